// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Post-dominance, region by region: the block that every path from a block to the end of its region
// goes through next. The algorithm of Cooper, Harvey and Kennedy on the reversed graph of all
// blocks, those that the entry cannot reach too; above all blocks without successors, and above
// one block of each loop that has no end (upstream's choice), stands a virtual one. A region is
// looked at when it is first asked about.
#pragma once

#include "ir/ir.h"

typedef struct BsPostDominance BsPostDominance;

/* Knows no region yet. Free with bs_post_dominance_free(). */
BsPostDominance *bs_post_dominance_new(void);
void bs_post_dominance_free(BsPostDominance *dominance);

/* The nearest block that every path from `a` and from `b` to the end of the innermost region that
   contains both goes through (upstream's PostDominanceInfo::findNearestCommonDominator). NULL when
   there is none: the paths end in different blocks, or nowhere. Costs the depths in the regions and
   in the tree. */
BsBlock *bs_post_dominance_common(BsPostDominance *dominance, BsBlock *a, BsBlock *b);
