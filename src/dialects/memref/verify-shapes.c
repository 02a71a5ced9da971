// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of memref ops that join, split or permute dimensions: the result's type follows from the
// source's.
#include "dialects/memref/memref-private.h"

#include "dialects/common/checks.h"
#include "ir/affine.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/printer.h"

// A product in which an unknown factor makes the result unknown.
static gint64
multiply(gint64 a, gint64 b)
{
    gint64 product;
    if (a == BS_DYNAMIC || b == BS_DYNAMIC || __builtin_mul_overflow(a, b, &product))
        return BS_DYNAMIC;
    return product;
}

gint64 *
bs_memref_strides_new(const BsType *type, gint64 *offset)
{
    gint64 *strides = g_new(gint64, type->shaped.rank + 1);
    if (bs_memref_strides(type, strides, offset))
        return strides;
    g_free(strides);
    return NULL;
}

// -- groups of dimensions -----------------------------------------------------------------------

// One group: which dimensions of the expanded type make up one of the collapsed type.
static gboolean
check_group(const BsOp *op, BsDiags *diags, const BsAttr *group, guint32 number, gint64 collapsed,
            const BsType *expanded, guint32 *next)
{
    gboolean dynamic = FALSE;
    gint64 size = 1;
    for (guint32 i = 0; i < group->array.n; i++) {
        gint64 dim = group->array.items[i]->integer;
        if (dim != (gint64)(*next)++)
            return bs_fail(op, diags, "reassociation indices must be contiguous");
        if (dim >= expanded->shaped.rank) {
            bs_diags_op_error(diags, op,
                              "reassociation index %" G_GINT64_FORMAT " is out of bounds", dim);
            return FALSE;
        }
        dynamic |= expanded->shaped.shape[dim] == BS_DYNAMIC;
        size = multiply(size, expanded->shaped.shape[dim]);
    }
    if ((collapsed == BS_DYNAMIC) != dynamic) {
        bs_diags_op_error(
            diags, op,
            "collapsed dim (%u) must be dynamic if and only if reassociation group is dynamic",
            number);
        return FALSE;
    }
    if (dynamic || size == collapsed)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "collapsed dim size (%" G_GINT64_FORMAT
                      ") must equal reassociation group size (%" G_GINT64_FORMAT ")",
                      collapsed, size);
    return FALSE;
}

// upstream's verifyCollapsedShape()
static gboolean
check_groups(const BsOp *op, BsDiags *diags, const BsAttr *groups, const BsType *collapsed,
             const BsType *expanded)
{
    guint32 next = 0;
    if (collapsed->shaped.rank != groups->array.n) {
        bs_diags_op_error(diags, op,
                          "invalid number of reassociation groups: found %u, expected %u",
                          groups->array.n, collapsed->shaped.rank);
        return FALSE;
    }
    for (guint32 i = 0; i < groups->array.n; i++) {
        if (!check_group(op, diags, groups->array.items[i], i, collapsed->shaped.shape[i], expanded,
                         &next))
            return FALSE;
    }
    if (collapsed->shaped.rank == 0) {
        for (guint32 i = 0; i < expanded->shaped.rank; i++) {
            if (expanded->shaped.shape[i] != 1)
                return bs_fail(op, diags,
                               "rank 0 memrefs can only be extended/collapsed with/from ones");
        }
        return TRUE;
    }
    if (next == expanded->shaped.rank)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "expanded rank (%u) inconsistent with number of reassociation indices (%u)",
                      expanded->shaped.rank, next);
    return FALSE;
}

static gboolean
fail_direction(const BsOp *op, BsDiags *diags, guint32 from, guint32 to, const char *what,
               const char *sign)
{
    bs_diags_op_error(diags, op,
                      "has source rank %u and result rank %u. This is not %s (%u %s %u).", from, to,
                      what, from, sign, to);
    return FALSE;
}

static const BsType *
strided_type(const BsOp *op, const BsType *source, const BsType *shape, const gint64 *strides,
             gint64 offset)
{
    BsContext *context = bs_op_context(op);
    const BsAttr *layout =
        strides ? bs_attr_strided(context, shape->shaped.rank, strides, offset) : NULL;
    return bs_type_memref(context, shape->shaped.rank, shape->shaped.shape, source->shaped.element,
                          layout, source->shaped.space);
}

// -- memref.collapse_shape ----------------------------------------------------------------------

// The stride of a group is that of its last dimension; sizes of 1 are skipped, since their strides
// mean nothing.
static gint64
collapsed_stride(const BsAttr *group, const BsType *source, const gint64 *strides)
{
    guint32 n = group->array.n;
    while (n > 1 && source->shaped.shape[group->array.items[n - 1]->integer] == 1)
        n--;
    gint64 last = group->array.items[n - 1]->integer;
    return source->shaped.shape[last] != BS_DYNAMIC || n == 1 ? strides[last] : BS_DYNAMIC;
}

