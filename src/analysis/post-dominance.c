// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/post-dominance.h"

#include "analysis/dominance.h"
#include "analysis/id-map.h"
#include "support/vec.h"

// Node 0 is the virtual exit.
typedef struct Node {
    BsBlock *block;
    guint32 above; // its post-dominator; BS_ID_NONE: not known, or no end can be reached
    guint32 order; // post-order number in the reversed graph, from 1; 0: not reached
    guint32 depth;
    gboolean is_root; // the virtual exit follows it
    guint32 walk;     // the last walk forward that came by
} Node;

typedef struct Step {
    guint32 node;
    const BsSuccessor *pred; // the next one to look at
} Step;

struct BsPostDominance {
    BsIdMap numbers; // of blocks: node - 1
    BS_VEC(Node) nodes;
    GHashTable *regions; // of BsRegion: those that are computed
    BS_VEC(guint32) post_order;
    BS_VEC(Step) path;
    BS_VEC(guint32) roots;
    BS_VEC(guint32) ahead, reached; // of a walk forward
    guint32 n_walks;                // forward
};

BsPostDominance *
bs_post_dominance_new(void)
{
    BsPostDominance *dominance = g_new0(BsPostDominance, 1);
    dominance->regions = g_hash_table_new(NULL, NULL);
    bs_vec_push(&dominance->nodes, (Node){0});
    return dominance;
}

void
bs_post_dominance_free(BsPostDominance *dominance)
{
    if (!dominance)
        return;
    bs_id_map_clear(&dominance->numbers);
    bs_vec_free(&dominance->nodes);
    bs_vec_free(&dominance->post_order);
    bs_vec_free(&dominance->path);
    bs_vec_free(&dominance->roots);
    bs_vec_free(&dominance->ahead);
    bs_vec_free(&dominance->reached);
    g_hash_table_unref(dominance->regions);
    g_free(dominance);
}

// -- blocks --------------------------------------------------------------------------------------

static guint32
node_number(BsPostDominance *dominance, BsBlock *block)
{
    guint32 number = bs_id_map_number(&dominance->numbers, block->id) + 1;
    if (number == dominance->nodes.len)
        bs_vec_push(&dominance->nodes, ((Node){.block = block, .above = BS_ID_NONE}));
    return number;
}

static gboolean
is_exit(const BsBlock *block)
{
    return !block->last || block->last->n_successors == 0;
}

static void
enter(BsPostDominance *dominance, BsBlock *block)
{
    guint32 number = node_number(dominance, block);
    if (dominance->nodes.data[number].order == 0) {
        dominance->nodes.data[number].order = G_MAXUINT32; // until it is finished
        bs_vec_push(&dominance->path, ((Step){number, block->preds}));
    }
}

// Numbers what leads to the block, in post-order.
static void
walk_back(BsPostDominance *dominance, BsBlock *exit)
{
    enter(dominance, exit);
    while (dominance->path.len) {
        Step *step = &bs_vec_last(&dominance->path);
        const BsSuccessor *pred = step->pred;
        if (pred) {
            step->pred = bs_successor_next(pred);
            if (bs_op_block(bs_successor_owner(pred)) &&
                bs_op_block(bs_successor_owner(pred))->region == exit->region)
                enter(dominance, bs_op_block(bs_successor_owner(pred)));
            continue;
        }
        bs_vec_push(&dominance->post_order, step->node);
        dominance->nodes.data[step->node].order = dominance->post_order.len;
        (void)bs_vec_pop(&dominance->path);
    }
}

static guint32
meet(const BsPostDominance *dominance, guint32 a, guint32 b)
{
    const Node *nodes = dominance->nodes.data;
    while (a != b) {
        while (nodes[a].order < nodes[b].order)
            a = nodes[a].above;
        while (nodes[b].order < nodes[a].order)
            b = nodes[b].above;
    }
    return a;
}

static guint32
above_of(BsPostDominance *dominance, guint32 number)
{
    const BsBlock *block = dominance->nodes.data[number].block;
    if (dominance->nodes.data[number].is_root)
        return 0;
    guint32 above = BS_ID_NONE;
    for (guint32 i = 0; i < block->last->n_successors; i++) {
        guint32 next = node_number(dominance, bs_successor_block(bs_op_successor(block->last, i)));
        // Not processed yet, or no end can be reached from it: says nothing.
        if (dominance->nodes.data[next].above != BS_ID_NONE)
            above = above == BS_ID_NONE ? next : meet(dominance, next, above);
    }
    return above;
}

// -- roots: where control ends (FindRoots in GenericDomTreeConstruction.h) -----------------------

static gint
compare_numbers(gconstpointer a, gconstpointer b, gpointer data)
{
    (void)data;
    const guint32 x = *(const guint32 *)a, y = *(const guint32 *)b;
    return (x > y) - (x < y);
}

