// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors that a region computes: folds and patterns of tensor.pad and tensor.generate, and of
// tensor.concat, which also only learn their sizes (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, LLVM
// 19).
#include "dialects/tensor/tensor-private.h"

#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/linalg/shared.h"
#include "ir/clone.h"
#include "ir/context.h"
#include "ir/shape.h"

// The op of another type in its place, which a cast leads back to the old one.
static gboolean
replace_by_cast(BsBuilder *builder, BsOp *op, BsValue *made)
{
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "tensor.cast", op->loc, op->results[0].type,
                                               made, NULL, NULL, NULL));
}

static BsOp *
cast_to_known(const BsValue *value)
{
    BsOp *cast = bs_value_defined_by(value, "tensor.cast");
    return cast && bs_tensor_keeps_sizes(value->type, bs_op_operand(cast, 0)->type) ? cast : NULL;
}

// -- tensor.pad ----------------------------------------------------------------------------------

static const BsAttr *
static_low(const BsOp *op)
{
    return bs_op_attr(op, "static_low");
}

static const BsAttr *
static_high(const BsOp *op)
{
    return bs_op_attr(op, "static_high");
}

static gboolean
is_kept(const BsOp *op)
{
    return bs_op_attr(op, "nofold") != NULL;
}

BsFold
bs_fold_tensor_pad(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                   G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    const BsType *type = op->results[0].type;
    if (source->type != type || !bs_type_has_static_shape(type) || is_kept(op))
        return BS_FOLD_NONE;
    return bs_fold_to_value(results, source);
}

static gboolean
is_zero(const BsOp *op, guint32 group, const BsAttr *numbers)
{
    g_autofree BsMixed *sizes = g_new(BsMixed, numbers->dense.n + 1);
    if (!bs_mixed_read(op, group, numbers, sizes))
        return FALSE;
    for (guint32 i = 0; i < numbers->dense.n; i++) {
        if (!bs_mixed_is(sizes[i], 0))
            return FALSE;
    }
    return TRUE;
}

static gboolean
FoldStaticZeroPadding(BsBuilder *builder, BsOp *op)
{
    return !is_kept(op) && is_zero(op, 1, static_low(op)) && is_zero(op, 2, static_high(op)) &&
           replace_by_cast(builder, op, bs_op_operand(op, 0));
}

// The type of what is padded where that says more than the type of the result.
static const BsType *
padded_type(BsContext *context, const BsType *source, const gint64 *low, const gint64 *high,
            const BsType *result)
{
    g_autofree gint64 *shape = g_new(gint64, source->shaped.rank + 1);
    for (guint32 i = 0; i < source->shaped.rank; i++) {
        const gboolean known =
            source->shaped.shape[i] != BS_DYNAMIC && low[i] != BS_DYNAMIC && high[i] != BS_DYNAMIC;
        shape[i] = known ? source->shaped.shape[i] + low[i] + high[i] : result->shaped.shape[i];
    }
    return bs_type_tensor(context, source->shaped.rank, shape, source->shaped.element, NULL);
}

// An op with a copy of the region.
static BsValue *
copy_pad(BsBuilder *builder, const BsOp *op, const BsType *type, const BsValues *operands,
         const BsAttr *attrs)
{
    BsCloning cloning;
    BsOp *made = bs_builder_op(builder, "tensor.pad", op->loc, operands->len, operands->data, 1,
                               &type, attrs, 1);
    bs_cloning_init(&cloning);
    bs_clone_region(builder, &cloning, bs_op_region(op, 0), bs_op_region(made, 0));
    bs_cloning_clear(&cloning);
    bs_builder_set_after(builder, made);
    return bs_op_result(made, 0);
}

// Sizes of the source that a cast forgets.
static gboolean
FoldSourceTensorCast(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = cast_to_known(bs_op_operand(op, 0));
    if (!cast)
        return FALSE;
    BsValue *source = bs_op_operand(cast, 0);
    const BsType *result = op->results[0].type;
    const BsType *type = padded_type(builder->ir->context, source->type,
                                     (const gint64 *)static_low(op)->dense.values,
                                     (const gint64 *)static_high(op)->dense.values, result);
    if (type == result) {
        bs_op_set_operand(builder->ir, op, 0, source);
        bs_builder_modified(builder, op);
        return TRUE;
    }
    // Upstream leaves the cast for the next time, when the type is the new one.
    BsValues operands = {0};
    bs_values_add_operands(&operands, op);
    BsValue *made = copy_pad(builder, op, type, &operands, op->attrs);
    bs_vec_free(&operands);
    return replace_by_cast(builder, op, made);
}

