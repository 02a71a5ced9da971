// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names for those who hear the window.
#pragma once

#include <gtk/gtk.h>

/* Names a drop-down and the button inside it, which GTK 4.8 leaves without a name. */
static inline void
bs_name_drop_down(GtkDropDown *drop_down, const char *name)
{
    GtkWidget *button = gtk_widget_get_first_child(GTK_WIDGET(drop_down));
    gtk_accessible_update_property(GTK_ACCESSIBLE(drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                   -1);
    if (button)
        gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                       -1);
}
