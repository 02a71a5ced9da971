// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of textual MLIR. A token points into the text, nothing is copied. Keywords are bare
// identifiers here: the few places that care compare the spelling.
#pragma once

#include "ir/diag.h"

typedef enum BsTokenKind {
    BS_TOK_EOF,
    BS_TOK_ERROR, // reported already
    BS_TOK_BARE,  // also keywords and integer types
    BS_TOK_AT,    // @symbol, @"sym bol"
    BS_TOK_HASH,
    BS_TOK_PERCENT,
    BS_TOK_CARET,
    BS_TOK_EXCLAMATION,
    BS_TOK_INTEGER,
    BS_TOK_FLOAT,
    BS_TOK_STRING,
    BS_TOK_ARROW,
    BS_TOK_COLON,
    BS_TOK_COMMA,
    BS_TOK_ELLIPSIS,
    BS_TOK_EQUAL,
    BS_TOK_GREATER,
    BS_TOK_LESS,
    BS_TOK_L_BRACE,
    BS_TOK_R_BRACE,
    BS_TOK_L_PAREN,
    BS_TOK_R_PAREN,
    BS_TOK_L_SQUARE,
    BS_TOK_R_SQUARE,
    BS_TOK_MINUS,
    BS_TOK_PLUS,
    BS_TOK_QUESTION,
    BS_TOK_STAR,
    BS_TOK_BAR,
    BS_TOK_SLASH,          // since 22
    BS_TOK_METADATA_BEGIN, // {-#
    BS_TOK_METADATA_END,   // #-}
} BsTokenKind;

typedef struct BsToken {
    BsTokenKind kind;
    guint32 line; // from 1
    const char *start, *end;
    const char *line_start;
} BsToken;

typedef struct BsLexer {
    const char *text, *limit; // *limit is NUL
    const char *at;
    const char *line_start;
    guint32 line;
    guint32 first_line; // added to the lines of locations
    BsDiags *diags;
    gboolean has_slashes; // `/` is a token; set behind bs_lexer_init()
} BsLexer;

/* Starts at the beginning of `text`, whose byte number `len` must be NUL. */
void bs_lexer_init(BsLexer *lexer, const char *text, gsize len, guint32 first_line, BsDiags *diags);

/* Reads the next token. Text that is no token is reported to `diags` and gives BS_TOK_ERROR. */
void bs_lexer_next(BsLexer *lexer, BsToken *token);

/* Goes on at `at`, which is `token`'s start or behind it. */
void bs_lexer_seek(BsLexer *lexer, const BsToken *token, const char *at);

// Classes of characters: what may start and continue a bare identifier, and what a prefixed one
// (%a-b).
enum {
    BS_CHAR_ALPHA = 1,
    BS_CHAR_DIGIT = 2,
    BS_CHAR_BARE = 4,
    BS_CHAR_PREFIXED = 8,
    BS_CHAR_HEX = 16,
    BS_CHAR_BLANK = 32, // may be no part of a token
};
extern const guint8 bs_lexer_classes[256];

/* Whether the character is of one of the classes. */
static inline gboolean
bs_lexer_is(char c, guint8 class)
{
    return (bs_lexer_classes[(guchar)c] & class) != 0;
}

/* The end of the characters from `at` on that may stand in the name of a value. */
static inline const char *
bs_lexer_name_end(const char *at)
{
    while (bs_lexer_is(*at, BS_CHAR_PREFIXED))
        at++;
    return at;
}

/* The location of a place in the text; walks the text before it, for errors only. */
BsLoc bs_lexer_loc_at(const BsLexer *lexer, const char *at);

/* Length of the token's text in bytes. */
static inline guint32
bs_token_len(const BsToken *token)
{
    return (guint32)(token->end - token->start);
}

/* The location of a token, as diagnostics have it. */
static inline BsLoc
bs_lexer_loc(const BsLexer *lexer, const BsToken *token)
{
    return (BsLoc){.line = token->line + lexer->first_line,
                   .column = (guint32)(token->start - token->line_start) + 1};
}

/* Appends the value of a string token, or of an @"symbol" token, with escapes resolved, to `out`.
 */
void bs_token_string(const BsToken *token, GString *out);

/* The value of an integer token, decimal or 0x hexadecimal; FALSE when it does not fit in 64 bits.
 */
gboolean bs_token_uint64(const BsToken *token, guint64 *value);

/* Whether upstream, until 22, takes the integer token of that value behind a minus for 64 bits: it
   gives four bits to each digit, one more where those look negative, and compares all of them. */
gboolean bs_token_may_be_negative(const BsToken *token, guint64 magnitude);

/* Whether the token is `i32`, `si8`, `ui16`, ...: an integer type. */
gboolean bs_token_is_int_type(const BsToken *token);
