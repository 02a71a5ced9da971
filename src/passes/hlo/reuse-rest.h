// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Allocations and deallocs, as hlo-buffer-reuse asks for them, and their reuse in a block that
// nothing else happens to.
#pragma once

#include "passes/run/pass.h"

/* Whether it is a memref.alloc that asks for no operand: it may stand anywhere. (The original asks
   for dynamic sizes only, and moves one with a symbol of its layout in front of what defines it.)
 */
gboolean bs_reuse_is_static_alloc(const BsOp *op);
/* Whether it is a memref.dealloc. */
gboolean bs_reuse_is_dealloc(const BsOp *op);
/* A memref.dealloc of the value in that block, or NULL. Linear in the uses. */
BsOp *bs_reuse_find_dealloc(const BsValue *value, const BsBlock *block);
/* What is freed is what is allocated: both ops go. */
void bs_reuse_merge_pair(BsPassContext *context, BsOp *dealloc, BsOp *alloc);
/* As many sweeps over the block as find something, where none would find something in a nested one:
   each allocation gets what they would give it. Linear, but for searches in what is sorted. */
void bs_reuse_merge_rest(BsPassContext *context, BsBlock *block);
