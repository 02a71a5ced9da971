// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the session compares, and what the pointer is on.
#include "app/session/session-private.h"

// The last step forward may have been one over many events; a step back shows what it took back.
static void
notice_step(BsSession *self)
{
    const guint32 cursor = bs_session_cursor(self);
    if (cursor == self->at)
        return;
    self->came_from = cursor > self->at ? self->at : MAX(cursor, 1) - 1;
    self->at = cursor;
}

static guint32
position_of(BsSession *self, gint stage)
{
    const BsStage *row = stage >= 0 ? bs_document_stage(self->document, (guint32)stage) : NULL;
    return row && row->reached ? row->last : bs_session_cursor(self);
}

BsDiff *
bs_session_update_diff(BsSession *self)
{
    BsDiff *before = g_steal_pointer(&self->diff);
    notice_step(self);
    if (self->compare == BS_COMPARE_OFF || !bs_session_is_walkable(self) ||
        (self->compare == BS_COMPARE_STAGES && (bs_session_hides_stage(self, self->compared[0]) ||
                                                bs_session_hides_stage(self, self->compared[1]))))
        return before;
    const BsOp *function = bs_session_function(self);
    const gboolean by_step = self->compare == BS_COMPARE_STEP;
    if (function)
        self->diff = bs_document_diff(
            self->document, by_step ? self->came_from : position_of(self, self->compared[0]),
            by_step ? bs_session_cursor(self) : position_of(self, self->compared[1]), function);
    return before;
}

BsCompare
bs_session_compare(BsSession *self)
{
    return self->compare;
}

guint32
bs_session_came_from(BsSession *self)
{
    return self->came_from;
}

const BsDiff *
bs_session_diff(BsSession *self)
{
    return self->diff;
}

// -- the pointer ---------------------------------------------------------------------------------

void
bs_session_hover(BsSession *self, const BsOp *op)
{
    if (!self->linked)
        op = NULL;
    if (self->hovered == op)
        return;
    self->hovered = op;
    g_signal_emit_by_name(self, "hovered");
}

const BsOp *
bs_session_hovered_op(BsSession *self)
{
    return self->hovered;
}

gboolean
bs_session_is_linked(BsSession *self)
{
    return self->linked;
}

void
bs_session_set_linked(BsSession *self, gboolean linked)
{
    if (self->linked == linked)
        return;
    self->linked = linked;
    bs_session_hover(self, NULL);
}
