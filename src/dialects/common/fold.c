// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/fold.h"

#include "dialects/common/fold-spread.h"
#include "ir/context.h"
#include "ir/ir.h"

// -- integers ------------------------------------------------------------------------------------

gboolean
bs_int_fits(const BsType *type)
{
    type = bs_type_element(type);
    return type->kind == BS_TYPE_INDEX ||
           (type->kind == BS_TYPE_INTEGER && type->integer.width <= 64);
}

guint32
bs_int_width(const BsType *type)
{
    type = bs_type_element(type);
    if (type->kind == BS_TYPE_INDEX)
        return 64;
    return bs_int_fits(type) ? type->integer.width : 0;
}

gboolean
bs_int_is_wide(const BsType *type)
{
    type = bs_type_element(type);
    return type->kind == BS_TYPE_INTEGER && type->integer.width > 64;
}

guint64
bs_int_mask(guint32 width)
{
    return width >= 64 ? G_MAXUINT64 : (1ull << width) - 1;
}

gint64
bs_int_signed(guint64 bits, guint32 width)
{
    if (width == 0)
        return 0;
    const guint64 sign = 1ull << (width - 1);
    return (gint64)(((bits & bs_int_mask(width)) ^ sign) - sign);
}

gboolean
bs_attr_match_int(const BsAttr *attr, BsInt *number)
{
    guint64 bits;
    if (!attr || !attr->type)
        return FALSE;
    if (attr->kind == BS_ATTR_INTEGER)
        bits = (guint64)attr->integer;
    else if (attr->kind == BS_ATTR_DENSE_ELEMENTS && attr->dense.splat)
        bits = attr->dense.values[0];
    else
        return FALSE;
    const guint32 width = bs_int_width(attr->type);
    *number = (BsInt){.bits = bits & bs_int_mask(width), .width = width};
    return bs_int_fits(attr->type);
}

gboolean
bs_value_match_int(const BsValue *value, BsInt *number)
{
    return bs_attr_match_int(bs_value_constant(value), number);
}

gboolean
bs_attr_is_int(const BsAttr *attr, gint64 value)
{
    BsInt number;
    BsWide wide;
    if (bs_attr_match_int(attr, &number))
        return number.bits == ((guint64)value & bs_int_mask(number.width));
    return bs_attr_match_wide(attr, &wide) && bs_wide_is(&wide, value);
}

gboolean
bs_attr_is_zero(const BsAttr *attr)
{
    return bs_attr_is_int(attr, 0);
}

gboolean
bs_attr_is_one(const BsAttr *attr)
{
    return bs_attr_is_int(attr, 1) && bs_type_bit_width(bs_type_element(attr->type)) != 0;
}

gboolean
bs_attr_is_all_ones(const BsAttr *attr)
{
    return bs_attr_is_int(attr, -1);
}

gboolean
bs_value_int(const BsValue *value, gint64 *number)
{
    const BsAttr *attr = bs_value_constant(value);
    BsInt constant;
    BsWide wide;
    if (bs_attr_match_int(attr, &constant))
        *number = bs_int_signed(constant.bits, constant.width);
    else if (bs_attr_match_wide(attr, &wide))
        *number = (gint64)wide.words[0];
    else
        return FALSE;
    return TRUE;
}

// -- attributes ----------------------------------------------------------------------------------

const BsAttr *
bs_attr_from_bits(BsContext *context, const BsType *type, guint64 bits)
{
    if (type->kind == BS_TYPE_FLOAT)
        return bs_attr_float_bits(context, type, bits, 0);
    return bs_attr_integer(context, type, (gint64)bits);
}

gboolean
bs_is_dense_type(const BsType *type)
{
    return (type->kind == BS_TYPE_VECTOR || type->kind == BS_TYPE_TENSOR) &&
           bs_type_has_static_shape(type);
}

const BsAttr *
bs_attr_zero(BsContext *context, const BsType *type)
{
    const BsType *element = bs_type_element(type);
    if (element->kind != BS_TYPE_FLOAT && element->kind != BS_TYPE_INTEGER &&
        element->kind != BS_TYPE_INDEX)
        return NULL;
    if (element == type)
        return bs_attr_from_bits(context, type, 0);
    if (bs_is_dense_type(type) && bs_int_is_wide(type))
        return bs_attr_dense_text(context, type, "0", 1, &(gsize){1}, "", NULL);
    const guint64 zero = 0;
    return bs_is_dense_type(type) ? bs_attr_dense(context, type, 1, &zero, TRUE) : NULL;
}

