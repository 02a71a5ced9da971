// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/arithmetic.h"

#include "dialects/common/fold.h"
#include "ir/enums.h"
#include "ir/shape.h"

// Of numbers of `width` bits, zero-extended; the result is cut to the width.
typedef BsComputed Compute(guint32 width, guint64 a, guint64 b, guint64 *result);

// One that never fails.
#define PLAIN(name, expression)                                                                \
    static BsComputed name(G_GNUC_UNUSED guint32 width, guint64 a, guint64 b, guint64 *result) \
    {                                                                                          \
        *result = (guint64)(expression);                                                       \
        return BS_COMPUTED_EXACTLY;                                                            \
    }

static gint64
as_signed(guint32 width, guint64 bits)
{
    return bs_int_signed(bits, width);
}

PLAIN(add, a + b)
PLAIN(subtract, a - b)
PLAIN(multiply, a *b)
PLAIN(multiply_high_signed, ((__int128)as_signed(width, a) * as_signed(width, b)) >> width)
PLAIN(multiply_high_unsigned, ((unsigned __int128)a * b) >> width)
PLAIN(bits_and, a &b)
PLAIN(bits_or, a | b)
PLAIN(bits_xor, a ^ b)
PLAIN(greater_signed, as_signed(width, a) > as_signed(width, b) ? a : b)
PLAIN(greater_unsigned, MAX(a, b))
PLAIN(lesser_signed, as_signed(width, a) < as_signed(width, b) ? a : b)
PLAIN(lesser_unsigned, MIN(a, b))
PLAIN(carry, a < b)

// -- quotients -----------------------------------------------------------------------------------

// The exact value cut to the width; `*done` says when it does not fit, as APInt's *_ov functions
// do.
static gint64
fit(guint32 width, __int128 value, BsComputed *done)
{
    const gint64 cut = as_signed(width, (guint64)value);
    if (cut != value)
        *done = BS_COMPUTED_WRAPPED;
    return cut;
}

static BsComputed
divide_unsigned(G_GNUC_UNUSED guint32 width, guint64 a, guint64 b, guint64 *result)
{
    if (b == 0)
        return BS_COMPUTED_NOT;
    *result = a / b;
    return BS_COMPUTED_EXACTLY;
}

static BsComputed
remainder_unsigned(G_GNUC_UNUSED guint32 width, guint64 a, guint64 b, guint64 *result)
{
    if (b == 0)
        return BS_COMPUTED_NOT;
    *result = a % b;
    return BS_COMPUTED_EXACTLY;
}

static BsComputed
divide_signed(guint32 width, guint64 a, guint64 b, guint64 *result)
{
    BsComputed done = BS_COMPUTED_EXACTLY;
    if (b == 0)
        return BS_COMPUTED_NOT;
    *result = (guint64)fit(width, (__int128)as_signed(width, a) / as_signed(width, b), &done);
    return done;
}

static BsComputed
remainder_signed(guint32 width, guint64 a, guint64 b, guint64 *result)
{
    if (b == 0)
        return BS_COMPUTED_NOT;
    *result = (guint64)(gint64)((__int128)as_signed(width, a) % as_signed(width, b));
    return BS_COMPUTED_EXACTLY;
}

static BsComputed
ceil_divide_unsigned(G_GNUC_UNUSED guint32 width, guint64 a, guint64 b, guint64 *result)
{
    if (b == 0)
        return BS_COMPUTED_NOT;
    *result = a / b + (a % b != 0);
    return BS_COMPUTED_EXACTLY;
}

// (a - 1) / b + 1, for numbers that are not negative. The 1 is -1 in i1, as upstream's.
static gint64
ceil_divide_positive(guint32 width, gint64 a, gint64 b, BsComputed *done)
{
    const gint64 one = as_signed(width, 1);
    const gint64 less = fit(width, (__int128)a - one, done);
    const gint64 quotient = fit(width, (__int128)less / b, done);
    return fit(width, (__int128)quotient + one, done);
}

