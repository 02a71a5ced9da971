// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the session moves its document, and where it has been.
#include "app/session/session-private.h"
#include "debug/document/cursor.h"

// -- telling -------------------------------------------------------------------------------------

// What happens elsewhere is shown where it happens: the view follows the event to its function.
static void
follow_event(BsSession *self)
{
    const BsOp *function = bs_document_event_function(self->document, bs_session_cursor(self));
    const char *name = function ? bs_function_name(function) : NULL;
    if (name && g_strcmp0(name, self->function) != 0) {
        g_free(self->function);
        self->function = g_strdup(name);
    }
}

// Where it stands is where it has been, and everyone hears of it.
static gboolean
after_move(BsSession *self, gboolean moved, BsHop hop)
{
    if (!moved)
        return FALSE;
    if (bs_session_keep_veil(self) && bs_session_cursor(self) == self->at) {
        bs_session_tell_moved(self); // the document has been elsewhere: its texts are others
        return FALSE;
    }
    if (hop == BS_HOP_STEP)
        bs_visits_step(&self->visits, bs_session_cursor(self));
    else if (hop == BS_HOP_JUMP)
        bs_visits_jump(&self->visits, bs_session_cursor(self));
    follow_event(self);
    bs_session_tell_moved(self);
    return TRUE;
}

// -- moves ---------------------------------------------------------------------------------------

gboolean
bs_session_walk(BsSession *self, const BsWalkBy *by, guint times)
{
    return bs_session_is_walkable(self) &&
           after_move(self, bs_document_walk(self->document, self->loud, by->move, by->on, times),
                      by->hop);
}

gboolean
bs_session_goto(BsSession *self, guint32 event)
{
    return bs_session_is_walkable(self) &&
           after_move(self, bs_document_goto(self->document, event), BS_HOP_JUMP);
}

gboolean
bs_session_step_to(BsSession *self, guint32 event)
{
    return bs_session_is_walkable(self) &&
           after_move(self, bs_document_goto(self->document, event), BS_HOP_STEP);
}

gboolean
bs_session_goto_stage(BsSession *self, guint32 stage)
{
    return bs_session_is_walkable(self) && stage < bs_document_n_stages(self->document) &&
           after_move(self, bs_document_goto_stage(self->document, stage), BS_HOP_JUMP);
}

// One for each that is one thing with what is selected.
static GArray *
queries_of_selection(BsSession *self)
{
    GArray *queries = g_array_new(FALSE, FALSE, sizeof(BsEventQuery));
    g_autoptr(GPtrArray) ops = g_ptr_array_new(), values = g_ptr_array_new();
    if (self->op || self->value)
        bs_session_selected_line(self, ops, values);
    const GPtrArray *line = values->len ? values : ops;
    for (guint i = 0; i < line->len; i++) {
        BsEventQuery query = {0};
        if (values->len)
            query.value = values->pdata[i];
        else
            query.op = ops->pdata[i];
        g_array_append_val(queries, query);
    }
    const BsEventQuery of_block = {.block = self->block};
    if (!line->len)
        g_array_append_val(queries, of_block);
    return queries;
}

gboolean
bs_session_run_to_selection(BsSession *self, gboolean forward)
{
    if (!bs_session_is_walkable(self) || (!self->op && !self->value && !self->block))
        return FALSE;
    g_autoptr(GArray) queries = queries_of_selection(self);
    const BsEventQuery *all = (const BsEventQuery *)(gpointer)queries->data;
    return after_move(self,
                      forward ? bs_document_run_forward(self->document, all, queries->len)
                              : bs_document_run_back(self->document, all, queries->len),
                      BS_HOP_JUMP);
}

// -- visits --------------------------------------------------------------------------------------

gboolean
bs_session_can_revisit(BsSession *self, gboolean forward)
{
    return bs_session_is_walkable(self) && bs_visits_can_go(&self->visits, forward);
}

gboolean
bs_session_revisit(BsSession *self, gboolean forward)
{
    guint32 position;
    if (!bs_session_is_walkable(self) || !bs_visits_go(&self->visits, forward, &position))
        return FALSE;
    return after_move(self, bs_document_goto(self->document, position), BS_HOP_REVISIT);
}

// -- what changed nothing ------------------------------------------------------------------------

void
bs_session_update_loud(BsSession *self)
{
    g_clear_pointer(&self->loud, bs_loud_unref);
    if (self->hides_unchanged && bs_session_is_walkable(self))
        self->loud = bs_loud_new(self->document);
}

gboolean
bs_session_hides_unchanged(BsSession *self)
{
    return self->hides_unchanged;
}

BsLoud *
bs_session_loud(BsSession *self)
{
    return self->loud;
}
