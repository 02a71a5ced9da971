// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/memref-slice-private.h"

#include "dialects/fold-private.h"
#include "ir/ir.h"
#include "ir/shape.h"

// -- casts ---------------------------------------------------------------------------------------

gboolean
bs_memref_fold_casts(BsBuilder *builder, BsOp *op, const BsValue *inner)
{
    gboolean folded = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        const BsOp *cast = bs_value_defined_by(operand, "memref.cast");
        if (cast && operand != inner &&
            bs_op_operand(cast, 0)->type->kind != BS_TYPE_UNRANKED_MEMREF) {
            bs_op_set_operand(builder->ir, op, i, bs_op_operand(cast, 0));
            folded = TRUE;
        }
    }
    return folded;
}

// Strides and offset of a memref, in one block: the strides, then the offset. NULL when it is not
// strided.
static gint64 *
strides_of(const BsType *type)
{
    gint64 *strides = g_new(gint64, type->shaped.rank + 1);
    if (bs_memref_strides(type, strides, &strides[type->shaped.rank]))
        return strides;
    g_free(strides);
    return NULL;
}

static gboolean
only_forgets(guint32 n, const gint64 *from, const gint64 *to)
{
    for (guint32 i = 0; i < n; i++)
        if (from[i] == BS_DYNAMIC && to[i] != BS_DYNAMIC)
            return FALSE;
    return TRUE;
}

gboolean
bs_memref_cast_only_forgets(const BsOp *cast)
{
    const BsType *from = bs_op_operand(cast, 0)->type, *to = bs_op_result(cast, 0)->type;
    if (from->kind != BS_TYPE_MEMREF || to->kind != BS_TYPE_MEMREF ||
        from->shaped.element != to->shaped.element || from->shaped.rank != to->shaped.rank)
        return FALSE;
    g_autofree gint64 *from_strides = strides_of(from);
    g_autofree gint64 *to_strides = strides_of(to);
    return from_strides && to_strides &&
           only_forgets(from->shaped.rank, from->shaped.shape, to->shaped.shape) &&
           only_forgets(from->shaped.rank + 1, from_strides, to_strides);
}

static gboolean
compatible(guint32 n, const gint64 *a, const gint64 *b)
{
    for (guint32 i = 0; i < n; i++)
        if (a[i] != b[i] && a[i] != BS_DYNAMIC && b[i] != BS_DYNAMIC)
            return FALSE;
    return TRUE;
}

gboolean
bs_memref_casts_to(const BsType *from, const BsType *to)
{
    if (!bs_type_is_memref(from) || !bs_type_is_memref(to) ||
        from->shaped.element != to->shaped.element || from->shaped.space != to->shaped.space)
        return FALSE;
    if (from->kind == BS_TYPE_UNRANKED_MEMREF || to->kind == BS_TYPE_UNRANKED_MEMREF)
        return from->kind != to->kind;
    if (from->shaped.rank != to->shaped.rank)
        return FALSE;
    if (from->shaped.layout != to->shaped.layout) {
        g_autofree gint64 *from_strides = strides_of(from);
        g_autofree gint64 *to_strides = strides_of(to);
        if (!from_strides || !to_strides ||
            !compatible(from->shaped.rank + 1, from_strides, to_strides))
            return FALSE;
    }
    return compatible(from->shaped.rank, from->shaped.shape, to->shaped.shape);
}

// -- mixed values --------------------------------------------------------------------------------

gboolean
bs_mixed_equal(BsMixed a, BsMixed b)
{
    return a.value == b.value && (a.value || a.number == b.number);
}

gboolean
bs_mixed_number(BsMixed mixed, gint64 *number)
{
    if (mixed.value)
        return bs_value_int(mixed.value, number);
    *number = mixed.number;
    return TRUE;
}

gboolean
bs_mixed_is(BsMixed mixed, gint64 number)
{
    gint64 known;
    return bs_mixed_number(mixed, &known) && known == number;
}

static const char *const static_names[] = {"static_offsets", "static_sizes", "static_strides"};

