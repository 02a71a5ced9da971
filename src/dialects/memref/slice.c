// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/memref/slice.h"

#include "dialects/common/fold.h"
#include "ir/ir.h"
#include "ir/shape.h"

// -- casts ---------------------------------------------------------------------------------------

gboolean
bs_memref_fold_casts(BsBuilder *builder, BsOp *op, const BsValue *inner)
{
    gboolean folded = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        const BsOp *cast = bs_value_op(operand);
        // Most are allocations, which the number of operands tells before their name does.
        if (cast && cast->n_operands == 1 && bs_op_is(cast, "memref.cast") && operand != inner &&
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
