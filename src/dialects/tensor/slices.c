// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and canonicalization patterns of tensor.extract_slice, tensor.insert_slice and
// tensor.parallel_insert_slice (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp).
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/linalg/shared.h"
#include "dialects/tensor/tensor-private.h"
#include "ir/compatible.h"
#include "ir/ir.h"
#include "ir/shape.h"

// -- types ---------------------------------------------------------------------------------------

static gint64
static_size(BsMixed size)
{
    return size.value ? BS_DYNAMIC : size.number;
}

const BsType *
bs_tensor_slice_type(BsContext *context, const BsType *source, guint32 rank, const BsSlice *slice)
{
    if (!bs_slice_is_valid(slice) || slice->n_sizes < rank)
        return NULL;
    guint32 n_left_out = slice->n_sizes - rank, n = 0;
    const gboolean is_reduced = n_left_out > 0;
    g_autofree gint64 *shape = g_new(gint64, (gsize)slice->n_sizes + 1);
    for (guint32 i = 0; i < slice->n_sizes; i++) {
        const gint64 size = static_size(slice->sizes[i]);
        if (n_left_out && size == 1)
            n_left_out--;
        else
            shape[n++] = size;
    }
    return bs_type_tensor(context, n, shape, source->shaped.element,
                          is_reduced ? NULL : source->shaped.layout);
}

// Whether `size` may be one of what is left of the sizes (`reduced`, BS_DYNAMIC ones fit what is
// not 1).
static gboolean
fits(gint64 size, gint64 reduced, gboolean match_dynamic)
{
    return size == reduced ||
           (match_dynamic && size != 1 && (size == BS_DYNAMIC || reduced == BS_DYNAMIC));
}

// Marks the sizes of 1 that `reduced` leaves out; FALSE when it can't be said (upstream's
// computeRankReductionMask).
static gboolean
find_left_out(const BsSlice *slice, const BsType *reduced, gboolean match_dynamic,
              gboolean *left_out)
{
    guint32 next = 0;
    for (guint32 i = 0; i < slice->n_sizes; i++) {
        const gint64 size = static_size(slice->sizes[i]);
        left_out[i] =
            next == reduced->shaped.rank || !fits(size, reduced->shaped.shape[next], match_dynamic);
        if (left_out[i] && size != 1)
            return FALSE;
        next += !left_out[i];
    }
    return next == reduced->shaped.rank;
}

// Since 22 nothing becomes a slice that is known to lie outside of its tensor.
static gboolean
may_be_made(const BsOp *op, const BsSlice *slice, const BsType *of)
{
    guint32 dim;
    gboolean begins;
    gint64 place;
    return bs_op_upstream(op) < BS_UPSTREAM_22 ||
           !bs_slice_is_outside(slice, of, &dim, &begins, &place);
}

static BsValue *
make_cast(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *value)
{
    return bs_builder_value(builder, "tensor.cast", loc, type, value, NULL, NULL, NULL);
}

static gboolean
replace_by_cast(BsBuilder *builder, BsOp *op, BsValue *value)
{
    const BsType *type = bs_op_result(op, 0)->type;
    return bs_rewrite_replace(
        builder, op, value->type == type ? value : make_cast(builder, op->loc, type, value));
}

// The source of a cast that only forgets what is known of sizes, or NULL.
static BsValue *
source_of_cast(const BsValue *value)
{
    const BsOp *cast = bs_value_defined_by(value, "tensor.cast");
    return cast && bs_tensor_keeps_sizes(value->type, bs_op_operand(cast, 0)->type)
               ? bs_op_operand(cast, 0)
               : NULL;
}

// -- tensor.extract_slice ------------------------------------------------------------------------

static gboolean
fold_extracted_constants(BsBuilder *builder, BsOp *op)
{
    BsSlice slice;
    if (!bs_slice_init(&slice, op))
        return FALSE;
    BsValue *source = bs_op_operand(op, 0);
    const BsType *type = bs_slice_make_static(&slice) && may_be_made(op, &slice, source->type)
                             ? bs_tensor_slice_type(builder->ir->context, source->type,
                                                    bs_op_result(op, 0)->type->shaped.rank, &slice)
                             : NULL;
    if (type)
        replace_by_cast(
            builder, op,
            bs_slice_build(builder, "tensor.extract_slice", op->loc, type, 1, &source, &slice));
    bs_slice_clear(&slice);
    return type != NULL;
}