// Sizes of the result that a cast, its only user, says.
static gboolean
FoldTargetTensorCast(BsBuilder *builder, BsOp *op)
{
    const BsValue *result = bs_op_result(op, 0);
    if (!bs_value_has_one_use(result))
        return FALSE;
    BsOp *cast = bs_use_owner(bs_value_uses(result));
    if (!bs_op_is(cast, "tensor.cast") ||
        !bs_tensor_keeps_sizes(result->type, cast->results[0].type))
        return FALSE;
    BsValues operands = {0};
    bs_values_add_operands(&operands, op);
    BsOp *made = bs_builder_op(builder, "tensor.pad", op->loc, operands.len, operands.data, 1,
                               &cast->results[0].type, op->attrs, 1);
    bs_vec_free(&operands);
    bs_rewrite_move_blocks(builder, bs_op_region(made, 0), bs_op_region(op, 0));
    BsValue *value = bs_op_result(made, 0);
    bs_builder_replace_op(builder, op, &value);
    bs_builder_replace_op(builder, cast, &value);
    return TRUE;
}

// Fills the numbers of a margin, constants among its operands with them; the others go to `left`.
static void
read_margin(const BsOp *op, guint32 group, const BsAttr *numbers, gint64 *margin, BsValues *left)
{
    guint32 next = bs_op_operand_group(op, group).begin;
    for (guint32 i = 0; i < numbers->dense.n; i++) {
        margin[i] = (gint64)numbers->dense.values[i];
        if (margin[i] != BS_DYNAMIC)
            continue;
        BsValue *value = bs_op_operand(op, next++);
        if (!bs_value_int(value, &margin[i])) {
            margin[i] = BS_DYNAMIC;
            bs_vec_push(left, value);
        }
    }
}

static gboolean
knows_a_size(const BsType *type)
{
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (type->shaped.shape[i] != BS_DYNAMIC)
            return TRUE;
    }
    return FALSE;
}

// Margins that are constants make sizes of the result known.
static gboolean
FoldStaticPadding(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    const BsValue *source = bs_op_operand(op, 0);
    const BsType *result = op->results[0].type;
    const guint32 rank = result->shaped.rank;
    g_autofree gint64 *low = g_new(gint64, rank + 1), *high = g_new(gint64, rank + 1),
                      *shape = g_memdup2(result->shaped.shape, rank * sizeof(gint64));
    BsValues operands = {0};
    bs_vec_push(&operands, bs_op_operand(op, 0));
    read_margin(op, 1, static_low(op), low, &operands);
    const guint32 n_low = operands.len - 1;
    read_margin(op, 2, static_high(op), high, &operands);
    const guint32 n_high = operands.len - 1 - n_low;
    for (guint32 i = 0; i < rank; i++) {
        if (shape[i] == BS_DYNAMIC && source->type->shaped.shape[i] != BS_DYNAMIC &&
            low[i] != BS_DYNAMIC && high[i] != BS_DYNAMIC)
            shape[i] = source->type->shaped.shape[i] + low[i] + high[i];
    }
    const BsType *type = bs_type_tensor(context, rank, shape, result->shaped.element, NULL);
    const gboolean learned = rank && type != result && knows_a_size(type);
    if (learned)
        replace_by_cast(builder, op,
                        copy_pad(builder, op, type, &operands,
                                 bs_tensor_margin_attrs(op, low, high, n_low, n_high)));
    bs_vec_free(&operands);
    return learned;
}

const BsPattern bs_patterns_tensor_pad[] = {
    NAMED("(anonymous namespace)::FoldFillWithPad", bs_linalg_pad_of_fill, 1),
    NAMED("(anonymous namespace)::FoldStaticZeroPadding", FoldStaticZeroPadding, 1),
    NAMED("(anonymous namespace)::FoldSourceTensorCast", FoldSourceTensorCast, 1),
    NAMED("(anonymous namespace)::FoldTargetTensorCast", FoldTargetTensorCast, 1),
    NAMED("(anonymous namespace)::FoldOrthogonalPaddings", bs_tensor_pad_of_slice_of_pad, 1),
    NAMED("(anonymous namespace)::FoldStaticPadding", FoldStaticPadding, 1),
    NAMED_SINCE_22("(anonymous namespace)::FoldConsecutiveConstantPadding", bs_tensor_pad_of_pad,
                   1),
    END,
};

// -- tensor.generate -----------------------------------------------------------------------------

// Sizes that are constants go into the type.
static gboolean
StaticTensorGenerate(BsBuilder *builder, BsOp *op)
{
    BsValues left = {0};
    const BsType *known = bs_tensor_type_of_sizes(builder->ir->context, op, &left);
    const gboolean learned = left.len < op->n_operands;
    if (learned) {
        BsOp *made = bs_builder_op(builder, "tensor.generate", op->loc, left.len, left.data, 1,
                                   &known, NULL, 1);
        bs_rewrite_move_blocks(builder, bs_op_region(made, 0), bs_op_region(op, 0));
        replace_by_cast(builder, op, bs_op_result(made, 0));
    }
    bs_vec_free(&left);
    return learned;
}

