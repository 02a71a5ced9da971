// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types with a shape: memref, tensor, vector.
#include "ir/affine.h"
#include "syntax/parser-private.h"

#include <string.h>

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
    if (!parser_is(parser, BS_TOK_INTEGER) || !bs_token_uint64(token, &value) || value > G_MAXINT64)
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

// An attribute of a dialect will do, but not one of a dialect that nobody knows; and so will a
// number that is too wide to be computed with.
static gboolean
is_memory_space(BsParser *parser, const BsAttr *attr)
{
    if (attr->kind == BS_ATTR_OPAQUE && attr->type && attr->type->kind == BS_TYPE_INTEGER)
        return TRUE;
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

static gboolean
check_memref(BsParser *parser, const char *at, const Shape *shape, const BsAttr *layout,
             const BsAttr *space)
{
    if (layout && layout->kind == BS_ATTR_STRIDED && layout->strided.rank != shape->len)
        return parser_error_at(parser, at, "expected the number of strides to match the rank");
    if (layout && layout->kind == BS_ATTR_AFFINE_MAP &&
        bs_affine_n_dims(layout->string.text) != shape->len)
        return parser_error_at(parser, at,
                               "memref layout mismatch between rank and affine map: %u != %u",
                               shape->len, bs_affine_n_dims(layout->string.text));
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

// -- tensor, vector ---------------------------------------------------------------

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
    if (parser_consume_if(parser, BS_TOK_COMMA) && !parser_optional_attr(parser, &encoding))
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
        if (!parse_size(parser, &size) || !push_size(parser, shape, size))
            return FALSE;
        if (scales && !parser_consume_if(parser, BS_TOK_R_SQUARE))
            return parser_error_wrong_token(parser, "missing ']' closing scalable dimension");
        if (!parse_x(parser))
            return FALSE;
        bs_vec_push(scalable, scales);
    }
    return TRUE;
}

static gboolean
has_zero(const Shape *shape)
{
    for (guint i = 0; i < shape->len; i++)
        if (shape->data[i] == 0)
            return TRUE;
    return FALSE;
}

// Integers of any sign, unlike the constraint of that name.
static gboolean
is_vector_element(const BsType *type)
{
    return type->kind == BS_TYPE_INTEGER || type->kind == BS_TYPE_INDEX ||
           type->kind == BS_TYPE_FLOAT;
}

// Since 22, what is wrong with a vector is said of the whole, once it is read.
static gboolean
check_whole_vector(BsParser *parser, const char *start, const Shape *shape, const BsType *element)
{
    if (!is_vector_element(element))
        return parser_error_at(parser, start,
                               "failed to verify 'elementType': VectorElementTypeInterface "
                               "instance");
    if (!has_zero(shape))
        return TRUE;
    g_autoptr(GString) sizes = g_string_new(NULL);
    for (guint i = 0; i < shape->len; i++)
        g_string_append_printf(sizes, "%s%" G_GINT64_FORMAT, i ? ", " : "", shape->data[i]);
    return parser_error_at(parser, start,
                           "vector types must have positive constant sizes but got %s", sizes->str);
}

static const BsType *
parse_vector_inside(BsParser *parser, Shape *shape, Shape *scalable)
{
    const gboolean since_22 = bs_context_upstream(parser->context) >= BS_UPSTREAM_22;
    const char *start = parser->tok.start;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' in vector type") ||
        !parse_vector_sizes(parser, shape, scalable))
        return NULL;
    if (!since_22 && has_zero(shape)) {
        parser_error(parser, "vector types must have positive constant sizes");
        return NULL;
    }
    const char *at = parser->tok.start;
    const BsType *element = parser_type(parser);
    if (!element || !parser_expect(parser, BS_TOK_GREATER, "expected '>' in vector type"))
        return NULL;
    if (since_22 && !check_whole_vector(parser, start, shape, element))
        return NULL;
    if (!since_22 && !is_vector_element(element)) {
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

// -- all --------------------------------------------------------------------------------

static const BsType *
with_shape(BsParser *parser, const BsType *(*parse)(BsParser *, Shape *))
{
    gint64 *none = NULL;
    Shape shape = {none, 0, 0};
    const BsType *type = parse(parser, &shape);
    bs_vec_free(&shape);
    return type;
}

const BsType *
parser_memref(BsParser *parser)
{
    return with_shape(parser, parse_memref_parts);
}

const BsType *
parser_tensor(BsParser *parser)
{
    return with_shape(parser, parse_tensor_parts);
}

const BsType *
parser_vector(BsParser *parser)
{
    return with_shape(parser, parse_vector_parts);
}
