// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cse: an op that computes what an earlier op in a dominating position computed gives way to that
// op.
//
//     %0 = arith.andi %a, %b : i1            %0 = arith.andi %a, %b : i1
//     %1 = arith.andi %b, %a : i1      ->    "use"(%0, %0) : (i1, i1) -> ()
//     "use"(%0, %1) : (i1, i1) -> ()
//
// Walks the dominator tree of each region in pre-order with a scoped table of known ops
// (mlir/lib/Transforms/CSE.cpp). Ops that only read memory match within a block while nothing may
// have written. Ops go at the end, as upstream, because until then they count when regions are
// compared. Linear in the number of ops, but for comparing regions. Needs dominance; keeps it, and
// changes no block.
#include "analysis/dominance.h"
#include "ir/loc.h"
#include "ir/mutate.h"
#include "ir/shape.h"
#include "passes/rewrite/op-equal.h"
#include "passes/run/memory.h"
#include "support/i18n.h"
#include "support/intern.h"
#include "support/vec.h"

#include <gio/gio.h>

// -- the table of known ops ----------------------------------------------------------------------

typedef struct Known {
    BsOp *op;
    guint32 hash;
    guint32 next;   // in its bucket: index + 1 of an older one, or 0
    guint32 writes; // see Cse.writes
} Known;

typedef struct Table {
    BS_VEC(Known) entries; // oldest first; scopes end by dropping the newest
    guint32 *buckets;      // index + 1 of the newest, or 0
    guint32 n_buckets;     // a power of two, or 0
    guint32 base;          // entries before it are outside of an isolated op and not known inside
} Table;

static void
rehash(Table *table)
{
    table->n_buckets = table->n_buckets ? 2 * table->n_buckets : 256;
    g_free(table->buckets);
    table->buckets = g_new0(guint32, table->n_buckets);
    for (guint i = 0; i < table->entries.len; i++) {
        Known *known = &table->entries.data[i];
        guint32 *bucket = &table->buckets[known->hash & (table->n_buckets - 1)];
        known->next = *bucket;
        *bucket = i + 1;
    }
}

static void
table_add(Table *table, BsOp *op, guint32 hash, guint32 writes)
{
    if (table->entries.len >= table->n_buckets)
        rehash(table);
    guint32 *bucket = &table->buckets[hash & (table->n_buckets - 1)];
    bs_vec_push(&table->entries, ((Known){op, hash, *bucket, writes}));
    *bucket = table->entries.len;
}

static const Known *
table_find(const Table *table, const BsOp *op, guint32 hash)
{
    if (!table->n_buckets)
        return NULL;
    for (guint32 at = table->buckets[hash & (table->n_buckets - 1)]; at > table->base;) {
        const Known *known = &table->entries.data[at - 1];
        if (known->hash == hash && bs_op_is_equivalent(known->op, op))
            return known;
        at = known->next;
    }
    return NULL;
}

static void
table_end_scope(Table *table, guint32 mark)
{
    while (table->entries.len > mark) {
        const Known known = bs_vec_pop(&table->entries);
        table->buckets[known.hash & (table->n_buckets - 1)] = known.next;
    }
}

// -- one op --------------------------------------------------------------------------------------

typedef struct Cse {
    BsPassContext *context;
    Table table;
    guint32 writes;  // grows with each op of the current block that may write memory
    guint32 n_reads; // ops of the current block in the table that read memory
    BS_VEC(BsOp *) dead;
} Cse;

static gboolean
only_reads(const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    gboolean reads = bs_op_effects(op, &effects) && effects.n > 0;
    for (guint32 i = 0; reads && i < effects.n; i++)
        reads = effects.items[i].kind == BS_EFFECT_READ;
    bs_effects_clear(&effects);
    return reads;
}

static BsWalk
stop_at_write(BsOp *op, gpointer unused)
{
    (void)unused;
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known = bs_op_effects(op, &effects);
    const gboolean writes = known && bs_effects_has(&effects, BS_EFFECT_WRITE, NULL);
    bs_effects_clear(&effects);
    const gboolean recursive = bs_op_has_trait(op, BS_TRAIT_RECURSIVE_EFFECTS);
    if (writes || (!known && !recursive))
        return BS_WALK_STOP;
    return recursive ? BS_WALK_ON : BS_WALK_SKIP;
}

// Effects of nested ops count where the op has no others (getEffectsRecursively).
static gboolean
may_write(BsOp *op)
{
    return !bs_op_walk_preorder(op, stop_at_write, NULL);
}