// Upstream negates first, so that the least number never fits.
static BsComputed
ceil_divide_signed(guint32 width, guint64 a, guint64 b, guint64 *result)
{
    BsComputed done = BS_COMPUTED_EXACTLY;
    if (b == 0)
        return BS_COMPUTED_NOT;
    const gint64 x = as_signed(width, a), y = as_signed(width, b);
    if (x == 0) {
        *result = a;
    } else if (x > 0 && y > 0) {
        *result = (guint64)ceil_divide_positive(width, x, y, &done);
    } else if (x < 0 && y < 0) {
        const gint64 minus_x = fit(width, -(__int128)x, &done);
        const gint64 minus_y = fit(width, -(__int128)y, &done);
        *result = (guint64)ceil_divide_positive(width, minus_x, minus_y, &done);
    } else {
        const gint64 top = x < 0 ? fit(width, -(__int128)x, &done) : x;
        const gint64 bottom = y < 0 ? fit(width, -(__int128)y, &done) : y;
        // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): the negative of what is not 0 is not 0
        const gint64 quotient = fit(width, (__int128)top / bottom, &done);
        *result = (guint64)fit(width, -(__int128)quotient, &done);
    }
    return done;
}

static BsComputed
floor_divide_signed(guint32 width, guint64 a, guint64 b, guint64 *result)
{
    BsComputed done = BS_COMPUTED_EXACTLY;
    if (b == 0)
        return BS_COMPUTED_NOT;
    const gint64 x = as_signed(width, a), y = as_signed(width, b);
    __int128 quotient = (__int128)x / y;
    if ((__int128)x % y != 0 && (x < 0) != (y < 0))
        quotient--;
    *result = (guint64)fit(width, quotient, &done);
    return done;
}

// -- shifts --------------------------------------------------------------------------------------

static BsComputed
shift_left(guint32 width, guint64 a, guint64 b, guint64 *result)
{
    *result = b < width ? a << b : 0;
    return b < width ? BS_COMPUTED_EXACTLY : BS_COMPUTED_NOT;
}

static BsComputed
shift_right_unsigned(guint32 width, guint64 a, guint64 b, guint64 *result)
{
    *result = b < width ? a >> b : 0;
    return b < width ? BS_COMPUTED_EXACTLY : BS_COMPUTED_NOT;
}

static BsComputed
shift_right_signed(guint32 width, guint64 a, guint64 b, guint64 *result)
{
    const gint64 value = as_signed(width, a);
    *result = (guint64)(b < width ? value >> b : value < 0 ? -1 : 0);
    return b < width ? BS_COMPUTED_EXACTLY : BS_COMPUTED_NOT;
}

// -- all of them ---------------------------------------------------------------------------------

BsComputed
bs_compute(BsComputes what, guint32 width, guint64 a, guint64 b, guint64 *result)
{
    static Compute *const functions[] = {
#define X(id, function) [BS_COMPUTES_##id] = (function),
        BS_COMPUTATIONS(X)
#undef X
    };
    g_assert(what > BS_COMPUTES_NOTHING && what < G_N_ELEMENTS(functions));
    *result = a; // where there is no quotient, as upstream's
    return functions[what](width, a, b, result);
}

// -- comparisons ---------------------------------------------------------------------------------

// Whether it holds for a left side that is less, equal and greater; the predicate with operands
// exchanged, and the opposite.
static const struct {
    gboolean of_less, of_equal, of_greater;
    guint8 swapped, opposite;
} predicates[BS_N_PREDICATES] = {
    [BS_PREDICATE_EQ] = {FALSE, TRUE, FALSE, BS_PREDICATE_EQ, BS_PREDICATE_NE},
    [BS_PREDICATE_NE] = {TRUE, FALSE, TRUE, BS_PREDICATE_NE, BS_PREDICATE_EQ},
    [BS_PREDICATE_SLT] = {TRUE, FALSE, FALSE, BS_PREDICATE_SGT, BS_PREDICATE_SGE},
    [BS_PREDICATE_SLE] = {TRUE, TRUE, FALSE, BS_PREDICATE_SGE, BS_PREDICATE_SGT},
    [BS_PREDICATE_SGT] = {FALSE, FALSE, TRUE, BS_PREDICATE_SLT, BS_PREDICATE_SLE},
    [BS_PREDICATE_SGE] = {FALSE, TRUE, TRUE, BS_PREDICATE_SLE, BS_PREDICATE_SLT},
    [BS_PREDICATE_ULT] = {TRUE, FALSE, FALSE, BS_PREDICATE_UGT, BS_PREDICATE_UGE},
    [BS_PREDICATE_ULE] = {TRUE, TRUE, FALSE, BS_PREDICATE_UGE, BS_PREDICATE_UGT},
    [BS_PREDICATE_UGT] = {FALSE, FALSE, TRUE, BS_PREDICATE_ULT, BS_PREDICATE_ULE},
    [BS_PREDICATE_UGE] = {FALSE, TRUE, TRUE, BS_PREDICATE_ULE, BS_PREDICATE_ULT},
};

