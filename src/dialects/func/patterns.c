// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of func (mlir/lib/Dialect/Func/IR/FuncOps.cpp).
#include "dialects/common/rewrite.h"
#include "dialects/func/func.h"

// A call through a known function becomes a direct call.
static gboolean
call_known_function(BsBuilder *builder, BsOp *op)
{
    const BsAttr *callee = bs_value_constant(bs_op_operand(op, 0));
    if (!callee || callee->kind != BS_ATTR_SYMBOL)
        return FALSE;
    BsValues args = {0};
    BsTypeList types = {0};
    bs_values_add_range(&args, op, (BsRange){1, op->n_operands - 1});
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(&types, bs_op_result(op, i)->type);
    const BsNamedAttr attr = {"callee", callee};
    BsOp *call = bs_builder_op(builder, "func.call", op->loc, args.len, args.data, types.len,
                               types.data, bs_attr_dict(builder->ir->context, 1, &attr), 0);
    bs_builder_replace_op_with(builder, op, call);
    bs_vec_free(&args);
    bs_vec_free(&types);
    return TRUE;
}

const BsPattern bs_patterns_func_call_indirect[] = {
    {"CallIndirectOp::canonicalize", 1, call_known_function},
    {0},
};
