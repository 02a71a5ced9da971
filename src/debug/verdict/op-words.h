// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops in sentences about executing them.
#pragma once

#include "ir/ir.h"

/* Appends "'memref.alloc' at line 3". */
void bs_put_op_words(GString *out, const BsOp *op);
