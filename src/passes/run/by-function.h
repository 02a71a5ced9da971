// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that run on a module, taken function by function: when nobody records, as many functions
// as fit into the processor's second cache go through all of them together; the code of a pass,
// which fills the first one, is fetched once for all of these. What comes out is the same, errors
// and warnings included.
#pragma once

#include "passes/run/pipeline-private.h"

/* The end of the items from `first` on that may go through `op` function by function; `first` when
   there are not at least two, or `op` is no module of functions. */
guint bs_by_function_end(const BsRun *run, const BsPipeline *pipeline, guint first, const BsOp *op);

/* Runs those on the module. FALSE with errors in the diagnostics, or when cancelled. Memory: a few
   words for each function. */
gboolean bs_by_function_run(const BsRun *run, const BsPipeline *pipeline, guint first, guint end,
                            BsOp *module);
