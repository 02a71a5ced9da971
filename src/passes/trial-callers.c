// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/callee.h"
#include "passes/trial-private.h"

// The calls that lead to a function.
typedef struct Callers {
    GHashTable *tables;
    const BsOp *function;
    TrialCauses open; // the most arguments that one of them leaves open
} Callers;

gboolean
bs_trial_is_private(const BsOp *function)
{
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    return visibility && visibility->kind == BS_ATTR_STRING &&
           strcmp(visibility->string.text, "private") == 0;
}

// Whether the value is an argument of a function that anyone may call, which does nothing else with
// it than to pass it on, whatever happens.
static gboolean
is_passed_on(const BsOp *call, const BsValue *value)
{
    const BsOp *caller = bs_op_parent(call);
    return bs_value_is_arg(value) && bs_value_has_one_use(value) &&
           bs_op_has_trait(caller, BS_TRAIT_FUNCTION) && !bs_trial_is_private(caller) &&
           bs_op_block(call) == bs_op_region(caller, 0)->first &&
           bs_value_arg_block(value) == bs_op_block(call);
}

static BsWalk
look_at_call(BsOp *op, gpointer data)
{
    Callers *callers = data;
    if (!bs_op_has_trait(op, BS_TRAIT_CALL) || bs_callee_first_argument(op) ||
        bs_callee_find(callers->tables, op) != callers->function)
        return BS_WALK_ON;
    TrialCauses open = 0;
    for (guint32 i = 0; i < op->n_operands && i < TRIAL_ARGUMENTS; i++)
        if (is_passed_on(op, bs_op_operand(op, i)))
            open |= (TrialCauses)1 << i;
    if (__builtin_popcountll(open) > __builtin_popcountll(callers->open))
        callers->open = open;
    return BS_WALK_ON;
}

TrialCauses
bs_trial_open_arguments(BsOp *function, GHashTable *tables)
{
    Callers callers = {.tables = tables, .function = function};
    BsOp *table = bs_op_parent(function);
    if (!bs_trial_is_private(function) || !table)
        return TRIAL_DOUBTFUL - 1;
    bs_op_walk_preorder(table, look_at_call, &callers);
    return callers.open;
}
