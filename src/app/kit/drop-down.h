// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What GTK 4.8 leaves out of its drop-downs.
#pragma once

#include <gtk/gtk.h>

/* Names a drop-down of strings, or a combo row, and the button inside it, for those who hear the
   window: `name`, and what is chosen, which a name alone would hide. */
void bs_drop_down_name(GtkWidget *choice, const char *name);

/* Makes these (up to NULL) what there is to choose from. Nothing happens when they are there
   already: the rows of a list are made anew with all that is in them. */
void bs_drop_down_set_strings(GtkStringList *list, const char *const *strings);

/* Names it so. The button may be narrower than what is chosen, which it then cuts off. */
void bs_drop_down_complete(GtkDropDown *drop_down, const char *name);
