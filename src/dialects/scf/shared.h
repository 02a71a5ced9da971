// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the scf dialect tells other dialects.
#pragma once

#include "ir/opdef.h"

/* tensor.dim of a result of scf.forall asks the output. */
gboolean bs_scf_dim_of_forall(BsBuilder *builder, BsOp *dim);
