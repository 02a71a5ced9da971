// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running `dot`, or doing without.
#include "support/child.h"
#include "view/layout/layout-private.h"

#include <gio/gio.h>
#include <string.h>

enum { MAX_ANSWER = 1 << 26 }; // bytes

static BsLayout *
layout_new(BsLayoutGraph *graph)
{
    BsLayout *layout = g_new0(BsLayout, 1);
    layout->graph = graph;
    bs_layout_graph_prepare(graph);
    return layout;
}

// By dot's answer, or simply when there is none that can be used.
static void
place(BsLayout *layout, const BsChildAnswer *answer)
{
    layout->from_dot = answer && answer->ok && bs_layout_dot_read(layout, answer->output);
    if (!layout->from_dot)
        bs_layout_place_simply(layout);
}

static gboolean
is_for_dot(const BsLayoutGraph *graph)
{
    return graph->way != BS_WAY_STACKED && graph->nodes.len &&
           graph->nodes.len + graph->edges.len <= BS_LAYOUT_MAX_DOT;
}

static BsChild
dot_child(const char *const *argv, const char *input, guint timeout_ms)
{
    return (BsChild){.argv = argv,
                     .input = input,
                     .len = strlen(input),
                     .timeout_ms = timeout_ms ? timeout_ms : (guint)BS_LAYOUT_TIMEOUT_MS,
                     .max_output = MAX_ANSWER};
}

// -- in the background ---------------------------------------------------------------------------

typedef struct Job {
    GTask *task;
    BsLayout *layout; // not yet placed
} Job;

// Ends the task, which goes with it.
static void
finish(Job job, const BsChildAnswer *answer)
{
    if (g_task_return_error_if_cancelled(job.task)) {
        bs_layout_free(job.layout);
    } else {
        place(job.layout, answer);
        g_task_return_pointer(job.task, job.layout, (GDestroyNotify)bs_layout_free);
    }
    g_object_unref(job.task);
}

static void
dot_ended(GObject *source, GAsyncResult *result, gpointer data)
{
    (void)source;
    g_autofree Job *job = data;
    g_autoptr(BsChildAnswer) answer = bs_child_run_finish(result, NULL);
    finish(*job, answer);
}

void
bs_layout_run_async(BsLayoutGraph *graph, const char *dot, guint timeout_ms,
                    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
    const Job job = {g_task_new(NULL, cancellable, callback, data), layout_new(graph)};
    if (!is_for_dot(graph) || g_cancellable_is_cancelled(cancellable)) {
        finish(job, NULL);
        return;
    }
    g_autofree char *input = bs_layout_dot_input(graph);
    const char *const argv[] = {dot ? dot : "dot", "-Tdot", NULL};
    const BsChild child = dot_child(argv, input, timeout_ms);
    bs_child_run_async(&child, cancellable, dot_ended, g_memdup2(&job, sizeof job));
}

BsLayout *
bs_layout_run_finish(GAsyncResult *result, GError **error)
{
    return g_task_propagate_pointer(G_TASK(result), error);
}

// -- at once -------------------------------------------------------------------------------------

BsLayout *
bs_layout_run(BsLayoutGraph *graph, const char *dot, guint timeout_ms, GCancellable *cancellable,
              GError **error)
{
    g_autoptr(BsChildAnswer) answer = NULL;
    BsLayout *layout = layout_new(graph);
    if (is_for_dot(graph)) {
        g_autofree char *input = bs_layout_dot_input(graph);
        const char *const argv[] = {dot ? dot : "dot", "-Tdot", NULL};
        const BsChild child = dot_child(argv, input, timeout_ms);
        answer = bs_child_run(&child, cancellable, NULL);
    }
    if (g_cancellable_set_error_if_cancelled(cancellable, error)) {
        bs_layout_free(layout);
        return NULL;
    }
    place(layout, answer);
    return layout;
}

BsLayout *
bs_layout_simple(BsLayoutGraph *graph)
{
    BsLayout *layout = layout_new(graph);
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
