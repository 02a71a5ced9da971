// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier: structure and the ops' own rules (ir/verify.h), and that every use is dominated by
// its definition; with upstream's texts and order.
#pragma once

#include "ir/diag.h"
#include "ir/ir.h"

/* Verifies `op` and everything nested. TRUE when nothing was added to `diags`. Linear in the ops,
   near-linear in the blocks. */
gboolean bs_verify(BsOp *op, BsDiags *diags);
