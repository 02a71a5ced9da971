// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/peak-parts.h"

#include "debug/document/provenance.h"
#include "debug/verdict/op-words.h"
#include "ir/effects.h"

// A clone, or what it was converted to.
static gboolean
is_clone(BsDocument *document, const BsOp *op)
{
    for (const BsOp *at = op; at; at = bs_document_op_origin(document, at)) {
        if (bs_op_memory(at) == BS_MEMORY_CLONE)
            return TRUE;
    }
    return FALSE;
}

BsPeakPart
bs_peak_part_of(BsDocument *document, const BsOp *op)
{
    if (op && is_clone(document, op))
        return BS_PEAK_CLONES;
    return op && bs_document_dealloc_of(document, op) ? BS_PEAK_LISTS : BS_PEAK_NEEDED;
}

static void
add_share(BsDocument *document, const BsPeakShare *share, BsPeakParts *parts)
{
    const BsPeakPart part = bs_peak_part_of(document, share->made_by);
    parts->n_made += share->made;
    parts->n_clones += part == BS_PEAK_CLONES ? share->made : 0;
    parts->n_lists += part == BS_PEAK_LISTS ? share->made : 0;
    parts->bytes[BS_PEAK_LEAKED] += share->leaked;
    parts->lost += share->lost;
    if (part != BS_PEAK_NEEDED) {
        parts->bytes[part] += share->needed + share->late;
        return;
    }
    parts->bytes[BS_PEAK_NEEDED] += share->needed;
    parts->bytes[BS_PEAK_LATE] += share->late;
}

BsPeakParts
bs_peak_parts(BsDocument *document, const BsPeak *peak)
{
    BsPeakParts parts = {.is_known = peak != NULL};
    if (!peak)
        return parts;
    parts.all = peak->bytes;
    parts.least = peak->least;
    parts.op = peak->op;
    for (guint i = 0; i < peak->shares->len; i++)
        add_share(document, &g_array_index(peak->shares, BsPeakShare, i), &parts);
    return parts;
}

gboolean
bs_peak_parts_equal(const BsPeakParts *a, const BsPeakParts *b)
{
    for (guint i = 0; i < BS_N_PEAK_PARTS; i++) {
        if (a->bytes[i] != b->bytes[i])
            return FALSE;
    }
    return a->is_known == b->is_known && a->least == b->least && a->lost == b->lost;
}

// What is said of a number of bytes, when there are some.
static void
put_bytes(GString *out, const char *words, gint64 bytes)
{
    g_autofree char *number = bs_number_text((guint64)bytes);
    if (bytes)
        g_string_append_printf(out, words, number);
}

void
bs_peak_parts_put(const BsPeakParts *parts, GString *out)
{
    static const char *const words[] = {
#define X(id, words) words,
        BS_PEAK_PARTS(X)
#undef X
    };
    if (!parts->is_known || !parts->op)
        return;
    if (parts->bytes[BS_PEAK_NEEDED] == parts->all) {
        g_string_append(out, _(", all needed"));
        put_bytes(out, _("; %s leak later"), parts->lost);
        return;
    }
    g_autofree char *op = bs_op_words(parts->op);
    g_string_append_printf(out, _(", at %s"), op);
    gboolean any = FALSE;
    for (guint i = 0; i < BS_N_PEAK_PARTS; i++) {
        if (!parts->bytes[i])
            continue;
        g_string_append(out, any ? ", " : ": ");
        put_bytes(out, _(words[i]), parts->bytes[i]);
        any = TRUE;
    }
    put_bytes(out, _("; %s leak later"), parts->lost);
    if (parts->least < parts->all)
        put_bytes(out, _("; %s would do with deallocs elsewhere"), parts->least);
}
