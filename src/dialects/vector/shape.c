// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same elements in another order, shape or type: folds and patterns of vector.transpose,
// vector.shape_cast and vector.bitcast (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "ir/shape.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/mutate.h"

#include <string.h>

static gboolean
is_splat(const BsAttr *constant)
{
    return constant && constant->kind == BS_ATTR_DENSE_ELEMENTS && constant->dense.splat;
}

static const BsAttr *
splat_like(BsBuilder *builder, const BsAttr *splat, const BsType *type)
{
    return bs_attr_dense(builder->ir->context, type, 1, splat->dense.values, TRUE);
}

// Replaces it by an op of one operand (NULL: of none) and the same type.
static gboolean
replace_by(BsBuilder *builder, BsOp *op, const char *name, BsValue *operand, const BsAttr *attrs)
{
    BsValue *made =
        bs_builder_value(builder, name, op->loc, op->results[0].type, operand, NULL, NULL, attrs);
    bs_builder_replace_op(builder, op, &made);
    return TRUE;
}

static void
replace_by_create_mask(BsBuilder *builder, BsOp *op, const BsValues *sizes)
{
    BsOp *mask = bs_builder_op(builder, "vector.create_mask", op->loc, sizes->len, sizes->data, 1,
                               &op->results[0].type, NULL, 0);
    bs_builder_replace_op_with(builder, op, mask);
}

static gboolean
replace_by_constant_mask(BsBuilder *builder, BsOp *op, guint32 n, const gint64 *sizes)
{
    return replace_by(builder, op, "vector.constant_mask", NULL,
                      bs_vector_mask_sizes(builder->ir->context, n, sizes));
}

// -- vector.transpose ----------------------------------------------------------------------------

static guint32
place_of(const BsOp *transpose, guint32 i)
{
    return (guint32)bs_op_attr(transpose, "permutation")->dense.values[i];
}

// Whether the elements stay in their order: only dimensions of one element change places.
static gboolean
keeps_order(const BsOp *transpose)
{
    const BsType *from = bs_op_operand(transpose, 0)->type;
    const BsAttr *scalable = from->shaped.layout;
    gint64 last = -1;
    for (guint32 i = 0; i < from->shaped.rank; i++) {
        const guint32 place = place_of(transpose, i);
        const gboolean is_one =
            from->shaped.shape[place] == 1 && !(scalable && scalable->dense.values[place]);
        if (!is_one && (gint64)place < last)
            return FALSE;
        last = is_one ? last : (gint64)place;
    }
    return TRUE;
}

BsFold
bs_fold_vector_transpose(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                         BsFoldResult *results)
{
    const BsType *to = op->results[0].type;
    if (is_splat(constants[0]))
        return bs_fold_to_attr(results, splat_like(builder, constants[0], to));
    if (bs_op_operand(op, 0)->type == to && bs_op_upstream(op) >= BS_UPSTREAM_22)
        return keeps_order(op) ? bs_fold_to_value(results, bs_op_operand(op, 0)) : BS_FOLD_NONE;
    for (guint32 i = 0; i < to->shaped.rank; i++) {
        if (place_of(op, i) != i)
            return BS_FOLD_NONE;
    }
    return bs_fold_to_value(results, bs_op_operand(op, 0));
}

// A mask of the permuted sizes.
static gboolean
FoldTransposeCreateMask(BsBuilder *builder, BsOp *op)
{
    const BsValue *from = bs_op_operand(op, 0);
    const guint32 rank = from->type->shaped.rank;
    const BsOp *created = bs_value_defined_by(from, "vector.create_mask");
    const BsOp *constant = bs_value_defined_by(from, "vector.constant_mask");
    if (!rank || (!created && !constant))
        return FALSE;
    BsValues operands = {0};
    g_autofree gint64 *sizes = g_new(gint64, rank);
    for (guint32 i = 0; i < rank; i++) {
        const guint32 place = place_of(op, i);
        if (created)
            bs_vec_push(&operands, bs_op_operand(created, place));
        else
            sizes[i] = bs_vector_mask_size(bs_op_attr(constant, "mask_dim_sizes"), place);
    }
    if (created)
        replace_by_create_mask(builder, op, &operands);
    else
        replace_by_constant_mask(builder, op, rank, sizes);
    bs_vec_free(&operands);
    return TRUE;
}

