// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One execution, and what it adds to a verdict.
#include "sim/judge-private.h"

#include "sim/price.h"
#include "support/intern.h"

// Faults behind which nobody knows what a program does.
enum {
    BREAKS = 1 << BS_MACHINE_READ_FREED | 1 << BS_MACHINE_WRITTEN_FREED |
             1 << BS_MACHINE_PASSED_FREED | 1 << BS_MACHINE_RETURNED_FREED |
             1 << BS_MACHINE_FREED_TWICE | 1 << BS_MACHINE_FREED_STACK |
             1 << BS_MACHINE_FREED_GLOBAL | 1 << BS_MACHINE_FREED_PART
};

// -- one execution -------------------------------------------------------------------------------

static guint64
hash_value(BsMachine *machine, const BsStorage *storage, const guint64 *words, guint64 hash)
{
    if (storage->kind == BS_STORAGE_NUMBERS) {
        for (guint32 i = 0; i < storage->words; i++)
            hash = bs_hash_word(hash, words[i]);
        return hash;
    }
    const BsView view = storage->element ? bs_view_of(storage, words) : (BsView){0};
    if (!view.buffer || bs_heap_get(&machine->heap, view.buffer)->is_free)
        return hash;
    return bs_machine_hash_elements(machine, &view, storage->element, hash);
}

// Results, what is left in the caller's memory and in globals, and what calls saw.
static guint64
hash_all(BsMachine *machine, const BsCode *code)
{
    guint64 hash = machine->now.seen;
    const guint64 *words;
    const BsStorage *storage;
    for (guint32 i = 0; bs_machine_result(machine, i, &words, &storage); i++)
        hash = hash_value(machine, storage, words, hash);
    for (guint32 i = 0; i < code->n_arguments; i++) {
        if (code->argument_storages[i]->kind != BS_STORAGE_NUMBERS)
            hash = hash_value(machine, code->argument_storages[i],
                              machine->words + code->arguments[i], hash);
    }
    return hash;
}

static void
note_faults(const BsMachine *machine, BsExecuted *outcome)
{
    guint n;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    outcome->n_faults = n;
    for (guint i = 0; i < MIN(n, G_N_ELEMENTS(outcome->faults)); i++) {
        outcome->faults[i] = faults[i];
        if (!faults[i].buffer)
            continue;
        const BsBuffer *buffer = bs_heap_get(&machine->heap, faults[i].buffer);
        outcome->made_by[i] = buffer->made_by;
        outcome->freed_by[i] = buffer->freed_by;
        outcome->made_step[i] = buffer->made;
        outcome->freed_step[i] = buffer->freed;
    }
}

static void
note_kinds(const BsMachine *machine, guint32 *kinds)
{
    guint n;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    for (guint i = 0; i < n; i++)
        *kinds |= 1u << faults[i].kind;
}

static void
note_costs(const BsMachine *machine, BsExecuted *outcome)
{
    outcome->peak_bytes = machine->heap.peak_bytes;
    outcome->peak_stack = machine->heap.peak_stack;
    outcome->made = machine->heap.made;
    outcome->freed = machine->heap.freed;
    outcome->peak = machine->heap.peak;
    outcome->costs = bs_machine_costs(machine);
}

static void
note_took(const BsMachine *machine, guint8 *took, gboolean *is_new)
{
    for (guint32 i = 0; took && i < machine->program->edges.len; i++) {
        *is_new = *is_new || (machine->took[i] && !took[i]);
        took[i] |= machine->took[i];
    }
}

void
bs_judge_run_clear(BsJudgeRun *run)
{
    g_ptr_array_unref(run->assumed);
    g_hash_table_unref(run->freed);
    g_array_unref(run->witnesses);
    g_hash_table_unref(run->prices);
    bs_peak_free(run->made_of);
}

// Ops whose buffers are free at the end, each with who freed one.
static GHashTable *
find_freed(const BsMachine *machine)
{
    GHashTable *freed = g_hash_table_new(NULL, NULL);
    for (guint32 i = 1; i <= machine->heap.n; i++) {
        const BsBuffer *buffer = bs_heap_get(&machine->heap, i);
        if (buffer->is_free && buffer->kind == BS_BUFFER_HEAP)
            g_hash_table_insert(freed, (gpointer)(gsize)buffer->made_by,
                                (gpointer)(gsize)buffer->freed_by);
    }
    return freed;
}

