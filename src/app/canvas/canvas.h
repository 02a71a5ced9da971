// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CFG of the function in view: painted from a scene, laid out in the background.
// Boxes have the size of what is in them; where a step changes one, the block of the cursor stays
// and the others move. Drag or scroll to pan, Ctrl and scroll or pinch to zoom, click to select.
#pragma once

#include "app/session/session.h"

#include "view/scene/scene.h"

#include <gtk/gtk.h>

#define BS_TYPE_CANVAS (bs_canvas_get_type())
G_DECLARE_FINAL_TYPE(BsCanvas, bs_canvas, BS, CANVAS, GtkWidget)

/* Multiplies the zoom, around the middle of the canvas. */
void bs_canvas_zoom_by(BsCanvas *canvas, double factor);
/* Actual size, and the largest zoom (at most 1) at which everything is in sight. */
void bs_canvas_zoom_reset(BsCanvas *canvas);
void bs_canvas_zoom_fit(BsCanvas *canvas);
double bs_canvas_zoom(BsCanvas *canvas);
/* The zoom that was chosen, as it is without an audience; 0 while the picture is fitted. */
double bs_canvas_chosen_zoom(BsCanvas *canvas);
/* Chooses such a zoom; a picture stays fitted for 0. */
void bs_canvas_choose_zoom(BsCanvas *canvas, double zoom);
/* From now on type is that much larger than usual; a picture that was fitted is fitted again. */
void bs_canvas_enlarge(BsCanvas *canvas, double larger);
/* Has what the sentence speaks of bright, and the rest of the picture dim. */
void bs_canvas_set_spotlight(BsCanvas *canvas, gboolean on);
/* As large as there is room for, and in the middle: the selected op or block with what is in it;
   no larger than twice the usual size. FALSE: it is not in the picture. */
gboolean bs_canvas_zoom_selection(BsCanvas *canvas);
/* Brings an op or block into sight. */
void bs_canvas_reveal(BsCanvas *canvas, const BsOp *op, const BsBlock *block);
/* What of the function is in the picture: some blocks, without what is folded. The choice ends with
   the program. */
void bs_canvas_set_filter(BsCanvas *canvas, const BsSceneFilter *filter);
/* How much of the program is in the picture. What a step or the selection speaks of always is. */
void bs_canvas_set_detail(BsCanvas *canvas, BsDetail detail);
BsDetail bs_canvas_detail(BsCanvas *canvas);
/* Shows everything of a block at any level, or no longer. */
void bs_canvas_toggle_opened(BsCanvas *canvas, const BsBlock *block);
/* Folds a block, or the regions of an op, or unfolds it. NULL: nothing. */
void bs_canvas_toggle_fold(BsCanvas *canvas, gconstpointer op_or_block);
/* Everything again; the picture is made anew with the next change. */
void bs_canvas_show_all(BsCanvas *canvas);
/* A function of very many blocks is not shown as a whole, which would take long: only those around
   the cursor are, until everything is asked for. `guard-changed` is emitted when any of the figures
   is another. */
typedef struct BsCanvasWork {
    guint32 n_blocks;    // of the function
    gboolean many;       // more than are shown at once unless that is asked for
    gboolean part;       // a part is in the picture
    gboolean laying_out; // in the background
} BsCanvasWork;

void bs_canvas_get_work(BsCanvas *canvas, BsCanvasWork *work);
/* Lays out everything of the function in view after all; or, FALSE, the part again. */
void bs_canvas_set_whole(BsCanvas *canvas, gboolean whole);
/* Ends laying out at once; the picture stays as it is until another is wanted. */
void bs_canvas_cancel_layout(BsCanvas *canvas);

/* Whether the picture shows where the selected value is defined, used and live. */
void bs_canvas_set_shows_value(BsCanvas *canvas, gboolean shows);
/* The part of the scene that is in sight; signal `view-changed` when it is another. */
BsRect bs_canvas_visible(BsCanvas *canvas);
/* What one sees of the picture: "all", "block" (all of the block that the step is about), "part",
   or "" when there is none. */
const char *bs_canvas_in_sight(BsCanvas *canvas);
/* Brings a point of the scene into the middle. */
void bs_canvas_centre_on(BsCanvas *canvas, double x, double y);
/* Selects what is at a place of the widget; FALSE where nothing is. */
gboolean bs_canvas_select_at(BsCanvas *canvas, double x, double y);
/* What the keyboard is at, as a reader of the screen hears it; "" when there is no picture. Free
   with g_free(). */
char *bs_canvas_keyboard_text(BsCanvas *canvas);
/* The placed scene that is shown; NULL when there is none. Borrowed until the next move. */
const BsScene *bs_canvas_scene(BsCanvas *canvas);
/* The same for exports: nothing of it is on its way. */
const BsScene *bs_canvas_settled_scene(BsCanvas *canvas);
