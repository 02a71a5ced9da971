// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/layout/layout-private.h"

#include <math.h>

static void
add_boxes(BsLayoutGraph *graph, const BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        if (box->depth > 0)
            continue;
        bs_vec_push(&graph->nodes, ((BsLayoutNode){.block = box->block,
                                                   .width = box->rect.width,
                                                   .height = box->rect.height}));
        g_hash_table_insert(graph->numbers, (gpointer)(guintptr)box->block,
                            GUINT_TO_POINTER(graph->nodes.len));
    }
}

static guint32
node_number(const BsLayoutGraph *graph, const BsBox *box)
{
    return GPOINTER_TO_UINT(g_hash_table_lookup(graph->numbers, box->block)) - 1;
}

BsLayoutGraph *
bs_layout_graph_new(const BsScene *scene)
{
    BsLayoutGraph *graph = g_new0(BsLayoutGraph, 1);
    graph->numbers = g_hash_table_new(NULL, NULL);
    graph->rank_gap = BS_LAYOUT_RANK_GAP;
    add_boxes(graph, scene);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        const BsBox *from = &scene->boxes[edge->from], *to = &scene->boxes[edge->to];
        if (from->depth == 0 && to->depth == 0)
            bs_vec_push(&graph->edges, ((BsLayoutEdge){.from = node_number(graph, from),
                                                       .to = node_number(graph, to),
                                                       .successor = edge->successor}));
    }
    return graph;
}

// How many rows the labels of edges that leave one box take below it, at most: those between the
// same boxes, whose curves are near each other, one each.
static double
label_rows(const BsScene *scene)
{
    double most = 1, same = 1;
    g_autofree double *width = g_new0(double, MAX(scene->n_boxes, 1));
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        const BsBox *from = &scene->boxes[edge->from];
        if (from->depth > 0 || edge->label_rect.width <= 0)
            continue;
        width[edge->from] += edge->label_rect.width;
        same = i && edge[-1].from == edge->from && edge[-1].to == edge->to ? same + 1 : 1;
        most = MAX(most, MAX(same, ceil(width[edge->from] / from->rect.width)));
    }
    return most;
}

// Labels lie along the way.
void
bs_layout_graph_set_way(BsLayoutGraph *graph, const BsScene *scene, BsWay way)
{
    enum { AROUND = 12, LABEL_ROW = 34 };
    graph->way = way;
    if (way == BS_WAY_STACKED)
        graph->rank_gap = BS_LAYOUT_STACK_GAP;
    if (way != BS_WAY_RIGHT)
        graph->rank_gap += (label_rows(scene) - 1) * LABEL_ROW;
    for (guint32 i = 0; way == BS_WAY_RIGHT && i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        if (scene->boxes[edge->from].depth == 0)
            graph->rank_gap = MAX(graph->rank_gap, edge->label_rect.width + AROUND);
    }
    graph->rank_gap = MIN(graph->rank_gap, BS_LAYOUT_MOST_RANK_GAP);
}

GBytes *
bs_layout_graph_key(const BsLayoutGraph *graph)
{
    GByteArray *key = g_byte_array_new();
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        const BsLayoutNode *node = &graph->nodes.data[i];
        g_byte_array_append(key, (const guint8 *)&node->width, sizeof node->width);
        g_byte_array_append(key, (const guint8 *)&node->height, sizeof node->height);
    }
    for (guint32 i = 0; i < graph->edges.len; i++) {
        const BsLayoutEdge *edge = &graph->edges.data[i];
        const guint32 ends[] = {edge->from, edge->to, edge->successor};
        g_byte_array_append(key, (const guint8 *)ends, sizeof ends);
    }
    return g_byte_array_free_to_bytes(key);
}

gboolean
bs_layout_take_blocks(BsLayout *layout, const BsLayoutGraph *graph)
{
    BsLayoutGraph *own = layout->graph;
    gboolean alike = own->nodes.len == graph->nodes.len && own->edges.len == graph->edges.len;
    for (guint32 i = 0; alike && i < own->edges.len; i++) {
        const BsLayoutEdge *a = &own->edges.data[i], *b = &graph->edges.data[i];
        alike = a->from == b->from && a->to == b->to && a->successor == b->successor;
    }
    if (!alike)
        return FALSE;
    g_hash_table_remove_all(own->numbers);
    for (guint32 i = 0; i < own->nodes.len; i++) {
        own->nodes.data[i].block = graph->nodes.data[i].block;
        g_hash_table_insert(own->numbers, (gpointer)(guintptr)own->nodes.data[i].block,
                            GUINT_TO_POINTER(i + 1));
    }
    return TRUE;
}

void
bs_layout_graph_free(BsLayoutGraph *graph)
{
    if (!graph)
        return;
    for (guint32 i = 0; i < graph->edges.len; i++)
        g_free(graph->edges.data[i].points);
    bs_vec_free(&graph->edges);
    bs_vec_free(&graph->nodes);
    g_hash_table_unref(graph->numbers);
    g_free(graph);
}

// Exits that many blocks may leave to would drown the rest (and cost dot seconds): their edges
// become stubs.
static void
mark_stubs(BsLayoutGraph *graph)
{
    g_autofree guint32 *in = g_new0(guint32, graph->nodes.len);
    g_autofree guint32 *out = g_new0(guint32, graph->nodes.len);
    for (guint32 i = 0; i < graph->edges.len; i++) {
        in[graph->edges.data[i].to]++;
        out[graph->edges.data[i].from]++;
    }
    for (guint32 i = 0; i < graph->nodes.len; i++)
        graph->nodes.data[i].sink = in[i] >= BS_LAYOUT_STUBS_FROM && out[i] == 0;
    for (guint32 i = 0; i < graph->edges.len; i++)
        graph->edges.data[i].stub = graph->nodes.data[graph->edges.data[i].to].sink;
}

typedef struct EdgeKey {
    guint32 from, to, successor;
} EdgeKey;

static guint
edge_hash(gconstpointer key)
{
    const EdgeKey *edge = key;
    return edge->from * 31 * 31 + edge->to * 31 + edge->successor;
}

static gboolean
edge_equal(gconstpointer a, gconstpointer b)
{
    const EdgeKey *x = a, *y = b;
    return x->from == y->from && x->to == y->to && x->successor == y->successor;
}

static void
count_parallel(BsLayoutGraph *graph)
{
    g_autoptr(GHashTable) counts = g_hash_table_new_full(edge_hash, edge_equal, g_free, NULL);
    for (guint32 i = 0; i < graph->edges.len; i++) {
        const EdgeKey key = {graph->edges.data[i].from, graph->edges.data[i].to, 0};
        const guint n = GPOINTER_TO_UINT(g_hash_table_lookup(counts, &key));
        g_hash_table_replace(counts, g_memdup2(&key, sizeof key), GUINT_TO_POINTER(n + 1));
    }
    for (guint32 i = 0; i < graph->edges.len; i++) {
        const EdgeKey key = {graph->edges.data[i].from, graph->edges.data[i].to, 0};
        graph->edges.data[i].parallel = GPOINTER_TO_UINT(g_hash_table_lookup(counts, &key));
    }
}

void
bs_layout_graph_prepare(BsLayoutGraph *graph)
{
    mark_stubs(graph);
    count_parallel(graph);
}
