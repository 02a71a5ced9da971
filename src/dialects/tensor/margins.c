// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Margins of tensor.pad, and one margin for several: patterns of a tensor.pad of another one
// (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp).
#include "dialects/affine/shared.h"
#include "dialects/common/fold.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/tensor/tensor-private.h"
#include "ir/context.h"
#include "ir/ir.h"
#include "ir/shape.h"

BsValue *
bs_tensor_padding(const BsOp *pad)
{
    const BsBlock *body = bs_op_region(pad, 0)->first;
    const BsOp *yield = body ? body->last : NULL;
    if (!yield || !bs_op_is(yield, "tensor.yield"))
        return NULL;
    BsValue *value = bs_op_operand(yield, 0);
    return bs_value_constant(value) || bs_value_block(value) != body ? value : NULL;
}

BsMixed *
bs_tensor_margins(const BsOp *pad)
{
    const guint32 rank = pad->results[0].type->shaped.rank;
    const BsAttr *low = bs_op_attr(pad, "static_low"), *high = bs_op_attr(pad, "static_high");
    BsMixed *margins = g_new0(BsMixed, 2 * (gsize)rank + 1);
    if (low->dense.n == rank && high->dense.n == rank && bs_mixed_read(pad, 1, low, margins) &&
        bs_mixed_read(pad, 2, high, margins + rank))
        return margins;
    g_free(margins);
    return NULL;
}

const BsAttr *
bs_tensor_margin_attrs(const BsOp *op, const gint64 *low, const gint64 *high, guint32 n_low,
                       guint32 n_high)
{
    BsContext *context = bs_op_context(op);
    const guint32 rank = op->results[0].type->shaped.rank;
    const gint32 segments[] = {1, (gint32)n_low, (gint32)n_high};
    const BsAttr *attrs =
        bs_dict_with(context, op->attrs, "static_low", bs_attr_i64_array(context, rank, low));
    attrs = bs_dict_with(context, attrs, "static_high", bs_attr_i64_array(context, rank, high));
    return bs_dict_with(context, attrs, "operandSegmentSizes",
                        bs_attr_i32_array(context, G_N_ELEMENTS(segments), segments));
}

// Sets numbers and, behind the source, operands of a margin. How many operands there are of it.
static guint32
write_margin(const BsMixed *margin, guint32 rank, gint64 *numbers, BsValues *operands)
{
    const guint32 before = operands->len;
    for (guint32 i = 0; i < rank; i++) {
        numbers[i] = margin[i].value ? BS_DYNAMIC : margin[i].number;
        if (margin[i].value)
            bs_vec_push(operands, margin[i].value);
    }
    return operands->len - before;
}

// The same op with other margins around `source`.
static void
replace_margins(BsBuilder *builder, BsOp *op, BsValue *source, const BsMixed *margins)
{
    const guint32 rank = op->results[0].type->shaped.rank;
    g_autofree gint64 *low = g_new(gint64, rank + 1), *high = g_new(gint64, rank + 1);
    BsValues operands = {0};
    bs_vec_push(&operands, source);
    const guint32 n_low = write_margin(margins, rank, low, &operands);
    const guint32 n_high = write_margin(margins + rank, rank, high, &operands);
    BsOp *made = bs_builder_op(builder, "tensor.pad", op->loc, operands.len, operands.data, 1,
                               &op->results[0].type,
                               bs_tensor_margin_attrs(op, low, high, n_low, n_high), 1);
    bs_vec_free(&operands);
    bs_rewrite_move_blocks(builder, bs_op_region(made, 0), bs_op_region(op, 0));
    bs_builder_replace_op_with(builder, op, made);
}

// -- pads of pads --------------------------------------------------------------------------------

// A margin around a margin of the same is one margin. Those on the high side are added up first.
gboolean
bs_tensor_pad_of_pad(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "tensor.pad");
    if (!inner || bs_op_attr(op, "nofold") || bs_op_attr(inner, "nofold") ||
        !bs_tensor_padding(op) || bs_tensor_padding(op) != bs_tensor_padding(inner))
        return FALSE;
    const guint32 rank = op->results[0].type->shaped.rank;
    g_autofree BsMixed *margins = bs_tensor_margins(op), *more = bs_tensor_margins(inner);
    if (!margins || !more)
        return FALSE;
    for (guint32 i = 0; i < 2 * rank; i++) {
        const guint32 k = (i + rank) % (2 * rank);
        const BsMixed parts[] = {margins[k], more[k]};
        margins[k] = bs_affine_sum(builder, op->loc, 2, G_N_ELEMENTS(parts), parts);
    }
    replace_margins(builder, op, bs_op_operand(inner, 0), margins);
    return TRUE;
}

// -- pads of slices of pads ----------------------------------------------------------------------

