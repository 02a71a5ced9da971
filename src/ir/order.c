// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of ops within a block: numbers given lazily, as upstream does
// (mlir/lib/IR/Operation.cpp, updateOrderIfNecessary). The numbers are a cache and no part of the
// journal.
#include "ir/op.h"

enum { STRIDE = 5 };
static const guint32 UNNUMBERED = G_MAXUINT32;

static void
number_block(BsBlock *block)
{
    guint32 order = 0;
    bs_block_for_each (block, op)
        op->order = order += STRIDE;
    block->order_valid = TRUE;
}

// A number between those of the neighbours, when both have one and there is room.
static void
number_op(BsOp *op)
{
    if (op->order != UNNUMBERED || (!bs_op_prev(op) && !bs_op_next(op)))
        return;
    const guint32 before = bs_op_prev(op) ? bs_op_prev(op)->order : 0;
    const guint32 after = bs_op_next(op) ? bs_op_next(op)->order : 0;
    const gboolean unknown = before == UNNUMBERED || after == UNNUMBERED;
    if (unknown || (bs_op_next(op) && (bs_op_prev(op) ? before + 1 == after : after == 0)))
        number_block(bs_op_block(op));
    else if (!bs_op_next(op))
        op->order = before + STRIDE;
    else if (!bs_op_prev(op))
        op->order = after <= STRIDE ? after / 2 : (guint32)STRIDE;
    else
        op->order = before + (after - before) / 2;
}

guint32
bs_op_hide_order(BsOp *op)
{
    const guint32 order = op->order;
    op->order = UNNUMBERED;
    return order;
}

void
bs_op_show_order(BsOp *op, guint32 order)
{
    if (op->order == UNNUMBERED)
        op->order = order;
}

gboolean
bs_op_is_before(BsOp *a, BsOp *b)
{
    if (!bs_op_block(a)->order_valid) {
        number_block(bs_op_block(a));
    } else {
        number_op(a);
        number_op(b);
    }
    return a->order < b->order;
}
