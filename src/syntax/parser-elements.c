// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements that nothing computes with: complex numbers, strings, numbers over 64 bits, and sparse
// elements. They become text in upstream's form.
#include "syntax/parser-dense-private.h"
#include "syntax/parser-wide.h"
#include "syntax/printer-private.h"

// What one element is made of.
typedef struct Layout {
    const BsType *scalar; // of a part: integer, index or float
    guint32 parts;        // 2: complex
    guint32 bytes;        // of a part
} Layout;

static gboolean
is_number(const BsType *type)
{
    return type->kind == BS_TYPE_INTEGER || type->kind == BS_TYPE_INDEX ||
           type->kind == BS_TYPE_FLOAT;
}

static gboolean
is_complex(const BsType *type)
{
    return type->kind == BS_TYPE_COMPLEX;
}

gboolean
parser_dense_is_text(const BsType *type)
{
    const BsType *element = bs_type_element(type);
    return !is_number(element) || bs_type_element_bytes(element) > 8;
}

// -- one element ----------------------------------------------------------------------------------

static gboolean
read_integer(BsParser *parser, const Literal *literal, const BsType *type, BsWide *number)
{
    const BsToken *token = &literal->token;
    const guint32 width = bs_type_bit_width(type);
    gint64 small = 0;
    if (literal->negative && type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_UNSIGNED)
        return parser_error_at(parser, token->start,
                               "expected unsigned integer elements, but parsed negative value");
    if (token->kind == BS_TOK_FLOAT)
        return parser_error_at(parser, token->start,
                               "expected integer elements, but parsed floating-point");
    if (token->kind == BS_TOK_BARE) {
        if (!bs_type_is_bit(type))
            return parser_error_at(parser, token->start,
                                   "expected i1 type for 'true' or 'false' values");
        bs_wide_set(number, 1, *token->start == 't');
        return TRUE;
    }
    if (token->kind == BS_TOK_INTEGER && parser_int_value(token, literal->negative, type, &small)) {
        bs_wide_set(number, MIN(width, BS_WIDE_BITS), small);
        return TRUE;
    }
    return (token->kind == BS_TOK_INTEGER && width > 64 &&
            bs_wide_parse(number, token, literal->negative, type)) ||
           parser_error_at(parser, token->start, "integer constant out of range for type");
}

static gboolean
read_float(BsParser *parser, const Literal *literal, const BsType *type, BsWide *number)
{
    const BsToken *token = &literal->token;
    const gboolean hex =
        token->kind == BS_TOK_INTEGER && bs_token_len(token) > 1 && token->start[1] == 'x';
    guint64 high;
    if (token->kind != BS_TOK_FLOAT && !hex)
        return parser_dense_no_float(parser, token);
    number->width = bs_type_bit_width(type);
    if (!parser_float_value(parser, token, literal->negative, type, &number->words[0], &high))
        return FALSE;
    number->words[1] = high;
    return TRUE;
}

// A number as a literal, or a part of one.
static gboolean
read_scalar(BsParser *parser, const Literal *literal, const BsType *type, BsWide *number)
{
    return type->kind == BS_TYPE_FLOAT ? read_float(parser, literal, type, number)
                                       : read_integer(parser, literal, type, number);
}

// -- all elements ---------------------------------------------------------------------------------

// Texts of elements, one behind the other.
typedef struct Texts {
    GString *text;
    BS_VEC(gsize) ends;
    GString *hex;          // the bytes of all numbers; empty: they are none
    BS_VEC(guint64) words; // two for each element, see bs_attr_dense_text()
} Texts;

static void
append_scalar(Texts *texts, const BsType *type, const BsWide *number)
{
    const gboolean is_unsigned = type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_UNSIGNED;
    if (type->kind == BS_TYPE_FLOAT)
        bs_out_float(texts->text, type->format, number->words[0],
                     number->width > 64 ? number->words[1] : 0);
    else if (bs_type_is_bit(type))
        g_string_append(texts->text, number->words[0] & 1 ? "true" : "false");
    else
        bs_wide_append(number, !is_unsigned, texts->text);
    bs_wide_append_bytes(number, bs_type_element_bytes(type), texts->hex);
}

// What folds compute with: the bits of floats over 64 bits, and of complex numbers of words.
static void
append_words(Texts *texts, const Layout *layout, const BsWide *number)
{
    const gboolean large = layout->scalar->kind == BS_TYPE_FLOAT && number->width > 64;
    if (layout->parts == 2 ? number->width > 64 : !large)
        return;
    bs_vec_push(&texts->words, number->width ? number->words[0] : 0);
    if (large)
        bs_vec_push(&texts->words, number->words[1]);
}

