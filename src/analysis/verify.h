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
/* The same of a whole program, before its first pass: notes what a BsVerifier then relies on. */
gboolean bs_verify_program(BsIr *ir, BsDiags *diags);

/* For many ops of one program, one after the other: what it needs for each block and row of the
   program is made once. With `ir`, the program, what was good and has not changed since is passed
   by; NULL: nothing but what is verified as a whole. */
typedef struct BsVerifier BsVerifier;
BsVerifier *bs_verifier_new(BsIr *ir);
/* Accepts NULL. */
void bs_verifier_free(BsVerifier *verifier);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsVerifier, bs_verifier_free)
/* Says that until the next bs_verifier_check() nothing is changed but what is nested in the op that
   is then verified. */
void bs_verifier_expect(BsVerifier *verifier);
/* bs_verify(), whatever has changed since the call before. */
gboolean bs_verifier_check(BsVerifier *verifier, BsOp *op, BsDiags *diags);
/* The same of an op that is isolated from above, where others like it have changed, too, and are
   not verified yet. `*flow_good`: nothing has changed the flow of control in it since it was
   verified; becomes whether it is good. Does not heed bs_verifier_expect(). */
gboolean bs_verifier_check_isolated(BsVerifier *verifier, BsOp *op, gboolean *flow_good,
                                    BsDiags *diags);
/* Whether nothing has changed the flow of control since the whole program was verified. */
gboolean bs_verifier_knows_flow(const BsVerifier *verifier);
