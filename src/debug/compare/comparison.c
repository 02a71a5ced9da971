// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/compare/comparison.h"

#include "analysis/library.h"
#include "debug/buffers/counts.h"
#include "debug/buffers/lifetimes.h"
#include "debug/document/cursor.h"
#include "debug/document/origin-key.h"
#include "debug/verdict/check.h"
#include "sim/explore.h"
#include "support/i18n.h"

#include <string.h>

// -- figures --------------------------------------------------------------------------------------

// What one pipeline made of one function.
typedef struct Side {
    BsDocument *document;
    const char *function;
    char *refusal;                        // or NULL
    guint n_sure, n_maybe;                // of what a check finds wrong with it,
    guint n_left, n_maybe_left, n_mended; // and of what it finds in the input
    gboolean not_judged;                  // it does not follow all
    const BsCounts *counts;
    BsLifetimes *lifetimes;
    const BsMeasured *measured;
    GHashTable *places; // key of an allocation -> where it is freed, in words
    GPtrArray *keys;    // of its allocations, in order
} Side;

// Of the text.
static const struct {
    const char *name;
    BsCountKind figure;
    gboolean if_any; // the row is there when a side has some
} figures[] = {
    {N_("allocations"), BS_COUNT_ALLOCATIONS, FALSE},
    {N_("allocations on the stack"), BS_COUNT_STACK, FALSE},
    {N_("clones"), BS_COUNT_CLONES, FALSE},
    {N_("bufferization.dealloc"), BS_COUNT_DEALLOC_OPS, FALSE},
    {N_("deallocation.retain"), BS_COUNT_RETAINS, TRUE},
    {N_("deallocs"), BS_COUNT_FREES, FALSE},
    {N_("conditional deallocs"), BS_COUNT_CONDITIONAL_FREES, FALSE},
    {N_("run-time alias checks"), BS_COUNT_ALIAS_CHECKS, FALSE},
    {N_("library calls"), BS_COUNT_LIBRARY_CALLS, FALSE},
};

// Of what is executed.
static const struct {
    const char *name;
    gsize offset; // of the figure
} measured_figures[] = {
    {N_("allocations executed"), offsetof(BsMeasured, allocations)},
    {N_("deallocs executed"), offsetof(BsMeasured, frees)},
    {N_("most buffers at once"), offsetof(BsMeasured, buffers)},
    {N_("peak of the heap, bytes"), offsetof(BsMeasured, peak_bytes)},
    {N_("least it could be, bytes"), offsetof(BsMeasured, least_bytes)},
    {N_("peak of the stack, bytes"), offsetof(BsMeasured, stack_bytes)},
    {N_("bytes copied"), offsetof(BsMeasured, copied_bytes)},
    {N_("run-time checks executed"), offsetof(BsMeasured, checks)},
    {N_("library calls executed"), offsetof(BsMeasured, library_calls)},
    {N_("ops executed"), offsetof(BsMeasured, ops)},
};

// -- places ---------------------------------------------------------------------------------------

// "^bb1" of the function; in a nested region also which op it belongs to: "scf.for (line 7)",
// "^bb2 of scf.execute_region (line 7)", "region 1 of scf.while (line 7)".
static void
put_block(BsDocument *document, const BsBlock *block, const BsText *text, GString *out)
{
    const BsOp *around = bs_block_parent_op(block);
    const gboolean nested = around && !bs_op_has_trait(around, BS_TRAIT_FUNCTION);
    const char *name =
        nested && bs_block_is_alone(block) ? NULL : bs_document_block_name(document, block);
    if (!name && !nested)
        return;
    g_string_append(out, C_("place", " in "));
    if (name)
        g_string_append_printf(out, "%s%s", name, nested ? C_("place", " of ") : "");
    if (nested && around->n_regions > 1)
        g_string_append_printf(out, _("region %u of "), block->region->index);
    const BsOpLines *lines = nested ? bs_text_find_op(text, around) : NULL;
    if (nested)
        g_string_append_printf(out, _("%s (line %u)"), around->def->name,
                               lines ? lines->first + 1 : 0);
}

