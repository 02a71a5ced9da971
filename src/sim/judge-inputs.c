// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finding inputs, by trying.
#include "sim/judge-private.h"

#include <gio/gio.h>

enum {
    FEW_INPUTS = 6, // are wanted even where one takes all edges
    NEAR = 256,     // constants up to that are tried, and their neighbours
    TRIES = 8,      // for each input that there may be
    LONG_TRIES = 2, // of as many steps as there may be, in a stage
    STEP = 32,      // bytes that are filled and looked at in the time of a step
};

// -- what is tried -------------------------------------------------------------------------------

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
            if (is_small || (number > 0 && number <= NEAR))
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
    static const gint64 sizes[] = {2, 1, 0, 4, 16};
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
                     1u << BS_MACHINE_NO_RESULT | 1u << BS_MACHINE_OVERFLOW |
                     1u << BS_MACHINE_UNDEFINED | 1u << BS_MACHINE_ASSERTION)) != 0;
}

// Marks the codes that may run when that one does.
static void
note_reached(const BsProgram *program, guint32 number, guint8 *reached, GArray *open)
{
    reached[number] = 1;
    const BsCode *code = &program->codes.data[number];
    for (guint32 i = 0; i < code->n_insns; i++) {
        const BsInsn *insn = &code->insns[i];
        if (insn->op->def->does != BS_DOES_CALL || insn->function >= program->codes.len ||
            reached[insn->function])
            continue;
        reached[insn->function] = 1;
        g_array_append_val(open, insn->function);
    }
}

// The edges of the function, and of those that it calls.
static void
find_wanted(BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    g_autofree guint8 *reached = g_malloc0(program->codes.len + 1);
    g_autoptr(GArray) open = g_array_new(FALSE, FALSE, sizeof(guint32));
    guint32 number = bs_program_code(program, function);
    g_array_append_val(open, number);
    g_array_set_size(judge->wanted, 0);
    while (open->len) {
        number = g_array_index(open, guint32, open->len - 1);
        g_array_set_size(open, open->len - 1);
        note_reached(program, number, reached, open);
        const BsCode *code = &program->codes.data[number];
        for (guint32 i = code->first_edge; i < code->first_edge + code->n_edges; i++)
            g_array_append_val(judge->wanted, i);
    }
}

static gboolean
all_taken(const BsJudge *judge)
{
    for (guint i = 0; i < judge->wanted->len; i++) {
        if (!judge->took[g_array_index(judge->wanted, guint32, i)])
            return FALSE;
    }
    return TRUE;
}

// Whether an input is one that the first stage can be run with.
static gboolean
is_meant(BsJudge *judge, const BsProgram *program, const BsInput *input, const BsJudgeRun *run,
         BsExecuted *reference)
{
    if (program == judge->first) {
        *reference = run->outcome;
        return !is_not_meant(run->kinds) &&
               (run->outcome.ending != BS_LIMITED || !judge->inputs->len);
    }
    BsJudgeRun before = bs_judge_run(judge, judge->first, judge->first_function, input, NULL);
    bs_judge_run_clear(&before);
    *reference = before.outcome;
    return !is_not_meant(before.kinds);
}

// Other results, the first ones that depend on what nobody has written, or the first read that sees
// another write.
static gboolean
differs(BsJudge *judge, const BsInput *input, const BsExecuted *reference, const BsJudgeRun *run)
{
    BsFlowDifference flow;
    if (reference->ending != BS_RETURNED || run->outcome.ending != BS_RETURNED ||
        run->outcome.is_broken || reference->is_broken)
        return FALSE;
    if (reference->guessed == run->outcome.guessed && reference->seen != run->outcome.seen)
        return !reference->is_undefined || !judge->verdict.n_undefined;
    if (judge->flow_input || judge->verdict.n_undefined || !bs_judge_flow_of(judge, input, &flow))
        return FALSE;
    judge->flow_input = judge->inputs->len;
    return TRUE;
}

static gboolean
shows_new(const BsJudge *judge, const BsJudgeRun *run)
{
    for (guint i = 0; i < run->witnesses->len; i++) {
        if (!bs_verdict_find(&judge->verdict, &g_array_index(run->witnesses, BsWitness, i)))
            return TRUE;
    }
    return FALSE;
}

// More buffers at once than with any input so far, or more bytes.
static gboolean
is_more(const BsJudge *judge, const BsExecuted *outcome)
{
    return judge->options.peaks &&
           (outcome->peak > judge->verdict.peak || outcome->peak_bytes > judge->verdict.peak_bytes);
}

void
bs_judge_consider(BsJudge *judge, const BsProgram *program, const BsOp *function, BsInput *input)
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
    BsJudgeRun run = bs_judge_run(judge, program, function, input, took);
    judge->spent += run.outcome.costs.steps + (guint64)run.given / STEP;
    if (run.outcome.ending == BS_LIMITED)
        g_hash_table_add(judge->endless, g_strdup(text->str));
    g_string_free(text, TRUE);
    BsExecuted reference;
    const gboolean few = program == judge->first && judge->inputs->len < FEW_INPUTS;
    const gboolean is_first_difference = program != judge->first && !judge->verdict.n_different;
    const gboolean is_worth =
        run.is_new || few || shows_new(judge, &run) || is_more(judge, &run.outcome);
    const gboolean taken = (is_worth || is_first_difference) &&
                           is_meant(judge, program, input, &run, &reference) &&
                           (is_worth || differs(judge, input, &reference, &run));
    if (taken) {
        memcpy(judge->took, took, n_edges);
        g_ptr_array_add(judge->inputs, input);
        g_array_append_val(judge->references, reference);
        bs_judge_add(judge, program, function, judge->inputs->len - 1, &run);
    } else {
        bs_input_free(input);
    }
    bs_judge_run_clear(&run);
}

static gboolean
is_enough(const BsJudge *judge, const BsProgram *program)
{
    const BsJudgeOptions *options = &judge->options;
    const guint64 most = options->search ? options->search : options->limits.steps * LONG_TRIES;
    return judge->inputs->len >= judge->options.inputs ||
           judge->n_tries >= judge->options.inputs * TRIES || judge->spent >= most ||
           (judge->options.cancellable && g_cancellable_is_cancelled(judge->options.cancellable)) ||
           ((!options->peaks || judge->spent >= options->limits.steps) &&
            (program != judge->first || judge->inputs->len >= FEW_INPUTS) && judge->inputs->len &&
            all_taken(judge));
}

// Each input so far with one argument changed, in all ways; then those that came of it.
void
bs_judge_find_inputs(BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    const guint32 n = bs_program_n_arguments(program, function);
    find_numbers(judge, &program->codes.data[bs_program_code(program, function)]);
    find_wanted(judge, program, function);
    if (!judge->inputs->len)
        bs_judge_consider(judge, program, function, bs_input_new(program, function));
    for (guint at = 0; at < MAX(judge->inputs->len, 1); at++) {
        for (guint k = 0, more = TRUE; more; k++) {
            more = FALSE;
            for (guint32 i = 0; i < n; i++) {
                BsInputValue value;
                if (is_enough(judge, program))
                    return;
                if (!choose(judge, program, function, i, k, &value))
                    continue;
                more = TRUE;
                BsInput *input = judge->inputs->len ? bs_input_copy(judge->inputs->pdata[at])
                                                    : bs_input_new(program, function);
                g_free(input->values[i].elements);
                input->values[i] = value;
                bs_judge_consider(judge, program, function, input);
            }
        }
    }
}
