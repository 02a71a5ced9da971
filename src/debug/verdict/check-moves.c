// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a stage has moved, and what is on the stack: what no execution shows, where rounds run at
// the same time, or the stack is larger than that of the machine.
#include "analysis/loops.h"
#include "debug/verdict/check-private.h"
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
    if (!is_allocation(op))
        return BS_WALK_ON;
    const BsCheckPlace place = {op, bs_op_block(op), find_parallel(op)};
    g_array_append_val(state->places, place);
    return BS_WALK_ON;
}

void
bs_check_find_places(BsCheckState *state, BsOp *function)
{
    bs_op_walk_preorder(function, add_place, state);
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

static gboolean
has_moved(const BsCheckPlace *place)
{
    return !place->op->erased && bs_op_block(place->op) != place->block;
}

void
bs_check_note_moves(const BsCheck *check, BsFinding *finding, const BsOp *function)
{
    const BsCheckState *before = g_hash_table_lookup(check->states, function);
    for (guint i = 0; before && i < before->places->len; i++) {
        const BsCheckPlace *place = &g_array_index(before->places, BsCheckPlace, i);
        if (has_moved(place))
            bs_check_note(finding, BS_NOTE_MOVED, place->op->loc,
                          g_strdup(_("moved from here: all rounds of a loop around share this "
                                     "buffer now")));
    }
}

void
bs_check_moves(BsCheck *check, const BsCheckState *before, const BsOp *function)
{
    for (guint i = 0; i < before->places->len; i++) {
        const BsCheckPlace *place = &g_array_index(before->places, BsCheckPlace, i);
        if (has_moved(place))
            tell_of_move(check, function, place);
    }
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
