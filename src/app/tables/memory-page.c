// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/memory-page.h"

#include "support/i18n.h"
#include "view/chart/heap-chart.h"
#include "view/chart/lifetimes-chart.h"

struct _BsMemoryPage {
    GtkBox parent_instance;
    BsSession *session;
    BsHeapRun *run;
    GtkWidget *bar, *spinner, *stop, *again;
    GtkLabel *said;
    GtkWidget *scrolled;
    BsChartView *view;
    guint late; // source id
};

G_DEFINE_FINAL_TYPE(BsMemoryPage, bs_memory_page, GTK_TYPE_BOX)

// -- the chart -----------------------------------------------------------------------------------

static BsChart *
make_chart(BsSession *session, double width, double height)
{
    BsHeapRun *run = bs_heap_run_of(session);
    const BsHeapMap *map = bs_heap_run_map(run);
    if (map)
        return bs_heap_chart_new(map, width, height);
    const char *why_not = bs_heap_run_why_not(run);
    const BsLifetimes *lifetimes = why_not ? bs_heap_run_lifetimes(run) : NULL;
    return lifetimes && lifetimes->items->len
               ? bs_lifetimes_chart_new(lifetimes, bs_session_function_name(session), why_not,
                                        width)
               : NULL;
}

BsChart *
bs_memory_chart(BsSession *session)
{
    return make_chart(session, 0, 0);
}

static BsChart *
make_for_view(gpointer page, double width, double height)
{
    BsMemoryPage *self = page;
    if (bs_session_hides_table(self->session, "lifetimes")) // which is beside it
        return NULL;
    return make_chart(self->session, width, height);
}

// -- links ---------------------------------------------------------------------------------------

// What a subject of the chart stands for, at the cursor.
static const BsOp *
op_of(BsMemoryPage *self, gconstpointer subject)
{
    if (!subject)
        return NULL;
    if (!bs_heap_run_map(self->run))
        return bs_value_op(((const BsLifetime *)subject)->value);
    const BsOp *made_by = ((const BsMappedBuffer *)subject)->made_by;
    return made_by ? bs_session_find_op(self->session, made_by->id) : NULL;
}

static gboolean
is_made_by(BsMemoryPage *self, gconstpointer subject, const BsOp *op)
{
    if (!bs_heap_run_map(self->run))
        return bs_value_op(((const BsLifetime *)subject)->value) == op;
    const BsOp *made_by = ((const BsMappedBuffer *)subject)->made_by;
    return made_by && made_by->id == op->id;
}

// The buffers that the selected op makes, or the one whose value is selected.
static void
show_selected(BsMemoryPage *self)
{
    const BsChart *chart = bs_chart_view_chart(self->view);
    const BsValue *value = bs_session_selected_value(self->session);
    const BsOp *op = value ? bs_value_op(value) : bs_session_selected_op(self->session);
    g_autoptr(GPtrArray) lit = g_ptr_array_new();
    g_autoptr(GPtrArray) subjects = chart ? bs_chart_subjects(chart) : g_ptr_array_new();
    for (guint i = 0; op && i < subjects->len; i++) {
        if (is_made_by(self, subjects->pdata[i], op))
            g_ptr_array_add(lit, subjects->pdata[i]);
    }
    bs_chart_view_set_lit(self->view, lit);
}

static void
on_pointed(BsMemoryPage *self, gconstpointer subject)
{
    bs_session_hover(self->session, op_of(self, subject));
}

static void
on_chosen(BsMemoryPage *self, gconstpointer subject)
{
    if (bs_heap_run_map(self->run))
        bs_heap_run_select(self->run, subject);
    else
        bs_session_select_value(self->session, ((const BsLifetime *)subject)->value);
}

// -- how far it is -------------------------------------------------------------------------------

static void
show_bar(BsMemoryPage *self)
{
    const BsHeapRunState state = bs_heap_run_state(self->run);
    const gboolean working = state == BS_HEAP_RUN_WORKING;
    gtk_label_set_text(self->said, working ? _("Executing the function…") : _("Not executed"));
    gtk_widget_set_visible(self->spinner, working);
    gtk_spinner_set_spinning(GTK_SPINNER(self->spinner), working);
    gtk_widget_set_visible(self->stop, working);
    gtk_widget_set_visible(self->again, !working);
    gtk_widget_set_visible(self->bar, working || state == BS_HEAP_RUN_STOPPED);
}

