// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of a picture is in sight when it is fitted to a view: all of it where there is room at the
// size that type has, else all of the block of the cursor. A view moves no more than that needs.
#pragma once

#include "view/scene/scene.h"

/* Whether all of a part of the scene is in the view. */
gboolean bs_frame_holds(const BsRect *view, const BsRect *part);

/* The first row of what the step took away, when the block that it is about went, too (it is not in
   the scene); else NULL. */
const BsRow *bs_frame_find_gone(const BsScene *scene, const BsBlock *block);

/* What a view of that size (`view`, in the scene's units) should hold all of: the box of a block,
   of one that the step took away that where it is struck through, or as much of what is around it
   as there is room for. NULL: the block is not in the scene. */
const BsBox *bs_frame_find(const BsScene *scene, const BsBlock *block, const BsRect *view);

/* The scene of a function with so much in it as there is room for in a view of that size: where few
   rows are shown, all of them, else those of the block of the cursor. The view is what it is at
   the size that type has. As bs_scene_new(). */
BsScene *bs_scene_new_in(BsDocument *document, BsOp *function, const BsSceneOptions *options,
                         const BsRect *view);

/* Moves the view: all of the scene is in it, or all of the part (NULL: none matters) and, where
   that is larger than the view, the row in it (or NULL). Of the title there is all or nothing. */
void bs_frame_view(const BsScene *scene, const BsRect *part, const BsRect *row, BsRect *view);

// What of a box that goes on above or below a view is shown there in whole rows.
typedef struct BsFramedRows {
    double begin, end;        // between them, in the scene's units; a row of words is clear beyond
    guint32 n_above, n_below; // rows that are not; 0: it does not go on there
} BsFramedRows;

/* A line that cuts no row of a box, or of the whole scene (NULL): `at` or, where a row is there,
   its end (`up`: its begin). */
double bs_frame_between_rows(const BsScene *scene, const BsBox *box, double at, gboolean up);
/* Of a box at top level. */
BsFramedRows bs_frame_rows(const BsScene *scene, const BsBox *box, const BsRect *view);
