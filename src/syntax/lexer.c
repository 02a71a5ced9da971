// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/lexer.h"

#include <string.h>

#define ALPHA (BS_CHAR_ALPHA | BS_CHAR_BARE | BS_CHAR_PREFIXED)
#define HEXA (ALPHA | BS_CHAR_HEX)
#define DIGIT (BS_CHAR_DIGIT | BS_CHAR_BARE | BS_CHAR_PREFIXED | BS_CHAR_HEX)
const guint8 bs_lexer_classes[256] = {
    ['a' ... 'f'] = HEXA,
    ['g' ... 'z'] = ALPHA,
    ['A' ... 'F'] = HEXA,
    ['G' ... 'Z'] = ALPHA,
    ['0' ... '9'] = DIGIT,
    ['_'] = BS_CHAR_BARE | BS_CHAR_PREFIXED,
    ['$'] = BS_CHAR_BARE | BS_CHAR_PREFIXED,
    ['.'] = BS_CHAR_BARE | BS_CHAR_PREFIXED,
    ['-'] = BS_CHAR_PREFIXED,
    [' '] = BS_CHAR_BLANK,
    ['\t'] = BS_CHAR_BLANK,
    ['\r'] = BS_CHAR_BLANK,
    ['\n'] = BS_CHAR_BLANK,
    ['\0'] = BS_CHAR_BLANK,
    ['/'] = BS_CHAR_BLANK,
};

void
bs_lexer_init(BsLexer *lexer, const char *text, gsize len, guint32 first_line, BsDiags *diags)
{
    *lexer = (BsLexer){.text = text,
                       .limit = text + len,
                       .at = text,
                       .line_start = text,
                       .line = 1,
                       .first_line = first_line,
                       .diags = diags};
}

BsLoc
bs_lexer_loc_at(const BsLexer *lexer, const char *at)
{
    guint32 line = 1;
    const char *start = lexer->text;
    for (const char *p = start; (p = memchr(p, '\n', (gsize)(at - p))); start = p)
        p++, line++;
    return (BsLoc){line + lexer->first_line, (guint32)(at - start) + 1};
}

void
bs_lexer_seek(BsLexer *lexer, const BsToken *token, const char *at)
{
    lexer->line = token->line;
    lexer->line_start = token->line_start;
    for (const char *p = token->start; (p = memchr(p, '\n', (gsize)(at - p)));) {
        lexer->line++;
        lexer->line_start = ++p;
    }
    lexer->at = at;
}

static void
form(BsLexer *lexer, BsToken *token, BsTokenKind kind, const char *end)
{
    token->kind = kind;
    token->end = end;
    lexer->at = end;
}

// As upstream's, the token begins where the error is.
static void
fail(BsLexer *lexer, BsToken *token, const char *at, const char *message)
{
    bs_diags_error(lexer->diags, bs_lexer_loc_at(lexer, at), "%s", message);
    token->start = at;
    form(lexer, token, BS_TOK_ERROR, MIN(at + 1, lexer->limit));
}

// A string literal whose opening quote is before `p`. Returns FALSE after an error.
static gboolean
lex_string(BsLexer *lexer, BsToken *token, const char *p, BsTokenKind kind)
{
    for (;; p++) {
        switch (*p) {
        case '"':
            form(lexer, token, kind, p + 1);
            return TRUE;
        case '\0':
            if (p != lexer->limit)
                continue;
            // fall through
        case '\n':
        case '\v':
        case '\f':
            fail(lexer, token, p, "expected '\"' in string literal");
            return FALSE;
        case '\\':
            if (p[1] == '"' || p[1] == '\\' || p[1] == 'n' || p[1] == 't') {
                p++;
            } else if (bs_lexer_is(p[1], BS_CHAR_HEX) && bs_lexer_is(p[2], BS_CHAR_HEX)) {
                p += 2;
            } else {
                fail(lexer, token, p, "unknown escape in string literal");
                return FALSE;
            }
        }
    }
}

static void
lex_at(BsLexer *lexer, BsToken *token, const char *p)
{
    if (*p == '"') {
        lex_string(lexer, token, p + 1, BS_TOK_AT);
        return;
    }
    if (!bs_lexer_is(*p, BS_CHAR_ALPHA) && *p != '_') {
        fail(lexer, token, p, "@ identifier expected to start with letter or '_'");
        return;
    }
    while (bs_lexer_is(*p, BS_CHAR_BARE))
        p++;
    form(lexer, token, BS_TOK_AT, p);
}

