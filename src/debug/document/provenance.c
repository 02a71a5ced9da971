// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/provenance.h"

#include "debug/document/document-private.h"
#include "debug/document/kept.h"
#include "ir/effects.h"

// Events that make ops out of the op they speak of; those of the others stand on their own.
static gboolean
is_descent(BsEventKind kind)
{
    return kind == BS_EVENT_PATTERN || kind == BS_EVENT_FOLD || kind == BS_EVENT_LOWER ||
           kind == BS_EVENT_OP_REBUILT || kind == BS_EVENT_TERMINATOR || kind == BS_EVENT_EXPAND ||
           kind == BS_EVENT_REPLACE;
}

BsOp *
bs_document_op_origin(BsDocument *document, const BsOp *op)
{
    const BsEvent *event = op ? bs_document_event(document, op->event) : NULL;
    while (event && !is_descent(event->kind) && bs_event_kind_grain(event->kind) == BS_GRAIN_DETAIL)
        event = bs_document_event(document, event->parent); // a detail of a rewrite
    if (!event || !is_descent(event->kind) || event->op == op)
        return NULL;
    return event->op;
}

// What decides at run time who frees: it is lowered on.
static gboolean
is_dealloc(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_FREE_IF || bs_op_memory(op) == BS_MEMORY_RETAIN;
}

// The dealloc furthest up the line of descent. Origins are older than the ops made from them, so
// this ends.
static BsOp *
find_dealloc(BsDocument *document, BsOp *op)
{
    BsOp *found = NULL;
    while (op) {
        if (is_dealloc(op))
            found = op;
        BsOp *origin = bs_document_op_origin(document, op);
        op = origin && origin->id < op->id ? origin : NULL;
    }
    return found;
}

// -- the stage of the lowering -------------------------------------------------------------------

static gboolean
lowers_some(const BsDocument *document, const BsStage *stage)
{
    for (guint32 i = stage->first; i && i <= stage->last; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (event->kind == BS_EVENT_LOWER && is_dealloc(event->op))
            return TRUE;
    }
    return FALSE;
}

guint32
bs_document_lowering_stage(const BsDocument *document)
{
    guint32 would = 0, frees = 0;
    for (guint32 i = 1; i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        if (!stage->reached || stage->failed)
            continue;
        if (stage->pass && stage->pass->lowers_frees && lowers_some(document, stage))
            return i;
        if (stage->pass && stage->pass->lowers_frees && !would)
            would = i;
        if (stage->pass && stage->pass->frees_all && !frees)
            frees = i;
    }
    return would ? would : frees;
}

// -- the family of a dealloc ---------------------------------------------------------------------

BsOp *
bs_document_dealloc_of(BsDocument *document, const BsOp *op)
{
    if (!op || !document->timeline)
        return NULL;
    static const char key;
    BsOp **all = bs_document_kept(document, &key); // by op id
    if (!all) {
        all = g_new0(BsOp *, (gsize)document->ir->n_ops + 1);
        bs_document_keep(document, &key, all, g_free);
    }
    BsOp **known = &all[op->id];
    BsOp *none = document->ir->root; // stands for "looked, none"
    if (!*known) {
        BsOp *found = find_dealloc(document, (BsOp *)(gsize)op);
        *known = found ? found : none;
    }
    return *known == none ? NULL : *known;
}

void
bs_document_dealloc_family(BsDocument *document, const BsOp *op, GPtrArray *ops)
{
    BsOp *dealloc = bs_document_dealloc_of(document, op);
    if (!dealloc)
        return;
    g_ptr_array_add(ops, dealloc);
    guint32 n_events = bs_document_n_events(document);
    for (guint32 i = dealloc->event + 1; i <= n_events; i++) {
        guint32 n;
        BsOp *const *created = bs_document_event_created(document, i, &n);
        for (guint32 k = 0; k < n; k++) {
            if (bs_document_dealloc_of(document, created[k]) == dealloc)
                g_ptr_array_add(ops, created[k]);
        }
    }
}
