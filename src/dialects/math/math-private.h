// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the math dialect (math.c) and its folds (fold.c).
#pragma once

#include "dialects/math/shared.h"
#include "ir/opdef.h"

BsFoldProc bs_fold_math_float;    // functions of floats, of one or two
BsFoldProc bs_fold_math_integral; // ceil, floor, roundeven
BsFoldProc bs_fold_math_sign;     // absf, copysign
BsFoldProc bs_fold_math_class;    // isfinite, isinf, isnan, isnormal
BsFoldProc bs_fold_math_int;      // functions of integers
