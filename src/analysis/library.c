// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/library.h"

#include "ir/effects.h"
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

gboolean
bs_op_is_dealloc_helper(const BsOp *function)
{
    if (!bs_op_has_trait(function, BS_TRAIT_FUNCTION) || !function->n_regions ||
        !bs_op_region(function, 0)->first ||
        bs_op_region(function, 0)->first->n_args != BS_N_HELPER_LISTS)
        return FALSE;
    const BsAttr *name = bs_op_attr(function, "sym_name");
    return name && name->kind == BS_ATTR_STRING &&
           g_str_has_prefix(name->string.text, BS_DEALLOC_HELPER);
}

// -- checks --------------------------------------------------------------------------------------

gboolean
bs_op_is_alias_check(const BsOp *op)
{
    if (op->def->computes != BS_COMPUTES_COMPARISON)
        return FALSE;
    const BsOp *left = bs_value_op(bs_op_operand(op, 0));
    return left && bs_op_is_address(left) && bs_type_is_memref(bs_op_operand(left, 0)->type);
}

gboolean
bs_op_only_frees(const BsOp *op)
{
    return bs_op_is_free(op) || bs_op_memory(op) == BS_MEMORY_FREE_OWNED;
}

gboolean
bs_op_is_conditional_free(const BsOp *branch)
{
    enum { THEN, ELSE };
    if (branch->def->decides != BS_DECIDES_IF || branch->n_regions <= ELSE || branch->n_results ||
        !bs_op_region(branch, THEN)->first || bs_op_region(branch, ELSE)->first)
        return FALSE;
    bs_block_for_each (bs_op_region(branch, THEN)->first, op) {
        if (!bs_op_only_frees(op) && !bs_op_is_terminator(op))
            return FALSE;
    }
    return TRUE;
}

static gboolean
is_in_helper(const BsOp *op)
{
    const BsOp *around = op;
    while (around && !bs_op_has_trait(around, BS_TRAIT_FUNCTION))
        around = bs_op_parent(around);
    return around && bs_op_is_dealloc_helper(around);
}

gboolean
bs_op_is_run_time_check(const BsOp *op)
{
    return bs_op_is_alias_check(op) || bs_op_is_conditional_free(op) ||
           (op->def->computes == BS_COMPUTES_COMPARISON && is_in_helper(op));
}
