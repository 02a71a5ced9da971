// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differences in a code view: a sign for each line in the gutter, colours of lines, and words.
#pragma once

#include "app/code/code-text.h"
#include "debug/compare/diff.h"

#include <gtksourceview/gtksource.h>

typedef struct BsCodeDiff BsCodeDiff;

/* For a view with its buffer, which both outlive it; its tags are below those made later. Free with
   bs_code_diff_free(). */
BsCodeDiff *bs_code_diff_new(GtkSourceView *view);
void bs_code_diff_free(BsCodeDiff *self);

/* Has what stands in the gutter at the first row of each line. */
void bs_code_top_gutter(GtkSourceView *view);
/* Marks these lines of the buffer, which shows that side's text; NULL: nothing is marked. `diff` is
   borrowed until the next call. */
void bs_code_diff_show(BsCodeDiff *self, const BsDiff *diff, BsDiffWhich which, BsTextLines where);
/* While the last step is compared (`step`, else NULL), `label` says which event the code on that
   side follows, in place of the chooser of a stage. */
void bs_code_diff_show_moment(const BsDiff *step, BsDiffWhich side, GtkLabel *label,
                              GtkWidget *chooser);
/* What a code view on that side has to say of the differences (or NULL); "" for nothing. Free with
   g_free(). */
char *bs_code_diff_note(const BsDiff *diff, BsDiffWhich side);
