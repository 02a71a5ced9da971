// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is asked of offsets, sizes and strides (OffsetSizeAndStrideOpInterface in
// mlir/lib/Interfaces/ViewLikeInterface.cpp).
#include "dialects/common/checks.h"
#include "dialects/common/slice.h"
#include "ir/context.h"
#include "ir/shape.h"

static const struct {
    const char *attr, *word;
} slice_lists[] = {
    {"static_offsets", "offset"}, {"static_sizes", "size"}, {"static_strides", "stride"}};

static const BsAttr *
slice_list(const BsOp *op, guint32 which)
{
    return bs_op_attr(op, slice_lists[which].attr);
}

// How many values the op has for what a list leaves open; these are its last operands.
static guint32
n_values_of(const BsOp *op, guint32 which)
{
    const guint32 first = op->def->shape->n_operands - (guint32)G_N_ELEMENTS(slice_lists);
    return bs_op_operand_group(op, first + which).n;
}

static gboolean
fail_dynamic(const BsOp *op, BsDiags *diags, guint32 which, guint32 n_dynamic)
{
    const char *word = slice_lists[which].word;
    if (bs_op_upstream(op) < BS_UPSTREAM_22)
        bs_diags_error_at_op(diags, op, "expected %u dynamic %s values", n_dynamic, word);
    else
        bs_diags_error_at_op(diags, op,
                             "expected the number of '%ss' to match the number of dynamic entries "
                             "in '%s' (%u vs %u)",
                             word, slice_lists[which].attr, n_values_of(op, which), n_dynamic);
    return FALSE;
}

static gboolean
check_slice_list(const BsOp *op, BsDiags *diags, guint32 which, guint32 expected)
{
    const BsAttr *list = slice_list(op, which);
    if (list->dense.n != expected) {
        bs_diags_error_at_op(diags, op, "expected %u %s values, got %u", expected,
                             slice_lists[which].word, list->dense.n);
        return FALSE;
    }
    guint32 n_dynamic = 0;
    for (guint32 i = 0; i < list->dense.n; i++)
        n_dynamic += (gint64)list->dense.values[i] == BS_DYNAMIC;
    return n_values_of(op, which) == n_dynamic || fail_dynamic(op, diags, which, n_dynamic);
}

static gboolean
check_not_negative(const BsOp *op, BsDiags *diags, guint32 which)
{
    const BsAttr *list = slice_list(op, which);
    for (guint32 i = 0; i < list->dense.n; i++) {
        gint64 value = (gint64)list->dense.values[i];
        if (value >= 0 || value == BS_DYNAMIC)
            continue;
        bs_diags_error_at_op(diags, op,
                             "expected %ss to be non-negative, but got %" G_GINT64_FORMAT,
                             slice_lists[which].word, value);
        return FALSE;
    }
    return TRUE;
}

static gboolean
fail_ranks(const BsOp *op, BsDiags *diags, const char *words, guint32 a, guint32 b)
{
    bs_diags_error_at_op(
        diags, op,
        "expected mixed %s rank (%u vs %u) so the rank of the result type is well-formed.", words,
        a, b);
    return FALSE;
}

gboolean
bs_slice_verify(const BsOp *op, BsDiags *diags, guint32 n_offsets, guint32 rank)
{
    guint32 offsets = slice_list(op, 0)->dense.n, sizes = slice_list(op, 1)->dense.n;
    guint32 strides = slice_list(op, 2)->dense.n;
    if (!(offsets == 1 && n_offsets == 1) && offsets != sizes)
        return fail_ranks(op, diags, "offsets rank to match mixed sizes", offsets, sizes);
    if (sizes != strides)
        return fail_ranks(op, diags, "sizes rank to match mixed strides", sizes, strides);
    return check_slice_list(op, diags, 0, n_offsets) && check_slice_list(op, diags, 1, rank) &&
           check_slice_list(op, diags, 2, rank) && check_not_negative(op, diags, 0) &&
           check_not_negative(op, diags, 1);
}

// Since 22: what is known to lie outside of the source is refused.
gboolean
bs_slice_verify_bounds(const BsOp *op, BsDiags *diags, const BsType *source, const BsSlice *slice)
{
    guint32 dim;
    gboolean begins;
    gint64 place;
    if (bs_op_upstream(op) < BS_UPSTREAM_22 ||
        !bs_slice_is_outside(slice, source, &dim, &begins, &place))
        return TRUE;
    const gint64 size = source->shaped.shape[dim];
    if (begins)
        bs_diags_error_at_op(
            diags, op, "offset %u is out-of-bounds: %" G_GINT64_FORMAT " >= %" G_GINT64_FORMAT, dim,
            place, size);
    else
        bs_diags_error_at_op(diags, op,
                             "slice along dimension %u runs out-of-bounds: %" G_GINT64_FORMAT
                             " >= %" G_GINT64_FORMAT,
                             dim, place, size);
    return FALSE;
}
