// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mixed static and dynamic offsets, sizes and strides of subview, reinterpret_cast,
// extract_slice and insert_slice (mlir/include/mlir/Interfaces/ViewLikeInterface.h).
#pragma once

#include "ir/builder.h"

// A value, or a number known when the program is compiled (upstream's OpFoldResult).
typedef struct BsMixed {
    BsValue *value; // NULL: the number
    gint64 number;
} BsMixed;

/* Whether they are the same value, or the same number. */
gboolean bs_mixed_equal(BsMixed a, BsMixed b);
/* The number, also that of a constant that the value is (upstream's getConstantIntValue). */
gboolean bs_mixed_number(BsMixed mixed, gint64 *number);
gboolean bs_mixed_is(BsMixed mixed, gint64 number);

/* Fills `mixed` from the static numbers, a dense array, and, where they are dynamic, the operands
   of a group. FALSE when there are not as many. */
gboolean bs_mixed_read(const BsOp *op, guint32 group, const BsAttr *numbers, BsMixed *mixed);

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
/* Whether something of the slice is known to lie outside of `source`: along `*dim`, where it
   begins, or, when `*begins` is FALSE, where it ends; `*place` is where that is (upstream's
   verifyInBoundsSlice, since 22). */
gboolean bs_slice_is_outside(const BsSlice *slice, const BsType *source, guint32 *dim,
                             gboolean *begins, gint64 *place);
/* Checks the lists of an op whose last operand groups are offsets, sizes, strides: there must be
   `n_offsets` and twice `rank` of them, none below 0. */
gboolean bs_slice_verify(const BsOp *op, BsDiags *diags, guint32 n_offsets, guint32 rank);
/* Checks, since 22, that nothing is known to lie outside of `source`. */
gboolean bs_slice_verify_bounds(const BsOp *op, BsDiags *diags, const BsType *source,
                                const BsSlice *slice);
/* Whether offsets are 0, sizes those of the shaped `type`, and strides 1. */
gboolean bs_slice_is_whole(const BsSlice *slice, const BsType *type);
/* Constant values become numbers: those of the offsets, or if there is none the sizes', or else the
   strides'. FALSE: there is none. */
gboolean bs_slice_make_static(BsSlice *slice);
/* Makes an op of that kind whose first operands are `sources`. Returns its result, NULL when `type`
   is NULL: it has none. */
BsValue *bs_slice_build(BsBuilder *builder, const char *name, BsLoc loc, const BsType *type,
                        guint32 n_sources, BsValue *const *sources, const BsSlice *slice);
/* Whether an operand that is an index is a constant: bs_slice_make_static() comes first. */
gboolean bs_slice_has_constant(const BsOp *op);
