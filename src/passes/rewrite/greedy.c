// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver: a worklist that the listener feeds. See greedy.h; each step says which part of
// upstream's GreedyPatternRewriteDriver.cpp it follows, because the order of visits decides the
// order of what is made.
#include "passes/rewrite/greedy.h"

#include "analysis/id-map.h"
#include "ir/journal.h"
#include "ir/shape.h"
#include "passes/rewrite/greedy-private.h"
#include "passes/rewrite/greedy-worklist.h"
#include "passes/rewrite/region-simplify.h"
#include "passes/run/memory.h"
#include "passes/run/upstream-failure.h"

#include <gio/gio.h>

// -- the driver ----------------------------------------------------------------------------------

typedef BsGreedyProgress Progress;
typedef BsGreedyDriver Driver;

static gboolean
is_isolated(const BsOp *op)
{
    return op->n_regions && bs_op_has_trait(op, BS_TRAIT_ISOLATED);
}

static Progress *
progress_of(Driver *driver, const BsOp *op)
{
    if (driver->asked == op)
        return driver->progress_of_asked;
    const guint32 number = bs_id_map_number(&driver->isolated, op->id);
    if (number == driver->progress.len)
        bs_vec_push(&driver->progress, bs_arena_new(&driver->arena, Progress));
    driver->asked = op;
    driver->progress_of_asked = driver->progress.data[number];
    return driver->progress_of_asked;
}

// Up to the scope: of what is around that, nobody asks.
static void
note_change(Driver *driver, const BsOp *op)
{
    for (; op && op != driver->scope->op; op = bs_op_parent(op)) {
        if (is_isolated(op))
            progress_of(driver, op)->changed = driver->round;
    }
}

static gboolean
is_in_scope(const Driver *driver, const BsOp *op)
{
    for (; op && bs_op_block(op);
         op = bs_op_block(op)->region ? bs_op_block(op)->region->op : NULL) {
        if (bs_op_block(op)->region == driver->scope)
            return TRUE;
    }
    return FALSE;
}

static inline const BsGreedyRow *
row_of(Driver *driver, const BsOp *op)
{
    const guint32 number = op->def->shape->number;
    if (G_LIKELY(number < driver->rows->len && driver->rows->data[number]))
        return driver->rows->data[number];
    return bs_greedy_rows_find(driver->rows, driver->context->ir->context, driver->config, op->def);
}

// Upstream visits all ops; those that a visit does nothing to, whatever is around them, need not be
// on the list. One that is settled keeps its place there: it may change before its turn comes.
static inline void
push(Driver *driver, BsOp *op)
{
    if (op->known & BS_SETTLED || !row_of(driver, op)->inert)
        bs_worklist_push(&driver->worklist, op);
}

// addToWorklist: the op, and everything around it. It is there because something changed.
static void
add_to_worklist(Driver *driver, BsOp *op)
{
    if (!is_in_scope(driver, op))
        return;
    for (; op != driver->scope->op; op = bs_op_block(op)->region->op) {
        push(driver, op);
        if (is_isolated(op))
            progress_of(driver, op)->changed = driver->round;
    }
}

// -- listening (what upstream pushes when something changes) -------------------------------------

static void
op_changed(gpointer data, BsOp *op)
{
    add_to_worklist(data, op);
}

// Whether at most one op other than `op` uses the value: then what defines it may become dead, or
// simpler.
static gboolean
has_few_other_users(const BsValue *value, const BsOp *op)
{
    const BsOp *other = NULL;
    bs_value_for_each_use (value, use) {
        if (bs_use_owner(use) == op || bs_use_owner(use) == other)
            continue;
        if (other)
            return FALSE;
        other = bs_use_owner(use);
    }
    return TRUE;
}

