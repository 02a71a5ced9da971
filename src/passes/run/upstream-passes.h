// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that Bufscope does not have: mlir-opt's that people combine with those about buffers, and
// those of any program that is named as the mlir-opt. Such a program runs them, as stages of the
// pipeline like others.
//
// They run on the whole program. In the text of a pipeline they may stand in nested ones; then
// these are cut around them, which is the same: what runs on functions does not look at others.
#pragma once

#include "passes/run/pass.h"

// That are known at a time.
enum { BS_LIMIT_FOREIGN_PASSES = 10000 };

/* The pass of that name that Bufscope does not have, or NULL: nobody is known to have it. For any
   thread; it stays for ever. */
const BsPass *bs_upstream_pass_find(const char *name);
/* Asks a program which passes it has: all of its --help are known from then on. Takes as long as
   the program does; nothing when it cannot be run. For any thread. */
void bs_upstream_passes_learn(const char *program, GCancellable *cancellable);

/* Sets what such a pass is given, "max-depth=3 fast". FALSE: its braces do not match. `values` are
   the item's. */
gboolean bs_upstream_pass_give(gint64 *values, const char *text);
/* Nests it in one more anchor, around those that it is in. */
void bs_upstream_pass_nest(gint64 *values, const char *anchor);
/* Appends it as it stands in the text of a pipeline: "func.func(convert-linalg-to-loops)". */
void bs_upstream_pass_put(const BsPass *pass, const gint64 *values, GString *out);
