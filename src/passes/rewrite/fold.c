// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding of one op (mlir/lib/IR/Operation.cpp, Operation::fold and the trait folds; the fold step
// of GreedyPatternRewriteDriver::processWorklist).
#include "passes/rewrite/fold.h"

void
bs_folder_clear(BsFolder *folder)
{
    bs_vec_free(&folder->constants);
    bs_vec_free(&folder->results);
    bs_vec_free(&folder->values);
}

// Commutative ops have their constants last; the others keep their order.
static gboolean
move_constants_last(BsBuilder *builder, BsOp *op, BsFolder *folder)
{
    guint32 first_constant = 0;
    while (first_constant < op->n_operands && !folder->constants.data[first_constant])
        first_constant++;
    guint32 n_others = 0;
    for (guint32 i = first_constant; i < op->n_operands; i++)
        n_others += !folder->constants.data[i];
    if (!n_others)
        return FALSE;
    bs_vec_clear(&folder->values);
    for (guint32 round = 0; round < 2; round++) {
        for (guint32 i = first_constant; i < op->n_operands; i++) {
            if ((folder->constants.data[i] != NULL) == (round == 1))
                bs_vec_push(&folder->values, bs_op_operand(op, i));
        }
    }
    for (guint32 i = 0; i < folder->values.len; i++)
        bs_op_set_operand(builder->ir, op, first_constant + i, folder->values.data[i]);
    return TRUE;
}

static gboolean
defined_by_same_op(const BsOp *op, const BsValue *value)
{
    return bs_value_op(value) && bs_value_op(value)->def == op->def;
}

// f(x, x) = x, or f(f(x)) = f(x).
static BsValue *
fold_idempotent(const BsOp *op)
{
    BsValue *first = bs_op_operand(op, 0);
    if (op->n_operands == 1)
        return defined_by_same_op(op, first) ? first : NULL;
    return first == bs_op_operand(op, 1) ? first : NULL;
}

static BsFold
fold_traits(BsFolder *folder, BsBuilder *builder, BsOp *op)
{
    if (bs_op_has_trait(op, BS_TRAIT_COMMUTATIVE) && op->n_operands >= 2 &&
        move_constants_last(builder, op, folder))
        return BS_FOLD_IN_PLACE;
    BsValue *value = NULL;
    if (bs_op_has_trait(op, BS_TRAIT_IDEMPOTENT))
        value = fold_idempotent(op);
    // f(f(x)) = x
    if (!value && bs_op_has_trait(op, BS_TRAIT_INVOLUTION) &&
        defined_by_same_op(op, bs_op_operand(op, 0)))
        value = bs_op_operand(bs_value_op(bs_op_operand(op, 0)), 0);
    if (!value)
        return BS_FOLD_NONE;
    folder->results.data[0] = (BsFoldResult){.value = value};
    return BS_FOLD_RESULTS;
}

static BsFold
compute(BsFolder *folder, BsBuilder *builder, BsOp *op)
{
    bs_vec_reserve(&folder->constants, op->n_operands);
    for (guint32 i = 0; i < op->n_operands; i++)
        folder->constants.data[i] = bs_value_constant(bs_op_operand(op, i));
    bs_vec_reserve(&folder->results, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++)
        folder->results.data[i] = (BsFoldResult){0};
    folder->results.len = op->n_results;

    BsFold fold = BS_FOLD_NONE;
    if (op->def->fold)
        fold = op->def->fold(builder, op, folder->constants.data, folder->results.data);
    if (fold == BS_FOLD_RESULTS)
        return fold;
    const BsFold by_traits = fold_traits(folder, builder, op);
    return by_traits == BS_FOLD_NONE ? fold : by_traits;
}

// FALSE when a constant can't be made; those that were made are gone again.
static gboolean
materialize(BsFolder *folder, BsBuilder *builder, const BsDialect *dialect, BsOp *op)
{
    bs_builder_set_before(builder, op);
    bs_vec_clear(&folder->values);
    for (guint32 i = 0; i < folder->results.len; i++) {
        const BsFoldResult *result = &folder->results.data[i];
        BsOp *constant = NULL;
        if (!result->value && dialect && dialect->materialize)
            constant = dialect->materialize(builder, result->attr, bs_op_result(op, i)->type, op);
        if (!result->value && !constant)
            break;
        bs_vec_push(&folder->values, result->value ? result->value : bs_op_result(constant, 0));
    }
    if (folder->values.len == folder->results.len)
        return TRUE;
    for (guint i = 0; i < folder->values.len; i++) {
        if (!folder->results.data[i].value)
            bs_builder_erase_op(builder, bs_value_op(folder->values.data[i]));
    }
    return FALSE;
}

gboolean
bs_folder_may_fold(const BsOpDef *def)
{
    return def->fold ||
           (def->traits & (BS_TRAIT_COMMUTATIVE | BS_TRAIT_IDEMPOTENT | BS_TRAIT_INVOLUTION));
}

BsFold
bs_folder_find(BsFolder *folder, BsBuilder *builder, const BsDialect *dialect, BsOp *op)
{
    if (!bs_folder_may_fold(op->def))
        return BS_FOLD_NONE;
    const BsFold fold = compute(folder, builder, op);
    if (fold == BS_FOLD_IN_PLACE)
        bs_builder_modified(builder, op);
    if (fold != BS_FOLD_RESULTS)
        return fold;
    if (!materialize(folder, builder, dialect, op))
        return BS_FOLD_NONE;
    for (guint i = 0; i < folder->values.len; i++) {
        if (folder->values.data[i] && bs_value_op(folder->values.data[i]) == op)
            return BS_FOLD_NONE; // what it is computed from is computed from it: unreachable code
    }
    return BS_FOLD_RESULTS;
}

BsFold
bs_folder_fold(BsFolder *folder, BsBuilder *builder, const BsDialect *dialect, BsOp *op)
{
    const BsFold fold = bs_folder_find(folder, builder, dialect, op);
    if (fold == BS_FOLD_RESULTS)
        bs_builder_replace_op(builder, op, folder->values.data);
    return fold;
}
