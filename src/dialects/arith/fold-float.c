// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of arith's floating-point ops, comparisons and casts
// (mlir/lib/Dialect/Arith/IR/ArithOps.cpp). Results have the bits that APFloat gives, NaN payloads
// and signs of zero included.
#include "dialects/arith/arith.h"
#include "dialects/arith/float.h"
#include "ir/enums.h"
#include "ir/ir.h"
#include "ir/shape.h"

typedef struct FloatRow FloatRow;

typedef struct FloatEvaluation {
    const FloatRow *row;
    const BsFloatLayout *layout; // of one element of the operands; NULL: integers
    const BsType *to;            // casts: of the result
    gboolean is_signed;          // casts from and to integers
} FloatEvaluation;

struct FloatRow {
    BsReal (*compute)(const BsReal *a, const BsReal *b); // NULL: `choose`
    /* One of the two, bits and all. */
    const BsFloat *(*choose)(const BsFloat *a, const BsFloat *b);
    gboolean equal_gives_rhs;
    /* Whether a constant on the right gives the left operand. */
    gboolean (*is_neutral)(const BsReal *rhs);
};

// -- two operands --------------------------------------------------------------------------------

static gboolean
is_negative_zero(const BsReal *real)
{
    return real->kind == BS_REAL_ZERO && real->negative;
}

static gboolean
is_positive_zero(const BsReal *real)
{
    return real->kind == BS_REAL_ZERO && !real->negative;
}

static gboolean
is_one(const BsReal *real)
{
    const BsReal one = bs_real_from_double(1.0);
    return bs_real_compare(real, &one) == BS_ORDER_EQUAL;
}

static gboolean
is_nan(const BsReal *real)
{
    return real->kind == BS_REAL_NAN;
}

static gboolean
is_negative_infinity(const BsReal *real)
{
    return real->kind == BS_REAL_INFINITY && real->negative;
}

static gboolean
is_positive_infinity(const BsReal *real)
{
    return real->kind == BS_REAL_INFINITY && !real->negative;
}

// -0 is less than +0.
static gboolean
is_less(const BsReal *a, const BsReal *b)
{
    const BsOrder order = bs_real_compare(a, b);
    return order == BS_ORDER_EQUAL ? a->negative && !b->negative : order == BS_ORDER_LESS;
}

// NaN wins. LLVM 19 folds maxnumf with it as well.
static const BsFloat *
maximum(const BsFloat *a, const BsFloat *b)
{
    if (is_nan(&a->real) || is_nan(&b->real))
        return is_nan(&a->real) ? a : b;
    return is_less(&a->real, &b->real) ? b : a;
}

static const BsFloat *
minimum(const BsFloat *a, const BsFloat *b)
{
    if (is_nan(&a->real) || is_nan(&b->real))
        return is_nan(&a->real) ? a : b;
    return is_less(&b->real, &a->real) ? b : a;
}

// A NaN loses.
static const BsFloat *
maxnum(const BsFloat *a, const BsFloat *b)
{
    if (is_nan(&a->real) || is_nan(&b->real))
        return is_nan(&a->real) ? b : a;
    return maximum(a, b);
}

static const BsFloat *
minnum(const BsFloat *a, const BsFloat *b)
{
    if (is_nan(&a->real) || is_nan(&b->real))
        return is_nan(&a->real) ? b : a;
    return minimum(a, b);
}

static BsFloatBits
quiet(const BsFloat *nan)
{
    return bs_float_quiet(nan->layout, nan->bits);
}

