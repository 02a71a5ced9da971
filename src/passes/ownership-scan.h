// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Everything that the ownership pass would refuse in a program, at once and without running it: the
// pass itself stops at the first.
#pragma once

#include "ir/ir.h"

typedef struct BsRefusal {
    BsOp *op;
    const char *rule; // the pass's error text; borrowed
    const char *note; // since when upstream takes it, or how to get around it; borrowed, or NULL
} BsRefusal;

/* Appends (BsRefusal) what the pass would refuse in `root`, in textual order. What can only be told
   from ownerships ("MemRef value does not have valid ownership") is not found. */
void bs_ownership_scan(BsOp *root, GArray *refusals);
