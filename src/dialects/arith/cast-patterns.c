// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of arith's casts and floating-point ops
// (mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td and ArithOps.cpp of LLVM 19). See
// patterns.c.
#include "dialects/arith/arith.h"
#include "dialects/arith/float.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "ir/ir.h"
#include "ir/loc.h"
#include "ir/shape.h"

static BsValue *
make(BsBuilder *builder, BsLoc loc, const char *name, const BsType *type, BsValue *a, BsValue *b)
{
    return bs_builder_value(builder, name, loc, type, a, b, NULL, NULL);
}

// -- casts of casts ------------------------------------------------------------------------------

// outer(inner(x)) is outer(x); `result` names the cast to make.
static gboolean
skip_inner(BsBuilder *builder, BsOp *op, const char *inner_name, const char *result)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), inner_name);
    if (!inner)
        return FALSE;
    return bs_rewrite_replace(builder, op,
                              make(builder, bs_matched_loc(builder, op, inner, NULL), result,
                                   bs_op_result(op, 0)->type, bs_op_operand(inner, 0), NULL));
}

static gboolean
IndexCastOfExtSI(BsBuilder *builder, BsOp *op)
{
    return skip_inner(builder, op, "arith.extsi", "arith.index_cast");
}

static gboolean
IndexCastUIOfExtUI(BsBuilder *builder, BsOp *op)
{
    return skip_inner(builder, op, "arith.extui", "arith.index_castui");
}

static gboolean
ExtSIOfExtUI(BsBuilder *builder, BsOp *op)
{
    return skip_inner(builder, op, "arith.extui", "arith.extui");
}

// A cast there and back is x.
static gboolean
drop_round_trip(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), op->def->name);
    if (!inner || bs_op_operand(inner, 0)->type != bs_op_result(op, 0)->type)
        return FALSE;
    return bs_rewrite_replace(builder, op, bs_op_operand(inner, 0));
}

// Ops that nothing is known of verify with operands of any type.
static gboolean
is_used_by_unregistered_ops_only(const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        if (bs_op_is_registered(bs_use_owner(use)))
            return FALSE;
    }
    return TRUE;
}

// Until 19 upstream puts x in place of the outer cast whatever its type is. Where they differ this
// leaves a program that does not verify, unless nothing known uses it: there one cast stays. Since
// 22 one cast always stays, and its fold drops it where it is none.
static gboolean
BitcastOfBitcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "arith.bitcast");
    if (inner && bs_op_upstream(op) < BS_UPSTREAM_22 &&
        (bs_op_operand(inner, 0)->type == bs_op_result(op, 0)->type ||
         is_used_by_unregistered_ops_only(bs_op_result(op, 0))))
        return bs_rewrite_replace(builder, op, bs_op_operand(inner, 0));
    return skip_inner(builder, op, "arith.bitcast", "arith.bitcast");
}

static gboolean
MergeArithBitcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "complex.bitcast");
    if (!inner)
        return FALSE;
    return bs_rewrite_replace(builder, op,
                              make(builder, op->loc, "complex.bitcast", bs_op_result(op, 0)->type,
                                   bs_op_operand(inner, 0), NULL));
}

// -- truncation ----------------------------------------------------------------------------------

// Bits of an integer or float, or of the elements of a shaped type; -1 for other types.
static gint64
scalar_width(const BsValue *value)
{
    const BsType *type = bs_type_element(value->type);
    if (type->kind == BS_TYPE_INTEGER)
        return type->integer.width;
    return type->kind == BS_TYPE_FLOAT ? (gint64)bs_type_bit_width(type) : -1;
}

// trunci(ext(x)) is ext(x) when only bits of the extension go.
static gboolean
extend_less(BsBuilder *builder, BsOp *op, const char *extension)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), extension);
    return inner && scalar_width(bs_op_result(op, 0)) > scalar_width(bs_op_operand(inner, 0)) &&
           skip_inner(builder, op, extension, extension);
}

static gboolean
TruncIExtSIToExtSI(BsBuilder *builder, BsOp *op)
{
    return extend_less(builder, op, "arith.extsi");
}

static gboolean
TruncIExtUIToExtUI(BsBuilder *builder, BsOp *op)
{
    return extend_less(builder, op, "arith.extui");
}

