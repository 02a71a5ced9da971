// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor.pack and tensor.unpack, since 22 linalg.pack and linalg.unpack: rules, folds and
// canonicalization patterns (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, LLVM 19, and
// mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, LLVM 22).
//
// Both have the unpacked tensor on one side and the packed one on the other: the unpacked one's
// dimensions, in the order of outer_dims_perm, then one for each tile.
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/linalg/shared.h"
#include "dialects/tensor/tensor-private.h"
#include "ir/ir.h"
#include "ir/shape.h"

enum { SOURCE, DEST, PADDING };

BsRange
bs_tensor_second_operand(const BsOp *op)
{
    return bs_op_operand_group(op, DEST);
}

static const char *
pack_name(const BsOp *op)
{
    return bs_op_upstream(op) < BS_UPSTREAM_22 ? "tensor.pack" : "linalg.pack";
}

static const char *
unpack_name(const BsOp *op)
{
    return bs_op_upstream(op) < BS_UPSTREAM_22 ? "tensor.unpack" : "linalg.unpack";
}

static gboolean
packs(const BsOp *op)
{
    return bs_op_is(op, pack_name(op));
}

// The operand that is not packed, and the other one.
static const BsType *
unpacked_type(const BsOp *op)
{
    return bs_op_operand(op, packs(op) ? SOURCE : DEST)->type;
}

static const BsType *
packed_type(const BsOp *op)
{
    return bs_op_operand(op, packs(op) ? DEST : SOURCE)->type;
}

static gint64
number_at(const BsAttr *list, guint32 i)
{
    return (gint64)list->dense.values[i];
}

// The tiles, one for each number of static_inner_tiles; NULL when the op is malformed.
static BsMixed *
tiles_new(const BsOp *op)
{
    const BsAttr *numbers = bs_op_attr(op, "static_inner_tiles");
    BsMixed *tiles = g_new0(BsMixed, (gsize)numbers->dense.n + 1);
    if (bs_mixed_read(op, op->def->shape->n_operands - 1, numbers, tiles))
        return tiles;
    g_free(tiles);
    return NULL;
}

// Where dimension `i` of the unpacked tensor is in the packed one.
static guint32
outer_position(const BsAttr *order, guint32 i)
{
    for (guint32 k = 0; order && k < order->dense.n; k++)
        if (number_at(order, k) == i)
            return k;
    return i;
}

// -- rules ---------------------------------------------------------------------------------------

// Whether the list names dimensions, each once.
static gboolean
names_dims(const BsAttr *list, guint32 rank)
{
    if (list->dense.n > rank)
        return FALSE;
    for (guint32 i = 0; i < list->dense.n; i++) {
        if (number_at(list, i) < 0 || number_at(list, i) >= rank)
            return FALSE;
        for (guint32 k = 0; k < i; k++)
            if (number_at(list, k) == number_at(list, i))
                return FALSE;
    }
    return TRUE;
}

static const char *
find_wrong_list(const BsOp *op, guint32 n_tiles, const BsMixed *tiles)
{
    const BsAttr *dims = bs_op_attr(op, "inner_dims_pos"),
                 *order = bs_op_attr(op, "outer_dims_perm");
    const guint32 rank = unpacked_type(op)->shaped.rank;
    for (guint32 i = 0; i < n_tiles; i++)
        if (bs_mixed_is(tiles[i], 0))
            return "invalid zero tile factor";
    if (!names_dims(dims, rank))
        return "invalid inner_dims_pos vector";
    if (order && !names_dims(order, rank))
        return "invalid outer_dims_perm vector";
    if (order && order->dense.n && order->dense.n != rank)
        return "outer_dims_perm must be a permutation or empty";
    if (n_tiles > rank)
        return "tiling factors must be less than or equal to the input rank for pack or output "
               "rank for unpack";
    if (n_tiles != dims->dense.n)
        return "tiling factors must equal the number of dimensions to tile";
    return NULL;
}

static gboolean
check_rank(const BsOp *op, BsDiags *diags, guint32 n_tiles)
{
    const guint32 expected = unpacked_type(op)->shaped.rank + n_tiles,
                  rank = packed_type(op)->shaped.rank;
    if (rank == expected)
        return TRUE;
    if (bs_op_upstream(op) < BS_UPSTREAM_22)
        return bs_fail_here(op, diags, "packed rank must equal unpacked rank + tiling factors");
    bs_diags_error_at_op(diags, op,
                         "packed rank != (unpacked rank + num tiling factors), got %u != %u", rank,
                         expected);
    return FALSE;
}

