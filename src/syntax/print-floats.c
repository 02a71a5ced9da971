// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/vec.h"
#include "syntax/printer-private.h"

#include <math.h>
#include <stdlib.h>

// Floats as upstream prints them, so that reading them back gives the same bits: `d.dddddde+dd`
// with six significant digits when those are enough, else as many digits as the format may need,
// else (no `.` in that, infinities, NaNs) the bits. LLVM's decimal text is the exact value cut to a
// number of digits, halves rounded away from zero. The exact value of m * 2^-k is m * 5^k / 10^k,
// so that whole numbers in base 10^9 do for every format.

typedef struct Format {
    guint32 bits, exponent, significand;
} Format;

static const Format formats[] = {
#define X(id, keyword, bits, exponent, significand) {bits, exponent, significand},
    BS_FLOAT_FORMATS(X)
#undef X
};

// |value| = (high * 2^64 + low) * 2^exponent
typedef struct Float {
    guint64 low, high;
    gint exponent;
    guint precision; // bits of the significand, the hidden one included
    gboolean negative, special;
} Float;

static Float
unpack(BsFloatFormat kind, guint64 bits, guint64 high_bits)
{
    const Format *format = &formats[kind];
    const gint bias = (1 << (format->exponent - 1)) - 1;
    const guint64 largest = (G_GUINT64_CONSTANT(1) << format->exponent) - 1;
    Float f = {.precision = format->significand + 1};
    guint64 exponent;
    gint fraction_bits = (gint)format->significand;
    if (kind == BS_F80) { // the integer bit is stored
        exponent = high_bits & 0x7fff;
        f.negative = (high_bits >> 15 & 1) != 0;
        f.low = bits;
        f.precision = 64;
        fraction_bits = 63;
    } else if (kind == BS_F128) {
        exponent = high_bits >> 48 & 0x7fff;
        f.negative = (high_bits >> 63) != 0;
        f.low = bits;
        f.high = high_bits & ((G_GUINT64_CONSTANT(1) << 48) - 1);
        if (exponent)
            f.high |= G_GUINT64_CONSTANT(1) << 48;
    } else {
        exponent = bits >> format->significand & largest;
        f.negative = (bits >> (format->bits - 1) & 1) != 0;
        f.low = bits & ((G_GUINT64_CONSTANT(1) << format->significand) - 1);
        if (exponent)
            f.low |= G_GUINT64_CONSTANT(1) << format->significand;
    }
    f.special = exponent == largest;
    f.exponent = (exponent ? (gint)exponent : 1) - bias - fraction_bits;
    return f;
}

// -- exact decimal digits
// ------------------------------------------------------------------------------

enum { BASE = 1000000000, BASE_DIGITS = 9 };

typedef BS_VEC(guint32) Big; // base 10^9, lowest first

static void
big_multiply(Big *big, guint32 factor, guint32 carry)
{
    guint64 rest = carry;
    for (guint i = 0; i < big->len; i++) {
        const guint64 value = (guint64)big->data[i] * factor + rest;
        big->data[i] = (guint32)(value % BASE);
        rest = value / BASE;
    }
    while (rest) {
        bs_vec_push(big, (guint32)(rest % BASE));
        rest /= BASE;
    }
}

// The digits of |f|, the first one not 0, as text; the value is 0.DIGITS * 10^point.
static char *
exact_digits(const Float *f, guint *n, gint *point)
{
    Big big = {0};
    const guint64 words[2] = {f->high, f->low};
    for (guint w = 0; w < 2; w++) {
        for (gint shift = 48; shift >= 0; shift -= 16)
            big_multiply(&big, 1 << 16, (guint32)(words[w] >> shift & 0xffff));
    }
    gint exponent = f->exponent, tens = 0;
    for (; exponent > 0; exponent -= MIN(exponent, 20))
        big_multiply(&big, 1u << MIN(exponent, 20), 0);
    for (; exponent < 0; exponent += MIN(-exponent, 12)) {
        guint32 power = 1;
        for (gint i = 0; i < MIN(-exponent, 12); i++)
            power *= 5;
        big_multiply(&big, power, 0);
        tens += MIN(-exponent, 12);
    }
    GString *text = g_string_sized_new(big.len * BASE_DIGITS + 1);
    for (guint i = big.len; i-- > 0;)
        g_string_append_printf(text, "%09u", big.data[i]);
    bs_vec_free(&big);
    gsize zeros = strspn(text->str, "0");
    g_string_erase(text, 0, (gssize)zeros);
    *n = (guint)text->len;
    *point = (gint)text->len - tens;
    return g_string_free(text, FALSE);
}

// Cuts the digits to at most `precision`, halves away from zero, and drops zeros at the end.
static void
round_digits(char *digits, guint *n, gint *point, guint precision)
{
    if (*n > precision) {
        gboolean up = digits[precision] >= '5';
        *n = precision;
        while (up && *n && digits[*n - 1] == '9')
            --*n;
        if (up && *n) {
            digits[*n - 1]++;
        } else if (up) { // all nines
            digits[0] = '1';
            *n = 1;
            ++*point;
        }
    }
    while (*n && digits[*n - 1] == '0')
        --*n;
}

// -- text
// --------------------------------------------------------------------------------------------

static void
append_exponent(GString *out, char letter, gint exponent, gboolean two_digits)
{
    bs_out_char(out, letter);
    bs_out_char(out, exponent < 0 ? '-' : '+');
    exponent = ABS(exponent);
    if (two_digits && exponent < 10)
        bs_out_char(out, '0');
    bs_out_unsigned(out, (guint64)exponent);
}

