// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/reports.h"

#include "cli/reports-private.h"
#include "cli/run.h"
#include "cli/subject.h"
#include "debug/buffers/counts.h"
#include "debug/buffers/lifetimes.h"
#include "debug/compare/diff.h"
#include "debug/document/command.h"
#include "debug/dump/lines.h"
#include "debug/telling/explain.h"
#include "debug/telling/scan.h"
#include "view/write/annotated.h"

#include <stdio.h>
#include <string.h>

// -- sentences ------------------------------------------------------------------------------------

// A stage that meets ops of which a sheet alone says what they do.
static void
put_rests_on(const BsDocument *document, guint32 number, gint columns, GString *out)
{
    const BsStage *stage = bs_document_stage(document, bs_document_stage_of(document, number));
    g_autofree char *sentence = stage->first == number ? bs_stage_rests_on(stage) : NULL;
    if (sentence)
        g_string_append_printf(out, "%*s%s\n", columns, "", sentence);
}

// One line per event: its number, indented by how deep it is nested.
static gboolean
put_sentences(const BsCliOptions *options, BsDocument *document, GString *out)
{
    guint32 n = bs_document_n_events(document);
    gint width = snprintf(NULL, 0, "%u", n);
    bs_document_explain_all(document, NULL);
    for (guint32 i = 1; i <= n; i++) {
        if ((options->stage >= 0 && bs_document_stage_of(document, i) != (guint32)options->stage) ||
            !bs_cli_is_subject(options, document, i))
            continue;
        guint32 depth = bs_timeline_depth(bs_document_timeline(document), i);
        g_string_append_printf(out, "%*u  %*s%s", width, i, (gint)(2 * depth), "",
                               bs_document_explain(document, i));
        const BsEvent *event = bs_document_event(document, i);
        if (event->kind == BS_EVENT_PATTERN)
            g_string_append_printf(out, "  [%s]", bs_rule_label(event->rule));
        g_string_append_c(out, '\n');
        put_rests_on(document, i, width + 2 + (gint)(2 * depth) + 2, out);
    }
    return TRUE;
}

// The --function at the cursor; NULL after a message.
static const BsOp *
find_function(const BsCliOptions *options, BsDocument *document)
{
    const BsOp *function = bs_document_find_function(document, options->function);
    if (!function)
        fprintf(stderr, "bufscope-opt: there is no function '%s' at that stage\n",
                options->function);
    return function;
}

// -- counts ---------------------------------------------------------------------------------------

enum { NAME_COLUMNS = 40, NUMBER_COLUMNS = 7 };

enum { NOTHING = G_MAXUINT32 }; // instead of a number: nothing stands of what the stage did

static void
put_row(GString *out, const char *name, const guint32 *numbers, guint n)
{
    gboolean any = FALSE;
    for (guint i = 0; i < n; i++)
        any |= numbers[i] != 0 && numbers[i] != NOTHING;
    if (!any)
        return;
    g_string_append_printf(out, "%-*s", NAME_COLUMNS, name);
    for (guint i = 0; i < n; i++) {
        if (numbers[i] == NOTHING)
            g_string_append_printf(out, "%*s", NUMBER_COLUMNS, "-");
        else
            g_string_append_printf(out, "%*u", NUMBER_COLUMNS, numbers[i]);
    }
    g_string_append_c(out, '\n');
}

static guint
count_reached(const BsDocument *document)
{
    guint n = 0;
    while (n < bs_document_n_stages(document) && bs_document_stage(document, n)->reached)
        n++;
    return n;
}

static gint
compare_names(gconstpointer a, gconstpointer b)
{
    return strcmp(a, b);
}

// The names of all kinds of ops that any stage has, sorted.
static GList *
all_kinds(BsDocument *document, guint n_stages, const BsOp *function)
{
    g_autoptr(GHashTable) kinds = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint i = 0; i < n_stages; i++) {
        const BsCounts *counts = bs_document_counts(document, i, function);
        for (guint k = 0; counts && k < counts->kinds->len; k++)
            g_hash_table_add(kinds,
                             (gpointer)(gsize)g_array_index(counts->kinds, BsKindCount, k).name);
    }
    return g_list_sort(g_hash_table_get_keys(kinds), compare_names);
}

