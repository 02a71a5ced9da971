// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unreachable blocks and dead code. Upstream finds what is live by sweeping over the region until
// nothing changes; here a worklist reaches the same least fixed point in linear time. Ops that are
// isolated from above have nothing to do with one another: each is done by itself, while it is in
// the processor's cache.
#include "passes/rewrite/region-simplify.h"

#include "analysis/dominance.h"
#include "analysis/id-map.h"
#include "ir/mutate.h"
#include "ir/shape.h"
#include "passes/rewrite/successor-operands.h"
#include "passes/run/rules.h"
#include "support/i18n.h"
#include "support/vec.h"

#include <string.h>

typedef BS_VEC(BsBlock *) Blocks;
typedef BS_VEC(BsRegion *) Regions;

// Sets of block ids. An id is in when its entry has the number of the run, so that nothing has to
// be cleared for the next one.
typedef BS_VEC(guint32) Marks;

typedef struct LiveMap {
    BS_VEC(BsOp *) ops; // noted in them, too
    guint n_done;       // so many of them have their operands marked
    BsIdMap args;       // by value id; those of entry blocks are none that could go
    BS_VEC(BsValue *) new_args;
} LiveMap;

// A block that is walked from, and which of its successors is next.
typedef struct Frame {
    BsBlock *block;
    guint32 next;
} Frame;

typedef struct BsRegionSimplifier {
    BsPassContext *context;
    guint32 run;
    LiveMap live;
    Marks reachable, in_order; // by block id
    guint32 n_dead_args;       // of regions that are being swept; the IR verifies when it is 0
    gboolean erased;           // an op or a block
    gboolean changed;          // something in the scope that is being swept
    gboolean dropped;          // anything went since the last question, arguments included
    Blocks blocks;             // stacks
    Regions regions;
    BS_VEC(Frame) frames;
    Blocks order;            // of regions that are being swept, the outer ones first
    BS_VEC(BsOp *) isolated; // ops that are left to do
} Sweep;

static void
make_room(Marks *marks, guint32 n)
{
    const guint32 old = marks->cap;
    if (n <= old)
        return;
    marks->cap = n + n / 2;
    marks->data = g_renew(guint32, marks->data, marks->cap);
    memset(marks->data + old, 0, (marks->cap - old) * sizeof *marks->data);
}

static gboolean
is_marked(const Marks *marks, guint32 id, guint32 run)
{
    return marks->data[id] == run;
}

// -- unreachable blocks (eraseUnreachableBlocks) -------------------------------------------------

static void
mark_reachable(Sweep *sweep, BsBlock *entry)
{
    make_room(&sweep->reachable, sweep->context->ir->n_blocks);
    bs_vec_clear(&sweep->blocks);
    sweep->reachable.data[entry->id] = sweep->run;
    bs_vec_push(&sweep->blocks, entry);
    while (sweep->blocks.len) {
        const BsBlock *block = bs_vec_pop(&sweep->blocks);
        for (guint32 i = 0; block->last && i < block->last->n_successors; i++) {
            BsBlock *successor = bs_successor_block(bs_op_successor(block->last, i));
            if (is_marked(&sweep->reachable, successor->id, sweep->run))
                continue;
            sweep->reachable.data[successor->id] = sweep->run;
            bs_vec_push(&sweep->blocks, successor);
        }
    }
}

// Unreachable blocks may use one another in cycles, so all let go of what they use before the first
// is erased.
static void
erase_unmarked(Sweep *sweep, BsRegion *region)
{
    BsPassContext *context = sweep->context;
    Blocks *dead = &sweep->blocks;
    bs_vec_clear(dead);
    bs_region_for_each (region, block) {
        if (!is_marked(&sweep->reachable, block->id, sweep->run))
            bs_vec_push(dead, block);
    }
    for (guint i = 0; i < dead->len; i++) {
        bs_report(context->events, .kind = BS_EVENT_REGION, .op = region->op,
                  .block = dead->data[i], .rule = bs_rule_unreachable_block,
                  .flags = i + 1 < dead->len ? BS_EVENT_INSIDE : 0);
        bs_block_drop_references(context->ir, dead->data[i]);
    }
    for (guint i = 0; i < dead->len; i++)
        bs_block_erase(context->ir, dead->data[i]);
    sweep->erased |= dead->len > 0;
    sweep->changed |= dead->len > 0;
}

static void
erase_unreachable(Sweep *sweep, BsRegion *region)
{
    if (region->first == region->last)
        return;
    mark_reachable(sweep, region->first);
    erase_unmarked(sweep, region);
}

// -- what is live (propagateLiveness) ------------------------------------------------------------

static void
mark_op(LiveMap *live, BsOp *op)
{
    if (op->noted & BS_NOTED_LIVE)
        return;
    bs_op_note(op, BS_NOTED_LIVE);
    bs_vec_push(&live->ops, op);
}

