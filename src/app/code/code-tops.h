// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How high the lines of a text are where they are wrapped, before they are there: what is compared
// is as high on both sides, whichever of them is narrower.
#pragma once

#include "debug/compare/diff.h"

#include <gtk/gtk.h>

/* How many pixels a view has for text, from where lines begin; 0: it has no size yet. */
int bs_code_width(GtkTextView *view);
/* How high a line of one row is, in pixels. */
int bs_code_row(GtkTextView *view);
/* Where each line of a side begins in the view, in pixels, and, behind them, where the text ends;
   without gaps. O(text). Free with g_free(). */
guint32 *bs_code_tops(GtkTextView *view, const BsDiffSide *side);