const BsAttr *
bs_attr_bool_like(BsContext *context, const BsType *type, gboolean value)
{
    if (!bs_type_is_shaped(type))
        return bs_attr_bool(context, value);
    const guint64 bit = value != FALSE;
    return bs_is_dense_type(type) ? bs_attr_dense(context, type, 1, &bit, TRUE) : NULL;
}

// -- constant folding ----------------------------------------------------------------------------

static gboolean
is_foldable(const BsAttr *attr, BsAttrKind kind)
{
    if (!attr || (attr->kind != BS_ATTR_DENSE_ELEMENTS && attr->kind != kind))
        return FALSE;
    const BsType *element = bs_type_element(attr->type);
    return kind == BS_ATTR_FLOAT ? element->kind == BS_TYPE_FLOAT : bs_int_fits(element);
}

static guint64
element_bits(const BsAttr *attr, guint32 i)
{
    switch (attr->kind) {
    case BS_ATTR_INTEGER:
        return (guint64)attr->integer & bs_int_mask(bs_int_width(attr->type));
    case BS_ATTR_FLOAT:
        return attr->floating.bits;
    default:
        break;
    }
    const guint64 bits = attr->dense.values[attr->dense.splat ? 0 : i];
    const guint32 width = bs_int_width(attr->type);
    return width ? bits & bs_int_mask(width) : bits;
}

static const BsAttr *
fold_elements(BsContext *context, guint32 n, const BsAttr *const *operands, const BsType *type,
              BsElementFn element, gpointer data)
{
    guint32 count = 1;
    for (guint32 i = 0; i < n; i++)
        if (!operands[i]->dense.splat)
            count = operands[i]->dense.n;
    gboolean splat = TRUE;
    for (guint32 i = 0; i < n; i++)
        splat = splat && operands[i]->dense.splat;

    if (!bs_context_may_compute(context, count))
        return NULL;
    g_autofree guint64 *values = g_new(guint64, count);
    for (guint32 i = 0; i < count; i++) {
        guint64 bits[2] = {0, 0};
        for (guint32 k = 0; k < n; k++)
            bits[k] = element_bits(operands[k], i);
        if (!element(data, bits, &values[i]))
            return NULL;
    }
    // Values are kept as the attribute's scalars are: the type's own sign extension.
    const BsType *of = bs_type_element(type);
    if (of->kind != BS_TYPE_FLOAT)
        for (guint32 i = 0; i < count; i++)
            values[i] = (guint64)bs_attr_from_bits(context, of, values[i])->integer;
    return bs_attr_dense(context, type, count, values, splat);
}

static const BsAttr *
fold_constants(BsContext *context, BsAttrKind kind, guint32 n, const BsAttr *const *operands,
               const BsType *type, BsElementFn element, gpointer data)
{
    for (guint32 i = 0; i < n; i++)
        if (!is_foldable(operands[i], kind) || operands[i]->type != operands[0]->type)
            return NULL;
    if (operands[0]->kind == BS_ATTR_DENSE_ELEMENTS)
        return bs_is_dense_type(type) ? fold_elements(context, n, operands, type, element, data)
                                      : NULL;
    guint64 bits[2] = {0, 0}, result;
    for (guint32 i = 0; i < n; i++)
        bits[i] = element_bits(operands[i], 0);
    return element(data, bits, &result) ? bs_attr_from_bits(context, type, result) : NULL;
}

const BsAttr *
bs_constant_fold(BsContext *context, BsAttrKind kind, guint32 n, const BsAttr *const *operands,
                 const BsType *type, BsElementFn element, gpointer data)
{
    gboolean sparse = FALSE, known = TRUE;
    for (guint32 i = 0; i < n; i++) {
        if (bs_attr_is_poison(operands[i]))
            return operands[i];
        known = known && operands[i];
        sparse = sparse || bs_attr_is_sparse(operands[i]);
    }
    if (!known || !sparse)
        return fold_constants(context, kind, n, operands, type, element, data);
    BsSpread spread;
    const BsAttr *attr =
        bs_spread_init(&spread, context, n, operands)
            ? fold_constants(context, kind, n, spread.operands, type, element, data)
            : NULL;
    bs_spread_clear(&spread);
    return attr;
}

BsFold
bs_fold_cast_trait(BsOp *op, BsFold fold, BsFoldResult *result)
{
    if (fold == BS_FOLD_RESULTS || bs_op_operand(op, 0)->type != bs_op_result(op, 0)->type)
        return fold;
    return bs_fold_to_value(result, bs_op_operand(op, 0));
}
