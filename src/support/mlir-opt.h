// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mlir-opt that is installed, for what Bufscope does not do itself.
#pragma once

#include "support/cancellable.h"

#include <glib.h>

/* The program to run: `chosen` (a path, or a name in PATH), or, when that is NULL or "", what is in
   PATH: mlir-opt of that release, mlir-opt, or the newest of mlir-opt-16 to mlir-opt-22. NULL with
   an error that names what was looked for, and what to install. Free with g_free(). */
char *bs_mlir_opt_find(const char *chosen, guint release, GError **error);

/* What it is run with, for people: "mlir-opt-19 --one-shot-bufferize". `arguments` end with NULL.
   Free with g_free(). */
char *bs_mlir_opt_command(const char *program, const char *const *arguments);

/* What it writes to standard output, with these arguments and the text to read; at least a byte.
   NULL with an error: it could not be started, was cancelled, took longer than 20 seconds, wrote
   more than `most` bytes, or nothing, or failed; of that it is what it said, after the program's
   name. Then `said`, if not NULL, becomes what it wrote to standard error, to be freed; else NULL.
   Meant for a worker. */
GBytes *bs_mlir_opt_run(const char *program, const char *const *arguments, const char *text,
                        gsize len, gsize most, GCancellable *cancellable, char **said,
                        GError **error);
