// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upstream takes all functions through one pass, then through the next. A function does not see
// what became of the others, with three exceptions, each of which has its part here: a failure
// keeps the later passes from all functions, a pass may add a function, and how many rounds the
// rewriter takes depends on all of them.
#include "passes/run/by-function.h"

#include "ir/journal.h"
#include "ir/mutate.h"
#include "support/vec.h"

#include <gio/gio.h>

typedef struct Function {
    BsOp *op;
    guint32 number;     // in the module
    guint stage;        // that is next; from 0
    gboolean done;      // no stage is to follow, or not before it has waited
    gboolean flow_good; // its flow of control is as it was when it was verified
    BsByFunction state; // of that stage, when the function waits in it
} Function;

typedef BS_VEC(Function) Functions;

enum { BATCH_OPS = 1024 }; // of functions that go through the stages together

// Functions that wait are those that another round might change.
typedef struct Runner {
    const BsRun *run;
    const BsPipelineItem *items;
    guint n_items;
    BsOp *module;
    BsOp *last; // function that was taken so far, the first `n_taken`
    guint32 n_taken;
    guint32 batch_begin;  // id of the op behind which those of the batch were made
    gboolean flow_good;   // of all that there was at the beginning
    BsByFunction *stages; // what is known of the module, for each stage
    Functions batch, waiting;
    guint first_diag;
    BS_VEC(guint64) keys; // where the diagnostics since then belong
    guint64 failed;       // key of the first failure so far
} Runner;

// -- where things belong -------------------------------------------------------------------------

// A pass runs on all functions before any of them is verified.
static guint64
pass_key(const Function *function)
{
    return (guint64)(2 * function->stage) << 32 | function->number;
}

static guint64
verify_key(const Function *function)
{
    return (guint64)(2 * function->stage + 1) << 32 | function->number;
}

// That of the last place that upstream comes to. Since 22 the verifier goes on with the next
// function where one has failed.
static guint64
last_key(const Runner *runner)
{
    const gboolean verifies = runner->failed >> 32 & 1;
    return verifies && runner->run->goes_on ? runner->failed | G_MAXUINT32 : runner->failed;
}

// What came since the last call belongs there.
static void
note_diags(Runner *runner, guint64 key)
{
    while (runner->first_diag + runner->keys.len < runner->run->context->diags->items->len)
        bs_vec_push(&runner->keys, key);
}

static gboolean
fail(Runner *runner, guint64 key)
{
    runner->failed = MIN(runner->failed, key);
    return FALSE;
}

// -- one function --------------------------------------------------------------------------------

static gboolean
run_pass(Runner *runner, Function *function)
{
    BsPassContext *context = runner->run->context;
    BsByFunction *state = &function->state, *shared = &runner->stages[function->stage];
    state->module = runner->module;
    state->helper = shared->helper;
    state->last_change = shared->last_change;
    context->by_function = state;
    const guint32 flow = context->ir->n_flow_changes;
    const gboolean ok = bs_run_pass(runner->run, &runner->items[function->stage], function->op);
    function->flow_good = function->flow_good && context->ir->n_flow_changes == flow;
    context->by_function = NULL;
    shared->helper = state->helper;
    shared->last_change = state->last_change;
    note_diags(runner, pass_key(function));
    return ok || fail(runner, pass_key(function));
}

static gboolean
verify(Runner *runner, Function *function)
{
    const guint64 key = verify_key(function);
    const gboolean ok = key > last_key(runner) ||
                        bs_run_verifier_on(runner->run, function->op, &function->flow_good);
    note_diags(runner, key);
    return ok || fail(runner, key);
}

// Erased ops may be in what waiting functions hold on to.
static void
recycle(const Runner *runner)
{
    if (!runner->waiting.len)
        bs_ir_recycle(runner->run->context->ir);
}

static gboolean
may_go_on(const Runner *runner, const Function *function)
{
    return function->stage < runner->n_items && pass_key(function) <= last_key(runner) &&
           !g_cancellable_is_cancelled(runner->run->context->cancellable);
}

// Runs the pass of the stage on those that have come to it. Those that fail, or wait, are done.
static void
run_stage(Runner *runner, Functions *batch, guint stage)
{
    for (guint i = 0; i < batch->len; i++) {
        Function *function = &batch->data[i];
        if (function->done || function->stage != stage)
            continue;
        function->state = (BsByFunction){0};
        function->done = !may_go_on(runner, function) || !run_pass(runner, function);
        if (function->done || !function->state.unsure)
            continue;
        bs_vec_push(&runner->waiting, *function);
        function->done = TRUE;
    }
}

static void
verify_stage(Runner *runner, Functions *batch, guint stage)
{
    for (guint i = 0; i < batch->len; i++) {
        Function *function = &batch->data[i];
        if (function->done || function->stage != stage)
            continue;
        function->done = !verify(runner, function);
        function->stage++;
    }
}

// Takes the functions through the stages that are left, up to the failure of another one.
static void
advance(Runner *runner, Functions *batch)
{
    for (guint stage = 0; stage < runner->n_items; stage++) {
        run_stage(runner, batch, stage);
        verify_stage(runner, batch, stage);
        recycle(runner);
    }
    bs_vec_clear(batch);
}

// The stage in which the function was added to the module; 0 if it was there.
static guint
first_stage(const Runner *runner, const BsOp *op)
{
    for (guint stage = 0; stage < runner->n_items; stage++) {
        if (runner->stages[stage].helper == op)
            return stage;
    }
    return 0;
}

