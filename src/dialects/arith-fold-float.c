// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of arith's floating-point ops, comparisons and casts
// (mlir/lib/Dialect/Arith/IR/ArithOps.cpp). Results have the bits that APFloat gives, NaN payloads
// and signs of zero included; formats over 64 bits are left alone.
#include "dialects/arith-float-private.h"
#include "dialects/arith-private.h"
#include "dialects/fold-private.h"
#include "ir/enums.h"
#include "ir/ir.h"

#include <math.h>

typedef struct FloatRow FloatRow;

typedef struct FloatEvaluation {
    BsContext *context;
    const FloatRow *row;
    const BsType *type; // of one element of the operands
    const BsType *to;   // casts: of the result
    gboolean is_signed; // casts from and to integers
} FloatEvaluation;

struct FloatRow {
    double (*compute)(double a, double b); // NULL: `choose`
    /* One of the two, bits and all. */
    const BsFloat *(*choose)(const BsFloat *a, const BsFloat *b);
    gboolean equal_gives_rhs;
    /* Whether a constant on the right gives the left operand. */
    gboolean (*is_neutral)(const BsFloat *rhs);
};

// -- two operands --------------------------------------------------------------------------------

static double
add(double a, double b)
{
    return a + b;
}

static double
subtract(double a, double b)
{
    return a - b;
}

static double
multiply(double a, double b)
{
    return a * b;
}

static double
divide(double a, double b)
{
    return a / b;
}

static gboolean
is_negative_zero(const BsFloat *number)
{
    return number->value == 0 && signbit(number->value);
}

static gboolean
is_positive_zero(const BsFloat *number)
{
    return number->value == 0 && !signbit(number->value);
}

static gboolean
is_one(const BsFloat *number)
{
    return number->value == 1.0;
}

static gboolean
is_nan(const BsFloat *number)
{
    return isnan(number->value);
}

static gboolean
is_negative_infinity(const BsFloat *number)
{
    return number->value == -INFINITY;
}

static gboolean
is_positive_infinity(const BsFloat *number)
{
    return number->value == INFINITY;
}

// NaN wins; -0 is less than +0. LLVM 19 folds maxnumf with it as well.
static const BsFloat *
maximum(const BsFloat *a, const BsFloat *b)
{
    if (isnan(a->value) || isnan(b->value))
        return isnan(a->value) ? a : b;
    if (a->value == 0 && b->value == 0)
        return signbit(a->value) ? b : a;
    return a->value < b->value ? b : a;
}

static const BsFloat *
minimum(const BsFloat *a, const BsFloat *b)
{
    if (isnan(a->value) || isnan(b->value))
        return isnan(a->value) ? a : b;
    if (a->value == 0 && b->value == 0)
        return signbit(a->value) ? a : b;
    return b->value < a->value ? b : a;
}

// A NaN loses.
static const BsFloat *
maxnum(const BsFloat *a, const BsFloat *b)
{
    if (isnan(a->value) || isnan(b->value))
        return isnan(a->value) ? b : a;
    return maximum(a, b);
}

static const BsFloat *
minnum(const BsFloat *a, const BsFloat *b)
{
    if (isnan(a->value) || isnan(b->value))
        return isnan(a->value) ? b : a;
    return minimum(a, b);
}

static guint64
quiet(const BsFloat *nan)
{
    return bs_float_quiet(bs_float_layout(nan->type), nan->bits);
}

static gboolean
compute_element(gpointer data, const guint64 *operands, guint64 *result)
{
    const FloatEvaluation *at = data;
    if (!bs_float_layout(at->type))
        return FALSE;
    const BsFloat a = bs_float_from_bits(at->context, at->type, operands[0]);
    const BsFloat b = bs_float_from_bits(at->context, at->type, operands[1]);
    if (at->row->choose)
        *result = at->row->choose(&a, &b)->bits;
    else if (isnan(a.value) || isnan(b.value))
        *result = quiet(isnan(a.value) ? &a : &b);
    else
        *result = bs_float_round(at->context, at->type, at->row->compute(a.value, b.value)).bits;
    return TRUE;
}

