// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All paths of the functions, with what is open on them (sim/explore.h): inputs that lead along
// them, which are tried, and what goes wrong on a path along which no input leads.
#include "debug/document/as-written.h"
#include "debug/verdict/check-private.h"
#include "ir/effects.h"
#include "sim/explore.h"
#include "support/i18n.h"

// A fault on a path, which nothing has shown.
typedef struct Maybe {
    guint32 stage;
    BsWitness fault;
    GArray *decisions; // of BsDecision
    guint n_decisions;
} Maybe;

static void
maybe_free(gpointer data)
{
    Maybe *maybe = data;
    g_array_unref(maybe->decisions);
    g_free(maybe);
}

// -- following -----------------------------------------------------------------------------------

static void
add_maybe(BsCheckJudge *judge, guint32 stage, const BsLeaf *leaf, const BsWitness *fault)
{
    if (!judge->maybes)
        judge->maybes = g_ptr_array_new_with_free_func(maybe_free);
    for (guint i = 0; i < judge->maybes->len; i++) {
        const Maybe *other = judge->maybes->pdata[i];
        if (other->stage == stage && bs_witness_is_same(&other->fault, fault))
            return;
    }
    Maybe *maybe = g_new(Maybe, 1);
    *maybe = (Maybe){stage, *fault, g_array_ref(leaf->decisions), leaf->n_decisions};
    g_ptr_array_add(judge->maybes, maybe);
}

static gboolean
is_shown(const BsVerdict *verdict, const BsWitness *fault)
{
    for (guint i = 0; i < verdict->witnesses->len; i++) {
        if (bs_witness_is_same(&g_array_index(verdict->witnesses, BsWitness, i), fault))
            return TRUE;
    }
    return FALSE;
}

static gboolean
has_alias(const BsInput *input)
{
    for (guint32 i = 0; i < input->n; i++) {
        if (input->values[i].kind == BS_INPUT_SAME)
            return TRUE;
    }
    return FALSE;
}

static void
try_leaves(BsCheckJudge *judge, const BsPaths *paths)
{
    enum { TRIED = 32 };
    for (guint i = 0, n = 0; i < paths->leaves->len; i++) {
        const BsLeaf *leaf = paths->leaves->pdata[i];
        if (leaf->faults->len || n++ < TRIED)
            bs_judge_try(judge->judge, bs_input_copy(leaf->input));
    }
}

// Whether it frees buffers, or has some on the stack.
static BsWalk
note_lives(BsOp *op, gpointer matters)
{
    gboolean *found = matters;
    for (guint32 i = 0; i < op->n_operands; i++)
        *found |= bs_op_frees(op, bs_op_operand(op, i));
    for (guint32 i = 0; i < op->n_results; i++)
        *found |= bs_value_is_on_stack(bs_op_result(op, i));
    return *found ? BS_WALK_STOP : BS_WALK_ON;
}

static void
tell_of_rest(BsCheck *check, BsCheckJudge *judge, const BsOp *function)
{
    gboolean matters = FALSE;
    if (judge->is_told || judge->is_limited || !(judge->is_many || judge->why))
        return;
    bs_op_walk_preorder((BsOp *)(gsize)function, note_lives, &matters);
    judge->is_told = matters;
    if (!matters)
        return;
    char *text =
        judge->is_many
            ? g_strdup(_("this function has more paths than were tried out: buffers may leak, or "
                         "be used when they are free, without a warning"))
            : g_strdup_printf(_("not all paths of this function are followed (%s): buffers may "
                                "leak, or be used when they are free, without a warning"),
                              judge->why);
    bs_check_add(check, function, function->loc, FALSE, text)->not_judged = TRUE;
}