// A transposition that leaves the elements in order, of what was given another shape.
static gboolean
FoldTransposeShapeCast(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "vector.shape_cast");
    return cast && keeps_order(op) &&
           replace_by(builder, op, "vector.shape_cast", bs_op_operand(cast, 0), NULL);
}

// One value everywhere, whatever the order.
static gboolean
FoldTransposedScalarBroadcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *broadcast = bs_value_defined_by(bs_op_operand(op, 0), "vector.broadcast");
    if (!broadcast)
        return FALSE;
    BsValue *source = bs_op_operand(broadcast, 0);
    if (source->type->kind == BS_TYPE_VECTOR && bs_type_n_elements(source->type) != 1)
        return FALSE;
    return replace_by(builder, op, "vector.broadcast", source, NULL);
}

// Whether the dimension of the vector that a value was broadcast to is one that the value has not,
// or has with one element.
static gboolean
is_repeated(const BsType *from, const BsType *to, guint32 dim)
{
    const guint32 more =
        from->kind == BS_TYPE_VECTOR ? to->shaped.rank - from->shaped.rank : to->shaped.rank;
    if (dim < more)
        return TRUE;
    const BsAttr *scalable = from->shaped.layout;
    return from->shaped.shape[dim - more] == 1 && !(scalable && scalable->dense.values[dim - more]);
}

// Repeated dimensions that change places among themselves, with none between them that is not.
static gboolean
FoldTransposeBroadcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *broadcast = bs_value_defined_by(bs_op_operand(op, 0), "vector.broadcast");
    if (!broadcast)
        return FALSE;
    BsValue *source = bs_op_operand(broadcast, 0);
    const BsType *to = broadcast->results[0].type;
    guint32 begin = 0; // of the repeated ones that are next to dimension i
    for (guint32 i = 0; i < to->shaped.rank; i++) {
        const guint32 place = place_of(op, i);
        if (is_repeated(source->type, to, i) ? place < begin : place != i)
            return FALSE;
        begin = is_repeated(source->type, to, i) ? begin : i + 1;
    }
    return replace_by(builder, op, "vector.broadcast", source, NULL);
}

// A transposition of a transposition.
static gboolean
TransposeFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *first = bs_value_defined_by(bs_op_operand(op, 0), "vector.transpose");
    if (!first)
        return FALSE;
    const guint32 rank = op->results[0].type->shaped.rank;
    g_autofree gint64 *places = g_new(gint64, rank + 1);
    for (guint32 i = 0; i < rank; i++)
        places[i] = place_of(first, place_of(op, i));
    BsContext *context = builder->ir->context;
    const BsAttr *permutation = bs_attr_i64_array(context, rank, places);
    return replace_by(builder, op, "vector.transpose", bs_op_operand(first, 0),
                      bs_attr_dict(context, 1, &(BsNamedAttr){"permutation", permutation}));
}

static gboolean
FoldTransposeSplat(BsBuilder *builder, BsOp *op)
{
    const BsOp *splat = bs_value_defined_by(bs_op_operand(op, 0), "vector.splat");
    return splat && replace_by(builder, op, "vector.splat", bs_op_operand(splat, 0), NULL);
}

const BsPattern bs_patterns_vector_transpose[] = {
    P(FoldTransposeCreateMask, 1),
    P_SINCE_22(FoldTransposeShapeCast, 1),
    P_UNTIL_19(FoldTransposedScalarBroadcast, 1),
    P(TransposeFolder, 1),
    P_UNTIL_19(FoldTransposeSplat, 1),
    P_SINCE_22(FoldTransposeBroadcast, 1),
    END,
};

// -- vector.shape_cast ---------------------------------------------------------------------------

static gboolean
keep_number(G_GNUC_UNUSED gpointer data, const BsWide *const *operands, BsWide *result)
{
    *result = *operands[0];
    return TRUE;
}

// The same elements, one after the other, in another shape. NULL where it is no constant, and for
// several elements that are kept as text and are no integers.
static const BsAttr *
reshape(BsContext *context, const BsAttr *constant, const BsType *to)
{
    if (!constant || bs_attr_is_poison(constant))
        return constant;
    if (constant->kind == BS_ATTR_DENSE_ELEMENTS)
        return bs_attr_dense(context, to, constant->dense.n, constant->dense.values,
                             constant->dense.splat);
    if (bs_int_is_wide(to))
        return bs_wide_fold(context, 1, &constant, to, keep_number, NULL);
    return constant->kind == BS_ATTR_OPAQUE && bs_attr_is_splat(constant)
               ? bs_attr_splat_as(context, constant, to)
               : NULL;
}

