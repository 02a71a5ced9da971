// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Changing what a branch passes to one of its successors.
#pragma once

#include "ir/mutate.h"

/* Makes `values` the operands that the branch `op` passes to successor `s`, and keeps the sizes
   that the op states of its operands. */
void bs_successor_operands_set(BsIr *ir, BsOp *op, guint32 s, guint32 n, BsValue *const *values);

/* Appends values. */
void bs_successor_operands_append(BsIr *ir, BsOp *op, guint32 s, guint32 n, BsValue *const *values);

/* Removes operand `i` of those for successor `s`. */
void bs_successor_operands_erase(BsIr *ir, BsOp *op, guint32 s, guint32 i);
