// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/execute.h"

#include "debug/document/document.h"
#include "debug/verdict/op-words.h"
#include "debug/verdict/own-leaks.h"
#include "sim/unjudged.h"

#include <gio/gio.h>

typedef struct Runner {
    BsDocument *document;
    const BsExecuteOptions *options;
    GPtrArray *functions; // BsExecutedFunction
    GHashTable *judges;   // name -> BsJudge
    guint64 executed;     // steps of all
    GError *error;
} Runner;

static void
function_free(gpointer data)
{
    BsExecutedFunction *function = data;
    for (guint i = 0; i < function->stages->len; i++) {
        g_free(g_array_index(function->stages, BsExecutedStage, i).text);
        g_free(g_array_index(function->stages, BsExecutedStage, i).args);
        g_free(g_array_index(function->stages, BsExecutedStage, i).limit);
    }
    g_array_unref(function->stages);
    g_clear_pointer(&function->deallocs, g_ptr_array_unref);
    g_free(function->name);
    g_free(function->never_taken);
    g_free(function->rests_on);
    g_free(function);
}

// -- words ---------------------------------------------------------------------------------------

static void
put_input(GString *out, const BsJudge *judge, guint i)
{
    const BsInput *input = bs_judge_input(judge, i);
    if (!input->n)
        return;
    g_string_append(out, ", first with --args='");
    bs_input_append(input, out);
    g_string_append_c(out, '\'');
}

static const BsMachineFault *
find_fault(const BsExecuted *outcome, guint kind, guint *at)
{
    for (*at = 0; *at < MIN(outcome->n_faults, G_N_ELEMENTS(outcome->faults)); ++*at) {
        if (outcome->faults[*at].kind == kind)
            return &outcome->faults[*at];
    }
    return NULL;
}

static void
put_step(GString *out, const char *what, const BsOp *op, guint64 step)
{
    g_string_append(out, what);
    bs_put_op_words(out, op);
    g_string_append_printf(out, " (step %" G_GUINT64_FORMAT ")", step);
}

// Of the first leak, with that input: behind which op nothing that holds the buffer was used.
static void
put_loss(GString *out, const BsJudge *judge, const BsVerdict *verdict, guint input, guint64 made)
{
    for (guint i = 0; i < verdict->witnesses->len; i++) {
        const BsWitness *witness = &g_array_index(verdict->witnesses, BsWitness, i);
        if (witness->fault.kind != BS_MACHINE_LEAK || witness->input != input ||
            witness->made_step != made)
            continue;
        BsTrace trace;
        bs_judge_trace(judge, witness, &trace);
        if (trace.last.step)
            put_step(out, ", lost behind ", trace.last.ops[trace.last.n - 1], trace.last.step);
        return;
    }
}

// "the buffer of 'memref.alloc' at line 3 leaks", and, in a line of its own, who did what when.
static void
put_fault(GString *out, const BsJudge *judge, const BsVerdict *verdict, guint kind)
{
    const guint input = verdict->witness[kind];
    const BsExecuted *outcome = &verdict->outcomes[input];
    guint at;
    const BsMachineFault *fault = find_fault(outcome, kind, &at);
    const BsOp *made_by = fault && fault->buffer ? outcome->made_by[at] : NULL;
    if (made_by) {
        g_string_append(out, "the buffer of ");
        bs_put_op_words(out, made_by);
    } else if (fault && fault->buffer) {
        g_string_append(out, "a buffer of the caller");
    }
    g_string_append_printf(out, "%s%s\n", fault && fault->buffer ? " " : "",
                           bs_machine_fault_words(kind));
    if (made_by)
        put_step(out, "made by ", made_by, outcome->made_step[at]);
    if (fault && fault->buffer && outcome->freed_by[at] && outcome->freed_step[at] < fault->step)
        put_step(out, ", freed by ", outcome->freed_by[at], outcome->freed_step[at]);
    if (fault && kind != BS_MACHINE_LEAK)
        put_step(out, made_by ? ", then " : "at ", fault->op, fault->step);
    else if (made_by)
        put_loss(out, judge, verdict, input, outcome->made_step[at]);
}

