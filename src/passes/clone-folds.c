// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/clone-folds.h"

#include "passes/trial.h"

typedef struct Function {
    BsOp *op;
    GHashTable *clones; // values
    GHashTable *known;  // the faults that it had before the first was folded
    GArray *shown;      // of BsFault: the writes that would be seen in both, were clones no copies
} Function;

static BsWalk
add_clone(BsOp *op, gpointer clones)
{
    if (bs_op_is(op, "bufferization.clone"))
        g_hash_table_add(clones, bs_op_result(op, 0));
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

// Whether a pass has made it, and it was the buffer itself before.
static gboolean
is_made(const BsCloneFolds *folds, const BsValue *clone)
{
    return folds->context->clones &&
           g_hash_table_contains(folds->context->clones, GUINT_TO_POINTER(bs_value_op(clone)->id));
}

static GArray *
find_shown(const BsCloneFolds *folds, const Function *function)
{
    g_autoptr(GHashTable) copies = g_hash_table_new(NULL, NULL);
    GHashTableIter iter;
    gpointer clone;
    g_hash_table_iter_init(&iter, function->clones);
    while (g_hash_table_iter_next(&iter, &clone, NULL))
        if (!is_made(folds, clone))
            g_hash_table_add(copies, clone);
    if (g_hash_table_size(copies) == 0)
        return g_array_new(FALSE, FALSE, sizeof(BsFault));
    BsTrial trial = {.function = function->op,
                     .copies = copies,
                     .callees = folds->context->callees,
                     .steps = &folds->context->trial_steps,
                     .cancellable = folds->context->cancellable};
    return bs_trial_run(&trial);
}

static Function *
try_out(const BsCloneFolds *folds, BsOp *op)
{
    Function *function = g_new(Function, 1);
    *function = (Function){.op = op, .clones = g_hash_table_new(NULL, NULL)};
    bs_op_walk_preorder(op, add_clone, function->clones);
    BsTrial trial = {.function = op,
                     .callees = folds->context->callees,
                     .steps = &folds->context->trial_steps,
                     .cancellable = folds->context->cancellable};
    function->known = bs_trial_known(&trial, FALSE);
    function->shown = find_shown(folds, function);
    return function;
}

static void
free_function(gpointer data)
{
    Function *function = data;
    g_hash_table_unref(function->clones);
    g_hash_table_unref(function->known);
    g_array_unref(function->shown);
    g_free(function);
}

void
bs_clone_folds_watch(gpointer folds, BsOp *op)
{
    BsCloneFolds *known = folds;
    BsOp *function = bs_op_is(op, "bufferization.clone") ? find_function(op) : NULL;
    if (!function)
        return;
    if (!known->functions)
        known->functions = g_hash_table_new_full(NULL, NULL, NULL, free_function);
    if (!g_hash_table_contains(known->functions, function))
        g_hash_table_insert(known->functions, function, try_out(known, function));
}

void
bs_clone_folds_init(BsCloneFolds *folds, BsPassContext *context)
{
    *folds = (BsCloneFolds){context, NULL};
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

static gboolean
is_gone(const BsValue *clone)
{
    const BsOp *op = bs_value_op(clone);
    return op && op->erased;
}

static void
say_shown(const BsCloneFolds *folds, const Function *function)
{
    for (guint i = 0; i < function->shown->len; i++) {
        const BsFault *fault = &g_array_index(function->shown, BsFault, i);
        if (fault->kind != BS_FAULT_LOST_WRITE || !is_gone(fault->clone))
            continue;
        BsDiag *diag =
            bs_diags_warning(folds->context->diags, fault->op->loc,
                             fault->copied ? "what this writes into a clone may be seen in the "
                                             "buffer, too: the clone is the buffer itself now"
                                           : "what this writes into a buffer may be seen in a "
                                             "clone, too: the clone is the buffer itself now");
        bs_diag_note(diag, bs_value_loc(fault->clone), "the clone was made here");
    }
}

static void
say_faults(const BsCloneFolds *folds, const Function *function)
{
    BsTrial trial = {.function = function->op,
                     .known = function->known,
                     .callees = folds->context->callees,
                     .steps = &folds->context->trial_steps,
                     .cancellable = folds->context->cancellable};
    g_autoptr(GArray) faults = bs_trial_run(&trial);
    for (guint k = 0; k < faults->len; k++)
        say(folds, &g_array_index(faults, BsFault, k));
}

static BsWalk
say_of_function(BsOp *op, gpointer data)
{
    const BsCloneFolds *folds = data;
    const Function *function = g_hash_table_lookup(folds->functions, op);
    if (function) {
        say_shown(folds, function);
        say_faults(folds, function);
    }
    return BS_WALK_ON;
}

void
bs_clone_folds_say(const BsCloneFolds *folds, BsOp *root)
{
    if (folds->functions) // in the order of the text
        bs_op_walk_preorder(root, say_of_function, (gpointer)(guintptr)folds);
}

void
bs_clone_folds_clear(BsCloneFolds *folds)
{
    g_clear_pointer(&folds->functions, g_hash_table_unref);
}
