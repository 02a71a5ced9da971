// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the runner of pipelines and by-function.c share: the parts that running one pass consists
// of.
#pragma once

#include "analysis/verify.h"
#include "passes/run/pass.h"

typedef struct BsRun {
    BsPassContext *context;
    const BsPipeline *pipeline;
    const BsRunOptions *options;
    BsVerifier *verifier;
    gboolean goes_on; // with other ops where one has failed, as since 22
} BsRun;

/* Runs the pass of an item on an op; nothing is reported. FALSE with errors in the diagnostics, or
   when cancelled. */
gboolean bs_run_pass(const BsRun *run, const BsPipelineItem *item, BsOp *op);
/* Verifies the op behind a pass, where that was asked for. */
gboolean bs_run_verifier(const BsRun *run, BsOp *op);
/* The same of an op that is isolated from above, see bs_verifier_check_isolated(). */
gboolean bs_run_verifier_on(const BsRun *run, BsOp *isolated, gboolean *flow_good);
