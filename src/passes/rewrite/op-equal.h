// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Equality of ops by what they compute: name, attributes, operands, result types, and regions op by
// op; not by location (mlir/lib/IR/OperationSupport.cpp, OperationEquivalence).
#pragma once

#include "ir/op.h"

/* Equal ops have equal hashes. Regions do not count. */
guint32 bs_op_hash(const BsOp *op);

/* Whether both ops compute the same; commutative ops with their operands in any order. Linear in
   the size of the regions. */
gboolean bs_op_is_equivalent(const BsOp *a, const BsOp *b);

/* The same without regard to operands, but for their number; neither op has regions. */
gboolean bs_op_is_equivalent_but_operands(const BsOp *a, const BsOp *b);
