// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places for the boxes of a scene. The graph is built with libcgraph (box sizes and edges only),
// `dot` lays it out in a child process with a time limit, and its answer is read back with
// libcgraph. When dot is missing, fails or takes too long, a simple layered layout of our own is
// used.
//
// A layout is made for a stage, not for a step: it takes the largest size that each box has in the
// stage, so that boxes stay in place while stepping.
#pragma once

#include "view/scene/scene.h"

#include <gio/gio.h>

typedef struct BsLayout BsLayout;
typedef struct BsLayoutGraph BsLayoutGraph;

enum { BS_LAYOUT_TIMEOUT_MS = 5000 };

/* The graph to lay out, from one scene. More scenes may be merged into it. Free with
 * bs_layout_graph_free(). */
BsLayoutGraph *bs_layout_graph_new(const BsScene *scene);
/* Adds the boxes and edges of another scene of the same function; sizes become the maximum of both.
 */
void bs_layout_graph_merge(BsLayoutGraph *graph, const BsScene *scene);
void bs_layout_graph_free(BsLayoutGraph *graph);

/* The graph of a stage and function: the scenes at the stage's begin, at the events of the function
   (at most `max_scenes`, spread evenly; 0: 64) and at its end, merged. The document's cursor
   travels and comes back. */
BsLayoutGraph *bs_layout_graph_for_stage(BsDocument *document, guint32 stage, const BsOp *function,
                                         const BsSceneOptions *options, guint32 max_scenes);

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
/* Whether a scene's boxes are all in the layout, and no larger than there. */
gboolean bs_layout_fits(const BsLayout *layout, const BsScene *scene);
/* The graph of a layout with a scene merged into it, to be laid out again. */
BsLayoutGraph *bs_layout_grow(const BsLayout *layout, const BsScene *scene);
/* Whether dot made it. */
gboolean bs_layout_is_from_dot(const BsLayout *layout);

/* Gives the boxes, rows and edges of a scene their places. Boxes that the layout does not know go
 * below the others. */
void bs_scene_place(BsScene *scene, const BsLayout *layout);
