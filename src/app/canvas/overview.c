// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/canvas/overview.h"
#include "app/kit/colours.h"

#include "support/i18n.h"
#include "view/layout/frame.h"
#include "view/scene/look.h"
#include "view/scene/parts.h"

#include <math.h>

enum { WIDTH = 120, HEIGHT = 100, INSET = 4, MARGIN = 10 }; // at most that wide and high

struct _BsOverview {
    GtkWidget parent_instance;
    BsCanvas *canvas;
    gboolean wanted;
    int width, height;
    double from_x, from_y; // where a drag began, in the widget
    guint updating;        // source id
};

G_DEFINE_FINAL_TYPE(BsOverview, bs_overview, GTK_TYPE_WIDGET)

static double
scale_of(const BsScene *scene)
{
    return MIN((WIDTH - 2 * INSET) / scene->width, (HEIGHT - 2 * INSET) / scene->height);
}

static graphene_rect_t
scaled(const BsRect *rect, double scale)
{
    return GRAPHENE_RECT_INIT((float)(INSET + rect->x * scale), (float)(INSET + rect->y * scale),
                              (float)MAX(1, rect->width * scale),
                              (float)MAX(1, rect->height * scale));
}

static void
snapshot_boxes(GtkSnapshot *snapshot, const BsScene *scene, double scale)
{
    GdkRGBA plain, current;
    plain = bs_colours_rgba(BS_PAINT_BORDER, 1);
    current = bs_colours_rgba(BS_PAINT_CURRENT, 1);
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        const graphene_rect_t rect = scaled(&box->rect, scale);
        if (box->depth == 0)
            gtk_snapshot_append_color(snapshot, box->flags & BS_ROW_CURRENT ? &current : &plain,
                                      &rect);
    }
}

static void
bs_overview_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsOverview *self = BS_OVERVIEW(widget);
    const BsScene *scene = bs_canvas_scene(self->canvas);
    if (!scene)
        return;
    const double scale = scale_of(scene);
    const graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, (float)self->width, (float)self->height);
    GdkRGBA background, line;
    background = bs_colours_rgba(BS_PAINT_BOX, 0.93F);
    gtk_snapshot_push_clip(snapshot, &all);
    gtk_snapshot_append_color(snapshot, &background, &all);
    line = bs_colours_rgba(BS_PAINT_BORDER, 1);
    const GskRoundedRect edge = {.bounds = all};
    gtk_snapshot_append_border(snapshot, &edge, (float[]){1, 1, 1, 1},
                               (GdkRGBA[]){line, line, line, line});
    snapshot_boxes(snapshot, scene, scale);
    const BsRect visible = bs_canvas_visible(self->canvas);
    const graphene_rect_t frame = scaled(&visible, scale);
    line = bs_colours_rgba(BS_PAINT_CURRENT, 1);
    const GskRoundedRect outline = {.bounds = frame};
    gtk_snapshot_append_border(snapshot, &outline, (float[]){2, 2, 2, 2},
                               (GdkRGBA[]){line, line, line, line});
    gtk_snapshot_pop(snapshot);
}

static void
bs_overview_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
    const BsOverview *self = BS_OVERVIEW(widget);
    *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
    *minimum_baseline = *natural_baseline = -1;
}

// -- following -----------------------------------------------------------------------------------

// A map is of use when there is somewhere else to go: to another block, beyond the edge of the
// canvas.
static gboolean
is_of_use(const BsScene *scene, const BsRect *visible)
{
    static const double much = 1.1;
    guint32 blocks = 0;
    for (guint32 i = 0; i < scene->n_boxes; i++)
        blocks += scene->boxes[i].depth == 0;
    return blocks > 1 && visible->width > 0 &&
           (scene->width > much * visible->width || scene->height > much * visible->height);
}

static double
overlap(double from, double size, double other, double other_size)
{
    return MAX(0, MIN(from + size, other + other_size) - MAX(from, other));
}

static double
common_area(const BsRect *a, const BsRect *b)
{
    return overlap(a->x, a->width, b->x, b->width) * overlap(a->y, a->height, b->y, b->height);
}

static BsRect
text_of(const BsScene *scene, const BsRow *row)
{
    BsRect rect = row->rect;
    double width = 0;
    for (guint32 i = 0; i < row->n_lines; i++)
        width = MAX(width, (double)g_utf8_strlen(row->lines[i], -1) * scene->char_width);
    for (guint32 i = 0; i < row->n_badges; i++)
        width = MAX(width, row->badges[i].x + row->badges[i].width);
    rect.width = MIN(rect.width, width);
    return rect;
}

// The part of the scene behind it in a corner of the canvas.
static BsRect
behind(const BsOverview *self, const BsRect *visible, guint corner)
{
    const double zoom = bs_canvas_zoom(self->canvas);
    const double width = (self->width + MARGIN) / zoom, height = (self->height + MARGIN) / zoom;
    return (BsRect){corner & 1 ? visible->x : visible->x + visible->width - width,
                    corner & 2 ? visible->y : visible->y + visible->height - height, width, height};
}

static gboolean
has_words_at_edge(const BsScene *scene, const BsRect *visible, const BsRect *part)
{
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        if (box->parent >= 0 || common_area(part, &box->rect) <= 0)
            continue;
        const BsFramedRows rows = bs_frame_rows(scene, box, visible);
        if ((rows.n_above && part->y < rows.begin) ||
            (rows.n_below && part->y + part->height > rows.end))
            return TRUE;
    }
    return FALSE;
}

static gboolean
has_words_beside(const BsScene *scene, const BsRect *part)
{
    for (guint32 i = 0; i < scene->n_edges; i++) {
        if (common_area(part, &scene->edges[i].label_rect) > 0)
            return TRUE;
    }
    for (guint32 i = 0; i < scene->n_flows; i++) {
        for (guint32 k = 0; k < scene->flows[i].n_tokens; k++) {
            if (common_area(part, &scene->flows[i].tokens[k].rect) > 0)
                return TRUE;
        }
    }
    return FALSE;
}