static gboolean
has_large_region(const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        if (bs_op_region(op, r)->first != bs_op_region(op, r)->last)
            return TRUE;
    }
    return FALSE;
}

// Where ops may be used before they are defined, ops that were visited keep what they use.
static void
replace_unvisited_uses(Cse *cse, BsValue *from, BsValue *to)
{
    for (BsUse *use = bs_value_uses(from), *next; use; use = next) {
        next = bs_use_next(use);
        BsOp *user = bs_use_owner(use);
        if (!table_find(&cse->table, user, bs_op_hash(user)))
            bs_op_set_operand(cse->context->ir, user, bs_use_index(use), to);
    }
}

static void
replace(Cse *cse, BsOp *op, BsOp *by, gboolean dominance)
{
    const BsEventItem item = {
        .role = BS_ROLE_RELATED, .op = by, .value = by->n_results ? bs_op_result(by, 0) : NULL};
    bs_report(cse->context->events, .kind = BS_EVENT_CSE, .op = op, .n_items = 1, .items = &item);
    for (guint32 i = 0; i < op->n_results; i++) {
        if (dominance)
            bs_value_replace_all_uses(cse->context->ir, bs_op_result(op, i), bs_op_result(by, i));
        else
            replace_unvisited_uses(cse, bs_op_result(op, i), bs_op_result(by, i));
    }
    if (bs_op_is_unused(op))
        bs_vec_push(&cse->dead, op);
    // What has no location gets that of what it stands for.
    BsIr *ir = cse->context->ir;
    if (bs_loc_is_unknown(ir->context, by->loc) && !bs_loc_is_unknown(ir->context, op->loc))
        bs_op_set_loc(ir, by, op->loc);
}

// Of most ops that write, the row says so: they are neither dead nor equal to another.
static gboolean
has_lasting_effects(const BsOp *op)
{
    return op->def->shape->never_dead && op->def->n_effects;
}

static void
simplify_op(Cse *cse, BsOp *op, gboolean dominance)
{
    if (bs_op_has_trait(op, BS_TRAIT_TERMINATOR) || has_lasting_effects(op))
        return;
    if (bs_op_is_trivially_dead(op)) {
        bs_vec_push(&cse->dead, op);
        return;
    }
    if (has_large_region(op))
        return;
    const gboolean reads = !bs_op_is_memory_effect_free(op);
    if (reads && !only_reads(op))
        return;
    const guint32 hash = bs_op_hash(op);
    const Known *known = table_find(&cse->table, op, hash);
    if (known &&
        (!reads || (bs_op_block(known->op) == bs_op_block(op) && known->writes == cse->writes))) {
        replace(cse, op, known->op, dominance);
        return;
    }
    table_add(&cse->table, op, hash, cse->writes);
    cse->n_reads += reads;
}

// -- blocks and regions --------------------------------------------------------------------------

static gboolean simplify_region(Cse *cse, BsRegion *region);

static gboolean
simplify_regions(Cse *cse, BsOp *op)
{
    const guint32 base = cse->table.base, writes = cse->writes, n_reads = cse->n_reads;
    if (bs_op_has_trait(op, BS_TRAIT_ISOLATED | BS_TRAIT_UNREGISTERED))
        cse->table.base = cse->table.entries.len;
    gboolean ok = TRUE;
    for (guint32 r = 0; r < op->n_regions && ok; r++)
        ok = simplify_region(cse, bs_op_region(op, r));
    cse->table.base = base;
    cse->writes = writes;
    cse->n_reads = n_reads;
    return ok;
}

static gboolean
simplify_block(Cse *cse, BsBlock *block, gboolean dominance)
{
    if (g_cancellable_is_cancelled(cse->context->cancellable))
        return FALSE;
    cse->writes = cse->n_reads = 0;
    bs_block_for_each (block, op) {
        if (op->n_regions && !simplify_regions(cse, op))
            return FALSE;
        simplify_op(cse, op, dominance);
        if (cse->n_reads)
            cse->writes += may_write(op);
    }
    return TRUE;
}

// -- dominator trees -----------------------------------------------------------------------------

// A reachable block of a region; found by its number in the dominance.
typedef struct TreeNode {
    gboolean seen;
    BsBlock *first_child, *last_child, *next_sibling;
} TreeNode;

typedef BS_VEC(TreeNode) Tree;

