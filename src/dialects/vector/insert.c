// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.insert: constants, and insertions of which nothing or all is left (folds and patterns of
// mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"

#include <string.h>

static gboolean
replace_by_broadcast(BsBuilder *builder, BsOp *op, const char *name, BsValue *source)
{
    return bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, name, op->loc, op->results[0].type, source, NULL, NULL, NULL));
}

// -- constants -----------------------------------------------------------------------------------

// Larger constants are made only where the one that they are made from, or since 22 the insertion,
// is used once.
enum { MAX_ELEMENTS = 256 };

static gboolean
is_elements(const BsAttr *constant)
{
    return constant && constant->kind == BS_ATTR_DENSE_ELEMENTS;
}

// Writes element or elements of `part` over those of a vector from `at` on.
static gboolean
write_part(const BsAttr *part, guint64 *values)
{
    if (!is_elements(part))
        return bs_vector_bits_of_number(part, values);
    const gint64 n = bs_type_n_elements(part->type);
    for (gint64 i = 0; i < n; i++)
        values[i] = part->dense.values[part->dense.splat ? 0 : i];
    return TRUE;
}

// NULL when something is not known.
static const BsAttr *
insert_in_constant(BsContext *context, BsOp *op, const BsAttr *part, const BsAttr *vector)
{
    const BsType *type = op->results[0].type;
    if (!is_elements(vector) || bs_vector_has_dynamic_position(op))
        return NULL;
    const gint64 n = bs_type_n_elements(type);
    const BsValue *used =
        bs_op_upstream(op) < BS_UPSTREAM_22 ? bs_op_operand(op, 1) : bs_op_result(op, 0);
    if (n > MAX_ELEMENTS && !bs_value_has_one_use(used))
        return NULL;
    const BsAttr *position = bs_op_attr(op, "static_position");
    gint64 at = 0;
    for (guint32 i = 0; i < type->shaped.rank; i++)
        at = at * type->shaped.shape[i] +
             (i < position->dense.n ? (gint64)position->dense.values[i] : 0);
    g_autofree guint64 *values = g_new(guint64, n);
    for (gint64 i = 0; i < n; i++)
        values[i] = vector->dense.values[vector->dense.splat ? 0 : i];
    return write_part(part, values + at) ? bs_attr_dense(context, type, (guint32)n, values, FALSE)
                                         : NULL;
}

static gboolean
InsertOpConstantFolder(BsBuilder *builder, BsOp *op)
{
    const BsAttr *part = bs_value_constant(bs_op_operand(op, 0));
    const BsAttr *made =
        insert_in_constant(builder->ir->context, op, part, bs_value_constant(bs_op_operand(op, 1)));
    return made && bs_rewrite_replace(builder, op, bs_builder_constant(builder, op->loc, made));
}

// -- all and nothing -----------------------------------------------------------------------------

// What is inserted is all that the vector has; until 19 a number stays one of a vector.
static gboolean
InsertToBroadcast(BsBuilder *builder, BsOp *op)
{
    BsValue *part = bs_op_operand(op, 0);
    const gboolean is_vector = part->type->kind == BS_TYPE_VECTOR;
    if ((!is_vector && bs_op_upstream(op) < BS_UPSTREAM_22) ||
        bs_type_n_elements(op->results[0].type) != (is_vector ? bs_type_n_elements(part->type) : 1))
        return FALSE;
    return replace_by_broadcast(builder, op, "vector.broadcast", part);
}

// One value in a vector of that value.
static gboolean
InsertSplatToSplat(BsBuilder *builder, BsOp *op)
{
    const char *name = bs_op_upstream(op) < BS_UPSTREAM_22 ? "vector.splat" : "vector.broadcast";
    const BsOp *part = bs_value_defined_by(bs_op_operand(op, 0), name);
    const BsOp *vector = bs_value_defined_by(bs_op_operand(op, 1), name);
    if (!part || !vector || bs_op_operand(part, 0) != bs_op_operand(vector, 0))
        return FALSE;
    return replace_by_broadcast(builder, op, name, bs_op_operand(part, 0));
}

const BsPattern bs_patterns_vector_insert[] = {
    P(InsertToBroadcast, 1),
    P(InsertSplatToSplat, 1),
    P_UNTIL_19(InsertOpConstantFolder, 1),
    NAMED_SINCE_22("InsertChainFullyInitialized", bs_vector_insert_chain, 1),
    END,
};

// -- the fold ------------------------------------------------------------------------------------

// What was inserted at the same place before is overwritten.
static gboolean
overwrites(BsBuilder *builder, BsOp *op)
{
    const BsOp *before = bs_value_defined_by(bs_op_operand(op, 1), "vector.insert");
    if (!before || before->n_operands != op->n_operands ||
        bs_op_attr(before, "static_position") != bs_op_attr(op, "static_position"))
        return FALSE;
    for (guint32 i = 2; i < op->n_operands; i++) {
        if (bs_op_operand(before, i) != bs_op_operand(op, i))
            return FALSE;
    }
    bs_op_set_operand(builder->ir, op, 1, bs_op_operand(before, 1));
    return TRUE;
}

BsFold
bs_fold_vector_insert(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                      BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    const BsType *vector = op->results[0].type;
    // Until 19 upstream also takes a number for a vector without dimensions, which has another
    // type: what comes of that is not valid.
    if (!bs_op_attr(op, "static_position")->dense.n && bs_op_operand(op, 0)->type == vector)
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    if (bs_op_upstream(op) < BS_UPSTREAM_22)
        return BS_FOLD_NONE;
    if (overwrites(builder, op) || bs_vector_make_positions_static(builder, op, vector))
        return BS_FOLD_IN_PLACE;
    if (bs_vector_has_poison_position(op))
        return bs_fold_to_attr(results, bs_attr_poison(context));
    return bs_fold_to_attr(results, insert_in_constant(context, op, constants[0], constants[1]));
}
