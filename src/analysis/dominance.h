// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dominance, region by region: the immediate dominator of every reachable block, by the iterative
// algorithm of Cooper, Harvey and Kennedy over a reverse post-order; a numbering of the tree
// answers queries in constant time. A region is looked at when it is first asked about. Unreachable
// blocks: as upstream's DominanceInfo, every block dominates an unreachable one, and an unreachable
// block dominates no reachable one.
#pragma once

#include "ir/ir.h"

typedef struct BsDominance BsDominance;

/* Knows no region yet. Free with bs_dominance_free(). */
BsDominance *bs_dominance_new(void);
void bs_dominance_free(BsDominance *dominance);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsDominance, bs_dominance_free)
/* Forgets a region (NULL: all of them), after its blocks or edges changed. */
void bs_dominance_invalidate(BsDominance *dominance, const BsRegion *region);

/* Whether what is known of regions is what would be found now, for those who say that they keep it.
   Costs as much as finding it. */
gboolean bs_dominance_is_right(BsDominance *dominance);

/* The immediate dominator; NULL for an entry block and for an unreachable block. */
BsBlock *bs_dominance_idom(BsDominance *dominance, const BsBlock *block);
/* A number for each reachable block of a region, from 1 without gaps, that of a block below those
   of the blocks that it dominates; 0 for an unreachable block. */
guint32 bs_dominance_number(BsDominance *dominance, const BsBlock *block);
gboolean bs_dominance_is_reachable(BsDominance *dominance, const BsBlock *block);
/* Whether the region has dominance at all: a graph region (trait GRAPH_REGION on its op) has none,
   and the only block of an unknown op's region may be one (upstream's mayBeGraphRegion). */
gboolean bs_region_has_dominance(const BsRegion *region);

/* Whether `a` dominates `b`; the blocks may be in different regions: what contains a block
 * dominates it. */
gboolean bs_dominates_block(BsDominance *dominance, const BsBlock *a, const BsBlock *b);
/* The innermost region that contains both blocks, and the blocks of it that contain them, in their
   place; NULL when there is none. Costs their depths. */
const BsRegion *bs_common_region(BsBlock **a, BsBlock **b);
/* The lowest block that dominates both; the blocks may be in different regions. NULL when there is
   none: one of them cannot be reached. Costs the depths in the regions and in the tree. */
BsBlock *bs_dominance_common(BsDominance *dominance, BsBlock *a, BsBlock *b);
/* Whether `a` comes before `b` on every path to it; an op does not dominate the ops nested in it.
 */
gboolean bs_properly_dominates_op(BsDominance *dominance, BsOp *a, BsOp *b);
/* Whether the value may be used by `op`: defined before it on every path. An op's results do not
 * dominate it or its regions. */
gboolean bs_dominates(BsDominance *dominance, const BsValue *value, BsOp *op);
