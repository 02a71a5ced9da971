// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/measure.h"

#include "debug/document/cursor.h"
#include "debug/verdict/execute.h"
#include "sim/judge.h"

// A program, and its functions by name as they were when it was read.
typedef struct Side {
    BsProgram *program;    // NULL: there is none
    GHashTable *functions; // name, owned -> BsOp
    GHashTable *given;     // names of those that are bs_function_is_given(), owned
} Side;

struct BsMeasure {
    guint n;
    Side source, *ends;
    BsMeasureOptions options;
};

// -- programs ------------------------------------------------------------------------------------

static void
read_side(BsDocument *document, gpointer data)
{
    Side *side = data;
    side->program = bs_program_new(bs_document_ir(document));
    side->functions = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    side->given = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    g_autoptr(BsCallees) callees = bs_callees_new();
    const GPtrArray *functions = bs_program_functions(side->program);
    for (guint i = 0; i < functions->len; i++) {
        BsOp *function = functions->pdata[i];
        const char *name = bs_function_name(function);
        g_hash_table_insert(side->functions, g_strdup(name), function);
        if (bs_function_is_given(callees, function))
            g_hash_table_add(side->given, g_strdup(name));
    }
}

static const BsOp *
function_of(const Side *side, const char *name)
{
    return side->program ? g_hash_table_lookup(side->functions, name) : NULL;
}

BsMeasure *
bs_measure_new(BsDocument *const *documents, guint n, const BsMeasureOptions *options)
{
    BsMeasure *measure = g_new0(BsMeasure, 1);
    measure->n = n;
    measure->ends = g_new0(Side, n + 1);
    measure->options = options ? *options : (BsMeasureOptions){0};
    if (n && bs_document_ir(documents[0]) &&
        bs_document_outcome(documents[0]) != BS_OUTCOME_INVALID)
        bs_document_visit(documents[0], 0, read_side, &measure->source);
    for (guint i = 0; i < n; i++) {
        if (bs_document_outcome(documents[i]) == BS_OUTCOME_COMPLETE)
            bs_document_visit(documents[i], bs_document_n_events(documents[i]), read_side,
                              &measure->ends[i]);
    }
    return measure;
}

static void
side_clear(Side *side)
{
    bs_program_unref(side->program);
    g_clear_pointer(&side->functions, g_hash_table_unref);
    g_clear_pointer(&side->given, g_hash_table_unref);
}

void
bs_measure_free(BsMeasure *measure)
{
    if (!measure)
        return;
    for (guint i = 0; i < measure->n; i++)
        side_clear(&measure->ends[i]);
    side_clear(&measure->source);
    g_free(measure->ends);
    g_free(measure);
}

// -- executing -----------------------------------------------------------------------------------

static BsJudge *
new_judge(const BsMeasure *measure, const BsOp *function, GError **error)
{
    BsJudgeOptions options = {.inputs = measure->options.inputs,
                              .rounds = measure->options.rounds,
                              .peaks = !measure->options.no_peaks,
                              .cancellable = measure->options.cancellable};
    options.limits = BS_LIMITS_JUDGED;
    if (measure->options.steps) {
        options.limits.steps = measure->options.steps;
        options.limits.seconds = 0;
    }
    options.search = options.limits.steps;
    BsInput *input = NULL;
    if (measure->options.args) {
        input = bs_input_parse(measure->source.program, function, measure->options.args, error);
        if (!input) {
            g_prefix_error(error, "@%s: ", bs_function_name(function));
            return NULL;
        }
    }
    BsJudge *judge = bs_judge_new(&options, input);
    bs_input_free(input);
    return judge;
}

static void
take_verdict(BsMeasured *measured, const BsVerdict *verdict)
{
    *measured = (BsMeasured){.is_executed = TRUE,
                             .n_inputs = verdict->n_inputs,
                             .n_judged = verdict->n_judged,
                             .n_different = verdict->n_different,
                             .limit = g_strdup(verdict->limit)};
    for (guint i = 0; i < verdict->n_inputs; i++)
        measured->returns |= verdict->outcomes[i].ending == BS_RETURNED;
}

// Whether a run with input `i` counts: all return that return with any.
static gboolean
is_common(BsExecuted *const *outcomes, const BsMeasured *measured, guint n, guint i)
{
    gboolean any = FALSE;
    for (guint side = 0; side < n; side++) {
        const gboolean returned = outcomes[side] && outcomes[side][i].ending == BS_RETURNED;
        any = any || returned;
        if (outcomes[side] && measured[side].returns && !returned)
            return FALSE;
    }
    return any;
}

