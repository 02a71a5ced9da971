// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which calls free what they are given: the callee frees its argument, or an alias of it, or passes
// it to a function that does; and which results of calls are buffers that the callee makes. The
// older passes know nothing of it, nor does upstream; the warnings do.
#pragma once

#include "analysis/alias.h"
#include "passes/callee.h"

typedef struct BsCalleeFrees BsCalleeFrees;

/* Of the calls in that function. Looks into callees when it is first asked about a call: each once,
   at the cost of its ops and flows; no more than 64 of them, those further away free nothing.
   `callees` may be NULL, and must stay. Free with bs_callee_frees_free(). */
BsCalleeFrees *bs_callee_frees_new(BsOp *function, BsCallees *callees);
void bs_callee_frees_free(BsCalleeFrees *frees);

// What a call returns.
typedef enum BsCalleeMakes {
    BS_CALLEE_PASSES, // what it was given, for all that is known
    BS_CALLEE_MAKES_SOME,
    BS_CALLEE_MAKES_ALL, // an allocation of the callee, whatever it was given
} BsCalleeMakes;

/* What result `i` of the call is. Looks into each callee once, at the cost of its ops and flows. */
BsCalleeMakes bs_callee_makes(BsCalleeFrees *frees, const BsOp *call, guint32 i);
/* As bs_alias_resolve(), without results of calls that are allocations of their callees, and what
   these flow into. */
void bs_callee_resolve(BsCalleeFrees *frees, const BsAlias *alias, BsValue *value,
                       GPtrArray *found);

/* The first op that frees the value, itself or as a call that does, or NULL. Costs the uses. */
BsOp *bs_callee_frees_find(BsCalleeFrees *frees, const BsValue *value);
/* Whether the op frees its operand `i`, itself or as a call that does. */
gboolean bs_callee_frees_by(BsCalleeFrees *frees, const BsOp *op, guint32 i);
