// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/wide.h"

static guint32
n_words(const BsWide *wide)
{
    return (wide->width + 63) / 64;
}

// Clears the bits from the width on.
static void
cut(BsWide *wide)
{
    if (wide->width % 64)
        wide->words[wide->width / 64] &= (G_GUINT64_CONSTANT(1) << (wide->width % 64)) - 1;
}

static gboolean
bit(const BsWide *wide, guint32 i)
{
    return wide->words[i / 64] >> (i % 64) & 1;
}

// -- making and looking --------------------------------------------------------------------------

void
bs_wide_set(BsWide *wide, guint32 width, gint64 value)
{
    wide->width = width;
    for (guint32 i = 0; i < n_words(wide); i++)
        wide->words[i] = i == 0 ? (guint64)value : value < 0 ? G_MAXUINT64 : 0;
    cut(wide);
}

void
bs_wide_resize(BsWide *wide, guint32 width, gboolean is_signed)
{
    const guint32 old = wide->width, old_words = n_words(wide);
    const guint64 fill = is_signed && bs_wide_is_negative(wide) ? G_MAXUINT64 : 0;
    if (old % 64)
        wide->words[old / 64] |= fill << (old % 64);
    wide->width = width;
    for (guint32 i = old_words; i < n_words(wide); i++)
        wide->words[i] = fill;
    cut(wide);
}

gboolean
bs_wide_is_negative(const BsWide *wide)
{
    return wide->width && bit(wide, wide->width - 1);
}

gboolean
bs_wide_is(const BsWide *wide, gint64 value)
{
    BsWide other;
    bs_wide_set(&other, wide->width, value);
    return bs_wide_compare(wide, &other, FALSE) == 0;
}

guint32
bs_wide_n_bits(const BsWide *wide)
{
    for (guint32 i = n_words(wide); i-- > 0;)
        if (wide->words[i])
            return 64 * i + 64 - (guint32)__builtin_clzll(wide->words[i]);
    return 0;
}

guint32
bs_wide_n_trailing_zeros(const BsWide *wide)
{
    for (guint32 i = 0; i < n_words(wide); i++)
        if (wide->words[i])
            return 64 * i + (guint32)__builtin_ctzll(wide->words[i]);
    return wide->width;
}

guint32
bs_wide_n_ones(const BsWide *wide)
{
    guint32 n = 0;
    for (guint32 i = 0; i < n_words(wide); i++)
        n += (guint32)__builtin_popcountll(wide->words[i]);
    return n;
}

gint
bs_wide_compare(const BsWide *a, const BsWide *b, gboolean is_signed)
{
    if (is_signed && bs_wide_is_negative(a) != bs_wide_is_negative(b))
        return bs_wide_is_negative(a) ? -1 : 1;
    for (guint32 i = n_words(a); i-- > 0;)
        if (a->words[i] != b->words[i])
            return a->words[i] < b->words[i] ? -1 : 1;
    return 0;
}

// -- sums and products ---------------------------------------------------------------------------

// a + b, or with `flip` set to all ones a + ~b, and the carry.
static void
add_words(BsWide *result, const BsWide *a, const BsWide *b, guint64 flip, gboolean carry)
{
    result->width = a->width;
    for (guint32 i = 0; i < n_words(result); i++) {
        const unsigned __int128 sum =
            (unsigned __int128)a->words[i] + (b->words[i] ^ flip) + (guint64)carry;
        result->words[i] = (guint64)sum;
        carry = (gboolean)(sum >> 64);
    }
    cut(result);
}

void
bs_wide_add(BsWide *result, const BsWide *a, const BsWide *b)
{
    add_words(result, a, b, 0, FALSE);
}

void
bs_wide_subtract(BsWide *result, const BsWide *a, const BsWide *b)
{
    add_words(result, a, b, G_MAXUINT64, TRUE);
}

void
bs_wide_negate(BsWide *result, const BsWide *a)
{
    BsWide zero;
    bs_wide_set(&zero, a->width, 0);
    bs_wide_subtract(result, &zero, a);
}

void
bs_wide_multiply(BsWide *result, const BsWide *a, const BsWide *b)
{
    BsWide product;
    bs_wide_set(&product, a->width, 0);
    const guint32 n = n_words(a);
    for (guint32 i = 0; i < n; i++) {
        guint64 carry = 0;
        for (guint32 k = 0; i + k < n; k++) {
            const unsigned __int128 sum =
                (unsigned __int128)a->words[i] * b->words[k] + product.words[i + k] + carry;
            product.words[i + k] = (guint64)sum;
            carry = (guint64)(sum >> 64);
        }
    }
    cut(&product);
    *result = product;
}

// Bit by bit, as on paper.
void
bs_wide_divide(BsWide *quotient, BsWide *remainder, const BsWide *a, const BsWide *b)
{
    const guint32 width = a->width;
    BsWide rest, divisor = *b, result;
    bs_wide_set(&result, width, 0);
    bs_wide_set(&rest, MIN(width + 1, BS_WIDE_BITS), 0);
    bs_wide_resize(&divisor, rest.width, FALSE);
    for (guint32 i = bs_wide_n_bits(a); i-- > 0;) {
        bs_wide_shift_left(&rest, &rest, 1);
        rest.words[0] |= bit(a, i);
        if (bs_wide_compare(&rest, &divisor, FALSE) < 0)
            continue;
        bs_wide_subtract(&rest, &rest, &divisor);
        result.words[i / 64] |= G_GUINT64_CONSTANT(1) << (i % 64);
    }
    bs_wide_resize(&rest, width, FALSE);
    *quotient = result;
    *remainder = rest;
}

