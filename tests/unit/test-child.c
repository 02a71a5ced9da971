// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that answer, fail, are missing, take too long, write too much, or do not read.
#include "support/child.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

static BsChildAnswer *
run(const char *script, const char *input, gsize len, GError **error)
{
    const char *const argv[] = {"sh", "-c", script, NULL};
    const BsChild child = {argv, input, len, .timeout_ms = 300, .max_output = 1 << 20};
    return bs_child_run(&child, NULL, error);
}

static void
test_answer(void)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(BsChildAnswer) answer = run("tr a-z A-Z; echo well >&2", "a\0b", 3, &error);
    g_assert_no_error(error);
    g_assert_true(answer->ok);
    g_assert_cmpmem(answer->output, answer->len, "A\0B", 3);
    g_assert_cmpstr(answer->errors, ==, "well\n");
}

static void
test_failure(void)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(BsChildAnswer) answer = run("echo half; echo why >&2; exit 3", "", 0, &error);
    g_assert_no_error(error);
    g_assert_false(answer->ok);
    g_assert_cmpstr(answer->output, ==, "half\n");
    g_assert_cmpstr(answer->errors, ==, "why\n");
}

// More input than a pipe holds.
static void
test_unread_input(void)
{
    g_autofree char *input = g_strnfill(1 << 20, 'x');
    g_autoptr(GError) error = NULL;
    g_autoptr(BsChildAnswer) answer = run("true", input, 1 << 20, &error);
    g_assert_no_error(error);
    g_assert_true(answer->ok);
    g_assert_cmpuint(answer->len, ==, 0);
}

static void
test_missing(void)
{
    const char *const argv[] = {"/nowhere/program", NULL};
    const BsChild child = {argv, "", 0, .timeout_ms = 1000, .max_output = 100};
    g_autoptr(GError) error = NULL;
    g_assert_null(bs_child_run(&child, NULL, &error));
    g_assert_nonnull(error);
}

// Also when something that it started holds its output open.
static void
test_too_long(void)
{
    g_autoptr(GError) error = NULL;
    g_assert_null(run("sleep 60 & sleep 60", "", 0, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
}

static goffset
size_of(const char *path)
{
    GStatBuf status;
    return g_stat(path, &status) == 0 ? status.st_size : -1;
}

// A script ends with what it started, which would go on and on.
static void
test_group(void)
{
    g_autofree char *folder = g_dir_make_tmp("bufscope-child-XXXXXX", NULL);
    g_autofree char *path = g_build_filename(folder, "alive", NULL);
    g_autofree char *script =
        g_strdup_printf("while :; do echo >>'%s'; sleep 0.05; done & sleep 60", path);
    const char *const argv[] = {"sh", "-c", script, NULL};
    const BsChild child = {argv, "", 0, .timeout_ms = 300, .max_output = 100, .is_group = TRUE};
    g_autoptr(GError) error = NULL;
    g_assert_null(bs_child_run(&child, NULL, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
    const goffset size = size_of(path);
    g_usleep(500000);
    g_assert_cmpint(size_of(path), ==, size);
    g_remove(path);
    g_assert_cmpint(g_rmdir(folder), ==, 0);
}

static void
test_too_much(void)
{
    const char *const argv[] = {"yes", NULL};
    const BsChild child = {argv, "", 0, .timeout_ms = 60000, .max_output = 100000};
    g_autoptr(GError) error = NULL;
    g_assert_null(bs_child_run(&child, NULL, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

static gpointer
cancel_soon(gpointer cancellable)
{
    g_usleep(50000);
    g_cancellable_cancel(cancellable);
    return NULL;
}

static void
test_cancelled(void)
{
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    const char *const argv[] = {"sleep", "60", NULL};
    const BsChild child = {argv, "", 0, .timeout_ms = 60000, .max_output = 100};
    for (guint i = 0; i < 2; i++) { // while it runs, and before it starts
        g_autoptr(GError) error = NULL;
        GThread *thread = g_thread_new("cancel", cancel_soon, cancellable);
        g_assert_null(bs_child_run(&child, cancellable, &error));
        g_assert_error(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
        g_thread_join(thread);
    }
}

// What it writes to standard error is the answer; how it ended is known.
static void
test_errors(void)
{
    const struct {
        const char *script, *output;
        int status, signal;
    } rows[] = {
        {"pwd; echo well >&2", "well\n", 0, 0},
        {"pwd >&2; exit 7", "/\n", 7, 0},
        {"echo half >&2; kill -TERM $$", "half\n", -1, SIGTERM},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autoptr(GError) error = NULL;
        const char *const argv[] = {"sh", "-c", rows[i].script, NULL};
        const BsChild child = {.argv = argv,
                               .input = "",
                               .timeout_ms = 60000,
                               .max_output = 100,
                               .folder = "/",
                               .answers_on_errors = TRUE};
        g_autoptr(BsChildAnswer) answer = bs_child_run(&child, NULL, &error);
        g_assert_no_error(error);
        g_assert_cmpstr(answer->output, ==, rows[i].output);
        g_assert_cmpstr(answer->errors, ==, "");
        g_assert_cmpint(answer->status, ==, rows[i].status);
        g_assert_cmpint(answer->signal, ==, rows[i].signal);
        g_assert_true(answer->ok == (rows[i].status == 0));
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/child/answer", test_answer);
    g_test_add_func("/child/failure", test_failure);
    g_test_add_func("/child/unread-input", test_unread_input);
    g_test_add_func("/child/missing", test_missing);
    g_test_add_func("/child/too-long", test_too_long);
    g_test_add_func("/child/too-much", test_too_much);
    g_test_add_func("/child/group", test_group);
    g_test_add_func("/child/cancelled", test_cancelled);
    g_test_add_func("/child/errors", test_errors);
    return g_test_run();
}
