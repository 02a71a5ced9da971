// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a path ended: its faults, and an input that fits to what it has decided.
#pragma once

#include "sim/explore.h"
#include "sim/shadow.h"

typedef struct BsLeafPlace {
    const BsProgram *program;
    const BsOp *function;
    const BsInput *input; // that the path began with
    const BsMachine *machine;
    BsSymbols *symbols;
    BsShadow *shadow;
    const GArray *decisions; // of BsDecision
} BsLeafPlace;

/* Free with bs_leaf_free(). */
BsLeaf *bs_leaf_new(const BsLeafPlace *at);
void bs_leaf_free(gpointer data);
