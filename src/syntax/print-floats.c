// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/real.h"
#include "support/vec.h"
#include "syntax/printer-private.h"

// Floats as upstream prints them, so that reading them back gives the same bits:
// `d.dddddde+dd` with six significant digits when those are enough, else as many digits as the
// format may need, else (no `.` in that, infinities, NaNs) the bits. The exact value of m * 2^-k is
// m * 5^k / 10^k, so that whole numbers do for every format.

enum { SHORT = 6 }; // digits, when they are enough

// |value| = (high * 2^64 + low) * 2^exponent
typedef struct Float {
    guint64 low, high;
    gint exponent;
    guint precision; // bits of the significand, the hidden one included
    gboolean negative, special;
} Float;

static Float
unpack(const BsFloatLayout *layout, const BsReal *real)
{
    Float f = {.precision = layout->significand + 1,
               .negative = real->negative,
               .special = real->kind >= BS_REAL_INFINITY};
    if (real->kind != BS_REAL_FINITE)
        return f;
    const gint n = (gint)layout->significand;
    f.exponent = MAX(real->exponent, bs_float_least_exponent(layout)) -
                 n; // the last bit of a subnormal is no smaller
    const BsFloatBits whole = real->significand >> (BS_REAL_TOP - (real->exponent - f.exponent));
    f.low = (guint64)whole;
    f.high = (guint64)(whole >> 64);
    return f;
}

// -- whole numbers ------------------------------------------------------------------------------

typedef BS_VEC(guint32) Big; // base 2^32, lowest first, no zeros on top

static void
big_multiply(Big *big, guint32 factor)
{
    guint64 rest = 0;
    for (guint i = 0; i < big->len; i++) {
        rest += (guint64)big->data[i] * factor;
        big->data[i] = (guint32)rest;
        rest >>= 32;
    }
    if (rest)
        bs_vec_push(big, (guint32)rest);
}

static void
big_trim(Big *big)
{
    while (big->len && !bs_vec_last(big))
        big->len--;
}

// Divides by `divisor`; returns the remainder. Inline, for divisors that the compiler knows.
static inline guint32
big_divide(Big *big, guint32 divisor)
{
    guint64 rest = 0;
    for (guint i = big->len; i-- > 0;) {
        rest = rest << 32 | big->data[i];
        big->data[i] = (guint32)(rest / divisor);
        rest %= divisor;
    }
    big_trim(big);
    return (guint32)rest;
}

static guint
big_bits(const Big *big)
{
    return big->len ? 32 * big->len - (guint)__builtin_clz(bs_vec_last(big)) : 0;
}

// Multiplies by base^exponent; `step` is the largest exponent with base^step below 2^32.
static void
big_scale(Big *big, guint32 base, guint step, guint exponent)
{
    while (exponent) {
        const guint some = MIN(exponent, step);
        guint32 power = 1;
        for (guint i = 0; i < some; i++)
            power *= base;
        big_multiply(big, power);
        exponent -= some;
    }
}

static void
big_times_two_to(Big *big, guint exponent)
{
    const guint words = exponent / 32, bits = exponent % 32, len = big->len;
    if (!len)
        return;
    for (guint i = 0; i <= words; i++)
        bs_vec_push(big, 0);
    for (guint i = len; i-- > 0;) { // from the top, where there is room
        const guint64 word = (guint64)big->data[i] << bits;
        big->data[i] = 0;
        big->data[i + words + 1] |= (guint32)(word >> 32);
        big->data[i + words] = (guint32)word;
    }
    big_trim(big);
}

// Divides by 2^exponent; the rest is cut off.
static void
big_over_two_to(Big *big, guint exponent)
{
    const guint words = MIN(exponent / 32, big->len), bits = exponent % 32;
    for (guint i = words; i < big->len; i++) {
        const guint64 above = i + 1 < big->len ? big->data[i + 1] : 0;
        big->data[i - words] = (guint32)((above << 32 | big->data[i]) >> bits);
    }
    big->len -= words;
    big_trim(big);
}

static void
big_times_ten_to(Big *big, guint exponent)
{
    big_scale(big, 10, 9, exponent);
}

static void
big_set(Big *big, guint64 low, guint64 high)
{
    const guint32 words[] = {(guint32)low, (guint32)(low >> 32), (guint32)high,
                             (guint32)(high >> 32)};
    bs_vec_clear(big);
    for (guint i = 0; i < G_N_ELEMENTS(words); i++)
        bs_vec_push(big, words[i]);
    big_trim(big);
}

