// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What custom parse functions use (upstream's OpAsmParser): tokens, types and attributes, which go
// to the op that is being parsed. Its operands, successors and regions are in parser-asm-values.c.
#include "syntax/parser-private.h"

#include "ir/mutate.h"
#include "syntax/printer.h"

#include <string.h>

// -- state and errors -----------------------------------------------------------------------------

BsContext *
bs_parser_context(BsParser *parser)
{
    return parser->context;
}

BsIr *
bs_parser_ir(BsParser *parser)
{
    return parser->ir;
}

BsLoc
bs_parser_loc(BsParser *parser)
{
    return bs_lexer_loc(&parser->lexer, &parser->tok);
}

BsLoc
bs_parser_name_loc(BsParser *parser)
{
    return parser->frame->loc;
}

gboolean
bs_parser_error(BsParser *parser, BsLoc loc, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    if (parser->frame && parser->frame->custom)
        return parser_error_loc(parser, loc, "custom op '%s' %s", parser->frame->def->name, text);
    return parser_error_loc(parser, loc, "%s", text);
}

// Upstream's names of kinds of types.
static const char *const kind_names[] = {
    [BS_TYPE_INTEGER] = "integer", [BS_TYPE_INDEX] = "index",
    [BS_TYPE_COMPLEX] = "complex", [BS_TYPE_FUNCTION] = "function",
    [BS_TYPE_TUPLE] = "tuple",     [BS_TYPE_VECTOR] = "vector",
    [BS_TYPE_TENSOR] = "tensor",   [BS_TYPE_UNRANKED_TENSOR] = "unranked_tensor",
    [BS_TYPE_MEMREF] = "memref",   [BS_TYPE_UNRANKED_MEMREF] = "unranked_memref",
};

gboolean
bs_parser_error_class(BsParser *parser, BsLoc loc, const char *what, const char *name,
                      const BsType *type)
{
    if (bs_context_upstream(parser->context) < BS_UPSTREAM_22 || !name)
        return bs_parser_error(parser, loc, "invalid kind of %s specified", what);
    g_autofree char *found = bs_type_to_string(type);
    return bs_parser_error(
        parser, loc, "invalid kind of type specified: expected %s, but found '%s'", name, found);
}

gboolean
bs_parser_error_kind(BsParser *parser, BsLoc loc, guint32 kinds, const BsType *type)
{
    const guint32 kind = kinds ? (guint32)__builtin_ctz(kinds) : 0;
    const char *name = kind < G_N_ELEMENTS(kind_names) ? kind_names[kind] : NULL;
    g_autofree char *class = g_strconcat("builtin.", name, NULL);
    return bs_parser_error_class(parser, loc, "type", kinds == 1u << kind && name ? class : NULL,
                                 type);
}

gboolean
bs_parser_error_counts(BsParser *parser, BsLoc loc, gint64 n_operands, gint64 n_types)
{
    return bs_parser_error(parser, loc,
                           bs_context_upstream(parser->context) < BS_UPSTREAM_22
                               ? "%" G_GINT64_FORMAT
                                 " operands present, but expected %" G_GINT64_FORMAT
                               : "number of operands and types do not match: got %" G_GINT64_FORMAT
                                 " operands and %" G_GINT64_FORMAT " types",
                           n_operands, n_types);
}

void
bs_parser_warning(BsParser *parser, BsLoc loc, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    bs_diags_warning(parser->lexer.diags, loc, "%s", text);
}

const BsAttr *
bs_attrs_find(const BsAttrs *attrs, const char *name)
{
    for (guint i = 0; i < attrs->len; i++) {
        if (!strcmp(attrs->data[i].name, name))
            return attrs->data[i].value;
    }
    return NULL;
}

guint32
bs_parser_n_result_names(BsParser *parser)
{
    return parser->frame->n_results;
}

// -- tokens ---------------------------------------------------------------------------------------

BsTokenKind
parser_punctuation_kind(const char *token)
{
    // clang-format off
    static const guint8 kinds[128] = {
        [':'] = BS_TOK_COLON,   [','] = BS_TOK_COMMA,    ['.'] = BS_TOK_ELLIPSIS, ['='] = BS_TOK_EQUAL,
        ['>'] = BS_TOK_GREATER, ['<'] = BS_TOK_LESS,     ['{'] = BS_TOK_L_BRACE,  ['}'] = BS_TOK_R_BRACE,
        ['('] = BS_TOK_L_PAREN, [')'] = BS_TOK_R_PAREN,  ['['] = BS_TOK_L_SQUARE, [']'] = BS_TOK_R_SQUARE,
        ['-'] = BS_TOK_MINUS,   ['+'] = BS_TOK_PLUS,     ['?'] = BS_TOK_QUESTION, ['*'] = BS_TOK_STAR,
        ['|'] = BS_TOK_BAR,
    };
    // clang-format on
    if (token[0] == '-' && token[1] == '>')
        return BS_TOK_ARROW;
    BsTokenKind kind = (BsTokenKind)kinds[*token & 127];
    return kind ? kind : BS_TOK_ERROR;
}

