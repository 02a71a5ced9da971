// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files that build a scene share. One walk over the function at the cursor: rows and boxes
// are put one below the other while they are made; when a top-level box is complete its width is
// known and given to everything in it.
#pragma once

#include "debug/telling/focus.h"
#include "support/vec.h"
#include "view/scene/measure.h"
#include "view/scene/scene.h"

enum {
    BS_SCENE_PAD = 8,     // inside a box, left and right
    BS_SCENE_GAP = 3,     // between rows of different kinds
    BS_SCENE_INDENT = 14, // of a nested box
};

typedef struct BsSceneBuilder {
    BsDocument *document;
    BsOp *function;
    BsSceneOptions options; // no zeroes left where they mean a default
    const BsNames *names;
    const BsText *text;
    const BsEvent *event;     // the current one, or NULL
    guint32 tracking;         // the stage whose pass tracks ownership
    BsAliasSets *aliases;     // or NULL: other states are shown
    BsIndicators *indicators; // likewise
    GHashTable *spoken;       // ops that the current event speaks of
    GHashTable *changed;      // ops that the last step changed
    GHashTable *refused;      // ops with an error
    GHashTable *loops;        // where loops of branches are refused (analysis/loops.h), or NULL
    GHashTable *kept;         // ops and values that are there at each level of detail
    GArray *marks;            // of BsMark, of the function; or NULL
    GHashTable *frees;        // value -> the one that frees it; or NULL
    BsThing focus;            // what the step is about, as far as it is in the function
    GHashTable *gone; // op or block -> GArray of the lines (guint32) that are gone behind it
    // What the step took away (scene-gone.c); NULL: nothing.
    GArray *left;
    GHashTable *left_at, *left_args, *rewritten; // op or block -> GPtrArray of what hangs there
    GHashTable *only_blocks;                     // of the function, or of nested regions; NULL: all
    GHashTable *only_ops;                        // likewise
    BsMeasure measure;
    BsScene *scene;
    BS_VEC(BsRow) rows;
    BS_VEC(BsBox) boxes;
    BS_VEC(BsEdge) edges;
    BS_VEC(BsFlow) flows;
    guint32 n_nested; // blocks in nested regions so far, for their ids
    guint32 n_rows;   // rows of the top-level box being built
    double y;         // within it
} BsSceneBuilder;

// -- scene-facts.c: what the document says at the cursor -----------------------------------------

void bs_build_facts(BsSceneBuilder *b);
void bs_build_facts_clear(BsSceneBuilder *b);
guint32 bs_build_op_flags(const BsSceneBuilder *b, const BsOp *op);
guint32 bs_build_value_flags(const BsSceneBuilder *b, const BsValue *value);
guint32 bs_build_block_flags(const BsSceneBuilder *b, const BsBlock *block);
// -- scene-states.c ------------------------------------------------------------------------------

/* How `value` looks in `block`; FALSE when there is nothing to show beside it. `*indicator` is the
 * name of its ownership indicator, or where and when it is freed; or NULL. */
gboolean bs_build_look(BsSceneBuilder *b, const BsValue *value, const BsBlock *block, BsLook *look,
                       const char **indicator);
/* What a bit, an indicator, or a memref that is owned if a bit is set is in the run that is shown;
   NULL: none of these, or no run. Free with g_free(). */
char *bs_build_bit_text(BsSceneBuilder *b, const BsValue *value, const BsBlock *block,
                        BsLook *look);
/* The indicator that is the value, or that it has; NULL where there is none, or others are shown.
 */
const BsIndicatorState *bs_build_indicator(const BsSceneBuilder *b, const BsValue *value);
/* What is written in the badge of a value that looks like that: the state, and its alias set where
   those are shown. Free with g_free(). */
char *bs_build_state_text(const BsSceneBuilder *b, const BsValue *value, BsLook look,
                          const char *indicator);

// -- scene-text.c --------------------------------------------------------------------------------

