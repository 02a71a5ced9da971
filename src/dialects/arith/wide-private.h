// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What arith's integer ops give for numbers of any width. The functions for numbers of up to 64
// bits (common/arithmetic.c) have the same names and give the same.
#pragma once

#include "support/wide.h"

typedef struct BsArithEvaluation {
    guint32 width;    // of numbers of up to 64 bits
    gboolean refused; // upstream's flag: one element that can't be computed keeps the op
} BsArithEvaluation;

/* `result` is what is given where the op is refused. */
typedef void BsArithCompute(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                            const BsWide *b);

BsArithCompute bs_wide_arith_add;
BsArithCompute bs_wide_arith_subtract;
BsArithCompute bs_wide_arith_multiply;
BsArithCompute bs_wide_arith_multiply_high_signed;
BsArithCompute bs_wide_arith_multiply_high_unsigned;
BsArithCompute bs_wide_arith_bits_and;
BsArithCompute bs_wide_arith_bits_or;
BsArithCompute bs_wide_arith_bits_xor;
BsArithCompute bs_wide_arith_divide_unsigned;
BsArithCompute bs_wide_arith_remainder_unsigned;
BsArithCompute bs_wide_arith_divide_signed;
BsArithCompute bs_wide_arith_remainder_signed;
BsArithCompute bs_wide_arith_ceil_divide_unsigned;
BsArithCompute bs_wide_arith_ceil_divide_signed;
BsArithCompute bs_wide_arith_floor_divide_signed;
BsArithCompute bs_wide_arith_shift_left;
BsArithCompute bs_wide_arith_shift_right_unsigned;
BsArithCompute bs_wide_arith_shift_right_signed;
BsArithCompute bs_wide_arith_greater_signed;
BsArithCompute bs_wide_arith_greater_unsigned;
BsArithCompute bs_wide_arith_lesser_signed;
BsArithCompute bs_wide_arith_lesser_unsigned;
BsArithCompute bs_wide_arith_carry; // of a sum and one of its operands: 1 bit
