// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pointer, wheel and touch on the canvas.
#include "app/canvas/canvas-private.h"
#include "debug/document/as-written.h"
#include "support/i18n.h"

#include <math.h>

static const double WHEEL_STEP = 1.15;
enum { SCROLL_STEP = 60, DRAG_THRESHOLD = 6 };

static void
to_scene(BsCanvas *self, double *x, double *y)
{
    *x = *x / self->zoom + self->x;
    *y = *y / self->zoom + self->y;
}

static void
select_in_row(BsCanvas *self, const BsRow *row, double x, double y)
{
    const BsBadge *badge = bs_row_badge_at(row, x, y);
    if (badge)
        bs_session_select_value(self->session, badge->value);
    else
        bs_canvas_select_row(self, row);
}

static void
on_click(BsCanvas *self, int n_press, double x, double y)
{
    gtk_widget_grab_focus(GTK_WIDGET(self));
    if (!self->scene || self->dragged)
        return;
    to_scene(self, &x, &y);
    const BsFlow *flow;
    const BsToken *token = bs_scene_token_at(self->scene, x, y, &flow);
    const BsRow *row = token ? NULL : bs_scene_row_at(self->scene, x, y);
    self->keyboard.used = FALSE;
    gconstpointer fold_at = !row                        ? NULL
                            : row->kind == BS_ROW_TITLE ? (gconstpointer)row->block
                                                        : row->op;
    if (token && token->value)
        bs_session_select_value(self->session, token->value);
    else if (token)
        bs_session_select_op(self->session, self->scene->rows[flow->from].op);
    else if (row && bs_row_fold_at(row, x, y))
        bs_canvas_toggle_opened(self, row->op ? bs_op_block(row->op) : row->block);
    else if (row)
        select_in_row(self, row, x, y);
    else
        bs_session_clear_selection(self->session);
    if (n_press == 2 && fold_at) // the row is gone: the selection made another picture
        bs_canvas_toggle_fold(self, fold_at);
}

gboolean
bs_canvas_select_at(BsCanvas *self, double x, double y)
{
    if (!self->scene)
        return FALSE;
    to_scene(self, &x, &y);
    const BsFlow *flow;
    const BsToken *token = bs_scene_token_at(self->scene, x, y, &flow);
    const BsRow *row = token ? NULL : bs_scene_row_at(self->scene, x, y);
    if (token && token->value)
        bs_session_select_value(self->session, token->value);
    else if (token)
        bs_session_select_op(self->session, self->scene->rows[flow->from].op);
    else if (row)
        select_in_row(self, row, x, y);
    return token || row;
}

static void
on_drag_begin(BsCanvas *self)
{
    self->dragged = FALSE;
    self->drag_x = self->x;
    self->drag_y = self->y;
}

static void
on_drag_update(BsCanvas *self, double dx, double dy)
{
    self->dragged |= hypot(dx, dy) > DRAG_THRESHOLD;
    if (!self->dragged)
        return;
    self->x = self->drag_x - dx / self->zoom;
    self->y = self->drag_y - dy / self->zoom;
    bs_canvas_clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void
on_motion(BsCanvas *self, double x, double y)
{
    self->pointer_x = x;
    self->pointer_y = y;
    if (!self->scene)
        return;
    to_scene(self, &x, &y);
    const BsRow *row = bs_scene_row_at(self->scene, x, y);
    bs_session_hover(self->session, row ? row->op : NULL);
}

static void
on_leave(BsCanvas *self)
{
    bs_session_hover(self->session, NULL);
}

static gboolean
on_scroll(BsCanvas *self, double dx, double dy, GtkEventControllerScroll *controller)
{
    const GdkModifierType state =
        gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(controller));
    if (state & GDK_CONTROL_MASK)
        bs_canvas_set_zoom(self, self->zoom * pow(WHEEL_STEP, -dy), self->pointer_x,
                           self->pointer_y);
    else if (state & GDK_SHIFT_MASK)
        bs_canvas_pan_by(self, dy * SCROLL_STEP, dx * SCROLL_STEP);
    else
        bs_canvas_pan_by(self, dx * SCROLL_STEP, dy * SCROLL_STEP);
    return GDK_EVENT_STOP;
}

static void
on_pinch_begin(BsCanvas *self)
{
    self->pinch_zoom = self->zoom;
}

static void
on_pinch(BsCanvas *self, double scale, GtkGesture *gesture)
{
    double x = 0, y = 0;
    gtk_gesture_get_bounding_box_center(gesture, &x, &y);
    bs_canvas_set_zoom(self, self->pinch_zoom * scale, x, y);
}

// What the source calls it, of a row that is a value, or the label of a block.
static void
put_source_name(BsCanvas *self, const BsRow *row, GString *text)
{
    BsDocument *document = bs_session_document(self->session);
    const char *name = row->value                  ? bs_document_other_name(document, row->value)
                       : row->kind == BS_ROW_TITLE ? bs_document_other_label(document, row->block)
                                                   : NULL;
    if (!name)
        return;
    g_string_append_c(text, '\n');
    g_string_append_printf(text, _("%s in the source"), name);
}

static gboolean
on_tooltip(BsCanvas *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
    double scene_x = x, scene_y = y;
    if (!self->scene || keyboard)
        return FALSE;
    to_scene(self, &scene_x, &scene_y);
    const BsFlow *flow;
    if (bs_scene_token_at(self->scene, scene_x, scene_y, &flow)) {
        gtk_tooltip_set_text(tooltip, flow->full);
        return TRUE;
    }
    const BsRow *row = bs_scene_row_at(self->scene, scene_x, scene_y);
    if (!row)
        return FALSE;
    if (bs_row_fold_at(row, scene_x, scene_y)) {
        gtk_tooltip_set_text(tooltip, row->fold->full);
        return TRUE;
    }
    g_autoptr(GString) text = g_string_new(row->full);
    for (guint32 i = 0; i < row->n_badges; i++)
        g_string_append_printf(text, "\n%s", row->badges[i].text);
    put_source_name(self, row, text);
    gtk_tooltip_set_text(tooltip, text->str);
    return TRUE;
}

void
bs_canvas_add_controllers(BsCanvas *self)
{
    GtkWidget *widget = GTK_WIDGET(self);
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect_swapped(click, "released", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
    GtkGesture *drag = gtk_gesture_drag_new();
    g_signal_connect_swapped(drag, "drag-begin", G_CALLBACK(on_drag_begin), self);
    g_signal_connect_swapped(drag, "drag-update", G_CALLBACK(on_drag_update), self);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag));
    GtkGesture *pinch = gtk_gesture_zoom_new();
    g_signal_connect_swapped(pinch, "begin", G_CALLBACK(on_pinch_begin), self);
    g_signal_connect_swapped(pinch, "scale-changed", G_CALLBACK(on_pinch), self);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(pinch));
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect_swapped(motion, "motion", G_CALLBACK(on_motion), self);
    g_signal_connect_swapped(motion, "leave", G_CALLBACK(on_leave), self);
    gtk_widget_add_controller(widget, motion);
    GtkEventController *scroll =
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
    g_signal_connect_swapped(scroll, "scroll", G_CALLBACK(on_scroll), self);
    gtk_widget_add_controller(widget, scroll);
    g_signal_connect(self, "query-tooltip", G_CALLBACK(on_tooltip), NULL);
}
