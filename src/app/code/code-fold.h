// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lines that are too long to be shown whole while they are edited: a text view lays out a line at
// once, and colours it in the square of its length. The middle of such a line is in the buffer, and
// out of sight; begin, end and where one types are seen. A sign stands for it.
#pragma once

#include <gtksourceview/gtksource.h>

/* Folds what is too long of the lines between two places, which stay; what is between the places
   was put there now, and is seen if there is room. While a line is folded the buffer's code has no
   colours. */
void bs_code_fold_lines(GtkSourceBuffer *buffer, const GtkTextIter *begin, const GtkTextIter *end);
/* Says which lines are folded, and how much of them; NULL: none is. Free with g_free(). */
char *bs_code_fold_note(GtkTextBuffer *buffer);
/* What is selected, with what is out of sight; NULL: no line is folded, or nothing is selected.
   Free with g_free(). */
char *bs_code_fold_selection(GtkTextBuffer *buffer);
/* Draws the signs, over the text and in its coordinates. */
void bs_code_fold_draw(GtkTextView *view, GtkSnapshot *snapshot);
