// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/table-search.h"

#include "app/tables.h"
#include "debug/search.h"

static gboolean
matches(const GRegex *regex, const BsTableRow *row)
{
    for (guint i = 0; i < BS_TABLE_COLUMNS; i++) {
        if (row->cells[i] && g_regex_match(regex, row->cells[i], 0, NULL))
            return TRUE;
    }
    return FALSE;
}

static void
search_table(BsSession *session, guint table, const GRegex *regex, GArray *hits)
{
    g_autoptr(GListStore) rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    bs_tables[table].fill(session, rows);
    const guint n = g_list_model_get_n_items(G_LIST_MODEL(rows));
    for (guint i = 0; i < n; i++) {
        g_autoptr(BsTableRow) row = g_list_model_get_item(G_LIST_MODEL(rows), i);
        const BsTableHit hit = {table, i};
        bs_table_row_write(row, bs_session_document(session));
        if (matches(regex, row))
            g_array_append_val(hits, hit);
    }
}

GArray *
bs_tables_search(BsSession *session, const char *pattern, gboolean is_regex)
{
    GArray *hits = g_array_new(FALSE, FALSE, sizeof(BsTableHit));
    g_autofree char *limited = bs_search_pattern(pattern, is_regex);
    const GRegexCompileFlags flags = bs_search_is_case_sensitive(pattern)
                                         ? G_REGEX_OPTIMIZE
                                         : G_REGEX_OPTIMIZE | G_REGEX_CASELESS;
    g_autoptr(GRegex) regex = g_regex_new(limited, flags, 0, NULL);
    for (guint i = 0; regex && i < BS_N_TABLES; i++)
        search_table(session, i, regex, hits);
    return hits;
}
