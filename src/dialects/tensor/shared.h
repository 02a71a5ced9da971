// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the tensor dialect tells other dialects.
#pragma once

#include "dialects/common/slice.h"
#include "ir/diag.h"
#include "ir/op.h"
#include "ir/opdef.h"

/* Whether `known` is the ranked tensor `type` with at least as many sizes known (upstream's
   preservesStaticInformation, from `type` to `known`). */
gboolean bs_tensor_keeps_sizes(const BsType *type, const BsType *known);
/* Whether a tensor.cast may go from one tensor type to the other (upstream's areCastCompatible). */
gboolean bs_tensor_is_castable(const BsType *from, const BsType *to);
/* What the inputs of a tensor.concat, which has some, say of its result. */
const BsType *bs_tensor_concat_type(const BsOp *op);
/* What a tensor.pad fills in, where that does not depend on the place (upstream's
   getConstantPaddingValue); NULL: it does. */
BsValue *bs_tensor_padding(const BsOp *pad);
/* Its margins, `rank` on the low side and as many on the high side; to be freed. NULL where it is
   malformed. */
BsMixed *bs_tensor_margins(const BsOp *pad);

/* Patterns of ops that have only that of their destination; ends with an entry whose name is NULL.
 */
extern const BsPattern bs_patterns_tensor_destination[]; // of ops that have only that one

/* Of an op with destinations: its operands are what casts that forget sizes were made from, and its
   results of the types of the destinations (upstream's FoldTensorCastProducerOp). */
gboolean bs_tensor_fold_operand_casts(BsBuilder *builder, BsOp *op);
#define FOLD_TENSOR_CASTS NAMED("FoldTensorCastProducerOp", bs_tensor_fold_operand_casts, 1)
