// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// canonicalize: the greedy rewriter with the folds and patterns of every op.
//
//     %0 = arith.xori %c, %true             scf.if %c {
//     scf.if %0 {                             "b"()
//       "a"()                       ->      } else {
//     } else {                                "a"()
//       "b"()                               }
//     }
//
// Cost: see passes/greedy.h; the number of rounds is limited (max-iterations). Upstream's lists of
// enabled and disabled patterns are left out.
#include "passes/greedy.h"

enum { TOP_DOWN, REGION_SIMPLIFY, MAX_ITERATIONS, MAX_REWRITES, TEST_CONVERGENCE, N_OPTIONS };

static const BsPassOption options[N_OPTIONS] = {
    [TOP_DOWN] = {"top-down", BS_OPTION_BOOL, NULL, TRUE,
                  "Seed the worklist in general top-down order"},
    [REGION_SIMPLIFY] = {"region-simplify", BS_OPTION_ENUM, "disabled,normal,aggressive",
                         BS_REGIONS_NORMAL,
                         "Perform control flow optimizations to the region tree"},
    [MAX_ITERATIONS] = {"max-iterations", BS_OPTION_INT, NULL, 10,
                        "Max. iterations between applying patterns / simplifying regions"},
    [MAX_REWRITES] = {"max-num-rewrites", BS_OPTION_INT, NULL, -1,
                      "Max. number of pattern rewrites within an iteration"},
    [TEST_CONVERGENCE] = {"test-convergence", BS_OPTION_BOOL, NULL, FALSE,
                          "Test only: Fail pass on non-convergence to detect cyclic pattern"},
};

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *values)
{
    const BsGreedyConfig config = {
        .all_rows = TRUE,
        .top_down = values[TOP_DOWN] != 0,
        .regions = (BsRegionLevel)values[REGION_SIMPLIFY],
        .max_iterations = values[MAX_ITERATIONS],
        .max_rewrites = values[MAX_REWRITES],
    };
    const guint n_errors = context->diags->n_errors;
    const gboolean converged = bs_greedy_rewrite(context, op, &config);
    if (g_cancellable_is_cancelled(context->cancellable) || context->diags->n_errors > n_errors)
        return FALSE;
    return converged || !values[TEST_CONVERGENCE];
}

const BsPass bs_pass_canonicalize = {
    .name = "canonicalize",
    .summary = "Canonicalize operations",
    .options = options,
    .n_options = N_OPTIONS,
    .n_lists = 2, // disable-patterns and enable-patterns
    .run = run,
    .class_name = "Canonicalizer",
};
