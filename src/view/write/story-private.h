// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of a story, for those who write it.
#pragma once

#include "debug/telling/gone.h"
#include "view/scene/scene.h"
#include "view/write/story.h"

typedef struct BsStoryStep {
    guint32 number, n; // from 0, of how many
    guint32 position, stage;
    gboolean ends_stage;    // no later one is of that stage
    const BsScene *scene;   // placed
    const BsFigureFit *fit; // it, as the figure that was asked for; or NULL
    const char *sentence;
    const BsText *text;     // of the function
    const GPtrArray *fresh; // ops that changed since the step before
    const GArray *gone;     // of BsGoneLine: what went since then, between the lines of the text
    const BsOp *current;    // what the event speaks of, or is executed, or NULL
    const BsText *final;    // the function at the end of the run; NULL: of an execution
    const char *moment;     // of an execution: the buffers then, in lines; or NULL
} BsStoryStep;

typedef gboolean (*BsStoryVisit)(BsDocument *document, const BsStoryStep *step, gpointer data,
                                 GError **error);

// What its pictures are, where not as in a window.
typedef struct BsStoryPictures {
    const BsFigure *figure;
    double least_font;                      // as of BsFigureWish
    const BsFigure *roomier;                // instead of one that does not fit ...
    gboolean (*does)(const BsScene *scene); // ... nor does like this; or NULL
} BsStoryPictures;

/* Calls `visit` for each step in order, until it returns FALSE. `pictures` may be NULL. */
gboolean bs_story_walk(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                       const BsStoryPictures *pictures, BsStoryVisit visit, gpointer data,
                       GError **error);
/* Whether a line (from 0) of the step's text belongs to an op that changed (is spoken of). */
gboolean bs_story_line_is_fresh(const BsStoryStep *step, guint32 line);
gboolean bs_story_line_is_current(const BsStoryStep *step, guint32 line);
/* The line (from 0) of the step's text that it changed first, or the op's that it speaks of. */
guint32 bs_story_mark(const BsStoryStep *step);
/* The line of the text at the end, which there is, where that op is, or the next one that is still
   there, or the one before. */
guint32 bs_story_final_mark(const BsStoryStep *step);
