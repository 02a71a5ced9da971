// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/real.h"

#include <string.h>

enum { TOP = BS_REAL_TOP };

#define BIT(n) ((BsFloatBits)1 << (n))

static const BsFloatLayout layouts[] = {
#define X(id, keyword, bits, exponent, significand, bias, specials, ...) \
    {bits, exponent, significand, bias, specials},
    BS_FLOAT_FORMATS(X)
#undef X
};

const BsFloatLayout *
bs_float_layout(BsFloatFormat format)
{
    return &layouts[format];
}

// -- formats -------------------------------------------------------------------------------------

// The exponent, biased, of the smallest numbers with a significand from 1 on; below are subnormal
// ones.
static gint
least_biased(const BsFloatLayout *layout)
{
    return layout->specials == BS_POWERS ? 0 : 1;
}

gint
bs_float_least_exponent(const BsFloatLayout *layout)
{
    return least_biased(layout) - layout->bias;
}

BsFloatBits
bs_float_sign(const BsFloatLayout *layout)
{
    return layout->specials == BS_POWERS ? 0 : BIT(layout->bits - 1);
}

// x87's format stores the bit before the point.
static gboolean
stores_integer_bit(const BsFloatLayout *layout)
{
    return layout->bits > 1 + layout->exponent + layout->significand;
}

// The first bits without a sign, and without an integer bit, that are no number, or one behind the
// last number.
static BsFloatBits
first_special(const BsFloatLayout *layout)
{
    const BsFloatBits all = BIT(layout->exponent + layout->significand) - 1;
    switch (layout->specials) {
    case BS_NAN_MAX:
    case BS_POWERS:
        return all;
    case BS_NAN_ZERO:
    case BS_FINITE:
        return all + 1;
    case BS_IEEE:
        break;
    }
    return all & ~(BIT(layout->significand) - 1);
}

// Between the bits of a format and those of one that is like it, but stores no integer bit.
static BsFloatBits
hide_integer_bit(const BsFloatLayout *layout, BsFloatBits bits)
{
    if (!stores_integer_bit(layout))
        return bits;
    const guint32 n = layout->significand;
    return bits >> (n + 1) << n | (bits & (BIT(n) - 1));
}

static BsFloatBits
show_integer_bit(const BsFloatLayout *layout, BsFloatBits bits)
{
    if (!stores_integer_bit(layout))
        return bits;
    const guint32 n = layout->significand;
    const BsFloatBits exponent = bits >> n,
                      integer = exponent & (BIT(layout->exponent) - 1) ? 1 : 0;
    return (exponent << 1 | integer) << n | (bits & (BIT(n) - 1));
}

BsFloatBits
bs_float_clean(BsFloatFormat format, BsFloatBits bits)
{
    const BsFloatLayout *layout = &layouts[format];
    const guint32 n = layout->significand;
    const BsFloatBits largest = BIT(layout->exponent) - 1, exponent = bits >> (n + 1) & largest;
    const gboolean integer = (bits >> n & 1) != 0;
    if (!stores_integer_bit(layout) || integer == (exponent != 0))
        return bits;
    if (integer) // the smallest exponent is written as 0 or as 1
        return bits | BIT(n + 1);
    return bits | largest << (n + 1);
}

BsFloatBits
bs_float_default_nan(const BsFloatLayout *layout)
{
    switch (layout->specials) {
    case BS_NAN_MAX:
    case BS_POWERS:
        return first_special(layout);
    case BS_NAN_ZERO:
        return bs_float_sign(layout);
    case BS_FINITE: // has none
        return 0;
    case BS_IEEE:
        break;
    }
    return show_integer_bit(layout, first_special(layout) | BIT(layout->significand - 1));
}

// -- numbers into bits and back ------------------------------------------------------------------

static const BsReal nothing = {.kind = BS_REAL_NAN};

static guint
count_leading_zeros(BsFloatBits bits)
{
    const guint64 high = (guint64)(bits >> 64);
    return high ? (guint)__builtin_clzll(high) : 64 + (guint)__builtin_clzll((guint64)bits);
}

