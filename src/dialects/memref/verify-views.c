// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of memref ops that give another view of memory.
#include "dialects/memref/memref-private.h"

#include "dialects/common/checks.h"
#include "dialects/memref/slice.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

static gboolean
have_same_shape(const BsType *a, const BsType *b)
{
    return a->shaped.rank == b->shaped.rank &&
           (a->shaped.rank == 0 ||
            !memcmp(a->shaped.shape, b->shaped.shape, a->shaped.rank * sizeof(gint64)));
}

// -- casts --------------------------------------------------------------------------------------

gboolean
bs_memref_verify_cast(const BsOp *op, BsDiags *diags)
{
    return bs_check_cast(op, diags,
                         bs_memref_casts_to(bs_op_operand(op, 0)->type, op->results[0].type)) &&
           bs_check_same_shape(op, diags, TRUE);
}

gboolean
bs_memref_verify_memory_space_cast(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    gboolean fits = from->kind == to->kind && from->shaped.element == to->shaped.element;
    if (fits && from->kind == BS_TYPE_MEMREF)
        fits = from->shaped.layout == to->shaped.layout && have_same_shape(from, to);
    return bs_check_cast(op, diags, fits);
}

static const BsType *
base_buffer_type(const BsOp *op, const BsType *source)
{
    return bs_type_memref(bs_op_context(op), 0, NULL, source->shaped.element, NULL,
                          source->shaped.space);
}