// The scf.if that does nothing but free, this op among others; else the op itself.
static const BsOp *
find_condition(const BsOp *op)
{
    const BsOp *parent = bs_op_parent(op);
    return parent && bs_op_is_conditional_free(parent) ? parent : op;
}

// "line 9 in ^bb1, behind test.copy, if %3".
static void
put_place(BsDocument *document, const BsOp *op, const BsText *text, GString *out)
{
    const BsOpLines *lines = bs_text_find_op(text, op);
    const BsOp *at = find_condition(op);
    g_string_append_printf(out, _("line %u"), lines ? lines->first + 1 : 0);
    put_block(document, bs_op_block(at), text, out);
    if (bs_op_prev(at))
        g_string_append_printf(out, _(", behind %s"), bs_op_prev(at)->def->name);
    if (at != op) {
        const char *condition = bs_document_value_name(document, bs_op_operand(at, 0));
        g_string_append_printf(out, _(", if %s"), condition ? condition : "?");
    }
}

// By the text nobody frees it, and what is returned may be another buffer.
static gboolean
is_returned_sometimes(const BsLifetime *lifetime)
{
    return lifetime->returned && !lifetime->returned_surely && lifetime->n_frees == 0;
}

// A buffer may be passed on by a value that is another one elsewhere, and yet by every path on
// which it was made. Its paths tell: the buffers that leak or are freed too early or twice, or NULL
// when nobody asks or not all were followed. Free with g_hash_table_unref().
static GHashTable *
find_faulty(BsDocument *document, const BsLifetimes *lifetimes, const BsOp *function)
{
    gboolean asked = FALSE;
    for (guint i = 0; i < lifetimes->items->len; i++)
        asked |= is_returned_sometimes(&g_array_index(lifetimes->items, BsLifetime, i));
    g_autoptr(BsProgram) program = asked ? bs_program_new(bs_document_ir(document)) : NULL;
    if (!program || !bs_program_has(program, function))
        return NULL;
    BsInput *input = bs_input_new(program, function);
    BsPaths *paths = bs_explore(program, function, input, &(BsExploreOptions){0});
    GHashTable *faulty = paths->is_complete ? g_hash_table_new(NULL, NULL) : NULL;
    for (guint i = 0; faulty && i < paths->leaves->len; i++) {
        const GArray *faults = ((const BsLeaf *)paths->leaves->pdata[i])->faults;
        for (guint k = 0; k < faults->len; k++) {
            const BsOp *made = g_array_index(faults, BsWitness, k).made_by;
            if (made && made->n_results)
                g_hash_table_add(faulty, (gpointer)(gsize)bs_op_result(made, 0));
        }
    }
    bs_paths_free(paths);
    bs_input_free(input);
    return faulty;
}

static char *
places_of(BsDocument *document, const BsLifetime *lifetime, GHashTable *faulty, const BsText *text)
{
    const gboolean kept = faulty && !g_hash_table_contains(faulty, lifetime->value);
    GString *out = g_string_new(NULL);
    const guint n = lifetime->frees->len;
    for (guint i = 0; i < n; i++) {
        if (i)
            g_string_append(out, "; ");
        put_place(document, lifetime->frees->pdata[i], text, out);
    }
    if (lifetime->n_frees > n)
        g_string_append_printf(out, _("; … and %u more"), lifetime->n_frees - n);
    if (out->len && lifetime->returned)
        g_string_append(out, _("; else returned"));
    if (out->len == 0)
        g_string_append(out, bs_lifetime_is_on_stack(lifetime) ? _("on the stack")
                             : lifetime->returned_surely || (lifetime->returned && kept)
                                 ? _("returned")
                             : lifetime->returned ? _("returned or never")
                             : lifetime->of_call  ? _("not here")
                                                  : _("never"));
    return g_string_free(out, FALSE);
}

