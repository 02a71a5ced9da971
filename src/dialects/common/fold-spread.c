// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What upstream's ElementsAttr gives for any kind of it: sparse elements are zero but for those
// that have a place, and of two with the same place the first counts
// (SparseElementsAttr::getValues(), mlir/include/mlir/IR/BuiltinAttributes.h).
#include "dialects/common/fold-spread.h"

#include "dialects/common/fold.h"
#include "ir/context.h"
#include "support/wide.h"

#include <string.h>

// -- places --------------------------------------------------------------------------------------

static guint64
word_at(const BsAttr *dense, gint64 i)
{
    return dense->dense.values[dense->dense.splat ? 0 : i];
}

static gint64
n_places(const BsAttr *sparse)
{
    return sparse->string.places ? sparse->string.places->type->shaped.shape[0] : 0;
}

// The number, row by row, of the element that has the place of that number.
static gint64
place_at(const BsAttr *sparse, gint64 i)
{
    const BsType *type = sparse->type;
    gint64 number = 0;
    for (guint32 d = 0; d < type->shaped.rank; d++)
        number = number * type->shaped.shape[d] +
                 (gint64)word_at(sparse->string.places, i * type->shaped.rank + d);
    return number;
}

// The value for an element; -1: none, it is zero.
static gint64
find_value(const BsAttr *sparse, gint64 number)
{
    for (gint64 i = 0; i < n_places(sparse); i++)
        if (place_at(sparse, i) == number)
            return i;
    return -1;
}

// -- one element ---------------------------------------------------------------------------------

// The number of an integer over 64 bits at `i` in elements that are text.
static const BsAttr *
wide_integer(BsContext *context, const BsAttr *elements, gint64 i)
{
    enum { DIGITS = 2 };
    const BsType *type = bs_type_element(elements->type);
    const guint32 width = bs_type_bit_width(type), n_bytes = bs_type_element_bytes(type);
    const char *text = elements->string.text + strlen("dense<");
    BsWide number;
    if (width > BS_INT_MAX_WIDTH)
        return NULL;
    if (*text == '"') {
        guint8 bytes[BS_INT_MAX_WIDTH / 8];
        text += strlen("\"0x") + (gsize)i * n_bytes * DIGITS;
        for (guint32 k = 0; k < n_bytes; k++, text += DIGITS)
            bytes[k] = (guint8)(g_ascii_xdigit_value(text[0]) << 4 | g_ascii_xdigit_value(text[1]));
        bs_wide_set_bytes(&number, width, bytes, n_bytes);
        return bs_attr_wide(context, type, &number);
    }
    for (;; i--) {
        text += strcspn(text, "-0123456789");
        bs_wide_read(&number, width, &text);
        if (i == 0)
            return bs_attr_wide(context, type, &number);
    }
}

static const BsAttr *
from_words(BsContext *context, const BsType *type, guint64 first, guint64 second)
{
    if (type->kind != BS_TYPE_COMPLEX)
        return bs_attr_float_bits(context, type, first, second);
    const BsType *part = type->shaped.element;
    const BsAttr *parts[] = {bs_attr_from_bits(context, part, first),
                             bs_attr_from_bits(context, part, second)};
    return bs_attr_array(context, 2, parts);
}

static const BsAttr *
zero_element(BsContext *context, const BsType *type)
{
    const BsAttr *part = type->kind == BS_TYPE_COMPLEX ? bs_attr_zero(context, type->shaped.element)
                                                       : bs_attr_zero(context, type);
    const BsAttr *parts[] = {part, part};
    return part && type->kind == BS_TYPE_COMPLEX ? bs_attr_array(context, 2, parts) : part;
}

const BsAttr *
bs_attr_element(BsContext *context, const BsAttr *elements, gint64 number)
{
    const BsType *type = bs_type_element(elements->type);
    if (bs_attr_is_sparse(elements)) {
        const gint64 i = find_value(elements, number);
        return i < 0 ? zero_element(context, type)
                     : bs_attr_element(context, elements->string.values, i);
    }
    const gint64 i = bs_attr_is_splat(elements) ? 0 : number;
    if (elements->kind == BS_ATTR_DENSE_ELEMENTS)
        return bs_attr_from_bits(context, type, elements->dense.values[i]);
    if (elements->kind != BS_ATTR_OPAQUE || !g_str_has_prefix(elements->string.text, "dense<"))
        return NULL;
    const BsAttr *words = elements->string.values;
    if (words)
        return from_words(context, type, words->dense.values[2 * i],
                          words->dense.values[2 * i + 1]);
    return bs_int_is_wide(type) ? wide_integer(context, elements, i) : NULL;
}

