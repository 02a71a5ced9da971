// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/run-memory.h"

#include "app/kit/chart-view.h"
#include "view/chart/heap-chart.h"

struct _BsRunMemory {
    GtkBox parent_instance;
    BsSession *session;
    BsRun *run; // the session's
    BsChartView *view;
    GtkScrolledWindow *room;
};

G_DEFINE_FINAL_TYPE(BsRunMemory, bs_run_memory, GTK_TYPE_BOX)

static BsChart *
make_chart(gpointer memory, double width, double height)
{
    BsRunMemory *self = memory;
    const BsHeapMap *map = bs_run_heap_map(self->run);
    return map ? bs_heap_chart_new(map, width, height) : NULL;
}

// -- links ---------------------------------------------------------------------------------------

static const BsOp *
op_of(BsRunMemory *self, const BsMappedBuffer *buffer)
{
    return buffer && buffer->made_by ? bs_run_find_own_op(self->run, buffer->made_by->id) : NULL;
}

static void
on_pointed(BsRunMemory *self, gconstpointer buffer)
{
    bs_session_hover(self->session, op_of(self, buffer));
}

static void
on_chosen(BsRunMemory *self, gconstpointer buffer)
{
    const BsOp *op = op_of(self, buffer);
    if (op)
        bs_session_select_op(self->session, op);
}

// The buffers that the selected op makes.
static void
show_selected(BsRunMemory *self)
{
    const BsHeapMap *map = bs_run_heap_map(self->run);
    const BsValue *value = bs_session_selected_value(self->session);
    const BsOp *op = value ? bs_value_op(value) : bs_session_selected_op(self->session);
    g_autoptr(GPtrArray) lit = g_ptr_array_new();
    for (guint i = 0; op && map && i < map->buffers->len; i++) {
        BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, i);
        if (buffer->made_by && buffer->made_by->id == op->id)
            g_ptr_array_add(lit, buffer);
    }
    bs_chart_view_set_lit(self->view, lit);
}

// -- the run -------------------------------------------------------------------------------------

static void
on_line(BsRunMemory *self, guint64 step)
{
    bs_run_go(self->run, step);
}

static void
on_moved(BsRunMemory *self)
{
    bs_chart_view_set_line(self->view,
                           bs_run_is_loaded(self->run) ? (gint64)bs_run_step(self->run) : -1);
}

static void
on_loaded(BsRunMemory *self)
{
    const BsHeapMap *map = bs_run_heap_map(self->run);
    gtk_widget_set_visible(GTK_WIDGET(self), map && map->buffers->len > 0);
    bs_chart_view_renew(self->view);
    on_moved(self);
    show_selected(self);
}

void
bs_run_memory_show_whole(BsRunMemory *self, gboolean whole)
{
    gtk_scrolled_window_set_policy(self->room, GTK_POLICY_AUTOMATIC,
                                   whole ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_run_memory_class_init(BsRunMemoryClass *klass)
{
}

static void
bs_run_memory_init(BsRunMemory *self)
{
    enum { LEAST_WIDTH = 300, LEAST_HEIGHT = 120 };
    self->view = BS_CHART_VIEW(bs_chart_view_new(make_chart, self));
    GtkWidget *scrolled = gtk_scrolled_window_new();
    self->room = GTK_SCROLLED_WINDOW(scrolled);
    gtk_widget_set_hexpand(GTK_WIDGET(self->view), TRUE);
    gtk_widget_set_vexpand(scrolled, TRUE);
    bs_chart_view_set_least_width(self->view, LEAST_WIDTH);
    gtk_scrolled_window_set_min_content_height(self->room, LEAST_HEIGHT);
    gtk_scrolled_window_set_child(self->room, GTK_WIDGET(self->view));
    gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
    gtk_box_append(GTK_BOX(self), scrolled);
    g_signal_connect_swapped(self->view, "pointed", G_CALLBACK(on_pointed), self);
    g_signal_connect_swapped(self->view, "chosen", G_CALLBACK(on_chosen), self);
    g_signal_connect_swapped(self->view, "moved", G_CALLBACK(on_line), self);
}

GtkWidget *
bs_run_memory_new(BsSession *session)
{
    BsRunMemory *self = g_object_new(BS_TYPE_RUN_MEMORY, NULL);
    self->session = session;
    self->run = bs_session_run(session);
    g_signal_connect_object(self->run, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->run, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(show_selected), self,
                            G_CONNECT_SWAPPED);
    on_loaded(self);
    return GTK_WIDGET(self);
}