static BsFold
fold_row(const FloatRow *row, BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
         BsFoldResult *result)
{
    BsContext *context = builder->ir->context;
    if (row->equal_gives_rhs && bs_op_operand(op, 0) == bs_op_operand(op, 1))
        return bs_fold_to_value(result, bs_op_operand(op, 1));
    BsFloat rhs;
    if (row->is_neutral && bs_attr_match_float(context, constants[1], &rhs) &&
        row->is_neutral(&rhs))
        return bs_fold_to_value(result, bs_op_operand(op, 0));
    const BsType *type = bs_op_result(op, 0)->type;
    FloatEvaluation at = {.context = context, .row = row, .type = bs_type_element(type)};
    return bs_fold_to_attr(
        result, bs_constant_fold(context, BS_ATTR_FLOAT, 2, constants, type, compute_element, &at));
}

// clang-format off
// op, function, choice, f(x, x) = x, neutral on the right
#define ROWS(X)                                              \
    X(addf,     add,      NULL,    FALSE, is_negative_zero)     \
    X(subf,     subtract, NULL,    FALSE, is_positive_zero)     \
    X(product,  multiply, NULL,    FALSE, is_one)               \
    X(divf,     divide,   NULL,    FALSE, is_one)               \
    X(remf,     fmod,     NULL,    FALSE, NULL)                 \
    X(maximumf, NULL,     maximum, TRUE,  is_negative_infinity) \
    X(minimumf, NULL,     minimum, TRUE,  is_positive_infinity) \
    X(maxnumf_until_19, NULL, maximum, TRUE, is_negative_infinity) \
    X(minnumf_until_19, NULL, minnum, TRUE, is_positive_infinity) \
    X(maxnumf_since_22, NULL, maxnum, TRUE, is_nan)               \
    X(minnumf_since_22, NULL, minnum, TRUE, is_nan)
// clang-format on

#define X(op_name, function, choice, equal, neutral)                                           \
    static BsFold fold_##op_name(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, \
                                 BsFoldResult *results)                                        \
    {                                                                                          \
        static const FloatRow row = {.compute = function,                                      \
                                     .choose = choice,                                         \
                                     .equal_gives_rhs = equal,                                 \
                                     .is_neutral = neutral};                                   \
        return fold_row(&row, builder, op, constants, results);                                \
    }
ROWS(X)
#undef X

static gboolean
follows_22(const BsBuilder *builder)
{
    return bs_context_upstream(builder->ir->context) >= BS_UPSTREAM_22;
}

// Whether the op may take it that there are no NaNs, and that the sign of a zero does not matter.
static gboolean
ignores_nans_and_signs(const BsOp *op)
{
    const BsEnum *flags = bs_enum_find("fastmath");
    const BsAttr *attr = bs_op_attr(op, "fastmath");
    const gint64 needed = bs_enum_value(flags, "nnan", 4) | bs_enum_value(flags, "nsz", 3);
    return attr && (MAX(bs_enum_attr_value(flags, attr), 0) & needed) == needed;
}

static BsFold
fold_mulf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    BsFloat rhs;
    if (follows_22(builder) && bs_attr_match_float(builder->ir->context, constants[1], &rhs) &&
        rhs.value == 0 && ignores_nans_and_signs(op))
        return bs_fold_to_value(results, bs_op_operand(op, 1));
    return fold_product(builder, op, constants, results);
}

static BsFold
fold_maxnumf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    return (follows_22(builder) ? fold_maxnumf_since_22
                                : fold_maxnumf_until_19)(builder, op, constants, results);
}

static BsFold
fold_minnumf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    return (follows_22(builder) ? fold_minnumf_since_22
                                : fold_minnumf_until_19)(builder, op, constants, results);
}

#define EXPORT(op_name)                                                                          \
    BsFold bs_fold_arith_##op_name(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, \
                                   BsFoldResult *results)                                        \
    {                                                                                            \
        return fold_##op_name(builder, op, constants, results);                                  \
    }
EXPORT(addf)
EXPORT(subf)
EXPORT(mulf)
EXPORT(divf)
EXPORT(remf)
EXPORT(maximumf)
EXPORT(minimumf)
EXPORT(maxnumf)
EXPORT(minnumf)
#undef EXPORT

// -- negation ------------------------------------------------------------------------------------