static gboolean
compute_element(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const FloatEvaluation *at = data;
    if (!at->layout)
        return FALSE;
    const BsFloat a = bs_float_from_bits(at->layout, bs_float_bits_of(operands[0]));
    const BsFloat b = bs_float_from_bits(at->layout, bs_float_bits_of(operands[1]));
    BsFloatBits bits;
    if (at->row->choose) {
        bits = at->row->choose(&a, &b)->bits;
    } else if (is_nan(&a.real) || is_nan(&b.real)) {
        bits = quiet(is_nan(&a.real) ? &a : &b);
    } else {
        const BsReal real = at->row->compute(&a.real, &b.real);
        bits = bs_real_pack(at->layout, &real);
    }
    bs_float_set_element(result, at->layout, bits);
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
    if (row->is_neutral && bs_attr_match_float(constants[1], &rhs) && row->is_neutral(&rhs.real))
        return bs_fold_to_value(result, bs_op_operand(op, 0));
    const BsType *type = bs_op_result(op, 0)->type;
    FloatEvaluation at = {.row = row, .layout = bs_type_float_layout(bs_type_element(type))};
    return bs_fold_to_attr(result,
                           bs_float_fold(context, 2, constants, type, compute_element, &at));
}

// clang-format off
// op, function, choice, f(x, x) = x, neutral on the right
#define ROWS(X)                                              \
    X(addf,     bs_real_add,      NULL,    FALSE, is_negative_zero)     \
    X(subf,     bs_real_subtract, NULL,    FALSE, is_positive_zero)     \
    X(product,  bs_real_multiply, NULL,    FALSE, is_one)               \
    X(divf,     bs_real_divide,   NULL,    FALSE, is_one)               \
    X(remf,     bs_real_remainder, NULL,    FALSE, NULL)                 \
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
    if (follows_22(builder) && bs_attr_match_float(constants[1], &rhs) &&
        rhs.real.kind == BS_REAL_ZERO && ignores_nans_and_signs(op))
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
negate_element(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const FloatEvaluation *at = data;
    if (!at->layout)
        return FALSE;
    bs_float_set_element(result, at->layout,
                         bs_float_negate(at->layout, bs_float_bits_of(operands[0])));
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
    FloatEvaluation at = {.layout = bs_type_float_layout(bs_type_element(type))};
    return bs_fold_to_attr(
        results, bs_float_fold(builder->ir->context, 1, constants, type, negate_element, &at));
}

// -- comparison ----------------------------------------------------------------------------------

enum {
    LESS = BS_ORDER_LESS,
    EQUAL = BS_ORDER_EQUAL,
    GREATER = BS_ORDER_GREATER,
    UNORDERED = BS_ORDER_NONE
};

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

BsFold
bs_fold_arith_cmpf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    BsFloat sides[2];
    gboolean known[2];
    for (guint32 i = 0; i < 2; i++)
        known[i] = constants[i] && constants[i]->kind == BS_ATTR_FLOAT &&
                   bs_attr_match_float(constants[i], &sides[i]);
    // Taking both for NaN when one is does not change the outcome.
    for (guint32 i = 0; i < 2; i++) {
        if (known[i] && is_nan(&sides[i].real)) {
            sides[1 - i] = sides[i];
            known[1 - i] = TRUE;
        }
    }
    const BsAttr *predicate = bs_op_attr(op, "predicate");
    if (!known[0] || !known[1] || !predicate || predicate->kind != BS_ATTR_INTEGER ||
        (guint64)predicate->integer >= G_N_ELEMENTS(predicate_holds))
        return BS_FOLD_NONE;
    const BsOrder outcome = bs_real_compare(&sides[0].real, &sides[1].real);
    const gboolean holds = (predicate_holds[predicate->integer] & outcome) != 0;
    return bs_fold_to_attr(results, bs_attr_bool(builder->ir->context, holds));
}

// -- casts ---------------------------------------------------------------------------------------

// The significand of a NaN moved to another format. FALSE when bits of it would be lost or it lacks
// one that quiet NaNs have, or the other format has no NaNs but its own.
static gboolean
convert_nan(const BsFloat *nan, const BsFloatLayout *to, BsFloatBits *result)
{
    const BsFloatLayout *from = nan->layout;
    const BsFloatBits least = from->specials == BS_IEEE ? bs_float_default_nan(from) : 0;
    if ((nan->bits & least) != least || (least && to->specials != BS_IEEE))
        return FALSE;
    *result = bs_float_default_nan(to);
    if (from->specials == BS_NAN_ZERO) // its bits are those of a zero
        return TRUE;
    BsFloatBits payload = nan->bits & (((BsFloatBits)1 << from->significand) - 1);
    if (to->significand >= from->significand) {
        payload <<= to->significand - from->significand;
    } else {
        const guint32 shift = from->significand - to->significand;
        if (payload & (((BsFloatBits)1 << shift) - 1))
            return FALSE;
        payload >>= shift;
    }
    *result |= payload | (nan->bits & bs_float_sign(from) ? bs_float_sign(to) : 0);
    return TRUE;
}

