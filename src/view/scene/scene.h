// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CFG of a function as a scene: boxes for blocks, rows in them (label, arguments, live-in, ops,
// what a dealloc frees and retains, live-out), boxes in boxes for nested regions, edges with what
// they pass. A scene is a picture of the document at its cursor, without a toolkit and without a
// place for the boxes yet: sizes are measured here, view/layout/layout.h finds the places,
// painter.h, svg.h and dot.h show it.
//
// Units are pixels of a picture at zoom 1; y grows downwards. Everything is in arrays, in painting
// order. Every text is clean (view/scene/clean-text.h).
#pragma once

#include "debug/compare/diff.h"
#include "view/scene/look.h"

typedef enum BsRowKind {
    BS_ROW_TITLE,    // the block's label
    BS_ROW_ARGUMENT, // a block argument
    BS_ROW_LIVE_IN,  // a strip
    BS_ROW_OP,
    BS_ROW_MARK,   // what the dealloc above frees or retains
    BS_ROW_REGION, // the name of a nested region
    BS_ROW_LIVE_OUT,
    BS_ROW_MORE, // rows left out
    BS_ROW_GONE, // what is no longer here: the step took it away, or it is a difference
} BsRowKind;

enum {
    BS_ROW_CURRENT = 1 << 0, // the current event speaks of it
    BS_ROW_CHANGED = 1 << 1, // the last step changed it
    BS_ROW_REFUSED = 1 << 2, // a pass refused it
    // differences from another state, which the text says too, with a sign before it
    BS_ROW_ADDED = 1 << 3,
    BS_ROW_REMOVED = 1 << 4,
    BS_ROW_ALTERED = 1 << 5,
    BS_ROW_MOVED = 1 << 6, // to here; with REMOVED: away from here
    // of the value of bs_scene_show_value()
    BS_ROW_DEFINES = 1 << 7,
    BS_ROW_USES = 1 << 8,
    BS_ROW_LIVE = 1 << 9, // it lives there
};

// The state of one memref beside a row.
typedef struct BsBadge {
    BsLook look;
    const BsValue *value;
    const char *text; // sign, word, indicator; before them the value where a row has several
    double x, y, width, height; // of the frame, within the row
} BsBadge;

typedef struct BsRect {
    double x, y, width, height;
} BsRect;

// A part of a row's text that differs: characters of one of its lines.
typedef struct BsRowWord {
    guint32 line, from, to;
} BsRowWord;

// Ops that are not in the picture at its level of detail, behind a row.
typedef struct BsAway {
    guint32 n;                  // of them; 0: those of the block are shown all the same
    const char *text, *full;    // "+9"; and what they are
    double x, y, width, height; // within the row
} BsAway;

typedef struct BsRow {
    BsRowKind kind;
    guint32 flags;
    guint32 box;          // number of the box that it is in
    const BsOp *op;       // OP, MARK, GONE
    const BsBlock *block; // the block that it is in
    const BsValue *value; // ARGUMENT, MARK; OP with one result: the result
    BsLook look;          // MARK
    guint32 n_lines;      // what is shown: long texts are broken into a few lines ...
    const char *const *lines;
    const char *full; // ... and this is (nearly) the whole, for tooltips and <title>
    guint32 n_words;  // of an OP that is ALTERED
    const BsRowWord *words;
    guint32 n_badges;
    BsBadge *badges;
    const BsAway *fold; // or NULL
    BsRect rect;        // relative to the top-level box until bs_scene_place(), then absolute
} BsRow;

typedef struct BsBox {
    const BsBlock *block;
    gint parent;               // number of the box that it is in, -1 at top level
    guint32 depth;             // 0 at top level
    guint32 flags;             // as rows
    const char *id;            // "bb1", unique in the scene: for SVG ids and DOT
    guint32 first_row, n_rows; // rows of nested boxes are between them
    double gutter;             // room at its right for the edges between it and its siblings
    BsRect rect;               // as rows
} BsBox;

typedef enum BsEdgeKind { BS_EDGE_ALWAYS, BS_EDGE_TRUE, BS_EDGE_FALSE, BS_EDGE_CASE } BsEdgeKind;

typedef struct BsPoint {
    double x, y;
} BsPoint;

typedef struct BsEdge {
    BsEdgeKind kind;
    guint32 from, to;  // boxes
    guint32 successor; // number of the successor slot
    const BsOp *op;    // the terminator
    const char *label; // "true: %alloc, %2#0", shortened
    const char *full;  // the whole text
    gboolean stub;     // only its beginning is drawn, with the target's name
    gboolean refused;  // of a cycle that the pass refuses
    guint32 n_points;  // 1 + 3n points of a Bézier curve that ends at the arrow's tip; 0 before it
                       // has a place
    BsPoint *points;
    BsRect label_rect; // around the label; width 0: there is none, or no room for it
} BsEdge;

// An indicator on its way: a frame as that of a badge.
typedef struct BsToken {
    BsLook look;
    const BsValue *value; // NULL: more of them
    const char *text;     // "■ %1"
    BsRect rect;          // width and height only, before it has a place
} BsToken;

// Structured control flow, with the buffers or indicators that it carries: from an op into its
// region, from the end of a region to the op's results, or to the next round. It stands in the
// gutter beside the regions.
enum { BS_FLOW_LANE = 9 }; // width of a lane
typedef struct BsFlow {
    guint32 from, to; // rows: of an op, and of an op or of an argument
    BsLook look;      // of what it carries; where that differs: maybe
    guint32 lane;     // beside the regions, from 0 ...
    guint32 n_lanes;  // ... of so many that the op has
    const char *full; // what becomes what: "■ own %1 → %arg3, ∅ null %2 → %arg4"
    guint32 n_tokens; // of what it carries; 0 where another one from there shows them
    BsToken *tokens;
    guint32 n_points; // as of edges
    BsPoint *points;
} BsFlow;

