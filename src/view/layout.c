// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/layout-private.h"

#include "debug/cursor.h"

// -- the graph -----------------------------------------------------------------------------------

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
        if (scene->boxes[edge->from].depth > 0)
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
    for (guint32 i = 0; i < graph->edges.len; i++) {
        BsLayoutEdge *edge = &graph->edges.data[i];
        edge->stub = in[edge->to] >= BS_LAYOUT_STUBS_FROM && out[edge->to] == 0;
    }
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

// -- running -------------------------------------------------------------------------------------

typedef struct Run {
    BsLayout *layout; // with the graph, not yet placed
    GSubprocess *process;
    GSource *timeout;
    GSource *cancel;
} Run;

static void
destroy_source(GSource **source)
{
    if (*source) {
        g_source_destroy(*source);
        g_clear_pointer(source, g_source_unref);
    }
}

static void
run_free(gpointer data)
{
    Run *run = data;
    destroy_source(&run->timeout);
    destroy_source(&run->cancel);
    g_clear_object(&run->process);
    bs_layout_free(run->layout);
    g_free(run);
}

static void
run_return(GTask *task, gboolean from_dot)
{
    Run *run = g_task_get_task_data(task);
    destroy_source(&run->timeout);
    destroy_source(&run->cancel);
    if (g_task_return_error_if_cancelled(task))
        return;
    BsLayout *layout = g_steal_pointer(&run->layout);
    layout->from_dot = from_dot;
    if (!from_dot)
        bs_layout_place_simply(layout);
    g_task_return_pointer(task, layout, (GDestroyNotify)bs_layout_free);
}

static void
dot_done(GObject *source, GAsyncResult *result, gpointer data)
{
    g_autoptr(GTask) task = data;
    Run *run = g_task_get_task_data(task);
    g_autofree char *answer = NULL;
    const gboolean ok =
        g_subprocess_communicate_utf8_finish(G_SUBPROCESS(source), result, &answer, NULL, NULL) &&
        g_subprocess_get_successful(G_SUBPROCESS(source)) && answer &&
        bs_layout_dot_read(run->layout, answer);
    run_return(task, ok);
}

static gboolean
kill_process(gpointer process)
{
    g_subprocess_force_exit(process);
    return G_SOURCE_REMOVE;
}

static gboolean
kill_cancelled(GCancellable *cancellable, gpointer process)
{
    (void)cancellable;
    return kill_process(process);
}

// The sources live in the caller's context, so that everything happens in the caller's thread.
static void
watch(Run *run, guint timeout_ms, GCancellable *cancellable)
{
    run->timeout = g_timeout_source_new(timeout_ms ? timeout_ms : (guint)BS_LAYOUT_TIMEOUT_MS);
    g_source_set_callback(run->timeout, kill_process, g_object_ref(run->process), g_object_unref);
    g_source_attach(run->timeout, g_main_context_get_thread_default());
    if (!cancellable)
        return;
    run->cancel = g_cancellable_source_new(cancellable);
    g_source_set_callback(run->cancel, G_SOURCE_FUNC(kill_cancelled), g_object_ref(run->process),
                          g_object_unref);
    g_source_attach(run->cancel, g_main_context_get_thread_default());
}

void
bs_layout_run_async(BsLayoutGraph *graph, const char *dot, guint timeout_ms,
                    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
    GTask *task = g_task_new(NULL, cancellable, callback, data);
    Run *run = g_new0(Run, 1);
    run->layout = g_new0(BsLayout, 1);
    run->layout->graph = graph;
    g_task_set_task_data(task, run, run_free);
    mark_stubs(graph);
    run->process = g_subprocess_new(G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                        G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                                    NULL, dot ? dot : "dot", "-Tdot", NULL);
    if (!run->process) {
        run_return(task, FALSE);
        g_object_unref(task);
        return;
    }
    watch(run, timeout_ms, cancellable);
    g_autofree char *input = bs_layout_dot_input(graph);
    g_subprocess_communicate_utf8_async(run->process, input, NULL, dot_done, task);
}

BsLayout *
bs_layout_run_finish(GAsyncResult *result, GError **error)
{
    return g_task_propagate_pointer(G_TASK(result), error);
}

static void
keep_result(GObject *source, GAsyncResult *result, gpointer data)
{
    (void)source;
    *(GAsyncResult **)data = g_object_ref(result);
}

BsLayout *
bs_layout_run(BsLayoutGraph *graph, const char *dot, guint timeout_ms, GCancellable *cancellable,
              GError **error)
{
    g_autoptr(GMainContext) context = g_main_context_new();
    g_autoptr(GAsyncResult) result = NULL;
    g_main_context_push_thread_default(context);
    bs_layout_run_async(graph, dot, timeout_ms, cancellable, keep_result, &result);
    while (!result)
        g_main_context_iteration(context, TRUE);
    g_main_context_pop_thread_default(context);
    return bs_layout_run_finish(result, error);
}

BsLayout *
bs_layout_simple(BsLayoutGraph *graph)
{
    BsLayout *layout = g_new0(BsLayout, 1);
    layout->graph = graph;
    mark_stubs(graph);
    bs_layout_place_simply(layout);
    return layout;
}

void
bs_layout_free(BsLayout *layout)
{
    if (!layout)
        return;
    bs_layout_graph_free(layout->graph);
    g_free(layout);
}

gboolean
bs_layout_is_from_dot(const BsLayout *layout)
{
    return layout->from_dot;
}
