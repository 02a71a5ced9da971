// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program becomes another one that somebody else made of it, by changes that are recorded: what
// is the same in both stays the op, block and value that it was.
#pragma once

#include "ir/ir.h"

/* Changes what is in `op`, and itself, into what `made_op` is, an op of the same kind in a program
   of the same context. Who stays is as debug/dump/match.h says; who is not any more has an heir
   where there is one. Cost: that of matching. */
void bs_become(BsIr *ir, BsOp *op, const BsIr *made, BsOp *made_op);
/* The same for all of a program. */
void bs_become_all(BsIr *ir, const BsIr *made);
/* Appends a copy of an op to the program's module. */
void bs_become_more(BsIr *ir, const BsOp *made_op);
