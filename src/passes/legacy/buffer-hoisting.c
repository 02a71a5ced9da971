// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// buffer-hoisting and buffer-loop-hoisting: allocations move up, towards the block that dominates
// all their uses, or out of loops (mlir/lib/Dialect/Bufferization/Transforms/
// BufferOptimizations.cpp).
//
//     cf.cond_br %c, ^bb1, ^bb2            %alloc = memref.alloc()
//   ^bb1:                                  cf.cond_br %c, ^bb1, ^bb2
//     cf.br ^bb3(%m)                 =>  ^bb1:
//   ^bb2:                                  cf.br ^bb3(%m)
//     %alloc = memref.alloc()            ^bb2:
//     cf.br ^bb3(%alloc)                   cf.br ^bb3(%alloc)
//
//     scf.for ... {                        %alloc = memref.alloc()
//       %alloc = memref.alloc()      =>    scf.for ... {
//       "use"(%alloc)                        "use"(%alloc)
//     }                                    }
//
// The first leaves ops that are loops alone, but not loops of branches, and moves to dominators and
// out of other ops with known control flow; it knows memref.alloc and memref.realloc. The second
// moves out of loops only, those aside whose rounds have no order, or that carry the buffer from
// round to round; it moves memref.alloca, too. Neither goes above what the operands need. Cost: the
// sizes of all alias sets with their uses, and the depth of nesting for each allocation.
//
// The written description has the first move "as far upwards as possible"; upstream and this pass
// stop at the lowest block that dominates all uses and aliases.
//
// Where upstream crashes:
//   - an allocation in a block that cannot be reached, or one of its uses: it looks for what
//     dominates that block; here the allocation stays, with a warning.
// Where it writes what must not be, here the same:
//   - an allocation that leaves a loop in which it is freed, also through an alias or by a callee:
//     it is freed in every round. When it is the buffer's only free, and an op of the program,
//     buffer-deallocation moves it out of the loop later.
//   - a buffer that outlives a round of the loop where alias sets do not follow (a memref of
//     memrefs, bufferization.to_tensor, the result of an op that nobody described), or that a loop
//     of branches carries to the next round: all rounds share one buffer, and it is wrong where one
//     writes what another has yet to read.
//   - a buffer that work of one round (memref.dma_start, async.execute, gpu ops with a token) goes
//     on to read when the next one writes it, likewise.
//   - a memref.realloc that moves to another block frees its operand on other paths, too.
//   - an allocation that leaves an affine.parallel, whose rounds may run at the same time.
// Where it writes code that leaks, likewise:
//   - an allocation that is freed by the program and moves to a block from which some paths do not
//     come to where it is freed.
#include "analysis/allocations.h"
#include "analysis/dominance.h"
#include "analysis/liveness.h"
#include "analysis/loops.h"
#include "ir/mutate.h"
#include "passes/legacy/report-aliases.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "passes/run/upstream-failure.h"
#include "support/i18n.h"

#include <gio/gio.h>

typedef struct Hoisting {
    BsPassContext *context;
    gboolean out_of_loops; // which of the two passes it is
    BsAlias *alias;
    BsLiveness *liveness; // of the function as it was, as upstream
    BsDominance *dominance;
} Hoisting;

// An allocation on its way up.
typedef struct Climb {
    BsOp *op;
    BsValue *value;
    BsBlock *common;     // the lowest block that dominates all uses
    BsBlock *dependency; // the lowest block that defines an operand, or NULL
    BsValue *operand;    // that one
    BsBlock *place;      // where it goes, as far as known
    gboolean is_outside; // of the op around `common`
    const char *stop;    // why it goes no further
    BsOp *obstacle;      // the op that is to blame for that, or NULL
    guint n_steps;       // up from its block
    BsBlock *last_told;  // where the last step that was told of led, when there are many
} Climb;

static gboolean
properly_dominates(const Hoisting *hoisting, const BsBlock *a, const BsBlock *b)
{
    return a != b && bs_dominates_block(hoisting->dominance, a, b);
}