static TreeNode *
node_of(const Cse *cse, Tree *tree, const BsBlock *block)
{
    const guint32 number = bs_dominance_number(cse->context->dominance, block);
    while (tree->len <= number)
        bs_vec_push(tree, (TreeNode){0});
    return &tree->data[number];
}

static void
link_child(const Cse *cse, Tree *tree, const BsBlock *parent, BsBlock *child)
{
    BsBlock *last = node_of(cse, tree, parent)->last_child;
    if (last)
        node_of(cse, tree, last)->next_sibling = child;
    else
        node_of(cse, tree, parent)->first_child = child;
    node_of(cse, tree, parent)->last_child = child;
}

// Siblings are in the order of a depth-first walk.
static void
build_tree(const Cse *cse, Tree *tree, const BsRegion *region)
{
    BS_VEC(BsBlock *) stack = {0};
    bs_vec_push(&stack, region->first);
    while (stack.len) {
        BsBlock *block = bs_vec_pop(&stack);
        TreeNode *node = node_of(cse, tree, block);
        if (node->seen)
            continue;
        node->seen = TRUE;
        const BsBlock *parent = bs_dominance_idom(cse->context->dominance, block);
        if (parent)
            link_child(cse, tree, parent, block);
        for (guint32 i = block->last ? block->last->n_successors : 0; i-- > 0;)
            bs_vec_push(&stack, bs_successor_block(bs_op_successor(block->last, i)));
    }
    bs_vec_free(&stack);
}

typedef struct Frame {
    BsBlock *next_child;
    guint32 mark; // the table's size when the block's scope began
} Frame;

static gboolean
simplify_tree(Cse *cse, Tree *tree, BsBlock *root)
{
    BS_VEC(Frame) stack = {0};
    gboolean ok = TRUE;
    for (BsBlock *block = root; ok;) {
        bs_vec_push(&stack,
                    ((Frame){node_of(cse, tree, block)->first_child, cse->table.entries.len}));
        ok = simplify_block(cse, block, TRUE);
        while (stack.len && !bs_vec_last(&stack).next_child)
            table_end_scope(&cse->table, bs_vec_pop(&stack).mark);
        if (!stack.len)
            break;
        block = bs_vec_last(&stack).next_child;
        bs_vec_last(&stack).next_child = node_of(cse, tree, block)->next_sibling;
    }
    while (stack.len)
        table_end_scope(&cse->table, bs_vec_pop(&stack).mark);
    bs_vec_free(&stack);
    return ok;
}

// FALSE when cancelled.
static gboolean
simplify_region(Cse *cse, BsRegion *region)
{
    if (!region->first)
        return TRUE;
    if (region->first != region->last) {
        Tree tree = {0};
        build_tree(cse, &tree, region);
        const gboolean ok = simplify_tree(cse, &tree, region->first);
        bs_vec_free(&tree);
        return ok;
    }
    const guint32 mark = cse->table.entries.len;
    const gboolean ok = simplify_block(cse, region->first, bs_region_has_dominance(region));
    table_end_scope(&cse->table, mark);
    return ok;
}

static void
erase_dead(Cse *cse)
{
    for (guint i = 0; i < cse->dead.len; i++) {
        bs_report(cse->context->events, .kind = BS_EVENT_DEAD, .op = cse->dead.data[i]);
        bs_op_erase(cse->context->ir, cse->dead.data[i]);
    }
}

static gpointer
cse_new(void)
{
    return g_new0(Cse, 1);
}

static void
cse_free(gpointer data)
{
    Cse *cse = data;
    g_free(cse->table.buckets);
    bs_vec_free(&cse->table.entries);
    bs_vec_free(&cse->dead);
    g_free(cse);
}

static const BsMemoryKind cse_kind = {cse_new, cse_free};

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *options)
{
    (void)options;
    Cse *cse = bs_memory_take(context, &cse_kind);
    cse->context = context;
    gboolean ok = TRUE;
    for (guint32 r = 0; r < op->n_regions && ok; r++)
        ok = simplify_region(cse, bs_op_region(op, r));
    erase_dead(cse);
    bs_vec_clear(&cse->dead);
    bs_memory_give_back(context, &cse_kind, cse);
    return ok;
}

const BsPass bs_pass_cse = {
    .name = "cse",
    .keeps = BS_KEEPS_DOMINANCE,
    .summary = N_("Removes ops that compute again what an earlier one has computed"),
    .run = run,
    .works_by_function = bs_always_by_function,
    .class_name = "CSE",
    .bare_class = TRUE,
};
