// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A layered layout without crossing reduction: the rank of a block is its longest distance from the
// entry over forward edges (those that do not lead back in a depth-first walk); each rank is a row,
// centred. Edges to the next rank are curves in the gap between both; all others run through the
// gaps and in lanes at the right of all boxes, so that no edge crosses a box. Linear.
#include "view/layout/layout-private.h"
#include "view/scene/route.h"

enum {
    LANES = 24, // more edges share them
    LANE = 7,
    RUNS = 4, // levels of horizontal runs in a gap
    RUN = 5,
    EDGES_PER_GAP = 3, // parallel edges whose labels a gap has room for; more make it higher
    LABEL_ROOM = 22,
};

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

// -- places --------------------------------------------------------------------------------------

// The rows: rank r is from top[r] to bottom[r].
typedef struct Rows {
    guint32 n;
    const guint32 *rank;
    double *width, *top, *bottom;
    double right; // of all boxes
    gboolean stacked;
} Rows;

static void
measure_rows(Rows *rows, BsLayoutGraph *graph)
{
    g_autofree double *gap = g_new0(double, rows->n + 1);
    double y = 0;
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        BsLayoutNode *node = &graph->nodes.data[i];
        const guint32 r = rows->rank[i];
        node->x = rows->width[r];
        rows->width[r] += node->width + BS_LAYOUT_NODE_GAP;
        rows->bottom[r] = MAX(rows->bottom[r], node->height); // the height, for now
    }
    for (guint32 i = 0; i < graph->edges.len; i++) {
        const BsLayoutEdge *edge = &graph->edges.data[i];
        const guint32 above = rows->rank[edge->from];
        const guint32 more = (edge->parallel - 1) / EDGES_PER_GAP;
        gap[above] = MAX(gap[above], LABEL_ROOM * more);
        if (rows->rank[edge->to] == 0 && !edge->stub)
            y = graph->rank_gap; // it enters from above the first row
    }
    for (guint32 r = 0; r < rows->n; r++) {
        rows->width[r] -= BS_LAYOUT_NODE_GAP;
        rows->right = MAX(rows->right, rows->width[r]);
        rows->top[r] = y;
        rows->bottom[r] += y;
        y = rows->bottom[r] + graph->rank_gap + gap[r];
    }
}

static void
place_nodes(BsLayoutGraph *graph, const Rows *rows)
{
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        BsLayoutNode *node = &graph->nodes.data[i];
        node->x += (rows->right - rows->width[rows->rank[i]]) / 2;
        node->y = rows->top[rows->rank[i]];
    }
}

static void
set_points(BsLayoutEdge *edge, guint32 n, const BsPoint *points)
{
    g_free(edge->points);
    edge->points = g_memdup2(points, n * sizeof *points);
    edge->n_points = n;
}

// Straight down to the end of the source's row, then across the gap.
static void
place_short(BsLayoutEdge *edge, BsPoint begin, BsPoint end, double row_end)
{
    const double bend = (end.y - row_end) / 2;
    const BsPoint points[] = {
        begin,
        {begin.x, begin.y + (row_end - begin.y) / 3},
        {begin.x, begin.y + (row_end - begin.y) * 2 / 3},
        {begin.x, row_end},
        {begin.x, row_end + bend},
        {end.x, end.y - bend},
        end,
    };
    set_points(edge, G_N_ELEMENTS(points), points);
}

// Down into the gap, along a lane at the right, and from the gap above into the target.
static void
place_long(BsLayoutEdge *edge, BsPoint begin, BsPoint end, const Rows *rows, guint32 number)
{
    const double below = rows->stacked ? LABEL_ROOM : 8;
    const double run = (number % RUNS) * RUN;
    const double lane = rows->right + BS_LAYOUT_NODE_GAP / 2.0 + (number % LANES) * LANE;
    const double leave = rows->bottom[rows->rank[edge->from]] + below + run;
    const double enter = rows->top[rows->rank[edge->to]] - 12 - run;
    const BsPoint corners[] = {begin,         {begin.x, leave}, {lane, leave},
                               {lane, enter}, {end.x, enter},   end};
    BsPoint points[BS_ROUTE_MAX_POINTS];
    set_points(edge, bs_route(G_N_ELEMENTS(corners), corners, points), points);
}

