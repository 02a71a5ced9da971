// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of the index dialect (mlir/lib/Dialect/Index/IR/IndexOps.cpp). An index has 32
// bits or 64, and what is computed must be right for both: where the lower bits of a result do not
// depend on upper ones, 64 bits say it all; else both are computed, and agree.
#include "dialects/common/fold.h"
#include "dialects/common/arithmetic.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/index/index-private.h"
#include "ir/context.h"

#include <string.h>

static gboolean
match_number(const BsAttr *attr, gint64 *number)
{
    if (!attr || attr->kind != BS_ATTR_INTEGER || attr->type->kind != BS_TYPE_INDEX)
        return FALSE;
    *number = attr->integer;
    return TRUE;
}

// -- two numbers ---------------------------------------------------------------------------------

static guint64
low_bits(gint64 number, guint32 width)
{
    return (guint64)number & bs_int_mask(width);
}

// Whether lower bits of the result come of lower bits alone.
static gboolean
is_from_low_bits(BsComputes what)
{
    return what == BS_COMPUTES_ADD || what == BS_COMPUTES_SUBTRACT ||
           what == BS_COMPUTES_MULTIPLY || what == BS_COMPUTES_AND || what == BS_COMPUTES_OR ||
           what == BS_COMPUTES_XOR || what == BS_COMPUTES_SHIFT_LEFT;
}

static gboolean
is_shift(BsComputes what)
{
    return what == BS_COMPUTES_SHIFT_LEFT || what == BS_COMPUTES_SHIFT_RIGHT_S ||
           what == BS_COMPUTES_SHIFT_RIGHT_U;
}

// What does not fit wraps around. Where there are 32 bits, nobody may shift farther.
static gboolean
compute(BsComputes what, gint64 a, gint64 b, gint64 *number)
{
    guint64 wide, narrow;
    if ((is_shift(what) && (guint64)b >= 32) ||
        bs_compute(what, 64, (guint64)a, (guint64)b, &wide) == BS_COMPUTED_NOT)
        return FALSE;
    *number = (gint64)wide;
    return is_from_low_bits(what) ||
           (bs_compute(what, 32, low_bits(a, 32), low_bits(b, 32), &narrow) != BS_COMPUTED_NOT &&
            (guint32)wide == (guint32)narrow);
}

// What a known right operand makes of it: the left one ...
static gboolean
keeps_left(BsComputes what, gint64 right)
{
    return right == 0   ? what == BS_COMPUTES_ADD || what == BS_COMPUTES_SUBTRACT
           : right == 1 ? what == BS_COMPUTES_MULTIPLY
                        : FALSE;
}

BsFold
bs_fold_index_binary(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    const BsComputes what = op->def->computes;
    gint64 a, b, number;
    if (!match_number(constants[1], &b))
        return BS_FOLD_NONE;
    if (match_number(constants[0], &a) && compute(what, a, b, &number))
        return bs_fold_to_attr(results, bs_attr_index(builder->ir->context, number));
    if (keeps_left(what, b))
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    // ... or itself.
    return b == 0 && what == BS_COMPUTES_MULTIPLY ? bs_fold_to_attr(results, constants[1])
                                                  : BS_FOLD_NONE;
}

// `x = op(v, c1); op(x, c2)` becomes `op(v, op(c1, c2))`.
static gboolean
gather_constants(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), op->def->name);
    gint64 a, b, number;
    if (!inner || !match_number(bs_value_constant(bs_op_operand(op, 1)), &a) ||
        !match_number(bs_value_constant(bs_op_operand(inner, 1)), &b) ||
        !compute(op->def->computes, a, b, &number))
        return FALSE;
    BsContext *context = builder->ir->context;
    const BsNamedAttr attr = {bs_context_string(context, "value"), bs_attr_index(context, number)};
    const BsType *type = op->results[0].type;
    BsValue *constant = bs_builder_value(builder, "index.constant", op->loc, type, NULL, NULL, NULL,
                                         bs_attr_dict(context, 1, &attr));
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, op->def->name, op->loc, type,
                                               bs_op_operand(inner, 0), constant, NULL, NULL));
}

const BsPattern bs_patterns_index_binary[] = {
    NAMED_SINCE_22("canonicalizeAssociativeCommutativeBinaryOp", gather_constants, 1), END};