static gboolean
on_late(gpointer data)
{
    BsMemoryPage *self = data;
    self->late = 0;
    show_bar(self);
    return G_SOURCE_REMOVE;
}

// Meanwhile the chart before stays; that it is being made is said when it takes its time.
static void
on_changed(BsMemoryPage *self)
{
    enum { LATE_MS = 400 };
    g_clear_handle_id(&self->late, g_source_remove);
    if (bs_heap_run_state(self->run) == BS_HEAP_RUN_WORKING && bs_chart_view_chart(self->view)) {
        self->late = g_timeout_add(LATE_MS, on_late, self);
        return;
    }
    show_bar(self);
    g_autoptr(BsChart) chart = make_for_view(self, 0, 1);
    gtk_widget_set_visible(self->scrolled, chart != NULL);
    bs_chart_view_renew(self->view);
}

static void
on_map(BsMemoryPage *self)
{
    bs_heap_run_want(self->run);
}

static void
on_unmap(BsMemoryPage *self)
{
    bs_heap_run_leave(self->run);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_memory_page_dispose(GObject *object)
{
    g_clear_handle_id(&BS_MEMORY_PAGE(object)->late, g_source_remove);
    G_OBJECT_CLASS(bs_memory_page_parent_class)->dispose(object);
}

static void
bs_memory_page_class_init(BsMemoryPageClass *klass)
{
    G_OBJECT_CLASS(klass)->dispose = bs_memory_page_dispose;
}

static GtkWidget *
add_button(BsMemoryPage *self, const char *label, const char *action)
{
    GtkWidget *button = gtk_button_new_with_mnemonic(label);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_box_append(GTK_BOX(self->bar), button);
    return button;
}

static void
add_bar(BsMemoryPage *self)
{
    enum { SPACING = 12 };
    self->bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);
    self->spinner = gtk_spinner_new();
    self->said = GTK_LABEL(gtk_label_new(NULL));
    gtk_widget_add_css_class(self->bar, "work-bar");
    gtk_box_append(GTK_BOX(self->bar), self->spinner);
    gtk_box_append(GTK_BOX(self->bar), GTK_WIDGET(self->said));
    self->stop = add_button(self, _("_Cancel"), "win.stop-executing");
    self->again = add_button(self, _("_Execute"), "win.execute-again");
    gtk_box_append(GTK_BOX(self), self->bar);
}

static void
add_view(BsMemoryPage *self)
{
    self->view = BS_CHART_VIEW(bs_chart_view_new(make_for_view, self));
    self->scrolled = gtk_scrolled_window_new();
    gtk_widget_set_hexpand(GTK_WIDGET(self->view), TRUE);
    gtk_widget_set_vexpand(self->scrolled, TRUE);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(self->scrolled), GTK_POLICY_AUTOMATIC,
                                   GTK_POLICY_NEVER);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(self->scrolled), GTK_WIDGET(self->view));
    gtk_box_append(GTK_BOX(self), self->scrolled);
    g_signal_connect_swapped(self->view, "pointed", G_CALLBACK(on_pointed), self);
    g_signal_connect_swapped(self->view, "chosen", G_CALLBACK(on_chosen), self);
}

static void
bs_memory_page_init(BsMemoryPage *self)
{
    gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
    g_signal_connect(self, "map", G_CALLBACK(on_map), NULL);
    g_signal_connect(self, "unmap", G_CALLBACK(on_unmap), NULL);
}

GtkWidget *
bs_memory_page_new(BsSession *session)
{
    BsMemoryPage *self = g_object_new(BS_TYPE_MEMORY_PAGE, NULL);
    self->session = session;
    self->run = bs_heap_run_of(session);
    add_bar(self);
    add_view(self);
    g_signal_connect_object(self->run, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(show_selected), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(show_selected), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "veiled", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
    on_changed(self);
    return GTK_WIDGET(self);
}

BsChartView *
bs_memory_page_view(BsMemoryPage *self)
{
    return self->view;
}
