// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bufferization.dealloc: memrefs to free with a condition each, memrefs to retain with a result
// each.
#pragma once

#include "ir/builder.h"

// Its operand groups, in the order of its row.
enum { BS_DEALLOC_MEMREFS, BS_DEALLOC_CONDITIONS, BS_DEALLOC_RETAINED };

// The operands of one as they are at the moment: memrefs to free, each with a condition, and
// memrefs retained.
typedef struct BsDeallocLists {
    guint32 n, n_retained;
    const BsUse *memrefs, *conditions, *retained;
} BsDeallocLists;

/* The lists of a bufferization.dealloc that verifies: it has a result for each memref retained. Out
   of date when its operands change. */
static inline BsDeallocLists
bs_dealloc_lists(const BsOp *op)
{
    g_assert(op->n_operands >= op->n_results);
    const guint32 n = (op->n_operands - op->n_results) / 2;
    const BsUse *memrefs = bs_op_operands(op);
    return (BsDeallocLists){n, op->n_results, memrefs, memrefs + n, memrefs + 2 * (gsize)n};
}

/* Memref `i` to free. */
static inline BsValue *
bs_dealloc_memref(const BsDeallocLists *lists, guint32 i)
{
    return bs_use_value(&lists->memrefs[i]);
}

/* The condition under which it is freed. */
static inline BsValue *
bs_dealloc_condition(const BsDeallocLists *lists, guint32 i)
{
    return bs_use_value(&lists->conditions[i]);
}

/* Retained memref `i`. */
static inline BsValue *
bs_dealloc_retained(const BsDeallocLists *lists, guint32 i)
{
    return bs_use_value(&lists->retained[i]);
}

/* Makes one at the builder's insertion point. */
BsOp *bs_dealloc_build(BsBuilder *builder, BsLoc loc, guint32 n, BsValue *const *memrefs,
                       BsValue *const *conditions, guint32 n_retained, BsValue *const *retained);
/* Replaces what it frees, in place, and tells the listener. */
void bs_dealloc_set_memrefs(BsBuilder *builder, BsOp *dealloc, guint32 n, BsValue *const *memrefs,
                            BsValue *const *conditions);
