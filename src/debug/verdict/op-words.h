// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops in sentences about executing them. What a pass has made has the place of what it was made
// for, often of the buffer or of the end of the block, which is not where it stands.
#pragma once

#include "ir/ir.h"

// Where an op stands in the source.
typedef enum BsStands {
    BS_STANDS_AT,     // its place says it
    BS_STANDS_BEHIND, // made by a pass: behind an op of the source
    BS_STANDS_BEFORE, // and there is none: before one
} BsStands;

/* How the op stands to the place that it sets. Cost: that of what passes have made around it. */
BsStands bs_op_stands(const BsOp *op, BsLoc *loc);
/* Appends "'memref.alloc' at line 3", or "behind line 3". */
void bs_put_op_words(GString *out, const BsOp *op);
/* The same. Free with g_free(). */
char *bs_op_words(const BsOp *op);
