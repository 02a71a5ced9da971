// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program with MLIR's pass manager (mlir-opt and its relatives) is run with the arguments that
// people give it, and those that have it print what its passes did: that is a dump.
#pragma once

#include "support/cancellable.h"

#include <glib.h>

typedef struct BsProgramRun {
    GBytes *dump;  // what it wrote to standard error
    char *command; // the whole line, as a shell would have it
    char *ending;  // how it failed and what it said last, for people; NULL: it ended well
} BsProgramRun;

/* Frees it with what is in it; NULL is nothing. */
void bs_program_run_free(BsProgramRun *run);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsProgramRun, bs_program_run_free)

/* Whether a word behind `--` is a program that is to be run, and no file that is to be read. */
gboolean bs_dump_is_program(const char *word);
/* Runs `argv` (up to NULL) in a folder (NULL: this program's). Behind its arguments stand
 *
 *     --mlir-print-ir-before-all --mlir-print-ir-after-all --mlir-disable-threading
 *     --mlir-print-op-generic --mlir-print-debuginfo
 *
 * but for those that are given, and none where one of `--mlir-print-ir-...` is: then what is
 * printed is what the caller wants. `in_terminal`: it reads this program's standard input and is
 * ended by the keys that end this one; else it reads nothing, and what it starts is ended with it.
 *
 * NULL with an error: it could not be started, was cancelled, took longer than ten minutes, wrote
 * more than a file may have, or printed nothing of its passes (then the error holds how it ended
 * and what it said). Meant for a worker. */
BsProgramRun *bs_dump_run_program(const char *const *argv, const char *folder, gboolean in_terminal,
                                  GCancellable *cancellable, GError **error);
