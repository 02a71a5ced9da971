// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Liveness of values per block, as upstream defines it (mlir/lib/Analysis/Liveness.cpp): a value is
// live into a block that uses it, in a nested op too, without defining it, or out of a block from
// which a use can be reached. Values that only a nested region uses are live into every enclosing
// block up to their definition; a region's own blocks have a live-out set only through their
// successors.
//
// The sets keep upstream's order (insertion order; erasing moves the last element into the hole),
// because the ownership pass breaks ties by it. With more than 16 elements upstream's order depends
// on addresses; then ours is the insertion order. Cost: linear in uses times nesting depth, plus
// the size of the sets per propagation.
#pragma once

#include "ir/ir.h"

typedef struct BsLiveness BsLiveness;

/* Liveness of all blocks nested in `op`, of the IR as it is now; changing the IR afterwards does
   not change it. Free with bs_liveness_free(). */
BsLiveness *bs_liveness_new(BsOp *op);
/* Forgets what was computed, and computes it for `op`: with the memory that is there. */
void bs_liveness_renew(BsLiveness *liveness, BsOp *op);
void bs_liveness_free(BsLiveness *liveness);

/* The values live into (out of) `block`: `*n` of them, borrowed. A block that was not there: none.
 */
BsValue *const *bs_liveness_live_in(const BsLiveness *liveness, const BsBlock *block, guint32 *n);
BsValue *const *bs_liveness_live_out(const BsLiveness *liveness, const BsBlock *block, guint32 *n);

/* Whether the value is in the set; logarithmic. */
gboolean bs_liveness_is_live_in(const BsLiveness *liveness, const BsBlock *block,
                                const BsValue *value);
gboolean bs_liveness_is_live_out(const BsLiveness *liveness, const BsBlock *block,
                                 const BsValue *value);

/* The last op of `block` at which the value is alive, not before `from`: the last op of the block
   when it is live out, else its last user in the block, by itself or by an op nested in it, else
   `from` (upstream's getEndOperation). */
BsOp *bs_liveness_end(const BsLiveness *liveness, const BsValue *value, BsBlock *block, BsOp *from);
