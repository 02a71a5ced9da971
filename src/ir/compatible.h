// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether types may stand for one another as far as their shapes go: what op traits and verifiers
// ask (upstream's TypeUtilities, verifyCompatibleShape).
#pragma once

#include "ir/type.h"

/* Whether the shapes of two types are compatible: neither is shaped, one of them is unranked, or
   they have the same rank and no two static sizes that differ. */
gboolean bs_shapes_compatible(const BsType *a, const BsType *b);

/* Whether those of `n` types are, in which scalable vectors fit only scalable vectors and a dynamic
   size does not hide that two others differ. No type at all: TRUE. */
gboolean bs_all_shapes_compatible(guint32 n, const BsType *const *types);

/* Whether `reduced` has the sizes of `full`, some of size 1 left out; both are ranked (upstream's
   isRankReducedType). */
gboolean bs_shape_leaves_out_ones(const BsType *full, const BsType *reduced);
