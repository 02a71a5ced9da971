// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running `dot`, or doing without.
#include "view/layout-private.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

enum { READ_SIZE = 1 << 16, MAX_ANSWER = 1 << 26 }; // bytes

typedef struct Run {
    BsLayout *layout; // with the graph, not yet placed
    GSubprocess *process;
    GInputStream *output;
    GString *answer;
    GCancellable *stop; // stops reading: cancelled, or out of time
    GSource *timeout;
    GMainContext *context; // the caller's
    GCancellable *cancellable;
    gulong cancelled; // handler of the caller's cancellable, which another thread may cancel
} Run;

// Nothing stops the run from here on.
static void
unwatch(Run *run)
{
    if (run->timeout) {
        g_source_destroy(run->timeout);
        g_clear_pointer(&run->timeout, g_source_unref);
    }
    g_cancellable_disconnect(run->cancellable, run->cancelled);
    run->cancelled = 0;
}

static void
run_free(gpointer data)
{
    Run *run = data;
    unwatch(run);
    g_clear_object(&run->cancellable);
    g_clear_object(&run->process);
    g_clear_object(&run->stop);
    g_main_context_unref(run->context);
    g_string_free(run->answer, TRUE);
    bs_layout_free(run->layout);
    g_free(run);
}

// Ends the task, which is freed with it.
static void
run_return(GTask *task, gboolean from_dot)
{
    Run *run = g_task_get_task_data(task);
    unwatch(run);
    if (!g_task_return_error_if_cancelled(task)) {
        BsLayout *layout = g_steal_pointer(&run->layout);
        layout->from_dot = from_dot;
        if (!from_dot)
            bs_layout_place_simply(layout);
        g_task_return_pointer(task, layout, (GDestroyNotify)bs_layout_free);
    }
    g_object_unref(task);
}

static void
dot_ended(GObject *source, GAsyncResult *result, gpointer data)
{
    Run *run = g_task_get_task_data(data);
    const gboolean ok = g_subprocess_wait_check_finish(G_SUBPROCESS(source), result, NULL);
    run_return(data, ok && bs_layout_dot_read(run->layout, run->answer->str));
}

static void read_on(GTask *task);

static void
piece_read(GObject *source, GAsyncResult *result, gpointer data)
{
    Run *run = g_task_get_task_data(data);
    g_autoptr(GBytes) piece =
        g_input_stream_read_bytes_finish(G_INPUT_STREAM(source), result, NULL);
    gsize len = 0;
    const char *text = piece ? g_bytes_get_data(piece, &len) : NULL;
    g_string_append_len(run->answer, text ? text : "", (gssize)len);
    if (len && run->answer->len < MAX_ANSWER) {
        read_on(data);
    } else if (piece && len == 0) {
        g_subprocess_wait_check_async(run->process, run->stop, dot_ended, data);
    } else {
        g_subprocess_force_exit(run->process);
        run_return(data, FALSE);
    }
}

static void
read_on(GTask *task)
{
    Run *run = g_task_get_task_data(task);
    g_input_stream_read_bytes_async(run->output, READ_SIZE, G_PRIORITY_DEFAULT, run->stop,
                                    piece_read, task);
}

// What the program started in its turn may hold its output open: reading ends anyway.
static gboolean
stop_run(gpointer data)
{
    Run *run = data;
    g_subprocess_force_exit(run->process);
    g_cancellable_cancel(run->stop);
    return G_SOURCE_REMOVE;
}

static gboolean
stop_task(gpointer task)
{
    return stop_run(g_task_get_task_data(task));
}

// In the thread that cancels. Not a source of the cancellable: GLib loses those that are destroyed
// while another thread cancels.
static void
pass_on(GCancellable *cancellable, gpointer data)
{
    (void)cancellable;
    Run *run = g_task_get_task_data(data);
    g_autoptr(GSource) source = g_idle_source_new();
    g_source_set_priority(source, G_PRIORITY_DEFAULT);
    g_source_set_callback(source, stop_task, g_object_ref(data), g_object_unref);
    g_source_attach(source, run->context);
}

// Everything happens in the caller's thread.
static void
watch(GTask *task, guint timeout_ms)
{
    Run *run = g_task_get_task_data(task);
    run->timeout = g_timeout_source_new(timeout_ms ? timeout_ms : (guint)BS_LAYOUT_TIMEOUT_MS);
    g_source_set_callback(run->timeout, stop_run, run, NULL);
    g_source_attach(run->timeout, run->context);
    if (run->cancellable)
        run->cancelled = g_cancellable_connect(run->cancellable, G_CALLBACK(pass_on), task, NULL);
}

// The program reads its input from a file that has no name any more. Writing to a pipe would raise
// SIGPIPE when the program ends without reading.
static int
input_file(const BsLayoutGraph *graph)
{
    g_autofree char *path = NULL;
    const int fd = g_file_open_tmp("bufscope-XXXXXX.gv", &path, NULL);
    if (fd < 0)
        return -1;
    g_autofree char *text = bs_layout_dot_input(graph);
    const char *rest = text;
    gsize len = strlen(text);
    g_unlink(path);
    while (len) {
        const gssize n = write(fd, rest, len);
        if (n < 0 && errno != EINTR)
            break;
        rest += MAX(n, 0);
        len -= (gsize)MAX(n, 0);
    }
    if (len == 0 && lseek(fd, 0, SEEK_SET) == 0)
        return fd;
    close(fd);
    return -1;
}

static GSubprocess *
start_dot(const BsLayoutGraph *graph, const char *dot)
{
    if (graph->nodes.len == 0 || graph->nodes.len + graph->edges.len > BS_LAYOUT_MAX_DOT)
        return NULL;
    const int input = input_file(graph);
    if (input < 0)
        return NULL;
    g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new(
        G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
    g_subprocess_launcher_take_stdin_fd(launcher, input);
    return g_subprocess_launcher_spawn(launcher, NULL, dot ? dot : "dot", "-Tdot", NULL);
}

void
bs_layout_run_async(BsLayoutGraph *graph, const char *dot, guint timeout_ms,
                    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
    GTask *task = g_task_new(NULL, cancellable, callback, data);
    Run *run = g_new0(Run, 1);
    run->layout = g_new0(BsLayout, 1);
    run->layout->graph = graph;
    run->answer = g_string_new(NULL);
    run->stop = g_cancellable_new();
    run->context = g_main_context_ref_thread_default();
    run->cancellable = cancellable ? g_object_ref(cancellable) : NULL;
    g_task_set_task_data(task, run, run_free);
    bs_layout_graph_prepare(graph);
    run->process = g_cancellable_is_cancelled(cancellable) ? NULL : start_dot(graph, dot);
    if (!run->process) {
        run_return(task, FALSE);
        return;
    }
    run->output = g_subprocess_get_stdout_pipe(run->process);
    watch(task, timeout_ms);
    read_on(task);
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
    bs_layout_graph_prepare(graph);
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
