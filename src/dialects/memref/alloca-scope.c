// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of memref.alloca_scope (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, LLVM
// 19): it is inlined where nothing on the stack would live longer, or its allocations move out of
// ops that end with it.
#include "dialects/memref/memref-private.h"
#include "ir/builder.h"
#include "ir/ir.h"
#include "support/vec.h"

// Whether the op has an effect "allocate on the stack" on one of its results; `unknown` is the
// answer when it does not say.
static gboolean
allocates_on_stack(BsOp *op, gboolean unknown)
{
    BsEffects effects;
    bs_effects_init(&effects);
    gboolean found = unknown;
    if (bs_op_effects(op, &effects)) {
        found = FALSE;
        for (guint32 i = 0; i < effects.n; i++) {
            const BsEffect *effect = &effects.items[i];
            found |= effect->kind == BS_EFFECT_ALLOCATE && effect->value &&
                     bs_value_op(effect->value) == op && effect->resource == BS_RESOURCE_AUTOMATIC;
        }
    }
    bs_effects_clear(&effects);
    return found;
}

// -- inlining ------------------------------------------------------------------------------------

static BsWalk
stop_at_allocation(BsOp *op, gpointer scope)
{
    if (op == scope)
        return BS_WALK_ON;
    // What is inside an op with recursive effects is looked at by itself.
    if (!bs_op_has_trait(op, BS_TRAIT_RECURSIVE_EFFECTS) && allocates_on_stack(op, TRUE))
        return BS_WALK_STOP;
    return bs_op_has_trait(op, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE) ? BS_WALK_SKIP : BS_WALK_ON;
}

// Whether the op is in a region of one block and only the terminator follows it.
static gboolean
is_last_in_region(const BsOp *op)
{
    const BsBlock *block = bs_op_block(op);
    const BsRegion *region = block ? block->region : NULL;
    return region && region->first == region->last && block->last != op &&
           bs_op_next(op) == block->last && bs_op_might_be_terminator(block->last);
}

static gboolean
AllocaScopeInliner(BsBuilder *builder, BsOp *op)
{
    const BsOp *parent = bs_op_parent(op);
    const gboolean allocates = !bs_op_walk_preorder(op, stop_at_allocation, op);
    if (allocates &&
        (!bs_op_has_trait(parent, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE) || !is_last_in_region(op)))
        return FALSE;
    BsBlock *block = bs_op_region(op, 0)->first;
    BsOp *terminator = block ? bs_block_terminator(block) : NULL;
    if (!terminator || block != bs_op_region(op, 0)->last ||
        terminator->n_operands != op->n_results)
        return FALSE;
    g_autofree BsValue **results = g_new(BsValue *, (gsize)op->n_results + 1);
    for (guint32 i = 0; i < op->n_results; i++)
        results[i] = bs_op_operand(terminator, i);
    bs_builder_inline_block(builder, block, bs_op_block(op), op, NULL);
    bs_builder_replace_op(builder, op, results);
    bs_builder_erase_op(builder, terminator);
    return TRUE;
}

// -- hoisting ------------------------------------------------------------------------------------

// The outermost op around `op` that is still within the allocation scope, when each on the way is
// the last of its region.
static BsOp *
last_parent_without_scope(const BsOp *op)
{
    BsOp *parent = bs_op_parent(op);
    if (!parent || bs_op_has_trait(parent, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE) ||
        !is_last_in_region(op) || !is_last_in_region(parent))
        return NULL;
    for (;;) {
        BsOp *next = bs_op_parent(parent);
        if (!next)
            return NULL;
        if (bs_op_has_trait(next, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            return parent;
        if (!is_last_in_region(next))
            return NULL;
        parent = next;
    }
}

typedef struct Hoist {
    const BsRegion *region; // what is defined in here can't be used outside
    BS_VEC(BsOp *) ops;
} Hoist;

static BsWalk
collect_allocation(BsOp *op, gpointer data)
{
    Hoist *hoist = data;
    if (!allocates_on_stack(op, FALSE) || op->n_regions)
        return BS_WALK_ON;
    for (guint32 i = 0; i < op->n_operands; i++)
        if (bs_region_is_ancestor(hoist->region, bs_value_region(bs_op_operand(op, i))))
            return BS_WALK_ON;
    bs_vec_push(&hoist->ops, op);
    return BS_WALK_ON;
}

static void
rebuild(BsBuilder *builder, BsOp *op)
{
    g_autofree BsValue **operands = g_new(BsValue *, (gsize)op->n_operands + 1);
    for (guint32 i = 0; i < op->n_operands; i++)
        operands[i] = bs_op_operand(op, i);
    g_autofree const BsType **types = g_new(const BsType *, (gsize)op->n_results + 1);
    for (guint32 i = 0; i < op->n_results; i++)
        types[i] = bs_op_result(op, i)->type;
    BsOp *copy = bs_builder_op(builder, op->def->name, op->loc, op->n_operands, operands,
                               op->n_results, types, op->attrs, 0);
    bs_builder_replace_op_with(builder, op, copy);
}

static gboolean
AllocaScopeHoister(BsBuilder *builder, BsOp *op)
{
    BsOp *outer = last_parent_without_scope(op);
    if (!outer)
        return FALSE;
    Hoist hoist = {0};
    for (guint32 i = 0; i < outer->n_regions; i++)
        if (bs_region_is_ancestor(bs_op_region(outer, i), bs_op_parent_region(op)))
            hoist.region = bs_op_region(outer, i);
    bs_op_walk_postorder(op, collect_allocation, &hoist);
    const gboolean found = hoist.ops.len > 0;
    if (found)
        bs_builder_set_before(builder, outer);
    for (guint32 i = 0; i < hoist.ops.len; i++)
        rebuild(builder, hoist.ops.data[i]);
    bs_vec_free(&hoist.ops);
    return found;
}

const BsPattern bs_patterns_memref_alloca_scope[] = {
    {.name = "AllocaScopeInliner", .benefit = 1, .rewrite = AllocaScopeInliner},
    {.name = "AllocaScopeHoister", .benefit = 1, .rewrite = AllocaScopeHoister},
    {.name = NULL},
};
