// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of the vector ops that compute, and of masked loads and stores, in the order in which
// upstream looks (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, the verify() of each op).
#include "dialects/vector/vector-private.h"

#include "dialects/common/checks.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

static gboolean
is_vector(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR;
}

// -- masked loads and stores --------------------------------------------------------------------

static gboolean
check_indices(const BsOp *op, BsDiags *diags, guint32 n, const BsType *memref)
{
    if (n == memref->shaped.rank)
        return TRUE;
    bs_diags_op_error(diags, op, "requires %u indices", memref->shaped.rank);
    return FALSE;
}

static gboolean
have_same_sizes(const BsType *a, const BsType *b)
{
    return a->shaped.rank == b->shaped.rank &&
           memcmp(a->shaped.shape, b->shaped.shape, a->shaped.rank * sizeof(gint64)) == 0;
}

static gboolean
fail_access(const BsOp *op, BsDiags *diags, const char *before, const char *after)
{
    const gboolean reads = op->def->effects->kind == BS_EFFECT_READ;
    bs_diags_op_error(diags, op, "%s%s%s", before, reads ? "result" : "valueToStore", after);
    return FALSE;
}

// Since 22 maskedload and maskedstore have any shape, and say so.
static gboolean
fail_mask(const BsOp *op, BsDiags *diags)
{
    const gboolean in_place =
        bs_op_is(op, "vector.maskedload") || bs_op_is(op, "vector.maskedstore");
    return in_place && bs_op_upstream(op) >= BS_UPSTREAM_22
               ? fail_access(op, diags, "expected ", " shape to match mask shape")
               : fail_access(op, diags, "expected ", " dim to match mask dim");
}

// Memory, its indices, for gather and scatter the places of the elements, the mask, and a vector.
gboolean
bs_vector_verify_masked(const BsOp *op, BsDiags *diags)
{
    const gboolean has_places = bs_op_is(op, "vector.gather") || bs_op_is(op, "vector.scatter");
    const gboolean reads = op->def->effects->kind == BS_EFFECT_READ;
    const BsType *base = bs_op_operand(op, 0)->type;
    const BsType *mask = bs_op_operand(op, op->n_operands - 2)->type;
    const BsType *other = bs_op_operand(op, op->n_operands - 1)->type;
    const BsType *vector = reads ? op->results[0].type : other;
    if (base->kind != BS_TYPE_MEMREF && base->kind != BS_TYPE_TENSOR)
        return bs_fail(op, diags, "requires base to be a memref or ranked tensor type");
    if (vector->shaped.element != base->shaped.element)
        return fail_access(op, diags, "base and ", " element type should match");
    if (!check_indices(op, diags, op->n_operands - 3 - (has_places ? 1 : 0), base))
        return FALSE;
    if (has_places && !have_same_sizes(vector, bs_op_operand(op, op->n_operands - 3)->type))
        return fail_access(op, diags, "expected ", " dim to match indices dim");
    if (!have_same_sizes(vector, mask))
        return fail_mask(op, diags);
    return vector == other || bs_fail(op, diags, "expected pass_thru of same type as result type");
}

// -- one value, many elements -------------------------------------------------------------------

gboolean
bs_vector_verify_splat(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_operand(op, 0)->type == op->results[0].type->shaped.element, op,
                         diags, "operand type matches element type of result");
}

// Of one dimension; that as many elements are there as the matrix has is not asked.
gboolean
bs_vector_verify_flat_matrix(const BsOp *op, BsDiags *diags)
{
    const BsType *to = op->results[0].type->shaped.element;
    const gboolean is_product = op->n_operands > 1;
    return bs_check_that(bs_op_operand(op, 0)->type->shaped.element == to, op, diags,
                         is_product ? "lhs operand and result have same element type"
                                    : "source operand and result have same element type") &&
           (!is_product || bs_check_that(bs_op_operand(op, 1)->type->shaped.element == to, op,
                                         diags, "rhs operand and result have same element type"));
}

// A part of a scalable vector begins at a multiple of its size. Since 22 what is inserted, and what
// is made, have other names.
gboolean
bs_vector_verify_scalable(const BsOp *op, BsDiags *diags)
{
    const gboolean inserts = op->n_operands == 2, since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    const BsType *part = inserts ? bs_op_operand(op, 0)->type : op->results[0].type;
    const BsType *whole = bs_op_operand(op, op->n_operands - 1)->type;
    const char *elements = inserts
                               ? (since_22 ? "all of {valueToStore, dest} have same element type"
                                           : "all of {source, dest} have same element type")
                               : (since_22 ? "all of {source, result} have same element type"
                                           : "all of {source, res} have same element type");
    return bs_check_that(part->shaped.element == whole->shaped.element, op, diags, elements) &&
           bs_check_that(!inserts || whole == op->results[0].type, op, diags,
                         since_22 ? "all of {dest, result} have same type"
                                  : "all of {dest, res} have same type") &&
           bs_check_that(bs_op_attr(op, "pos")->integer % part->shaped.shape[0] == 0, op, diags,
                         inserts ? "position is a multiple of the source length."
                                 : "position is a multiple of the result length.");
}

