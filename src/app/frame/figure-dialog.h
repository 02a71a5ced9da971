// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialog of figures (view/write/figure.h): their options as rows, made from the table of
// these, beside a preview. What does not fit is said, with buttons for what would. Each choice is
// kept in the preferences at once.
#pragma once

#include "app/frame/host.h"
#include "view/write/figure.h"

typedef struct BsFigureDialog BsFigureDialog;

/* Opens it, about what is in view. `host` outlives it. Its window goes by itself: `*dialog` is
   NULL then. */
void bs_figure_dialog_open(BsFigureDialog **dialog, const BsHost *host);
/* Accepts NULL. */
void bs_figure_dialog_close(BsFigureDialog *dialog);
/* Shows what the preferences say by now. */
void bs_figure_dialog_renew(BsFigureDialog *dialog);

/* What was chosen for figures last: the preferences, and what they do not name as in the window. */
BsFigure bs_figure_chosen(void);
/* Keeps of what figures are: "picture", "stages", "steps", "handout-step", "handout-stage",
   "handout-six". FALSE: it is none of these. */
gboolean bs_figure_choose_of(const char *of);
/* Keeps a choice. */
void bs_figure_choose(const BsFigure *figure);