static gboolean
negate_element(gpointer data, const guint64 *operands, guint64 *result)
{
    const FloatEvaluation *at = data;
    const BsFloatLayout *layout = bs_float_layout(at->type);
    if (!layout)
        return FALSE;
    *result = bs_float_negate(layout, operands[0]);
    return TRUE;
}

BsFold
bs_fold_arith_negf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "arith.negf");
    if (inner)
        return bs_fold_to_value(results, bs_op_operand(inner, 0));
    const BsType *type = bs_op_result(op, 0)->type;
    FloatEvaluation at = {.type = bs_type_element(type)};
    return bs_fold_to_attr(results, bs_constant_fold(builder->ir->context, BS_ATTR_FLOAT, 1,
                                                     constants, type, negate_element, &at));
}

// -- comparison ----------------------------------------------------------------------------------

enum { LESS = 1, EQUAL = 2, GREATER = 4, UNORDERED = 8 };

// For each of the predicates, in the order of its enum, the outcomes for which it holds.
static const guint8 predicate_holds[] = {
    0,                                  // false
    EQUAL,                              // oeq
    GREATER,                            // ogt
    GREATER | EQUAL,                    // oge
    LESS,                               // olt
    LESS | EQUAL,                       // ole
    LESS | GREATER,                     // one
    LESS | EQUAL | GREATER,             // ord
    UNORDERED | EQUAL,                  // ueq
    UNORDERED | GREATER,                // ugt
    UNORDERED | GREATER | EQUAL,        // uge
    UNORDERED | LESS,                   // ult
    UNORDERED | LESS | EQUAL,           // ule
    UNORDERED | LESS | GREATER,         // une
    UNORDERED,                          // uno
    UNORDERED | LESS | EQUAL | GREATER, // true
};

static guint8
compare(double a, double b)
{
    if (isnan(a) || isnan(b))
        return UNORDERED;
    return a < b ? LESS : a > b ? GREATER : EQUAL;
}

BsFold
bs_fold_arith_cmpf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    BsFloat sides[2];
    gboolean known[2];
    for (guint32 i = 0; i < 2; i++)
        known[i] = constants[i] && constants[i]->kind == BS_ATTR_FLOAT &&
                   bs_attr_match_float(builder->ir->context, constants[i], &sides[i]);
    // Taking both for NaN when one is does not change the outcome.
    for (guint32 i = 0; i < 2; i++) {
        if (known[i] && isnan(sides[i].value)) {
            sides[1 - i] = sides[i];
            known[1 - i] = TRUE;
        }
    }
    const BsAttr *predicate = bs_op_attr(op, "predicate");
    if (!known[0] || !known[1] || !predicate || predicate->kind != BS_ATTR_INTEGER ||
        (guint64)predicate->integer >= G_N_ELEMENTS(predicate_holds))
        return BS_FOLD_NONE;
    const guint8 outcome = compare(sides[0].value, sides[1].value);
    const gboolean holds = (predicate_holds[predicate->integer] & outcome) != 0;
    return bs_fold_to_attr(results, bs_attr_bool(builder->ir->context, holds));
}

// -- casts ---------------------------------------------------------------------------------------

// The significand of a NaN moved to another format. FALSE when bits of it would be lost or it is a
// signaling one, or the other format has no NaNs but its own.
static gboolean
convert_nan(const BsFloat *nan, const BsFloatLayout *to, guint64 *result)
{
    const BsFloatLayout *from = bs_float_layout(nan->type);
    if (nan->bits != quiet(nan) || (from->specials == BS_IEEE && to->specials != BS_IEEE))
        return FALSE;
    if (from->specials == BS_NAN_ZERO) { // its bits are those of a zero
        *result = bs_float_default_nan(to);
        return TRUE;
    }
    guint64 payload = nan->bits & bs_int_mask(from->significand);
    if (to->significand >= from->significand) {
        payload <<= to->significand - from->significand;
    } else {
        const guint32 shift = from->significand - to->significand;
        if (payload & bs_int_mask(shift))
            return FALSE;
        payload >>= shift;
    }
    const guint64 sign = nan->bits >> (from->bits - 1) & 1;
    *result = sign << (to->bits - 1) | bs_int_mask(to->exponent) << to->significand | payload;
    return TRUE;
}

