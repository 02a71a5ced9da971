// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of tensor ops (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp). Where upstream's messages do not
// begin with the op's name, these do not either.
#include "dialects/tensor/tensor-private.h"

#include "dialects/common/checks.h"
#include "dialects/common/slice.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

static gboolean
is_ranked(const BsType *type)
{
    return type->kind == BS_TYPE_TENSOR;
}

// -- sizes --------------------------------------------------------------------------------------

static gboolean
check_dynamic_sizes(const BsOp *op, BsDiags *diags, guint32 found)
{
    const guint32 expected = bs_type_n_dynamic(op->results[0].type);
    return found == expected || bs_fail_dynamic_sizes(op, diags, found, expected);
}

gboolean
bs_tensor_verify_empty(const BsOp *op, BsDiags *diags)
{
    return check_dynamic_sizes(op, diags, op->n_operands);
}

gboolean
bs_tensor_verify_splat(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_operand(op, 0)->type == op->results[0].type->shaped.element, op,
                         diags, "operand type matches element type of result") &&
           check_dynamic_sizes(op, diags, op->n_operands - 1);
}

// -- elements -----------------------------------------------------------------------------------

gboolean
bs_tensor_verify_extract(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    return bs_check_that(op->results[0].type == type->shaped.element, op, diags,
                         "result type matches element type of tensor") &&
           (type->shaped.rank == op->n_operands - 1 ||
            bs_fail(op, diags, "incorrect number of indices for extract_element"));
}

gboolean
bs_tensor_verify_from_elements(const BsOp *op, BsDiags *diags)
{
    const BsType *element = op->results[0].type->shaped.element;
    gboolean same = bs_type_n_elements(op->results[0].type) == op->n_operands;
    for (guint32 i = 0; i < op->n_operands; i++)
        same = same && bs_op_operand(op, i)->type == element;
    return bs_check_that(same, op, diags, "operand types match result element type");
}

gboolean
bs_tensor_verify_insert(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 1)->type;
    return bs_check_that(op->results[0].type == type, op, diags,
                         "result type matches type of dest") &&
           bs_check_that(bs_op_operand(op, 0)->type == type->shaped.element, op, diags,
                         "scalar type matches element type of dest") &&
           (type->shaped.rank == op->n_operands - 2 ||
            bs_fail(op, diags, "incorrect number of indices"));
}

// -- casts --------------------------------------------------------------------------------------

gboolean
bs_tensor_is_castable(const BsType *from, const BsType *to)
{
    return from->shaped.element == to->shaped.element && bs_shapes_compatible(from, to);
}

gboolean
bs_tensor_verify_cast(const BsOp *op, BsDiags *diags)
{
    return bs_check_cast(op, diags,
                         bs_tensor_is_castable(bs_op_operand(op, 0)->type, op->results[0].type));
}

// Those of index are not known.
static guint32
bits_of(const BsType *element)
{
    return element->kind == BS_TYPE_INDEX ? 0 : bs_type_bit_width(element);
}

gboolean
bs_tensor_verify_bitcast(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    const guint32 width = bits_of(from->shaped.element);
    return bs_check_cast(
        op, diags, width && width == bits_of(to->shaped.element) && bs_shapes_compatible(from, to));
}

// -- reshaping ----------------------------------------------------------------------------------

static gboolean
check_group(const BsOp *op, BsDiags *diags, const BsAttr *group, guint32 i, const BsType *collapsed,
            const BsType *expanded)
{
    gint64 size = 1;
    for (guint32 k = 0; k < group->array.n; k++) {
        const gint64 dim = group->array.items[k]->integer;
        if (dim < 0 || dim >= expanded->shaped.rank)
            return TRUE; // said of the ranks
        const gint64 factor = expanded->shaped.shape[dim];
        if (factor == BS_DYNAMIC || size == BS_DYNAMIC ||
            __builtin_mul_overflow(size, factor, &size))
            size = BS_DYNAMIC;
    }
    if (size == collapsed->shaped.shape[i])
        return TRUE;
    if (size == BS_DYNAMIC)
        bs_diags_op_error(diags, op,
                          "expected dimension %u of collapsed type to be dynamic since "
                          "one or more of the corresponding dimensions in the expanded "
                          "type is dynamic",
                          i);
    else
        bs_diags_op_error(diags, op,
                          "expected dimension %u of collapsed type to be static value of "
                          "%" G_GINT64_FORMAT,
                          i, size);
    return FALSE;
}

