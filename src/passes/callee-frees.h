// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which calls free what they are given: the callee frees its argument, or an alias of it, or passes
// it to a function that does. The older passes know nothing of it, nor does upstream; the warnings
// do.
#pragma once

#include "ir/ir.h"

typedef struct BsCalleeFrees BsCalleeFrees;

/* Of the calls in that function. Looks into callees when it is first asked about a call: each once,
   at the cost of its ops and flows; no more than 64 of them, those further away free nothing. Free
   with bs_callee_frees_free(). */
BsCalleeFrees *bs_callee_frees_new(BsOp *function);
void bs_callee_frees_free(BsCalleeFrees *frees);

/* The first op that frees the value, itself or as a call that does, or NULL. Costs the uses. */
BsOp *bs_callee_frees_find(BsCalleeFrees *frees, const BsValue *value);
