// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/child.h"
#include "support/i18n.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

enum { READ_SIZE = 1 << 16, MAX_ERRORS = 1 << 16 }; // bytes

typedef struct Run {
    GSubprocess *process;
    GPid group; // of processes, which it leads; or 0
    GInputStream *output;
    GString *answer;
    gsize max_output;
    int errors;         // file that it writes errors to; -1: they are the answer
    GCancellable *stop; // stops reading: cancelled, or out of time
    gboolean late;
    gboolean ended; // by itself: how is known
    GSource *timeout;
    GMainContext *context; // the caller's
    GCancellable *cancellable;
    gulong cancelled; // handler of the caller's cancellable, which another thread may cancel
} Run;

// -- ending --------------------------------------------------------------------------------------

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
    if (run->errors >= 0)
        close(run->errors);
    g_free(run);
}

static char *
read_errors(int file)
{
    if (file < 0)
        return g_strdup("");
    char *text = g_malloc(MAX_ERRORS + 1);
    const gssize n = pread(file, text, MAX_ERRORS, 0);
    text[MAX(n, 0)] = '\0';
    return text;
}

// Ends the task, which is freed with it.
static void
run_return(GTask *task, gboolean ok)
{
    Run *run = g_task_get_task_data(task);
    unwatch(run);
    if (g_task_return_error_if_cancelled(task)) {
    } else if (run->late) {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, _("it took too long"));
    } else if (run->answer->len > run->max_output) {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _("it wrote too much"));
    } else {
        const gboolean exited = run->ended && g_subprocess_get_if_exited(run->process);
        BsChildAnswer *answer = g_new0(BsChildAnswer, 1);
        *answer = (BsChildAnswer){
            .ok = ok,
            .status = exited ? g_subprocess_get_exit_status(run->process) : -1,
            .signal = exited || !run->ended ? 0 : g_subprocess_get_term_sig(run->process),
            .len = run->answer->len,
            .errors = read_errors(run->errors),
        };
        answer->output = g_string_free(run->answer, FALSE);
        run->answer = g_string_new(NULL);
        g_task_return_pointer(task, answer, (GDestroyNotify)bs_child_answer_free);
    }
    g_object_unref(task);
}

static void
run_ended(GObject *source, GAsyncResult *result, gpointer task)
{
    Run *run = g_task_get_task_data(task);
    run->ended = !g_cancellable_is_cancelled(run->stop);
    run_return(task, g_subprocess_wait_check_finish(G_SUBPROCESS(source), result, NULL));
}

static void
end_process(Run *run)
{
    if (run->group > 0)
        kill(-run->group, SIGKILL);
    g_subprocess_force_exit(run->process);
}

// -- reading -------------------------------------------------------------------------------------

static void read_on(GTask *task);

static void
piece_read(GObject *source, GAsyncResult *result, gpointer task)
{
    Run *run = g_task_get_task_data(task);
    g_autoptr(GBytes) piece =
        g_input_stream_read_bytes_finish(G_INPUT_STREAM(source), result, NULL);
    gsize len = 0;
    const char *text = piece ? g_bytes_get_data(piece, &len) : NULL;
    g_string_append_len(run->answer, text ? text : "", (gssize)len);
    if (len && run->answer->len <= run->max_output) {
        read_on(task);
    } else if (piece && len == 0) {
        g_subprocess_wait_check_async(run->process, run->stop, run_ended, task);
    } else {
        end_process(run);
        run_return(task, FALSE);
    }
}

static void
read_on(GTask *task)
{
    Run *run = g_task_get_task_data(task);
    g_input_stream_read_bytes_async(run->output, READ_SIZE, G_PRIORITY_DEFAULT, run->stop,
                                    piece_read, task);
}

// -- stopping ------------------------------------------------------------------------------------

// What the program started in its turn may hold its output open: reading ends anyway.
static void
stop_run(Run *run)
{
    end_process(run);
    g_cancellable_cancel(run->stop);
}

static gboolean
stop_late(gpointer data)
{
    Run *run = data;
    run->late = TRUE;
    stop_run(run);
    return G_SOURCE_REMOVE;
}

static gboolean
stop_task(gpointer task)
{
    stop_run(g_task_get_task_data(task));
    return G_SOURCE_REMOVE;
}

// In the thread that cancels. Not a source of the cancellable: GLib loses those that are destroyed
// while another thread cancels.
static void
pass_on(GCancellable *cancellable, gpointer task)
{
    (void)cancellable;
    Run *run = g_task_get_task_data(task);
    g_autoptr(GSource) source = g_idle_source_new();
    g_source_set_priority(source, G_PRIORITY_DEFAULT);
    g_source_set_callback(source, stop_task, g_object_ref(task), g_object_unref);
    g_source_attach(source, run->context);
}

// Everything happens in the caller's thread.
static void
watch(GTask *task, guint timeout_ms)
{
    Run *run = g_task_get_task_data(task);
    run->timeout = g_timeout_source_new(timeout_ms);
    g_source_set_callback(run->timeout, stop_late, run, NULL);
    g_source_attach(run->timeout, run->context);
    if (run->cancellable)
        run->cancelled = g_cancellable_connect(run->cancellable, G_CALLBACK(pass_on), task, NULL);
}

