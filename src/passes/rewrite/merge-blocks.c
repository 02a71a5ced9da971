// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Region simplification on the aggressive level: identical blocks become one, with arguments for
// operands that differ, and arguments that always get the same value go
// (mlir/lib/Transforms/Utils/RegionUtils.cpp, LLVM 19). Upstream looks at groups of blocks in the
// order of addresses; here it is the order of the first block.
#include "passes/rewrite/op-equal.h"
#include "passes/rewrite/region-simplify.h"
#include "passes/rewrite/successor-operands.h"
#include "support/i18n.h"
#include "support/intern.h"
#include "support/vec.h"

#include <string.h>

typedef BS_VEC(BsBlock *) Blocks;
typedef BS_VEC(BsValue *) Values;

// An operand of the leader, by the number of the op in its block, that becomes an argument.
typedef struct Place {
    guint32 op, operand;
} Place;

// Blocks that can become the first of them.
typedef struct Cluster {
    guint32 hash;
    Blocks blocks;
    BS_VEC(Place) differing; // sorted, each once
} Cluster;

typedef BS_VEC(Cluster) Clusters;

typedef struct Merger {
    BsPassContext *context;
    guint32 *order; // per op id: how many values its block defines before it
} Merger;

// -- comparing -----------------------------------------------------------------------------------

static guint32
hash_block(Merger *merger, const BsBlock *block)
{
    guint32 hash = 0, n_values = block->n_args;
    bs_block_for_each (block, op) {
        merger->order[op->id] = n_values;
        n_values += op->n_results;
        hash = bs_hash_mix(hash, (guintptr)op->def);
        hash = bs_hash_mix(hash, (guintptr)op->attrs);
    }
    return hash;
}

static guint32
order_of(const Merger *merger, const BsValue *value)
{
    return bs_value_op(value) ? merger->order[bs_value_op(value)->id] + value->index : value->index;
}

static gboolean
is_used_outside(const BsValue *value, const BsBlock *block)
{
    bs_value_for_each_use (value, use) {
        if (bs_op_block(bs_use_owner(use)) != block)
            return TRUE;
    }
    return FALSE;
}

static gboolean
has_result_used_outside(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (is_used_outside(bs_op_result(op, i), bs_op_block(op)))
            return TRUE;
    }
    return FALSE;
}

// A result of the branch that leads here can't be passed by that branch.
static gboolean
can_be_passed(const BsBlock *block, const BsValue *value)
{
    if (!bs_value_op(value) || bs_value_op(value) != bs_op_block(bs_value_op(value))->last)
        return TRUE;
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred)) {
        if (bs_successor_owner(pred) == bs_value_op(value))
            return FALSE;
    }
    return TRUE;
}

typedef enum Match { SAME, DIFFERING, UNLIKE } Match;

static Match
match_operands(const Merger *merger, const BsBlock *block, const BsValue *a, const BsBlock *other,
               const BsValue *b)
{
    if (a == b)
        return SAME;
    const gboolean inside = bs_value_block(a) == block;
    if (a->type != b->type || inside != (bs_value_block(b) == other))
        return UNLIKE;
    if (inside)
        return order_of(merger, a) == order_of(merger, b) ? SAME : UNLIKE;
    return can_be_passed(block, a) && can_be_passed(other, b) ? DIFFERING : UNLIKE;
}

static void
add_place(Cluster *cluster, Place place)
{
    guint at = cluster->differing.len;
    while (at > 0 && (cluster->differing.data[at - 1].op > place.op ||
                      (cluster->differing.data[at - 1].op == place.op &&
                       cluster->differing.data[at - 1].operand >= place.operand)))
        at--;
    if (at < cluster->differing.len &&
        memcmp(&cluster->differing.data[at], &place, sizeof place) == 0)
        return;
    bs_vec_push(&cluster->differing, place);
    memmove(cluster->differing.data + at + 1, cluster->differing.data + at,
            (cluster->differing.len - 1 - at) * sizeof place);
    cluster->differing.data[at] = place;
}

