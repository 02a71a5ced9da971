// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of more bits than a word of the machine: two's complement, lowest word first. A result
// may be one of the operands; the operands of one operation have the same width.
#pragma once

#include <glib.h>

enum {
    BS_WIDE_WORDS = 80,
    BS_WIDE_BITS = 64 * BS_WIDE_WORDS,
};

typedef struct BsWide {
    guint32 width;                // 0 to BS_WIDE_BITS
    guint64 words[BS_WIDE_WORDS]; // bits from the width on are 0; words behind the last are not set
} BsWide;

void bs_wide_set(BsWide *wide, guint32 width, gint64 value); // sign-extended, or cut
/* Makes it wider or cuts it. */
void bs_wide_resize(BsWide *wide, guint32 width, gboolean is_signed);

gboolean bs_wide_is_negative(const BsWide *wide); // whether its uppermost bit is set
/* Whether it is that number, cut to its width. */
gboolean bs_wide_is(const BsWide *wide, gint64 value);
/* Bits up to the highest one that is set, those below the lowest (all, when none is), all that
   are. */
guint32 bs_wide_n_bits(const BsWide *wide);
guint32 bs_wide_n_trailing_zeros(const BsWide *wide);
guint32 bs_wide_n_ones(const BsWide *wide);
/* Less than 0, 0, or more. */
gint bs_wide_compare(const BsWide *a, const BsWide *b, gboolean is_signed);

/* What does not fit is cut. */
void bs_wide_add(BsWide *result, const BsWide *a, const BsWide *b);
void bs_wide_subtract(BsWide *result, const BsWide *a, const BsWide *b);
void bs_wide_multiply(BsWide *result, const BsWide *a, const BsWide *b);
void bs_wide_negate(BsWide *result, const BsWide *a);
/* Without a sign; `b` is not 0. */
void bs_wide_divide(BsWide *quotient, BsWide *remainder, const BsWide *a, const BsWide *b);
void bs_wide_and(BsWide *result, const BsWide *a, const BsWide *b);
void bs_wide_or(BsWide *result, const BsWide *a, const BsWide *b);
void bs_wide_xor(BsWide *result, const BsWide *a, const BsWide *b);
void bs_wide_shift_left(BsWide *result, const BsWide *a, guint32 by);
void bs_wide_shift_right(BsWide *result, const BsWide *a, guint32 by, gboolean is_signed);

/* `wide * factor + digit`; FALSE when that does not fit. */
gboolean bs_wide_push_digit(BsWide *wide, guint64 factor, guint64 digit);
/* A decimal number of that width at `*text`, which is moved behind it. */
void bs_wide_read(BsWide *wide, guint32 width, const char **text);
/* From little-endian bytes. */
void bs_wide_set_bytes(BsWide *wide, guint32 width, const guint8 *bytes, guint32 n_bytes);
/* That many bytes, the lowest first, two hexadecimal digits each. */
void bs_wide_append_bytes(const BsWide *wide, guint32 n_bytes, GString *out);
/* Decimal digits, with a `-` for a negative number where it has a sign. */
void bs_wide_append(const BsWide *wide, gboolean is_signed, GString *out);
