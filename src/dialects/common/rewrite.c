// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/rewrite.h"

// -- lists ---------------------------------------------------------------------------------------

void
bs_values_add_range(BsValues *values, const BsOp *op, BsRange range)
{
    for (guint32 i = 0; i < range.n; i++)
        bs_vec_push(values, bs_op_operand(op, range.begin + i));
}

void
bs_values_add_operands(BsValues *values, const BsOp *op)
{
    bs_values_add_range(values, op, (BsRange){0, op->n_operands});
}

void
bs_values_add_results(BsValues *values, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(values, bs_op_result(op, i));
}

void
bs_values_add_args(BsValues *values, const BsBlock *block)
{
    for (guint32 i = 0; i < block->n_args; i++)
        bs_vec_push(values, block->args[i]);
}

gboolean
bs_values_equal(const BsValues *a, const BsValues *b)
{
    if (a->len != b->len)
        return FALSE;
    for (guint i = 0; i < a->len; i++) {
        if (a->data[i] != b->data[i])
            return FALSE;
    }
    return TRUE;
}

// -- terminators and bodies ----------------------------------------------------------------------

BsOp *
bs_rewrite_terminator(BsBuilder *builder, const char *name, const BsOp *at,
                      const BsValues *operands)
{
    return bs_builder_op(builder, name, at->loc, operands->len, operands->data, 0, NULL, NULL, 0);
}

void
bs_rewrite_replace_terminator(BsBuilder *builder, BsOp *op, const char *name,
                              const BsValues *operands)
{
    BsBlock *block = builder->block;
    BsOp *before = builder->before;
    bs_builder_set_before(builder, op);
    bs_op_note_heir(builder->ir, op, bs_rewrite_terminator(builder, name, op, operands));
    bs_builder_replace_op(builder, op, NULL);
    builder->block = block;
    builder->before = before;
}

void
bs_rewrite_with_region(BsBuilder *builder, BsOp *op, BsRegion *region, BsValue *const *args)
{
    BsOp *terminator = region->first->last;
    bs_builder_inline_block(builder, region->first, bs_op_block(op), op, args);
    BsValues results = {0};
    bs_values_add_operands(&results, terminator);
    bs_builder_replace_op(builder, op, results.data);
    bs_builder_erase_op(builder, terminator);
    bs_vec_free(&results);
}

gboolean
bs_rewrite_replace(BsBuilder *builder, BsOp *op, BsValue *value)
{
    bs_builder_replace_op(builder, op, &value);
    return TRUE;
}

void
bs_rewrite_replace_by_results(BsBuilder *builder, BsOp *op, const BsOp *made)
{
    bs_op_note_heir(builder->ir, op, made);
    BsValues results = {0};
    bs_values_add_results(&results, made);
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&results);
}

BsBlock *
bs_rewrite_block_like(BsBuilder *builder, BsRegion *region, const BsValues *like)
{
    BsBlock *block = bs_block_create(builder->ir, region, NULL, region->op->loc);
    for (guint i = 0; i < like->len; i++)
        bs_block_add_arg(builder->ir, block, like->data[i]->type, bs_value_loc(like->data[i]));
    return block;
}

void
bs_rewrite_move_blocks(BsBuilder *builder, BsRegion *to, BsRegion *from)
{
    bs_region_take(builder->ir, to, from);
}
