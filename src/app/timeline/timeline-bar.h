// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The button that plays, the slider over all events with marks below it, and "event 41 of 137",
// which is a button to go to one.
#pragma once

#include "app/timeline/marks-list.h"
#include "app/timeline/ticks.h"

#define BS_TYPE_TIMELINE_BAR (bs_timeline_bar_get_type())
G_DECLARE_FINAL_TYPE(BsTimelineBar, bs_timeline_bar, BS, TIMELINE_BAR, GtkBox)

/* The strip of marks, for those that others know of. */
BsTicks *bs_timeline_bar_ticks(BsTimelineBar *bar);
/* The list of breakpoints and bookmarks, and the button that opens it. */
BsMarksList *bs_timeline_bar_marks_list(BsTimelineBar *bar);
GtkMenuButton *bs_timeline_bar_marks_button(BsTimelineBar *bar);
/* Opens the entry for the number of an event. */
void bs_timeline_bar_ask_event(BsTimelineBar *bar);
/* Shows on the button what pressing it will do. */
void bs_timeline_bar_show_playing(BsTimelineBar *bar, gboolean playing);
