// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A layered layout without crossing reduction: the rank of a block is its longest distance from the
// entry over forward edges (those that do not lead back in a depth-first walk); each rank is a row,
// centred. Linear.
#include "view/layout-private.h"

typedef struct Layers {
    const BsLayoutGraph *graph;
    guint32 *first_out; // edges of a node: order[first_out[n]] .. order[first_out[n + 1]]
    guint32 *order;     // edges grouped by their source
    gboolean *back;     // per edge
    guint32 *rank;      // per node
} Layers;

static void
group_edges(Layers *l)
{
    const BsLayoutGraph *graph = l->graph;
    for (guint32 i = 0; i < graph->edges.len; i++)
        l->first_out[graph->edges.data[i].from + 1]++;
    for (guint32 i = 0; i < graph->nodes.len; i++)
        l->first_out[i + 1] += l->first_out[i];
    g_autofree guint32 *at = g_memdup2(l->first_out, graph->nodes.len * sizeof *at);
    for (guint32 i = 0; i < graph->edges.len; i++)
        l->order[at[graph->edges.data[i].from]++] = i;
}

// Depth-first from `root`; appends to `post` in post-order and marks edges that lead back to a node
// on the path.
static void
walk_from(Layers *l, guint32 root, guint8 *state, guint32 *next, GArray *post)
{
    enum { NEW, OPEN, DONE };
    g_autoptr(GArray) stack = g_array_new(FALSE, FALSE, sizeof(guint32));
    g_array_append_val(stack, root);
    state[root] = OPEN;
    while (stack->len) {
        const guint32 node = g_array_index(stack, guint32, stack->len - 1);
        if (next[node] == l->first_out[node + 1]) {
            state[node] = DONE;
            g_array_append_val(post, node);
            g_array_set_size(stack, stack->len - 1);
            continue;
        }
        const guint32 edge = l->order[next[node]++];
        const guint32 to = l->graph->edges.data[edge].to;
        l->back[edge] = state[to] == OPEN;
        if (state[to] == NEW) {
            state[to] = OPEN;
            g_array_append_val(stack, to);
        }
    }
}

static void
find_ranks(Layers *l)
{
    const guint32 n = l->graph->nodes.len;
    g_autofree guint8 *state = g_new0(guint8, n);
    g_autofree guint32 *next = g_memdup2(l->first_out, (n + 1) * sizeof *next);
    g_autoptr(GArray) post = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint32 i = 0; i < n; i++) {
        if (state[i] == 0)
            walk_from(l, i, state, next, post);
    }
    for (guint32 p = post->len; p-- > 0;) {
        const guint32 node = g_array_index(post, guint32, p);
        for (guint32 o = l->first_out[node]; o < l->first_out[node + 1]; o++) {
            const guint32 edge = l->order[o], to = l->graph->edges.data[edge].to;
            if (!l->back[edge])
                l->rank[to] = MAX(l->rank[to], l->rank[node] + 1);
        }
    }
}

static void
place_nodes(BsLayout *layout, const guint32 *rank)
{
    BsLayoutGraph *graph = layout->graph;
    guint32 n_ranks = 1;
    for (guint32 i = 0; i < graph->nodes.len; i++)
        n_ranks = MAX(n_ranks, rank[i] + 1);
    g_autofree double *width = g_new0(double, n_ranks), *height = g_new0(double, n_ranks);
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        BsLayoutNode *node = &graph->nodes.data[i];
        node->x = width[rank[i]];
        width[rank[i]] += node->width + BS_LAYOUT_NODE_GAP;
        height[rank[i]] = MAX(height[rank[i]], node->height);
    }
    for (guint32 r = 0; r < n_ranks; r++)
        layout->width = MAX(layout->width, width[r] - BS_LAYOUT_NODE_GAP);
    g_autofree double *top = g_new0(double, n_ranks + 1);
    for (guint32 r = 0; r < n_ranks; r++)
        top[r + 1] = top[r] + height[r] + BS_LAYOUT_RANK_GAP;
    layout->height = top[n_ranks] - BS_LAYOUT_RANK_GAP;
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        BsLayoutNode *node = &graph->nodes.data[i];
        node->x += (layout->width - (width[rank[i]] - BS_LAYOUT_NODE_GAP)) / 2;
        node->y = top[rank[i]];
    }
}

// From the middle of the bottom to the middle of the top; parallel edges are spread.
static void
place_edge(BsLayoutEdge *edge, const BsLayoutNode *from, const BsLayoutNode *to)
{
    const double spread = (edge->successor ? 1 : -1) * MIN(20, from->width / 6);
    const BsPoint begin = {from->x + from->width / 2 + spread, from->y + from->height};
    const BsPoint end = {to->x + to->width / 2 + spread, to->y};
    const double bend = MAX(BS_LAYOUT_RANK_GAP / 2.0, (end.y - begin.y) / 3);
    edge->n_points = 4;
    edge->points = g_renew(BsPoint, edge->points, 4);
    edge->points[0] = begin;
    edge->points[1] = (BsPoint){begin.x, begin.y + bend};
    edge->points[2] = (BsPoint){end.x, end.y - bend};
    edge->points[3] = end;
}

void
bs_layout_place_simply(BsLayout *layout)
{
    BsLayoutGraph *graph = layout->graph;
    const guint32 n = graph->nodes.len;
    g_autofree guint32 *first_out = g_new0(guint32, n + 1),
                       *order = g_new0(guint32, graph->edges.len);
    g_autofree guint32 *rank = g_new0(guint32, n);
    g_autofree gboolean *back = g_new0(gboolean, graph->edges.len);
    Layers l = {graph, first_out, order, back, rank};
    layout->width = layout->height = 0;
    if (n == 0)
        return;
    group_edges(&l);
    find_ranks(&l);
    place_nodes(layout, rank);
    for (guint32 i = 0; i < graph->edges.len; i++) {
        BsLayoutEdge *edge = &graph->edges.data[i];
        if (!edge->stub)
            place_edge(edge, &graph->nodes.data[edge->from], &graph->nodes.data[edge->to]);
    }
}
