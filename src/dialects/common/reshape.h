// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What expand_shape and collapse_shape of memrefs and tensors share: folds, and the patterns that
// make one reshape of two (mlir/include/mlir/Dialect/Utils/ReshapeOpsUtils.h, LLVM 19).
//
// The indices of a reassociation count up from 0, so that it is told by the sizes of its groups.
#pragma once

#include "dialects/common/rewrite.h"
#include "ir/builder.h"
#include "support/vec.h"

typedef BS_VEC(guint32) BsGroups; // their sizes

/* Appends the groups of the op's reassociation. FALSE, and nothing to free, when it is malformed.
 */
gboolean bs_groups_read(const BsOp *op, BsGroups *groups);
const BsAttr *bs_groups_attr(BsContext *context, const BsGroups *groups);
guint32 bs_count_dynamic(guint32 n, const gint64 *shape);

/* Appends how many of the sizes `fine` become each of `coarse`, which are fewer. FALSE when they
   don't, or when that can be done in several ways; sizes of 1 may go anywhere (reshape-match.c). */
gboolean bs_groups_match(guint32 n_fine, const gint64 *fine, guint32 n_coarse, const gint64 *coarse,
                         BsGroups *groups);

/* A collapse_shape in the place of `op`, which is a reshape of the same dialect. */
BsValue *bs_reshape_make_collapse(BsBuilder *builder, const BsOp *op, const BsType *type,
                                  BsValue *source, const BsGroups *groups);

/* An expand_shape in the place of `op`, which is a reshape of the same dialect, to sizes of which
   those that are BS_DYNAMIC are `given`. */
BsValue *bs_reshape_make_expand(BsBuilder *builder, const BsOp *op, const BsType *type,
                                BsValue *source, const gint64 *sizes, const BsValues *given,
                                const BsGroups *groups);

/* Collapses `source`, of which `op` collapses a cast: to `type`, which is cast to the op's own type
   where it is another one. */
void bs_reshape_collapse_instead(BsBuilder *builder, BsOp *op, const BsType *type, BsValue *source,
                                 const BsGroups *groups);

/* The sizes of what is collapsed, as a type without a layout or encoding. NULL when the groups
   don't fit. */
const BsType *bs_reshape_collapsed_type(BsContext *context, const BsType *type,
                                        const BsGroups *groups);

BsFoldProc bs_fold_reshape; // of both ops, on memrefs and tensors

// Patterns: two reshapes in the same direction, a collapse of an expansion, an expansion of a
// collapse.
gboolean bs_reshape_compose(BsBuilder *builder, BsOp *op);
gboolean bs_reshape_collapse_of_expand(BsBuilder *builder, BsOp *op);
gboolean bs_reshape_expand_of_collapse(BsBuilder *builder, BsOp *op);
