// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/fade.h"

// The first or the last one that shows.
static GtkWidget *
find_label(GtkWidget *widget, gboolean last)
{
    GtkWidget *found = GTK_IS_LABEL(widget) ? widget : NULL;
    GtkWidget *child =
        last ? gtk_widget_get_last_child(widget) : gtk_widget_get_first_child(widget);
    while (child && !found) {
        found = gtk_widget_get_visible(child) ? find_label(child, last) : NULL;
        child = last ? gtk_widget_get_prev_sibling(child) : gtk_widget_get_next_sibling(child);
    }
    return found;
}

static void
set_class(GtkWidget *row, const char *name, gboolean on)
{
    if (on)
        gtk_widget_add_css_class(row, name);
    else
        gtk_widget_remove_css_class(row, name);
}

static gboolean
fade(GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
    GtkAdjustment *scroll = data;
    GtkWidget *viewport = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(row));
    GtkWidget *all = gtk_viewport_get_child(GTK_VIEWPORT(viewport));
    GtkWidget *first = find_label(all, FALSE), *last = find_label(all, TRUE);
    graphene_rect_t whole, left, right;
    if (!first || !gtk_widget_compute_bounds(all, all, &whole) ||
        !gtk_widget_compute_bounds(first, all, &left) ||
        !gtk_widget_compute_bounds(last, all, &right))
        return G_SOURCE_REMOVE;
    const double begin = gtk_adjustment_get_value(scroll) + whole.origin.x;
    const double end = begin + gtk_adjustment_get_page_size(scroll);
    set_class(row, "goes-on-left", left.origin.x < begin);
    set_class(row, "goes-on-right", right.origin.x + right.size.width > end);
    gtk_widget_queue_draw(row); // what fades is a part of it, whose style it does not listen to
    return G_SOURCE_REMOVE;
}

// When words have their places: sizes are being given out.
static void
fade_soon(GtkWidget *row, GtkAdjustment *scroll)
{
    gtk_widget_add_tick_callback(row, fade, g_object_ref(scroll), g_object_unref);
}

void
bs_fade_cut_words(GtkScrolledWindow *row)
{
    static const char *const scrolled[] = {"value-changed", "changed"};
    for (guint i = 0; i < G_N_ELEMENTS(scrolled); i++)
        g_signal_connect_object(gtk_scrolled_window_get_hadjustment(row), scrolled[i],
                                G_CALLBACK(fade_soon), row, G_CONNECT_SWAPPED);
}
