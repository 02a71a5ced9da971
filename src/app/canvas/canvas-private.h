// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The canvas' insides, for canvas.c and, below it, canvas-input.c, canvas-picture.c, canvas-guard.c
// and canvas-sight.c: each uses those behind it.
#pragma once

#include "app/canvas/canvas.h"
#include "app/session/layout-cache.h"

// Of a function with very many blocks a part is in the picture, until everything is asked for
// (canvas-guard.c).
typedef struct BsCanvasGuard {
    char *whole;           // the function of which everything is wanted, or NULL
    const BsBlock *centre; // of the part in the picture
    const BsBlock *at;     // where the cursor was then
    gboolean on;           // a part is in the picture because of the guard
    guint32 n_blocks;      // of the function in view
} BsCanvasGuard;

struct _BsCanvas {
    GtkWidget parent_instance;
    BsSession *session;
    BsLayoutCache *layouts;
    BsScene *scene;    // placed; NULL when there is nothing to show
    double zoom, x, y; // the scene's point (x, y) is at the widget's top left corner
    double larger;     // than usual, type is, before an audience
    gboolean follow;   // zoom to what comes into view; until the user zooms
    gboolean dragged;  // the press that is going on has moved the picture
    double drag_x, drag_y, pinch_zoom, pointer_x, pointer_y;
    BsSceneOptions options; // what of the function is in the picture
    BsCanvasGuard guard;
    guint variant;        // counts changes of that
    gboolean shows_value; // where the selected one lives
    GskRenderNode *node;  // what was painted last ...
    BsRect painted;       // ... of this part of the scene
};

// -- canvas-sight.c ------------------------------------------------------------------------------

/* Paints it anew. */
void bs_canvas_repaint(BsCanvas *canvas);
/* Moves the picture, by pixels of the widget; keeps a part of it in sight. */
void bs_canvas_pan_by(BsCanvas *canvas, double dx, double dy);
void bs_canvas_clamp_view(BsCanvas *canvas);
/* Zooms around a point of the widget. */
void bs_canvas_set_zoom(BsCanvas *canvas, double zoom, double at_x, double at_y);
/* All of it, but with type that can be read. */
void bs_canvas_fit(BsCanvas *canvas);

// -- canvas-guard.c ------------------------------------------------------------------------------

/* For other options: forgets the layouts. */
void bs_canvas_next_variant(BsCanvas *canvas);
/* Turns `options` to the part around the cursor when the function in view has too many blocks. The
   document stands where the picture is of. */
void bs_canvas_guard_options(BsCanvas *canvas, BsDocument *document, const BsOp *function,
                             BsSceneOptions *options);
/* Whether a selected block is behind the guard; it is then in the middle of the next picture. */
gboolean bs_canvas_guard_follow(BsCanvas *canvas, const BsBlock *block);

// -- canvas-picture.c ----------------------------------------------------------------------------

/* Shows what the session is at, from now on. */
void bs_canvas_set_session(BsCanvas *canvas, BsSession *session);
/* The layout that was waited for is there. */
void bs_canvas_layout_ready(gpointer canvas);
/* While the picture is fitted: the block that one looks at is not cut off at a side. */
void bs_canvas_show_sides(BsCanvas *canvas);

// -- canvas-input.c ------------------------------------------------------------------------------

/* Hears of pointer, wheel and keys. */
void bs_canvas_add_controllers(BsCanvas *canvas);