static void
op_erased(gpointer data, BsOp *op)
{
    Driver *driver = data;
    note_change(driver, op);
    const BsValue *previous =
        NULL; // lists often repeat one operand, thousands of times in large ones
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        if (operand && operand != previous && bs_value_op(operand) &&
            has_few_other_users(operand, op))
            add_to_worklist(driver, bs_value_op(operand));
        previous = operand;
    }
}

static void
op_replaced(gpointer data, BsOp *op, BsValue *const *values G_GNUC_UNUSED)
{
    const Driver *driver = data;
    if (driver->config->op_replaced)
        driver->config->op_replaced(driver->config->data, op);
}

static void
upstream_crashes(gpointer data, BsOp *op, const char *why)
{
    const Driver *driver = data;
    bs_warn_upstream(driver->context, op, BS_UPSTREAM_CRASHES, why);
}

static const BsListener listener = {
    .upstream_crashes = upstream_crashes,
    .op_inserted = op_changed,
    .op_modified = op_changed,
    .op_replaced = op_replaced,
    .op_erased = op_erased,
};

// -- seeding -------------------------------------------------------------------------------------

// addToWorklist while nothing in `around` was taken out yet: then what is around an op that is in
// is in, too.
static inline void
seed_worklist(Driver *driver, BsOp *op, const BsOp *around)
{
    for (; op != around && !(op->noted & BS_NOTED_LISTED); op = bs_op_block(op)->region->op)
        push(driver, op);
}

// Whether the round before may have left something to do in the op; of what was before the first
// round here, nothing is known. What becomes of blocks that are merged is not followed.
static gboolean
is_wanted(gpointer data, const BsOp *isolated)
{
    Driver *driver = data;
    if (progress_of(driver, isolated)->settled)
        return FALSE;
    return driver->round == driver->first_round ||
           driver->config->regions == BS_REGIONS_AGGRESSIVE || driver->config->max_rewrites != -1 ||
           progress_of(driver, isolated)->changed + 1 >= driver->round;
}

// Whether the contents of the op wait for its turn. They don't where the number of rewrites is
// limited: then it may never come, but upstream has moved the constants in it all the same.
static gboolean
is_apart(const Driver *driver, const BsOp *op)
{
    return driver->config->max_rewrites == -1 && is_isolated(op);
}

static void seed_region(Driver *driver, BsRegion *region, const BsOp *around);

// The blocks of regions that are isolated from this one are left to their own turn.
static void
erase_unreachable(Driver *driver, BsRegion *region)
{
    if (driver->erases_unreachable && bs_region_erase_unreachable(driver->simplifier, region)) {
        driver->erased_unreachable = TRUE;
        note_change(driver, region->op);
    }
}

// The contents of isolated ops follow when it is their turn.
static void
seed_op(Driver *driver, BsOp *op, const BsOp *around)
{
    const gboolean top_down = driver->config->top_down;
    const BsAttr *value = bs_op_constant(op);
    if (value) {
        if (bs_constant_table_add(&driver->constants, &driver->builder, driver->context->events, op,
                                  value))
            seed_worklist(driver, op, around);
        return;
    }
    const gboolean isolated = is_apart(driver, op);
    if (isolated && !is_wanted(driver, op))
        return;
    if (top_down || isolated)
        seed_worklist(driver, op, around);
    for (guint32 r = 0; r < op->n_regions && !isolated; r++)
        seed_region(driver, bs_op_region(op, r), around);
    for (guint32 r = 0; r < op->n_regions && !isolated && is_isolated(op); r++)
        erase_unreachable(driver, bs_op_region(op, r));
    if (!top_down)
        seed_worklist(driver, op, around);
}

// Constants may leave for the front, or go, while their block is walked. Of most ops there is
// nothing to ask.
static void
seed_region(Driver *driver, BsRegion *region, const BsOp *around)
{
    const gboolean nested = region->op != around;
    bs_region_for_each (region, block) {
        for (BsOp *op = block->first, *next; op; op = next) {
            next = bs_op_next(bs_op_prefetch(op));
            if (op->n_regions || bs_op_has_trait(op, BS_TRAIT_CONSTANT_LIKE))
                seed_op(driver, op, around);
            else if (nested)
                seed_worklist(driver, op, around);
            else
                push(driver, op);
        }
    }
}

