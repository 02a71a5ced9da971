// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where memrefs and tensors meet: what asks a bufferization.to_buffer (to_memref) asks its tensor,
// and the other way round (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp and
// mlir/lib/Dialect/Tensor/IR/TensorOps.cpp). Of the tensor dialect's own folds and patterns those
// that the ops made here meet.
#include "dialects/bufferization/shared.h"
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/slice.h"
#include "dialects/linalg/shared.h"
#include "dialects/memref/shared.h"
#include "dialects/scf/shared.h"
#include "dialects/tensor/tensor-private.h"
#include "ir/shape.h"
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

// The size that a slice was given; NULL when it leaves dimensions out, or the size is a number.
static BsValue *
size_of_slice(const BsOp *op, guint32 index)
{
    BsSlice slice;
    if (!op || !bs_op_is(op, "tensor.extract_slice") ||
        bs_op_result(op, 0)->type->shaped.rank != bs_op_operand(op, 0)->type->shaped.rank ||
        !bs_slice_init(&slice, op))
        return NULL;
    BsValue *size = index < slice.n_sizes ? slice.sizes[index].value : NULL;
    bs_slice_clear(&slice);
    return size;
}

// The operand of a tensor.generate that is the size of the dimension, which is dynamic.
static BsValue *
size_of_generated(const BsOp *op, guint32 dim)
{
    guint32 number = 0;
    if (!op || !bs_op_is(op, "tensor.generate"))
        return NULL;
    for (guint32 i = 0; i < dim; i++)
        number += op->results[0].type->shaped.shape[i] == BS_DYNAMIC;
    return bs_op_operand(op, number);
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
    const BsOp *cast = bs_value_op(bs_op_operand(op, 0));
    BsValue *given = size == BS_DYNAMIC ? size_of_slice(cast, (guint32)index->integer) : NULL;
    if (!given && size == BS_DYNAMIC)
        given = size_of_generated(cast, (guint32)index->integer);
    if (given)
        return bs_fold_to_value(results, given);
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
DimOfDestStyleOp(BsBuilder *builder, BsOp *op)
{
    const BsValue *tensor = bs_op_operand(op, 0);
    const BsOp *made = bs_value_op(tensor);
    if (!made || !made->def->destinations)
        return FALSE;
    const BsRange destinations = made->def->destinations(made);
    if (tensor->index >= destinations.n)
        return FALSE;
    bs_op_set_operand(builder->ir, op, 0, bs_op_operand(made, destinations.begin + tensor->index));
    bs_builder_modified(builder, op);
    return TRUE;
}

static gboolean
ExtractFromTensorCast(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "tensor.cast");
    return cast && bs_op_operand(cast, 0)->type->kind == BS_TYPE_TENSOR &&
           ask_source(builder, op, "tensor.cast", "tensor.extract");
}

// A size of a reshape is an element of what says its shape.
static gboolean
DimOfReshapeOp(BsBuilder *builder, BsOp *op)
{
    const BsOp *reshape = bs_value_defined_by(bs_op_operand(op, 0), "tensor.reshape");
    if (!reshape)
        return FALSE;
    BsValue *shape = bs_op_operand(reshape, 1);
    BsValue *size =
        bs_builder_value(builder, "tensor.extract", op->loc, shape->type->shaped.element, shape,
                         bs_op_operand(op, 1), NULL, NULL);
    const BsType *index = bs_op_result(op, 0)->type;
    if (size->type != index)
        size =
            bs_builder_value(builder, "arith.index_cast", op->loc, index, size, NULL, NULL, NULL);
    bs_builder_replace_op(builder, op, &size);
    return TRUE;
}

// An element of what is cast as a whole is cast alone.
static gboolean
ExtractElementFromIndexCast(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "arith.index_cast");
    if (!cast)
        return FALSE;
    BS_VEC(BsValue *) operands = {0};
    bs_vec_push(&operands, bs_op_operand(cast, 0));
    for (guint32 i = 1; i < op->n_operands; i++)
        bs_vec_push(&operands, bs_op_operand(op, i));
    const BsType *element = bs_type_element(operands.data[0]->type);
    BsOp *made = bs_builder_op(builder, "tensor.extract", op->loc, operands.len, operands.data, 1,
                               &element, NULL, 0);
    bs_vec_free(&operands);
    bs_builder_replace_op_with(builder, op,
                               bs_value_op(bs_builder_value(
                                   builder, "arith.index_cast", op->loc, bs_op_result(op, 0)->type,
                                   bs_op_result(made, 0), NULL, NULL, NULL)));
    return TRUE;
}

// -- tensor.bitcast ------------------------------------------------------------------------------

static gboolean
ChainedTensorBitcast(BsBuilder *builder, BsOp *op)
{
    return ask_source(builder, op, "tensor.bitcast", "tensor.bitcast");
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
    bs_builder_replace_op_with(builder, op, bs_value_op(made));
    return TRUE;
}

