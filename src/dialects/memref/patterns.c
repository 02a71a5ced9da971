// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of memref's allocations, copies, dim, view, subview and
// reinterpret_cast (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, LLVM 19). Those of alloca_scope and
// the reshapes stand in files of their own.
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/memref/memref-private.h"
#include "dialects/memref/slice.h"
#include "ir/ir.h"
#include "ir/shape.h"

// Replaces the op by a memref.cast of `value` to the op's type.
static gboolean
replace_by_cast(BsBuilder *builder, BsOp *op, BsValue *value)
{
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "memref.cast", op->loc,
                                               bs_op_result(op, 0)->type, value, NULL, NULL, NULL));
}

// -- allocations ---------------------------------------------------------------------------------

// A list of sizes in which constants went from the operands to the type.
typedef struct Sizes {
    const BsType *type;
    BsValue **operands; // what is left
    guint32 n_operands;
} Sizes;

// Whether `accept` takes any of the operands: mostly it takes none.
static gboolean
has_accepted(const BsOp *op, BsRange range, gboolean (*accept)(const BsValue *, gint64 *))
{
    gint64 size;
    for (guint32 i = 0; i < range.n; i++) {
        if (accept(bs_op_operand(op, range.begin + i), &size))
            return TRUE;
    }
    return FALSE;
}

// Splits the sizes of a type with one operand in `range` per dynamic dimension. A constant that
// `accept` refuses stays an operand.
static gboolean
split_sizes(BsContext *context, const BsOp *op, const BsType *type, BsRange range,
            gboolean (*accept)(const BsValue *value, gint64 *size), Sizes *sizes)
{
    const guint32 rank = type->shaped.rank;
    if (!has_accepted(op, range, accept))
        return FALSE;
    g_autofree gint64 *shape = g_new(gint64, rank + 1);
    *sizes = (Sizes){.operands = g_new(BsValue *, (gsize)range.n + 1)};
    guint32 next = 0;
    for (guint32 i = 0; i < rank; i++) {
        shape[i] = type->shaped.shape[i];
        if (shape[i] != BS_DYNAMIC || next == range.n)
            continue;
        BsValue *operand = bs_op_operand(op, range.begin + next++);
        if (!accept(operand, &shape[i]))
            sizes->operands[sizes->n_operands++] = operand;
    }
    sizes->type = bs_memref_with_shape(context, type, shape);
    if (sizes->n_operands < range.n)
        return TRUE;
    g_free(sizes->operands);
    return FALSE;
}

static gboolean
constant_size(const BsValue *value, gint64 *size)
{
    gint64 number;
    if (!bs_value_int(value, &number) || number < 0)
        return FALSE;
    *size = number;
    return TRUE;
}

// alloc(constant) has a static type, and a cast to the old one.
static gboolean
simplify_alloc_const(BsBuilder *builder, BsOp *op)
{
    if (op->n_operands == 0)
        return FALSE;
    BsContext *context = builder->ir->context;
    const BsRange symbols = bs_op_operand_group(op, 1);
    Sizes sizes;
    if (!split_sizes(context, op, bs_op_result(op, 0)->type, bs_op_operand_group(op, 0),
                     constant_size, &sizes))
        return FALSE;
    const guint32 n = sizes.n_operands;
    g_autofree BsValue **operands = g_renew(BsValue *, sizes.operands, (gsize)n + symbols.n + 1);
    for (guint32 i = 0; i < symbols.n; i++)
        operands[n + i] = bs_op_operand(op, symbols.begin + i);
    const gint32 segments[] = {(gint32)n, (gint32)symbols.n};
    const BsNamedAttr item = {"operandSegmentSizes", bs_attr_i32_array(context, 2, segments)};
    const BsAttr *attrs = bs_attr_dict(context, 1, &item);
    attrs = bs_dict_with(context, attrs, "alignment", bs_op_attr(op, "alignment"));
    BsOp *alloc = bs_builder_op(builder, op->def->name, op->loc, n + symbols.n, operands, 1,
                                &sizes.type, attrs, 0);
    return replace_by_cast(builder, op, bs_op_result(alloc, 0));
}

