// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/trial.h"

#include "analysis/callee.h"
#include "analysis/loops.h"
#include "sim/trial-private.h"

#include <string.h>

enum {
    MAX_STEPS = 1 << 18, // of all paths, after which no new one is begun
    MIN_STEPS = 1 << 13, // of a function that comes when others have taken many
    MAX_PATH = 1 << 17,  // steps of one path
    MAX_DEPTH = 6,       // of calls
    MAX_SUCCESSORS = 64
};

// -- what is passed along ------------------------------------------------------------------------

typedef BS_VEC(TrialValue) Values;

// What is made of known conditions is known then: who gets it does not see what it was made of.
static void
take(TrialRun *run, TrialFrame *frame, const BsOp *from, BsRange operands, Values *values)
{
    gint64 number;
    bs_vec_clear(values);
    for (guint32 i = 0; i < operands.n && operands.begin + i < from->n_operands; i++) {
        run->keeps_open = TRUE;
        bs_trial_number(run, frame, bs_op_operand(from, operands.begin + i), &number);
        run->keeps_open = FALSE;
        TrialValue value = *bs_trial_slot(frame, bs_op_operand(from, operands.begin + i));
        value.is_constant = FALSE;
        bs_vec_push(values, value);
    }
}

static TrialValue
nth(const Values *values, guint32 i)
{
    return i < values->len ? values->data[i] : (TrialValue){TRIAL_NOTHING};
}

static void
give_to_block(TrialFrame *frame, const BsBlock *block, BsRange inputs, const Values *values)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        bs_trial_define(frame, block->args[i],
                        i >= inputs.begin && i - inputs.begin < inputs.n
                            ? nth(values, i - inputs.begin)
                            : (TrialValue){TRIAL_NOTHING});
    }
}

static void
give_to_results(TrialFrame *frame, const BsOp *op, BsRange inputs, const Values *values)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        bs_trial_define(frame, &op->results[i],
                        i >= inputs.begin && i - inputs.begin < inputs.n
                            ? nth(values, i - inputs.begin)
                            : (TrialValue){TRIAL_NOTHING});
    }
}

static BsRange
all_operands(const BsOp *op)
{
    return (BsRange){0, op->n_operands};
}

// -- calls ---------------------------------------------------------------------------------------

// The function with a body that a call leads to, or NULL.
static BsOp *
find_callee(TrialRun *run, TrialFrame *frame, const BsOp *call, guint32 *first)
{
    BsOp *callee = bs_callee_follow(run->callees, call);
    *first = bs_callee_first_argument(call);
    if (!callee && call->n_operands) {
        const TrialValue value = *bs_trial_slot(frame, bs_op_operand(call, 0));
        callee = value.kind == TRIAL_FUNCTION ? value.function : NULL;
    }
    return callee && bs_op_has_trait(callee, BS_TRAIT_FUNCTION) && callee->n_regions &&
                   bs_op_region(callee, 0)->first && frame->depth < MAX_DEPTH
               ? callee
               : NULL;
}

// Buffers of the callee that it returns are the function's that calls it.
static void
take_over(TrialRun *run, const BsOp *call, const Values *values)
{
    for (guint i = 0; i < values->len && i < call->n_results; i++) {
        guint n;
        const TrialValue *parts = bs_trial_parts(run, &values->data[i], &n);
        for (guint k = 0; k < n && run->here == call; k++) {
            TrialBuffer *buffer = &run->buffers.data[parts[k].real];
            if (buffer->depth)
                buffer->made = bs_op_result(call, i);
            buffer->depth = 0;
        }
    }
}

