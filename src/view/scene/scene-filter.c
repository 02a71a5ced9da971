// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of a function is in the picture: the blocks on the ways between two, around one, or with the
// uses of one value; and what is folded.
#include "support/i18n.h"
#include "view/scene/scene-private.h"

enum { MANY_PREDECESSORS = 12 }; // an exit of everything: what leads to it has nothing in common

typedef GPtrArray Blocks;

static BsBlock *
top_block(const BsSceneBuilder *b, const BsBlock *block)
{
    while (block && block->region && block->region->op != b->function)
        block = block->region->op ? bs_op_block(block->region->op) : NULL;
    return block && block->region ? (BsBlock *)(guintptr)block : NULL;
}

static void
add_block(GHashTable *set, Blocks *pending, const BsBlock *block)
{
    if (block && g_hash_table_add(set, (gpointer)(guintptr)block) && pending)
        g_ptr_array_add(pending, (gpointer)(guintptr)block);
}

// -- ways ----------------------------------------------------------------------------------------

static void
add_successors(GHashTable *set, Blocks *pending, const BsBlock *block)
{
    const BsOp *last = block->last;
    for (guint32 i = 0; last && i < last->n_successors; i++)
        add_block(set, pending, bs_successor_block(bs_op_successor(last, i)));
}

static void
add_predecessors(GHashTable *set, Blocks *pending, const BsBlock *block)
{
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred))
        add_block(set, pending, bs_op_block(bs_successor_owner(pred)));
}

// Everything that is reached from a block, itself included.
static GHashTable *
closure(const BsBlock *from, void (*add)(GHashTable *set, Blocks *pending, const BsBlock *block))
{
    GHashTable *set = g_hash_table_new(NULL, NULL);
    g_autoptr(GPtrArray) pending = g_ptr_array_new();
    add_block(set, pending, from);
    while (pending->len)
        add(set, pending, g_ptr_array_steal_index(pending, pending->len - 1));
    return set;
}

// Both blocks alone, when no way leads from one to the other.
static void
keep_path(BsSceneBuilder *b, const BsBlock *from, const BsBlock *to)
{
    g_autoptr(GHashTable) behind = closure(from, add_successors);
    g_autoptr(GHashTable) before = closure(to, add_predecessors);
    GHashTableIter iter;
    gpointer block;
    g_hash_table_iter_init(&iter, behind);
    while (g_hash_table_iter_next(&iter, &block, NULL)) {
        if (g_hash_table_contains(before, block))
            g_hash_table_add(b->only_blocks, block);
    }
    add_block(b->only_blocks, NULL, from);
    add_block(b->only_blocks, NULL, to);
}

static void
keep_neighbours(BsSceneBuilder *b, const BsBlock *block)
{
    add_block(b->only_blocks, NULL, block);
    add_successors(b->only_blocks, NULL, block);
    add_predecessors(b->only_blocks, NULL, block);
}

static gboolean
has_many_predecessors(const BsBlock *block)
{
    guint32 n = 0;
    for (const BsSuccessor *pred = block->preds; pred && n < MANY_PREDECESSORS;
         pred = bs_successor_next(pred))
        n++;
    return n == MANY_PREDECESSORS;
}

// Breadth first, along edges and against them.
static void
keep_around(BsSceneBuilder *b, const BsBlock *block, guint32 n_blocks)
{
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_autoptr(GPtrArray) pending = g_ptr_array_new();
    add_block(seen, pending, block);
    for (guint i = 0; i < pending->len && i < n_blocks; i++) {
        const BsBlock *next = pending->pdata[i];
        add_block(b->only_blocks, NULL, next);
        if (pending->len >= n_blocks)
            continue;
        add_successors(seen, pending, next);
        if (!has_many_predecessors(next))
            add_predecessors(seen, pending, next);
    }
}

// -- uses ----------------------------------------------------------------------------------------

// The op with the ops that it is in.
static void
keep_op(BsSceneBuilder *b, const BsOp *op)
{
    for (; op && op != b->function; op = bs_op_parent(op)) {
        g_hash_table_add(b->only_ops, (gpointer)(guintptr)op);
        add_block(b->only_blocks, NULL, bs_op_block(op));
    }
}

static void
keep_uses(BsSceneBuilder *b, const BsValue *value)
{
    b->only_ops = g_hash_table_new(NULL, NULL);
    keep_op(b, bs_value_op(value));
    if (!bs_value_op(value)) {
        keep_op(b, bs_block_parent_op(bs_value_arg_block(value)));
        add_block(b->only_blocks, NULL, bs_value_arg_block(value));
    }
    bs_value_for_each_use (value, use)
        keep_op(b, bs_use_owner(use));
}

// -- all together --------------------------------------------------------------------------------

void
bs_build_filter(BsSceneBuilder *b)
{
    const BsSceneFilter *filter = &b->options.filter;
    const BsBlock *block =
        bs_document_has_block(b->document, filter->block) ? top_block(b, filter->block) : NULL;
    const BsBlock *other =
        bs_document_has_block(b->document, filter->other) ? top_block(b, filter->other) : NULL;
    const gboolean has_value = bs_document_has_value(b->document, filter->value) &&
                               top_block(b, bs_value_block(filter->value));
    const gboolean can[] = {[BS_SHOW_ALL] = FALSE,
                            [BS_SHOW_PATH] = block && other,
                            [BS_SHOW_NEIGHBOURS] = block != NULL,
                            [BS_SHOW_AROUND] = block != NULL,
                            [BS_SHOW_USES] = has_value};
    if (!can[filter->only])
        return;
    b->only_blocks = g_hash_table_new(NULL, NULL);
    if (filter->only == BS_SHOW_PATH)
        keep_path(b, block, other);
    else if (filter->only == BS_SHOW_NEIGHBOURS)
        keep_neighbours(b, block);
    else if (filter->only == BS_SHOW_AROUND)
        keep_around(b, block, filter->n_blocks);
    else
        keep_uses(b, filter->value);
}

char *
bs_build_filter_text(const BsSceneBuilder *b)
{
    const BsSceneFilter *filter = &b->options.filter;
    if (!b->only_blocks)
        return g_strdup("");
    if (filter->only == BS_SHOW_PATH)
        return g_strdup_printf(_("; only from %s to %s"), bs_build_block_name(b, filter->block),
                               bs_build_block_name(b, filter->other));
    if (filter->only == BS_SHOW_NEIGHBOURS)
        return g_strdup_printf(_("; only around %s"), bs_build_block_name(b, filter->block));
    if (filter->only == BS_SHOW_AROUND)
        return g_strdup_printf(_("; the %u blocks around %s"), g_hash_table_size(b->only_blocks),
                               bs_build_block_name(b, filter->block));
    return g_strdup_printf(_("; only uses of %s"), bs_build_value_name(b, filter->value));
}

gboolean
bs_build_has_block(const BsSceneBuilder *b, const BsBlock *block)
{
    return !b->only_blocks || g_hash_table_contains(b->only_blocks, block);
}

gboolean
bs_build_has_op(const BsSceneBuilder *b, const BsOp *op)
{
    return !b->only_ops || g_hash_table_contains(b->only_ops, op);
}

gboolean
bs_build_is_folded(const BsSceneBuilder *b, gconstpointer op_or_block)
{
    return b->options.folded && g_hash_table_contains(b->options.folded, op_or_block);
}
