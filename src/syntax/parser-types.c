// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, and the dialect symbols (`!foo.bar<...>`, `#foo<...>`, aliases) that types and attributes
// share.
#include "syntax/parser-private.h"

#include "syntax/printer.h"

#include <string.h>

// -- dialect symbols ------------------------------------------------------------------------------

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
                parser_error(parser,
                             "nesting is limited to %d levels of regions, types and attributes",
                             BS_LIMIT_NESTING);
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
    g_string_truncate(parser->buffer, 0);
    g_string_append_len(parser->buffer, token.start, (gssize)name_len + 1);
    gboolean pretty = is_pretty(body, body_len);
    g_string_append_c(parser->buffer, pretty ? '.' : '<');
    g_string_append_len(parser->buffer, body, (gssize)body_len);
    if (!pretty)
        g_string_append_c(parser->buffer, '>');
    return TRUE;
}

// -- shapes ---------------------------------------------------------------------------------------

typedef BS_VEC(gint64) Shape;

// `x` between sizes: it sticks to what follows (`xf32`, `x4`).
static gboolean
parse_x(BsParser *parser)
{
    if (!parser_is(parser, BS_TOK_BARE) || *parser->tok.start != 'x')
        return parser_error_wrong_token(parser, "expected 'x' in dimension list");
    const char *end = parser->tok.start + 1;
    if (parser->tok.end == end)
        parser_consume(parser);
    else
        parser_seek(parser, end);
    return TRUE;
}

static gboolean
parse_size(BsParser *parser, gint64 *size)
{
    const BsToken *token = &parser->tok;
    guint64 value;
    if (bs_token_len(token) > 1 && token->start[1] == 'x') { // 0xf32 is 0 x f32
        *size = 0;
        parser_seek(parser, token->start + 1);
        return TRUE;
    }
    if (!bs_token_uint64(token, &value) || value > G_MAXINT64)
        return parser_error(parser, "invalid dimension");
    *size = (gint64)value;
    parser_consume(parser);
    return TRUE;
}

static gboolean
push_size(BsParser *parser, Shape *shape, gint64 size)
{
    if (shape->len >= BS_LIMIT_SHAPE_RANK)
        return parser_error(parser, "a shape is limited to %d dimensions", BS_LIMIT_SHAPE_RANK);
    bs_vec_push(shape, size);
    return TRUE;
}

static gboolean
parse_shape(BsParser *parser, Shape *shape)
{
    while (parser_is(parser, BS_TOK_INTEGER) || parser_is(parser, BS_TOK_QUESTION)) {
        gint64 size = BS_DYNAMIC;
        if (!parser_consume_if(parser, BS_TOK_QUESTION) && !parse_size(parser, &size))
            return FALSE;
        if (!push_size(parser, shape, size) || !parse_x(parser))
            return FALSE;
    }
    return TRUE;
}

// `*x` or sizes, then the element type; `*at` is where that begins.
static const BsType *
parse_shape_and_element(BsParser *parser, Shape *shape, gboolean *unranked, const char **at)
{
    *unranked = parser_consume_if(parser, BS_TOK_STAR);
    if (!(*unranked ? parse_x(parser) : parse_shape(parser, shape)))
        return NULL;
    *at = parser->tok.start;
    return parser_type(parser);
}

// -- memref ---------------------------------------------------------------------------------------

static gboolean
is_memref_element(const BsType *type)
{
    switch (type->kind) {
    case BS_TYPE_INTEGER:
    case BS_TYPE_INDEX:
    case BS_TYPE_FLOAT:
    case BS_TYPE_COMPLEX:
    case BS_TYPE_VECTOR:
    case BS_TYPE_MEMREF:
    case BS_TYPE_UNRANKED_MEMREF:
        return TRUE;
    default:
        return FALSE;
    }
}

static gboolean
is_layout(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_STRIDED || attr->kind == BS_ATTR_AFFINE_MAP;
}

// An attribute of a dialect will do, but not one of a dialect that nobody knows.
static gboolean
is_memory_space(BsParser *parser, const BsAttr *attr)
{
    if (attr->kind != BS_ATTR_OPAQUE)
        return attr->kind == BS_ATTR_INTEGER || attr->kind == BS_ATTR_STRING ||
               attr->kind == BS_ATTR_DICT;
    return *attr->string.text == '#' &&
           parser_is_dialect_known(parser, attr->string.text + 1,
                                   strcspn(attr->string.text + 1, ".<"));
}

static gboolean
parse_layout_or_space(BsParser *parser, gboolean unranked, const BsAttr **layout,
                      const BsAttr **space)
{
    const BsAttr *attr = parser_attr(parser, NULL);
    if (!attr)
        return FALSE;
    if (!is_layout(attr)) {
        if (*space)
            return parser_error(parser, "multiple memory spaces specified in memref type");
        *space = attr;
        return TRUE;
    }
    *layout = attr;
    if (unranked)
        return parser_error(parser, "cannot have affine map for unranked memref type");
    if (*space)
        return parser_error(parser, "expected memory space to be last in memref type");
    return TRUE;
}