// One more than the largest dimension that is named; they are 32 bits wide, without a sign.
static guint32
count_dims(const BsAttr *groups)
{
    gint64 largest = -1;
    for (guint32 i = 0; i < groups->array.n; i++) {
        const BsAttr *group = groups->array.items[i];
        for (guint32 k = 0; k < group->array.n; k++)
            largest = MAX(largest, (guint32)group->array.items[k]->integer);
    }
    return (guint32)(largest + 1);
}

// That the groups name the dimensions of the expanded type, one after the other (upstream's
// isReassociationValid).
static gboolean
check_groups_in_order(const BsOp *op, BsDiags *diags, const BsAttr *groups, guint32 rank)
{
    const gint64 n_dims = count_dims(groups);
    gint64 next = 0, wrong = -1;
    if (groups->array.n && n_dims != rank) {
        bs_diags_op_error(diags, op,
                          "expected reassociation map #0 to have size equal to the expanded rank "
                          "(%u), but it is  %" G_GINT64_FORMAT ".",
                          rank, n_dims);
        return FALSE;
    }
    for (guint32 i = 0; i < groups->array.n && wrong < 0; i++) {
        const BsAttr *group = groups->array.items[i];
        for (guint32 k = 0; k < group->array.n && wrong < 0; k++) {
            if (group->array.items[k]->integer != next++)
                wrong = i;
        }
    }
    if (wrong < 0 && groups->array.n && next != n_dims)
        wrong = groups->array.n - 1;
    if (wrong >= 0)
        bs_diags_op_error(
            diags, op,
            "expected reassociation map #%" G_GINT64_FORMAT " to be valid and contiguous.", wrong);
    return wrong < 0;
}

