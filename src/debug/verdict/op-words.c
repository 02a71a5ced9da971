// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/op-words.h"

#include "ir/loc.h"
#include "support/i18n.h"

static const BsOp *
of_source(const BsOp *op, BsOp *(*step)(const BsOp *op))
{
    do {
        op = step(op);
    } while (op && (op->event || !op->loc.line));
    return op;
}

static BsOp *
prev(const BsOp *op)
{
    return bs_op_prev(op);
}

static BsOp *
next(const BsOp *op)
{
    return bs_op_next(op);
}

static gboolean
is_later(BsLoc one, BsLoc other)
{
    return one.line != other.line ? one.line > other.line : one.column > other.column;
}

// What was lowered has the place of what is gone from there: between its neighbours.
BsStands
bs_op_stands(const BsOp *op, BsLoc *loc)
{
    *loc = op->loc;
    if (!op->event || op->erased || !bs_op_block(op) || bs_loc_is_attr(*loc))
        return BS_STANDS_AT;
    const BsOp *before = of_source(op, prev), *after = of_source(op, next);
    for (const BsOp *around = bs_op_parent(op); !before && around && around->event;
         around = bs_op_parent(around)) {
        before = of_source(around, prev);
        after = of_source(around, next);
    }
    if (loc->line && (!before || is_later(*loc, before->loc)) &&
        (!after || is_later(after->loc, *loc)))
        return BS_STANDS_AT;
    const BsOp *beside = before ? before : after;
    if (!beside)
        return BS_STANDS_AT;
    *loc = beside->loc;
    return before ? BS_STANDS_BEHIND : BS_STANDS_BEFORE;
}

void
bs_put_op_words(GString *out, const BsOp *op)
{
    static const char *const words[] = {N_(" at line %u"), N_(" behind line %u"),
                                        N_(" before line %u")};
    BsLoc loc;
    const BsStands stands = bs_op_stands(op, &loc);
    g_string_append_printf(out, "'%s'", op->def->name);
    if (!bs_loc_is_attr(loc) && loc.line)
        g_string_append_printf(out, _(words[stands]), loc.line);
}

char *
bs_op_words(const BsOp *op)
{
    GString *words = g_string_new(NULL);
    bs_put_op_words(words, op);
    return g_string_free(words, FALSE);
}
