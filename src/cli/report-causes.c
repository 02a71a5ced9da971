// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --why, --why-not and --became: causes of what is named on the command line.
#include "cli/reports-private.h"

#include "cli/subject.h"
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "debug/document/place.h"
#include "debug/telling/causes.h"
#include "debug/telling/why-not.h"
#include "debug/telling/why.h"

#include <stdio.h>
#include <string.h>

// What is at a line of a function's text.
static BsThing
find_at_line(BsDocument *document, const BsOp *function, guint32 line)
{
    const GPtrArray *functions = bs_document_functions(document);
    const BsText *code = function || functions->len
                             ? bs_document_text(document, function ? function : functions->pdata[0])
                             : NULL;
    const BsBlock *block = code ? bs_text_find_label(code, line) : NULL;
    const BsOpLines *lines = code ? bs_text_find_line(code, line) : NULL;
    return (BsThing){.op = lines && !block ? lines->op : NULL, .block = block};
}

// What a report on causes is asked for.
typedef struct Subject {
    const BsOp *function;
    BsThing thing;
    guint32 stage;      // the last one before the cursor that has it, or the cursor's own
    const char *merged; // what the source called so has become the thing; or NULL
} Subject;

// Lines are counted from 1; 0 when it is no line.
static guint
read_line_number(const char *text)
{
    guint64 line;
    const gboolean ok = g_ascii_string_to_unsigned(text, 10, 1, G_MAXINT, &line, NULL);
    return ok ? (guint)line : 0;
}

static void
add_thing(GArray *subjects, BsDocument *document, const BsOp *function, BsThing thing,
          const char *merged)
{
    const Subject subject = {.function = function,
                             .thing = thing,
                             .stage = bs_document_current_stage(document),
                             .merged = merged};
    if (thing.op || thing.value || thing.block)
        g_array_append_val(subjects, subject);
}

static void
add_value(GArray *subjects, BsDocument *document, const BsOp *function, const BsValue *value,
          const char *merged)
{
    if (value)
        add_thing(subjects, document, function, (BsThing){.op = bs_value_op(value), .value = value},
                  merged);
}

// What is called so here, in the source and in the program that is printed may be several values:
// each is answered for.
static void
add_values(GArray *subjects, BsDocument *document, const BsOp *function, const char *name)
{
    const BsValue *shown = bs_document_find_value(document, function, name);
    const BsValue *own = bs_document_find_in_source(document, function, name);
    const BsValue *printed = bs_document_find_printed(document, function, name);
    add_value(subjects, document, function, shown, NULL);
    if (own != shown)
        add_value(subjects, document, function, own,
                  bs_document_is_called(document, own, name) ? NULL : name);
    if (printed != shown && printed != own)
        add_value(subjects, document, function, printed, NULL);
}

static void
add_subject(GArray *subjects, BsDocument *document, const BsOp *function, const char *what)
{
    const guint line = read_line_number(what);
    if (line)
        add_thing(subjects, document, function, find_at_line(document, function, line - 1), NULL);
    else if (*what == '^')
        add_thing(subjects, document, function,
                  (BsThing){.block = bs_document_find_labelled(document, function, what)}, NULL);
    else
        add_values(subjects, document, function, what);
}

// Where the name of a function ends in "@f:%alloc": it may have colons, as in "@ns::f:7", and a
// value may be called "%pair:2". NULL: no function is named.
static const char *
find_colon(BsDocument *document, const char *text)
{
    const char *first = *text == '@' ? strchr(text, ':') : NULL, *likely = NULL;
    for (const char *colon = first; colon; colon = strchr(colon + 1, ':')) {
        g_autofree char *name = g_strndup(text + 1, (gsize)(colon - text - 1));
        const gboolean ends = colon[1] == '%' || colon[1] == '^' || g_ascii_isdigit(colon[1]);
        if (ends && bs_document_find_function(document, name))
            return colon;
        likely = ends && !likely ? colon : likely;
    }
    return likely ? likely : first;
}

// "%alloc" or "^bb1", of every function that has it, as printed or as the source calls it,
// "@f:%alloc", or "@f:7", a line of the function's text; without a function, of --function, or else
// a line of the first one.
static void
find_subjects(const BsCliOptions *options, BsDocument *document, const char *text, GArray *subjects)
{
    const char *colon = find_colon(document, text);
    g_autofree char *own = colon ? g_strndup(text + 1, (gsize)(colon - text - 1)) : NULL;
    const char *name = own ? own : options->function;
    const char *what = colon ? colon + 1 : text;
    const GPtrArray *functions = bs_document_functions(document);
    const BsOp *function = name ? bs_document_find_function(document, name) : NULL;
    if (function)
        add_subject(subjects, document, function, what);
    for (guint i = 0; !name && i < functions->len && !g_ascii_isdigit(*what); i++)
        add_subject(subjects, document, functions->pdata[i], what);
    if (!name && subjects->len == 0)
        add_subject(subjects, document, NULL, what);
}