static void
put_limit(GString *out, const BsVerdict *verdict)
{
    g_string_append_printf(out, "not judged: %s", verdict->limit);
}

// Of the faults of these kinds.
static char *
verdict_text(const BsJudge *judge, const BsVerdict *verdict, guint32 kinds)
{
    GString *out = g_string_new(NULL);
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (!(kinds & 1u << kind))
            continue;
        g_string_append(out, out->len ? "\n" : "");
        put_fault(out, judge, verdict, kind);
        g_string_append_printf(out, "\n%u of %u inputs", verdict->n_faults[kind],
                               verdict->n_inputs);
        put_input(out, judge, verdict->witness[kind]);
    }
    if (verdict->n_different) {
        g_string_append_printf(out, "%sother results than before\n%u of %u inputs",
                               out->len ? "\n" : "", verdict->n_different, verdict->n_inputs);
        put_input(out, judge, verdict->different);
    }
    if (!out->len && verdict->n_judged == verdict->n_inputs)
        g_string_append(out, "right");
    else if (!out->len && verdict->n_judged)
        g_string_append_printf(out, "right with %u of %u inputs", verdict->n_judged,
                               verdict->n_inputs);
    if (verdict->limit) {
        g_string_append(out, out->len ? "\n" : "");
        put_limit(out, verdict);
    }
    return g_string_free(out, FALSE);
}

// Appends a text to those that are there, each once, the first few.
static void
put_once(GPtrArray *texts, GString *text)
{
    if (g_ptr_array_find_with_equal_func(texts, text->str, g_str_equal, NULL))
        g_string_free(text, TRUE);
    else
        g_ptr_array_add(texts, g_string_free(text, FALSE));
}

static void
put_list(GString *out, const char *intro, const GPtrArray *texts)
{
    enum { MOST = 6 };
    for (guint i = 0; i < MIN(texts->len, MOST); i++)
        g_string_append_printf(out, "%s%s", i ? ", " : intro, (const char *)texts->pdata[i]);
    if (texts->len > MOST)
        g_string_append_printf(out, " and %u more", texts->len - MOST);
}

// "from 'cf.cond_br' at line 3 to 'func.return' at line 9", "around the body of 'scf.for' at line
// 4".
static void
put_edge(GString *out, const BsOp *from, const BsOp *to)
{
    const gboolean around = from->n_regions && !(to && bs_op_is_ancestor(from, to));
    g_string_append(out, around ? "around the body of " : "from ");
    bs_put_op_words(out, from);
    if (to && !around) {
        g_string_append(out, " to ");
        bs_put_op_words(out, to);
    }
}

static gint
by_number(gconstpointer a, gconstpointer b)
{
    const gint64 x = *(const gint64 *)a, y = *(const gint64 *)b;
    return (x > y) - (x < y);
}

// ", 2 sizes (1, 3)": those of dynamic dimensions.
static void
put_sizes(GString *out, GArray *sizes)
{
    enum { MOST = 8 };
    guint n = 0;
    g_array_sort(sizes, by_number);
    for (guint i = 0; i < sizes->len; i++) {
        const gint64 size = g_array_index(sizes, gint64, i);
        if (!n || size != g_array_index(sizes, gint64, n - 1))
            g_array_index(sizes, gint64, n++) = size;
    }
    if (n)
        g_string_append_printf(out, ", %u size%s", n, n == 1 ? "" : "s");
    for (guint i = 0; i < MIN(n, MOST); i++)
        g_string_append_printf(out, "%s%" G_GINT64_FORMAT, i ? ", " : " (",
                               g_array_index(sizes, gint64, i));
    g_string_append(out, n > MOST ? ", ...)" : n ? ")" : "");
}

// Whether two arguments could be one buffer.
static gboolean
may_share(const BsProgram *program, const BsOp *function)
{
    const guint32 n = bs_program_n_arguments(program, function);
    g_autoptr(GHashTable) types = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < n; i++) {
        const BsStorage *storage = bs_program_argument(program, function, i);
        if (storage->element && storage->type->kind == BS_TYPE_MEMREF &&
            !g_hash_table_add(types, (gpointer)(gsize)storage->type))
            return TRUE;
    }
    return FALSE;
}