static void
lex_prefixed(BsLexer *lexer, BsToken *token, const char *p, BsTokenKind kind, const char *message)
{
    if (bs_lexer_is(*p, BS_CHAR_DIGIT)) {
        while (bs_lexer_is(*p, BS_CHAR_DIGIT))
            p++;
    } else if (bs_lexer_is(*p, BS_CHAR_PREFIXED)) {
        while (bs_lexer_is(*p, BS_CHAR_PREFIXED))
            p++;
    } else {
        fail(lexer, token, p - 1, message);
        return;
    }
    form(lexer, token, kind, p);
}

static void
lex_number(BsLexer *lexer, BsToken *token, const char *p)
{
    if (p[0] == '0' && p[1] == 'x') {
        p++;
        if (bs_lexer_is(p[1], BS_CHAR_HEX)) // else `0xi32`, which is `0` followed by `xi32`
            for (p++; bs_lexer_is(*p, BS_CHAR_HEX); p++)
                ;
        form(lexer, token, BS_TOK_INTEGER, p);
        return;
    }
    while (bs_lexer_is(*p, BS_CHAR_DIGIT))
        p++;
    if (*p != '.') {
        form(lexer, token, BS_TOK_INTEGER, p);
        return;
    }
    for (p++; bs_lexer_is(*p, BS_CHAR_DIGIT); p++)
        ;
    if (*p == 'e' || *p == 'E') {
        const char *q = p + 1 + (p[1] == '-' || p[1] == '+');
        if (bs_lexer_is(*q, BS_CHAR_DIGIT)) {
            for (p = q; bs_lexer_is(*p, BS_CHAR_DIGIT); p++)
                ;
        }
    }
    form(lexer, token, BS_TOK_FLOAT, p);
}

// Skips white space, comments and stray NULs; returns the first character of the token.
static const char *
skip_space(BsLexer *lexer, const char *p)
{
    for (;; p++) {
        while (*p == ' ')
            p++;
        switch (*p) {
        case '\t':
        case '\r':
            continue;
        case '\n':
            lexer->line++;
            lexer->line_start = p + 1;
            continue;
        case '\0':
            if (p == lexer->limit)
                return p;
            continue;
        case '/':
            if (p[1] != '/')
                return p;
            while (*p != '\n' && *p != '\r' && p != lexer->limit)
                p++;
            p--;
            continue;
        default:
            return p;
        }
    }
}

static const guint8 punctuation[128] = {
    [':'] = BS_TOK_COLON,    [','] = BS_TOK_COMMA,    ['('] = BS_TOK_L_PAREN,
    [')'] = BS_TOK_R_PAREN,  ['}'] = BS_TOK_R_BRACE,  ['['] = BS_TOK_L_SQUARE,
    ['<'] = BS_TOK_LESS,     [']'] = BS_TOK_R_SQUARE, ['>'] = BS_TOK_GREATER,
    ['='] = BS_TOK_EQUAL,    ['+'] = BS_TOK_PLUS,     ['*'] = BS_TOK_STAR,
    ['?'] = BS_TOK_QUESTION, ['|'] = BS_TOK_BAR,
};

// The characters that need a look at what follows. Apart from the others, which are most, so that
// those need no room for what is done here.
static G_NO_INLINE void
lex_special(BsLexer *lexer, BsToken *token, const char *p)
{
    if (bs_lexer_is(*p, BS_CHAR_DIGIT)) {
        lex_number(lexer, token, p);
        return;
    }
    switch (*p) {
    case '\0':
        form(lexer, token, BS_TOK_EOF, p);
        return;
    case '.':
        if (p[1] == '.' && p[2] == '.')
            form(lexer, token, BS_TOK_ELLIPSIS, p + 3);
        else
            fail(lexer, token, p + 1, "expected three consecutive dots for an ellipsis");
        return;
    case '{':
        if (p[1] == '-' && p[2] == '#')
            form(lexer, token, BS_TOK_METADATA_BEGIN, p + 3);
        else
            form(lexer, token, BS_TOK_L_BRACE, p + 1);
        return;
    case '-':
        if (p[1] == '>')
            form(lexer, token, BS_TOK_ARROW, p + 2);
        else
            form(lexer, token, BS_TOK_MINUS, p + 1);
        return;
    case '@':
        lex_at(lexer, token, p + 1);
        return;
    case '#':
        if (p[1] == '-' && p[2] == '}')
            form(lexer, token, BS_TOK_METADATA_END, p + 3);
        else
            lex_prefixed(lexer, token, p + 1, BS_TOK_HASH, "invalid attribute name");
        return;
    case '!':
        lex_prefixed(lexer, token, p + 1, BS_TOK_EXCLAMATION, "invalid type identifier");
        return;
    case '^':
        lex_prefixed(lexer, token, p + 1, BS_TOK_CARET, "invalid block name");
        return;
    case '"':
        lex_string(lexer, token, p + 1, BS_TOK_STRING);
        return;
    case '/':
        if (lexer->has_slashes) {
            form(lexer, token, BS_TOK_SLASH, p + 1);
            return;
        }
        G_GNUC_FALLTHROUGH;
    default:
        fail(lexer, token, p, "unexpected character");
    }
}

