// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/slice.h"

#include "dialects/common/fold.h"
#include "ir/ir.h"
#include "ir/shape.h"

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

gboolean
bs_mixed_read(const BsOp *op, guint32 group, const BsAttr *numbers, BsMixed *mixed)
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
    if (bs_mixed_read(op, first, numbers[0], slice->offsets) &&
        bs_mixed_read(op, first + 1, numbers[1], slice->sizes) &&
        bs_mixed_read(op, first + 2, numbers[2], slice->strides))
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

// Where the slice ends along a dimension; FALSE when that is not known.
static gboolean
find_end(const BsSlice *slice, guint32 dim, gint64 *end)
{
    gint64 distance;
    return !slice->sizes[dim].value && !slice->strides[dim].value &&
           !__builtin_mul_overflow(slice->sizes[dim].number - 1, slice->strides[dim].number,
                                   &distance) &&
           !__builtin_add_overflow(slice->offsets[dim].number, distance, end);
}

gboolean
bs_slice_is_outside(const BsSlice *slice, const BsType *source, guint32 *dim, gboolean *begins,
                    gint64 *place)
{
    for (guint32 i = 0; i < source->shaped.rank; i++) {
        const gint64 size = source->shaped.shape[i];
        if (size == BS_DYNAMIC || slice->offsets[i].value)
            continue;
        *dim = i;
        *place = slice->offsets[i].number;
        *begins = *place >= size;
        if (*begins || (find_end(slice, i, place) && *place >= size))
            return TRUE;
    }
    return FALSE;
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

gboolean
bs_slice_has_constant(const BsOp *op)
{
    gint64 number;
    for (guint32 i = 0; i < op->n_operands; i++)
        if (bs_op_operand(op, i)->type->kind == BS_TYPE_INDEX &&
            bs_value_int(bs_op_operand(op, i), &number))
            return TRUE;
    return FALSE;
}
