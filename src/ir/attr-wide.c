// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of more than 64 bits, and elements that are kept as text.
#include "ir/attr.h"

#include "ir/context-private.h"

#include <string.h>

// -- integers ------------------------------------------------------------------------------------

const BsAttr *
bs_attr_wide(BsContext *context, const BsType *type, const BsWide *value)
{
    const gboolean is_signed = type->integer.sign != BS_UNSIGNED;
    const gboolean negative = is_signed && bs_wide_is_negative(value);
    BsWide magnitude = *value;
    if (negative)
        bs_wide_negate(&magnitude, value);
    if (bs_wide_n_bits(&magnitude) < 64) {
        const gint64 small = value->width ? (gint64)magnitude.words[0] : 0;
        return bs_attr_integer(context, type, negative ? -small : small);
    }
    g_autoptr(GString) text = g_string_new(NULL);
    bs_wide_append(value, is_signed, text);
    return bs_attr_typed_text(context, type, text->str, text->len);
}

// -- elements ------------------------------------------------------------------------------------

static gboolean
all_equal(const char *text, guint32 n, const gsize *ends)
{
    for (guint32 i = 1; i < n; i++) {
        const gsize begin = ends[i - 1];
        if (ends[i] - begin != ends[0] || memcmp(text, text + begin, ends[0]) != 0)
            return FALSE;
    }
    return n != 0;
}

// `[[a, b], [c, d]]`: a bracket opens before an element that begins a row and closes after its end.
static void
append_rows(GString *out, const BsType *type, const char *text, guint32 n, const gsize *ends)
{
    gsize begin = 0;
    for (guint32 i = 0; i < n; i++) {
        guint64 row = 1;
        guint32 open = 0, close = 0;
        for (guint32 d = type->shaped.rank; d-- > 0;) {
            row *= (guint64)type->shaped.shape[d];
            open += i % row == 0;
            close += (i + 1) % row == 0;
        }
        g_string_append(out, i ? ", " : "");
        while (open--)
            g_string_append_c(out, '[');
        g_string_append_len(out, text + begin, (gssize)(ends[i] - begin));
        while (close--)
            g_string_append_c(out, ']');
        begin = ends[i];
    }
}

gboolean
bs_attr_is_splat(const BsAttr *attr)
{
    if (attr->kind == BS_ATTR_DENSE_ELEMENTS)
        return attr->dense.splat;
    static const char dense[] = "dense<";
    return attr->kind == BS_ATTR_OPAQUE && g_str_has_prefix(attr->string.text, dense) &&
           !strchr("[\">", attr->string.text[strlen(dense)]);
}

const BsAttr *
bs_attr_dense_text(BsContext *context, const BsType *type, const char *text, guint32 n,
                   const gsize *ends, const char *hex, const guint64 *words)
{
    g_autoptr(GString) out = g_string_new("dense<");
    const gboolean splat = all_equal(text, n, ends);
    const BsType *word = bs_type_integer(context, 64, BS_SIGNLESS);
    const BsAttr *values =
        words ? bs_attr_dense_array(context, word, splat ? 2 : 2 * n, (const gint64 *)words) : NULL;
    if (splat)
        g_string_append_len(out, text, (gssize)ends[0]);
    else if (n >= BS_HEX_FROM && *hex)
        g_string_append_printf(out, "\"0x%s\"", hex);
    else
        append_rows(out, type, text, n, ends);
    g_string_append_c(out, '>');
    g_assert(out->len <= G_MAXUINT32);
    return bs_attr_intern(
        context,
        &(BsAttr){.kind = BS_ATTR_OPAQUE,
                  .type = type,
                  .string = {.text = out->str, .len = (guint32)out->len, .values = values}});
}

const BsAttr *
bs_attr_splat_as(BsContext *context, const BsAttr *splat, const BsType *type)
{
    BsAttr candidate = *splat;
    candidate.type = type;
    return bs_attr_intern(context, &candidate);
}

const BsAttr *
bs_attr_sparse(BsContext *context, const BsType *type, const char *text, gsize len,
               const BsAttr *places, const BsAttr *values)
{
    g_assert(len <= G_MAXUINT32);
    return bs_attr_intern(
        context, &(BsAttr){.kind = BS_ATTR_OPAQUE,
                           .type = type,
                           .string = {text, (guint32)len, .values = values, .places = places}});
}

gboolean
bs_attr_is_sparse(const BsAttr *attr)
{
    return attr && attr->kind == BS_ATTR_OPAQUE && attr->type && bs_type_is_shaped(attr->type) &&
           g_str_has_prefix(attr->string.text, "sparse<");
}
