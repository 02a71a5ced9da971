// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is taken from, or made of, a tensor that linalg.fill has filled
// (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/affine/shared.h"
#include "dialects/common/fold.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/linalg/linalg-private.h"
#include "dialects/tensor/shared.h"
#include "ir/clone.h"
#include "ir/context.h"
#include "ir/ir.h"
#include "ir/shape.h"

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

// -- tensor.pad ----------------------------------------------------------------------------------

static BsMixed
size_of(BsBuilder *builder, BsLoc loc, BsValue *tensor, guint32 i)
{
    const gint64 size = tensor->type->shaped.shape[i];
    if (size != BS_DYNAMIC)
        return (BsMixed){.number = size};
    BsValue *index = bs_builder_index(builder, loc, i);
    return (BsMixed){.value = bs_builder_value(builder, "tensor.dim", loc,
                                               bs_type_index(builder->ir->context), tensor, index,
                                               NULL, NULL)};
}

// A tensor.empty of what a tensor.pad gives; sizes that are not known are computed. Until 19 the
// margins are symbols of the sum, which puts its operands into another order, and a sum that is a
// number is a constant first, which the type learns of later.
static BsValue *
make_padded_empty(BsBuilder *builder, const BsOp *pad, const BsMixed *margins)
{
    const BsType *type = pad->results[0].type;
    const guint32 rank = type->shaped.rank;
    const gboolean since_22 = bs_op_upstream(pad) >= BS_UPSTREAM_22;
    g_autofree gint64 *shape = g_new(gint64, (gsize)rank + 1);
    BsValues sizes = {0};
    for (guint32 i = 0; i < rank; i++) {
        shape[i] = type->shaped.shape[i];
        if (shape[i] != BS_DYNAMIC)
            continue;
        const BsMixed parts[] = {size_of(builder, pad->loc, bs_op_operand(pad, 0), i), margins[i],
                                 margins[rank + i]};
        const BsMixed size =
            bs_affine_sum(builder, pad->loc, since_22 ? 3 : 1, G_N_ELEMENTS(parts), parts);
        if (size.value)
            bs_vec_push(&sizes, size.value);
        else if (since_22)
            shape[i] = size.number;
        else
            bs_vec_push(&sizes, bs_builder_index(builder, pad->loc, size.number));
    }
    const BsType *empty =
        bs_type_tensor(builder->ir->context, rank, shape, type->shaped.element, NULL);
    const BsOp *made =
        bs_builder_op(builder, "tensor.empty", pad->loc, sizes.len, sizes.data, 1, &empty, NULL, 0);
    bs_vec_free(&sizes);
    return bs_op_result(made, 0);
}

// A tensor that is padded with what it is filled with is a larger one, filled.
gboolean
bs_linalg_pad_of_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *fill = fill_of(bs_op_operand(op, 0));
    const BsType *type = op->results[0].type;
    if (!fill || bs_tensor_padding(op) != bs_op_operand(fill, 0))
        return FALSE;
    g_autofree BsMixed *margins = bs_tensor_margins(op);
    if (!margins)
        return FALSE;
    BsValue *const operands[] = {bs_op_operand(fill, 0), make_padded_empty(builder, op, margins)};
    const BsNamedAttr item = {"operandSegmentSizes", bs_op_attr(fill, "operandSegmentSizes")};
    BsOp *made =
        bs_clone_op_for(builder, fill, fill->loc, bs_attr_dict(builder->ir->context, 1, &item),
                        operands, &operands[1]->type);
    bs_builder_set_after(builder, made);
    BsValue *value = bs_op_result(made, 0);
    if (value->type != type)
        value = bs_builder_value(builder, "tensor.cast", fill->loc, type, value, NULL, NULL, NULL);
    return bs_rewrite_replace(builder, op, value);
}

static gboolean
is_small(const BsMixed *mixed)
{
    enum { SMALL = 1 << 30 };
    return !mixed->value && mixed->number > -SMALL && mixed->number < SMALL;
}

// Whether two slices are known not to overlap, by a dimension in which all is known.
static gboolean
are_apart(const BsSlice *a, const BsSlice *b)
{
    for (guint32 i = 0; i < MIN(a->n_sizes, b->n_sizes); i++) {
        const BsMixed *all[] = {&a->offsets[i], &a->sizes[i], &a->strides[i],
                                &b->offsets[i], &b->sizes[i], &b->strides[i]};
        gboolean known = TRUE;
        for (guint32 k = 0; k < G_N_ELEMENTS(all); k++)
            known = known && is_small(all[k]);
        if (!known)
            continue;
        const gint64 end_a = all[0]->number + (all[1]->number - 1) * all[2]->number;
        const gint64 end_b = all[3]->number + (all[4]->number - 1) * all[5]->number;
        if (end_b < all[0]->number || end_a < all[3]->number)
            return TRUE;
    }
    return FALSE;
}

// The fill that a chain of insertions begins with, none of which overlaps with the slice; or NULL,
// also where they go round in code that cannot be reached.
static const BsOp *
first_fill(const BsIr *ir, const BsValue *dest, const BsSlice *slice)
{
    const BsOp *insert;
    guint32 left = ir->n_ops;
    while ((insert = bs_value_defined_by(dest, "tensor.insert_slice"))) {
        BsSlice before;
        if (left-- == 0)
            return NULL;
        dest = bs_op_operand(insert, 1);
        if (bs_op_operand(insert, 0)->type->shaped.rank != dest->type->shaped.rank ||
            !bs_slice_init(&before, insert))
            return NULL;
        const gboolean apart = are_apart(slice, &before);
        bs_slice_clear(&before);
        if (!apart)
            return NULL;
    }
    return fill_of(dest);
}

static void
insert_unpadded(BsBuilder *builder, BsOp *op, const BsOp *pad, BsSlice *slice,
                const BsMixed *margins)
{
    BsValue *source = bs_op_operand(pad, 0), *dest = bs_op_operand(op, 1);
    for (guint32 i = 0; i < slice->n_offsets; i++) {
        const BsMixed parts[] = {margins[i], slice->offsets[i]};
        slice->offsets[i] = bs_affine_sum(builder, op->loc, 0, G_N_ELEMENTS(parts), parts);
    }
    for (guint32 i = 0; i < slice->n_sizes; i++)
        slice->sizes[i] = size_of(builder, op->loc, source, i);
    BsValue *const sources[] = {source, dest};
    bs_rewrite_replace(
        builder, op,
        bs_slice_build(builder, "tensor.insert_slice", op->loc, dest->type, 2, sources, slice));
}

// A margin that is inserted where the same was filled in before need not be.
gboolean
bs_linalg_insert_pad_into_fill(BsBuilder *builder, BsOp *op)
{
    const BsOp *pad = bs_value_defined_by(bs_op_operand(op, 0), "tensor.pad");
    BsSlice slice;
    if (!pad || bs_op_operand(op, 1)->type->shaped.rank != pad->results[0].type->shaped.rank ||
        !bs_slice_init(&slice, op))
        return FALSE;
    const BsOp *fill = first_fill(builder->ir, bs_op_operand(op, 1), &slice);
    g_autofree BsMixed *margins = bs_tensor_margins(pad);
    const gboolean same = fill && margins && bs_tensor_padding(pad) == bs_op_operand(fill, 0);
    if (same)
        insert_unpadded(builder, op, pad, &slice, margins);
    bs_slice_clear(&slice);
    return same;
}
