// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/slots-private.h"

// -- uses ----------------------------------------------------------------------------------------

void
bs_use_relink(BsUse *use)
{
    BsValue *value = bs_use_value(use);
    BsUse *prev = bs_use_prev(use), *next = bs_use_next(use);
    bs_use_join(value, prev, use);
    bs_use_join(value, use, next);
}

// -- successors ----------------------------------------------------------------------------------

void
bs_successor_init(BsSuccessor *successor, const BsOp *owner, const BsBlock *block)
{
    *successor = (BsSuccessor){.to_block = bs_distance_between(successor, block),
                               .to_owner = bs_distance_between(successor, owner)};
}

BsSuccessor *
bs_successor_prev(const BsSuccessor *successor)
{
    return bs_distance_follow(successor, successor->to_prev);
}

static void
join_successors(BsBlock *block, BsSuccessor *prev, BsSuccessor *next)
{
    if (prev)
        prev->to_next = bs_distance_between(prev, next);
    else
        block->preds = next;
    if (next)
        next->to_prev = bs_distance_between(next, prev);
}

void
bs_successor_link(BsSuccessor *successor)
{
    BsBlock *block = bs_successor_block(successor);
    if (!block)
        return;
    BsSuccessor *next = block->preds;
    join_successors(block, successor, next);
    join_successors(block, NULL, successor);
}

void
bs_successor_unlink(BsSuccessor *successor)
{
    BsBlock *block = bs_successor_block(successor);
    if (block)
        join_successors(block, bs_successor_prev(successor), bs_successor_next(successor));
}

void
bs_successor_relink(BsSuccessor *successor)
{
    BsBlock *block = bs_successor_block(successor);
    if (!block)
        return;
    BsSuccessor *prev = bs_successor_prev(successor), *next = bs_successor_next(successor);
    join_successors(block, prev, successor);
    join_successors(block, successor, next);
}