// Only conversions that lose nothing are folded.
static gboolean
convert_element(gpointer data, const guint64 *operands, guint64 *result)
{
    const FloatEvaluation *at = data;
    const BsFloat from = bs_float_from_bits(at->context, at->type, operands[0]);
    if (isnan(from.value))
        return convert_nan(&from, bs_float_layout(at->to), result);
    const BsFloat to = bs_float_round(at->context, at->to, from.value);
    *result = to.bits;
    return to.value == from.value && !signbit(to.value) == !signbit(from.value);
}

static gboolean
to_int_element(gpointer data, const guint64 *operands, guint64 *result)
{
    const FloatEvaluation *at = data;
    const BsFloat from = bs_float_from_bits(at->context, at->type, operands[0]);
    return bs_float_to_int(&from, bs_int_width(at->to), at->is_signed, result);
}

static gboolean
from_int_element(gpointer data, const guint64 *operands, guint64 *result)
{
    const FloatEvaluation *at = data;
    const guint32 width = bs_int_width(at->type);
    *result = bs_float_from_int(at->context, at->to, operands[0], width, at->is_signed).bits;
    return TRUE;
}

// The same from or to an integer of more than 64 bits.
static gboolean
convert_wide(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const FloatEvaluation *at = data;
    if (bs_int_is_wide(at->to)) {
        const BsFloat from = bs_float_from_bits(at->context, at->type, operands[0]->words[0]);
        return bs_float_to_wide(&from, at->to->integer.width, at->is_signed, result);
    }
    const BsFloat to = bs_float_from_wide(at->context, at->to, operands[0], at->is_signed);
    bs_wide_set(result, bs_type_bit_width(at->to), (gint64)to.bits);
    return TRUE;
}

static BsFold
fold_cast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsElementFn element,
          gboolean is_signed, BsFoldResult *results)
{
    const BsType *to = bs_op_result(op, 0)->type;
    FloatEvaluation at = {.context = builder->ir->context,
                          .type = bs_type_element(bs_op_operand(op, 0)->type),
                          .to = bs_type_element(to),
                          .is_signed = is_signed};
    const gboolean from_float = bs_float_layout(at.type) != NULL;
    const gboolean to_float = bs_float_layout(at.to) != NULL;
    const BsAttrKind kind = from_float ? BS_ATTR_FLOAT : BS_ATTR_INTEGER;
    const BsAttr *attr = NULL;
    if ((from_float && bs_int_is_wide(at.to)) || (to_float && bs_int_is_wide(at.type)))
        attr = bs_wide_fold(at.context, 1, constants, to, convert_wide, &at);
    else if (bs_attr_is_poison(constants[0]) ||
             ((from_float || bs_int_fits(at.type)) && (to_float || bs_int_fits(at.to))))
        attr = bs_constant_fold(at.context, kind, 1, constants, to, element, &at);
    return bs_fold_cast_trait(op, bs_fold_to_attr(results, attr), results);
}

// extf(truncf(x)) is x where both may be contracted.
static gboolean
may_contract(const BsOp *op)
{
    const BsEnum *flags = bs_enum_find("fastmath");
    const BsAttr *attr = bs_op_attr(op, "fastmath");
    return attr && MAX(bs_enum_attr_value(flags, attr), 0) & bs_enum_value(flags, "contract", 8);
}

BsFold
bs_fold_arith_extf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    const BsOp *cut = bs_value_defined_by(bs_op_operand(op, 0), "arith.truncf");
    if (cut && bs_op_operand(cut, 0)->type == bs_op_result(op, 0)->type && may_contract(cut) &&
        may_contract(op))
        return bs_fold_to_value(results, bs_op_operand(cut, 0));
    return fold_cast(builder, op, constants, convert_element, FALSE, results);
}

// clang-format off
#define CASTS(X)                         \
    X(truncf, convert_element,  FALSE)   \
    X(fptosi, to_int_element,   TRUE)    \
    X(fptoui, to_int_element,   FALSE)   \
    X(sitofp, from_int_element, TRUE)    \
    X(uitofp, from_int_element, FALSE)
// clang-format on

#define X(op_name, element, is_signed)                                                           \
    BsFold bs_fold_arith_##op_name(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, \
                                   BsFoldResult *results)                                        \
    {                                                                                            \
        return fold_cast(builder, op, constants, element, is_signed, results);                   \
    }
CASTS(X)
#undef X
