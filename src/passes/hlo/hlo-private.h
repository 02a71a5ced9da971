// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the passes of MLIR-HLO's deallocation system share: how control flows through the ops with
// regions that they know, such an op made anew, the order of values, and classes of values that may
// be the same buffer.
#pragma once

#include "analysis/id-map.h"
#include "ir/builder.h"
#include "passes/hlo/classes.h"
#include "passes/hlo/edges.h"
#include "passes/run/pass.h"

// -- control flow (edges.c) ----------------------------------------------------------------------

/* A known branch op made anew in front of the old one, after its terminators have got more
   operands: with these operands, and results as they follow from what is forwarded to them. Regions
   are moved, the old results are replaced by the first new ones, the old op is erased. */
BsOp *bs_hlo_rebuild(BsIr *ir, BsOp *op, guint32 n_operands, BsValue *const *operands);
/* Appends values to the operands of an op without operand segments. */
void bs_hlo_append_operands(BsIr *ir, BsOp *op, guint32 n, BsValue *const *values);

// -- order of values (order.c) -------------------------------------------------------------------

/* Negative, 0 or positive: arguments stand before results, arguments by their number, results of
   one region by their op's place, others by where their regions stand. Ops must not move while
   something is sorted by it. */
int bs_hlo_compare(const BsValue *a, const BsValue *b);
/* Sorts by that order. */
void bs_hlo_sort(guint32 n, BsValue **values);