/* Clean copies that live as long as the scene; the second takes `text` over. */
const char *bs_build_keep(BsSceneBuilder *b, const char *text);
const char *bs_build_keep_taken(BsSceneBuilder *b, char *text);
/* Clean text with at most `max` characters, the rest replaced by an ellipsis. */
const char *bs_build_shorten(BsSceneBuilder *b, const char *text, guint32 max);
/* Sets the row's full text and its lines: at most `max_lines` of them, broken at blanks. `text` is
 * clean. */
void bs_build_lines(BsSceneBuilder *b, BsRow *row, const char *text, guint32 max_lines);
/* Sets the full text alone: the lines say it in brief. */
void bs_build_full(BsSceneBuilder *b, BsRow *row, const char *text);
const char *bs_build_value_name(const BsSceneBuilder *b, const BsValue *value);
const char *bs_build_block_name(const BsSceneBuilder *b, const BsBlock *block);
/* The first line of an op's printed text, without what opens its region. */
const char *bs_build_op_text(BsSceneBuilder *b, const BsOp *op);
/* The same of a line of another text. */
const char *bs_build_line_text(BsSceneBuilder *b, const char *line, gsize len);

// -- scene-rows.c --------------------------------------------------------------------------------

gboolean bs_build_is_full(const BsSceneBuilder *b);
void bs_build_title_row(BsSceneBuilder *b, guint32 box, const BsBlock *block);
void bs_build_argument_row(BsSceneBuilder *b, guint32 box, BsValue *arg);
/* "%arg0: memref<4xf32>" */
const char *bs_build_argument_text(BsSceneBuilder *b, const BsValue *arg);
/* What an op's row says of its whole text, at the level of detail. */
const char *bs_build_shown_text(BsSceneBuilder *b, const BsOp *op, const char *full);
/* Appends what the rows below an op say that it frees and retains (BsMark), and what they say. */
void bs_build_op_marks(BsSceneBuilder *b, BsOp *op, GArray *marks);
const char *bs_build_mark_text(BsSceneBuilder *b, const BsMark *mark);
void bs_build_live_row(BsSceneBuilder *b, guint32 box, BsBlock *block, BsRowKind kind);
/* The op and what it frees and retains, without its regions. */
void bs_build_op_rows(BsSceneBuilder *b, guint32 box, BsOp *op);
void bs_build_region_row(BsSceneBuilder *b, guint32 box, BsOp *op, guint32 region,
                         const char *name);
// What is said of a row of what is not there any more, besides its text: NULL for nothing.
typedef struct BsGoneText {
    const char *full;
    const BsAway *fold;
} BsGoneText;

/* Such a row; `op` and `more` may be NULL. */
void bs_build_gone_row(BsSceneBuilder *b, guint32 box, const BsBlock *block, const BsOp *op,
                       const char *text, const BsGoneText *more, guint32 flags);
void bs_build_more_row(BsSceneBuilder *b, guint32 box, const BsBlock *block, guint32 n);
/* Puts a fold behind the last row of a box that has no other box behind it, or into a row of its
   own. */
void bs_build_put_fold(BsSceneBuilder *b, guint32 box, const BsBlock *block, const BsAway *fold);
/* Names the successors of a block that are not in the picture; nothing when all are. */
void bs_build_elsewhere_row(BsSceneBuilder *b, guint32 box, const BsBlock *block);

// -- scene-filter.c ------------------------------------------------------------------------------

/* Finds out what is in the picture. */
void bs_build_filter(BsSceneBuilder *b);
/* "; only around ^bb1", for the title; "" when everything is there. Free with g_free(). */
char *bs_build_filter_text(const BsSceneBuilder *b);
gboolean bs_build_has_block(const BsSceneBuilder *b, const BsBlock *block);
gboolean bs_build_has_op(const BsSceneBuilder *b, const BsOp *op);
gboolean bs_build_is_folded(const BsSceneBuilder *b, gconstpointer op_or_block);

// -- scene-detail.c ------------------------------------------------------------------------------