// One figure, or the ops of that name, at each stage.
static void
put_numbers(BsDocument *document, guint n, const BsOp *function, guint figure, const char *kind,
            GString *out)
{
    g_autofree guint32 *numbers = g_new0(guint32, n);
    for (guint i = 0; i < n; i++) {
        const BsCounts *counts = bs_document_counts(document, i, function);
        const BsStage *stage = bs_document_stage(document, i);
        if (stage->failed || stage->unread)
            numbers[i] = NOTHING;
        else if (counts)
            numbers[i] = kind ? bs_counts_of(counts, kind) : counts->figures[figure];
    }
    put_row(out, kind ? kind : bs_count_name(figure), numbers, n);
}

// A column per stage: first the figures, then the ops of each kind. A function that a stage does
// not have yet has none of them there.
static gboolean
put_counts(const BsCliOptions *options, BsDocument *document, GString *out)
{
    const BsOp *function = NULL;
    if (options->function && !(function = find_function(options, document)))
        return FALSE;
    const guint n = count_reached(document);
    g_string_append_printf(out, "%-*s", NAME_COLUMNS, "stage");
    for (guint i = 0; i < n; i++)
        g_string_append_printf(out, "%*u", NUMBER_COLUMNS, i);
    g_string_append_c(out, '\n');
    for (guint figure = 0; figure < BS_N_COUNT_KINDS; figure++)
        put_numbers(document, n, function, figure, NULL, out);
    g_string_append_c(out, '\n');
    GList *kinds = all_kinds(document, n, function);
    for (GList *kind = kinds; kind; kind = kind->next)
        put_numbers(document, n, function, 0, kind->data, out);
    g_list_free(kinds);
    g_string_append_c(out, '\n');
    for (guint i = 0; i < n; i++) {
        const BsStage *stage = bs_document_stage(document, i);
        g_autofree char *title = bs_stage_title(stage);
        g_string_append_printf(out, "%u: %s%s\n", i, title,
                               stage->failed ? ", which refuses the program" : "");
    }
    return TRUE;
}

// -- annotated code -------------------------------------------------------------------------------

static gboolean
put_annotated(const BsCliOptions *options, BsDocument *document, GString *out)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        BsOp *function = functions->pdata[i];
        if (options->function && strcmp(bs_function_name(function), options->function) != 0)
            continue;
        g_autofree char *text = bs_annotated_text(document, function);
        g_string_append(out, text ? text : "");
    }
    return TRUE;
}

// -- lifetimes ------------------------------------------------------------------------------------

// `refused`: the pass that would free it was refused, or the next.
static void
put_lifetime(GString *out, const BsLifetimes *lifetimes, const BsLifetime *lifetime,
             gboolean refused)
{
    enum { BAR = 60 };
    g_autofree char *bar = bs_lifetime_bar(lifetimes, lifetime, BAR);
    g_string_append_printf(out, "  %-16s %s  line %u%s, last use ", lifetime->name, bar,
                           lifetime->born, lifetime->of_call ? ", returned by a call" : "");
    if (lifetime->used_at == lifetime->born_at)
        g_string_append(out, "never");
    else
        g_string_append_printf(out, "%u", lifetime->last_use);
    if (lifetime->freed)
        g_string_append_printf(out, ", freed %u", lifetime->freed);
    else
        g_string_append(out, bs_lifetime_is_on_stack(lifetime) ? ", on the stack"
                             : lifetime->returned              ? ", returned"
                             : refused                         ? ", not freed so far"
                             : lifetime->of_call               ? ", not freed here"
                                                               : ", never freed");
    if (lifetime->freed && lifetime->n_frees > 1)
        g_string_append_printf(out, " (the last of %u places)", lifetime->n_frees);
    if (lifetime->bytes >= 0)
        g_string_append_printf(out, ", %" G_GINT64_FORMAT " byte%s", lifetime->bytes,
                               lifetime->bytes == 1 ? "" : "s");
    g_string_append_c(out, '\n');
}

