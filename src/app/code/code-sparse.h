// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A buffer for the text of a giant function: all of its lines are there, so that line numbers,
// scrolling and places are those of the text, but only those in sight are filled; the others are
// blank. A text view takes seconds to colour and to lay out a hundred thousand lines, and blank
// ones cost next to nothing.
#pragma once

#include "app/code/code-text.h"

/* The lines that can be seen, or a few more. */
BsTextLines bs_code_lines_in_view(GtkTextView *view);

typedef struct BsCodeSparse BsCodeSparse;

/* Borrows the buffer. Free with bs_code_sparse_free(). */
BsCodeSparse *bs_code_sparse_new(GtkTextBuffer *buffer);
void bs_code_sparse_free(BsCodeSparse *sparse);

enum { BS_CODE_GIANT_LINES = 5000 };

/* Whether a text has so many lines that its buffer should be sparse. */
gboolean bs_code_is_giant(const char *text, gsize len);

/* Makes the buffer that of another text, all blank, with the cursor at its begin. The text has
   `n_lines` lines, which `put` gives until the next text. */
void bs_code_sparse_set(BsCodeSparse *sparse, guint32 n_lines, BsCodePut put, gpointer data);
/* Of the text before, `n_before` lines from `first` on gave way to others, which are blank. Others
   are where they were, but may read otherwise: those that do are blank, too. */
void bs_code_sparse_change(BsCodeSparse *sparse, guint32 n_lines, BsCodePut put, gpointer data,
                           guint32 first, guint32 n_before);
/* Fills these lines, and leaves blank all others but those with the cursor, or an end of what is
   selected. */
void bs_code_sparse_look_at(BsCodeSparse *sparse, BsTextLines sight);
/* The text between the ends of what is selected, blank or not; NULL when nothing is. Free with
   g_free(). */
char *bs_code_sparse_selection(const BsCodeSparse *sparse);
