// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops that the greedy driver is still to visit. Last in, first out; an op that is in keeps its
// place (upstream's Worklist in GreedyPatternRewriteDriver.cpp).
#pragma once

#include "ir/mutate.h"
#include "support/vec.h"

// All zeroes is empty. What is in, or marked, is noted in the ops: there is one list at a time.
typedef struct BsWorklist {
    BS_VEC(BsOp *) ops; // erased ones are passed over
    BS_VEC(BsOp *) marked;
    guint begin; // what is before is not for now
} BsWorklist;

/* Frees its memory. */
void bs_worklist_free(BsWorklist *list);

/* Marks an op, in the list or not, until bs_worklist_reset(). What for is the caller's business. */
static inline void
bs_worklist_mark(BsWorklist *list, BsOp *op)
{
    bs_op_note(op, BS_NOTED_LOOKED_AT);
    bs_vec_push(&list->marked, op);
}

/* Puts the op on the list unless it is in. */
static inline void
bs_worklist_push(BsWorklist *list, BsOp *op)
{
    if (op->noted & BS_NOTED_LISTED)
        return;
    bs_op_note(op, BS_NOTED_LISTED);
    bs_vec_push(&list->ops, op);
}

/* Takes out the op that came last, from `begin` on, and was not erased meanwhile; NULL when there
   is none (left). */
static inline BsOp *
bs_worklist_pop(BsWorklist *list)
{
    while (list->ops.len > list->begin) {
        BsOp *op = bs_vec_pop(&list->ops);
        bs_op_unnote(op, BS_NOTED_LISTED);
        if (!op->erased)
            return op;
    }
    return NULL;
}

/* Turns round what was added since the list had length `begin`. */
void bs_worklist_reverse(BsWorklist *list, guint begin);
/* Takes all out, from list->begin on. */
void bs_worklist_clear(BsWorklist *list);
/* Forgets everything but keeps the memory. Costs what was in and marked. */
void bs_worklist_reset(BsWorklist *list);