gboolean
bs_vector_verify_transpose(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    const BsAttr *order = bs_op_attr(op, "permutation");
    const guint32 rank = to->shaped.rank;
    if (from->shaped.rank != rank) {
        bs_diags_op_error(diags, op, "vector result rank mismatch: %u", rank);
        return FALSE;
    }
    if (order->dense.n != rank) {
        bs_diags_op_error(diags, op, "transposition length mismatch: %u", order->dense.n);
        return FALSE;
    }
    g_autofree gboolean *seen = g_new0(gboolean, rank + 1);
    for (guint32 i = 0; i < rank; i++) {
        const gint64 at = (gint64)order->dense.values[i];
        const gboolean outside = at < 0 || at >= rank;
        const char *fault = outside    ? "transposition index out of range"
                            : seen[at] ? "duplicate position index"
                            : to->shaped.shape[i] != from->shaped.shape[at]
                                ? "dimension size mismatch at"
                                : NULL;
        if (fault) {
            bs_diags_op_error(diags, op, "%s: %" G_GINT64_FORMAT, fault, at);
            return FALSE;
        }
        seen[at] = TRUE;
    }
    return TRUE;
}

// -- other shapes -------------------------------------------------------------------------------

static gboolean
are_ones(const BsType *type, guint32 from)
{
    for (guint32 i = from; i < type->shaped.rank; i++) {
        if (type->shaped.shape[i] != 1)
            return FALSE;
    }
    return TRUE;
}

// Whether each dimension of the vector with fewer is the product of a run of the other's, in their
// order; ones at the end go with the last (upstream's isValidShapeCast).
static gboolean
splits(const BsType *few, const BsType *many)
{
    const guint32 n_few = few->shaped.rank, n_many = many->shaped.rank;
    guint32 i = 0, k = 0;
    if (!n_few)
        return are_ones(many, 0);
    while (i < n_few && k < n_many) {
        gint64 product = 1;
        while (product < few->shaped.shape[i] && k < n_many)
            product *= many->shaped.shape[k++];
        if (product != few->shaped.shape[i])
            return FALSE;
        i++;
        i = are_ones(few, i) ? n_few : i;
        k = are_ones(many, k) ? n_many : k;
    }
    return i == n_few && k == n_many;
}

gboolean
bs_vector_can_reshape(const BsType *from, const BsType *to)
{
    return from->shaped.rank == to->shaped.rank ||
           (from->shaped.rank < to->shaped.rank ? splits(from, to) : splits(to, from));
}

static guint32
count_scalable(const BsType *vector)
{
    guint32 n = 0;
    for (guint32 i = 0; vector->shaped.layout && i < vector->shaped.rank; i++)
        n += vector->shaped.layout->dense.values[i] != 0;
    return n;
}

// Since 22 any shape will do.
static gboolean
check_scalable_counts(const BsOp *op, BsDiags *diags, const BsType *from, const BsType *to)
{
    const guint32 source = count_scalable(from), result = count_scalable(to);
    if (source == result)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "has different number of scalable dims at source (%u) and result (%u)",
                      source, result);
    return FALSE;
}

gboolean
bs_vector_verify_shape_cast(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    if (from->shaped.element != to->shaped.element)
        return bs_fail(op, diags,
                       bs_op_upstream(op) >= BS_UPSTREAM_22
                           ? "has different source and result element types"
                           : "source/result vectors must have same element type");
    const gint64 n_from = bs_type_n_elements(from), n_to = bs_type_n_elements(to);
    if (n_from != n_to && bs_op_upstream(op) < BS_UPSTREAM_22)
        return bs_fail(op, diags, "source/result number of elements must match");
    if (n_from != n_to) {
        bs_diags_op_error(diags, op,
                          "has different number of elements at source (%" G_GINT64_FORMAT
                          ") and result (%" G_GINT64_FORMAT ")",
                          n_from, n_to);
        return FALSE;
    }
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        return check_scalable_counts(op, diags, from, to);
    return bs_vector_can_reshape(from, to) || bs_fail(op, diags, "invalid shape cast");
}

// The last dimension has as many bits as before, the others stay.
gboolean
bs_vector_verify_bitcast(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    const guint32 rank = from->shaped.rank;
    if (!bs_check_that(to->shaped.rank == rank, op, diags,
                       "all of {source, result} have same rank"))
        return FALSE;
    for (guint32 i = 0; i + 1 < rank; i++) {
        if (from->shaped.shape[i] == to->shaped.shape[i])
            continue;
        bs_diags_op_error(diags, op, "dimension size mismatch at: %u", i);
        return FALSE;
    }
    const gint64 n_from = rank ? from->shaped.shape[rank - 1] : 1;
    const gint64 n_to = rank ? to->shaped.shape[rank - 1] : 1;
    return bs_type_bit_width(from->shaped.element) * n_from ==
               bs_type_bit_width(to->shaped.element) * n_to ||
           bs_fail(op, diags,
                   rank ? "source/result bitwidth of the minor 1-D vectors must be equal"
                        : "source/result bitwidth of the 0-D vector element types must be equal");
}

