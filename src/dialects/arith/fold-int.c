// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of arith's integer ops with two operands (mlir/lib/Dialect/Arith/IR/ArithOps.cpp). Each op
// is a row: the function on two numbers, what a known right operand makes of the op, and a look at
// the ops around it.
#include "dialects/arith/arith.h"
#include "dialects/arith/wide-private.h"
#include "dialects/common/arithmetic.h"
#include "dialects/common/fold.h"
#include "ir/enums.h"
#include "ir/ir.h"
#include "ir/shape.h"

typedef enum Known {
    KNOWN_NOTHING,
    KNOWN_ZERO,
    KNOWN_ONE,
    KNOWN_ALL_ONES,
    KNOWN_SIGNED_MAX,
    KNOWN_SIGNED_MIN
} Known;
typedef enum Gives { GIVES_LHS, GIVES_RHS, GIVES_RHS_ATTR, GIVES_ZERO } Gives;

typedef struct Identity {
    Known rhs;
    Gives gives;
} Identity;

typedef struct Row {
    BsComputes what;
    BsArithCompute *compute_wide; // the same for more than 64 bits
    Identity identities[2];
    /* Folds that look at the ops around; after the identities. */
    BsFold (*around)(BsBuilder *builder, BsOp *op, BsFoldResult *result);
    gboolean equal_gives_rhs; // f(x, x) is x
    gboolean equal_gives_zero;
    gboolean last_counts; // the last element says whether the op is refused, not any
    gboolean asks_last;   // ... and nothing is folded where there is none
    gboolean equal_first; // f(x, x) before the identities: x - x, where x is 0, is a new 0
} Row;

// -- the ops around ------------------------------------------------------------------------------

// addi(subi(a, b), b) and addi(b, subi(a, b)) are a.
static BsFold
addi_around(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    for (guint32 i = 0; i < 2; i++) {
        const BsOp *sub = bs_value_defined_by(bs_op_operand(op, i), "arith.subi");
        if (sub && bs_op_operand(op, 1 - i) == bs_op_operand(sub, 1))
            return bs_fold_to_value(result, bs_op_operand(sub, 0));
    }
    return BS_FOLD_NONE;
}

// subi(addi(a, b), b) is a, subi(addi(a, b), a) is b.
static BsFold
subi_around(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    const BsOp *sum = bs_value_defined_by(bs_op_operand(op, 0), "arith.addi");
    for (guint32 i = 2; sum && i-- > 0;)
        if (bs_op_operand(op, 1) == bs_op_operand(sum, i))
            return bs_fold_to_value(result, bs_op_operand(sum, 1 - i));
    return BS_FOLD_NONE;
}

// Since 22 what was multiplied without overflow and is divided by one factor is the other.
static BsFold
undo_product(BsOp *op, const char *without, BsFoldResult *result)
{
    const BsOp *product = bs_value_defined_by(bs_op_operand(op, 0), "arith.muli");
    if (!product || bs_op_upstream(op) < BS_UPSTREAM_22 ||
        !bs_enum_attr_has("overflow", bs_op_attr(product, "overflowFlags"), without))
        return BS_FOLD_NONE;
    for (guint32 i = 0; i < 2; i++)
        if (bs_op_operand(product, i) == bs_op_operand(op, 1))
            return bs_fold_to_value(result, bs_op_operand(product, 1 - i));
    return BS_FOLD_NONE;
}

static BsFold
divui_around(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    return undo_product(op, "nuw", result);
}

static BsFold
divsi_around(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    return undo_product(op, "nsw", result);
}

// Operand `i` of the op, when it is the complement of the other operand (xori(other, all ones)).
static BsOp *
complement_of_other(const BsOp *op, guint32 i)
{
    BsOp *complement = bs_value_defined_by(bs_op_operand(op, i), "arith.xori");
    return complement && bs_op_operand(complement, 0) == bs_op_operand(op, 1 - i) &&
                   bs_attr_is_all_ones(bs_value_constant(bs_op_operand(complement, 1)))
               ? complement
               : NULL;
}