// -- starting ------------------------------------------------------------------------------------

// A file that has no name any more, with that in it. -1 on failure.
static int
unnamed_file(const char *text, gsize len, GError **error)
{
    g_autofree char *path = NULL;
    const int fd = g_file_open_tmp("bufscope-XXXXXX", &path, error);
    if (fd < 0)
        return -1;
    g_unlink(path);
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    while (len) {
        const gssize n = write(fd, text, len);
        if (n < 0 && errno != EINTR)
            break;
        text += MAX(n, 0);
        len -= (gsize)MAX(n, 0);
    }
    if (len == 0 && lseek(fd, 0, SEEK_SET) == 0)
        return fd;
    const int code = errno;
    g_set_error_literal(error, G_IO_ERROR, g_io_error_from_errno(code), g_strerror(code));
    close(fd);
    return -1;
}

static void
lead_group(gpointer none)
{
    (void)none;
    setpgid(0, 0);
}

// The program reads its input from a file: writing to a pipe would raise SIGPIPE when it ends
// without reading. It writes its errors to a file, so that there is one stream to listen to.
static gboolean
connect_streams(Run *run, const BsChild *child, GSubprocessLauncher *launcher, GError **error)
{
    if (!child->shares_input) {
        const int input = unnamed_file(child->input, child->len, error);
        if (input < 0)
            return FALSE;
        g_subprocess_launcher_take_stdin_fd(launcher, input);
    }
    if (!child->answers_on_errors) {
        run->errors = unnamed_file("", 0, error);
        if (run->errors < 0)
            return FALSE;
        g_subprocess_launcher_take_stderr_fd(launcher, fcntl(run->errors, F_DUPFD_CLOEXEC, 0));
    }
    return TRUE;
}

// Where the program may inherit what is open, and it is not set up in any way, GLib need not copy
// this process, which takes the longer the larger it is. All that is open here closes by itself.
static GSubprocessFlags
flags_of(const BsChild *child)
{
    const gboolean is_set_up = child->is_group || child->folder;
    return (is_set_up ? 0 : G_SUBPROCESS_FLAGS_INHERIT_FDS) |
           (child->shares_input ? G_SUBPROCESS_FLAGS_STDIN_INHERIT : 0) |
           (child->answers_on_errors
                ? G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_PIPE
                : G_SUBPROCESS_FLAGS_STDOUT_PIPE);
}

static gboolean
start(Run *run, const BsChild *child, GError **error)
{
    g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new(flags_of(child));
    if (!connect_streams(run, child, launcher, error))
        return FALSE;
    if (child->folder)
        g_subprocess_launcher_set_cwd(launcher, child->folder);
    if (child->is_group) // only then: it makes GLib copy this process
        g_subprocess_launcher_set_child_setup(launcher, lead_group, NULL, NULL);
    run->process = g_subprocess_launcher_spawnv(launcher, child->argv, error);
    const char *pid = run->process ? g_subprocess_get_identifier(run->process) : NULL;
    if (pid && child->is_group)
        run->group = atoi(pid);
    return run->process != NULL;
}

void
bs_child_run_async(const BsChild *child, GCancellable *cancellable, GAsyncReadyCallback callback,
                   gpointer data)
{
    GTask *task = g_task_new(NULL, cancellable, callback, data);
    Run *run = g_new0(Run, 1);
    GError *error = NULL;
    run->answer = g_string_new(NULL);
    run->max_output = child->max_output;
    run->errors = -1;
    run->stop = g_cancellable_new();
    run->context = g_main_context_ref_thread_default();
    run->cancellable = cancellable ? g_object_ref(cancellable) : NULL;
    g_task_set_task_data(task, run, run_free);
    if (g_cancellable_is_cancelled(cancellable)) {
        run_return(task, FALSE);
    } else if (!start(run, child, &error)) {
        g_task_return_error(task, error);
        g_object_unref(task);
    } else {
        run->output = child->answers_on_errors ? g_subprocess_get_stderr_pipe(run->process)
                                               : g_subprocess_get_stdout_pipe(run->process);
        watch(task, child->timeout_ms);
        read_on(task);
    }
}

BsChildAnswer *
bs_child_run_finish(GAsyncResult *result, GError **error)
{
    return g_task_propagate_pointer(G_TASK(result), error);
}

static void
keep_result(GObject *source, GAsyncResult *result, gpointer data)
{
    (void)source;
    *(GAsyncResult **)data = g_object_ref(result);
}

BsChildAnswer *
bs_child_run(const BsChild *child, GCancellable *cancellable, GError **error)
{
    g_autoptr(GMainContext) context = g_main_context_new();
    g_autoptr(GAsyncResult) result = NULL;
    g_main_context_push_thread_default(context);
    bs_child_run_async(child, cancellable, keep_result, &result);
    while (!result)
        g_main_context_iteration(context, TRUE);
    g_main_context_pop_thread_default(context);
    return bs_child_run_finish(result, error);
}

void
bs_child_answer_free(BsChildAnswer *answer)
{
    if (!answer)
        return;
    g_free(answer->output);
    g_free(answer->errors);
    g_free(answer);
}
