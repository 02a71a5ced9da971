// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant folding where integers or floats of more than 64 bits take part.
#include "dialects/common/fold.h"

#include "dialects/common/fold-spread.h"
#include "ir/context.h"
#include "ir/ir.h"
#include "support/vec.h"
#include "syntax/printer.h"

#include <string.h>

// -- operands ------------------------------------------------------------------------------------

// The numbers of a constant, one after the other.
typedef struct Numbers {
    const BsAttr *attr;
    gboolean splat;   // one for all
    const char *text; // where it is kept as text: the rest of it
    gboolean hex;     // bytes, not decimal numbers
    BsWide number;    // the last that was read
} Numbers;

// Bits of an integer, or of a float's format; 0 for others, and for more than are computed with.
static guint32
number_width(const BsType *type)
{
    const guint32 width = bs_type_bit_width(type);
    return width <= BS_INT_MAX_WIDTH ? width : 0;
}

static gboolean
numbers_init(Numbers *numbers, const BsAttr *attr)
{
    *numbers = (Numbers){.attr = attr, .splat = TRUE};
    if (!attr || !attr->type || !number_width(bs_type_element(attr->type)))
        return FALSE;
    switch (attr->kind) {
    case BS_ATTR_INTEGER:
    case BS_ATTR_FLOAT:
        return TRUE;
    case BS_ATTR_DENSE_ELEMENTS:
        numbers->splat = attr->dense.splat;
        return TRUE;
    case BS_ATTR_OPAQUE:
        if (bs_type_element(attr->type)->kind != BS_TYPE_INTEGER) {
            numbers->splat = bs_attr_is_splat(attr);
            return attr->string.values && bs_type_element(attr->type)->kind == BS_TYPE_FLOAT;
        }
        numbers->text = attr->string.text;
        if (bs_type_is_shaped(attr->type)) {
            if (!g_str_has_prefix(numbers->text, "dense<"))
                return FALSE;
            numbers->text += strlen("dense<");
            numbers->hex = *numbers->text == '"';
            numbers->splat = bs_attr_is_splat(attr);
            numbers->text += numbers->hex ? strlen("\"0x") : 0;
        }
        return TRUE;
    default:
        return FALSE;
    }
}

// The next number where they are written as bytes.
static void
read_bytes(Numbers *numbers, guint32 width)
{
    guint8 bytes[BS_INT_MAX_WIDTH / 8];
    const guint32 n = (width + 7) / 8;
    for (guint32 i = 0; i < n; i++, numbers->text += 2)
        bytes[i] = (guint8)(g_ascii_xdigit_value(numbers->text[0]) << 4 |
                            g_ascii_xdigit_value(numbers->text[1]));
    bs_wide_set_bytes(&numbers->number, width, bytes, n);
}

static void
numbers_read(Numbers *numbers, guint32 i)
{
    const BsAttr *attr = numbers->attr;
    const guint32 width = number_width(bs_type_element(attr->type));
    if (i && numbers->splat)
        return;
    if (attr->kind == BS_ATTR_OPAQUE && attr->string.values) {
        const guint64 *words = attr->string.values->dense.values + 2 * (gsize)i;
        bs_wide_set(&numbers->number, width, (gint64)words[0]);
        numbers->number.words[1] = words[1];
    } else if (numbers->hex) {
        read_bytes(numbers, width);
    } else if (numbers->text) {
        numbers->text += strcspn(numbers->text, "-0123456789");
        bs_wide_read(&numbers->number, width, &numbers->text);
    } else if (attr->kind == BS_ATTR_FLOAT) {
        bs_wide_set(&numbers->number, width, (gint64)attr->floating.bits);
        if (width > 64)
            numbers->number.words[1] = attr->floating.high_bits;
    } else {
        bs_wide_set(&numbers->number, width,
                    attr->kind == BS_ATTR_INTEGER ? attr->integer : (gint64)attr->dense.values[i]);
    }
}

gboolean
bs_attr_match_wide(const BsAttr *attr, BsWide *number)
{
    Numbers numbers;
    if (!attr || !attr->type || !bs_int_is_wide(attr->type) || !numbers_init(&numbers, attr) ||
        !numbers.splat)
        return FALSE;
    numbers_read(&numbers, 0);
    *number = numbers.number;
    return TRUE;
}

// -- results -------------------------------------------------------------------------------------

const BsAttr *
bs_attr_from_wide(BsContext *context, const BsType *type, const BsWide *number)
{
    if (bs_int_is_wide(type))
        return bs_attr_wide(context, type, number);
    if (type->kind == BS_TYPE_FLOAT)
        return bs_attr_float_bits(context, type, number->words[0],
                                  number->width > 64 ? number->words[1] : 0);
    return bs_attr_from_bits(context, type, number->width ? number->words[0] : 0);
}

// The elements of a result: words, or texts one behind the other.
typedef struct Elements {
    BsContext *context;
    const BsType *type;    // of one
    BS_VEC(guint64) words; // two for a text that is a float
    GString *text, *hex;
    BS_VEC(gsize) ends;
} Elements;

