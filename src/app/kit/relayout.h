// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Against widgets that stay blank: text views, which ask for another size while they get one, can
// make GTK forget a widget around them that waited for its own. It is drawn no more until what it
// lies in is laid out anew, and nothing asks for that.
#pragma once

#include <gtk/gtk.h>

/* Lays out once more what is around a widget, when all has had the time to find its place: a few
   frames from now, and from when it was last asked for. */
void bs_relayout_soon(GtkWidget *widget);
