// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and canonicalization patterns of vector.transfer_read and vector.transfer_write: what was
// written to a tensor and is read from it, or was read and is written back
// (mlir/lib/Dialect/Vector/IR/VectorOps.cpp).
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/memref/slice.h"
#include "dialects/tensor/shared.h"
#include "dialects/vector/transfer-private.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/ir.h"
#include "ir/mutate.h"
#include "ir/shape.h"

// -- bounds, masks and casts ---------------------------------------------------------------------

// Whether the vector ends within dimension `dim` of the memory.
static gboolean
ends_within(const BsOp *op, const BsTransfer *view, guint32 i, guint32 dim)
{
    gint64 index;
    const gint64 size = view->shaped->shaped.shape[dim];
    return size != BS_DYNAMIC &&
           bs_value_int(bs_op_operand(op, view->indices.begin + dim), &index) &&
           index <= size - view->vector->shaped.shape[i];
}

// Dimensions that can be seen to be in bounds are said to be (foldTransferInBoundsAttribute).
static gboolean
fold_in_bounds(BsBuilder *builder, BsOp *op, const BsTransfer *view)
{
    g_auto(BsVectorMap) map = bs_vector_map_read(view->map);
    g_autofree const BsAttr **items = g_new(const BsAttr *, map.n + 1);
    gboolean changed = FALSE;
    for (guint32 i = 0; i < map.n; i++) {
        items[i] = view->in_bounds->array.items[i];
        // Since 22 a dimension that is repeated need not be said to be in bounds, but it is.
        if (bs_attr_is_false(items[i]) &&
            (map.results[i] < 0 || ends_within(op, view, i, (guint32)map.results[i]))) {
            items[i] = bs_attr_bool(builder->ir->context, TRUE);
            changed = TRUE;
        }
    }
    if (changed)
        bs_op_set_attr(builder->ir, op, "in_bounds",
                       bs_attr_array(builder->ir->context, map.n, items));
    return changed;
}

// A mask that masks nothing goes (foldTransferFullMask).
static gboolean
fold_full_mask(BsBuilder *builder, BsOp *op)
{
    const BsRange range = bs_op_operand_group(op, BS_TRANSFER_MASK);
    if (!range.n || bs_vector_mask_format(bs_op_operand(op, range.begin)) != BS_MASK_ALL)
        return FALSE;
    bs_op_splice_operands(builder->ir, op, range, BS_TRANSFER_MASK, 0, NULL);
    return TRUE;
}

// -- two transfers -------------------------------------------------------------------------------

static const BsValue *
mask_of(const BsOp *op)
{
    return bs_op_group_operand(op, BS_TRANSFER_MASK);
}

static BsOp *
write_of(const BsValue *tensor)
{
    return bs_value_defined_by(tensor, "vector.transfer_write");
}

// Whether they have the same indices, vector and order of dimensions.
static gboolean
is_same_place(const BsOp *a, const BsTransfer *of_a, const BsOp *b, const BsTransfer *of_b)
{
    if (of_a->vector != of_b->vector || of_a->map != of_b->map ||
        of_a->indices.n != of_b->indices.n)
        return FALSE;
    for (guint32 i = 0; i < of_a->indices.n; i++) {
        if (bs_op_operand(a, of_a->indices.begin + i) != bs_op_operand(b, of_b->indices.begin + i))
            return FALSE;
    }
    return TRUE;
}

static gboolean
has_bounds_unknown(const BsTransfer *transfer)
{
    for (guint32 i = 0; i < transfer->in_bounds->array.n; i++) {
        if (bs_attr_is_false(transfer->in_bounds->array.items[i]))
            return TRUE;
    }
    return FALSE;
}