// An integer is converted to the narrower format at once, unless the truncation says how to round.
static gboolean
convert_at_once(BsBuilder *builder, BsOp *op, const char *conversion)
{
    return !bs_op_attr(op, "roundingmode") && skip_inner(builder, op, conversion, conversion);
}

static gboolean
TruncFSIToFPToSIToFP(BsBuilder *builder, BsOp *op)
{
    return convert_at_once(builder, op, "arith.sitofp");
}

static gboolean
TruncFUIToFPToUIToFP(BsBuilder *builder, BsOp *op)
{
    return convert_at_once(builder, op, "arith.uitofp");
}

// The shift that feeds the truncation, when it brings exactly the upper bits of `wide` that the
// result has not to the bottom.
static BsOp *
matching_shift(const BsOp *op, const char *name)
{
    BsOp *shift = bs_value_defined_by(bs_op_operand(op, 0), name);
    if (!shift)
        return NULL;
    const gint64 cut = scalar_width(bs_op_operand(shift, 0)) - scalar_width(bs_op_result(op, 0));
    return bs_attr_is_int(bs_value_constant(bs_op_operand(shift, 1)), cut) ? shift : NULL;
}

// trunci(shrsi(x, c)) is trunci(shrui(x, c)).
static gboolean
TruncIShrSIToTrunciShrUI(BsBuilder *builder, BsOp *op)
{
    const BsOp *shift = matching_shift(op, "arith.shrsi");
    if (!shift)
        return FALSE;
    BsValue *x = bs_op_operand(shift, 0);
    const BsOp *matched = bs_value_op(bs_op_operand(shift, 1));
    const BsLoc loc = bs_matched_loc(builder, op, matched, NULL);
    BsValue *amount = bs_builder_constant(builder, loc, bs_op_constant(matched));
    BsValue *shifted = make(builder, loc, "arith.shrui", x->type, x, amount);
    return bs_rewrite_replace(
        builder, op, make(builder, loc, "arith.trunci", bs_op_result(op, 0)->type, shifted, NULL));
}

// trunci(shrui(muli(ext(x), ext(y)), c)) is the high half of an extended multiplication.
static gboolean
high_half(BsBuilder *builder, BsOp *op, const char *extension, const char *multiplication)
{
    const BsOp *shift = matching_shift(op, "arith.shrui");
    const BsOp *product = shift ? bs_value_defined_by(bs_op_operand(shift, 0), "arith.muli") : NULL;
    if (!product)
        return FALSE;
    BsValue *operands[2];
    const BsType *type = bs_op_result(op, 0)->type;
    for (guint32 i = 0; i < 2; i++) {
        const BsOp *extended = bs_value_defined_by(bs_op_operand(product, i), extension);
        if (!extended || bs_op_operand(extended, 0)->type != type)
            return FALSE;
        operands[i] = bs_op_operand(extended, 0);
    }
    const BsType *const types[] = {type, type};
    const BsOp *const matched[] = {op, bs_value_op(bs_op_operand(product, 0)),
                                   bs_value_op(bs_op_operand(product, 1)), product,
                                   bs_value_op(bs_op_operand(shift, 1))};
    const BsLoc loc = bs_loc_fuse(builder->ir->context, G_N_ELEMENTS(matched), matched);
    BsOp *made = bs_builder_op(builder, multiplication, loc, 2, operands, 2, types, NULL, 0);
    return bs_rewrite_replace(builder, op, bs_op_result(made, 1));
}

static gboolean
TruncIShrUIMulIToMulSIExtended(BsBuilder *builder, BsOp *op)
{
    return high_half(builder, op, "arith.extsi", "arith.mulsi_extended");
}

static gboolean
TruncIShrUIMulIToMulUIExtended(BsBuilder *builder, BsOp *op)
{
    return high_half(builder, op, "arith.extui", "arith.mului_extended");
}

// -- floats --------------------------------------------------------------------------------------

// op(-x, -y) is op(x, y).
static gboolean
drop_signs(BsBuilder *builder, BsOp *op)
{
    const BsOp *lhs = bs_value_defined_by(bs_op_operand(op, 0), "arith.negf");
    const BsOp *rhs = bs_value_defined_by(bs_op_operand(op, 1), "arith.negf");
    if (!lhs || !rhs)
        return FALSE;
    const BsAttr *fastmath = bs_op_attr(op, "fastmath");
    const BsNamedAttr item = {"fastmath", fastmath};
    const BsAttr *attrs = fastmath ? bs_attr_dict(builder->ir->context, 1, &item) : NULL;
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, op->def->name,
                                               bs_matched_loc(builder, op, lhs, rhs),
                                               bs_op_result(op, 0)->type, bs_op_operand(lhs, 0),
                                               bs_op_operand(rhs, 0), NULL, attrs));
}