static gboolean
is_live_arg(const LiveMap *live, const BsValue *arg)
{
    return bs_id_map_find(&live->args, arg->id) != BS_ID_NONE;
}

static void
mark_value(LiveMap *live, BsValue *value)
{
    if (bs_value_op(value)) {
        mark_op(live, bs_value_op(value));
    } else if (!bs_block_is_entry(bs_value_arg_block(value)) && !is_live_arg(live, value)) {
        bs_id_map_number(&live->args, value->id);
        bs_vec_push(&live->new_args, value);
    }
}

// A branch whose forwarded operands are known one by one.
static gboolean
is_branch(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_TERMINATOR) && op->def->branch;
}

// All operands of a live op are live, but for operands that a branch forwards to dead arguments.
static void
mark_operands(LiveMap *live, const BsOp *op)
{
    guint32 n_own = op->n_operands;
    if (is_branch(op)) {
        for (guint32 s = 0; s < op->n_successors; s++) {
            const BsRange range = bs_op_successor_operands(op, s);
            const BsBlock *successor = bs_successor_block(bs_op_successor(op, s));
            n_own -= range.n; // rows with `branch` have what they forward last
            for (guint32 i = 0; i < range.n; i++) {
                if (is_live_arg(live, successor->args[i]))
                    mark_value(live, bs_op_operand(op, range.begin + i));
            }
        }
    }
    for (guint32 i = 0; i < n_own; i++)
        mark_value(live, bs_op_operand(op, i));
}

static void
mark_incoming(LiveMap *live, const BsValue *arg)
{
    for (const BsSuccessor *pred = bs_value_arg_block(arg)->preds; pred;
         pred = bs_successor_next(pred)) {
        const BsOp *op = bs_successor_owner(pred);
        if (!is_branch(op) || !(op->noted & BS_NOTED_LIVE))
            continue;
        const BsRange range = bs_op_successor_operands(op, bs_successor_index(pred));
        if (arg->index < range.n)
            mark_value(live, bs_op_operand(op, range.begin + arg->index));
    }
}

// Arguments of an op's successors that no branch decides about are live.
static void
mark_unknown_arguments(LiveMap *live, const BsOp *terminator)
{
    for (guint32 s = 0; !terminator->def->branch && s < terminator->n_successors; s++) {
        const BsBlock *successor = bs_successor_block(bs_op_successor(terminator, s));
        for (guint32 i = 0; i < successor->n_args; i++)
            mark_value(live, successor->args[i]);
    }
}

static void
push_regions(Sweep *sweep, BsOp *op)
{
    if (op->n_regions && bs_op_has_trait(op, BS_TRAIT_ISOLATED)) {
        bs_vec_push(&sweep->isolated, op);
        return;
    }
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_vec_push(&sweep->regions, bs_op_region(op, r));
}

// Marks what is live whatever uses it has: terminators, and ops that do more than compute their
// results. Unreachable blocks go on the way.
static void
mark_roots(Sweep *sweep, BsRegion *region)
{
    LiveMap *live = &sweep->live;
    bs_vec_push(&sweep->regions, region);
    while (sweep->regions.len) {
        region = bs_vec_pop(&sweep->regions);
        erase_unreachable(sweep, region);
        bs_region_for_each (region, block) {
            bs_block_for_each (block, op) {
                const gboolean terminator = bs_op_has_trait(op, BS_TRAIT_TERMINATOR);
                if (terminator || !bs_op_would_be_trivially_dead(op))
                    mark_op(live, op);
                if (terminator)
                    mark_unknown_arguments(live, op);
                push_regions(sweep, op);
            }
        }
    }
}

static void
propagate(LiveMap *live)
{
    while (live->n_done < live->ops.len || live->new_args.len) {
        if (live->n_done < live->ops.len)
            mark_operands(live, live->ops.data[live->n_done++]);
        else
            mark_incoming(live, bs_vec_pop(&live->new_args));
    }
}

// -- what is dead goes (deleteDeadness) ----------------------------------------------------------

// Puts the blocks on the order: those from which none is left to go first, so that uses go before
// definitions.
static void
post_order(Sweep *sweep, BsBlock *entry)
{
    make_room(&sweep->in_order, sweep->context->ir->n_blocks);
    sweep->in_order.data[entry->id] = sweep->run;
    bs_vec_push(&sweep->frames, ((Frame){entry, 0}));
    while (sweep->frames.len) {
        Frame *frame = &bs_vec_last(&sweep->frames);
        const BsOp *last = frame->block->last;
        if (last && frame->next < last->n_successors) {
            BsBlock *successor = bs_successor_block(bs_op_successor(last, frame->next++));
            if (is_marked(&sweep->in_order, successor->id, sweep->run))
                continue;
            sweep->in_order.data[successor->id] = sweep->run;
            bs_vec_push(&sweep->frames, ((Frame){successor, 0}));
        } else {
            bs_vec_push(&sweep->order, frame->block);
            (void)bs_vec_pop(&sweep->frames);
        }
    }
}