static void
seed(Driver *driver, BsRegion *region)
{
    const guint begin = driver->worklist.ops.len;
    seed_region(driver, region, region->op);
    if (driver->config->top_down)
        bs_worklist_reverse(&driver->worklist, begin);
    erase_unreachable(driver, region);
}

// An isolated op comes from the list, ahead of its contents.
static void
seed_isolated(Driver *driver, BsOp *op)
{
    Progress *progress = progress_of(driver, op);
    if (progress->seeded == driver->round)
        return;
    const guint32 changed = progress->changed;
    for (guint32 r = op->n_regions; r-- > 0;)
        seed(driver, bs_op_region(op, driver->config->top_down ? r : op->n_regions - 1 - r));
    // What seeding did to constants need not be done again.
    *progress = (Progress){.seeded = driver->round, .changed = changed};
}

static void
seed_round(Driver *driver, BsRegion *region)
{
    bs_worklist_clear(&driver->worklist);
    driver->erased_unreachable = FALSE;
    driver->n_visits = 0;
    driver->max_visits =
        BS_GREEDY_VISITS + (guint64)BS_GREEDY_VISITS_PER_OP * driver->context->ir->n_ops;
    seed(driver, region);
}

// -- one visit -----------------------------------------------------------------------------------

static gboolean
is_settled(const BsGreedyRow *row, const BsOp *op)
{
    return op->known & BS_SETTLED && (!row->of_pass || op->noted & BS_NOTED_LOOKED_AT);
}

// Where BS_RECHECK is defined (in builds with sanitizers), what was settled is looked at again.
static BsGreedyVisit
visit(Driver *driver, BsOp *op)
{
    const BsGreedyRow *row = row_of(driver, op);
    if (!(op->known & BS_SETTLED) || !is_settled(row, op))
        return bs_greedy_look_at(driver, row, op);
#ifdef BS_RECHECK
    g_assert(bs_greedy_look_at(driver, row, op) == BS_VISIT_UNCHANGED);
#endif
    return BS_VISIT_UNCHANGED;
}

static gboolean
is_cancelled(const Driver *driver)
{
    return g_cancellable_is_cancelled(driver->context->cancellable);
}

// Upstream never ends where patterns undo one another (a branch chased around a loop of empty
// blocks does it).
static gboolean
may_go_on(Driver *driver)
{
    if (driver->n_visits++ % 256 == 0 && is_cancelled(driver))
        return FALSE;
    driver->stopped = driver->n_visits > driver->max_visits;
    return !driver->stopped;
}

static gboolean rewrite_region(Driver *driver, BsRegion *region, guint32 rounds);

// Takes the regions of an op through rounds, behind the `*rounds` that they had. TRUE when one more
// might change something although the last one changed nothing: dead arguments went, which is no
// change upstream.
static gboolean
go_through_rounds(Driver *driver, BsOp *op, guint32 *rounds, guint32 *last_change)
{
    const guint32 before = *rounds;
    gboolean unsure = FALSE;
    for (guint32 r = 0; r < op->n_regions && !driver->stopped; r++) {
        driver->stuck |= !rewrite_region(driver, bs_op_region(op, r), before);
        *rounds = MAX(*rounds, driver->round);
        unsure |= driver->round > before && bs_region_simplify_dropped(driver->simplifier);
    }
    if (*rounds > before + 1)
        *last_change = MAX(*last_change, *rounds - 1);
    return unsure;
}