// The edges of a node are spread over its lower and upper side.
static void
place_edges(BsLayout *layout, const Rows *rows)
{
    BsLayoutGraph *graph = layout->graph;
    g_autofree guint32 *n_in = g_new0(guint32, graph->nodes.len),
                       *n_out = g_new0(guint32, graph->nodes.len),
                       *in = g_new0(guint32, graph->nodes.len),
                       *out = g_new0(guint32, graph->nodes.len);
    guint32 n_long = 0;
    for (guint32 i = 0; i < graph->edges.len; i++) {
        if (!graph->edges.data[i].stub) {
            n_out[graph->edges.data[i].from]++;
            n_in[graph->edges.data[i].to]++;
        }
    }
    for (guint32 i = 0; i < graph->edges.len; i++) {
        BsLayoutEdge *edge = &graph->edges.data[i];
        const BsLayoutNode *from = &graph->nodes.data[edge->from];
        const BsLayoutNode *to = &graph->nodes.data[edge->to];
        if (edge->stub)
            continue;
        const BsPoint begin = {from->x +
                                   from->width * ++out[edge->from] / (n_out[edge->from] + 1.0),
                               from->y + from->height};
        const BsPoint end = {to->x + to->width * ++in[edge->to] / (n_in[edge->to] + 1.0), to->y};
        if (rows->rank[edge->to] == rows->rank[edge->from] + 1)
            place_short(edge, begin, end, rows->bottom[rows->rank[edge->from]]);
        else
            place_long(edge, begin, end, rows, n_long++);
    }
    layout->width = rows->right;
    if (n_long)
        layout->width += BS_LAYOUT_NODE_GAP / 2.0 + MIN(n_long, LANES) * LANE;
}

// Blocks that only stubs lead to stand in the last row.
static void
sink_nodes(const BsLayoutGraph *graph, guint32 *rank, guint32 last)
{
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        if (graph->nodes.data[i].sink)
            rank[i] = last;
    }
}

static guint32
last_rank(const BsLayoutGraph *graph, const guint32 *rank)
{
    guint32 last = 0;
    for (guint32 i = 0; i < graph->nodes.len; i++)
        last = MAX(last, rank[i]);
    return last;
}

// Each node in a row by itself, in the order of the rows that they had.
static guint32
stack_nodes(const BsLayoutGraph *graph, guint32 *rank, guint32 last)
{
    guint32 next = 0;
    g_autofree guint32 *first = g_new0(guint32, last + 2);
    for (guint32 i = 0; i < graph->nodes.len; i++)
        first[rank[i] + 1]++;
    for (guint32 r = 0; r <= last; r++)
        first[r + 1] += first[r];
    for (guint32 i = 0; i < graph->nodes.len; i++, next++)
        rank[i] = first[rank[i]]++;
    return next - 1;
}

static void
swap(double *a, double *b)
{
    const double kept = *a;
    *a = *b;
    *b = kept;
}

// What is below is at the right then, and back.
static void
turn(BsLayout *layout)
{
    BsLayoutGraph *graph = layout->graph;
    swap(&layout->width, &layout->height);
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        swap(&graph->nodes.data[i].x, &graph->nodes.data[i].y);
        swap(&graph->nodes.data[i].width, &graph->nodes.data[i].height);
    }
    for (guint32 i = 0; i < graph->edges.len; i++) {
        for (guint32 k = 0; k < graph->edges.data[i].n_points; k++)
            swap(&graph->edges.data[i].points[k].x, &graph->edges.data[i].points[k].y);
    }
}

static void
place_down(BsLayout *layout)
{
    BsLayoutGraph *graph = layout->graph;
    const guint32 n = graph->nodes.len;
    g_autofree guint32 *first_out = g_new0(guint32, n + 1),
                       *order = g_new0(guint32, graph->edges.len), *rank = g_new0(guint32, n);
    g_autofree gboolean *back = g_new0(gboolean, graph->edges.len);
    layout->width = layout->height = 0;
    if (n == 0)
        return;
    Layers l = {graph, first_out, order, back, rank};
    group_edges(&l);
    find_ranks(&l);
    guint32 last = last_rank(graph, rank);
    sink_nodes(graph, rank, last);
    if (graph->way == BS_WAY_STACKED)
        last = stack_nodes(graph, rank, last);
    g_autofree double *width = g_new0(double, last + 1), *top = g_new0(double, last + 1),
                      *bottom = g_new0(double, last + 1);
    Rows rows = {last + 1, rank, width, top, bottom, 0, graph->way == BS_WAY_STACKED};
    measure_rows(&rows, graph);
    place_nodes(graph, &rows);
    place_edges(layout, &rows);
    layout->height = bottom[last];
}

void
bs_layout_place_simply(BsLayout *layout)
{
    const gboolean turned = layout->graph->way == BS_WAY_RIGHT;
    if (turned)
        turn(layout);
    place_down(layout);
    if (turned)
        turn(layout);
}
