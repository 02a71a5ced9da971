// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `{-# dialect_resources: {...}, external_resources: {...} #-}` at the end of a file: what
// dense_resource attributes name, and what other tools left. Nothing here computes with them; they
// are kept, to be printed again.
#include "syntax/parser-private.h"

#include "ir/ir.h"
#include "syntax/printer.h"

#include <string.h>

enum { ALIGNMENT_DIGITS = 8 };

typedef gboolean (*ParseEntry)(BsParser *parser, const char *section, gboolean external);

// Entries up to `close`, which is consumed; one comma may follow the last.
static gboolean
parse_until(BsParser *parser, BsTokenKind close, const char *close_message, ParseEntry parse,
            const char *section, gboolean external)
{
    if (parser_consume_if(parser, close))
        return TRUE;
    do {
        if (!parse(parser, section, external))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, close, close_message);
}

static gboolean
parse_keyword(BsParser *parser, const char *message, const char **word)
{
    if (!parser_is(parser, BS_TOK_BARE))
        return parser_error(parser, "%s", message);
    *word = parser_spelling(parser, &parser->tok, 0);
    parser_consume(parser);
    return TRUE;
}

// The key of an entry; since 22 it may be a string.
static gboolean
parse_key(BsParser *parser, const char *message, const char **key)
{
    if (bs_context_upstream(parser->context) < BS_UPSTREAM_22 || !parser_is(parser, BS_TOK_STRING))
        return parse_keyword(parser, message, key);
    const GString *value = parser_string_value(parser, &parser->tok);
    *key = bs_context_string_n(parser->context, value->str, value->len);
    parser_consume(parser);
    return TRUE;
}

gboolean
parser_resource_key(BsParser *parser, const char **key)
{
    return parse_key(parser, "expected identifier key for 'resource' entry", key);
}

// -- values ---------------------------------------------------------------------------------------

// "0x", the alignment in four bytes, lowest first, and the data.
static gboolean
check_blob(BsParser *parser, const char *at, const char *key, const char *digits, gsize n)
{
    for (gsize i = 0; i < n; i++) {
        if (!g_ascii_isxdigit(digits[i]))
            n = 1; // as wrong as a digit too few
    }
    if (n % 2)
        return parser_error_at(parser, at, "expected hex string blob for key '%s'", key);
    if (n < ALIGNMENT_DIGITS)
        return parser_error_at(
            parser, at,
            "expected hex string blob for key '%s' to encode alignment in first 4 bytes", key);
    guint32 alignment = 0;
    for (guint i = 0; i < ALIGNMENT_DIGITS; i += 2)
        alignment |=
            (guint32)(g_ascii_xdigit_value(digits[i]) << 4 | g_ascii_xdigit_value(digits[i + 1]))
            << (4 * i);
    if (alignment && (alignment & (alignment - 1)))
        return parser_error_at(parser, at,
                               "expected hex string blob for key '%s' to encode alignment in first "
                               "4 bytes, but got non-power-of-2 value: %u",
                               key, alignment);
    return TRUE;
}

// The value as it will be printed; hexadecimal digits in upper case.
static const char *
parse_value(BsParser *parser, const char *key, gboolean external)
{
    const BsToken token = parser->tok;
    const gboolean is_bool =
        parser_is_keyword(parser, "true") || parser_is_keyword(parser, "false");
    const gboolean is_value = is_bool || parser_is(parser, BS_TOK_STRING);
    parser_consume(parser); // upstream looks at the value when it has read what follows
    if (!is_value) {
        parser_error_at(parser, token.start,
                        external ? "expected string value for key '%s'"
                                 : "expected hex string blob for key '%s'",
                        key);
        return NULL;
    }
    const gsize len = bs_token_len(&token);
    char *text = bs_arena_strndup(&parser->ir->arena, token.start, len);
    if (g_str_has_prefix(text, "\"0x")) {
        if (!check_blob(parser, token.start, key, text + 3, len - 4))
            return NULL;
        for (char *p = text + 3; *p; p++)
            *p = g_ascii_toupper(*p);
        if (len == sizeof "\"0x00000000\"" - 1) // without data there is nothing to align
            memset(text + 3, '0', ALIGNMENT_DIGITS);
    } else if (!external) {
        parser_error_at(parser, token.start, "expected hex string blob for key '%s'", key);
        return NULL;
    } else if (!is_bool) { // escaped as upstream does
        const GString *value = parser_string_value(parser, &token);
        g_autofree char *quoted =
            bs_attr_to_string(bs_attr_string(parser->context, value->str, value->len));
        text = bs_arena_strndup(&parser->ir->arena, quoted, strlen(quoted));
    }
    return text;
}

// -- entries --------------------------------------------------------------------------------------

// Attributes that are read here name resources of builtin alone.
static gboolean
can_be_named(const char *dialect)
{
    return strcmp(dialect, "builtin") == 0;
}

// Of the dialects that mlir-opt knows, test has resources as well.
static gboolean
has_resources(const char *dialect)
{
    return can_be_named(dialect) || strcmp(dialect, "test") == 0;
}

// `key: value`
static gboolean
parse_entry(BsParser *parser, const char *section, gboolean external)
{
    const char *key = NULL;
    if (!parse_key(parser,
                   external ? "expected identifier key for 'external_resources' entry"
                            : "expected identifier key for 'resource' entry",
                   &key))
        return FALSE;
    const char *text;
    if (!parser_expect(parser, BS_TOK_COLON, "expected ':'") ||
        !(text = parse_value(parser, key, external)))
        return FALSE;
    const BsFileResource resource = {external, section, key, text};
    if (external || can_be_named(section))
        bs_ir_add_resource(parser->ir, &resource);
    return TRUE;
}

// `name: { ... }`
static gboolean
parse_section(BsParser *parser, const char *unused G_GNUC_UNUSED, gboolean external)
{
    const char *at = parser->tok.start, *name = "";
    if (!parse_keyword(parser, "expected identifier key for 'resource' entry", &name) ||
        !parser_expect(parser, BS_TOK_COLON, "expected ':'") ||
        !parser_expect(parser, BS_TOK_L_BRACE, "expected '{'"))
        return FALSE;
    if (!external && !parser_is_dialect_known(parser, name, strlen(name)))
        return parser_error_at(parser, at, "dialect '%s' is unknown", name);
    if (!external && !has_resources(name))
        return parser_error(parser, "unexpected 'resource' section for dialect '%s'", name);
    return parse_until(parser, BS_TOK_R_BRACE, "expected ',' or '}'", parse_entry, name, external);
}

static gboolean
parse_part(BsParser *parser, const char *unused G_GNUC_UNUSED, gboolean nothing G_GNUC_UNUSED)
{
    const char *at = parser->tok.start, *key = "";
    if (!parse_keyword(parser, "expected identifier key in file metadata dictionary", &key) ||
        !parser_expect(parser, BS_TOK_COLON, "expected ':'"))
        return FALSE;
    const gboolean external = strcmp(key, "external_resources") == 0;
    if (!external && strcmp(key, "dialect_resources") != 0)
        return parser_error_at(parser, at, "unknown key '%s' in file metadata dictionary", key);
    return parser_expect(parser, BS_TOK_L_BRACE, "expected '{'") &&
           parse_until(parser, BS_TOK_R_BRACE, "expected ',' or '}'", parse_section, NULL,
                       external);
}

gboolean
parser_metadata(BsParser *parser)
{
    parser_consume(parser);
    return parse_until(parser, BS_TOK_METADATA_END, "expected ',' or '#-}'", parse_part, NULL,
                       FALSE);
}