// A tensor.pad, what it pads on, and the tensor.extract_slice that it pads; twice, the second one
// the source of the first one's slice.
typedef struct Chain {
    const BsOp *pads[2], *slices[2];
    BsMixed *margins[2];
    BsSlice parts[2];
    guint32 rank;
} Chain;

static gboolean
is_padded(const Chain *chain, guint32 which, guint32 dim)
{
    return !bs_mixed_is(chain->margins[which][dim], 0) ||
           !bs_mixed_is(chain->margins[which][chain->rank + dim], 0);
}

static gboolean
find_chain(Chain *chain, const BsOp *op)
{
    for (guint32 i = 0; i < 2; i++) {
        chain->pads[i] = op;
        chain->slices[i] =
            op ? bs_value_defined_by(bs_op_operand(op, 0), "tensor.extract_slice") : NULL;
        if (!chain->slices[i])
            return FALSE;
        op = bs_value_defined_by(bs_op_operand(chain->slices[i], 0), "tensor.pad");
    }
    chain->rank = chain->pads[0]->results[0].type->shaped.rank;
    return !bs_op_attr(chain->pads[1], "nofold") &&
           bs_op_operand(chain->slices[1], 0)->type->shaped.rank == chain->rank;
}

static gboolean
has_one_constant(const Chain *chain)
{
    const BsValue *a = bs_tensor_padding(chain->pads[0]), *b = bs_tensor_padding(chain->pads[1]);
    const BsAttr *constant = a && b ? bs_value_constant(a) : NULL;
    return constant && constant == bs_value_constant(b);
}

// Whether steps are 1, margins on the low side 0, and no dimension is padded twice.
static gboolean
is_orthogonal(const Chain *chain)
{
    for (guint32 dim = 0; dim < chain->rank; dim++) {
        for (guint32 i = 0; i < 2; i++) {
            if (!bs_mixed_is(chain->parts[i].strides[dim], 1) ||
                !bs_mixed_is(chain->margins[i][dim], 0))
                return FALSE;
        }
        if (is_padded(chain, 0, dim) && is_padded(chain, 1, dim))
            return FALSE;
    }
    return TRUE;
}

// Makes the slice and margin of the first pad those of both along a dimension: where the second
// one pads, the first slice has to take all of it.
static gboolean
combine(Chain *chain, guint32 dim)
{
    BsSlice *inner = &chain->parts[0];
    chain->margins[0][dim] = (BsMixed){.number = 0}; // also where that was a constant
    const BsSlice *outer = &chain->parts[1];
    if (!is_padded(chain, 0, dim) && bs_mixed_is(inner->offsets[dim], 0))
        inner->offsets[dim] = outer->offsets[dim];
    else if (is_padded(chain, 1, dim) || !bs_mixed_is(outer->offsets[dim], 0))
        return FALSE;
    if (!is_padded(chain, 1, dim))
        return TRUE;
    const gint64 size = chain->pads[1]->results[0].type->shaped.shape[dim];
    if (size == BS_DYNAMIC || !bs_mixed_is(inner->sizes[dim], size))
        return FALSE;
    inner->sizes[dim] = outer->sizes[dim];
    chain->margins[0][chain->rank + dim] = chain->margins[1][chain->rank + dim];
    return TRUE;
}

static gboolean
combine_all(Chain *chain)
{
    if (!chain->margins[0] || !chain->margins[1] || !is_orthogonal(chain))
        return FALSE;
    for (guint32 dim = 0; dim < chain->rank; dim++) {
        if (!combine(chain, dim))
            return FALSE;
    }
    return TRUE;
}

// A slice that is padded in some dimensions, of which a slice is padded in others: a slice that is
// padded in all of them (FoldOrthogonalPaddings).
gboolean
bs_tensor_pad_of_slice_of_pad(BsBuilder *builder, BsOp *op)
{
    Chain chain = {0};
    if (!find_chain(&chain, op) || !has_one_constant(&chain))
        return FALSE;
    gboolean folds = FALSE;
    if (bs_slice_init(&chain.parts[0], chain.slices[0])) {
        if (bs_slice_init(&chain.parts[1], chain.slices[1])) {
            chain.margins[0] = bs_tensor_margins(chain.pads[0]);
            chain.margins[1] = bs_tensor_margins(chain.pads[1]);
            folds = combine_all(&chain);
            bs_slice_clear(&chain.parts[1]);
        }
        if (folds) {
            BsValue *source = bs_op_operand(chain.slices[1], 0);
            const BsType *type = bs_tensor_slice_type(builder->ir->context, source->type,
                                                      chain.rank, &chain.parts[0]);
            BsValue *slice = bs_slice_build(builder, "tensor.extract_slice", op->loc, type, 1,
                                            &source, &chain.parts[0]);
            replace_margins(builder, op, slice, chain.margins[0]);
        }
        bs_slice_clear(&chain.parts[0]);
    }
    g_free(chain.margins[0]);
    g_free(chain.margins[1]);
    return folds;
}