// and(x, not(x)) is 0; and(a, and(a, b)) is and(a, b).
static BsFold
andi_around(BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    if (complement_of_other(op, 1) || complement_of_other(op, 0))
        return bs_fold_to_attr(result,
                               bs_attr_zero(builder->ir->context, bs_op_result(op, 0)->type));
    for (guint32 i = 0; i < 2; i++) {
        const BsOp *inner = bs_value_defined_by(bs_op_operand(op, i), "arith.andi");
        const BsValue *other = bs_op_operand(op, 1 - i);
        if (inner && (other == bs_op_operand(inner, 0) || other == bs_op_operand(inner, 1)))
            return bs_fold_to_value(result, bs_op_operand(op, i));
    }
    return BS_FOLD_NONE;
}

// or(x, not(x)) is the complement's constant of all ones.
static BsFold
ori_around(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    for (guint32 i = 2; i-- > 0;) {
        const BsOp *complement = complement_of_other(op, i);
        if (complement)
            return bs_fold_to_value(result, bs_op_operand(complement, 1));
    }
    return BS_FOLD_NONE;
}

// xor of a xor with one of its operands is the other one.
static BsFold
xori_around(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    for (guint32 i = 0; i < 2; i++) {
        const BsOp *inner = bs_value_defined_by(bs_op_operand(op, i), "arith.xori");
        for (guint32 k = 2; inner && k-- > 0;)
            if (bs_op_operand(inner, k) == bs_op_operand(op, 1 - i))
                return bs_fold_to_value(result, bs_op_operand(inner, 1 - k));
    }
    return BS_FOLD_NONE;
}

// -- folding -------------------------------------------------------------------------------------

typedef struct Computation {
    const Row *row;
    BsArithEvaluation at;
} Computation;

static gboolean
compute_element(gpointer data, const guint64 *operands, guint64 *result)
{
    Computation *computation = data;
    BsArithEvaluation *at = &computation->at;
    guint64 number = 0;
    const gboolean refused = bs_compute(computation->row->what, at->width, operands[0], operands[1],
                                        &number) != BS_COMPUTED_EXACTLY;
    at->refused = refused || (at->refused && !computation->row->last_counts);
    *result = number & bs_int_mask(at->width);
    return TRUE;
}

static gboolean
compute_wide(gpointer data, const BsWide *const *operands, BsWide *result)
{
    Computation *computation = data;
    *result = *operands[0]; // of what is refused
    computation->row->compute_wide(&computation->at, result, operands[0], operands[1]);
    return TRUE;
}

static const BsAttr *
compute_constant(BsBuilder *builder, const Row *row, const BsType *type, const BsAttr *lhs,
                 const BsAttr *rhs)
{
    BsContext *context = builder->ir->context;
    Computation computation = {.row = row};
    const BsAttr *both[] = {lhs, rhs}, *attr;
    if (lhs && lhs->type && bs_int_is_wide(lhs->type)) {
        attr = bs_wide_fold(context, 2, both, type, compute_wide, &computation);
    } else {
        if (lhs && lhs->type)
            computation.at.width = bs_int_width(lhs->type);
        attr = bs_constant_fold(context, BS_ATTR_INTEGER, 2, both, type, compute_element,
                                &computation);
    }
    return computation.at.refused ? NULL : attr;
}

static gboolean
is_known(Known known, const BsInt *number)
{
    const guint64 top = number->width ? 1ull << (number->width - 1) : G_MAXUINT64;
    switch (known) {
    case KNOWN_ZERO:
        return number->bits == 0;
    case KNOWN_ONE:
        return number->bits == 1;
    case KNOWN_ALL_ONES:
        return number->bits == bs_int_mask(number->width);
    case KNOWN_SIGNED_MAX:
        return number->bits == top - 1;
    case KNOWN_SIGNED_MIN:
        return number->bits == top;
    case KNOWN_NOTHING:
        break;
    }
    return FALSE;
}

static gboolean
is_known_wide(Known known, const BsWide *number)
{
    const guint32 ones = bs_wide_n_ones(number);
    switch (known) {
    case KNOWN_ZERO:
        return ones == 0;
    case KNOWN_ONE:
        return bs_wide_is(number, 1);
    case KNOWN_ALL_ONES:
        return ones == number->width;
    case KNOWN_SIGNED_MAX:
        return ones == number->width - 1 && !bs_wide_is_negative(number);
    case KNOWN_SIGNED_MIN:
        return ones == 1 && bs_wide_is_negative(number);
    case KNOWN_NOTHING:
        break;
    }
    return FALSE;
}

