// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/tabs.h"

void
bs_tabs_show_current(GtkWidget *tabs, GtkScrolledWindow *scrolled)
{
    GtkWidget *tab = gtk_widget_get_first_child(tabs);
    graphene_rect_t place, all;
    while (tab && !(gtk_widget_get_state_flags(tab) & GTK_STATE_FLAG_CHECKED))
        tab = gtk_widget_get_next_sibling(tab);
    if (!tab || !gtk_widget_compute_bounds(tab, tabs, &place) ||
        !gtk_widget_compute_bounds(tabs, tabs, &all))
        return;
    const double begin = place.origin.x - all.origin.x;
    gtk_adjustment_clamp_page(gtk_scrolled_window_get_hadjustment(scrolled), begin,
                              begin + place.size.width);
}