// What memory the inputs are: which sizes, and whether arguments were one buffer.
static void
put_tried(GString *out, const BsJudge *judge, const BsProgram *program, const BsOp *function)
{
    g_autoptr(GArray) sizes = g_array_new(FALSE, FALSE, sizeof(gint64));
    const guint n = bs_judge_n_inputs(judge);
    const guint32 n_arguments = bs_program_n_arguments(program, function); // others at this stage
    guint n_shared = 0;
    for (guint at = 0; at < n; at++) {
        const BsInput *input = bs_judge_input(judge, at);
        gboolean shares = FALSE;
        for (guint32 i = 0; i < MIN(input->n, n_arguments); i++) {
            bs_input_sizes(&input->values[i], bs_program_argument(program, function, i), sizes);
            shares = shares || input->values[i].kind == BS_INPUT_SAME;
        }
        n_shared += shares;
    }
    put_sizes(out, sizes);
    if (n_shared || may_share(program, function))
        g_string_append(out, n_shared == 0   ? ", without a shared buffer"
                             : n_shared == n ? ", with a shared buffer"
                                             : ", with and without a shared buffer");
}

// Edges that no input takes, as a list.
static char *
never_taken(const BsProgram *program, const BsVerdict *verdict)
{
    g_autoptr(GPtrArray) edges = g_ptr_array_new_with_free_func(g_free);
    GString *out = g_string_new(NULL);
    for (guint i = 0; i < verdict->not_taken->len; i++) {
        const BsOp *from, *to;
        GString *text = g_string_new(NULL);
        bs_program_edge(program, g_array_index(verdict->not_taken, guint32, i), &from, &to);
        put_edge(text, from, to);
        put_once(edges, text);
    }
    put_list(out, "; never taken: ", edges);
    return g_string_free(out, FALSE);
}

// Edges are those of the first stage: passes fold branches away, and add checks of their own.
static void
note_rests_on(BsExecutedFunction *run, const BsJudge *judge, const BsProgram *program,
              const BsOp *function, const BsVerdict *verdict)
{
    const BsExecutedStage *first = &g_array_index(run->stages, BsExecutedStage, 0);
    g_autoptr(GPtrArray) assumed = g_ptr_array_new_with_free_func(g_free);
    GString *out = g_string_new(NULL);
    if (!run->never_taken)
        run->never_taken = never_taken(program, verdict);
    g_string_append_printf(out, "%u input%s, %u of %u edges", verdict->n_inputs,
                           verdict->n_inputs == 1 ? "" : "s", first->n_taken, first->n_edges);
    put_tried(out, judge, program, function);
    for (guint i = 0; i < verdict->assumed->len; i++) {
        GString *text = g_string_new(NULL);
        bs_put_op_words(text, verdict->assumed->pdata[i]);
        put_once(assumed, text);
    }
    g_string_append(out, run->never_taken);
    if (run->first_kinds & ~first->kinds)
        g_string_append(out, "; its callers, which are executed, give it what it frees of theirs");
    put_list(out, "; nobody says what these do, they are taken to keep to the rules: ", assumed);
    g_free(run->rests_on);
    run->rests_on = g_string_free(out, FALSE);
}

// -- stages --------------------------------------------------------------------------------------

static gboolean
is_wanted(const Runner *runner, BsCallees *callees, const BsOp *function)
{
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    const char *wanted = runner->options->function;
    if (wanted)
        return g_str_equal(bs_function_name(function), wanted + (*wanted == '@'));
    return !visibility || !g_str_equal(visibility->string.text, "private") ||
           !bs_callee_callers(callees, function);
}

gboolean
bs_function_is_given(BsCallees *callees, const BsOp *function)
{
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    return (visibility && g_str_equal(visibility->string.text, "private")) ||
           bs_callee_callers(callees, function);
}

guint32
bs_kinds_between_callers(gboolean is_given, guint32 first_kinds)
{
    return is_given ? first_kinds & 1u << BS_MACHINE_FREED_ARGUMENT : 0;
}