// FALSE when two dimensions of the group surely do not lie behind one another. Since 22 what is of
// size 1 lies anywhere.
static gboolean
is_contiguous(const BsOp *op, const BsAttr *group, const BsType *source, const gint64 *strides,
              gint64 stride)
{
    const gboolean skips = bs_op_upstream(op) >= BS_UPSTREAM_22;
    for (guint32 i = group->array.n; i-- > 1;) {
        gint64 dim = group->array.items[i]->integer;
        stride = multiply(stride, source->shaped.shape[dim]);
        if ((skips && source->shaped.shape[dim - 1] == 1) || stride == BS_DYNAMIC ||
            strides[dim - 1] == BS_DYNAMIC)
            continue;
        if (stride != strides[dim - 1])
            return FALSE;
    }
    return TRUE;
}

const BsType *
bs_memref_collapsed_type(const BsOp *op, const BsType *source, const BsType *shape,
                         const BsAttr *groups)
{
    if (bs_memref_has_identity_layout(source))
        return strided_type(op, source, shape, NULL, 0);
    gint64 offset = 0;
    g_autofree gint64 *strides = bs_memref_strides_new(source, &offset);
    g_autofree gint64 *collapsed = g_new0(gint64, groups->array.n + 1);
    for (guint32 i = 0; i < groups->array.n; i++) {
        const BsAttr *group = groups->array.items[i];
        if (group->array.n == 0)
            return NULL;
        collapsed[i] = collapsed_stride(group, source, strides);
        if (!is_contiguous(op, group, source, strides, collapsed[i]))
            return NULL;
    }
    return strided_type(op, source, shape, collapsed, offset);
}

gboolean
bs_memref_verify_collapse_shape(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type, *result = op->results[0].type;
    const BsAttr *groups = bs_op_attr(op, "reassociation");
    if (source->shaped.rank < result->shaped.rank)
        return fail_direction(op, diags, source->shaped.rank, result->shaped.rank, "a collapse",
                              "<");
    if (!check_groups(op, diags, groups, result, source))
        return FALSE;
    const BsType *expected = bs_memref_collapsed_type(op, source, result, groups);
    if (!expected)
        return bs_fail(op, diags, "invalid source layout map or collapsing non-contiguous dims");
    return expected == result ||
           bs_fail_types(op, diags, "expected collapsed type to be %s but found %s", expected,
                         result);
}

// -- memref.expand_shape ------------------------------------------------------------------------

const BsType *
bs_memref_expanded_type(const BsOp *op, const BsType *source, const BsType *result,
                        const BsAttr *groups)
{
    if (bs_memref_has_identity_layout(source))
        return strided_type(op, source, result, NULL, 0);
    gint64 offset = 0;
    g_autofree gint64 *strides = bs_memref_strides_new(source, &offset);
    g_autofree gint64 *expanded = g_new(gint64, result->shaped.rank + 1);
    for (guint32 dim = 0; dim < result->shaped.rank; dim++)
        expanded[dim] = 1; // what a memref of rank 0 becomes
    for (guint32 i = 0; i < groups->array.n; i++) {
        const BsAttr *group = groups->array.items[i];
        gint64 stride = strides[i];
        for (guint32 j = group->array.n; j-- > 0;) {
            gint64 dim = group->array.items[j]->integer;
            expanded[dim] = stride;
            stride = multiply(stride, result->shaped.shape[dim]);
        }
    }
    return strided_type(op, source, result, expanded, offset);
}

