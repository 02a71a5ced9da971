// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which write each read of a run sees. That two runs give the same results may be luck: what was
// written into a clone, or over what another round of a loop had written, is the same number. Ops
// are the same in all stages, and so are the reads that both runs have.
#pragma once

#include "sim/input.h"

typedef struct BsFlow BsFlow;

// A read that sees another write. NULL: somebody outside reads; nobody of the program writes.
typedef struct BsFlowDifference {
    const BsOp *read, *before, *now;
} BsFlowDifference;

/* Runs the function with the input. NULL: it does not return, or touches too much. Free with
   bs_flow_free(). */
BsFlow *bs_flow_new(const BsProgram *program, const BsOp *function, const BsInput *input,
                    const BsLimits *limits);
/* Accepts NULL. */
void bs_flow_free(BsFlow *flow);
/* The first difference, of reads that both have as often. FALSE: there is none, or a flow is NULL.
 */
gboolean bs_flow_differs(const BsFlow *before, const BsFlow *now, BsFlowDifference *difference);
