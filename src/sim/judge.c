// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/judge.h"

#include "sim/exec-private.h"
#include "support/intern.h"

enum {
    USUAL_INPUTS = 24,
    USUAL_ROUNDS = 4,
    FEW_INPUTS = 6, // are wanted even where one takes all edges
    TRIES = 8,      // for each input that there may be
    LONG_TRIES = 2, // of as many steps as there may be, in a stage
};

struct BsJudge {
    BsJudgeOptions options;
    GPtrArray *inputs; // of BsInput
    gboolean is_given;
    GArray *references; // BsExecuted of the first stage, by input
    BsProgram *first, *now;
    const BsOp *first_function;
    GArray *outcomes; // of the current stage
    BsVerdict verdict;
    GHashTable *tried; // texts of inputs
    guint8 *took;      // by edge of the current program
    GArray *numbers;   // gint64: what an integer is tried with
    guint n_tries;
    guint64 spent; // steps, on tries in this stage
    GHashTable
        *endless; // texts of inputs with which a stage met a limit: no other stage tries them
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
note_took(const BsMachine *machine, const BsCode *code, guint8 *took, gboolean *is_new)
{
    for (guint32 i = code->first_edge; took && i < code->first_edge + code->n_edges; i++) {
        *is_new = *is_new || (machine->took[i] && !took[i]);
        took[i] |= machine->took[i];
    }
}

typedef struct Trial {
    BsExecuted outcome;
    guint32 kinds;   // bits: faults
    gboolean is_new; // it took an edge that nobody took before
    GPtrArray *assumed;
} Trial;

// Takes what the edges are from `took`, and adds to it; NULL: nobody asks.
static Trial
run_once(const BsJudge *judge, const BsProgram *program, const BsOp *function, const BsInput *input,
         guint8 *took)
{
    const BsCode *code = &program->codes.data[bs_program_code(program, function)];
    Trial trial = {0};
    BsMachine *machine = bs_machine_new(program, function, &judge->options.limits);
    const char *why = NULL;
    if (input->n != code->n_arguments || !bs_input_apply(input, machine, &why))
        bs_machine_end(machine, BS_STUCK, why ? why : "it has other arguments");
    while (bs_machine_run(machine, G_MAXUINT64) && bs_machine_ending(machine, NULL) == BS_RUNNING)
        ;
    trial.outcome.ending = bs_machine_ending(machine, &trial.outcome.why);
    note_faults(machine, &trial.outcome);
    note_kinds(machine, &trial.kinds);
    note_costs(machine, &trial.outcome);
    note_took(machine, code, took, &trial.is_new);
    trial.assumed = g_ptr_array_copy(machine->assumed, NULL, NULL);
    if (trial.outcome.ending == BS_RETURNED)
        trial.outcome.seen = hash_all(machine, code);
    bs_machine_free(machine);
    return trial;
}

// -- verdicts ------------------------------------------------------------------------------------

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
    const BsCode *one =
        &judge->first->codes.data[bs_program_code(judge->first, judge->first_function)];
    const BsCode *other = &program->codes.data[bs_program_code(program, function)];
    return one->n_arguments == other->n_arguments && one->n_results == other->n_results &&
           before->seen != outcome->seen;
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
add_to_verdict(BsJudge *judge, const BsProgram *program, const BsOp *function, guint i,
               const Trial *trial)
{
    BsVerdict *verdict = &judge->verdict;
    const BsExecuted *outcome = &trial->outcome;
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (trial->kinds & 1u << kind && !verdict->n_faults[kind]++)
            verdict->witness[kind] = i;
    }
    if (is_different(judge, program, function, i, outcome, trial->kinds) && !verdict->n_different++)
        verdict->different = i;
    if (outcome->ending == BS_RETURNED || outcome->ending == BS_STOPPED) {
        verdict->n_judged++;
    } else if (!verdict->limit) {
        verdict->limit = outcome->why;
        verdict->limited = outcome->ending == BS_LIMITED;
    }
    verdict->peak_bytes = MAX(verdict->peak_bytes, outcome->peak_bytes);
    verdict->peak = MAX(verdict->peak, outcome->peak);
    verdict->steps += outcome->costs.steps;
    add_assumed(verdict, trial->assumed);
    g_array_append_vals(judge->outcomes, outcome, 1);
}

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
    *verdict = (BsVerdict){0};
}

gboolean
bs_verdict_is_right(const BsVerdict *verdict)
{
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (verdict->n_faults[kind])
            return FALSE;
    }
    return verdict->n_different == 0;
}

// -- finding inputs ------------------------------------------------------------------------------

static void
add_number(GArray *numbers, gint64 number)
{
    for (guint i = 0; i < numbers->len; i++) {
        if (g_array_index(numbers, gint64, i) == number)
            return;
    }
    if (numbers->len < 24)
        g_array_append_val(numbers, number);
}

