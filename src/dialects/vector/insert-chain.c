// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Insertions, one into the result of the other, that write all of a vector (a pattern of
// mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 22).
#include "dialects/common/fold.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "support/vec.h"
#include "syntax/parser.h"

#include <string.h>

typedef BS_VEC(BsOp *) Chain;

static gboolean
is_last(const BsOp *op)
{
    bs_value_for_each_use (bs_op_result(op, 0), use) {
        const BsOp *user = bs_use_owner(use);
        if (bs_op_is(user, "vector.insert") && bs_op_operand(user, 1) == bs_op_result(op, 0))
            return FALSE;
    }
    return TRUE;
}

// The insertions up to `op`, that first; FALSE when one of them is used by others, too, or nobody
// knows where it writes.
static gboolean
find_chain(BsOp *op, Chain *chain)
{
    for (BsOp *insert = op; insert;
         insert = bs_value_defined_by(bs_op_operand(insert, 1), "vector.insert")) {
        if ((insert != op && !bs_value_has_one_use(bs_op_result(insert, 0))) ||
            bs_vector_has_dynamic_position(insert))
            return FALSE;
        bs_vec_push(chain, insert);
    }
    return TRUE;
}

static guint32
n_inserted(const BsOp *insert)
{
    const BsType *type = bs_op_operand(insert, 0)->type;
    return type->kind == BS_TYPE_VECTOR ? (guint32)bs_type_n_elements(type) : 1;
}

// The number of the first element that it writes.
static guint32
first_inserted(const BsOp *insert)
{
    const BsAttr *position = bs_op_attr(insert, "static_position");
    const BsType *type = insert->results[0].type;
    guint32 number = 0;
    for (guint32 i = 0; i < type->shaped.rank; i++)
        number = number * (guint32)type->shaped.shape[i] +
                 (i < position->dense.n ? (guint32)position->dense.values[i] : 0);
    return number;
}

// Leaves the insertions in the chain, from the last one back, that write all `n` elements.
static gboolean
writes_all(Chain *chain, guint32 n)
{
    g_autofree gboolean *written = g_new0(gboolean, n);
    guint32 n_written = 0, used = 0;
    while (used < chain->len && n_written < n) {
        const BsOp *insert = chain->data[used++];
        if (bs_vector_has_poison_position(insert))
            return FALSE;
        const guint32 begin = first_inserted(insert), end = begin + n_inserted(insert);
        for (guint32 i = begin; i < end; i++) {
            n_written += !written[i];
            written[i] = TRUE;
        }
    }
    chain->len = used;
    return n_written == n;
}

// Puts what the insertion writes where it writes it.
static void
put_elements(BsBuilder *builder, BsLoc loc, const BsOp *insert, BsValue **elements)
{
    BsValue *part = bs_op_operand(insert, 0);
    const guint32 first = first_inserted(insert), n = n_inserted(insert);
    if (part->type->kind != BS_TYPE_VECTOR) {
        elements[first] = part;
        return;
    }
    g_autofree const BsType **types = g_new(const BsType *, n);
    for (guint32 i = 0; i < n; i++)
        types[i] = part->type->shaped.element;
    BsOp *apart = bs_builder_op(builder, "vector.to_elements", loc, 1, &part, n, types, NULL, 0);
    for (guint32 i = 0; i < n; i++)
        elements[first + i] = bs_op_result(apart, i);
}

gboolean
bs_vector_insert_chain(BsBuilder *builder, BsOp *op)
{
    const BsType *type = op->results[0].type;
    const gint64 n = bs_type_n_elements(type);
    if (type->shaped.layout || n < 0 || n > BS_LIMIT_OPERANDS || !is_last(op))
        return FALSE;
    Chain chain = {0};
    const gboolean all = find_chain(op, &chain) && writes_all(&chain, (guint32)n);
    if (all) {
        g_autofree BsValue **elements = g_new(BsValue *, n);
        for (guint32 i = chain.len; i-- > 0;)
            put_elements(builder, op->loc, chain.data[i], elements);
        BsOp *made = bs_builder_op(builder, "vector.from_elements", op->loc, (guint32)n, elements,
                                   1, &type, NULL, 0);
        bs_builder_replace_op_with(builder, op, made);
    }
    bs_vec_free(&chain);
    return all;
}