// -- bits ----------------------------------------------------------------------------------------

#define BITWISE(name, operator)                                           \
    void bs_wide_##name(BsWide *result, const BsWide *a, const BsWide *b) \
    {                                                                     \
        result->width = a->width;                                         \
        for (guint32 i = 0; i < n_words(result); i++)                     \
            result->words[i] = a->words[i] operator b->words[i];          \
    }
BITWISE(and, &)
BITWISE(or, |)
BITWISE(xor, ^)
#undef BITWISE

// The 64 bits from `at` on, which may lie outside, where `fill` is.
static guint64
bits_from(const BsWide *wide, gint64 at, guint64 fill)
{
    const gint64 n = n_words(wide), word = at >> 6;
    const guint32 shift = (guint32)(at & 63);
    const guint64 low = word < 0 ? 0 : word < n ? wide->words[word] : fill;
    const guint64 high = word + 1 < 0 ? 0 : word + 1 < n ? wide->words[word + 1] : fill;
    return shift ? low >> shift | high << (64 - shift) : low;
}

void
bs_wide_shift_left(BsWide *result, const BsWide *a, guint32 by)
{
    result->width = a->width;
    for (guint32 i = n_words(a); i-- > 0;)
        result->words[i] = bits_from(a, 64 * (gint64)i - by, 0);
    cut(result);
}

void
bs_wide_shift_right(BsWide *result, const BsWide *a, guint32 by, gboolean is_signed)
{
    BsWide from = *a;
    const guint64 fill = is_signed && bs_wide_is_negative(a) ? G_MAXUINT64 : 0;
    if (a->width % 64)
        from.words[a->width / 64] |= fill << (a->width % 64);
    result->width = a->width;
    for (guint32 i = 0; i < n_words(a); i++)
        result->words[i] = bits_from(&from, 64 * (gint64)i + by, fill);
    cut(result);
}

// -- digits --------------------------------------------------------------------------------------

gboolean
bs_wide_push_digit(BsWide *wide, guint64 factor, guint64 digit)
{
    unsigned __int128 carry = digit;
    for (guint32 i = 0; i < n_words(wide); i++) {
        carry += (unsigned __int128)wide->words[i] * factor;
        wide->words[i] = (guint64)carry;
        carry >>= 64;
    }
    const guint64 top = n_words(wide) ? wide->words[n_words(wide) - 1] : 0;
    cut(wide);
    return carry == 0 && (!wide->width || top == wide->words[n_words(wide) - 1]);
}

void
bs_wide_read(BsWide *wide, guint32 width, const char **text)
{
    const gboolean negative = **text == '-';
    const char *p = *text + negative;
    bs_wide_set(wide, width, 0);
    while (g_ascii_isdigit(*p))
        bs_wide_push_digit(wide, 10, (guint64)(*p++ - '0'));
    if (negative)
        bs_wide_negate(wide, wide);
    *text = p;
}

void
bs_wide_set_bytes(BsWide *wide, guint32 width, const guint8 *bytes, guint32 n_bytes)
{
    bs_wide_set(wide, width, 0);
    for (guint32 i = 0; i < MIN(n_bytes, 8 * n_words(wide)); i++)
        wide->words[i / 8] |= (guint64)bytes[i] << (8 * (i % 8));
    cut(wide);
}

void
bs_wide_append_bytes(const BsWide *wide, guint32 n_bytes, GString *out)
{
    static const char hex[] = "0123456789ABCDEF";
    for (guint32 i = 0; i < n_bytes; i++) {
        const guint64 byte = i / 8 < n_words(wide) ? wide->words[i / 8] >> (8 * (i % 8)) : 0;
        g_string_append_c(out, hex[byte >> 4 & 15]);
        g_string_append_c(out, hex[byte & 15]);
    }
}

void
bs_wide_append(const BsWide *wide, gboolean is_signed, GString *out)
{
    const guint64 chunk = G_GUINT64_CONSTANT(10000000000000000000);
    guint64 digits[BS_WIDE_WORDS + BS_WIDE_WORDS / 8];
    guint32 n_digits = 0;
    BsWide rest = *wide;
    if (is_signed && bs_wide_is_negative(wide)) {
        g_string_append_c(out, '-');
        bs_wide_negate(&rest, wide);
    }
    do {
        unsigned __int128 remainder = 0;
        for (guint32 i = n_words(&rest); i-- > 0;) {
            remainder = remainder << 64 | rest.words[i];
            rest.words[i] = (guint64)(remainder / chunk);
            remainder %= chunk;
        }
        digits[n_digits++] = (guint64)remainder;
    } while (bs_wide_n_bits(&rest));
    g_string_append_printf(out, "%" G_GUINT64_FORMAT, digits[n_digits - 1]);
    for (guint32 i = n_digits - 1; i-- > 0;)
        g_string_append_printf(out, "%019" G_GUINT64_FORMAT, digits[i]);
}