// -- tensor.empty --------------------------------------------------------------------------------

// A tensor.empty of those sizes.
static BsOp *
make_empty(BsBuilder *builder, BsLoc loc, const BsType *type, guint32 n, BsValue *const *sizes)
{
    return bs_builder_op(builder, "tensor.empty", loc, n, sizes, 1, &type, NULL, 0);
}

const BsType *
bs_tensor_type_of_sizes(BsContext *context, const BsOp *op, BsValues *left)
{
    const BsType *type = op->results[0].type;
    g_autofree gint64 *shape = g_memdup2(type->shaped.shape, type->shaped.rank * sizeof *shape);
    guint32 next = 0;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        gint64 number;
        if (shape[i] != BS_DYNAMIC)
            continue;
        BsValue *size = bs_op_operand(op, next++);
        if (bs_value_int(size, &number) && number >= 0)
            shape[i] = number;
        else
            bs_vec_push(left, size);
    }
    return bs_type_tensor(context, type->shaped.rank, shape, type->shaped.element,
                          type->shaped.layout);
}

// Sizes that are constants go into the type.
static gboolean
ReplaceEmptyTensorStaticShapeDims(BsBuilder *builder, BsOp *op)
{
    BsValues left = {0};
    const BsType *known = bs_tensor_type_of_sizes(builder->ir->context, op, &left);
    const gboolean learned = left.len < op->n_operands;
    if (learned) {
        BsOp *empty = make_empty(builder, op->loc, known, left.len, left.data);
        BsValue *cast = bs_builder_value(builder, "tensor.cast", op->loc, op->results[0].type,
                                         bs_op_result(empty, 0), NULL, NULL, NULL);
        bs_builder_replace_op(builder, op, &cast);
    }
    bs_vec_free(&left);
    return learned;
}

// A cast to a type that knows more of the sizes is an empty tensor of that type.
static gboolean
FoldEmptyTensorWithCastOp(BsBuilder *builder, BsOp *op)
{
    BsOp *empty = bs_value_defined_by(bs_op_operand(op, 0), "tensor.empty");
    const BsType *type = bs_op_result(op, 0)->type;
    if (!empty || type->kind != BS_TYPE_TENSOR ||
        !bs_tensor_keeps_sizes(bs_op_result(empty, 0)->type, type))
        return FALSE;
    const gint64 *had = bs_op_result(empty, 0)->type->shaped.shape;
    g_autofree BsValue **sizes = g_new(BsValue *, (gsize)empty->n_operands + 1);
    guint32 n = 0, next = 0;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (had[i] != BS_DYNAMIC && had[i] != type->shaped.shape[i])
            return FALSE;
        BsValue *size = had[i] == BS_DYNAMIC ? bs_op_operand(empty, next++) : NULL;
        if (size && type->shaped.shape[i] == BS_DYNAMIC)
            sizes[n++] = size;
    }
    const BsType *made = bs_type_tensor(builder->ir->context, type->shaped.rank, type->shaped.shape,
                                        type->shaped.element, NULL);
    bs_builder_replace_op_with(builder, op, make_empty(builder, op->loc, made, n, sizes));
    return TRUE;
}

static gboolean
FoldEmptyTensorWithDimOp(BsBuilder *builder, BsOp *op)
{
    const BsOp *empty = bs_value_defined_by(bs_op_operand(op, 0), "tensor.empty");
    const BsType *type = bs_op_operand(op, 0)->type;
    gint64 index;
    if (!empty || !bs_value_int(bs_op_operand(op, 1), &index) || index < 0 ||
        index >= type->shaped.rank || type->shaped.shape[index] != BS_DYNAMIC)
        return FALSE;
    guint32 number = 0;
    for (gint64 i = 0; i < index; i++)
        number += type->shaped.shape[i] == BS_DYNAMIC;
    BsValue *size = bs_op_operand(empty, number);
    bs_builder_replace_op(builder, op, &size);
    return TRUE;
}

// -- tensor.from_elements ------------------------------------------------------------------------

BsFold
bs_fold_tensor_from_elements(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                             BsFoldResult *results)
{
    const BsType *type = bs_op_result(op, 0)->type;
    if (!(type->shaped.element->kind == BS_TYPE_FLOAT
              ? bs_type_bit_width(type->shaped.element) <= 64
              : bs_int_fits(type->shaped.element)))
        return BS_FOLD_NONE;
    g_autofree guint64 *bits = g_new(guint64, op->n_operands + 1);
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (!constants[i] ||
            (constants[i]->kind != BS_ATTR_INTEGER && constants[i]->kind != BS_ATTR_FLOAT))
            return BS_FOLD_NONE;
        bits[i] = constants[i]->kind == BS_ATTR_FLOAT ? constants[i]->floating.bits
                                                      : (guint64)constants[i]->integer;
    }
    return bs_fold_to_attr(results,
                           bs_attr_dense(builder->ir->context, type, op->n_operands, bits, FALSE));
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

