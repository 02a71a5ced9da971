// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and blocks are numbered in the order in which the walk meets them, as the printer's names
// are; everything else goes into the sum as it comes.
#include "ir/fingerprint.h"

#include "support/pages.h"

typedef struct Sum {
    guint64 hash;
    guint32 *values, *blocks; // by id: 1 + number, 0 when not met yet
    guint32 n_values, n_blocks;
} Sum;

static inline void
add(Sum *sum, guint64 word)
{
    sum->hash = (sum->hash ^ word) * G_GUINT64_CONSTANT(0x9E3779B97F4A7C15);
    sum->hash ^= sum->hash >> 32;
}

static inline void
add_pointer(Sum *sum, gconstpointer pointer)
{
    add(sum, (guintptr)pointer);
}

static inline void
add_value(Sum *sum, const BsValue *value)
{
    guint32 *number = value ? &sum->values[value->id] : NULL;
    if (number && !*number)
        *number = ++sum->n_values;
    add(sum, number ? *number : 0);
}

static inline void
add_block(Sum *sum, const BsBlock *block)
{
    guint32 *number = block ? &sum->blocks[block->id] : NULL;
    if (number && !*number)
        *number = ++sum->n_blocks;
    add(sum, number ? *number : 0);
}

static void add_region(Sum *sum, const BsRegion *region);

static void
add_op(Sum *sum, const BsOp *op)
{
    add_pointer(sum, op->def);
    add_pointer(sum, op->attrs);
    add(sum, (guint64)op->n_operands << 32 | op->n_results);
    for (guint32 i = 0; i < op->n_operands; i++)
        add_value(sum, bs_op_operand(op, i));
    for (guint32 i = 0; i < op->n_results; i++) {
        add_value(sum, bs_op_result(op, i));
        add_pointer(sum, bs_op_result(op, i)->type);
    }
    for (guint32 i = 0; i < op->n_successors; i++)
        add_block(sum, bs_successor_block(bs_op_successor(op, i)));
    for (guint32 i = 0; i < op->n_regions; i++)
        add_region(sum, bs_op_region(op, i));
}

static void
add_region(Sum *sum, const BsRegion *region)
{
    bs_region_for_each (region, block) {
        add_block(sum, block);
        add(sum, block->n_args);
        for (guint32 i = 0; i < block->n_args; i++) {
            add_value(sum, block->args[i]);
            add_pointer(sum, block->args[i]->type);
        }
        bs_block_for_each (block, op)
            add_op(sum, op);
    }
    add(sum, 0); // the end
}

static guint32 *
table_new(guint32 n_ids)
{
    guint32 *table = g_new0(guint32, (gsize)n_ids + 1);
    bs_pages_fill(table, n_ids * sizeof *table);
    return table;
}

guint64
bs_ir_fingerprint(const BsIr *ir)
{
    Sum sum = {0};
    sum.values = table_new(ir->n_values);
    sum.blocks = table_new(ir->n_blocks);
    add_op(&sum, ir->root);
    g_free(sum.values);
    g_free(sum.blocks);
    return sum.hash;
}