// Fills `mixed` from the static numbers and, where they are dynamic, the operands of a group.
static gboolean
mix(const BsOp *op, guint32 group, const BsAttr *numbers, BsMixed *mixed)
{
    const BsRange operands = bs_op_operand_group(op, group);
    guint32 next = 0;
    for (guint32 i = 0; i < numbers->dense.n; i++) {
        mixed[i] = (BsMixed){.number = (gint64)numbers->dense.values[i]};
        if (mixed[i].number != BS_DYNAMIC)
            continue;
        if (next == operands.n)
            return FALSE;
        mixed[i].value = bs_op_operand(op, operands.begin + next++);
    }
    return next == operands.n;
}

gboolean
bs_slice_init(BsSlice *slice, const BsOp *op)
{
    const BsAttr *numbers[3];
    for (guint32 i = 0; i < 3; i++) {
        numbers[i] = bs_op_attr(op, static_names[i]);
        if (!numbers[i] || numbers[i]->kind != BS_ATTR_DENSE_ARRAY)
            return FALSE;
    }
    *slice = (BsSlice){.n_offsets = numbers[0]->dense.n,
                       .n_sizes = numbers[1]->dense.n,
                       .n_strides = numbers[2]->dense.n};
    slice->offsets =
        g_new(BsMixed, (gsize)slice->n_offsets + slice->n_sizes + slice->n_strides + 1);
    slice->sizes = slice->offsets + slice->n_offsets;
    slice->strides = slice->sizes + slice->n_sizes;
    const guint32 first = op->def->shape->n_operands - 3; // group
    if (mix(op, first, numbers[0], slice->offsets) &&
        mix(op, first + 1, numbers[1], slice->sizes) &&
        mix(op, first + 2, numbers[2], slice->strides))
        return TRUE;
    bs_slice_clear(slice);
    return FALSE;
}

void
bs_slice_clear(BsSlice *slice)
{
    g_free(slice->offsets);
    *slice = (BsSlice){0};
}

static gboolean
lists_equal(guint32 n, const BsMixed *a, guint32 m, const BsMixed *b)
{
    gboolean equal = n == m;
    for (guint32 i = 0; equal && i < n; i++)
        equal = bs_mixed_equal(a[i], b[i]);
    return equal;
}

gboolean
bs_slice_equal(const BsSlice *a, const BsSlice *b)
{
    return lists_equal(a->n_offsets, a->offsets, b->n_offsets, b->offsets) &&
           lists_equal(a->n_sizes, a->sizes, b->n_sizes, b->sizes) &&
           lists_equal(a->n_strides, a->strides, b->n_strides, b->strides);
}

gboolean
bs_slice_is_valid(const BsSlice *slice)
{
    for (guint32 i = 0; i < slice->n_offsets; i++)
        if (!slice->offsets[i].value && slice->offsets[i].number < 0)
            return FALSE;
    for (guint32 i = 0; i < slice->n_sizes; i++)
        if (!slice->sizes[i].value && slice->sizes[i].number < 0)
            return FALSE;
    for (guint32 i = 0; i < slice->n_strides; i++)
        if (!slice->strides[i].value && slice->strides[i].number == 0)
            return FALSE;
    return TRUE;
}

gboolean
bs_slice_is_whole(const BsSlice *slice, const BsType *type)
{
    gboolean whole = slice->n_sizes == type->shaped.rank;
    for (guint32 i = 0; i < slice->n_offsets && whole; i++)
        whole = bs_mixed_is(slice->offsets[i], 0);
    for (guint32 i = 0; i < slice->n_strides && whole; i++)
        whole = bs_mixed_is(slice->strides[i], 1);
    for (guint32 i = 0; i < slice->n_sizes && whole; i++)
        whole = type->shaped.shape[i] != BS_DYNAMIC &&
                bs_mixed_is(slice->sizes[i], type->shaped.shape[i]);
    return whole;
}

