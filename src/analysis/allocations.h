// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The allocations that the older passes handle, with what frees them (upstream's
// BufferPlacementAllocs in mlir/lib/Dialect/Bufferization/Transforms/BufferUtils.cpp).
#pragma once

#include "ir/effects.h"
#include "ir/ir.h"

typedef struct BsAllocation {
    BsValue *value;
    BsOp *dealloc; // the only op that frees it, or NULL: nothing frees it yet
} BsAllocation;

/* The allocations (of BsAllocation) nested in `root`, nested ones first: results of ops that
   allocate one result, not on the stack. An allocation that several ops free, or a memref.realloc,
   is left to its author: it is not among them. The array is the caller's. Linear in ops and in the
   uses of allocations. */
GArray *bs_allocations_find(BsOp *root);

/* Whether any op frees the value. */
gboolean bs_value_is_freed(const BsValue *value);
/* Whether clones and deallocations can be made for what the op allocates (upstream's
   AllocationOpInterface). */
gboolean bs_op_is_allocation(const BsOp *op);
