// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In place of the timeline while a run is walked: the button that plays, the slider over its steps,
// "step 12 of 130", and the list of its breakpoints.
#pragma once

#include "app/session/session-box.h"

#include <gtk/gtk.h>

#define BS_TYPE_RUN_BAR (bs_run_bar_get_type())
G_DECLARE_FINAL_TYPE(BsRunBar, bs_run_bar, BS, RUN_BAR, BsSessionBox)

/* Shows on the button what pressing it will do. */
void bs_run_bar_show_playing(BsRunBar *bar, gboolean playing);
/* Opens the list of breakpoints. */
void bs_run_bar_show_stops(BsRunBar *bar);
