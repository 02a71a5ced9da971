// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arith's integer ops on numbers of any width; see fold-int.c for what is upstream's in them.
#include "dialects/arith/wide-private.h"

// For functions that refuse nothing.
#define PLAIN(name, ...)                                                           \
    void bs_wide_arith_##name(G_GNUC_UNUSED BsArithEvaluation *at, BsWide *result, \
                              const BsWide *a, const BsWide *b)                    \
    {                                                                              \
        __VA_ARGS__;                                                               \
    }
PLAIN(add, bs_wide_add(result, a, b))
PLAIN(subtract, bs_wide_subtract(result, a, b))
PLAIN(multiply, bs_wide_multiply(result, a, b))
PLAIN(bits_and, bs_wide_and(result, a, b))
PLAIN(bits_or, bs_wide_or(result, a, b))
PLAIN(bits_xor, bs_wide_xor(result, a, b))
PLAIN(greater_signed, *result = bs_wide_compare(a, b, TRUE) > 0 ? *a : *b)
PLAIN(greater_unsigned, *result = bs_wide_compare(a, b, FALSE) > 0 ? *a : *b)
PLAIN(lesser_signed, *result = bs_wide_compare(a, b, TRUE) < 0 ? *a : *b)
PLAIN(lesser_unsigned, *result = bs_wide_compare(a, b, FALSE) < 0 ? *a : *b)
PLAIN(carry, bs_wide_set(result, 1, bs_wide_compare(a, b, FALSE) < 0))

static void
multiply_high(BsWide *result, const BsWide *a, const BsWide *b, gboolean is_signed)
{
    const guint32 width = a->width;
    BsWide x = *a, y = *b;
    bs_wide_resize(&x, 2 * width, is_signed);
    bs_wide_resize(&y, 2 * width, is_signed);
    bs_wide_multiply(&x, &x, &y);
    bs_wide_shift_right(result, &x, width, FALSE);
    bs_wide_resize(result, width, FALSE);
}
PLAIN(multiply_high_signed, multiply_high(result, a, b, TRUE))
PLAIN(multiply_high_unsigned, multiply_high(result, a, b, FALSE))

// -- division ------------------------------------------------------------------------------------

static gboolean
is_zero(const BsWide *a)
{
    return bs_wide_n_bits(a) == 0;
}

// The least number has no negative.
static gboolean
is_least(const BsWide *a)
{
    return bs_wide_is_negative(a) && bs_wide_n_ones(a) == 1;
}

static gboolean
refuse_zero(BsArithEvaluation *at, const BsWide *divisor)
{
    at->refused = at->refused || is_zero(divisor);
    return at->refused;
}

static void
add_number(BsWide *result, gint64 number)
{
    BsWide wide;
    bs_wide_set(&wide, result->width, number);
    bs_wide_add(result, result, &wide);
}

// Rounded to 0; the remainder has the sign of `a`. TRUE when the quotient does not fit.
static gboolean
divide(BsWide *quotient, BsWide *remainder, const BsWide *a, const BsWide *b)
{
    const gboolean negative = bs_wide_is_negative(a), differ = negative != bs_wide_is_negative(b);
    const gboolean overflow = is_least(a) && bs_wide_is(b, -1);
    BsWide x = *a, y = *b;
    if (negative)
        bs_wide_negate(&x, a);
    if (bs_wide_is_negative(b))
        bs_wide_negate(&y, b);
    bs_wide_divide(quotient, remainder, &x, &y);
    if (differ)
        bs_wide_negate(quotient, quotient);
    if (negative)
        bs_wide_negate(remainder, remainder);
    return overflow;
}

void
bs_wide_arith_divide_unsigned(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                              const BsWide *b)
{
    BsWide rest;
    if (!refuse_zero(at, b))
        bs_wide_divide(result, &rest, a, b);
}

void
bs_wide_arith_remainder_unsigned(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                                 const BsWide *b)
{
    BsWide quotient;
    if (!refuse_zero(at, b))
        bs_wide_divide(&quotient, result, a, b);
}

void
bs_wide_arith_divide_signed(BsArithEvaluation *at, BsWide *result, const BsWide *a, const BsWide *b)
{
    BsWide rest;
    if (!refuse_zero(at, b) && divide(result, &rest, a, b))
        at->refused = TRUE;
}

void
bs_wide_arith_remainder_signed(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                               const BsWide *b)
{
    BsWide quotient;
    if (!refuse_zero(at, b))
        divide(&quotient, result, a, b);
}

void
bs_wide_arith_ceil_divide_unsigned(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                                   const BsWide *b)
{
    BsWide rest;
    if (refuse_zero(at, b))
        return;
    bs_wide_divide(result, &rest, a, b);
    if (!is_zero(&rest))
        add_number(result, 1); // fits: the divisor is 2 at least
}

// Numbers of one sign are made positive, and of the others the quotient of what they are without
// theirs is negated: what has no negative is refused.
void
bs_wide_arith_ceil_divide_signed(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                                 const BsWide *b)
{
    if (refuse_zero(at, b) || is_zero(a))
        return;
    BsWide rest;
    const gboolean same = bs_wide_is_negative(a) == bs_wide_is_negative(b);
    const gboolean overflow = is_least(a) || is_least(b);
    divide(result, &rest, a, b);
    if (same && !is_zero(&rest))
        add_number(result, 1);
    at->refused = overflow || (same && at->refused);
}

void
bs_wide_arith_floor_divide_signed(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                                  const BsWide *b)
{
    BsWide rest;
    at->refused = is_zero(b);
    if (at->refused)
        return;
    at->refused = divide(result, &rest, a, b);
    if (!is_zero(&rest) && bs_wide_is_negative(a) != bs_wide_is_negative(b))
        add_number(result, -1);
}

// -- shifts --------------------------------------------------------------------------------------

// How far to shift; as far as the number has bits where that is refused.
static guint32
amount(BsArithEvaluation *at, const BsWide *by)
{
    BsWide width;
    bs_wide_set(&width, by->width, by->width);
    at->refused = bs_wide_compare(by, &width, FALSE) >= 0;
    return at->refused ? by->width : (guint32)by->words[0];
}

void
bs_wide_arith_shift_left(BsArithEvaluation *at, BsWide *result, const BsWide *a, const BsWide *b)
{
    bs_wide_shift_left(result, a, amount(at, b));
}

void
bs_wide_arith_shift_right_unsigned(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                                   const BsWide *b)
{
    bs_wide_shift_right(result, a, amount(at, b), FALSE);
}

void
bs_wide_arith_shift_right_signed(BsArithEvaluation *at, BsWide *result, const BsWide *a,
                                 const BsWide *b)
{
    bs_wide_shift_right(result, a, amount(at, b), TRUE);
}
