// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/arith-float-private.h"

#include "dialects/fold-private.h"

#include <math.h>

static const BsFloatLayout layouts[] = {
#define X(id, keyword, bits, exponent, significand, bias, specials) \
    {bits, exponent, significand, specials},
    BS_FLOAT_FORMATS(X)
#undef X
};

const BsFloatLayout *
bs_float_layout(const BsType *type)
{
    if (type->kind != BS_TYPE_FLOAT || layouts[type->format].bits > 64)
        return NULL;
    return &layouts[type->format];
}

// A format without negative zero has its NaN there, which has one sign, too.
guint64
bs_float_negate(const BsFloatLayout *layout, guint64 bits)
{
    const guint64 sign = 1ull << (layout->bits - 1);
    return layout->specials == BS_NAN_ZERO && !(bits & ~sign) ? bits : bits ^ sign;
}

guint64
bs_float_quiet(const BsFloatLayout *layout, guint64 bits)
{
    return layout->specials == BS_IEEE ? bits | 1ull << (layout->significand - 1) : bits;
}

guint64
bs_float_default_nan(const BsFloatLayout *layout)
{
    switch (layout->specials) {
    case BS_NAN_MAX:
        return bs_int_mask(layout->bits - 1);
    case BS_NAN_ZERO:
        return 1ull << (layout->bits - 1);
    case BS_IEEE:
        break;
    }
    return bs_float_quiet(layout, bs_int_mask(layout->exponent) << layout->significand);
}

BsFloat
bs_float_from_bits(BsContext *context, const BsType *type, guint64 bits)
{
    const BsAttr *attr = bs_attr_float_bits(context, type, bits, 0);
    return (BsFloat){.type = type, .bits = bits, .value = bs_attr_float_value(attr)};
}

BsFloat
bs_float_round(BsContext *context, const BsType *type, double value)
{
    if (isnan(value))
        return bs_float_from_bits(context, type, bs_float_default_nan(bs_float_layout(type)));
    const BsAttr *attr = bs_attr_float(context, type, value);
    return (BsFloat){.type = type, .bits = attr->floating.bits, .value = bs_attr_float_value(attr)};
}

// magnitude * 2^exponent. Of a number with more bits than a double holds the magnitude has 64, the
// last of them set when anything was cut off.
static BsFloat
from_magnitude(BsContext *context, const BsType *type, guint64 magnitude, gint exponent,
               gboolean negative)
{
    // Narrow formats round once only: cut to what a double holds, keeping in the last bit that
    // something was cut.
    const gboolean narrow = bs_float_layout(type)->significand < 52;
    if (narrow && magnitude >> 53)
        magnitude = (magnitude & ~0xfffull) | ((magnitude & 0xfff) ? 0x800 : 0);
    const double value = ldexp((double)magnitude, exponent);
    return bs_float_round(context, type, negative ? -value : value);
}

BsFloat
bs_float_from_int(BsContext *context, const BsType *type, guint64 bits, guint32 width,
                  gboolean is_signed)
{
    const gboolean negative = is_signed && bs_int_signed(bits, width) < 0;
    const guint64 magnitude = negative ? -(guint64)bs_int_signed(bits, width) : bits;
    return from_magnitude(context, type, magnitude, 0, negative);
}

BsFloat
bs_float_from_wide(BsContext *context, const BsType *type, const BsWide *number, gboolean is_signed)
{
    const gboolean negative = is_signed && bs_wide_is_negative(number);
    BsWide magnitude = *number;
    if (negative)
        bs_wide_negate(&magnitude, number);
    const guint32 n_bits = bs_wide_n_bits(&magnitude), cut = n_bits > 64 ? n_bits - 64 : 0;
    const gboolean inexact = n_bits && bs_wide_n_trailing_zeros(&magnitude) < cut;
    bs_wide_shift_right(&magnitude, &magnitude, cut, FALSE);
    const guint64 top = n_bits ? magnitude.words[0] | (guint64)inexact : 0;
    return from_magnitude(context, type, top, (gint)cut, negative);
}

// Cuts towards zero. FALSE for what has no integer of that width.
static gboolean
whole_number(const BsFloat *number, guint32 width, gboolean is_signed, double *whole)
{
    const double limit = ldexp(1.0, (int)(is_signed ? width - 1 : width));
    *whole = trunc(number->value);
    return !isnan(*whole) && *whole < limit && *whole >= (is_signed ? -limit : 0.0) &&
           !isinf(*whole);
}

gboolean
bs_float_to_int(const BsFloat *number, guint32 width, gboolean is_signed, guint64 *bits)
{
    double value;
    if (!whole_number(number, width, is_signed, &value))
        return FALSE;
    *bits = value < 0 ? (guint64)(gint64)value : (guint64)value;
    *bits &= bs_int_mask(width);
    return TRUE;
}

gboolean
bs_float_to_wide(const BsFloat *number, guint32 width, gboolean is_signed, BsWide *result)
{
    enum { PRECISION = 53 }; // of a double
    double value;
    gint exponent;
    if (!whole_number(number, width, is_signed, &value))
        return FALSE;
    const double fraction = frexp(fabs(value), &exponent);
    bs_wide_set(result, MAX(width, 64), (gint64)ldexp(fraction, PRECISION));
    if (exponent >= PRECISION)
        bs_wide_shift_left(result, result, (guint32)(exponent - PRECISION));
    else
        bs_wide_shift_right(result, result, (guint32)(PRECISION - exponent), FALSE);
    if (value < 0)
        bs_wide_negate(result, result);
    bs_wide_resize(result, width, FALSE);
    return TRUE;
}

gboolean
bs_attr_match_float(BsContext *context, const BsAttr *attr, BsFloat *number)
{
    if (!attr || !attr->type || !bs_float_layout(bs_type_element(attr->type)))
        return FALSE;
    if (attr->kind == BS_ATTR_FLOAT)
        *number = bs_float_from_bits(context, attr->type, attr->floating.bits);
    else if (attr->kind == BS_ATTR_DENSE_ELEMENTS && attr->dense.splat)
        *number = bs_float_from_bits(context, bs_type_element(attr->type), attr->dense.values[0]);
    else
        return FALSE;
    return TRUE;
}