static void
append_zeros(GString *out, gint n)
{
    while (n-- > 0)
        bs_out_char(out, '0');
}

// `d.dddddde+dd`
static void
append_short(GString *out, const char *digits, guint n, gint point)
{
    bs_out_char(out, digits[0]);
    bs_out_char(out, '.');
    bs_out_len(out, digits + 1, n - 1);
    append_zeros(out, 7 - (gint)n);
    append_exponent(out, 'e', point - 1, TRUE);
}

// APFloat's default form: plain when that needs few zeros.
static void
append_long(GString *out, const char *digits, guint n, gint point, guint precision)
{
    enum { MAX_PADDING = 3 };
    const gint exponent = point - (gint)n; // of the last digit
    const gboolean scientific = exponent >= 0
                                    ? exponent > MAX_PADDING || n + (guint)exponent > precision
                                    : point <= 0 && 1 - point > MAX_PADDING;
    if (scientific) {
        bs_out_char(out, digits[0]);
        bs_out_char(out, '.');
        if (n == 1)
            bs_out_char(out, '0');
        bs_out_len(out, digits + 1, n - 1);
        append_exponent(out, 'E', point - 1, FALSE);
    } else if (exponent >= 0) {
        bs_out_len(out, digits, n);
        append_zeros(out, exponent);
    } else if (point > 0) {
        bs_out_len(out, digits, (gsize)point);
        bs_out_char(out, '.');
        bs_out_len(out, digits + point, n - (guint)point);
    } else {
        bs_out_lit(out, "0.");
        append_zeros(out, -point);
        bs_out_len(out, digits, n);
    }
}

// The bits, upper case, without leading zeros.
static void
append_bits(GString *out, guint64 bits, guint64 high_bits)
{
    if (high_bits)
        g_string_append_printf(out, "0x%" G_GINT64_MODIFIER "X%016" G_GINT64_MODIFIER "X",
                               high_bits, bits);
    else
        g_string_append_printf(out, "0x%" G_GINT64_MODIFIER "X", bits);
}

// -- reading back
// ------------------------------------------------------------------------------------

// Whether `digits` * 10^e, read in the format, gives `f` again: it is nearer to it than half of the
// last bit's weight, or exactly half of it away and `f` is even. In whole numbers: both sides times
// 2^a * 10^b.
static gboolean
reads_back(const Float *f, const char *exact, guint n_exact, gint exact_point, const char *digits,
           guint n, gint point)
{
    // Written with the same number of digits, the difference and half a unit compare as decimal
    // fractions.
    Float half = *f;
    half.low = 1;
    half.high = 0;
    half.exponent--;
    guint n_half;
    gint half_point;
    g_autofree char *half_text = exact_digits(&half, &n_half, &half_point);
    const gint top = MAX(MAX(exact_point, point), half_point) + 1;
    const gint bottom =
        MIN(MIN(exact_point - (gint)n_exact, point - (gint)n), half_point - (gint)n_half);
    const gint width = top - bottom;
    g_autofree gint8 *difference = g_new0(gint8, width);
    for (guint i = 0; i < n_exact; i++)
        difference[top - exact_point + (gint)i] += (gint8)(exact[i] - '0');
    for (guint i = 0; i < n; i++)
        difference[top - point + (gint)i] -= (gint8)(digits[i] - '0');
    gint sign = 0; // of the first digit that differs is that of the difference
    for (gint i = 0; i < width && !sign; i++)
        sign = difference[i];
    if (!sign)
        return TRUE;
    gint borrow = 0; // |difference| - half
    for (gint i = width; i-- > 0;) {
        gint value = (sign > 0 ? difference[i] : -difference[i]) + borrow;
        const gint in_half = i - (top - half_point);
        if (in_half >= 0 && in_half < (gint)n_half)
            value -= half_text[in_half] - '0';
        borrow = 0;
        while (value < 0) {
            value += 10;
            borrow--;
        }
        while (value > 9) {
            value -= 10;
            borrow++;
        }
        difference[i] = (gint8)value;
    }
    if (borrow < 0)
        return TRUE;
    for (gint i = 0; i < width; i++) {
        if (difference[i])
            return FALSE;
    }
    return (f->low & 1) == 0;
}

void
bs_out_float(GString *out, BsFloatFormat format, guint64 bits, guint64 high_bits)
{
    const Float f = unpack(format, bits, high_bits);
    if (f.special) {
        append_bits(out, bits, high_bits);
        return;
    }
    if (f.negative)
        bs_out_char(out, '-');
    if (!f.low && !f.high) {
        bs_out_lit(out, "0.000000e+00");
        return;
    }
    guint n_exact;
    gint exact_point;
    g_autofree char *exact = exact_digits(&f, &n_exact, &exact_point);
    g_autofree char *digits = g_strndup(exact, n_exact);
    guint n = n_exact;
    gint point = exact_point;
    round_digits(digits, &n, &point, 6);
    const gboolean round_is_exact =
        strspn(exact + MIN(n_exact, 6), "0") == n_exact - MIN(n_exact, 6);
    // All digits of most numbers that people write: nothing was cut off.
    if (round_is_exact || reads_back(&f, exact, n_exact, exact_point, digits, n, point)) {
        append_short(out, digits, n, point);
        return;
    }
    const gsize begin = out->len;
    const guint precision = 2 + f.precision * 59 / 196;
    memcpy(digits, exact, n_exact);
    n = n_exact;
    point = exact_point;
    round_digits(digits, &n, &point, precision);
    append_long(out, digits, n, point, precision);
    if (!memchr(out->str + begin, '.', out->len - begin)) {
        g_string_truncate(out, begin - f.negative);
        append_bits(out, bits, high_bits);
    }
}
