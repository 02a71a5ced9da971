// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the memref dialect tells passes about its types.
#pragma once

#include "ir/ir.h"

/* Whether memref.cast can go from one type to the other (upstream's CastOp::areCastCompatible). */
gboolean bs_memref_casts_to(const BsType *from, const BsType *to);