static void
take_places(BsDocument *document, gpointer data)
{
    Side *side = data;
    const BsOp *function = bs_document_find_function(document, side->function);
    const BsText *text = function ? bs_document_map(document, function) : NULL;
    GHashTable *seen = bs_origin_counter_new();
    GHashTable *faulty = text ? find_faulty(side->document, side->lifetimes, function) : NULL;
    for (guint i = 0; text && i < side->lifetimes->items->len; i++) {
        const BsLifetime *lifetime = &g_array_index(side->lifetimes->items, BsLifetime, i);
        char *key = bs_origin_key(bs_value_op(lifetime->value), seen);
        g_ptr_array_add(side->keys, key);
        g_hash_table_insert(side->places, key, places_of(document, lifetime, faulty, text));
    }
    g_clear_pointer(&faulty, g_hash_table_unref);
    g_hash_table_unref(seen);
}

static guint32
last_stage(const BsDocument *document)
{
    guint32 stage = bs_document_n_stages(document) - 1;
    while (stage && !bs_document_stage(document, stage)->reached)
        stage--;
    return stage;
}

// The name of the function that the pipeline refused; NULL: it was not about one.
static const char *
refused_function(const BsDocument *document)
{
    for (guint32 i = bs_document_n_events(document); i > 0; i--) {
        const BsEvent *event = bs_document_event(document, i);
        if (event->kind != BS_EVENT_REFUSED)
            continue;
        const BsOp *function = bs_document_event_function(document, i);
        return function ? bs_function_name(function) : NULL;
    }
    return NULL;
}

static char *
refusal_of(const BsDocument *document, const char *function)
{
    const BsDiags *diags = bs_document_diags(document);
    const char *refused = refused_function(document);
    if (refused && !g_str_equal(refused, function))
        return g_strdup_printf(_("stopped: @%s is refused"), refused);
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        if (diag->severity == BS_ERROR)
            return g_strdup_printf(_("refused: %s"), diag->text);
    }
    return g_strdup(_("refused"));
}

typedef struct Finding {
    const char *name;
    const BsOp *function;
} Finding;

static void
find_function(BsDocument *document, gpointer data)
{
    Finding *finding = data;
    finding->function = bs_document_find_function(document, finding->name);
}

static void
count_findings(Side *side, const GPtrArray *findings)
{
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (!g_str_equal(finding->function, side->function))
            continue;
        const gboolean is_maybe = !finding->is_sure && !finding->not_judged;
        if (finding->is_mended) {
            side->n_mended++;
        } else {
            *(finding->stage ? &side->n_sure : &side->n_left) += finding->is_sure;
            *(finding->stage ? &side->n_maybe : &side->n_maybe_left) += is_maybe;
        }
        side->not_judged |= finding->not_judged;
    }
}

G_GNUC_PRINTF(2, 0) static void put_number(GString *out, const char *form, guint n)
{
    if (n)
        g_string_append_printf(out, form, n);
}

static char *
outcome_of(const Side *side)
{
    if (side->refusal)
        return g_strdup(side->refusal);
    GString *out = g_string_new(_("complete"));
    put_number(out, bs_plural(", %u fault", ", %u faults", side->n_sure), side->n_sure);
    put_number(out, bs_plural(", %u possible fault", ", %u possible faults", side->n_maybe),
               side->n_maybe);
    put_number(out,
               bs_plural(", %u fault of the input is left", ", %u faults of the input are left",
                         side->n_left),
               side->n_left);
    put_number(out,
               bs_plural(", %u possible fault of the input is left",
                         ", %u possible faults of the input are left", side->n_maybe_left),
               side->n_maybe_left);
    put_number(out,
               bs_plural(", %u fault of the input is mended", ", %u faults of the input are mended",
                         side->n_mended),
               side->n_mended);
    if (side->not_judged)
        g_string_append(out, _(", not judged by a check"));
    return g_string_free(out, FALSE);
}

