// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats as bits of their own format with the value as a double beside them, rounded the way LLVM's
// APFloat does. Formats of up to 64 bits; a double holds every value of the smaller ones exactly,
// and rounding a sum, product or quotient of them from double once more gives the correctly rounded
// one.
#pragma once

#include "ir/attr.h"

typedef struct BsFloat {
    const BsType *type;
    guint64 bits;
    double value;
} BsFloat;

typedef struct BsFloatLayout {
    guint32 bits, exponent, significand;
    BsFloatSpecials specials;
} BsFloatLayout;

/* The layout of a float type of at most 64 bits, else NULL: others are not folded. */
const BsFloatLayout *bs_float_layout(const BsType *type);
/* The other sign, where the format has it for that number. */
guint64 bs_float_negate(const BsFloatLayout *layout, guint64 bits);
/* APFloat's NaN: positive and without a payload, where there is a choice. */
guint64 bs_float_default_nan(const BsFloatLayout *layout);
/* A NaN with the bit that makes it a quiet one, where the format has both. */
guint64 bs_float_quiet(const BsFloatLayout *layout, guint64 bits);

BsFloat bs_float_from_bits(BsContext *context, const BsType *type, guint64 bits);
/* Rounds to nearest even. A NaN becomes APFloat's default one: positive and quiet, no payload. */
BsFloat bs_float_round(BsContext *context, const BsType *type, double value);
/* The integer `bits` of `width` bits, rounded to nearest even. */
BsFloat bs_float_from_int(BsContext *context, const BsType *type, guint64 bits, guint32 width,
                          gboolean is_signed);
BsFloat bs_float_from_wide(BsContext *context, const BsType *type, const BsWide *number,
                           gboolean is_signed);
/* The integer part as `width` bits. FALSE for NaN and for what does not fit. */
gboolean bs_float_to_int(const BsFloat *number, guint32 width, gboolean is_signed, guint64 *bits);
gboolean bs_float_to_wide(const BsFloat *number, guint32 width, gboolean is_signed, BsWide *result);

/* The scalar float, or the float that a splat repeats. FALSE for others and for formats over 64
 * bits. */
gboolean bs_attr_match_float(BsContext *context, const BsAttr *attr, BsFloat *number);
