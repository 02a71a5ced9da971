// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is said where upstream's mlir-opt fails and a pass goes on with what the rules imply.
#pragma once

#include "passes/run/pass.h"

typedef enum BsUpstreamFailure {
    BS_UPSTREAM_CRASHES,
    BS_UPSTREAM_MAY_CRASH // or not: that depends on what is where in memory that it has freed
} BsUpstreamFailure;

/* Warns at the op that mlir-opt of the release that the program follows fails there: `mlir-opt 19
   crashes here: WHY`. `why` is upstream's fact, the end of a sentence, and stays the caller's. Each
   is said once in the run of a pipeline: mlir-opt ends at the first, and of thousands alike one is
   enough. */
void bs_warn_upstream(BsPassContext *context, BsOp *op, BsUpstreamFailure failure, const char *why);