// Nothing dominates a block that cannot be reached.
static gboolean
stay(const Hoisting *hoisting, const Climb *climb, const char *rule)
{
    bs_warn_upstream(hoisting->context, climb->op, BS_UPSTREAM_CRASHES,
                     "it asks what dominates a block that cannot be reached");
    bs_report(hoisting->context->events, .kind = BS_EVENT_STAY, .op = climb->op,
              .value = climb->value, .block = bs_op_block(climb->op), .rule = rule);
    return FALSE;
}

// -- bounds --------------------------------------------------------------------------------------

static BsBlock *
find_common_dominator(const Hoisting *hoisting, const BsValue *value, const GPtrArray *aliases)
{
    BsBlock *common = bs_value_block(value);
    for (guint i = 0; i < aliases->len && common; i++) {
        const BsValue *alias = aliases->pdata[i];
        bs_value_for_each_use (alias, use) {
            if (common) {
                common = bs_dominance_common(hoisting->dominance, common,
                                             bs_op_block(bs_use_owner(use)));
            }
        }
        if (common)
            common = bs_dominance_common(hoisting->dominance, common, bs_value_block(alias));
    }
    return common;
}

static void
find_dependency(const Hoisting *hoisting, Climb *climb)
{
    for (guint32 i = 0; i < climb->op->n_operands; i++) {
        BsValue *operand = bs_op_operand(climb->op, i);
        BsBlock *block = bs_value_block(operand);
        if (!climb->dependency ||
            bs_dominates_block(hoisting->dominance, climb->dependency, block)) {
            climb->dependency = block;
            climb->operand = operand;
        }
    }
    if (climb->dependency) {
        const BsEventItem item = {.role = BS_ROLE_SOURCE, .value = climb->operand};
        bs_report(hoisting->context->events, .kind = BS_EVENT_BOUND, .op = climb->op,
                  .value = climb->value, .block = climb->dependency, .rule = bs_rule_operand,
                  .n_items = 1, .items = &item);
    }
}

// FALSE when there is none, and the allocation stays.
static gboolean
find_bounds(const Hoisting *hoisting, Climb *climb)
{
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(hoisting->alias, climb->value, aliases);
    climb->common = find_common_dominator(hoisting, climb->value, aliases);
    if (!climb->common)
        return stay(hoisting, climb, N_("a block that uses it cannot be reached"));
    bs_report_with_aliases(hoisting->context->events,
                           &(BsEvent){.kind = BS_EVENT_BOUND,
                                      .op = climb->op,
                                      .value = climb->value,
                                      .block = climb->common,
                                      .rule = bs_rule_dominator},
                           aliases);
    find_dependency(hoisting, climb);
    return TRUE;
}

// -- climbing ------------------------------------------------------------------------------------

static const char operands_there[] = N_("its operands are computed there");

// The block above which it cannot go, or NULL; `*why` says why not.
static BsBlock *
upper_bound(const Hoisting *hoisting, const Climb *climb, const char **why)
{
    *why = operands_there;
    if (hoisting->out_of_loops ||
        (climb->dependency && properly_dominates(hoisting, climb->common, climb->dependency)))
        return climb->dependency;
    *why = N_("this block dominates all its uses");
    return climb->common;
}

// What is to blame for where it stops: an op, or the operand that it needs.
static BsEventItem
obstacle_of(const Climb *climb)
{
    const gboolean needs = climb->stop == operands_there;
    return (BsEventItem){.role = BS_ROLE_OBSTACLE,
                         .op = needs ? NULL : climb->obstacle,
                         .value = needs ? climb->operand : NULL};
}

// Why an allocation must not move out of the op, or NULL.
static const char *
find_obstacle(const Hoisting *hoisting, const Climb *climb, const BsOp *parent)
{
    if (bs_op_has_trait(parent, BS_TRAIT_FUNCTION)) {
        return hoisting->out_of_loops && climb->place == bs_op_block(climb->op)
                   ? N_("no loop is around it")
                   : N_("this is where the function begins");
    }
    if (!bs_op_is_control_flow(parent))
        return N_("the control flow of the op around it is not known");
    if (!hoisting->out_of_loops)
        return bs_op_is_loop(parent) ? N_("the op around it is a loop") : NULL;
    if (!bs_op_is_sequential_loop(parent))
        return N_("the op around it is no loop with one round after the other");
    return !climb->is_outside &&
                   bs_dominates_block(hoisting->dominance, climb->common, bs_op_block(parent))
               ? N_("the buffer lives longer than a round of the loop around it")
               : NULL;
}