static void
report(Sweep *sweep, BsOp *op, BsBlock *block, BsValue *value, const char *rule)
{
    bs_report(sweep->context->events, .kind = BS_EVENT_REGION, .op = op, .block = block,
              .value = value, .rule = rule, .flags = sweep->n_dead_args ? BS_EVENT_INSIDE : 0);
}

static void
erase_successor_operands(Sweep *sweep, BsOp *branch)
{
    for (guint32 s = branch->n_successors; s-- > 0;) {
        BsBlock *successor = bs_successor_block(bs_op_successor(branch, s));
        for (guint32 i = bs_op_successor_operands(branch, s).n; i-- > 0;) {
            if (is_live_arg(&sweep->live, successor->args[i]))
                continue;
            report(sweep, branch, bs_op_block(branch), successor->args[i],
                   N_("operand for a dead argument"));
            bs_successor_operands_erase(sweep->context->ir, branch, s, i);
            sweep->changed = TRUE;
        }
    }
}

// Only in a graph region can a dead op that is still to go use this one.
static void
drop_uses(BsIr *ir, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        while (bs_value_uses(bs_op_result(op, i)))
            bs_op_set_operands(ir, bs_use_owner(bs_value_uses(bs_op_result(op, i))), 0, NULL);
    }
}

static void
erase_dead_op(Sweep *sweep, BsOp *op)
{
    report(sweep, op, bs_op_block(op), NULL, N_("dead op"));
    drop_uses(sweep->context->ir, op);
    bs_op_erase(sweep->context->ir, op);
    sweep->erased = sweep->changed = TRUE;
}

static void sweep_region(Sweep *sweep, BsRegion *region);

static void
sweep_block(Sweep *sweep, BsBlock *block)
{
    for (BsOp *op = block->last, *prev; op; op = prev) {
        prev = bs_op_prev(op);
        if (op->noted & BS_NOTED_LIVE) {
            for (guint32 r = 0; r < op->n_regions && !bs_op_has_trait(op, BS_TRAIT_ISOLATED); r++)
                sweep_region(sweep, bs_op_region(op, r));
            continue;
        }
        erase_dead_op(sweep, op);
    }
}

static guint32
count_dead_args(const Sweep *sweep, const BsRegion *region)
{
    guint32 n = 0;
    for (const BsBlock *block = region->first->next; block; block = block->next) {
        for (guint32 i = 0; i < block->n_args; i++)
            n += !is_live_arg(&sweep->live, block->args[i]);
    }
    return n;
}

// Entry blocks keep their arguments: what is around the region decides about those.
static void
erase_dead_args(Sweep *sweep, BsRegion *region)
{
    for (BsBlock *block = region->first->next; block; block = block->next) {
        for (guint32 i = block->n_args; i-- > 0;) {
            if (is_live_arg(&sweep->live, block->args[i]))
                continue;
            sweep->n_dead_args--;
            report(sweep, region->op, block, block->args[i], N_("dead argument"));
            bs_block_erase_arg(sweep->context->ir, block, i);
            sweep->changed = TRUE;
        }
    }
}

static void
sweep_region(Sweep *sweep, BsRegion *region)
{
    if (!region->first)
        return;
    if (region->first == region->last) {
        sweep_block(sweep, region->first);
        return;
    }
    sweep->n_dead_args += count_dead_args(sweep, region);
    const guint begin = sweep->order.len;
    post_order(sweep, region->first);
    const guint end = sweep->order.len;
    for (guint i = begin; i < end; i++) {
        BsBlock *block = sweep->order.data[i];
        if (block->last && is_branch(block->last))
            erase_successor_operands(sweep, block->last);
        sweep_block(sweep, block);
    }
    sweep->order.len = begin;
    erase_dead_args(sweep, region);
}

static void
forget_live(LiveMap *live)
{
    for (guint i = 0; i < live->ops.len; i++)
        bs_op_unnote(live->ops.data[i], BS_NOTED_LIVE);
    bs_vec_clear(&live->ops);
    live->n_done = 0;
    bs_id_map_reset(&live->args);
}

// What an op with regions uses inside stays in use when the op goes: what was live before counts.
// Isolated ops are for later.
static gboolean
may_keep_others(const BsOp *op)
{
    return op->n_regions &&
           (bs_op_has_trait(op, BS_TRAIT_ISOLATED) || bs_op_would_be_trivially_dead(op));
}