static gboolean
ExtractSliceOpCastFolder(BsBuilder *builder, BsOp *op)
{
    BsValue *source = source_of_cast(bs_op_operand(op, 0));
    BsSlice slice;
    if (!source || bs_slice_has_constant(op) || !bs_slice_init(&slice, op))
        return FALSE;
    const gboolean folds = may_be_made(op, &slice, source->type);
    if (folds)
        bs_rewrite_replace(builder, op,
                           bs_slice_build(builder, "tensor.extract_slice", op->loc,
                                          bs_op_result(op, 0)->type, 1, &source, &slice));
    bs_slice_clear(&slice);
    return folds;
}

// Whether `op` and `other` are slices at the same place.
static gboolean
is_same_place(const BsOp *op, const BsOp *other)
{
    BsSlice slice, others;
    if (!bs_slice_init(&slice, op))
        return FALSE;
    gboolean same = bs_slice_init(&others, other);
    if (same) {
        same = bs_slice_equal(&slice, &others);
        bs_slice_clear(&others);
    }
    bs_slice_clear(&slice);
    return same;
}

static gboolean
is_whole(const BsOp *op, const BsType *type)
{
    BsSlice slice;
    if (!bs_slice_init(&slice, op))
        return FALSE;
    const gboolean whole = bs_slice_is_whole(&slice, type);
    bs_slice_clear(&slice);
    return whole;
}

BsFold
bs_fold_tensor_extract_slice(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                             BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    const BsType *type = bs_op_result(op, 0)->type;
    const BsAttr *elements = constants[0];
    if (elements && bs_attr_is_splat(elements) && bs_type_has_static_shape(type))
        return bs_fold_to_attr(results, bs_attr_splat_as(builder->ir->context, elements, type));
    if (source->type == type && is_whole(op, type))
        return bs_fold_to_value(results, source);
    const BsOp *insert = bs_value_defined_by(source, "tensor.insert_slice");
    if (insert && bs_op_operand(insert, 0)->type == type && is_same_place(insert, op))
        return bs_fold_to_value(results, bs_op_operand(insert, 0));
    return BS_FOLD_NONE;
}

// A cast of a slice to a type that knows more of its sizes is a slice of these sizes.
gboolean
bs_tensor_cast_of_extract_slice(BsBuilder *builder, BsOp *op)
{
    const BsOp *extract = bs_value_defined_by(bs_op_operand(op, 0), "tensor.extract_slice");
    const BsType *type = bs_op_result(op, 0)->type;
    BsSlice slice;
    if (!extract || type->kind != BS_TYPE_TENSOR ||
        !bs_tensor_keeps_sizes(bs_op_operand(op, 0)->type, type) ||
        bs_tensor_keeps_sizes(type, bs_op_operand(op, 0)->type) || !bs_slice_init(&slice, extract))
        return FALSE;
    g_autofree gboolean *left_out = g_new0(gboolean, (gsize)slice.n_sizes + 1);
    const gboolean is_known =
        find_left_out(&slice, bs_op_result(extract, 0)->type, FALSE, left_out);
    guint32 next = 0;
    for (guint32 i = 0; i < slice.n_sizes && next < type->shaped.rank; i++) {
        if (is_known && left_out[i])
            continue;
        const gint64 size = type->shaped.shape[next++];
        if (size != BS_DYNAMIC)
            slice.sizes[i] = (BsMixed){.number = size};
    }
    BsValue *source = bs_op_operand(extract, 0);
    BsValue *made =
        bs_slice_build(builder, "tensor.extract_slice", op->loc, type, 1, &source, &slice);
    bs_slice_clear(&slice);
    return bs_rewrite_replace(builder, op, made);
}

// -- tensor.insert_slice, tensor.parallel_insert_slice -------------------------------------------