BsJudgeRun
bs_judge_run(const BsJudge *judge, const BsProgram *program, const BsOp *function,
             const BsInput *input, guint8 *took)
{
    const BsCode *code = &program->codes.data[bs_program_code(program, function)];
    BsJudgeRun run = {0};
    BsMachine *machine = bs_machine_new(program, function, &judge->options.limits);
    const char *why = NULL;
    run.prices = bs_prices_new();
    bs_machine_price(machine, run.prices);
    if (input->n != code->n_arguments || !bs_input_apply(input, machine, &why))
        bs_machine_end(machine, BS_STUCK, why ? why : bs_unjudged_words(BS_UNJUDGED_ARGUMENTS));
    else
        run.given = machine->heap.all_bytes;
    while (bs_machine_run(machine, G_MAXUINT64) && bs_machine_ending(machine, NULL) == BS_RUNNING)
        ;
    run.outcome.ending = bs_machine_ending(machine, &run.outcome.why);
    run.outcome.is_undefined = machine->now.is_undefined;
    note_faults(machine, &run.outcome);
    note_kinds(machine, &run.kinds);
    run.outcome.is_undefined |=
        (run.kinds & (1u << BS_MACHINE_UNWRITTEN | 1u << BS_MACHINE_UNDEFINED |
                      1u << BS_MACHINE_FREED_ARGUMENT)) != 0;
    run.outcome.is_broken = (run.kinds & BREAKS) != 0;
    note_costs(machine, &run.outcome);
    note_took(machine, took, &run.is_new);
    run.assumed = g_ptr_array_copy(machine->assumed, NULL, NULL);
    run.freed = find_freed(machine);
    run.witnesses = g_array_new(FALSE, FALSE, sizeof(BsWitness));
    bs_witnesses_collect(machine, function, run.witnesses);
    if (run.outcome.ending == BS_RETURNED) {
        run.made_of = bs_peak_new(&machine->heap);
        run.outcome.least_bytes = run.made_of->least;
        run.outcome.seen = judge->options.only_faults ? 0 : hash_all(machine, code);
    }
    run.outcome.is_undefined |= machine->now.is_undefined; // results, too
    run.outcome.guessed = machine->now.guessed;
    bs_machine_free(machine);
    return run;
}

gboolean
bs_judge_flow_of(const BsJudge *judge, const BsInput *input, BsFlowDifference *difference)
{
    const BsLimits limits = {.steps = 20000, .bytes = 1 << 20, .depth = 200, .buffers = 1 << 12};
    if (judge->options.only_faults)
        return FALSE;
    BsFlow *before = bs_flow_new(judge->first, judge->first_function, input, &limits);
    BsFlow *now = before ? bs_flow_new(judge->now, judge->function, input, &limits) : NULL;
    const gboolean differs = bs_flow_differs(before, now, difference);
    bs_flow_free(before);
    bs_flow_free(now);
    return differs;
}

// -- verdicts ------------------------------------------------------------------------------------

static gboolean
frees_argument(const BsExecuted *outcome)
{
    for (guint i = 0; i < MIN(outcome->n_faults, G_N_ELEMENTS(outcome->faults)); i++) {
        if (outcome->faults[i].kind == BS_MACHINE_FREED_ARGUMENT)
            return TRUE;
    }
    return FALSE;
}

// Ends of both can be compared: nothing went wrong on the way.
static gboolean
is_different(const BsJudge *judge, const BsProgram *program, const BsOp *function, guint i,
             const BsExecuted *outcome, guint32 kinds)
{
    const BsExecuted *before = bs_judge_reference(judge, i);
    // Of what is returned when it is free nothing is left to compare.
    if (program == judge->first || kinds & 1u << BS_MACHINE_RETURNED_FREED ||
        before->ending != BS_RETURNED || outcome->ending != BS_RETURNED)
        return FALSE;
    if (before->is_undefined && (outcome->is_broken || frees_argument(before)))
        return FALSE;
    const BsCode *one =
        &judge->first->codes.data[bs_program_code(judge->first, judge->first_function)];
    const BsCode *other = &program->codes.data[bs_program_code(program, function)];
    return one->n_arguments == other->n_arguments && one->n_results == other->n_results &&
           before->guessed == outcome->guessed && before->seen != outcome->seen;
}

static void
add_assumed(BsVerdict *verdict, const GPtrArray *assumed)
{
    for (guint i = 0; i < assumed->len; i++) {
        if (!g_ptr_array_find(verdict->assumed, assumed->pdata[i], NULL))
            g_ptr_array_add(verdict->assumed, assumed->pdata[i]);
    }
}

