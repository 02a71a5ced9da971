// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A figure (view/write/figure.h) as it will be, at most at the size that type has in the window. It
// is made on a worker, which has a program of its own: what is shown stays until the next one is
// there.
//
// Signal: `made` (another one is shown).
#pragma once

#include "app/session/session.h"
#include "view/write/figure.h"

#include <gtk/gtk.h>

#define BS_TYPE_FIGURE_PREVIEW (bs_figure_preview_get_type())
G_DECLARE_FINAL_TYPE(BsFigurePreview, bs_figure_preview, BS, FIGURE_PREVIEW, GtkWidget)

/* Of the function in view, at the cursor. */
GtkWidget *bs_figure_preview_new(BsSession *session);
/* Has it made. */
void bs_figure_preview_show(BsFigurePreview *preview, const BsFigure *figure);
/* What is shown, and if it does not fit what would (BsFigure); NULL before there is one.
   Borrowed. */
const BsFigureFit *bs_figure_preview_fit(BsFigurePreview *preview);
const GArray *bs_figure_preview_offers(BsFigurePreview *preview);
/* Whether what was asked for last is shown. */
gboolean bs_figure_preview_is_done(BsFigurePreview *preview);
