// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of arith's integer casts, integer comparison and select
// (mlir/lib/Dialect/Arith/IR/ArithOps.cpp). The other folds: fold-int.c, fold-float.c.
#include "dialects/common/fold.h"
#include "dialects/arith/arith.h"
#include "dialects/common/arithmetic.h"
#include "ir/ir.h"

// -- integer casts -------------------------------------------------------------------------------

// Bits of an integer or index, or of the elements of a shaped type.
static guint32
integer_width(const BsType *type)
{
    return bs_type_bit_width(bs_type_element(type));
}

typedef struct Resize {
    guint32 from, to;
    gboolean is_signed;
} Resize;

static gboolean
resize_element(gpointer data, const guint64 *operands, guint64 *result)
{
    const Resize *resize = data;
    *result = resize->is_signed ? (guint64)bs_int_signed(operands[0], resize->from) : operands[0];
    return TRUE;
}

static gboolean
resize_wide(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const Resize *resize = data;
    *result = *operands[0];
    bs_wide_resize(result, resize->to, resize->is_signed);
    return TRUE;
}

// Folds a constant operand, and a cast that does nothing; `fold` is what was folded before.
static BsFold
fold_resize(BsBuilder *builder, BsOp *op, const BsAttr *constant, gboolean is_signed, BsFold fold,
            BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    const BsType *from = bs_op_operand(op, 0)->type, *to = bs_op_result(op, 0)->type;
    Resize resize = {.from = integer_width(from), .to = integer_width(to), .is_signed = is_signed};
    if (fold != BS_FOLD_NONE)
        return bs_fold_cast_trait(op, fold, results);
    const BsAttr *attr =
        bs_int_is_wide(from) || bs_int_is_wide(to)
            ? bs_wide_fold(context, 1, &constant, to, resize_wide, &resize)
            : bs_constant_fold(context, BS_ATTR_INTEGER, 1, &constant, to, resize_element, &resize);
    return bs_fold_cast_trait(op, bs_fold_to_attr(results, attr), results);
}

static BsFold
skip_inner(BsBuilder *builder, BsOp *op, const BsOp *inner)
{
    bs_op_set_operand(builder->ir, op, 0, bs_op_operand(inner, 0));
    return BS_FOLD_IN_PLACE;
}

// ext(ext(x)) is ext(x), in place.
static BsFold
fold_extension(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, const char *name,
               gboolean is_signed, BsFoldResult *results)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), name);
    const BsFold fold = inner ? skip_inner(builder, op, inner) : BS_FOLD_NONE;
    return fold_resize(builder, op, constants[0], is_signed, fold, results);
}

BsFold
bs_fold_arith_extsi(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                    BsFoldResult *results)
{
    return fold_extension(builder, op, constants, "arith.extsi", TRUE, results);
}

BsFold
bs_fold_arith_extui(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                    BsFoldResult *results)
{
    return fold_extension(builder, op, constants, "arith.extui", FALSE, results);
}

// trunci(ext(x)) is trunci(x) when x is wider than the result, and x when it has the result's type;
// trunci(trunci(x)) is trunci(x).
BsFold
bs_fold_arith_trunci(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    const BsValue *in = bs_op_operand(op, 0);
    const BsOp *inner = bs_value_defined_by(in, "arith.extui");
    inner = inner ? inner : bs_value_defined_by(in, "arith.extsi");
    BsFold fold = BS_FOLD_NONE;
    if (inner) {
        BsValue *source = bs_op_operand(inner, 0);
        const guint32 width = integer_width(bs_op_result(op, 0)->type);
        if (integer_width(source->type) > width)
            fold = skip_inner(builder, op, inner);
        else if (integer_width(source->type) == width)
            return bs_fold_to_value(results, source);
    } else if ((inner = bs_value_defined_by(in, "arith.trunci"))) {
        fold = skip_inner(builder, op, inner);
    }
    return fold_resize(builder, op, constants[0], FALSE, fold, results);
}

BsFold
bs_fold_arith_index_cast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                         BsFoldResult *results)
{
    return fold_resize(builder, op, constants[0], TRUE, BS_FOLD_NONE, results);
}

BsFold
bs_fold_arith_index_castui(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                           BsFoldResult *results)
{
    return fold_resize(builder, op, constants[0], FALSE, BS_FOLD_NONE, results);
}

// -- bitcast -------------------------------------------------------------------------------------

// Bits of poison are none: poison, as upstream gives since 22 (19 reads a number that is not
// there). Of elements only dense ones are cast.

static gboolean
same_bits(G_GNUC_UNUSED gpointer data, const guint64 *operands, guint64 *result)
{
    *result = operands[0];
    return TRUE;
}