static gint64
divide_up(gint64 size, gint64 by)
{
    return size / by + ((size % by != 0) && ((size < 0) == (by < 0)));
}

// The packed type when every tile is just large enough.
static const BsType *
smallest_packed_type(const BsOp *op)
{
    const BsType *type = unpacked_type(op);
    const BsAttr *dims = bs_op_attr(op, "inner_dims_pos"),
                 *tiles = bs_op_attr(op, "static_inner_tiles"),
                 *order = bs_op_attr(op, "outer_dims_perm");
    const guint32 rank = type->shaped.rank;
    g_autofree gint64 *sizes = g_memdup2(type->shaped.shape, rank * sizeof *sizes);
    g_autofree gint64 *shape = g_new(gint64, (gsize)rank + tiles->dense.n + 1);
    for (guint32 i = 0; i < dims->dense.n; i++) {
        gint64 *size = &sizes[number_at(dims, i)];
        if (*size != BS_DYNAMIC)
            *size = number_at(tiles, i) == BS_DYNAMIC ? BS_DYNAMIC
                                                      : divide_up(*size, number_at(tiles, i));
    }
    for (guint32 i = 0; i < rank; i++)
        shape[outer_position(order, i)] = sizes[i];
    for (guint32 i = 0; i < tiles->dense.n; i++)
        shape[rank + i] = number_at(tiles, i);
    return bs_type_tensor(bs_op_context(op), rank + tiles->dense.n, shape, type->shaped.element,
                          NULL);
}

static gboolean
fits_into(const BsType *smallest, const BsType *type)
{
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        const gint64 needed = smallest->shaped.shape[i], size = type->shaped.shape[i];
        if (needed != BS_DYNAMIC && size != BS_DYNAMIC && needed > size)
            return FALSE;
    }
    return TRUE;
}

