// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the complex dialect (complex.c) and its folds and patterns (fold.c).
#pragma once

#include "dialects/complex/shared.h"
#include "ir/opdef.h"

BsFoldProc bs_fold_complex_re;
BsFoldProc bs_fold_complex_im;
BsFoldProc bs_fold_complex_create;  // of the parts of one number
BsFoldProc bs_fold_complex_add;     // what was subtracted before, and zero
BsFoldProc bs_fold_complex_sub;     // what was added before, and zero
BsFoldProc bs_fold_complex_scale;   // mul and div by one
BsFoldProc bs_fold_complex_undo;    // ops whose inverse was applied before
BsFoldProc bs_fold_complex_bitcast; // to the same type

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_complex_re[];
extern const BsPattern bs_patterns_complex_im[];
extern const BsPattern bs_patterns_complex_bitcast[];

// What they compute when they run: words of the parts, one behind the other.
BsComputeProc bs_compute_complex_parts; // the number of two parts
BsComputeProc bs_compute_complex_re;
BsComputeProc bs_compute_complex_im;
BsComputeProc bs_compute_complex_add;
BsComputeProc bs_compute_complex_sub;
BsComputeProc bs_compute_complex_mul;
BsComputeProc bs_compute_complex_div;
BsComputeProc bs_compute_complex_neg;
BsComputeProc bs_compute_complex_conj;
