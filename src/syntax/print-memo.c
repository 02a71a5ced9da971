// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that differ in nothing but their operands and successors print as the same text around other
// names. What a format (syntax/format.h) prints depends on the op's definition and attributes, on
// the types of operands and results and on the default dialect; ops that have these in common are
// printed by format once, and then from the memo. Without regions, and not while aliases are
// numbered: then everything has to be met in order.
#include "syntax/printer-private.h"

enum {
    MEMOS = 1024,
    PLACES = 4,       // for a memo
    FROM = 8,         // ops; for less a table is not worth its memory
    TYPES = 14,       // of operands and results
    TEXT_LIMIT = 160, // bytes
};

// The text of an op from its name on, without the names of its operands and successors, which stand
// behind the pieces.
struct BsPrintMemo {
    const BsOpDef *def; // NULL: an empty slot
    const BsAttr *attrs;
    const char *dialect;
    guint32 n_operands, n_results, n_successors;
    const BsType *types[TYPES];
    guint8 number[BS_NOTED_NAMES];    // as noted, in the order of the names
    guint8 piece[BS_NOTED_NAMES + 1]; // lengths
    char text[TEXT_LIMIT + BS_OUT_WORD];
};

static guint64
mix(guint64 hash, gconstpointer with)
{
    hash = (hash ^ (guintptr)with) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}

static gboolean
may_have_memo(const BsOp *op)
{
    return op->n_operands + op->n_successors <= BS_NOTED_NAMES &&
           op->n_operands + op->n_results <= TYPES && !op->n_regions;
}

// Where the op's memo may be. Ops of one kind differ mostly in what the last operand is.
static guint32
first_place(const BsPrinter *p, const BsOp *op)
{
    const BsValue *last = op->n_operands ? bs_op_operand(op, op->n_operands - 1) : NULL;
    const guint64 hash = mix(mix((guintptr)p->default_dialect, op->def), op->attrs);
    return (guint32)(mix(hash, last ? last->type : NULL) % MEMOS);
}

static gboolean
is_for(const BsPrintMemo *memo, const BsPrinter *p, const BsOp *op)
{
    if (memo->def != op->def || memo->attrs != op->attrs || memo->dialect != p->default_dialect ||
        memo->n_operands != op->n_operands || memo->n_results != op->n_results ||
        memo->n_successors != op->n_successors)
        return FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *value = bs_op_operand(op, i);
        if (!value || memo->types[i] != value->type)
            return FALSE;
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (memo->types[op->n_operands + i] != op->results[i].type)
            return FALSE;
    }
    return TRUE;
}

// The op's memo, or NULL; then `place` is the place for it: an empty one, else the first. (Two
// kinds of ops that took each other's only place would make a text twice as dear, in one run of the
// program and not in another.)
static const BsPrintMemo *
find_memo(const BsPrinter *p, const BsOp *op, BsPrintMemo **place)
{
    const guint32 first = first_place(p, op);
    *place = &p->memos[first];
    for (guint32 i = 0; i < PLACES; i++) {
        BsPrintMemo *memo = &p->memos[(first + i) % MEMOS];
        if (is_for(memo, p, op))
            return memo;
        if ((*place)->def && !memo->def)
            *place = memo;
    }
    return NULL;
}

// The name of an operand, or of a successor, which are numbered behind them; or NULL.
static const BsName *
find_name(const BsNames *names, const BsOp *op, guint32 number)
{
    if (number < op->n_operands)
        return bs_names_find(&names->values, bs_op_operand(op, number)->id);
    const BsBlock *block = bs_successor_block(bs_op_successor(op, number - op->n_operands));
    return block ? bs_names_find(&names->blocks, block->id) : NULL;
}

// Writes the memo's text with the op's names; FALSE, with nothing written, when there is no name
// for something.
static gboolean
put_text(BsPrinter *p, const BsPrintMemo *memo, const BsOp *op)
{
    const guint32 n = memo->n_operands + memo->n_successors;
    const char *text = memo->text;
    const gsize room = TEXT_LIMIT + BS_OUT_WORD + n * bs_names_room(p->names);
    char *begin = bs_out_begin(p->out, room), *at = begin;
    for (guint32 i = 0; i < n; i++) {
        const BsName *name = find_name(p->names, op, memo->number[i]);
        if (!name) {
            bs_out_end(p->out, begin);
            return FALSE;
        }
        at = bs_write_words(at, text, memo->piece[i]);
        at = bs_write_name(at, p->names, name);
        text += memo->piece[i];
    }
    bs_out_end(p->out, bs_write_words(at, text, memo->piece[n]));
    return TRUE;
}

gboolean
bs_printer_recall(BsPrinter *p, const BsOp *op)
{
    p->n_noted = 0;
    p->noting = NULL;
    if (p->dry || p->n_printed < FROM)
        return FALSE;
    if (!p->memos)
        p->memos = g_new0(BsPrintMemo, MEMOS);
    BsPrintMemo *place;
    const BsPrintMemo *memo = find_memo(p, op, &place);
    if (memo)
        return put_text(p, memo, op);
    if (may_have_memo(op))
        p->noting = place;
    return FALSE;
}

// What the noted name stands for; BS_NO_NUMBER when it is none or several of the operands.
static guint32
number_of(const BsNotedName *noted, const BsOp *op)
{
    guint32 found = noted->number;
    for (guint32 i = 0; noted->number == BS_NO_NUMBER && i < op->n_operands; i++) {
        if (bs_op_operand(op, i) != noted->value)
            continue;
        if (found != BS_NO_NUMBER)
            return BS_NO_NUMBER;
        found = i;
    }
    return found;
}

void
bs_printer_remember(BsPrinter *p, const BsOp *op, gsize begin, guint32 line)
{
    BsPrintMemo *memo = p->noting;
    p->noting = NULL;
    const guint32 n = op->n_operands + op->n_successors;
    if (!memo || p->n_noted != n || p->line != line || p->out->len - begin > TEXT_LIMIT)
        return;
    memo->def = NULL;
    char *text = memo->text;
    gsize at = begin;
    for (guint32 i = 0; i <= n; i++) {
        const gsize end = i < n ? p->noted[i].at : p->out->len;
        memo->piece[i] = (guint8)(end - at);
        memcpy(text, p->out->str + at, end - at);
        text += end - at;
        if (i == n)
            break;
        at = end + p->noted[i].len;
        const guint32 number = number_of(&p->noted[i], op);
        if (number == BS_NO_NUMBER)
            return;
        memo->number[i] = (guint8)number;
    }
    for (guint32 i = 0; i < op->n_operands; i++)
        memo->types[i] = bs_op_operand(op, i)->type;
    for (guint32 i = 0; i < op->n_results; i++)
        memo->types[op->n_operands + i] = op->results[i].type;
    memo->attrs = op->attrs;
    memo->dialect = p->default_dialect;
    memo->n_operands = op->n_operands;
    memo->n_results = op->n_results;
    memo->n_successors = op->n_successors;
    memo->def = op->def;
}
