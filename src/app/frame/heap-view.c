// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/heap-view.h"

#include "app/kit/colours.h"

#include <math.h>

struct _BsHeapView {
    GtkWidget parent_instance;
    BsRunHeap *heap;
    BsChart *chart; // of it, at that width; NULL: not made yet
    int width;
    guint32 at; // number of the buffer that the keys are at; 0: none
};

G_DEFINE_FINAL_TYPE(BsHeapView, bs_heap_view, GTK_TYPE_WIDGET)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static BsChart *
chart_for(BsHeapView *self, int width)
{
    if (self->chart && self->width == width)
        return self->chart;
    g_clear_pointer(&self->chart, bs_chart_free);
    self->width = width;
    if (self->heap)
        self->chart = bs_heap_boxes_new(self->heap, width, NULL);
    return self->chart;
}

const BsRunHeap *
bs_heap_view_heap(BsHeapView *self)
{
    return self->heap;
}

static gint
index_at(BsHeapView *self)
{
    for (guint i = 0; self->heap && i < self->heap->boxes->len; i++) {
        if (g_array_index(self->heap->boxes, BsRunBox, i).number == self->at)
            return (gint)i;
    }
    return -1;
}

const BsRunBox *
bs_heap_view_at(BsHeapView *self)
{
    const gint index = index_at(self);
    return index < 0 ? NULL : &g_array_index(self->heap->boxes, BsRunBox, index);
}

// -- words ---------------------------------------------------------------------------------------

static void
tell(BsHeapView *self)
{
    g_autoptr(GString) all = g_string_new(NULL), one = g_string_new(NULL);
    const BsRunBox *at = bs_heap_view_at(self);
    for (guint i = 0; self->heap && i < self->heap->boxes->len; i++) {
        bs_run_box_put(&g_array_index(self->heap->boxes, BsRunBox, i), all);
        g_string_append_c(all, '\n');
    }
    if (at)
        bs_run_box_put(at, one);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   at ? one->str : all->str, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   all->str, -1);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_heap_view_set_heap(BsHeapView *self, BsRunHeap *heap)
{
    g_clear_pointer(&self->chart, bs_chart_free);
    bs_run_heap_free(self->heap);
    self->heap = heap;
    tell(self);
    gtk_widget_queue_resize(GTK_WIDGET(self));
}

// -- painting ------------------------------------------------------------------------------------

static BsRect
bounds_of(const BsChart *chart, const BsRunBox *box)
{
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        const BsPoint *points = &g_array_index(chart->points, BsPoint, shape->first);
        if (shape->about == box)
            return (BsRect){points[0].x, points[0].y, points[2].x - points[0].x,
                            points[2].y - points[0].y};
    }
    return (BsRect){0, 0, 0, 0};
}

static void
draw_ring(BsHeapView *self, GtkSnapshot *snapshot)
{
    const BsRunBox *at = bs_heap_view_at(self);
    if (!at || !gtk_widget_has_focus(GTK_WIDGET(self)))
        return;
    const BsRect r = bounds_of(self->chart, at);
    const GdkRGBA colour = bs_colours_rgba(BS_PAINT_EDGE, 1);
    GskRoundedRect frame;
    gsk_rounded_rect_init_from_rect(
        &frame, &GRAPHENE_RECT_INIT((float)r.x, (float)r.y, (float)r.width, (float)r.height), 2);
    gtk_snapshot_append_border(snapshot, &frame, (float[]){3, 3, 3, 3},
                               (GdkRGBA[]){colour, colour, colour, colour});
}

static void
bs_heap_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsHeapView *self = BS_HEAP_VIEW(widget);
    const int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
    const graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
    const GdkRGBA ground = bs_colours_rgba(BS_PAINT_BACKGROUND, 1);
    gtk_snapshot_append_color(snapshot, &ground, &all);
    if (!chart_for(self, width))
        return;
    cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &all);
    bs_chart_paint(self->chart, cr, bs_colours_scheme());
    cairo_destroy(cr);
    draw_ring(self, snapshot);
}

