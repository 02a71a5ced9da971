// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The three views: the CFG with the choice of function above it, and two code views. Side by side
// with movable borders, or as tabs where there is no room for that.
#pragma once

#include "app/canvas/canvas.h"
#include "app/canvas/overview.h"
#include "app/code/code-view.h"

#define BS_TYPE_PANES (bs_panes_get_type())
G_DECLARE_FINAL_TYPE(BsPanes, bs_panes, BS, PANES, GtkWidget)

BsCanvas *bs_panes_canvas(BsPanes *panes);
BsOverview *bs_panes_overview(BsPanes *panes);
BsCodeView *bs_panes_left(BsPanes *panes);
BsCodeView *bs_panes_right(BsPanes *panes);

/* Where the borders are when the panes are side by side: what share of the width the graph has, and
   of what is left the left code view. Other than between 0 and 1 is not taken. */
void bs_panes_get_shares(BsPanes *panes, double *graph, double *code);
void bs_panes_set_shares(BsPanes *panes, double graph, double code);
