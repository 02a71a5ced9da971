// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/lesson-task.h"

#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "debug/marks/lesson-form.h"
#include "sim/judge.h"
#include "support/i18n.h"
#include "syntax/printer.h"

#include <string.h>

enum { LEAKS = 1u << BS_MACHINE_LEAK, TWICE = 1u << BS_MACHINE_FREED_TWICE };
enum {
    USED = 1u << BS_MACHINE_READ_FREED | 1u << BS_MACHINE_WRITTEN_FREED |
           1u << BS_MACHINE_PASSED_FREED | 1u << BS_MACHINE_RETURNED_FREED
};

// What can go wrong: word, faults, and what is said where it does not.
static const struct {
    const char *word;
    guint32 faults;
    const char *not_so;
} wrongs[] = {
    {"leak", LEAKS, N_("With it every buffer is freed.")},
    {"freed-twice", TWICE, N_("With it no buffer is freed twice.")},
    {"used-freed", USED, N_("With it no buffer is used when it is free.")},
};

typedef enum TaskKind {
    TASK_INPUT,
    TASK_PEAK,
    TASK_FREE,
    TASK_OPS,
    TASK_EDIT_WRONG, // something is to go wrong; the others are right besides
    TASK_EDIT_RIGHT,
    TASK_EDIT_PEAK,
    TASK_EDIT_BUFFERS
} TaskKind;

typedef struct Task {
    TaskKind kind;
    guint wrong;  // row of the table above
    guint64 most; // bytes of PEAK, or what there may be
    const char *value;
} Task;

// -- reading -------------------------------------------------------------------------------------

static gboolean
find_wrong(const char *word, Task *task)
{
    for (guint i = 0; i < G_N_ELEMENTS(wrongs); i++) {
        task->wrong = i;
        if (g_str_equal(wrongs[i].word, word))
            return TRUE;
    }
    return FALSE;
}

static gboolean
parse(const char *text, Task *task)
{
    *task = (Task){0};
    static const struct {
        const char *words;
        TaskKind kind;
    } numbers[] = {{"input peak ", TASK_PEAK},
                   {"edit peak ", TASK_EDIT_PEAK},
                   {"edit buffers ", TASK_EDIT_BUFFERS}};
    for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
        task->kind = numbers[i].kind;
        if (g_str_has_prefix(text, numbers[i].words))
            return g_ascii_string_to_unsigned(text + strlen(numbers[i].words), 10, 0, G_MAXINT64,
                                              &task->most, NULL);
    }
    if (g_str_has_prefix(text, "edit ")) {
        const gboolean right = g_str_equal(text, "edit right");
        task->kind = right ? TASK_EDIT_RIGHT : TASK_EDIT_WRONG;
        return right || find_wrong(text + strlen("edit "), task);
    }
    task->kind = TASK_INPUT;
    if (g_str_has_prefix(text, "input "))
        return find_wrong(text + strlen("input "), task);
    if (g_str_has_prefix(text, "ops ")) {
        task->kind = TASK_OPS;
        return find_wrong(text + strlen("ops "), task);
    }
    task->kind = TASK_FREE;
    task->value = g_str_has_prefix(text, "free %") ? text + strlen("free ") : NULL;
    return task->value != NULL;
}

gboolean
bs_lesson_task_edits(const BsLessonStep *step)
{
    return step->task && g_str_has_prefix(step->task, "edit ");
}

gboolean
bs_lesson_task_takes_lines(const BsLessonStep *step)
{
    Task task;
    return step->task && !bs_lesson_has_form(step) && parse(step->task, &task) &&
           (task.kind == TASK_FREE || task.kind == TASK_OPS);
}

// -- executing -----------------------------------------------------------------------------------

// A function of a document, executed.
typedef struct Executed {
    BsProgram *program;
    const BsOp *function;
    BsJudge *judge;
    const BsVerdict *verdict;
} Executed;

static void
executed_clear(Executed *executed)
{
    bs_judge_free(executed->judge);
    bs_program_unref(executed->program);
}

