// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where buffers go that the older passes do not follow: their alias sets (analysis/alias.h) know
// views, branches, regions, selects and calls, and nothing of tensors, of memory that holds
// memrefs, and of ops that nobody has described.
#pragma once

#include "analysis/alias.h"

// A value that may be the buffer without being in its alias set.
typedef struct BsEscaped {
    BsValue *value;
    BsOp
        *through; // the op that made it of the buffer: the first that the alias set does not follow
} BsEscaped;

typedef struct BsEscape {
    GArray *values; // of BsEscaped, each value once
    BsOp *store;    // an op that puts the buffer into memory where others may find it, or NULL
    GPtrArray *local_stores; // ops that put it into memory on the stack that is only loaded from
                             // and stored to: what the loads have found is among the values
} BsEscape;

/* What becomes of the values of an alias set through ops that it does not follow:
   bufferization.to_tensor and what is made of the tensor, results of ops with unknown effects that
   are memrefs or tensors, and what the flow makes of those; memref.store and affine.store of the
   memref itself.
   Clear with bs_escape_clear(). Costs the uses of all these values. */
void bs_escape_find(BsEscape *escape, const BsAlias *alias, const GPtrArray *aliases);
void bs_escape_clear(BsEscape *escape);
/* The allocation on the stack into which a local store puts the buffer. */
const BsValue *bs_escape_memory(const BsOp *store);
