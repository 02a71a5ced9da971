// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/reachable.h"

#include "analysis/id-map.h"

// A block on the way from the entry to where the walk is, and the next of its edges to look at.
typedef struct Step {
    const BsBlock *block;
    guint32 edge;
} Step;

GPtrArray *
bs_region_reachable_blocks(const BsRegion *region)
{
    GPtrArray *order = g_ptr_array_new();
    if (region->first)
        g_ptr_array_add(order, region->first);
    if (region->first == region->last) // the usual case needs no map
        return order;
    g_autoptr(GArray) path = g_array_new(FALSE, FALSE, sizeof(Step));
    BsIdMap seen = {0};
    bs_id_map_number(&seen, region->first->id);
    g_array_append_val(path, ((Step){region->first, 0}));
    while (path->len) {
        Step *step = &g_array_index(path, Step, path->len - 1);
        const BsOp *last = step->block->last;
        if (!last || step->edge >= last->n_successors) {
            g_array_set_size(path, path->len - 1);
            continue;
        }
        BsBlock *next = bs_successor_block(bs_op_successor(last, step->edge++));
        const guint32 known = seen.n;
        if (bs_id_map_number(&seen, next->id) != known)
            continue; // met before
        g_ptr_array_add(order, next);
        g_array_append_val(path, ((Step){next, 0}));
    }
    bs_id_map_clear(&seen);
    return order;
}
