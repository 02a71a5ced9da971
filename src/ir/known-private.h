// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of ops and blocks (BsOp.verified, BsOp.known, BsBlock.quiet): caches that save the
// verifier and the rewriter from looking twice at what has not changed. Here it is set, and taken
// back by every change, for whoever may have looked at what changes.
#pragma once

#include "ir/journal-private.h"

/* Takes back what the change, which is to be done or was just undone, makes uncertain. */
void bs_known_forget(BsIr *ir, const BsRecord *record);
/* The same for BS_RECORD_OP_INSERT, and for new operands of an op, without a record. */
void bs_known_forget_insert(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before);
void bs_known_forget_op(BsOp *op);
