// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph that is laid out and the layout that comes out, between layout.c, layout-graph.c,
// layout-dot.c, layout-simple.c and place.c.
#pragma once

#include "support/vec.h"
#include "view/layout/layout.h"

typedef struct BsLayoutNode {
    const BsBlock *block;
    double width, height;
    double x, y;   // of the top left corner, once laid out
    gboolean sink; // only stubs lead to it: it stands below the others
} BsLayoutNode;

typedef struct BsLayoutEdge {
    guint32 from, to, successor; // nodes; number of the successor slot
    guint32 parallel;            // edges with the same ends, itself included
    gboolean stub;
    guint32 n_points;
    BsPoint *points; // owned
} BsLayoutEdge;

struct BsLayoutGraph {
    BS_VEC(BsLayoutNode) nodes; // the entry first
    BS_VEC(BsLayoutEdge) edges;
    GHashTable *numbers; // block -> node number + 1
    BsWay way;
    double rank_gap; // between a block and the next ones
};

// A layout is its graph with places.
struct BsLayout {
    BsLayoutGraph *graph;
    double width, height;
    gboolean from_dot;
};

enum {
    BS_LAYOUT_RANK_GAP = 34,  // room for edge labels
    BS_LAYOUT_STACK_GAP = 44, // between blocks below each other: labels stand on the runs there
    BS_LAYOUT_MOST_RANK_GAP = 170, // beside each other; longer labels find a place elsewhere
    BS_LAYOUT_NODE_GAP = 24,
    BS_LAYOUT_STUBS_FROM = 12, // that many edges into one exit are drawn as stubs
    BS_LAYOUT_MAX_DOT = 2500,  // larger graphs (nodes and edges) are not given to dot at all
};

/* Finds stubs, sinks and parallel edges: once, when the graph is complete. */
void bs_layout_graph_prepare(BsLayoutGraph *graph);
/* The graph as DOT text for the layout program: sizes and edges only. Free with g_free(). */
char *bs_layout_dot_input(const BsLayoutGraph *graph);
/* Reads positions from dot's answer into the layout's graph. FALSE when it is not what was asked
 * for. */
gboolean bs_layout_dot_read(BsLayout *layout, const char *answer);
/* Gives every node and edge a place: ranks by distance from the entry. */
void bs_layout_place_simply(BsLayout *layout);

/* Gives the labels of a scene's edges their places, once its boxes and curves have theirs: no label
 * lies on a box or on another label, or beyond `right` where there is a place for it. In
 * place-labels.c. */
void bs_place_labels(BsScene *scene, double right);