enum { SOURCE, DEST };

// An op of the same kind in its place.
static BsValue *
make_insert(BsBuilder *builder, const BsOp *op, BsValue *source, BsValue *dest,
            const BsSlice *slice)
{
    BsValue *const sources[] = {source, dest};
    return bs_slice_build(builder, op->def->name, op->loc, op->n_results ? dest->type : NULL, 2,
                          sources, slice);
}

// What uses the op gets the type of what the op inserts into: upstream's unpack(pack(x)) may have
// changed it behind the result's back.
static void
replace_insert(BsBuilder *builder, BsOp *op, BsValue *made)
{
    const BsType *type = bs_op_operand(op, DEST)->type;
    if (made && made->type != type)
        made = make_cast(builder, op->loc, type, made);
    bs_builder_replace_op(builder, op, made ? &made : NULL);
}

// Where the op is one of those that end a scf.forall, the cast stands before them all.
static BsValue *
cast_source(BsBuilder *builder, BsOp *op, const BsType *type)
{
    if (!op->n_results)
        bs_builder_set_before(builder, bs_op_parent(op));
    BsValue *cast = make_cast(builder, op->loc, type, bs_op_operand(op, SOURCE));
    bs_builder_set_before(builder, op);
    return cast;
}

static gboolean
fold_inserted_constants(BsBuilder *builder, BsOp *op)
{
    BsSlice slice;
    if (!bs_slice_init(&slice, op))
        return FALSE;
    BsValue *source = bs_op_operand(op, SOURCE), *dest = bs_op_operand(op, DEST);
    const BsType *type = bs_slice_make_static(&slice) && may_be_made(op, &slice, dest->type)
                             ? bs_tensor_slice_type(builder->ir->context, dest->type,
                                                    source->type->shaped.rank, &slice)
                             : NULL;
    if (type) {
        if (type != source->type)
            source = cast_source(builder, op, type);
        replace_insert(builder, op, make_insert(builder, op, source, dest, &slice));
    }
    bs_slice_clear(&slice);
    return type != NULL;
}

// Takes the sizes that the source's type knows. FALSE: the source would not fit.
static gboolean
take_sizes(BsContext *context, const BsType *source, const BsType *dest, BsSlice *slice)
{
    g_autofree gboolean *left_out = g_new0(gboolean, (gsize)slice->n_sizes + 1);
    if (slice->n_sizes != dest->shaped.rank || !find_left_out(slice, source, TRUE, left_out))
        return FALSE;
    guint32 next = 0;
    for (guint32 i = 0; i < slice->n_sizes; i++) {
        if (!left_out[i] && source->shaped.shape[next] != BS_DYNAMIC)
            slice->sizes[i] = (BsMixed){.number = source->shaped.shape[next++]};
    }
    g_autofree gint64 *shape = g_new(gint64, (gsize)slice->n_sizes + 1);
    for (guint32 i = 0; i < slice->n_sizes; i++)
        shape[i] = static_size(slice->sizes[i]);
    const BsType *full =
        bs_type_tensor(context, slice->n_sizes, shape, dest->shaped.element, dest->shaped.layout);
    return source->shaped.element == dest->shaped.element && bs_shape_leaves_out_ones(full, source);
}

static gboolean
fold_inserted_casts(BsBuilder *builder, BsOp *op)
{
    BsValue *source = source_of_cast(bs_op_operand(op, SOURCE));
    BsValue *dest = source_of_cast(bs_op_operand(op, DEST));
    BsSlice slice;
    if ((!source && !dest) || bs_slice_has_constant(op) || !bs_slice_init(&slice, op))
        return FALSE;
    source = source ? source : bs_op_operand(op, SOURCE);
    dest = dest ? dest : bs_op_operand(op, DEST);
    const gboolean fits_dest = take_sizes(builder->ir->context, source->type, dest->type, &slice) &&
                               may_be_made(op, &slice, dest->type);
    if (fits_dest)
        replace_insert(builder, op, make_insert(builder, op, source, dest, &slice));
    bs_slice_clear(&slice);
    return fits_dest;
}

