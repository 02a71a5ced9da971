// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What executing the functions shows: inputs are found at all stages first, so that each stage is
// then executed with the same ones, and "since which stage" has an answer.
#include "analysis/callee.h"
#include "debug/verdict/check-private.h"
#include "debug/verdict/execute.h"
#include "debug/verdict/own-leaks.h"
#include "ir/effects.h"
#include "sim/unjudged.h"
#include "support/i18n.h"
#include "support/intern.h"

#include <gio/gio.h>

void
bs_check_judge_free(gpointer data)
{
    BsCheckJudge *judge = data;
    bs_judge_free(judge->judge);
    g_array_unref(judge->marks);
    bs_check_maybes_free(judge->maybes);
    if (judge->freed)
        g_hash_table_unref(judge->freed);
    g_free(judge);
}

// Of what is sought alone: other results, and no fault.
static gboolean
seeks_results(const BsCheck *check)
{
    return check->sought.kind && g_str_equal(check->sought.kind, "other-results");
}

// NULL: the input that is sought does not fit.
static BsCheckJudge *
find_judge(const BsCheck *check, const BsProgram *program, const BsOp *function)
{
    enum { STEPS = 200000, SEARCH = 2000000 };
    const BsSought *sought = &check->sought;
    const guint64 part = sought->quickly ? BS_CHECK_QUICK_STEPS : 1;
    const guint64 steps = sought->steps ? sought->steps : STEPS;
    const BsJudgeOptions options = {.cancellable = check->cancellable,
                                    .search = MAX(SEARCH, steps) / part,
                                    .only_faults = sought->kind && !seeks_results(check),
                                    .limits = {.steps = steps / part,
                                               .bytes = 64 << 20,
                                               .depth = 1000,
                                               .buffers = 1 << 16,
                                               .seconds = sought->steps ? 0 : 5}};
    const char *name = bs_function_name(function);
    BsCheckJudge *judge = g_hash_table_lookup(check->judges, name);
    if (judge)
        return judge;
    g_autoptr(BsInput) input =
        sought->args ? bs_input_parse_first(program, function, sought->args) : NULL;
    if (sought->args && !input)
        return NULL;
    judge = g_new0(BsCheckJudge, 1);
    *judge = (BsCheckJudge){.judge = bs_judge_new(&options, input),
                            .marks = g_array_new(FALSE, FALSE, sizeof(BsCheckMark))};
    g_hash_table_insert(check->judges, g_strdup(name), judge);
    return judge;
}

// -- which functions -----------------------------------------------------------------------------

// Those that may be called from elsewhere; what is called within the program its callers execute.
static gboolean
is_root(const BsCheck *check, BsCallees *callees, const BsOp *function)
{
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    if (check->sought.function)
        return g_str_equal(bs_function_name(function), check->sought.function);
    return !visibility || !g_str_equal(visibility->string.text, "private") ||
           !bs_callee_callers(callees, function);
}

typedef void (*Visit)(BsCheck *check, BsCheckJudge *judge, const BsProgram *program,
                      const BsOp *function, const BsVerdict *verdict);

// A function, and what it may call.
typedef struct Reach {
    BsCallees *callees;
    GPtrArray *functions;
    GHashTable *seen;
    guint32 text, ops;
    gboolean is_open; // it calls what nobody knows
} Reach;

static BsWalk
note_op(BsOp *op, gpointer data)
{
    Reach *reach = data;
    reach->ops = reach->ops * 31 + op->id;
    if (!bs_op_has_trait(op, BS_TRAIT_CALL))
        return BS_WALK_ON;
    BsOp *callee = bs_callee_follow(reach->callees, op);
    reach->is_open |= !callee;
    if (callee && g_hash_table_add(reach->seen, callee))
        g_ptr_array_add(reach->functions, callee);
    return BS_WALK_ON;
}