static gboolean
make_static(guint32 n, BsMixed *mixed, gboolean only_non_negative)
{
    gboolean changed = FALSE;
    for (guint32 i = 0; i < n; i++) {
        gint64 number;
        if (!mixed[i].value || !bs_value_int(mixed[i].value, &number) ||
            (only_non_negative && number < 0))
            continue;
        mixed[i] = (BsMixed){.number = number};
        changed = TRUE;
    }
    return changed;
}

gboolean
bs_slice_make_static(BsSlice *slice)
{
    return make_static(slice->n_offsets, slice->offsets, TRUE) ||
           make_static(slice->n_sizes, slice->sizes, TRUE) ||
           make_static(slice->n_strides, slice->strides, FALSE);
}

// The static numbers of a group as attribute; its values are appended to `operands`.
static const BsAttr *
unmix(BsContext *context, guint32 n, const BsMixed *mixed, BsValue **operands, guint32 *n_operands)
{
    g_autofree gint64 *numbers = g_new(gint64, n + 1);
    for (guint32 i = 0; i < n; i++) {
        numbers[i] = mixed[i].value ? BS_DYNAMIC : mixed[i].number;
        if (mixed[i].value)
            operands[(*n_operands)++] = mixed[i].value;
    }
    return bs_attr_dense_array(context, bs_type_integer(context, 64, BS_SIGNLESS), n, numbers);
}

BsValue *
bs_slice_build(BsBuilder *builder, const char *name, BsLoc loc, const BsType *type,
               guint32 n_sources, BsValue *const *sources, const BsSlice *slice)
{
    enum { MAX_SOURCES = 2 };
    BsContext *context = builder->ir->context;
    const guint32 counts[] = {slice->n_offsets, slice->n_sizes, slice->n_strides};
    const BsMixed *const lists[] = {slice->offsets, slice->sizes, slice->strides};
    g_autofree BsValue **operands =
        g_new(BsValue *, (gsize)MAX_SOURCES + slice->n_offsets + slice->n_sizes + slice->n_strides);
    guint32 n_operands = 0;
    gint32 segments[MAX_SOURCES + 3];
    BsNamedAttr attrs[4];
    g_assert(n_sources <= MAX_SOURCES);
    for (guint32 i = 0; i < n_sources; i++) {
        segments[i] = 1;
        operands[n_operands++] = sources[i];
    }
    for (guint32 i = 0; i < 3; i++) {
        const guint32 before = n_operands;
        attrs[i] = (BsNamedAttr){static_names[i],
                                 unmix(context, counts[i], lists[i], operands, &n_operands)};
        segments[n_sources + i] = (gint32)(n_operands - before);
    }
    attrs[3] =
        (BsNamedAttr){"operandSegmentSizes", bs_attr_i32_array(context, n_sources + 3, segments)};
    BsOp *op = bs_builder_op(builder, name, loc, n_operands, operands, type ? 1 : 0, &type,
                             bs_attr_dict(context, 4, attrs), 0);
    return type ? bs_op_result(op, 0) : NULL;
}

// -- types ---------------------------------------------------------------------------------------

static gint64
multiply(gint64 a, gint64 b)
{
    if (a == 0 || b == 0)
        return 0;
    return a == BS_DYNAMIC || b == BS_DYNAMIC ? BS_DYNAMIC : (gint64)((guint64)a * (guint64)b);
}

static gint64
add(gint64 a, gint64 b)
{
    return a == BS_DYNAMIC || b == BS_DYNAMIC ? BS_DYNAMIC : (gint64)((guint64)a + (guint64)b);
}

static gint64
static_number(BsMixed mixed)
{
    return mixed.value ? BS_DYNAMIC : mixed.number;
}

