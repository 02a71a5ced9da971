// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits of where control goes: edges, blocks, and ops with regions.
#include "debug/reduce/reduce-private.h"

#include "analysis/loops.h"
#include "ir/clone.h"

#include <string.h>

// -- blocks ---------------------------------------------------------------------------------------

static void
reach(BsBlock *block, GHashTable *seen)
{
    g_autoptr(GPtrArray) open = g_ptr_array_new();
    g_ptr_array_add(open, block);
    g_hash_table_add(seen, block);
    while (open->len) {
        const BsBlock *next = g_ptr_array_steal_index_fast(open, open->len - 1);
        for (guint32 i = 0; next->last && i < next->last->n_successors; i++) {
            BsBlock *to = bs_successor_block(bs_op_successor(next->last, i));
            if (to && g_hash_table_add(seen, to))
                g_ptr_array_add(open, to);
        }
    }
}

void
bs_work_sweep(BsWork *work, BsRegion *region)
{
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_autoptr(GPtrArray) dead = g_ptr_array_new();
    reach(region->first, seen);
    bs_region_for_each (region, block) {
        if (!g_hash_table_contains(seen, block))
            g_ptr_array_add(dead, block);
    }
    for (guint i = 0; i < dead->len; i++)
        bs_block_drop_references(work->ir, dead->pdata[i]);
    for (guint i = 0; i < dead->len; i++)
        bs_block_erase(work->ir, dead->pdata[i]);
}

// -- edges ----------------------------------------------------------------------------------------

static BsWalk
add_branch(BsOp *op, gpointer places)
{
    for (guint32 i = 0; op->n_successors > 1 && i < op->n_successors; i++) {
        const BsPlace place = {.op = op, .i = i};
        g_array_append_val(places, place);
    }
    return BS_WALK_ON;
}

static void
find_branches(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_branch, places);
}

static BsOp *
insert_before(BsWork *work, BsOp *op, const BsOpState *state)
{
    BsBuilder builder;
    bs_builder_init(&builder, work->ir);
    bs_builder_set_before(&builder, op);
    return bs_builder_insert(&builder, state);
}

// Values that an op passes to a successor.
static BsValue **
take_values(const BsOp *op, BsRange range, GPtrArray *values)
{
    for (guint32 i = 0; i < range.n; i++)
        g_ptr_array_add(values, bs_op_operand(op, range.begin + i));
    return (BsValue **)(gpointer)values->pdata;
}

// What ends a block in a way that others can take over.
static gboolean
may_branch(const BsWork *work, const BsOp *op)
{
    return bs_work_may_go(work, op) && op->n_successors && !op->n_results && op->def->branch;
}

// A branch to successor `i` alone.
static gboolean
cut_edges(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    if (op->erased || !may_branch(work, op) || op->n_successors < 2)
        return FALSE;
    const BsRange range = bs_op_successor_operands(op, place->i);
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    BsBlock *to = bs_successor_block(bs_op_successor(op, place->i));
    insert_before(work, op,
                  &(BsOpState){.def = bs_context_op(work->ir->context, "cf.br"),
                               .loc = op->loc,
                               .operands = take_values(op, range, values),
                               .n_operands = range.n,
                               .successors = &to,
                               .n_successors = 1});
    BsRegion *region = bs_op_parent_region(op);
    bs_op_erase(work->ir, op);
    bs_work_sweep(work, region);
    return TRUE;
}

const BsEdit bs_edit_cut_edges = {"edges", 1, find_branches, cut_edges};

// Two of many edges.
static BsWalk
add_pairs(BsOp *op, gpointer places)
{
    enum { MOST = 16 };
    for (guint32 i = 0; op->n_successors > 2 && i < MIN(op->n_successors, MOST); i++) {
        for (guint32 j = i + 1; j < MIN(op->n_successors, MOST); j++) {
            const BsPlace place = {.op = op, .i = i, .j = j};
            g_array_append_val(places, place);
        }
    }
    return BS_WALK_ON;
}

static void
find_pairs(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_pairs, places);
}