// An allocation that is only stored to and freed goes, with the stores and deallocs.
static gboolean
simplify_dead_alloc(BsBuilder *builder, BsOp *op)
{
    BsValue *memref = bs_op_result(op, 0);
    bs_value_for_each_use (memref, use) {
        const BsOp *user = bs_use_owner(use);
        if (bs_op_is(user, "memref.store") ? bs_op_operand(user, 0) == memref
                                           : !bs_op_is(user, "memref.dealloc"))
            return FALSE;
    }
    while (bs_value_uses(memref))
        bs_builder_erase_op(builder, bs_use_owner(bs_value_uses(memref)));
    bs_builder_erase_op(builder, op);
    return TRUE;
}

// -- copy ----------------------------------------------------------------------------------------

// Casts of ranked memrefs are looked through: LLVM 19 compares the source's type with itself.
static gboolean
FoldCopyOfCast(BsBuilder *builder, BsOp *op)
{
    gboolean modified = FALSE;
    for (guint32 i = 0; i < 2; i++) {
        const BsOp *cast = bs_value_defined_by(bs_op_operand(op, i), "memref.cast");
        if (!cast || bs_op_operand(cast, 0)->type->kind != BS_TYPE_MEMREF)
            continue;
        bs_op_set_operand(builder->ir, op, i, bs_op_operand(cast, 0));
        bs_builder_modified(builder, op);
        modified = TRUE;
    }
    return modified;
}

static gboolean
is_empty(const BsType *type)
{
    for (guint32 i = 0; type->kind == BS_TYPE_MEMREF && i < type->shaped.rank; i++)
        if (type->shaped.shape[i] == 0)
            return TRUE;
    return FALSE;
}

static gboolean
FoldEmptyCopy(BsBuilder *builder, BsOp *op)
{
    if (!is_empty(bs_op_operand(op, 0)->type) && !is_empty(bs_op_operand(op, 1)->type))
        return FALSE;
    bs_builder_erase_op(builder, op);
    return TRUE;
}

static gboolean
FoldSelfCopy(BsBuilder *builder, BsOp *op)
{
    if (bs_op_operand(op, 0) != bs_op_operand(op, 1))
        return FALSE;
    bs_builder_erase_op(builder, op);
    return TRUE;
}

// -- dim -----------------------------------------------------------------------------------------

// Whether the index is surely there where the reshape is; `dim` comes later than both.
static gboolean
index_dominates(const BsOp *dim, BsOp *reshape)
{
    const BsValue *index = bs_op_operand(dim, 1);
    if (bs_value_block(index) == bs_op_block(reshape))
        return !bs_value_op(index) || !bs_op_is_before(reshape, bs_value_op(index));
    if (bs_op_block(dim) == bs_op_block(reshape))
        return TRUE;
    const BsRegion *outer = bs_value_region(index), *inner = bs_op_parent_region(reshape);
    return outer != inner && bs_region_is_ancestor(outer, inner);
}

// dim(reshape(x, shape), i) loads shape[i], right after the reshape, where the shape is still what
// it was.
static gboolean
DimOfMemRefReshape(BsBuilder *builder, BsOp *op)
{
    BsOp *reshape = bs_value_defined_by(bs_op_operand(op, 0), "memref.reshape");
    if (!reshape || !index_dominates(op, reshape))
        return FALSE;
    bs_builder_set_after(builder, reshape);
    BsValue *shape = bs_op_operand(reshape, 1);
    const BsType *type = bs_op_result(op, 0)->type;
    BsValue *load = bs_builder_value(builder, "memref.load", op->loc, bs_type_element(shape->type),
                                     shape, bs_op_operand(op, 1), NULL, NULL);
    if (load->type != type)
        load = bs_builder_value(builder, "arith.index_cast", op->loc, type, load, NULL, NULL, NULL);
    return bs_rewrite_replace(builder, op, load);
}

// -- reinterpret_cast ----------------------------------------------------------------------------

// Whether the mixed value is what `result` of the extract_strided_metadata holds, a number or not.
static gboolean
restores(BsOp *extract, guint32 result, gint64 number, BsMixed mixed, gint64 number_in_type)
{
    const BsMixed from = {.value = number == BS_DYNAMIC ? bs_op_result(extract, result) : NULL,
                          .number = number};
    if (number_in_type != BS_DYNAMIC)
        mixed = (BsMixed){.number = number_in_type};
    gint64 known;
    if (bs_mixed_number(mixed, &known))
        mixed = (BsMixed){.number = known};
    return bs_mixed_equal(from, mixed);
}

