// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dense elements (`dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>`) and dense arrays (`array<i64: 1,
// 2>`).
#include "syntax/parser-dense-private.h"

#include "syntax/parser-wide.h"
#include "syntax/printer-private.h"

#include <string.h>

// -- reading --------------------------------------------------------------------------------------

static gboolean parse_pair(BsParser *parser, Dense *dense);

static gboolean
parse_literal(BsParser *parser, Dense *dense)
{
    Literal literal = {parser_consume_if(parser, BS_TOK_MINUS), parser->tok};
    literal.token = parser->tok;
    BsTokenKind kind = parser->tok.kind;
    if (literal.negative && kind != BS_TOK_FLOAT && kind != BS_TOK_INTEGER)
        return parser_error(parser, "expected integer or floating point literal");
    if (kind == BS_TOK_L_PAREN)
        return parse_pair(parser, dense);
    if (kind != BS_TOK_FLOAT && kind != BS_TOK_INTEGER && kind != BS_TOK_STRING &&
        !parser_is_keyword(parser, "true") && !parser_is_keyword(parser, "false"))
        return parser_error(parser, "expected element literal of primitive type");
    parser_consume(parser);
    bs_vec_push(&dense->literals, literal);
    return TRUE;
}

// `(1.0, 2.0)`: a complex number.
static gboolean
parse_pair(BsParser *parser, Dense *dense)
{
    dense->has_pairs = TRUE;
    if (!parser_enter(parser))
        return FALSE;
    parser_consume(parser);
    const gboolean ok =
        parse_literal(parser, dense) &&
        parser_expect(parser, BS_TOK_COMMA, "expected ',' between complex elements") &&
        parse_literal(parser, dense) &&
        parser_expect(parser, BS_TOK_R_PAREN, "expected ')' after complex elements");
    parser_leave(parser);
    return ok;
}

// The lengths of a list, of those in it, and so on; none for a literal.
typedef struct Dims {
    guint n;
    gint64 sizes[MAX_LISTS];
} Dims;

static gboolean parse_list(BsParser *parser, Dense *dense, guint depth, Dims *dims);

// Elements of one list are alike.
static gboolean
check_dims(BsParser *parser, const Dims *first, const Dims *dims)
{
    return (first->n == dims->n &&
            memcmp(first->sizes, dims->sizes, first->n * sizeof *first->sizes) == 0) ||
           parser_error(parser,
                        "tensor literal is invalid; ranks are not consistent between elements");
}

