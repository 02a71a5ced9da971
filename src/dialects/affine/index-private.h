// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What affine.delinearize_index and affine.linearize_index share since 22 (delinearize.c,
// linearize.c): the sizes of the dimensions (the basis), and rewrites of one with the other.
#pragma once

#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"

/* The basis, to be freed; NULL when there are not as many operands as it needs. */
BsMixed *bs_affine_basis_read(const BsOp *op, guint32 *n);
const BsAttr *bs_affine_basis_attr(BsContext *context, const BsMixed *basis, guint32 n);

/* The op of `n` sizes; where it is not bounded, there is one result more in front. */
BsOp *bs_affine_make_delinearize(BsBuilder *builder, BsLoc loc, BsValue *index,
                                 const BsMixed *basis, guint32 n, gboolean bounded);

// Patterns of delinearize_index: of an index that was made by its inverse.
gboolean bs_affine_delinearize_of_linearize(BsBuilder *builder, BsOp *op);
gboolean bs_affine_split_last_index(BsBuilder *builder, BsOp *op);