// isDisjointTransferIndices: whether constant indices keep them apart, in a dimension that the
// vector has not by any distance, in another one by its size.
static gboolean
are_disjoint(const BsOp *a, const BsTransfer *of_a, const BsOp *b, const BsTransfer *of_b)
{
    const guint32 n_results = of_a->in_bounds->array.n;
    if (of_a->vector != of_b->vector || of_a->indices.n != of_b->indices.n ||
        n_results > of_a->indices.n || n_results > of_a->vector->shaped.rank)
        return FALSE;
    const guint32 leading = of_a->indices.n - n_results;
    for (guint32 i = 0; i < of_a->indices.n; i++) {
        gint64 at_a, at_b;
        if (!bs_value_int(bs_op_operand(a, of_a->indices.begin + i), &at_a) ||
            !bs_value_int(bs_op_operand(b, of_b->indices.begin + i), &at_b))
            continue;
        const guint64 distance =
            at_a > at_b ? (guint64)at_a - (guint64)at_b : (guint64)at_b - (guint64)at_a;
        const gint64 needed = i < leading ? 1 : of_a->vector->shaped.shape[i - leading];
        if (distance >= (guint64)needed)
            return TRUE;
    }
    return FALSE;
}

// A masked read of one value, padded with the same, that was written without a mask, or with that
// one (isSplatWriteConsistentWithMaskedRead).
static gboolean
reads_written_splat(const BsOp *write, const BsOp *read)
{
    const BsAttr *splat = bs_value_constant(bs_op_operand(write, 0));
    const BsValue *padding = bs_op_operand(read, bs_op_operand_group(read, 2).begin);
    return mask_of(read) && (!mask_of(write) || mask_of(write) == mask_of(read)) && splat &&
           bs_attr_is_elements(splat) && bs_attr_is_splat(splat) &&
           bs_value_constant(padding) == bs_attr_element(bs_op_context(write), splat, 0);
}

// checkSameValueRAW
static gboolean
gives_what_was_written(const BsOp *read, const BsTransfer *of_read, const BsOp *write)
{
    const BsTransfer of_write = bs_vector_transfer_of(write);
    return !has_bounds_unknown(&of_write) && is_same_place(read, of_read, write, &of_write) &&
           ((!mask_of(write) && !mask_of(read)) || reads_written_splat(write, read));
}

// The vector that was written last to the place that is read, or NULL (foldRAW). Code that cannot
// be reached may write in circles, round which upstream goes for ever.
static BsValue *
written_vector(const BsIr *ir, const BsOp *read, const BsTransfer *of_read)
{
    BsTransfer of_write;
    const BsOp *write = write_of(of_read->source);
    for (guint32 left = ir->n_ops; write && left; write = write_of(of_write.source), left--) {
        of_write = bs_vector_transfer_of(write);
        if (gives_what_was_written(read, of_read, write))
            return bs_op_operand(write, 0);
        if (!are_disjoint(write, &of_write, read, of_read))
            return NULL;
    }
    return NULL;
}

static gboolean
starts_at_zero(const BsOp *op, const BsTransfer *transfer)
{
    for (guint32 i = 0; i < transfer->indices.n; i++) {
        gint64 index;
        if (!bs_value_int(bs_op_operand(op, transfer->indices.begin + i), &index) || index != 0)
            return FALSE;
    }
    return TRUE;
}

// foldReadInitWrite: a whole tensor that is read and written is that tensor. Masks do not matter
// to it.
static gboolean
copies_tensor(const BsOp *read, const BsTransfer *of_read, const BsOp *write,
              const BsTransfer *of_write)
{
    const guint32 n = of_read->in_bounds->array.n, rank = of_read->vector->shaped.rank;
    if (n == 0 || n != of_write->in_bounds->array.n || of_read->source->type != of_write->shaped ||
        of_read->vector != of_write->vector || rank != of_write->shaped->shaped.rank ||
        !bs_vector_transfer_is_minor_identity(of_read->map) ||
        !bs_vector_transfer_is_minor_identity(of_write->map) || has_bounds_unknown(of_read) ||
        has_bounds_unknown(of_write))
        return FALSE;
    for (guint32 i = 0; i < rank; i++) {
        if (of_read->vector->shaped.shape[i] != of_write->shaped->shaped.shape[i])
            return FALSE;
    }
    return starts_at_zero(read, of_read) && starts_at_zero(write, of_write);
}

