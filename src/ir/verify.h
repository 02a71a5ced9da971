// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier: structure, shapes and traits from the op tables, op-specific rules, dominance; with
// upstream's texts and order (mlir/lib/IR/Verifier.cpp).
#pragma once

#include "ir/diag.h"
#include "ir/ir.h"

/* Verifies `op` and everything nested. TRUE when nothing was added to `diags`. */
gboolean bs_verify(BsOp *op, BsDiags *diags);