// A cast of a cast; until 19 where one rank is below the other: with equal ones upstream leaves
// both.
static BsFold
fold_cast_of_cast(BsBuilder *builder, BsOp *op, const BsOp *first, BsFoldResult *results)
{
    BsValue *source = bs_op_operand(first, 0);
    const BsType *to = op->results[0].type;
    if (source->type == to)
        return bs_fold_to_value(results, source);
    if (bs_op_upstream(op) < BS_UPSTREAM_22 &&
        (source->type->shaped.rank == to->shaped.rank || !bs_vector_can_reshape(source->type, to)))
        return BS_FOLD_NONE;
    bs_op_set_operand(builder->ir, op, 0, source);
    return BS_FOLD_IN_PLACE;
}

BsFold
bs_fold_vector_shape_cast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                          BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    const BsType *to = op->results[0].type;
    if (source->type == to)
        return bs_fold_to_value(results, source);
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    const BsOp *transposed = since_22 ? bs_value_defined_by(source, "vector.transpose") : NULL;
    if (transposed && keeps_order(transposed)) {
        bs_op_set_operand(builder->ir, op, 0, bs_op_operand(transposed, 0));
        return BS_FOLD_IN_PLACE;
    }
    const BsAttr *reshaped = since_22 ? reshape(builder->ir->context, constants[0], to) : NULL;
    if (reshaped)
        return bs_fold_to_attr(results, reshaped);
    const BsOp *first = bs_value_defined_by(source, "vector.shape_cast");
    if (first)
        return fold_cast_of_cast(builder, op, first, results);
    const BsOp *broadcast = bs_value_defined_by(source, "vector.broadcast");
    if (broadcast && bs_op_operand(broadcast, 0)->type == to)
        return bs_fold_to_value(results, bs_op_operand(broadcast, 0));
    return BS_FOLD_NONE;
}

static gboolean
ShapeCastConstantFolder(BsBuilder *builder, BsOp *op)
{
    const BsAttr *constant = bs_value_constant(bs_op_operand(op, 0));
    if (!constant || !bs_attr_is_splat(constant))
        return FALSE;
    const BsAttr *reshaped = reshape(builder->ir->context, constant, op->results[0].type);
    BsValue *made = reshaped ? bs_builder_constant(builder, op->loc, reshaped) : NULL;
    if (!made)
        return FALSE;
    bs_builder_replace_op(builder, op, &made);
    return TRUE;
}

// How many ones at the end of `from` make it `to` when they are dropped; all but the first
// dimension may be; 0 when other dimensions differ too.
static guint32
n_dropped_ones(const BsType *from, const BsType *to)
{
    const BsAttr *scalable = from->shaped.layout, *kept = to->shaped.layout;
    const guint32 rank = to->shaped.rank;
    guint32 left = from->shaped.rank;
    while (left > 1 && from->shaped.shape[left - 1] == 1 &&
           !(scalable && scalable->dense.values[left - 1]))
        left--;
    if (left != rank || rank == 0 ||
        memcmp(from->shaped.shape, to->shaped.shape, rank * sizeof(gint64)) != 0)
        return 0;
    for (guint32 i = 0; i < rank; i++) {
        if ((scalable && scalable->dense.values[i]) != (kept && kept->dense.values[i]))
            return 0;
    }
    return from->shaped.rank - rank;
}

// The size of a mask in a dimension, where it is a number.
static gboolean
mask_size(const BsOp *mask, guint32 i, gint64 *size)
{
    const BsAttr *sizes = bs_op_attr(mask, "mask_dim_sizes");
    if (!sizes)
        return bs_value_int(bs_op_operand(mask, i), size);
    *size = bs_vector_mask_size(sizes, i);
    return TRUE;
}

// A mask without the ones at the end of its shape, where it lets them through.
static gboolean
ShapeCastCreateMaskFolderTrailingOneDim(BsBuilder *builder, BsOp *op)
{
    const BsValue *from = bs_op_operand(op, 0);
    const BsOp *created = bs_value_defined_by(from, "vector.create_mask");
    const BsOp *mask = created ? created : bs_value_defined_by(from, "vector.constant_mask");
    const guint32 n = mask ? n_dropped_ones(from->type, op->results[0].type) : 0;
    if (!n)
        return FALSE;
    const guint32 rank = from->type->shaped.rank;
    g_autofree gint64 *sizes = g_new0(gint64, rank);
    for (guint32 i = 0; i < rank; i++) {
        const gboolean known = mask_size(mask, i, &sizes[i]);
        if (i >= rank - n && (!known || sizes[i] != 1))
            return FALSE;
    }
    if (!created)
        return replace_by_constant_mask(builder, op, rank - n, sizes);
    BsValues operands = {0};
    bs_values_add_range(&operands, created, (BsRange){0, rank - n});
    replace_by_create_mask(builder, op, &operands);
    bs_vec_free(&operands);
    return TRUE;
}

