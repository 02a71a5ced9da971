// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which control comes to the ops of a function when no loop goes back: a block follows
// all that lead to it, wherever it is printed (reverse postorder of the control-flow graph), and
// what is nested in an op stands between its begin and its end. Blocks that cannot be reached come
// last, in the order of the text.
#pragma once

#include "ir/ir.h"

typedef struct BsFlowOrder BsFlowOrder;

/* The order of everything nested in `op`, itself included. Free with bs_flow_order_free(). Linear
   in ops and edges. */
BsFlowOrder *bs_flow_order_new(BsOp *op);
void bs_flow_order_free(BsFlowOrder *order);

/* The positions at which the op begins and ends, from 1; equal without regions. 0 for an op that
   was not there. */
guint32 bs_flow_order_begin(const BsFlowOrder *order, const BsOp *op);
guint32 bs_flow_order_end(const BsFlowOrder *order, const BsOp *op);

/* The blocks of a region in that order, those at the end that cannot be reached left out. The array
   is the caller's. */
GPtrArray *bs_region_flow_order(const BsRegion *region);
