// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/clone-folds.h"

#include "passes/trial.h"

typedef struct Function {
    BsOp *op;
    guint n_clones;
    GHashTable *known; // the faults that it had
} Function;

struct BsCloneFolds {
    BsPassContext *context;
    GArray *functions; // of Function
    GHashTable *seen;  // their ops
};

static BsWalk
count_clone(BsOp *op, gpointer n)
{
    *(guint *)n += bs_op_is(op, "bufferization.clone");
    return BS_WALK_ON;
}

// The function around an op; or what stands for one, of which nobody knows how it runs.
static BsOp *
find_function(const BsOp *op)
{
    BsOp *function = bs_op_parent(op);
    while (function && !bs_op_has_trait(function, BS_TRAIT_FUNCTION)) {
        BsOp *parent = bs_op_parent(function);
        if (!parent || bs_op_has_trait(parent, BS_TRAIT_SYMBOL_TABLE))
            break;
        function = parent;
    }
    return function;
}

static BsWalk
add_function_of(BsOp *op, gpointer data)
{
    const BsCloneFolds *folds = data;
    Function function = {.op = bs_op_is(op, "bufferization.clone") ? find_function(op) : NULL};
    if (!function.op || !g_hash_table_add(folds->seen, function.op))
        return BS_WALK_ON;
    bs_op_walk_preorder(function.op, count_clone, &function.n_clones);
    BsTrial trial = {.function = function.op,
                     .callees = folds->context->callees,
                     .cancellable = folds->context->cancellable};
    function.known = bs_trial_known(&trial, FALSE);
    g_array_append_val(folds->functions, function);
    return BS_WALK_ON;
}

static void
clear_function(gpointer data)
{
    g_hash_table_unref(((Function *)data)->known);
}

BsCloneFolds *
bs_clone_folds_new(BsPassContext *context, BsOp *root)
{
    if (!bs_ir_may_have(context->ir, "bufferization.clone"))
        return NULL;
    BsCloneFolds *folds = g_new(BsCloneFolds, 1);
    *folds = (BsCloneFolds){context, g_array_new(FALSE, FALSE, sizeof(Function)),
                            g_hash_table_new(NULL, NULL)};
    g_array_set_clear_func(folds->functions, clear_function);
    bs_op_walk_preorder(root, add_function_of, folds);
    if (folds->functions->len == 0)
        g_clear_pointer(&folds, bs_clone_folds_free);
    return folds;
}

static void
say(const BsCloneFolds *folds, const BsFault *fault)
{
    static const char *const texts[BS_N_FAULTS] = {
        [BS_FAULT_USED_FREED] = "this buffer is freed too early, now that a clone of it is itself: "
                                "'%s' uses it later",
        [BS_FAULT_FREED_TWICE] = "this buffer is freed twice, now that a clone of it is itself: "
                                 "'%s' frees it again",
    };
    if (!texts[fault->kind] || fault->was_known)
        return;
    g_auto(GStrv) parts = g_strsplit(texts[fault->kind], "%s", 2);
    g_autofree char *text = g_strconcat(parts[0], fault->op->def->name, parts[1], NULL);
    BsDiags *diags = folds->context->diags;
    const BsLoc loc = bs_value_loc(fault->buffer);
    if (fault->is_sure) {
        BsDiag *diag = bs_diags_error(diags, loc, "%s", text);
        diag->op = bs_value_op(fault->buffer) ? bs_value_op(fault->buffer) : fault->op;
    } else {
        bs_diags_warning(diags, loc, "%s", text);
    }
}

void
bs_clone_folds_say(const BsCloneFolds *folds)
{
    for (guint i = 0; folds && i < folds->functions->len; i++) {
        const Function *function = &g_array_index(folds->functions, Function, i);
        guint n_clones = 0;
        bs_op_walk_preorder(function->op, count_clone, &n_clones);
        if (n_clones >= function->n_clones)
            continue;
        BsTrial trial = {.function = function->op,
                         .known = function->known,
                         .callees = folds->context->callees,
                         .cancellable = folds->context->cancellable};
        g_autoptr(GArray) faults = bs_trial_run(&trial);
        for (guint k = 0; k < faults->len; k++)
            say(folds, &g_array_index(faults, BsFault, k));
    }
}

void
bs_clone_folds_free(BsCloneFolds *folds)
{
    if (folds) {
        g_array_unref(folds->functions);
        g_hash_table_unref(folds->seen);
        g_free(folds);
    }
}
