// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of buttons that are scrolled sideways fade out where they go on.
#pragma once

#include <gtk/gtk.h>

/* From now on a row (what it scrolls has no margin) has the style class "goes-on-left" while a part
   of its words is out of sight at the left, and "goes-on-right" likewise. What is out of sight of
   the blank beside them is not missed. */
void bs_fade_cut_words(GtkScrolledWindow *row);