static void
put_lifetimes_of(const BsLifetimes *lifetimes, const BsOp *function, gboolean refused, GString *out)
{
    const char *name = bs_function_name(function);
    if (lifetimes->items->len && lifetimes->not_judged)
        g_string_append_printf(out, "@%s: not judged: %s\n", name, lifetimes->not_judged);
    else if (lifetimes->items->len)
        g_string_append_printf(
            out, "@%s: at most %u on the heap at once, with %u input%s (line %u of %u)\n", name,
            lifetimes->peak, lifetimes->n_inputs, lifetimes->n_inputs == 1 ? "" : "s",
            lifetimes->peak_line, lifetimes->n_lines);
    for (guint k = 0; k < lifetimes->items->len; k++)
        put_lifetime(out, lifetimes, &g_array_index(lifetimes->items, BsLifetime, k), refused);
}

static gboolean
put_lifetimes(const BsCliOptions *options, BsDocument *document, GString *out)
{
    const guint32 cursor = bs_document_cursor(document);
    g_autofree char *refusal = bs_document_refusal(document, cursor);
    if (refusal)
        g_string_append_printf(out, "%s: these are of the program before that pass\n", refusal);
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        if (options->function &&
            strcmp(bs_function_name(functions->pdata[i]), options->function) != 0)
            continue;
        BsLifetimes *lifetimes = bs_document_lifetimes(
            document, bs_document_settled(document, cursor), functions->pdata[i]);
        put_lifetimes_of(lifetimes, functions->pdata[i], refusal != NULL, out);
        bs_lifetimes_free(lifetimes);
    }
    return TRUE;
}

// -- before it runs -------------------------------------------------------------------------------

// Whether the op is in the --function.
static gboolean
is_in_function(const BsCliOptions *options, const BsOp *op)
{
    const BsOp *function = options->function ? bs_op_function(op) : NULL;
    return !function || strcmp(bs_function_name(function), options->function) == 0;
}

static BsDiag *
put_refusal(const BsRefusal *refusal, BsDiags *diags)
{
    const char *name = refusal->op->def->name, *words = bs_refusal_words(refusal);
    if (refusal->kind == BS_ASSUMED)
        return bs_diags_warning(diags, refusal->loc, "'%s' op: %s", name, words);
    return g_str_has_prefix(words, "'") // it names the op itself
               ? bs_diags_error(diags, refusal->loc, "%s", words)
               : bs_diags_error(diags, refusal->loc, "'%s' op: %s", name, words);
}

// Counts them by their kind.
static void
put_refusals(const BsCliOptions *options, const BsScan *scan, BsDiags *diags, guint *counts)
{
    for (guint i = 0; i < scan->refusals->len; i++) {
        const BsRefusal *refusal = &g_array_index(scan->refusals, BsRefusal, i);
        if (!is_in_function(options, refusal->op))
            continue;
        counts[refusal->kind]++;
        g_autofree char *hint = bs_refusal_hint(refusal);
        BsDiag *diag = put_refusal(refusal, diags);
        if (hint && diag)
            bs_diag_note(diag, refusal->loc, "%s", hint);
    }
}

static void
put_unvisited(const BsCliOptions *options, const BsScan *scan, BsDiags *diags)
{
    for (guint i = 0; i < scan->unvisited->len; i++) {
        const BsUnvisited *unvisited = &g_array_index(scan->unvisited, BsUnvisited, i);
        if (!is_in_function(options, unvisited->op))
            continue;
        const char *name = bs_unvisited_name(unvisited);
        BsDiag *diag =
            *name
                ? bs_diags_warning(diags, unvisited->op->loc, "'%s' @%s is not visited by %s",
                                   unvisited->op->def->name, name, scan->pass)
                : bs_diags_warning(diags, unvisited->op->loc,
                                   "what is outside of functions is not visited by %s", scan->pass);
        for (guint k = 0; diag && k < unvisited->leaks->len; k++)
            bs_diag_note(diag, ((const BsOp *)unvisited->leaks->pdata[k])->loc,
                         "nothing frees what is allocated here");
    }
}

