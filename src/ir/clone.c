// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/clone.h"

#include "support/vec.h"

void
bs_cloning_init(BsCloning *cloning)
{
    cloning->map = g_hash_table_new(NULL, NULL);
    cloning->foreign = FALSE;
}

void
bs_cloning_clear(BsCloning *cloning)
{
    g_hash_table_unref(cloning->map);
}

void
bs_cloning_map(BsCloning *cloning, BsValue *from, BsValue *to)
{
    g_hash_table_insert(cloning->map, from, to);
}

BsValue *
bs_cloning_find(const BsCloning *cloning, BsValue *value)
{
    BsValue *to = g_hash_table_lookup(cloning->map, value);
    return to ? to : value;
}

// -- ops -----------------------------------------------------------------------------------------

static void copy_blocks(BsIr *ir, BsCloning *cloning, const BsRegion *from, BsRegion *to);

static BsBlock *
find_block(const BsCloning *cloning, BsBlock *block)
{
    BsBlock *to = g_hash_table_lookup(cloning->map, block);
    return to ? to : block;
}

// The copy of a value, which may outlive it.
static void
pair(BsIr *ir, BsCloning *cloning, BsValue *value, BsValue *copy)
{
    bs_cloning_map(cloning, value, copy);
    if (!cloning->foreign)
        bs_value_note_heir(ir, value, copy);
}

// The op without its operands and what is in its regions.
static BsOp *
copy_shell(BsIr *ir, BsCloning *cloning, const BsOp *op)
{
    BS_VEC(const BsType *) types = {0};
    BS_VEC(BsBlock *) successors = {0};
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(&types, op->results[i].type);
    for (guint32 i = 0; i < op->n_successors; i++)
        bs_vec_push(&successors, find_block(cloning, bs_successor_block(bs_op_successor(op, i))));
    const BsOpState state = {.def = op->def,
                             .loc = op->loc,
                             .attrs = op->attrs,
                             .n_results = op->n_results,
                             .result_types = types.data,
                             .n_successors = op->n_successors,
                             .successors = successors.data,
                             .n_regions = op->n_regions};
    BsOp *copy = bs_op_create(ir, &state);
    for (guint32 i = 0; i < op->n_results; i++)
        pair(ir, cloning, bs_op_result(op, i), bs_op_result(copy, i));
    if (!cloning->foreign)
        bs_op_note_heir(ir, op, copy);
    bs_vec_free(&types);
    bs_vec_free(&successors);
    return copy;
}

static void
fill(BsIr *ir, BsCloning *cloning, const BsOp *op, BsOp *copy)
{
    BS_VEC(BsValue *) operands = {0};
    for (guint32 i = 0; i < op->n_operands; i++)
        bs_vec_push(&operands, bs_cloning_find(cloning, bs_op_operand(op, i)));
    bs_op_set_operands(ir, copy, operands.len, operands.data);
    bs_vec_free(&operands);
    for (guint32 r = 0; r < op->n_regions; r++)
        copy_blocks(ir, cloning, bs_op_region(op, r), bs_op_region(copy, r));
}

static void
copy_blocks(BsIr *ir, BsCloning *cloning, const BsRegion *from, BsRegion *to)
{
    BsBlock *last = to->last;
    bs_region_for_each (from, block) {
        BsBlock *copy = bs_block_create(ir, to, NULL, block->loc);
        g_hash_table_insert(cloning->map, block, copy);
        for (guint32 i = 0; i < block->n_args; i++) {
            BsValue *arg = block->args[i];
            if (!g_hash_table_contains(cloning->map, arg))
                pair(ir, cloning, arg, bs_block_add_arg(ir, copy, arg->type, bs_value_loc(arg)));
        }
    }
    BsBlock *first = last ? last->next : to->first, *copy = first;
    bs_region_for_each (from, block) {
        bs_block_for_each (block, op)
            bs_op_insert(ir, copy_shell(ir, cloning, op), copy, NULL);
        copy = copy->next;
    }
    copy = first;
    bs_region_for_each (from, block) {
        BsOp *filled = copy->first;
        bs_block_for_each (block, op) {
            fill(ir, cloning, op, filled);
            filled = bs_op_next(filled);
        }
        copy = copy->next;
    }
}

// -- with a listener -----------------------------------------------------------------------------

static BsWalk
tell_inserted(BsOp *op, gpointer data)
{
    const BsBuilder *builder = data;
    builder->listener->op_inserted(builder->listener_data, op);
    return BS_WALK_ON;
}

static void
tell_of_tree(BsBuilder *builder, BsOp *op)
{
    if (builder->listener && builder->listener->op_inserted)
        bs_op_walk_preorder(op, tell_inserted, builder);
}

BsOp *
bs_clone_op(BsBuilder *builder, BsCloning *cloning, const BsOp *op)
{
    BsOp *copy = copy_shell(builder->ir, cloning, op);
    fill(builder->ir, cloning, op, copy);
    bs_op_insert(builder->ir, copy, builder->block, builder->before);
    tell_of_tree(builder, copy);
    return copy;
}

void
bs_clone_region(BsBuilder *builder, BsCloning *cloning, const BsRegion *from, BsRegion *to)
{
    BsBlock *last = to->last;
    copy_blocks(builder->ir, cloning, from, to);
    for (BsBlock *block = last ? last->next : to->first; block; block = block->next) {
        bs_block_for_each (block, op)
            tell_of_tree(builder, op);
    }
}

BsOp *
bs_clone_op_for(BsBuilder *builder, const BsOp *op, BsLoc loc, const BsAttr *attrs,
                BsValue *const *operands, const BsType *const *result_types)
{
    const BsOpState state = {
        .def = op->def,
        .loc = loc,
        .attrs = attrs,
        .n_results = op->n_results,
        .result_types = result_types,
        .n_regions = op->n_regions,
    };
    BsOp *copy = bs_op_create(builder->ir, &state);
    BsCloning cloning;
    bs_cloning_init(&cloning);
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_clone_region(builder, &cloning, bs_op_region(op, r), bs_op_region(copy, r));
    bs_cloning_clear(&cloning);
    bs_op_set_operands(builder->ir, copy, op->n_operands, operands);
    bs_op_insert(builder->ir, copy, builder->block, builder->before);
    if (builder->listener && builder->listener->op_inserted)
        builder->listener->op_inserted(builder->listener_data, copy);
    return copy;
}