static BsFold
give(Gives gives, BsBuilder *builder, BsOp *op, const BsAttr *rhs, BsFoldResult *result)
{
    switch (gives) {
    case GIVES_LHS:
        return bs_fold_to_value(result, bs_op_operand(op, 0));
    case GIVES_RHS:
        return bs_fold_to_value(result, bs_op_operand(op, 1));
    case GIVES_RHS_ATTR:
        return bs_fold_to_attr(result, rhs);
    case GIVES_ZERO:
        break;
    }
    return bs_fold_to_attr(result, bs_attr_zero(builder->ir->context, bs_op_result(op, 0)->type));
}

static BsFold
fold_identity(const Row *row, BsBuilder *builder, BsOp *op, const BsAttr *rhs, BsFoldResult *result)
{
    BsInt number;
    BsWide wide;
    const gboolean is_word = bs_attr_match_int(rhs, &number);
    if (!is_word && !bs_attr_match_wide(rhs, &wide))
        return BS_FOLD_NONE;
    for (gsize i = 0; i < G_N_ELEMENTS(row->identities); i++) {
        const Identity *identity = &row->identities[i];
        if (is_word ? is_known(identity->rhs, &number) : is_known_wide(identity->rhs, &wide))
            return give(identity->gives, builder, op, rhs, result);
    }
    return BS_FOLD_NONE;
}

static BsFold
fold_equal(const Row *row, BsBuilder *builder, BsOp *op, BsFoldResult *result)
{
    if (row->equal_gives_rhs)
        return bs_fold_to_value(result, bs_op_operand(op, 1));
    if (row->equal_gives_zero)
        return bs_fold_to_attr(result,
                               bs_attr_zero(builder->ir->context, bs_op_result(op, 0)->type));
    return BS_FOLD_NONE;
}

static gboolean
lacks_elements(const BsAttr *constant)
{
    return bs_attr_is_poison(constant) ||
           (constant && constant->type && bs_type_is_shaped(constant->type) &&
            bs_type_n_elements(constant->type) == 0);
}

static BsFold
fold_row(const Row *row, BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
         BsFoldResult *result)
{
    const gboolean equal = bs_op_operand(op, 0) == bs_op_operand(op, 1);
    BsFold fold = BS_FOLD_NONE;
    if (equal && row->equal_first)
        fold = fold_equal(row, builder, op, result);
    if (fold == BS_FOLD_NONE)
        fold = fold_identity(row, builder, op, constants[1], result);
    if (fold == BS_FOLD_NONE && equal)
        fold = fold_equal(row, builder, op, result);
    if (fold == BS_FOLD_NONE && row->around)
        fold = row->around(builder, op, result);
    if (row->asks_last && (lacks_elements(constants[0]) || lacks_elements(constants[1])))
        return fold;
    if (fold == BS_FOLD_NONE)
        fold = bs_fold_to_attr(result, compute_constant(builder, row, bs_op_result(op, 0)->type,
                                                        constants[0], constants[1]));
    return fold;
}

