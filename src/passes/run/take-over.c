// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/take-over.h"

#include "ir/clone.h"
#include "ir/loc.h"
#include "support/vec.h"

// An op of the program as it was; those at one place are a list.
typedef struct Old {
    BsOp *op;
    guint32 next; // or NONE
    gboolean has_heir, results_have;
} Old;

enum { NONE = G_MAXUINT32 };

typedef struct TakeOver {
    BsIr *ir;
    BsCloning cloning;
    BS_VEC(Old) old;
    GHashTable *at; // place to the number of the first op there, plus one
} TakeOver;

// -- heirs ---------------------------------------------------------------------------------------

// NULL: nobody can tell what stood there.
static gpointer
key_of(const BsIr *ir, const BsOp *op)
{
    enum { HALF = 32 };
    if (bs_loc_is_unknown(ir->context, op->loc))
        return NULL;
    const BsLoc loc = bs_loc_is_attr(op->loc)
                          ? bs_loc_written(ir->context, bs_loc_attr(ir->context, op->loc))
                          : op->loc;
    return (gpointer)(gsize)((guint64)loc.line << HALF | loc.column);
}

static BsWalk
note_old(BsOp *op, gpointer data)
{
    TakeOver *work = data;
    gpointer key = key_of(work->ir, op);
    if (!key)
        return BS_WALK_ON;
    const guint32 first = GPOINTER_TO_UINT(g_hash_table_lookup(work->at, key));
    const Old old = {op, first ? first - 1 : NONE, FALSE, FALSE};
    bs_vec_push(&work->old, old);
    g_hash_table_insert(work->at, key, GUINT_TO_POINTER(work->old.len));
    return BS_WALK_ON;
}

static void
note_arguments(const TakeOver *work, const BsOp *old, const BsOp *made)
{
    for (guint32 r = 0; r < MIN(old->n_regions, made->n_regions); r++) {
        const BsBlock *from = bs_op_region(old, r)->first, *to = bs_op_region(made, r)->first;
        for (guint32 i = 0; from && to && from->n_args == to->n_args && i < from->n_args; i++)
            bs_value_note_heir(work->ir, from->args[i], to->args[i]);
    }
}

static void
note_results(const TakeOver *work, const BsOp *old, const BsOp *made)
{
    for (guint32 i = 0; i < old->n_results; i++)
        bs_value_note_heir(work->ir, bs_op_result(old, i), bs_op_result(made, i));
}

// What an allocation is made for may have got no result: its buffer is then what the result was.
static BsWalk
find_source(BsOp *made, gpointer data)
{
    TakeOver *work = data;
    gpointer key = key_of(work->ir, made);
    const guint32 first = key ? GPOINTER_TO_UINT(g_hash_table_lookup(work->at, key)) : 0;
    for (guint32 i = first ? first - 1 : NONE; i != NONE; i = work->old.data[i].next) {
        Old *old = &work->old.data[i];
        if (!old->has_heir && old->op->def == made->def) {
            bs_op_note_heir(work->ir, old->op, made);
            note_arguments(work, old->op, made);
            old->has_heir = TRUE;
        }
        if (made->n_results && !old->results_have && old->op->n_results == made->n_results) {
            note_results(work, old->op, made);
            old->results_have = TRUE;
            break;
        }
    }
    return BS_WALK_ON;
}

// -- copies --------------------------------------------------------------------------------------

static const BsAttr *
symbol_of(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_SYMBOL) ? bs_op_attr(op, "sym_name") : NULL;
}

// Of the function that stays: what was in it goes once what is new is there, too.
static void
replace_region(TakeOver *work, BsRegion *region, const BsRegion *made)
{
    BsBuilder builder;
    bs_builder_init(&builder, work->ir);
    const BsBlock *const last = region->last;
    bs_clone_region(&builder, &work->cloning, made, region);
    BsBlock *const fresh = last ? last->next : region->first;
    const BsBlock *old = region->first;
    for (guint32 i = 0; last && fresh && old->n_args == fresh->n_args && i < old->n_args; i++)
        bs_value_note_heir(work->ir, old->args[i], fresh->args[i]);
    for (BsBlock *block = fresh; block; block = block->next) {
        bs_block_for_each (block, op)
            bs_op_walk_preorder(op, find_source, work);
    }
    for (BsBlock *block = region->first; block != fresh; block = block->next)
        bs_block_drop_references(work->ir, block);
    while (region->first != fresh)
        bs_block_erase(work->ir, region->first);
}

