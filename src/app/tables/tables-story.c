// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What led to the selection, and what follows from it: rows that lead to their events.
#include "app/tables/tables-private.h"
#include "debug/telling/causes.h"
#include "debug/telling/history.h"
#include "support/i18n.h"

#include <string.h>

static char *
stage_name(const BsDocument *document, guint32 event)
{
    const BsStage *stage = bs_document_stage(document, bs_document_stage_of(document, event));
    return g_strdup(
        _(stage->pass && stage->pass->short_name ? stage->pass->short_name : stage->name));
}

static void
fill_links(BsSession *session, GListStore *rows,
           GPtrArray *(*ask)(BsDocument *document, const BsOp *op, const BsValue *value))
{
    BsDocument *document = bs_session_document(session);
    const BsOp *op = bs_session_selected_op(session);
    const BsValue *value = bs_session_selected_value(session);
    if (!op && !value)
        return;
    g_autoptr(GPtrArray) links = ask(document, op, value);
    for (guint i = 0; i < links->len; i++) {
        const BsLink *link = links->pdata[i];
        BsTableRow *row = bs_table_row_new();
        row->event = link->event;
        if (!link->event) { // a place in the source or at the end: nothing else to go to
            row->op = link->op;
            row->value = link->value;
        }
        row->cells[0] = link->event ? g_strdup_printf("%u", link->event) : NULL;
        row->cells[1] = link->event ? stage_name(document, link->event) : NULL;
        row->cells[2] = g_strdup_printf("%*s%s", (gint)(4 * link->depth), "", link->text);
        bs_rows_take(rows, row);
    }
}

void
bs_fill_why(BsSession *session, GListStore *rows)
{
    fill_links(session, rows, bs_document_why);
}

void
bs_fill_became(BsSession *session, GListStore *rows)
{
    fill_links(session, rows, bs_document_became);
}

void
bs_fill_history(BsSession *session, GListStore *rows)
{
    BsDocument *document = bs_session_document(session);
    g_autoptr(GArray) entries = bs_document_history(document, bs_session_selected_value(session));
    for (guint i = 0; i < entries->len; i++) {
        const BsHistoryEntry *entry = &g_array_index(entries, BsHistoryEntry, i);
        BsTableRow *row = bs_table_row_new();
        row->event = entry->event;
        row->cells[0] = g_strdup_printf("%u", entry->event);
        row->cells[1] = stage_name(document, entry->event);
        row->cells[2] = g_strdup(entry->name ? entry->name : "\u2013");
        row->cells[3] = g_strdup(entry->state);
        row->cells[4] = g_strdup(entry->what);
        bs_rows_take(rows, row);
    }
}
