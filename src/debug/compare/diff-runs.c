// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who is who in two runs of one source: nothing is the same thing in both, so ops are recognized by
// where in the source they come from, and with them everything else.
#include "debug/compare/diff-private.h"

#include "debug/document/origin-key.h"

typedef struct Pairing {
    BsDiffPairs *pairs;
    GHashTable *before; // ops of the one run by their origin
    GHashTable *taken;  // ops and blocks of it that stand for others
    BsDocument *after;
    guint32 after_at;
    const BsOp *function_before, *function_after;
} Pairing;

// -- blocks ---------------------------------------------------------------------------------------

static void
put(GHashTable *table, gconstpointer after, gconstpointer before)
{
    g_hash_table_insert(table, (gpointer)(gsize)after, (gpointer)(gsize)before);
}

gboolean
bs_diff_is_kind(const BsOp *after, const BsOp *before)
{
    return g_str_equal(after->def->name, before->def->name);
}

// What ends two blocks that are the same is the same, though a pass may have made it anew, with
// another place.
static void
pair_ends(Pairing *self, const BsOp *after, const BsOp *before)
{
    if (!after || !before || !bs_diff_is_kind(after, before) ||
        g_hash_table_contains(self->pairs->ops, after) ||
        !g_hash_table_add(self->taken, (BsOp *)(gsize)before))
        return;
    put(self->pairs->ops, after, before);
}

static void
pair_blocks(Pairing *self, const BsBlock *after, const BsBlock *before)
{
    if (bs_block_is_entry(after) != bs_block_is_entry(before) ||
        !g_hash_table_add(self->taken, (BsBlock *)(gsize)before))
        return;
    put(self->pairs->things, after, before);
    put(self->pairs->things, after->region, before->region);
    for (guint32 i = 0; i < MIN(after->n_args, before->n_args); i++)
        put(self->pairs->things, after->args[i], before->args[i]);
    pair_ends(self, bs_block_terminator(after), bs_block_terminator(before));
}

// A block is the one in which the first op is that it has in common with the other run.
static void
find_block(Pairing *self, const BsBlock *block)
{
    for (const BsOp *op = block->first; op && !g_hash_table_contains(self->pairs->things, block);
         op = bs_op_next(op)) {
        const BsOp *before = g_hash_table_lookup(self->pairs->ops, op);
        if (before && bs_op_block(before))
            pair_blocks(self, block, bs_op_block(before));
    }
}

static BsWalk
find_blocks(BsOp *op, gpointer data)
{
    Pairing *self = data;
    const BsOp *before = g_hash_table_lookup(self->pairs->ops, op);
    for (guint32 i = 0; i < op->n_regions; i++) {
        const BsBlock *entry = bs_op_region(op, i)->first;
        const BsBlock *other =
            before && i < before->n_regions ? bs_op_region(before, i)->first : NULL;
        if (entry && other)
            pair_blocks(self, entry, other);
        for (const BsBlock *block = entry; block; block = block->next)
            find_block(self, block);
    }
    return BS_WALK_ON;
}

// -- ops ------------------------------------------------------------------------------------------

// By where they come from many are alike: a pass that makes ops in place of one gives them all its
// place. They are who ends the region of an op that is recognized.
static gboolean
ends_region(const BsOp *op, const BsOp *function)
{
    return bs_op_is_terminator(op) && !op->n_successors && bs_op_parent(op) != function;
}

// Both programs are at their places now.
static void
pair(BsDocument *document G_GNUC_UNUSED, gpointer data)
{
    Pairing *self = data;
    g_autoptr(GHashTable) after = bs_ops_by_origin(self->function_after);
    GHashTableIter ops;
    gpointer key, op;
    g_hash_table_iter_init(&ops, after);
    while (g_hash_table_iter_next(&ops, &key, &op)) {
        const BsOp *before = g_hash_table_lookup(self->before, key);
        if (before && !ends_region(op, self->function_after) &&
            g_hash_table_add(self->taken, (BsOp *)(gsize)before))
            put(self->pairs->ops, op, before);
    }
    bs_op_walk_preorder((BsOp *)(gsize)self->function_after, find_blocks, self);
}

static void
visit_after(BsDocument *document G_GNUC_UNUSED, gpointer data)
{
    Pairing *self = data;
    self->before = bs_ops_by_origin(self->function_before);
    bs_document_visit(self->after, self->after_at, pair, self);
    g_clear_pointer(&self->before, g_hash_table_unref);
}

void
bs_diff_pair_runs(BsDiffPairs *pairs, BsDocument *before, guint32 before_at,
                  const BsOp *function_before, BsDocument *after, guint32 after_at,
                  const BsOp *function_after)
{
    Pairing pairing = {.pairs = pairs,
                       .taken = g_hash_table_new(NULL, NULL),
                       .after = after,
                       .after_at = after_at,
                       .function_before = function_before,
                       .function_after = function_after};
    pairs->ops = g_hash_table_new(NULL, NULL);
    pairs->things = g_hash_table_new(NULL, NULL);
    bs_document_visit(before, before_at, visit_after, &pairing);
    g_hash_table_unref(pairing.taken);
}

void
bs_diff_pairs_clear(BsDiffPairs *pairs)
{
    g_clear_pointer(&pairs->ops, g_hash_table_unref);
    g_clear_pointer(&pairs->things, g_hash_table_unref);
}

gconstpointer
bs_diff_place_before(const BsDiffPairs *pairs, gconstpointer block_or_region)
{
    return pairs->things ? g_hash_table_lookup(pairs->things, block_or_region) : block_or_region;
}
