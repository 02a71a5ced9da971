// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A linalg.transpose of what was transposed, or repeated along dimensions, before, and what is
// repeated twice
// (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/common/fold.h"
#include "dialects/linalg/linalg-private.h"
#include "ir/ir.h"

#include <stdlib.h>

// A linalg.transpose or broadcast, whose list of dimensions is named `dims`. Its region yields the
// input's element.
static BsOp *
make_move(BsBuilder *builder, const char *name, BsLoc loc, const char *dims, guint32 n,
          const gint64 *numbers, BsValue *input, BsValue *init)
{
    BsContext *context = builder->ir->context;
    const BsNamedAttr item = {dims, bs_attr_i64_array(context, n, numbers)};
    BsValue *const operands[] = {input, init};
    BsOp *op = bs_builder_op(builder, name, loc, 2, operands, 1, &init->type,
                             bs_attr_dict(context, 1, &item), 1);
    BsBuilder body = *builder;
    BsBlock *block = bs_builder_block(&body, bs_op_region(op, 0), loc);
    for (guint32 i = 0; i < 2; i++)
        bs_block_add_arg(builder->ir, block, bs_linalg_element(operands[i]->type),
                         bs_value_loc(operands[i]));
    bs_builder_op(&body, "linalg.yield", loc, 1, block->args, 0, NULL, NULL, 0);
    return op;
}

gboolean
bs_linalg_transpose_of_transpose(BsBuilder *builder, BsOp *op)
{
    const BsOp *before = bs_value_defined_by(bs_op_operand(op, 0), "linalg.transpose");
    if (!before)
        return FALSE;
    const BsAttr *first = bs_op_attr(before, "permutation");
    const BsAttr *second = bs_op_attr(op, "permutation");
    const guint32 n = second->dense.n;
    g_autofree gint64 *both = g_new(gint64, n + 1);
    for (guint32 i = 0; i < n; i++)
        both[i] = (gint64)first->dense.values[second->dense.values[i]];
    bs_builder_replace_op_with(builder, op,
                               make_move(builder, "linalg.transpose", op->loc, "permutation", n,
                                         both, bs_op_operand(before, 0), bs_op_operand(op, 1)));
    return TRUE;
}

// -- of a broadcast ------------------------------------------------------------------------------

static gboolean
contains(const BsAttr *dims, guint64 dim)
{
    for (guint32 i = 0; i < dims->dense.n; i++) {
        if (dims->dense.values[i] == dim)
            return TRUE;
    }
    return FALSE;
}

static int
compare_numbers(const void *a, const void *b)
{
    const gint64 x = *(const gint64 *)a, y = *(const gint64 *)b;
    return (x > y) - (x < y);
}

// What is repeated twice may be repeated at once. The dimensions of the first are counted among
// those that the second does not add.
gboolean
bs_linalg_broadcast_of_broadcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *before = bs_value_defined_by(bs_op_operand(op, 0), "linalg.broadcast");
    if (!before)
        return FALSE;
    const BsAttr *first = bs_op_attr(before, "dimensions"), *second = bs_op_attr(op, "dimensions");
    const guint32 rank = bs_op_operand(op, 1)->type->shaped.rank;
    g_autofree gint64 *both = g_new(gint64, (gsize)rank + 1),
                      *kept = g_new(gint64, (gsize)rank + 1);
    guint32 n = 0, n_kept = 0;
    for (guint32 i = 0; i < rank; i++)
        if (contains(second, i))
            both[n++] = i;
        else
            kept[n_kept++] = i;
    for (guint32 i = 0; i < first->dense.n; i++)
        both[n++] = kept[first->dense.values[i]];
    qsort(both, n, sizeof *both, compare_numbers);
    bs_builder_replace_op_with(builder, op,
                               make_move(builder, "linalg.broadcast", op->loc, "dimensions", n,
                                         both, bs_op_operand(before, 0), bs_op_operand(op, 1)));
    return TRUE;
}

// The permutation of the dimensions that the broadcast has not added, and where those that it has
// added come to be.
static void
split_permutation(const BsAttr *permutation, const BsAttr *added, gint64 *kept, gint64 *moved)
{
    guint32 n = 0;
    for (guint32 i = 0; i < permutation->dense.n; i++) {
        const guint64 dim = permutation->dense.values[i];
        gint64 number = (gint64)dim;
        for (guint32 k = 0; k < added->dense.n; k++) {
            if (added->dense.values[k] == dim)
                moved[k] = i;
            number -= added->dense.values[k] < dim;
        }
        if (!contains(added, dim))
            kept[n++] = number;
    }
}

// An empty tensor for the input with its dimensions permuted; the sizes are asked for in the order
// of the input.
static BsValue *
make_init(BsBuilder *builder, BsLoc loc, BsValue *input, const gint64 *permutation)
{
    const BsType *type = input->type;
    const guint32 rank = type->shaped.rank;
    g_autofree gint64 *shape = g_new(gint64, rank + 1);
    g_autofree BsValue **of_input = g_new0(BsValue *, rank + 1);
    g_autofree BsValue **sizes = g_new(BsValue *, rank + 1);
    guint32 n = 0;
    for (guint32 i = 0; i < rank; i++) {
        if (type->shaped.shape[i] != BS_DYNAMIC)
            continue;
        BsValue *index = bs_builder_index(builder, loc, i);
        of_input[i] =
            bs_builder_value(builder, "tensor.dim", loc, index->type, input, index, NULL, NULL);
    }
    for (guint32 i = 0; i < rank; i++) {
        shape[i] = type->shaped.shape[permutation[i]];
        if (shape[i] == BS_DYNAMIC)
            sizes[n++] = of_input[permutation[i]];
    }
    const BsType *made =
        bs_type_tensor(builder->ir->context, rank, shape, type->shaped.element, NULL);
    return bs_op_result(bs_builder_op(builder, "tensor.empty", loc, n, sizes, 1, &made, NULL, 0),
                        0);
}

// The smaller tensor is transposed, and that is repeated.
gboolean
bs_linalg_transpose_of_broadcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *before = bs_value_defined_by(bs_op_operand(op, 0), "linalg.broadcast");
    if (!before || !bs_value_has_one_use(bs_op_operand(op, 0)))
        return FALSE;
    BsValue *input = bs_op_operand(before, 0);
    const BsAttr *permutation = bs_op_attr(op, "permutation");
    const BsAttr *added = bs_op_attr(before, "dimensions");
    g_autofree gint64 *kept = g_new0(gint64, permutation->dense.n + 1);
    g_autofree gint64 *moved = g_new0(gint64, added->dense.n + 1);
    split_permutation(permutation, added, kept, moved);
    const guint32 rank = input->type->shaped.rank;
    const BsOp *small = make_move(builder, "linalg.transpose", op->loc, "permutation", rank, kept,
                                  input, make_init(builder, op->loc, input, kept));
    bs_builder_replace_op_with(builder, op,
                               make_move(builder, "linalg.broadcast", op->loc, "dimensions",
                                         added->dense.n, moved, bs_op_result(small, 0),
                                         bs_op_operand(op, 1)));
    return TRUE;
}