gboolean
bs_parse_optional_token(BsParser *parser, const char *token)
{
    if (g_ascii_isalpha(*token) || *token == '_')
        return bs_parse_optional_keyword(parser, token);
    if (token[0] == ':' && token[1] == ':') {
        const BsToken *first = &parser->tok;
        if (first->kind != BS_TOK_COLON || *first->end != ':')
            return FALSE;
        parser_consume(parser);
        return parser_consume_if(parser, BS_TOK_COLON);
    }
    return parser_consume_if(parser, parser_punctuation_kind(token));
}

gboolean
bs_parser_at_token(BsParser *parser, const char *token)
{
    if (g_ascii_isalpha(*token) || *token == '_')
        return parser_is_word(parser, token, strlen(token));
    if (token[0] == ':' && token[1] == ':')
        return parser_is(parser, BS_TOK_COLON) && *parser->tok.end == ':';
    return parser_is(parser, parser_punctuation_kind(token));
}

gboolean
bs_parser_at_keyword(BsParser *parser)
{
    return parser_is(parser, BS_TOK_BARE);
}

gboolean
bs_parser_at_type_symbol(BsParser *parser)
{
    return parser_is(parser, BS_TOK_EXCLAMATION);
}

gboolean
bs_parse_token(BsParser *parser, const char *token)
{
    if (g_ascii_isalpha(*token) || *token == '_')
        return bs_parse_keyword(parser, token);
    return bs_parse_optional_token(parser, token) ||
           parser_error_wrong_token(parser, "expected '%s'", token);
}

gboolean
bs_parse_token_in(BsParser *parser, const char *token, const char *where)
{
    return bs_parse_optional_token(parser, token) ||
           parser_error_wrong_token(parser, "expected '%s' in %s", token, where);
}

gboolean
bs_parse_optional_keyword(BsParser *parser, const char *keyword)
{
    if (!parser_is_word(parser, keyword, strlen(keyword)))
        return FALSE;
    parser_consume(parser);
    return TRUE;
}

gboolean
bs_parse_keyword(BsParser *parser, const char *keyword)
{
    return bs_parse_optional_keyword(parser, keyword) ||
           bs_parser_error(parser, bs_parser_loc(parser), "expected '%s'", keyword);
}

gboolean
bs_parse_any_keyword(BsParser *parser, const char **keyword)
{
    if (!parser_is(parser, BS_TOK_BARE))
        return bs_parser_error(parser, bs_parser_loc(parser), "expected valid keyword");
    *keyword = parser_spelling(parser, &parser->tok, 0);
    parser_consume(parser);
    return TRUE;
}

// The current token, whose value this is, is consumed.
static const BsAttr *
string_attr(BsParser *parser, const GString *value)
{
    parser_consume(parser);
    return bs_attr_string(parser->context, value->str, value->len);
}

gboolean
bs_parse_string(BsParser *parser, const BsAttr **value)
{
    if (!parser_is(parser, BS_TOK_STRING))
        return bs_parser_error(parser, bs_parser_loc(parser), "expected string");
    *value = string_attr(parser, parser_string_value(parser, &parser->tok));
    return TRUE;
}

gboolean
bs_parse_optional_symbol_name(BsParser *parser, const BsAttr **name)
{
    const GString *value =
        parser_is(parser, BS_TOK_AT) ? parser_name_value(parser, "symbol name") : NULL;
    if (value)
        *name = string_attr(parser, value);
    return value != NULL;
}

gboolean
bs_parse_symbol_name(BsParser *parser, const BsAttr **name)
{
    return bs_parse_optional_symbol_name(parser, name) ||
           bs_parser_error(parser, bs_parser_loc(parser),
                           "expected valid '@'-identifier for symbol name");
}

static gboolean
fits_integer(const BsParser *parser, const BsToken *token, guint64 magnitude, gboolean negative)
{
    if (bs_context_upstream(parser->context) < BS_UPSTREAM_22)
        return !negative || bs_token_may_be_negative(token, magnitude);
    return magnitude <= (guint64)G_MAXINT64 + (negative ? 1 : 0);
}

// Whether an integer (or `true`, `false`) begins here; FALSE with an error sets `*failed`.
static gboolean
parse_integer(BsParser *parser, gint64 *value, gboolean *failed)
{
    *failed = FALSE;
    if (parser_is_keyword(parser, "true") || parser_is_keyword(parser, "false")) {
        *value = *parser->tok.start == 't' ? -1 : 0; // one bit, and its sign
        parser_consume(parser);
        return TRUE;
    }
    if (!parser_is(parser, BS_TOK_INTEGER) && !parser_is(parser, BS_TOK_MINUS))
        return FALSE;
    const BsLoc loc = bs_parser_loc(parser);
    gboolean negative = parser_consume_if(parser, BS_TOK_MINUS);
    BsToken token = parser->tok;
    guint64 bits;
    *failed = TRUE;
    if (!parser_expect(parser, BS_TOK_INTEGER, "expected integer value"))
        return FALSE;
    if (!bs_token_uint64(&token, &bits) || !fits_integer(parser, &token, bits, negative))
        return bs_parser_error(parser, loc, "integer value too large");
    *failed = FALSE;
    *value = (gint64)(negative ? -bits : bits);
    return TRUE;
}