// Small ones, and those near to constants of the program.
static void
find_numbers(BsJudge *judge, const BsCode *code)
{
    const gint64 most = judge->options.rounds;
    g_array_set_size(judge->numbers, 0);
    for (gint64 i = 0; i <= MIN(most, 3); i++)
        add_number(judge->numbers, i);
    for (guint32 i = 0; i < code->n_insns; i++) {
        guint64 word;
        if (!bs_insn_constant(&code->insns[i], &word))
            continue;
        for (gint64 k = -1; k <= 1; k++) {
            const gint64 number = (gint64)(word + (guint64)k);
            const gboolean is_small = number >= -most && number <= most;
            if (is_small || (k == 0 && number > 0 && number <= 64))
                add_number(judge->numbers, number);
        }
    }
    add_number(judge->numbers, -1);
}

// Choice number `k` for an argument. FALSE: there are no more.
static gboolean
choose_number(const BsJudge *judge, const BsStorage *storage, guint k, BsInputValue *value)
{
    static const double floats[] = {0, 1, -1, 2.5};
    value->kind = BS_INPUT_NUMBER;
    if (storage->number->kind == BS_TYPE_FLOAT) {
        if (k >= G_N_ELEMENTS(floats))
            return FALSE;
        value->number = floats[k];
        value->integer = (gint64)floats[k];
        return TRUE;
    }
    const guint n = bs_type_bit_width(storage->number) == 1 ? 2 : judge->numbers->len;
    if (k >= n)
        return FALSE;
    value->integer = n == 2 ? (gint64)k : g_array_index(judge->numbers, gint64, k);
    value->number = (double)value->integer;
    return TRUE;
}

static gboolean
has_dynamic(const BsStorage *storage)
{
    for (guint32 i = 0; i < storage->rank; i++) {
        if (storage->type->shaped.shape[i] == BS_DYNAMIC)
            return TRUE;
    }
    return FALSE;
}

// An alias of an argument before it, other elements, other sizes.
static gboolean
choose_memory(const BsProgram *program, const BsOp *function, guint32 i, guint k,
              BsInputValue *value)
{
    static const gint64 sizes[] = {2, 1, 0, 4};
    const BsStorage *storage = bs_program_argument(program, function, i);
    for (guint32 other = 0; other < i; other++) {
        if (bs_program_argument(program, function, other)->type == storage->type && k-- == 0) {
            value->kind = BS_INPUT_SAME;
            value->same = other;
            return TRUE;
        }
    }
    value->kind = k == 0 || k > 1 ? BS_INPUT_IOTA : BS_INPUT_NUMBER;
    if (k < 2)
        return TRUE;
    if (!has_dynamic(storage) || k - 2 >= G_N_ELEMENTS(sizes))
        return FALSE;
    for (guint32 d = 0; d < storage->rank && value->n_sizes < G_N_ELEMENTS(value->sizes); d++) {
        if (storage->type->shaped.shape[d] == BS_DYNAMIC)
            value->sizes[value->n_sizes++] = sizes[k - 2];
    }
    return TRUE;
}

static gboolean
choose(const BsJudge *judge, const BsProgram *program, const BsOp *function, guint32 i, guint k,
       BsInputValue *value)
{
    const BsStorage *storage = bs_program_argument(program, function, i);
    *value = (BsInputValue){0};
    if (storage->kind == BS_STORAGE_NUMBERS)
        return choose_number(judge, storage, k, value);
    return storage->element && choose_memory(program, function, i, k, value);
}

// The program itself asks for what it is given: with such an input it goes wrong where nothing of
// memory's life is at fault.
static gboolean
is_not_meant(guint32 kinds)
{
    return (kinds & (1u << BS_MACHINE_OUT_OF_BOUNDS | 1u << BS_MACHINE_BAD_SHAPE |
                     1u << BS_MACHINE_NO_RESULT | 1u << BS_MACHINE_ASSERTION)) != 0;
}

static gboolean
all_taken(const BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    guint32 first;
    const guint32 n = bs_program_edges(program, function, &first);
    for (guint32 i = first; i < first + n; i++) {
        if (!judge->took[i])
            return FALSE;
    }
    return TRUE;
}

// Whether an input is one that the first stage can be run with.
static gboolean
is_meant(BsJudge *judge, const BsProgram *program, const BsInput *input, const Trial *trial,
         BsExecuted *reference)
{
    if (program == judge->first) {
        *reference = trial->outcome;
        return !is_not_meant(trial->kinds) &&
               (trial->outcome.ending != BS_LIMITED || !judge->inputs->len);
    }
    Trial before = run_once(judge, judge->first, judge->first_function, input, NULL);
    g_ptr_array_unref(before.assumed);
    *reference = before.outcome;
    return !is_not_meant(before.kinds);
}

static gboolean
has_new_kind(const BsJudge *judge, guint32 kinds)
{
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (kinds & 1u << kind && !judge->verdict.n_faults[kind])
            return TRUE;
    }
    return FALSE;
}

