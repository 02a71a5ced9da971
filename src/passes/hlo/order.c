// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which the original keeps sets of values, so that what it writes does not depend on
// addresses. It is of programs whose regions have one block; where there are more, the older value
// stands first.
#include "passes/hlo/hlo-private.h"

#include <stdlib.h>

static const BsRegion *
region_around(const BsRegion *region)
{
    const BsBlock *block = region->op ? bs_op_block(region->op) : NULL;
    return block ? block->region : NULL;
}

static int
compare_numbers(guint32 a, guint32 b)
{
    return (a > b) - (a < b);
}

// Heights are not made equal first: an arbitrary order, but always the same.
static int
compare_regions(const BsRegion *a, const BsRegion *b)
{
    while (a && b && a != b) {
        if (a->index != b->index)
            return compare_numbers(a->index, b->index);
        const BsRegion *around_a = region_around(a), *around_b = region_around(b);
        if (around_a == around_b && bs_op_block(a->op) && bs_op_block(a->op) == bs_op_block(b->op))
            return bs_op_is_before(a->op, b->op) ? -1 : 1;
        a = around_a;
        b = around_b;
    }
    return a == b ? 0 : a ? 1 : -1;
}

int
bs_hlo_compare(const BsValue *a, const BsValue *b)
{
    if (a == b)
        return 0;
    const gboolean is_arg = bs_value_is_arg(a);
    if (is_arg != bs_value_is_arg(b))
        return is_arg ? -1 : 1;
    if (is_arg && a->index != b->index)
        return compare_numbers(a->index, b->index);
    BsOp *op_a = bs_value_op(a), *op_b = bs_value_op(b);
    if (!is_arg && op_a == op_b)
        return compare_numbers(a->index, b->index);
    if (!is_arg && bs_op_block(op_a) == bs_op_block(op_b))
        return bs_op_is_before(op_a, op_b) ? -1 : 1;
    const int order = compare_regions(bs_value_region(a), bs_value_region(b));
    return order ? order : compare_numbers(a->id, b->id); // in blocks of one region
}

static int
compare_slots(const void *a, const void *b)
{
    return bs_hlo_compare(*(BsValue *const *)a, *(BsValue *const *)b);
}

void
bs_hlo_sort(guint32 n, BsValue **values)
{
    if (n > 1)
        qsort(values, n, sizeof *values, compare_slots);
}
