// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/dominance.h"

#include "support/vec.h"

// What is known of one block; found by the block's id. A node of a forgotten region has an old
// `epoch`.
typedef struct Node {
    BsBlock *block;
    BsBlock *idom;        // NULL for entry and unreachable blocks
    guint32 order;        // post-order number in the graph; only while the region is computed
    guint32 enter, leave; // interval in the dominator tree; 0 for an unreachable block
} Node;

struct BsDominance {
    BS_VEC(Node) nodes;   // by block id
    GHashTable *regions;  // of BsRegion: those that are computed
    const BsRegion *last; // the one that was asked about last; it is computed
    BS_VEC(BsBlock *) post_order;
    BS_VEC(guint32) edges; // next successor of each block on the walk's stack
    BS_VEC(BsBlock *) stack;
};

BsDominance *
bs_dominance_new(void)
{
    BsDominance *dominance = g_new0(BsDominance, 1);
    dominance->regions = g_hash_table_new(NULL, NULL);
    return dominance;
}

void
bs_dominance_free(BsDominance *dominance)
{
    if (!dominance)
        return;
    bs_vec_free(&dominance->nodes);
    bs_vec_free(&dominance->post_order);
    bs_vec_free(&dominance->edges);
    bs_vec_free(&dominance->stack);
    g_hash_table_unref(dominance->regions);
    g_free(dominance);
}

void
bs_dominance_invalidate(BsDominance *dominance, const BsRegion *region)
{
    dominance->last = NULL;
    if (region)
        g_hash_table_remove(dominance->regions, region);
    else
        g_hash_table_remove_all(dominance->regions);
}

gboolean
bs_dominance_is_right(BsDominance *dominance)
{
    g_autoptr(BsDominance) anew = bs_dominance_new();
    GHashTableIter iter;
    gpointer key;
    g_hash_table_iter_init(&iter, dominance->regions);
    while (g_hash_table_iter_next(&iter, &key, NULL)) {
        const BsRegion *region = key;
        if (region->op && region->op->erased)
            continue;
        bs_region_for_each (region, block) {
            if (bs_dominance_idom(dominance, block) != bs_dominance_idom(anew, block) ||
                bs_dominance_number(dominance, block) != bs_dominance_number(anew, block))
                return FALSE;
        }
    }
    return TRUE;
}

gboolean
bs_region_has_dominance(const BsRegion *region)
{
    return !region->op || region->first != region->last ||
           !bs_op_has_trait(region->op, BS_TRAIT_GRAPH_REGION | BS_TRAIT_UNREGISTERED);
}

// -- computing a region --------------------------------------------------------------------------

static Node *
node_of(BsDominance *dominance, const BsBlock *block)
{
    while (dominance->nodes.len <= block->id)
        bs_vec_push(&dominance->nodes, (Node){0});
    return &dominance->nodes.data[block->id];
}

static void
push_block(BsDominance *dominance, BsBlock *block)
{
    // `order` is a mark until the block is finished, so that it is entered once.
    node_of(dominance, block)->order = G_MAXUINT32;
    bs_vec_push(&dominance->stack, block);
    bs_vec_push(&dominance->edges, 0);
}

// Collects the reachable blocks in post-order, numbered from 1.
static void
walk_graph(BsDominance *dominance, BsBlock *entry)
{
    bs_vec_clear(&dominance->post_order);
    push_block(dominance, entry);
    while (dominance->stack.len) {
        BsBlock *block = bs_vec_last(&dominance->stack);
        guint32 edge = bs_vec_last(&dominance->edges)++;
        if (block->last && edge < block->last->n_successors) {
            BsBlock *successor = bs_successor_block(bs_op_successor(block->last, edge));
            if (successor && successor->region == block->region &&
                !node_of(dominance, successor)->order)
                push_block(dominance, successor);
            continue;
        }
        bs_vec_push(&dominance->post_order, block);
        node_of(dominance, block)->order = dominance->post_order.len;
        (void)bs_vec_pop(&dominance->stack);
        (void)bs_vec_pop(&dominance->edges);
    }
}

// The common dominator of two blocks: climb from the one with the smaller post-order number.
static BsBlock *
intersect(const BsDominance *dominance, BsBlock *a, BsBlock *b)
{
    const Node *nodes = dominance->nodes.data;
    while (a != b) {
        while (nodes[a->id].order < nodes[b->id].order)
            a = nodes[a->id].idom;
        while (nodes[b->id].order < nodes[a->id].order)
            b = nodes[b->id].idom;
    }
    return a;
}

static BsBlock *
dominator_from_predecessors(BsDominance *dominance, const BsBlock *block)
{
    BsBlock *idom = NULL;
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred)) {
        BsBlock *from = bs_op_block(bs_successor_owner(pred));
        // Not processed yet (a back edge of the first round) or unreachable: says nothing.
        if (!from || from->region != block->region || !node_of(dominance, from)->idom)
            continue;
        idom = idom ? intersect(dominance, from, idom) : from;
    }
    return idom;
}

static void
find_dominators(BsDominance *dominance, BsBlock *entry)
{
    node_of(dominance, entry)->idom = entry; // its own, so that intersect() ends there
    for (gboolean changed = TRUE; changed;) {
        changed = FALSE;
        for (guint32 i = dominance->post_order.len - 1; i-- > 0;) {
            BsBlock *block = dominance->post_order.data[i];
            BsBlock *idom = dominator_from_predecessors(dominance, block);
            if (node_of(dominance, block)->idom != idom) {
                node_of(dominance, block)->idom = idom;
                changed = TRUE;
            }
        }
    }
    node_of(dominance, entry)->idom = NULL;
}

