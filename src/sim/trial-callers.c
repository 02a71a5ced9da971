// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/trial-private.h"

// Functions of which it is asked what is open.
typedef struct Callers {
    BsCallees *callees;
    GHashTable *open; // function -> TrialCauses, on the heap; those that call themselves: none yet
} Callers;

gboolean
bs_trial_is_private(const BsOp *function)
{
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    return visibility && visibility->kind == BS_ATTR_STRING &&
           strcmp(visibility->string.text, "private") == 0;
}

static TrialCauses find_open(Callers *callers, const BsOp *function, guint depth);

// The operands of a call, in a function of which these arguments may be anything, that may be: it
// does nothing else with such an argument than to pass it on.
static TrialCauses
find_passed_on(const BsOp *call, TrialCauses open)
{
    TrialCauses passed = 0;
    for (guint32 i = 0; i < call->n_operands && i < TRIAL_ARGUMENTS; i++) {
        const BsValue *value = bs_op_operand(call, i);
        if (bs_value_is_arg(value) && bs_value_has_one_use(value) &&
            bs_value_arg_block(value) == bs_op_block(call) && value->index < TRIAL_ARGUMENTS &&
            (open >> value->index & 1))
            passed |= (TrialCauses)1 << i;
    }
    return passed;
}

// What the function passes on by a call, whatever happens, that passes the most.
static TrialCauses
find_passed_by(Callers *callers, const BsOp *caller, const BsOp *function, guint depth)
{
    const BsBlock *entry =
        bs_op_has_trait(caller, BS_TRAIT_FUNCTION) ? bs_op_region(caller, 0)->first : NULL;
    const TrialCauses open = entry ? find_open(callers, caller, depth) : 0;
    TrialCauses most = 0;
    for (const BsOp *op = open ? entry->first : NULL; op; op = bs_op_next(op)) {
        if (!bs_op_has_trait(op, BS_TRAIT_CALL) || bs_callee_first_argument(op) ||
            bs_callee_find(callers->callees, op) != function)
            continue;
        const TrialCauses passed = find_passed_on(op, open);
        if (__builtin_popcountll(passed) > __builtin_popcountll(most))
            most = passed;
    }
    return most;
}

static TrialCauses
find_open(Callers *callers, const BsOp *function, guint depth)
{
    enum { MAX_DEPTH = 16 }; // of private functions that are passed through
    if (!bs_trial_is_private(function) || !bs_op_parent(function))
        return TRIAL_DOUBTFUL - 1;
    TrialCauses *open = g_hash_table_lookup(callers->open, function);
    if (open || depth == MAX_DEPTH)
        return open ? *open : 0;
    open = g_new0(TrialCauses, 1);
    g_hash_table_insert(callers->open, (gpointer)(gsize)function, open);
    const GPtrArray *all = bs_callee_callers(callers->callees, function);
    for (guint i = 0; all && i < all->len; i++) {
        const TrialCauses passed = find_passed_by(callers, all->pdata[i], function, depth + 1);
        if (__builtin_popcountll(passed) > __builtin_popcountll(*open))
            *open = passed;
    }
    return *open;
}

TrialCauses
bs_trial_open_arguments(const BsOp *function, BsCallees *callees)
{
    Callers callers = {callees, g_hash_table_new_full(NULL, NULL, NULL, g_free)};
    const TrialCauses open = find_open(&callers, function, 0);
    g_hash_table_unref(callers.open);
    return open;
}