void
bs_lexer_next(BsLexer *lexer, BsToken *token)
{
    const char *p = lexer->at;
    p += *p == ' '; // what stands between most tokens, if anything does
    if (bs_lexer_is(*p, BS_CHAR_BLANK))
        p = skip_space(lexer, p);
    token->start = p;
    token->line = lexer->line;
    token->line_start = lexer->line_start;
    guchar c = (guchar)*p;
    if (c == '%') {
        lex_prefixed(lexer, token, p + 1, BS_TOK_PERCENT, "invalid SSA name");
    } else if (bs_lexer_is(*p, BS_CHAR_ALPHA) || c == '_') {
        while (bs_lexer_is(*p, BS_CHAR_BARE))
            p++;
        form(lexer, token, BS_TOK_BARE, p);
    } else if (c < 128 && punctuation[c]) {
        form(lexer, token, (BsTokenKind)punctuation[c], p + 1);
    } else {
        lex_special(lexer, token, p);
    }
}

// -- values of tokens -----------------------------------------------------------------------------

void
bs_token_string(const BsToken *token, GString *out)
{
    const char *p = token->start;
    if (*p == '@' && p[1] != '"') {
        g_string_append_len(out, p + 1, token->end - p - 1);
        return;
    }
    p += *p == '@' ? 2 : 1;
    for (const char *end = token->end - 1; p < end; p++) {
        const char *escape = memchr(p, '\\', (gsize)(end - p));
        g_string_append_len(out, p, (escape ? escape : end) - p);
        if (!escape)
            return;
        p = escape + 1;
        if (*p == '"' || *p == '\\') {
            g_string_append_c(out, *p);
        } else if (*p == 'n' || *p == 't') {
            g_string_append_c(out, *p == 'n' ? '\n' : '\t');
        } else {
            g_string_append_c(out,
                              (char)(g_ascii_xdigit_value(p[0]) * 16 + g_ascii_xdigit_value(p[1])));
            p++;
        }
    }
}

gboolean
bs_token_uint64(const BsToken *token, guint64 *value)
{
    enum { SURE = 19 }; // decimal digits that always fit
    const char *p = token->start;
    guint64 base = 10, result = 0;
    if (token->end - p > 1 && p[1] == 'x') {
        base = 16;
        p += 2;
    } else if (token->end - p <= SURE) {
        for (; p < token->end; p++)
            result = result * 10 + (guint64)(*p - '0');
        *value = result;
        return TRUE;
    }
    for (; p < token->end; p++) {
        guint64 digit = (guint64)g_ascii_xdigit_value(*p);
        if (__builtin_mul_overflow(result, base, &result) ||
            __builtin_add_overflow(result, digit, &result))
            return FALSE;
    }
    *value = result;
    return TRUE;
}

gboolean
bs_token_may_be_negative(const BsToken *token, guint64 magnitude)
{
    const char *digit = token->start + (bs_token_len(token) > 1 && token->start[1] == 'x' ? 2 : 0);
    while (digit < token->end && *digit == '0')
        digit++;
    return token->end - digit < 16 || (token->end - digit == 16 && magnitude <= G_MAXINT64);
}

gboolean
bs_token_is_int_type(const BsToken *token)
{
    const char *p = token->start;
    if (token->kind != BS_TOK_BARE)
        return FALSE;
    if (*p == 's' || *p == 'u')
        p++;
    if (*p++ != 'i' || p == token->end)
        return FALSE;
    while (p < token->end && bs_lexer_is(*p, BS_CHAR_DIGIT))
        p++;
    return p == token->end;
}
