// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of more than 64 bits. They are read, checked and written; nothing computes with them, so
// those that do not fit in 64 bits are kept as decimal text.
#include "syntax/parser-wide.h"

#include <string.h>

static void
multiply_add(BsWide *wide, guint64 factor, guint64 add)
{
    unsigned __int128 carry = add;
    for (guint32 i = 0; i < wide->n; i++) {
        carry += (unsigned __int128)wide->words[i] * factor;
        wide->words[i] = (guint64)carry;
        carry >>= 64;
    }
    if (carry && wide->n < G_N_ELEMENTS(wide->words))
        wide->words[wide->n++] = (guint64)carry;
}

static guint32
bit_length(const BsWide *wide)
{
    for (guint32 i = wide->n; i-- > 0;) {
        if (wide->words[i])
            return 64 * i + 64 - (guint32)__builtin_clzll(wide->words[i]);
    }
    return 0;
}

static gboolean
is_power_of_two(const BsWide *wide)
{
    gint bits = 0;
    for (guint32 i = 0; i < wide->n; i++)
        bits += __builtin_popcountll(wide->words[i]);
    return bits == 1;
}

// 2^width - value.
static void
negate(BsWide *wide, guint32 width)
{
    const guint32 n = (width + 63) / 64;
    guint64 carry = 1;
    while (wide->n < n)
        wide->words[wide->n++] = 0;
    for (guint32 i = 0; i < n; i++) {
        wide->words[i] = ~wide->words[i] + carry;
        carry = carry && wide->words[i] == 0;
    }
    if (width % 64)
        wide->words[n - 1] &= (G_GUINT64_CONSTANT(1) << (width % 64)) - 1;
}

void
bs_wide_set_bytes(BsWide *wide, const guint8 *bytes, guint32 n_bytes, const BsType *type)
{
    memset(wide, 0, sizeof *wide);
    wide->n = (n_bytes + 7) / 8;
    for (guint32 i = 0; i < n_bytes; i++)
        wide->words[i / 8] |= (guint64)bytes[i] << (8 * (i % 8));
    if (type->integer.sign == BS_UNSIGNED || bit_length(wide) != type->integer.width)
        return;
    negate(wide, type->integer.width);
    wide->negative = TRUE;
}

// As upstream's buildAttributeAPInt, see parser_int_value().
gboolean
bs_wide_parse(BsWide *wide, const BsToken *token, gboolean negative, const BsType *type)
{
    const guint32 width = type->integer.width;
    const gboolean hex = bs_token_len(token) > 1 && token->start[1] == 'x';
    memset(wide, 0, sizeof *wide);
    if (bs_token_len(token) > BS_WIDE_DIGITS)
        return FALSE;
    for (const char *p = token->start + (hex ? 2 : 0); p < token->end; p++)
        multiply_add(wide, hex ? 16 : 10, (guint64)g_ascii_xdigit_value(*p));
    const guint32 length = bit_length(wide);
    if (negative) {
        // Of the numbers with as many bits as the type only the smallest one fits.
        wide->negative = TRUE;
        return length && (length < width || (length == width && is_power_of_two(wide)));
    }
    if (length > width || (type->integer.sign == BS_SIGNED && length == width))
        return FALSE;
    if (length == width && type->integer.sign == BS_SIGNLESS) {
        negate(wide, width);
        wide->negative = TRUE;
    }
    return TRUE;
}

gboolean
bs_wide_is_small(const BsWide *wide, gint64 *value)
{
    const guint32 length = bit_length(wide);
    if (length > 63)
        return FALSE;
    const gint64 magnitude = length ? (gint64)wide->words[0] : 0;
    *value = wide->negative ? -magnitude : magnitude;
    return TRUE;
}

void
bs_wide_append(const BsWide *wide, GString *out)
{
    const guint64 chunk = G_GUINT64_CONSTANT(10000000000000000000);
    guint64 digits[G_N_ELEMENTS(wide->words) + 8] = {0};
    guint32 n_digits = 0;
    BsWide rest = *wide;
    while (bit_length(&rest)) {
        unsigned __int128 remainder = 0;
        for (guint32 i = rest.n; i-- > 0;) {
            remainder = remainder << 64 | rest.words[i];
            rest.words[i] = (guint64)(remainder / chunk);
            remainder %= chunk;
        }
        digits[n_digits++] = (guint64)remainder;
    }
    if (wide->negative && n_digits)
        g_string_append_c(out, '-');
    g_string_append_printf(out, "%" G_GUINT64_FORMAT, n_digits ? digits[n_digits - 1] : 0);
    for (guint32 i = n_digits ? n_digits - 1 : 0; i-- > 0;)
        g_string_append_printf(out, "%019" G_GUINT64_FORMAT, digits[i]);
}