// The tensor that a write leaves as it is, since it was read there (foldWAR), or NULL.
static BsValue *
unchanged_tensor(const BsOp *write, const BsTransfer *of_write)
{
    const BsOp *read = bs_value_defined_by(bs_op_operand(write, 0), "vector.transfer_read");
    if (!read)
        return NULL;
    const BsTransfer of_read = bs_vector_transfer_of(read);
    const gboolean written_back = of_read.source == of_write->source && !of_read.mask &&
                                  !of_write->mask && is_same_place(read, &of_read, write, of_write);
    return written_back || copies_tensor(read, &of_read, write, of_write) ? of_read.source : NULL;
}

BsFold
bs_fold_vector_transfer(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                        BsFoldResult *results)
{
    (void)constants;
    const BsTransfer view = bs_vector_transfer_of(op);
    BsValue *known = NULL;
    if (view.shaped->kind == BS_TYPE_TENSOR)
        known = view.reads ? written_vector(builder->ir, op, &view) : unchanged_tensor(op, &view);
    if (known)
        return bs_fold_to_value(results, known);
    const gboolean folded = fold_in_bounds(builder, op, &view) || fold_full_mask(builder, op) ||
                            bs_memref_fold_casts(builder, op, NULL);
    return folded ? BS_FOLD_IN_PLACE : BS_FOLD_NONE;
}

// -- patterns ------------------------------------------------------------------------------------

// What a later write overwrites need not be written: the first that does not overlap with it takes
// the tensor that was there before.
static gboolean
FoldWaw(BsBuilder *builder, BsOp *op)
{
    const BsTransfer last = bs_vector_transfer_of(op);
    if (last.shaped->kind != BS_TYPE_TENSOR)
        return FALSE;
    BsOp *later = op, *write = write_of(last.source);
    BsTransfer of_write;
    for (; write && write != op; write = write_of(of_write.source)) {
        of_write = bs_vector_transfer_of(write);
        if (mask_of(op) == mask_of(write) && is_same_place(op, &last, write, &of_write)) {
            bs_op_set_operand(builder->ir, later, 1, of_write.source);
            bs_builder_modified(builder, later);
            return TRUE;
        }
        const BsUse *use = bs_value_uses(&write->results[0]);
        if (!are_disjoint(write, &of_write, op, &last) || !use || bs_use_next(use))
            return FALSE;
        later = write;
    }
    return FALSE;
}

// The sizes of a transfer in the dimensions of the memory: 0 where the map does not have one.
static gint64 *
sizes_in_memory(const BsTransfer *transfer, const BsVectorMap *map)
{
    gint64 *sizes = g_new0(gint64, (gsize)map->n_dims + 1);
    for (guint32 i = 0; i < map->n; i++) {
        if (map->results[i] >= 0)
            sizes[map->results[i]] = transfer->vector->shaped.shape[i];
    }
    return sizes;
}

// Whether both transfer the same dimensions, as many elements of each; dimensions that they have
// not are taken out of the maps (compressUnusedDims). The number of those they have.
static gboolean
compress_maps(const BsTransfer *of_read, BsVectorMap *read, const BsTransfer *of_write,
              BsVectorMap *write, guint32 *n)
{
    g_autofree gint64 *a = sizes_in_memory(of_read, read), *b = sizes_in_memory(of_write, write);
    g_autofree gint64 *numbers = g_new(gint64, (gsize)read->n_dims + 1);
    *n = 0;
    for (guint32 d = 0; d < read->n_dims; d++) {
        if (d >= write->n_dims || a[d] != b[d])
            return FALSE;
        numbers[d] = *n;
        *n += a[d] != 0;
    }
    BsVectorMap *const maps[] = {read, write};
    for (guint32 k = 0; k < G_N_ELEMENTS(maps); k++)
        for (guint32 i = 0; i < maps[k]->n; i++)
            if (maps[k]->results[i] >= 0)
                maps[k]->results[i] = numbers[maps[k]->results[i]];
    return TRUE;
}

