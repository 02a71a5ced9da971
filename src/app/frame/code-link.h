// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keeps the two code views side by side while one of them is scrolled: what is the same op on both
// sides stands at the same height. The picture comes along.
#pragma once

#include "app/canvas/canvas.h"
#include "app/code/code-view.h"

typedef struct BsCodeLink BsCodeLink;

/* Between two views of a session's document, and its picture; all outlive the link. Not locked.
   Free with bs_code_link_free(). */
BsCodeLink *bs_code_link_new(BsSession *session, BsCodeView *left, BsCodeView *right,
                             BsCanvas *canvas);
void bs_code_link_free(BsCodeLink *link);

void bs_code_link_set_locked(BsCodeLink *link, gboolean locked);
/* The differences between what the two views show, by which lines are found across; NULL when there
   is nothing to show. Borrowed until the next move. */
const BsDiff *bs_code_link_diff(BsCodeLink *link);
