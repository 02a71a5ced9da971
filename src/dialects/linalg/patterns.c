// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and canonicalization patterns of linalg on buffers, and of those on tensors the ones that
// an op without effect needs (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp and LinalgInterfaces.cpp).
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/linalg/linalg-private.h"
#include "dialects/memref/slice.h"
#include "dialects/tensor/shared.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "support/vec.h"

// -- folds ---------------------------------------------------------------------------------------

BsFold
bs_fold_linalg_casts(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    (void)constants, (void)results;
    return bs_memref_fold_casts(builder, op, NULL) ? BS_FOLD_IN_PLACE : BS_FOLD_NONE;
}

// Until 19 it takes memrefs, too: the op goes, and with it the copy that it makes.
BsFold
bs_fold_linalg_transpose(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                         BsFoldResult *results)
{
    (void)builder, (void)constants;
    const BsAttr *permutation = bs_op_attr(op, "permutation");
    if (!op->n_results && bs_op_upstream(op) >= BS_UPSTREAM_22)
        return BS_FOLD_NONE;
    for (guint32 i = 0; i < permutation->dense.n; i++) {
        if (permutation->dense.values[i] != i)
            return BS_FOLD_NONE;
    }
    if (op->n_results)
        results[0].value = bs_op_operand(op, 0);
    return BS_FOLD_RESULTS;
}

// -- ops that do nothing -------------------------------------------------------------------------

// A memref without elements leaves nothing to loop over. Of a tensor it may be a convention.
static gboolean
EraseDeadLinalgOp(BsBuilder *builder, BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        for (guint32 d = 0; type->kind == BS_TYPE_MEMREF && d < type->shaped.rank; d++) {
            if (type->shaped.shape[d] == 0 && bs_op_is_unused(op)) {
                bs_builder_erase_op(builder, op);
                return TRUE;
            }
        }
    }
    return FALSE;
}

// Only linalg.copy: one input, one output.
static gboolean
EraseSelfCopy(BsBuilder *builder, BsOp *op)
{
    BsValue *source = bs_op_operand(op, 0);
    if (op->n_operands != 2 || source != bs_op_operand(op, 1))
        return FALSE;
    bs_builder_replace_op(builder, op, &source); // where it has a result
    return TRUE;
}

static gboolean
are_all_equal(const BsAttr *maps)
{
    for (guint32 i = 1; i < maps->array.n; i++) {
        if (maps->array.items[i] != maps->array.items[0])
            return FALSE;
    }
    return TRUE;
}

// The linalg.yield when the region holds nothing else, or NULL.
static const BsOp *
lone_yield(const BsOp *op)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    return body && body->first && body->first == body->last && bs_op_is(body->first, "linalg.yield")
               ? body->first
               : NULL;
}

// What the op's result is without it, as a value of the result's type; NULL when there is no such.
static BsValue *
yielded_operand(BsBuilder *builder, const BsOp *op, const BsOp *yield, guint32 i)
{
    const BsValue *arg = bs_op_operand(yield, i);
    if (bs_value_arg_block(arg) != bs_op_region(op, 0)->first)
        return NULL;
    BsValue *operand = bs_op_operand(op, arg->index);
    const BsType *type = op->results[i].type;
    if (operand->type == type)
        return operand;
    if (!bs_linalg_has_elements(operand->type) || !bs_tensor_is_castable(operand->type, type))
        return NULL;
    return bs_builder_value(builder, "tensor.cast", op->loc, type, operand, NULL, NULL, NULL);
}

static gboolean
replace_by_operands(BsBuilder *builder, BsOp *op, const BsOp *yield)
{
    BS_VEC(BsValue *) values = {0};
    for (guint32 i = 0; i < op->n_results && yield->n_operands == op->n_results; i++) {
        BsValue *value = yielded_operand(builder, op, yield, i);
        if (!value)
            break;
        bs_vec_push(&values, value);
    }
    const gboolean complete = values.len == op->n_results;
    if (complete)
        bs_builder_replace_op(builder, op, values.data);
    bs_vec_free(&values);
    return complete;
}

// One element for one element, as it is: nothing where input and output are one buffer, and the
// inputs where there are results.
static gboolean
erase_identity(BsBuilder *builder, BsOp *op)
{
    const BsAttr *maps = bs_linalg_maps(op);
    const BsOp *yield = lone_yield(op);
    if (!maps || !are_all_equal(maps) || !yield)
        return FALSE;
    if (op->n_results)
        return replace_by_operands(builder, op, yield);
    if (op->n_operands != 2 || bs_linalg_inputs(op).n != 1 ||
        bs_op_operand(op, 0) != bs_op_operand(op, 1))
        return FALSE;
    // Until 19, what fills the memref with something else goes, too.
    const BsValue *written = bs_op_operand(yield, 0);
    if (bs_op_upstream(op) >= BS_UPSTREAM_22 && bs_value_block(written) != bs_op_block(yield))
        return FALSE;
    bs_builder_erase_op(builder, op);
    return TRUE;
}

// -- the lists, in the order in which upstream tries them ----------------------------------------

// clang-format off
#define OF_ALL FOLD_TENSOR_CASTS, P(EraseDeadLinalgOp, 1), \
    NAMED("InferStaticShapeOfOperands", bs_linalg_infer_sizes, 1)
const BsPattern bs_patterns_linalg_softmax[] = { FOLD_TENSOR_CASTS, END };
const BsPattern bs_patterns_linalg_structured[] = { OF_ALL, END };
const BsPattern bs_patterns_linalg_copy[] = {
    OF_ALL, NAMED("FoldFillWithCopy", bs_linalg_copy_of_fill, 1), P(EraseSelfCopy, 1), END,
};
const BsPattern bs_patterns_linalg_generic[] = {
    OF_ALL, NAMED("EraseIdentityLinalgOp<mlir::linalg::GenericOp>", erase_identity, 1), END,
};
const BsPattern bs_patterns_linalg_broadcast[] = {
    OF_ALL, NAMED("EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>", erase_identity, 1),
    NAMED_SINCE_22("FoldBroadcasts", bs_linalg_broadcast_of_broadcast, 1), END,
};
const BsPattern bs_patterns_linalg_transpose[] = {
    OF_ALL, NAMED("FoldFillWithTranspose", bs_linalg_transpose_of_fill, 1),
    NAMED("FoldTransposeWithTranspose", bs_linalg_transpose_of_transpose, 1),
    NAMED("SwapTransposeWithBroadcast", bs_linalg_transpose_of_broadcast, 1), END,
};
// clang-format on
