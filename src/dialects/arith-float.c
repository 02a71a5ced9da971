// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/arith-float-private.h"

#include "dialects/fold-private.h"

#include <math.h>

static const BsFloatLayout layouts[] = {
#define X(id, keyword, bits, exponent, significand, bias, specials) \
    {specials == BS_IEEE ? bits : G_MAXUINT32, exponent, significand},
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

BsFloat
bs_float_from_bits(BsContext *context, const BsType *type, guint64 bits)
{
    const BsAttr *attr = bs_attr_float_bits(context, type, bits, 0);
    return (BsFloat){.type = type, .bits = bits, .value = bs_attr_float_value(attr)};
}

BsFloat
bs_float_round(BsContext *context, const BsType *type, double value)
{
    const BsFloatLayout *layout = bs_float_layout(type);
    if (isnan(value)) {
        const guint64 exponent = bs_int_mask(layout->exponent) << layout->significand;
        return bs_float_from_bits(context, type, exponent | 1ull << (layout->significand - 1));
    }
    const BsAttr *attr = bs_attr_float(context, type, value);
    return (BsFloat){.type = type, .bits = attr->floating.bits, .value = bs_attr_float_value(attr)};
}

BsFloat
bs_float_from_int(BsContext *context, const BsType *type, guint64 bits, guint32 width,
                  gboolean is_signed)
{
    const gboolean negative = is_signed && bs_int_signed(bits, width) < 0;
    guint64 magnitude = negative ? -(guint64)bs_int_signed(bits, width) : bits;
    // Narrow formats round once only: cut to what a double holds, keeping in the last bit that
    // something was cut.
    const gboolean narrow = bs_float_layout(type)->significand < 52;
    if (narrow && magnitude >> 53)
        magnitude = (magnitude & ~0xfffull) | ((magnitude & 0xfff) ? 0x800 : 0);
    const double value = (double)magnitude;
    return bs_float_round(context, type, negative ? -value : value);
}

gboolean
bs_float_to_int(const BsFloat *number, guint32 width, gboolean is_signed, guint64 *bits)
{
    const double value = trunc(number->value);
    const double limit = ldexp(1.0, (int)(is_signed ? width - 1 : width));
    if (isnan(value) || value >= limit || value < (is_signed ? -limit : 0.0))
        return FALSE;
    *bits = value < 0 ? (guint64)(gint64)value : (guint64)value;
    *bits &= bs_int_mask(width);
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