// In a long chain of blocks the steps of all allocations would grow with its square: each tells the
// first ones, and then all others together.
enum { MAX_STEPS = 16 };

static void
report_step(const Hoisting *hoisting, Climb *climb, BsBlock *from, BsBlock *to, const char *rule)
{
    if (++climb->n_steps > MAX_STEPS) {
        climb->last_told = climb->n_steps == MAX_STEPS + 1 ? from : climb->last_told;
        return;
    }
    const BsEventItem item = {.role = BS_ROLE_RELATED, .op = bs_block_parent_op(from)};
    bs_report(hoisting->context->events, .kind = BS_EVENT_CLIMB, .op = climb->op,
              .value = climb->value, .block = from, .target = to, .rule = rule, .n_items = 1,
              .items = &item);
}

static void
report_rest(const Hoisting *hoisting, const Climb *climb, BsBlock *to)
{
    if (!hoisting->context->events || climb->n_steps <= MAX_STEPS)
        return;
    const guint n = climb->n_steps - MAX_STEPS;
    const char *form = n == 1 ? N_("# more step like these") : N_("# more steps like these");
    g_autofree char *text = g_strdup_printf("%u%s", n, form + 1);
    bs_report(hoisting->context->events, .kind = BS_EVENT_CLIMB, .op = climb->op,
              .value = climb->value, .block = climb->last_told, .target = to,
              .rule = bs_context_string(hoisting->context->ir->context, text));
}

// Finds climb->place. FALSE when the allocation stays.
static gboolean
find_place(const Hoisting *hoisting, Climb *climb)
{
    const char *why;
    BsBlock *current = bs_op_block(climb->op), *bound = upper_bound(hoisting, climb, &why);
    climb->place = current;
    climb->stop = why;
    gboolean is_below = !bound || properly_dominates(hoisting, bound, current);
    while (is_below) {
        BsOp *parent = bs_block_parent_op(current);
        BsBlock *next;
        climb->is_outside |= current->region == climb->common->region;
        if (!bs_block_is_entry(current)) {
            next = bs_dominance_idom(hoisting->dominance, current);
            if (!next)
                return stay(hoisting, climb, N_("its block cannot be reached"));
            report_step(hoisting, climb, current, next, bs_rule_immediate_dominator);
            climb->place = hoisting->out_of_loops ? climb->place : next;
        } else if ((climb->stop = find_obstacle(hoisting, climb, parent))) {
            climb->obstacle = bs_op_has_trait(parent, BS_TRAIT_FUNCTION) ? NULL : parent;
            break;
        } else {
            next = bs_op_block(parent);
            report_step(hoisting, climb, current, next, bs_rule_out_of_the_op_around_it);
            climb->place = next;
        }
        current = next;
        climb->stop = why;
        // what is nested in a block is below the bound as long as that block is
        if (bound && current->region == bound->region)
            is_below = properly_dominates(hoisting, bound, current);
    }
    report_rest(hoisting, climb, current);
    return TRUE;
}

// -- moving --------------------------------------------------------------------------------------

// Upstream's interface says that they may move, and of clones that they may not.
static gboolean
is_movable(const BsOp *op)
{
    return bs_op_is_allocation(op) && bs_op_memory(op) != BS_MEMORY_CLONE;
}

// What to put it before (upstream's getStartOperation).
static BsOp *
find_start(const Hoisting *hoisting, const Climb *climb)
{
    BsBlock *place = climb->place;
    if (bs_liveness_is_live_in(hoisting->liveness, place, climb->value))
        return place->first;
    BsOp *start = bs_block_find_ancestor_op(place, climb->op);
    return start ? start : place->last;
}

