// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ribbons between two code views: each joins a dealloc or retain on the left with the lines that it
// became on the right.
#pragma once

#include "app/code/code-view.h"

#define BS_TYPE_RIBBONS (bs_ribbons_get_type())
G_DECLARE_FINAL_TYPE(BsRibbons, bs_ribbons, BS, RIBBONS, GtkWidget)

/* Between two views of a session, which outlive it. */
GtkWidget *bs_ribbons_new(BsCodeView *left, BsCodeView *right);
void bs_ribbons_set_session(BsRibbons *ribbons, BsSession *session);
/* Draws them, or none. They follow what the views show. */
void bs_ribbons_show(BsRibbons *ribbons, gboolean show);
/* The line (from 0) of the first dealloc on the left; -1: there is none. */
gint bs_ribbons_first(BsRibbons *ribbons);
/* "15: 15-37": the lines (from 1) that are joined, one ribbon a line. Free with g_free(). */
char *bs_ribbons_text(BsRibbons *ribbons);
