// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Another program, run for its answer: it reads a text, writes one, and must not take too long.
#pragma once

#include <gio/gio.h>

typedef struct BsChild {
    const char *const *argv; // up to NULL; the program is looked for in PATH
    const char *input;       // what it reads from standard input, `len` bytes
    gsize len;
    guint timeout_ms;           // it is ended after that
    gsize max_output;           // bytes of its standard output; with more it is ended
    gboolean is_group;          // it may be a script: what it starts is ended with it
    const char *folder;         // that it runs in; NULL: this program's
    gboolean shares_input;      // it reads this program's standard input, and no text
    gboolean answers_on_errors; // its answer is what it writes to standard error: what it writes to
                                // standard output is dropped
} BsChild;

typedef struct BsChildAnswer {
    gboolean ok;  // exit status 0
    int status;   // its exit status, or -1 when a signal ended it ...
    int signal;   // ... which is that; else 0
    char *output; // NUL-terminated
    gsize len;    // of `output`
    char *errors; // what it wrote to standard error, the beginning of it when that is much; "" when
                  // that is the answer
} BsChildAnswer;

/* Frees it with its texts; NULL is nothing. */
void bs_child_answer_free(BsChildAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsChildAnswer, bs_child_answer_free)

/* Starts it; what `child` points at need not outlive the call. `callback` is called from the
   caller's main context, by then nothing of the program runs or is read any more. */
void bs_child_run_async(const BsChild *child, GCancellable *cancellable,
                        GAsyncReadyCallback callback, gpointer data);
/* The answer, to be freed with bs_child_answer_free(). NULL with an error of GIO's when it could
   not be started, was cancelled (which `cancellable` says at once, in any thread), took too long
   (G_IO_ERROR_TIMED_OUT) or wrote too much (G_IO_ERROR_NO_SPACE). */
BsChildAnswer *bs_child_run_finish(GAsyncResult *result, GError **error);
/* The same, waiting for it. */
BsChildAnswer *bs_child_run(const BsChild *child, GCancellable *cancellable, GError **error);
