// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CFG of the function in view: painted from a scene, laid out in the background once per stage
// and function. Drag or scroll to pan, Ctrl and scroll or pinch to zoom, click to select.
#pragma once

#include "app/session.h"

#include "view/scene.h"

#include <gtk/gtk.h>

#define BS_TYPE_CANVAS (bs_canvas_get_type())
G_DECLARE_FINAL_TYPE(BsCanvas, bs_canvas, BS, CANVAS, GtkWidget)

/* Multiplies the zoom, around the middle of the canvas. */
void bs_canvas_zoom_by(BsCanvas *canvas, double factor);
/* Actual size, and the largest zoom (at most 1) at which everything is in sight. */
void bs_canvas_zoom_reset(BsCanvas *canvas);
void bs_canvas_zoom_fit(BsCanvas *canvas);
double bs_canvas_zoom(BsCanvas *canvas);
/* Brings an op or block into sight. */
void bs_canvas_reveal(BsCanvas *canvas, const BsOp *op, const BsBlock *block);
/* The placed scene that is shown, for exports; NULL when there is none. Borrowed until the next
 * move. */
const BsScene *bs_canvas_scene(BsCanvas *canvas);