static gboolean
cut_cases(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    if (op->erased || !may_branch(work, op) || op->n_successors < 3)
        return FALSE;
    BsContext *context = work->ir->context;
    BsValue *condition = bs_work_stand_in(work, bs_type_i1(context), op, op);
    if (!condition)
        return FALSE;
    const BsRange one = bs_op_successor_operands(op, place->i);
    const BsRange other = bs_op_successor_operands(op, place->j);
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    g_ptr_array_add(values, condition);
    take_values(op, one, values);
    BsBlock *to[] = {bs_successor_block(bs_op_successor(op, place->i)),
                     bs_successor_block(bs_op_successor(op, place->j))};
    const gint32 sizes[] = {1, (gint32)one.n, (gint32)other.n};
    const BsNamedAttr segments = {bs_context_string(context, "operandSegmentSizes"),
                                  bs_attr_i32_array(context, G_N_ELEMENTS(sizes), sizes)};
    insert_before(work, op,
                  &(BsOpState){.def = bs_context_op(context, "cf.cond_br"),
                               .loc = op->loc,
                               .attrs = bs_attr_dict(context, 1, &segments),
                               .operands = take_values(op, other, values),
                               .n_operands = values->len,
                               .successors = to,
                               .n_successors = 2});
    BsRegion *region = bs_op_parent_region(op);
    bs_op_erase(work->ir, op);
    bs_work_sweep(work, region);
    return TRUE;
}

const BsEdit bs_edit_cut_cases = {"cases", 1, find_pairs, cut_cases};

// -- returning ------------------------------------------------------------------------------------

static BsWalk
add_jump(BsOp *op, gpointer places)
{
    const BsOp *parent = bs_op_parent(op);
    const BsPlace place = {.op = op};
    if (op->n_successors && parent && bs_op_has_trait(parent, BS_TRAIT_FUNCTION))
        g_array_append_val(places, place);
    return BS_WALK_ON;
}

static void
find_jumps(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_jump, places);
}

static const BsOp *
find_return(const BsRegion *region)
{
    bs_region_for_each (region, block) {
        if (block->last && bs_op_has_trait(block->last, BS_TRAIT_RETURN_LIKE))
            return block->last;
    }
    return NULL;
}

static gboolean
return_early(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    const BsOp *like =
        op->erased || !may_branch(work, op) ? NULL : find_return(bs_op_parent_region(op));
    if (!like)
        return FALSE;
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    for (guint32 i = 0; i < like->n_operands; i++) {
        BsValue *value = bs_work_stand_in(work, bs_op_operand(like, i)->type, op, op);
        if (!value)
            return FALSE;
        g_ptr_array_add(values, value);
    }
    insert_before(work, op,
                  &(BsOpState){.def = like->def,
                               .loc = op->loc,
                               .attrs = like->attrs,
                               .operands = (BsValue **)(gpointer)values->pdata,
                               .n_operands = values->len});
    BsRegion *region = bs_op_parent_region(op);
    bs_op_erase(work->ir, op);
    bs_work_sweep(work, region);
    return TRUE;
}

const BsEdit bs_edit_return_early = {"returns", 2, find_jumps, return_early};

// -- one block of two -----------------------------------------------------------------------------

static gboolean
merge_block(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    if (op->erased || !may_branch(work, op) || op->n_successors != 1)
        return FALSE;
    BsBlock *to = bs_successor_block(bs_op_successor(op, 0)), *block = bs_op_block(op);
    const BsRange range = bs_op_successor_operands(op, 0);
    if (to == block || bs_block_is_entry(to) || bs_block_single_predecessor(to) != block ||
        range.n != to->n_args)
        return FALSE;
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    BsValue **args = take_values(op, range, values);
    bs_op_erase(work->ir, op);
    BsBuilder builder;
    bs_builder_init(&builder, work->ir);
    bs_builder_inline_block(&builder, to, block, NULL, args);
    return TRUE;
}

static BsWalk
add_single_jump(BsOp *op, gpointer places)
{
    const BsPlace place = {.op = op};
    if (op->n_successors == 1)
        g_array_append_val(places, place);
    return BS_WALK_ON;
}

static void
find_single_jumps(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_single_jump, places);
}

const BsEdit bs_edit_merge_blocks = {"blocks", 1, find_single_jumps, merge_block};

// -- ops with regions -----------------------------------------------------------------------------

static BsWalk
add_regions(BsOp *op, gpointer places)
{
    if (bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE | BS_TRAIT_FUNCTION | BS_TRAIT_SYMBOL) ||
        !bs_op_block(op))
        return BS_WALK_ON;
    for (guint32 i = 0; i < op->n_regions; i++) {
        const BsPlace place = {.op = op, .i = i};
        g_array_append_val(places, place);
    }
    return BS_WALK_ON;
}