BsReal
bs_real_from_magnitude(BsFloatBits magnitude, gint exponent, gboolean negative)
{
    if (!magnitude)
        return (BsReal){.kind = BS_REAL_ZERO, .negative = negative};
    const guint zeros = count_leading_zeros(magnitude);
    return (BsReal){.kind = BS_REAL_FINITE,
                    .negative = negative,
                    .exponent = exponent + TOP - (gint)zeros,
                    .significand = magnitude << zeros};
}

BsReal
bs_real_unpack(const BsFloatLayout *layout, BsFloatBits bits)
{
    const guint32 n = layout->significand;
    const gboolean negative = (bits & bs_float_sign(layout)) != 0;
    const BsFloatBits magnitude = hide_integer_bit(layout, bits & ~bs_float_sign(layout));
    const gint exponent = (gint)(magnitude >> n);
    const BsFloatBits fraction = magnitude & (BIT(n) - 1);
    if (layout->specials == BS_NAN_ZERO && negative && !magnitude)
        return nothing;
    if (magnitude >= first_special(layout)) {
        const gboolean infinite =
            layout->specials == BS_IEEE && !fraction &&
            show_integer_bit(layout, magnitude) == (bits & ~bs_float_sign(layout));
        return (BsReal){.kind = infinite ? BS_REAL_INFINITY : BS_REAL_NAN, .negative = negative};
    }
    const gint least = least_biased(layout), unit = MAX(exponent, least) - layout->bias - (gint)n;
    return bs_real_from_magnitude(exponent < least ? fraction : fraction | BIT(n), unit, negative);
}

// Without `n` bits, rounded.
static BsFloatBits
round_off(BsFloatBits bits, guint n)
{
    if (n > TOP + 1)
        return 0;
    const BsFloatBits kept = n > TOP ? 0 : bits >> n, half = BIT(n - 1);
    const BsFloatBits rest = n > TOP ? bits : bits & (BIT(n) - 1);
    return kept + (rest > half || (rest == half && (kept & 1)));
}

// The bits of a finite number, without sign and integer bit; those from first_special() on: it is
// too large. Rounding up to the next power of two carries into the exponent by itself.
static BsFloatBits
pack_magnitude(const BsFloatLayout *layout, const BsReal *real)
{
    const gint biased = real->exponent + layout->bias;
    if (biased >= (gint)BIT(layout->exponent))
        return first_special(layout);
    const guint32 n = layout->significand;
    if (layout->specials == BS_POWERS) // from the smallest on, one after the other
        return biased < 0 ? 0 : (BsFloatBits)biased + round_off(real->significand, TOP) - 1;
    const BsFloatBits kept =
        round_off(real->significand, TOP - n + (biased < 1 ? (guint)(1 - biased) : 0));
    return biased < 1 ? kept : ((BsFloatBits)(biased - 1) << n) + kept;
}

BsFloatBits
bs_real_pack(const BsFloatLayout *layout, const BsReal *real)
{
    const BsFloatBits special = first_special(layout);
    const BsFloatBits largest = layout->specials == BS_FINITE ? special - 1 : special;
    BsFloatBits magnitude = 0;
    if (real->kind == BS_REAL_NAN)
        return bs_float_default_nan(layout);
    if (real->kind != BS_REAL_ZERO)
        magnitude = real->kind == BS_REAL_FINITE ? pack_magnitude(layout, real) : special;
    if (layout->specials == BS_NAN_ZERO && (!magnitude || magnitude >= special))
        return magnitude ? bs_float_default_nan(layout) : 0;
    return show_integer_bit(layout, MIN(magnitude, largest)) |
           (real->negative ? bs_float_sign(layout) : 0);
}

BsReal
bs_real_from_double(double value)
{
    guint64 bits;
    memcpy(&bits, &value, sizeof bits);
    return bs_real_unpack(&layouts[BS_F64], bits);
}

double
bs_real_to_double(const BsReal *real)
{
    const guint64 bits = (guint64)bs_real_pack(&layouts[BS_F64], real);
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

// -- sums ----------------------------------------------------------------------------------------

static gint
compare_magnitudes(const BsReal *a, const BsReal *b)
{
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->kind != BS_REAL_FINITE)
        return 0;
    if (a->exponent != b->exponent)
        return a->exponent < b->exponent ? -1 : 1;
    return (a->significand > b->significand) - (a->significand < b->significand);
}