static gboolean
same_wide_bits(G_GNUC_UNUSED gpointer data, const BsWide *const *operands, BsWide *result)
{
    *result = *operands[0];
    return TRUE;
}

BsFold
bs_fold_arith_bitcast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                      BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    const BsType *from = bs_op_operand(op, 0)->type, *to = bs_op_result(op, 0)->type;
    const BsAttrKind kind =
        bs_type_element(from)->kind == BS_TYPE_FLOAT ? BS_ATTR_FLOAT : BS_ATTR_INTEGER;
    const BsAttr *attr = NULL;
    if (bs_attr_is_poison(constants[0]))
        attr = bs_type_is_shaped(to) ? NULL : constants[0];
    else if (bs_attr_is_sparse(constants[0]))
        attr = NULL;
    else if (integer_width(from) > 64 || integer_width(to) > 64)
        attr = bs_wide_fold(context, 1, constants, to, same_wide_bits, NULL);
    else
        attr = bs_constant_fold(context, kind, 1, constants, to, same_bits, NULL);
    return bs_fold_cast_trait(op, bs_fold_to_attr(results, attr), results);
}

// -- cmpi ----------------------------------------------------------------------------------------

typedef struct Comparison {
    BsPredicate predicate;
    guint32 width;
} Comparison;

static gboolean
compare_element(gpointer data, const guint64 *operands, guint64 *result)
{
    const Comparison *comparison = data;
    *result = (guint64)bs_predicate_compare(comparison->predicate, comparison->width, operands[0],
                                            operands[1]);
    return TRUE;
}

static gboolean
compare_wide(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const Comparison *comparison = data;
    const gint order =
        bs_wide_compare(operands[0], operands[1], comparison->predicate < BS_PREDICATE_ULT);
    bs_wide_set(result, 1, bs_predicate_holds(comparison->predicate, order));
    return TRUE;
}

// ext(x : i1) != 0 is x.
static BsValue *
compared_bit(const BsOp *op, BsPredicate predicate, const BsAttr *rhs)
{
    if (predicate != BS_PREDICATE_NE || !bs_attr_is_zero(rhs))
        return NULL;
    const BsValue *lhs = bs_op_operand(op, 0);
    const BsOp *extension = bs_value_defined_by(lhs, "arith.extsi");
    extension = extension ? extension : bs_value_defined_by(lhs, "arith.extui");
    if (!extension)
        return NULL;
    BsValue *in = bs_op_operand(extension, 0);
    const gboolean scalar_or_vector =
        in->type->kind == BS_TYPE_INTEGER || in->type->kind == BS_TYPE_VECTOR;
    return scalar_or_vector && integer_width(in->type) == 1 ? in : NULL;
}

static BsFold
swap_operands(BsBuilder *builder, BsOp *op, BsPredicate predicate)
{
    BsIr *ir = builder->ir;
    BsValue *lhs = bs_op_operand(op, 0), *rhs = bs_op_operand(op, 1);
    bs_op_set_attr(ir, op, "predicate", bs_attr_i64(ir->context, bs_predicate_swapped(predicate)));
    bs_op_set_operand(ir, op, 0, rhs);
    bs_op_set_operand(ir, op, 1, lhs);
    return BS_FOLD_IN_PLACE;
}

// x == true and x != false are the bit x (since 22).
static gboolean
bit_decides(const BsOp *op, BsPredicate predicate, const BsAttr *rhs)
{
    if (!rhs || !bs_type_is_i1(bs_type_element(bs_op_operand(op, 0)->type)))
        return FALSE;
    return (predicate == BS_PREDICATE_EQ && bs_attr_is_one(rhs)) ||
           (predicate == BS_PREDICATE_NE && bs_attr_is_zero(rhs));
}

BsFold
bs_fold_arith_cmpi(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    const BsType *type = bs_op_result(op, 0)->type;
    const BsAttr *attr = bs_op_attr(op, "predicate");
    if (!attr || attr->kind != BS_ATTR_INTEGER || (guint64)attr->integer >= BS_N_PREDICATES)
        return BS_FOLD_NONE;
    const BsPredicate predicate = (BsPredicate)attr->integer;
    if (bs_op_operand(op, 0) == bs_op_operand(op, 1))
        return bs_fold_to_attr(results,
                               bs_attr_bool_like(context, type, bs_predicate_holds(predicate, 0)));
    BsValue *bit = compared_bit(op, predicate, constants[1]);
    if (bit)
        return bs_fold_to_value(results, bit);
    if (bs_context_upstream(context) >= BS_UPSTREAM_22 && bit_decides(op, predicate, constants[1]))
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    if (constants[0] && !constants[1])
        return swap_operands(builder, op, predicate);
    if (!constants[0] || bs_attr_is_poison(constants[0]) || bs_attr_is_poison(constants[1]))
        return BS_FOLD_NONE;
    Comparison comparison = {.predicate = predicate, .width = bs_int_width(constants[0]->type)};
    if (bs_int_is_wide(bs_op_operand(op, 0)->type))
        return bs_fold_to_attr(
            results, bs_wide_fold(context, 2, constants, type, compare_wide, &comparison));
    return bs_fold_to_attr(results, bs_constant_fold(context, BS_ATTR_INTEGER, 2, constants, type,
                                                     compare_element, &comparison));
}