// Whether control flow and uses go one way only in the region and all that is nested in it.
// `settled`: nothing there is dead.
static gboolean
goes_one_way(const BsRegion *region, gboolean settled)
{
    if (region->first != region->last || !bs_region_has_dominance(region))
        return FALSE;
    for (const BsOp *op = region->first ? region->first->first : NULL; op; op = bs_op_next(op)) {
        if (!settled && may_keep_others(op))
            return FALSE;
        for (guint32 r = 0; r < op->n_regions; r++) {
            if (!goes_one_way(bs_op_region(op, r), settled))
                return FALSE;
        }
    }
    return TRUE;
}

// There an op that is dead is one without uses, once what comes after it has gone.
static void
sweep_one_way(Sweep *sweep, BsRegion *region)
{
    for (BsOp *op = region->first ? region->first->last : NULL, *prev; op; op = prev) {
        prev = bs_op_prev(op);
        if (!op->def->shape->never_dead && bs_op_is_trivially_dead(op)) {
            erase_dead_op(sweep, op);
            continue;
        }
        for (guint32 r = 0; r < op->n_regions; r++)
            sweep_one_way(sweep, bs_op_region(op, r));
    }
}

// The region and what is nested in it, but for what is isolated.
static void
simplify_scope(Sweep *sweep, BsRegion *region)
{
    if (goes_one_way(region, FALSE)) {
        sweep_one_way(sweep, region);
        return;
    }
    mark_roots(sweep, region);
    propagate(&sweep->live);
    sweep_region(sweep, region);
    forget_live(&sweep->live);
}

static void
start_run(Sweep *sweep)
{
    sweep->run++;
    sweep->erased = sweep->changed = FALSE;
    bs_vec_clear(&sweep->isolated);
}

static gboolean
erase_dead(Sweep *sweep, BsRegion *region, const BsRegionScopes *scopes)
{
    start_run(sweep);
    simplify_scope(sweep, region);
    sweep->dropped = sweep->changed;
    for (guint i = 0; i < sweep->isolated.len; i++) {
        const BsOp *op = sweep->isolated.data[i];
        if (op->erased || !scopes->wants(scopes->data, op))
            continue;
        sweep->changed = FALSE;
        for (guint32 r = 0; r < op->n_regions; r++)
            simplify_scope(sweep, bs_op_region(op, r));
        if (sweep->changed)
            scopes->changed(scopes->data, op);
        sweep->dropped |= sweep->changed;
    }
    return sweep->erased;
}

gboolean
bs_region_erase_unreachable(BsRegionSimplifier *simplifier, BsRegion *region)
{
    start_run(simplifier);
    bs_vec_push(&simplifier->regions, region);
    while (simplifier->regions.len) {
        region = bs_vec_pop(&simplifier->regions);
        erase_unreachable(simplifier, region);
        bs_region_for_each (region, block) {
            bs_block_for_each (block, op)
                push_regions(simplifier, op);
        }
    }
    return simplifier->erased;
}

// -- all -----------------------------------------------------------------------------------------

BsRegionSimplifier *
bs_region_simplifier_new(void)
{
    return g_new0(BsRegionSimplifier, 1);
}

void
bs_region_simplifier_set_context(BsRegionSimplifier *simplifier, BsPassContext *context)
{
    simplifier->context = context;
}

void
bs_region_simplifier_free(BsRegionSimplifier *simplifier)
{
    if (!simplifier)
        return;
    bs_vec_free(&simplifier->live.ops);
    bs_id_map_clear(&simplifier->live.args);
    bs_vec_free(&simplifier->live.new_args);
    bs_vec_free(&simplifier->reachable);
    bs_vec_free(&simplifier->in_order);
    bs_vec_free(&simplifier->blocks);
    bs_vec_free(&simplifier->regions);
    bs_vec_free(&simplifier->frames);
    bs_vec_free(&simplifier->order);
    bs_vec_free(&simplifier->isolated);
    g_free(simplifier);
}

gboolean
bs_region_simplify(BsRegionSimplifier *simplifier, BsRegion *region, BsRegionLevel level,
                   gboolean settled, const BsRegionScopes *scopes)
{
    g_assert(simplifier->context);
    simplifier->dropped = FALSE;
    if (level == BS_REGIONS_DISABLED || (settled && goes_one_way(region, TRUE)))
        return FALSE;
    gboolean changed = erase_dead(simplifier, region, scopes);
    if (level == BS_REGIONS_AGGRESSIVE) {
        changed |= bs_region_merge_blocks(simplifier->context, region);
        changed |= bs_region_drop_redundant_args(simplifier->context, region);
    }
    return changed;
}

gboolean
bs_region_simplify_dropped(const BsRegionSimplifier *simplifier)
{
    return simplifier->dropped;
}