// The value that was inserted at the same place (since 22); NULL for none. `indices` are constant.
static BsValue *
inserted_value(const BsOp *extract, const BsAttr *const *indices)
{
    const BsOp *insert = bs_value_defined_by(bs_op_operand(extract, 0), "tensor.insert");
    if (!insert || bs_op_upstream(extract) < BS_UPSTREAM_22)
        return NULL;
    for (guint32 i = 1; i < extract->n_operands; i++) {
        if (bs_value_constant(bs_op_operand(insert, i + 1)) != indices[i - 1])
            return NULL;
    }
    return bs_op_operand(insert, 0);
}

BsFold
bs_fold_tensor_extract(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                       BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    const BsValue *tensor = bs_op_operand(op, 0);
    const BsAttr *elements = constants[0];
    if (elements && !bs_attr_is_elements(elements))
        return BS_FOLD_NONE;
    if (elements && bs_attr_is_splat(elements))
        return bs_fold_to_attr(results, bs_attr_element(context, elements, 0));
    for (guint32 i = 1; i < op->n_operands; i++) {
        if (!constants[i] || constants[i]->kind != BS_ATTR_INTEGER)
            return BS_FOLD_NONE;
    }
    BsValue *inserted = inserted_value(op, constants + 1);
    if (inserted)
        return bs_fold_to_value(results, inserted);
    const BsOp *made = bs_value_defined_by(tensor, "tensor.from_elements");
    if (!made && !elements)
        return BS_FOLD_NONE;
    const gint64 number = element_number(tensor->type, constants + 1);
    if (number < 0 || (made && number >= made->n_operands))
        return BS_FOLD_NONE;
    if (made)
        return bs_fold_to_value(results, bs_op_operand(made, (guint32)number));
    return bs_fold_to_attr(results, bs_attr_element(context, elements, number));
}

// -- tensor.insert -------------------------------------------------------------------------------

// What is everywhere already.
BsFold
bs_fold_tensor_insert(BsBuilder *builder, G_GNUC_UNUSED BsOp *op, const BsAttr *const *constants,
                      BsFoldResult *results)
{
    const BsAttr *elements = constants[1];
    if (!constants[0] || !elements || !bs_attr_is_splat(elements) ||
        bs_attr_element(builder->ir->context, elements, 0) != constants[0])
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, elements);
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_tensor_bitcast[] = {
    NAMED("(anonymous namespace)::ChainedTensorBitcast", ChainedTensorBitcast, 1), END };
const BsPattern bs_patterns_tensor_cast[] = {
    NAMED("(anonymous namespace)::FoldTensorCastConsumerOp", bs_linalg_fold_result_cast, 1),
    NAMED("(anonymous namespace)::FoldEmptyTensorWithCastOp", FoldEmptyTensorWithCastOp, 1),
    NAMED("(anonymous namespace)::ChainedTensorCast", ChainedTensorCast, 1),
    NAMED("(anonymous namespace)::TensorCastExtractSlice", bs_tensor_cast_of_extract_slice, 1), END };
const BsPattern bs_patterns_tensor_empty[] = {
    NAMED("(anonymous namespace)::ReplaceEmptyTensorStaticShapeDims", ReplaceEmptyTensorStaticShapeDims, 1), END };
const BsPattern bs_patterns_tensor_dim[] = { P(FoldDimOfAllocTensorOp, 1), P(DimOfToTensorFolder, 1),
    NAMED("(anonymous namespace)::DimOfForallOp", bs_scf_dim_of_forall, 1),
    NAMED_UNTIL_19("(anonymous namespace)::FoldDimOfExpandShape", bs_tensor_dim_of_expand_shape, 1),
    NAMED_UNTIL_19("(anonymous namespace)::FoldDimOfCollapseShape", bs_tensor_dim_of_collapse_shape, 1),
    NAMED("(anonymous namespace)::FoldEmptyTensorWithDimOp", FoldEmptyTensorWithDimOp, 1), P(DimOfCastOp, 1),
    NAMED("(anonymous namespace)::DimOfDestStyleOp", DimOfDestStyleOp, 1),
    NAMED("(anonymous namespace)::DimOfReshapeOp", DimOfReshapeOp, 1), END };
const BsPattern bs_patterns_tensor_extract[] = {
    NAMED("FoldFillWithTensorExtract", bs_linalg_extract_of_fill, 1), P(ExtractFromTensorCast, 1),
    NAMED("(anonymous namespace)::ExtractFromTensorGenerate", bs_tensor_extract_of_generate, 1),
    NAMED("(anonymous namespace)::ExtractElementFromIndexCast", ExtractElementFromIndexCast, 1), END };
const BsPattern bs_patterns_tensor_destination[] = { FOLD_TENSOR_CASTS, END };
// clang-format on