// -- all elements --------------------------------------------------------------------------------

// For each element the number of its value and 1, or 0.
static guint32 *
value_numbers(const BsAttr *sparse, guint32 n)
{
    guint32 *numbers = g_new0(guint32, n);
    for (gint64 i = n_places(sparse); i-- > 0;) // so that the first stays
        numbers[place_at(sparse, i)] = (guint32)i + 1;
    return numbers;
}

// As words, `per` for an element, of which `values` has as many for each of its own.
static guint64 *
spread_words(const BsAttr *sparse, guint32 n, guint32 per, const BsAttr *values)
{
    g_autofree guint32 *numbers = value_numbers(sparse, n);
    const guint32 n_values = values ? values->dense.n / per : 0;
    guint64 *words = g_new0(guint64, (gsize)n * per);
    for (gsize i = 0; i < n; i++) {
        if (numbers[i])
            memcpy(&words[i * per], &values->dense.values[MIN(numbers[i], n_values) * per - per],
                   per * sizeof *words);
    }
    return words;
}

static char *
spread_text(BsContext *context, const BsAttr *sparse, guint32 n)
{
    g_autofree guint32 *numbers = value_numbers(sparse, n);
    GString *text = g_string_new("dense<[");
    for (guint32 i = 0; i < n; i++) {
        const BsAttr *value =
            numbers[i] ? bs_attr_element(context, sparse->string.values, numbers[i] - 1) : NULL;
        g_string_append(text, i ? "," : "");
        if (value && value->kind == BS_ATTR_OPAQUE)
            g_string_append(text, value->string.text);
        else
            g_string_append_printf(text, "%" G_GINT64_FORMAT, value ? value->integer : 0);
    }
    return g_string_free(text, FALSE);
}

static gboolean
spread_one(BsSpread *spread, BsContext *context, guint32 k)
{
    const BsAttr *sparse = spread->operands[k];
    const BsType *element = bs_type_element(sparse->type);
    const gint64 n = bs_type_n_elements(sparse->type);
    const guint32 width = bs_type_bit_width(element);
    BsAttr *dense = &spread->dense[k], *words = &spread->words[k];
    if (n < 0 || n > G_MAXUINT32 || !width ||
        !bs_context_may_compute(context, (guint64)n * (1 + width / 16)))
        return FALSE;
    *dense = (BsAttr){.kind = BS_ATTR_OPAQUE, .type = sparse->type};
    if (bs_int_is_wide(element)) {
        spread->rooms[k] = spread_text(context, sparse, (guint32)n);
        dense->string.text = spread->rooms[k];
    } else {
        const BsAttr *values = sparse->string.values;
        const guint32 per = width > 64 ? 2 : 1;
        guint64 *room = spread_words(sparse, (guint32)n, per,
                                     values && per > 1 ? values->string.values : values);
        spread->rooms[k] = room;
        *words = (BsAttr){.kind = BS_ATTR_DENSE_ARRAY, .dense = {(guint32)n * per, FALSE, room}};
        dense->string.text = "dense<[";
        dense->string.values = words;
        if (per == 1)
            *dense = (BsAttr){.kind = BS_ATTR_DENSE_ELEMENTS,
                              .type = sparse->type,
                              .dense = {(guint32)n, FALSE, room}};
    }
    spread->operands[k] = dense;
    return TRUE;
}

gboolean
bs_spread_init(BsSpread *spread, BsContext *context, guint32 n, const BsAttr *const *operands)
{
    gboolean ok = TRUE;
    g_assert(n <= BS_SPREAD_MAX);
    spread->n = n;
    for (guint32 k = 0; k < n; k++) {
        spread->rooms[k] = NULL;
        spread->operands[k] = operands[k];
    }
    for (guint32 k = 0; ok && k < n; k++)
        if (bs_attr_is_sparse(operands[k]))
            ok = spread_one(spread, context, k);
    return ok;
}

void
bs_spread_clear(BsSpread *spread)
{
    for (guint32 k = 0; k < spread->n; k++)
        g_free(spread->rooms[k]);
}
