// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A row of tabs that is wider than its room.
#pragma once

#include <gtk/gtk.h>

/* Scrolls the row so that the tab that is chosen is in sight. When both have their sizes. */
void bs_tabs_show_current(GtkWidget *tabs, GtkScrolledWindow *scrolled);
