// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits that take away ops, functions and what functions do.
#include "debug/reduce/reduce-private.h"

#include <string.h>

// -- symbols --------------------------------------------------------------------------------------

typedef struct Users {
    GPtrArray *ops;
    const char *symbol;
} Users;

static BsWalk
note_user(BsOp *op, gpointer data)
{
    const Users *users = data;
    if (bs_op_names(op, users->symbol))
        g_ptr_array_add(users->ops, op);
    return BS_WALK_ON;
}

// What names a symbol that goes, goes with it.
static gboolean
erase_symbol(BsWork *work, const BsPlace *place)
{
    const BsAttr *name = bs_op_attr(place->op, "sym_name");
    if (!bs_work_may_go(work, place->op) || !name)
        return FALSE;
    g_autoptr(GPtrArray) ops = g_ptr_array_new();
    Users users = {ops, name->string.text};
    bs_op_walk_postorder(work->ir->root, note_user, &users);
    for (guint i = 0; i < ops->len; i++) {
        BsOp *user = ops->pdata[i];
        if (user->erased || bs_op_is_ancestor(place->op, user))
            continue;
        if (!bs_work_may_go(work, user) || bs_op_is_terminator(user) ||
            !bs_work_replace(work, user, NULL))
            return FALSE;
    }
    bs_op_erase(work->ir, place->op);
    return TRUE;
}

// -- finding --------------------------------------------------------------------------------------

static BsWalk
add_any(BsOp *op, gpointer places)
{
    const BsPlace place = {.op = op};
    g_array_append_val(places, place);
    return BS_WALK_ON;
}

// All ops that `fits`, the last one first, and what is in an op before the op.
static void
find_backwards(BsWork *work, GArray *places, gboolean (*fits)(const BsWork *work, const BsOp *op))
{
    g_autoptr(GArray) all = g_array_new(FALSE, FALSE, sizeof(BsPlace));
    bs_op_walk_preorder(work->ir->root, add_any, all);
    for (guint i = all->len; i-- > 0;) {
        const BsPlace *place = &g_array_index(all, BsPlace, i);
        if (fits(work, place->op))
            g_array_append_val(places, *place);
    }
}

static gboolean
is_symbol(const BsWork *work, const BsOp *op)
{
    return op != work->ir->root && bs_op_has_trait(op, BS_TRAIT_SYMBOL) && bs_work_may_go(work, op);
}

static void
find_symbols(BsWork *work, GArray *places)
{
    find_backwards(work, places, is_symbol);
}

const BsEdit bs_edit_erase_symbols = {"symbols", 1, find_symbols, erase_symbol};

// -- bodies ---------------------------------------------------------------------------------------

static gboolean
has_body(const BsWork *work, const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_FUNCTION) && bs_op_region(op, 0)->first &&
           bs_work_may_go(work, op);
}

static void
find_bodies(BsWork *work, GArray *places)
{
    find_backwards(work, places, has_body);
}

static gboolean
erase_body(BsWork *work, const BsPlace *place)
{
    if (place->op->erased || !has_body(work, place->op))
        return FALSE;
    BsRegion *body = bs_op_region(place->op, 0);
    bs_region_for_each (body, block)
        bs_block_drop_references(work->ir, block);
    while (body->last)
        bs_block_erase(work->ir, body->last);
    bs_op_set_attr(work->ir, place->op, "sym_visibility",
                   bs_attr_string(work->ir->context, "private", strlen("private")));
    return TRUE;
}

const BsEdit bs_edit_erase_bodies = {"bodies", 1, find_bodies, erase_body};

// -- ops ------------------------------------------------------------------------------------------

// What only ends a block goes with the block.
static gboolean
is_erasable(const BsWork *work, const BsOp *op)
{
    const gboolean ends = !bs_op_next(op) && bs_op_might_be_terminator(op);
    return bs_op_block(op) && !bs_op_has_trait(op, BS_TRAIT_SYMBOL) &&
           !(ends && bs_op_is_terminator(op)) && bs_work_may_go(work, op);
}

static void
find_ops(BsWork *work, GArray *places)
{
    find_backwards(work, places, is_erasable);
}

static gboolean
erase_op(BsWork *work, const BsPlace *place)
{
    return bs_work_may_go(work, place->op) && bs_work_replace(work, place->op, NULL);
}

const BsEdit bs_edit_erase_ops = {"ops", BS_N_WAYS, find_ops, erase_op};