// The last bit of what is left says whether any that is set is gone.
static BsFloatBits
shift_out(BsFloatBits bits, gint by)
{
    if (by > TOP)
        return bits != 0;
    return by ? bits >> by | ((bits << (TOP + 1 - by)) != 0) : bits;
}

// Of finite numbers; the magnitude of `a` is not the smaller one.
static BsReal
add_finite(const BsReal *a, const BsReal *b)
{
    const BsFloatBits x = a->significand >> 1; // room for the carry
    const BsFloatBits y = shift_out(b->significand >> 1, a->exponent - b->exponent);
    const BsFloatBits sum = a->negative == b->negative ? x + y : x - y;
    return bs_real_from_magnitude(sum, a->exponent + 1 - TOP, a->negative && sum);
}

BsReal
bs_real_add(const BsReal *a, const BsReal *b)
{
    const BsReal *larger = compare_magnitudes(a, b) < 0 ? b : a, *other = larger == a ? b : a;
    if (larger->kind == BS_REAL_NAN)
        return nothing;
    if (other->kind == BS_REAL_INFINITY && a->negative != b->negative)
        return nothing;
    if (larger->kind == BS_REAL_FINITE && other->kind == BS_REAL_FINITE)
        return add_finite(larger, other);
    BsReal sum = *larger;
    if (sum.kind == BS_REAL_ZERO)
        sum.negative = a->negative && b->negative;
    return sum;
}

BsReal
bs_real_subtract(const BsReal *a, const BsReal *b)
{
    BsReal negated = *b;
    negated.negative = !b->negative;
    return bs_real_add(a, &negated);
}

// -- products ------------------------------------------------------------------------------------

// The upper half of a product of significands; the last bit says whether any below it is set.
static BsFloatBits
multiply_significands(BsFloatBits a, BsFloatBits b, gint *exponent)
{
    const guint64 a_low = (guint64)a, b_low = (guint64)b;
    const guint64 a_high = (guint64)(a >> 64), b_high = (guint64)(b >> 64);
    const BsFloatBits low = (BsFloatBits)a_low * b_low, one = (BsFloatBits)a_low * b_high;
    const BsFloatBits other = (BsFloatBits)a_high * b_low;
    const BsFloatBits middle = (low >> 64) + (guint64)one + (guint64)other;
    BsFloatBits high = (BsFloatBits)a_high * b_high + (one >> 64) + (other >> 64) + (middle >> 64);
    BsFloatBits rest = middle << 64 | (guint64)low;
    if (high >> TOP) {
        ++*exponent;
    } else {
        high = high << 1 | rest >> TOP;
        rest <<= 1;
    }
    return high | (rest != 0);
}

BsReal
bs_real_multiply(const BsReal *a, const BsReal *b)
{
    const gboolean negative = a->negative != b->negative;
    const BsReal *larger = a->kind > b->kind ? a : b, *other = larger == a ? b : a;
    if (larger->kind == BS_REAL_NAN ||
        (larger->kind == BS_REAL_INFINITY && other->kind == BS_REAL_ZERO))
        return nothing;
    if (larger->kind == BS_REAL_INFINITY || other->kind == BS_REAL_ZERO)
        return (BsReal){.kind = larger->kind == BS_REAL_INFINITY ? BS_REAL_INFINITY : BS_REAL_ZERO,
                        .negative = negative};
    BsReal product = {.kind = BS_REAL_FINITE, .negative = negative};
    product.exponent = a->exponent + b->exponent;
    product.significand = multiply_significands(a->significand, b->significand, &product.exponent);
    return product;
}

// One step of a long division: the rest is less than twice the divisor, `carry` is its uppermost
// bit. TRUE when the divisor went into it.
static gboolean
divide_step(BsFloatBits *rest, gboolean carry, BsFloatBits divisor)
{
    if (!carry && *rest < divisor)
        return FALSE;
    *rest -= divisor;
    return TRUE;
}