// -- conversions ---------------------------------------------------------------------------------

// From 32 and from 64 bits must come the same number of more than 32.
static gboolean
agrees(const BsWide *number, guint32 width, gboolean is_signed)
{
    BsWide from_32 = *number, from_64 = *number;
    const guint32 end = width < 64 ? width : 64;
    bs_wide_resize(&from_32, 32, is_signed);
    bs_wide_resize(&from_32, end, is_signed);
    bs_wide_resize(&from_64, end, is_signed);
    return bs_wide_compare(&from_32, &from_64, FALSE) == 0;
}

static gboolean
read_number(const BsAttr *attr, BsWide *number)
{
    BsInt small;
    if (!attr || (attr->kind != BS_ATTR_INTEGER && attr->kind != BS_ATTR_OPAQUE))
        return FALSE;
    if (!bs_attr_match_int(attr, &small))
        return bs_attr_match_wide(attr, number);
    bs_wide_set(number, 64, (gint64)small.bits);
    bs_wide_resize(number, small.width, FALSE);
    return TRUE;
}

BsFold
bs_fold_index_cast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    const gboolean is_signed = bs_op_is(op, "index.casts");
    const BsType *type = op->results[0].type;
    const gboolean to_index = type->kind == BS_TYPE_INDEX;
    const guint32 width = to_index ? 64 : type->integer.width;
    BsWide number;
    if (width > BS_INT_MAX_WIDTH || !read_number(constants[0], &number) ||
        (!to_index && width > 32 && !agrees(&number, width, is_signed)))
        return BS_FOLD_NONE;
    bs_wide_resize(&number, width, is_signed);
    return bs_fold_to_attr(results, bs_attr_from_wide(builder->ir->context, type, &number));
}

// -- comparisons ---------------------------------------------------------------------------------

// What is known of a number: where it lies as one without and as one with a sign.
typedef struct Span {
    guint64 umin, umax;
    gint64 smin, smax;
} Span;

static Span
signed_span(gint64 min, gint64 max, guint32 width)
{
    const guint64 a = low_bits(min, width), b = low_bits(max, width);
    const gboolean one_side = (min < 0) == (max < 0);
    return (Span){one_side ? MIN(a, b) : 0, one_side ? MAX(a, b) : bs_int_mask(width), min, max};
}

static Span
unsigned_span(guint64 min, guint64 max, guint32 width)
{
    const gint64 a = bs_int_signed(min, width), b = bs_int_signed(max, width);
    const gboolean one_side = (a < 0) == (b < 0);
    const gint64 largest = (gint64)(bs_int_mask(width) >> 1);
    return (Span){min, max, one_side ? MIN(a, b) : -largest - 1, one_side ? MAX(a, b) : largest};
}

// The largest or smallest of something and a number.
static Span
bounded(const BsOp *bound, gint64 by, guint32 width)
{
    const gint64 largest = (gint64)(bs_int_mask(width) >> 1);
    if (bs_op_is(bound, "index.mins"))
        return signed_span(-largest - 1, by, width);
    if (bs_op_is(bound, "index.maxs"))
        return signed_span(by, largest, width);
    return bs_op_is(bound, "index.minu")
               ? unsigned_span(0, low_bits(by, width), width)
               : unsigned_span(low_bits(by, width), bs_int_mask(width), width);
}

static gboolean
is_one_number(const Span *span, guint32 width, guint64 *number)
{
    *number = span->umin == span->umax ? span->umin : low_bits(span->smin, width);
    return span->umin == span->umax || span->smin == span->smax;
}

static gboolean
are_equal(const Span *a, const Span *b, guint32 width)
{
    guint64 x, y;
    return is_one_number(a, width, &x) && is_one_number(b, width, &y) && x == y;
}

static gboolean
are_apart(const Span *a, const Span *b)
{
    return (a->smax < b->smin || b->smax < a->smin) && (a->umax < b->umin || b->umax < a->umin);
}

