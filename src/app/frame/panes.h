// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The three views: the CFG with the choice of function above it, and two code views. Side by side
// with movable borders, or as tabs where there is no room for that.
#pragma once

#include "app/canvas/canvas.h"
#include "app/canvas/overview.h"
#include "app/code/code-view.h"
#include "app/frame/ribbons.h"

#define BS_TYPE_PANES (bs_panes_get_type())
G_DECLARE_FINAL_TYPE(BsPanes, bs_panes, BS, PANES, GtkWidget)

BsCanvas *bs_panes_canvas(BsPanes *panes);
BsOverview *bs_panes_overview(BsPanes *panes);
BsCodeView *bs_panes_left(BsPanes *panes);
BsCodeView *bs_panes_right(BsPanes *panes);
/* Says of the picture that it is of an older text than the one that is written, and whether that
   one is being run. */
void bs_panes_call_old(BsPanes *panes, gboolean old, gboolean running);
/* Between the two. */
BsRibbons *bs_panes_ribbons(BsPanes *panes);

// Which of them are there.
typedef enum BsPane {
    BS_PANE_PICTURE = 1 << 0,
    BS_PANE_LEFT = 1 << 1,
    BS_PANE_RIGHT = 1 << 2,
    BS_PANES_CODE = BS_PANE_LEFT | BS_PANE_RIGHT,
    BS_PANES_ALL = BS_PANE_PICTURE | BS_PANES_CODE
} BsPane;

/* Shows these and puts the others away; what is left shares the room. A focus within what goes is
   given to what stays. A program that could not be read has its text only. */
void bs_panes_show(BsPanes *panes, BsPane which);
BsPane bs_panes_shown(BsPanes *panes);
/* What the step or the selection is about comes into sight again in both codes, for who gave them
   another size or type. */
void bs_panes_show_goals(BsPanes *panes);

/* Where the borders are when the panes are side by side: what share of the width the graph has, and
   of what is left the left code view. Other than between 0 and 1 is not taken. */
void bs_panes_get_shares(BsPanes *panes, double *graph, double *code);
void bs_panes_set_shares(BsPanes *panes, double graph, double code);
