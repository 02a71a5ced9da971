// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point numbers of any format, computed with in integers: the same on every machine, and
// rounded once, to nearest, ties to even, as LLVM's APFloat does (llvm/lib/Support/APFloat.cpp).
#pragma once

#include "ir/type.h"

// The bits of a float of any format.
typedef unsigned __int128 BsFloatBits;

typedef struct BsFloatLayout {
    guint32 bits, exponent, significand; // how many; of the significand those that are stored
    gint bias;
    BsFloatSpecials specials;
} BsFloatLayout;

/* The layout of a format. */
const BsFloatLayout *bs_float_layout(BsFloatFormat format);
/* The bits that a format keeps of bits from outside: f80 has several for one number, and some for
   none, which are NaNs. */
BsFloatBits bs_float_clean(BsFloatFormat format, BsFloatBits bits);
/* The exponent of the smallest number that is not subnormal. */
gint bs_float_least_exponent(const BsFloatLayout *layout);
/* The bit of the sign; 0 when there is none. */
BsFloatBits bs_float_sign(const BsFloatLayout *layout);
/* APFloat's NaN: positive and without a payload, where there is a choice. */
BsFloatBits bs_float_default_nan(const BsFloatLayout *layout);

enum { BS_REAL_TOP = 127 }; // the uppermost bit of a significand

// A number: a NaN (without its payload), zero, infinity, or 1.xxx * 2^exponent.
typedef struct BsReal {
    enum { BS_REAL_ZERO, BS_REAL_FINITE, BS_REAL_INFINITY, BS_REAL_NAN } kind;
    gboolean negative;
    gint exponent;
    BsFloatBits significand; // the uppermost bit is set; the last one says whether any follow
} BsReal;

/* The number that clean bits of a format are. */
BsReal bs_real_unpack(const BsFloatLayout *layout, BsFloatBits bits);
/* Rounds. A NaN becomes the default one. */
BsFloatBits bs_real_pack(const BsFloatLayout *layout, const BsReal *real);
/* magnitude * 2^exponent. Of a number with more bits than a magnitude has, the last one of it is
   set when anything was cut off. */
BsReal bs_real_from_magnitude(BsFloatBits magnitude, gint exponent, gboolean negative);
/* Exact. */
BsReal bs_real_from_double(double value);
/* Rounded to a double. */
double bs_real_to_double(const BsReal *real);

// Of numbers of a format; results are exact, or have enough bits to be rounded to any format.
BsReal bs_real_add(const BsReal *a, const BsReal *b);
BsReal bs_real_subtract(const BsReal *a, const BsReal *b);
BsReal bs_real_multiply(const BsReal *a, const BsReal *b);
BsReal bs_real_divide(const BsReal *a, const BsReal *b);
/* What is left of `a` after dividing by `b` with a quotient cut to a whole number: C's fmod(). */
BsReal bs_real_remainder(const BsReal *a, const BsReal *b);

typedef enum BsRounding {
    BS_ROUND_UP,
    BS_ROUND_DOWN,
    BS_ROUND_TO_ZERO,
    BS_ROUND_TO_EVEN
} BsRounding;
/* To a whole number; zero and what is not finite stay. */
BsReal bs_real_to_whole(const BsReal *real, BsRounding rounding);

/* Outcomes of a comparison, for sets of them. */
typedef enum BsOrder {
    BS_ORDER_LESS = 1,
    BS_ORDER_EQUAL = 2,
    BS_ORDER_GREATER = 4,
    BS_ORDER_NONE = 8, // one of them is a NaN
} BsOrder;
BsOrder bs_real_compare(const BsReal *a, const BsReal *b);
