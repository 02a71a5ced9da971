// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplification of regions between the rounds of the greedy rewriter: unreachable blocks, dead ops
// and block arguments, and on the aggressive level identical blocks
// (mlir/lib/Transforms/Utils/RegionUtils.cpp, LLVM 19).
#pragma once

#include "passes/rewrite/greedy.h"

// Which isolated ops to look into, and in which something changed.
typedef struct BsRegionScopes {
    gboolean (*wants)(gpointer data, const BsOp *isolated);
    void (*changed)(gpointer data, const BsOp *isolated);
    gpointer data;
} BsRegionScopes;

// What is reused from one region to the next.
typedef struct BsRegionSimplifier BsRegionSimplifier;

/* Memory: two words per block id of the program, and one for each op of the region at work. */
BsRegionSimplifier *bs_region_simplifier_new(void);
/* For whom it works from now on, on one program. */
void bs_region_simplifier_set_context(BsRegionSimplifier *simplifier, BsPassContext *context);
/* Accepts NULL. */
void bs_region_simplifier_free(BsRegionSimplifier *simplifier);

/* Simplifies the region and all nested ones, but for those in isolated ops that `scopes` does not
   want; reports REGION events. TRUE when blocks or ops went (dead block arguments alone do not
   count, as upstream). Linear in the number of ops, times
   nesting depth for the question whether an op with regions has effects. `settled`: the round has
   looked at every op and changed none; then no op that could go is left but for those that blocks
   or cycles of uses keep, and without those nothing is done. */
gboolean bs_region_simplify(BsRegionSimplifier *simplifier, BsRegion *region, BsRegionLevel level,
                            gboolean settled, const BsRegionScopes *scopes);

/* Whether that last dropped anything of the region itself, arguments included. */
gboolean bs_region_simplify_dropped(const BsRegionSimplifier *simplifier);

/* Only takes out the unreachable blocks of the region and of those nested in it that are not
   isolated from it. TRUE when there were any. */
gboolean bs_region_erase_unreachable(BsRegionSimplifier *simplifier, BsRegion *region);

/* Its parts on the aggressive level. */
gboolean bs_region_merge_blocks(BsPassContext *context, BsRegion *region);
gboolean bs_region_drop_redundant_args(BsPassContext *context, BsRegion *region);