// clang-format off
// op, what it computes, function on wide numbers, what a known right operand gives, the ops around, f(x, x)
#define ROWS(X)                                                                                                                       \
    X(addi,       ADD,           add,                 { KNOWN_ZERO COMMA GIVES_LHS },       { 0 },  addi_around, EQUAL_NOTHING)       \
    X(subi,       SUBTRACT,      subtract,            { KNOWN_ZERO COMMA GIVES_LHS },       { 0 },  subi_around, EQUAL_ZERO_FIRST)    \
    X(muli,       MULTIPLY,      multiply,            { KNOWN_ZERO COMMA GIVES_RHS },       { KNOWN_ONE COMMA GIVES_LHS },            \
                                                                                                      NULL,        EQUAL_NOTHING)     \
    X(divui,      DIVIDE_U,      divide_unsigned,     { KNOWN_ONE COMMA GIVES_LHS },        { 0 },  divui_around, EQUAL_NOTHING)      \
    X(divsi,      DIVIDE_S,      divide_signed,       { KNOWN_ONE COMMA GIVES_LHS },        { 0 },  divsi_around, EQUAL_NOTHING)      \
    X(ceildivui,  CEIL_DIVIDE_U, ceil_divide_unsigned,{ KNOWN_ONE COMMA GIVES_LHS },        { 0 },  NULL,        EQUAL_NOTHING)       \
    X(ceildivsi,  CEIL_DIVIDE_S, ceil_divide_signed,  { KNOWN_ONE COMMA GIVES_LHS },        { 0 },  NULL,        EQUAL_NOTHING)       \
    X(floordivsi, FLOOR_DIVIDE_S, floor_divide_signed, { KNOWN_ONE COMMA GIVES_LHS },        { 0 },  NULL,        LAST_COUNTS)        \
    X(remui,      REMAINDER_U,   remainder_unsigned,  { KNOWN_ONE COMMA GIVES_ZERO },       { 0 },  NULL,        EQUAL_NOTHING)       \
    X(remsi,      REMAINDER_S,   remainder_signed,    { KNOWN_ONE COMMA GIVES_ZERO },       { 0 },  NULL,        EQUAL_NOTHING)       \
    X(andi,       AND,           bits_and,            { KNOWN_ZERO COMMA GIVES_RHS },       { KNOWN_ALL_ONES COMMA GIVES_LHS },       \
                                                                                                      andi_around, EQUAL_NOTHING)     \
    X(ori,        OR,            bits_or,             { KNOWN_ZERO COMMA GIVES_LHS },       { KNOWN_ALL_ONES COMMA GIVES_RHS_ATTR },  \
                                                                                                      ori_around,  EQUAL_NOTHING)     \
    X(xori,       XOR,           bits_xor,            { KNOWN_ZERO COMMA GIVES_LHS },       { 0 },  xori_around, EQUAL_ZERO)          \
    X(shli,       SHIFT_LEFT,    shift_left,          { KNOWN_ZERO COMMA GIVES_LHS },       { 0 },  NULL,        ASKS_LAST)           \
    X(shrui,      SHIFT_RIGHT_U, shift_right_unsigned,{ KNOWN_ZERO COMMA GIVES_LHS },       { 0 },  NULL,        ASKS_LAST)           \
    X(shrsi,      SHIFT_RIGHT_S, shift_right_signed,  { KNOWN_ZERO COMMA GIVES_LHS },       { 0 },  NULL,        ASKS_LAST)           \
    X(maxsi,      MAX_S,         greater_signed,      { KNOWN_SIGNED_MAX COMMA GIVES_RHS }, { KNOWN_SIGNED_MIN COMMA GIVES_LHS },     \
                                                                                                      NULL,        EQUAL_RHS)         \
    X(minsi,      MIN_S,         lesser_signed,       { KNOWN_SIGNED_MIN COMMA GIVES_RHS }, { KNOWN_SIGNED_MAX COMMA GIVES_LHS },     \
                                                                                                      NULL,        EQUAL_RHS)         \
    X(maxui,      MAX_U,         greater_unsigned,    { KNOWN_ALL_ONES COMMA GIVES_RHS },   { KNOWN_ZERO COMMA GIVES_LHS },           \
                                                                                                      NULL,        EQUAL_RHS)         \
    X(minui,      MIN_U,         lesser_unsigned,     { KNOWN_ZERO COMMA GIVES_RHS },       { KNOWN_ALL_ONES COMMA GIVES_LHS },       \
                                                                                                      NULL,        EQUAL_RHS)
// clang-format on

#define COMMA ,
#define EQUAL_NOTHING .equal_gives_rhs = FALSE
#define EQUAL_RHS .equal_gives_rhs = TRUE
#define LAST_COUNTS .last_counts = TRUE
#define ASKS_LAST .last_counts = TRUE, .asks_last = TRUE
#define EQUAL_ZERO .equal_gives_zero = TRUE
#define EQUAL_ZERO_FIRST .equal_gives_zero = TRUE, .equal_first = TRUE
#define X(op_name, id, function, first, second, look_around, on_equal)                           \
    BsFold bs_fold_arith_##op_name(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, \
                                   BsFoldResult *results)                                        \
    {                                                                                            \
        static const Row row = {.what = BS_COMPUTES_##id,                                        \
                                .compute_wide = bs_wide_arith_##function,                        \
                                .identities = {first, second},                                   \
                                .around = look_around,                                           \
                                on_equal};                                                       \
        return fold_row(&row, builder, op, constants, results);                                  \
    }
ROWS(X)
#undef X

// -- ops with two results ------------------------------------------------------------------------