// upstream's verifyReshapeLikeTypes()
static gboolean
check_reassociation(const BsOp *op, BsDiags *diags, const BsType *collapsed, const BsType *expanded)
{
    const BsAttr *groups = bs_op_attr(op, "reassociation");
    if (!is_ranked(collapsed) || !is_ranked(expanded))
        return TRUE;
    const guint32 rank = collapsed->shaped.rank, expanded_rank = expanded->shaped.rank;
    if (expanded_rank < rank) {
        bs_diags_op_error(diags, op,
                          "expected the expanded type, to have higher (or same) rank than the "
                          "collapsed type, but got %u vs. %u",
                          expanded_rank, rank);
        return FALSE;
    }
    if (rank != groups->array.n && !(rank == 0 && groups->array.n == 0)) {
        bs_diags_op_error(diags, op,
                          "expected collapsed rank (%u) to equal the number of reassociation maps "
                          "(%u).",
                          rank, groups->array.n);
        return FALSE;
    }
    if (!check_groups_in_order(op, diags, groups, expanded_rank))
        return FALSE;
    for (guint32 i = 0; i < groups->array.n; i++) {
        if (!check_group(op, diags, groups->array.items[i], i, collapsed, expanded))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_tensor_verify_collapse_shape(const BsOp *op, BsDiags *diags)
{
    const BsAttr *groups = bs_op_attr(op, "reassociation");
    for (guint32 i = 0; i < groups->array.n; i++) {
        if (bs_op_upstream(op) >= BS_UPSTREAM_22 && groups->array.items[i]->array.n == 0)
            return bs_fail(op, diags, "reassociation indices must not be empty");
    }
    return check_reassociation(op, diags, op->results[0].type, bs_op_operand(op, 0)->type);
}

gboolean
bs_tensor_verify_expand_shape(const BsOp *op, BsDiags *diags)
{
    const BsAttr *sizes = bs_op_attr(op, "static_output_shape");
    const BsType *result = op->results[0].type;
    if (is_ranked(result) && sizes->dense.n != result->shaped.rank) {
        bs_diags_op_error(diags, op,
                          "expected number of static shape dims to be equal to the output rank "
                          "(%u) but found %u inputs instead",
                          result->shaped.rank, sizes->dense.n);
        return FALSE;
    }
    return check_reassociation(op, diags, bs_op_operand(op, 0)->type, result);
}

gboolean
bs_tensor_verify_reshape(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    const gint64 length = bs_op_operand(op, 1)->type->shaped.shape[0];
    if (from->shaped.element != to->shaped.element)
        return bs_fail(op, diags,
                       "element types of source and destination tensor types should be the same");
    if (!is_ranked(to))
        return TRUE;
    if (is_ranked(from) && bs_type_has_static_shape(from) && bs_type_has_static_shape(to) &&
        bs_type_n_elements(from) != bs_type_n_elements(to))
        return bs_fail(op, diags,
                       "source and destination tensor should have the same number of elements");
    if (length == BS_DYNAMIC)
        return bs_fail(
            op, diags,
            "cannot use shape operand with dynamic length to reshape to statically-ranked "
            "tensor type");
    return length == to->shaped.rank ||
           bs_fail(op, diags, "length of shape operand differs from the result's tensor rank");
}

gboolean
bs_tensor_verify_concat(const BsOp *op, BsDiags *diags)
{
    const BsType *result = op->results[0].type;
    const gint64 dim = bs_op_attr(op, "dim")->integer;
    if (op->n_operands < 1)
        return bs_fail(op, diags, "requires at least one input");
    const BsType *first = bs_op_operand(op, 0)->type;
    const guint32 rank = first->shaped.rank;
    for (guint32 i = 1; i < op->n_operands; i++) {
        if (bs_op_operand(op, i)->type->shaped.rank != rank)
            return bs_fail(op, diags, "rank of concatenated inputs must match result rank");
    }
    if (dim < 0 || dim >= rank)
        return bs_fail(op, diags, "concatenation dim must be less than the tensor rank");
    if (result->shaped.rank != rank)
        return bs_fail(op, diags, "rank of concatenated inputs must match result rank");
    g_autofree gint64 *shape = g_new(gint64, rank);
    gboolean fits = TRUE;
    for (guint32 d = 0; d < rank; d++) {
        shape[d] = first->shaped.shape[d];
        for (guint32 i = 1; i < op->n_operands; i++) {
            const gint64 size = bs_op_operand(op, i)->type->shaped.shape[d];
            if (d == dim)
                shape[d] =
                    size == BS_DYNAMIC || shape[d] == BS_DYNAMIC ? BS_DYNAMIC : shape[d] + size;
            else if (shape[d] == BS_DYNAMIC)
                shape[d] = size;
        }
        fits = fits && (shape[d] == BS_DYNAMIC || result->shaped.shape[d] == BS_DYNAMIC ||
                        shape[d] == result->shaped.shape[d]);
    }
    if (fits)
        return TRUE;
    const BsType *inferred = bs_type_tensor(op->def->shape->context, rank, shape,
                                            first->shaped.element, first->shaped.layout);
    return bs_fail_types(op, diags, "result type %sdoes not match inferred shape %s static sizes",
                         result, inferred);
}

// -- slices -------------------------------------------------------------------------------------

// upstream's produceSliceErrorMsg()
static gboolean
check_slice_type(const BsOp *op, BsDiags *diags, const BsType *whole, const BsType *part)
{
    const BsAttr *sizes = bs_op_attr(op, "static_sizes");
    const BsType *expected =
        bs_type_tensor(op->def->shape->context, sizes->dense.n, (const gint64 *)sizes->dense.values,
                       whole->shaped.element, whole->shaped.layout);
    if (part->shaped.rank > expected->shaped.rank)
        return bs_fail_here(op, diags, "expected rank to be smaller or equal to the other rank. ");
    if (!bs_shape_leaves_out_ones(expected, part))
        return bs_fail_types_here(
            op, diags, "expected type to be %s or a rank-reduced version. (size mismatch) ",
            expected, NULL);
    if (part->shaped.element != expected->shaped.element)
        return bs_fail_types_here(op, diags, "expected element type to be %s",
                                  expected->shaped.element, NULL);
    return TRUE;
}

static gboolean
check_slice(const BsOp *op, BsDiags *diags, const BsType *whole, const BsType *part)
{
    BsSlice slice;
    if (!bs_slice_verify(op, diags, whole->shaped.rank, whole->shaped.rank) ||
        !check_slice_type(op, diags, whole, part) || !bs_slice_init(&slice, op))
        return FALSE;
    const gboolean ok = bs_slice_verify_bounds(op, diags, whole, &slice);
    bs_slice_clear(&slice);
    return ok;
}

gboolean
bs_tensor_verify_extract_slice(const BsOp *op, BsDiags *diags)
{
    return check_slice(op, diags, bs_op_operand(op, 0)->type, op->results[0].type);
}

gboolean
bs_tensor_verify_insert_slice(const BsOp *op, BsDiags *diags)
{
    const BsType *dest = bs_op_operand(op, 1)->type;
    return bs_check_that(op->results[0].type == dest, op, diags,
                         "expected result type to match dest type") &&
           check_slice(op, diags, dest, bs_op_operand(op, 0)->type);
}

gboolean
bs_tensor_verify_parallel_insert_slice(const BsOp *op, BsDiags *diags)
{
    const BsOp *parent = bs_op_parent(op);
    if (!parent || !bs_op_is(parent, "scf.forall.in_parallel")) {
        g_autofree char *text =
            parent && diags->print_op ? diags->print_op(parent, diags->print_data) : NULL;
        bs_diags_error_at_op(diags, op, "expected %s parent, got:%s%s",
                             bs_op_upstream(op) >= BS_UPSTREAM_22 ? "InParallelOpInterface"
                                                                  : "ParallelCombiningOpInterface",
                             text && strchr(text, '\n') ? "\n" : "", text ? text : "");
        return FALSE;
    }
    return check_slice(op, diags, bs_op_operand(op, 1)->type, bs_op_operand(op, 0)->type);
}

// -- regions ------------------------------------------------------------------------------------

gboolean
bs_tensor_verify_generate(const BsOp *op, BsDiags *diags)
{
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        return check_dynamic_sizes(op, diags, op->n_operands);
    return op->n_operands == bs_type_n_dynamic(op->results[0].type) ||
           bs_fail_here(op, diags,
                        "must have as many index operands as dynamic extents in the result type");
}

static gboolean
has_index_args(const BsBlock *block)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        if (block->args[i]->type->kind != BS_TYPE_INDEX)
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_tensor_verify_generate_regions(const BsOp *op, BsDiags *diags)
{
    const BsType *type = op->results[0].type;
    const BsBlock *block = bs_op_region(op, 0)->first;
    if (!block)
        return TRUE;
    if (!has_index_args(block))
        return bs_fail_here(op, diags, "all body arguments must be index");
    if (block->n_args != type->shaped.rank)
        return bs_fail_here(op, diags, "must have one body argument per input dimension");
    const BsOp *last = block->last;
    return !last ||
           (bs_op_is(last, "tensor.yield") &&
            bs_op_operand(last, 0)->type == type->shaped.element) ||
           bs_fail(op, diags,
                   "body must be terminated with a `yield` operation of the tensor element type");
}

gboolean
bs_tensor_verify_pad(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    const BsAttr *low = bs_op_attr(op, "static_low"), *high = bs_op_attr(op, "static_high");
    const guint32 rank = from->shaped.rank;
    if (low->dense.n != rank || high->dense.n != rank)
        return bs_fail_types_here(op, diags,
                                  "failed to infer expectedType from sourceType %s, specified "
                                  "resultType is %s",
                                  from, to);
    g_autofree gint64 *shape = g_new(gint64, rank + 1);
    gboolean fits = to->shaped.rank == rank;
    for (guint32 i = 0; i < rank; i++) {
        const gint64 size = from->shaped.shape[i], below = (gint64)low->dense.values[i],
                     above = (gint64)high->dense.values[i];
        shape[i] = size == BS_DYNAMIC || below == BS_DYNAMIC || above == BS_DYNAMIC
                       ? BS_DYNAMIC
                       : (gint64)((guint64)size + (guint64)below + (guint64)above);
        fits = fits && (shape[i] == BS_DYNAMIC || shape[i] == to->shaped.shape[i]);
    }
    if (fits)
        return TRUE;
    const BsType *inferred =
        bs_type_tensor(op->def->shape->context, rank, shape, from->shaped.element, NULL);
    return bs_fail_types_here(op, diags, "specified type %s does not match the inferred type %s",
                              to, inferred);
}

gboolean
bs_tensor_verify_pad_regions(const BsOp *op, BsDiags *diags)
{
    const BsType *type = op->results[0].type;
    const BsBlock *block = bs_op_region(op, 0)->first;
    if (!block)
        return TRUE;
    if (block->n_args != type->shaped.rank) {
        bs_diags_error_at_op(diags, op, "expected the block to have %u arguments",
                             type->shaped.rank);
        return FALSE;
    }
    for (guint32 i = 0; i < block->n_args; i++) {
        if (block->args[i]->type->kind == BS_TYPE_INDEX)
            continue;
        bs_diags_op_error(diags, op, "expected block argument %u to be an index", i + 1);
        return FALSE;
    }
    const BsOp *last = block->last;
    return !last || !bs_op_is(last, "tensor.yield") ||
           bs_op_operand(last, 0)->type == type->shaped.element ||
           bs_fail(op, diags, "expected yield type to match shape element type");
}