static void
add_figures(BsMeasured *measured, const BsExecuted *outcome)
{
    const struct {
        guint64 *most, figure;
    } figures[] = {
        {&measured->allocations, outcome->made},
        {&measured->frees, outcome->freed},
        {&measured->buffers, outcome->peak},
        {&measured->peak_bytes, (guint64)outcome->peak_bytes},
        {&measured->least_bytes, (guint64)outcome->least_bytes},
        {&measured->stack_bytes, (guint64)outcome->peak_stack},
        {&measured->copied_bytes, outcome->costs.copied_bytes},
        {&measured->checks, outcome->costs.checks},
        {&measured->library_calls, outcome->costs.library_calls},
        {&measured->ops, outcome->costs.steps},
    };
    for (guint i = 0; i < G_N_ELEMENTS(figures); i++)
        *figures[i].most = MAX(*figures[i].most, figures[i].figure);
    measured->n_measured++;
}

static void
tell_tried(const BsMeasure *measure)
{
    if (measure->options.tried)
        measure->options.tried(measure->options.data);
}

// Finds inputs in one after the other, so that all can be executed with all of them.
static void
find_inputs(const BsMeasure *measure, BsJudge *judge, const char *name)
{
    const BsVerdict *first =
        bs_judge_stage(judge, measure->source.program, function_of(&measure->source, name));
    const guint n = first->n_judged ? measure->n : 0; // what never ends does so nowhere
    for (guint i = 0; i < n; i++) {
        const BsOp *function = function_of(&measure->ends[i], name);
        if (function)
            bs_judge_stage(judge, measure->ends[i].program, function);
        tell_tried(measure);
    }
    bs_judge_settle(judge);
}

// A fault of the source may be left in it; one between it and its callers is none.
static void
compare_with_source(const BsMeasure *measure, BsJudge *judge, const char *name,
                    BsMeasured *measured)
{
    guint32 kinds = 0;
    for (guint side = 0; side < measure->n; side++)
        kinds |= measured[side].kinds;
    if (!kinds)
        return;
    const guint32 before = bs_verdict_kinds(
        bs_judge_stage(judge, measure->source.program, function_of(&measure->source, name)));
    for (guint side = 0; side < measure->n; side++) {
        const Side *end = &measure->ends[side];
        const gboolean is_given = end->program && g_hash_table_contains(end->given, name);
        measured[side].kinds &= ~bs_kinds_between_callers(is_given, before);
        measured[side].kinds_before = measured[side].kinds & before;
    }
}

// What comes of each input; the caller's. NULL: it is not there.
static BsExecuted *
execute(const Side *side, BsJudge *judge, const char *name, BsMeasured *measured)
{
    const BsOp *function = function_of(side, name);
    if (!function)
        return NULL;
    const BsVerdict *verdict = bs_judge_stage(judge, side->program, function);
    take_verdict(measured, verdict);
    measured->kinds = bs_verdict_kinds(verdict);
    return g_memdup2(verdict->outcomes, verdict->n_inputs * sizeof *verdict->outcomes);
}

BsMeasured *
bs_measure_function(BsMeasure *measure, const char *name, GError **error)
{
    const guint n = measure->n;
    const BsOp *source = function_of(&measure->source, name);
    BsMeasured *measured = g_new0(BsMeasured, n + 1);
    if (!source)
        return measured;
    g_autoptr(BsJudge) judge = new_judge(measure, source, error);
    if (!judge) {
        bs_measured_free(measured, n);
        return NULL;
    }
    find_inputs(measure, judge, name);
    g_autofree BsExecuted **outcomes = g_new0(BsExecuted *, n + 1);
    guint n_inputs = 0;
    for (guint side = 0; side < n; side++) {
        outcomes[side] = execute(&measure->ends[side], judge, name, &measured[side]);
        n_inputs = MAX(n_inputs, measured[side].n_inputs);
        tell_tried(measure);
    }
    for (guint i = 0; i < n_inputs; i++) {
        const gboolean counts = is_common(outcomes, measured, n, i);
        for (guint side = 0; counts && side < n; side++) {
            if (outcomes[side] && outcomes[side][i].ending == BS_RETURNED)
                add_figures(&measured[side], &outcomes[side][i]);
        }
    }
    compare_with_source(measure, judge, name, measured);
    for (guint side = 0; side < n; side++)
        g_free(outcomes[side]);
    return measured;
}

void
bs_measured_free(BsMeasured *measured, guint n)
{
    for (guint i = 0; measured && i < n; i++)
        g_free(measured[i].limit);
    g_free(measured);
}