// Only conversions that lose nothing are folded.
static gboolean
convert_element(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const FloatEvaluation *at = data;
    const BsFloatLayout *to = bs_type_float_layout(at->to);
    const BsFloat from = bs_float_from_bits(at->layout, bs_float_bits_of(operands[0]));
    BsFloatBits bits = bs_real_pack(to, &from.real);
    const BsReal back = bs_real_unpack(to, bits);
    const gboolean same =
        bs_real_compare(&back, &from.real) == BS_ORDER_EQUAL && back.negative == from.real.negative;
    if (is_nan(&from.real) ? !convert_nan(&from, to, &bits) : !same)
        return FALSE;
    bs_float_set_element(result, to, bits);
    return TRUE;
}

static gboolean
to_int_element(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const FloatEvaluation *at = data;
    const BsReal real = bs_real_unpack(at->layout, bs_float_bits_of(operands[0]));
    return bs_float_to_int(&real, bs_type_bit_width(at->to), at->is_signed, result);
}

static gboolean
from_int_element(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const FloatEvaluation *at = data;
    const BsFloatLayout *to = bs_type_float_layout(at->to);
    bs_float_set_element(result, to, bs_float_from_int(to, operands[0], at->is_signed).bits);
    return TRUE;
}

static BsFold
fold_cast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsWideFn element,
          gboolean is_signed, BsFoldResult *results)
{
    const BsType *from = bs_type_element(bs_op_operand(op, 0)->type);
    const BsType *to = bs_op_result(op, 0)->type;
    FloatEvaluation at = {
        .layout = bs_type_float_layout(from), .to = bs_type_element(to), .is_signed = is_signed};
    const BsAttr *attr = bs_float_fold(builder->ir->context, 1, constants, to, element, &at);
    return bs_fold_cast_trait(op, bs_fold_to_attr(results, attr), results);
}

