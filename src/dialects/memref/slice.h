// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What folds and patterns on memrefs share: casts that can be looked through, and the types of
// subviews (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp).
#pragma once

#include "dialects/common/slice.h"
#include "dialects/memref/shared.h"
#include "ir/builder.h"

// -- casts ---------------------------------------------------------------------------------------

/* Replaces operands that are memref.casts of ranked memrefs, except `inner` (may be NULL), by the
   casts' sources. TRUE when there was one (upstream's foldMemRefCast). */
gboolean bs_memref_fold_casts(BsBuilder *builder, BsOp *op, const BsValue *inner);
/* Whether the memref.cast only forgets static information (upstream's
 * CastOp::canFoldIntoConsumerOp). */
gboolean bs_memref_cast_only_forgets(const BsOp *cast);

// -- types ---------------------------------------------------------------------------------------

/* The type of a subview of `source` that keeps all dimensions; NULL when `source` is not strided.
 */
const BsType *bs_subview_type(BsContext *context, const BsType *source, const BsSlice *slice);
/* Marks in `dropped[source's rank]` the dimensions of size 1 that are in `source` but not in
   `reduced`; FALSE when it can't be said (upstream's computeMemRefRankReductionMask). */
gboolean bs_dropped_dims(const BsType *source, const BsType *reduced, const BsSlice *slice,
                         gboolean *dropped);
/* `type`, strided, without the dropped dimensions. */
const BsType *bs_drop_dims(BsContext *context, const BsType *type, const gboolean *dropped);

/* The same type with another shape of the same rank. */
const BsType *bs_memref_with_shape(BsContext *context, const BsType *type, const gint64 *shape);
