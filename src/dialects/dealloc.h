// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operands of bufferization.dealloc: memrefs to free with a condition each, memrefs to retain
// with a result each.
#pragma once

#include "ir/op.h"

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
