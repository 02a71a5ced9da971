// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/op.h"

#include "ir/shape.h"

#include <string.h>

// -- structure -----------------------------------------------------------------------------------

BsRegion *
bs_op_parent_region(const BsOp *op)
{
    return bs_op_block(op) ? bs_op_block(op)->region : NULL;
}

BsRegion *
bs_value_region(const BsValue *value)
{
    const BsBlock *block = bs_value_block(value);
    return block ? block->region : NULL;
}

BsOp *
bs_value_owner(const BsValue *value)
{
    return bs_value_op(value) ? bs_value_op(value) : bs_block_parent_op(bs_value_block(value));
}

BsLoc
bs_value_loc(const BsValue *value)
{
    return bs_value_op(value) ? bs_value_op(value)->loc : ((const BsArg *)value)->loc;
}

BsOp *
bs_block_terminator(const BsBlock *block)
{
    return block->last && bs_op_might_be_terminator(block->last) ? block->last : NULL;
}

gboolean
bs_block_is_entry(const BsBlock *block)
{
    return block->region && block->region->first == block;
}

BsBlock *
bs_block_single_predecessor(const BsBlock *block)
{
    return block->preds && !bs_successor_next(block->preds)
               ? bs_op_block(bs_successor_owner(block->preds))
               : NULL;
}

BsBlock *
bs_block_unique_predecessor(const BsBlock *block)
{
    if (!block->preds)
        return NULL;
    BsBlock *only = bs_op_block(bs_successor_owner(block->preds));
    for (const BsSuccessor *edge = bs_successor_next(block->preds); edge;
         edge = bs_successor_next(edge)) {
        if (bs_op_block(bs_successor_owner(edge)) != only)
            return NULL;
    }
    return only;
}

gboolean
bs_block_has_no_predecessors(const BsBlock *block)
{
    return !block->preds;
}

guint32
bs_block_number(const BsBlock *block)
{
    guint32 number = 0;
    for (const BsBlock *earlier = block->prev; earlier; earlier = earlier->prev)
        number++;
    return number;
}

