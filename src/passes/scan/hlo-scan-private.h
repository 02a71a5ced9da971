// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hlo-deallocate takes for granted and does not check (hlo-assumed.c), for the list of
// what it refuses (hlo-scan.c).
#pragma once

#include "ir/ir.h"

typedef struct BsHloAssumed {
    GArray *refusals;                // of BsRefusal
    gboolean has_tensors, has_owned; // said of the function at work
} BsHloAssumed;

/* Appends what is taken for granted of a function itself; the ops that come then are its. */
void bs_hlo_assume_of_function(BsHloAssumed *assumed, BsOp *function);
/* The same of an op in it, terminators included, without its regions. */
void bs_hlo_assume_of(BsHloAssumed *assumed, BsOp *op);
