// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the older passes do to programs whose buffers go where their alias sets do not follow
// (analysis/escape.h), or are freed through an alias: each check looks at one buffer while the pass
// works on it, and adds what may go wrong with it to the findings (passes/buffer-findings.h).
#pragma once

#include "analysis/escape.h"
#include "analysis/flow-order.h"
#include "analysis/post-dominance.h"
#include "passes/buffer-findings.h"
#include "passes/callee-frees.h"

/* `value`, with that alias set, is freed behind `last`: whether something that may be the buffer is
   used later, or is in memory. Returns the op that uses the buffer itself behind `last`, or NULL.
   `order` is that of the function before the pass. */
const BsOp *bs_check_freed_early(BsFindings *findings, const BsAlias *alias,
                                 const BsFlowOrder *order, BsValue *value, const GPtrArray *aliases,
                                 BsOp *last);

/* `value` is not freed because its block ends with `last`, which passes one of its aliases on:
   whether all that it passes on may be another buffer as well, for then this one leaks. */
void bs_check_passed_sometimes(BsFindings *findings, const BsAlias *alias, BsValue *value,
                               const GPtrArray *aliases, const BsOp *last);

/* The allocation `value` moves to the stack, which is released at the end of `scope`: whether an
   alias is freed, or something that may be the buffer leaves the scope or is in memory. */
void bs_check_on_stack(BsFindings *findings, const BsAlias *alias, BsCalleeFrees *frees,
                       BsValue *value, const GPtrArray *aliases, const BsRegion *scope);

/* The allocation `value` moves from its block up to `place`: whether it is freed more or less often
   than it is allocated there, and something that may be the buffer outlives a round of a loop that
   it leaves. */
void bs_check_hoisted(BsFindings *findings, const BsAlias *alias, BsCalleeFrees *frees,
                      BsPostDominance *post_dominance, BsValue *value, const GPtrArray *aliases,
                      BsBlock *place);
