// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/flow-order.h"

#include "analysis/id-map.h"
#include "support/vec.h"

typedef struct Span {
    guint32 begin, end;
} Span;

struct BsFlowOrder {
    BsIdMap ops; // by id
    BS_VEC(Span) spans;
    guint32 next;
};

// -- blocks ---------------------------------------------------------------------------------------

// A block on the way from the entry, and how many of its edges are still to be looked at: the last
// ones first, so that the first successor follows its block.
typedef struct Step {
    BsBlock *block;
    guint32 edges;
} Step;

static void
enter(GArray *path, BsIdMap *seen, BsBlock *block)
{
    const guint32 known = seen->n;
    if (bs_id_map_number(seen, block->id) != known)
        return; // met before
    g_array_append_val(path, ((Step){block, block->last ? block->last->n_successors : 0}));
}

GPtrArray *
bs_region_flow_order(const BsRegion *region)
{
    GPtrArray *order = g_ptr_array_new();
    if (region->first == region->last) { // the usual case needs no search
        if (region->first)
            g_ptr_array_add(order, region->first);
        return order;
    }
    g_autoptr(GArray) path = g_array_new(FALSE, FALSE, sizeof(Step));
    BsIdMap seen = {0};
    enter(path, &seen, region->first);
    while (path->len) {
        Step *step = &g_array_index(path, Step, path->len - 1);
        if (step->edges) {
            enter(path, &seen,
                  bs_successor_block(bs_op_successor(step->block->last, --step->edges)));
        } else {
            g_ptr_array_add(order, step->block);
            g_array_set_size(path, path->len - 1);
        }
    }
    bs_id_map_clear(&seen);
    for (guint i = 0; i < order->len / 2; i++) {
        gpointer other = order->pdata[order->len - 1 - i];
        order->pdata[order->len - 1 - i] = order->pdata[i];
        order->pdata[i] = other;
    }
    return order;
}

// -- ops ------------------------------------------------------------------------------------------

static void number_op(BsFlowOrder *order, const BsOp *op);

static void
number_block(BsFlowOrder *order, const BsBlock *block)
{
    bs_block_for_each (block, op)
        number_op(order, op);
}

static void
number_region(BsFlowOrder *order, const BsRegion *region)
{
    g_autoptr(GPtrArray) blocks = bs_region_flow_order(region);
    for (guint i = 0; i < blocks->len; i++)
        number_block(order, blocks->pdata[i]);
    bs_region_for_each (region, block) {
        if (block->first && bs_flow_order_begin(order, block->first) == 0)
            number_block(order, block);
    }
}

static void
number_op(BsFlowOrder *order, const BsOp *op)
{
    const guint32 number = bs_id_map_number(&order->ops, op->id);
    const guint32 begin = ++order->next;
    bs_vec_push(&order->spans, ((Span){begin, begin}));
    for (guint32 i = 0; i < op->n_regions; i++)
        number_region(order, bs_op_region(op, i));
    if (op->n_regions)
        order->spans.data[number].end = ++order->next;
}

BsFlowOrder *
bs_flow_order_new(BsOp *op)
{
    BsFlowOrder *order = g_new0(BsFlowOrder, 1);
    number_op(order, op);
    return order;
}

void
bs_flow_order_free(BsFlowOrder *order)
{
    if (!order)
        return;
    bs_id_map_clear(&order->ops);
    bs_vec_free(&order->spans);
    g_free(order);
}

static Span
span_of(const BsFlowOrder *order, const BsOp *op)
{
    const guint32 number = bs_id_map_find(&order->ops, op->id);
    return number == BS_ID_NONE ? (Span){0, 0} : order->spans.data[number];
}

guint32
bs_flow_order_begin(const BsFlowOrder *order, const BsOp *op)
{
    return span_of(order, op).begin;
}

guint32
bs_flow_order_end(const BsFlowOrder *order, const BsOp *op)
{
    return span_of(order, op).end;
}