static gboolean
parse_layout_and_space(BsParser *parser, gboolean unranked, const BsAttr **layout,
                       const BsAttr **space)
{
    if (parser_consume_if(parser, BS_TOK_GREATER))
        return TRUE;
    if (!parser_expect(parser, BS_TOK_COMMA, "expected ',' or '>' in memref type"))
        return FALSE;
    if (parser_is(parser, BS_TOK_GREATER))
        return parser_error_wrong_token(parser, "expected list element");
    do {
        if (!parse_layout_or_space(parser, unranked, layout, space))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, BS_TOK_GREATER, "expected ',' or '>'");
}

// Number of dimensions of a map, from its text `(d0, d1)...`.
static guint32
map_rank(const BsAttr *map)
{
    const char *p = map->string.text + 1;
    guint32 rank = *p != ')';
    for (; *p != ')'; p++)
        rank += *p == ',';
    return rank;
}

static gboolean
check_memref(BsParser *parser, const char *at, const Shape *shape, const BsAttr *layout,
             const BsAttr *space)
{
    if (layout && layout->kind == BS_ATTR_STRIDED && layout->strided.rank != shape->len)
        return parser_error_at(parser, at, "expected the number of strides to match the rank");
    if (layout && layout->kind == BS_ATTR_AFFINE_MAP && map_rank(layout) != shape->len)
        return parser_error_at(parser, at,
                               "memref layout mismatch between rank and affine map: %u != %u",
                               shape->len, map_rank(layout));
    if (space && !is_memory_space(parser, space))
        return parser_error_at(parser, at, "unsupported memory space Attribute");
    return TRUE;
}

static const BsType *
parse_memref_parts(BsParser *parser, Shape *shape)
{
    const char *start = parser->tok.start, *at;
    const BsAttr *layout = NULL, *space = NULL;
    gboolean unranked;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' in memref type"))
        return NULL;
    const BsType *element = parse_shape_and_element(parser, shape, &unranked, &at);
    if (!element)
        return NULL;
    if (!is_memref_element(element)) {
        parser_error_at(parser, at, "invalid memref element type");
        return NULL;
    }
    if (!parse_layout_and_space(parser, unranked, &layout, &space) ||
        !check_memref(parser, start, shape, layout, space))
        return NULL;
    if (unranked)
        return bs_type_unranked_memref(parser->context, element, space);
    return bs_type_memref(parser->context, shape->len, shape->data, element, layout, space);
}

// -- tensor, vector, complex, tuple ---------------------------------------------------------------

static const BsType *
parse_tensor_parts(BsParser *parser, Shape *shape)
{
    const char *at;
    gboolean unranked;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' in tensor type"))
        return NULL;
    const BsType *element = parse_shape_and_element(parser, shape, &unranked, &at);
    const BsAttr *encoding = NULL;
    if (!element)
        return NULL;
    if (parser_consume_if(parser, BS_TOK_COMMA) && !(encoding = parser_attr(parser, NULL)))
        return NULL;
    if (!parser_expect(parser, BS_TOK_GREATER, "expected '>' in tensor type"))
        return NULL;
    if (bs_type_is_memref(element) || element->kind == BS_TYPE_TENSOR ||
        element->kind == BS_TYPE_UNRANKED_TENSOR || element->kind == BS_TYPE_FUNCTION ||
        element->kind == BS_TYPE_TUPLE || element->kind == BS_TYPE_NONE) {
        parser_error_at(parser, at, "invalid tensor element type");
        return NULL;
    }
    if (!unranked)
        return bs_type_tensor(parser->context, shape->len, shape->data, element, encoding);
    if (encoding) {
        parser_error(parser, "cannot apply encoding to unranked tensor");
        return NULL;
    }
    return bs_type_unranked_tensor(parser->context, element);
}

// `4x[8]x`: sizes, those in brackets scalable.
static gboolean
parse_vector_sizes(BsParser *parser, Shape *shape, Shape *scalable)
{
    while (parser_is(parser, BS_TOK_INTEGER) || parser_is(parser, BS_TOK_L_SQUARE)) {
        gint64 size = 0;
        gboolean scales = parser_consume_if(parser, BS_TOK_L_SQUARE);
        if (scales && !parser_is(parser, BS_TOK_INTEGER))
            return parser_error(parser, "invalid dimension");
        if (!parse_size(parser, &size) || !push_size(parser, shape, size))
            return FALSE;
        if (scales && !parser_consume_if(parser, BS_TOK_R_SQUARE))
            return parser_error_wrong_token(parser, "missing ']' closing scalable dimension");
        if (!parse_x(parser))
            return FALSE;
        bs_vec_push(scalable, scales);
    }
    for (guint i = 0; i < shape->len; i++)
        if (shape->data[i] == 0)
            return parser_error(parser, "vector types must have positive constant sizes");
    return TRUE;
}

