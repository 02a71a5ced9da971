// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The canvas' insides, for canvas.c and, below it, canvas-input.c, canvas-keys.c, canvas-picture.c,
// canvas-guard.c, canvas-motion.c and canvas-sight.c: each uses those behind it.
#pragma once

#include "app/canvas/canvas.h"
#include "app/session/layout-cache.h"
#include "debug/telling/focus.h"

// Of a function with very many blocks a part is in the picture, until everything is asked for
// (canvas-guard.c).
typedef struct BsCanvasGuard {
    char *whole;           // the function of which everything is wanted, or NULL
    const BsBlock *centre; // of the part in the picture
    const BsBlock *at;     // where the cursor was then
    gboolean on;           // a part is in the picture because of the guard
    guint32 n_blocks;      // of the function in view
} BsCanvasGuard;

// From the last picture to this one (canvas-motion.c).
typedef struct BsCanvasMotion {
    GskRenderNode *held; // what was painted last, until the layout of this one is there; or NULL
    double held_x, held_y, held_zoom;
    guint timer;        // when it is not waited for any longer
    GHashTable *places; // block -> BsPoint: where its box was on the screen
    double zoom;        // then
    BsPoint *shifts;    // per box, from where it is to where it was; NULL: nothing moves
    double left;        // of the way, that it has before it
    gint64 begin;
    guint tick;
} BsCanvasMotion;

// A row of the picture, by what it is about: the next picture has other rows.
typedef struct BsCanvasPlace {
    BsRowKind kind;
    guint32 row; // its number in the picture where it was found
    const BsOp *op;
    const BsBlock *block; // NULL: no place
    const BsValue *value;
} BsCanvasPlace;

// Where the keyboard is (canvas-keys.c).
typedef struct BsCanvasKeyboard {
    BsCanvasPlace place;
    const BsBlock *before; // where it was before it came to its block
    gboolean used;         // since the pointer was
    gboolean choosing;     // what is selected is selected by it
} BsCanvasKeyboard;

struct _BsCanvas {
    GtkWidget parent_instance;
    BsSession *session;
    BsLayoutCache *layouts;
    BsScene *scene;     // placed; NULL when there is nothing to show
    double zoom, x, y;  // the scene's point (x, y) is at the widget's top left corner
    double larger;      // than usual, type is, before an audience
    gboolean follow;    // fits what comes into view; until the user zooms
    gboolean centred;   // what is in sight was once in the middle: from there it moves little
    gboolean stays;     // the next picture is in place of this one, and where it is
    int width, height;  // of the canvas, when the picture was made
    guint resized;      // what makes another one for another size
    gboolean spotlight; // the rest is dim
    double least;       // how small it may become then, of the usual size
    gboolean dragged;   // the press that is going on has moved the picture
    double drag_x, drag_y, pinch_zoom, pointer_x, pointer_y;
    BsSceneOptions options; // what of the function is in the picture
    BsCanvasGuard guard;
    gboolean shows_value; // where the selected one lives
    BsCanvasMotion motion;
    BsCanvasKeyboard keyboard;
    GskRenderNode *node; // what was painted last ...
    BsRect painted;      // ... of this part of the scene ...
    guint cut;           // ... without these labels (bs_scene_cut_labels)
};

// -- canvas-sight.c ------------------------------------------------------------------------------

/* Paints it anew. */
void bs_canvas_repaint(BsCanvas *canvas);
/* Moves the picture, by pixels of the widget; keeps a part of it in sight. */
void bs_canvas_pan_by(BsCanvas *canvas, double dx, double dy);
void bs_canvas_clamp_view(BsCanvas *canvas);
/* Zooms around a point of the widget. */
void bs_canvas_set_zoom(BsCanvas *canvas, double zoom, double at_x, double at_y);
/* What there is room for where type has its usual size. */
BsRect bs_canvas_fitting_view(BsCanvas *canvas);
/* While the picture is fitted: all of it is in sight, or all of a part that matters (NULL: none
   does) and in it, if that is too large, a row (or NULL). What is in sight moves no more than
   that needs. */
void bs_canvas_frame(BsCanvas *canvas, const BsRect *part, const BsRect *row);
/* A picture that has room is in the middle. */
void bs_canvas_centre(BsCanvas *canvas);
/* Brings a part of the scene into sight. */
void bs_canvas_reveal_rect(BsCanvas *canvas, const BsRect *rect);

// -- canvas-motion.c -----------------------------------------------------------------------------

/* Around every change of the scene and of where it is. */
void bs_canvas_begin_change(BsCanvas *canvas);
void bs_canvas_end_change(BsCanvas *canvas);
/* Everything is where it belongs. */
void bs_canvas_end_motion(BsCanvas *canvas);
/* The scene goes, and none comes after it. */
void bs_canvas_forget_motion(BsCanvas *canvas);
/* Shows the picture that stays for the moment; FALSE: there is none. */
gboolean bs_canvas_snapshot_held(BsCanvas *canvas, GtkSnapshot *snapshot);

// -- canvas-guard.c ------------------------------------------------------------------------------

/* Turns `options` to the part around the cursor when the function in view has too many blocks. The
   document stands where the picture is of. */
void bs_canvas_guard_options(BsCanvas *canvas, BsDocument *document, const BsOp *function,
                             BsSceneOptions *options);
/* Whether a selected block is behind the guard; it is then in the middle of the next picture. */
gboolean bs_canvas_guard_follow(BsCanvas *canvas, const BsBlock *block);

// -- canvas-picture.c ----------------------------------------------------------------------------

/* Shows what the session is at, from now on. */
void bs_canvas_set_session(BsCanvas *canvas, BsSession *session);
/* What the current event speaks of, as far as it is in the picture. */
BsThing bs_canvas_focus(BsCanvas *canvas);
/* Selects what a row is about. */
void bs_canvas_select_row(BsCanvas *canvas, const BsRow *row);
/* The layout that was waited for is there. */
void bs_canvas_layout_ready(gpointer canvas);
/* While the picture is fitted: fits it to the canvas as it is now. */
void bs_canvas_fit(BsCanvas *canvas);
/* The canvas has another size: makes the picture again when it has been drawn. */
void bs_canvas_fit_soon(BsCanvas *canvas);

// -- canvas-keys.c -------------------------------------------------------------------------------

/* Hears of keys; and, of its session, where they begin. */
void bs_canvas_add_keys(BsCanvas *canvas);
void bs_canvas_follow_by_keys(BsCanvas *canvas);
/* The keyboard is at a row of the picture; NULL: where it begins. */
void bs_canvas_put_keyboard(BsCanvas *canvas, const BsRow *row);
/* A ring around where it is, while the picture has it; in the scene's units. */
void bs_canvas_draw_keyboard(BsCanvas *canvas, GtkSnapshot *snapshot);

// -- canvas-input.c ------------------------------------------------------------------------------

/* Hears of pointer, wheel and touch. */
void bs_canvas_add_controllers(BsCanvas *canvas);