// The elements up to `]`; `first` gets the lengths of the first one.
static gboolean
parse_elements(BsParser *parser, Dense *dense, guint depth, Dims *first, gint64 *n)
{
    Dims dims = {.n = 0};
    do {
        Dims *into = *n ? &dims : first;
        into->n = 0;
        if (!(parser_is(parser, BS_TOK_L_SQUARE) ? parse_list(parser, dense, depth + 1, into)
                                                 : parse_literal(parser, dense)) ||
            (*n && !check_dims(parser, first, into)))
            return FALSE;
        ++*n;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return TRUE;
}

// A list inside of `depth` others.
static gboolean
parse_list(BsParser *parser, Dense *dense, guint depth, Dims *dims)
{
    Dims first = {.n = 0};
    gint64 n = 0;
    if (depth == MAX_LISTS)
        return parser_error(parser, "lists in dense elements are limited to %d levels", MAX_LISTS);
    parser_consume(parser);
    if (!parser_is(parser, BS_TOK_R_SQUARE) && !parse_elements(parser, dense, depth, &first, &n))
        return FALSE;
    if (!parser_expect(parser, BS_TOK_R_SQUARE, "expected ']'"))
        return FALSE;
    dims->n = first.n + 1;
    dims->sizes[0] = n;
    memcpy(dims->sizes + 1, first.sizes, first.n * sizeof *first.sizes);
    return TRUE;
}

void
parser_dense_init(Dense *dense)
{
    *dense = (Dense){.rank = 0};
}

gboolean
parser_dense_literal(BsParser *parser, Dense *dense)
{
    dense->is_hex = parser_is(parser, BS_TOK_STRING);
    if (!parser_is(parser, BS_TOK_L_SQUARE))
        return parse_literal(parser, dense);
    Dims dims;
    if (!parse_list(parser, dense, 0, &dims))
        return FALSE;
    dense->rank = dims.n;
    memcpy(dense->shape, dims.sizes, dims.n * sizeof *dims.sizes);
    return TRUE;
}

// -- values ---------------------------------------------------------------------------------------

static gboolean
int_element(BsParser *parser, const Literal *literal, const BsType *type, guint64 *value)
{
    const char *at = literal->token.start;
    gint64 integer;
    gboolean is_unsigned = type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_UNSIGNED;
    if (literal->negative && is_unsigned)
        return parser_error_at(parser, at,
                               "expected unsigned integer elements, but parsed negative value");
    if (literal->token.kind == BS_TOK_FLOAT)
        return parser_error_at(parser, at, "expected integer elements, but parsed floating-point");
    if (literal->token.kind == BS_TOK_BARE) {
        if (!bs_type_is_bit(type))
            return parser_error_at(parser, at, "expected i1 type for 'true' or 'false' values");
        *value = *at == 't';
        return TRUE;
    }
    if (literal->token.kind == BS_TOK_STRING ||
        !parser_int_value(&literal->token, literal->negative, type, &integer))
        return parser_error_at(parser, at, "integer constant out of range for type");
    *value = (guint64)integer;
    return TRUE;
}

// The bytes of a hex string, little endian, into values; i1 is one bit per element, lowest first.
static void
unpack_hex(const guint8 *bytes, guint32 n, const BsType *type, guint64 *values)
{
    guint32 bits = bs_type_bit_width(type), size = bs_type_element_bytes(type);
    for (guint32 i = 0; i < n; i++) {
        if (bits == 1) {
            values[i] = bytes[i / 8] >> (i % 8) & 1;
            continue;
        }
        for (guint32 k = 0; k < size; k++)
            values[i] |= (guint64)bytes[i * size + k] << (8 * k);
        if (type->kind == BS_TYPE_INTEGER && type->integer.sign != BS_UNSIGNED && bits < 64)
            values[i] = (guint64)((gint64)(values[i] << (64 - bits)) >> (64 - bits));
    }
}

// Of what is known to be a digit: letters of either case follow their 0x40 or 0x60.
static inline guint8
hex_digit(char digit)
{
    return (guint8)((digit & 15) + (digit >> 6) * 9);
}

guint8 *
parser_dense_bytes(BsParser *parser, const Dense *dense, gsize *n_bytes)
{
    const BsToken *token = &dense->literals.data[0].token;
    const char *p = token->start + 1;
    gsize n_digits = bs_token_len(token) - 2;
    gboolean ok = n_digits >= 2 && n_digits % 2 == 0 && p[0] == '0' && p[1] == 'x';
    for (gsize i = 2; ok && i < n_digits; i++)
        ok = g_ascii_isxdigit(p[i]);
    if (!ok) {
        parser_error_at(parser, token->start,
                        "expected string containing hex digits starting with `0x`");
        return NULL;
    }
    *n_bytes = (n_digits - 2) / 2;
    guint8 *bytes = g_malloc0(*n_bytes + 1);
    for (gsize i = 0; i < *n_bytes; i++)
        bytes[i] = (guint8)(hex_digit(p[2 + 2 * i]) << 4 | hex_digit(p[3 + 2 * i]));
    return bytes;
}

// Whether one element stands for all (DenseElementsAttr::isValidRawBuffer): of one bit, a byte that
// has it eight times.
static gboolean
is_hex_splat(const BsType *element, gint64 n, const guint8 *bytes, gsize n_bytes)
{
    if (bs_type_bit_width(element) == 1)
        return n_bytes == 1 && (n == 1 || bytes[0] == 0 || bytes[0] == 0xff);
    return n != 1 && n_bytes == bs_type_element_bytes(element);
}

const BsAttr *
parser_dense_hex(BsParser *parser, const Dense *dense, const char *at, const BsType *type, gint64 n)
{
    gsize n_bytes;
    g_autofree guint8 *bytes = parser_dense_bytes(parser, dense, &n_bytes);
    if (!bytes)
        return NULL;
    const BsType *element = bs_type_element(type);
    guint32 bits = bs_type_bit_width(element), size = bs_type_element_bytes(element);
    gsize needed = bits == 1 ? (gsize)(n + 7) / 8 : (gsize)n * size;
    gboolean splat = is_hex_splat(element, n, bytes, n_bytes);
    if (n_bytes != needed && !splat) {
        g_autofree char *name = bs_type_to_string(type);
        parser_error_at(parser, at, "elements hex data size is invalid for provided type: '%s'",
                        name);
        return NULL;
    }
    guint32 n_values = splat ? 1 : (guint32)n;
    g_autofree guint64 *values = g_new0(guint64, n_values + 1);
    unpack_hex(bytes, n_values, element, values);
    if (splat && bits == 1)
        values[0] = bytes[0] != 0; // a single one is true with any bit of its byte
    return bs_attr_dense(parser->context, type, n_values, values, splat);
}

static void
append_shape(GString *out, guint rank, const gint64 *shape)
{
    for (guint i = 0; i < rank; i++)
        g_string_append_printf(out, "%s%" G_GINT64_FORMAT, i ? ", " : "", shape[i]);
}

gboolean
parser_dense_check_shape(BsParser *parser, const Dense *dense, const char *at, const BsType *type,
                         gint64 n)
{
    if (dense->rank &&
        (dense->rank != type->shaped.rank ||
         memcmp(dense->shape, type->shaped.shape, sizeof *dense->shape * dense->rank) != 0)) {
        g_autoptr(GString) text = g_string_new("inferred shape of elements literal ([");
        append_shape(text, dense->rank, dense->shape);
        g_string_append(text, "]) does not match type ([");
        append_shape(text, type->shaped.rank, type->shaped.shape);
        return parser_error_at(parser, at, "%s])", text->str);
    }
    if (dense->literals.len == 0 && n != 0) {
        g_autofree char *name = bs_type_to_string(type);
        return parser_error_at(parser, at,
                               "parsed zero elements, but type ('%s') expected at least 1", name);
    }
    return TRUE;
}

gboolean
parser_dense_no_float(BsParser *parser, const BsToken *token)
{
    if (bs_context_upstream(parser->context) < BS_UPSTREAM_22)
        return parser_error(parser, "expected floating-point elements, but parsed integer");
    if (token->kind != BS_TOK_INTEGER)
        return parser_error_at(parser, token->start, "expected floating point literal");
    BsDiag *diag = parser_diag_at(parser, token->start,
                                  "unexpected decimal integer literal for a floating point value");
    if (diag)
        bs_diag_note(diag, diag->loc, "add a trailing dot to make the literal a float");
    return FALSE;
}

static gboolean
float_element(BsParser *parser, const Literal *literal, const BsType *type, guint64 *bits)
{
    guint64 high;
    const BsToken *token = &literal->token;
    gboolean hex =
        token->kind == BS_TOK_INTEGER && bs_token_len(token) > 1 && token->start[1] == 'x';
    if (token->kind != BS_TOK_FLOAT && !hex)
        return parser_dense_no_float(parser, token);
    return parser_float_value(parser, token, literal->negative, type, bits, &high);
}

const BsAttr *
parser_dense_numbers(BsParser *parser, const Dense *dense, const BsType *type, gint64 n)
{
    const BsType *element = bs_type_element(type);
    guint32 n_values = dense->literals.len;
    if (dense->has_pairs && n_values != n) {
        parser_error(parser, "expected %" G_GINT64_FORMAT " elements, but parsed %u", n, n_values);
        return NULL;
    }
    g_autofree guint64 *values = g_new0(guint64, n_values + 1);
    for (guint32 i = 0; i < n_values; i++) {
        const Literal *literal = &dense->literals.data[i];
        if (!(element->kind == BS_TYPE_FLOAT ? float_element(parser, literal, element, &values[i])
                                             : int_element(parser, literal, element, &values[i])))
            return NULL;
    }
    return bs_attr_dense(parser->context, type, n_values, values,
                         n_values == 1 && (n != 1 || dense->rank == 0));
}

const BsType *
parser_dense_type(BsParser *parser, const BsType *hint, const char *start)
{
    const BsType *type = hint;
    if (!type &&
        (!parser_expect(parser, BS_TOK_COLON, "expected ':'") || !(type = parser_type(parser))))
        return NULL;
    const char *wrong = NULL;
    if (!bs_type_is_shaped(type))
        wrong = "elements literal must be a shaped type";
    else if (type->kind == BS_TYPE_UNRANKED_MEMREF || type->kind == BS_TYPE_UNRANKED_TENSOR ||
             !bs_type_has_static_shape(type))
        wrong = "elements literal type must have static shape";
    if (wrong && bs_context_upstream(parser->context) >= BS_UPSTREAM_22)
        parser_error_at(parser, start, "%s", wrong);
    else if (wrong)
        parser_error(parser, "%s", wrong);
    return wrong ? NULL : type;
}

static const BsAttr *
parse_dense_parts(BsParser *parser, const BsType *hint, Dense *dense)
{
    const char *start = parser->tok.start;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' after 'dense'") ||
        (!parser_consume_if(parser, BS_TOK_GREATER) &&
         (!parser_dense_literal(parser, dense) ||
          !parser_expect(parser, BS_TOK_GREATER, "expected '>'"))))
        return NULL;
    const gboolean since_22 = bs_context_upstream(parser->context) >= BS_UPSTREAM_22;
    const char *at = hint || since_22 ? start : parser->tok.start;
    const BsType *type = parser_dense_type(parser, hint, start);
    if (!type)
        return NULL;
    gint64 n = bs_type_n_elements(type);
    if (n < 0 || n > BS_LIMIT_FILE_BYTES) {
        parser_error_at(parser, at, "dense elements are limited to %d", BS_LIMIT_FILE_BYTES);
        return NULL;
    }
    if (parser_dense_is_text(type))
        return parser_dense_text(parser, dense, at, type, n);
    if (dense->is_hex)
        return parser_dense_hex(parser, dense, at, type, n);
    return parser_dense_check_shape(parser, dense, at, type, n)
               ? parser_dense_numbers(parser, dense, type, n)
               : NULL;
}

