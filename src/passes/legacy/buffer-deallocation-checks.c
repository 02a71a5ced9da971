// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the older pass asks of a function before it works on it: the same rules for the pass, which
// says them as upstream does, and for the list of all that it would refuse.
#include "analysis/loops.h"
#include "ir/shape.h"
#include "passes/legacy/buffer-deallocation-private.h"
#include "passes/run/refusals.h"
#include "passes/run/undescribed.h"
#include "support/i18n.h"

#include <string.h>

static const BsRefusalRule region_branch = {
    "All operations with attached regions need to implement the RegionBranchOpInterface.",
    N_("an error, and still the pass goes on: it follows no buffer into or out of the op"),
    BS_REFUSED_AND_ON};
static const BsRefusalRule can_be_freed = {
    "Allocation is not deallocated explicitly nor does the operation implement the "
    "AllocationOpInterface.",
    N_("nothing is known of how to free it: free it by hand, or allocate with memref.alloc")};

// -- the rules -----------------------------------------------------------------------------------

static gboolean
has_unknown_flow(const BsOp *op)
{
    const gboolean flows = op->n_regions > 1 || (op->n_regions == 1 && op->n_results);
    return flows && !op->def->region_branch;
}

// Whether nothing frees the allocation, and the pass cannot.
static gboolean
has_no_free(const BsAllocation *allocation)
{
    return !allocation->dealloc && !bs_op_is_allocation(bs_value_op(allocation->value));
}

// -- for the pass --------------------------------------------------------------------------------

gboolean
bs_deallocation_check_loops(BsDeallocationPass *pass, BsOp *function)
{
    if (!bs_op_has_branch_loop(function))
        return TRUE;
    bs_diags_error_at_op(pass->context->diags, function, "%s", bs_rule_structured_loops.text);
    return FALSE;
}

static BsWalk
check_regions(BsOp *op, gpointer diags)
{
    if (has_unknown_flow(op))
        bs_note_undescribed(bs_diags_error_at_op(diags, op, "%s", region_branch.text), op);
    return BS_WALK_ON;
}

void
bs_deallocation_check_regions(BsDeallocationPass *pass, BsOp *function)
{
    bs_op_walk_postorder(function, check_regions, pass->context->diags);
}

gboolean
bs_deallocation_check_allocations(const BsDeallocationPass *pass)
{
    for (guint i = 0; i < pass->allocations->len; i++) {
        const BsAllocation *allocation = &g_array_index(pass->allocations, BsAllocation, i);
        if (!has_no_free(allocation))
            continue;
        bs_diags_error_at_op(pass->context->diags, bs_value_op(allocation->value), "%s",
                             can_be_freed.text);
        return FALSE;
    }
    return TRUE;
}

// -- for the list of refusals --------------------------------------------------------------------

static BsWalk
scan_regions(BsOp *op, gpointer refusals)
{
    if (has_unknown_flow(op))
        bs_refusals_add(refusals, op, &region_branch, 0);
    return BS_WALK_ON;
}

// No later release has the pass.
void
bs_buffer_deallocation_scan(BsOp *function, GArray *refusals, GHashTable *visited)
{
    if (!bs_op_region(function, 0)->first)
        return;
    g_hash_table_add(visited, function);
    if (bs_op_has_branch_loop(function))
        bs_refusals_add(refusals, function, &bs_rule_structured_loops, 0);
    bs_op_walk_preorder(function, scan_regions, refusals);
    g_autoptr(GArray) allocations = bs_allocations_find(function);
    for (guint i = 0; i < allocations->len; i++) {
        const BsAllocation *allocation = &g_array_index(allocations, BsAllocation, i);
        if (has_no_free(allocation))
            bs_refusals_add(refusals, bs_value_op(allocation->value), &can_be_freed, 0);
    }
}
