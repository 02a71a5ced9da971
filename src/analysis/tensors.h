// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that are not bufferized yet.
#pragma once

#include "ir/ir.h"

/* Whether something in the op, at any depth, has a tensor as result or as argument of a region. */
gboolean bs_op_computes_with_tensors(BsOp *op);