static void
side_init(Side *side, BsDocument *document, const GPtrArray *findings, const char *function,
          const BsMeasured *measured)
{
    *side = (Side){.document = document, .function = function, .measured = measured};
    side->places = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, g_free);
    side->keys = g_ptr_array_new_with_free_func(g_free);
    if (bs_document_outcome(document) != BS_OUTCOME_COMPLETE) {
        side->refusal = refusal_of(document, function);
        return;
    }
    const guint32 stage = last_stage(document), end = bs_document_stage(document, stage)->last;
    Finding finding = {function, NULL};
    bs_document_visit(document, end, find_function, &finding);
    side->counts = finding.function ? bs_document_counts(document, stage, finding.function) : NULL;
    if (!side->counts)
        return;
    count_findings(side, findings);
    side->lifetimes = bs_document_lifetimes(document, end, finding.function);
    bs_document_visit(document, end, take_places, side);
}

static void
side_clear(Side *side)
{
    g_free(side->refusal);
    bs_lifetimes_free(side->lifetimes);
    g_hash_table_unref(side->places);
    g_ptr_array_unref(side->keys);
}

// -- rows -----------------------------------------------------------------------------------------

static void
free_row(gpointer data)
{
    BsComparisonRow *row = data;
    g_free(row->what);
    g_free(row->origin);
    g_strfreev(row->cells);
    g_free(row);
}

static void
free_function(gpointer data)
{
    BsComparisonFunction *function = data;
    g_free(function->name);
    g_ptr_array_unref(function->rows);
    g_free(function);
}

typedef struct Sources {
    const char *function;
    GHashTable *ops; // by key, see debug/document/origin-key.h; or NULL
} Sources;

static BsComparisonRow *
add_row(BsComparisonFunction *function, char *what, guint n, gboolean is_place)
{
    BsComparisonRow *row = g_new0(BsComparisonRow, 1);
    *row = (BsComparisonRow){what, NULL, g_new0(char *, (gsize)n + 1), is_place, NULL};
    g_ptr_array_add(function->rows, row);
    return row;
}

static gboolean
is_wanted(gsize row, const Side *sides, guint n)
{
    gboolean any = !figures[row].if_any;
    for (guint i = 0; i < n && !any; i++)
        any = sides[i].counts && sides[i].counts->figures[figures[row].figure];
    return any;
}

static void
add_figures(BsComparisonFunction *function, const Side *sides, guint n)
{
    for (guint i = 0; i < G_N_ELEMENTS(figures); i++) {
        if (!is_wanted(i, sides, n))
            continue;
        BsComparisonRow *row = add_row(function, g_strdup(_(figures[i].name)), n, FALSE);
        row->figure = figures[i].name;
        for (guint k = 0; k < n; k++)
            row->cells[k] = sides[k].counts
                                ? g_strdup_printf("%u", sides[k].counts->figures[figures[i].figure])
                                : g_strdup("\u2013");
    }
}

static char *
measured_text(const BsMeasured *measured, gsize offset)
{
    const guint8 *figure = (const guint8 *)measured + offset;
    return measured->n_measured
               ? g_strdup_printf("%" G_GUINT64_FORMAT, *(const guint64 *)(gconstpointer)figure)
               : g_strdup("\u2013");
}

static void
put_faults(const BsMeasured *measured, GString *out)
{
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (!(measured->kinds & 1u << kind))
            continue;
        g_string_append_printf(out, "%s%s", out->len ? "; " : "",
                               _(bs_machine_fault_words((BsMachineFaultKind)kind)));
        if (measured->kinds_before & 1u << kind)
            g_string_append(out, _(" (in the input, too)"));
    }
    if (measured->n_different)
        g_string_append_printf(out, "%s%s", out->len ? "; " : "", _("other results"));
}

