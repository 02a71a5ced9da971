// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The literals of dense elements as they stand in the text, and what is made of those that no fold
// computes with: complex numbers, strings, numbers over 64 bits and sparse elements are kept as
// their text, with their type.
#pragma once

#include "syntax/parser-private.h"

enum { MAX_LISTS = 64 }; // lists in one another

typedef struct Literal {
    gboolean negative;
    BsToken token;
} Literal;

typedef struct Dense {
    BS_VEC(Literal) literals;
    gint64 shape[MAX_LISTS]; // inferred from the brackets
    guint rank;              // 0: no brackets
    gboolean is_hex;         // the one literal is a string: hex digits, or the string itself
    gboolean has_pairs;      // `(a, b)`: two literals for one element
} Dense;

void parser_dense_init(Dense *dense);

/* A literal or a list of them, without the `>` behind it. */
gboolean parser_dense_literal(BsParser *parser, Dense *dense);

/* `: type` (or `hint`), static and shaped; NULL after an error. `start`: of the attribute, which is
   the place of errors since 22. */
const BsType *parser_dense_type(BsParser *parser, const BsType *hint, const char *start);

/* Checks the inferred shape against the type's. */
gboolean parser_dense_check_shape(BsParser *parser, const Dense *dense, const char *at,
                                  const BsType *type, gint64 n);

/* Literals of a type whose elements are numbers of at most 64 bits; NULL after an error. */
const BsAttr *parser_dense_numbers(BsParser *parser, const Dense *dense, const BsType *type,
                                   gint64 n);

/* The same where they are one string of hex digits; `at` as below. */
const BsAttr *parser_dense_hex(BsParser *parser, const Dense *dense, const char *at,
                               const BsType *type, gint64 n);

/* Whether elements of the type are kept as text. */
gboolean parser_dense_is_text(const BsType *type);

/* Literals of such a type with `n` elements; `at` is the place of errors about the type. */
const BsAttr *parser_dense_text(BsParser *parser, const Dense *dense, const char *at,
                                const BsType *type, gint64 n);

/* A literal that is no float stands where one has to. Returns FALSE. */
gboolean parser_dense_no_float(BsParser *parser, const BsToken *token);

/* Bytes of a hex string; NULL after the error that it is none. Free with g_free(). */
guint8 *parser_dense_bytes(BsParser *parser, const Dense *dense, gsize *n_bytes);
