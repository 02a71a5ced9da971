// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the complex dialect (complex.c) and its folds and patterns (complex-fold.c).
#pragma once

#include "ir/opdef.h"

BsFoldProc bs_fold_complex_re;
BsFoldProc bs_fold_complex_im;
BsFoldProc bs_fold_complex_create;  // of the parts of one number
BsFoldProc bs_fold_complex_add;     // what was subtracted before, and zero
BsFoldProc bs_fold_complex_sub;     // what was added before, and zero
BsFoldProc bs_fold_complex_scale;   // mul and div by one
BsFoldProc bs_fold_complex_undo;    // ops whose inverse was applied before
BsFoldProc bs_fold_complex_bitcast; // to the same type

/* A constant of the dialect, or one of arith. */
BsOp *bs_complex_materialize(BsBuilder *builder, const BsAttr *value, const BsType *type,
                             const BsOp *folded);

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_complex_re[];
extern const BsPattern bs_patterns_complex_im[];
extern const BsPattern bs_patterns_complex_bitcast[];