// Takes the input.
static void
follow_from(BsCheck *check, BsCheckJudge *judge, const BsProgram *program, const BsOp *function,
            BsInput *input)
{
    enum { PATHS = 400, STEPS = 200000 };
    const guint64 steps = MAX(STEPS, check->sought.steps);
    const BsExploreOptions options = {
        .paths = PATHS / (check->sought.quickly ? BS_CHECK_QUICK_PATHS : 1),
        .steps = steps / (check->sought.quickly ? BS_CHECK_QUICK_STEPS : 1),
        .cancellable = check->cancellable};
    BsPaths *paths = bs_explore(program, function, input, &options);
    check->executed += paths->n_steps;
    if (!paths->is_complete && !paths->is_limited) {
        judge->is_open = TRUE;
        judge->why = paths->why;
    }
    judge->is_many |= paths->is_limited;
    try_leaves(judge, paths);
    const BsVerdict *verdict = bs_judge_verdict(judge->judge);
    for (guint i = 0; i < paths->leaves->len; i++) {
        const BsLeaf *leaf = paths->leaves->pdata[i];
        for (guint k = 0; k < leaf->faults->len; k++) {
            const BsWitness *fault = &g_array_index(leaf->faults, BsWitness, k);
            if (!is_shown(verdict, fault))
                add_maybe(judge, check->stage, leaf, fault);
        }
    }
    bs_paths_free(paths);
    bs_input_free(input);
}

// What is in one memref is not in another.
static BsInput *
tell_apart(const BsProgram *program, const BsOp *function, BsInput *input)
{
    enum { APART = 16 };
    for (guint32 i = 1; i < input->n; i++) {
        const BsStorage *storage = bs_program_argument(program, function, i);
        if (!storage->element || storage->element->kind != BS_STORAGE_NUMBERS ||
            input->values[i].kind != BS_INPUT_IOTA ||
            bs_type_bit_width(storage->element->number) < 8)
            continue;
        input->values[i].kind = BS_INPUT_NUMBER;
        input->values[i].integer = APART + (gint64)i;
        input->values[i].number = (double)input->values[i].integer;
    }
    return input;
}

void
bs_check_follow(BsCheck *check, BsCheckJudge *judge, const BsProgram *program, const BsOp *function)
{
    const guint n = bs_judge_n_inputs(judge->judge);
    tell_of_rest(check, judge, function);
    if (judge->is_open || judge->is_many || check->sought.args)
        return;
    follow_from(check, judge, program, function,
                tell_apart(program, function, bs_input_copy(bs_judge_input(judge->judge, 0))));
    for (guint i = 1; i < n && !judge->is_open && !judge->is_many; i++) {
        if (!has_alias(bs_judge_input(judge->judge, i)))
            continue;
        follow_from(check, judge, program, function,
                    bs_input_copy(bs_judge_input(judge->judge, i)));
        break;
    }
    tell_of_rest(check, judge, function);
}

// -- telling -------------------------------------------------------------------------------------

static const char *
name_of(BsDocument *document, const BsValue *value)
{
    const char *name = bs_document_source_name(document, value);
    name = name ? name : bs_document_value_name(document, value);
    return name ? name : _("a condition");
}

static void
put_decision(BsDocument *document, const BsDecision *decision, GString *out)
{
    if (!decision->value)
        g_string_append_printf(
            out, decision->is ? _("'%s' has another round") : _("'%s' has no other round"),
            decision->op->def->name);
    else if (bs_type_bit_width(decision->value->type) == 1)
        g_string_append_printf(out, decision->is ? _("%s is true") : _("%s is false"),
                               name_of(document, decision->value));
    else
        g_string_append_printf(out, _("%s is %u"), name_of(document, decision->value),
                               (guint)decision->is);
}

static void
note_decisions(const BsCheck *check, BsFinding *finding, const Maybe *maybe)
{
    GString *text = g_string_new(_("when "));
    const GArray *decisions = maybe->decisions;
    for (guint i = 0; i < decisions->len; i++) {
        g_string_append(text, i ? _(" and ") : "");
        put_decision(check->document, &g_array_index(decisions, BsDecision, i), text);
    }
    if (maybe->n_decisions > decisions->len)
        g_string_append_printf(text, _(", and %u more"), maybe->n_decisions - decisions->len);
    if (decisions->len)
        bs_check_note(finding, BS_NOTE_WHEN, g_array_index(decisions, BsDecision, 0).op->loc,
                      g_string_free(text, FALSE));
    else
        g_string_free(text, TRUE);
}

