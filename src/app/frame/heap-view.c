// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/heap-view.h"

#include "app/kit/chart-view.h"

struct _BsHeapView {
    GtkBox parent_instance;
    BsRunHeap *heap;
    BsChartView *chart;
    guint showing; // a tick callback; 0: none
    guint patience;
};

G_DEFINE_FINAL_TYPE(BsHeapView, bs_heap_view, GTK_TYPE_BOX)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static BsChart *
make_chart(gpointer view, double width, double height)
{
    const BsHeapView *self = view;
    return self->heap ? bs_heap_boxes_new(self->heap, width, NULL) : NULL;
}

const BsRunHeap *
bs_heap_view_heap(BsHeapView *self)
{
    return self->heap;
}

const BsRunBox *
bs_heap_view_at(BsHeapView *self)
{
    return bs_chart_view_at(self->chart);
}

static const BsRunBox *
find_box(const BsRunHeap *heap, guint32 number)
{
    for (guint i = 0; heap && i < heap->boxes->len; i++) {
        const BsRunBox *box = &g_array_index(heap->boxes, BsRunBox, i);
        if (box->number == number)
            return box;
    }
    return NULL;
}

// -- what the step speaks of ---------------------------------------------------------------------

static const BsRunBox *
find_touched(const BsRunHeap *heap)
{
    for (guint i = 0; heap && i < heap->boxes->len; i++) {
        const BsRunBox *box = &g_array_index(heap->boxes, BsRunBox, i);
        if (box->is_touched)
            return box;
    }
    return NULL;
}

// Is brought into sight when the boxes have their places.
static gboolean
show_touched(GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    BsHeapView *self = BS_HEAP_VIEW(widget);
    GtkWidget *around = gtk_widget_get_ancestor(widget, GTK_TYPE_SCROLLED_WINDOW);
    const BsChart *chart = bs_chart_view_chart(self->chart);
    const BsRunBox *box = find_touched(self->heap);
    if (!chart && self->patience-- > 0)
        return G_SOURCE_CONTINUE;
    self->showing = 0;
    if (!chart || !box || !around)
        return G_SOURCE_REMOVE;
    // From the top of what is scrolled.
    const BsRect r = bs_chart_view_bounds(self->chart, box);
    GtkWidget *all =
        gtk_widget_get_first_child(gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(around)));
    double x, y = r.y;
    gtk_widget_translate_coordinates(GTK_WIDGET(self->chart), all, 0, r.y, &x, &y);
    gtk_adjustment_clamp_page(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(around)), y,
                              y + r.height);
    return G_SOURCE_REMOVE;
}

static void
show_touched_soon(BsHeapView *self)
{
    enum { FRAMES = 4 };
    self->patience = FRAMES;
    if (!self->showing && find_touched(self->heap))
        self->showing = gtk_widget_add_tick_callback(GTK_WIDGET(self), show_touched, NULL, NULL);
}

// What is there already is not drawn anew.
void
bs_heap_view_set_heap(BsHeapView *self, BsRunHeap *heap)
{
    if (self->heap && heap && bs_run_heap_is_same(self->heap, heap)) {
        bs_run_heap_free(heap);
        return;
    }
    const BsRunBox *at = bs_heap_view_at(self);
    const guint32 number = at ? at->number : 0;
    bs_chart_view_renew(self->chart);
    bs_run_heap_free(self->heap);
    self->heap = heap;
    if (number)
        bs_chart_view_set_at(self->chart, find_box(heap, number));
    show_touched_soon(self);
}

gboolean
bs_heap_view_aim(BsHeapView *self, double x, double y, GdkRectangle *at)
{
    return bs_chart_view_aim(self->chart, x, y, at);
}

static void
on_chosen(BsHeapView *self)
{
    g_signal_emit(self, signals[CHOSEN], 0);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_heap_view_finalize(GObject *object)
{
    bs_run_heap_free(BS_HEAP_VIEW(object)->heap);
    G_OBJECT_CLASS(bs_heap_view_parent_class)->finalize(object);
}

static void
bs_heap_view_class_init(BsHeapViewClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_heap_view_finalize;
    signals[CHOSEN] = g_signal_new("chosen", BS_TYPE_HEAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
bs_heap_view_init(BsHeapView *self)
{
    enum { NARROWEST = 220 };
    self->chart = BS_CHART_VIEW(bs_chart_view_new(make_chart, self));
    bs_chart_view_set_least_width(self->chart, NARROWEST);
    gtk_widget_set_hexpand(GTK_WIDGET(self->chart), TRUE);
    gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->chart));
    g_signal_connect_swapped(self->chart, "chosen", G_CALLBACK(on_chosen), self);
}