// Takes the input, when it is worth it.
static void
consider(BsJudge *judge, const BsProgram *program, const BsOp *function, BsInput *input)
{
    GString *text = g_string_new(NULL);
    bs_input_append(input, text);
    if (g_hash_table_contains(judge->endless, text->str) ||
        !g_hash_table_add(judge->tried, g_strdup(text->str))) {
        g_string_free(text, TRUE);
        bs_input_free(input);
        return;
    }
    judge->n_tries++;
    const guint32 n_edges = program->edges.len;
    g_autofree guint8 *took = g_memdup2(judge->took, n_edges + 1);
    Trial trial = run_once(judge, program, function, input, took);
    judge->spent += trial.outcome.costs.steps;
    if (trial.outcome.ending == BS_LIMITED)
        g_hash_table_add(judge->endless, g_strdup(text->str));
    g_string_free(text, TRUE);
    BsExecuted reference;
    const gboolean few = program == judge->first && judge->inputs->len < FEW_INPUTS;
    const gboolean taken = (trial.is_new || few || has_new_kind(judge, trial.kinds)) &&
                           is_meant(judge, program, input, &trial, &reference);
    if (taken) {
        memcpy(judge->took, took, n_edges);
        g_ptr_array_add(judge->inputs, input);
        g_array_append_val(judge->references, reference);
        add_to_verdict(judge, program, function, judge->inputs->len - 1, &trial);
    } else {
        bs_input_free(input);
    }
    g_ptr_array_unref(trial.assumed);
}

static gboolean
is_enough(const BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    return judge->inputs->len >= judge->options.inputs ||
           judge->n_tries >= judge->options.inputs * TRIES ||
           judge->spent >= judge->options.limits.steps * LONG_TRIES ||
           (judge->options.cancellable && g_cancellable_is_cancelled(judge->options.cancellable)) ||
           ((program != judge->first || judge->inputs->len >= FEW_INPUTS) && judge->inputs->len &&
            all_taken(judge, program, function));
}

// Each input so far with one argument changed, in all ways; then those that came of it.
static void
find_inputs(BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    const guint32 n = bs_program_n_arguments(program, function);
    if (!judge->inputs->len)
        consider(judge, program, function, bs_input_new(program, function));
    for (guint at = 0; at < MAX(judge->inputs->len, 1); at++) {
        for (guint k = 0, more = TRUE; more; k++) {
            more = FALSE;
            for (guint32 i = 0; i < n; i++) {
                BsInputValue value;
                if (is_enough(judge, program, function))
                    return;
                if (!choose(judge, program, function, i, k, &value))
                    continue;
                more = TRUE;
                BsInput *input = judge->inputs->len ? bs_input_copy(judge->inputs->pdata[at])
                                                    : bs_input_new(program, function);
                g_free(input->values[i].elements);
                input->values[i] = value;
                consider(judge, program, function, input);
            }
        }
    }
}

// An input with which the program goes wrong by itself is better than none.
static void
take_any(BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    BsInput *input = bs_input_new(program, function);
    Trial trial = run_once(judge, program, function, input, judge->took);
    Trial before = run_once(judge, judge->first, judge->first_function, input, NULL);
    g_ptr_array_add(judge->inputs, input);
    g_array_append_val(judge->references, before.outcome);
    add_to_verdict(judge, program, function, 0, &trial);
    g_ptr_array_unref(trial.assumed);
    g_ptr_array_unref(before.assumed);
}

// -- stages --------------------------------------------------------------------------------------

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
        judge->options.limits = (BsLimits){
            .steps = 1000000, .bytes = 64 << 20, .depth = 1000, .buffers = 1 << 18, .seconds = 10};
    judge->inputs = g_ptr_array_new_with_free_func((GDestroyNotify)bs_input_free);
    judge->references = g_array_new(FALSE, TRUE, sizeof(BsExecuted));
    judge->outcomes = g_array_new(FALSE, TRUE, sizeof(BsExecuted));
    judge->numbers = g_array_new(FALSE, FALSE, sizeof(gint64));
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
    g_array_set_size(judge->outcomes, 0);
    g_free(judge->took);
    judge->took = g_new0(guint8, program->edges.len + 1);
    judge->n_tries = 0;
    judge->spent = 0;
    g_hash_table_remove_all(judge->tried);
}

const BsVerdict *
bs_judge_stage(BsJudge *judge, BsProgram *program, const BsOp *function)
{
    const BsCode *code = &program->codes.data[bs_program_code(program, function)];
    take_program(judge, program, function);
    find_numbers(judge, code);
    for (guint i = 0; i < judge->inputs->len; i++) {
        Trial trial = run_once(judge, program, function, judge->inputs->pdata[i], judge->took);
        if (i >= judge->references->len)
            g_array_append_val(judge->references, trial.outcome);
        add_to_verdict(judge, program, function, i, &trial);
        g_ptr_array_unref(trial.assumed);
    }
    if (!judge->is_given)
        find_inputs(judge, program, function);
    if (!judge->inputs->len)
        take_any(judge, program, function);
    count_edges(judge, program, function);
    judge->verdict.n_inputs = judge->inputs->len;
    judge->verdict.outcomes = (const BsExecuted *)(gpointer)judge->outcomes->data;
    return &judge->verdict;
}

const BsInput *
bs_judge_input(const BsJudge *judge, guint i)
{
    return judge->inputs->pdata[i];
}

const BsExecuted *
bs_judge_reference(const BsJudge *judge, guint i)
{
    return &g_array_index(judge->references, BsExecuted, i);
}