// "right with 6 inputs", "leaks", "not judged: limit of 1000 steps".
static char *
verdict_text(const BsMeasured *measured)
{
    GString *out = g_string_new(NULL);
    put_faults(measured, out);
    if (!measured->is_executed)
        g_string_append(out, "\u2013");
    else if (!out->len && measured->n_judged)
        g_string_append_printf(
            out, bs_plural("right with %u input", "right with %u inputs", measured->n_judged),
            measured->n_judged);
    if (measured->limit) {
        g_string_append(out, out->len ? "; " : "");
        g_string_append_printf(out, _("not judged: %s"), measured->limit);
    }
    return g_string_free(out, FALSE);
}

static void
add_measured(BsComparisonFunction *function, const Side *sides, guint n)
{
    BsComparisonRow *verdict = add_row(function, g_strdup(_("when executed")), n, TRUE);
    verdict->figure = "when executed";
    for (guint k = 0; k < n; k++)
        verdict->cells[k] = verdict_text(sides[k].measured);
    for (guint i = 0; i < G_N_ELEMENTS(measured_figures); i++) {
        BsComparisonRow *row = add_row(function, g_strdup(_(measured_figures[i].name)), n, FALSE);
        row->figure = measured_figures[i].name;
        for (guint k = 0; k < n; k++)
            row->cells[k] = measured_text(sides[k].measured, measured_figures[i].offset);
    }
}

// The ops of the input by their keys.
static void
take_sources(BsDocument *document, gpointer data)
{
    Sources *sources = data;
    const BsOp *function = bs_document_find_function(document, sources->function);
    sources->ops = function ? bs_ops_by_origin(function) : NULL;
}

// A buffer by the op of the input that it comes from: one that moved to the stack was allocated on
// the heap there, and not every one on the stack was.
static char *
words_of(const Sources *sources, const char *key)
{
    static const char heap[] = "memref.alloc ", stack[] = "memref.alloca ";
    const BsOp *source = sources->ops ? g_hash_table_lookup(sources->ops, key) : NULL;
    g_autofree char *of_stack = source && source->n_results &&
                                        bs_value_is_on_stack(bs_op_result(source, 0)) &&
                                        g_str_has_prefix(key, heap)
                                    ? g_strconcat(stack, key + strlen(heap), NULL)
                                    : NULL;
    g_autofree char *words = bs_origin_words(of_stack ? of_stack : key);
    return source && bs_op_has_trait(source, BS_TRAIT_CALL)
               ? g_strdup_printf(_("freed: what %s returns"), words)
               : g_strdup_printf(_("freed: %s"), words);
}

static void
add_places(BsComparisonFunction *function, const Side *sides, guint n, const Sources *sources)
{
    g_autoptr(GHashTable) done = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint s = 0; s < n; s++) {
        for (guint i = 0; i < sides[s].keys->len; i++) {
            char *key = sides[s].keys->pdata[i];
            if (!g_hash_table_add(done, key))
                continue;
            BsComparisonRow *row = add_row(function, words_of(sources, key), n, TRUE);
            row->origin = g_strdup(key);
            for (guint k = 0; k < n; k++) {
                const char *place = g_hash_table_lookup(sides[k].places, key);
                row->cells[k] = g_strdup(place ? place : "\u2013");
            }
        }
    }
}

static BsComparisonFunction *
compare_function(BsDocument *const *documents, GPtrArray *const *findings, guint n,
                 const char *name, const BsMeasured *measured)
{
    BsComparisonFunction *function = g_new0(BsComparisonFunction, 1);
    function->name = g_strdup(name);
    function->rows = g_ptr_array_new_with_free_func(free_row);
    g_autofree Side *sides = g_new0(Side, n);
    gboolean said = FALSE;
    for (guint i = 0; i < n; i++) {
        side_init(&sides[i], documents[i], findings[i], name, &measured[i]);
        said |= sides[i].refusal || sides[i].n_sure || sides[i].n_maybe || sides[i].n_left ||
                sides[i].n_maybe_left || sides[i].n_mended || sides[i].not_judged;
    }
    BsComparisonRow *row = said ? add_row(function, g_strdup(_("outcome")), n, TRUE) : NULL;
    if (row)
        row->figure = "outcome";
    for (guint i = 0; row && i < n; i++)
        row->cells[i] = outcome_of(&sides[i]);
    add_figures(function, sides, n);
    Sources sources = {name, NULL};
    bs_document_visit(documents[0], 0, take_sources, &sources);
    add_places(function, sides, n, &sources);
    add_measured(function, sides, n);
    g_clear_pointer(&sources.ops, g_hash_table_unref);
    for (guint i = 0; i < n; i++)
        side_clear(&sides[i]);
    return function;
}