// isPermutationOfMinorIdentityWithBroadcasting: the dimension of a broadcast vector, which has
// repeated dimensions in front, for each of the vector that is read; repeated ones get those that
// are left.
static gboolean
find_permutation(const BsVectorMap *read, const BsVectorMap *write, guint32 n, gint64 *places)
{
    const guint32 cut = read->n < n ? n - read->n : 0, more = read->n > n ? read->n - n : 0;
    g_autofree gboolean *taken = g_new0(gboolean, (gsize)MAX(read->n, n) + 1);
    for (guint32 i = 0; i < read->n; i++) {
        if (read->results[i] == BS_MAP_ZERO)
            continue;
        if (read->results[i] < 0 || read->results[i] >= write->n)
            return FALSE;
        const gint64 dim = write->results[read->results[i]];
        if (dim < cut)
            return FALSE;
        places[i] = dim - cut + more;
        taken[places[i]] = TRUE;
    }
    guint32 next = 0;
    for (guint32 i = 0; i < read->n; i++) {
        if (read->results[i] != BS_MAP_ZERO)
            continue;
        while (taken[next])
            next++;
        places[i] = next++;
    }
    return TRUE;
}

static void
replace_by_written(BsBuilder *builder, BsOp *read, const BsOp *write, guint32 n,
                   const gint64 *places)
{
    BsContext *context = builder->ir->context;
    const BsType *type = read->results[0].type;
    const BsAttr *scalable = type->shaped.layout;
    BsValue *vector = bs_op_operand(write, 0);
    g_autofree gint64 *sizes = g_new0(gint64, (gsize)n + 1), *scales = g_new0(gint64, (gsize)n + 1);
    for (guint32 i = 0; i < n; i++) {
        sizes[places[i]] = type->shaped.shape[i];
        scales[places[i]] = scalable ? (gint64)scalable->dense.values[i] : 0;
    }
    const BsType *repeated =
        bs_type_scalable_vector(context, n, sizes, scales, vector->type->shaped.element);
    vector = bs_builder_value(builder, "vector.broadcast", read->loc, repeated, vector, NULL, NULL,
                              NULL);
    const BsNamedAttr permutation = {"permutation", bs_attr_i64_array(context, n, places)};
    vector = bs_builder_value(builder, "vector.transpose", read->loc, type, vector, NULL, NULL,
                              bs_attr_dict(context, 1, &permutation));
    bs_rewrite_replace(builder, read, vector);
}

// What was written and is read in another order, or repeatedly. Since 22 without masks.
static gboolean
TransferReadAfterWriteToBroadcast(BsBuilder *builder, BsOp *op)
{
    const BsTransfer of_read = bs_vector_transfer_of(op);
    const BsOp *write = write_of(of_read.source);
    if (!write || of_read.shaped->kind != BS_TYPE_TENSOR || has_bounds_unknown(&of_read) ||
        mask_of(op) != mask_of(write) || (of_read.mask && bs_op_upstream(op) >= BS_UPSTREAM_22))
        return FALSE;
    const BsTransfer of_write = bs_vector_transfer_of(write);
    g_auto(BsVectorMap) read_map = bs_vector_map_read(of_read.map);
    g_auto(BsVectorMap) write_map = bs_vector_map_read(of_write.map);
    guint32 n_dims;
    if (of_read.indices.n != of_write.indices.n || read_map.n == 0 ||
        read_map.n != of_read.vector->shaped.rank || write_map.n != of_write.vector->shaped.rank)
        return FALSE;
    for (guint32 i = 0; i < of_read.indices.n; i++) {
        if (bs_op_operand(op, of_read.indices.begin + i) !=
            bs_op_operand(write, of_write.indices.begin + i))
            return FALSE;
    }
    g_autofree gint64 *places = g_new0(gint64, (gsize)read_map.n + 1);
    if (!compress_maps(&of_read, &read_map, &of_write, &write_map, &n_dims) ||
        !find_permutation(&read_map, &write_map, n_dims, places))
        return FALSE;
    replace_by_written(builder, op, write, read_map.n, places);
    return TRUE;
}

// clang-format off
const BsPattern bs_patterns_vector_transfer_read[] = { P(TransferReadAfterWriteToBroadcast, 1), END };
const BsPattern bs_patterns_vector_transfer_write[] = { FOLD_TENSOR_CASTS, P(FoldWaw, 1), END };
// clang-format on
