// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer literals of more than 64 bits: sign and magnitude, lowest word first.
#pragma once

#include "ir/type.h"
#include "syntax/lexer.h"

enum {
    BS_WIDE_DIGITS = 1200, // a literal of more digits is out of range
    BS_WIDE_WORDS = 80,
};

typedef struct BsWide {
    gboolean negative;
    guint32 n;
    guint64 words[BS_WIDE_WORDS];
} BsWide;

/* Reads an integer token as a value of the integer type; FALSE when it is out of range. */
gboolean bs_wide_parse(BsWide *wide, const BsToken *token, gboolean negative, const BsType *type);

/* The value that little-endian bytes (at most 8 * BS_WIDE_WORDS) are in the integer type. */
void bs_wide_set_bytes(BsWide *wide, const guint8 *bytes, guint32 n_bytes, const BsType *type);

/* Whether it fits in 64 bits with a sign; then into `*value`. */
gboolean bs_wide_is_small(const BsWide *wide, gint64 *value);

/* Appends it in decimal. */
void bs_wide_append(const BsWide *wide, GString *out);
