// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hands do in a code view: selecting, pointing, the context menu, breakpoints beside the code.
#include "app/code/code-symbols.h"
#include "app/code/code-view-private.h"
#include "app/kit/context-menu.h"
#include "debug/document/as-written.h"

// -- breakpoints ---------------------------------------------------------------------------------

static const BsOp *
op_at(BsCodeView *self, guint32 line)
{
    const BsOpLines *lines = self->text ? bs_text_find_line(self->text, line) : NULL;
    return lines ? lines->op : NULL;
}

static const BsOp *
op_to_break_at(BsCodeView *self, guint32 line)
{
    const BsOp *op = bs_session_is_walkable(self->session) ? op_at(self, line) : NULL;
    const BsOpLines *lines = op && op != self->shown ? bs_code_marks_find(self, op) : NULL;
    return lines && lines->first == line ? op : NULL;
}

static BsBreakSign
break_at(gpointer view, guint32 line)
{
    BsCodeView *self = view;
    const BsOp *op = op_to_break_at(self, line);
    gpointer sign = op ? g_hash_table_lookup(self->break_ops, op) : NULL;
    return !op ? BS_NO_BREAK : sign ? (BsBreakSign)GPOINTER_TO_UINT(sign) : BS_CAN_BREAK;
}

static void
toggle_break(gpointer view, guint32 line)
{
    BsCodeView *self = view;
    const BsOp *op = op_to_break_at(self, line);
    if (op)
        g_signal_emit_by_name(self, "break-at", op);
}

void
bs_code_view_show_breaks(BsCodeView *self, const GPtrArray *enabled, const GPtrArray *disabled)
{
    g_hash_table_remove_all(self->break_ops);
    for (guint i = 0; i < disabled->len; i++)
        g_hash_table_insert(self->break_ops, disabled->pdata[i], GUINT_TO_POINTER(BS_BREAK_OFF));
    for (guint i = 0; i < enabled->len; i++)
        g_hash_table_insert(self->break_ops, enabled->pdata[i], GUINT_TO_POINTER(BS_BREAKS));
    gtk_widget_queue_draw(GTK_WIDGET(self->breaks));
}

// -- input ---------------------------------------------------------------------------------------

// A name selects the value or block that it means there, the rest of a line its op.
static void
select_at(BsCodeView *self, const GtkTextIter *at)
{
    const guint32 line = (guint32)gtk_text_iter_get_line(at);
    g_autofree char *name = self->names ? bs_code_name_at(at) : NULL;
    const BsValue *value = NULL;
    const BsBlock *block = NULL;
    if (name && *name == '%')
        value = bs_code_find_value(self->text, self->names, name, line);
    else if (name)
        block = bs_code_find_block(self->text, self->names, name, line);
    const BsOpLines *lines = bs_text_find_line(self->text, line);
    const BsOp *function =
        self->stage == BS_CODE_AS_WRITTEN
            ? bs_document_source_function(bs_session_document(self->session), line)
            : NULL;
    if (function && function != self->shown) // the whole input is here, not one function
        bs_session_set_function(self->session, bs_function_name(function));
    if (value)
        bs_session_select_value(self->session, value);
    else if (block)
        bs_session_select_block(self->session, block);
    else if (lines && lines->op != self->shown)
        bs_session_select_op(self->session, lines->op);
    else
        bs_session_clear_selection(self->session);
}

// A click there is for a breakpoint.
static gboolean
is_beside(BsCodeView *self, double x)
{
    graphene_rect_t dots;
    return gtk_widget_compute_bounds(GTK_WIDGET(self->breaks), GTK_WIDGET(self->view), &dots) &&
           x >= dots.origin.x && x < dots.origin.x + dots.size.width;
}

static void
on_click(BsCodeView *self, int n_press, double x, double y)
{
    GtkTextIter at;
    int buffer_x, buffer_y;
    if (!self->text || is_beside(self, x))
        return;
    gtk_text_view_window_to_buffer_coords(GTK_TEXT_VIEW(self->view), GTK_TEXT_WINDOW_WIDGET, (int)x,
                                          (int)y, &buffer_x, &buffer_y);
    gtk_text_view_get_iter_at_location(GTK_TEXT_VIEW(self->view), &at, buffer_x, buffer_y);
    self->selecting = TRUE;
    select_at(self, &at);
    self->selecting = FALSE;
}

// A BsContextAim: what is under the pointer is selected first, and a menu is about that.
static gboolean
aim_at(gpointer view, double x, double y, GdkRectangle *at)
{
    BsCodeView *self = view;
    GtkTextView *text = GTK_TEXT_VIEW(self->view);
    GdkRectangle caret;
    if (!self->text)
        return FALSE;
    if (x >= 0) {
        on_click(self, 1, x, y);
        return TRUE;
    }
    gtk_text_view_get_cursor_locations(text, NULL, &caret, NULL);
    gtk_text_view_buffer_to_window_coords(text, GTK_TEXT_WINDOW_WIDGET, caret.x,
                                          caret.y + caret.height, &at->x, &at->y);
    return TRUE;
}

static void
on_motion(BsCodeView *self, double x, double y)
{
    GtkTextIter at;
    int buffer_x, buffer_y;
    if (!self->text)
        return;
    gtk_text_view_window_to_buffer_coords(GTK_TEXT_VIEW(self->view), GTK_TEXT_WINDOW_WIDGET, (int)x,
                                          (int)y, &buffer_x, &buffer_y);
    gtk_text_view_get_iter_at_location(GTK_TEXT_VIEW(self->view), &at, buffer_x, buffer_y);
    const BsOp *op = op_at(self, (guint32)gtk_text_iter_get_line(&at));
    bs_session_hover(self->session, op == self->shown ? NULL : op);
}

static void
on_leave(BsCodeView *self)
{
    bs_session_hover(self->session, NULL);
}

// -- setting up ----------------------------------------------------------------------------------

void
bs_code_input_init(BsCodeView *self)
{
    self->break_ops = g_hash_table_new(NULL, NULL);
    self->breaks = bs_break_signs_add(self->view, break_at, toggle_break, self);
    self->numbers = bs_line_numbers_add(self->view);
    bs_context_menu_add(GTK_WIDGET(self->view), GTK_BOX(self), "selection_menu", aim_at, self);
    GtkGesture *click = gtk_gesture_click_new();
    // The text view claims the click for its own cursor: listen before it does.
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), GTK_EVENT_CONTROLLER(click));
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect_swapped(motion, "motion", G_CALLBACK(on_motion), self);
    g_signal_connect_swapped(motion, "leave", G_CALLBACK(on_leave), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), motion);
}