static const BsOp *
find_function(const BsProgram *program, const char *name)
{
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len; i++) {
        if (!name || g_str_equal(bs_function_name(functions->pdata[i]), name))
            return functions->pdata[i];
    }
    return NULL;
}

// The document as it is at the cursor, with that input; NULL: with such that are found.
static gboolean
execute(Executed *executed, BsDocument *document, const char *name, const char *args,
        GError **error)
{
    enum { STEPS = 100000 };
    const BsJudgeOptions options = {
        .search = STEPS,
        .limits = {
            .steps = STEPS, .bytes = 1 << 24, .depth = 200, .buffers = 1 << 14, .seconds = 1}};
    *executed = (Executed){.program = bs_program_new(bs_document_ir(document))};
    executed->function = find_function(executed->program, name);
    if (!executed->function) {
        g_set_error(error, BS_LESSON_ERROR, 0, _("there is no function that can be executed"));
        return FALSE;
    }
    g_autoptr(BsInput) input =
        args ? bs_input_parse(executed->program, executed->function, args, error) : NULL;
    if (args && !input)
        return FALSE;
    executed->judge = bs_judge_new(&options, input);
    executed->verdict = bs_judge_stage(executed->judge, executed->program, executed->function);
    return TRUE;
}

static const BsWitness *
find_witness(const BsVerdict *verdict, guint32 faults)
{
    for (guint i = 0; i < verdict->witnesses->len; i++) {
        const BsWitness *witness = &g_array_index(verdict->witnesses, BsWitness, i);
        if (faults & 1u << witness->fault.kind)
            return witness;
    }
    return NULL;
}

static guint32
line_of(const BsOp *op)
{
    return op ? op->loc.line : 0;
}

// "the buffer of line 3 leaks: nothing that holds it is used behind line 5".
static char *
tell_witness(const Executed *executed, const BsWitness *witness)
{
    const char *words = _(bs_machine_fault_words(witness->fault.kind));
    GString *text = g_string_new(NULL);
    BsTrace trace;
    bs_judge_trace(executed->judge, witness, &trace);
    g_string_append_printf(text, _("the buffer of line %u %s"), line_of(witness->made_by), words);
    if (witness->fault.kind == BS_MACHINE_LEAK && trace.last.step)
        g_string_append_printf(text, _("; nothing that holds it is used behind line %u"),
                               line_of(trace.last.ops[trace.last.n - 1]));
    else if (witness->fault.kind != BS_MACHINE_LEAK && witness->freed_by)
        g_string_append_printf(text, _("; line %u frees it, then comes line %u"),
                               line_of(witness->freed_by), line_of(witness->fault.op));
    return g_string_free(text, FALSE);
}

// -- an input ------------------------------------------------------------------------------------

static char *
tell_peak(const Task *task, const BsVerdict *verdict)
{
    g_autofree char *is = g_strdup_printf("%" G_GINT64_FORMAT, verdict->peak_bytes);
    g_autofree char *wanted = g_strdup_printf("%" G_GUINT64_FORMAT, task->most);
    return g_strdup_printf(_("With it %s bytes are on the heap at once; asked for are %s."), is,
                           wanted);
}

static gboolean
try_input(const Task *task, const Executed *executed, char **why)
{
    const BsVerdict *verdict = executed->verdict;
    if (!verdict->n_judged) {
        *why = g_strdup_printf(_("With it this is not judged: %s"), verdict->limit);
        return FALSE;
    }
    if (task->kind == TASK_PEAK) {
        *why = tell_peak(task, verdict);
        return verdict->peak_bytes >= (gint64)task->most;
    }
    const BsWitness *witness = find_witness(verdict, wrongs[task->wrong].faults);
    const BsWitness *other = witness ? NULL : find_witness(verdict, ~0u);
    g_autofree char *told =
        witness || other ? tell_witness(executed, witness ? witness : other) : NULL;
    if (told)
        *why =
            g_strdup_printf(witness ? _("With it %s.") : _("Something else goes wrong: %s."), told);
    else
        *why = g_strdup(_(wrongs[task->wrong].not_so));
    return witness != NULL;
}