static gboolean
match_ops(const Merger *merger, const BsOp *a, const BsOp *b, guint32 number, Cluster *found)
{
    if (!bs_op_is_equivalent_but_operands(a, b) || has_result_used_outside(a) ||
        has_result_used_outside(b))
        return FALSE;
    for (guint32 i = 0; i < a->n_operands; i++) {
        const Match match = match_operands(merger, bs_op_block(a), bs_op_operand(a, i),
                                           bs_op_block(b), bs_op_operand(b, i));
        if (match == UNLIKE)
            return FALSE;
        if (match == DIFFERING)
            add_place(found, (Place){number, i});
    }
    return TRUE;
}

static gboolean
have_same_arg_types(const BsBlock *a, const BsBlock *b)
{
    if (a->n_args != b->n_args)
        return FALSE;
    for (guint32 i = 0; i < a->n_args; i++) {
        if (a->args[i]->type != b->args[i]->type)
            return FALSE;
    }
    return TRUE;
}

static gboolean
join_cluster(const Merger *merger, Cluster *cluster, BsBlock *block, guint32 hash)
{
    const BsBlock *leader = cluster->blocks.data[0];
    if (cluster->hash != hash || !have_same_arg_types(leader, block))
        return FALSE;
    Cluster found = {0};
    const BsOp *a = leader->first, *b = block->first;
    guint32 number = 0;
    while (a && b && match_ops(merger, a, b, number++, &found)) {
        a = bs_op_next(a);
        b = bs_op_next(b);
    }
    const gboolean matches = !a && !b;
    if (matches) {
        bs_vec_push(&cluster->blocks, block);
        for (guint i = 0; i < found.differing.len; i++)
            add_place(cluster, found.differing.data[i]);
    }
    bs_vec_free(&found.differing);
    return matches;
}

// -- merging -------------------------------------------------------------------------------------

static gboolean
have_branches_only(const Blocks *blocks)
{
    for (guint i = 0; i < blocks->len; i++) {
        for (const BsSuccessor *pred = blocks->data[i]->preds; pred;
             pred = bs_successor_next(pred)) {
            if (!bs_successor_owner(pred)->def->branch)
                return FALSE;
        }
    }
    return TRUE;
}

static BsOp *
op_number(const BsBlock *block, guint32 number)
{
    BsOp *op = block->first;
    while (number--)
        op = bs_op_next(op);
    return op;
}

// What each block has at the differing places: one row per block.
static void
collect_values(const Cluster *cluster, Values *rows)
{
    for (guint b = 0; b < cluster->blocks.len; b++) {
        for (guint i = 0; i < cluster->differing.len; i++) {
            const Place place = cluster->differing.data[i];
            bs_vec_push(&rows[b],
                        bs_op_operand(op_number(cluster->blocks.data[b], place.op), place.operand));
        }
    }
}

// The first column that has the value of column `i` in the first row, if all rows repeat there,
// else `i`.
static guint
earlier_column(const Values *rows, guint n_rows, guint i)
{
    guint first = 0;
    while (rows[0].data[first] != rows[0].data[i])
        first++;
    for (guint b = 1; b < n_rows; b++) {
        if (rows[b].data[first] != rows[b].data[i])
            return i;
    }
    return first;
}

// The leader gets an argument for each place, but for places that always get what an earlier one
// gets.
static void
add_args(BsIr *ir, const Cluster *cluster, const Values *rows, gboolean *kept)
{
    BsBlock *leader = cluster->blocks.data[0];
    g_autofree BsValue **args = g_new(BsValue *, cluster->differing.len);
    for (guint i = 0; i < cluster->differing.len; i++) {
        const guint column = earlier_column(rows, cluster->blocks.len, i);
        const Place place = cluster->differing.data[i];
        kept[i] = column == i;
        args[i] = kept[i] ? bs_block_add_arg(ir, leader, rows[0].data[i]->type,
                                             bs_value_loc(rows[0].data[i]))
                          : args[column];
        bs_op_set_operand(ir, op_number(leader, place.op), place.operand, args[i]);
    }
}