static void
find_regions(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_regions, places);
}

// What argument `i` of the region is when control enters; NULL: nobody says.
static BsValue *
entry_value(const BsOp *op, const BsRegion *region, guint32 i)
{
    const BsRegionBranch *branch = op->def->region_branch;
    if (!branch || !branch->entry_operands)
        return NULL;
    const BsRange inputs = branch->successor_inputs ? branch->successor_inputs(op, region)
                                                    : (BsRange){0, region->first->n_args};
    const BsRange operands = branch->entry_operands(op, region);
    return i >= inputs.begin && i - inputs.begin < MIN(inputs.n, operands.n)
               ? bs_op_operand(op, operands.begin + i - inputs.begin)
               : NULL;
}

static gboolean
replace_args(BsWork *work, BsOp *op, const BsRegion *region)
{
    const BsBlock *block = region->first;
    for (guint32 i = 0; i < block->n_args; i++) {
        BsValue *arg = block->args[i];
        if (!bs_value_uses(arg))
            continue;
        BsValue *by = entry_value(op, region, i);
        by = by && by->type == arg->type ? by : bs_work_stand_in(work, arg->type, op, op);
        if (!by)
            return FALSE;
        bs_value_replace_all_uses(work->ir, arg, by);
    }
    return TRUE;
}

// What is in region `i` runs once, and nothing of the others.
static gboolean
unwrap(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    if (op->erased || op == work->mark)
        return FALSE;
    const BsRegion *region = bs_op_region(op, place->i);
    BsBlock *block = region->first;
    BsOp *end = block && block == region->last ? block->last : NULL;
    const gboolean has_end = end && bs_op_might_be_terminator(end) && !end->n_results;
    if (!end || !replace_args(work, op, region))
        return FALSE;
    if (has_end && !bs_work_may_go(work, end))
        return FALSE;
    g_autofree BsValue **values = g_new0(BsValue *, op->n_results + 1);
    for (guint32 i = 0; has_end && end->n_operands >= op->n_results && i < op->n_results; i++)
        values[i] = bs_op_operand(end, end->n_operands - op->n_results + i);
    if (has_end)
        bs_op_erase(work->ir, end);
    while (block->first)
        bs_op_move(work->ir, block->first, bs_op_block(op), op);
    return bs_work_may_go(work, op) && bs_work_replace(work, op, values);
}

const BsEdit bs_edit_unwrap = {"regions", 2, find_regions, unwrap};

// -- rounds ---------------------------------------------------------------------------------------

// Such that may run more than once.
static void
find_loops(BsWork *work, GArray *places)
{
    g_autoptr(GArray) all = g_array_new(FALSE, FALSE, sizeof(BsPlace));
    find_regions(work, all);
    for (guint i = 0; i < all->len; i++) {
        const BsPlace *place = &g_array_index(all, BsPlace, i);
        if (bs_op_is_loop(place->op))
            g_array_append_val(places, *place);
    }
}

// What a loop begins with becomes what the one before it ends with, as far as the types agree.
static void
go_on_from(BsWork *work, BsOp *op, BsOp *before, const BsRegion *region)
{
    const BsRegionBranch *branch = op->def->region_branch;
    if (!branch || !branch->entry_operands)
        return;
    const BsRange operands = branch->entry_operands(op, region);
    for (guint32 i = 0; i < MIN(operands.n, op->n_results); i++) {
        BsValue *result = bs_op_result(before, i);
        if (bs_op_operand(op, operands.begin + i)->type == result->type)
            bs_op_set_operand(work->ir, op, operands.begin + i, result);
    }
}

// Two rounds of a loop, one behind the other: what needs what a round before it did is in no loop
// any more. It is of use only where more can be taken away then.
static gboolean
unroll(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    if (op->erased || op == work->mark)
        return FALSE;
    BsBuilder builder;
    BsCloning cloning;
    bs_builder_init(&builder, work->ir);
    bs_builder_set_before(&builder, op);
    bs_cloning_init(&cloning);
    BsOp *before = bs_clone_op(&builder, &cloning, op);
    bs_cloning_clear(&cloning);
    go_on_from(work, op, before, bs_op_region(op, place->i));
    return unwrap(work, &(BsPlace){.op = before, .i = place->i}) && unwrap(work, place);
}

const BsEdit bs_edit_unroll = {"rounds", 1, find_loops, unroll};
