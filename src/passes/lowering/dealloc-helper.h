// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library function that decides at run time which buffers of a dealloc are freed, and who owns
// what is retained.
#pragma once

#include "ir/builder.h"

/* Makes the private function at the end of `table` (a module), named `dealloc_helper`, or
   `dealloc_helper_N` with the first N that is free. */
BsOp *bs_dealloc_helper_build(BsIr *ir, BsOp *table, BsLoc loc);