static gint
big_compare(const Big *a, const Big *b)
{
    if (a->len != b->len)
        return a->len < b->len ? -1 : 1;
    for (guint i = a->len; i-- > 0;) {
        if (a->data[i] != b->data[i])
            return a->data[i] < b->data[i] ? -1 : 1;
    }
    return 0;
}

// Subtracts `b`, which is not greater.
static void
big_subtract(Big *a, const Big *b)
{
    gint64 rest = 0;
    for (guint i = 0; i < a->len; i++) {
        rest += (gint64)a->data[i] - (i < b->len ? b->data[i] : 0);
        a->data[i] = (guint32)rest;
        rest >>= 32;
    }
    big_trim(a);
}

// Divides by 10^exponent, which leaves at most 128 bits; the rest is cut off.
static void
big_over_ten_to(Big *big, guint exponent)
{
    Big five = {0};
    guint64 quotient[] = {0, 0}; // lower half first
    big_over_two_to(big, exponent);
    big_set(&five, 1, 0);
    big_scale(&five, 5, 13, exponent);
    guint bit = MAX(big_bits(big), big_bits(&five)) - big_bits(&five);
    g_assert(bit < 128);
    big_times_two_to(&five, bit);
    for (;; bit--) {
        if (big_compare(big, &five) >= 0) {
            big_subtract(big, &five);
            quotient[bit / 64] |= G_GUINT64_CONSTANT(1) << bit % 64;
        }
        if (!bit)
            break;
        big_over_two_to(&five, 1);
    }
    bs_vec_free(&five);
    big_set(big, quotient[0], quotient[1]);
}

// -- decimal digits -----------------------------------------------------------------------------

// Digits of a positive number, neither the first nor the last one 0: 0.DIGITS * 10^point.
typedef struct Decimal {
    char digits[48];
    guint n;
    gint point;
} Decimal;