const BsAttr *
parser_dense(BsParser *parser, const BsType *hint)
{
    Dense dense;
    parser_dense_init(&dense);
    const BsAttr *attr = parse_dense_parts(parser, hint, &dense);
    bs_vec_free(&dense.literals);
    return attr;
}

// -- array<...> -----------------------------------------------------------------------------------

static gboolean
int_array_element(BsParser *parser, const BsType *type, gint64 *value)
{
    gboolean negative = parser_consume_if(parser, BS_TOK_MINUS);
    BsToken token = parser->tok;
    if (parser_is_keyword(parser, "true") || parser_is_keyword(parser, "false")) {
        if (!bs_type_is_bit(type))
            return parser_error(parser, "expected i1 type for 'true' or 'false' values");
        *value = *token.start == 't';
        parser_consume(parser);
        return TRUE;
    }
    if (!parser_consume_if(parser, BS_TOK_INTEGER))
        return parser_error(parser, "expected integer literal");
    if (!(bs_type_is_bit(type) && bs_context_upstream(parser->context) >= BS_UPSTREAM_22) &&
        !parser_int_value(&token, negative, type, value)) // 19 crashes on a bit that is in range
        return parser_error(parser, "integer constant out of range");
    return !bs_type_is_bit(type) ||
           parser_error(parser, "expected 'true' or 'false' values for i1 type");
}