gboolean
bs_predicate_holds(BsPredicate predicate, gint order)
{
    return order < 0    ? predicates[predicate].of_less
           : order == 0 ? predicates[predicate].of_equal
                        : predicates[predicate].of_greater;
}

BsPredicate
bs_predicate_swapped(BsPredicate predicate)
{
    return (BsPredicate)predicates[predicate].swapped;
}

BsPredicate
bs_predicate_opposite(BsPredicate predicate)
{
    return (BsPredicate)predicates[predicate].opposite;
}

gboolean
bs_predicate_compare(BsPredicate predicate, guint32 width, guint64 a, guint64 b)
{
    const gint64 x = as_signed(width, a), y = as_signed(width, b);
    const gint order = predicate < BS_PREDICATE_ULT ? (x > y) - (x < y) : (a > b) - (a < b);
    return bs_predicate_holds(predicate, order);
}

gboolean
bs_op_predicate(const BsOp *op, BsPredicate *predicate)
{
    const gboolean is_number = bs_shape_find_attr(op->def->shape, "predicate") >= 0;
    const BsAttr *attr = bs_op_attr(op, is_number ? "predicate" : "pred");
    gint64 number = -1;
    if (attr && is_number && attr->kind == BS_ATTR_INTEGER)
        number = attr->integer;
    else if (attr && !is_number)
        number = bs_enum_attr_value(bs_enum_find("index-predicate"), attr);
    *predicate = number >= 0 && number < BS_N_PREDICATES ? (BsPredicate)number : BS_PREDICATE_EQ;
    return number >= 0 && number < BS_N_PREDICATES;
}

// -- of ops --------------------------------------------------------------------------------------

static guint32
width_of(const BsType *type)
{
    return type->kind == BS_TYPE_INTEGER ? MIN(type->integer.width, 64) : 64;
}

static guint64
bits_of(const BsType *type, gint64 number)
{
    return (guint64)number & bs_int_mask(width_of(type));
}

static gboolean
compute_bits(const BsOp *op, guint64 a, guint64 b, guint64 *bits)
{
    const guint32 width = width_of(bs_op_operand(op, 0)->type);
    BsPredicate predicate;
    switch (op->def->computes) {
    case BS_COMPUTES_COMPARISON:
        *bits = bs_op_predicate(op, &predicate) && bs_predicate_compare(predicate, width, a, b);
        return TRUE;
    case BS_COMPUTES_SIGNED:
        *bits = (guint64)as_signed(width, a);
        return TRUE;
    case BS_COMPUTES_UNSIGNED:
        *bits = a;
        return TRUE;
    default:
        return bs_compute(op->def->computes, width, a, b, bits) == BS_COMPUTED_EXACTLY;
    }
}

gboolean
bs_op_compute(const BsOp *op, const gint64 *operands, gint64 *number)
{
    guint64 of[2] = {0}, bits = 0;
    g_assert(bs_op_computes_number(op));
    for (guint32 i = 0; i < op->n_operands && i < G_N_ELEMENTS(of); i++)
        of[i] = bits_of(bs_op_operand(op, i)->type, operands[i]);
    if (!compute_bits(op, of[0], of[1], &bits))
        return FALSE;
    const guint32 width = width_of(bs_op_result(op, 0)->type);
    *number = width == 1 ? (gint64)(bits & 1) : as_signed(width, bits);
    return TRUE;
}
