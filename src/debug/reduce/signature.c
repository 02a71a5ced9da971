// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits of what is passed: arguments and results of functions, blocks, calls and loops.
#include "debug/reduce/reduce-private.h"

#include <string.h>

// -- arguments of functions -----------------------------------------------------------------------

static BsWalk
add_args(BsOp *op, gpointer places)
{
    if (!bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        return BS_WALK_ON;
    BsBlock *entry = bs_op_region(op, 0)->first;
    for (guint32 i = entry && bs_work_function_type(op) ? entry->n_args : 0; i-- > 0;) {
        const BsPlace place = {.op = op, .block = entry, .i = i};
        g_array_append_val(places, place);
    }
    return BS_WALK_SKIP;
}

static void
find_args(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_args, places);
}

static BsValue *
arg_like(const BsBlock *block, const BsValue *arg)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        if (block->args[i] != arg && block->args[i]->type == arg->type)
            return block->args[i];
    }
    return NULL;
}

static BsWalk
collect_callers(BsOp *op, gpointer data)
{
    GPtrArray *callers = data;
    const char *name = bs_function_name(callers->pdata[0]);
    if (bs_op_names(op, name))
        g_ptr_array_add(callers, op);
    return BS_WALK_ON;
}

// The calls of a function; FALSE where something else names it.
static gboolean
find_calls(const BsWork *work, BsOp *function, GPtrArray *calls)
{
    g_ptr_array_add(calls, function);
    bs_op_walk_preorder(work->ir->root, collect_callers, calls);
    g_ptr_array_remove_index(calls, 0);
    for (guint i = 0; i < calls->len; i++) {
        if (!bs_op_has_trait(calls->pdata[i], BS_TRAIT_CALL))
            return FALSE;
    }
    return TRUE;
}

static void
drop_operand(BsWork *work, BsOp *op, guint32 i)
{
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    for (guint32 k = 0; k < op->n_operands; k++) {
        if (k != i)
            g_ptr_array_add(values, bs_op_operand(op, k));
    }
    bs_op_set_operands(work->ir, op, values->len, (BsValue **)(gpointer)values->pdata);
}

// One that is used becomes another of its type; calls pass one less.
static gboolean
drop_arg(BsWork *work, const BsPlace *place)
{
    BsOp *function = place->op;
    if (function->erased || place->block->erased || place->i >= place->block->n_args)
        return FALSE;
    BsValue *arg = place->block->args[place->i];
    BsValue *other = bs_value_uses(arg) ? arg_like(place->block, arg) : NULL;
    g_autoptr(GPtrArray) calls = g_ptr_array_new();
    if ((bs_value_uses(arg) && !other) || !find_calls(work, function, calls))
        return FALSE;
    for (guint i = 0; i < calls->len; i++) {
        BsOp *call = calls->pdata[i];
        if (call->n_operands != place->block->n_args)
            return FALSE;
        drop_operand(work, call, place->i);
    }
    if (other)
        bs_value_replace_all_uses(work->ir, arg, other);
    bs_block_erase_arg(work->ir, place->block, place->i);
    const BsType *type = bs_work_function_type(function);
    bs_work_retype(work, function, type->function.n_results, type->function.results);
    return TRUE;
}

const BsEdit bs_edit_drop_args = {"arguments", 1, find_args, drop_arg};

// -- arguments of other blocks --------------------------------------------------------------------

static BsWalk
add_block_args(BsOp *op, gpointer places)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = bs_block_is_entry(block) ? 0 : block->n_args; i-- > 0;) {
                const BsPlace place = {.op = op, .block = block, .i = i};
                g_array_append_val(places, place);
            }
        }
    }
    return BS_WALK_ON;
}

static void
find_block_args(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_block_args, places);
}

