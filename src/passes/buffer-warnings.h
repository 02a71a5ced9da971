// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the older passes do to programs whose buffers go where their alias sets do not follow
// (analysis/escape.h), or are freed through an alias: upstream makes wrong code of them without a
// word; Bufscope makes the same, with a warning that says what goes wrong.
#pragma once

#include "analysis/escape.h"
#include "analysis/flow-order.h"
#include "analysis/post-dominance.h"
#include "ir/diag.h"
#include "passes/callee-frees.h"

/* `value`, with that alias set, is freed behind `last`: warns when something that may be the buffer
   is used later, or is in memory. `order` is that of the function before the pass. */
void bs_warn_freed_early(BsDiags *diags, const BsAlias *alias, const BsFlowOrder *order,
                         BsValue *value, const GPtrArray *aliases, BsOp *last);

/* `value` is not freed because its block ends with `last`, which passes one of its aliases on:
   warns when all that it passes on may be another buffer as well, for then this one leaks. */
void bs_warn_passed_sometimes(BsDiags *diags, const BsAlias *alias, BsValue *value,
                              const GPtrArray *aliases, const BsOp *last);

/* The allocation `value` moves to the stack, which is released at the end of `scope`: warns when an
   alias is freed, or something that may be the buffer leaves the scope or is in memory. */
void bs_warn_on_stack(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees, BsValue *value,
                      const GPtrArray *aliases, const BsRegion *scope);

/* The allocation `value` moves from its block up to `place`: warns when it is freed more or less
   often than it is allocated there, and when something that may be the buffer outlives a round of a
   loop that it leaves. */
void bs_warn_hoisted(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees,
                     BsPostDominance *post_dominance, BsValue *value, const GPtrArray *aliases,
                     BsBlock *place);

/* Warns about what the function leaves to itself, that is, what a callee allocates and returns, and
   allocations that several ops free, when nothing frees it or returns it, or not on every path. */
void bs_warn_left_alone(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees, BsOp *function);