// -- select --------------------------------------------------------------------------------------

// select(a == b, a, b) is b, select(a != b, a, b) is a; with a and b exchanged on either side, too.
static BsValue *
selected_by_equality(const BsOp *op)
{
    const BsOp *cmp = bs_value_defined_by(bs_op_operand(op, 0), "arith.cmpi");
    const BsAttr *predicate = cmp ? bs_op_attr(cmp, "predicate") : NULL;
    if (!predicate || predicate->kind != BS_ATTR_INTEGER ||
        (predicate->integer != BS_PREDICATE_EQ && predicate->integer != BS_PREDICATE_NE))
        return NULL;
    BsValue *on_true = bs_op_operand(op, 1), *on_false = bs_op_operand(op, 2);
    const BsValue *lhs = bs_op_operand(cmp, 0), *rhs = bs_op_operand(cmp, 1);
    if ((lhs == on_true && rhs == on_false) || (rhs == on_true && lhs == on_false))
        return predicate->integer == BS_PREDICATE_NE ? on_true : on_false;
    return NULL;
}

static guint64
dense_value(const BsAttr *attr, guint32 i)
{
    return attr->dense.values[attr->dense.splat ? 0 : i];
}

static const BsAttr *
select_elements(BsContext *context, const BsAttr *const *constants)
{
    for (guint32 i = 0; i < 3; i++)
        if (!constants[i] || constants[i]->kind != BS_ATTR_DENSE_ELEMENTS)
            return NULL;
    const gint64 n = bs_type_n_elements(constants[0]->type);
    if (n <= 0 || n > G_MAXUINT32)
        return NULL;
    g_autofree guint64 *values = g_new(guint64, (gsize)n);
    for (guint32 i = 0; i < n; i++)
        values[i] = dense_value(constants[dense_value(constants[0], i) & 1 ? 1 : 2], i);
    return bs_attr_dense(context, constants[1]->type, (guint32)n, values, FALSE);
}

static gboolean
select_wide(G_GNUC_UNUSED gpointer data, const BsWide *const *operands, BsWide *result)
{
    *result = bs_wide_is(operands[0], 0) ? *operands[2] : *operands[1];
    return TRUE;
}

static const BsAttr *
select_constants(BsContext *context, const BsType *type, const BsAttr *const *constants)
{
    return bs_type_is_shaped(type) && bs_type_bit_width(bs_type_element(type)) > 64 &&
                   !bs_attr_is_sparse(constants[0]) && !bs_attr_is_sparse(constants[1]) &&
                   !bs_attr_is_sparse(constants[2])
               ? bs_wide_fold(context, 3, constants, type, select_wide, NULL)
               : select_elements(context, constants);
}

BsFold
bs_fold_arith_select(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    BsValue *on_true = bs_op_operand(op, 1), *on_false = bs_op_operand(op, 2);
    if (on_true == on_false || bs_attr_is_one(constants[0]))
        return bs_fold_to_value(results, on_true);
    if (bs_attr_is_zero(constants[0]))
        return bs_fold_to_value(results, on_false);
    for (guint32 i = 1; i < 3; i++)
        if (bs_attr_is_poison(constants[i]))
            return bs_fold_to_value(results, i == 1 ? on_false : on_true);
    if (bs_type_is_i1(on_true->type) && bs_attr_is_one(constants[1]) &&
        bs_attr_is_zero(constants[2]))
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    BsValue *selected = selected_by_equality(op);
    if (selected)
        return bs_fold_to_value(results, selected);
    return bs_fold_to_attr(results,
                           select_constants(builder->ir->context, on_true->type, constants));
}

// -- running -------------------------------------------------------------------------------------

gboolean
bs_compute_arith_bitcast(G_GNUC_UNUSED const BsComputeOf *of, const guint64 *operands,
                         guint64 *results)
{
    return same_bits(NULL, operands, results);
}
