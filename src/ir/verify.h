// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier's part that needs no analysis: structure, shapes and traits from the op tables,
// op-specific rules; with upstream's texts and order (mlir/lib/IR/Verifier.cpp). analysis/verify.h
// is the whole verifier.
#pragma once

#include "ir/diag.h"
#include "ir/ir.h"

/* Checks an op that is isolated from above, or the one given to the verifier, after its structure
   was found good. */
typedef gboolean (*BsVerifyIsolated)(BsOp *op, BsDiags *diags, gpointer data);

/* It calls `check_isolated` after each isolated op's own structure; it remembers of each row what
   was found good, for all ops of one context. */
typedef struct BsStructureVerifier BsStructureVerifier;
BsStructureVerifier *bs_structure_verifier_new(BsVerifyIsolated check_isolated, gpointer data);
void bs_structure_verifier_free(BsStructureVerifier *verifier);
/* Verifies `op` and everything nested. `trusts`: what is known of ops by BS_ROW_GOOD still holds.
   TRUE when nothing was added to `diags`. */
gboolean bs_structure_verifier_check(BsStructureVerifier *verifier, BsOp *op, gboolean trusts,
                                     BsDiags *diags);

/* Checks what the row says of the op alone: counts, attributes, types, traits and its own rule; not
   what its regions hold. */
gboolean bs_verify_row(const BsOp *op, BsDiags *diags);

/* Elementwise: types that are not scalar are of one kind and one shape, results among them. The
   verifier asks this of every op with BS_TRAIT_ELEMENTWISE, after the row's own rules; a row whose
   last rules come after this trait upstream asks itself. */
gboolean bs_verify_elementwise(const BsOp *op, BsDiags *diags);
