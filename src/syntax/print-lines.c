// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing some lines of a text: the others are counted. An op without regions is a line, unless
// its row prints it itself; what has regions is printed, and its text dropped, unless it has as
// many lines as before; so is the last op of a block. Who knows where the ops are begins with the
// one before the lines, and counts none behind them. Who wants one op goes straight to it.
#include "syntax/printer-private.h"

void
bs_printer_note_line(BsPrinter *p)
{
    if (p->line >= p->lines->first && p->lines_begin == G_MAXSIZE)
        p->lines_begin = p->out->len;
    if (p->line >= p->lines->end && p->lines_end == G_MAXSIZE)
        p->lines_end = p->out->len;
}

static gboolean
is_one_line(const BsOp *op)
{
    return !op->n_regions && !op->def->print;
}

// How many lines are to be counted before one is wanted.
static guint32
count_unwanted(const BsPrinter *p)
{
    if (p->line < p->lines->first)
        return p->lines->first - p->line;
    return p->line < p->lines->end || p->known ? 0 : G_MAXUINT32;
}

// Counts up to RUN ops, and not the last one of the block, which may not be printed at all.
static BsOp *
count_run(BsPrinter *p, BsOp *op, guint32 *nth, gboolean *more)
{
    enum { RUN = 64 };
    const guint32 limit = MIN(count_unwanted(p), RUN);
    BsOpLines run[RUN];
    guint32 n = 0, around = p->around ? (p->ops ? p->ops->len : 0) + 1 - p->around : 0;
    for (BsOp *next; n < limit && is_one_line(op) && (next = bs_op_next(op)); op = next) {
        bs_op_prefetch(next);
        BsOpLines *lines = &run[n];
        lines->op = op;
        lines->first = lines->last = p->line + n;
        lines->begin = lines->end = 0;
        lines->id = op->id;
        lines->nth = *nth + n;
        lines->around = around ? around + n : 0;
        n++;
    }
    if (p->ops)
        g_array_append_vals(p->ops, run, n);
    p->line += n;
    *nth += n;
    *more = n == RUN;
    return op;
}

BsOp *
bs_printer_count_ops(BsPrinter *p, BsOp *op, guint32 *nth)
{
    gboolean more = is_one_line(op) && bs_op_next(op);
    if (!more)
        return op;
    while (more)
        op = count_run(p, op, nth, &more);
    bs_printer_note_line(p);
    return op;
}

gboolean
bs_printer_counts_as_before(BsPrinter *p, const BsOp *op)
{
    const BsOpLines *was = p->before && op->n_regions && !g_hash_table_contains(p->changed, op)
                               ? bs_text_find_op(p->before, op)
                               : NULL;
    if (!was || count_unwanted(p) <= was->last - was->first)
        return FALSE;
    const guint32 lines = was->last - was->first, down = p->line - was->first;
    const guint index = p->ops->len;
    const BsOpLines *end = (const BsOpLines *)(gpointer)p->before->ops->data + p->before->ops->len;
    const BsOpLines *behind = was + 1;
    while (behind < end && behind->first <= was->last)
        behind++;
    g_array_append_vals(p->ops, was, (guint)(behind - was));
    for (guint i = index; i < p->ops->len; i++) {
        BsOpLines *copy = &g_array_index(p->ops, BsOpLines, i);
        copy->first += down;
        copy->last += down;
    }
    BsOpLines *copy = &g_array_index(p->ops, BsOpLines, index);
    copy->nth = p->nth;
    copy->around = p->around ? index + 1 - p->around : 0;
    p->line += lines;
    bs_printer_note_line(p);
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
    p->before = p->ops ? options->before : NULL;
    p->changed = options->changed;
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
    if (p->leads_to)
        return bs_region_find_ancestor_op(region, p->leads_to);
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
