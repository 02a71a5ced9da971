// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Masks that are known: vector.create_mask of constants, and loads and stores under a mask that
// lets all or nothing through; those of places that follow one another
// (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/shape.h"

// -- sizes ---------------------------------------------------------------------------------------

guint32
bs_vector_n_mask_sizes(const BsAttr *sizes)
{
    return sizes->kind == BS_ATTR_DENSE_ARRAY ? sizes->dense.n : sizes->array.n;
}

gint64
bs_vector_mask_size(const BsAttr *sizes, guint32 i)
{
    return sizes->kind == BS_ATTR_DENSE_ARRAY ? (gint64)sizes->dense.values[i]
                                              : sizes->array.items[i]->integer;
}

static const BsAttr *
list_of_sizes(BsContext *context, guint32 n, const gint64 *sizes)
{
    g_autofree const BsAttr **items = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++)
        items[i] = bs_attr_i64(context, sizes[i]);
    return bs_attr_array(context, n, items);
}

const BsAttr *
bs_vector_mask_sizes(BsContext *context, guint32 n, const gint64 *sizes)
{
    const BsAttr *value = bs_context_upstream(context) < BS_UPSTREAM_22
                              ? list_of_sizes(context, n, sizes)
                              : bs_attr_i64_array(context, n, sizes);
    return bs_attr_dict(context, 1, &(BsNamedAttr){"mask_dim_sizes", value});
}

// -- what a mask lets through --------------------------------------------------------------------

static BsMaskFormat
format_of(gboolean all, gboolean none)
{
    return all ? BS_MASK_ALL : none ? BS_MASK_NONE : BS_MASK_SOME;
}

static BsMaskFormat
format_of_elements(const BsAttr *elements)
{
    gboolean all = elements->dense.n > 0, none = all;
    for (guint32 i = 0; i < elements->dense.n; i++) {
        const gboolean is_set = elements->dense.values[i] & 1;
        all &= is_set;
        none &= !is_set;
    }
    return format_of(all, none);
}

static BsMaskFormat
format_of_sizes(const BsAttr *sizes, const BsType *mask)
{
    gboolean all = TRUE, none = TRUE;
    const guint32 n = bs_vector_n_mask_sizes(sizes);
    for (guint32 i = 0; i < n && i < mask->shaped.rank; i++) {
        const gint64 size = bs_vector_mask_size(sizes, i);
        all &= size >= mask->shaped.shape[i];
        none &= size <= 0;
    }
    return format_of(all, none);
}

BsMaskFormat
bs_vector_mask_format(const BsValue *mask)
{
    const BsAttr *constant = bs_value_constant(mask);
    if (constant)
        return constant->kind == BS_ATTR_DENSE_ELEMENTS ? format_of_elements(constant)
                                                        : BS_MASK_SOME;
    const BsOp *op = bs_value_defined_by(mask, "vector.constant_mask");
    return op ? format_of_sizes(bs_op_attr(op, "mask_dim_sizes"), mask->type) : BS_MASK_SOME;
}

// -- loads and stores ----------------------------------------------------------------------------

// Operands are the memref, its indices, for gather and scatter the places, the mask and the values.
static BsMaskFormat
format_of_access(const BsOp *op)
{
    return bs_vector_mask_format(bs_op_operand(op, op->n_operands - 2));
}

static gboolean
replace_by_values(BsBuilder *builder, BsOp *op)
{
    return bs_rewrite_replace(builder, op, bs_op_operand(op, op->n_operands - 1));
}

// Nothing is written: what there was, a tensor, is the result.
static gboolean
erase_store(BsBuilder *builder, BsOp *op)
{
    if (op->n_results)
        return bs_rewrite_replace(builder, op, bs_op_operand(op, 0));
    bs_builder_erase_op(builder, op);
    return TRUE;
}

