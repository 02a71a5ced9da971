// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where memrefs and tensors meet: what asks a bufferization.to_buffer (to_memref) asks its tensor,
// and the other way round (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp and
// mlir/lib/Dialect/Tensor/IR/TensorOps.cpp). Of the tensor dialect's own folds and patterns those
// that the ops made here meet.
#include "dialects/bufferization-private.h"
#include "dialects/checks-private.h"
#include "dialects/fold-private.h"
#include "dialects/memref-private.h"
#include "dialects/pattern-rows-private.h"
#include "dialects/scf-private.h"
#include "dialects/tensor-private.h"
#include "support/vec.h"

// `op` becomes an op of that name whose first operand is the source of what defines it now.
static gboolean
ask_source(BsBuilder *builder, BsOp *op, const char *definition, const char *name)
{
    const BsOp *source = bs_value_defined_by(bs_op_operand(op, 0), definition);
    if (!source)
        return FALSE;
    BS_VEC(BsValue *) operands = {0};
    bs_vec_push(&operands, bs_op_operand(source, 0));
    for (guint32 i = 1; i < op->n_operands; i++)
        bs_vec_push(&operands, bs_op_operand(op, i));
    const BsType *type = bs_op_result(op, 0)->type;
    BsOp *made =
        bs_builder_op(builder, name, op->loc, operands.len, operands.data, 1, &type, NULL, 0);
    bs_vec_free(&operands);
    bs_builder_replace_op_with(builder, op, made);
    return TRUE;
}

gboolean
bs_memref_load_of_to_buffer(BsBuilder *builder, BsOp *op)
{
    return ask_source(builder, op, bs_bufferization_to_buffer_name(builder), "tensor.extract");
}

gboolean
bs_memref_dim_of_to_buffer(BsBuilder *builder, BsOp *op)
{
    return ask_source(builder, op, bs_bufferization_to_buffer_name(builder), "tensor.dim");
}

// -- tensor.dim, tensor.extract ------------------------------------------------------------------

gboolean
bs_tensor_keeps_sizes(const BsType *type, const BsType *known)
{
    if (known->kind != BS_TYPE_TENSOR || type->kind != BS_TYPE_TENSOR ||
        known->shaped.rank != type->shaped.rank || known->shaped.element != type->shaped.element ||
        known->shaped.layout != type->shaped.layout)
        return FALSE;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (known->shaped.shape[i] == BS_DYNAMIC && type->shaped.shape[i] != BS_DYNAMIC)
            return FALSE;
    }
    return TRUE;
}

// Whether the op is a tensor.cast whose source knows every size that the result knows (upstream's
// tensor::canFoldIntoConsumerOp).
static gboolean
cast_only_forgets(const BsOp *op)
{
    return op && bs_op_is(op, "tensor.cast") &&
           bs_tensor_keeps_sizes(bs_op_result(op, 0)->type, bs_op_operand(op, 0)->type);
}

BsFold
bs_fold_tensor_dim(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    const BsAttr *index = constants[1];
    const BsType *type = bs_op_operand(op, 0)->type;
    if (!index || index->kind != BS_ATTR_INTEGER || type->kind != BS_TYPE_TENSOR ||
        index->integer < 0 || index->integer >= type->shaped.rank)
        return BS_FOLD_NONE;
    const gint64 size = type->shaped.shape[index->integer];
    const BsOp *cast = bs_op_operand(op, 0)->op;
    if (size == BS_DYNAMIC && cast_only_forgets(cast)) {
        bs_op_set_operand(builder->ir, op, 0, bs_op_operand(cast, 0));
        return BS_FOLD_IN_PLACE;
    }
    if (size == BS_DYNAMIC)
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, bs_attr_index(builder->ir->context, size));
}

static gboolean
DimOfToTensorFolder(BsBuilder *builder, BsOp *op)
{
    return ask_source(builder, op, "bufferization.to_tensor", "memref.dim");
}

// The size that an alloc_tensor was given, or that of the tensor that it copies.
static gboolean
FoldDimOfAllocTensorOp(BsBuilder *builder, BsOp *op)
{
    const BsOp *alloc = bs_value_defined_by(bs_op_operand(op, 0), "bufferization.alloc_tensor");
    const BsType *type = bs_op_operand(op, 0)->type;
    gint64 index;
    if (!alloc || !bs_value_int(bs_op_operand(op, 1), &index) || type->kind != BS_TYPE_TENSOR ||
        index < 0 || index >= type->shaped.rank || type->shaped.shape[index] != BS_DYNAMIC)
        return FALSE;
    const BsRange sizes = bs_op_operand_group(alloc, 0), copy = bs_op_operand_group(alloc, 1);
    guint32 number = 0;
    for (gint64 i = 0; i < index; i++)
        number += type->shaped.shape[i] == BS_DYNAMIC;
    if (!copy.n && number >= sizes.n)
        return FALSE;
    BsValue *size;
    if (copy.n) {
        BsValue *constant = bs_builder_index(builder, alloc->loc, index);
        size = bs_builder_value(builder, "tensor.dim", alloc->loc, constant->type,
                                bs_op_operand(alloc, copy.begin), constant, NULL, NULL);
    } else {
        size = bs_op_operand(alloc, sizes.begin + number);
    }
    bs_builder_replace_op(builder, op, &size);
    return TRUE;
}

