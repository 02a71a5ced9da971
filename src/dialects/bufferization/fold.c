// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of bufferization's ops (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp, LLVM 19).
#include "dialects/common/fold.h"
#include "dialects/bufferization/bufferization-private.h"
#include "dialects/memref/slice.h"
#include "ir/ir.h"

// clone(cast(x)) is clone(x), whose result keeps its type.
BsFold
bs_fold_bufferization_clone(BsBuilder *builder, BsOp *op,
                            G_GNUC_UNUSED const BsAttr *const *constants,
                            G_GNUC_UNUSED BsFoldResult *results)
{
    return bs_memref_fold_casts(builder, op, NULL) ? BS_FOLD_IN_PLACE : BS_FOLD_NONE;
}

const char *
bs_bufferization_to_buffer_name(const BsBuilder *builder)
{
    return bs_context_upstream(builder->ir->context) < BS_UPSTREAM_22 ? "bufferization.to_memref"
                                                                      : "bufferization.to_buffer";
}

// to_buffer(to_tensor(x)) is x when the types are the same.
BsFold
bs_fold_bufferization_to_buffer(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                                G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "bufferization.to_tensor");
    if (!inner || bs_op_operand(inner, 0)->type != bs_op_result(op, 0)->type)
        return BS_FOLD_NONE;
    return bs_fold_to_value(results, bs_op_operand(inner, 0));
}

// to_tensor(to_buffer(x)) is x when nothing stands between them that could write to the memref.
BsFold
bs_fold_bufferization_to_tensor(BsBuilder *builder, BsOp *op,
                                G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    const BsOp *inner =
        bs_value_defined_by(bs_op_operand(op, 0), bs_bufferization_to_buffer_name(builder));
    if (!inner || bs_op_block(inner) != bs_op_block(op) || bs_op_next(inner) != op ||
        bs_op_operand(inner, 0)->type != bs_op_result(op, 0)->type)
        return BS_FOLD_NONE;
    return bs_fold_to_value(results, bs_op_operand(inner, 0));
}
