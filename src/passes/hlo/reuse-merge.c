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
    gboolean quiet; // says nothing of what stays
    BsOp *op;       // that is looked at
    BsOp *alloc;    // the next memref.alloc behind it, or NULL; as far as `known`
    BsOp *blocker;  // between `op` and `alloc`, or NULL
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
report(const Sweep *sweep, BsEventKind kind, const char *rule, BsOp *because)
{
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = because}};
    if (kind == BS_EVENT_STAY && sweep->quiet)
        return;
    bs_report(sweep->context->events, .kind = kind, .op = sweep->op,
              .block = bs_op_block(sweep->op), .value = bs_op_operand(sweep->op, 0), .rule = rule,
              .n_items = 1, .items = items);
}

static gboolean
may_merge(const Sweep *sweep)
{
    const BsType *type = bs_op_operand(sweep->op, 0)->type;
    if (!sweep->alloc) {
        report(sweep, BS_EVENT_STAY, bs_rule_nothing_allocated_behind, NULL);
    } else if (!bs_reuse_is_static_alloc(sweep->alloc)) {
        report(sweep, BS_EVENT_STAY, bs_rule_next_has_no_constant_size, sweep->alloc);
    } else if (sweep->alloc->results[0].type != type) {
        report(sweep, BS_EVENT_STAY, bs_rule_next_has_another_type, sweep->alloc);
    } else if (sweep->blocker) {
        report(sweep, BS_EVENT_STAY, bs_rule_allocated_inside_between, sweep->blocker);
    } else {
        return TRUE;
    }
    return FALSE;
}

// Returns the op to go on with: what is between is not looked at in this sweep.
static BsOp *
merge(Sweep *sweep)
{
    BsIr *ir = sweep->context->ir;
    BsOp *next = bs_op_next(sweep->alloc);
    report(sweep, BS_EVENT_REUSE, NULL, sweep->alloc);
    BsValue *kept = bs_op_operand(sweep->op, 0);
    bs_op_erase(ir, sweep->op);
    bs_value_replace_all_uses(ir, bs_op_result(sweep->alloc, 0), kept);
    bs_op_erase(ir, sweep->alloc);
    sweep->known = FALSE;
    sweep->changed = TRUE;
    return next;
}

gboolean
bs_reuse_merge(BsPassContext *context, BsBlock *block, gboolean aggressive)
{
    Sweep sweep = {.context = context, .aggressive = aggressive};
    BsOp *next;
    for (sweep.op = block->first; sweep.op; sweep.op = next) {
        next = bs_op_next(sweep.op);
        if (sweep.op == sweep.alloc)
            sweep.known = FALSE;
        if (sweep.op == sweep.blocker)
            sweep.blocker = NULL;
        if (bs_reuse_is_dealloc(sweep.op)) {
            find_next_alloc(&sweep);
            if (may_merge(&sweep))
                next = merge(&sweep);
        }
        for (guint32 r = 0; r < sweep.op->n_regions; r++) {
            BsBlock *inner = bs_op_region(sweep.op, r)->first;
            sweep.changed |= inner && bs_reuse_merge(context, inner, aggressive);
        }
    }
    return sweep.changed;
}

// -- all that there is ---------------------------------------------------------------------------

// The deallocs and allocations of a block, in order.
typedef BS_VEC(BsOp *) Ops;

static gboolean
is_straight(const BsBlock *block, Ops *ops)
{
    bs_block_for_each (block, op) {
        if (op->n_regions)
            return FALSE;
        if (bs_reuse_is_dealloc(op) || bs_op_is(op, "memref.alloc"))
            bs_vec_push(ops, op);
    }
    return TRUE;
}

// One sweep over these; what is merged is taken out of them.
static gboolean
merge_some(BsPassContext *context, Ops *ops, gboolean quiet)
{
    guint alloc = 0, left = 0;
    for (guint i = 0; i < ops->len; i++) {
        BsOp *op = ops->data[i];
        alloc = MAX(alloc, i + 1);
        while (alloc < ops->len && bs_reuse_is_dealloc(ops->data[alloc]))
            alloc++;
        Sweep sweep = {.context = context, .quiet = quiet, .op = op, .known = TRUE};
        sweep.alloc = alloc < ops->len ? ops->data[alloc] : NULL;
        if (!bs_reuse_is_dealloc(op) || !may_merge(&sweep)) {
            ops->data[left++] = op;
            continue;
        }
        merge(&sweep);
        while (++i < alloc)
            ops->data[left++] = ops->data[i];
    }
    const gboolean changed = left < ops->len;
    ops->len = left;
    return changed;
}

gboolean
bs_reuse_merge_all(BsPassContext *context, BsBlock *block)
{
    Ops ops = {0};
    gboolean changed = FALSE;
    if (is_straight(block, &ops)) {
        while (merge_some(context, &ops, TRUE))
            changed = TRUE;
        merge_some(context, &ops, FALSE);
    } else {
        changed = bs_reuse_merge(context, block, FALSE);
    }
    bs_vec_free(&ops);
    return changed;
}