static gboolean
DimOfCastOp(BsBuilder *builder, BsOp *op)
{
    return ask_source(builder, op, "tensor.cast", "tensor.dim");
}

static gboolean
ExtractFromTensorCast(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "tensor.cast");
    return cast && bs_op_operand(cast, 0)->type->kind == BS_TYPE_TENSOR &&
           ask_source(builder, op, "tensor.cast", "tensor.extract");
}

// -- tensor.cast ---------------------------------------------------------------------------------

BsFold
bs_fold_tensor_cast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                    BsFoldResult *results)
{
    (void)builder, (void)constants;
    return bs_fold_cast_trait(op, BS_FOLD_NONE, results);
}

// What is known of a tensor that is of both types; NULL when it can't be. Encodings are forgotten.
static const BsType *
join_shapes(BsContext *context, const BsType *a, const BsType *b)
{
    if (a->kind != BS_TYPE_TENSOR)
        return b;
    if (b->kind != BS_TYPE_TENSOR)
        return a;
    if (!bs_shapes_compatible(a, b))
        return NULL;
    g_autofree gint64 *shape = g_new(gint64, (gsize)a->shaped.rank + 1);
    for (guint32 i = 0; i < a->shaped.rank; i++)
        shape[i] = a->shaped.shape[i] == BS_DYNAMIC ? b->shaped.shape[i] : a->shaped.shape[i];
    return bs_type_tensor(context, a->shaped.rank, shape, a->shaped.element, NULL);
}

// A cast of a cast needs the middle one only for what that checks when the program runs.
static gboolean
ChainedTensorCast(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "tensor.cast");
    if (!inner)
        return FALSE;
    BsValue *source = bs_op_operand(inner, 0);
    const BsType *middle = bs_op_operand(op, 0)->type, *type = bs_op_result(op, 0)->type;
    const BsType *both = join_shapes(context, source->type, middle);
    const BsType *all = both ? join_shapes(context, both, type) : NULL;
    if (!all || all != join_shapes(context, source->type, type))
        return FALSE;
    BsValue *made =
        bs_builder_value(builder, "tensor.cast", op->loc, type, source, NULL, NULL, NULL);
    bs_builder_replace_op_with(builder, op, made->op);
    return TRUE;
}

// -- tensor.extract ------------------------------------------------------------------------------

// The number of the element in a tensor of that type, row by row; -1 when there is none.
static gint64
element_number(const BsType *type, const BsAttr *const *indices)
{
    gint64 number = 0;
    if (!bs_type_has_static_shape(type))
        return -1;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        const gint64 size = type->shaped.shape[i];
        if (indices[i]->integer < 0 || indices[i]->integer >= size)
            return -1;
        number = number * size + indices[i]->integer;
    }
    return number;
}

BsFold
bs_fold_tensor_extract(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                       BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    const BsValue *tensor = bs_op_operand(op, 0);
    const BsAttr *elements = constants[0];
    if (elements && elements->kind != BS_ATTR_DENSE_ELEMENTS)
        return BS_FOLD_NONE;
    if (elements && elements->dense.splat)
        return bs_fold_to_attr(results, bs_attr_from_bits(context, tensor->type->shaped.element,
                                                          elements->dense.values[0]));
    for (guint32 i = 1; i < op->n_operands; i++) {
        if (!constants[i] || constants[i]->kind != BS_ATTR_INTEGER)
            return BS_FOLD_NONE;
    }
    const BsOp *made = bs_value_defined_by(tensor, "tensor.from_elements");
    if (!made && !elements)
        return BS_FOLD_NONE;
    const gint64 number = element_number(tensor->type, constants + 1);
    if (number < 0 || (made && number >= made->n_operands))
        return BS_FOLD_NONE;
    if (made)
        return bs_fold_to_value(results, bs_op_operand(made, (guint32)number));
    return bs_fold_to_attr(results, bs_attr_from_bits(context, tensor->type->shaped.element,
                                                      elements->dense.values[number]));
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_tensor_cast[] = { P(ChainedTensorCast, 1), END };
const BsPattern bs_patterns_tensor_dim[] = { P(FoldDimOfAllocTensorOp, 1), P(DimOfToTensorFolder, 1),
    NAMED("(anonymous namespace)::DimOfForallOp", bs_scf_dim_of_forall, 1), P(DimOfCastOp, 1), END };
const BsPattern bs_patterns_tensor_extract[] = { P(ExtractFromTensorCast, 1), END };
// clang-format on