// Whether the text is one that find_subjects() can read. FALSE after a message.
static gboolean
is_readable(BsDocument *document, const char *option, const char *text)
{
    const char *colon = find_colon(document, text);
    const char *what = colon ? colon + 1 : text;
    g_autofree char *function = colon ? g_strndup(text + 1, (gsize)(colon - text - 1)) : NULL;
    if (function && !bs_cli_check_function(function, document))
        return FALSE;
    if (*what == '%' || *what == '^' || read_line_number(what))
        return TRUE;
    fprintf(stderr,
            "bufscope-opt: for the --%s option: '%s' is neither a value, as %%alloc or @f:%%alloc, "
            "nor a line, as 7 or @f:7\n",
            option, text);
    return FALSE;
}

// The last stage that has it, up to `stage`; -1 when none has it.
static gint
find_stage(const BsCliOptions *options, BsDocument *document, const char *text, guint32 stage,
           GArray *subjects)
{
    const guint32 cursor = bs_document_cursor(document);
    gint found = -1;
    for (guint32 i = stage + 1; found < 0 && i-- > 0;) {
        if (!bs_document_stage(document, i)->reached)
            continue;
        bs_document_goto_stage(document, i);
        find_subjects(options, document, text, subjects);
        if (subjects->len > 0)
            found = (gint)i;
    }
    bs_document_goto(document, cursor);
    return found;
}

static void
say_missing(const BsCliOptions *options, BsDocument *document, const char *text)
{
    g_autoptr(GArray) others = g_array_new(FALSE, FALSE, sizeof(Subject));
    const gboolean in = options->function && *text != '@';
    const guint32 last = bs_document_n_stages(document) - 1;
    // The number of a line says nothing at another stage.
    const gint stage = strchr(text, '%') ? find_stage(options, document, text, last, others) : -1;
    fprintf(stderr, "bufscope-opt: there is no '%s'%s%s%s ", text, in ? " in function '" : "",
            in ? options->function : "", in ? "'" : "");
    if (options->stage >= 0)
        fprintf(stderr, "after stage %d", options->stage);
    else
        fputs("at the end of the run", stderr);
    if (stage >= 0)
        fprintf(stderr, "; there is with --stage=%d", stage);
    fputs("\n", stderr);
}

// Empty, after a message, when there is no such thing. `before`: what an earlier stage has will do.
static GArray *
find_things(const BsCliOptions *options, BsDocument *document, const char *option, const char *text,
            gboolean before)
{
    GArray *subjects = g_array_new(FALSE, FALSE, sizeof(Subject));
    if (!is_readable(document, option, text))
        return subjects;
    find_subjects(options, document, text, subjects);
    if (before && subjects->len == 0)
        find_stage(options, document, text, bs_document_current_stage(document), subjects);
    if (subjects->len == 0)
        say_missing(options, document, text);
    return subjects;
}

// Of several functions it is said which one is spoken of.
static void
put_function(const GArray *subjects, const Subject *subject, GString *out)
{
    if (g_array_index(subjects, Subject, 0).function !=
        g_array_index(subjects, Subject, subjects->len - 1).function)
        g_string_append_printf(out, "@%s:\n", bs_function_name(subject->function));
}

// "%select (%0 as printed)": what stands in the program that mlir-opt writes. NULL: the same.
static char *
with_printed_name(BsDocument *document, const BsValue *value)
{
    g_autofree char *printed = bs_document_printed_name(document, value);
    const char *name = bs_document_value_name(document, value);
    return printed && name && !g_str_equal(printed, name)
               ? g_strdup_printf("%s (%s as printed)", name, printed)
               : NULL;
}

// "%0 (%select in the source)", of what the source has another name for.
static void
put_names(BsDocument *document, const Subject *subject, GString *out)
{
    const BsThing *thing = &subject->thing;
    g_autofree char *names = NULL;
    if (subject->merged)
        g_string_append_printf(out, "%s of the source is %s now\n", subject->merged,
                               bs_document_value_name(document, thing->value));
    if (thing->value && bs_document_naming(document) == BS_NAMES_OWN)
        names = with_printed_name(document, thing->value);
    else if (thing->value && bs_document_other_name(document, thing->value))
        names = bs_document_both_names(document, thing->value);
    else if (thing->block && bs_document_other_label(document, thing->block))
        names = bs_document_both_labels(document, thing->block);
    if (names)
        g_string_append_printf(out, "%s\n", names);
}

