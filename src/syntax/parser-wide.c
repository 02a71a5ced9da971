// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/parser-wide.h"

static gboolean
read_digits(BsWide *wide, const BsToken *token)
{
    const gboolean hex = bs_token_len(token) > 1 && token->start[1] == 'x';
    if (bs_token_len(token) > BS_WIDE_DIGITS)
        return FALSE;
    bs_wide_set(wide, 4 * (guint32)bs_token_len(token) + 1, 0); // room for a sign
    for (const char *p = token->start + (hex ? 2 : 0); p < token->end; p++)
        bs_wide_push_digit(wide, hex ? 16 : 10, (guint64)g_ascii_xdigit_value(*p));
    return TRUE;
}

// As upstream's buildAttributeAPInt, see parser_int_value().
gboolean
bs_wide_parse(BsWide *wide, const BsToken *token, gboolean negative, const BsType *type)
{
    const guint32 width = MIN(type->integer.width, BS_WIDE_BITS);
    if (!read_digits(wide, token))
        return FALSE;
    const guint32 length = bs_wide_n_bits(wide);
    if (length > width)
        return FALSE;
    if (negative) {
        // Of the numbers with as many bits as the type only the smallest one fits.
        if (!length || (length == width && bs_wide_n_ones(wide) != 1))
            return FALSE;
        bs_wide_negate(wide, wide);
    } else if (type->integer.sign == BS_SIGNED && length == width) {
        return FALSE;
    }
    bs_wide_resize(wide, width, TRUE);
    return TRUE;
}