typedef struct BsScene {
    const BsOp *function;
    gboolean compares;         // with another state: what differs has a sign before it
    gboolean shows_aliases;    // the states are alias sets, and not ownership
    gboolean shows_indicators; // they are indicators, which travel
    const char *title;         // "@example after ownership-based-buffer-deallocation"
    guint64 n_more;            // ops that it has no room for: rows tell of them where they would be
    guint32 n_boxes, n_rows, n_edges, n_flows;
    BsBox *boxes;
    BsRow *rows;
    BsEdge *edges;
    BsFlow *flows;
    double width, height, title_x; // of the whole picture, after bs_scene_place()
    double row_height, strip_height, char_width;
    BsArena arena;
} BsScene;

// Which blocks of the function are in the picture.
typedef enum BsShowOnly {
    BS_SHOW_ALL,
    BS_SHOW_PATH,       // on a way from `block` to `other`
    BS_SHOW_NEIGHBOURS, // `block`, its predecessors and successors
    BS_SHOW_AROUND,     // the `n_blocks` nearest to `block`, itself included
    BS_SHOW_USES,       // of `value`: ops that neither define nor use it are left out, too
} BsShowOnly;

// How much of a program is in the picture.
typedef enum BsDetail {
    BS_DETAIL_EVERYTHING,
    BS_DETAIL_BUFFERS, // what makes, uses, passes on and frees them, and what the step speaks of
    BS_DETAIL_BLOCKS,  // without what is in the function's blocks but their ends
    BS_N_DETAILS
} BsDetail;

/* "everything", "buffers", "blocks"; the level of such a name, or BS_N_DETAILS. */
const char *bs_detail_name(BsDetail detail);
BsDetail bs_detail_of_name(const char *name);

// First live strips and arguments that are numbers go, then the inside of blocks that the step does
// not speak of, then what is far from what it speaks of, less and less far.
enum { BS_MOST_THRIFT = 6 };

// What is not in the program at the cursor filters nothing.
typedef struct BsSceneFilter {
    BsShowOnly only;
    const BsBlock *block, *other;
    const BsValue *value;
    guint32 n_blocks;
} BsSceneFilter;

// What a run that is shown knows of a program. `data` is given back.
typedef struct BsSceneRun {
    gpointer data;
    /* How often control went from a terminator to its successor, into a region of an op. */
    guint64 (*taken)(gpointer data, const BsOp *op, guint32 successor);
    guint64 (*entered)(gpointer data, const BsOp *op, guint32 region);
    /* What an i1, or an indicator, is now: 1, own (*is_set TRUE), or 0, null. FALSE: it is neither,
       or nothing yet. */
    gboolean (*bit)(gpointer data, const BsValue *value, gboolean *is_set);
} BsSceneRun;

typedef struct BsSceneOptions {
    BsSceneFilter filter;
    BsDetail detail;
    const BsOp *selected_op; // there at each level; or NULL
    const BsOp *executed;    // by a run that is shown: it has the ring, and no event has; or NULL
    const BsSceneRun *run;   // that is shown: edges have their counts, bits what they are; borrowed
                             // while the scene is made; or NULL
    const BsValue *selected_value; // what defines it; or NULL
    guint32 thrift;                // how much of that is left out for want of room: 0, nothing, to
                                   // BS_MOST_THRIFT
    GHashTable *opened; // a set of blocks of which everything is there all the same; borrowed, too
    GHashTable *folded; // a set of blocks (only their labels are there) and of ops (their regions
                        // are not); borrowed while the scene is made; or NULL

    gboolean hide_ownership, hide_liveness, hide_marks;
    gboolean hide_gone; // what the step took away
    gboolean terse;     // signs alone say what a dealloc frees and retains, where texts are brief
    guint32 max_chars;  // of a row's line; 0: 64
    double max_width;   // of a box that is to be narrow: states stand below what has no room for
                        // them at its side, and long texts have more lines; 0: any
    double title_width; // the title is shorter where it has no more room; 0: it has
    guint32 max_rows;   // of a block; 0: 400, less in functions of hundreds of blocks
    const BsDiff *diff; // shown as well, borrowed while the scene is made; its side after is what
                        // the document shows; or NULL
} BsSceneOptions;

/* The scene of a function at the document's cursor. `options` may be NULL. Free with
 * bs_scene_free(). */
BsScene *bs_scene_new(BsDocument *document, BsOp *function, const BsSceneOptions *options);
void bs_scene_free(BsScene *scene);

/* Flags the rows that define and use a value, and those where it lives, and no others. The document
   stands where the scene was made; `value` may be NULL. */
void bs_scene_show_value(BsScene *scene, BsDocument *document, const BsValue *value);

/* The topmost row (box) at a point, or NULL. Needs places. */
const BsRow *bs_scene_row_at(const BsScene *scene, double x, double y);
const BsBox *bs_scene_box_at(const BsScene *scene, double x, double y);
/* What an indicator flows as at a point, or NULL; `*flow` is where. */
const BsToken *bs_scene_token_at(const BsScene *scene, double x, double y, const BsFlow **flow);
/* Whether a row's fold is at a point. */
gboolean bs_row_fold_at(const BsRow *row, double x, double y);
/* The badge of a row at a point, or NULL. */
const BsBadge *bs_row_badge_at(const BsRow *row, double x, double y);
/* The row of an op; the box of a block; NULL when there is none. */
const BsRow *bs_scene_find_op(const BsScene *scene, const BsOp *op);
const BsBox *bs_scene_find_block(const BsScene *scene, const BsBlock *block);