static void
add_freed(BsVerdict *verdict, GHashTable *freed)
{
    GHashTableIter iter;
    gpointer made_by, freed_by;
    g_hash_table_iter_init(&iter, freed);
    while (g_hash_table_iter_next(&iter, &made_by, &freed_by))
        g_hash_table_insert(verdict->freed, made_by, freed_by);
}

BsWitness *
bs_verdict_find(const BsVerdict *verdict, const BsWitness *witness)
{
    for (guint i = 0; i < verdict->witnesses->len; i++) {
        BsWitness *known = &g_array_index(verdict->witnesses, BsWitness, i);
        if (bs_witness_is_same(known, witness))
            return known;
    }
    return NULL;
}

static void
add_witnesses(const BsJudge *judge, BsVerdict *verdict, const GArray *witnesses, guint input)
{
    for (guint i = 0; i < witnesses->len; i++) {
        BsWitness witness = g_array_index(witnesses, BsWitness, i);
        BsWitness *known = bs_verdict_find(verdict, &witness);
        witness.input = input;
        // One that was right before says more, and so does one with bytes.
        if (known && (bs_judge_reference(judge, known->input)->is_broken ||
                      (witness.bytes && !known->bytes))) {
            witness.n_inputs = known->n_inputs;
            *known = witness;
        }
        if (known)
            known->n_inputs++;
        else
            g_array_append_val(verdict->witnesses, witness);
    }
}

// Counts the kinds of faults of a run; the first one that shows bytes is the one to look at.
static void
add_kinds(BsVerdict *verdict, const BsJudgeRun *run, guint input)
{
    gint64 bytes[BS_N_MACHINE_FAULTS] = {0};
    for (guint i = 0; i < run->witnesses->len; i++) {
        const BsWitness *witness = &g_array_index(run->witnesses, BsWitness, i);
        bytes[witness->fault.kind] = MAX(bytes[witness->fault.kind], witness->bytes);
    }
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (!(run->kinds & 1u << kind))
            continue;
        if (!verdict->n_faults[kind]++ || (bytes[kind] && !verdict->bytes[kind])) {
            verdict->witness[kind] = input;
            verdict->bytes[kind] = bytes[kind];
        }
    }
}

static void
add_prices(GHashTable *sum, GHashTable *prices)
{
    GHashTableIter iter;
    gpointer value;
    g_hash_table_iter_init(&iter, prices);
    while (g_hash_table_iter_next(&iter, NULL, &value))
        bs_price_add(sum, value);
}

static gboolean
is_higher(const BsPeak *one, const BsPeak *other)
{
    return one->bytes != other->bytes ? one->bytes > other->bytes : one->made > other->made;
}

// Takes what the highest peak is made of.
static void
take_peak(BsJudge *judge, guint i, BsJudgeRun *run)
{
    if (!run->made_of || (judge->made_of && !is_higher(run->made_of, judge->made_of)))
        return;
    bs_peak_free(judge->made_of);
    judge->verdict.made_of_input = i;
    judge->verdict.made_of = judge->made_of = g_steal_pointer(&run->made_of);
}

void
bs_judge_add(BsJudge *judge, const BsProgram *program, const BsOp *function, guint i,
             BsJudgeRun *run)
{
    BsVerdict *verdict = &judge->verdict;
    const BsExecuted *outcome = &run->outcome;
    add_kinds(verdict, run, i);
    if (is_different(judge, program, function, i, outcome, run->kinds)) {
        if (bs_judge_reference(judge, i)->is_undefined)
            verdict->undefined = verdict->n_undefined++ ? verdict->undefined : i;
        else if (!verdict->n_different++)
            verdict->different = i;
    }
    if (outcome->ending == BS_RETURNED || outcome->ending == BS_STOPPED) {
        verdict->n_judged++;
    } else if (!verdict->limit) {
        verdict->limit = outcome->why;
        verdict->limited = outcome->ending == BS_LIMITED;
    }
    verdict->peak_bytes = MAX(verdict->peak_bytes, outcome->peak_bytes);
    verdict->peak = MAX(verdict->peak, outcome->peak);
    verdict->steps += outcome->costs.steps;
    add_assumed(verdict, run->assumed);
    add_witnesses(judge, verdict, run->witnesses, i);
    add_freed(verdict, run->freed);
    add_prices(verdict->prices, run->prices);
    take_peak(judge, i, run);
    g_array_append_vals(judge->outcomes, outcome, 1);
}

const BsExecuted *
bs_judge_reference(const BsJudge *judge, guint i)
{
    return &g_array_index(judge->references, BsExecuted, i);
}