// Cuts the digits to at most `precision`, five and more up.
static void
round_digits(char *digits, guint *n, gint *point, guint precision)
{
    if (*n <= precision)
        return;
    const gboolean up = digits[precision] >= '5';
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

// The exact value as a whole number times 10^tens.
static void
to_whole(const Float *f, Big *big, gint *tens)
{
    const guint zeros =
        f->low ? (guint)__builtin_ctzll(f->low) : 64 + (guint)__builtin_ctzll(f->high);
    big_set(big, f->low, f->high);
    big_over_two_to(big, zeros);
    const gint shift = f->exponent + (gint)zeros;
    *tens = MIN(shift, 0);
    if (shift >= 0)
        big_times_two_to(big, (guint)shift);
    else
        big_scale(big, 5, 13, (guint)-shift);
}

// APFloat::toString up to the digits: first it divides by a power of ten that surely leaves enough
// of them, the rest cut off, then it rounds what is still too long. (So some numbers are cut and
// not rounded.)
static void
to_decimal(const Float *f, guint precision, Decimal *decimal)
{
    Big big = {0};
    gint tens;
    to_whole(f, &big, &tens);
    const guint bits = big_bits(&big), bits_required = (precision * 196 + 58) / 59;
    const guint removable = bits > bits_required ? (bits - bits_required) * 59 / 196 : 0;
    if (removable)
        big_over_ten_to(&big, removable);
    char text[64]; // `precision` is at most 36, and a few digits more are left
    guint at = sizeof text;
    while (big.len && at > 0)
        text[--at] = (char)('0' + big_divide(&big, 10));
    bs_vec_free(&big);

    guint n = (guint)sizeof text - at;
    gint point = (gint)n + tens + (gint)removable;
    round_digits(text + at, &n, &point, precision);
    while (n > 1 && text[at + n - 1] == '0')
        n--;
    n = MIN(n, (guint)sizeof decimal->digits);
    memcpy(decimal->digits, text + at, n);
    decimal->n = n;
    decimal->point = point;
}

// -- text ---------------------------------------------------------------------------------------

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
append_bits(GString *out, BsFloatBits bits)
{
    const guint64 low = (guint64)bits, high = (guint64)(bits >> 64);
    if (high)
        g_string_append_printf(out, "0x%" G_GINT64_MODIFIER "X%016" G_GINT64_MODIFIER "X", high,
                               low);
    else
        g_string_append_printf(out, "0x%" G_GINT64_MODIFIER "X", low);
}

// -- reading back -------------------------------------------------------------------------------

static guint
significant_bits(const Float *f)
{
    return f->high ? 128 - (guint)__builtin_clzll(f->high) : 64 - (guint)__builtin_clzll(f->low);
}

// Half of the weight of the last bit, as far as `side` goes: below a power of two the weight is
// half of it.
static void
half_weight(const Float *f, gint side, guint twos, guint tens, Big *half)
{
    const guint64 top = f->precision > 64 ? G_GUINT64_CONSTANT(1) << (f->precision - 65)
                                          : G_GUINT64_CONSTANT(1) << (f->precision - 1);
    const gboolean is_power_of_two =
        f->precision > 64 ? f->high == top && !f->low : f->low == top && !f->high;
    big_set(half, 1, 0);
    big_times_two_to(half,
                     (guint)(f->exponent + (gint)twos) - (side < 0 && is_power_of_two ? 2 : 1));
    big_times_ten_to(half, tens);
}

// Whether a decimal number, read in the format of `f`, gives `f` again: it is less than half of the
// last bit's weight away, or just that and `f` is even. All times 2^twos * 10^tens, to be whole.
static gboolean
reads_back(const Float *f, const Decimal *decimal)
{
    guint64 number = 0;
    for (guint i = 0; i < decimal->n; i++)
        number = number * 10 + (guint64)(decimal->digits[i] - '0');
    const gint exponent = decimal->point - (gint)decimal->n;
    const guint twos = (guint)MAX(0, 2 - f->exponent), tens = (guint)MAX(0, -exponent);
    Big read = {0}, value = {0}, half = {0};
    big_set(&read, number, 0);
    big_times_ten_to(&read, (guint)(exponent + (gint)tens));
    big_times_two_to(&read, twos);
    big_set(&value, f->low, f->high);
    big_times_two_to(&value, (guint)(f->exponent + (gint)twos));
    big_times_ten_to(&value, tens);
    const gint side = big_compare(&read, &value);
    half_weight(f, side, twos, tens, &half);
    Big *more = side < 0 ? &value : &read;
    big_subtract(more, side < 0 ? &read : &value);
    const gint distance = big_compare(more, &half);
    bs_vec_free(&read);
    bs_vec_free(&value);
    bs_vec_free(&half);
    return distance < 0 || (distance == 0 && (f->low & 1) == 0);
}

// Whether it may be that six digits read back: so many of the others are all 0, or all 9, that what
// they make up is less than the last bit's weight. Cheap, where reads_back() is not. The last bit
// of a subnormal number weighs more.
static gboolean
may_be_short(const Float *f, const Decimal *decimal, guint precision)
{
    enum { UNSURE = 3 }; // of the last digits: the format does not have them all
    if (significant_bits(f) < f->precision)
        return TRUE;
    for (guint i = SHORT + 1; i + UNSURE < precision && i < decimal->n; i++) {
        if (decimal->digits[i] != decimal->digits[SHORT])
            return FALSE;
    }
    return decimal->n <= SHORT || precision <= SHORT + UNSURE || decimal->digits[SHORT] == '0' ||
           decimal->digits[SHORT] == '9';
}

void
bs_out_float(GString *out, BsFloatFormat format, guint64 bits, guint64 high_bits)
{
    const BsFloatLayout *layout = bs_float_layout(format);
    // Elements of dense attributes keep their bits as they were written, also those that a number
    // does not have.
    if (layout->bits < 64)
        bits &= ((guint64)1 << layout->bits) - 1;
    const BsFloatBits clean = bs_float_clean(format, (BsFloatBits)high_bits << 64 | bits);
    const BsReal real = bs_real_unpack(layout, clean);
    const Float f = unpack(layout, &real);
    if (f.special) {
        append_bits(out, clean);
        return;
    }
    const gsize begin = out->len;
    if (f.negative)
        bs_out_char(out, '-');
    if (!f.low && !f.high) {
        bs_out_lit(out, "0.000000e+00");
        return;
    }
    const guint precision = 2 + f.precision * 59 / 196;
    Decimal decimal = {0}, six = {0};
    to_decimal(&f, precision, &decimal);
    if (may_be_short(&f, &decimal, precision)) {
        to_decimal(&f, SHORT, &six);
        if (reads_back(&f, &six)) {
            append_short(out, six.digits, six.n, six.point);
            return;
        }
    }
    append_long(out, decimal.digits, decimal.n, decimal.point, precision);
    if (!memchr(out->str + begin, '.', out->len - begin)) {
        g_string_truncate(out, begin);
        append_bits(out, clean);
    }
}