gboolean
bs_op_is_ancestor(const BsOp *ancestor, const BsOp *op)
{
    for (; op; op = bs_op_parent(op)) {
        if (op == ancestor)
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_op_is_proper_ancestor(const BsOp *ancestor, const BsOp *op)
{
    return op != ancestor && bs_op_is_ancestor(ancestor, op);
}

gboolean
bs_region_is_ancestor(const BsRegion *ancestor, const BsRegion *region)
{
    for (; region; region = bs_op_parent_region(region->op)) {
        if (region == ancestor)
            return TRUE;
    }
    return FALSE;
}

BsOp *
bs_block_find_ancestor_op(const BsBlock *block, BsOp *op)
{
    while (op && bs_op_block(op) != block)
        op = bs_op_parent(op);
    return op;
}

BsOp *
bs_region_find_ancestor_op(const BsRegion *region, BsOp *op)
{
    while (op && bs_op_parent_region(op) != region)
        op = bs_op_parent(op);
    return op;
}

// -- uses and attributes -------------------------------------------------------------------------

gboolean
bs_value_has_one_use(const BsValue *value)
{
    return bs_value_uses(value) && !bs_use_next(bs_value_uses(value));
}

guint32
bs_use_index(const BsUse *use)
{
    return (guint32)(use - bs_op_operands(bs_use_owner(use)));
}

guint32
bs_successor_index(const BsSuccessor *successor)
{
    return (guint32)(successor - bs_op_successor(bs_successor_owner(successor), 0));
}

const BsAttr *
bs_op_attr(const BsOp *op, const char *name)
{
    return bs_dict_get(op->attrs, name);
}

// The run of a group, when all groups but `variadic` are single values.
static BsRange
place_group(guint32 total, guint32 group, guint32 n_groups, guint32 variadic)
{
    const guint32 rest = total >= n_groups ? total - (n_groups - 1) : 0;
    const guint32 begin = MIN(group <= variadic ? group : group - 1 + rest, total);
    return (BsRange){begin, MIN(group == variadic ? rest : 1, total - begin)};
}

// The run of a group, when several groups that are not single values share the rest equally.
static BsRange
count_group(guint32 total, guint32 group, guint32 n_groups, const BsGroup *groups,
            guint32 n_variadic)
{
    guint32 begin = 0;
    const guint32 fixed = n_groups - n_variadic;
    const guint32 rest = total > fixed ? (total - fixed) / MAX(n_variadic, 1) : 0;
    for (guint32 i = 0; i < group; i++)
        begin += groups[i].arity == BS_ONE ? 1 : rest;
    const guint32 n = groups[group].arity == BS_ONE ? 1 : rest;
    begin = MIN(begin, total);
    return (BsRange){begin, MIN(n, total - begin)};
}

// Sizes come from the user's text, so they are bounded by what is there.
static BsRange
segment_group(guint32 total, guint32 group, const BsAttr *sizes)
{
    guint64 begin = 0;
    if (!sizes || sizes->kind != BS_ATTR_DENSE_ARRAY || group >= sizes->dense.n)
        return (BsRange){0, 0};
    for (guint32 i = 0; i < group; i++)
        begin += MIN(sizes->dense.values[i], total);
    begin = MIN(begin, total);
    return (BsRange){(guint32)begin, (guint32)MIN(sizes->dense.values[group], total - begin)};
}

BsRange
bs_op_operand_group(const BsOp *op, guint32 group)
{
    const BsOpShape *shape = op->def->shape;
    const gboolean segments = bs_op_has_trait(op, BS_TRAIT_OPERAND_SEGMENTS);
    if (!segments && group < shape->variadic_operand && group < op->n_operands)
        return (BsRange){group, 1}; // what most rows have: single values first
    if (group >= shape->n_operands)
        return (BsRange){op->n_operands, 0};
    if (segments)
        return segment_group(op->n_operands, group,
                             op->attrs ? op->attrs->dict.operand_segments : NULL);
    if (shape->n_variadic_operands <= 1)
        return place_group(op->n_operands, group, shape->n_operands, shape->variadic_operand);
    return count_group(op->n_operands, group, shape->n_operands, shape->operands,
                       shape->n_variadic_operands);
}

BsRange
bs_op_result_group(const BsOp *op, guint32 group)
{
    const BsOpShape *shape = op->def->shape;
    const gboolean segments = bs_op_has_trait(op, BS_TRAIT_RESULT_SEGMENTS);
    if (!segments && group < shape->variadic_result && group < op->n_results)
        return (BsRange){group, 1}; // as above
    if (group >= shape->n_results)
        return (BsRange){op->n_results, 0};
    if (segments)
        return segment_group(op->n_results, group, bs_op_attr(op, "resultSegmentSizes"));
    if (shape->n_variadic_results <= 1)
        return place_group(op->n_results, group, shape->n_results, shape->variadic_result);
    return count_group(op->n_results, group, shape->n_results, shape->results,
                       shape->n_variadic_results);
}

BsValue *
bs_op_group_operand(const BsOp *op, guint32 group)
{
    const BsRange range = bs_op_operand_group(op, group);
    return range.n == 1 ? bs_op_operand(op, range.begin) : NULL;
}

// -- what the tables say -------------------------------------------------------------------------

gboolean
bs_op_is_registered(const BsOp *op)
{
    return !bs_op_has_trait(op, BS_TRAIT_UNREGISTERED);
}

gboolean
bs_op_is_terminator(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_TERMINATOR);
}

gboolean
bs_op_might_be_terminator(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_TERMINATOR | BS_TRAIT_UNREGISTERED);
}

BsRange
bs_op_successor_operands(const BsOp *op, guint32 i)
{
    return op->def->branch ? op->def->successor_operands(op, i) : (BsRange){0, 0};
}

BsValue *
bs_op_view_source(const BsOp *op)
{
    return op->def->view_like && op->def->viewed < op->n_operands
               ? bs_op_operand(op, op->def->viewed)
               : NULL;
}

// -- walking -------------------------------------------------------------------------------------

static gboolean
walk(BsOp *op, BsWalkFn visit, gpointer data, gboolean preorder)
{
    if (preorder) {
        const BsWalk step = visit(op, data);
        if (step != BS_WALK_ON)
            return step != BS_WALK_STOP;
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        for (BsBlock *block = bs_op_region(op, r)->first, *next_block; block; block = next_block) {
            next_block = block->next;
            for (BsOp *nested = block->first, *next; nested; nested = next) {
                next = bs_op_next(bs_op_prefetch(nested));
                if (nested->n_regions ? !walk(nested, visit, data, preorder)
                                      : visit(nested, data) == BS_WALK_STOP)
                    return FALSE;
            }
        }
    }
    return preorder || visit(op, data) != BS_WALK_STOP;
}

gboolean
bs_op_walk_preorder(BsOp *op, BsWalkFn visit, gpointer data)
{
    return walk(op, visit, data, TRUE);
}

gboolean
bs_op_walk_postorder(BsOp *op, BsWalkFn visit, gpointer data)
{
    return walk(op, visit, data, FALSE);
}