static BsExecutedFunction *
find_function(const Runner *runner, const char *name)
{
    for (guint i = 0; i < runner->functions->len; i++) {
        BsExecutedFunction *function = runner->functions->pdata[i];
        if (g_str_equal(function->name, name))
            return function;
    }
    return NULL;
}

static BsExecutedFunction *
new_run(Runner *runner, const BsOp *function)
{
    BsExecutedFunction *run = g_new0(BsExecutedFunction, 1);
    *run = (BsExecutedFunction){.name = g_strdup(bs_function_name(function)),
                                .stages = g_array_new(FALSE, FALSE, sizeof(BsExecutedStage)),
                                .verdict = -1,
                                .results = -1,
                                .peak = -1,
                                .priced = -1};
    g_ptr_array_add(runner->functions, run);
    return run;
}

// The judge of a function; NULL: its input is wrong.
static BsJudge *
new_judge(Runner *runner, const BsProgram *program, const BsOp *function)
{
    const BsJudgeOptions options = {.inputs = runner->options->inputs,
                                    .rounds = runner->options->rounds,
                                    .limits = runner->options->limits,
                                    .search = runner->options->search,
                                    .cancellable = runner->options->cancellable};
    BsInput *input = NULL;
    if (runner->options->args) {
        input = bs_input_parse(program, function, runner->options->args, &runner->error);
        if (!input) {
            g_prefix_error(&runner->error, "@%s: ", bs_function_name(function));
            return NULL;
        }
    }
    BsJudge *judge = bs_judge_new(&options, input);
    bs_input_free(input);
    g_hash_table_insert(runner->judges, g_strdup(bs_function_name(function)), judge);
    new_run(runner, function);
    return judge;
}

static void
note_kinds(BsExecutedFunction *run, BsExecutedStage *stage, const BsVerdict *verdict,
           gboolean is_given)
{
    const guint32 kinds = bs_verdict_kinds(verdict);
    if (!run->stages->len)
        run->first_kinds = kinds;
    stage->kinds = kinds & ~bs_kinds_between_callers(is_given, run->first_kinds);
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++)
        stage->n_faults[kind] = stage->kinds & 1u << kind ? verdict->n_faults[kind] : 0;
}

static void
note_changes(BsExecutedFunction *run, const BsExecutedStage *stage)
{
    const guint n = run->stages->len;
    const BsExecutedStage *before = n ? &g_array_index(run->stages, BsExecutedStage, n - 1) : NULL;
    if (!before)
        return;
    if (run->verdict < 0 &&
        (before->kinds != stage->kinds || (before->n_judged == 0) != (stage->n_judged == 0)))
        run->verdict = (gint)stage->stage;
    if (run->results < 0 && stage->n_different)
        run->results = (gint)stage->stage;
    if (run->peak < 0 && before->peak_bytes != stage->peak_bytes)
        run->peak = (gint)stage->stage;
}

// The price of deallocs is that of the last stage that has some; what they were lowered to costs
// what the last of all stages does.
static void
note_price(BsExecutedFunction *run, gint stage, const BsVerdict *verdict, const BsOp *function)
{
    if (!g_hash_table_size(verdict->prices))
        return;
    g_clear_pointer(&run->deallocs, g_ptr_array_unref);
    run->deallocs = bs_priced_new((BsOp *)(gsize)function, verdict->prices);
    run->priced = stage;
}

static void
note_costs(BsExecutedStage *stage, const Runner *runner, const BsJudge *judge,
           const BsVerdict *verdict)
{
    stage->parts = bs_peak_parts(runner->document, verdict->made_of);
    if (!verdict->made_of)
        return;
    GString *args = g_string_new(NULL);
    bs_input_append(bs_judge_input(judge, verdict->made_of_input), args);
    stage->args = g_string_free(args, FALSE);
    stage->costs = verdict->outcomes[verdict->made_of_input].costs;
}

// A stage that is not executed, because of what those before it took.
static void
leave_out(Runner *runner, guint32 number, const BsOp *function)
{
    BsExecutedFunction *run = find_function(runner, bs_function_name(function));
    const char *limit = bs_unjudged_by_limit(BS_LIMIT_STEPS, runner->options->most);
    const BsExecutedStage stage = {.stage = number,
                                   .limit = g_strdup(limit),
                                   .text = g_strdup_printf("not judged: %s", limit)};
    if (!run)
        run = new_run(runner, function);
    g_array_append_val(run->stages, stage);
}