static void
pass_values(BsIr *ir, const BsBlock *block, const Values *row, const gboolean *kept)
{
    Values values = {0};
    for (guint i = 0; i < row->len; i++) {
        if (kept[i])
            bs_vec_push(&values, row->data[i]);
    }
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred))
        bs_successor_operands_append(ir, bs_successor_owner(pred), bs_successor_index(pred),
                                     values.len, values.data);
    bs_vec_free(&values);
}

static void
pass_differing(BsIr *ir, const Cluster *cluster)
{
    g_autofree Values *rows = g_new0(Values, cluster->blocks.len);
    g_autofree gboolean *kept = g_new0(gboolean, cluster->differing.len);
    collect_values(cluster, rows);
    add_args(ir, cluster, rows, kept);
    for (guint b = 0; b < cluster->blocks.len; b++) {
        pass_values(ir, cluster->blocks.data[b], &rows[b], kept);
        bs_vec_free(&rows[b]);
    }
}

static gboolean
merge_cluster(Merger *merger, const Cluster *cluster)
{
    BsIr *ir = merger->context->ir;
    if (cluster->blocks.len < 2 ||
        (cluster->differing.len && !have_branches_only(&cluster->blocks)))
        return FALSE;
    BsBlock *leader = cluster->blocks.data[0];
    bs_report(merger->context->events, .kind = BS_EVENT_REGION, .op = leader->region->op,
              .block = cluster->blocks.data[1], .target = leader, .rule = N_("identical block"));
    if (cluster->differing.len)
        pass_differing(ir, cluster);
    for (guint b = 1; b < cluster->blocks.len; b++) {
        BsBlock *block = cluster->blocks.data[b];
        while (block->preds)
            bs_op_set_successor(ir, bs_successor_owner(block->preds),
                                bs_successor_index(block->preds), leader);
        bs_block_erase(ir, block);
    }
    return TRUE;
}

// -- one region ----------------------------------------------------------------------------------

static gboolean
have_same_successors(const BsBlock *a, const BsBlock *b)
{
    const guint32 n = a->last ? a->last->n_successors : 0;
    if (n != (b->last ? b->last->n_successors : 0))
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        if (bs_successor_block(bs_op_successor(a->last, i)) !=
            bs_successor_block(bs_op_successor(b->last, i)))
            return FALSE;
    }
    return TRUE;
}

static gboolean
may_be_merged(const BsBlock *block)
{
    bs_block_for_each (block, op) {
        for (guint32 r = 0; r < op->n_regions; r++) {
            if (bs_op_region(op, r)->first)
                return FALSE;
        }
    }
    for (guint32 i = 0; i < block->n_args; i++) {
        if (is_used_outside(block->args[i], block))
            return FALSE;
    }
    return TRUE;
}

// Adds the block to the first cluster that it matches, or to one of its own.
static void
place_block(Merger *merger, Clusters *clusters, BsBlock *block)
{
    if (!may_be_merged(block))
        return;
    guint32 hash = hash_block(merger, block);
    for (guint32 i = 0; block->last && i < block->last->n_successors; i++)
        hash = bs_hash_mix(hash, bs_successor_block(bs_op_successor(block->last, i))->id);
    for (guint i = 0; i < clusters->len; i++) {
        if (clusters->data[i].hash == hash &&
            have_same_successors(clusters->data[i].blocks.data[0], block) &&
            join_cluster(merger, &clusters->data[i], block, hash))
            return;
    }
    Cluster cluster = {.hash = hash};
    bs_vec_push(&cluster.blocks, block);
    bs_vec_push(clusters, cluster);
}

