// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect symbols (`!foo.bar<...>`, `#foo<...>`) and aliases, which types and attributes share.
// What stands between the angle brackets is balanced text.
#include "syntax/parser-private.h"

#include <string.h>

static gboolean
unbalanced(BsParser *parser, char open)
{
    return parser_error(parser, "unbalanced '%c' character in pretty dialect name", open);
}

// Skips a string literal inside a symbol's body; NULL after an error.
static const char *
skip_string(BsParser *parser, const char *at)
{
    parser_seek(parser, at);
    return parser_is(parser, BS_TOK_STRING) ? parser->tok.end : NULL;
}

// Finds the end of the balanced text that begins at the current token, `<`, and goes on behind it.
static const char *
skip_body(BsParser *parser)
{
    char open[BS_LIMIT_NESTING] = {'<'};
    guint depth = 1;
    const char *p = parser->tok.start + 1;
    while (depth > 0) {
        char c = *p++;
        switch (c) {
        case '\0':
            unbalanced(parser, open[depth - 1]);
            return NULL;
        case '<':
        case '[':
        case '(':
        case '{':
            if (depth == G_N_ELEMENTS(open)) {
                parser_nesting_error(parser);
                return NULL;
            }
            open[depth++] = c;
            break;
        case '-':
            p += *p == '>';
            break;
        case '>':
        case ']':
        case ')':
        case '}':
            if (open[depth - 1] != (c == ')' ? '(' : c - 2)) {
                unbalanced(parser, open[depth - 1]);
                return NULL;
            }
            depth--;
            break;
        case '"':
            if (!(p = skip_string(parser, p - 1)))
                return NULL;
            break;
        }
    }
    parser_seek(parser, p);
    parser->last_end = p;
    return p;
}

// Whether a symbol can be written as `!dialect.body` (upstream's
// isDialectSymbolSimpleEnoughForPrettyForm).
static gboolean
is_pretty(const char *body, gsize len)
{
    gsize i = 0;
    if (len == 0 || !g_ascii_isalpha(body[0]))
        return FALSE;
    while (i < len && (g_ascii_isalnum(body[i]) || body[i] == '.' || body[i] == '_'))
        i++;
    return i == len || (body[i] == '<' && body[len - 1] == '>');
}

static gboolean
unregistered_symbol(BsParser *parser, const char *at, char sigil, const char *name, gsize name_len,
                    const char *body, gsize body_len)
{
    const char *quote = sigil == '!' ? "`" : "";
    return parser_error_at(
        parser, at,
        "%s%c\"%.*s\"<\"%.*s\">%s%s created with unregistered dialect. If this is intended, please "
        "call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect "
        "with the MLIR opt tool used",
        quote, sigil, (int)name_len, name, (int)body_len, body, quote,
        sigil == '!' ? " type" : " : 'none' attribute");
}

gboolean
parser_dialect_symbol(BsParser *parser, GHashTable *aliases, gconstpointer *alias)
{
    BsToken token = parser->tok;
    const char *name = token.start + 1, *dot = memchr(name, '.', (gsize)(token.end - name));
    parser_consume(parser);
    gboolean has_body = parser_is(parser, BS_TOK_LESS) && parser->tok.start == token.end;
    *alias = NULL;
    if (!has_body && !dot) {
        *alias = g_hash_table_lookup(aliases, parser_spelling(parser, &token, 1));
        return *alias || parser_error_wrong_token(parser, "undefined symbol alias id '%.*s'",
                                                  (int)(token.end - name), name);
    }
    const char *end = token.end;
    if (has_body && !(end = skip_body(parser)))
        return FALSE;
    gsize name_len = (gsize)((dot ? dot : token.end) - name);
    const char *body = dot ? dot + 1 : token.end + 1, *body_end = dot ? end : end - 1;
    gsize body_len = (gsize)(body_end - body);
    if (!parser->allow_unregistered && !parser_is_dialect_known(parser, name, name_len))
        return unregistered_symbol(parser, dot ? body : token.start, *token.start, name, name_len,
                                   body, body_len);
    if (name_len == sizeof "builtin" - 1 && memcmp(name, "builtin", name_len) == 0)
        return parser_error_at(parser, body, "dialect 'builtin' provides no %s parsing hook",
                               *token.start == '!' ? "type" : "attribute");
    g_string_truncate(parser->buffer, 0);
    g_string_append_len(parser->buffer, token.start, (gssize)name_len + 1);
    gboolean pretty = is_pretty(body, body_len);
    g_string_append_c(parser->buffer, pretty ? '.' : '<');
    g_string_append_len(parser->buffer, body, (gssize)body_len);
    if (!pretty)
        g_string_append_c(parser->buffer, '>');
    return TRUE;
}