// A float over 64 bits as it is written, without its type.
static void
add_float_text(Elements *elements, const BsWide *number)
{
    g_autoptr(GString) text = g_string_new(NULL);
    bs_attr_append(text, bs_attr_float_bits(elements->context, elements->type, number->words[0],
                                            number->words[1]));
    g_string_append_len(elements->text, text->str, (gssize)strcspn(text->str, " "));
    bs_vec_push(&elements->words, number->words[0]);
    bs_vec_push(&elements->words, number->words[1]);
}

static void
add_element(Elements *elements, const BsWide *number)
{
    const BsType *type = elements->type;
    if (bs_type_bit_width(type) > 64) {
        if (bs_int_is_wide(type))
            bs_wide_append(number, TRUE, elements->text);
        else
            add_float_text(elements, number);
        bs_wide_append_bytes(number, bs_type_element_bytes(type), elements->hex);
        bs_vec_push(&elements->ends, elements->text->len);
    } else {
        const BsAttr *attr = bs_attr_from_wide(elements->context, type, number);
        bs_vec_push(&elements->words,
                    type->kind == BS_TYPE_FLOAT ? attr->floating.bits : (guint64)attr->integer);
    }
}

static const BsAttr *
shaped_result(Elements *elements, const BsType *type, gboolean splat)
{
    if (bs_type_bit_width(elements->type) > 64)
        return bs_attr_dense_text(elements->context, type, elements->text->str, elements->ends.len,
                                  elements->ends.data, elements->hex->str,
                                  elements->words.len ? elements->words.data : NULL);
    return bs_attr_dense(elements->context, type, elements->words.len, elements->words.data, splat);
}

// -- folding -------------------------------------------------------------------------------------

enum { MAX_OPERANDS = BS_SPREAD_MAX };

static gboolean
fold_element(guint32 i, guint32 n, Numbers *numbers, BsWideFn element, gpointer data,
             BsWide *result)
{
    const BsWide *operands[MAX_OPERANDS];
    for (guint32 k = 0; k < n; k++) {
        numbers_read(&numbers[k], i);
        operands[k] = &numbers[k].number;
    }
    return element(data, operands, result);
}

static const BsAttr *
fold_elements(BsContext *context, guint32 n, Numbers *numbers, const BsType *type, BsWideFn element,
              gpointer data)
{
    Elements elements = {.context = context, .type = bs_type_element(type)};
    gboolean ok = TRUE, splat = TRUE;
    for (guint32 k = 0; k < n; k++)
        splat = splat && numbers[k].splat;
    const gint64 count = splat ? 1 : bs_type_n_elements(type);
    const guint32 width = bs_type_bit_width(elements.type);
    if (count > G_MAXUINT32 || !bs_context_may_compute(context, (guint64)count * (1 + width / 16)))
        return NULL;
    elements.text = g_string_new(NULL);
    elements.hex = g_string_new(NULL);
    for (guint32 i = 0; ok && i < count; i++) {
        BsWide result;
        ok = fold_element(i, n, numbers, element, data, &result);
        if (ok)
            add_element(&elements, &result);
    }
    const BsAttr *attr = ok ? shaped_result(&elements, type, splat) : NULL;
    bs_vec_free(&elements.words);
    bs_vec_free(&elements.ends);
    g_string_free(elements.text, TRUE);
    g_string_free(elements.hex, TRUE);
    return attr;
}

// Whether there is a number for each one of the result.
static gboolean
has_shape_of(const BsType *operand, const BsType *result)
{
    if (!bs_type_is_shaped(result))
        return !bs_type_is_shaped(operand);
    return bs_is_dense_type(operand) && bs_type_n_elements(operand) == bs_type_n_elements(result);
}

static const BsAttr *
fold_numbers(BsContext *context, guint32 n, const BsAttr *const *operands, const BsType *type,
             BsWideFn element, gpointer data)
{
    Numbers numbers[MAX_OPERANDS];
    const gboolean shaped = bs_type_is_shaped(type);
    if (!number_width(bs_type_element(type)) || (shaped && !bs_is_dense_type(type)))
        return NULL;
    for (guint32 i = 0; i < n; i++)
        if (!numbers_init(&numbers[i], operands[i]) || !has_shape_of(operands[i]->type, type))
            return NULL;
    if (shaped)
        return fold_elements(context, n, numbers, type, element, data);
    BsWide result;
    return fold_element(0, n, numbers, element, data, &result)
               ? bs_attr_from_wide(context, type, &result)
               : NULL;
}

const BsAttr *
bs_wide_fold(BsContext *context, guint32 n, const BsAttr *const *operands, const BsType *type,
             BsWideFn element, gpointer data)
{
    for (guint32 i = 0; i < n; i++)
        if (bs_attr_is_poison(operands[i]))
            return operands[i];
    BsSpread spread;
    const BsAttr *attr = bs_spread_init(&spread, context, n, operands)
                             ? fold_numbers(context, n, spread.operands, type, element, data)
                             : NULL;
    bs_spread_clear(&spread);
    return attr;
}
