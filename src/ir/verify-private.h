// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What verify.c asks of an op, in upstream's order. Each returns FALSE after it added an error.
#pragma once

#include "ir/diag.h"
#include "ir/op.h"

/* That the op is what its row says: counts, attributes and types. */
gboolean bs_verify_shape(const BsOp *op, BsDiags *diags);

/* SingleBlock, NoRegionArguments. */
gboolean bs_verify_blocks(const BsOp *op, BsDiags *diags);

/* HasParent, ParentOneOf: the row's `parent`. */
gboolean bs_verify_parent(const BsOp *op, BsDiags *diags);

/* SingleBlockImplicitTerminator: every block ends with the row's `terminator`. */
gboolean bs_verify_terminators(const BsOp *op, BsDiags *diags);

/* SameOperandsAndResultType, SameTypeOperands. */
gboolean bs_verify_same_types(const BsOp *op, BsDiags *diags);
