// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is live into and out of the blocks of one region: the same sets as analysis/liveness.h has
// for them, as sets, for views, which ask about few regions at a time and not in upstream's order.
// Only values that are used outside of the block that defines them are looked at, each along the
// blocks in which it lives. Cost: linear in the operands in the region and the size of the sets.
#pragma once

#include "ir/ir.h"

typedef struct BsLiveSets BsLiveSets;

/* The sets of the region's own blocks, of the IR as it is now. Free with bs_live_sets_free(). */
BsLiveSets *bs_live_sets_new(const BsRegion *region);
void bs_live_sets_free(BsLiveSets *sets);

/* The values live into (out of) a block, oldest first: `*n` of them, borrowed. A block that was not
   in the region: none. */
BsValue *const *bs_live_sets_in(const BsLiveSets *sets, const BsBlock *block, guint32 *n);
BsValue *const *bs_live_sets_out(const BsLiveSets *sets, const BsBlock *block, guint32 *n);