// -- comparison of an integer that was made a float ----------------------------------------------

enum { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE, ALWAYS_TRUE, ALWAYS_FALSE, NO_PREDICATE };

// For each cmpf predicate the signed cmpi predicate; the unsigned one is four further on, but for
// eq and ne.
static const guint8 int_predicates[] = {
    [1] = EQ,           [2] = SGT,
    [3] = SGE,          [4] = SLT,
    [5] = SLE,          [6] = NE,
    [7] = ALWAYS_TRUE,  [8] = EQ,
    [9] = SGT,          [10] = SGE,
    [11] = SLT,         [12] = SLE,
    [13] = NE,          [14] = ALWAYS_FALSE,
    [0] = NO_PREDICATE, [15] = NO_PREDICATE,
};

static guint32
to_unsigned(guint32 predicate)
{
    return predicate >= SLT && predicate <= SGE ? predicate + (ULT - SLT) : predicate;
}

static guint32
to_signed(guint32 predicate)
{
    return predicate >= ULT && predicate <= UGE ? predicate - (ULT - SLT) : predicate;
}

// Whether rounding the integer to the float's precision can change how it compares with `rhs`.
static gboolean
loses_precision(const BsFloat *rhs, gint width, gboolean is_signed)
{
    const BsFloatLayout *layout = rhs->layout;
    const gint precision = (gint)layout->significand + 1;
    const gint value_bits = is_signed ? width - 1 : width;
    if (width <= precision)
        return FALSE;
    if (rhs->real.kind == BS_REAL_INFINITY) // the conversion itself could give infinity
        return (gint)bs_int_mask(layout->exponent - 1) < value_bits;
    return rhs->real.kind == BS_REAL_FINITE && precision <= rhs->real.exponent &&
           rhs->real.exponent <= value_bits;
}

// The outcome for an integer that is less (`below`) or greater than rhs whatever it is.
static guint32
decided(guint32 predicate, gboolean below)
{
    const guint32 kind = to_signed(predicate);
    const gboolean holds =
        kind == NE || (below ? kind == SLT || kind == SLE : kind == SGT || kind == SGE);
    return holds ? ALWAYS_TRUE : ALWAYS_FALSE;
}

// rhs is a fraction that was cut towards zero: the predicate for the integer that is left.
static guint32
adjust_for_fraction(guint32 predicate, gboolean is_signed, gboolean negative)
{
    if (predicate == EQ || predicate == NE)
        return predicate == NE ? ALWAYS_TRUE : ALWAYS_FALSE;
    if (!is_signed && negative)
        return decided(predicate, FALSE);
    guint32 kind = to_signed(predicate);
    if (kind == SLE || kind == SLT)
        kind = negative ? SLT : SLE;
    else
        kind = negative ? SGE : SGT;
    return is_signed ? kind : to_unsigned(kind);
}

static gboolean
replace_comparison(BsBuilder *builder, BsOp *op, guint32 predicate, BsValue *integer,
                   const BsWide *number)
{
    BsContext *context = builder->ir->context;
    if (predicate == ALWAYS_TRUE || predicate == ALWAYS_FALSE)
        return bs_rewrite_replace(builder, op,
                                  bs_builder_bool(builder, op->loc, predicate == ALWAYS_TRUE));
    BsValue *constant =
        bs_builder_constant(builder, op->loc, bs_attr_from_wide(context, integer->type, number));
    const BsNamedAttr item = {"predicate", bs_attr_i64(context, predicate)};
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "arith.cmpi", op->loc, bs_type_i1(context),
                                               integer, constant, NULL,
                                               bs_attr_dict(context, 1, &item)));
}

// The ends of the range of integers of that width.
static void
integer_range(guint32 width, gboolean is_signed, BsWide *min, BsWide *max)
{
    bs_wide_set(max, width, -1);
    if (is_signed)
        bs_wide_shift_right(max, max, 1, FALSE);
    bs_wide_set(min, width, 1);
    bs_wide_shift_left(min, min, is_signed ? width - 1 : width);
}