// Since 22 only tiles that are written as numbers are known.
static gboolean
tiles_match(const BsType *packed, guint32 n_tiles, const BsMixed *tiles, BsUpstream upstream)
{
    const gboolean is_old = upstream < BS_UPSTREAM_22;
    for (guint32 i = 0; i < n_tiles; i++) {
        const gint64 size = packed->shaped.shape[packed->shaped.rank - n_tiles + i];
        gint64 number = tiles[i].number;
        const gboolean known = is_old ? bs_mixed_number(tiles[i], &number) : !tiles[i].value;
        if (size == BS_DYNAMIC ? !is_old && known : !known || size != number)
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_inner_sizes(const BsOp *op, BsDiags *diags, guint32 n_tiles, const BsMixed *tiles)
{
    return tiles_match(packed_type(op), n_tiles, tiles, bs_op_upstream(op)) ||
           bs_fail_here(
               op, diags,
               "mismatch in inner tile sizes specified and shaped of tiled dimension in the "
               "packed type");
}

// Up to 19 there may be more than is needed.
static gboolean
check_sizes(const BsOp *op, BsDiags *diags, guint32 n_tiles, const BsMixed *tiles)
{
    const BsType *smallest = smallest_packed_type(op), *packed = packed_type(op);
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        return check_inner_sizes(op, diags, n_tiles, tiles) &&
               (bs_shapes_compatible(smallest, packed) ||
                bs_fail_types_here(op, diags, "expected %s for the packed domain value, got %s",
                                   smallest, packed));
    if (!fits_into(smallest, packed))
        return bs_fail_types_here(op, diags,
                                  "the shape of output is not large enough to hold the packed "
                                  "data. Expected at least %s, got %s",
                                  smallest, packed);
    return check_inner_sizes(op, diags, n_tiles, tiles);
}

static gboolean
check_tiles(const BsOp *op, BsDiags *diags, guint32 n_tiles, const BsMixed *tiles)
{
    const char *wrong = find_wrong_list(op, n_tiles, tiles);
    if (wrong)
        return bs_fail_here(op, diags, wrong);
    return check_rank(op, diags, n_tiles) && check_sizes(op, diags, n_tiles, tiles);
}

// Whether a tile may be partly empty (upstream's requirePaddingValue).
static gboolean
needs_padding(const BsOp *op, const BsMixed *tiles)
{
    const BsAttr *dims = bs_op_attr(op, "inner_dims_pos"),
                 *order = bs_op_attr(op, "outer_dims_perm");
    const BsType *unpacked = unpacked_type(op), *packed = packed_type(op);
    for (guint32 i = 0; i < dims->dense.n; i++) {
        const guint32 dim = (guint32)number_at(dims, i);
        const gint64 size = unpacked->shaped.shape[dim];
        gint64 tile;
        if (size == BS_DYNAMIC)
            continue;
        if (!bs_mixed_number(tiles[i], &tile))
            tile = packed->shaped.shape[outer_position(order, dim)];
        if (tile != BS_DYNAMIC && tile != 0 && size % tile)
            return TRUE;
    }
    return FALSE;
}

static gboolean
check_padding(const BsOp *op, BsDiags *diags, const BsMixed *tiles)
{
    const BsRange padding = bs_op_operand_group(op, PADDING);
    const BsType *element = bs_op_operand(op, SOURCE)->type->shaped.element;
    if (padding.n && bs_op_operand(op, padding.begin)->type != element)
        return bs_fail_types(op, diags, "expected padding_value has %s but got: %s", element,
                             bs_op_operand(op, padding.begin)->type);
    return padding.n || !needs_padding(op, tiles) ||
           bs_fail(op, diags,
                   "invalid tile factor or output size provided. Only full tiles are supported "
                   "when padding_value is not set");
}

gboolean
bs_tensor_verify_pack(const BsOp *op, BsDiags *diags)
{
    g_autofree BsMixed *tiles = tiles_new(op);
    const guint32 n_tiles = bs_op_attr(op, "static_inner_tiles")->dense.n;
    return !tiles || (check_tiles(op, diags, n_tiles, tiles) &&
                      (!packs(op) || check_padding(op, diags, tiles)));
}

// -- folds ---------------------------------------------------------------------------------------

// One number everywhere stays so, where the padding is that number too.
BsFold
bs_fold_tensor_pack(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                    BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    const BsAttr *elements = constants[SOURCE];
    const BsType *type = op->results[0].type;
    const BsRange padding = packs(op) ? bs_op_operand_group(op, PADDING) : (BsRange){0};
    if (!elements || elements->kind != BS_ATTR_DENSE_ELEMENTS || !elements->dense.splat ||
        !bs_type_has_static_shape(type))
        return BS_FOLD_NONE;
    const BsAttr *with = padding.n ? constants[padding.begin] : NULL;
    if (with && with != bs_attr_from_bits(context, type->shaped.element, elements->dense.values[0]))
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, bs_attr_dense(context, type, 1, elements->dense.values, TRUE));
}

// -- patterns ------------------------------------------------------------------------------------

static gboolean
is_in_order(const BsAttr *order)
{
    for (guint32 i = 0; order && i < order->dense.n; i++)
        if (number_at(order, i) != i)
            return FALSE;
    return TRUE;
}

static gboolean
have_same_tiles(const BsOp *a, const BsOp *b)
{
    g_autofree BsMixed *tiles = tiles_new(a), *others = tiles_new(b);
    const guint32 n = bs_op_attr(a, "static_inner_tiles")->dense.n;
    gboolean same = tiles && others && n == bs_op_attr(b, "static_inner_tiles")->dense.n;
    for (guint32 i = 0; same && i < n; i++) {
        gint64 x, y;
        same = bs_mixed_equal(tiles[i], others[i]) ||
               (bs_mixed_number(tiles[i], &x) && bs_mixed_number(others[i], &y) && x == y);
    }
    return same;
}

// Whether one packs, without padding, as the other unpacks.
static gboolean
undoes(const BsOp *op, const BsOp *first)
{
    const BsOp *pack = packs(op) ? op : first;
    const BsAttr *order = bs_op_attr(op, "outer_dims_perm"),
                 *other = bs_op_attr(first, "outer_dims_perm");
    return !bs_op_operand_group(pack, PADDING).n &&
           bs_op_attr(op, "inner_dims_pos") == bs_op_attr(first, "inner_dims_pos") &&
           (order == other || (is_in_order(order) && is_in_order(other))) &&
           have_same_tiles(op, first);
}

// As in LLVM 19, what is unpacked need not have the type of what was packed: the verifier then says
// what does not fit.
static gboolean
replace_by_first_source(BsBuilder *builder, BsOp *op, const BsOp *first)
{
    BsValue *source = bs_op_operand(first, SOURCE);
    const gboolean any_type = !packs(op) && bs_op_upstream(op) < BS_UPSTREAM_22;
    return (any_type || source->type == op->results[0].type) && undoes(op, first) &&
           bs_rewrite_replace(builder, op, source);
}

// What is known of the sizes of dimensions without tiles on one side is known on the other; the
// types with those sizes. FALSE: nothing is new.
static gboolean
share_sizes(const BsOp *op, const BsType **source, const BsType **dest)
{
    BsContext *context = bs_op_context(op);
    const BsAttr *dims = bs_op_attr(op, "inner_dims_pos"),
                 *order = bs_op_attr(op, "outer_dims_perm");
    const BsType *unpacked = unpacked_type(op), *packed = packed_type(op);
    const guint32 rank = unpacked->shaped.rank, packed_rank = packed->shaped.rank;
    g_autofree gint64 *outer = g_memdup2(unpacked->shaped.shape, rank * sizeof *outer);
    g_autofree gint64 *inner = g_memdup2(packed->shaped.shape, packed_rank * sizeof *inner);
    gboolean changed = FALSE;
    for (guint32 i = 0; i < rank; i++) {
        gint64 *a = &outer[i], *b = &inner[outer_position(order, i)];
        gboolean tiled = FALSE;
        for (guint32 k = 0; k < dims->dense.n; k++)
            tiled |= number_at(dims, k) == i;
        if (tiled || (*a == BS_DYNAMIC) == (*b == BS_DYNAMIC))
            continue;
        *a = *b = *a == BS_DYNAMIC ? *b : *a;
        changed = TRUE;
    }
    unpacked =
        bs_type_tensor(context, rank, outer, unpacked->shaped.element, unpacked->shaped.layout);
    packed =
        bs_type_tensor(context, packed_rank, inner, packed->shaped.element, packed->shaped.layout);
    *source = packs(op) ? unpacked : packed;
    *dest = packs(op) ? packed : unpacked;
    return changed;
}

static BsValue *
cast_to(BsBuilder *builder, const BsOp *op, BsValue *value, const BsType *type)
{
    return value->type == type
               ? value
               : bs_builder_value(builder, "tensor.cast", op->loc, type, value, NULL, NULL, NULL);
}

// All uses of the op's result are to see a cast of it to the type that it had.
static void
cast_result_back(BsBuilder *builder, BsOp *op, const BsType *type)
{
    BsValue *result = bs_op_result(op, 0);
    bs_builder_set_after(builder, op);
    BsValue *cast =
        bs_builder_value(builder, "tensor.cast", op->loc, type, result, NULL, NULL, NULL);
    bs_builder_replace_uses(builder, result, cast);
    bs_op_set_operand(builder->ir, bs_value_op(cast), 0, result);
}

static gboolean
pack_known_sizes(BsBuilder *builder, BsOp *op)
{
    const BsType *source, *dest, *was = op->results[0].type;
    if (!share_sizes(op, &source, &dest))
        return FALSE;
    BsValue *from = cast_to(builder, op, bs_op_operand(op, SOURCE), source);
    BsValue *to = cast_to(builder, op, bs_op_operand(op, DEST), dest);
    bs_op_set_operand(builder->ir, op, SOURCE, from);
    bs_op_set_operand(builder->ir, op, DEST, to);
    bs_value_set_type(builder->ir, bs_op_result(op, 0), to->type);
    bs_builder_modified(builder, op);
    // LLVM 19 casts to the same type, too.
    if (to->type != was || bs_context_upstream(builder->ir->context) < BS_UPSTREAM_22)
        cast_result_back(builder, op, was);
    return TRUE;
}

static gboolean
drop_padding(BsBuilder *builder, BsOp *op)
{
    const BsRange padding = bs_op_operand_group(op, PADDING);
    const BsAttr *dims = bs_op_attr(op, "inner_dims_pos"),
                 *tiles = bs_op_attr(op, "static_inner_tiles");
    g_autofree BsMixed *mixed = tiles_new(op);
    const BsType *source = bs_op_operand(op, SOURCE)->type;
    if (!padding.n || !mixed)
        return FALSE;
    for (guint32 i = 0; i < dims->dense.n; i++)
        if (source->shaped.shape[number_at(dims, i)] == BS_DYNAMIC ||
            number_at(tiles, i) == BS_DYNAMIC)
            return FALSE;
    if (needs_padding(op, mixed))
        return FALSE;
    bs_op_splice_operands(builder->ir, op, padding, PADDING, 0, NULL);
    bs_builder_modified(builder, op);
    return TRUE;
}

static gboolean
canonicalize_pack(BsBuilder *builder, BsOp *op)
{
    const BsOp *unpack = bs_value_defined_by(bs_op_operand(op, SOURCE), unpack_name(op));
    if (unpack && replace_by_first_source(builder, op, unpack))
        return TRUE;
    if (unpack && bs_op_upstream(op) < BS_UPSTREAM_22)
        return FALSE;
    return drop_padding(builder, op) || pack_known_sizes(builder, op);
}

// What it overwrites need not be made.
static gboolean
skip_destination(BsBuilder *builder, BsOp *op)
{
    const BsValue *dest = bs_op_operand(op, DEST);
    if (!bs_value_op(dest) || !bs_value_op(dest)->def->destinations)
        return FALSE;
    const BsRange destinations = bs_value_op(dest)->def->destinations(bs_value_op(dest));
    if (dest->index >= destinations.n)
        return FALSE;
    bs_op_set_operand(builder->ir, op, DEST,
                      bs_op_operand(bs_value_op(dest), destinations.begin + dest->index));
    bs_builder_modified(builder, op);
    return TRUE;
}

static gboolean
begins_at_zero(const BsSlice *slice)
{
    gboolean begins = TRUE;
    for (guint32 i = 0; i < slice->n_offsets; i++)
        begins = begins && bs_mixed_is(slice->offsets[i], 0) && bs_mixed_is(slice->strides[i], 1);
    return begins;
}

// Whether the slice drops less than a tile of each dimension that is tiled (upstream's
// canFoldSliceOp, which in LLVM 22 does not look at the other dimensions).
static gboolean
drops_less_than_tiles(const BsOp *op, const BsOp *extract, const BsSlice *slice)
{
    const BsAttr *dims = bs_op_attr(op, "inner_dims_pos"),
                 *order = bs_op_attr(op, "outer_dims_perm");
    const BsType *type = extract->results[0].type, *packed = packed_type(op);
    if (type->shaped.rank != op->results[0].type->shaped.rank || !begins_at_zero(slice))
        return FALSE;
    for (guint32 i = 0; i < dims->dense.n; i++) {
        const guint32 dim = (guint32)number_at(dims, i);
        const gint64 size = type->shaped.shape[dim],
                     outer = packed->shaped.shape[outer_position(order, dim)],
                     tile = number_at(bs_op_attr(op, "static_inner_tiles"), i);
        if (size == BS_DYNAMIC || outer == BS_DYNAMIC || tile == BS_DYNAMIC ||
            outer * tile - size >= tile)
            return FALSE;
    }
    return TRUE;
}

// What is sliced right after may be unpacked into a slice.
static gboolean
unpack_into_slice(BsBuilder *builder, BsOp *op)
{
    const BsUse *use = bs_value_uses(bs_op_result(op, 0));
    BsOp *extract = use && !bs_use_next(use) ? bs_use_owner(use) : NULL;
    BsSlice slice;
    if (!extract || !bs_op_is(extract, "tensor.extract_slice") || !bs_slice_init(&slice, extract))
        return FALSE;
    BsValue *dest = NULL, *into = bs_op_operand(op, DEST);
    if (drops_less_than_tiles(op, extract, &slice))
        dest = bs_slice_build(builder, "tensor.extract_slice", op->loc, extract->results[0].type, 1,
                              &into, &slice);
    bs_slice_clear(&slice);
    if (!dest)
        return FALSE;
    bs_op_set_operand(builder->ir, op, DEST, dest);
    bs_value_set_type(builder->ir, bs_op_result(op, 0), dest->type);
    bs_builder_modified(builder, op);
    BsValue *result = bs_op_result(op, 0);
    bs_builder_replace_op(builder, extract, &result);
    return TRUE;
}

static gboolean
unpack_known_sizes(BsBuilder *builder, BsOp *op)
{
    const BsType *source, *dest;
    if (!share_sizes(op, &source, &dest))
        return FALSE;
    g_autofree BsValue **operands = g_new0(BsValue *, (gsize)op->n_operands + 2);
    for (guint32 i = 0; i < op->n_operands; i++)
        operands[i] = bs_op_operand(op, i);
    operands[SOURCE] = cast_to(builder, op, operands[SOURCE], source);
    operands[DEST] = cast_to(builder, op, operands[DEST], dest);
    const BsType *type = operands[DEST]->type;
    BsOp *made = bs_builder_op(builder, unpack_name(op), op->loc, op->n_operands, operands, 1,
                               &type, op->attrs, 0);
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "tensor.cast", op->loc, op->results[0].type,
                                               bs_op_result(made, 0), NULL, NULL, NULL));
}

