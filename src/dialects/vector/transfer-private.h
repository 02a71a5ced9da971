// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the rules of vector.transfer_read and vector.transfer_write (transfer.c) and their
// folds and patterns (transfer-folds.c).
#pragma once

#include "ir/op.h"

// What both have, whichever operand it is.
typedef struct BsTransfer {
    gboolean reads;
    const BsType *shaped, *vector, *mask; // mask: NULL where there is none
    BsValue *source;
    BsRange indices;
    const BsAttr *map, *in_bounds;
} BsTransfer;

enum { BS_TRANSFER_MASK = 3 }; // its group

BsTransfer bs_vector_transfer_of(const BsOp *op);
/* Whether the map gives the last dimensions, in their order. */
gboolean bs_vector_transfer_is_minor_identity(const BsAttr *map);