// Of tensor.extract: the element is computed where it is wanted.
gboolean
bs_tensor_extract_of_generate(BsBuilder *builder, BsOp *op)
{
    const BsOp *generate = bs_value_defined_by(bs_op_operand(op, 0), "tensor.generate");
    if (!generate || !bs_op_would_be_trivially_dead(generate))
        return FALSE;
    const BsBlock *body = bs_op_region(generate, 0)->first;
    BsCloning cloning;
    bs_cloning_init(&cloning);
    for (guint32 i = 0; i < body->n_args; i++)
        bs_cloning_map(&cloning, body->args[i], bs_op_operand(op, i + 1));
    for (const BsOp *each = body->first; each != body->last; each = bs_op_next(each))
        bs_clone_op(builder, &cloning, each);
    BsValue *element = bs_cloning_find(&cloning, bs_op_operand(body->last, 0));
    bs_cloning_clear(&cloning);
    return bs_rewrite_replace(builder, op, element);
}

const BsPattern bs_patterns_tensor_generate[] = {
    NAMED("(anonymous namespace)::StaticTensorGenerate", StaticTensorGenerate, 1),
    END,
};

// -- tensor.concat -------------------------------------------------------------------------------

BsFold
bs_fold_tensor_concat(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                      G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    if (op->n_operands != 1 || bs_op_operand(op, 0)->type != op->results[0].type)
        return BS_FOLD_NONE;
    return bs_fold_to_value(results, bs_op_operand(op, 0));
}

static gboolean
SingleInputConcatOp(BsBuilder *builder, BsOp *op)
{
    return op->n_operands == 1 && replace_by_cast(builder, op, bs_op_operand(op, 0));
}

// In the dimension in which they stand behind one another it is their sum.
const BsType *
bs_tensor_concat_type(const BsOp *op)
{
    const gint64 dim = bs_op_attr(op, "dim")->integer;
    const BsType *first = bs_op_operand(op, 0)->type;
    g_autofree gint64 *shape = g_memdup2(first->shaped.shape, first->shaped.rank * sizeof *shape);
    for (guint32 i = 1; i < op->n_operands; i++) {
        const gint64 *sizes = bs_op_operand(op, i)->type->shaped.shape;
        for (guint32 k = 0; k < first->shaped.rank; k++) {
            const gboolean known = shape[k] != BS_DYNAMIC && sizes[k] != BS_DYNAMIC;
            if (k == dim)
                shape[k] = known ? shape[k] + sizes[k] : BS_DYNAMIC;
            else if (shape[k] == BS_DYNAMIC)
                shape[k] = sizes[k];
        }
    }
    return bs_type_tensor(bs_op_context(op), first->shaped.rank, shape, first->shaped.element,
                          NULL);
}

static gboolean
InferConcatOperandTypes(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    const gint64 dim = bs_op_attr(op, "dim")->integer;
    const BsType *all = bs_tensor_concat_type(op);
    g_autofree gint64 *shape = g_memdup2(all->shaped.shape, all->shaped.rank * sizeof *shape);
    gboolean learned = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *input = bs_op_operand(op, i);
        shape[dim] = input->type->shaped.shape[dim];
        const BsType *type =
            bs_type_tensor(context, all->shaped.rank, shape, all->shaped.element, NULL);
        if (bs_tensor_keeps_sizes(type, input->type))
            continue;
        bs_op_set_operand(
            builder->ir, op, i,
            bs_builder_value(builder, "tensor.cast", op->loc, type, input, NULL, NULL, NULL));
        bs_builder_modified(builder, op);
        learned = TRUE;
    }
    return learned;
}

static gboolean
InferConcatResultType(BsBuilder *builder, BsOp *op)
{
    const BsType *type = bs_tensor_concat_type(op);
    if (bs_tensor_keeps_sizes(type, op->results[0].type))
        return FALSE;
    BsValues inputs = {0};
    bs_values_add_operands(&inputs, op);
    const BsAttr *attrs =
        bs_attr_dict(builder->ir->context, 1, &(BsNamedAttr){"dim", bs_op_attr(op, "dim")});
    BsOp *made = bs_builder_op(builder, "tensor.concat", op->loc, inputs.len, inputs.data, 1, &type,
                               attrs, 0);
    bs_vec_free(&inputs);
    return replace_by_cast(builder, op, bs_op_result(made, 0));
}

const BsPattern bs_patterns_tensor_concat[] = {
    NAMED("(anonymous namespace)::SingleInputConcatOp", SingleInputConcatOp, 1),
    NAMED_SINCE_22("(anonymous namespace)::FoldConcatsOfFill", bs_linalg_concat_of_fill, 1),
    NAMED_SINCE_22("(anonymous namespace)::InferConcatOperandTypes", InferConcatOperandTypes, 1),
    NAMED_SINCE_22("(anonymous namespace)::InferConcatResultType", InferConcatResultType, 1),
    END,
};