// Whether the function, or what it may call, is another one than in the stage before; else notes
// whether it has the same ops, too.
static gboolean
is_changed(const BsCheck *check, BsCallees *callees, BsCheckJudge *judge, BsOp *function)
{
    g_autoptr(GPtrArray) functions = g_ptr_array_new();
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    Reach reach = {callees, functions, seen, 0, 0, FALSE};
    g_ptr_array_add(functions, function);
    g_hash_table_add(seen, function);
    for (guint i = 0; i < functions->len; i++) {
        const BsText *text = bs_document_text(check->document, functions->pdata[i]);
        reach.text = reach.text * 31 + (text ? bs_hash_bytes(text->text->str, text->text->len) : 0);
        bs_op_walk_preorder(functions->pdata[i], note_op, &reach);
    }
    const gboolean changed = judge->hash != reach.text || reach.is_open;
    judge->is_same = !changed && judge->ops == reach.ops;
    judge->hash = reach.text;
    judge->ops = reach.ops;
    return changed;
}

// What all functions together take is bounded; what comes behind that is not judged.
static gboolean
is_too_much(BsCheck *check, const BsOp *function)
{
    enum { RUNS = 16 }; // that may be as long as is asked for
    const guint64 most = MAX(G_GUINT64_CONSTANT(100000000), RUNS * check->sought.steps);
    if (check->executed < most)
        return FALSE;
    if (g_hash_table_add(check->said, (gpointer)(gsize)function))
        bs_check_add(check, function, function->loc, FALSE,
                     g_strdup(_("this function is not judged: those before it took long")))
            ->not_judged = TRUE;
    return TRUE;
}

// Executes what is to be executed of the stage at the cursor. Leaks may count though nothing has
// changed.
static void
execute_stage(BsCheck *check, gboolean all, Visit visit)
{
    g_autoptr(BsProgram) program = bs_program_new(bs_document_ir(check->document));
    g_autoptr(BsCallees) callees = bs_callees_new();
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len; i++) {
        BsOp *function = functions->pdata[i];
        if (g_cancellable_is_cancelled(check->cancellable))
            return;
        if (!is_root(check, callees, function) || is_too_much(check, function))
            continue;
        BsCheckJudge *judge = find_judge(check, program, function);
        if (!judge || (!is_changed(check, callees, judge, function) && !all))
            continue;
        judge->is_given = bs_function_is_given(callees, function);
        const BsVerdict *verdict = judge->is_same ? bs_judge_verdict(judge->judge)
                                                  : bs_judge_stage(judge->judge, program, function);
        check->executed += judge->is_same ? 0 : verdict->steps;
        visit(check, judge, program, function, verdict);
    }
}

// -- finding inputs ------------------------------------------------------------------------------

// What has nothing to do with the life of the function's memory counts where a stage has brought
// it, and the input has nothing of the kind; and whether a function may free what it is given is
// between it and its callers, where the program has them: these are executed.
static gboolean
is_the_programs_own(const BsCheckJudge *judge, BsMachineFaultKind kind)
{
    if (kind == BS_MACHINE_FREED_ARGUMENT)
        return judge->is_given;
    return kind == BS_MACHINE_OUT_OF_BOUNDS || kind == BS_MACHINE_UNWRITTEN ||
           kind == BS_MACHINE_NO_RESULT || kind == BS_MACHINE_OVERFLOW ||
           kind == BS_MACHINE_UNDEFINED || kind == BS_MACHINE_BAD_SHAPE;
}

// Whether something can go wrong with buffers there.
static BsWalk
note_buffer(BsOp *op, gpointer data)
{
    gboolean *matters = data;
    const gboolean calls = bs_op_has_trait(op, BS_TRAIT_CALL); // what comes back is somebody's
    *matters |= bs_op_has_trait(op, BS_TRAIT_ALLOCATION);
    for (guint32 i = 0; i < op->n_operands && !*matters; i++)
        *matters = bs_op_frees(op, bs_op_operand(op, i));
    for (guint32 i = 0; calls && i < op->n_results && !*matters; i++)
        *matters = bs_type_is_memref(op->results[i].type);
    return *matters ? BS_WALK_STOP : BS_WALK_ON;
}

// That nothing of it could be executed, when that matters.
static void
tell_of_limit(BsCheck *check, BsCheckJudge *judge, const BsOp *function, const BsVerdict *verdict)
{
    gboolean matters = FALSE;
    if (verdict->n_judged || !verdict->limit || judge->is_limited)
        return;
    bs_op_walk_preorder((BsOp *)(gsize)function, note_buffer, &matters);
    judge->is_limited = matters;
    if (!matters)
        return;
    BsFinding *finding =
        bs_check_add(check, function, function->loc, FALSE,
                     g_strdup_printf(_("this function is not judged: %s"), verdict->limit));
    finding->not_judged = TRUE;
    const guint64 steps = bs_judge_limits(judge->judge)->steps;
    if (verdict->limit == bs_unjudged_by_limit(BS_LIMIT_STEPS, steps))
        finding->steps = steps;
}

