// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What upstream's partial dialect conversion does for passes that replace ops of one kind
// (DialectConversion.cpp): it visits the ops block by block, depth first along the control flow
// (ForwardDominanceIterator), replaces the illegal ones, and folds in passing those of which it was
// not told that they are legal. Blocks that no path leads to stay as they are. Cost: linear in ops.
#pragma once

#include "passes/run/pass.h"

typedef struct BsConversion {
    const char *illegal;      // name of the ops to replace, or of a dialect: all of its ops
    const char *const *legal; // dialects whose other ops are legal, NULL-terminated
    /* Makes what replaces `op` before it and puts a value for each of its results into `results`.
       FALSE with an error in the diagnostics when it can't. */
    gboolean (*convert)(gpointer data, BsOp *op, BsValue **results);
    gpointer data;
    /* Upstream puts the new values in place at the end, when all went well. It shows where folds
       and messages look at converted ops, and then `at_end` does the same; else an op goes as soon
       as it is converted. */
    gboolean at_end;
} BsConversion;

/* Converts everything nested in `root`. Reports FOLD events, and REPLACE events with `at_end`;
   `convert` reports its own. FALSE when `convert` failed or the run was cancelled. */
gboolean bs_convert(BsPassContext *context, BsOp *root, const BsConversion *config);

/* An op that is illegal and that no conversion is there for: upstream's error. Returns FALSE. */
gboolean bs_conversion_fail(BsPassContext *context, const BsOp *op);