gboolean
bs_cli_put_scan(const BsCliOptions *options, BsDocument *document, GString *out)
{
    BsDiags diags;
    bs_diags_init(&diags);
    g_autoptr(BsScan) scan = bs_document_scan(document);
    guint counts[BS_ASSUMED + 1] = {0};
    put_refusals(options, scan, &diags, counts);
    put_unvisited(options, scan, &diags);
    bs_diags_format(&diags, bs_document_source(document), out);
    for (guint i = 0; i < scan->unseen->len; i++)
        g_string_append_printf(out, "not looked at: %s\n", (const char *)scan->unseen->pdata[i]);
    if (counts[BS_ASSUMED])
        g_string_append_printf(out, "%u taken for granted\n", counts[BS_ASSUMED]);
    if (scan->pass)
        g_string_append_printf(out, "%u to be refused\n", counts[BS_REFUSED]);
    bs_diags_clear(&diags);
    return TRUE;
}

void
bs_cli_write_messages(const BsCliOptions *options, BsDocument *document)
{
    const GPtrArray *diags = bs_document_diags(document)->items;
    g_autoptr(BsScan) scan = options->scan ? bs_document_scan(document) : NULL;
    g_autoptr(GString) text = g_string_new(NULL);
    for (guint i = 0; i < diags->len; i++) {
        if (!scan || !bs_scan_lists(scan, diags->pdata[i]))
            bs_diag_format(diags->pdata[i], bs_document_source(document), text);
    }
    fwrite(text->str, 1, text->len, stderr);
}

static gboolean
put_command(const BsCliOptions *options, BsDocument *document, GString *out)
{
    const guint32 last = bs_document_n_stages(document) - 1;
    g_autofree char *line =
        bs_document_command(document, options->stage < 0 ? last : (guint32)options->stage);
    g_string_append_printf(out, "%s\n", line);
    return TRUE;
}

// -- differences ----------------------------------------------------------------------------------

// The event after which the state is; FALSE, after a message, when there is no such state.
static gboolean
find_state(const BsDocument *document, const BsCliState *state, guint32 *position)
{
    const BsStage *stage = state->is_event ? NULL : bs_document_stage(document, state->number);
    *position = state->is_event ? state->number : stage ? stage->last : 0;
    if (state->is_event ? state->number <= bs_document_n_events(document) : stage && stage->reached)
        return TRUE;
    fprintf(stderr, "bufscope-opt: there is no %s %u to compare\n",
            state->is_event ? "event" : "stage", state->number);
    return FALSE;
}

static char *
state_text(const BsDocument *document, const BsCliState *state)
{
    if (state->is_event)
        return g_strdup_printf("event %u", state->number);
    g_autofree char *title = bs_stage_title(bs_document_stage(document, state->number));
    return g_strdup_printf("stage %u, %s", state->number, title);
}

static void
put_difference(const BsDiff *diff, const char *from, const char *to, GString *out)
{
    enum { CONTEXT = 3 };
    const char *name = bs_function_name(diff->function);
    g_autofree char *text = bs_diff_text(diff, CONTEXT);
    if (!*text)
        return;
    g_string_append_printf(out, "@%s: %s -> %s: %u added, %u removed, %u changed, %u moved\n%s",
                           name, from, to, diff->counts[BS_DIFF_ADDED],
                           diff->counts[BS_DIFF_REMOVED], diff->counts[BS_DIFF_CHANGED],
                           diff->n_moved, text);
}

static void
add_functions(BsDocument *document, gpointer functions)
{
    const GPtrArray *here = bs_document_functions(document);
    for (guint i = 0; i < here->len; i++) {
        if (!g_ptr_array_find(functions, here->pdata[i], NULL))
            g_ptr_array_add(functions, here->pdata[i]);
    }
}

static const BsStage *
stage_of(const BsDocument *document, const BsCliState *state)
{
    return state->is_event ? NULL : bs_document_stage(document, state->number);
}