// Where all is let through, an expandload reads what follows one another, too.
static gboolean
MaskedLoadFolder(BsBuilder *builder, BsOp *op)
{
    const BsMaskFormat format = format_of_access(op);
    if (format != BS_MASK_ALL)
        return format == BS_MASK_NONE && replace_by_values(builder, op);
    BsValues operands = {0};
    bs_values_add_range(&operands, op, (BsRange){0, op->n_operands - 2});
    BsOp *load = bs_builder_op(builder, "vector.load", op->loc, operands.len, operands.data, 1,
                               &op->results[0].type, NULL, 0);
    bs_builder_replace_op_with(builder, op, load);
    bs_vec_free(&operands);
    return TRUE;
}

static gboolean
MaskedStoreFolder(BsBuilder *builder, BsOp *op)
{
    const BsMaskFormat format = format_of_access(op);
    if (format != BS_MASK_ALL)
        return format == BS_MASK_NONE && erase_store(builder, op);
    BsValues operands = {0};
    bs_values_add_range(&operands, op, (BsRange){op->n_operands - 1, 1});
    bs_values_add_range(&operands, op, (BsRange){0, op->n_operands - 2});
    bs_builder_op(builder, "vector.store", op->loc, operands.len, operands.data, 0, NULL, NULL, 0);
    bs_vec_free(&operands);
    return erase_store(builder, op);
}

static gboolean
GatherFolder(BsBuilder *builder, BsOp *op)
{
    return format_of_access(op) == BS_MASK_NONE && replace_by_values(builder, op);
}

static gboolean
ScatterFolder(BsBuilder *builder, BsOp *op)
{
    return format_of_access(op) == BS_MASK_NONE && erase_store(builder, op);
}

// Whether the places are 0, 1, 2, ... (upstream's isZeroBasedContiguousSeq).
static gboolean
follow_one_another(const BsValue *places)
{
    const BsType *type = places->type;
    if (type->shaped.rank != 1 || type->shaped.layout)
        return FALSE;
    const BsAttr *constant = bs_value_constant(places);
    if (!constant)
        return bs_value_defined_by(places, "vector.step") != NULL;
    const guint32 n = (guint32)type->shaped.shape[0];
    if (constant->kind != BS_ATTR_DENSE_ELEMENTS || constant->dense.n != n)
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        if (constant->dense.values[i] != i)
            return FALSE;
    }
    return TRUE;
}

// The same in one piece, under the mask.
static gboolean
fold_contiguous(BsBuilder *builder, BsOp *op, const char *name)
{
    const guint32 places = op->n_operands - 3;
    if (bs_op_operand(op, 0)->type->kind != BS_TYPE_MEMREF ||
        !follow_one_another(bs_op_operand(op, places)))
        return FALSE;
    BsValues operands = {0};
    bs_values_add_range(&operands, op, (BsRange){0, places});
    bs_values_add_range(&operands, op, (BsRange){places + 1, 2});
    const BsType *result = op->n_results ? op->results[0].type : NULL;
    BsOp *made = bs_builder_op(builder, name, op->loc, operands.len, operands.data, op->n_results,
                               &result, NULL, 0);
    bs_builder_replace_op_with(builder, op, made);
    bs_vec_free(&operands);
    return TRUE;
}

static gboolean
FoldContiguousGather(BsBuilder *builder, BsOp *op)
{
    return fold_contiguous(builder, op, "vector.maskedload");
}

static gboolean
FoldContiguousScatter(BsBuilder *builder, BsOp *op)
{
    return fold_contiguous(builder, op, "vector.maskedstore");
}

const BsPattern bs_patterns_vector_compressstore[] = {
    NAMED("CompressStoreFolder", MaskedStoreFolder, 1), END};
const BsPattern bs_patterns_vector_expandload[] = {NAMED("ExpandLoadFolder", MaskedLoadFolder, 1),
                                                   END};
const BsPattern bs_patterns_vector_gather[] = {P(GatherFolder, 1),
                                               P_SINCE_22(FoldContiguousGather, 1), END};
const BsPattern bs_patterns_vector_maskedload[] = {P(MaskedLoadFolder, 1), END};
const BsPattern bs_patterns_vector_maskedstore[] = {P(MaskedStoreFolder, 1), END};
const BsPattern bs_patterns_vector_scatter[] = {P(ScatterFolder, 1),
                                                P_SINCE_22(FoldContiguousScatter, 1), END};

