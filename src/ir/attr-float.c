// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float attributes: doubles into the bits of a format, and back.
#include "ir/attr.h"
#include "ir/context-private.h"

#include <math.h>
#include <string.h>

typedef struct FloatLayout {
    guint32 bits, exponent, significand;
    gint bias;
    BsFloatSpecials specials;
} FloatLayout;

static const FloatLayout float_layouts[] = {
#define X(id, keyword, bits, exponent, significand, bias, specials) \
    {bits, exponent, significand, bias, specials},
    BS_FLOAT_FORMATS(X)
#undef X
};

const BsAttr *
bs_attr_float_bits(BsContext *context, const BsType *type, guint64 bits, guint64 high_bits)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_FLOAT,
                                             .type = type,
                                             .floating = {.bits = bits, .high_bits = high_bits}});
}

// The largest bits without the sign that are not a special value, plus one.
static guint64
first_special(const FloatLayout *layout)
{
    const guint64 all = (G_GUINT64_CONSTANT(1) << (layout->bits - 1)) - 1;
    switch (layout->specials) {
    case BS_NAN_MAX:
        return all;
    case BS_NAN_ZERO:
        return all + 1;
    case BS_IEEE:
        break;
    }
    return all & ~((G_GUINT64_CONSTANT(1) << layout->significand) - 1);
}

// The bits of a value that is too large, an infinity, or a NaN.
static guint64
special_bits(const FloatLayout *layout, guint64 sign, gboolean is_nan)
{
    const guint64 special = first_special(layout);
    if (layout->specials == BS_NAN_ZERO)
        return special;
    const gboolean quiet = is_nan && layout->specials == BS_IEEE;
    return sign | special | (quiet ? G_GUINT64_CONSTANT(1) << (layout->significand - 1) : 0);
}

// Bits of `value` in a binary format of at most 64 bits, rounded to nearest, ties to even.
static guint64
encode(const FloatLayout *layout, double value)
{
    const guint32 n = layout->significand;
    const gint bias = layout->bias;
    guint64 sign = (guint64)(signbit(value) != 0) << (layout->bits - 1);
    if (isnan(value) || isinf(value))
        return special_bits(layout, sign, isnan(value));
    const guint64 zero = layout->specials == BS_NAN_ZERO ? 0 : sign;
    if (value == 0)
        return zero;
    int exponent;
    frexp(value, &exponent); // |value| in [2^(exponent-1), 2^exponent)
    const gint unit = MAX(exponent - 1, 1 - bias) - (gint)n; // weight of the last kept bit
    const double scaled = rint(ldexp(fabs(value), -unit));   // rint: ties to even
    const guint64 magnitude = (guint64)scaled;
    const guint64 hidden = G_GUINT64_CONSTANT(1) << n;
    if (magnitude < hidden)
        return magnitude ? sign | magnitude : zero; // subnormal
    // Rounding up to the next power of two carries into the exponent by itself.
    const gint biased = unit + (gint)n + bias;
    const guint64 bits = ((guint64)biased << n) + (magnitude - hidden);
    return bits < first_special(layout) ? sign | bits : special_bits(layout, sign, FALSE);
}

static double
decode(const FloatLayout *layout, guint64 bits)
{
    const guint32 n = layout->significand;
    const guint64 sign_bit = G_GUINT64_CONSTANT(1) << (layout->bits - 1);
    const guint64 magnitude = bits & (sign_bit - 1);
    const guint64 exponent = magnitude >> n;
    const guint64 fraction = bits & ((G_GUINT64_CONSTANT(1) << n) - 1);
    const double sign = bits & sign_bit ? -1.0 : 1.0;
    if (magnitude >= first_special(layout))
        return layout->specials == BS_IEEE && !fraction ? sign * INFINITY : NAN;
    if (layout->specials == BS_NAN_ZERO && bits == sign_bit)
        return NAN;
    if (exponent == 0)
        return sign * ldexp((double)fraction, 1 - layout->bias - (gint)n);
    const guint64 significand = fraction | G_GUINT64_CONSTANT(1) << n;
    return sign * ldexp((double)significand, (gint)exponent - layout->bias - (gint)n);
}

// x87 extended: an explicit integer bit. Every finite double is a normal number in it.
static const BsAttr *
encode_f80(BsContext *context, const BsType *type, double value)
{
    const guint64 sign = (guint64)(signbit(value) != 0) << 15;
    const guint64 top = G_GUINT64_CONSTANT(1) << 63;
    if (isnan(value))
        return bs_attr_float_bits(context, type, top | top >> 1, sign | 0x7fff);
    if (isinf(value))
        return bs_attr_float_bits(context, type, top, sign | 0x7fff);
    if (value == 0)
        return bs_attr_float_bits(context, type, 0, sign);
    int exponent;
    const double fraction = frexp(fabs(value), &exponent);
    return bs_attr_float_bits(context, type, (guint64)ldexp(fraction, 64),
                              sign | (guint64)(exponent - 1 + 16383));
}

static const BsAttr *
encode_f128(BsContext *context, const BsType *type, double value)
{
    const guint64 sign = (guint64)(signbit(value) != 0) << 63;
    if (isnan(value) || isinf(value))
        return bs_attr_float_bits(context, type, 0,
                                  sign | G_GUINT64_CONSTANT(0x7fff) << 48 |
                                      (isnan(value) ? G_GUINT64_CONSTANT(1) << 47 : 0));
    if (value == 0)
        return bs_attr_float_bits(context, type, 0, sign);
    int exponent;
    const double fraction = frexp(fabs(value), &exponent); // [0.5, 1): 53 bits
    const guint64 significand = (guint64)ldexp(fraction, 53) & ((G_GUINT64_CONSTANT(1) << 52) - 1);
    return bs_attr_float_bits(context, type, significand << 60,
                              sign | (guint64)(exponent - 1 + 16383) << 48 | significand >> 4);
}

const BsAttr *
bs_attr_float(BsContext *context, const BsType *type, double value)
{
    g_assert(type->kind == BS_TYPE_FLOAT);
    if (type->format == BS_F80)
        return encode_f80(context, type, value);
    if (type->format == BS_F128)
        return encode_f128(context, type, value);
    if (type->format == BS_F64) {
        guint64 bits;
        memcpy(&bits, &value, sizeof bits);
        return bs_attr_float_bits(context, type, bits, 0);
    }
    return bs_attr_float_bits(context, type, encode(&float_layouts[type->format], value), 0);
}

double
bs_attr_float_value(const BsAttr *attr)
{
    g_assert(attr->kind == BS_ATTR_FLOAT);
    if (attr->type->format == BS_F64) {
        double value;
        memcpy(&value, &attr->floating.bits, sizeof value);
        return value;
    }
    g_return_val_if_fail(float_layouts[attr->type->format].bits <= 64, NAN);
    return decode(&float_layouts[attr->type->format], attr->floating.bits);
}
