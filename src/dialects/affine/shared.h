// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the affine dialect tells other dialects.
#pragma once

#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "ir/affine-map.h"
#include "ir/diag.h"
#include "ir/op.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

/* The sum of `n` numbers: a number, one of the parts, or the affine.apply that computes it, with
   values among the first `n_dims` as dimensions and others as symbols (upstream's
   makeComposedFoldedAffineApply). */
BsMixed bs_affine_sum(BsBuilder *builder, BsLoc loc, guint32 n_dims, guint32 n,
                      const BsMixed *parts);