static BsReal
divide_finite(const BsReal *a, const BsReal *b)
{
    const gboolean less = a->significand < b->significand;
    BsFloatBits rest =
        less ? (a->significand << 1) - b->significand : a->significand - b->significand;
    BsReal quotient = {.kind = BS_REAL_FINITE,
                       .negative = a->negative != b->negative,
                       .exponent = a->exponent - b->exponent - less,
                       .significand = 1};
    for (gint i = 0; i < TOP; i++) {
        const gboolean carry = (rest >> TOP) != 0;
        rest <<= 1;
        quotient.significand =
            quotient.significand << 1 | (divide_step(&rest, carry, b->significand) ? 1 : 0);
    }
    quotient.significand |= rest != 0;
    return quotient;
}

BsReal
bs_real_divide(const BsReal *a, const BsReal *b)
{
    const gboolean finite = a->kind == BS_REAL_FINITE && b->kind == BS_REAL_FINITE;
    if (a->kind == BS_REAL_NAN || b->kind == BS_REAL_NAN || (a->kind == b->kind && !finite))
        return nothing;
    if (finite)
        return divide_finite(a, b);
    return (BsReal){.kind = a->kind > b->kind ? BS_REAL_INFINITY : BS_REAL_ZERO,
                    .negative = a->negative != b->negative};
}

BsReal
bs_real_remainder(const BsReal *a, const BsReal *b)
{
    if (a->kind >= BS_REAL_INFINITY || b->kind == BS_REAL_NAN || b->kind == BS_REAL_ZERO)
        return nothing;
    if (compare_magnitudes(a, b) < 0)
        return *a;
    BsFloatBits rest = a->significand;
    gboolean carry = FALSE;
    for (gint i = a->exponent - b->exponent;; i--) {
        divide_step(&rest, carry, b->significand);
        if (i == 0)
            break;
        carry = (rest >> TOP) != 0;
        rest <<= 1;
    }
    return bs_real_from_magnitude(rest, b->exponent - TOP, a->negative);
}

// -- whole numbers, comparison -------------------------------------------------------------------

// Whether what is cut off makes the whole number below into the one above, seen from zero.
static gboolean
rounds_away(BsFloatBits rest, BsFloatBits half, gboolean odd, gboolean negative,
            BsRounding rounding)
{
    switch (rounding) {
    case BS_ROUND_UP:
        return rest && !negative;
    case BS_ROUND_DOWN:
        return rest && negative;
    case BS_ROUND_TO_ZERO:
        return FALSE;
    case BS_ROUND_TO_EVEN:
        break;
    }
    return rest > half || (rest == half && odd);
}

BsReal
bs_real_to_whole(const BsReal *real, BsRounding rounding)
{
    if (real->kind != BS_REAL_FINITE || real->exponent >= TOP - 1)
        return *real;
    // Halved, so that there is room for the next whole number.
    const guint n_fraction = (guint)MIN(TOP - 1 - real->exponent, TOP);
    const BsFloatBits unit = BIT(n_fraction);
    const BsFloatBits bits =
        shift_out(real->significand >> 1, TOP - 1 - real->exponent - (gint)n_fraction);
    const BsFloatBits whole = bits & ~(unit - 1), rest = bits & (unit - 1);
    const gboolean up = rounds_away(rest, unit >> 1, (whole & unit) != 0, real->negative, rounding);
    return bs_real_from_magnitude(up ? whole + unit : whole, -(gint)n_fraction, real->negative);
}

BsOrder
bs_real_compare(const BsReal *a, const BsReal *b)
{
    if (a->kind == BS_REAL_NAN || b->kind == BS_REAL_NAN)
        return BS_ORDER_NONE;
    if (a->kind == BS_REAL_ZERO && b->kind == BS_REAL_ZERO)
        return BS_ORDER_EQUAL;
    const BsReal *sign = a->kind == BS_REAL_ZERO ? b : a; // of which the sign decides
    if (a->kind != BS_REAL_ZERO && b->kind != BS_REAL_ZERO && a->negative != b->negative)
        return a->negative ? BS_ORDER_LESS : BS_ORDER_GREATER;
    const gint order = compare_magnitudes(a, b);
    if (order == 0)
        return BS_ORDER_EQUAL;
    return (order < 0) != sign->negative ? BS_ORDER_LESS : BS_ORDER_GREATER;
}
