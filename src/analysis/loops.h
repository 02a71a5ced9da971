// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the older passes ask of an op with regions: whether control flow through it is known, and
// whether it is a loop; and whether branches between blocks form a loop.
#pragma once

#include "ir/ir.h"

/* Whether control flow through the op's regions is known: it has the trait LOOP or region-branch
   functions (upstream's isKnownControlFlowInterface). */
gboolean bs_op_is_control_flow(const BsOp *op);
/* Whether the op's regions may run more than once: it has the trait LOOP, or its regions lead back
   to themselves (upstream's isLoop). */
gboolean bs_op_is_loop(const BsOp *op);
/* A loop whose rounds come one after the other (upstream's isSequentialLoop). */
gboolean bs_op_is_sequential_loop(const BsOp *op);

/* Whether branches form a loop that the entry of one of the op's regions leads to, in nested
   regions too (upstream's Backedges, which walks every path; here a depth-first search, linear in
   ops and edges). */
gboolean bs_op_has_branch_loop(const BsOp *op);

/* For asking which loops of branches there are, region by region; the program must not change
   meanwhile. Free with g_hash_table_unref(). */
GHashTable *bs_branch_loops_new(void);
/* The number of the loop of branches that the block is in, from 1 on: those with the same number
   (blocks of one region) lead to one another. 0: control does not come back to it, or the region's
   entry does not lead to it. Linear in the region's blocks and edges when it is asked about for the
   first time. */
guint32 bs_branch_loop(GHashTable *loops, const BsBlock *block);
