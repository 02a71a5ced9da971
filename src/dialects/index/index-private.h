// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in index.c and its folds and canonicalization patterns in fold.c.
#pragma once

#include "ir/opdef.h"

BsFoldProc bs_fold_index_binary; // of two numbers
BsFoldProc bs_fold_index_cast;   // casts, castu
BsFoldProc bs_fold_index_cmp;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_index_binary[]; // of those that are associative and commutative
extern const BsPattern bs_patterns_index_cmp[];
