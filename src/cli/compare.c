// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One program under several pipelines.
#include "cli/driver.h"
#include "cli/load.h"
#include "cli/subject.h"
#include "debug/compare/comparison.h"

#include <string.h>
#include <unistd.h>

static void
free_document(gpointer document)
{
    bs_document_free(document);
}

static void
free_pipeline(gpointer pipeline)
{
    bs_pipeline_free(pipeline);
}

// FALSE when the program itself is at fault: then every pipeline would say so.
static gboolean
load(const BsCliOptions *options, const BsSource *source, const BsPipeline *pipeline,
     GPtrArray *documents)
{
    const BsDocumentOptions load_options = bs_cli_document_options(options, source, pipeline);
    BsDocument *document = bs_document_load(source->name, source->text, source->len, &load_options);
    const BsOutcome outcome = bs_document_outcome(document);
    g_ptr_array_add(documents, document);
    if (outcome != BS_OUTCOME_PARSE_FAILED && outcome != BS_OUTCOME_INVALID)
        return TRUE;
    g_autofree char *messages = bs_document_diags_text(document);
    fputs(messages, stderr);
    return FALSE;
}

// What the passes warn of; once when several say all the same.
static void
write_warnings(const GPtrArray *documents)
{
    g_autoptr(GHashTable) seen = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    for (guint i = 0; i < documents->len; i++) {
        char *messages = bs_document_diags_text(documents->pdata[i]);
        if (bs_document_outcome(documents->pdata[i]) == BS_OUTCOME_COMPLETE &&
            !g_hash_table_contains(seen, messages))
            fputs(messages, stderr);
        g_hash_table_add(seen, messages);
    }
}

// To execute them takes seconds: on a terminal it is said how far that is, in one line.
static void
show_progress(gpointer data G_GNUC_UNUSED, guint done, guint all)
{
    enum { HUNDRED = 100 };
    fprintf(stderr, "\r%u %% compared", HUNDRED * done / MAX(all, 1));
}

static BsComparison *
compare_all(const GPtrArray *documents, const GPtrArray *names, BsComparisonOptions *options,
            GError **error)
{
    const gboolean shows = isatty(STDERR_FILENO);
    options->progress = shows ? show_progress : NULL;
    BsComparison *comparison =
        bs_comparison_new((BsDocument *const *)(gpointer)documents->pdata,
                          (const char *const *)(gpointer)names->pdata, names->len, options, error);
    if (shows)
        fprintf(stderr, "\r%*s\r", (int)strlen("100 % compared"), "");
    return comparison;
}

gboolean
bs_cli_compare(const BsCliOptions *options, BsContext *context G_GNUC_UNUSED,
               const BsSource *source, guint number G_GNUC_UNUSED, GString *out,
               FILE *file G_GNUC_UNUSED)
{
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GPtrArray) pipelines = g_ptr_array_new_with_free_func(free_pipeline);
    g_autoptr(GPtrArray) documents = g_ptr_array_new_with_free_func(free_document);
    g_autoptr(GError) error = NULL;
    if (!bs_cli_parse_compared(options, names, pipelines))
        return FALSE;
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < pipelines->len; i++)
        ok = load(options, source, pipelines->pdata[i], documents);
    if (!ok || !bs_cli_check_subject(options, documents->pdata[0]))
        return FALSE;
    write_warnings(documents);
    BsComparisonOptions compare = {.function = options->function,
                                   .measure = {.args = options->args,
                                               .inputs = options->inputs,
                                               .rounds = options->rounds,
                                               .steps = options->most_steps}};
    BsComparison *comparison = compare_all(documents, names, &compare, &error);
    if (!comparison) {
        fprintf(stderr, "bufscope-opt: --args: %s\n", error->message);
        return FALSE;
    }
    if (options->function && !comparison->functions->len) {
        fprintf(stderr, "bufscope-opt: there is no function '%s' with a body to compare\n",
                options->function);
        bs_comparison_free(comparison);
        return FALSE;
    }
    g_autofree char *text = bs_comparison_to_text(comparison, options->table_format);
    g_string_append(out, text);
    if (!*text)
        fputs("bufscope-opt: --compare has nothing to report here\n", stderr);
    bs_comparison_free(comparison);
    return TRUE;
}
