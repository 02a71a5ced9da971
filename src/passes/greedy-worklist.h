// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops that the greedy driver is still to visit. Last in, first out; an op that is in keeps its
// place (upstream's Worklist in GreedyPatternRewriteDriver.cpp).
#pragma once

#include "ir/ir.h"
#include "support/vec.h"

// All zeroes is empty. An empty one keeps its memory for the next ops of the same program.
typedef struct BsWorklist {
    BS_VEC(BsOp *) ops;     // erased ones are passed over
    BS_VEC(guint8) members; // per op id: bits
    BS_VEC(guint32) marked; // ids
    guint begin;            // what is before is not for now
} BsWorklist;

/* Frees its memory. */
void bs_worklist_free(BsWorklist *list);
/* Makes the list know the ids up to this one. */
void bs_worklist_make_room(BsWorklist *list, guint32 id);

// What is kept of an op: bits.
enum { BS_WORKLIST_IN = 1, BS_WORKLIST_MARKED = 2 };

/* The bits of an op. */
static inline guint8 *
bs_worklist_member(BsWorklist *list, const BsOp *op)
{
    if (G_UNLIKELY(list->members.len <= op->id))
        bs_worklist_make_room(list, op->id);
    return &list->members.data[op->id];
}

/* Whether the op is in. */
static inline gboolean
bs_worklist_has(BsWorklist *list, const BsOp *op)
{
    return *bs_worklist_member(list, op) & BS_WORKLIST_IN;
}

/* Marks an op, in the list or not, until bs_worklist_reset(). What for is the caller's business. */
static inline void
bs_worklist_mark(BsWorklist *list, const BsOp *op)
{
    *bs_worklist_member(list, op) |= BS_WORKLIST_MARKED;
    bs_vec_push(&list->marked, op->id);
}
static inline gboolean
bs_worklist_is_marked(BsWorklist *list, const BsOp *op)
{
    return *bs_worklist_member(list, op) & BS_WORKLIST_MARKED;
}

/* Puts the op on the list unless it is in. */
static inline void
bs_worklist_push(BsWorklist *list, BsOp *op)
{
    guint8 *member = bs_worklist_member(list, op);
    if (*member & BS_WORKLIST_IN)
        return;
    *member |= BS_WORKLIST_IN;
    bs_vec_push(&list->ops, op);
}

/* Takes out the op that came last, from `begin` on, and was not erased meanwhile; NULL when there
   is none (left). */
static inline BsOp *
bs_worklist_pop(BsWorklist *list)
{
    while (list->ops.len > list->begin) {
        BsOp *op = bs_vec_pop(&list->ops);
        *bs_worklist_member(list, op) &= (guint8)~BS_WORKLIST_IN;
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
