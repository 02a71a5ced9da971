// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a buffer comes from: the flow of memrefs through views, branches, regions, selects and
// calls, and what can be said about two memrefs from it
// (mlir/lib/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.cpp of 19). Built once by a
// walk; changing the IR afterwards does not change it.
#pragma once

#include "ir/effects.h"
#include "ir/ir.h"

typedef struct BsAlias BsAlias;

/* The flow of everything nested in `root`. Free with bs_alias_free(). */
BsAlias *bs_alias_new(BsOp *root);
/* The same of another root, in the memory of what was known. */
void bs_alias_renew(BsAlias *alias, BsOp *root);
/* That of nothing. */
BsAlias *bs_alias_new_empty(void);
/* The same with the flow of values of all types: upstream takes what a call returns for an alias of
   its operands, whatever its type, and follows it. */
BsAlias *bs_alias_new_all_types(BsOp *root);
void bs_alias_free(BsAlias *alias);

typedef enum BsSame { BS_SAME_NO, BS_SAME_YES, BS_SAME_UNKNOWN } BsSame;

/* Whether both memrefs are (part of) one allocation. Remembers the origins that it computes. */
BsSame bs_alias_same_allocation(BsAlias *alias, BsValue *a, BsValue *b);

// The origins of a memref that can't be traced further: allocations, arguments, results of calls
// and of unknown ops.
typedef struct BsOrigins {
    BsValue *const *values; // in the order of their ids
    guint32 n;
    gboolean all_allocations;
    gboolean all_known; // allocations or arguments of the function
} BsOrigins;

/* The origins of a memref, borrowed until the next question; their array until the analysis is
   freed. */
const BsOrigins *bs_alias_origins(BsAlias *alias, BsValue *value);

/* The values that `value` flows straight into (they may be the same buffer), borrowed. */
BsValue *const *bs_alias_dependents(const BsAlias *alias, const BsValue *value, guint32 *n);

/* Appends the value and all that it flows into (upstream's resolve), each once. Costs their number
   and that of the flows between them. */
void bs_alias_resolve(const BsAlias *alias, BsValue *value, GPtrArray *found);
/* The op is about to be replaced. Upstream goes on to ask for the types of its results, where
   memory may say anything: of the last one for sure. */
void bs_alias_op_erased(BsAlias *alias, const BsOp *op);
/* The first value whose origins were asked for when such a result was on the way to them; or NULL.
 */
BsValue *bs_alias_asked_in_vain(const BsAlias *alias);
/* Forgets that anything flows into `value`: it is a buffer of its own from now on. */
void bs_alias_cut(BsAlias *alias, BsValue *value);

/* The memref behind all views: follows view-like ops from a result to what they view. */
BsValue *bs_view_base(BsValue *value);

/* Whether one of them is an allocation and the other an argument of a block around it, so that they
 * differ for sure. */
gboolean bs_distinct_alloc_and_argument(BsValue *a, BsValue *b);