// Strides that say no more than the shape are none (upstream's canonicalizeStridedLayout).
static gboolean
is_contiguous(const BsType *memref)
{
    g_autofree gint64 *strides = g_new(gint64, memref->shaped.rank + 1);
    gint64 offset, expected = 1;
    if (bs_memref_has_identity_layout(memref))
        return TRUE;
    if (!bs_memref_strides(memref, strides, &offset) || offset)
        return FALSE;
    for (guint32 i = memref->shaped.rank; i-- > 0;) {
        if (strides[i] != expected)
            return FALSE;
        expected *= memref->shaped.shape[i];
    }
    return TRUE;
}

// The sizes of a memref and behind them those of the vectors in it: size `i`, or -1 beyond the
// last.
static gint64
whole_shape(const BsType *memref, guint32 i)
{
    const BsType *element = memref->shaped.element;
    if (i < memref->shaped.rank)
        return memref->shaped.shape[i];
    i -= memref->shaped.rank;
    return is_vector(element) && i < element->shaped.rank ? element->shaped.shape[i] : -1;
}

static gboolean
same_whole_shape(const BsType *a, const BsType *b)
{
    for (guint32 i = 0;; i++) {
        const gint64 size = whole_shape(a, i);
        if (size != whole_shape(b, i))
            return FALSE;
        if (size == -1)
            return TRUE;
    }
}

gboolean
bs_vector_verify_type_cast(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    if (!is_contiguous(from))
        return bs_fail(op, diags, "expects operand to be a memref with identity layout");
    if (!bs_memref_has_identity_layout(to))
        return bs_fail(op, diags, "expects result to be a memref with identity layout");
    if (from->shaped.space != to->shaped.space)
        return bs_fail(op, diags, "expects result in same memory space");
    if (bs_type_element(from->shaped.element) != bs_type_element(to->shaped.element))
        return bs_fail_types(
            op, diags, "expects result and operand with same underlying scalar type: %s", to, NULL);
    return same_whole_shape(from, to) ||
           bs_fail_types(op, diags,
                         "expects concatenated result and operand shapes to be equal: %s", to,
                         NULL);
}

// -- masks --------------------------------------------------------------------------------------

gboolean
bs_vector_verify_create_mask(const BsOp *op, BsDiags *diags)
{
    const guint32 rank = op->results[0].type->shaped.rank;
    if (!rank)
        return op->n_operands == 1 ||
               bs_fail(op, diags, "must specify exactly one operand for 0-D create_mask");
    return op->n_operands == rank ||
           bs_fail(op, diags, "must specify an operand for each result vector dimension");
}

static gboolean
check_only_size(const BsOp *op, const BsAttr *sizes, guint32 n, BsDiags *diags)
{
    const gint64 size = n == 1 ? bs_vector_mask_size(sizes, 0) : -1;
    if (n == 1 && (size == 0 || size == 1))
        return TRUE;
    bs_diags_error_at_op(diags, op, "%s",
                         n == 1 ? "mask dim size must be either 0 or 1 for 0-D vectors"
                                : "array attr must have length 1 for 0-D vectors");
    return FALSE;
}

// A scalable dimension is masked as a whole or not at all.
static gboolean
masks_part(const BsType *mask, guint32 dim, gint64 size)
{
    const BsAttr *scalable = mask->shaped.layout;
    return scalable && scalable->dense.values[dim] && size != 0 && size != mask->shaped.shape[dim];
}

gboolean
bs_vector_verify_constant_mask(const BsOp *op, BsDiags *diags)
{
    const BsType *mask = op->results[0].type;
    const BsAttr *sizes = bs_op_attr(op, "mask_dim_sizes");
    const guint32 n = bs_vector_n_mask_sizes(sizes);
    if (!mask->shaped.rank)
        return check_only_size(op, sizes, n, diags);
    if (n != mask->shaped.rank)
        return bs_fail(op, diags, "must specify array attr of size equal vector result rank");
    guint32 zeros = 0, parts = 0;
    for (guint32 i = 0; i < n; i++) {
        const gint64 size = bs_vector_mask_size(sizes, i);
        if (size < 0 || size > mask->shaped.shape[i])
            return bs_fail(op, diags,
                           "array attr of size out of bounds of vector result dimension size");
        zeros += size == 0;
        parts += masks_part(mask, i, size);
    }
    if (zeros && zeros != n)
        return bs_fail(op, diags,
                       "expected all mask dim sizes to be zeros, as a result of conjunction with "
                       "zero mask dim");
    return !parts ||
           bs_fail(op, diags, "only supports 'none set' or 'all set' scalable dimensions");
}