static void
put_links(const GPtrArray *links, GString *out)
{
    for (guint i = 0; i < links->len; i++) {
        const BsLink *link = links->pdata[i];
        g_string_append_printf(out, "%*s%s", (gint)(2 * link->depth), "", link->text);
        if (link->event)
            g_string_append_printf(out, "  [%u]", link->event);
        g_string_append_c(out, '\n');
    }
}

gboolean
bs_cli_put_why(const BsCliOptions *options, BsDocument *document, GString *out)
{
    g_autoptr(GArray) subjects = find_things(options, document, "why", options->why, FALSE);
    for (guint i = 0; i < subjects->len; i++) {
        const Subject *subject = &g_array_index(subjects, Subject, i);
        const BsThing *thing = &subject->thing;
        g_autoptr(GPtrArray) links = bs_document_why_first(document, *thing);
        put_function(subjects, subject, out);
        put_names(document, subject, out);
        put_links(links, out);
    }
    return subjects->len > 0;
}

// "freed:%x", "freed:@f:%x", or without a question "%x": all that make sense. The question, or
// BS_N_QUESTIONS; `*what`: the rest.
static BsQuestion
read_question(const char *text, const char **what)
{
    const char *colon = strchr(text, ':');
    const BsQuestion question =
        colon ? bs_question_find(text, (gsize)(colon - text)) : BS_N_QUESTIONS;
    *what = question == BS_N_QUESTIONS ? text : colon + 1;
    return question;
}

// "not freed: %a is an argument ...", and what that rests on.
static void
put_answer(const BsWhyNot *why_not, GString *out)
{
    g_string_append_printf(out, "%s: ", bs_question_answer(why_not));
    put_links(why_not->links, out);
}

// FALSE: there is nothing to ask, which was said.
static gboolean
put_answers(BsDocument *document, const Subject *subject, BsQuestion question, GString *out)
{
    g_autoptr(GPtrArray) answers = bs_document_why_not(document, subject->thing, question);
    for (guint i = 0; i < answers->len; i++)
        put_answer(answers->pdata[i], out);
    if (answers->len == 0)
        fputs("bufscope-opt: no pass of this pipeline could have done something with that\n",
              stderr);
    return answers->len > 0;
}

static void
say_questions(const char *asked)
{
    fprintf(stderr,
            "bufscope-opt: for the --why-not option: there is no question '%.*s'; there are ",
            (int)strcspn(asked, ":"), asked);
    for (guint i = 0; i < BS_N_QUESTIONS; i++)
        fprintf(stderr, "%s%s", i ? ", " : "", bs_question_name(i));
    fputs("\n", stderr);
}

gboolean
bs_cli_put_why_not(const BsCliOptions *options, BsDocument *document, GString *out)
{
    const char *what;
    const BsQuestion question = read_question(options->why_not, &what);
    if (question == BS_N_QUESTIONS && g_ascii_isalpha(*what) && strchr(what, ':')) {
        say_questions(what);
        return FALSE;
    }
    g_autoptr(GArray) subjects = find_things(options, document, "why-not", what, FALSE);
    gboolean ok = subjects->len > 0;
    for (guint i = 0; i < subjects->len; i++) {
        const Subject *subject = &g_array_index(subjects, Subject, i);
        if (subject->thing.block) {
            fprintf(stderr, "bufscope-opt: '%s' is the label of a block, and no op\n", what);
            return FALSE;
        }
        put_function(subjects, subject, out);
        put_names(document, subject, out);
        ok &= put_answers(document, subject, question, out);
    }
    return ok;
}

// What a stage before the one that was asked about has done away with became something there.
static void
put_became_of(const BsCliOptions *options, BsDocument *document, const Subject *subject,
              GString *out)
{
    const guint32 cursor = bs_document_cursor(document);
    if (subject->stage != bs_document_current_stage(document)) {
        g_string_append_printf(out, "%s is gone by then; from stage %u (%s) on:\n", options->became,
                               subject->stage, bs_document_stage(document, subject->stage)->name);
        bs_document_goto_stage(document, subject->stage);
    }
    put_names(document, subject, out);
    g_autoptr(GPtrArray) links =
        bs_document_became(document, subject->thing.op, subject->thing.value);
    put_links(links, out);
    bs_document_goto(document, cursor);
}

gboolean
bs_cli_put_became(const BsCliOptions *options, BsDocument *document, GString *out)
{
    const gboolean is_line = strcspn(options->became, "%") == strlen(options->became);
    g_autoptr(GArray) subjects =
        find_things(options, document, "became", options->became, !is_line);
    for (guint i = 0; i < subjects->len; i++) {
        const Subject *subject = &g_array_index(subjects, Subject, i);
        if (subject->thing.block) {
            fprintf(stderr, "bufscope-opt: '%s' is the label of a block, and no op\n",
                    options->became);
            return FALSE;
        }
        put_function(subjects, subject, out);
        put_became_of(options, document, subject, out);
    }
    return subjects->len > 0;
}
