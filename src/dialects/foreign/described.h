// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of a program rests on an effects sheet.
#pragma once

#include "ir/op.h"

/* The ops in `root` that a sheet describes, in the order in which they stand there, and its file:
   "'my.copy', 'my.view' (ops.effects)", "..." for what is more than a few; NULL: there is none.
   Free with g_free(). */
char *bs_sheet_described(BsOp *root);
