// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bufferization.dealloc as the passes make and change it: memrefs to free with a condition each,
// memrefs to retain with a result each.
#pragma once

#include "ir/builder.h"

// Its operand groups, in the order of its row.
enum { BS_DEALLOC_MEMREFS, BS_DEALLOC_CONDITIONS, BS_DEALLOC_RETAINED };

// The operand groups of one as they are at the moment.
typedef struct BsDeallocLists {
    BsOp *op;
    guint32 n, n_retained; // memrefs to free, each with a condition; memrefs retained
    BsRange memrefs, conditions, retained;
} BsDeallocLists;

/* The groups of a bufferization.dealloc; out of date when its operands change. */
static inline BsDeallocLists
bs_dealloc_lists(BsOp *op)
{
    BsDeallocLists lists = {
        .op = op,
        .memrefs = bs_op_operand_group(op, BS_DEALLOC_MEMREFS),
        .conditions = bs_op_operand_group(op, BS_DEALLOC_CONDITIONS),
        .retained = bs_op_operand_group(op, BS_DEALLOC_RETAINED),
    };
    lists.n = lists.memrefs.n;
    lists.n_retained = lists.retained.n;
    return lists;
}

/* Memref `i` to free. */
static inline BsValue *
bs_dealloc_memref(const BsDeallocLists *lists, guint32 i)
{
    return bs_op_operand(lists->op, lists->memrefs.begin + i);
}

/* The condition under which it is freed. */
static inline BsValue *
bs_dealloc_condition(const BsDeallocLists *lists, guint32 i)
{
    return bs_op_operand(lists->op, lists->conditions.begin + i);
}

/* Retained memref `i`. */
static inline BsValue *
bs_dealloc_retained(const BsDeallocLists *lists, guint32 i)
{
    return bs_op_operand(lists->op, lists->retained.begin + i);
}

/* Makes one at the builder's insertion point. */
BsOp *bs_dealloc_build(BsBuilder *builder, BsLoc loc, guint32 n, BsValue *const *memrefs,
                       BsValue *const *conditions, guint32 n_retained, BsValue *const *retained);
/* Replaces what it frees, in place, and tells the listener. */
void bs_dealloc_set_memrefs(BsBuilder *builder, BsOp *dealloc, guint32 n, BsValue *const *memrefs,
                            BsValue *const *conditions);
