// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/rewrite/successor-operands.h"

#include "ir/shape.h"
#include "support/vec.h"

typedef BS_VEC(BsValue *) Values;

// A switch has one operand group for all cases, with their sizes beside it; other branches one per
// successor.
static const char case_sizes[] = "case_operand_segments";

// The operand group that holds what goes to successor `s`: the last groups of a row are for
// successors.
static guint32
group_of_successor(const BsOp *op, guint32 s)
{
    const guint32 n_groups = op->def->shape->n_operands;
    if (bs_op_attr(op, case_sizes))
        return s == 0 ? n_groups - 2 : n_groups - 1;
    return n_groups - op->n_successors + s;
}

static void
set_case_size(BsIr *ir, BsOp *op, guint32 s, guint32 n)
{
    const BsAttr *sizes = bs_op_attr(op, case_sizes);
    if (!sizes || s == 0)
        return;
    g_autofree gint64 *changed = g_memdup2(sizes->dense.values, sizes->dense.n * sizeof(gint64));
    changed[s - 1] = n;
    bs_op_set_attr(ir, op, case_sizes,
                   bs_attr_dense_array(ir->context, sizes->type, sizes->dense.n, changed));
}

void
bs_successor_operands_set(BsIr *ir, BsOp *op, guint32 s, guint32 n, BsValue *const *values)
{
    const BsRange range = bs_op_successor_operands(op, s);
    const guint32 group = group_of_successor(op, s);
    const BsRange members = bs_op_operand_group(op, group);
    Values all = {0};
    for (guint32 i = members.begin; i < range.begin; i++)
        bs_vec_push(&all, bs_op_operand(op, i));
    for (guint32 i = 0; i < n; i++)
        bs_vec_push(&all, values[i]);
    for (guint32 i = range.begin + range.n; i < members.begin + members.n; i++)
        bs_vec_push(&all, bs_op_operand(op, i));
    bs_op_splice_operands(ir, op, members, group, all.len, all.data);
    set_case_size(ir, op, s, n);
    bs_vec_free(&all);
}

void
bs_successor_operands_append(BsIr *ir, BsOp *op, guint32 s, guint32 n, BsValue *const *values)
{
    const BsRange range = bs_op_successor_operands(op, s);
    Values all = {0};
    for (guint32 i = 0; i < range.n; i++)
        bs_vec_push(&all, bs_op_operand(op, range.begin + i));
    for (guint32 i = 0; i < n; i++)
        bs_vec_push(&all, values[i]);
    bs_successor_operands_set(ir, op, s, all.len, all.data);
    bs_vec_free(&all);
}

void
bs_successor_operands_erase(BsIr *ir, BsOp *op, guint32 s, guint32 i)
{
    const BsRange range = bs_op_successor_operands(op, s);
    Values rest = {0};
    for (guint32 k = 0; k < range.n; k++) {
        if (k != i)
            bs_vec_push(&rest, bs_op_operand(op, range.begin + k));
    }
    bs_successor_operands_set(ir, op, s, rest.len, rest.data);
    bs_vec_free(&rest);
}
