// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types: those without a shape, function types, and which of them begins at a token.
#include "syntax/parser-private.h"

#include <string.h>

// -- complex, tuple ---------------------------------------------------------------------------

static const BsType *
parse_complex(BsParser *parser)
{
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' in complex type"))
        return NULL;
    const char *at = parser->tok.start;
    const BsType *element = parser_type(parser);
    if (!element || !parser_expect(parser, BS_TOK_GREATER, "expected '>' in complex type"))
        return NULL;
    if (element->kind != BS_TYPE_INTEGER && element->kind != BS_TYPE_FLOAT) {
        parser_error_at(parser, at, "invalid element type for complex");
        return NULL;
    }
    return bs_type_complex(parser->context, element);
}

static const BsType *
parse_tuple(BsParser *parser)
{
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' in tuple type"))
        return NULL;
    if (parser_consume_if(parser, BS_TOK_GREATER))
        return bs_type_tuple(parser->context, 0, NULL);
    BsTypes types = {0};
    const BsType *type = NULL;
    if (parser_types_no_parens(parser, &types) &&
        parser_expect(parser, BS_TOK_GREATER, "expected '>' in tuple type"))
        type = bs_type_tuple(parser->context, types.len, types.data);
    bs_vec_free(&types);
    return type;
}

// -- functions and lists --------------------------------------------------------------------------

gboolean
parser_types_no_parens(BsParser *parser, BsTypes *types)
{
    do {
        const BsType *type = parser_type(parser);
        if (!type)
            return FALSE;
        if (types->len >= BS_LIMIT_OPERANDS)
            return parser_error(parser, "a list of types is limited to %d", BS_LIMIT_OPERANDS);
        bs_vec_push(types, type);
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return TRUE;
}

static gboolean
types_in_parens(BsParser *parser, BsTypes *types)
{
    parser_consume(parser);
    if (parser_consume_if(parser, BS_TOK_R_PAREN))
        return TRUE;
    return parser_types_no_parens(parser, types) &&
           parser_expect(parser, BS_TOK_R_PAREN, "expected ')'");
}

static const BsType *parse_non_function(BsParser *parser);

gboolean
parser_function_results(BsParser *parser, BsTypes *types)
{
    if (parser_is(parser, BS_TOK_L_PAREN))
        return types_in_parens(parser, types);
    const BsType *type = parse_non_function(parser);
    if (!type)
        return FALSE;
    bs_vec_push(types, type);
    return TRUE;
}

static const BsType *
parse_function(BsParser *parser)
{
    BsTypes types = {0};
    const BsType *type = NULL;
    guint n_inputs = 0;
    if (types_in_parens(parser, &types) && (n_inputs = types.len, TRUE) &&
        parser_expect(parser, BS_TOK_ARROW, "expected '->' in function type") &&
        parser_function_results(parser, &types))
        type = bs_type_function(parser->context, n_inputs, types.data, types.len - n_inputs,
                                types.len > n_inputs ? types.data + n_inputs : NULL);
    bs_vec_free(&types);
    return type;
}

// -- single types ---------------------------------------------------------------------------------

static const BsType *
parse_integer(BsParser *parser)
{
    const char *p = parser->tok.start;
    BsSignedness sign = *p == 's' ? BS_SIGNED : *p == 'u' ? BS_UNSIGNED : BS_SIGNLESS;
    guint64 width = 0;
    for (p += sign == BS_SIGNLESS ? 1 : 2; p < parser->tok.end && width <= G_MAXUINT32; p++)
        width = width * 10 + (guint64)(*p - '0');
    if (width > G_MAXUINT32) {
        parser_error(parser, "invalid integer width");
        return NULL;
    }
    if (width > BS_LIMIT_INTEGER_WIDTH) {
        parser_error(parser, "integer bitwidth is limited to %d bits", BS_LIMIT_INTEGER_WIDTH);
        return NULL;
    }
    parser_consume(parser);
    return bs_type_integer(parser->context, (guint32)width, sign);
}

static const BsType *
parse_index(BsParser *parser)
{
    parser_consume(parser);
    return bs_type_index(parser->context);
}

static const BsType *
parse_none(BsParser *parser)
{
    parser_consume(parser);
    return bs_type_none(parser->context);
}

static const BsType *
parse_float(BsParser *parser)
{
    static const struct {
        const char *keyword;
        BsFloatFormat format;
    } formats[] = {
#define X(id, keyword, ...) {keyword, BS_##id},
        BS_FLOAT_FORMATS(X)
#undef X
    };
    for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
        if (parser_is_word(parser, formats[i].keyword, strlen(formats[i].keyword))) {
            parser_consume(parser);
            return bs_type_float(parser->context, formats[i].format);
        }
    }
    return NULL;
}

enum { LONGEST_FLOAT = sizeof "f8E4M3B11FNUZ" - 1 };

typedef const BsType *(*ParseType)(BsParser *parser);

