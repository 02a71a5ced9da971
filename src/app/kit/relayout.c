// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/relayout.h"

#define KEY "bufscope-relayout"

enum { FRAMES = 4 };

static gboolean
count_down(GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    const guint left = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(widget), KEY)) - 1;
    g_object_set_data(G_OBJECT(widget), KEY, GUINT_TO_POINTER(left));
    // Each of them: which one is forgotten is not told, and one that is hears nothing itself.
    for (GtkWidget *at = widget; left == 0 && at; at = gtk_widget_get_parent(at))
        gtk_widget_queue_resize(at);
    return left ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
bs_relayout_soon(GtkWidget *widget)
{
    const gboolean waits = g_object_get_data(G_OBJECT(widget), KEY) != NULL;
    g_object_set_data(G_OBJECT(widget), KEY, GUINT_TO_POINTER(FRAMES));
    if (!waits)
        gtk_widget_add_tick_callback(widget, count_down, NULL, NULL);
}
