// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/text-map.h"

#include <string.h>

void
bs_text_clear(BsText *text)
{
    if (text->text)
        g_string_free(text->text, TRUE);
    g_clear_pointer(&text->ops, g_array_unref);
    g_clear_pointer(&text->by_id, g_free);
    text->text = NULL;
}

// -- finding an op ------------------------------------------------------------------------------

void
bs_text_index(BsText *text)
{
    enum { SPARSE = 16 }; // that many times more ids than ops: few ops, which are found without
    const guint n = text->ops->len;
    const BsOpLines *ops = (const BsOpLines *)text->ops->data;
    guint32 first = G_MAXUINT32, end = 0;
    for (guint i = 0; i < n; i++) {
        first = MIN(first, ops[i].id);
        end = MAX(end, ops[i].id + 1);
    }
    const guint32 before = text->n_ids;
    text->first_id = first;
    text->n_ids = end - first;
    if (first >= end || (end - first) / SPARSE > n) {
        g_clear_pointer(&text->by_id, g_free);
        text->n_ids = 0;
        return;
    }
    if (text->n_ids > before || text->n_ids < before / 2)
        text->by_id = g_renew(guint32, text->by_id, text->n_ids);
    memset(text->by_id, 0, text->n_ids * sizeof *text->by_id);
    for (guint i = 0; i < n; i++)
        text->by_id[ops[i].id - first] = i + 1;
}

const BsOpLines *
bs_text_find_op(const BsText *text, const BsOp *op)
{
    if (text->by_id) {
        const guint32 i = op ? op->id - text->first_id : text->n_ids;
        const guint32 number = i < text->n_ids ? text->by_id[i] : 0;
        return number ? &g_array_index(text->ops, BsOpLines, number - 1) : NULL;
    }
    for (guint i = 0; text->ops && i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        if (lines->op == op)
            return lines;
    }
    return NULL;
}

// -- finding a line -----------------------------------------------------------------------------

const BsOpLines *
bs_op_lines_at(const GArray *ops, guint32 line)
{
    guint low = 0, high = ops->len;
    while (high - low > 1) {
        const guint middle = low + (high - low) / 2;
        if (g_array_index(ops, BsOpLines, middle).first <= line)
            low = middle;
        else
            high = middle;
    }
    return &g_array_index(ops, BsOpLines, low);
}

const BsOpLines *
bs_text_find_line(const BsText *text, guint32 line)
{
    if (!text->ops || text->ops->len == 0)
        return NULL;
    const BsOpLines *lines = bs_op_lines_at(text->ops, line);
    while (lines->around && lines->last < line)
        lines -= lines->around;
    return lines->first <= line && lines->last >= line ? lines : NULL;
}

static const char *
begin_of_line(const GString *text, const char *at)
{
    while (at > text->str && at[-1] != '\n')
        at--;
    return at;
}

// Where a line begins; behind the last one, the end.
static const char *
find_line(const BsText *text, guint32 line)
{
    const char *at = text->text->str, *end = at + text->text->len;
    guint32 number = 0;
    const BsOpLines *lines = text->ops && text->ops->len ? bs_op_lines_at(text->ops, line) : NULL;
    if (lines && lines->first <= line) {
        at = begin_of_line(text->text, at + lines->begin);
        number = lines->first;
    }
    for (; number < line && at < end; number++) {
        const char *stop = memchr(at, '\n', (gsize)(end - at));
        at = stop ? stop + 1 : end;
    }
    return at;
}

void
bs_text_put_lines(const BsText *text, BsTextLines lines, GString *out)
{
    const char *begin = find_line(text, lines.first), *end = find_line(text, lines.end);
    if (end > begin)
        g_string_append_len(out, begin, end - begin);
}

// A label stands above its block's first op.
const BsBlock *
bs_text_find_label(const BsText *text, guint32 line)
{
    const BsOpLines *below = NULL;
    for (guint i = 0; text->ops && i < text->ops->len && !below; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        below = lines->first == line + 1 ? lines : NULL;
    }
    if (!below)
        return NULL;
    const char *here = begin_of_line(text->text, text->text->str + below->begin);
    const char *above = begin_of_line(text->text, here - 1);
    return above[strspn(above, " ")] == '^' ? bs_op_block(below->op) : NULL;
}
