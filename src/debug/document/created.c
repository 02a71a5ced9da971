// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops that events made, moved and modified: an index from events to ops, made once.
#include "debug/document/document-private.h"
#include "ir/journal.h"

#include <string.h>

// Calls `visit` for every op that was made during the run, once, in order.
static void
for_each_created(BsDocument *document, void (*visit)(BsDocument *document, BsOp *op))
{
    const BsJournal *journal = document->ir->journal;
    guint32 n = bs_journal_length(journal);
    guint8 *seen = g_malloc0((gsize)document->ir->n_ops + 1);
    for (guint32 i = 0; i < n; i++) {
        BsOp *op = bs_journal_change(journal, i).op;
        if (!op || op->event == 0 || seen[op->id])
            continue;
        seen[op->id] = TRUE;
        visit(document, op);
    }
    g_free(seen);
}

static void
count_created(BsDocument *document, BsOp *op)
{
    document->created_begin[op->event + 1]++;
}

static void
place_created(BsDocument *document, BsOp *op)
{
    document->created[document->created_begin[op->event]++] = op;
}

static void
index_created(BsDocument *document)
{
    guint32 n = bs_document_n_events(document);
    document->created_begin = g_new0(guint32, (gsize)n + 3);
    for_each_created(document, count_created);
    for (guint32 i = 1; i < n + 3; i++)
        document->created_begin[i] += document->created_begin[i - 1];
    document->created = g_new0(BsOp *, (gsize)document->created_begin[n + 1] + 1);
    for_each_created(document, place_created);
    // Placing moved every start to its end: shift them back.
    memmove(document->created_begin + 1, document->created_begin, sizeof(guint32) * ((gsize)n + 1));
    document->created_begin[0] = 0;
}

BsOp *const *
bs_document_event_created(BsDocument *document, guint32 number, guint32 *n)
{
    *n = 0;
    if (!bs_document_event(document, number))
        return NULL;
    if (!document->created)
        index_created(document);
    guint32 begin = document->created_begin[number];
    *n = document->created_begin[number + 1] - begin;
    return document->created + begin;
}

void
bs_document_changed_ops(BsDocument *document, guint32 first, guint32 last, GPtrArray *ops)
{
    if (!bs_document_event(document, first) || last < first)
        return;
    const BsJournal *journal = document->ir->journal;
    guint32 end =
        bs_timeline_position_after(document->timeline, MIN(last, bs_document_n_events(document)));
    GHashTable *seen = g_hash_table_new(NULL, NULL);
    for (guint32 i = bs_document_event(document, first)->position; i < end; i++) {
        BsChange change = bs_journal_change(journal, i);
        gboolean kept =
            change.kind == BS_CHANGE_OP_INSERTED || change.kind == BS_CHANGE_OP_MODIFIED;
        if (kept && change.op && g_hash_table_add(seen, change.op) &&
            bs_document_has_op(document, change.op))
            g_ptr_array_add(ops, change.op);
    }
    g_hash_table_unref(seen);
}