static gboolean
merge_in_region(Merger *merger, BsRegion *region)
{
    gboolean merged = FALSE;
    if (region->first == region->last)
        return FALSE;
    Clusters clusters = {0};
    for (BsBlock *block = region->first->next; block; block = block->next)
        place_block(merger, &clusters, block);
    for (guint i = 0; i < clusters.len; i++) {
        merged |= merge_cluster(merger, &clusters.data[i]);
        bs_vec_free(&clusters.data[i].blocks);
        bs_vec_free(&clusters.data[i].differing);
    }
    bs_vec_free(&clusters);
    return merged;
}

typedef gboolean (*RegionFn)(gpointer data, BsRegion *region);

// What the visits of all regions say of the whole.
typedef enum Verdict { ANY, LAST } Verdict;

// Applies `fn` to the region and all nested ones.
static gboolean
for_each_region(BsRegion *region, RegionFn fn, gpointer data, Verdict verdict)
{
    BS_VEC(BsRegion *) work = {0};
    gboolean changed = FALSE;
    bs_vec_push(&work, region);
    while (work.len) {
        region = bs_vec_pop(&work);
        const gboolean now = fn(data, region);
        if (verdict == ANY)
            changed |= now;
        else if (region->first) // an empty region says nothing
            changed = now;
        bs_region_for_each (region, block) {
            bs_block_for_each (block, op) {
                for (guint32 r = 0; r < op->n_regions; r++)
                    bs_vec_push(&work, bs_op_region(op, r));
            }
        }
    }
    bs_vec_free(&work);
    return changed;
}

static gboolean
merge_until_done(gpointer data, BsRegion *region)
{
    gboolean merged = FALSE;
    while (merge_in_region(data, region))
        merged = TRUE;
    return merged;
}

gboolean
bs_region_merge_blocks(BsPassContext *context, BsRegion *region)
{
    Merger merger = {.context = context, .order = g_new0(guint32, context->ir->n_ops)};
    const gboolean merged = for_each_region(region, merge_until_done, &merger, ANY);
    g_free(merger.order);
    return merged;
}

// -- redundant arguments (dropRedundantArguments) ------------------------------------------------

// The value that all branches pass for argument `i`, or NULL.
static BsValue *
common_value(const BsBlock *block, guint32 i)
{
    BsValue *common = NULL;
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred)) {
        const BsOp *op = bs_successor_owner(pred);
        if (!op->def->branch)
            return NULL;
        const BsRange range = bs_op_successor_operands(op, bs_successor_index(pred));
        BsValue *value = bs_op_operand(op, range.begin + i);
        if (common && common != value)
            return NULL;
        common = value;
    }
    return common;
}

// Until 22 the last block and the last region decide whether an argument went: upstream forgets
// what it did to the others, so that no further round follows on their account.
static Verdict
verdict_of(const BsPassContext *context)
{
    return bs_context_upstream(context->ir->context) < BS_UPSTREAM_22 ? LAST : ANY;
}

static gboolean
drop_redundant_args(gpointer data, BsRegion *region)
{
    BsPassContext *context = data;
    const Verdict verdict = verdict_of(context);
    gboolean dropped = FALSE;
    bs_region_for_each (region, block) {
        dropped = dropped && verdict == ANY;
        for (guint32 i = 0; i < block->n_args;) {
            BsValue *value = common_value(block, i);
            if (!value || value == block->args[i]) {
                i++;
                continue;
            }
            bs_report(context->events, .kind = BS_EVENT_REGION, .op = region->op, .block = block,
                      .value = block->args[i], .rule = N_("argument that is always the same"));
            bs_value_replace_all_uses(context->ir, block->args[i], value);
            for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred))
                bs_successor_operands_erase(context->ir, bs_successor_owner(pred),
                                            bs_successor_index(pred), i);
            bs_block_erase_arg(context->ir, block, i);
            dropped = TRUE;
        }
    }
    return dropped;
}

gboolean
bs_region_drop_redundant_args(BsPassContext *context, BsRegion *region)
{
    return for_each_region(region, drop_redundant_args, context, verdict_of(context));
}