static void
move(Hoisting *hoisting, const Climb *climb)
{
    BsOp *start = find_start(hoisting, climb);
    const BsEventItem items[] = {obstacle_of(climb), {.role = BS_ROLE_RELATED, .op = start}};
    if (start == climb->op) {
        bs_report(hoisting->context->events, .kind = BS_EVENT_STAY, .op = climb->op,
                  .value = climb->value, .block = climb->place, .rule = climb->stop, .n_items = 1,
                  .items = items);
        return;
    }
    bs_report(hoisting->context->events, .kind = BS_EVENT_HOIST, .op = climb->op,
              .value = climb->value, .block = bs_op_block(climb->op), .target = climb->place,
              .rule = climb->stop, .n_items = G_N_ELEMENTS(items), .items = items);
    bs_op_move(hoisting->context->ir, climb->op, bs_op_block(start), start);
}

static gboolean
hoist(Hoisting *hoisting, BsValue *value)
{
    Climb climb = {.op = bs_value_op(value), .value = value};
    bs_report(hoisting->context->events, .kind = BS_EVENT_VISIT, .op = climb.op, .value = value,
              .block = bs_op_block(climb.op));
    bs_report_enter(hoisting->context->events);
    if (find_bounds(hoisting, &climb) && find_place(hoisting, &climb))
        move(hoisting, &climb);
    bs_report_leave(hoisting->context->events);
    return !g_cancellable_is_cancelled(hoisting->context->cancellable);
}

// -- the passes ----------------------------------------------------------------------------------

static BsWalk
collect_alloca(BsOp *op, gpointer allocas)
{
    if (bs_op_is_allocation(op) && bs_value_is_on_stack(bs_op_result(op, 0)))
        g_ptr_array_add(allocas, op);
    return BS_WALK_ON;
}

static gboolean
hoist_all(Hoisting *hoisting, BsOp *function)
{
    g_autoptr(GArray) allocations = bs_allocations_find(function);
    g_autoptr(GPtrArray) allocas = g_ptr_array_new();
    if (hoisting->out_of_loops)
        bs_op_walk_postorder(function, collect_alloca, allocas);
    bs_alias_report_free(
        bs_alias_report_new(hoisting->context->events, function, hoisting->alias, allocations));
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < allocations->len; i++) {
        const BsAllocation *allocation = &g_array_index(allocations, BsAllocation, i);
        ok = !is_movable(bs_value_op(allocation->value)) || hoist(hoisting, allocation->value);
    }
    for (guint i = 0; ok && i < allocas->len; i++)
        ok = hoist(hoisting, bs_op_result(allocas->pdata[i], 0));
    return ok;
}

static gboolean
run(BsPassContext *context, BsOp *op, gboolean out_of_loops)
{
    if (!bs_op_region(op, 0)->first)
        return TRUE;
    Hoisting hoisting = {
        .context = context,
        .out_of_loops = out_of_loops,
        .alias = bs_alias_new_all_types(op),
        .liveness = bs_liveness_new(op),
        .dominance = context->dominance,
    };
    bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = op);
    bs_report_enter(context->events);
    gboolean ok = hoist_all(&hoisting, op);
    bs_report_leave(context->events);
    bs_liveness_free(hoisting.liveness);
    bs_alias_free(hoisting.alias);
    return ok;
}

static gboolean
run_hoisting(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    return run(context, op, FALSE);
}

static gboolean
run_loop_hoisting(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    return run(context, op, TRUE);
}

const BsPass bs_pass_buffer_hoisting = {
    .name = "buffer-hoisting",
    .family = BS_FAMILY_LEGACY,
    .summary = N_("Moves allocations up to the block that dominates all their uses"),
    .anchor = "func.func",
    .run = run_hoisting,
};

const BsPass bs_pass_buffer_loop_hoisting = {
    .name = "buffer-loop-hoisting",
    .family = BS_FAMILY_LEGACY,
    .summary = N_("Moves allocations out of loops"),
    .anchor = "func.func",
    .run = run_loop_hoisting,
};