static GtkSizeRequestMode
bs_heap_view_get_request_mode(GtkWidget *widget G_GNUC_UNUSED)
{
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bs_heap_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
    enum { NARROWEST = 220, USUAL = 320 };
    BsHeapView *self = BS_HEAP_VIEW(widget);
    *minimum_baseline = *natural_baseline = -1;
    *minimum = NARROWEST;
    *natural = USUAL;
    if (orientation == GTK_ORIENTATION_HORIZONTAL)
        return;
    const BsChart *chart = chart_for(self, MAX(for_size, NARROWEST));
    *minimum = *natural = chart ? (int)ceil(chart->height) : 0;
}

// -- pointer and keys ----------------------------------------------------------------------------

static const BsRunBox *
box_at(BsHeapView *self, double x, double y)
{
    const BsShape *shape = self->chart ? bs_chart_area_at(self->chart, x, y) : NULL;
    return shape ? shape->about : NULL;
}

static void
go(BsHeapView *self, const BsRunBox *box)
{
    self->at = box->number;
    tell(self);
}

gboolean
bs_heap_view_aim(BsHeapView *self, double x, double y, GdkRectangle *at)
{
    const BsRunBox *box = x < 0 ? bs_heap_view_at(self) : box_at(self, x, y);
    if (!box || !self->chart)
        return FALSE;
    const BsRect r = bounds_of(self->chart, box);
    go(self, box);
    if (x < 0)
        *at = (GdkRectangle){(int)(r.x + r.width / 2), (int)(r.y + r.height), 1, 1};
    return TRUE;
}

static void
on_pressed(BsHeapView *self, int n_press, double x, double y)
{
    const BsRunBox *box = box_at(self, x, y);
    gtk_widget_grab_focus(GTK_WIDGET(self));
    if (!box)
        return;
    go(self, box);
    g_signal_emit(self, signals[CHOSEN], 0);
}

static gboolean
on_key(BsHeapView *self, guint key)
{
    const gint n = self->heap ? (gint)self->heap->boxes->len : 0, at = index_at(self);
    gint to = -1;
    if (key == GDK_KEY_Down)
        to = at + 1;
    else if (key == GDK_KEY_Up)
        to = at < 0 ? 0 : at - 1;
    else if (key == GDK_KEY_Home)
        to = 0;
    else if (key == GDK_KEY_End)
        to = n - 1;
    if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && at >= 0)
        g_signal_emit(self, signals[CHOSEN], 0);
    else if (to >= 0 && to < n)
        go(self, &g_array_index(self->heap->boxes, BsRunBox, to));
    else
        return GDK_EVENT_PROPAGATE;
    return GDK_EVENT_STOP;
}

static gboolean
on_tooltip(BsHeapView *self, int x, int y, gboolean by_keys, GtkTooltip *tooltip)
{
    const BsRunBox *box = by_keys ? bs_heap_view_at(self) : box_at(self, x, y);
    g_autoptr(GString) text = g_string_new(NULL);
    if (!box)
        return FALSE;
    bs_run_box_put(box, text);
    gtk_tooltip_set_text(tooltip, text->str);
    return TRUE;
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_heap_view_finalize(GObject *object)
{
    BsHeapView *self = BS_HEAP_VIEW(object);
    bs_chart_free(self->chart);
    bs_run_heap_free(self->heap);
    G_OBJECT_CLASS(bs_heap_view_parent_class)->finalize(object);
}

static void
bs_heap_view_class_init(BsHeapViewClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->finalize = bs_heap_view_finalize;
    widget_class->snapshot = bs_heap_view_snapshot;
    widget_class->measure = bs_heap_view_measure;
    widget_class->get_request_mode = bs_heap_view_get_request_mode;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
    signals[CHOSEN] = g_signal_new("chosen", BS_TYPE_HEAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
bs_heap_view_init(BsHeapView *self)
{
    GtkEventController *keys = gtk_event_controller_key_new();
    GtkGesture *click = gtk_gesture_click_new();
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
    gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
    g_signal_connect(self, "query-tooltip", G_CALLBACK(on_tooltip), NULL);
    g_signal_connect(self, "notify::has-focus", G_CALLBACK(gtk_widget_queue_draw), NULL);
    g_signal_connect_swapped(keys, "key-pressed", G_CALLBACK(on_key), self);
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_pressed), self);
    gtk_widget_add_controller(GTK_WIDGET(self), keys);
    gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
    bs_colours_watch(self, G_CALLBACK(gtk_widget_queue_draw));
}
