// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/judge-private.h"

#include "sim/price.h"

enum {
    USUAL_INPUTS = 24,
    USUAL_ROUNDS = 4,
};

// -- verdicts ------------------------------------------------------------------------------------

static void
count_edges(BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    guint32 first;
    BsVerdict *verdict = &judge->verdict;
    verdict->n_edges = bs_program_edges(program, function, &first);
    for (guint32 i = first; i < first + verdict->n_edges; i++) {
        if (judge->took[i])
            verdict->n_taken++;
        else
            g_array_append_val(verdict->not_taken, i);
    }
}

static void
clear_verdict(BsJudge *judge)
{
    BsVerdict *verdict = &judge->verdict;
    if (verdict->not_taken)
        g_array_unref(verdict->not_taken);
    if (verdict->assumed)
        g_ptr_array_unref(verdict->assumed);
    if (verdict->witnesses)
        g_array_unref(verdict->witnesses);
    if (verdict->freed)
        g_hash_table_unref(verdict->freed);
    if (verdict->prices)
        g_hash_table_unref(verdict->prices);
    g_clear_pointer(&judge->made_of, bs_peak_free);
    *verdict = (BsVerdict){0};
}

guint32
bs_verdict_kinds(const BsVerdict *verdict)
{
    guint32 kinds = 0;
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++)
        kinds |= verdict->n_faults[kind] ? 1u << kind : 0;
    return kinds;
}

gboolean
bs_verdict_is_right(const BsVerdict *verdict)
{
    return !bs_verdict_kinds(verdict) && verdict->n_different == 0;
}

// -- stages --------------------------------------------------------------------------------------

// An input with which the program goes wrong by itself is better than none.
static void
take_any(BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    BsInput *input = bs_input_new(program, function);
    BsJudgeRun run = bs_judge_run(judge, program, function, input, judge->took);
    BsJudgeRun before = bs_judge_run(judge, judge->first, judge->first_function, input, NULL);
    g_ptr_array_add(judge->inputs, input);
    g_array_append_val(judge->references, before.outcome);
    bs_judge_add(judge, program, function, 0, &run);
    bs_judge_run_clear(&run);
    bs_judge_run_clear(&before);
}

BsJudge *
bs_judge_new(const BsJudgeOptions *options, const BsInput *given)
{
    BsJudge *judge = g_new0(BsJudge, 1);
    judge->options = options ? *options : (BsJudgeOptions){0};
    if (!judge->options.inputs)
        judge->options.inputs = USUAL_INPUTS;
    if (!judge->options.rounds)
        judge->options.rounds = USUAL_ROUNDS;
    if (!judge->options.limits.steps)
        judge->options.limits = BS_LIMITS_JUDGED;
    judge->inputs = g_ptr_array_new_with_free_func((GDestroyNotify)bs_input_free);
    judge->references = g_array_new(FALSE, TRUE, sizeof(BsExecuted));
    judge->outcomes = g_array_new(FALSE, TRUE, sizeof(BsExecuted));
    judge->numbers = g_array_new(FALSE, FALSE, sizeof(gint64));
    judge->wanted = g_array_new(FALSE, FALSE, sizeof(guint32));
    judge->tried = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    judge->endless = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    judge->is_given = given != NULL;
    if (given)
        g_ptr_array_add(judge->inputs, bs_input_copy(given));
    return judge;
}

void
bs_judge_free(BsJudge *judge)
{
    if (!judge)
        return;
    clear_verdict(judge);
    bs_program_unref(judge->now);
    bs_program_unref(judge->first);
    g_ptr_array_unref(judge->inputs);
    g_array_unref(judge->references);
    g_array_unref(judge->outcomes);
    g_array_unref(judge->numbers);
    g_array_unref(judge->wanted);
    g_hash_table_unref(judge->tried);
    g_hash_table_unref(judge->endless);
    g_free(judge->took);
    g_free(judge);
}

static void
take_program(BsJudge *judge, BsProgram *program, const BsOp *function)
{
    bs_program_unref(judge->now);
    judge->now = bs_program_ref(program);
    if (!judge->first) {
        judge->first = bs_program_ref(program);
        judge->first_function = function;
    }
    clear_verdict(judge);
    judge->verdict.not_taken = g_array_new(FALSE, FALSE, sizeof(guint32));
    judge->verdict.assumed = g_ptr_array_new();
    judge->verdict.witnesses = g_array_new(FALSE, FALSE, sizeof(BsWitness));
    judge->verdict.freed = g_hash_table_new(NULL, NULL);
    judge->verdict.prices = bs_prices_new();
    g_array_set_size(judge->outcomes, 0);
    g_free(judge->took);
    judge->took = g_new0(guint8, program->edges.len + 1);
    judge->n_tries = 0;
    judge->spent = 0;
    judge->function = function;
    g_hash_table_remove_all(judge->tried);
}

