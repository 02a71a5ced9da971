// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the passes of MLIR-HLO's deallocation system share: how control flows through the ops with
// regions that they know (edges.h), classes of values that may be the same buffer (classes.h), and
// the order of values.
#pragma once

#include "analysis/id-map.h"
#include "ir/builder.h"
#include "passes/hlo/classes.h"
#include "passes/hlo/edges.h"
#include "passes/run/pass.h"

// -- order of values (order.c) -------------------------------------------------------------------

/* Negative, 0 or positive: arguments stand before results, arguments by their number, results of
   one region by their op's place, others by where their regions stand. Ops must not move while
   something is sorted by it. */
int bs_hlo_compare(const BsValue *a, const BsValue *b);
/* Sorts by that order. */
void bs_hlo_sort(guint32 n, BsValue **values);