static void
run_function(Runner *runner, guint32 number, BsProgram *program, BsCallees *callees,
             const BsOp *function)
{
    if (runner->options->most && runner->executed >= runner->options->most) {
        leave_out(runner, number, function);
        return;
    }
    BsJudge *judge = g_hash_table_lookup(runner->judges, bs_function_name(function));
    if (!judge)
        judge = new_judge(runner, program, function);
    if (!judge)
        return;
    const BsVerdict *verdict = bs_judge_stage(judge, program, function);
    BsExecutedFunction *run = find_function(runner, bs_function_name(function));
    BsExecutedStage stage = {.stage = number,
                             .n_inputs = verdict->n_inputs,
                             .n_judged = verdict->n_judged,
                             .n_different = verdict->n_different,
                             .n_edges = verdict->n_edges,
                             .n_taken = verdict->n_taken,
                             .peak_bytes = verdict->peak_bytes,
                             .peak = verdict->peak,
                             .leaks_itself = bs_verdict_leaks_itself(judge, verdict, function),
                             .limit = g_strdup(verdict->limit)};
    note_kinds(run, &stage, verdict, bs_function_is_given(callees, function));
    stage.text = verdict_text(judge, verdict, stage.kinds);
    runner->executed += verdict->steps;
    note_changes(run, &stage);
    note_costs(&stage, runner, judge, verdict);
    note_price(run, (gint)number, verdict, function);
    g_array_append_val(run->stages, stage);
    note_rests_on(run, judge, program, function, verdict);
}

static void
run_stage(Runner *runner, guint32 number)
{
    BsDocument *document = runner->document;
    bs_document_goto(document, bs_document_stage(document, number)->last);
    BsProgram *program = bs_program_new(bs_document_ir(document));
    g_autoptr(BsCallees) callees = bs_callees_new();
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len && !runner->error; i++) {
        if (!g_cancellable_is_cancelled(runner->options->cancellable) &&
            is_wanted(runner, callees, functions->pdata[i]))
            run_function(runner, number, program, callees, functions->pdata[i]);
    }
    bs_program_unref(program);
}

static void
run_stages(BsDocument *document, gpointer data)
{
    Runner *runner = data;
    const guint32 n = bs_document_n_stages(document), failed = bs_document_failed_stage(document);
    for (guint32 i = 0; i < n && bs_document_stage(document, i)->reached && !(i && i == failed);
         i++) {
        if (runner->error || g_cancellable_is_cancelled(runner->options->cancellable))
            return;
        run_stage(runner, i);
        if (runner->options->stage_done)
            runner->options->stage_done(document, runner->functions, i, runner->options->data);
    }
}

static void
judge_free(gpointer judge)
{
    bs_judge_free(judge);
}

GPtrArray *
bs_document_execute(BsDocument *document, const BsExecuteOptions *options, GError **error)
{
    Runner runner = {.document = document,
                     .options = options,
                     .functions = g_ptr_array_new_with_free_func(function_free),
                     .judges = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, judge_free)};
    if (bs_document_ir(document) && bs_document_outcome(document) != BS_OUTCOME_INVALID)
        bs_document_visit(document, 0, run_stages, &runner);
    g_hash_table_unref(runner.judges);
    if (!runner.error)
        return runner.functions;
    g_ptr_array_unref(runner.functions);
    g_propagate_error(error, runner.error);
    return NULL;
}

// -- the report ----------------------------------------------------------------------------------