// What parses the type that begins at the current token; NULL when none does.
static ParseType
find_type_parser(const BsParser *parser)
{
    static const struct {
        const char *keyword;
        ParseType parse;
    } keywords[] = {
        {"memref", parser_memref}, {"index", parse_index},     {"vector", parser_vector},
        {"tensor", parser_tensor}, {"complex", parse_complex}, {"tuple", parse_tuple},
        {"none", parse_none},
    };
    if (parser_is(parser, BS_TOK_EXCLAMATION))
        return parser_symbol_type;
    if (!parser_is(parser, BS_TOK_BARE))
        return NULL;
    guint32 len = bs_token_len(&parser->tok);
    const char *text = parser->tok.start;
    if (len <= LONGEST_FLOAT && (text[0] == 'f' || text[0] == 'b' || text[0] == 't')) {
#define X(id, keyword, bits, exponent, significand, bias, specials, since) \
    if (len == sizeof keyword - 1 && memcmp(text, keyword, len) == 0)      \
        return bs_context_upstream(parser->context) < (since) ? NULL : parse_float;
        BS_FLOAT_FORMATS(X)
#undef X
    }
    if (bs_token_is_int_type(&parser->tok))
        return parse_integer;
    for (guint i = 0; i < G_N_ELEMENTS(keywords); i++)
        if (parser_is_word(parser, keywords[i].keyword, strlen(keywords[i].keyword)))
            return keywords[i].parse;
    return NULL;
}

static const BsType *
run_type_parser(BsParser *parser, ParseType parse)
{
    if (!parser_enter(parser))
        return NULL;
    const BsType *type = parse(parser);
    parser_leave(parser);
    return type && parser_check_extent(parser, &type->extent) ? type : NULL;
}

// The end of `name<...>` from `<` on if it stands on one line without strings; else NULL.
static const char *
find_simple_end(const char *p)
{
    static const guint8 marks[256] = {
        ['<'] = 1, ['>'] = 1, ['"'] = 1, ['\n'] = 1, ['/'] = 1, ['\0'] = 1};
    guint depth = 0;
    for (const char *limit = p + 100; p < limit; p++) {
        while (!marks[(guchar)*p])
            p++;
        switch (*p) {
        case '<':
            depth++;
            break;
        case '>':
            if (p[-1] != '-' && --depth == 0)
                return p + 1;
            break;
        case '"':
        case '\n':
        case '/':
        case '\0':
            return NULL;
        }
    }
    return NULL;
}

// Where a type of that text is kept.
static BsTypeText *
known_text(BsParser *parser, const char *text, gsize len)
{
    return &parser->type_texts[parser_hash(text, len) % BS_TYPE_TEXTS];
}

// The end of the type that begins at the current token, when it is a word, or simple; else NULL.
static const char *
find_known_end(const BsParser *parser)
{
    const BsToken *token = &parser->tok;
    if (token->kind != BS_TOK_BARE && token->kind != BS_TOK_EXCLAMATION)
        return NULL;
    if (*token->end == '<')
        return find_simple_end(token->end);
    return token->kind == BS_TOK_BARE && parser->depth < BS_LIMIT_NESTING ? token->end : NULL;
}

// One that was written before in the same way is not parsed again. (An alias inside means the same
// thing everywhere, once it is defined.) FALSE when it was not.
static gboolean
parse_known_text(BsParser *parser, const char *end, const BsType **type)
{
    const char *text = parser->tok.start;
    const gsize len = (gsize)(end - text);
    const BsTypeText *known = known_text(parser, text, len);
    if (known->len != len || !parser_same_text(known->text, text, len))
        return FALSE;
    parser_go_on(parser, end);
    *type = parser_count_aliased(parser, &known->type->extent, len) ? known->type : NULL;
    return TRUE;
}

static const BsType *
parse_non_function(BsParser *parser)
{
    const BsType *type;
    const char *text = parser->tok.start, *end = find_known_end(parser);
    if (end && parse_known_text(parser, end, &type))
        return type;
    ParseType parse = find_type_parser(parser);
    if (!parse) {
        parser_error_wrong_token(parser, "expected non-function type");
        return NULL;
    }
    type = run_type_parser(parser, parse);
    if (type && end && parser->last_end == end)
        *known_text(parser, text, (gsize)(end - text)) =
            (BsTypeText){text, (gsize)(end - text), type};
    return type;
}

const BsType *
parser_type(BsParser *parser)
{
    return parser_is(parser, BS_TOK_L_PAREN) ? run_type_parser(parser, parse_function)
                                             : parse_non_function(parser);
}

gboolean
parser_optional_type(BsParser *parser, const BsType **type)
{
    *type = NULL;
    if (!parser_is(parser, BS_TOK_L_PAREN) && !find_type_parser(parser))
        return TRUE;
    *type = parser_type(parser);
    return *type != NULL;
}