// How an integer compares with `rhs` once it is converted to its format.
static BsOrder
compare_converted(const BsWide *integer, const BsFloat *rhs, gboolean is_signed)
{
    const BsFloat converted = bs_float_from_int(rhs->layout, integer, is_signed);
    return bs_real_compare(&converted.real, &rhs->real);
}

// The predicate for the integer and the number to compare it with; NO_PREDICATE: leave the op
// alone.
static guint32
integer_comparison(guint32 predicate, gboolean is_signed, guint32 width, const BsFloat *rhs,
                   BsWide *number)
{
    if (predicate >= ALWAYS_TRUE)
        return predicate;
    BsWide min, max;
    integer_range(width, is_signed, &min, &max);
    if (compare_converted(&max, rhs, is_signed) == BS_ORDER_LESS)
        return decided(predicate, TRUE);
    if (compare_converted(&min, rhs, is_signed) == BS_ORDER_GREATER)
        return decided(predicate, FALSE);
    if (!bs_float_to_int(&rhs->real, width, is_signed, number))
        return NO_PREDICATE;
    if (rhs->real.kind != BS_REAL_ZERO &&
        compare_converted(number, rhs, is_signed) != BS_ORDER_EQUAL)
        return adjust_for_fraction(predicate, is_signed, rhs->real.negative);
    return predicate;
}

// cmpf(itofp(x), constant) is cmpi(x, constant) where no precision is lost.
static gboolean
CmpFIntToFPConst(BsBuilder *builder, BsOp *op)
{
    const BsAttr *constant = bs_value_constant(bs_op_operand(op, 1));
    const BsAttr *attr = bs_op_attr(op, "predicate");
    BsFloat rhs;
    if (!constant || constant->kind != BS_ATTR_FLOAT || !attr ||
        (guint64)attr->integer >= G_N_ELEMENTS(int_predicates) ||
        !bs_attr_match_float(constant, &rhs) || rhs.real.kind == BS_REAL_NAN)
        return FALSE;
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "arith.sitofp");
    const gboolean is_signed = cast != NULL;
    cast = cast ? cast : bs_value_defined_by(bs_op_operand(op, 0), "arith.uitofp");
    BsValue *integer = cast ? bs_op_operand(cast, 0) : NULL;
    const guint32 width = integer ? bs_type_bit_width(integer->type) : 0;
    if (!width || width > BS_INT_MAX_WIDTH || loses_precision(&rhs, (gint)width, is_signed))
        return FALSE;
    guint32 predicate = int_predicates[attr->integer];
    predicate = is_signed ? predicate : to_unsigned(predicate);
    BsWide number;
    predicate = integer_comparison(predicate, is_signed, width, &rhs, &number);
    return predicate != NO_PREDICATE &&
           replace_comparison(builder, op, predicate, integer, &number);
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_arith_index_cast[] = {
    NAMED("IndexCastOfIndexCast", drop_round_trip, 2), P(IndexCastOfExtSI, 2), END,
};
const BsPattern bs_patterns_arith_index_castui[] = {
    NAMED("IndexCastUIOfIndexCastUI", drop_round_trip, 2), P(IndexCastUIOfExtUI, 2), END,
};
const BsPattern bs_patterns_arith_bitcast[] = { P(BitcastOfBitcast, 2), P(MergeArithBitcast, 1), END };
const BsPattern bs_patterns_arith_extsi[] = { P(ExtSIOfExtUI, 2), END };
const BsPattern bs_patterns_arith_trunci[] = {
    P_UNTIL_19(TruncIShrUIMulIToMulSIExtended, 5), P_UNTIL_19(TruncIShrUIMulIToMulUIExtended, 5),
    P(TruncIExtSIToExtSI, 2), P(TruncIExtUIToExtUI, 2), P(TruncIShrSIToTrunciShrUI, 2), END,
};
const BsPattern bs_patterns_arith_truncf[] = {
    P_SINCE_22(TruncFSIToFPToSIToFP, 2), P_SINCE_22(TruncFUIToFPToUIToFP, 2), END,
};
const BsPattern bs_patterns_arith_mulf[] = { NAMED("MulFOfNegF", drop_signs, 3), END };
const BsPattern bs_patterns_arith_divf[] = { NAMED("DivFOfNegF", drop_signs, 3), END };
const BsPattern bs_patterns_arith_cmpf[] = { P(CmpFIntToFPConst, 1), END };
// clang-format on