// Whether the reinterpret_cast builds from the parts of `extract` just the memref that they were
// taken from.
static gboolean
restores_all(BsOp *extract, const BsOp *op, const BsSlice *slice)
{
    const BsType *from = bs_op_operand(extract, 0)->type, *to = bs_op_result(op, 0)->type;
    const guint32 rank = from->shaped.rank;
    if (to->shaped.rank != rank || slice->n_offsets != 1 || slice->n_sizes != rank ||
        slice->n_strides != rank)
        return FALSE;
    g_autofree gint64 *strides = g_new(gint64, 2 * (gsize)rank + 1);
    gint64 *to_strides = strides + rank, offset, to_offset;
    if (!bs_memref_strides(from, strides, &offset) ||
        !bs_memref_strides(to, to_strides, &to_offset))
        return FALSE;
    gboolean same = restores(extract, 1, offset, slice->offsets[0], to_offset);
    for (guint32 i = 0; i < rank && same; i++)
        same =
            restores(extract, 2 + rank + i, strides[i], slice->strides[i], to_strides[i]) &&
            restores(extract, 2 + i, from->shaped.shape[i], slice->sizes[i], to->shaped.shape[i]);
    return same;
}

static gboolean
ReinterpretCastOpExtractStridedMetadataFolder(BsBuilder *builder, BsOp *op)
{
    const BsValue *base = bs_op_operand(op, 0);
    BsOp *extract = bs_value_defined_by(base, "memref.extract_strided_metadata");
    BsSlice slice;
    if (!extract || !bs_slice_init(&slice, op))
        return FALSE;
    const gboolean same = restores_all(extract, op, &slice);
    bs_slice_clear(&slice);
    BsValue *source = bs_op_operand(extract, 0);
    if (!same && bs_context_upstream(builder->ir->context) < BS_UPSTREAM_22)
        return FALSE;
    if (!same) { // the parts are other ones, but of the same buffer
        bs_op_set_operand(builder->ir, op, 0, source);
        bs_builder_modified(builder, op);
        return TRUE;
    }
    if (source->type == bs_op_result(op, 0)->type)
        return bs_rewrite_replace(builder, op, source);
    return replace_by_cast(builder, op, source);
}

// What the type knows of a number, and what a constant is, becomes static; TRUE when anything did.
static gboolean
take_number(BsMixed *mixed, gint64 number_in_type)
{
    if (!mixed->value)
        return FALSE;
    if (number_in_type == BS_DYNAMIC && !bs_mixed_number(*mixed, &number_in_type))
        return FALSE;
    *mixed = (BsMixed){.number = number_in_type};
    return TRUE;
}

static const BsType *
reinterpreted_type(BsContext *context, const BsType *like, const BsSlice *slice)
{
    const guint32 rank = slice->n_sizes;
    g_autofree gint64 *sizes = g_new(gint64, 2 * (gsize)rank + 1);
    gint64 *strides = sizes + rank;
    for (guint32 i = 0; i < rank; i++) {
        sizes[i] = slice->sizes[i].value ? BS_DYNAMIC : slice->sizes[i].number;
        strides[i] = slice->strides[i].value ? BS_DYNAMIC : slice->strides[i].number;
    }
    const gint64 offset = slice->offsets[0].value ? BS_DYNAMIC : slice->offsets[0].number;
    return bs_type_memref(context, rank, sizes, like->shaped.element,
                          bs_attr_strided(context, rank, strides, offset), like->shaped.space);
}

// Constant offset, sizes and strides go to the type; a cast gives the old type (since 22).
static gboolean
ReinterpretCastOpConstantFolder(BsBuilder *builder, BsOp *op)
{
    const BsType *type = bs_op_result(op, 0)->type;
    const guint32 rank = type->shaped.rank;
    BsSlice slice;
    g_autofree gint64 *strides = g_new(gint64, rank + 1);
    gint64 offset;
    if (!bs_memref_strides(type, strides, &offset) || !bs_slice_init(&slice, op))
        return FALSE;
    gboolean changed = FALSE;
    if (slice.n_offsets == 1 && slice.n_sizes == rank && slice.n_strides == rank) {
        changed = take_number(&slice.offsets[0], offset);
        for (guint32 i = 0; i < rank; i++) {
            changed |= take_number(&slice.sizes[i], type->shaped.shape[i]);
            changed |= take_number(&slice.strides[i], strides[i]);
        }
    }
    if (changed) {
        const BsType *known = reinterpreted_type(builder->ir->context, type, &slice);
        replace_by_cast(builder, op,
                        bs_slice_build(builder, "memref.reinterpret_cast", op->loc, known, 1,
                                       (BsValue *[]){bs_op_operand(op, 0)}, &slice));
    }
    bs_slice_clear(&slice);
    return changed;
}