// -- lines ---------------------------------------------------------------------------------------

// Up to two numbers of lines, from 1; FALSE: something else is said.
static gboolean
read_lines(const char *said, guint n, guint32 lines[2])
{
    g_auto(GStrv) words = g_strsplit_set(said, ", ", -1);
    guint found = 0;
    guint64 number;
    for (guint i = 0; words[i]; i++) {
        if (!*words[i])
            continue;
        if (found == n || !g_ascii_string_to_unsigned(words[i], 10, 1, G_MAXUINT32, &number, NULL))
            return FALSE;
        lines[found++] = (guint32)number;
    }
    return found == n;
}

static gboolean
try_ops(const Executed *executed, guint32 faults, const guint32 lines[2], char **why)
{
    gboolean made = FALSE, one = FALSE;
    for (guint i = 0; i < executed->verdict->witnesses->len; i++) {
        const BsWitness *witness = &g_array_index(executed->verdict->witnesses, BsWitness, i);
        const guint32 freed = line_of(witness->freed_by), wrong = line_of(witness->fault.op);
        if (!(faults & 1u << witness->fault.kind))
            continue;
        if ((lines[0] == freed && lines[1] == wrong) || (lines[1] == freed && lines[0] == wrong)) {
            g_autofree char *told = tell_witness(executed, witness);
            GString *args = g_string_new(NULL);
            bs_input_append(bs_judge_input(executed->judge, witness->input), args);
            *why = args->len ? g_strdup_printf(_("With the input %s %s."), args->str, told)
                             : g_strdup_printf(_("With it %s."), told);
            g_string_free(args, TRUE);
            return TRUE;
        }
        for (guint k = 0; k < 2; k++) {
            made |= lines[k] == line_of(witness->made_by);
            one |= lines[k] == freed || lines[k] == wrong;
        }
    }
    *why =
        g_strdup(made  ? _("One of these makes the buffer: what happens to it later is asked for.")
                 : one ? _("One of these is part of it. The other is not: on no path do both "
                           "happen to the same buffer.")
                       : _("On no path do both happen to the same buffer."));
    return FALSE;
}

// The program with `memref.dealloc` of the value behind a line. NULL with `*why`.
static BsDocument *
with_dealloc(const BsLesson *lesson, const char *value, const char *type, guint32 line, char **why)
{
    g_autoptr(BsPipeline) nothing = bs_pipeline_parse("builtin.module()", NULL);
    const BsDocumentOptions options = {.pipeline = nothing, .allow_unregistered = TRUE};
    g_auto(GStrv) lines = g_strsplit(lesson->program, "\n", -1);
    g_autoptr(GString) text = g_string_new(NULL);
    for (guint i = 0; lines[i]; i++) {
        g_string_append_printf(text, "%s\n", lines[i]);
        if (i + 1 == line)
            g_string_append_printf(text, "memref.dealloc %s : %s\n", value, type);
    }
    BsDocument *document = bs_document_load("lesson", text->str, text->len, &options);
    if (bs_document_ir(document) && bs_document_outcome(document) == BS_OUTCOME_COMPLETE)
        return document;
    const BsDiags *diags = bs_document_diags(document);
    *why = g_strdup_printf(_("Behind line %u it cannot stand: %s"), line,
                           diags->items->len ? ((BsDiag *)diags->items->pdata[0])->text : "");
    bs_document_free(document);
    return NULL;
}

static char *
type_of(BsDocument *document, const char *function, const char *name)
{
    bs_document_goto(document, 0);
    const BsOp *of = function ? bs_document_find_function(document, function) : NULL;
    const BsValue *value = bs_document_find_named(document, of, name);
    return value ? bs_type_to_string(value->type) : NULL;
}

