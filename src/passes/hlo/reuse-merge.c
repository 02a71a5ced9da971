// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reuse: `free D; ...; A = allocate` becomes `...`, with D in the place of A. For each dealloc only
// the next allocation of the block counts, whatever it is; other deallocs between do not matter.
#include "ir/mutate.h"
#include "passes/hlo/reuse-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"
#include "support/vec.h"

// A sweep over the ops of a block. The next allocation is looked for once for all deallocs before
// it, and so is the last op before it in which something of its type is allocated.
typedef struct Sweep {
    BsPassContext *context;
    gboolean aggressive, changed;
    gboolean only_asks; // whether there is something to merge
    BsOp *op;           // that is looked at
    BsOp *alloc;        // the next memref.alloc behind it, or NULL; as far as `known`
    BsOp *blocker;      // between `op` and `alloc`, or NULL
    gboolean known;
} Sweep;

static BsWalk
find_alloc_of(BsOp *op, gpointer data)
{
    const BsType *type = data;
    return bs_op_is(op, "memref.alloc") && op->results[0].type == type ? BS_WALK_STOP : BS_WALK_ON;
}

static BsOp *
find_blocker(const Sweep *sweep)
{
    BsOp *blocker = NULL;
    if (sweep->aggressive || !bs_reuse_is_static_alloc(sweep->alloc))
        return NULL;
    const BsType *type = sweep->alloc->results[0].type;
    for (BsOp *op = bs_op_next(sweep->op); op != sweep->alloc; op = bs_op_next(op)) {
        if (op->n_regions && !bs_op_walk_preorder(op, find_alloc_of, (gpointer)(gsize)type))
            blocker = op;
    }
    return blocker;
}

static void
find_next_alloc(Sweep *sweep)
{
    if (sweep->known)
        return;
    sweep->alloc = bs_op_next(sweep->op);
    while (sweep->alloc && !bs_op_is(sweep->alloc, "memref.alloc"))
        sweep->alloc = bs_op_next(sweep->alloc);
    sweep->blocker = sweep->alloc ? find_blocker(sweep) : NULL;
    sweep->known = TRUE;
}

static void
report_stay(const Sweep *sweep, const char *rule, BsOp *because)
{
    if (sweep->only_asks)
        return;
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = because}};
    bs_report(sweep->context->events, .kind = BS_EVENT_STAY, .op = sweep->op,
              .block = bs_op_block(sweep->op), .value = bs_op_operand(sweep->op, 0), .rule = rule,
              .n_items = 1, .items = items);
}

static gboolean
may_merge(const Sweep *sweep)
{
    const BsType *type = bs_op_operand(sweep->op, 0)->type;
    if (!sweep->alloc) {
        report_stay(sweep, bs_rule_nothing_allocated_behind, NULL);
    } else if (!bs_reuse_is_static_alloc(sweep->alloc)) {
        report_stay(sweep, bs_rule_next_has_no_constant_size, sweep->alloc);
    } else if (sweep->alloc->results[0].type != type) {
        report_stay(sweep, bs_rule_next_has_another_type, sweep->alloc);
    } else if (sweep->blocker) {
        report_stay(sweep, bs_rule_allocated_inside_between, sweep->blocker);
    } else {
        return TRUE;
    }
    return FALSE;
}

// Returns the op to go on with: what is between is not looked at in this sweep.
static BsOp *
merge(Sweep *sweep)
{
    BsOp *next = bs_op_next(sweep->alloc);
    bs_reuse_merge_pair(sweep->context, sweep->op, sweep->alloc);
    sweep->known = FALSE;
    return next;
}

// FALSE: it asks, and has found something.
static gboolean
go_through(Sweep *sweep, BsBlock *block)
{
    BsOp *next;
    for (sweep->op = block->first; sweep->op; sweep->op = next) {
        next = bs_op_next(sweep->op);
        if (sweep->op == sweep->alloc)
            sweep->known = FALSE;
        if (sweep->op == sweep->blocker)
            sweep->blocker = NULL;
        BsOp *const op = sweep->op;
        if (bs_reuse_is_dealloc(op)) {
            find_next_alloc(sweep);
            if (may_merge(sweep)) {
                sweep->changed = TRUE;
                if (sweep->only_asks)
                    return FALSE;
                next = merge(sweep);
                continue;
            }
        }
        for (guint32 r = 0; r < op->n_regions; r++) {
            BsBlock *inner = bs_op_region(op, r)->first;
            Sweep inside = {.context = sweep->context,
                            .aggressive = sweep->aggressive,
                            .only_asks = sweep->only_asks};
            if (inner && !go_through(&inside, inner))
                return FALSE;
            sweep->changed |= inside.changed;
        }
    }
    return TRUE;
}

gboolean
bs_reuse_merge(BsPassContext *context, BsBlock *block, gboolean aggressive)
{
    Sweep sweep = {.context = context, .aggressive = aggressive};
    go_through(&sweep, block);
    return sweep.changed;
}

gboolean
bs_reuse_merges_inside(BsPassContext *context, const BsBlock *block)
{
    bs_block_for_each (block, op) {
        for (guint32 r = 0; r < op->n_regions; r++) {
            BsBlock *inner = bs_op_region(op, r)->first;
            Sweep sweep = {.context = context, .only_asks = TRUE};
            if (inner && !go_through(&sweep, inner))
                return TRUE;
        }
    }
    return FALSE;
}
