// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/table-search.h"

#include "app/tables/tables.h"
#include "debug/telling/search.h"

struct BsTableSearch {
    BsSession *session; // its owner's
    GRegex *regex;
    GArray *hits;     // of BsTableHit
    GListStore *rows; // of `table`, or NULL before it is looked at
    guint table, row; // what is next
};

BsTableSearch *
bs_table_search_new(BsSession *session, const char *pattern, gboolean is_regex)
{
    BsTableSearch *search = g_new0(BsTableSearch, 1);
    g_autofree char *limited = bs_search_pattern(pattern, is_regex);
    const GRegexCompileFlags flags = bs_search_is_case_sensitive(pattern)
                                         ? G_REGEX_OPTIMIZE
                                         : G_REGEX_OPTIMIZE | G_REGEX_CASELESS;
    search->session = session;
    search->regex = g_regex_new(limited, flags, 0, NULL);
    search->hits = g_array_new(FALSE, FALSE, sizeof(BsTableHit));
    search->table = search->regex ? 0 : BS_N_TABLES;
    return search;
}

void
bs_table_search_free(BsTableSearch *search)
{
    if (!search)
        return;
    g_clear_pointer(&search->regex, g_regex_unref);
    g_array_unref(search->hits);
    g_clear_object(&search->rows);
    g_free(search);
}

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
search_row(BsTableSearch *search)
{
    g_autoptr(BsTableRow) row = g_list_model_get_item(G_LIST_MODEL(search->rows), search->row);
    const BsTableHit hit = {search->table, search->row};
    bs_table_row_write(row, bs_session_document(search->session));
    if (matches(search->regex, row))
        g_array_append_val(search->hits, hit);
    search->row++;
}

// The next table, or one row of it.
static void
search_on(BsTableSearch *search)
{
    if (!search->rows) {
        search->rows = g_list_store_new(BS_TYPE_TABLE_ROW);
        search->row = 0;
        bs_tables_fill(search->session, search->table, search->rows);
    } else if (search->row < g_list_model_get_n_items(G_LIST_MODEL(search->rows))) {
        search_row(search);
    } else {
        g_clear_object(&search->rows);
        search->table++;
    }
}

gboolean
bs_table_search_run(BsTableSearch *search, gint64 microseconds)
{
    const gint64 end = g_get_monotonic_time() + microseconds;
    while (search->table < BS_N_TABLES && g_get_monotonic_time() < end)
        search_on(search);
    return search->table < BS_N_TABLES;
}

guint
bs_table_search_length(const BsTableSearch *search)
{
    return search->hits->len;
}

BsTableHit
bs_table_search_get(const BsTableSearch *search, guint index)
{
    return g_array_index(search->hits, BsTableHit, index);
}