// Whether the comparison holds for all that the two may be.
static gboolean
holds(BsPredicate predicate, const Span *a, const Span *b, guint32 width)
{
    switch (predicate) {
    case BS_PREDICATE_EQ:
        return are_equal(a, b, width);
    case BS_PREDICATE_NE:
        return are_apart(a, b);
    case BS_PREDICATE_SLT:
        return a->smax < b->smin;
    case BS_PREDICATE_SLE:
        return a->smax <= b->smin;
    case BS_PREDICATE_SGT:
        return b->smax < a->smin;
    case BS_PREDICATE_SGE:
        return b->smax <= a->smin;
    case BS_PREDICATE_ULT:
        return a->umax < b->umin;
    case BS_PREDICATE_ULE:
        return a->umax <= b->umin;
    case BS_PREDICATE_UGT:
        return b->umax < a->umin;
    default:
        return b->umax <= a->umin;
    }
}

typedef enum Answer { ALWAYS_FALSE, ALWAYS_TRUE, DEPENDS } Answer;

static Answer
compare_spans(BsPredicate predicate, Span a, gint64 number, guint32 width)
{
    const Span b = signed_span(number, number, width);
    if (holds(predicate, &a, &b, width))
        return ALWAYS_TRUE;
    return holds(bs_predicate_opposite(predicate), &a, &b, width) ? ALWAYS_FALSE : DEPENDS;
}

// `bound` NULL: of the number itself.
static Answer
compare(BsPredicate predicate, const BsOp *bound, gint64 a, gint64 b)
{
    const guint32 widths[] = {64, 32};
    Answer answers[2];
    for (guint i = 0; i < 2; i++) {
        const guint32 width = widths[i];
        const gint64 x = bs_int_signed((guint64)a, width), y = bs_int_signed((guint64)b, width);
        answers[i] = compare_spans(
            predicate, bound ? bounded(bound, x, width) : signed_span(x, x, width), y, width);
    }
    return answers[0] == answers[1] ? answers[0] : DEPENDS;
}

static gboolean
is_bound(const BsOp *op)
{
    return op && (bs_op_is(op, "index.mins") || bs_op_is(op, "index.minu") ||
                  bs_op_is(op, "index.maxs") || bs_op_is(op, "index.maxu"));
}

static Answer
answer_of(const BsOp *op, const BsAttr *const *constants)
{
    const BsOp *left = bs_value_op(bs_op_operand(op, 0));
    BsPredicate predicate;
    gint64 a, b;
    Answer answer = DEPENDS;
    if (!bs_op_predicate(op, &predicate))
        return DEPENDS;
    if (match_number(constants[1], &b)) {
        if (match_number(constants[0], &a))
            answer = compare(predicate, NULL, a, b);
        else if (is_bound(left) && match_number(bs_value_constant(bs_op_operand(left, 1)), &a))
            answer = compare(predicate, left, a, b);
    }
    if (answer == DEPENDS && bs_op_operand(op, 0) == bs_op_operand(op, 1))
        answer = compare(predicate, NULL, 0, 0);
    return answer;
}

BsFold
bs_fold_index_cmp(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                  BsFoldResult *results)
{
    const Answer answer = answer_of(op, constants);
    return answer == DEPENDS ? BS_FOLD_NONE
                             : bs_fold_to_attr(results, bs_attr_bool(builder->ir->context,
                                                                     answer == ALWAYS_TRUE));
}

static gboolean
is_zero(const BsValue *value)
{
    gint64 number;
    return match_number(bs_value_constant(value), &number) && number == 0;
}

// `x - y` and 0 are compared as x and y are.
static gboolean
compare_what_was_subtracted(BsBuilder *builder, BsOp *op)
{
    const gboolean right = is_zero(bs_op_operand(op, 1));
    const BsOp *difference = right || is_zero(bs_op_operand(op, 0))
                                 ? bs_value_defined_by(bs_op_operand(op, !right), "index.sub")
                                 : NULL;
    if (!difference)
        return FALSE;
    const BsNamedAttr pred = {bs_context_string(builder->ir->context, "pred"),
                              bs_op_attr(op, "pred")};
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "index.cmp", op->loc, op->results[0].type,
                                               bs_op_operand(difference, !right),
                                               bs_op_operand(difference, right), NULL,
                                               bs_attr_dict(builder->ir->context, 1, &pred)));
}

const BsPattern bs_patterns_index_cmp[] = {
    NAMED("CmpOp::canonicalize", compare_what_was_subtracted, 1), END};
