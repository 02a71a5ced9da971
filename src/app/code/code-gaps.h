// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A view of code with room between its lines: rows that are left blank, as the other side of a
// comparison has lines there, or lines that a step took away, struck through; and what is said of a
// line, behind it. The text stays what it is. `rewrapped` tells that lines have another height, as
// another width or font has.
#pragma once

#include "debug/compare/diff.h"
#include "debug/telling/gone.h"

#include <gtksourceview/gtksource.h>

#define BS_TYPE_GAP_VIEW (bs_gap_view_get_type())
G_DECLARE_FINAL_TYPE(BsGapView, bs_gap_view, BS, GAP_VIEW, GtkSourceView)

/* Leaves this room (of BsDiffGap, in pixels; NULL: none), in place of that before. */
void bs_gap_view_set(BsGapView *view, const GArray *gaps);
/* Shows these lines struck through (of BsGoneLine, copied; NULL: none), in place of those before.
   `full`: the room below lines is for others. */
void bs_gap_view_strike(BsGapView *view, const GArray *lines, gboolean full);
/* Shows a text behind the end of a line (from 0), and where the pointer is on that; it goes with
   its line when the text is edited. A line has one at most. */
void bs_gap_view_say(BsGapView *view, guint32 line, const char *text);
/* Takes them all away. */
void bs_gap_view_unsay(BsGapView *view);
/* Whether rows are left away of which there is only a part in sight, as lines are wrapped: for who
   cannot scroll. */
void bs_gap_view_show_whole_rows(BsGapView *view, gboolean whole);
/* Some lines look otherwise from now on: they are drawn anew as wholes (app/kit/patch.h), as are
   those of the last time. `begins`: these are the first of this time. */
void bs_gap_view_patch(BsGapView *view, BsTextLines lines, gboolean begins);
/* How many rows would have room where nothing is, not even the end of a line. */
guint32 bs_gap_view_rows(BsGapView *view);
