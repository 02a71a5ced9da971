// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A view of code in which rows can be left blank between lines: the other side of a comparison has
// lines there. The text stays what it is.
#pragma once

#include "debug/compare/diff.h"

#include <gtksourceview/gtksource.h>

#define BS_TYPE_GAP_VIEW (bs_gap_view_get_type())
G_DECLARE_FINAL_TYPE(BsGapView, bs_gap_view, BS, GAP_VIEW, GtkSourceView)

/* Leaves these rows blank (of BsDiffGap; NULL: none), in place of those before. Lines must not be
   wrapped. */
void bs_gap_view_set(BsGapView *view, const GArray *gaps);
/* How many rows are blank. */
guint32 bs_gap_view_rows(BsGapView *view);