static gboolean
has_metadata_types(const BsOp *op, const BsType *source)
{
    if (op->n_results != 2 + 2 * source->shaped.rank ||
        op->results[0].type != base_buffer_type(op, source))
        return FALSE;
    for (guint32 i = 1; i < op->n_results; i++) {
        if (op->results[i].type->kind != BS_TYPE_INDEX)
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_memref_verify_extract_strided_metadata(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type;
    if (has_metadata_types(op, source))
        return TRUE;
    const guint32 n = 2 + 2 * source->shaped.rank;
    g_autofree const BsType **types = g_new(const BsType *, n);
    types[0] = base_buffer_type(op, source);
    for (guint32 i = 1; i < n; i++)
        types[i] = bs_type_index(bs_op_context(op));
    return bs_fail_inferred(op, diags, n, types);
}

// -- memref.reinterpret_cast --------------------------------------------------------------------

// A number of the type must be the number that is stated. What the type does not know fits, and, up
// to 19, what is not stated.
static gboolean
check_number(const BsOp *op, BsDiags *diags, const char *word, gint64 stated, gint64 actual,
             gint64 dim)
{
    if (actual == BS_DYNAMIC || stated == actual ||
        (stated == BS_DYNAMIC && bs_op_upstream(op) < BS_UPSTREAM_22))
        return TRUE;
    g_autofree char *wanted =
        stated == BS_DYNAMIC ? g_strdup("dynamic") : g_strdup_printf("%" G_GINT64_FORMAT, stated);
    g_autofree char *where =
        dim >= 0 ? g_strdup_printf(" in dim = %" G_GINT64_FORMAT, dim) : g_strdup("");
    bs_diags_error_at_op(diags, op,
                         "expected result type with %s = %s instead of %" G_GINT64_FORMAT "%s",
                         word, wanted, actual, where);
    return FALSE;
}

static gint64
stated(const BsOp *op, const char *list, guint32 i)
{
    return (gint64)bs_op_attr(op, list)->dense.values[i];
}

static gboolean
check_reinterpreted_layout(const BsOp *op, BsDiags *diags, const BsType *result)
{
    gint64 offset = 0;
    gint64 *strides = bs_memref_strides_new(result, &offset);
    if (!strides)
        return bs_fail_types_here(
            op, diags, "expected result type to have strided layout but found %s", result, NULL);
    gboolean ok = check_number(op, diags, "offset", stated(op, "static_offsets", 0), offset, -1);
    for (guint32 i = 0; ok && i < result->shaped.rank; i++)
        ok = check_number(op, diags, "stride", stated(op, "static_strides", i), strides[i], i);
    g_free(strides);
    return ok;
}

gboolean
bs_memref_verify_reinterpret_cast(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type, *result = op->results[0].type;
    if (!bs_slice_verify(op, diags, 1, result->shaped.rank))
        return FALSE;
    if (source->shaped.space != result->shaped.space)
        return bs_fail_types_here(
            op, diags,
            "different memory spaces specified for source type %s and result memref type %s",
            source, result);
    if (source->shaped.element != result->shaped.element)
        return bs_fail_types_here(
            op, diags,
            "different element types specified for source type %s and result memref type %s",
            source, result);
    for (guint32 i = 0; i < result->shaped.rank; i++) {
        const gint64 size = stated(op, "static_sizes", i);
        if (!check_number(op, diags, "size", size, result->shaped.shape[i], i))
            return FALSE;
    }
    return check_reinterpreted_layout(op, diags, result);
}

// -- memref.subview -----------------------------------------------------------------------------

static gboolean
has_layout_of(const BsType *expected, const BsType *result, const BsSlice *slice)
{
    gint64 offset = 0, result_offset = 0;
    g_autofree gint64 *strides = bs_memref_strides_new(expected, &offset);
    g_autofree gint64 *result_strides = bs_memref_strides_new(result, &result_offset);
    g_autofree gboolean *dropped = g_new0(gboolean, expected->shaped.rank + 1);
    if (!strides || !result_strides || offset != result_offset ||
        !bs_dropped_dims(expected, result, slice, dropped))
        return FALSE;
    for (guint32 i = 0, next = 0; i < expected->shaped.rank; i++) {
        if (!dropped[i] && strides[i] != result_strides[next++])
            return FALSE;
    }
    return TRUE;
}

// The text up to 19 ends in a way of its own; since 22 the result's type follows.
static gboolean
fail_result(const BsOp *op, BsDiags *diags, const char *text, const char *end_until_19,
            const BsType *expected)
{
    const gboolean named = bs_op_upstream(op) >= BS_UPSTREAM_22;
    const BsType *result = op->results[0].type;
    g_autofree char *format = g_strconcat(text, named ? ", but got %s" : end_until_19, NULL);
    return bs_fail_types_here(op, diags, format, expected ? expected : result, result);
}

static gboolean
check_subview_type(const BsOp *op, BsDiags *diags, const BsType *expected, const BsSlice *slice)
{
    const BsType *result = op->results[0].type;
    if (result->shaped.rank > expected->shaped.rank) {
        return fail_result(op, diags,
                           "expected result rank to be smaller or equal to the source rank", ". ",
                           NULL);
    }
    if (!bs_shape_leaves_out_ones(expected, result))
        return fail_result(
            op, diags,
            "expected result type to be %s or a rank-reduced version. (mismatch of result sizes)",
            " ", expected);
    if (result->shaped.element != expected->shaped.element)
        return fail_result(op, diags, "expected result element type to be %s", "",
                           expected->shaped.element);
    if (!has_layout_of(expected, result, slice))
        return fail_result(
            op, diags,
            "expected result type to be %s or a rank-reduced version. (mismatch of result layout)",
            " ", expected);
    return TRUE;
}

gboolean
bs_memref_verify_subview(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type, *result = op->results[0].type;
    BsSlice slice;
    if (!bs_slice_verify(op, diags, source->shaped.rank, source->shaped.rank))
        return FALSE;
    if (source->shaped.space != result->shaped.space)
        return bs_fail_types_here(
            op, diags,
            "different memory spaces specified for base memref type %s and subview memref type "
            "%s",
            source, result);
    if (!bs_slice_init(&slice, op))
        return FALSE;
    const BsType *expected = bs_subview_type(bs_op_context(op), source, &slice);
    gboolean ok = expected
                      ? check_subview_type(op, diags, expected, &slice) &&
                            bs_slice_verify_bounds(op, diags, source, &slice)
                      : bs_fail_types_here(op, diags, "base type %s is not strided", source, NULL);
    bs_slice_clear(&slice);
    return ok;
}

// -- memref.view, memref.reshape ----------------------------------------------------------------

gboolean
bs_memref_verify_view(const BsOp *op, BsDiags *diags)
{
    const BsType *base = bs_op_operand(op, 0)->type, *view = op->results[0].type;
    guint32 n_dynamic = 0;
    for (guint32 i = 0; i < view->shaped.rank; i++)
        n_dynamic += view->shaped.shape[i] == BS_DYNAMIC;
    if (!bs_memref_has_identity_layout(base))
        return bs_fail_types_here(op, diags, "unsupported map for base memref type %s", base, NULL);
    if (!bs_memref_has_identity_layout(view))
        return bs_fail_types_here(op, diags, "unsupported map for result memref type %s", view,
                                  NULL);
    if (base->shaped.space != view->shaped.space)
        return bs_fail_types_here(
            op, diags,
            "different memory spaces specified for base memref type %s and view memref type %s",
            base, view);
    if (op->n_operands - 2 != n_dynamic && bs_op_upstream(op) >= BS_UPSTREAM_22)
        return bs_fail_dynamic_sizes(op, diags, op->n_operands - 2, n_dynamic);
    if (op->n_operands - 2 != n_dynamic)
        return bs_fail_types_here(op, diags, "incorrect number of size operands for type %s", view,
                                  NULL);
    return TRUE;
}

gboolean
bs_memref_verify_reshape(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type, *result = op->results[0].type;
    gint64 length = bs_op_operand(op, 1)->type->shaped.shape[0];
    if (source->shaped.element != result->shaped.element)
        return bs_fail(op, diags,
                       "element types of source and destination memref types should be the same");
    if (source->kind == BS_TYPE_MEMREF && !bs_memref_has_identity_layout(source))
        return bs_fail(op, diags, "source memref type should have identity affine map");
    if (result->kind != BS_TYPE_MEMREF)
        return TRUE;
    if (!bs_memref_has_identity_layout(result))
        return bs_fail(op, diags, "result memref type should have identity affine map");
    if (length == BS_DYNAMIC)
        return bs_fail(
            op, diags,
            "cannot use shape operand with dynamic length to reshape to statically-ranked "
            "memref type");
    return length == result->shaped.rank ||
           bs_fail(op, diags, "length of shape operand differs from the result's memref rank");
}