static gboolean
judge_free(const Executed *executed, const char *value, guint32 line, char **why)
{
    const BsWitness *witness = find_witness(executed->verdict, ~0u);
    if (!witness) {
        *why = g_strdup_printf(
            _("With a dealloc of %s behind line %u it is right with all %u inputs."), value, line,
            executed->verdict->n_inputs);
        return executed->verdict->n_judged > 0;
    }
    GString *args = g_string_new(NULL);
    bs_input_append(bs_judge_input(executed->judge, witness->input), args);
    const char *reason =
        witness->fault.kind == BS_MACHINE_LEAK
            ? _("With the input %s it still leaks: that path does not come by line %u.")
        : witness->fault.kind == BS_MACHINE_FREED_TWICE
            ? _("With the input %s it is freed twice: that path frees it already, and comes by "
                "line %u.")
            : _("With the input %s it is still used behind line %u.");
    *why = g_strdup_printf(reason, args->str, line);
    g_string_free(args, TRUE);
    return FALSE;
}

static gboolean
try_free(const BsLesson *lesson, const BsLessonStep *step, const Task *task, BsDocument *whole,
         guint32 line, char **why)
{
    Executed executed;
    g_autofree char *type = type_of(whole, step->function, task->value);
    BsDocument *document = type ? with_dealloc(lesson, task->value, type, line, why) : NULL;
    if (!document)
        return FALSE;
    const gboolean right = execute(&executed, document, step->function, NULL, NULL) &&
                           judge_free(&executed, task->value, line, why);
    executed_clear(&executed);
    bs_document_free(document);
    return right;
}

// -- an edited program ---------------------------------------------------------------------------

// What the function gives is what it gave before it was edited: that comes first.
static gboolean
execute_edited(Executed *executed, BsDocument *before, BsDocument *document, const char *name,
               char **why)
{
    Executed reference;
    g_autoptr(GError) error = NULL;
    bs_document_goto(before, 0);
    *executed = (Executed){0};
    if (!execute(&reference, before, name, NULL, &error)) {
        executed_clear(&reference);
        return FALSE;
    }
    executed->judge = g_steal_pointer(&reference.judge);
    executed_clear(&reference);
    executed->program = bs_program_new(bs_document_ir(document));
    executed->function = find_function(executed->program, name);
    if (executed->function)
        executed->verdict = bs_judge_stage(executed->judge, executed->program, executed->function);
    else
        *why = g_strdup(_("The function is not there any more."));
    return executed->function != NULL;
}

static gboolean
is_within(const Task *task, const BsVerdict *verdict, char **why)
{
    guint32 made = 0;
    for (guint i = 0; i < verdict->n_inputs; i++)
        made = MAX(made, verdict->outcomes[i].made);
    const guint64 is = task->kind == TASK_EDIT_PEAK ? (guint64)verdict->peak_bytes : made;
    if (task->kind == TASK_EDIT_RIGHT || is <= task->most) {
        *why = g_strdup_printf(_("It is right with all %u inputs."), verdict->n_inputs);
        return TRUE;
    }
    g_autofree char *most = g_strdup_printf("%" G_GUINT64_FORMAT, task->most);
    g_autofree char *has = g_strdup_printf("%" G_GUINT64_FORMAT, is);
    *why = g_strdup_printf(task->kind == TASK_EDIT_PEAK
                               ? _("It is right, but %s bytes are on the heap at once; %s may be.")
                               : _("It is right, but makes %s buffers; %s may be."),
                           has, most);
    return FALSE;
}

static gboolean
judge_right(const Task *task, const Executed *executed, char **why)
{
    const BsVerdict *verdict = executed->verdict;
    const BsWitness *witness = find_witness(verdict, ~0u);
    g_autofree char *told = witness ? tell_witness(executed, witness) : NULL;
    g_autoptr(GString) args = g_string_new(NULL);
    if (witness || verdict->n_different)
        bs_input_append(
            bs_judge_input(executed->judge, witness ? witness->input : verdict->different), args);
    if (witness)
        *why = g_strdup_printf(_("With the input %s %s."), args->str, told);
    else if (verdict->n_different)
        *why =
            g_strdup_printf(_("With the input %s it gives something else than before."), args->str);
    else if (!verdict->n_judged)
        *why = g_strdup_printf(_("With it this is not judged: %s"), verdict->limit);
    else
        return is_within(task, verdict, why);
    return FALSE;
}