// -- reading --------------------------------------------------------------------------------------

static gboolean
read_numbers(BsParser *parser, const Dense *dense, const Layout *layout, Texts *texts)
{
    BsWide number = {0};
    guint i = 0;
    for (; i + layout->parts <= dense->literals.len; i += layout->parts) {
        g_string_append(texts->text, layout->parts == 2 ? "(" : "");
        for (guint part = 0; part < layout->parts; part++) {
            g_string_append(texts->text, part ? "," : "");
            if (!read_scalar(parser, &dense->literals.data[i + part], layout->scalar, &number))
                return FALSE;
            append_scalar(texts, layout->scalar, &number);
            append_words(texts, layout, &number);
        }
        g_string_append(texts->text, layout->parts == 2 ? ")" : "");
        bs_vec_push(&texts->ends, texts->text->len);
    }
    return i == dense->literals.len ||
           read_scalar(parser, &dense->literals.data[i], layout->scalar, &number);
}

// Until 22, upstream takes any literal, and its first and its last character for quotes.
static gboolean
read_strings(BsParser *parser, const Dense *dense, const char *at, Texts *texts)
{
    const gboolean any = bs_context_upstream(parser->context) < BS_UPSTREAM_22;
    for (guint i = 0; i < dense->literals.len; i++) {
        const BsToken *token = &dense->literals.data[i].token;
        if (token->kind == BS_TOK_STRING) {
            GString *value = parser_string_value(parser, token);
            bs_out_quoted(texts->text, value->str, value->len);
        } else if (!any) {
            return parser_error_at(parser, at, "expected string token, got %.*s",
                                   (int)bs_token_len(token), token->start);
        } else {
            const gsize len = bs_token_len(token);
            bs_out_quoted(texts->text, token->start + 1, len > 2 ? len - 2 : 0);
        }
        bs_vec_push(&texts->ends, texts->text->len);
    }
    return TRUE;
}

static gboolean
read_hex(BsParser *parser, const Dense *dense, const char *at, const BsType *type, gint64 n,
         const Layout *layout, Texts *texts)
{
    gsize n_bytes;
    g_autofree guint8 *bytes = parser_dense_bytes(parser, dense, &n_bytes);
    if (!bytes)
        return FALSE;
    const gsize size = (gsize)layout->parts * layout->bytes;
    if ((n_bytes != (gsize)n * size && n_bytes != size) || layout->bytes > 8 * BS_WIDE_WORDS) {
        g_autofree char *name = bs_type_to_string(type);
        return parser_error_at(parser, at,
                               "elements hex data size is invalid for provided type: '%s'", name);
    }
    BsWide number;
    for (gsize i = 0; i < n_bytes; i += size) {
        g_string_append(texts->text, layout->parts == 2 ? "(" : "");
        for (guint part = 0; part < layout->parts; part++) {
            g_string_append(texts->text, part ? "," : "");
            bs_wide_set_bytes(&number, bs_type_bit_width(layout->scalar),
                              bytes + i + part * layout->bytes, layout->bytes);
            append_scalar(texts, layout->scalar, &number);
            append_words(texts, layout, &number);
        }
        g_string_append(texts->text, layout->parts == 2 ? ")" : "");
        bs_vec_push(&texts->ends, texts->text->len);
    }
    return TRUE;
}

// Since 22 there have to be two numbers for each complex one; a literal that is no list stands for
// one.
static gboolean
check_pairs(BsParser *parser, const Dense *dense, const char *at, const BsType *type, gint64 n)
{
    const BsType *counted = dense->rank ? type : bs_type_element(type);
    const gint64 expected = dense->rank ? 2 * n : 2;
    if (dense->literals.len == expected || n == 0)
        return TRUE;
    g_autofree char *name = bs_type_to_string(counted);
    return parser_error_at(
        parser, at, "parsed %u elements, but type ('%s') expected %" G_GINT64_FORMAT " elements",
        dense->literals.len, name, expected);
}