static gboolean
canonicalize_unpack(BsBuilder *builder, BsOp *op)
{
    const BsOp *pack = bs_value_defined_by(bs_op_operand(op, SOURCE), pack_name(op));
    if (pack)
        return replace_by_first_source(builder, op, pack);
    return skip_destination(builder, op) ||
           (bs_op_upstream(op) >= BS_UPSTREAM_22 && unpack_into_slice(builder, op)) ||
           unpack_known_sizes(builder, op);
}

// The tiles whose sizes the type of what is packed says become numbers.
static void
make_tiles_static(BsBuilder *builder, BsOp *op, const BsType *packed)
{
    const BsAttr *numbers = bs_op_attr(op, "static_inner_tiles");
    const guint32 n = numbers->dense.n, group = op->def->shape->n_operands - 1;
    g_autofree gint64 *tiles = g_new(gint64, (gsize)n + 1);
    guint32 next = bs_op_operand_group(op, group).begin;
    for (guint32 i = 0; i < n; i++) {
        const gint64 size = packed->shaped.shape[packed->shaped.rank - n + i];
        tiles[i] = number_at(numbers, i) == BS_DYNAMIC ? size : number_at(numbers, i);
        if (number_at(numbers, i) == BS_DYNAMIC && size != BS_DYNAMIC)
            bs_op_splice_operands(builder->ir, op, (BsRange){next, 1}, group, 0, NULL);
        else
            next += number_at(numbers, i) == BS_DYNAMIC;
    }
    bs_op_set_attr(builder->ir, op, "static_inner_tiles",
                   bs_attr_dense_array(builder->ir->context, numbers->type, n, tiles));
}