const BsType *
bs_subview_type(BsContext *context, const BsType *source, const BsSlice *slice)
{
    const guint32 rank = source->shaped.rank;
    g_autofree gint64 *strides = strides_of(source);
    if (!strides || slice->n_offsets != rank || slice->n_sizes != rank || slice->n_strides != rank)
        return NULL;
    gint64 offset = strides[rank];
    g_autofree gint64 *shape = g_new(gint64, rank + 1);
    for (guint32 i = 0; i < rank; i++) {
        offset = add(offset, multiply(static_number(slice->offsets[i]), strides[i]));
        strides[i] = multiply(strides[i], static_number(slice->strides[i]));
        shape[i] = static_number(slice->sizes[i]);
    }
    return bs_type_memref(context, rank, shape, source->shaped.element,
                          bs_attr_strided(context, rank, strides, offset), source->shaped.space);
}

static void
count(GHashTable *counts, gint64 *stride, gint change)
{
    const gint now = GPOINTER_TO_INT(g_hash_table_lookup(counts, stride));
    g_hash_table_insert(counts, stride, GINT_TO_POINTER(now + change));
}

// Of several dimensions of size 1 those are dropped whose stride the reduced type lacks.
static gboolean
keep_by_stride(const BsType *source, const BsType *reduced, gboolean *dropped)
{
    g_autofree gint64 *strides = strides_of(source);
    g_autofree gint64 *reduced_strides = strides_of(reduced);
    if (!strides || !reduced_strides)
        return FALSE;
    g_autoptr(GHashTable) left = g_hash_table_new(g_int64_hash, g_int64_equal);
    g_autoptr(GHashTable) wanted = g_hash_table_new(g_int64_hash, g_int64_equal);
    for (guint32 i = 0; i < source->shaped.rank; i++)
        count(left, &strides[i], 1);
    for (guint32 i = 0; i < reduced->shaped.rank; i++)
        count(wanted, &reduced_strides[i], 1);
    for (guint32 i = 0; i < source->shaped.rank; i++) {
        if (!dropped[i])
            continue;
        const gint have = GPOINTER_TO_INT(g_hash_table_lookup(left, &strides[i]));
        const gint want = GPOINTER_TO_INT(g_hash_table_lookup(wanted, &strides[i]));
        if (have < want)
            return FALSE;
        if (have > want)
            count(left, &strides[i], -1);
        else
            dropped[i] = FALSE;
    }
    return TRUE;
}

static guint32
count_dropped(guint32 rank, const gboolean *dropped)
{
    guint32 n = 0;
    for (guint32 i = 0; i < rank; i++)
        n += dropped[i] != FALSE;
    return n;
}

gboolean
bs_dropped_dims(const BsType *source, const BsType *reduced, const BsSlice *slice,
                gboolean *dropped)
{
    const guint32 rank = source->shaped.rank, reduced_rank = reduced->shaped.rank;
    for (guint32 i = 0; i < rank; i++)
        dropped[i] = FALSE;
    if (rank == reduced_rank)
        return TRUE;
    for (guint32 i = 0; i < rank && i < slice->n_sizes; i++)
        dropped[i] = !slice->sizes[i].value && slice->sizes[i].number == 1;
    if (count_dropped(rank, dropped) + reduced_rank == rank)
        return TRUE;
    return keep_by_stride(source, reduced, dropped) &&
           count_dropped(rank, dropped) + reduced_rank == rank;
}

const BsType *
bs_drop_dims(BsContext *context, const BsType *type, const gboolean *dropped)
{
    const guint32 rank = type->shaped.rank;
    g_autofree gint64 *strides = strides_of(type);
    if (!strides)
        return NULL;
    const gint64 offset = strides[rank];
    g_autofree gint64 *shape = g_new(gint64, rank + 1);
    guint32 kept = 0;
    for (guint32 i = 0; i < rank; i++) {
        if (dropped[i])
            continue;
        shape[kept] = type->shaped.shape[i];
        strides[kept++] = strides[i];
    }
    return bs_type_memref(context, kept, shape, type->shaped.element,
                          bs_attr_strided(context, kept, strides, offset), type->shaped.space);
}

const BsType *
bs_memref_with_shape(BsContext *context, const BsType *type, const gint64 *shape)
{
    return bs_type_memref(context, type->shaped.rank, shape, type->shaped.element,
                          type->shaped.layout, type->shaped.space);
}