// -- view ----------------------------------------------------------------------------------------

static gboolean
constant_index(const BsValue *value, gint64 *size)
{
    return value->type->kind == BS_TYPE_INDEX && bs_value_int(value, size);
}

static BsOp *
make_view(BsBuilder *builder, const BsOp *op, const BsType *type, BsValue *source, guint32 n_sizes,
          BsValue *const *sizes)
{
    g_autofree BsValue **operands = g_new(BsValue *, (gsize)n_sizes + 2);
    operands[0] = source;
    operands[1] = bs_op_operand(op, 1);
    for (guint32 i = 0; i < n_sizes; i++)
        operands[2 + i] = sizes[i];
    return bs_builder_op(builder, "memref.view", op->loc, n_sizes + 2, operands, 1, &type, NULL, 0);
}

// Constant sizes go to the type; a cast gives the old type.
static gboolean
ViewOpShapeFolder(BsBuilder *builder, BsOp *op)
{
    Sizes sizes;
    if (!split_sizes(builder->ir->context, op, bs_op_result(op, 0)->type,
                     bs_op_operand_group(op, 2), constant_index, &sizes))
        return FALSE;
    BsOp *view =
        make_view(builder, op, sizes.type, bs_op_operand(op, 0), sizes.n_operands, sizes.operands);
    g_free(sizes.operands);
    return replace_by_cast(builder, op, bs_op_result(view, 0));
}

// view(cast(alloc)) is view(alloc); since 22 of any cast, also of one that no view may be of.
static gboolean
ViewOpMemrefCastFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "memref.cast");
    BsValue *source = cast ? bs_op_operand(cast, 0) : NULL;
    if (!source ||
        (bs_op_upstream(op) < BS_UPSTREAM_22 && !bs_value_defined_by(source, "memref.alloc")))
        return FALSE;
    const BsRange range = bs_op_operand_group(op, 2);
    g_autofree BsValue **sizes = g_new(BsValue *, (gsize)range.n + 1);
    for (guint32 i = 0; i < range.n; i++)
        sizes[i] = bs_op_operand(op, range.begin + i);
    BsOp *view = make_view(builder, op, bs_op_result(op, 0)->type, source, range.n, sizes);
    return bs_rewrite_replace(builder, op, bs_op_result(view, 0));
}

// -- subview -------------------------------------------------------------------------------------

// The type of a subview of a memref of type `source` in place of `op`, without the dimensions that
// `op` drops. NULL when it can't be said which these are (LLVM 19 goes on with a result that is not
// there, and the cast that it makes then does not verify).
static const BsType *
subview_type_like(BsContext *context, const BsOp *op, const BsType *source, const BsSlice *of_op,
                  const BsSlice *slice)
{
    const BsType *type = bs_slice_is_valid(slice) ? bs_subview_type(context, source, slice) : NULL;
    g_autofree gboolean *dropped = g_new0(gboolean, source->shaped.rank + 1);
    if (!type ||
        !bs_dropped_dims(bs_op_operand(op, 0)->type, bs_op_result(op, 0)->type, of_op, dropped))
        return NULL;
    return bs_drop_dims(context, type, dropped);
}

static gboolean
replace_by_subview(BsBuilder *builder, BsOp *op, BsValue *source, const BsType *type,
                   const BsSlice *slice)
{
    if (!type)
        return FALSE;
    return replace_by_cast(
        builder, op, bs_slice_build(builder, "memref.subview", op->loc, type, 1, &source, slice));
}

// Since 22 what would then be known to lie outside stays as it is.
static gboolean
would_be_outside(const BsOp *op, const BsSlice *slice)
{
    guint32 dim;
    gboolean begins;
    gint64 place;
    return bs_op_upstream(op) >= BS_UPSTREAM_22 &&
           bs_slice_is_outside(slice, bs_op_operand(op, 0)->type, &dim, &begins, &place);
}