static void
take_names(BsDocument *document, gpointer data)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; functions && i < functions->len; i++) {
        const char *name = bs_function_name(functions->pdata[i]);
        if (name && bs_function_has_body(functions->pdata[i]))
            g_ptr_array_add(data, g_strdup(name));
    }
}

// How far it is: each document is checked, and each function of it tried.
typedef struct Progress {
    const BsComparisonOptions *options;
    guint done, all;
} Progress;

static void
tell_progress(gpointer data)
{
    Progress *progress = data;
    progress->done++;
    if (progress->options->progress)
        progress->options->progress(progress->options->data, progress->done, progress->all);
}

static GPtrArray *
check_all(BsDocument *const *documents, guint n, Progress *progress)
{
    const BsComparisonOptions *options = progress->options;
    GPtrArray *findings = g_ptr_array_new_with_free_func((GDestroyNotify)g_ptr_array_unref);
    for (guint i = 0; i < n; i++) {
        g_ptr_array_add(findings, bs_document_check(documents[i], options->function,
                                                    options->measure.cancellable));
        tell_progress(progress);
    }
    return findings;
}

// FALSE with an error when the input that is given does not fit.
static gboolean
compare_functions(BsComparison *comparison, BsDocument *const *documents,
                  const GPtrArray *functions, const BsComparisonOptions *options, GError **error)
{
    const guint n = comparison->n;
    const char *wanted = options->function;
    Progress progress = {options, 0, n * (1 + BS_MEASURE_TRIES * (wanted ? 1 : functions->len))};
    BsMeasureOptions how = options->measure;
    how.tried = tell_progress;
    how.data = &progress;
    g_autoptr(BsMeasure) measure = bs_measure_new(documents, n, &how);
    g_autoptr(GPtrArray) findings = check_all(documents, n, &progress);
    for (guint i = 0; i < functions->len; i++) {
        const char *name = functions->pdata[i];
        if (wanted && !g_str_equal(name, wanted))
            continue;
        BsMeasured *measured = bs_measure_function(measure, name, error);
        if (!measured)
            return FALSE;
        g_ptr_array_add(comparison->functions,
                        compare_function(documents, (GPtrArray **)(gpointer)findings->pdata, n,
                                         name, measured));
        bs_measured_free(measured, n);
    }
    return TRUE;
}

BsComparison *
bs_comparison_new(BsDocument *const *documents, const char *const *names, guint n,
                  const BsComparisonOptions *options, GError **error)
{
    BsComparison *comparison = g_new0(BsComparison, 1);
    comparison->n = n;
    comparison->names = g_new0(char *, (gsize)n + 1);
    for (guint i = 0; i < n; i++)
        comparison->names[i] = g_strdup(names[i]);
    comparison->functions = g_ptr_array_new_with_free_func(free_function);
    g_autoptr(GPtrArray) functions = g_ptr_array_new_with_free_func(g_free);
    if (n && bs_document_ir(documents[0]))
        bs_document_visit(documents[0], 0, take_names, functions);
    const BsComparisonOptions none = {0};
    if (compare_functions(comparison, documents, functions, options ? options : &none, error))
        return comparison;
    bs_comparison_free(comparison);
    return NULL;
}

void
bs_comparison_free(BsComparison *comparison)
{
    if (!comparison)
        return;
    g_strfreev(comparison->names);
    g_ptr_array_unref(comparison->functions);
    g_free(comparison);
}
