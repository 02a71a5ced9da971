// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats as bits of their own format with the number that they are beside them, and constant
// folding of ops on them.
#pragma once

#include "dialects/common/fold.h"
#include "ir/attr.h"
#include "ir/real.h"

typedef struct BsFloat {
    const BsFloatLayout *layout;
    BsFloatBits bits;
    BsReal real;
} BsFloat;

/* The layout of a float type, else NULL. */
const BsFloatLayout *bs_type_float_layout(const BsType *type);

/* The other sign, where the format has it for that number. */
BsFloatBits bs_float_negate(const BsFloatLayout *layout, BsFloatBits bits);
/* A NaN with the bit that makes it a quiet one, where the format has both. */
BsFloatBits bs_float_quiet(const BsFloatLayout *layout, BsFloatBits bits);

/* The number that the bits stand for. */
BsFloat bs_float_from_bits(const BsFloatLayout *layout, BsFloatBits bits);
/* Rounds. A NaN becomes APFloat's default one. */
BsFloat bs_float_round(const BsFloatLayout *layout, const BsReal *real);
/* An integer, rounded. */
BsFloat bs_float_from_int(const BsFloatLayout *layout, const BsWide *number, gboolean is_signed);
/* The integer part as `width` bits. FALSE for NaN and for what does not fit. */
gboolean bs_float_to_int(const BsReal *real, guint32 width, gboolean is_signed, BsWide *result);

/* The scalar float, or the float that a splat repeats. FALSE for others. */
gboolean bs_attr_match_float(const BsAttr *attr, BsFloat *number);

/* The bits of a float that is an element of a constant, and the other way. */
BsFloatBits bs_float_bits_of(const BsWide *element);
void bs_float_set_element(BsWide *element, const BsFloatLayout *layout, BsFloatBits bits);

/* Constant folds ops of one or two operands on floats, and casts from and to them, for elements of
   any width. As bs_wide_fold(). */
const BsAttr *bs_float_fold(BsContext *context, guint32 n, const BsAttr *const *operands,
                            const BsType *type, BsWideFn element, gpointer data);
