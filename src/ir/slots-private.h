// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists that operand slots and successor slots form, newest first. A slot that leaves its list
// keeps its own links ("dancing links", Knuth): changes are undone in the opposite order, so the
// neighbours are then what they were and every slot returns to its exact place.
#pragma once

#include "ir/op.h"

/* A slot of `owner` that holds `value`, and is in no list yet. */
static inline void
bs_use_init(BsUse *use, const BsOp *owner, const BsValue *value)
{
    *use = (BsUse){.to_value = bs_distance_between(use, value),
                   .to_owner = bs_distance_between(use, owner)};
}
/* Makes two slots neighbours; either may be missing: then the list begins or ends there. */
static inline void
bs_use_join(BsValue *value, BsUse *prev, BsUse *next)
{
    if (prev)
        prev->to_next = bs_distance_between(prev, next);
    else
        value->to_uses = bs_distance_between(value, next);
    if (next)
        next->to_prev = bs_distance_between(next, prev);
}
/* The next newer use of the value, or NULL. */
static inline BsUse *
bs_use_prev(const BsUse *use)
{
    return bs_distance_follow(use, use->to_prev);
}
/* What was found of the op that makes the value may be due to how it is used. */
static inline void
bs_value_unsettle(const BsValue *value)
{
    BsOp *op = bs_value_op(value);
    if (op)
        op->known &= (guint8)~BS_SETTLED;
}
/* The slot becomes the newest use of its value. */
static inline void
bs_use_link(BsUse *use)
{
    BsValue *value = bs_use_value(use);
    bs_value_unsettle(value);
    bs_use_join(value, use, bs_value_uses(value));
    bs_use_join(value, NULL, use);
}
/* The slot leaves the list. */
static inline void
bs_use_unlink(BsUse *use)
{
    const BsValue *value = bs_use_value(use);
    bs_value_unsettle(value);
    bs_use_join(bs_use_value(use), bs_use_prev(use), bs_use_next(use));
    const BsUse *rest = bs_value_uses(value);
    if (rest && !rest->to_next)
        bs_use_owner(rest)->known &= (guint8)~BS_SETTLED; // it is the only user now
}
/* The slot, which holds the same value and is in no list, takes the place of `from`. */
static inline void
bs_use_take_place(BsUse *use, const BsUse *from)
{
    BsValue *value = bs_use_value(from);
    BsUse *prev = bs_use_prev(from), *next = bs_use_next(from);
    use->to_prev = bs_distance_between(use, prev);
    use->to_next = bs_distance_between(use, next);
    bs_use_join(value, prev, use);
    bs_use_join(value, use, next);
}
/* The slot, which was the last to leave, returns to where it was. */
void bs_use_relink(BsUse *use);

/* The same for a successor slot, which may name no block. */
void bs_successor_init(BsSuccessor *successor, const BsOp *owner, const BsBlock *block);
BsSuccessor *bs_successor_prev(const BsSuccessor *successor);
void bs_successor_link(BsSuccessor *successor);
void bs_successor_unlink(BsSuccessor *successor);
void bs_successor_relink(BsSuccessor *successor);