static void
replace_body(TakeOver *work, BsOp *function, const BsOp *made)
{
    for (guint32 r = 0; r < function->n_regions; r++)
        replace_region(work, bs_op_region(function, r), bs_op_region(made, r));
    if (function->attrs != made->attrs)
        bs_op_set_attrs(work->ir, function, made->attrs);
}

static GHashTable *
functions_by_name(const BsBlock *body)
{
    GHashTable *functions = g_hash_table_new(NULL, NULL);
    bs_block_for_each (body, op) {
        const BsAttr *name = op->n_regions && symbol_of(op) ? symbol_of(op) : NULL;
        if (name && !bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE))
            g_hash_table_insert(functions, (gpointer)(gsize)name, op);
    }
    return functions;
}

static void
copy_before(TakeOver *work, BsBlock *body, BsOp *before, const BsOp *made)
{
    BsBuilder builder;
    bs_builder_init(&builder, work->ir);
    if (before)
        bs_builder_set_before(&builder, before);
    else
        bs_builder_set_end(&builder, body);
    bs_op_walk_preorder(bs_clone_op(&builder, &work->cloning, made), find_source, work);
}

static BsWalk
drop_operands(BsOp *op, gpointer ir)
{
    if (op->n_operands)
        bs_op_set_operands(ir, op, 0, NULL);
    return BS_WALK_ON;
}

// What stands outside of functions may use one another, in any order.
static void
erase_old(BsIr *ir, BsBlock *body, GHashTable *old)
{
    bs_block_for_each (body, op) {
        if (g_hash_table_contains(old, op))
            bs_op_walk_preorder(op, drop_operands, ir);
    }
    for (BsOp *op = body->first, *next; op; op = next) {
        next = bs_op_next(op);
        if (g_hash_table_contains(old, op))
            bs_op_erase(ir, op);
    }
}

// In the order of the other program: what stays is moved only where it stands elsewhere.
static void
copy_body(TakeOver *work, BsBlock *body, const BsBlock *made)
{
    g_autoptr(GHashTable) functions = functions_by_name(body);
    g_autoptr(GHashTable) old = g_hash_table_new(NULL, NULL);
    bs_block_for_each (body, op)
        g_hash_table_add(old, op);
    BsOp *at = body->first;
    bs_block_for_each (made, op) {
        BsOp *kept = symbol_of(op) ? g_hash_table_lookup(functions, symbol_of(op)) : NULL;
        if (!kept || kept->def != op->def) {
            copy_before(work, body, at, op);
            continue;
        }
        g_hash_table_remove(functions, symbol_of(op));
        g_hash_table_remove(old, kept);
        replace_body(work, kept, op);
        if (kept == at)
            at = bs_op_next(at);
        else
            bs_op_move(work->ir, kept, body, at);
    }
    erase_old(work->ir, body, old);
}

void
bs_take_over(BsIr *ir, const BsIr *made)
{
    TakeOver work = {.ir = ir, .at = g_hash_table_new(NULL, NULL)};
    bs_cloning_init(&work.cloning);
    work.cloning.foreign = TRUE;
    bs_op_walk_preorder(ir->root, note_old, &work);
    copy_body(&work, bs_op_region(ir->root, 0)->first, bs_op_region(made->root, 0)->first);
    if (ir->root->attrs != made->root->attrs)
        bs_op_set_attrs(ir, ir->root, made->root->attrs);
    bs_cloning_clear(&work.cloning);
    g_hash_table_unref(work.at);
    bs_vec_free(&work.old);
}