static void
note_verdict(BsCheck *check, BsCheckJudge *judge, const BsProgram *program, const BsOp *function,
             const BsVerdict *verdict)
{
    BsFlowDifference flow;
    guint input;
    tell_of_limit(check, judge, function, verdict);
    bs_check_follow(check, judge, program, function);
    judge->has_fault |= !bs_verdict_is_right(verdict) || verdict->n_undefined ||
                        (!judge->has_fault && bs_judge_flows(judge->judge, &flow, &input));
    judge->frees |= g_hash_table_size(verdict->freed) > 0;
    judge->last_stage = check->stage;
    judge->is_open |= !verdict->n_judged;
}

guint32
bs_check_n_stages(const BsCheck *check)
{
    const BsDocument *document = check->document;
    const guint32 failed = bs_document_failed_stage(document);
    const guint32 n = check->sought.in_input ? 1 : bs_document_n_stages(document);
    guint32 i = 0;
    while (i < n && bs_document_stage(document, i)->reached && !(i && i == failed))
        i++;
    return i;
}

gboolean
bs_check_find_inputs(BsCheck *check)
{
    BsDocument *document = check->document;
    const guint32 n = bs_check_n_stages(check);
    for (guint32 i = 0; i < n && !g_cancellable_is_cancelled(check->cancellable); i++) {
        check->stage = i;
        bs_document_goto(document, bs_document_stage(document, i)->last);
        execute_stage(check, FALSE, note_verdict);
    }
    GHashTableIter iter;
    gpointer judge;
    gboolean has_fault = FALSE;
    g_hash_table_iter_init(&iter, check->judges);
    while (g_hash_table_iter_next(&iter, NULL, &judge)) {
        has_fault |= ((BsCheckJudge *)judge)->has_fault;
        ((BsCheckJudge *)judge)->hash = 0;
        bs_judge_settle(((BsCheckJudge *)judge)->judge);
    }
    return has_fault;
}

// -- what is new ---------------------------------------------------------------------------------

// Where what happened, as seen from the function whose business the buffer is.
static BsCheckWitness
look_at(const BsCheckJudge *judge, const BsOp *root, const BsVerdict *verdict,
        const BsWitness *fault)
{
    BsCheckWitness at = {.root = root, .witness = fault, .verdict = verdict};
    bs_judge_trace(judge->judge, fault, &at.trace);
    const guint32 call = bs_witness_call(fault, &at.trace);
    at.made = bs_chain_op(&at.trace.made, call);
    at.shown = bs_chain_op(&at.trace.shown, call);
    at.shown = at.shown ? at.shown : fault->fault.op;
    at.freed = bs_chain_op(&at.trace.freed, call);
    at.last = bs_chain_op(&at.trace.last, call);
    if (at.trace.found && at.trace.put.step && fault->fault.kind == BS_MACHINE_RETURNED_FREED)
        at.shown = at.trace.put.ops[at.trace.put.n - 1];
    at.function = bs_op_function(at.made ? at.made : at.shown);
    at.function = at.function ? at.function : root;
    at.freed_before = judge->freed ? g_hash_table_lookup(judge->freed, fault->made_by) : NULL;
    at.loc = at.made ? at.made->loc : at.shown->loc;
    if (fault->argument >= 0)
        at.loc = bs_value_loc(bs_op_region(root, 0)->first->args[fault->argument]);
    return at;
}

static gboolean
counts(const BsCheck *check, const BsCheckJudge *judge, const BsCheckWitness *at)
{
    const BsMachineFaultKind kind = at->witness->fault.kind;
    if (is_the_programs_own(judge, kind))
        return (check->own && kind != BS_MACHINE_FREED_ARGUMENT) ||
               (check->stage > 0 && !(judge->first_kinds & 1u << kind));
    if (kind != BS_MACHINE_LEAK)
        return TRUE;
    if (at->trace.assumed) // what it gives back may be the buffer: nobody says that it is not
        return FALSE;
    const BsCheckLeaks leaks = bs_check_leaks_of(check, at->function);
    return leaks == BS_LEAKS_ALL ||
           (leaks == BS_LEAKS_WHO_FREES && bs_verdict_frees_in(at->verdict, at->function));
}

