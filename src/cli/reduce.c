// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A smaller program that shows the same: --reduce.
#include "debug/reduce/reduce.h"
#include "cli/driver.h"
#include "cli/load.h"
#include "cli/subject.h"

#include <string.h>
#include <unistd.h>

static void
free_recipe(gpointer recipe)
{
    bs_recipe_free(recipe);
}

static void
free_pipeline(gpointer pipeline)
{
    bs_pipeline_free(pipeline);
}

// FALSE after messages when the program cannot be read.
static gboolean
take_recipe(const BsCliOptions *options, BsDocument *document, GPtrArray *recipes)
{
    const BsOutcome outcome = bs_document_outcome(document);
    const gboolean is_read = outcome != BS_OUTCOME_PARSE_FAILED && outcome != BS_OUTCOME_INVALID;
    const gboolean ok = is_read && bs_cli_check_subject(options, document);
    if (ok) {
        g_ptr_array_add(recipes, bs_document_recipe(document));
    } else if (!is_read) {
        g_autofree char *messages = bs_document_diags_text(document);
        fputs(messages, stderr);
    }
    bs_document_free(document);
    return ok;
}

// A recipe for each pipeline of --compare, with its name; or the one of the options.
static gboolean
take_recipes(const BsCliOptions *options, const BsSource *source, GPtrArray *names,
             GPtrArray *recipes)
{
    g_autoptr(GPtrArray) pipelines = g_ptr_array_new_with_free_func(free_pipeline);
    if (!options->compare)
        return take_recipe(options, bs_cli_load(options, source), recipes);
    if (!bs_cli_parse_compared(options, names, pipelines))
        return FALSE;
    for (guint i = 0; i < pipelines->len; i++) {
        const BsDocumentOptions load =
            bs_cli_document_options(options, source, pipelines->pdata[i]);
        BsDocument *document = bs_document_load(source->name, source->text, source->len, &load);
        if (!take_recipe(options, document, recipes))
            return FALSE;
    }
    return TRUE;
}

// On a terminal, in one line.
static void
show_progress(gpointer data G_GNUC_UNUSED, guint n_ops, guint n_first)
{
    fprintf(stderr, "\r%u of %u ops   ", n_ops, n_first);
}

gboolean
bs_cli_reduce(const BsCliOptions *options, BsContext *context G_GNUC_UNUSED, const BsSource *source,
              guint number G_GNUC_UNUSED, GString *out, FILE *file G_GNUC_UNUSED)
{
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GPtrArray) recipes = g_ptr_array_new_with_free_func(free_recipe);
    g_autoptr(GError) error = NULL;
    if (!take_recipes(options, source, names, recipes))
        return FALSE;
    const gboolean shows = isatty(STDERR_FILENO), has_name = strcmp(options->output, "-") != 0;
    g_autofree char *name = has_name ? g_path_get_basename(options->output) : g_strdup("-");
    const BsReduceOptions reduce = {.number = options->reduce,
                                    .function = options->function,
                                    .steps = options->most_steps,
                                    .file = name,
                                    .progress = shows ? show_progress : NULL};
    const gpointer *all = recipes->pdata;
    g_autoptr(BsReduced) reduced =
        options->compare ? bs_reduce_difference((const BsRecipe *const *)all,
                                                (const char *const *)(gpointer)names->pdata,
                                                recipes->len, &reduce, &error)
                         : bs_reduce_finding(recipes->pdata[0], &reduce, &error);
    if (shows)
        fputs("\r                        \r", stderr);
    if (!reduced) {
        fprintf(stderr, "bufscope-opt: %s\n", error->message);
        return FALSE;
    }
    fprintf(stderr, "bufscope-opt: %u of %u ops are left after %u tries: %s\n", reduced->n_ops,
            reduced->n_first, reduced->n_tries, reduced->what);
    if (reduced->is_limited)
        fputs("bufscope-opt: it could become smaller: reduce what was written once more\n", stderr);
    g_string_append(out, reduced->text);
    return TRUE;
}
