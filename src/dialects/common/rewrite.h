// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What patterns share, above all the control-flow ones of cf, scf and func: lists of values, moving
// bodies about, and the constants that trip counts are computed from.
#pragma once

#include "ir/builder.h"
#include "support/vec.h"

typedef BS_VEC(BsValue *) BsValues;
typedef BS_VEC(const BsType *) BsTypeList;

/* Appends operands, results or arguments. */
void bs_values_add_range(BsValues *values, const BsOp *op, BsRange range);
void bs_values_add_operands(BsValues *values, const BsOp *op);
void bs_values_add_results(BsValues *values, const BsOp *op);
void bs_values_add_args(BsValues *values, const BsBlock *block);
/* Whether both have the same values in the same order. */
gboolean bs_values_equal(const BsValues *a, const BsValues *b);

/* Replaces `op` by the ops of the only block of `region`, whose arguments become `args`; the
   terminator's operands become the results. */
void bs_rewrite_with_region(BsBuilder *builder, BsOp *op, BsRegion *region, BsValue *const *args);

/* `op name(operands)` without results at the builder's insertion point, with the location of `at`.
 */
BsOp *bs_rewrite_terminator(BsBuilder *builder, const char *name, const BsOp *at,
                            const BsValues *operands);

/* Replaces a terminator by one of that name with other operands. */
void bs_rewrite_replace_terminator(BsBuilder *builder, BsOp *op, const char *name,
                                   const BsValues *operands);

/* Replaces `op`, which has one result, by `value`. TRUE. */
gboolean bs_rewrite_replace(BsBuilder *builder, BsOp *op, BsValue *value);

/* Replaces `op` by the results of `made`, which are as many. */
void bs_rewrite_replace_by_results(BsBuilder *builder, BsOp *op, const BsOp *made);

/* A block of `region` whose arguments have the types of `like`. */
BsBlock *bs_rewrite_block_like(BsBuilder *builder, BsRegion *region, const BsValues *like);

/* Moves all blocks of `from` to the end of `to`. Nothing is told to the listener: ops stay in their
 * blocks. */
void bs_rewrite_move_blocks(BsBuilder *builder, BsRegion *to, BsRegion *from);