static gboolean
at_float(BsParser *parser)
{
    if (parser_is(parser, BS_TOK_FLOAT) || parser_is(parser, BS_TOK_INTEGER))
        return TRUE;
    if (bs_context_upstream(parser->context) < BS_UPSTREAM_22)
        return parser_error(parser, "expected integer or floating point literal");
    return parser_error_at(parser, parser->tok.start, "expected floating point literal");
}

// Until 22, upstream reads what is behind the number before it looks at it.
static gboolean
float_array_element(BsParser *parser, const BsType *type, guint64 *bits, guint64 *high)
{
    const gboolean negative = parser_consume_if(parser, BS_TOK_MINUS);
    const gboolean goes_on_first = bs_context_upstream(parser->context) < BS_UPSTREAM_22;
    const BsToken token = parser->tok;
    if (!at_float(parser))
        return FALSE;
    if (goes_on_first)
        parser_consume(parser);
    if (!parser_float_value(parser, &token, negative, type, bits, high))
        return FALSE;
    if (!goes_on_first)
        parser_consume(parser);
    return TRUE;
}

static gboolean
array_element(BsParser *parser, const BsType *type, gint64 *value)
{
    guint64 bits, high;
    if (type->kind == BS_TYPE_INTEGER)
        return int_array_element(parser, type, value);
    if (!float_array_element(parser, type, &bits, &high))
        return FALSE;
    *value = (gint64)bits;
    return TRUE;
}

