// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of rows as one stop of Tab, with arrow keys inside. To GTK 4.8 each row is a stop.
#pragma once

#include <gtk/gtk.h>

// Once for each list, with its rows or before they come.
void bs_row_keys_add(GtkListBox *list);

// The row that Tab comes to; NULL is none. To be called when rows were added, too.
void bs_row_keys_choose(GtkListBox *list, GtkListBoxRow *chosen);
