// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is taken from, or made of, a tensor that linalg.fill has filled
// (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/fold-private.h"
#include "dialects/linalg-private.h"
#include "dialects/rewrite-private.h"
#include "dialects/tensor-private.h"
#include "ir/clone.h"
#include "ir/ir.h"

// The linalg.fill whose result the value is, or NULL.
static BsOp *
fill_of(const BsValue *value)
{
    return bs_value_defined_by(value, "linalg.fill");
}

// `op` becomes a fill of `dest` with what `fill` fills, both of one type of elements.
static gboolean
replace_by_fill(BsBuilder *builder, BsOp *op, const BsOp *fill, BsValue *dest)
{
    const BsNamedAttr item = {"operandSegmentSizes", bs_op_attr(fill, "operandSegmentSizes")};
    BsValue *const operands[] = {bs_op_operand(fill, 0), dest};
    BsOp *made =
        bs_clone_op_for(builder, fill, op->loc, bs_attr_dict(builder->ir->context, 1, &item),
                        operands, &dest->type);
    bs_builder_replace_op_with(builder, op, made);
    return TRUE;
}

gboolean
bs_linalg_reshape_of_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *fill = fill_of(bs_op_operand(op, 0));
    if (!fill)
        return FALSE;
    g_autofree BsValue **operands = g_new(BsValue *, op->n_operands);
    for (guint32 i = 0; i < op->n_operands; i++)
        operands[i] = bs_op_operand(op, i);
    operands[0] = bs_op_operand(fill, 1);
    BsOp *made = bs_builder_op(builder, op->def->name, fill->loc, op->n_operands, operands, 1,
                               &op->results[0].type, op->attrs, 0);
    return replace_by_fill(builder, op, fill, bs_op_result(made, 0));
}

gboolean
bs_linalg_extract_of_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *fill = fill_of(bs_op_operand(op, 0));
    return fill && bs_rewrite_replace(builder, op, bs_op_operand(fill, 0));
}

// Whether both are fills with one value, or with equal constants.
static gboolean
fill_alike(const BsOp *a, const BsOp *b)
{
    const BsValue *x = bs_op_operand(a, 0), *y = bs_op_operand(b, 0);
    const BsAttr *constant = bs_value_constant(x);
    return x == y || (constant && constant == bs_value_constant(y));
}

// Tensors that are filled alike and put behind one another are put behind one another and filled
// then. Where a result's type says more or less than those of the inputs do it learns from them
// first; upstream makes a fill of another type than was there.
gboolean
bs_linalg_concat_of_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *first = op->n_operands ? fill_of(bs_op_operand(op, 0)) : NULL;
    if (!first || bs_tensor_concat_type(op) != op->results[0].type)
        return FALSE;
    g_autofree BsValue **operands = g_new(BsValue *, op->n_operands);
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsOp *fill = fill_of(bs_op_operand(op, i));
        if (!fill || !fill_alike(first, fill))
            return FALSE;
        operands[i] = bs_op_operand(fill, 1);
    }
    const BsNamedAttr dim = {"dim", bs_op_attr(op, "dim")};
    BsOp *made =
        bs_builder_op(builder, op->def->name, op->loc, op->n_operands, operands, 1,
                      &op->results[0].type, bs_attr_dict(builder->ir->context, 1, &dim), 0);
    return replace_by_fill(builder, op, first, bs_op_result(made, 0));
}

// Wherever the elements go, they are the same ones.
gboolean
bs_linalg_transpose_of_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *fill = fill_of(bs_op_operand(op, 0));
    return fill && replace_by_fill(builder, op, fill, bs_op_operand(op, 1));
}

// A tensor that is packed into another one, which nothing else is made of, is filled there.
gboolean
bs_linalg_pack_of_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *fill = fill_of(bs_op_operand(op, 0));
    BsValue *dest = bs_op_operand(op, 1);
    const BsRange padding = bs_op_operand_group(op, 2);
    gint64 a, b;
    if (!fill || !bs_value_uses(dest) || bs_use_next(bs_value_uses(dest)))
        return FALSE;
    if (padding.n) {
        const BsValue *with = bs_op_operand(op, padding.begin), *value = bs_op_operand(fill, 0);
        if (with != value && !(bs_value_int(with, &a) && bs_value_int(value, &b) && a == b))
            return FALSE;
    }
    return replace_by_fill(builder, op, fill, dest);
}

// A copy of what is filled fills; one that overwrites all that was filled does not need it.
gboolean
bs_linalg_copy_of_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *fill = fill_of(bs_op_operand(op, 0)), *before = fill_of(bs_op_operand(op, 1));
    BsValue *dest = bs_op_operand(op, 1);
    if (fill && bs_type_element(dest->type) == bs_type_element(bs_op_operand(op, 0)->type))
        return replace_by_fill(builder, op, fill, dest);
    if (fill || !before)
        return FALSE;
    BsValue *const operands[] = {bs_op_operand(op, 0), bs_op_operand(before, 1)};
    const BsNamedAttr item = {"operandSegmentSizes", bs_op_attr(op, "operandSegmentSizes")};
    BsOp *made = bs_clone_op_for(builder, op, op->loc, bs_attr_dict(builder->ir->context, 1, &item),
                                 operands, &operands[1]->type);
    bs_builder_replace_op_with(builder, op, made);
    return TRUE;
}
