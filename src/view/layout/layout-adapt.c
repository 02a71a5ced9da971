// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Another layout of blocks that have changed their sizes: each rank of the known one keeps its
// blocks, their order and their middles, moves down by what grew above it, and makes room beside
// what grew in it. Curves follow their ends.
#include "view/layout/layout-private.h"

#include <math.h>

static const double SAME_RANK = 1; // middles of one rank are that close: dot rounds its places

// From `top` to `bottom` in the known layout, from `to_top` to `to_bottom` in the new one.
typedef struct Rank {
    double top, bottom, to_top, to_bottom;
} Rank;

typedef struct Adapter {
    const BsLayoutGraph *from;
    BsLayoutGraph *to;
    const BsLayoutNode **known; // by number in `to`
    guint32 *order;             // numbers in `to`, from top to bottom and left to right
    BS_VEC(Rank) ranks;
} Adapter;

static double
middle_y(const BsLayoutNode *node)
{
    return node->y + node->height / 2;
}

static double
middle_x(const BsLayoutNode *node)
{
    return node->x + node->width / 2;
}

static gboolean
find_known(Adapter *a)
{
    if (a->from->nodes.len != a->to->nodes.len || a->from->edges.len != a->to->edges.len)
        return FALSE;
    for (guint32 i = 0; i < a->to->nodes.len; i++) {
        const guint32 number =
            GPOINTER_TO_UINT(g_hash_table_lookup(a->from->numbers, a->to->nodes.data[i].block));
        if (!number)
            return FALSE;
        a->known[i] = &a->from->nodes.data[number - 1];
        a->order[i] = i;
    }
    return TRUE;
}

// The known edge between the same blocks; NULL: there is none. Edges keep their order but where a
// pass turned one.
static const BsLayoutEdge *
known_edge(const Adapter *a, guint32 number)
{
    const BsLayoutEdge *edge = &a->to->edges.data[number], *same = &a->from->edges.data[number];
    const BsLayoutNode *from = a->known[edge->from], *to = a->known[edge->to];
    return &a->from->nodes.data[same->from] == from && &a->from->nodes.data[same->to] == to &&
                   same->successor == edge->successor
               ? same
               : NULL;
}

static gint
compare_places(gconstpointer x, gconstpointer y, gpointer data)
{
    const Adapter *a = data;
    const BsLayoutNode *m = a->known[*(const guint32 *)x], *n = a->known[*(const guint32 *)y];
    if (fabs(middle_y(m) - middle_y(n)) > SAME_RANK)
        return middle_y(m) < middle_y(n) ? -1 : 1;
    return m->x < n->x ? -1 : m->x > n->x;
}

// Gives the blocks order[begin] to order[end - 1], which are a rank, their places across: where one
// grew, the others make way to both sides.
static void
place_across(const Adapter *a, guint32 begin, guint32 end)
{
    double right = -INFINITY, moved = 0;
    for (guint32 i = begin; i < end; i++) {
        BsLayoutNode *node = &a->to->nodes.data[a->order[i]];
        const double wanted = middle_x(a->known[a->order[i]]) - node->width / 2;
        node->x = MAX(wanted, right + BS_LAYOUT_NODE_GAP);
        moved += node->x - wanted;
        right = node->x + node->width;
    }
    for (guint32 i = begin; i < end; i++)
        a->to->nodes.data[a->order[i]].x -= moved / (end - begin);
}

static void
place_rank(Adapter *a, guint32 begin, guint32 end)
{
    Rank rank = {INFINITY, -INFINITY, 0, 0};
    double height = 0;
    for (guint32 i = begin; i < end; i++) {
        const BsLayoutNode *known = a->known[a->order[i]];
        rank.top = MIN(rank.top, known->y);
        rank.bottom = MAX(rank.bottom, known->y + known->height);
        height = MAX(height, a->to->nodes.data[a->order[i]].height);
    }
    rank.to_top = rank.top;
    if (a->ranks.len) {
        const Rank *above = &bs_vec_last(&a->ranks);
        rank.to_top = above->to_bottom + rank.top - above->bottom;
    }
    rank.to_bottom = rank.to_top + height;
    for (guint32 i = begin; i < end; i++) {
        BsLayoutNode *node = &a->to->nodes.data[a->order[i]];
        node->y = rank.to_top + (height - node->height) / 2;
    }
    place_across(a, begin, end);
    bs_vec_push(&a->ranks, rank);
}