static BsFold
fold_to_attrs(BsFoldResult *results, const BsAttr *first, const BsAttr *second)
{
    if (!first || !second)
        return BS_FOLD_NONE;
    results[0] = (BsFoldResult){.attr = first};
    results[1] = (BsFoldResult){.attr = second};
    return BS_FOLD_RESULTS;
}

static BsFold
fold_to_lhs_and_zero(BsBuilder *builder, BsOp *op, BsFoldResult *results)
{
    const BsAttr *zero = bs_attr_zero(builder->ir->context, bs_op_result(op, 1)->type);
    if (!zero)
        return BS_FOLD_NONE;
    results[0] = (BsFoldResult){.value = bs_op_operand(op, 0)};
    results[1] = (BsFoldResult){.attr = zero};
    return BS_FOLD_RESULTS;
}

BsFold
bs_fold_arith_addui_extended(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                             BsFoldResult *results)
{
    static const Row sum_row = {.what = BS_COMPUTES_ADD, .compute_wide = bs_wide_arith_add};
    static const Row carry_row = {.what = BS_COMPUTES_CARRY, .compute_wide = bs_wide_arith_carry};
    const BsType *type = bs_op_result(op, 0)->type, *bit = bs_op_result(op, 1)->type;
    if (bs_attr_is_zero(constants[1]))
        return fold_to_lhs_and_zero(builder, op, results);
    const BsAttr *sum = compute_constant(builder, &sum_row, type, constants[0], constants[1]);
    if (bs_attr_is_poison(sum))
        bs_builder_upstream_crashes(builder, op, "it asks for the number of a sum that is poison");
    const BsAttr *overflow = compute_constant(builder, &carry_row, bit, sum, constants[0]);
    return fold_to_attrs(results, sum, overflow);
}

static BsFold
fold_extended(BsBuilder *builder, BsOp *op, const Row *high, const BsAttr *const *constants,
              BsFoldResult *results)
{
    static const Row low = {.what = BS_COMPUTES_MULTIPLY, .compute_wide = bs_wide_arith_multiply};
    const BsType *type = bs_op_result(op, 0)->type;
    if (bs_attr_is_zero(constants[1]))
        return fold_to_attrs(results, constants[1], constants[1]);
    return fold_to_attrs(results, compute_constant(builder, &low, type, constants[0], constants[1]),
                         compute_constant(builder, high, type, constants[0], constants[1]));
}

BsFold
bs_fold_arith_mulsi_extended(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                             BsFoldResult *results)
{
    static const Row high = {.what = BS_COMPUTES_MULTIPLY_HIGH_S,
                             .compute_wide = bs_wide_arith_multiply_high_signed};
    return fold_extended(builder, op, &high, constants, results);
}

BsFold
bs_fold_arith_mului_extended(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                             BsFoldResult *results)
{
    static const Row high = {.what = BS_COMPUTES_MULTIPLY_HIGH_U,
                             .compute_wide = bs_wide_arith_multiply_high_unsigned};
    if (bs_attr_is_one(constants[1]))
        return fold_to_lhs_and_zero(builder, op, results);
    return fold_extended(builder, op, &high, constants, results);
}

// -- running -------------------------------------------------------------------------------------

static void
compute_two(const BsComputeOf *of, BsComputes low, BsComputes high, const guint64 *operands,
            guint64 *results)
{
    const guint64 mask = bs_int_mask(of->from_width);
    bs_compute(low, of->from_width, operands[0], operands[1], &results[0]);
    results[0] &= mask;
    if (high == BS_COMPUTES_CARRY)
        bs_compute(high, of->from_width, results[0], operands[0], &results[1]);
    else
        bs_compute(high, of->from_width, operands[0], operands[1], &results[1]);
    results[1] &= mask;
}

#define PAIRS(X)                                 \
    X(addui_extended, ADD, CARRY)                \
    X(mulsi_extended, MULTIPLY, MULTIPLY_HIGH_S) \
    X(mului_extended, MULTIPLY, MULTIPLY_HIGH_U)

#define X(op_name, low, high)                                                           \
    gboolean bs_compute_arith_##op_name(const BsComputeOf *of, const guint64 *operands, \
                                        guint64 *results)                               \
    {                                                                                   \
        compute_two(of, BS_COMPUTES_##low, BS_COMPUTES_##high, operands, results);      \
        return TRUE;                                                                    \
    }
PAIRS(X)
#undef X
