// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What led to the selection, and what follows from it: rows that lead to their events.
#include "app/tables/tables-private.h"
#include "debug/telling/causes.h"
#include "debug/telling/history.h"
#include "debug/telling/why-not.h"
#include "debug/telling/why.h"
#include "support/i18n.h"

#include <string.h>

static char *
stage_name(const BsDocument *document, guint32 event)
{
    const BsStage *stage = bs_document_stage(document, bs_document_stage_of(document, event));
    return g_strdup(
        _(stage->pass && stage->pass->short_name ? stage->pass->short_name : stage->name));
}

static BsThing
selection_of(BsSession *session)
{
    const BsOp *op = bs_session_selected_op(session);
    const BsValue *value = bs_session_selected_value(session);
    return (BsThing){
        .op = op,
        .value = value,
        .block =
            op || value ? NULL : bs_session_selected_block(session), // it is that of the op, too
    };
}

// A row that leads to the event of a link; of a place in the source or at the end, to the thing.
static BsTableRow *
new_row(const BsLink *link)
{
    BsTableRow *row = bs_table_row_new();
    row->event = link->event;
    row->link_column = 2;
    if (!link->event) {
        row->op = link->op;
        row->value = link->value;
    }
    return row;
}

static void
take_links(const BsDocument *document, const GPtrArray *links, guint indent, GListStore *rows)
{
    for (guint i = 0; i < links->len; i++) {
        const BsLink *link = links->pdata[i];
        BsTableRow *row = new_row(link);
        row->cells[0] = link->event ? g_strdup_printf("%u", link->event) : NULL;
        row->cells[1] = link->event ? stage_name(document, link->event) : NULL;
        row->cells[2] = g_strdup_printf("%*s%s", (gint)(indent * link->depth), "", link->text);
        bs_rows_take(rows, row);
    }
}

void
bs_fill_why(BsSession *session, GListStore *rows)
{
    BsDocument *document = bs_session_document(session);
    const BsThing thing = selection_of(session);
    if (!thing.op && !thing.value && !thing.block)
        return;
    g_autoptr(GPtrArray) links = bs_document_why_first(document, thing);
    take_links(document, links, 0, rows);
}

// Each question that makes sense, with the condition that failed.
void
bs_fill_why_not(BsSession *session, GListStore *rows)
{
    const BsThing thing = selection_of(session);
    if (!thing.op && !thing.value)
        return;
    g_autoptr(GPtrArray) answers =
        bs_document_why_not(bs_session_document(session), thing, BS_N_QUESTIONS);
    for (guint i = 0; i < answers->len; i++) {
        const BsWhyNot *answer = answers->pdata[i];
        const BsLink *link = answer->links->pdata[0];
        BsTableRow *row = new_row(link);
        row->cells[0] = g_strdup(bs_question_text(answer->question));
        row->cells[1] = link->event ? g_strdup_printf("%u", link->event) : NULL;
        row->cells[2] = answer->is_so && !answer->is_due
                            ? g_strdup_printf(_("It is: %s"), link->text)
                            : g_strdup(link->text);
        bs_rows_take(rows, row);
    }
}

void
bs_fill_became(BsSession *session, GListStore *rows)
{
    enum { INDENT = 4 };
    BsDocument *document = bs_session_document(session);
    const BsThing thing = selection_of(session);
    if (!thing.op && !thing.value)
        return;
    g_autoptr(GPtrArray) links = bs_document_became(document, thing.op, thing.value);
    take_links(document, links, INDENT, rows);
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
        row->link_column = 4;
        row->cells[0] = g_strdup_printf("%u", entry->event);
        row->cells[1] = stage_name(document, entry->event);
        row->cells[2] = g_strdup(entry->name ? entry->name : "\u2013");
        row->cells[3] = g_strdup(entry->state);
        row->cells[4] = g_strdup(entry->what);
        bs_rows_take(rows, row);
    }
}
