// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a stage has moved, copied and put in place of something else: a trial of the program behind
// it cannot know what was meant before.
#include "analysis/loops.h"
#include "debug/document/provenance.h"
#include "debug/verdict/check-private.h"
#include "dialects/deallocation/deallocation.h"
#include "ir/effects.h"
#include "support/i18n.h"

// -- allocations ----------------------------------------------------------------------------------

static gboolean
is_allocation(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_ALLOCATION) && bs_op_memory(op) != BS_MEMORY_CLONE;
}

static const BsOp *
find_parallel(const BsOp *op)
{
    while (op && !bs_op_is(op, "affine.parallel"))
        op = bs_op_parent(op);
    return op;
}

static BsWalk
add_place(BsOp *op, gpointer data)
{
    BsCheckState *state = data;
    state->calls |= bs_op_has_trait(op, BS_TRAIT_CALL);
    for (guint32 i = 0; i < op->n_results; i++)
        state->has_indicators |= bs_type_is_ownership(op->results[i].type);
    if (bs_op_memory(op) == BS_MEMORY_CLONE && !op->event)
        g_ptr_array_add(state->clones, bs_op_result(op, 0));
    if (!is_allocation(op))
        return BS_WALK_ON;
    BsCheckPlace place = {op, bs_op_block(op), bs_op_next(op), find_parallel(op)};
    while (place.next && is_allocation(place.next))
        place.next = bs_op_next(place.next);
    g_array_append_val(state->places, place);
    return BS_WALK_ON;
}

void
bs_check_find_places(BsCheckState *state, BsOp *function)
{
    bs_op_walk_preorder(function, add_place, state);
}

static void
add_renewed(GHashTable *renewed, const BsCheckPlace *place)
{
    GPtrArray *values = g_hash_table_lookup(renewed, place->next);
    if (!values) {
        values = g_ptr_array_new();
        g_hash_table_insert(renewed, place->next, values);
    }
    g_ptr_array_add(values, bs_op_result(place->op, 0));
}

// What no path shows: that rounds may run at the same time, and that an op frees where it was not.
static void
tell_of_move(BsCheck *check, const BsOp *function, const BsCheckPlace *place)
{
    if (place->parallel && find_parallel(place->op) != place->parallel) {
        bs_check_add(check, function, place->op->loc, FALSE,
                     g_strdup(_("all rounds of the loop share this buffer now, and those of an "
                                "'affine.parallel' may run at the same time")))
            ->kind = "shared-rounds";
    }
    if (bs_op_memory(place->op) == BS_MEMORY_REALLOC) {
        bs_check_add(check, function, place->op->loc, FALSE,
                     g_strdup(_("this reallocation moves to another block and frees its operand on "
                                "all paths from there")))
            ->kind = "moved";
    }
}

static void
free_values(gpointer values)
{
    g_ptr_array_unref(values);
}

GHashTable *
bs_check_renewed(BsCheck *check, const BsCheckState *before, const BsOp *function)
{
    GHashTable *renewed = NULL;
    for (guint i = 0; i < before->places->len; i++) {
        const BsCheckPlace *place = &g_array_index(before->places, BsCheckPlace, i);
        if (place->op->erased || bs_op_block(place->op) == place->block || !place->next ||
            place->next->erased)
            continue;
        if (!renewed)
            renewed = g_hash_table_new_full(NULL, NULL, NULL, free_values);
        add_renewed(renewed, place);
        tell_of_move(check, function, place);
    }
    return renewed;
}

// -- values that stand for others -----------------------------------------------------------------

typedef struct Made {
    const BsCheck *check;
    GHashTable *values; // copies, or what is known
} Made;

static gboolean
is_of_stage(const BsCheck *check, const BsOp *op)
{
    return op->event && bs_document_stage_of(check->document, op->event) == check->stage;
}

static BsWalk
add_copy(BsOp *op, gpointer data)
{
    const Made *made = data;
    if (bs_op_memory(op) == BS_MEMORY_CLONE && is_of_stage(made->check, op))
        g_hash_table_add(made->values, bs_op_result(op, 0));
    return BS_WALK_ON;
}

GHashTable *
bs_check_copies(const BsCheck *check, BsOp *function)
{
    Made made = {check, g_hash_table_new(NULL, NULL)};
    bs_op_walk_preorder(function, add_copy, &made);
    return made.values;
}

static BsWalk
rename_made(BsOp *op, gpointer data)
{
    const Made *made = data;
    if (op->n_results == 0 || !is_of_stage(made->check, op))
        return BS_WALK_ON;
    const BsOp *origin = bs_document_op_origin(made->check->document, op);
    for (guint32 i = 0; origin && i < op->n_results && i < origin->n_results; i++)
        bs_trial_rename_known(made->values, &origin->results[i], &op->results[i]);
    return BS_WALK_ON;
}

void
bs_check_rename(const BsCheck *check, GHashTable *known, BsOp *function)
{
    Made made = {check, known};
    bs_op_walk_preorder(function, rename_made, &made);
}

// -- the stack ------------------------------------------------------------------------------------

typedef struct Stack {
    BsCheck *check;
    const BsOp *function;
    GHashTable *loops; // as in analysis/loops.h
} Stack;

// Whether branches lead back to it before an op around it releases the stack.
static gboolean
grows(const Stack *stack, const BsOp *op)
{
    for (const BsBlock *block = bs_op_block(op); block;) {
        const BsOp *around = bs_block_parent_op(block);
        if (bs_branch_loop(stack->loops, block))
            return TRUE;
        if (!around || bs_op_has_trait(around, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            return FALSE;
        block = bs_op_block(around);
    }
    return FALSE;
}

static BsWalk
look_at_stack(BsOp *op, gpointer data)
{
    const Stack *stack = data;
    if (op->n_results == 0 || !bs_value_is_on_stack(bs_op_result(op, 0)) ||
        g_hash_table_contains(stack->check->said, op))
        return BS_WALK_ON;
    const BsType *type = op->results[0].type;
    const char *text = bs_type_has_static_shape(type) && bs_type_n_elements(type) < 0
                           ? _("this buffer is on the stack, and its size has more than 64 bits")
                       : grows(stack, op)
                           ? _("this buffer is on the stack, but branches lead back to its block: "
                               "the stack grows with each round")
                           : NULL;
    if (text) {
        g_hash_table_add(stack->check->said, op);
        BsFinding *finding =
            bs_check_add(stack->check, stack->function, op->loc, FALSE, g_strdup(text));
        finding->kind = "stack";
        finding->made = op->id;
    }
    return BS_WALK_ON;
}

void
bs_check_stack(BsCheck *check, BsOp *function)
{
    Stack stack = {check, function, bs_branch_loops_new()};
    bs_op_walk_preorder(function, look_at_stack, &stack);
    g_hash_table_unref(stack.loops);
}