// Takes an isolated op through all rounds at once. What comes out is the same; only the order of
// events differs from upstream's. TRUE when anything changed. It may be the end although there is
// more to do: settle_unsure() sees to that.
static gboolean
settle(Driver *driver, BsOp *op)
{
    Progress *progress = progress_of(driver, op);
    const BsRegion *scope = driver->scope;
    const guint32 round = driver->round;
    const guint64 n_visits = driver->n_visits;
    const guint begin = driver->worklist.begin;
    const gboolean erased_unreachable = driver->erased_unreachable;
    const guint32 before = progress->rounds;
    driver->settles = FALSE;
    driver->worklist.begin = driver->worklist.ops.len;
    if (go_through_rounds(driver, op, &progress->rounds, &driver->last_change))
        bs_vec_push(&driver->unsure, op);
    driver->settles = TRUE;
    driver->worklist.begin = begin;
    driver->scope = scope;
    driver->round = round;
    driver->n_visits = n_visits;
    driver->erased_unreachable = erased_unreachable;
    progress->settled = TRUE;
    return progress->rounds > before + 1;
}

// Upstream looks at all ops again while any of them changes.
static void
settle_unsure(Driver *driver)
{
    for (guint32 i = 0; i < driver->unsure.len && !driver->stopped;) {
        BsOp *op = driver->unsure.data[i];
        if (progress_of(driver, op)->rounds > driver->last_change) {
            i++;
            continue;
        }
        driver->unsure.data[i] = bs_vec_pop(&driver->unsure);
        if (!op->erased && settle(driver, op))
            i = 0; // what goes further may take others along
    }
}

// The contents of an isolated op, when its turn comes.
static gboolean
take_up(Driver *driver, BsOp *op)
{
    if (driver->settles)
        return !progress_of(driver, op)->settled && settle(driver, op);
    seed_isolated(driver, op);
    return FALSE;
}

// processWorklist: TRUE when anything changed.
static gboolean
process_worklist(Driver *driver)
{
    const gint64 limit = driver->config->max_rewrites;
    gboolean changed = FALSE;
    for (gint64 n_rewrites = 0; limit == -1 || n_rewrites < limit;) {
        BsOp *op = may_go_on(driver) ? bs_worklist_pop(&driver->worklist) : NULL;
        if (!op)
            break;
        if (is_apart(driver, op))
            changed |= take_up(driver, op);
        const BsGreedyVisit what = visit(driver, op);
        changed |= what != BS_VISIT_UNCHANGED;
        if (driver->settles && what != BS_VISIT_UNCHANGED)
            driver->last_change = MAX(driver->last_change, driver->round);
        n_rewrites += what == BS_VISIT_REWRITTEN;
    }
    return changed || driver->erased_unreachable;
}

// -- iterations ----------------------------------------------------------------------------------

static void
has_changed(gpointer data, const BsOp *isolated)
{
    note_change(data, isolated);
}

// RegionPatternRewriteDriver::simplify: TRUE when the last round changed nothing.
// `rounds`: those that were done before.
static gboolean
rewrite_region(Driver *driver, BsRegion *region, guint32 rounds)
{
    BsEventSink *events = driver->context->events;
    const gint64 limit = driver->config->max_iterations;
    const BsRegionScopes scopes = {is_wanted, has_changed, driver};
    driver->scope = region;
    driver->round = rounds;
    driver->first_round = rounds + 1;
    gboolean changed = FALSE;
    gboolean swept = FALSE; // what was simplified had nothing to go, and is as it was
    gint64 iteration = rounds;
    do {
        if (++iteration > limit && limit != -1)
            break;
        bs_report(events, .kind = BS_EVENT_ITERATION, .op = region->op);
        bs_report_enter(events);
        driver->round++;
        seed_round(driver, region);
        changed = process_worklist(driver);
        bs_constant_table_reset(&driver->constants);
        swept = swept && !changed;
        if (!swept && driver->config->regions != BS_REGIONS_DISABLED && !is_cancelled(driver)) {
            changed |= bs_region_simplify(driver->simplifier, region, driver->config->regions,
                                          !changed && driver->config->max_rewrites == -1, &scopes);
            swept = driver->config->regions == BS_REGIONS_NORMAL &&
                    !bs_region_simplify_dropped(driver->simplifier);
        }
        bs_report_leave(events);
    } while (changed && !driver->stopped && !is_cancelled(driver));
    return !changed && !driver->stopped && !driver->stuck && !is_cancelled(driver);
}

