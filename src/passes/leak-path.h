// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a buffer that some op frees is freed wherever control goes: a search along the paths of a
// function for one that neither frees the buffer nor returns it. The older deallocation pass asks
// for buffers that it leaves to the program.
#pragma once

#include "analysis/alias.h"
#include "passes/callee-frees.h"

typedef struct BsLeakPath BsLeakPath;

/* For buffers of that function, whose flows are `alias`; all three must outlive the result. Free
   with bs_leak_path_free(). */
BsLeakPath *bs_leak_path_new(BsOp *function, const BsAlias *alias, BsCalleeFrees *frees);
void bs_leak_path_free(BsLeakPath *leak);

/* The end of a path from where the value is made to a return of the function on which nothing frees
   it, and which does not return it; NULL when there is none, or when nobody can tell: ops with
   unknown control flow around its uses, more than 64 aliases, or a function with too many paths
   (the limit is for all questions together, so that they stay linear). What a call makes of the
   value counts as the same buffer, what arith.select does only when it has no choice. */
BsOp *bs_leak_path_find(BsLeakPath *leak, BsValue *value);