static const BsType *
parse_vector_inside(BsParser *parser, Shape *shape, Shape *scalable)
{
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' in vector type") ||
        !parse_vector_sizes(parser, shape, scalable))
        return NULL;
    const char *at = parser->tok.start;
    const BsType *element = parser_type(parser);
    if (!element || !parser_expect(parser, BS_TOK_GREATER, "expected '>' in vector type"))
        return NULL;
    if (element->kind != BS_TYPE_INTEGER && element->kind != BS_TYPE_INDEX &&
        element->kind != BS_TYPE_FLOAT) {
        parser_error_at(parser, at, "vector elements must be int/index/float type");
        return NULL;
    }
    return bs_type_scalable_vector(parser->context, shape->len, shape->data, scalable->data,
                                   element);
}

static const BsType *
parse_vector_parts(BsParser *parser, Shape *shape)
{
    Shape scalable = {NULL, 0, 0};
    const BsType *type = parse_vector_inside(parser, shape, &scalable);
    bs_vec_free(&scalable);
    return type;
}

static const BsType *
with_shape(BsParser *parser, const BsType *(*parse)(BsParser *, Shape *))
{
    gint64 *none = NULL;
    Shape shape = {none, 0, 0};
    const BsType *type = parse(parser, &shape);
    bs_vec_free(&shape);
    return type;
}

static const BsType *
parse_memref(BsParser *parser)
{
    return with_shape(parser, parse_memref_parts);
}

static const BsType *
parse_tensor(BsParser *parser)
{
    return with_shape(parser, parse_tensor_parts);
}

static const BsType *
parse_vector(BsParser *parser)
{
    return with_shape(parser, parse_vector_parts);
}

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
#define X(id, keyword, bits, exponent, significand) {keyword, BS_##id},
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

static const BsType *
parse_extended(BsParser *parser)
{
    gconstpointer alias;
    if (!parser_dialect_symbol(parser, parser->type_aliases, &alias))
        return NULL;
    return alias ? alias : bs_type_opaque(parser->context, parser->buffer->str);
}

typedef const BsType *(*ParseType)(BsParser *parser);

// What parses the type that begins at the current token; NULL when none does.
static ParseType
find_type_parser(const BsParser *parser)
{
    static const struct {
        const char *keyword;
        ParseType parse;
    } keywords[] = {
        {"memref", parse_memref}, {"index", parse_index},     {"vector", parse_vector},
        {"tensor", parse_tensor}, {"complex", parse_complex}, {"tuple", parse_tuple},
        {"none", parse_none},
    };
    if (parser_is(parser, BS_TOK_EXCLAMATION))
        return parse_extended;
    if (!parser_is(parser, BS_TOK_BARE))
        return NULL;
    guint32 len = bs_token_len(&parser->tok);
    const char *text = parser->tok.start;
    if (len <= 4 && (text[0] == 'f' || text[0] == 'b' || text[0] == 't')) {
#define X(id, keyword, bits, exponent, significand)                   \
    if (len == sizeof keyword - 1 && memcmp(text, keyword, len) == 0) \
        return parse_float;
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
    return type;
}

// The end of `name<...>` from `<` on if it stands on one line without strings; else NULL.
static const char *
find_simple_end(const char *p)
{
    guint depth = 0;
    for (const char *limit = p + 100; p < limit; p++) {
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

// Types with parameters: one that was written before in the same way is not parsed again. (An alias
// inside means the same thing everywhere, once it is defined.)
static const BsType *
parse_known_text(BsParser *parser, ParseType parse)
{
    const char *text = parser->tok.start;
    const char *end = find_simple_end(parser->tok.end);
    if (!end)
        return run_type_parser(parser, parse);
    gsize len = (gsize)(end - text);
    BsTypeText *known = &parser->type_texts[parser_hash(text, len) % BS_TYPE_TEXTS];
    if (known->len == len && parser_same_text(known->text, text, len)) {
        parser->lexer.at = end;
        parser->last_end = end;
        bs_lexer_next(&parser->lexer, &parser->tok);
        return known->type;
    }
    const BsType *type = run_type_parser(parser, parse);
    if (type && parser->last_end == end)
        *known = (BsTypeText){text, len, type};
    return type;
}

static const BsType *
parse_non_function(BsParser *parser)
{
    ParseType parse = find_type_parser(parser);
    if (parse)
        return *parser->tok.end == '<' ? parse_known_text(parser, parse)
                                       : run_type_parser(parser, parse);
    parser_error_wrong_token(parser, "expected non-function type");
    return NULL;
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
