// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/code-link.h"

#include "debug/document/cursor.h"

struct BsCodeLink {
    BsSession *session;
    BsCodeView *views[2];
    BsCanvas *canvas;
    BsDiff *diff; // of our own, when the session compares nothing; NULL until it is needed
    gboolean locked, moving;
    gulong handlers[5];
};

static void
forget(BsCodeLink *self)
{
    g_clear_pointer(&self->diff, bs_diff_free);
}

static gboolean
is_as_written(BsCodeLink *self, guint which)
{
    return !bs_session_diff(self->session) &&
           bs_code_view_stage(self->views[which]) == BS_CODE_AS_WRITTEN;
}

static guint32
position_of(BsCodeLink *self, guint which)
{
    const gint stage = is_as_written(self, which) ? 0 : bs_code_view_stage(self->views[which]);
    const BsStage *row =
        stage >= 0 ? bs_document_stage(bs_session_document(self->session), (guint32)stage) : NULL;
    return row && row->reached ? row->last : bs_session_cursor(self->session);
}

const BsDiff *
bs_code_link_diff(BsCodeLink *self)
{
    if (bs_session_diff(self->session))
        return bs_session_diff(self->session);
    const BsOp *function = bs_session_function(self->session);
    if (!self->diff && function)
        self->diff = bs_document_diff(bs_session_document(self->session), position_of(self, 0),
                                      position_of(self, 1), function);
    return self->diff;
}

// The line of the other view that goes with a line of this one, or -1: by the differences of two
// printed texts, or, of the source, by the op that is there.
static gint
line_across(BsCodeLink *self, guint which, guint32 line, gboolean *is_same)
{
    *is_same = FALSE;
    if (is_as_written(self, 0) || is_as_written(self, 1))
        return bs_code_view_line_of(self->views[1 - which],
                                    bs_code_view_op_at(self->views[which], line));
    const BsDiff *diff = bs_code_link_diff(self);
    return diff ? (gint)bs_diff_across(diff, which ? BS_DIFF_AFTER : BS_DIFF_BEFORE, line, is_same)
                : -1;
}

static GtkAdjustment *
scroll_of(BsCodeLink *self, guint which)
{
    return gtk_scrollable_get_vadjustment(
        GTK_SCROLLABLE(bs_code_view_text_view(self->views[which])));
}

static void
on_scrolled(BsCodeLink *self, guint which)
{
    if (self->moving)
        return;
    if (bs_code_view_is_aligned(self->views[which])) { // both are as high
        self->moving = TRUE;
        gtk_adjustment_set_value(scroll_of(self, 1 - which),
                                 gtk_adjustment_get_value(scroll_of(self, which)));
        self->moving = FALSE;
        return;
    }
    if (!self->locked)
        return;
    gboolean is_same;
    double hidden;
    const guint32 line = bs_code_view_top(self->views[which], &hidden);
    const gint across = line_across(self, which, line, &is_same);
    if (across < 0)
        return;
    self->moving = TRUE;
    bs_code_view_put_on_top(self->views[1 - which], (guint32)across, is_same ? hidden : 0);
    bs_canvas_reveal(self->canvas, bs_code_view_op_at(self->views[which], line + 1), NULL);
    self->moving = FALSE;
}

static void
on_left_scrolled(BsCodeLink *self)
{
    on_scrolled(self, 0);
}

static void
on_right_scrolled(BsCodeLink *self)
{
    on_scrolled(self, 1);
}

BsCodeLink *
bs_code_link_new(BsSession *session, BsCodeView *left, BsCodeView *right, BsCanvas *canvas)
{
    static void (*const scrolled[])(BsCodeLink * self) = {on_left_scrolled, on_right_scrolled};
    BsCodeLink *self = g_new0(BsCodeLink, 1);
    self->session = session;
    self->canvas = canvas;
    self->views[0] = left;
    self->views[1] = right;
    for (guint i = 0; i < 2; i++) {
        GtkScrollable *view = GTK_SCROLLABLE(bs_code_view_text_view(self->views[i]));
        self->handlers[i] = g_signal_connect_swapped(
            gtk_scrollable_get_vadjustment(view), "value-changed", G_CALLBACK(scrolled[i]), self);
        self->handlers[2 + i] =
            g_signal_connect_swapped(self->views[i], "notify::stage", G_CALLBACK(forget), self);
        bs_code_view_set_beside(self->views[i], self->views[1 - i]);
    }
    self->handlers[4] = g_signal_connect_swapped(session, "moved", G_CALLBACK(forget), self);
    return self;
}

void
bs_code_link_free(BsCodeLink *self)
{
    if (!self)
        return;
    for (guint i = 0; i < 2; i++) {
        GtkScrollable *view = GTK_SCROLLABLE(bs_code_view_text_view(self->views[i]));
        g_signal_handler_disconnect(gtk_scrollable_get_vadjustment(view), self->handlers[i]);
        g_signal_handler_disconnect(self->views[i], self->handlers[2 + i]);
    }
    g_signal_handler_disconnect(self->session, self->handlers[4]);
    forget(self);
    g_free(self);
}

void
bs_code_link_set_locked(BsCodeLink *self, gboolean locked)
{
    self->locked = locked;
    if (locked)
        on_scrolled(self, 0);
}
