// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/arith/float.h"

const BsFloatLayout *
bs_type_float_layout(const BsType *type)
{
    return type->kind == BS_TYPE_FLOAT ? bs_float_layout(type->format) : NULL;
}

// -- bits ----------------------------------------------------------------------------------------

// A format without negative zero has its NaN there, which has one sign, too.
BsFloatBits
bs_float_negate(const BsFloatLayout *layout, BsFloatBits bits)
{
    const BsFloatBits sign = bs_float_sign(layout);
    return layout->specials == BS_NAN_ZERO && !(bits & ~sign) ? bits : bits ^ sign;
}

BsFloatBits
bs_float_quiet(const BsFloatLayout *layout, BsFloatBits bits)
{
    const BsFloatBits quiet = (BsFloatBits)1 << (layout->significand - 1);
    return layout->specials == BS_IEEE ? bits | quiet : bits;
}

BsFloat
bs_float_from_bits(const BsFloatLayout *layout, BsFloatBits bits)
{
    return (BsFloat){.layout = layout, .bits = bits, .real = bs_real_unpack(layout, bits)};
}

BsFloat
bs_float_round(const BsFloatLayout *layout, const BsReal *real)
{
    return bs_float_from_bits(layout, bs_real_pack(layout, real));
}

gboolean
bs_attr_match_float(const BsAttr *attr, BsFloat *number)
{
    const BsFloatLayout *layout =
        attr && attr->type ? bs_type_float_layout(bs_type_element(attr->type)) : NULL;
    if (!layout)
        return FALSE;
    BsFloatBits bits;
    if (attr->kind == BS_ATTR_FLOAT)
        bits = (BsFloatBits)attr->floating.high_bits << 64 | attr->floating.bits;
    else if (attr->kind == BS_ATTR_DENSE_ELEMENTS && attr->dense.splat && layout->bits <= 64)
        bits = attr->dense.values[0];
    else if (attr->kind == BS_ATTR_OPAQUE && attr->string.values && bs_attr_is_splat(attr))
        bits = (BsFloatBits)attr->string.values->dense.values[1] << 64 |
               attr->string.values->dense.values[0];
    else
        return FALSE;
    *number = bs_float_from_bits(layout, bits);
    return TRUE;
}

// -- integers ------------------------------------------------------------------------------------

BsFloat
bs_float_from_int(const BsFloatLayout *layout, const BsWide *number, gboolean is_signed)
{
    enum { KEPT = 128 };
    const gboolean negative = is_signed && bs_wide_is_negative(number);
    BsWide magnitude = *number;
    if (negative)
        bs_wide_negate(&magnitude, number);
    const guint32 n_bits = bs_wide_n_bits(&magnitude), cut = n_bits > KEPT ? n_bits - KEPT : 0;
    const gboolean inexact = n_bits && bs_wide_n_trailing_zeros(&magnitude) < cut;
    bs_wide_shift_right(&magnitude, &magnitude, cut, FALSE);
    const BsFloatBits top = n_bits ? bs_float_bits_of(&magnitude) | (BsFloatBits)inexact : 0;
    const BsReal real = bs_real_from_magnitude(top, (gint)cut, negative && n_bits);
    return bs_float_round(layout, &real);
}

gboolean
bs_float_to_int(const BsReal *real, guint32 width, gboolean is_signed, BsWide *result)
{
    enum { TOP = BS_REAL_TOP };
    const BsReal whole = bs_real_to_whole(real, BS_ROUND_TO_ZERO);
    if (whole.kind >= BS_REAL_INFINITY)
        return FALSE;
    bs_wide_set(result, width, 0);
    if (whole.kind == BS_REAL_ZERO)
        return TRUE;
    const gint most = (gint)width - (is_signed ? 1 : 0);
    const gboolean least =
        is_signed && whole.negative && whole.exponent == most && !(whole.significand << 1);
    if ((whole.negative && !is_signed) || (whole.exponent >= most && !least))
        return FALSE;
    bs_wide_set(result, TOP + 1, (gint64)whole.significand);
    result->words[1] = (guint64)(whole.significand >> 64);
    bs_wide_resize(result, MAX(width, TOP + 1), FALSE);
    if (whole.exponent > TOP)
        bs_wide_shift_left(result, result, (guint32)(whole.exponent - TOP));
    else
        bs_wide_shift_right(result, result, (guint32)(TOP - whole.exponent), FALSE);
    if (whole.negative)
        bs_wide_negate(result, result);
    bs_wide_resize(result, width, FALSE);
    return TRUE;
}

// -- elements ------------------------------------------------------------------------------------

BsFloatBits
bs_float_bits_of(const BsWide *element)
{
    return element->words[0] | (element->width > 64 ? (BsFloatBits)element->words[1] << 64 : 0);
}

void
bs_float_set_element(BsWide *element, const BsFloatLayout *layout, BsFloatBits bits)
{
    bs_wide_set(element, layout->bits, (gint64)(guint64)bits);
    if (layout->bits > 64)
        element->words[1] = (guint64)(bits >> 64);
}

// A function of elements of any width, for words.
typedef struct OnWords {
    BsWideFn element;
    gpointer data;
    guint32 n, width; // of operands
} OnWords;

static gboolean
compute_words(gpointer data, const guint64 *operands, guint64 *result)
{
    const OnWords *on = data;
    BsWide numbers[2], wide_result;
    for (guint32 i = 0; i < on->n; i++)
        bs_wide_set(&numbers[i], on->width, (gint64)operands[i]);
    const BsWide *const pointers[] = {&numbers[0], &numbers[1]};
    if (!on->element(on->data, pointers, &wide_result))
        return FALSE;
    *result = wide_result.width ? wide_result.words[0] : 0;
    return TRUE;
}

const BsAttr *
bs_float_fold(BsContext *context, guint32 n, const BsAttr *const *operands, const BsType *type,
              BsWideFn element, gpointer data)
{
    const BsAttr *first = operands[0];
    const BsType *from = first && first->type ? bs_type_element(first->type) : NULL;
    const guint32 width = from ? bs_type_bit_width(from) : 0;
    if (MAX(width, bs_type_bit_width(bs_type_element(type))) > 64)
        return bs_wide_fold(context, n, operands, type, element, data);
    OnWords on = {.element = element, .data = data, .n = n, .width = width};
    const BsAttrKind kind = from && from->kind == BS_TYPE_FLOAT ? BS_ATTR_FLOAT : BS_ATTR_INTEGER;
    return bs_constant_fold(context, kind, n, operands, type, compute_words, &on);
}
