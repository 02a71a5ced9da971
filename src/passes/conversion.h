// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What upstream's partial dialect conversion does for passes that replace one kind of op
// (DialectConversion.cpp): it visits the ops block by block, depth first along the control flow
// (ForwardDominanceIterator), replaces the illegal ones, and folds in passing those of which it was
// not told that they are legal. Blocks that no path leads to stay as they are. Cost: linear in ops.
#pragma once

#include "passes/pass.h"

typedef struct BsConversion {
    const char *illegal;      // name of the ops to replace
    const char *const *legal; // dialects whose other ops are legal, NULL-terminated
    gboolean (*convert)(gpointer data,
                        BsOp *op); // replaces and erases it; FALSE with an error in the diagnostics
    void (*prepare)(gpointer data, const GPtrArray *ops); // told of all ops to visit; or NULL
    gpointer data;
} BsConversion;

/* Converts everything nested in `root`. Reports FOLD events; `convert` reports its own. FALSE when
   `convert` failed or the run was cancelled. */
gboolean bs_convert(BsPassContext *context, BsOp *root, const BsConversion *config);
