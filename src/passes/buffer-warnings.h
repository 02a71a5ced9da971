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
#include "passes/pass.h"

/* `value`, with that alias set, is freed behind `last`: warns when something that may be the buffer
   is used later, or is in memory. Returns the op that uses the buffer itself behind `last`, or
   NULL. `order` is that of the function before the pass. */
const BsOp *bs_warn_freed_early(BsDiags *diags, const BsAlias *alias, const BsFlowOrder *order,
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

// What a pass has done to a function.
typedef struct BsFaultScope {
    BsOp *function;
    GHashTable *copies; // values that are clones made by it; or NULL
    GHashTable *known;  // from bs_warn_not_of_faults(), or NULL
    guint first;        // of its diagnostics
    gboolean on_stack;  // it is about buffers on the stack, else about all others
} BsFaultScope;

/* Tries the function out before the pass: what goes wrong already is not the pass's fault. NULL
   when it frees nothing. Free with g_hash_table_unref(). */
GHashTable *bs_warn_not_of_faults(BsPassContext *context, BsOp *function);
/* Tries out what the function has become (passes/trial.h) and warns of what goes wrong, but not of
   buffers that the pass has warned of already; says so when it could not try all paths. */
void bs_warn_of_faults(BsPassContext *context, const BsFaultScope *scope);