// The type of the source with the sizes that the op names; NULL when it says no more.
static const BsType *
known_source_type(BsContext *context, const BsType *source, const BsSlice *slice)
{
    g_autofree gint64 *shape = g_new(gint64, (gsize)source->shaped.rank + 1);
    for (guint32 i = 0; i < source->shaped.rank; i++) {
        gint64 size;
        shape[i] = source->shaped.shape[i];
        if (i >= slice->n_sizes || !bs_mixed_number(slice->sizes[i], &size))
            continue;
        if (size < 0)
            return NULL;
        shape[i] = size;
    }
    const BsType *type = bs_type_tensor(context, source->shaped.rank, shape, source->shaped.element,
                                        source->shaped.layout);
    return type != source && bs_tensor_keeps_sizes(source, type) &&
                   bs_tensor_is_castable(source, type)
               ? type
               : NULL;
}

static gboolean
cast_inserted_source(BsBuilder *builder, BsOp *op)
{
    BsValue *source = bs_op_operand(op, SOURCE), *dest = bs_op_operand(op, DEST);
    BsSlice slice;
    if (source->type->shaped.rank != dest->type->shaped.rank || !bs_slice_init(&slice, op))
        return FALSE;
    const BsType *type = known_source_type(builder->ir->context, source->type, &slice);
    if (type) {
        BsValue *cast = cast_source(builder, op, type);
        replace_insert(builder, op, make_insert(builder, op, cast, dest, &slice));
    }
    bs_slice_clear(&slice);
    return type != NULL;
}

static gboolean
inserts_nothing(const BsOp *op)
{
    BsSlice slice;
    if (!bs_slice_init(&slice, op))
        return FALSE;
    gboolean nothing = FALSE;
    for (guint32 i = 0; i < slice.n_sizes; i++)
        nothing |= bs_mixed_is(slice.sizes[i], 0);
    bs_slice_clear(&slice);
    return nothing;
}

BsFold
bs_fold_tensor_insert_slice(BsBuilder *builder, BsOp *op,
                            G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, SOURCE), *dest = bs_op_operand(op, DEST);
    if (source->type == dest->type && bs_type_has_static_shape(source->type) &&
        is_whole(op, dest->type))
        return bs_fold_to_value(results, source);
    const BsOp *before = bs_value_defined_by(dest, "tensor.insert_slice");
    if (before && bs_op_operand(before, SOURCE)->type == source->type &&
        is_same_place(before, op)) {
        bs_op_set_operand(builder->ir, op, DEST, bs_op_operand(before, DEST));
        return BS_FOLD_IN_PLACE;
    }
    const BsOp *extract = bs_value_defined_by(source, "tensor.extract_slice");
    if (extract && bs_op_operand(extract, 0) == dest && is_same_place(extract, op))
        return bs_fold_to_value(results, dest);
    return inserts_nothing(op) ? bs_fold_to_value(results, dest) : BS_FOLD_NONE;
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_tensor_extract_slice[] = {
    NAMED("mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, "
          "SliceReturnTypeCanonicalizer, SliceCanonicalizer>", fold_extracted_constants, 1),
    P(ExtractSliceOpCastFolder, 1), END,
};
#define INSERTS(op_name)                                                                     \
    NAMED("(anonymous namespace)::InsertSliceOpConstantArgumentFolder<mlir::tensor::" op_name \
          ">", fold_inserted_constants, 1),                                                  \
    NAMED("(anonymous namespace)::InsertSliceOpCastFolder<mlir::tensor::" op_name ">",       \
          fold_inserted_casts, 1),                                                           \
    NAMED("(anonymous namespace)::InsertSliceOpSourceCastInserter<mlir::tensor::" op_name ">", \
          cast_inserted_source, 1), END
const BsPattern bs_patterns_tensor_insert_slice[] = {
    NAMED("(anonymous namespace)::FoldInsertPadIntoFill", bs_linalg_insert_pad_into_fill, 1),
    INSERTS("InsertSliceOp") };
const BsPattern bs_patterns_tensor_parallel_insert_slice[] = { INSERTS("ParallelInsertSliceOp") };
// clang-format on
