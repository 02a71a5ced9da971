// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of tensor.gather and tensor.scatter (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp,
// verifyGatherOrScatterDims and GatherOp::inferResultType).
#include "dialects/tensor/tensor-private.h"

#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/printer.h"

// What the two ops call their dimensions, and what they are dimensions of.
typedef struct Words {
    const char *attr, *verb, *whole;
} Words;

static gboolean
check_dim(const BsOp *op, BsDiags *diags, const Words *words, gint64 dim, guint32 rank)
{
    if (dim < 0)
        bs_diags_op_error(diags, op, "%s_dims value must be non-negative", words->verb);
    else if (dim >= rank)
        bs_diags_op_error(diags, op, "%s_dims value must be smaller than %s rank", words->verb,
                          words->whole);
    return dim >= 0 && dim < rank;
}

// Asked since 22; 19 crashes where the indices have no dimension at all.
static gboolean
check_index_size(const BsOp *op, BsDiags *diags, const Words *words, const BsType *indices,
                 guint32 n)
{
    const guint32 rank = indices->shaped.rank;
    if (rank && indices->shaped.shape[rank - 1] == n)
        return TRUE;
    bs_diags_op_error(diags, op, "%s_dims length must match the size of last dimension of indices",
                      words->verb);
    return FALSE;
}

static gboolean
check_dims(const BsOp *op, BsDiags *diags, const Words *words, const BsType *indices, guint32 rank)
{
    const BsAttr *dims = bs_op_attr(op, words->attr);
    const gint64 *values = (const gint64 *)dims->dense.values;
    const guint32 n = dims->dense.n;
    if (n == 0 || n > rank) {
        bs_diags_op_error(diags, op,
                          n == 0 ? "%s_dims must be non-empty" : "%s_dims overflow %s rank",
                          words->verb, words->whole);
        return FALSE;
    }
    if (bs_op_upstream(op) >= BS_UPSTREAM_22 && !check_index_size(op, diags, words, indices, n))
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        if (!check_dim(op, diags, words, values[i], rank))
            return FALSE;
    }
    for (guint32 i = 1; i < n; i++) {
        if (values[i - 1] >= values[i]) {
            bs_diags_op_error(diags, op, "%s_dims values must be strictly increasing", words->verb);
            return FALSE;
        }
    }
    return TRUE;
}

static gboolean
has_dim(const BsAttr *dims, guint32 dim)
{
    for (guint32 i = 0; i < dims->dense.n; i++)
        if ((gint64)dims->dense.values[i] == dim)
            return TRUE;
    return FALSE;
}

// The slices of `whole` at the indices: one of each index, of the dimensions that are not indexed;
// those that are have size one, or are left out.
static const BsType *
slices_type(const BsOp *op, const BsType *whole, const BsType *indices, const BsAttr *dims,
            gboolean reduced)
{
    g_autofree gint64 *shape = g_new(gint64, indices->shaped.rank + whole->shaped.rank);
    guint32 n = 0;
    while (n + 1 < indices->shaped.rank) {
        shape[n] = indices->shaped.shape[n];
        n++;
    }
    for (guint32 d = 0; d < whole->shaped.rank; d++) {
        const gboolean indexed = has_dim(dims, d);
        if (!indexed || !reduced)
            shape[n++] = indexed ? 1 : whole->shaped.shape[d];
    }
    return bs_type_tensor(op->def->shape->context, n, shape, whole->shaped.element,
                          whole->shaped.layout);
}

static void
put_type(GString *text, const char *before, const BsType *type)
{
    g_string_append_printf(text, "%s '", before);
    bs_type_append(text, type);
    g_string_append_c(text, '\'');
}

static gboolean
check_slices(const BsOp *op, BsDiags *diags, const Words *words, const BsType *whole,
             const BsType *indices, const BsType *found, const char *what)
{
    const BsAttr *dims = bs_op_attr(op, words->attr);
    if (indices->shaped.rank == 0)
        return check_index_size(op, diags, words, indices, dims->dense.n);
    const BsType *full = slices_type(op, whole, indices, dims, FALSE);
    const BsType *reduced = slices_type(op, whole, indices, dims, TRUE);
    if (found == full || found == reduced)
        return TRUE;
    g_autoptr(GString) text = g_string_new(what);
    put_type(text, " type mismatch: expected", full);
    put_type(text, " or its rank-reduced variant", reduced);
    put_type(text, " (got:", found);
    bs_diags_op_error(diags, op, "%s)", text->str);
    return FALSE;
}

gboolean
bs_tensor_verify_gather(const BsOp *op, BsDiags *diags)
{
    static const Words words = {"gather_dims", "gather", "source"};
    const BsType *source = bs_op_operand(op, 0)->type, *indices = bs_op_operand(op, 1)->type;
    return check_dims(op, diags, &words, indices, source->shaped.rank) &&
           check_slices(op, diags, &words, source, indices, op->results[0].type, "result");
}

gboolean
bs_tensor_verify_scatter(const BsOp *op, BsDiags *diags)
{
    static const Words words = {"scatter_dims", "scatter", "dest"};
    const BsType *source = bs_op_operand(op, 0)->type, *dest = bs_op_operand(op, 1)->type;
    const BsType *indices = bs_op_operand(op, 2)->type;
    if (!check_dims(op, diags, &words, indices, dest->shaped.rank))
        return FALSE;
    if (!bs_op_attr(op, "unique")) {
        bs_diags_op_error(diags, op, "requires 'unique' attribute to be set");
        return FALSE;
    }
    return check_slices(op, diags, &words, dest, indices, source, "source");
}