// Since 22 casts that are taken away tell the sizes of tiles, too.
static gboolean
fold_operand_casts(BsBuilder *builder, BsOp *op)
{
    BsValue *packed = bs_op_operand(op, packs(op) ? DEST : SOURCE);
    gboolean changes = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++)
        changes = changes || bs_tensor_uncast(bs_op_operand(op, i)) != bs_op_operand(op, i);
    if (!changes)
        return FALSE;
    make_tiles_static(builder, op, bs_tensor_uncast(packed)->type);
    return bs_tensor_fold_operand_casts(builder, op);
}

#define FOLD_PACK_CASTS(name)                                                    \
    NAMED_UNTIL_19("FoldTensorCastProducerOp", bs_tensor_fold_operand_casts, 1), \
        NAMED_SINCE_22(name, fold_operand_casts, 1)

// Upstream's canonicalize() of an op has no name.
const BsPattern bs_patterns_tensor_pack[] = {
    FOLD_PACK_CASTS("FoldTensorCastPackOp"), NAMED("FoldFillWithPack", bs_linalg_pack_of_fill, 1),
    NAMED("tensor.pack of known sizes", canonicalize_pack, 1), END};
const BsPattern bs_patterns_tensor_unpack[] = {
    FOLD_PACK_CASTS("FoldTensorCastUnPackOp"),
    NAMED("tensor.unpack of known sizes", canonicalize_unpack, 1), END};