// Whether a value or vector can be broadcast to the vector as it is: its shape is the end of that.
static gboolean
ends_with(const BsType *to, const BsType *from)
{
    const guint32 n = from->kind == BS_TYPE_VECTOR ? from->shaped.rank : 0;
    return n <= to->shaped.rank &&
           (n == 0 || memcmp(from->shaped.shape, to->shaped.shape + (to->shaped.rank - n),
                             n * sizeof(gint64)) == 0);
}

// A broadcast to the new shape, where that ends with the shape of what is repeated; a cast where
// nothing is repeated. Since 22 that is asked first.
static gboolean
ShapeCastBroadcastFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *broadcast = bs_value_defined_by(bs_op_operand(op, 0), "vector.broadcast");
    if (!broadcast)
        return FALSE;
    BsValue *source = bs_op_operand(broadcast, 0);
    const BsType *from = source->type, *to = op->results[0].type;
    const gboolean same =
        from->kind == BS_TYPE_VECTOR && bs_type_n_elements(from) == bs_type_n_elements(to);
    const gboolean as_cast = same && (bs_op_upstream(op) >= BS_UPSTREAM_22 || !ends_with(to, from));
    if (!as_cast && !ends_with(to, from))
        return FALSE;
    return replace_by(builder, op, as_cast ? "vector.shape_cast" : "vector.broadcast", source,
                      NULL);
}

const BsPattern bs_patterns_vector_shape_cast[] = {
    P_UNTIL_19(ShapeCastConstantFolder, 1),
    P(ShapeCastCreateMaskFolderTrailingOneDim, 1),
    P(ShapeCastBroadcastFolder, 1),
    END,
};

// -- vector.bitcast ------------------------------------------------------------------------------

// Whether several elements of one value are one of the other type: integers, and two f16 that are
// an f32, which is all that upstream takes.
static gboolean
can_join(const BsType *from, const BsType *to)
{
    const guint32 narrow = bs_type_bit_width(from), wide = bs_type_bit_width(to);
    if (from->kind == BS_TYPE_FLOAT)
        return from->format == BS_F16 && to->kind == BS_TYPE_FLOAT && to->format == BS_F32;
    return from->kind == BS_TYPE_INTEGER && to->kind == BS_TYPE_INTEGER && wide > narrow &&
           wide <= 64 && wide % narrow == 0;
}

static BsFold
fold_joined(BsBuilder *builder, const BsAttr *splat, const BsType *to, BsFoldResult *results)
{
    const BsType *from = bs_type_element(splat->type);
    if (!can_join(from, to->shaped.element))
        return BS_FOLD_NONE;
    const guint32 narrow = bs_type_bit_width(from), wide = bs_type_bit_width(to->shaped.element);
    const guint64 one = splat->dense.values[0] & bs_int_mask(narrow);
    guint64 bits = one;
    for (guint32 at = narrow; at < wide; at += narrow)
        bits |= one << at;
    const BsAttr *element = bs_attr_from_bits(builder->ir->context, to->shaped.element, bits);
    const guint64 value =
        element->kind == BS_ATTR_FLOAT ? element->floating.bits : (guint64)element->integer;
    return bs_fold_to_attr(results, bs_attr_dense(builder->ir->context, to, 1, &value, TRUE));
}

BsFold
bs_fold_vector_bitcast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                       BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    const BsType *to = op->results[0].type;
    if (source->type == to)
        return bs_fold_to_value(results, source);
    const BsOp *first = bs_value_defined_by(source, "vector.bitcast");
    if (first && bs_op_operand(first, 0)->type == to)
        return bs_fold_to_value(results, bs_op_operand(first, 0));
    if (first) {
        bs_op_set_operand(builder->ir, op, 0, bs_op_operand(first, 0));
        return BS_FOLD_IN_PLACE;
    }
    return is_splat(constants[0]) ? fold_joined(builder, constants[0], to, results) : BS_FOLD_NONE;
}