// The group of operands that an op passes to a successor; FALSE: there is no group of its own.
static gboolean
find_group(const BsOp *op, BsRange range, guint32 *group)
{
    for (guint32 g = 0; g < op->def->shape->n_operands; g++) {
        const BsRange other = bs_op_operand_group(op, g);
        if (other.begin == range.begin && other.n == range.n && range.n) {
            *group = g;
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
pass_less(BsWork *work, const BsSuccessor *edge, guint32 i)
{
    BsOp *branch = bs_successor_owner(edge);
    const BsRange range = bs_op_successor_operands(branch, bs_successor_index(edge));
    guint32 group;
    if (i >= range.n || !find_group(branch, range, &group))
        return FALSE;
    bs_op_splice_operands(work->ir, branch, (BsRange){range.begin + i, 1}, group, 0, NULL);
    return TRUE;
}

// What passes it passes one less; one that is used becomes what an edge brings, or a stand-in.
static gboolean
drop_block_arg(BsWork *work, const BsPlace *place)
{
    BsBlock *block = place->block;
    if (place->op->erased || block->erased || place->i >= block->n_args || !block->first)
        return FALSE;
    BsValue *arg = block->args[place->i];
    if (bs_value_uses(arg)) {
        const BsSuccessor *edge = block->preds;
        const BsRange range =
            edge ? bs_op_successor_operands(bs_successor_owner(edge), bs_successor_index(edge))
                 : (BsRange){0};
        BsValue *brought = place->i < range.n && !work->way
                               ? bs_op_operand(bs_successor_owner(edge), range.begin + place->i)
                               : NULL;
        const gboolean is_other = brought && bs_value_block(brought) != block;
        BsValue *by = is_other ? brought : bs_work_stand_in(work, arg->type, block->first, NULL);
        if (!by || by == arg || bs_value_block(by) == block)
            return FALSE;
        bs_value_replace_all_uses(work->ir, arg, by);
    }
    g_autoptr(GPtrArray) edges = g_ptr_array_new();
    for (BsSuccessor *edge = block->preds; edge; edge = bs_successor_next(edge))
        g_ptr_array_add(edges, edge);
    for (guint i = 0; i < edges->len; i++) {
        if (!pass_less(work, edges->pdata[i], place->i))
            return FALSE;
    }
    bs_block_erase_arg(work->ir, block, place->i);
    return TRUE;
}

const BsEdit bs_edit_drop_block_args = {"block arguments", 2, find_block_args, drop_block_arg};

// -- results --------------------------------------------------------------------------------------

static BsWalk
add_results(BsOp *op, gpointer places)
{
    for (guint32 i = op->n_regions || bs_op_has_trait(op, BS_TRAIT_CALL) ? op->n_results : 0;
         i-- > 0;) {
        const BsPlace place = {.op = op, .i = i};
        g_array_append_val(places, place);
    }
    return BS_WALK_ON;
}

static void
find_results(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_results, places);
}

// The same op without result `i`, and with these operands; the mark goes with it.
static BsOp *
rebuild(BsWork *work, BsOp *op, guint32 i, guint32 n_operands, BsValue *const *operands)
{
    g_autofree const BsType **types = g_new(const BsType *, op->n_results);
    for (guint32 k = 0, n = 0; k < op->n_results; k++) {
        if (k != i)
            types[n++] = op->results[k].type;
    }
    BsOp *made = bs_op_create(work->ir, &(BsOpState){.def = op->def,
                                                     .loc = op->loc,
                                                     .attrs = op->attrs,
                                                     .operands = operands,
                                                     .n_operands = n_operands,
                                                     .result_types = types,
                                                     .n_results = op->n_results - 1,
                                                     .n_regions = op->n_regions});
    bs_op_insert(work->ir, made, bs_op_block(op), op);
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_region_take(work->ir, bs_op_region(made, r), bs_op_region(op, r));
    for (guint32 k = 0, n = 0; k < op->n_results; k++) {
        if (k != i)
            bs_value_replace_all_uses(work->ir, bs_op_result(op, k), bs_op_result(made, n++));
    }
    bs_op_erase(work->ir, op);
    work->mark = work->mark == op ? made : work->mark;
    return made;
}

// Of a loop, its regions get and give one value less, and it is begun with one less: the last
// operands, arguments and what ends a block stand for the results.
static gboolean
drop_in_region(BsWork *work, const BsRegion *region, guint32 n, guint32 i, BsValue *const initial)
{
    bs_region_for_each (region, block) {
        BsOp *end = block->last;
        if (!end || end->n_successors || end->n_operands < n)
            continue;
        drop_operand(work, end, end->n_operands - n + i);
    }
    BsBlock *entry = region->first;
    if (!entry || entry->n_args < n)
        return TRUE;
    const guint32 number = entry->n_args - n + i;
    BsValue *arg = entry->args[number];
    if (bs_value_uses(arg) && (!initial || initial->type != arg->type))
        return FALSE;
    if (bs_value_uses(arg))
        bs_value_replace_all_uses(work->ir, arg, initial);
    bs_block_erase_arg(work->ir, entry, number);
    return TRUE;
}

static gboolean
drop_result(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    const guint32 n = op->n_results, i = place->i;
    if (op->erased || !op->n_regions || i >= n || op->n_successors || !bs_op_block(op))
        return FALSE;
    BsValue *result = bs_op_result(op, i);
    const BsBlock *entry = bs_op_region(op, 0)->first;
    const gboolean begins = entry && entry->n_args >= n && op->n_operands >= n;
    const guint32 number = begins ? op->n_operands - n + i : G_MAXUINT32;
    BsValue *initial = begins ? bs_op_operand(op, number) : NULL;
    if (bs_value_uses(result)) {
        BsValue *by = initial && initial->type == result->type
                          ? initial
                          : bs_work_stand_in(work, result->type, op, op);
        if (!by)
            return FALSE;
        bs_value_replace_all_uses(work->ir, result, by);
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        if (!drop_in_region(work, bs_op_region(op, r), n, i, initial))
            return FALSE;
    }
    g_autoptr(GPtrArray) operands = g_ptr_array_new();
    for (guint32 k = 0; k < op->n_operands; k++) {
        if (k != number)
            g_ptr_array_add(operands, bs_op_operand(op, k));
    }
    rebuild(work, op, i, operands->len, (BsValue **)(gpointer)operands->pdata);
    return TRUE;
}

const BsEdit bs_edit_drop_results = {"results", 1, find_results, drop_result};

// -- what functions return ------------------------------------------------------------------------

static BsWalk
add_returned(BsOp *op, gpointer places)
{
    const BsType *type = bs_op_has_trait(op, BS_TRAIT_FUNCTION) ? bs_work_function_type(op) : NULL;
    for (guint32 i = type ? type->function.n_results : 0; i-- > 0;) {
        const BsPlace place = {.op = op, .i = i};
        g_array_append_val(places, place);
    }
    return type ? BS_WALK_SKIP : BS_WALK_ON;
}

static void
find_returned(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_returned, places);
}

static gboolean
drop_from_call(BsWork *work, BsOp *call, guint32 i)
{
    if (i >= call->n_results)
        return FALSE;
    BsValue *result = bs_op_result(call, i);
    BsValue *by = bs_value_uses(result) ? bs_work_stand_in(work, result->type, call, call) : NULL;
    if (bs_value_uses(result) && !by)
        return FALSE;
    if (by)
        bs_value_replace_all_uses(work->ir, result, by);
    g_autoptr(GPtrArray) operands = g_ptr_array_new();
    for (guint32 k = 0; k < call->n_operands; k++)
        g_ptr_array_add(operands, bs_op_operand(call, k));
    rebuild(work, call, i, operands->len, (BsValue **)(gpointer)operands->pdata);
    return TRUE;
}

static gboolean
drop_returned(BsWork *work, const BsPlace *place)
{
    BsOp *function = place->op;
    const BsType *type = function->erased ? NULL : bs_work_function_type(function);
    g_autoptr(GPtrArray) calls = g_ptr_array_new();
    if (!type || place->i >= type->function.n_results || !bs_op_region(function, 0)->first ||
        !find_calls(work, function, calls))
        return FALSE;
    bs_region_for_each (bs_op_region(function, 0), block) {
        BsOp *end = block->last;
        if (end && !end->n_successors && end->n_operands == type->function.n_results)
            drop_operand(work, end, place->i);
    }
    for (guint i = 0; i < calls->len; i++) {
        if (!drop_from_call(work, calls->pdata[i], place->i))
            return FALSE;
    }
    g_autofree const BsType **results = g_new(const BsType *, type->function.n_results);
    for (guint32 k = 0, n = 0; k < type->function.n_results; k++) {
        if (k != place->i)
            results[n++] = type->function.results[k];
    }
    bs_work_retype(work, function, type->function.n_results - 1, results);
    return TRUE;
}

const BsEdit bs_edit_drop_returned = {"returned values", 2, find_returned, drop_returned};