// Gives every block of the tree an interval that contains those of the blocks it dominates, without
// recursion: sizes bottom-up (post-order visits a block after all that it dominates), then places
// top-down.
static void
number_tree(BsDominance *dominance)
{
    guint32 n = dominance->post_order.len;
    BsBlock **post_order = dominance->post_order.data;
    Node *nodes = dominance->nodes.data;
    for (guint32 i = 0; i < n; i++)
        nodes[post_order[i]->id].leave = 1;
    for (guint32 i = 0; i + 1 < n; i++) {
        const Node *node = &nodes[post_order[i]->id];
        nodes[node->idom->id].leave += node->leave;
    }
    for (guint32 i = n; i-- > 0;) {
        Node *node = &nodes[post_order[i]->id];
        guint32 size = node->leave;
        // `order` of a numbered parent is its next free place.
        node->enter = node->idom ? nodes[node->idom->id].order : 1;
        node->leave = node->enter + size - 1;
        node->order = node->enter + 1;
        if (node->idom)
            nodes[node->idom->id].order += size;
    }
}

static void
compute_region(BsDominance *dominance, const BsRegion *region)
{
    bs_region_for_each (region, block)
        *node_of(dominance, block) = (Node){.block = block};
    if (region->first) {
        walk_graph(dominance, region->first);
        find_dominators(dominance, region->first);
        number_tree(dominance);
    }
    g_hash_table_add(dominance->regions, (gpointer)(gsize)region);
}

static const Node *
find_node(BsDominance *dominance, const BsBlock *block)
{
    if (block->region && block->region != dominance->last) {
        if (!g_hash_table_contains(dominance->regions, block->region))
            compute_region(dominance, block->region);
        dominance->last = block->region;
    }
    return node_of(dominance, block);
}

// -- queries -------------------------------------------------------------------------------------

BsBlock *
bs_dominance_idom(BsDominance *dominance, const BsBlock *block)
{
    return find_node(dominance, block)->idom;
}

guint32
bs_dominance_number(BsDominance *dominance, const BsBlock *block)
{
    return find_node(dominance, block)->enter;
}

gboolean
bs_dominance_is_reachable(BsDominance *dominance, const BsBlock *block)
{
    return bs_block_is_alone(block) || find_node(dominance, block)->enter != 0;
}

// The block of `region` that is or contains `block`, or NULL.
static const BsBlock *
ancestor_in_region(const BsRegion *region, const BsBlock *block)
{
    while (block && block->region != region) {
        const BsOp *parent = bs_block_parent_op(block);
        block = parent ? bs_op_block(parent) : NULL;
    }
    return block;
}

gboolean
bs_dominates_block(BsDominance *dominance, const BsBlock *a, const BsBlock *b)
{
    b = ancestor_in_region(a->region, b);
    if (!b)
        return FALSE;
    if (a == b)
        return TRUE;
    Node above = *find_node(dominance, a), below = *find_node(dominance, b);
    if (!below.enter)
        return TRUE;
    return above.enter && above.enter <= below.enter && below.enter <= above.leave;
}

static guint32
depth_of(const BsBlock *block)
{
    guint32 depth = 0;
    for (const BsOp *op = bs_block_parent_op(block); op && bs_op_block(op);
         op = bs_block_parent_op(bs_op_block(op)))
        depth++;
    return depth;
}

static BsBlock *
outer_block(const BsBlock *block)
{
    const BsOp *parent = block ? bs_block_parent_op(block) : NULL;
    return parent ? bs_op_block(parent) : NULL;
}

const BsRegion *
bs_common_region(BsBlock **a, BsBlock **b)
{
    if ((*a)->region == (*b)->region)
        return (*a)->region;
    guint32 depth_a = depth_of(*a), depth_b = depth_of(*b);
    for (; depth_a > depth_b; depth_a--)
        *a = outer_block(*a);
    for (; depth_b > depth_a; depth_b--)
        *b = outer_block(*b);
    while (*a && *b && (*a)->region != (*b)->region) {
        *a = outer_block(*a);
        *b = outer_block(*b);
    }
    return *a && *b ? (*a)->region : NULL;
}

BsBlock *
bs_dominance_common(BsDominance *dominance, BsBlock *a, BsBlock *b)
{
    if (!bs_common_region(&a, &b))
        return NULL;
    if (a == b)
        return a;
    // Upstream's answer too when the other one cannot be reached.
    if (bs_block_is_entry(a) || bs_block_is_entry(b))
        return bs_block_is_entry(a) ? a : b;
    if (!bs_dominance_is_reachable(dominance, a) || !bs_dominance_is_reachable(dominance, b))
        return NULL;
    if (bs_dominates_block(dominance, b, a)) { // often, and then the way up may be long
        return b;
    }
    while (!bs_dominates_block(dominance, a, b))
        a = bs_dominance_idom(dominance, a);
    return a;
}

gboolean
bs_properly_dominates_op(BsDominance *dominance, BsOp *a, BsOp *b)
{
    BsRegion *region = bs_op_parent_region(a);
    BsOp *other = region ? bs_region_find_ancestor_op(region, b) : NULL;
    if (!other)
        return FALSE;
    if (!bs_region_has_dominance(region)) // there, an op may even use what it makes
        return TRUE;
    if (a == other)
        return FALSE;
    if (bs_op_block(a) == bs_op_block(other))
        return bs_op_is_before(a, other);
    return bs_dominates_block(dominance, bs_op_block(a), bs_op_block(other));
}

gboolean
bs_dominates(BsDominance *dominance, const BsValue *value, BsOp *op)
{
    if (bs_value_is_arg(value)) {
        return bs_op_block(op) &&
               bs_dominates_block(dominance, bs_value_arg_block(value), bs_op_block(op));
    }
    return bs_properly_dominates_op(dominance, bs_value_op(value), op);
}
