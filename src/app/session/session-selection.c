// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is selected, what that is where the cursor goes, and what the pair of stages in sight did
// with it.
#include "app/session/session-private.h"
#include "debug/document/as-written.h"
#include "debug/document/heirs.h"
#include "debug/document/provenance.h"
#include "debug/telling/mentions.h"

static char *
describe_selection(BsSession *self)
{
    const char *name = NULL;
    if (self->value)
        name = bs_document_value_name(self->document, self->value);
    else if (self->op)
        name = self->op->def->name;
    else if (self->block)
        name = bs_document_block_name(self->document, self->block);
    return g_strdup(name ? name : "");
}

// NULL when there is no more to say.
static char *
name_in_source(BsSession *self)
{
    return self->value                ? bs_document_both_names(self->document, self->value)
           : self->block && !self->op ? bs_document_both_labels(self->document, self->block)
                                      : NULL;
}

static const BsValue *
only_result(const BsOp *op)
{
    return op && op->n_results == 1 ? bs_op_result(op, 0) : NULL;
}

// FALSE: it is selected already.
static gboolean
set_selection(BsSession *self, const BsOp *op, const BsValue *value, const BsBlock *block)
{
    if (self->op == op && self->value == value && self->block == block)
        return FALSE;
    self->op = op;
    self->value = value;
    self->block = block;
    g_ptr_array_set_size(self->lit, 0);
    if (op)
        bs_document_dealloc_family(self->document, op, self->lit);
    g_free(self->selection_text);
    self->selection_text = describe_selection(self);
    g_free(self->selection_title);
    self->selection_title = name_in_source(self);
    return TRUE;
}

// What was selected, where the cursor is now; of an op whose place no op has taken, its memref.
static BsThing
find_picked(BsSession *self)
{
    const BsThing picked = self->picked;
    const BsValue *value = picked.value, *alone = only_result(picked.op);
    const BsOp *op = value ? NULL : bs_document_op_now(self->document, picked.op);
    if (!value && !op && alone && bs_type_is_memref(alone->type))
        value = alone;
    value = bs_document_value_now(self->document, value);
    return (BsThing){.op = value ? bs_value_op(value) : op,
                     .value = value ? value : only_result(op)};
}

// A pass that makes an op anew makes the same thing: it stays selected. What is gone does, too.
gboolean
bs_session_follow_selection(BsSession *self)
{
    if (!bs_session_is_walkable(self) || (!self->picked.op && !self->picked.value))
        return FALSE;
    const BsThing now = find_picked(self);
    const BsBlock *block = now.op      ? bs_op_block(now.op)
                           : now.value ? bs_value_block(now.value)
                                       : NULL;
    return (now.op || now.value) && set_selection(self, now.op, now.value, block);
}

// -- in the pair of stages in sight ---------------------------------------------------------------

static gboolean
is_in(const BsStage *stage, guint32 event)
{
    return stage->first && stage->first < event && event < stage->last;
}

// The event of the stage that rewrote the dealloc; 0: none.
static guint32
find_lowered(BsSession *self, const BsStage *stage, const BsOp *dealloc)
{
    for (guint32 i = stage->first; dealloc && is_in(stage, i + 1); i++) {
        const BsEvent *event = bs_document_event(self->document, i + 1);
        if (event->kind == BS_EVENT_LOWER && event->op &&
            bs_document_dealloc_of(self->document, event->op) == dealloc)
            return i + 1;
    }
    return 0;
}

// The event of the stage that made the op, which may be a detail of another one; 0: none.
static guint32
find_made(BsSession *self, const BsStage *stage, const BsOp *op)
{
    guint32 number = op->event;
    while (is_in(stage, number)) {
        const BsEvent *event = bs_document_event(self->document, number);
        if (bs_event_kind_grain(event->kind) != BS_GRAIN_DETAIL)
            return number;
        number = event->parent;
    }
    return 0;
}

static const BsOp *
picked_op(BsSession *self)
{
    return self->picked.value ? bs_value_op(self->picked.value) : self->picked.op;
}

// A name in what is said: it is followed, and what is said stays.
static gboolean
is_named(BsSession *self, guint32 event)
{
    guint n = 0;
    const BsMention *mentions = event ? bs_document_mentions(self->document, event, &n) : NULL;
    for (guint i = 0; i < n; i++) {
        const BsThing *named = &mentions[i].thing;
        const BsValue *now = bs_document_value_now(self->document, named->value);
        if (self->picked.value && (self->picked.value == named->value || self->picked.value == now))
            return TRUE;
        if (self->picked.op && self->picked.op == named->op)
            return TRUE;
    }
    return FALSE;
}

void
bs_session_note_pair(BsSession *self)
{
    const BsOp *op = picked_op(self); // of an argument there is none
    if (!self->pair || !bs_session_is_walkable(self)) {
        self->pair_event = 0;
        return;
    }
    const BsStage *stage = bs_document_stage(self->document, self->pair);
    guint32 event = 0;
    if (op)
        event = find_lowered(self, stage, bs_document_dealloc_of(self->document, op));
    if (op && !event)
        event = find_made(self, stage, op);
    if (event || !is_named(self, self->pair_event))
        self->pair_event = event;
}

// -- selecting -----------------------------------------------------------------------------------

static void
select_all(BsSession *self, BsThing picked, const BsOp *op, const BsValue *value,
           const BsBlock *block)
{
    self->picked = picked;
    bs_session_note_pair(self);
    if (set_selection(self, op, value, block))
        g_signal_emit_by_name(self, "selected");
}

void
bs_session_select_op(BsSession *self, const BsOp *op)
{
    select_all(self, (BsThing){.op = op}, op, only_result(op), op ? bs_op_block(op) : NULL);
}

void
bs_session_select_value(BsSession *self, const BsValue *value)
{
    select_all(self, (BsThing){.value = value}, value ? bs_value_op(value) : NULL, value,
               value ? bs_value_block(value) : NULL);
}

void
bs_session_selected_line(BsSession *self, GPtrArray *ops, GPtrArray *values)
{
    const BsOp *of_picked = self->picked.value ? bs_value_op(self->picked.value) : self->picked.op;
    const BsOp *const both[] = {self->op, of_picked};
    const BsValue *const named[] = {self->value, self->picked.value};
    for (guint i = 0; i < G_N_ELEMENTS(both); i++) {
        if (both[i])
            bs_document_op_line(self->document, both[i], ops);
        if (named[i])
            bs_document_value_line(self->document, named[i], values);
    }
}

void
bs_session_select_block(BsSession *self, const BsBlock *block)
{
    select_all(self, (BsThing){.block = block}, NULL, NULL, block);
}

void
bs_session_clear_selection(BsSession *self)
{
    select_all(self, (BsThing){0}, NULL, NULL, NULL);
}

const BsOp *
bs_session_selected_op(BsSession *self)
{
    return self->op;
}

const BsValue *
bs_session_selected_value(BsSession *self)
{
    return self->value;
}

const BsBlock *
bs_session_selected_block(BsSession *self)
{
    return self->block;
}

const GPtrArray *
bs_session_lit_ops(BsSession *self)
{
    return self->lit;
}

const char *
bs_session_selection_text(BsSession *self)
{
    return self->selection_text ? self->selection_text : "";
}

const char *
bs_session_selection_title(BsSession *self)
{
    return self->selection_title ? self->selection_title : bs_session_selection_text(self);
}
