// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the complex dialect tells other dialects.
#pragma once

#include "ir/opdef.h"

/* A constant of the dialect, or one of arith. */
BsOp *bs_complex_materialize(BsBuilder *builder, const BsAttr *value, const BsType *type,
                             const BsOp *folded);