static void
run_call(TrialRun *run, TrialFrame *frame, BsOp *call)
{
    guint32 first;
    BsOp *callee = find_callee(run, frame, call, &first);
    if (!callee) {
        bs_trial_op(run, frame, call);
        return;
    }
    const guint n_on_stack = run->stack.len;
    Values values = {0};
    TrialFrame inner = bs_trial_enter(run, callee, frame->depth + 1);
    take(run, frame, call, (BsRange){first, call->n_operands}, &values);
    const BsBlock *entry = bs_op_region(callee, 0)->first;
    give_to_block(&inner, entry, (BsRange){0, entry->n_args}, &values);
    const BsOp *end = bs_trial_region(run, &inner, bs_op_region(callee, 0));
    bs_vec_clear(&values);
    if (end) {
        take(run, &inner, end, all_operands(end), &values);
        take_over(run, call, &values);
        bs_trial_release(run, callee, n_on_stack);
    }
    give_to_results(frame, call, (BsRange){0, call->n_results}, &values);
    bs_trial_leave(run, &inner);
    bs_vec_free(&values);
}

// -- ops with regions ----------------------------------------------------------------------------

static BsRegion *
find_target(BsRegion *const *targets, guint32 n, gboolean inside)
{
    for (guint32 i = 0; i < n; i++)
        if ((targets[i] != NULL) == inside)
            return targets[i];
    return n ? targets[0] : NULL;
}

static gboolean
is_loop_with_bounds(const BsOp *op)
{
    return bs_op_is_loop(op) && op->n_regions == 1;
}

// Whether an scf.while has one more round; none when nothing but chance says so.
static gboolean
goes_on(TrialRun *run, TrialFrame *frame, const BsOp *op, const BsOp *condition, guint n_entered)
{
    enum { FREE = 2 }; // rounds
    gint64 number;
    const BsValue *value = bs_op_operand(condition, 0);
    const TrialGoing going = bs_trial_going(run, op, (n_entered + 1) / 2, FREE);
    if (bs_trial_number(run, frame, value, &number)) {
        run->n_computed += !bs_trial_slot(frame, value)->is_choice;
        return (number & 1) != 0;
    }
    return going == TRIAL_FREE ? bs_trial_decide(run, frame, value)
                               : bs_trial_insist(run, frame, value, going == TRIAL_STAY);
}

// Where control goes from the region (NULL: from before the op), which `end` left.
static BsRegion *
choose_target(TrialRun *run, TrialFrame *frame, BsOp *op, const BsRegion *from, const BsOp *end,
              Rounds *rounds)
{
    enum { MANY = 4 }; // entries into regions
    // Not asked for its successors: an affine.for reads its maps for the answer each time.
    if (is_loop_with_bounds(op))
        return rounds->next < rounds->total ? bs_op_region(op, 0) : NULL;
    BsRegion *targets[MAX_SUCCESSORS];
    const guint32 n = MIN(op->def->region_branch->successors(op, from, targets, MAX_SUCCESSORS),
                          (guint32)MAX_SUCCESSORS);
    if (n < 2)
        return n ? targets[0] : NULL;
    if (op->def->decides == BS_DECIDES_IF && !from) {
        BsRegion *region =
            bs_op_region(op, bs_trial_decide(run, frame, bs_op_operand(op, 0)) ? 0 : 1);
        return region->first ? region : NULL;
    }
    gboolean holds;
    guint way;
    // The first region of an scf.index_switch is for what is no case.
    if (!from && op->def->decides == BS_DECIDES_CASE && bs_trial_case(run, frame, op, &way))
        return targets[MIN(way, n - 1)];
    if (!from && op->def->decides == BS_DECIDES_SET && bs_trial_holds(run, frame, op, &holds))
        return bs_op_region(op, holds ? 0 : 1)->first ? bs_op_region(op, holds ? 0 : 1) : NULL;
    if (end && end->def->decides == BS_DECIDES_ROUND)
        return find_target(targets, n, goes_on(run, frame, op, end, rounds->n_entered));
    const TrialChance chance = bs_trial_switch(frame, op);
    return rounds->n_entered < MANY ? targets[bs_trial_choose(run, frame, &chance, n)]
                                    : find_target(targets, n, FALSE);
}

static BsRange
inputs_of(const BsOp *op, const BsRegion *to)
{
    if (op->def->region_branch->successor_inputs)
        return op->def->region_branch->successor_inputs(op, to);
    return (BsRange){0, G_MAXUINT32};
}