static gboolean
judge_edited(const Task *task, const Executed *executed, char **why)
{
    if (task->kind != TASK_EDIT_WRONG)
        return judge_right(task, executed, why);
    const BsWitness *witness = find_witness(executed->verdict, wrongs[task->wrong].faults);
    if (!witness) {
        *why = g_strdup_printf(_("%u inputs were tried, and with none of them it happens."),
                               executed->verdict->n_inputs);
        return FALSE;
    }
    g_autofree char *told = tell_witness(executed, witness);
    g_autoptr(GString) args = g_string_new(NULL);
    bs_input_append(bs_judge_input(executed->judge, witness->input), args);
    *why = g_strdup_printf(_("With the input %s %s."), args->str, told);
    return TRUE;
}

// What a later pass refuses is no matter.
static gboolean
has_stage(const BsDocument *document, guint32 number)
{
    const BsStage *stage =
        number < bs_document_n_stages(document) ? bs_document_stage(document, number) : NULL;
    return stage && stage->reached && !stage->failed;
}

// At the end of the stage that the step's place is in; of another text, that is found by its
// number.
static gboolean
try_edit(const BsLesson *lesson, const BsLessonStep *step, const Task *task, BsDocument *before,
         const char *said, char **why)
{
    Executed executed = {0};
    guint32 position = 0;
    g_autoptr(GError) error = NULL;
    BsLesson edited = *lesson;
    edited.program = (char *)(gsize)said;
    edited.program_line = 1;
    bs_lesson_find_place(step, before, &position, NULL);
    const guint32 stage = bs_document_stage_of(before, position);
    BsDocument *document = bs_lesson_load(&edited, "lesson", NULL, &error);
    gboolean right = FALSE;
    if (!document || !has_stage(document, stage)) {
        const BsDiags *diags = document ? bs_document_diags(document) : NULL;
        *why =
            g_strdup_printf(_("This is no program that can be executed there: %s"),
                            error                        ? error->message
                            : diags && diags->items->len ? ((BsDiag *)diags->items->pdata[0])->text
                                                         : "");
    } else {
        bs_document_goto_stage(document, stage);
        right = execute_edited(&executed, before, document, step->function, why) &&
                judge_edited(task, &executed, why);
    }
    executed_clear(&executed);
    bs_document_free(document);
    return right;
}

// -- trying --------------------------------------------------------------------------------------

static gboolean
try_executed(const BsLessonStep *step, const Task *task, BsDocument *document, const char *said,
             const guint32 lines[2], char **why)
{
    Executed executed;
    g_autoptr(GError) error = NULL;
    guint32 position = 0;
    bs_lesson_find_place(step, document, &position, NULL);
    bs_document_goto_stage(document, bs_document_stage_of(document, position));
    const gboolean takes_lines = task->kind == TASK_OPS;
    gboolean right = FALSE;
    if (!execute(&executed, document, step->function, takes_lines ? NULL : said, &error))
        *why = g_strdup_printf(_("That is no input of this function: %s"), error->message);
    else if (takes_lines)
        right = try_ops(&executed, wrongs[task->wrong].faults, lines, why);
    else
        right = try_input(task, &executed, why);
    executed_clear(&executed);
    return right;
}

static gboolean
try_form(const BsLesson *lesson, const BsLessonStep *step, const char *said, char **why)
{
    BsDocument *document = bs_lesson_load(lesson, "lesson", NULL, NULL);
    BsForm *form = document ? bs_lesson_form(step, document, NULL) : NULL;
    const gboolean right = form && bs_form_try(form, said, why) < 0;
    bs_form_free(form);
    bs_document_free(document);
    if (!*why)
        *why = g_strdup(_("This cannot be judged."));
    return right;
}