const BsVerdict *
bs_judge_stage(BsJudge *judge, BsProgram *program, const BsOp *function)
{
    take_program(judge, program, function);
    for (guint i = 0; i < judge->inputs->len; i++) {
        BsJudgeRun run =
            bs_judge_run(judge, program, function, judge->inputs->pdata[i], judge->took);
        if (i >= judge->references->len)
            g_array_append_val(judge->references, run.outcome);
        bs_judge_add(judge, program, function, i, &run);
        bs_judge_run_clear(&run);
    }
    if (!judge->is_given && !judge->is_settled)
        bs_judge_find_inputs(judge, program, function);
    if (!judge->inputs->len)
        take_any(judge, program, function);
    count_edges(judge, program, function);
    judge->verdict.n_inputs = judge->inputs->len;
    judge->verdict.outcomes = (const BsExecuted *)(gpointer)judge->outcomes->data;
    return &judge->verdict;
}

// 2: a fault other than a leak; 1: a leak; 0: none.
static guint
rank_of(const BsExecuted *outcome)
{
    for (guint i = 0; i < MIN(outcome->n_faults, G_N_ELEMENTS(outcome->faults)); i++) {
        if (outcome->faults[i].kind != BS_MACHINE_LEAK)
            return 2;
    }
    return outcome->n_faults ? 1 : 0;
}

// A loop that is left at once shows least, and buffers without bytes show little.
static gboolean
shows_more(const BsExecuted *one, const BsExecuted *other)
{
    const guint rank = rank_of(one), before = rank_of(other);
    const gboolean has_bytes = one->peak_bytes > 0, had_bytes = other->peak_bytes > 0;
    if (rank != before)
        return rank > before;
    if (has_bytes != had_bytes)
        return has_bytes;
    return rank < 2 && one->costs.steps > other->costs.steps;
}

guint
bs_verdict_first_input(const BsVerdict *verdict)
{
    guint best = 0;
    for (guint i = 1; i < verdict->n_inputs; i++) {
        if (shows_more(&verdict->outcomes[i], &verdict->outcomes[best]))
            best = i;
    }
    return best;
}

const BsLimits *
bs_judge_limits(const BsJudge *judge)
{
    return &judge->options.limits;
}

const BsInput *
bs_judge_input(const BsJudge *judge, guint i)
{
    return judge->inputs->pdata[i];
}

void
bs_judge_settle(BsJudge *judge)
{
    judge->is_settled = TRUE;
}

guint
bs_judge_n_inputs(const BsJudge *judge)
{
    return judge->inputs->len;
}

void
bs_judge_trace(const BsJudge *judge, const BsWitness *witness, BsTrace *trace)
{
    bs_witness_trace(judge->now, judge->function, judge->inputs->pdata[witness->input],
                     &judge->options.limits, witness, trace);
}

void
bs_judge_try(BsJudge *judge, BsInput *input)
{
    enum { TIMES = 2 }; // as many as are found without that
    if (judge->inputs->len < judge->options.inputs * TIMES &&
        judge->spent < MAX(judge->options.search, judge->options.limits.steps))
        bs_judge_consider(judge, judge->now, judge->function, input);
    else
        bs_input_free(input);
    judge->verdict.n_inputs = judge->inputs->len;
    judge->verdict.outcomes = (const BsExecuted *)(gpointer)judge->outcomes->data;
}

gboolean
bs_judge_flows(const BsJudge *judge, BsFlowDifference *difference, guint *input)
{
    enum { INPUTS = 4 }; // the first ones, and the one that has shown it
    gboolean differs = FALSE;
    for (guint i = 0; i < judge->outcomes->len && !differs && judge->now != judge->first; i++) {
        const BsExecuted *now = &g_array_index(judge->outcomes, BsExecuted, i);
        if ((i >= INPUTS && i != judge->flow_input) || now->is_broken ||
            now->ending != BS_RETURNED || bs_judge_reference(judge, i)->is_broken)
            continue;
        differs = bs_judge_flow_of(judge, judge->inputs->pdata[i], difference);
        *input = i;
    }
    return differs;
}

const BsVerdict *
bs_judge_verdict(const BsJudge *judge)
{
    return &judge->verdict;
}

void
bs_judge_split(const BsJudge *judge, guint i, guint32 first_event, guint32 last_event,
               BsSplit *split)
{
    bs_witness_split(last_event ? judge->now : judge->first,
                     last_event ? judge->function : judge->first_function, judge->inputs->pdata[i],
                     &judge->options.limits, first_event, last_event, split);
}
