// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context menu of our own: by the right button, Shift+F10 and the menu key.
#pragma once

#include <gtk/gtk.h>

/* Chooses what is at a place of the widget; by keys x and y are -1: what has the keyboard. Where
   there is nothing to have a menu for: FALSE. `at` is where it points to, if that is set. */
typedef gboolean (*BsContextAim)(gpointer data, double x, double y, GdkRectangle *at);

/* Gives a widget the menu of that name (ui/menus.ui), in place of one that it may have. `holder`, a
   box with the widget in it, holds the popover, and lives as long as `data`. */
void bs_context_menu_add(GtkWidget *widget, GtkBox *holder, const char *menu, BsContextAim aim,
                         gpointer data);
