// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places for the boxes of a scene. The graph is built with libcgraph (box sizes and edges only),
// `dot` lays it out in a child process with a time limit, and its answer is read back with
// libcgraph. When dot is missing, fails or takes too long, a simple layered layout of our own is
// used.
//
// A layout is of one picture: boxes have the size of what is in them. The next step's is made from
// the last one at once (bs_layout_adapt()), or anew.
#pragma once

#include "view/scene/scene.h"

#include <gio/gio.h>

typedef struct BsLayout BsLayout;
typedef struct BsLayoutGraph BsLayoutGraph;

enum { BS_LAYOUT_TIMEOUT_MS = 5000 };

// Where the picture goes on, from block to block.
typedef enum BsWay {
    BS_WAY_DOWN,
    BS_WAY_RIGHT,
    BS_WAY_STACKED, // down, each block in a row by itself; done without dot
} BsWay;

/* The graph to lay out, of a scene. Free with bs_layout_graph_free(). */
BsLayoutGraph *bs_layout_graph_new(const BsScene *scene);
void bs_layout_graph_free(BsLayoutGraph *graph);
/* As it says, and not down; `scene` is that of the graph. */
void bs_layout_graph_set_way(BsLayoutGraph *graph, const BsScene *scene, BsWay way);
/* What its layout depends on, the same for graphs that are alike, of whatever program: sizes of
   blocks, edges. Free with g_bytes_unref(). */
GBytes *bs_layout_graph_key(const BsLayoutGraph *graph);

/* Lays out in the background; `callback` is called in the caller's main context. Cancelling kills
   dot at once. Takes the graph over. `dot`: the program to run, NULL for "dot" in PATH. */
void bs_layout_run_async(BsLayoutGraph *graph, const char *dot, guint timeout_ms,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
/* The layout; NULL with `error` only when it was cancelled (every other trouble gives the simple
 * layout). */
BsLayout *bs_layout_run_finish(GAsyncResult *result, GError **error);
/* The same, waiting. */
BsLayout *bs_layout_run(BsLayoutGraph *graph, const char *dot, guint timeout_ms,
                        GCancellable *cancellable, GError **error);
/* The simple layered layout, at once. Takes the graph over. */
BsLayout *bs_layout_simple(BsLayoutGraph *graph);
void bs_layout_free(BsLayout *layout);
/* A layout of a graph at once, with its blocks where another layout by dot has them: ranks and
   order stay, distances too. Takes the graph over, unless it answers NULL: the graph has other
   blocks or edges. */
BsLayout *bs_layout_adapt(const BsLayout *known, BsLayoutGraph *graph);
/* Makes the layout one of the graph's blocks, each in the place of the one with its number. FALSE
   when it has not as many, or other edges: the layout is what it was. */
gboolean bs_layout_take_blocks(BsLayout *layout, const BsLayoutGraph *graph);
/* Whether dot made it, or the one that it was adapted from. */
gboolean bs_layout_is_from_dot(const BsLayout *layout);

/* Gives the boxes, rows and edges of a scene their places. Boxes that the layout does not know go
 * below the others. */
void bs_scene_place(BsScene *scene, const BsLayout *layout);
/* Moves what has a place: each box of the function, with what is in it, `by` times the vector that
   `shifts` has at the box's number; edges follow their ends. */
void bs_scene_shift(BsScene *scene, const BsPoint *shifts, double by);
