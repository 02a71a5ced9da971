// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// optimize-allocation-liveness: moves the deallocation of a buffer up to right behind the last op
// that uses the buffer or what may be the same one
// (mlir/lib/Dialect/Bufferization/Transforms/OptimizeAllocationLiveness.cpp; mlir-opt has it since
// version 20).
//
//     memref.copy %m, %t    memref.copy %m, %t
//     "use"(%x)          => memref.dealloc %m
//     memref.dealloc %m     "use"(%x)
//
// Only where one op alone frees the buffer, in the block of the allocation. Where a use is in a
// block after it, and an earlier one in the block itself, upstream crashes; here the deallocation
// stays, with a warning. Cost: linear in ops, and for each
// allocation in the uses of what it flows into.
#include "analysis/alias.h"
#include "ir/builder.h"
#include "passes/run/passes.h"
#include "passes/run/upstream-failure.h"
#include "support/i18n.h"

#include <gio/gio.h>

typedef struct Liveness {
    BsPassContext *context;
    BsAlias *alias;
} Liveness;

static guint32
count_effects(const BsOp *op, BsEffectKind kind)
{
    BsEffects effects;
    bs_effects_init(&effects);
    bs_op_effects(op, &effects);
    guint32 n = 0;
    for (guint32 i = 0; i < effects.n; i++)
        n += effects.items[i].kind == kind;
    bs_effects_clear(&effects);
    return n;
}

// The user with an effect of freeing, whatever it frees; NULL when there are several effects.
static BsOp *
find_dealloc(const BsValue *value)
{
    BsOp *found = NULL;
    bs_value_for_each_use (value, use) {
        guint32 n = count_effects(bs_use_owner(use), BS_EFFECT_FREE);
        if (n > 1 || (n && found))
            return NULL;
        found = n ? bs_use_owner(use) : found;
    }
    return found;
}

// The only result that the op allocates, or NULL.
static BsValue *
find_allocation(const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    bs_op_effects(op, &effects);
    BsValue *found = NULL;
    guint32 n = 0;
    for (guint32 i = 0; i < effects.n; i++) {
        const BsEffect *effect = &effects.items[i];
        if (effect->kind == BS_EFFECT_ALLOCATE && effect->value &&
            bs_value_op(effect->value) == op) {
            found = effect->value;
            n++;
        }
    }
    bs_effects_clear(&effects);
    return n == 1 ? found : NULL;
}

// The last op of the block that uses one of the values or has one in it that does, the dealloc
// aside; NULL when there is none, or when one is in a block that comes later.
static BsOp *
find_last_user(BsPassContext *context, const GPtrArray *values, const BsBlock *block,
               const BsOp *dealloc)
{
    BsOp *last = NULL;
    for (guint i = 0; i < values->len; i++) {
        const BsValue *value = values->pdata[i];
        bs_value_for_each_use (value, use) {
            if (bs_use_owner(use) == dealloc)
                continue;
            BsOp *user = bs_block_find_ancestor_op(block, bs_use_owner(use));
            if (!user && last) {
                bs_warn_upstream(context, bs_use_owner(use), BS_UPSTREAM_CRASHES,
                                 "it asks whether this use, in another block than the allocation, "
                                 "is behind one in its block");
                return NULL;
            }
            if (!last || (user != last && bs_op_is_before(last, user)))
                last = user;
        }
    }
    return last;
}

static void
process(Liveness *liveness, BsValue *allocation)
{
    BsPassContext *context = liveness->context;
    const BsBlock *block = bs_op_block(bs_value_op(allocation));
    BsOp *dealloc = find_dealloc(allocation);
    if (!dealloc || bs_op_block(dealloc) != block)
        return;
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    bs_alias_resolve(liveness->alias, allocation, values);
    BsOp *last = find_last_user(context, values, block, dealloc);
    if (!last || bs_op_next(last) == dealloc)
        return;
    const BsEventItem item = {.role = BS_ROLE_RELATED, .op = last};
    bs_report(context->events, .kind = BS_EVENT_MOVE, .op = dealloc, .block = bs_op_block(dealloc),
              .value = allocation, .n_items = 1, .items = &item);
    bs_op_move(context->ir, dealloc, bs_op_block(last), bs_op_next(last));
}

// As upstream, while the ops are walked: a dealloc right behind its allocation, which is before the
// last use, takes the walk with it to where it goes, past what is between.
static BsWalk
visit(BsOp *op, gpointer data)
{
    Liveness *liveness = data;
    BsValue *allocation = find_allocation(op);
    if (allocation)
        process(liveness, allocation);
    return g_cancellable_is_cancelled(liveness->context->cancellable) ? BS_WALK_STOP : BS_WALK_ON;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    if (!bs_op_region(op, 0)->first)
        return TRUE;
    Liveness liveness = {context, bs_alias_new(op)};
    const gboolean ok = bs_op_walk_postorder(op, visit, &liveness);
    bs_alias_free(liveness.alias);
    return ok;
}

const BsPass bs_pass_optimize_allocation_liveness = {
    .name = "optimize-allocation-liveness",
    .summary = N_("Moves deallocations up to the last use of what they free"),
    .anchor = "func.func",
    .run = run,
};