// Stages `first` to `last`, which say the same.
static void
put_stages(const BsExecutedFunction *run, guint first, guint last, const BsDocument *document,
           GString *out)
{
    enum { INDENT = 6 };
    const BsExecutedStage *stage = &g_array_index(run->stages, BsExecutedStage, first);
    const BsExecutedStage *end = &g_array_index(run->stages, BsExecutedStage, last);
    g_auto(GStrv) lines = g_strsplit(stage->text, "\n", -1);
    g_string_append_printf(out, "  %u", stage->stage);
    if (last > first)
        g_string_append_printf(out, "-%u", end->stage);
    g_string_append_printf(out, " %s%s: ", bs_document_stage(document, stage->stage)->name,
                           last > first ? " and on" : "");
    for (guint i = 0; lines[i]; i++)
        g_string_append_printf(out, "%*s%s\n", i ? INDENT : 0, "", lines[i]);
    g_string_append_printf(out, "%*speak of the heap: %" G_GINT64_FORMAT " bytes", INDENT, "",
                           stage->peak_bytes);
    bs_peak_parts_put(&stage->parts, out);
    g_string_append_c(out, '\n');
}

static gboolean
say_the_same(const BsExecutedStage *a, const BsExecutedStage *b)
{
    return a->peak_bytes == b->peak_bytes && bs_peak_parts_equal(&a->parts, &b->parts) &&
           a->kinds == b->kinds && (a->n_different != 0) == (b->n_different != 0) &&
           (a->n_judged == a->n_inputs) == (b->n_judged == b->n_inputs);
}

static void
put_all_stages(const BsExecutedFunction *run, const BsDocument *document, GString *out)
{
    const BsExecutedStage *stages = (const BsExecutedStage *)(gpointer)run->stages->data;
    for (guint i = 0, end; i < run->stages->len; i = end) {
        for (end = i + 1; end < run->stages->len && say_the_same(&stages[i], &stages[end]); end++)
            ;
        put_stages(run, i, end - 1, document, out);
    }
}

static void
put_change(const BsDocument *document, const char *what, gint stage, GString *out)
{
    if (stage >= 0)
        g_string_append_printf(out, "  the first stage that changes %s: %d, %s\n", what, stage,
                               bs_document_stage(document, (guint32)stage)->name);
}

// What the deallocs of a stage were lowered to costs.
static void
put_lowered(const BsExecutedFunction *run, GString *out)
{
    const BsExecutedStage *last =
        &g_array_index(run->stages, BsExecutedStage, run->stages->len - 1);
    if (!last->parts.is_known || (gint)last->stage == run->priced)
        return;
    g_string_append(out, "    lowered");
    if (*last->args)
        g_string_append_printf(out, ", with --args='%s'", last->args);
    g_string_append_printf(out, ": %u allocation%s", last->parts.n_made,
                           last->parts.n_made == 1 ? "" : "s");
    if (last->parts.n_lists)
        g_string_append_printf(out, ", %u of them for lists", last->parts.n_lists);
    g_string_append_printf(
        out, "; %" G_GUINT64_FORMAT " check%s, %" G_GUINT64_FORMAT " library call%s\n",
        last->costs.checks, last->costs.checks == 1 ? "" : "s", last->costs.library_calls,
        last->costs.library_calls == 1 ? "" : "s");
}

static void
put_price(const BsExecutedFunction *run, const BsDocument *document, GString *out)
{
    enum { INDENT = 4 };
    g_autoptr(GString) text = g_string_new(NULL);
    if (run->deallocs)
        bs_priced_put(run->deallocs, INDENT, text);
    if (!text->len)
        return;
    g_string_append_printf(
        out, "  what deallocs ask at run time, all inputs together, in stage %d, %s:\n%s",
        run->priced, bs_document_stage(document, (guint32)run->priced)->name, text->str);
    put_lowered(run, out);
}

static void
put_function(const BsExecutedFunction *run, const BsDocument *document, GString *out)
{
    g_string_append_printf(out, "@%s\n", run->name);
    put_all_stages(run, document, out);
    put_change(document, "the verdict", run->verdict, out);
    put_change(document, "results", run->results, out);
    put_change(document, "the peak of the heap", run->peak, out);
    put_price(run, document, out);
    g_string_append_printf(out, "  rests on %s\n", run->rests_on ? run->rests_on : "nothing");
}

void
bs_executed_put(const GPtrArray *functions, const BsDocument *document, GString *out)
{
    for (guint i = 0; i < functions->len; i++) {
        g_string_append(out, i ? "\n" : "");
        put_function(functions->pdata[i], document, out);
    }
}
