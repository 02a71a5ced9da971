// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops that the greedy driver is still to visit. Last in, first out; an op that is in keeps its
// place (upstream's Worklist in GreedyPatternRewriteDriver.cpp).
#pragma once

#include "ir/ir.h"
#include "support/vec.h"

// All zeroes is empty. An empty one keeps its memory for the next ops of the same program.
typedef struct BsWorklist {
    BS_VEC(BsOp *) ops;        // NULL: removed
    BS_VEC(guint32) positions; // per op id: index in `ops` + 1, or 0
    guint begin;               // what is before is not for now
} BsWorklist;

/* Frees its memory. */
void bs_worklist_free(BsWorklist *list);
/* Makes the list know the ids up to this one. */
void bs_worklist_make_room(BsWorklist *list, guint32 id);

/* The op's index + 1, or 0 when it is not in. */
static inline guint32 *
bs_worklist_position(BsWorklist *list, const BsOp *op)
{
    if (G_UNLIKELY(list->positions.len <= op->id))
        bs_worklist_make_room(list, op->id);
    return &list->positions.data[op->id];
}

/* Puts the op on the list unless it is in. */
static inline void
bs_worklist_push(BsWorklist *list, BsOp *op)
{
    guint32 *position = bs_worklist_position(list, op);
    if (*position)
        return;
    bs_vec_push(&list->ops, op);
    *position = list->ops.len;
}

/* Takes the op out, if it is in. */
void bs_worklist_remove(BsWorklist *list, const BsOp *op);
/* Takes out the op that came last, from `begin` on; NULL when there is none (left). */
BsOp *bs_worklist_pop(BsWorklist *list);
/* Turns round what was added since the list had length `begin`. */
void bs_worklist_reverse(BsWorklist *list, guint begin);
/* Takes all out, from list->begin on. */
void bs_worklist_clear(BsWorklist *list);