// Whether there is text in a part of the scene: in rows, beside them, or of what goes on beyond the
// edge of the canvas.
static gboolean
has_text(const BsScene *scene, const BsRect *visible, const BsRect *part)
{
    const double title_width = (double)g_utf8_strlen(scene->title, -1) * scene->char_width;
    const BsRect title = {scene->title_x, 0, title_width, BS_PART_TITLE};
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (common_area(part, &scene->rows[i].rect) <= 0)
            continue;
        const BsRect text = text_of(scene, &scene->rows[i]);
        if (common_area(part, &text) > 0)
            return TRUE;
    }
    return common_area(part, &title) > 0 || has_words_beside(scene, part) ||
           has_words_at_edge(scene, visible, part);
}

// How much it hides of blocks in a corner of the canvas; infinite: also text.
static double
hidden(const BsOverview *self, const BsScene *scene, const BsRect *visible, guint corner)
{
    const BsRect map = behind(self, visible, corner);
    double area = has_text(scene, visible, &map) ? INFINITY : 0;
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        if (scene->boxes[i].depth == 0)
            area += common_area(&map, &scene->boxes[i].rect);
    }
    return area;
}

// Where it hides least; where it is unless another corner is much better. FALSE: it would hide text
// everywhere.
static gboolean
choose_corner(BsOverview *self, const BsScene *scene, const BsRect *visible)
{
    enum { CORNERS = 4 };
    GtkWidget *widget = GTK_WIDGET(self);
    const guint before = (gtk_widget_get_halign(widget) == GTK_ALIGN_START ? 1U : 0U) |
                         (gtk_widget_get_valign(widget) == GTK_ALIGN_START ? 2U : 0U);
    guint best = before;
    double least = hidden(self, scene, visible, best) / 2;
    for (guint corner = 0; corner < CORNERS && least > 0; corner++) {
        const double area = hidden(self, scene, visible, corner);
        if (area < least) {
            least = area;
            best = corner;
        }
    }
    gtk_widget_set_halign(widget, best & 1 ? GTK_ALIGN_START : GTK_ALIGN_END);
    gtk_widget_set_valign(widget, best & 2 ? GTK_ALIGN_START : GTK_ALIGN_END);
    if (best != before)
        gtk_widget_queue_allocate(gtk_widget_get_parent(widget)); // which gives it its corner
    return isfinite(least);
}

static gboolean
place(BsOverview *self, const BsScene *scene, const BsRect *visible)
{
    const double scale = scale_of(scene);
    const int width = 2 * INSET + MAX(1, (int)(scene->width * scale));
    const int height = 2 * INSET + MAX(1, (int)(scene->height * scale));
    if (width != self->width || height != self->height)
        gtk_widget_queue_resize(GTK_WIDGET(self));
    self->width = width;
    self->height = height;
    return choose_corner(self, scene, visible);
}

static gboolean
update(gpointer data)
{
    BsOverview *self = data;
    const BsScene *scene = bs_canvas_scene(self->canvas);
    const BsRect visible = bs_canvas_visible(self->canvas);
    const gboolean of_use = self->wanted && scene && is_of_use(scene, &visible);
    self->updating = 0;
    gtk_widget_set_visible(GTK_WIDGET(self), of_use && place(self, scene, &visible));
    gtk_widget_queue_draw(GTK_WIDGET(self));
    return G_SOURCE_REMOVE;
}

// Sizes may be given out when the canvas tells.
static void
update_soon(BsOverview *self)
{
    if (!self->updating)
        self->updating = g_idle_add(update, self);
}

static void
go_to(BsOverview *self, double x, double y)
{
    const BsScene *scene = bs_canvas_scene(self->canvas);
    if (scene)
        bs_canvas_centre_on(self->canvas, (x - INSET) / scale_of(scene),
                            (y - INSET) / scale_of(scene));
}

static void
on_drag_begin(BsOverview *self, double x, double y)
{
    self->from_x = x;
    self->from_y = y;
    go_to(self, x, y);
}

static void
on_drag_update(BsOverview *self, double dx, double dy)
{
    go_to(self, self->from_x + dx, self->from_y + dy);
}

void
bs_overview_set_canvas(BsOverview *self, BsCanvas *canvas)
{
    self->canvas = canvas;
    g_signal_connect_object(canvas, "view-changed", G_CALLBACK(update_soon), self,
                            G_CONNECT_SWAPPED);
}

void
bs_overview_set_wanted(BsOverview *self, gboolean wanted)
{
    self->wanted = wanted;
    update_soon(self);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_overview_dispose(GObject *object)
{
    g_clear_handle_id(&BS_OVERVIEW(object)->updating, g_source_remove);
    G_OBJECT_CLASS(bs_overview_parent_class)->dispose(object);
}

static void
bs_overview_class_init(BsOverviewClass *klass)
{
    G_OBJECT_CLASS(klass)->dispose = bs_overview_dispose;
    GTK_WIDGET_CLASS(klass)->snapshot = bs_overview_snapshot;
    GTK_WIDGET_CLASS(klass)->measure = bs_overview_measure;
    gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bs_overview_init(BsOverview *self)
{
    self->wanted = TRUE;
    gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _("Map of the whole picture"), -1);
    GtkGesture *drag = gtk_gesture_drag_new();
    g_signal_connect_swapped(drag, "drag-begin", G_CALLBACK(on_drag_begin), self);
    g_signal_connect_swapped(drag, "drag-update", G_CALLBACK(on_drag_update), self);
    gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(drag));
}