static gboolean
read_elements(BsParser *parser, const Dense *dense, const char *at, const BsType *type, gint64 n,
              Texts *texts)
{
    const BsType *element = bs_type_element(type);
    const gboolean pairs = is_complex(element);
    const BsType *scalar = pairs ? element->shaped.element : element;
    const guint n_literals = dense->literals.len;
    if (is_number(scalar) && dense->is_hex) {
        const Layout layout = {scalar, pairs ? 2 : 1, bs_type_element_bytes(scalar)};
        return read_hex(parser, dense, at, type, n, &layout, texts);
    }
    if (!parser_dense_check_shape(parser, dense, at, type, n))
        return FALSE;
    if (!is_number(scalar))
        return read_strings(parser, dense, at, texts);
    if (pairs && bs_context_upstream(parser->context) >= BS_UPSTREAM_22 &&
        !check_pairs(parser, dense, at, type, n))
        return FALSE;
    // Numbers where complex ones belong: until 22, upstream reads two as one, and one that is left
    // over is for nothing, so that three are one for all elements.
    if (pairs && n_literals % 2 && n_literals != 3)
        return parser_error_at(parser, at, "expected complex elements, but parsed a number");
    const guint n_read = pairs ? n_literals / 2 : n_literals;
    if ((pairs || dense->has_pairs) && n_read != n && n_read > 1)
        return parser_error_at(parser, at, "expected %" G_GINT64_FORMAT " elements, but parsed %u",
                               n, n_read);
    const Layout layout = {scalar, pairs ? 2 : 1, bs_type_element_bytes(scalar)};
    return read_numbers(parser, dense, &layout, texts);
}

const BsAttr *
parser_dense_text(BsParser *parser, const Dense *dense, const char *at, const BsType *type,
                  gint64 n)
{
    Texts texts = {.text = g_string_new(NULL), .hex = g_string_new(NULL)};
    const BsAttr *attr = NULL;
    if (read_elements(parser, dense, at, type, n, &texts)) {
        attr = bs_attr_dense_text(parser->context, type, texts.text->str, texts.ends.len,
                                  texts.ends.data, texts.hex->str,
                                  texts.words.len ? texts.words.data : NULL);
    }
    g_string_free(texts.text, TRUE);
    g_string_free(texts.hex, TRUE);
    bs_vec_free(&texts.ends);
    bs_vec_free(&texts.words);
    return attr;
}

// -- sparse<...> ----------------------------------------------------------------------------------

typedef struct Sparse {
    Dense indices, values;
    const char *values_at; // where they are written
    const BsType *type;
} Sparse;

static void
append_shape(GString *out, const char *what, guint rank, const gint64 *shape)
{
    g_string_append(out, what);
    for (guint i = 0; i < rank; i++)
        g_string_append_printf(out, "%s%" G_GINT64_FORMAT, i ? ", " : "", shape[i]);
}

// A literal that is no list stands for one row of indices, or for one value.
static gboolean
wrong_shapes(BsParser *parser, const char *at, const Sparse *sparse)
{
    const BsType *type = sparse->type;
    const gint64 one[] = {1, (gint64)type->shaped.rank};
    const Dense *indices = &sparse->indices, *values = &sparse->values;
    g_autoptr(GString) text = g_string_new(NULL);
    append_shape(text, "expected shape ([", type->shaped.rank, type->shaped.shape);
    append_shape(text, "]); inferred shape of indices literal ([",
                 indices->rank ? indices->rank : 2, indices->rank ? indices->shape : one);
    append_shape(text, "]); inferred shape of values literal ([", values->rank ? values->rank : 1,
                 values->rank ? values->shape : one);
    return parser_error_at(parser, at, "%s])", text->str);
}

// Each row of indices is a place inside of the type's shape.
static gboolean
check_indices(BsParser *parser, const char *at, const BsAttr *indices, const BsType *type, gint64 n)
{
    const guint32 rank = type->shaped.rank;
    for (gint64 i = 0; i < n; i++) {
        gboolean inside = TRUE;
        g_autoptr(GString) text = g_string_new(NULL);
        for (guint32 d = 0; d < rank; d++) {
            const gint64 index =
                (gint64)indices->dense.values[indices->dense.splat ? 0 : i * rank + d];
            inside = inside && index >= 0 && index < type->shaped.shape[d];
            g_string_append_printf(text, "%s%" G_GINT64_FORMAT, d ? ", " : "", index);
        }
        if (inside)
            continue;
        g_autofree char *name = bs_type_to_string(type);
        return parser_error_at(parser, at,
                               "sparse index #%" G_GINT64_FORMAT
                               " is not contained within the value shape, with index=[%s], and "
                               "type='%s'",
                               i, text->str, name);
    }
    return TRUE;
}

static void
append_without_type(GString *out, const BsAttr *attr)
{
    BsPrinter printer;
    g_autoptr(GString) text = g_string_new(NULL);
    bs_printer_init(&printer, text);
    bs_printer_attr(&printer, attr, BS_TYPE_ELIDED);
    const gsize prefix = strlen("dense<");
    g_string_append_len(out, text->str + prefix, (gssize)(text->len - prefix - 1));
}

