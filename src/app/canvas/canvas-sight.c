// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which part of the picture is in sight, and how large.
#include "app/canvas/canvas-private.h"

#include "app/kit/text-size.h"
#include "view/layout/frame.h"

static const double MIN_ZOOM = 0.05, MAX_ZOOM = 4;
static const double USUAL = 1; // type of 10 points
enum { REVEAL_MARGIN = 48 };

void
bs_canvas_repaint(BsCanvas *self)
{
    g_clear_pointer(&self->node, gsk_render_node_unref);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

BsRect
bs_canvas_visible(BsCanvas *self)
{
    GtkWidget *widget = GTK_WIDGET(self);
    return (BsRect){self->x, self->y, gtk_widget_get_width(widget) / self->zoom,
                    gtk_widget_get_height(widget) / self->zoom};
}

// -- the view ------------------------------------------------------------------------------------

// Keeps at least a part of the picture in sight; a picture smaller than the canvas is all in it.
static void
clamp_axis(double *at, double visible, double size)
{
    if (size <= visible)
        *at = CLAMP(*at, size - visible, 0);
    else
        *at = CLAMP(*at, -visible / 4, size - visible * 3 / 4);
}

void
bs_canvas_clamp_view(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    if (!self->scene)
        return;
    clamp_axis(&self->x, visible.width, self->scene->width);
    clamp_axis(&self->y, visible.height, self->scene->height);
    g_signal_emit_by_name(self, "view-changed");
}

void
bs_canvas_pan_by(BsCanvas *self, double dx, double dy)
{
    self->x += dx / self->zoom;
    self->y += dy / self->zoom;
    bs_canvas_clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_canvas_set_zoom(BsCanvas *self, double zoom, double at_x, double at_y)
{
    zoom = CLAMP(zoom, MIN_ZOOM, MAX_ZOOM);
    self->x += at_x / self->zoom - at_x / zoom;
    self->y += at_y / self->zoom - at_y / zoom;
    self->zoom = zoom;
    self->follow = FALSE;
    bs_canvas_clamp_view(self);
    bs_canvas_repaint(self);
}

void
bs_canvas_zoom_by(BsCanvas *self, double factor)
{
    bs_canvas_set_zoom(self, self->zoom * factor, gtk_widget_get_width(GTK_WIDGET(self)) / 2.0,
                       gtk_widget_get_height(GTK_WIDGET(self)) / 2.0);
}

// How much larger than usual the desktop, and the audience, want text: at this zoom type is of the
// size of that of other widgets.
static double
text_scale(BsCanvas *self)
{
    return self->larger * bs_text_size(GTK_WIDGET(self));
}

// That to which it may become smaller where there is no room: before an audience by a sixth.
static double
least_scale(BsCanvas *self)
{
    static const double audience = 5.0 / 6;
    const double scale = text_scale(self), usual = scale / self->larger;
    return MIN(scale, MAX(usual, audience * scale));
}

// -- fitting -------------------------------------------------------------------------------------

void
bs_canvas_zoom_reset(BsCanvas *self)
{
    bs_canvas_zoom_by(self, text_scale(self) / self->zoom);
    self->follow = TRUE;
    self->least = USUAL;
}

// Where the desktop wants larger text, and a block is so wide that it would be cut at its side
// (NULL: none is), text becomes smaller, as far as to the size that it has on other desktops:
// nobody reads lines by moving the picture for each.
static double
scale_for_width(BsCanvas *self, const BsRect *part)
{
    const double most = least_scale(self), least = most / bs_text_size(GTK_WIDGET(self));
    const double width = gtk_widget_get_width(GTK_WIDGET(self));
    return part ? CLAMP(width / part->width, MIN(least, most), most) : most;
}

// The zoom at which type has its usual size, or a smaller one at which there is room for all.
static double
fitting_zoom(BsCanvas *self, const BsRect *part)
{
    const double scale = text_scale(self);
    const double zoom = MIN(gtk_widget_get_width(GTK_WIDGET(self)) / self->scene->width,
                            gtk_widget_get_height(GTK_WIDGET(self)) / self->scene->height);
    const double least = self->least * scale_for_width(self, part);
    return CLAMP(zoom, MIN(least, MAX_ZOOM), MIN(scale, MAX_ZOOM));
}

BsRect
bs_canvas_fitting_view(BsCanvas *self)
{
    const double scale = MIN(least_scale(self), MAX_ZOOM);
    return (BsRect){0, 0, gtk_widget_get_width(GTK_WIDGET(self)) / scale,
                    gtk_widget_get_height(GTK_WIDGET(self)) / scale};
}

void
bs_canvas_frame(BsCanvas *self, const BsRect *part, const BsRect *row)
{
    const double before = self->zoom;
    if (!self->scene || gtk_widget_get_width(GTK_WIDGET(self)) <= 0)
        return;
    self->zoom = fitting_zoom(self, part);
    self->x += gtk_widget_get_width(GTK_WIDGET(self)) * (1 / before - 1 / self->zoom) / 2;
    BsRect visible = bs_canvas_visible(self);
    bs_frame_view(self->scene, part, row, &visible);
    self->x = visible.x;
    self->y = visible.y;
    bs_canvas_clamp_view(self);
    bs_canvas_repaint(self);
}

void
bs_canvas_centre(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    if (!self->scene)
        return;
    if (self->scene->width <= visible.width)
        self->x = (self->scene->width - visible.width) / 2;
    if (self->scene->height <= visible.height)
        self->y = (self->scene->height - visible.height) / 2;
    bs_canvas_clamp_view(self);
    bs_canvas_repaint(self);
}

void
bs_canvas_zoom_fit(BsCanvas *self)
{
    self->follow = TRUE;
    self->least = MIN_ZOOM;
    bs_canvas_frame(self, NULL, NULL);
    bs_canvas_centre(self);
}

double
bs_canvas_zoom(BsCanvas *self)
{
    return self->zoom;
}

double
bs_canvas_chosen_zoom(BsCanvas *self)
{
    return self->follow ? 0 : self->zoom / self->larger;
}

void
bs_canvas_choose_zoom(BsCanvas *self, double zoom)
{
    if (zoom > 0)
        bs_canvas_zoom_by(self, zoom * self->larger / self->zoom);
}

// Beyond the edges, where there is more of the picture to show.
static void
show_no_emptiness(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    if (self->scene->width > visible.width)
        self->x = CLAMP(self->x, 0, self->scene->width - visible.width);
    if (self->scene->height > visible.height)
        self->y = CLAMP(self->y, 0, self->scene->height - visible.height);
}

void
bs_canvas_reveal_rect(BsCanvas *self, const BsRect *rect)
{
    const BsRect visible = bs_canvas_visible(self);
    const double margin = REVEAL_MARGIN / self->zoom;
    if (rect->y < visible.y + margin ||
        rect->y + rect->height > visible.y + visible.height - margin)
        self->y = rect->y + rect->height / 2 - visible.height / 2;
    if (rect->x + MIN(rect->width, visible.width) > visible.x + visible.width ||
        rect->x < visible.x)
        self->x = rect->x - margin;
    show_no_emptiness(self);
    bs_canvas_clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_canvas_reveal(BsCanvas *self, const BsOp *op, const BsBlock *block)
{
    const BsRow *row = self->scene && op ? bs_scene_find_op(self->scene, op) : NULL;
    const BsBox *box = self->scene && block ? bs_scene_find_block(self->scene, block) : NULL;
    if (row)
        bs_canvas_reveal_rect(self, &row->rect);
    else if (box)
        bs_canvas_reveal_rect(
            self, &(BsRect){box->rect.x, box->rect.y, box->rect.width, self->scene->row_height});
}

void
bs_canvas_centre_on(BsCanvas *self, double x, double y)
{
    const BsRect visible = bs_canvas_visible(self);
    self->x = x - visible.width / 2;
    self->y = y - visible.height / 2;
    bs_canvas_clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

// -- the selection -------------------------------------------------------------------------------

static void
join(BsRect *all, const BsRect *part)
{
    const double right = MAX(all->x + all->width, part->x + part->width);
    const double bottom = MAX(all->y + all->height, part->y + part->height);
    if (all->width <= 0) {
        *all = *part;
        return;
    }
    all->x = MIN(all->x, part->x);
    all->y = MIN(all->y, part->y);
    all->width = right - all->x;
    all->height = bottom - all->y;
}

// Of an op with the marks below it and its regions, of a value what defines it, or of a block.
static BsRect
selected_part(BsCanvas *self)
{
    const BsScene *scene = self->scene;
    const BsValue *value = bs_session_selected_value(self->session);
    const BsOp *selected = bs_session_selected_op(self->session);
    const BsOp *op = selected ? selected : value ? bs_value_op(value) : NULL;
    const BsBlock *block = bs_session_selected_block(self->session);
    const BsBox *box = !op && !value && block ? bs_scene_find_block(scene, block) : NULL;
    BsRect part = box ? box->rect : (BsRect){0};
    for (guint32 i = 0; !box && i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        if (op ? row->op == op : row->kind == BS_ROW_ARGUMENT && row->value == value)
            join(&part, &row->rect);
    }
    for (guint32 i = 0; op && i < scene->n_boxes; i++) {
        if (scene->boxes[i].block && bs_block_parent_op(scene->boxes[i].block) == op)
            join(&part, &scene->boxes[i].rect);
    }
    return part;
}

gboolean
bs_canvas_zoom_selection(BsCanvas *self)
{
    static const double most = 2;
    const BsRect part = self->scene ? selected_part(self) : (BsRect){0};
    if (part.width <= 0 || part.height <= 0)
        return FALSE;
    const double width = gtk_widget_get_width(GTK_WIDGET(self)) - 2.0 * REVEAL_MARGIN;
    const double height = gtk_widget_get_height(GTK_WIDGET(self)) - 2.0 * REVEAL_MARGIN;
    const double zoom = MIN(width / part.width, height / part.height);
    bs_canvas_set_zoom(self, MIN(zoom, most * text_scale(self)), 0, 0);
    bs_canvas_centre_on(self, part.x + part.width / 2, part.y + part.height / 2);
    return TRUE;
}
