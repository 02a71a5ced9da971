// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/allocations.h"

// FALSE when the allocation is not to be handled. An op that uses the value twice counts twice, as
// upstream's does.
static gboolean
find_dealloc(const BsValue *value, BsOp **dealloc)
{
    *dealloc = NULL;
    bs_value_for_each_use (value, use) {
        if (!bs_op_frees(bs_use_owner(use), value))
            continue;
        // Upstream names memref.realloc.
        if (*dealloc || bs_op_memory(bs_use_owner(use)) == BS_MEMORY_REALLOC)
            return FALSE;
        *dealloc = bs_use_owner(use);
    }
    return TRUE;
}

static guint
count_frees(const BsValue *value, guint limit)
{
    guint n = 0;
    bs_value_for_each_use (value, use)
        n += n < limit && bs_op_frees(bs_use_owner(use), value);
    return n;
}

gboolean
bs_value_is_freed(const BsValue *value)
{
    return count_frees(value, 1) > 0;
}

// The only result that the op allocates on the heap, or NULL.
static BsValue *
find_allocated(const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    BsValue *found = NULL;
    guint32 n = 0;
    if (op->n_results && bs_op_effects(op, &effects)) {
        for (guint32 i = 0; i < effects.n; i++) {
            const BsEffect *effect = &effects.items[i];
            if (effect->kind == BS_EFFECT_ALLOCATE && effect->value && bs_value_op(effect->value) &&
                effect->resource != BS_RESOURCE_AUTOMATIC) {
                found = effect->value;
                n++;
            }
        }
    }
    bs_effects_clear(&effects);
    return n == 1 ? found : NULL;
}

static BsWalk
collect(BsOp *op, gpointer data)
{
    GArray *allocations = data;
    BsAllocation allocation = {find_allocated(op), NULL};
    if (allocation.value && find_dealloc(allocation.value, &allocation.dealloc))
        g_array_append_val(allocations, allocation);
    return BS_WALK_ON;
}

GArray *
bs_allocations_find(BsOp *root)
{
    GArray *allocations = g_array_new(FALSE, FALSE, sizeof(BsAllocation));
    bs_op_walk_postorder(root, collect, allocations);
    return allocations;
}

gboolean
bs_op_is_allocation(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_ALLOCATION);
}