// -- known masks ---------------------------------------------------------------------------------

// All or nothing; of no dimensions, the one size says which.
BsFold
bs_fold_vector_constant_mask(BsBuilder *builder, BsOp *op,
                             const BsAttr *const *constants G_GNUC_UNUSED, BsFoldResult *results)
{
    const BsType *mask = op->results[0].type;
    const BsAttr *sizes = bs_op_attr(op, "mask_dim_sizes");
    const gboolean is_one = mask->shaped.rank == 0 && bs_vector_mask_size(sizes, 0) == 1;
    const BsMaskFormat format = mask->shaped.rank ? format_of_sizes(sizes, mask)
                                : is_one          ? BS_MASK_ALL
                                                  : BS_MASK_NONE;
    if (format == BS_MASK_SOME)
        return BS_FOLD_NONE;
    const guint64 bit = format == BS_MASK_ALL;
    return bs_fold_to_attr(results, bs_attr_dense(builder->ir->context, mask, 1, &bit, TRUE));
}

// The number of a `%vscale * number`.
static gboolean
scaled_by(const BsValue *value, gint64 *number)
{
    const BsOp *product = bs_value_defined_by(value, "arith.muli");
    for (guint32 i = 0; product && i < 2; i++) {
        if (bs_value_defined_by(bs_op_operand(product, i), "vector.vscale") &&
            bs_value_int(bs_op_operand(product, 1 - i), number))
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_scalable(const BsType *vector, guint32 dim)
{
    return vector->shaped.layout && vector->shaped.layout->dense.values[dim] != 0;
}

// How much of a dimension an operand of the mask lets through, where that can be said: of a
// scalable one all or nothing.
static gboolean
known_size_until_19(const BsType *mask, guint32 dim, const BsValue *operand, gint64 *size)
{
    const gint64 limit = mask->shaped.shape[dim];
    if (bs_value_int(operand, size)) {
        *size = CLAMP(*size, 0, limit);
        return *size == 0 || !is_scalable(mask, dim);
    }
    gint64 number = 0;
    *size = limit;
    return mask->shaped.layout && scaled_by(operand, &number) && number == limit;
}

// Since 22 also of more than all, of one without dimensions, and of as many times vscale as fill
// one that is not scalable; but a scalable one is said to have nothing by negative numbers only.
static gboolean
known_size(const BsType *mask, guint32 dim, const BsValue *operand, gint64 *size)
{
    const gint64 limit = mask->shaped.rank ? mask->shaped.shape[dim] : 1;
    if (bs_value_int(operand, size)) {
        if (*size >= 0 && is_scalable(mask, dim))
            return FALSE;
        *size = CLAMP(*size, 0, limit);
        return TRUE;
    }
    gint64 number = 1;
    *size = limit;
    return (bs_value_defined_by(operand, "vector.vscale") || scaled_by(operand, &number)) &&
           number >= limit;
}

// Of nothing in one dimension comes nothing in all. Until 19 one without dimensions stays:
// upstream's pattern cannot take it.
static gboolean
CreateMaskFolder(BsBuilder *builder, BsOp *op)
{
    const BsType *mask = op->results[0].type;
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    const guint32 rank = since_22 ? op->n_operands : mask->shaped.rank;
    g_autofree gint64 *sizes = g_new0(gint64, rank + 1);
    gboolean empty = FALSE;
    for (guint32 i = 0; i < rank; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        if (since_22 ? !known_size(mask, i, operand, &sizes[i])
                     : !known_size_until_19(mask, i, operand, &sizes[i]))
            return FALSE;
        empty |= sizes[i] == 0;
    }
    if (rank == 0)
        return FALSE;
    for (guint32 i = 0; empty && i < rank; i++)
        sizes[i] = 0;
    BsValue *made = bs_builder_value(builder, "vector.constant_mask", op->loc, mask, NULL, NULL,
                                     NULL, bs_vector_mask_sizes(builder->ir->context, rank, sizes));
    bs_builder_replace_op(builder, op, &made);
    return TRUE;
}

const BsPattern bs_patterns_vector_create_mask[] = {P(CreateMaskFolder, 1), END};
