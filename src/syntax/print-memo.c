// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that differ in nothing but their operands print as the same text around other names. What a
// format (syntax/format.h) prints depends on the op's definition and attributes, on the types of
// operands and results and on the default dialect; ops that have these in common are printed by
// format once, and then from the memo. Without regions and successors, and not while aliases are
// numbered: then everything has to be met in order.
#include "syntax/printer-private.h"

enum {
    MEMOS = 256,
    FROM = 8,         // ops; for less a table is not worth its memory
    TYPES = 10,       // of operands and results
    TEXT_LIMIT = 112, // bytes
};

// The text of an op from its name on, without the names of its operands, which stand behind the
// pieces.
struct BsPrintMemo {
    const BsOpDef *def; // NULL: an empty slot
    const BsAttr *attrs;
    const char *dialect;
    guint32 n_operands, n_results;
    const BsType *types[TYPES];
    guint8 operand[BS_NOTED_NAMES];   // in the order of the names
    guint8 piece[BS_NOTED_NAMES + 1]; // lengths
    char text[TEXT_LIMIT + BS_OUT_WORD];
};

static guint64
mix(guint64 hash, gconstpointer with)
{
    hash = (hash ^ (guintptr)with) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}

// Lists the types of operands and results, and hashes what text depends on. FALSE: too many, or
// the op is not complete.
static gboolean
describe(const BsPrinter *p, const BsOp *op, const BsType **types, guint64 *hash)
{
    if (op->n_operands > BS_NOTED_NAMES || op->n_operands + op->n_results > TYPES ||
        op->n_regions || op->n_successors)
        return FALSE;
    guint32 n = 0;
    *hash = mix(mix((guintptr)p->default_dialect, op->def), op->attrs);
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *value = bs_op_operand(op, i);
        if (!value)
            return FALSE;
        types[n++] = value->type;
    }
    for (guint32 i = 0; i < op->n_results; i++)
        types[n++] = op->results[i].type;
    for (guint32 i = 0; i < n; i++)
        *hash = mix(*hash, types[i]);
    return TRUE;
}

static gboolean
is_for(const BsPrintMemo *memo, const BsPrinter *p, const BsOp *op, const BsType *const *types)
{
    if (memo->def != op->def || memo->attrs != op->attrs || memo->dialect != p->default_dialect ||
        memo->n_operands != op->n_operands || memo->n_results != op->n_results)
        return FALSE;
    for (guint32 i = 0; i < op->n_operands + op->n_results; i++) {
        if (memo->types[i] != types[i])
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_printer_recall(BsPrinter *p, const BsOp *op)
{
    const BsType *types[TYPES];
    guint64 hash;
    p->n_noted = 0;
    p->noting = NULL;
    if (p->dry || p->n_printed < FROM || !describe(p, op, types, &hash))
        return FALSE;
    if (!p->memos)
        p->memos = g_new0(BsPrintMemo, MEMOS);
    BsPrintMemo *memo = &p->memos[hash % MEMOS];
    if (!is_for(memo, p, op, types)) {
        p->noting = memo;
        return FALSE;
    }
    const char *text = memo->text;
    for (guint32 i = 0; i < memo->n_operands; i++) {
        bs_out_words(p->out, text, memo->piece[i]);
        text += memo->piece[i];
        bs_put_value(p, bs_use_value(&bs_op_operands(op)[memo->operand[i]]));
    }
    bs_out_words(p->out, text, memo->piece[memo->n_operands]);
    return TRUE;
}

// The operand that the noted name stands for; G_MAXUINT32 when it is none or several.
static guint32
named_operand(const BsPrinter *p, const BsOp *op, guint32 note)
{
    guint32 found = G_MAXUINT32;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i) != p->noted[note].value)
            continue;
        if (found != G_MAXUINT32)
            return G_MAXUINT32;
        found = i;
    }
    return found;
}

void
bs_printer_remember(BsPrinter *p, const BsOp *op, gsize begin, guint32 line)
{
    BsPrintMemo *memo = p->noting;
    guint64 hash;
    p->noting = NULL;
    if (!memo || p->n_noted != op->n_operands || p->line != line ||
        p->out->len - begin > TEXT_LIMIT)
        return;
    memo->def = NULL;
    char *text = memo->text;
    gsize at = begin;
    for (guint32 i = 0; i <= op->n_operands; i++) {
        const gsize end = i < op->n_operands ? p->noted[i].at : p->out->len;
        memo->piece[i] = (guint8)(end - at);
        memcpy(text, p->out->str + at, end - at);
        text += end - at;
        if (i == op->n_operands)
            break;
        at = end + p->noted[i].len;
        const guint32 operand = named_operand(p, op, i);
        if (operand == G_MAXUINT32)
            return;
        memo->operand[i] = (guint8)operand;
    }
    describe(p, op, memo->types, &hash);
    memo->attrs = op->attrs;
    memo->dialect = p->default_dialect;
    memo->n_operands = op->n_operands;
    memo->n_results = op->n_results;
    memo->def = op->def;
}