// extf(truncf(x)) is x where both may be contracted.
static gboolean
may_contract(const BsOp *op)
{
    return bs_enum_attr_has("fastmath", bs_op_attr(op, "fastmath"), "contract");
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

// APFloat::isRepresentableBy: whether every number of `a` is one of `b`.
static gboolean
is_part_of(const BsFloatLayout *a, const BsFloatLayout *b)
{
    const gint largest_a = (1 << a->exponent) - 1 - (a->specials == BS_IEEE) - a->bias;
    const gint largest_b = (1 << b->exponent) - 1 - (b->specials == BS_IEEE) - b->bias;
    return largest_a <= largest_b && a->bias <= b->bias && a->significand <= b->significand;
}

// Since 22 a number that was extended, which loses nothing, is truncated from what it was.
static BsFold
truncate_what_was_extended(BsBuilder *builder, BsOp *op, BsFoldResult *results)
{
    const BsOp *extension = bs_value_defined_by(bs_op_operand(op, 0), "arith.extf");
    if (!extension || bs_op_upstream(op) < BS_UPSTREAM_22)
        return BS_FOLD_NONE;
    BsValue *source = bs_op_operand(extension, 0);
    const BsType *from = bs_type_element(source->type);
    const BsType *to = bs_type_element(bs_op_result(op, 0)->type);
    const BsType *between = bs_type_element(bs_op_result(extension, 0)->type);
    if (!is_part_of(bs_type_float_layout(from), bs_type_float_layout(between)))
        return BS_FOLD_NONE;
    if (from == to)
        return bs_fold_to_value(results, source);
    if (bs_type_bit_width(from) <= bs_type_bit_width(to))
        return BS_FOLD_NONE;
    bs_op_set_operand(builder->ir, op, 0, source);
    return BS_FOLD_IN_PLACE;
}

BsFold
bs_fold_arith_truncf(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    const BsFold fold = truncate_what_was_extended(builder, op, results);
    return fold == BS_FOLD_NONE ? fold_cast(builder, op, constants, convert_element, FALSE, results)
                                : fold;
}

// clang-format off
#define CASTS(X)                         \
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

// -- running -------------------------------------------------------------------------------------

// A function of elements of any width, on words.
static gboolean
compute_words(const FloatEvaluation *at, BsWideFn element, guint32 n, guint32 width,
              const guint64 *operands, guint64 *results)
{
    BsWide numbers[2], result;
    for (guint32 i = 0; i < n; i++)
        bs_wide_set(&numbers[i], width, (gint64)operands[i]);
    const BsWide *const pointers[] = {&numbers[0], &numbers[1]};
    if (!element((gpointer)(gsize)at, pointers, &result))
        return FALSE;
    results[0] = result.width ? result.words[0] : 0;
    return TRUE;
}

#define ROWS_THAT_RUN(X)             \
    X(addf, bs_real_add, NULL)       \
    X(subf, bs_real_subtract, NULL)  \
    X(mulf, bs_real_multiply, NULL)  \
    X(divf, bs_real_divide, NULL)    \
    X(remf, bs_real_remainder, NULL) \
    X(maximumf, NULL, maximum)       \
    X(minimumf, NULL, minimum)       \
    X(maxnumf, NULL, maxnum)         \
    X(minnumf, NULL, minnum)

#define X(op_name, function, choice)                                                        \
    gboolean bs_compute_arith_##op_name(const BsComputeOf *of, const guint64 *operands,     \
                                        guint64 *results)                                   \
    {                                                                                       \
        static const FloatRow row = {.compute = function, .choose = choice};                \
        const FloatEvaluation at = {.row = &row, .layout = bs_type_float_layout(of->from)}; \
        return compute_words(&at, compute_element, 2, of->from_width, operands, results);   \
    }
ROWS_THAT_RUN(X)
#undef X

gboolean
bs_compute_arith_negf(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const FloatEvaluation at = {.layout = bs_type_float_layout(of->from)};
    return compute_words(&at, negate_element, 1, of->from_width, operands, results);
}

gboolean
bs_compute_arith_cmpf(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsFloatLayout *layout = bs_type_float_layout(of->from);
    const BsReal a = bs_real_unpack(layout, operands[0]), b = bs_real_unpack(layout, operands[1]);
    if ((guint64)of->choice >= G_N_ELEMENTS(predicate_holds))
        return FALSE;
    results[0] = (predicate_holds[of->choice] & bs_real_compare(&a, &b)) != 0;
    return TRUE;
}

// Rounded; a fold does not lose bits, and leaves that to whoever runs the program.
static gboolean
round_to_format(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsFloatLayout *from = bs_type_float_layout(of->from), *to = bs_type_float_layout(of->to);
    const BsFloat number = bs_float_from_bits(from, operands[0]);
    BsFloatBits bits = bs_real_pack(to, &number.real);
    if (is_nan(&number.real))
        convert_nan(&number, to, &bits);
    results[0] = (guint64)bits;
    return TRUE;
}

gboolean
bs_compute_arith_extf(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    return round_to_format(of, operands, results);
}

gboolean
bs_compute_arith_truncf(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    return round_to_format(of, operands, results);
}

#define X(op_name, element, sign)                                                       \
    gboolean bs_compute_arith_##op_name(const BsComputeOf *of, const guint64 *operands, \
                                        guint64 *results)                               \
    {                                                                                   \
        const FloatEvaluation at = {                                                    \
            .layout = bs_type_float_layout(of->from), .to = of->to, .is_signed = sign}; \
        return compute_words(&at, element, 1, of->from_width, operands, results);       \
    }
CASTS(X)
#undef X