gboolean
bs_lesson_try(const BsLesson *lesson, const BsLessonStep *step, const char *said, char **why)
{
    Task task;
    guint32 lines[2] = {0};
    *why = NULL;
    if (bs_lesson_has_form(step))
        return try_form(lesson, step, said, why);
    BsDocument *document =
        parse(step->task, &task) ? bs_lesson_load(lesson, "lesson", NULL, NULL) : NULL;
    const gboolean takes_lines = bs_lesson_task_takes_lines(step);
    gboolean right = FALSE;
    if (!document)
        *why = g_strdup(_("This cannot be judged."));
    else if (takes_lines && !read_lines(said, task.kind == TASK_OPS ? 2 : 1, lines))
        *why = g_strdup(task.kind == TASK_OPS ? _("Two numbers of lines are asked for.")
                                              : _("The number of a line is asked for."));
    else if (bs_lesson_task_edits(step))
        right = try_edit(lesson, step, &task, document, said, why);
    else if (task.kind == TASK_FREE)
        right = try_free(lesson, step, &task, document, lines[0], why);
    else
        right = try_executed(step, &task, document, said, lines, why);
    bs_document_free(document);
    if (!*why)
        *why = g_strdup(_("This cannot be judged."));
    return right;
}

// -- checking ------------------------------------------------------------------------------------

// Whether the machine finds what is asked for; where a dealloc is missing, something leaks.
static gboolean
is_there(const Task *task, const BsVerdict *verdict)
{
    return task->kind == TASK_PEAK   ? verdict->n_judged > 0
           : task->kind == TASK_FREE ? find_witness(verdict, LEAKS) != NULL
                                     : find_witness(verdict, wrongs[task->wrong].faults) != NULL;
}

static gboolean
check_task(const BsLessonStep *step, BsDocument *document, GError **error)
{
    Task task;
    Executed executed;
    guint32 position = 0;
    if (bs_lesson_has_form(step)) {
        BsForm *form = bs_lesson_form(step, document, error);
        bs_form_free(form);
        return form != NULL;
    }
    if (!parse(step->task, &task)) {
        g_set_error(error, BS_LESSON_ERROR, 0, _("line %u: there is no task '%s'"), step->task_line,
                    step->task);
        return FALSE;
    }
    if (task.kind != TASK_FREE)
        bs_lesson_find_place(step, document, &position, NULL);
    bs_document_goto_stage(document, bs_document_stage_of(document, position));
    const gboolean ok = execute(&executed, document, step->function, NULL, NULL) &&
                        is_there(&task, executed.verdict);
    executed_clear(&executed);
    if (!ok)
        g_set_error(error, BS_LESSON_ERROR, 0,
                    _("line %u: what the task asks for does not happen there"), step->task_line);
    return ok;
}

// As it stands the goal is not reached.
static gboolean
check_edit(const BsLesson *lesson, const BsLessonStep *step, GError **error)
{
    Task task;
    g_autofree char *why = NULL;
    if (!parse(step->task, &task))
        g_set_error(error, BS_LESSON_ERROR, 0, _("line %u: there is no task '%s'"), step->task_line,
                    step->task);
    else if (bs_lesson_try(lesson, step, lesson->program, &why))
        g_set_error(error, BS_LESSON_ERROR, 0,
                    _("line %u: the task asks for what the program is already"), step->task_line);
    else
        return TRUE;
    return FALSE;
}

gboolean
bs_lesson_check_tasks(const BsLesson *lesson, BsDocument *document, GError **error)
{
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < lesson->steps->len; i++) {
        const BsLessonStep *step = lesson->steps->pdata[i];
        ok = !step->task || (bs_lesson_task_edits(step) ? check_edit(lesson, step, error)
                                                        : check_task(step, document, error));
    }
    return ok;
}