// The places, which are never written as bytes.
static void
append_places(GString *out, const BsAttr *indices)
{
    const gint64 n = bs_type_n_elements(indices->type);
    const guint32 rank = indices->type->shaped.rank;
    const gint64 row = rank == 2 ? indices->type->shaped.shape[1] : 1;
    if (indices->dense.splat) {
        append_without_type(out, indices);
        return;
    }
    for (gint64 i = 0; i < n; i++) {
        g_string_append(out, i ? ", " : "[");
        g_string_append(out, rank == 2 && i % row == 0 ? "[" : "");
        g_string_append_printf(out, "%" G_GINT64_FORMAT, (gint64)indices->dense.values[i]);
        g_string_append(out, rank == 2 && (i + 1) % row == 0 ? "]" : "");
    }
    g_string_append_c(out, ']');
}

static const BsAttr *
sparse_attr(BsParser *parser, const char *at, Sparse *sparse)
{
    BsContext *context = parser->context;
    const BsType *type = sparse->type, *i64 = bs_type_integer(context, 64, BS_SIGNLESS);
    const gboolean one = sparse->indices.rank == 0;
    const gint64 n = one ? 1 : sparse->indices.shape[0];
    const gint64 rank = (gint64)type->shaped.rank, shape[] = {n, rank};
    // A list of places in one dimension need not be a list of lists.
    const gboolean flat = sparse->indices.rank == 1 && rank == 1;
    const gboolean fits =
        one || flat || (sparse->indices.rank == 2 && sparse->indices.shape[1] == rank);
    const gboolean values_fit =
        sparse->values.rank == 0 || (sparse->values.rank == 1 && sparse->values.shape[0] == n);
    if (sparse->values.rank > 1) {
        parser_error_at(parser, at, "expected 1-d tensor for sparse element values");
        return NULL;
    }
    if (!fits || !values_fit) {
        wrong_shapes(parser, at, sparse);
        return NULL;
    }
    const BsAttr *indices =
        parser_dense_numbers(parser, &sparse->indices,
                             bs_type_tensor(context, flat ? 1 : 2, shape, i64, NULL), n * rank);
    if (!indices || !check_indices(parser, at, indices, type, n))
        return NULL;
    const BsType *values_type = bs_type_tensor(context, 1, &n, type->shaped.element, NULL);
    const BsAttr *values =
        parser_dense_is_text(values_type)
            ? parser_dense_text(parser, &sparse->values, sparse->values_at, values_type, n)
        : sparse->values.is_hex
            ? parser_dense_hex(parser, &sparse->values, sparse->values_at, values_type, n)
            : parser_dense_numbers(parser, &sparse->values, values_type, n);
    if (!values)
        return NULL;
    g_autoptr(GString) text = g_string_new("sparse<");
    const gboolean any = n > 0 && rank > 0;
    if (any) {
        append_places(text, indices);
        g_string_append(text, ", ");
        append_without_type(text, values);
    }
    g_string_append_c(text, '>');
    return bs_attr_sparse(context, type, text->str, text->len, any ? indices : NULL,
                          any ? values : NULL);
}

static const BsAttr *
parse_sparse_parts(BsParser *parser, const BsType *hint, Sparse *sparse)
{
    const char *at = parser->tok.start;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "Expected '<' after 'sparse'"))
        return NULL;
    if (parser_consume_if(parser, BS_TOK_GREATER)) {
        sparse->type = parser_dense_type(parser, hint, at);
        return sparse->type
                   ? bs_attr_sparse(parser->context, sparse->type, "sparse<>", 8, NULL, NULL)
                   : NULL;
    }
    if (!parser_dense_literal(parser, &sparse->indices) ||
        !parser_expect(parser, BS_TOK_COMMA, "expected ','"))
        return NULL;
    sparse->values_at = parser->tok.start;
    if (!parser_dense_literal(parser, &sparse->values) ||
        !parser_expect(parser, BS_TOK_GREATER, "expected '>'") ||
        !(sparse->type = parser_dense_type(parser, hint, at)))
        return NULL;
    return sparse_attr(parser, at, sparse);
}

const BsAttr *
parser_sparse(BsParser *parser, const BsType *hint)
{
    Sparse sparse = {.type = NULL};
    parser_dense_init(&sparse.indices);
    parser_dense_init(&sparse.values);
    const BsAttr *attr = parse_sparse_parts(parser, hint, &sparse);
    bs_vec_free(&sparse.indices.literals);
    bs_vec_free(&sparse.values.literals);
    return attr;
}