// Whether the order of events is nobody's concern, and regions are all simplified one by one.
static gboolean
may_settle(const BsPassContext *context, const BsGreedyConfig *config)
{
    return !context->events && !context->ir->journal && config->max_rewrites == -1 &&
           config->regions != BS_REGIONS_AGGRESSIVE;
}

static gboolean
rewrite(Driver *driver, BsOp *root)
{
    BsByFunction *by_function = driver->context->by_function;
    gboolean converged = TRUE;
    if (by_function) // as settle() takes it up in the module
        by_function->unsure =
            go_through_rounds(driver, root, &by_function->rounds, &by_function->last_change);
    for (guint32 r = 0; r < root->n_regions && !by_function && !driver->stopped; r++)
        converged &= rewrite_region(driver, bs_op_region(root, r), 0);
    settle_unsure(driver);
    if (driver->stopped)
        bs_diags_error(driver->context->diags, by_function ? by_function->module->loc : root->loc,
                       "rewriting was stopped after more than %d visits in one round: the patterns "
                       "undo one another",
                       BS_GREEDY_VISITS);
    return converged && !driver->stuck;
}

static gpointer
driver_new(void)
{
    Driver *driver = g_new0(Driver, 1);
    driver->simplifier = bs_region_simplifier_new();
    return driver;
}

static void
driver_free(gpointer data)
{
    Driver *driver = data;
    bs_worklist_free(&driver->worklist);
    bs_folder_clear(&driver->folder);
    bs_constant_table_clear(&driver->constants);
    bs_region_simplifier_free(driver->simplifier);
    bs_id_map_clear(&driver->isolated);
    bs_vec_free(&driver->progress);
    bs_arena_clear(&driver->arena);
    bs_vec_free(&driver->unsure);
    bs_known_rows_free(&driver->known_rows);
    g_free(driver);
}

static const BsMemoryKind driver_kind = {driver_new, driver_free};

static void
begin(Driver *driver, BsPassContext *context, const BsGreedyConfig *config)
{
    driver->context = context;
    driver->config = config;
    driver->rows = bs_known_rows_of(&driver->known_rows, config);
    driver->asked = NULL;
    driver->progress_of_asked = NULL;
    driver->stopped = driver->stuck = FALSE;
    driver->erases_unreachable = bs_context_upstream(context->ir->context) >= BS_UPSTREAM_22;
    driver->settles = !context->by_function && may_settle(context, config);
    driver->records = context->events || context->ir->journal;
    driver->last_change = 0;
    bs_region_simplifier_set_context(driver->simplifier, context);
    bs_builder_init(&driver->builder, context->ir);
    driver->builder.listener = &listener;
    driver->builder.listener_data = driver;
}

static void
end(Driver *driver)
{
    bs_worklist_reset(&driver->worklist);
    bs_constant_table_reset(&driver->constants);
    bs_id_map_reset(&driver->isolated);
    bs_vec_clear(&driver->progress);
    bs_arena_reset(&driver->arena);
    bs_vec_clear(&driver->unsure);
}

gboolean
bs_greedy_rewrite(BsPassContext *context, BsOp *root, const BsGreedyConfig *config)
{
    g_assert(config->max_iterations >= -1 && config->max_rewrites >= -1);
    Driver *driver = bs_memory_take(context, &driver_kind);
    g_assert(driver->worklist.ops.len == 0 && driver->unsure.len == 0);
    begin(driver, context, config);
    const gboolean converged = rewrite(driver, root);
    end(driver);
    bs_memory_give_back(context, &driver_kind, driver);
    return converged;
}