static gboolean
fold_subview_constants(BsBuilder *builder, BsOp *op)
{
    BsSlice slice, of_op;
    if (!bs_slice_init(&slice, op))
        return FALSE;
    gboolean done = FALSE;
    if (bs_slice_make_static(&slice) && !would_be_outside(op, &slice) &&
        bs_slice_init(&of_op, op)) {
        BsValue *source = bs_op_operand(op, 0);
        const BsType *type =
            subview_type_like(builder->ir->context, op, source->type, &of_op, &slice);
        done = replace_by_subview(builder, op, source, type, &slice);
        bs_slice_clear(&of_op);
    }
    bs_slice_clear(&slice);
    return done;
}

// subview(cast(x)) is cast(subview(x)), when there is no constant left for the pattern before.
static gboolean
SubViewOpMemRefCastFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "memref.cast");
    BsSlice slice;
    if (!cast || bs_slice_has_constant(op) || !bs_memref_cast_only_forgets(cast) ||
        !bs_slice_init(&slice, op))
        return FALSE;
    BsValue *source = bs_op_operand(cast, 0);
    const BsType *type = subview_type_like(builder->ir->context, op, source->type, &slice, &slice);
    const gboolean done = replace_by_subview(builder, op, source, type, &slice);
    bs_slice_clear(&slice);
    return done;
}

// A subview of everything is its source.
static gboolean
TrivialSubViewOpFolder(BsBuilder *builder, BsOp *op)
{
    BsSlice slice;
    if (!bs_slice_init(&slice, op))
        return FALSE;
    BsValue *source = bs_op_operand(op, 0);
    const gboolean whole = source->type->shaped.rank == bs_op_result(op, 0)->type->shaped.rank &&
                           bs_slice_is_whole(&slice, source->type);
    bs_slice_clear(&slice);
    if (!whole)
        return FALSE;
    if (source->type == bs_op_result(op, 0)->type)
        return bs_rewrite_replace(builder, op, source);
    return replace_by_cast(builder, op, source);
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_memref_alloc[] = {
    NAMED("SimplifyAllocConst<mlir::memref::AllocOp>", simplify_alloc_const, 1),
    NAMED("SimplifyDeadAlloc<mlir::memref::AllocOp>", simplify_dead_alloc, 1), END,
};
const BsPattern bs_patterns_memref_alloca[] = {
    NAMED("SimplifyAllocConst<mlir::memref::AllocaOp>", simplify_alloc_const, 1),
    NAMED("SimplifyDeadAlloc<mlir::memref::AllocaOp>", simplify_dead_alloc, 1), END,
};
const BsPattern bs_patterns_memref_realloc[] = {
    NAMED("SimplifyDeadAlloc<mlir::memref::ReallocOp>", simplify_dead_alloc, 1), END,
};
const BsPattern bs_patterns_memref_copy[] = {
    P_UNTIL_19(FoldCopyOfCast, 1), P(FoldEmptyCopy, 1), P(FoldSelfCopy, 1), END,
};
const BsPattern bs_patterns_memref_dim[] = {
    NAMED("DimOfCastOp", bs_memref_dim_of_to_buffer, 1), P(DimOfMemRefReshape, 1),
    NAMED("(anonymous namespace)::SimplifyDimOfAllocOp", bs_memref_dim_of_gpu_alloc, 1), END,
};
const BsPattern bs_patterns_memref_load[] = {
    NAMED_UNTIL_19("LoadOfToMemref", bs_memref_load_of_to_buffer, 1),
    NAMED_SINCE_22("LoadOfToBuffer", bs_memref_load_of_to_buffer, 1), END,
};
const BsPattern bs_patterns_memref_reinterpret_cast[] = {
    P(ReinterpretCastOpExtractStridedMetadataFolder, 1), P_SINCE_22(ReinterpretCastOpConstantFolder, 1), END,
};
const BsPattern bs_patterns_memref_view[] = {
    P(ViewOpShapeFolder, 1), P(ViewOpMemrefCastFolder, 1), END,
};
const BsPattern bs_patterns_memref_subview[] = {
    NAMED("mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, "
          "SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>", fold_subview_constants, 1),
    P(SubViewOpMemRefCastFolder, 1), P(TrivialSubViewOpFolder, 1), END,
};
// clang-format on
