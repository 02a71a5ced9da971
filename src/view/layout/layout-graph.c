// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/layout/layout-private.h"

#include "debug/document/cursor.h"

static guint32
node_number(BsLayoutGraph *graph, const BsBlock *block)
{
    guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(graph->numbers, block));
    if (number == 0) {
        bs_vec_push(&graph->nodes, ((BsLayoutNode){.block = block}));
        number = graph->nodes.len;
        g_hash_table_insert(graph->numbers, (gpointer)(guintptr)block, GUINT_TO_POINTER(number));
    }
    return number - 1;
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

static GHashTable *
known_edges(const BsLayoutGraph *graph)
{
    GHashTable *known = g_hash_table_new_full(edge_hash, edge_equal, g_free, NULL);
    for (guint32 i = 0; i < graph->edges.len; i++) {
        const BsLayoutEdge *edge = &graph->edges.data[i];
        const EdgeKey key = {edge->from, edge->to, edge->successor};
        g_hash_table_add(known, g_memdup2(&key, sizeof key));
    }
    return known;
}

void
bs_layout_graph_merge(BsLayoutGraph *graph, const BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        if (box->depth > 0)
            continue;
        const guint32 number = node_number(graph, box->block); // may move the array
        BsLayoutNode *node = &graph->nodes.data[number];
        node->width = MAX(node->width, box->rect.width);
        node->height = MAX(node->height, box->rect.height);
    }
    g_autoptr(GHashTable) known = known_edges(graph);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        if (scene->boxes[edge->from].depth > 0 || scene->boxes[edge->to].depth > 0)
            continue;
        const EdgeKey key = {node_number(graph, scene->boxes[edge->from].block),
                             node_number(graph, scene->boxes[edge->to].block), edge->successor};
        if (g_hash_table_add(known, g_memdup2(&key, sizeof key)))
            bs_vec_push(
                &graph->edges,
                ((BsLayoutEdge){.from = key.from, .to = key.to, .successor = key.successor}));
    }
}

BsLayoutGraph *
bs_layout_graph_new(const BsScene *scene)
{
    BsLayoutGraph *graph = g_new0(BsLayoutGraph, 1);
    graph->numbers = g_hash_table_new(NULL, NULL);
    bs_layout_graph_merge(graph, scene);
    return graph;
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

// -- growing -------------------------------------------------------------------------------------

gboolean
bs_layout_fits(const BsLayout *layout, const BsScene *scene)
{
    static const double slack = 0.5;
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        const guint32 number =
            GPOINTER_TO_UINT(g_hash_table_lookup(layout->graph->numbers, box->block));
        const BsLayoutNode *node = number ? &layout->graph->nodes.data[number - 1] : NULL;
        if (box->depth == 0 && (!node || box->rect.width > node->width + slack ||
                                box->rect.height > node->height + slack))
            return FALSE;
    }
    return TRUE;
}

BsLayoutGraph *
bs_layout_grow(const BsLayout *layout, const BsScene *scene)
{
    BsLayoutGraph *graph = g_new0(BsLayoutGraph, 1);
    graph->numbers = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < layout->graph->nodes.len; i++) {
        const BsLayoutNode *node = &layout->graph->nodes.data[i];
        bs_vec_push(
            &graph->nodes,
            ((BsLayoutNode){.block = node->block, .width = node->width, .height = node->height}));
        g_hash_table_insert(graph->numbers, (gpointer)(guintptr)node->block,
                            GUINT_TO_POINTER(i + 1));
    }
    for (guint32 i = 0; i < layout->graph->edges.len; i++) {
        const BsLayoutEdge *edge = &layout->graph->edges.data[i];
        bs_vec_push(
            &graph->edges,
            ((BsLayoutEdge){.from = edge->from, .to = edge->to, .successor = edge->successor}));
    }
    bs_layout_graph_merge(graph, scene);
    return graph;
}

// -- the graph of a stage ------------------------------------------------------------------------

typedef struct StageVisit {
    const BsOp *function;
    const BsSceneOptions *options;
    BsLayoutGraph *graph;
} StageVisit;

static void
merge_here(BsDocument *document, gpointer data)
{
    StageVisit *visit = data;
    BsOp *function = (BsOp *)(guintptr)visit->function;
    if (!bs_document_has_op(document, function))
        return;
    BsScene *scene = bs_scene_new(document, function, visit->options);
    if (visit->graph)
        bs_layout_graph_merge(visit->graph, scene);
    else
        visit->graph = bs_layout_graph_new(scene);
    bs_scene_free(scene);
}

// The events of the stage that work in the function, where its picture may change.
static GArray *
events_of(BsDocument *document, const BsStage *stage, const BsOp *function)
{
    GArray *events = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint32 i = stage->first; i && i < stage->last; i++) {
        guint32 begin, end;
        bs_document_event_records(document, i, &begin, &end);
        if (begin < end && bs_document_event_function(document, i) == function)
            g_array_append_val(events, i);
    }
    return events;
}

BsLayoutGraph *
bs_layout_graph_for_stage(BsDocument *document, guint32 stage, const BsOp *function,
                          const BsSceneOptions *options, guint32 max_scenes)
{
    const BsStage *row = bs_document_stage(document, stage);
    StageVisit visit = {.function = function, .options = options};
    g_autoptr(GArray) events = events_of(document, row, function);
    const guint max = max_scenes ? max_scenes : 64;
    const guint n = MIN(events->len, max);
    bs_document_visit(document, row->first ? row->first - 1 : 0, merge_here, &visit);
    for (guint i = 0; i < n; i++) {
        const guint at = (guint)((guint64)i * events->len / n);
        bs_document_visit(document, g_array_index(events, guint32, at), merge_here, &visit);
    }
    bs_document_visit(document, row->last, merge_here, &visit);
    return visit.graph;
}
