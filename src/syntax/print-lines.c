// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing some lines of a text: the others are counted. An op without regions is a line, unless
// its row prints it itself; what has regions is printed, and its text dropped. Who knows where the
// ops are begins with the one before the lines.
#include "syntax/printer-private.h"

void
bs_printer_note_line(BsPrinter *p)
{
    if (p->line >= p->lines->first && p->lines_begin == G_MAXSIZE)
        p->lines_begin = p->out->len;
    if (p->line >= p->lines->end && p->lines_end == G_MAXSIZE)
        p->lines_end = p->out->len;
}

gboolean
bs_printer_counts_op(BsPrinter *p, const BsOp *op)
{
    if (bs_printer_wants_line(p) || op->n_regions || op->def->print)
        return FALSE;
    if (p->ops) {
        const guint index = p->ops->len;
        g_array_set_size(p->ops, index + 1);
        g_array_index(p->ops, BsOpLines, index) =
            (BsOpLines){.op = op,
                        .first = p->line,
                        .last = p->line,
                        .id = op->id,
                        .nth = p->nth,
                        .around = p->around ? index + 1 - p->around : 0};
    }
    return TRUE;
}

// -- what is known -------------------------------------------------------------------------------

void
bs_printer_lines_init(BsPrinter *p, const BsPrintOptions *options)
{
    p->lines = options->lines;
    p->lines_begin = p->lines_end = G_MAXSIZE;
    if (!p->lines)
        return;
    p->known = options->known && options->known->len ? options->known : NULL;
    bs_printer_note_line(p);
}

// The last op that begins with the lines or before them, or one around it.
static const BsOpLines *
find_before(const BsPrinter *p, const BsRegion *region)
{
    const BsOpLines *at = bs_op_lines_at(p->known, p->lines->first);
    while (at->around && bs_op_parent_region(at->op) != region)
        at -= at->around;
    return bs_op_parent_region(at->op) == region ? at : NULL;
}

const BsOp *
bs_printer_begin_at(BsPrinter *p, const BsRegion *region)
{
    if (!p->known || p->line >= p->lines->first)
        return NULL;
    const BsOpLines *at = find_before(p, region);
    if (!at || at->first < p->line)
        return NULL;
    p->line = at->first;
    bs_printer_note_line(p);
    return at->op;
}

// -- the text ------------------------------------------------------------------------------------

void
bs_printer_lines_cut(BsPrinter *p, gsize begin)
{
    if (!p->lines)
        return;
    const gsize end = MIN(p->lines_end, p->out->len);
    g_string_truncate(p->out, end);
    g_string_erase(p->out, (gssize)begin, (gssize)(MIN(p->lines_begin, end) - begin));
}

// -- a text that was printed ---------------------------------------------------------------------

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

void
bs_text_clear(BsText *text)
{
    if (text->text)
        g_string_free(text->text, TRUE);
    g_clear_pointer(&text->ops, g_array_unref);
    g_clear_pointer(&text->by_id, g_free);
    text->text = NULL;
}