static BsRange
operands_to(const BsOp *op, const BsOp *end, const BsRegion *to)
{
    if (!end) {
        return op->def->region_branch->entry_operands
                   ? op->def->region_branch->entry_operands(op, to)
                   : (BsRange){0, 0};
    }
    if (end->def->terminator_operands)
        return end->def->terminator_operands(end, to);
    return bs_op_has_trait(end, BS_TRAIT_RETURN_LIKE) ? all_operands(end) : (BsRange){0, 0};
}

// A round of a loop with bounds begins, or a region of another op.
static void
begin_round(TrialRun *run, TrialFrame *frame, const BsRegion *to, Rounds *rounds)
{
    guint64 round = (rounds->n_entered - 1) / 2; // of scf.while
    if (to->first)
        bs_trial_rounds_next(run, frame, rounds, to->first, &round);
    bs_trial_loop_round(run, round);
}

static void
run_region_branch(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    Rounds rounds = bs_trial_rounds_begin(run, frame, op);
    bs_trial_loop_begin(run, op, &rounds);
    const guint n_computed = run->n_computed, n_on_stack = run->stack.len;
    const BsRegion *from = NULL;
    const BsOp *end = NULL;
    Values values = {0};
    for (;;) {
        BsRegion *to = choose_target(run, frame, op, from, end, &rounds);
        take(run, frame, end ? end : op, operands_to(op, end, to), &values);
        if (!to) {
            give_to_results(frame, op, inputs_of(op, NULL), &values);
            break;
        }
        if (++rounds.n_entered > TRIAL_ENTRIES) {
            run->is_over = TRUE;
            run->is_endless = n_computed == run->n_computed;
        }
        if (to->first)
            give_to_block(frame, to->first, inputs_of(op, to), &values);
        begin_round(run, frame, to, &rounds);
        end = to->first ? bs_trial_region(run, frame, to) : NULL;
        if (!end)
            break; // the path is over, or nothing is there
        if (bs_op_has_trait(op, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            bs_trial_release(run, op, n_on_stack);
        from = to;
    }
    bs_trial_loop_end(run);
    bs_vec_free(&values);
}

// A loop of which no more is known than that it is one (affine.parallel).
static void
run_loop(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const BsRegion *body = bs_op_region(op, 0);
    Rounds rounds = bs_trial_rounds_begin(run, frame, op);
    const guint n_on_stack = run->stack.len;
    guint64 round;
    bs_trial_loop_begin(run, op, &rounds);
    while (!run->is_over && bs_trial_rounds_next(run, frame, &rounds, body->first, &round)) {
        bs_trial_loop_round(run, round);
        bs_trial_region(run, frame, body);
        if (bs_op_has_trait(op, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            bs_trial_release(run, op, n_on_stack);
    }
    bs_trial_loop_end(run);
}

static void
give_any(TrialFrame *frame, BsValue *const *values, guint32 n, TrialValue any)
{
    for (guint32 i = 0; i < n && any.kind != TRIAL_NOTHING; i++)
        if (bs_trial_can_hold(values[i]->type))
            bs_trial_define(frame, values[i], any);
}

// Results of an op may be what a region ends with.
static void
take_ends(TrialRun *run, TrialFrame *frame, BsOp *op, const BsRegion *region)
{
    bs_region_for_each (region, block) {
        if (!block->last || block->last->n_successors)
            continue;
        const TrialValue end = bs_trial_any_operand(run, frame, block->last);
        for (guint32 i = 0; i < op->n_results; i++) {
            TrialValue *slot = bs_trial_slot(frame, bs_op_result(op, i));
            if (end.kind != TRIAL_NOTHING && bs_trial_can_hold(bs_op_result(op, i)->type))
                *slot = bs_trial_either(run, *slot, end);
        }
    }
}

// Ops whose control flow is not known: each region once, with any operands.
static void
run_regions(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    if (op->n_regions == 0)
        return;
    const TrialValue any = bs_trial_any_operand(run, frame, op);
    const guint n_on_stack = run->stack.len;
    for (guint32 r = 0; r < op->n_regions && !run->is_over; r++) {
        const BsRegion *region = bs_op_region(op, r);
        if (!region->first)
            continue;
        give_any(frame, region->first->args, region->first->n_args, any);
        bs_trial_region(run, frame, region);
        if (bs_op_has_trait(op, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            bs_trial_release(run, op, n_on_stack);
        if (op->n_results)
            take_ends(run, frame, op, region);
    }
}

// -- blocks --------------------------------------------------------------------------------------

static void
renew(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    const GPtrArray *values = g_hash_table_lookup(run->trial->renewed, op);
    for (guint i = 0; values && i < values->len; i++) {
        TrialValue *slot = bs_trial_slot(frame, values->pdata[i]);
        *slot = bs_trial_renew(run, *slot);
    }
}

static void
run_op(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    if (frame->depth == 0)
        run->here = op;
    run->is_over |= ++run->n_steps > run->max_path;
    if (bs_op_has_trait(op, BS_TRAIT_CALL)) {
        run_call(run, frame, op);
    } else if (op->n_regions && op->def->region_branch && !bs_trial_is_task(op)) {
        run_region_branch(run, frame, op);
    } else if (!bs_op_has_trait(op, BS_TRAIT_FUNCTION)) { // those run when they are called
        bs_trial_op(run, frame, op);
        if (is_loop_with_bounds(op) && bs_op_region(op, 0)->first)
            run_loop(run, frame, op);
        else
            run_regions(run, frame, op);
    }
}

BsOp *
bs_trial_region(TrialRun *run, TrialFrame *frame, const BsRegion *region)
{
    const BsBlock *block = region->first;
    const guint stay = ++run->n_stays;
    const gboolean has_branches = block->next != NULL;
    Values values = {0};
    BsOp *end = NULL;
    if (has_branches)
        bs_trial_loop_begin(run, region, NULL);
    while (block && !run->is_over) {
        const BsBlock *target = NULL;
        bs_block_for_each (block, op) {
            if (run->is_over)
                break;
            if (run->trial->renewed)
                renew(run, frame, op);
            if (op == block->last && op->n_successors) {
                const guint s = bs_trial_successor(run, frame, op, stay);
                target = bs_successor_block(bs_op_successor(op, s));
                take(run, frame, op, bs_op_successor_operands(op, s), &values);
                give_to_block(frame, target, (BsRange){0, target->n_args}, &values);
                run->is_over |= ++run->n_steps > run->max_path;
                bs_trial_come_to(run, target, stay);
            } else if (op == block->last && bs_op_is_terminator(op)) {
                end = op;
                run_regions(run, frame, op); // what makes one of what parallel rounds have
            } else {
                run_op(run, frame, op);
            }
        }
        block = target;
    }
    if (has_branches)
        bs_trial_loop_end(run);
    bs_vec_free(&values);
    return run->is_over ? NULL : end;
}

// -- paths ---------------------------------------------------------------------------------------

static void
end_function(TrialRun *run, TrialFrame *frame, BsOp *terminator)
{
    run->here = terminator;
    bs_trial_release(run, run->trial->function, 0);
    for (guint32 i = 0; i < terminator->n_operands; i++) {
        const TrialValue value = *bs_trial_slot(frame, bs_op_operand(terminator, i));
        bs_trial_read(run, value, TRIAL_ANYWHERE, TRUE);
        bs_trial_keep(run, value);
        guint n;
        const TrialValue *parts = bs_trial_parts(run, &value, &n);
        for (guint k = 0; k < n; k++)
            run->buffers.data[parts[k].real].is_returned = TRUE;
    }
    bs_trial_end(run, terminator);
}

static void
run_path(TrialRun *run, TrialFrame *frame)
{
    const BsBlock *entry = bs_op_region(run->trial->function, 0)->first;
    const guint n_steps = run->n_steps;
    run->n_steps = 0;
    bs_trial_add_path(run, &run->tried);
    run->next_choice = 0;
    run->is_over = run->is_endless = FALSE;
    run->n_computed = 0;
    run->n_writes = 0;
    run->n_numbers_kept = run->n_buffers_kept = 0;
    run->has_spoilt = FALSE;
    run->n_defined = 0;
    bs_vec_clear(&run->buffers);
    bs_arena_reset(&run->cells);
    bs_vec_clear(&run->stack);
    bs_vec_clear(&run->transfers);
    run->n_transfers = 0;
    bs_vec_clear(&run->tuples);
    bs_vec_clear(&run->relations);
    bs_vec_clear(&run->loops);
    run->is_hurried = run->is_broken = FALSE;
    bs_vec_clear(&frame->slots);
    g_hash_table_remove_all(run->globals);
    for (guint32 i = 0; i < entry->n_args; i++) {
        BsValue *argument = entry->args[i];
        if (bs_type_is_memref(argument->type))
            *bs_trial_slot(frame, argument) = bs_trial_new_buffer(run, argument, TRIAL_OUTER, 0);
    }
    BsOp *end = NULL;
    if (bs_op_has_trait(run->trial->function, BS_TRAIT_FUNCTION))
        end = bs_trial_region(run, frame, bs_op_region(run->trial->function, 0));
    else
        run_regions(run, frame, run->trial->function);
    if (end)
        end_function(run, frame, end);
    else
        run->trial->incomplete |= !run->is_endless;
    bs_trial_forget_path(run);
    run->n_steps += n_steps;
}

// Of long paths some are taken at random even so.
static gboolean
is_enough(const TrialRun *run)
{
    const guint most = run->max_steps + (run->is_random ? run->max_steps / 4 : 0);
    return run->n_steps > most || g_cancellable_is_cancelled(run->trial->cancellable);
}

static void
run_paths(TrialRun *run)
{
    TrialFrame frame = bs_trial_enter(run, run->trial->function, 0);
    do {
        run_path(run, &frame);
        run->n_paths++;
    } while (bs_trial_next_path(run) && run->n_paths < TRIAL_PATHS && !is_enough(run));
    run->trial->incomplete |= run->choices.len > 0;
    if (run->choices.len && !run->plan->is_thrifty) {
        run->is_random = TRUE;
        run->n_paths = TRIAL_PATHS;
        for (guint i = 0; i < TRIAL_PATHS && !is_enough(run); i++, run->n_paths++)
            run_path(run, &frame);
    }
    bs_trial_leave(run, &frame);
}

// -- a function ----------------------------------------------------------------------------------

static void
free_numbers(gpointer numbers)
{
    bs_id_map_clear(numbers);
    g_free(numbers);
}

static void
clear(TrialRun *run)
{
    bs_vec_free(&run->faulty);
    bs_vec_free(&run->decisions);
    g_hash_table_unref(run->numbers_of);
    g_hash_table_unref(run->branch_loops);
    g_hash_table_unref(run->answers);
    for (guint i = 0; i < BS_N_FAULTS; i++)
        g_hash_table_unref(run->known[i]);
    for (guint i = 0; i < run->idle.len; i++)
        bs_vec_free(&run->idle.data[i]);
    bs_vec_free(&run->idle);
    g_hash_table_unref(run->numbers);
    bs_id_map_clear(&run->blocks);
    bs_id_map_clear(&run->comparisons);
    bs_vec_free(&run->compared);
    bs_vec_free(&run->entries);
    bs_vec_free(&run->choices);
    bs_vec_free(&run->buffers);
    bs_arena_clear(&run->cells);
    bs_vec_free(&run->stack);
    bs_vec_free(&run->loops);
    bs_vec_free(&run->transfers);
    bs_vec_free(&run->tuples);
    bs_vec_free(&run->gathered);
    bs_vec_free(&run->relations);
    g_hash_table_unref(run->globals);
    g_hash_table_unref(run->freed);
    g_hash_table_unref(run->passed);
}

// How many a function may take where others have taken so many: less and less, so that together
// they hardly take more than a fixed number, however many there are.
static guint
share_of_steps(guint64 taken)
{
    const guint64 all = G_GUINT64_CONSTANT(1) << 24, part = 64;
    return (guint)CLAMP((all - MIN(taken, all)) / part, (guint64)MIN_STEPS, (guint64)MAX_STEPS);
}

// The faults that it finds.
static GArray *
run_once(BsTrial *trial, BsCallees *callees, TrialPlan *plan)
{
    const guint max_steps = share_of_steps(trial->steps ? *trial->steps : 0);
    TrialRun run = {.trial = trial,
                    .plan = plan,
                    .callees = callees,
                    .max_steps = max_steps,
                    .max_path = MIN(max_steps, (guint)MAX_PATH),
                    .numbers = g_hash_table_new_full(NULL, NULL, NULL, free_numbers),
                    .globals = g_hash_table_new(NULL, NULL),
                    .freed = g_hash_table_new(NULL, NULL),
                    .passed = g_hash_table_new(NULL, NULL),
                    .numbers_of = g_hash_table_new(NULL, NULL),
                    .branch_loops = bs_branch_loops_new(),
                    .answers = g_hash_table_new_full(NULL, NULL, NULL, g_free),
                    .faults = g_array_new(FALSE, FALSE, sizeof(BsFault))};
    for (guint i = 0; i < BS_N_FAULTS; i++)
        run.known[i] = g_hash_table_new(NULL, NULL);
    run_paths(&run);
    if (trial->steps)
        *trial->steps += run.n_steps;
    for (guint i = 0; i < run.faults->len; i++) {
        BsFault *fault = &g_array_index(run.faults, BsFault, i);
        fault->freed = g_hash_table_contains(run.freed, fault->buffer);
        fault->never = !fault->freed && !g_hash_table_contains(run.passed, fault->buffer);
        fault->is_sure = !plan->is_thrifty && bs_op_has_trait(trial->function, BS_TRAIT_FUNCTION) &&
                         fault->kind != BS_FAULT_LOST_WRITE &&
                         bs_trial_is_sure(&run, &run.faulty.data[i], &fault->n_decided) &&
                         fault->n_decided <= 1;
        bs_trial_find_turns(&run, &run.faulty.data[i], fault);
    }
    clear(&run);
    return run.faults;
}

GArray *
bs_trial_run(BsTrial *trial)
{
    enum { MAX_RUNS = 3 };
    GArray *faults = g_array_new(FALSE, FALSE, sizeof(BsFault));
    g_autoptr(BsCallees) own = trial->callees ? NULL : bs_callees_new();
    BsCallees *callees = own ? own : trial->callees;
    TrialPlan plan = {.wants = g_hash_table_new_full(NULL, NULL, NULL, g_free),
                      .far = g_hash_table_new(NULL, NULL),
                      .maps = g_hash_table_new(NULL, NULL)};
    bs_arena_init(&plan.arena);
    gboolean has_body = trial->function->n_regions && bs_op_region(trial->function, 0)->first;
    gboolean incomplete = TRUE;
    for (guint i = 0, n = 0; has_body && i < MAX_RUNS && (i == 0 || plan.n > n); i++) {
        n = plan.n;
        trial->incomplete = FALSE;
        g_autoptr(GArray) more = run_once(trial, callees, &plan);
        bs_trial_add_found(faults, more);
        incomplete &= trial->incomplete;
    }
    if (incomplete && has_body) {
        plan.is_thrifty = TRUE;
        trial->incomplete = FALSE;
        g_autoptr(GArray) more = run_once(trial, callees, &plan);
        bs_trial_add_found(faults, more);
        incomplete = trial->incomplete;
    }
    trial->incomplete = incomplete && has_body;
    if (trial->known)
        bs_trial_compare_known(faults, trial->known);
    g_hash_table_unref(plan.wants);
    g_hash_table_unref(plan.far);
    g_hash_table_unref(plan.maps);
    bs_arena_clear(&plan.arena);
    return faults;
}
