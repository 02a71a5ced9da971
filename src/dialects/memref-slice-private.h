// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What folds and patterns of memref, and of slices of tensors, share: casts that can be looked
// through, and the mixed static and dynamic offsets, sizes and strides of subview,
// reinterpret_cast, extract_slice and insert_slice (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp,
// mlir/include/mlir/Interfaces/ViewLikeInterface.h).
#pragma once

#include "dialects/memref.h"
#include "ir/builder.h"

// -- casts ---------------------------------------------------------------------------------------

/* Replaces operands that are memref.casts of ranked memrefs, except `inner` (may be NULL), by the
   casts' sources. TRUE when there was one (upstream's foldMemRefCast). */
gboolean bs_memref_fold_casts(BsBuilder *builder, BsOp *op, const BsValue *inner);
/* Whether the memref.cast only forgets static information (upstream's
 * CastOp::canFoldIntoConsumerOp). */
gboolean bs_memref_cast_only_forgets(const BsOp *cast);

// -- mixed values --------------------------------------------------------------------------------

// A value, or a number known when the program is compiled (upstream's OpFoldResult).
typedef struct BsMixed {
    BsValue *value; // NULL: the number
    gint64 number;
} BsMixed;

gboolean bs_mixed_equal(BsMixed a, BsMixed b);
/* The number, also that of a constant that the value is (upstream's getConstantIntValue). */
gboolean bs_mixed_number(BsMixed mixed, gint64 *number);
gboolean bs_mixed_is(BsMixed mixed, gint64 number);

// Offsets, sizes and strides of an op, in one block of memory.
typedef struct BsSlice {
    guint32 n_offsets, n_sizes, n_strides;
    BsMixed *offsets, *sizes, *strides;
} BsSlice;

/* Reads them from an op whose last operand groups are offsets, sizes, strides. FALSE, and nothing
 * to clear, when the op is malformed. */
gboolean bs_slice_init(BsSlice *slice, const BsOp *op);
void bs_slice_clear(BsSlice *slice);
/* Whether both have the same offsets, sizes and strides (upstream's isSameAs). */
gboolean bs_slice_equal(const BsSlice *a, const BsSlice *b);
/* Whether there is a type for such a slice: no offset or size below 0, no stride of 0. */
gboolean bs_slice_is_valid(const BsSlice *slice);
/* Whether offsets are 0, sizes those of the shaped `type`, and strides 1. */
gboolean bs_slice_is_whole(const BsSlice *slice, const BsType *type);
/* Constant values become numbers: those of the offsets, or if there is none the sizes', or else the
   strides'. FALSE: there is none. */
gboolean bs_slice_make_static(BsSlice *slice);
/* Makes an op of that kind whose first operands are `sources`. Returns its result, NULL when `type`
   is NULL: it has none. */
BsValue *bs_slice_build(BsBuilder *builder, const char *name, BsLoc loc, const BsType *type,
                        guint32 n_sources, BsValue *const *sources, const BsSlice *slice);

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