static const BsType *
array_element_type(BsParser *parser)
{
    const char *at = parser->tok.start;
    const BsType *type = parser_type(parser);
    if (!type) {
        parser_error_at(parser, at, "expected an integer or floating point type");
        return NULL;
    }
    if (type->kind != BS_TYPE_INTEGER && type->kind != BS_TYPE_FLOAT) {
        g_autofree char *name = bs_type_to_string(type);
        parser_error_at(parser, at, "expected integer or float type, got: '%s'", name);
        return NULL;
    }
    if (!bs_type_is_bit(type) && bs_type_bit_width(type) % 8 != 0) {
        parser_error_at(parser, at, "element type bitwidth must be a multiple of 8");
        return NULL;
    }
    return type;
}

// One number of more than 64 bits, put into `text` as it is printed.
static gboolean
wide_array_element(BsParser *parser, const BsType *type, GString *text)
{
    if (type->kind == BS_TYPE_FLOAT) {
        guint64 bits, high;
        if (!float_array_element(parser, type, &bits, &high))
            return FALSE;
        bs_out_float(text, type->format, bits, high);
        return TRUE;
    }
    const gboolean negative = parser_consume_if(parser, BS_TOK_MINUS);
    const BsToken token = parser->tok;
    BsWide wide;
    if (parser_is_keyword(parser, "true") || parser_is_keyword(parser, "false"))
        return parser_error(parser, "expected i1 type for 'true' or 'false' values");
    if (!parser_consume_if(parser, BS_TOK_INTEGER))
        return parser_error(parser, "expected integer literal");
    if (!bs_wide_parse(&wide, &token, negative, type))
        return parser_error(parser, "integer constant out of range");
    bs_wide_append(&wide, type->integer.sign != BS_UNSIGNED, text);
    return TRUE;
}

// The rest of an array of numbers that no pass computes with: it is kept as its text.
static const BsAttr *
wide_array(BsParser *parser, const BsType *type)
{
    const BsAttr *attr = NULL;
    GString *text = g_string_new("array<");
    bs_type_append(text, type);
    if (!parser_consume_if(parser, BS_TOK_GREATER)) {
        if (!parser_expect(parser, BS_TOK_COLON, "expected ':' after dense array type"))
            goto out;
        const char *separator = ": ";
        do {
            g_string_append(text, separator);
            if (!wide_array_element(parser, type, text))
                goto out;
            separator = ", ";
        } while (parser_consume_if(parser, BS_TOK_COMMA));
        if (!parser_expect(parser, BS_TOK_GREATER, "expected '>' to close an array attribute"))
            goto out;
    }
    g_string_append_c(text, '>');
    attr = bs_attr_text(parser->context, BS_ATTR_OPAQUE, text->str, text->len);
out:
    g_string_free(text, TRUE);
    return attr;
}

const BsAttr *
parser_dense_array(BsParser *parser)
{
    const BsAttr *attr = NULL;
    BS_VEC(gint64) values = {0};
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' after 'array'"))
        return NULL;
    const BsType *type = array_element_type(parser);
    if (!type)
        return NULL;
    if (bs_type_bit_width(type) > 64)
        return wide_array(parser, type);
    if (parser_consume_if(parser, BS_TOK_GREATER))
        return bs_attr_dense_array(parser->context, type, 0, NULL);
    if (!parser_expect(parser, BS_TOK_COLON, "expected ':' after dense array type"))
        return NULL;
    do {
        gint64 value = 0;
        if (!array_element(parser, type, &value))
            goto out;
        bs_vec_push(&values, value);
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    if (parser_expect(parser, BS_TOK_GREATER, "expected '>' to close an array attribute"))
        attr = bs_attr_dense_array(parser->context, type, values.len, values.data);
out:
    bs_vec_free(&values);
    return attr;
}