// Whether the ops that were made for the functions of the batch are as many as there should be.
static gboolean
is_batch_full(const Runner *runner)
{
    return bs_vec_last(&runner->batch).op->id - runner->batch_begin >= BATCH_OPS;
}

static void
take_batch(Runner *runner)
{
    const guint32 end = bs_vec_last(&runner->batch).op->id;
    advance(runner, &runner->batch);
    runner->batch_begin = end;
}

static void
take_function(Runner *runner, BsOp *op)
{
    bs_vec_push(&runner->batch, ((Function){.op = op,
                                            .number = runner->n_taken++,
                                            .stage = first_stage(runner, op),
                                            .flow_good = runner->flow_good}));
    if (is_batch_full(runner))
        take_batch(runner);
}

// Those that were not yet taken; others may add some at the end.
static void
take_functions(Runner *runner)
{
    const BsBlock *block = bs_op_region(runner->module, 0)->first;
    for (;;) {
        BsOp *op = runner->last ? bs_op_next(runner->last) : block->first;
        if (!op && !runner->batch.len)
            break;
        if (!op) {
            take_batch(runner);
            continue;
        }
        runner->last = op;
        if (op->n_regions)
            take_function(runner, op);
    }
}

// -- functions that wait -------------------------------------------------------------------------

static void
let_go(Function *function)
{
    if (function->state.kept)
        function->state.free_kept(function->state.kept);
    function->state.kept = NULL;
}

// Every function is through the stage. Those that wait in it go round again while others change in
// rounds that they have not had.
static void
settle_waiting(Runner *runner, guint stage)
{
    for (guint i = 0; i < runner->waiting.len; i++) {
        Function *function = &runner->waiting.data[i];
        const guint32 before = runner->stages[stage].last_change;
        if (function->stage != stage || !function->state.unsure || function->state.rounds > before)
            continue;
        if (pass_key(function) <= last_key(runner) && run_pass(runner, function) &&
            runner->stages[stage].last_change > before)
            i = G_MAXUINT; // from the beginning
    }
}

static void
resolve(Runner *runner, guint stage)
{
    settle_waiting(runner, stage);
    Functions sure = {0};
    guint kept = 0;
    for (guint i = 0; i < runner->waiting.len; i++) {
        Function *function = &runner->waiting.data[i];
        if (function->stage == stage) {
            let_go(function);
            function->done = FALSE;
            bs_vec_push(&sure, *function);
        } else {
            runner->waiting.data[kept++] = *function;
        }
    }
    runner->waiting.len = kept;
    verify_stage(runner, &sure, stage);
    advance(runner, &sure);
    bs_vec_free(&sure);
    take_functions(runner);
}

// -- all of them ---------------------------------------------------------------------------------

static gboolean
finish(Runner *runner)
{
    const BsRun *run = runner->run;
    for (guint i = 0; i < runner->waiting.len; i++)
        let_go(&runner->waiting.data[i]);
    bs_diags_arrange(run->context->diags, runner->first_diag, runner->keys.data, last_key(runner));
    const gboolean cancelled = g_cancellable_is_cancelled(run->context->cancellable);
    gboolean flow_good = FALSE; // functions may have come to the module
    const gboolean ok = runner->failed == G_MAXUINT64 && !cancelled &&
                        bs_run_verifier_on(run, runner->module, &flow_good);
    if (flow_good && runner->flow_good) // and all functions were verified
        bs_ir_set_flow_verified(run->context->ir);
    bs_ir_recycle(run->context->ir);
    return ok;
}

gboolean
bs_by_function_run(const BsRun *run, const BsPipeline *pipeline, guint first, guint end,
                   BsOp *module)
{
    Runner runner = {
        .run = run,
        .items = &g_array_index(pipeline->items, BsPipelineItem, first),
        .n_items = end - first,
        .module = module,
        .stages = g_new0(BsByFunction, end - first),
        .first_diag = run->context->diags->items->len,
        .failed = G_MAXUINT64,
        .flow_good = bs_verifier_knows_flow(run->verifier),
    };
    take_functions(&runner);
    for (guint stage = 0; stage < runner.n_items; stage++)
        resolve(&runner, stage);
    const gboolean ok = finish(&runner);
    bs_vec_free(&runner.batch);
    bs_vec_free(&runner.waiting);
    bs_vec_free(&runner.keys);
    g_free(runner.stages);
    return ok;
}

// Functions, and symbols of which nothing is to be done.
static gboolean
is_module_of_functions(const BsOp *op)
{
    if (!bs_op_is(op, "builtin.module") || !bs_op_region(op, 0)->first)
        return FALSE;
    bs_block_for_each (bs_op_region(op, 0)->first, nested) {
        const gboolean symbol = bs_op_has_trait(nested, BS_TRAIT_SYMBOL) && !nested->n_regions &&
                                !nested->n_operands && !nested->n_results;
        if (!symbol && !bs_op_is(nested, "func.func"))
            return FALSE;
    }
    return TRUE;
}

guint
bs_by_function_end(const BsRun *run, const BsPipeline *pipeline, guint first, const BsOp *op)
{
    const BsPassContext *context = run->context;
    if (context->events || context->ir->journal || (run->options && run->options->after_pass))
        return first;
    gboolean adds = FALSE; // two passes that add functions would do so in another order
    guint end = first;
    for (; end < pipeline->items->len; end++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, end);
        if (!item->pass || !item->pass->works_by_function ||
            !item->pass->works_by_function(item->options) || (adds && item->pass->adds_functions))
            break;
        adds |= item->pass->adds_functions;
    }
    return end - first >= 2 && is_module_of_functions(op) ? end : first;
}