static void
add_shown(BsCheck *check, const BsCheckJudge *judge, BsFinding *finding, BsCheckMark mark,
          gboolean is_difference)
{
    BsCheckShown *shown = g_new(BsCheckShown, 1);
    *shown = (BsCheckShown){finding, judge, mark, is_difference};
    g_ptr_array_add(check->shown, shown);
}

static void
tell_of_witness(BsCheck *check, const BsCheckJudge *judge, const BsCheckWitness *at,
                BsCheckMark mark)
{
    // What nobody frees yet waits for a pass that is not in the pipeline, perhaps.
    const gboolean waits = mark.is_leak &&
                           bs_check_leaks_of(check, at->function) == BS_LEAKS_WHO_FREES &&
                           at->witness->n_inputs == at->verdict->n_inputs;
    if (bs_check_was_shown(check, &mark))
        return;
    // Behind a fault that the input has nobody knows what is new.
    const gboolean was_broken =
        check->stage && bs_judge_reference(judge->judge, at->witness->input)->is_broken;
    add_shown(check, judge, bs_check_add_witness(check, judge, at, !waits && !was_broken), mark,
              FALSE);
    g_array_append_val(check->marks, mark);
}

static void
judge_stage(BsCheck *check, BsCheckJudge *judge, const BsProgram *program G_GNUC_UNUSED,
            const BsOp *function, const BsVerdict *verdict)
{
    g_autoptr(GArray) before = judge->marks;
    judge->marks = g_array_new(FALSE, FALSE, sizeof(BsCheckMark));
    for (guint kind = 0; !check->stage && kind < BS_N_MACHINE_FAULTS; kind++)
        judge->first_kinds |= verdict->n_faults[kind] ? 1u << kind : 0;
    for (guint i = 0; i < verdict->witnesses->len && !seeks_results(check); i++) {
        const BsWitness *fault = &g_array_index(verdict->witnesses, BsWitness, i);
        const BsCheckWitness at = look_at(judge, function, verdict, fault);
        const gboolean is_leak = fault->fault.kind == BS_MACHINE_LEAK;
        const BsCheckMark mark = {.is_leak = is_leak,
                                  .on_stack = fault->buffer_kind == BS_BUFFER_STACK,
                                  .counts = counts(check, judge, &at),
                                  .kind = (gint)fault->fault.kind,
                                  .stage = check->stage,
                                  .loc = at.loc};
        g_array_append_val(judge->marks, mark);
        if (mark.counts && !bs_check_has_mark(before, &mark))
            tell_of_witness(check, judge, &at, mark);
    }
    BsFlowDifference flow = {0};
    guint input = verdict->n_different ? verdict->different : verdict->undefined;
    const gboolean is_different = judge->is_same ? judge->is_different
                                                 : verdict->n_different || verdict->n_undefined ||
                                                       bs_judge_flows(judge->judge, &flow, &input);
    if (is_different && !judge->is_different)
        add_shown(check, judge,
                  bs_check_add_difference(check, judge, function, verdict, &flow, input),
                  (BsCheckMark){0}, TRUE);
    judge->is_different = is_different;
    if (judge->freed)
        g_hash_table_unref(judge->freed);
    judge->freed = g_hash_table_ref(verdict->freed);
}

void
bs_check_execute(BsCheck *check)
{
    execute_stage(check, check->all_freed || g_hash_table_size(check->freed), judge_stage);
}

void
bs_check_drop_mended(const BsCheck *check)
{
    for (guint i = 0; i < check->shown->len; i++) {
        const BsCheckShown *shown = check->shown->pdata[i];
        const gboolean is_there = shown->is_difference
                                      ? shown->judge->is_different
                                      : bs_check_has_mark(shown->judge->marks, &shown->mark);
        if (!is_there && shown->finding->stage)
            g_ptr_array_remove(check->findings, shown->finding);
        else
            shown->finding->is_mended = !is_there; // what the input has is told of
    }
}