gboolean
bs_parse_integer(BsParser *parser, gint64 *value)
{
    gboolean failed;
    BsLoc loc = bs_parser_loc(parser);
    if (parse_integer(parser, value, &failed))
        return TRUE;
    return failed ? FALSE : bs_parser_error(parser, loc, "expected integer value");
}

// -- types ----------------------------------------------------------------------------------------

gboolean
bs_parse_optional_type(BsParser *parser, const BsType **type)
{
    return parser_optional_type(parser, type);
}

gboolean
bs_parse_type(BsParser *parser, const BsType **type)
{
    return (*type = parser_type(parser)) != NULL;
}

gboolean
bs_parse_types(BsParser *parser, BsTypes *types)
{
    return parser_types_no_parens(parser, types);
}

gboolean
bs_parse_arrow_types(BsParser *parser, BsTypes *types)
{
    return parser_expect(parser, BS_TOK_ARROW, "expected '->'") &&
           parser_function_results(parser, types);
}

gboolean
bs_parse_colon_type(BsParser *parser, const BsType **type)
{
    return parser_expect(parser, BS_TOK_COLON, "expected ':'") && bs_parse_type(parser, type);
}

static gboolean
check_kind(BsParser *parser, BsLoc loc, guint32 kinds, const BsType *type)
{
    return (kinds & 1u << type->kind) || bs_parser_error_kind(parser, loc, kinds, type);
}

gboolean
bs_parse_type_of(BsParser *parser, guint32 kinds, const BsType **type)
{
    const BsLoc loc = bs_parser_loc(parser);
    return bs_parse_type(parser, type) && check_kind(parser, loc, kinds, *type);
}

gboolean
bs_parse_colon_type_of(BsParser *parser, guint32 kinds, const BsType **type)
{
    const BsLoc loc = bs_parser_loc(parser);
    return bs_parse_colon_type(parser, type) && check_kind(parser, loc, kinds, *type);
}

gboolean
bs_parse_function_type(BsParser *parser, const BsType **type)
{
    return bs_parse_type_of(parser, 1u << BS_TYPE_FUNCTION, type);
}

// -- attributes -----------------------------------------------------------------------------------

gboolean
bs_parse_attribute(BsParser *parser, const BsType *type_hint, const BsAttr **attr)
{
    return (*attr = parser_attr(parser, type_hint)) != NULL;
}

gboolean
bs_parse_attribute_of(BsParser *parser, const BsType *type_hint, BsAttrKind kind,
                      const BsAttr **attr)
{
    const BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_attribute(parser, type_hint, attr))
        return FALSE;
    return (*attr)->kind == kind ||
           bs_parser_error(parser, loc, "invalid kind of attribute specified");
}

gboolean
bs_parse_optional_attr_dict(BsParser *parser, BsAttrs *attrs)
{
    return !parser_is(parser, BS_TOK_L_BRACE) || parser_attr_dict(parser, attrs);
}

gboolean
bs_parse_optional_attr_dict_with_keyword(BsParser *parser, BsAttrs *attrs)
{
    return !bs_parse_optional_keyword(parser, "attributes") || parser_attr_dict(parser, attrs);
}

// -- results and attributes of the op -------------------------------------------------------------

void
bs_add_result_type(BsParser *parser, const BsType *type)
{
    bs_vec_push(&parser->types, type);
}

void
bs_add_result_types(BsParser *parser, const BsTypes *types)
{
    for (guint i = 0; i < types->len; i++)
        bs_vec_push(&parser->types, types->data[i]);
}

void
bs_add_attr(BsParser *parser, const char *name, const BsAttr *value)
{
    BsNamedAttr attr = {bs_context_string(parser->context, name), value};
    bs_vec_push(&parser->attrs, attr);
}

void
bs_add_attrs(BsParser *parser, const BsAttrs *attrs)
{
    for (guint i = 0; i < attrs->len; i++)
        bs_vec_push(&parser->attrs, attrs->data[i]);
}

gboolean
bs_parse_optional_results(BsParser *parser)
{
    BsTypes types = {0};
    const gboolean ok = !bs_parser_at_token(parser, "->") || bs_parse_arrow_types(parser, &types);
    if (ok)
        bs_add_result_types(parser, &types);
    bs_vec_free(&types);
    return ok;
}

gboolean
bs_parse_op_attr_dict(BsParser *parser)
{
    BsAttrs attrs = {0};
    const gboolean ok = bs_parse_optional_attr_dict(parser, &attrs);
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&attrs);
    return ok;
}

gboolean
bs_parse_checked_attr_dict(BsParser *parser)
{
    const BsLoc loc = bs_parser_loc(parser);
    return bs_parse_op_attr_dict(parser) && bs_check_added_attrs(parser, loc);
}
