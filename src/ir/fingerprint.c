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

// Both at once: a sum waits for the one before it.
static inline void
add_two(Sum *sum, guint64 a, guint64 b)
{
    add(sum, a + b * G_GUINT64_CONSTANT(0xC2B2AE3D27D4EB4F));
}

// The number of what has that id, from 1.
static inline guint32
number(guint32 *numbers, guint32 id, guint32 *n)
{
    if (!numbers[id])
        numbers[id] = ++*n;
    return numbers[id];
}

static inline guint32
number_of_value(Sum *sum, const BsValue *value)
{
    return value ? number(sum->values, value->id, &sum->n_values) : 0;
}

static inline guint32
number_of_block(Sum *sum, const BsBlock *block)
{
    return block ? number(sum->blocks, block->id, &sum->n_blocks) : 0;
}

static inline void
add_definition(Sum *sum, const BsValue *value)
{
    add_two(sum, (guintptr)value->type, number_of_value(sum, value));
}

static void add_region(Sum *sum, const BsRegion *region);

static void
add_op(Sum *sum, const BsOp *op)
{
    add_two(sum, (guintptr)op->def, (guintptr)op->attrs);
    add(sum, (guint64)op->n_operands << 32 | op->n_results);
    for (guint32 i = 0; i < op->n_operands; i++)
        add(sum, number_of_value(sum, bs_op_operand(op, i)));
    for (guint32 i = 0; i < op->n_results; i++)
        add_definition(sum, bs_op_result(op, i));
    for (guint32 i = 0; i < op->n_successors; i++)
        add(sum, number_of_block(sum, bs_successor_block(bs_op_successor(op, i))));
    for (guint32 i = 0; i < op->n_regions; i++)
        add_region(sum, bs_op_region(op, i));
}

static void
add_region(Sum *sum, const BsRegion *region)
{
    bs_region_for_each (region, block) {
        add_two(sum, number_of_block(sum, block), block->n_args);
        for (guint32 i = 0; i < block->n_args; i++)
            add_definition(sum, block->args[i]);
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