static void
place_ranks(Adapter *a)
{
    const guint32 n = a->to->nodes.len;
    for (guint32 begin = 0, end; begin < n; begin = end) {
        const double y = middle_y(a->known[a->order[begin]]);
        for (end = begin + 1; end < n && middle_y(a->known[a->order[end]]) - y <= SAME_RANK;)
            end++;
        place_rank(a, begin, end);
    }
}

static double
map_y(const Adapter *a, double y)
{
    for (guint32 i = a->ranks.len; i-- > 0;) {
        const Rank *rank = &a->ranks.data[i];
        if (y >= rank->bottom)
            return rank->to_bottom + y - rank->bottom;
        if (y >= rank->top)
            return rank->to_top + (y - rank->top) * (rank->to_bottom - rank->to_top) /
                                      MAX(rank->bottom - rank->top, 1);
    }
    return a->ranks.len ? y + a->ranks.data[0].to_top - a->ranks.data[0].top : y;
}

// Where a point at the border of a block is now.
static BsPoint
map_end(const BsLayoutNode *known, const BsLayoutNode *node, BsPoint at)
{
    return (BsPoint){node->x + (at.x - known->x) * node->width / MAX(known->width, 1),
                     node->y + (at.y - known->y) * node->height / MAX(known->height, 1)};
}

// The points beside the ends move as these do, so that the curve leaves as it did.
static void
place_curve(const Adapter *a, BsLayoutEdge *edge, const BsLayoutEdge *known)
{
    const guint32 n = known->n_points;
    edge->n_points = n;
    edge->points = g_new(BsPoint, n);
    if (n < 4)
        return;
    const BsPoint *was = known->points;
    const BsPoint begin = map_end(a->known[edge->from], &a->to->nodes.data[edge->from], was[0]);
    const BsPoint end = map_end(a->known[edge->to], &a->to->nodes.data[edge->to], was[n - 1]);
    for (guint32 i = 0; i < n; i++) {
        const double by = (double)i / (n - 1);
        const double dx = (begin.x - was[0].x) * (1 - by) + (end.x - was[n - 1].x) * by;
        edge->points[i] = (BsPoint){was[i].x + dx, map_y(a, was[i].y)};
    }
    edge->points[0] = begin;
    edge->points[1] = (BsPoint){was[1].x + begin.x - was[0].x, was[1].y + begin.y - was[0].y};
    edge->points[n - 2] =
        (BsPoint){was[n - 2].x + end.x - was[n - 1].x, was[n - 2].y + end.y - was[n - 1].y};
    edge->points[n - 1] = end;
}

static gboolean
place_curves(const Adapter *a)
{
    for (guint32 i = 0; i < a->to->edges.len; i++) {
        const BsLayoutEdge *known = known_edge(a, i);
        if (!known)
            return FALSE;
        place_curve(a, &a->to->edges.data[i], known);
    }
    return TRUE;
}

// The picture begins at 0, whatever made room to the left.
static void
measure(BsLayout *layout)
{
    BsLayoutGraph *graph = layout->graph;
    double left = INFINITY;
    for (guint32 i = 0; i < graph->nodes.len; i++)
        left = MIN(left, graph->nodes.data[i].x);
    for (guint32 i = 0; i < graph->edges.len; i++) {
        for (guint32 p = 0; p < graph->edges.data[i].n_points; p++)
            left = MIN(left, graph->edges.data[i].points[p].x);
    }
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        BsLayoutNode *node = &graph->nodes.data[i];
        node->x -= left;
        layout->width = MAX(layout->width, node->x + node->width);
        layout->height = MAX(layout->height, node->y + node->height);
    }
    for (guint32 i = 0; i < graph->edges.len; i++) {
        for (guint32 p = 0; p < graph->edges.data[i].n_points; p++)
            graph->edges.data[i].points[p].x -= left;
    }
}

BsLayout *
bs_layout_adapt(const BsLayout *known, BsLayoutGraph *graph)
{
    const guint32 n = graph->nodes.len;
    g_autofree const BsLayoutNode **nodes = g_new0(const BsLayoutNode *, n);
    g_autofree guint32 *order = g_new0(guint32, n);
    Adapter a = {.from = known->graph, .to = graph, .known = nodes, .order = order};
    BsLayout *layout = NULL;
    if (n && known->from_dot && find_known(&a)) {
        bs_layout_graph_prepare(graph);
        g_qsort_with_data(order, (gint)n, sizeof *order, compare_places, &a);
        place_ranks(&a);
        if (place_curves(&a)) {
            layout = g_new0(BsLayout, 1);
            layout->graph = graph;
            layout->from_dot = TRUE;
            measure(layout);
        }
    }
    bs_vec_free(&a.ranks);
    return layout;
}