static gboolean
check_output_shape(const BsOp *op, BsDiags *diags, const BsType *result)
{
    const BsAttr *statics = bs_op_attr(op, "static_output_shape");
    guint32 n = bs_op_operand_group(op, 1).n, n_dynamic = 0;
    if (statics->dense.n != result->shaped.rank) {
        bs_diags_op_error(diags, op,
                          "expected number of static shape bounds to be equal to the output rank "
                          "(%u) but found %u "
                          "inputs instead",
                          result->shaped.rank, statics->dense.n);
        return FALSE;
    }
    for (guint32 i = 0; i < statics->dense.n; i++)
        n_dynamic += (gint64)statics->dense.values[i] == BS_DYNAMIC;
    if (n != n_dynamic) {
        bs_diags_op_error(diags, op,
                          "mismatch in dynamic dims in output_shape and static_output_shape: "
                          "static_output_shape has "
                          "%u dynamic dims while output_shape has %u values",
                          n_dynamic, n);
        return FALSE;
    }
    for (guint32 i = 0; i < result->shaped.rank; i++) {
        gint64 size = result->shaped.shape[i];
        if (size == BS_DYNAMIC || size == (gint64)statics->dense.values[i])
            continue;
        bs_diags_op_error(diags, op, "invalid output shape provided at pos %u", i);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_memref_verify_expand_shape(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type, *result = op->results[0].type;
    const BsAttr *groups = bs_op_attr(op, "reassociation");
    if (source->shaped.rank > result->shaped.rank)
        return fail_direction(op, diags, source->shaped.rank, result->shaped.rank, "an expansion",
                              ">");
    if (!check_groups(op, diags, groups, source, result))
        return FALSE;
    const BsType *expected = bs_memref_expanded_type(op, source, result, groups);
    if (expected != result)
        return bs_fail_types(op, diags, "expected expanded type to be %s but found %s", expected,
                             result);
    return check_output_shape(op, diags, result);
}

// -- memref.transpose ---------------------------------------------------------------------------

// The text of upstream's canonical layout: an affine map that adds up offset and strides.
static const BsType *
canonical_type(const BsOp *op, const BsType *shape, const gint64 *strides, gint64 offset)
{
    GString *dims = g_string_new("("), *sum = g_string_new(NULL);
    guint32 n_symbols = offset == BS_DYNAMIC;
    for (guint32 i = 0; i < shape->shaped.rank; i++) {
        g_string_append_printf(dims, "%sd%u", i ? ", " : "", i);
        g_string_append_printf(sum, "%sd%u", i ? " + " : "", i);
        if (strides[i] == BS_DYNAMIC)
            g_string_append_printf(sum, " * s%u", n_symbols++);
        else if (strides[i] != 1)
            g_string_append_printf(sum, " * %" G_GINT64_FORMAT, strides[i]);
        if (i == 0 && offset == BS_DYNAMIC)
            g_string_append(sum, " + s0");
    }
    if (offset && offset != BS_DYNAMIC)
        g_string_append_printf(sum, " + %" G_GINT64_FORMAT, offset);
    g_string_append_c(dims, ')');
    for (guint32 i = 0; i < n_symbols; i++)
        g_string_append_printf(dims, "%ss%u", i ? ", " : "[", i);
    g_string_append_printf(dims, "%s -> (%s)", n_symbols ? "]" : "", sum->str);
    const BsAttr *layout =
        bs_attr_text(bs_op_context(op), BS_ATTR_AFFINE_MAP, dims->str, dims->len);
    g_string_free(dims, TRUE);
    g_string_free(sum, TRUE);
    return bs_type_memref(bs_op_context(op), shape->shaped.rank, shape->shaped.shape,
                          shape->shaped.element, layout, shape->shaped.space);
}

static gboolean
check_transposed(const BsOp *op, BsDiags *diags, const BsType *source, const BsType *result,
                 const guint32 *permutation)
{
    guint32 rank = source->shaped.rank;
    gint64 offset = 0, result_offset = 0;
    g_autofree gint64 *from = bs_memref_strides_new(source, &offset),
                      *strides = g_new0(gint64, rank + 1);
    g_autofree gint64 *shape = g_new0(gint64, rank + 1),
                      *to = bs_memref_strides_new(result, &result_offset);
    for (guint32 i = 0; i < rank; i++) {
        strides[i] = from[permutation[i]];
        shape[i] = source->shaped.shape[permutation[i]];
    }
    const BsType *transposed = bs_type_memref(bs_op_context(op), rank, shape,
                                              source->shaped.element, NULL, source->shaped.space);
    gboolean same = result->shaped.rank == rank &&
                    result->shaped.element == source->shaped.element &&
                    result->shaped.space == source->shaped.space && offset == result_offset;
    for (guint32 i = 0; same && i < rank; i++)
        same = result->shaped.shape[i] == shape[i] && to[i] == strides[i];
    return same || bs_fail_types(
                       op, diags,
                       "result type %s is not equivalent to the canonical transposed input type %s",
                       result, canonical_type(op, transposed, strides, offset));
}

gboolean
bs_memref_verify_transpose(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type;
    const char *map = bs_op_attr(op, "permutation")->string.text;
    guint32 n = bs_affine_n_dims(map);
    g_autofree guint32 *permutation = g_new0(guint32, n + 1);
    if (bs_affine_n_symbols(map) != 0 || !bs_affine_permutation(map, n, permutation))
        return bs_fail(op, diags, "expected a permutation map");
    if (n != source->shaped.rank)
        return bs_fail(op, diags, "expected a permutation map of same rank as the input");
    return check_transposed(op, diags, source, op->results[0].type, permutation);
}