// A race that the source has: whoever wrote it knows better when the work is done.
static gboolean
is_the_programs_own(const BsCheckJudge *judge, const BsWitness *fault)
{
    for (guint i = 0; fault->fault.kind == BS_MACHINE_WRITTEN_EARLY && i < judge->maybes->len;
         i++) {
        const Maybe *other = judge->maybes->pdata[i];
        if (other->stage == 0 && other->fault.fault.kind == fault->fault.kind &&
            other->fault.made_by == fault->made_by && other->fault.argument == fault->argument)
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_free(const BsWitness *fault)
{
    return fault->fault.kind == BS_MACHINE_FREED_TWICE ||
           fault->fault.kind == BS_MACHINE_FREED_STACK;
}

// The finding of a fault that nothing shows; NULL: it counts as none, or was told of.
static BsFinding *
add_finding(BsCheck *check, const BsCheckJudge *judge, const BsWitness *fault)
{
    const gboolean is_leak = fault->fault.kind == BS_MACHINE_LEAK;
    BsCheckWitness at = {.witness = fault,
                         .made = fault->made_by,
                         .shown = fault->fault.op,
                         .freed = fault->freed_by};
    at.function = bs_op_function(at.made ? at.made : at.shown);
    at.loc = at.made ? at.made->loc : at.shown->loc;
    if (!at.made && fault->argument >= 0)
        at.loc = bs_value_loc(bs_op_region(at.function, 0)->first->args[fault->argument]);
    const BsCheckMark mark = {.is_leak = is_leak,
                              .on_stack = fault->buffer_kind == BS_BUFFER_STACK,
                              .counts = TRUE,
                              .kind = is_free(fault) ? (gint)fault->fault.kind : -1,
                              .stage = check->stage,
                              .loc = at.loc};
    const BsCheckLeaks leaks = bs_check_leaks_of(check, at.function);
    if (is_the_programs_own(judge, fault) ||
        (is_leak && (leaks == BS_LEAKS_NONE || (leaks == BS_LEAKS_WHO_FREES && !judge->frees))) ||
        bs_check_was_shown(check, &mark))
        return NULL;
    g_array_append_val(check->marks, mark);
    return bs_check_add_path(check, &at);
}

// Whether the last stage may have it, too, of the same buffer.
static gboolean
is_still_there(const BsCheckJudge *judge, const Maybe *maybe)
{
    for (guint i = 0; i < judge->maybes->len; i++) {
        const Maybe *other = judge->maybes->pdata[i];
        const BsOp *one = maybe->fault.made_by, *last = other->fault.made_by;
        const gboolean is_alike = one == last || (one && last && one->loc.line == last->loc.line &&
                                                  one->loc.column == last->loc.column);
        if (other->stage == judge->last_stage && is_alike &&
            (maybe->fault.fault.kind == BS_MACHINE_LEAK) ==
                (other->fault.fault.kind == BS_MACHINE_LEAK))
            return TRUE;
    }
    return FALSE;
}

void
bs_check_add_maybes(BsCheck *check)
{
    GHashTableIter iter;
    gpointer data;
    g_hash_table_iter_init(&iter, check->judges);
    while (g_hash_table_iter_next(&iter, NULL, &data)) {
        const BsCheckJudge *judge = data;
        const gboolean counts = judge->maybes && !judge->is_open;
        for (guint i = 0; counts && i < judge->maybes->len; i++) {
            const Maybe *maybe = judge->maybes->pdata[i];
            const gboolean is_there = maybe->stage == check->stage && is_still_there(judge, maybe);
            if (maybe->stage != check->stage || (check->stage && !is_there))
                continue;
            BsFinding *finding = add_finding(check, judge, &maybe->fault);
            if (!finding)
                continue;
            finding->is_mended = !is_there;
            note_decisions(check, finding, maybe);
        }
    }
}

void
bs_check_maybes_free(gpointer maybes)
{
    if (maybes)
        g_ptr_array_unref(maybes);
}
