// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A figure (view/write/figure.h), or the page of a hand-out, as it will be, at most at the size
// that type has in the window. It is made on a worker, which has a program of its own: what is
// shown stays until the next one is there.
//
// Signal: `made` (another one is shown).
#pragma once

#include "app/session/session.h"
#include "view/write/story.h"

#include <gtk/gtk.h>

#define BS_TYPE_FIGURE_PREVIEW (bs_figure_preview_get_type())
G_DECLARE_FINAL_TYPE(BsFigurePreview, bs_figure_preview, BS, FIGURE_PREVIEW, GtkWidget)

/* Of the function in view, at the cursor. */
GtkWidget *bs_figure_preview_new(BsSession *session);
/* Has it made; `pages` of a hand-out, BS_N_HANDOUT_PAGES: it is a figure. */
void bs_figure_preview_show(BsFigurePreview *preview, const BsFigure *figure, BsHandoutPages pages);
/* Whether there is something to see. */
gboolean bs_figure_preview_has(BsFigurePreview *preview);
/* The figure that is shown, and if it does not fit what would (BsFigure); NULL: it is none.
   Borrowed. */
const BsFigureFit *bs_figure_preview_fit(BsFigurePreview *preview);
const GArray *bs_figure_preview_offers(BsFigurePreview *preview);