// The blocks that can be reached from `start`, into `ahead`, in the order of a walk that takes
// later blocks first; those that are numbered already end it, if `unknown`.
static void
walk_forward(BsPostDominance *dominance, guint32 start, gboolean unknown)
{
    const guint32 walk = ++dominance->n_walks;
    bs_vec_clear(&dominance->reached);
    bs_vec_clear(&dominance->ahead);
    bs_vec_push(&dominance->ahead, start);
    while (dominance->ahead.len) {
        const guint32 number = bs_vec_pop(&dominance->ahead);
        Node *node = &dominance->nodes.data[number];
        if (node->walk == walk || (unknown && node->order))
            continue;
        node->walk = walk;
        bs_vec_push(&dominance->reached, number);
        const BsOp *last = node->block->last;
        const guint32 begin = dominance->ahead.len;
        for (guint32 i = 0; last && i < last->n_successors; i++) {
            const guint32 next =
                node_number(dominance, bs_successor_block(bs_op_successor(last, i)));
            bs_vec_push(&dominance->ahead, next);
        }
        g_qsort_with_data(dominance->ahead.data + begin, (gint)(dominance->ahead.len - begin),
                          sizeof *dominance->ahead.data, compare_numbers, NULL);
    }
}

static void
add_root(BsPostDominance *dominance, guint32 number)
{
    bs_vec_push(&dominance->roots, number);
    dominance->nodes.data[number].is_root = TRUE;
    walk_back(dominance, dominance->nodes.data[number].block);
}

// A root from which another one can be reached is none.
static gboolean
is_redundant(BsPostDominance *dominance, guint32 root)
{
    walk_forward(dominance, root, FALSE);
    for (guint32 i = 1; i < dominance->reached.len; i++) {
        if (dominance->nodes.data[dominance->reached.data[i]].is_root)
            return TRUE;
    }
    return FALSE;
}

// Ends are roots, and of each loop without an end the block that is furthest away from the first.
// Returns whether there are such loops.
static gboolean
find_roots(BsPostDominance *dominance, const BsRegion *region)
{
    bs_vec_clear(&dominance->roots);
    bs_region_for_each (region, block) {
        const guint32 number = node_number(dominance, block); // in the order of the blocks
        if (is_exit(block))
            add_root(dominance, number);
    }
    const guint32 n_ends = dominance->roots.len;
    bs_region_for_each (region, block) {
        const guint32 number = node_number(dominance, block);
        if (dominance->nodes.data[number].order)
            continue;
        walk_forward(dominance, number, TRUE);
        add_root(dominance, bs_vec_last(&dominance->reached));
    }
    for (guint32 i = n_ends; i < dominance->roots.len;) {
        const guint32 root = dominance->roots.data[i];
        if (!is_redundant(dominance, root)) {
            i++;
            continue;
        }
        dominance->nodes.data[root].is_root = FALSE;
        dominance->roots.data[i] = bs_vec_pop(&dominance->roots);
    }
    return dominance->roots.len > n_ends;
}

// Numbers all blocks in post-order from the roots that are left.
static void
number_again(BsPostDominance *dominance)
{
    for (guint32 i = 0; i < dominance->post_order.len; i++)
        dominance->nodes.data[dominance->post_order.data[i]].order = 0;
    bs_vec_clear(&dominance->post_order);
    for (guint32 i = 0; i < dominance->roots.len; i++)
        walk_back(dominance, dominance->nodes.data[dominance->roots.data[i]].block);
}

// -- computing a region --------------------------------------------------------------------------

static void
compute_region(BsPostDominance *dominance, const BsRegion *region)
{
    bs_vec_clear(&dominance->post_order);
    if (find_roots(dominance, region))
        number_again(dominance);
    dominance->nodes.data[0].order = G_MAXUINT32;
    for (gboolean changed = TRUE; changed;) {
        changed = FALSE;
        for (guint32 i = dominance->post_order.len; i-- > 0;) {
            guint32 number = dominance->post_order.data[i];
            guint32 above = above_of(dominance, number);
            changed |= dominance->nodes.data[number].above != above;
            dominance->nodes.data[number].above = above;
        }
    }
    for (guint32 i = dominance->post_order.len; i-- > 0;) {
        Node *node = &dominance->nodes.data[dominance->post_order.data[i]];
        node->depth = dominance->nodes.data[node->above].depth + 1;
    }
    g_hash_table_add(dominance->regions, (gpointer)(gsize)region);
}

// -- queries -------------------------------------------------------------------------------------

BsBlock *
bs_post_dominance_common(BsPostDominance *dominance, BsBlock *a, BsBlock *b)
{
    const BsRegion *region = bs_common_region(&a, &b);
    if (!region || a == b)
        return region ? a : NULL;
    if (!g_hash_table_contains(dominance->regions, region))
        compute_region(dominance, region);
    guint32 x = node_number(dominance, a), y = node_number(dominance, b);
    const Node *nodes = dominance->nodes.data;
    if (nodes[x].above == BS_ID_NONE || nodes[y].above == BS_ID_NONE)
        return NULL;
    while (x != y) {
        guint32 *lower = nodes[x].depth < nodes[y].depth ? &y : &x;
        *lower = nodes[*lower].above;
    }
    return nodes[x].block;
}