// Of stages of a dump of which one could not be read: the texts as they are. FALSE: both could.
static gboolean
put_unread_diff(const BsCliOptions *options, const BsDocument *document, const char *from,
                const char *to, GString *out)
{
    enum { CONTEXT = 3 };
    const BsStage *before = stage_of(document, &options->diff[0]);
    const BsStage *after = stage_of(document, &options->diff[1]);
    if (!before || !after || (!before->unread && !after->unread) || !before->text || !after->text)
        return FALSE;
    g_autoptr(GString) text = g_string_new(NULL);
    const BsLinesDiff diff =
        bs_lines_diff(before->text, before->text_len, after->text, after->text_len, CONTEXT, text);
    if (diff.added + diff.removed)
        g_string_append_printf(out, "%s -> %s, as text: %u added, %u removed\n%s", from, to,
                               diff.added, diff.removed, text->str);
    return TRUE;
}

static gboolean
put_diff(const BsCliOptions *options, BsDocument *document, GString *out)
{
    guint32 before, after;
    if (!find_state(document, &options->diff[0], &before) ||
        !find_state(document, &options->diff[1], &after))
        return FALSE;
    g_autofree char *from = state_text(document, &options->diff[0]);
    g_autofree char *to = state_text(document, &options->diff[1]);
    if (put_unread_diff(options, document, from, to, out))
        return TRUE;
    g_autoptr(GPtrArray) functions = g_ptr_array_new();
    bs_document_visit(document, before, add_functions, functions);
    bs_document_visit(document, after, add_functions, functions);
    for (guint i = 0; i < functions->len; i++) {
        const char *name = bs_function_name(functions->pdata[i]);
        if (options->function && strcmp(name, options->function) != 0)
            continue;
        BsDiff *diff = bs_document_diff(document, before, after, functions->pdata[i]);
        if (diff)
            put_difference(diff, from, to, out);
        bs_diff_free(diff);
    }
    return TRUE;
}

// -- the table ------------------------------------------------------------------------------------

typedef struct Report {
    const char *name;
    gsize offset;  // of the option
    gboolean text; // it has a value
    gboolean (*put)(const BsCliOptions *options, BsDocument *document, GString *out);
} Report;

static const Report reports[] = {
    {"explain", offsetof(BsCliOptions, explain), FALSE, put_sentences},
    {"annotate", offsetof(BsCliOptions, annotate), FALSE, put_annotated},
    {"counts", offsetof(BsCliOptions, counts), FALSE, put_counts},
    {"lifetimes", offsetof(BsCliOptions, lifetimes), FALSE, put_lifetimes},
    {"run", offsetof(BsCliOptions, reports_run), FALSE, bs_cli_put_run},
    {"scan", offsetof(BsCliOptions, scan), FALSE, bs_cli_put_scan},
    {"command", offsetof(BsCliOptions, command), FALSE, put_command},
    {"why", offsetof(BsCliOptions, why), TRUE, bs_cli_put_why},
    {"why-not", offsetof(BsCliOptions, why_not), TRUE, bs_cli_put_why_not},
    {"became", offsetof(BsCliOptions, became), TRUE, bs_cli_put_became},
    {"diff", offsetof(BsCliOptions, diff_text), TRUE, put_diff},
};

static gboolean
is_wanted(const BsCliOptions *options, const Report *report)
{
    gconstpointer field = (const char *)options + report->offset;
    return report->text ? *(char *const *)field != NULL : *(const gboolean *)field;
}

gboolean
bs_cli_wants_report(const BsCliOptions *options)
{
    for (guint i = 0; i < G_N_ELEMENTS(reports); i++) {
        if (is_wanted(options, &reports[i]))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_cli_put_reports(const BsCliOptions *options, BsDocument *document, GString *out)
{
    gboolean ok = TRUE;
    for (guint i = 0; i < G_N_ELEMENTS(reports); i++) {
        const gsize len = out->len;
        if (!is_wanted(options, &reports[i]))
            continue;
        if (!reports[i].put(options, document, out))
            ok = FALSE;
        else if (out->len == len)
            fprintf(stderr, "bufscope-opt: --%s has nothing to report here\n", reports[i].name);
    }
    return ok;
}
