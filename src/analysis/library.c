// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/library.h"

#include "ir/shape.h"

// The name of the function that the op calls, or NULL.
static const char *
callee_of(const BsOp *op)
{
    const gboolean names_one = bs_shape_find_attr(op->def->shape, "callee") >= 0;
    const BsAttr *callee = names_one ? bs_op_attr(op, "callee") : NULL;
    return callee && callee->kind == BS_ATTR_SYMBOL ? bs_attr_symbol_root(callee) : NULL;
}

gboolean
bs_op_calls_dealloc_helper(const BsOp *op)
{
    const char *callee = op->n_operands == BS_N_HELPER_LISTS ? callee_of(op) : NULL;
    return callee && g_str_has_prefix(callee, BS_DEALLOC_HELPER);
}

gboolean
bs_op_calls_library(const BsOp *op)
{
    const char *callee = callee_of(op);
    return bs_op_calls_dealloc_helper(op) || (callee && g_str_equal(callee, BS_RETAIN_BUFFERS));
}