/* Finds out what is there at each level of detail. */
void bs_build_detail(BsSceneBuilder *b);
/* Whether an op, with what is in it, is folded away; what is in the regions of one that is not. */
gboolean bs_build_folds_op(const BsSceneBuilder *b, const BsOp *op);
gboolean bs_build_folds_regions(const BsSceneBuilder *b, const BsOp *op);
/* Whether an argument is folded away; whether the live strips of a block are left out. */
gboolean bs_build_folds_argument(const BsSceneBuilder *b, const BsValue *arg);
gboolean bs_build_folds_strips(const BsSceneBuilder *b, const BsBlock *block);
/* Notes which ops of a block are too far from what the step speaks of: between the two there are
   the others; both NULL: none is. */
void bs_build_find_near(const BsSceneBuilder *b, const BsBlock *block, const BsOp **first,
                        const BsOp **last);
/* What stands for `n` ops: `ops`, or NULL: it is not said which. */
const BsAway *bs_build_fold(BsSceneBuilder *b, const GPtrArray *ops, guint32 n);
/* What stands for `n` arguments. */
const BsAway *bs_build_folded_arguments(BsSceneBuilder *b, guint32 n);
/* Whether an op, or what is in it, is there at each level. */
gboolean bs_build_keeps(const BsSceneBuilder *b, const BsOp *op);
/* What says that a block is opened; NULL: it is not. */
const BsAway *bs_build_opened(BsSceneBuilder *b, const BsBlock *block);
/* The text of an op without types and attributes. */
const char *bs_build_brief_text(BsSceneBuilder *b, const char *text);

// -- scene-diff.c --------------------------------------------------------------------------------

/* Finds out what is gone from where; nothing without a difference to show. */
void bs_build_diff(BsSceneBuilder *b);
/* What the difference says of an op (of a block with a label): flags. */
guint32 bs_build_diff_flags(const BsSceneBuilder *b, gconstpointer op_or_block);
/* The text with the sign before it, when differences are shown. */
const char *bs_build_signed(BsSceneBuilder *b, const char *text, guint32 flags);
/* The words of an op's row that differ; its lines are there. */
void bs_build_row_words(BsSceneBuilder *b, BsRow *row);
/* Rows of what is gone behind an op, or from the begin of a block. */
void bs_build_gone_rows(BsSceneBuilder *b, guint32 box, gconstpointer op_or_block,
                        const BsBlock *block);

// -- scene-gone.c --------------------------------------------------------------------------------

/* Finds out what the step took away, with the texts that it had. */
void bs_build_left(BsSceneBuilder *b);
void bs_build_left_clear(BsSceneBuilder *b);
/* Rows of what went from behind an op, or from the begin of a block; whether there are some. */
void bs_build_left_rows(BsSceneBuilder *b, guint32 box, gconstpointer op_or_block,
                        const BsBlock *block);
gboolean bs_build_has_left(const BsSceneBuilder *b, gconstpointer op_or_block);
/* Rows of the arguments that a block has lost. */
void bs_build_left_arguments(BsSceneBuilder *b, guint32 box, const BsBlock *block);
/* A row of what an op was, where it reads otherwise now. Rows of what it freed and retained, and
   does no more. */
void bs_build_rewritten_row(BsSceneBuilder *b, guint32 box, const BsOp *op);
void bs_build_rewritten_marks(BsSceneBuilder *b, guint32 box, const BsOp *op);

// -- scene-boxes.c, scene-edges.c ----------------------------------------------------------------

/* The box of a block of the function, with all that is in it. */
void bs_build_top_box(BsSceneBuilder *b, BsBlock *block);
/* All edges between boxes; makes room for those of nested regions beside their boxes, so it comes
 * before bs_build_widths(). */
void bs_build_edges(BsSceneBuilder *b);
/* What carries indicators, with the room that it takes beside the regions (scene-edges.c). */
void bs_build_flows(BsSceneBuilder *b);
/* Gives every row and nested box the width that is has in its top-level box. */
void bs_build_widths(BsSceneBuilder *b);
