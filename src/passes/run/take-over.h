// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What another program made of a program takes its place.
#pragma once

#include "ir/ir.h"

/* Changes `ir` into a copy of `made`, a program in the same context in which each op has the
   location of the op that it comes from. A function of the same name stays the op that it is, with
   what is in it; all else is new. What stands where an op stood, and is of its kind, is noted as
   its heir, and so are results and arguments, where there are as many. The changes are recorded as
   any others. Cost: linear. */
void bs_take_over(BsIr *ir, const BsIr *made);
