// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/subject.h"

#include "debug/document/cursor.h"
#include "support/near.h"

#include <stdio.h>
#include <string.h>

static void
add_names(BsDocument *document, gpointer names)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++)
        g_hash_table_add(names, (gpointer)(gsize)bs_function_name(functions->pdata[i]));
}

static gint
compare_nearness(gconstpointer a, gconstpointer b, gpointer wanted)
{
    const char *const *names[] = {a, b};
    const guint distances[] = {bs_near_distance(wanted, *names[0]),
                               bs_near_distance(wanted, *names[1])};
    return distances[0] != distances[1] ? (distances[0] < distances[1] ? -1 : 1)
                                        : strcmp(*names[0], *names[1]);
}

// The nearest names first, and only so many that they can be read.
static void
say_missing(const char *wanted, GHashTable *names)
{
    enum { MOST_NAMES = 5 };
    g_autoptr(GPtrArray) sorted = g_ptr_array_new();
    GHashTableIter iter;
    gpointer name;
    for (g_hash_table_iter_init(&iter, names); g_hash_table_iter_next(&iter, &name, NULL);)
        g_ptr_array_add(sorted, name);
    g_ptr_array_sort_with_data(sorted, compare_nearness, (gpointer)(gsize)wanted);
    GString *list = g_string_new(NULL);
    for (guint i = 0; i < MIN(sorted->len, MOST_NAMES); i++) {
        g_autofree char *text = g_strescape(sorted->pdata[i], NULL); // one line in any case
        g_string_append_printf(list, "%s'%s'", i ? ", " : "", text);
    }
    if (sorted->len > MOST_NAMES)
        g_string_append_printf(list, " and %u more", sorted->len - MOST_NAMES);
    fprintf(stderr, "bufscope-opt: there is no function '%s'%s%s\n", wanted,
            sorted->len == 0  ? ", nor any other"
            : sorted->len > 1 ? "; there are "
                              : "; there is ",
            list->str);
    g_string_free(list, TRUE);
}

gboolean
bs_cli_check_function(const char *wanted, BsDocument *document)
{
    g_autoptr(GHashTable) names = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint32 i = 0; i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        if (stage->reached)
            bs_document_visit(document, stage->last, add_names, names);
    }
    if (g_hash_table_contains(names, wanted))
        return TRUE;
    say_missing(wanted, names);
    return FALSE;
}

static gboolean
check_steps(const BsCliOptions *options, const BsDocument *document)
{
    const guint32 n = bs_document_n_events(document);
    const guint32 last = options->last_step == G_MAXUINT32 ? 0 : options->last_step;
    if (!options->steps_text || options->run || MAX(options->first_step, last) <= n)
        return TRUE;
    fprintf(stderr, "bufscope-opt: for the --steps option: there is no event %u: the run has %u\n",
            options->first_step > n ? options->first_step : last, n);
    return FALSE;
}

gboolean
bs_cli_check_subject(const BsCliOptions *options, BsDocument *document)
{
    return (!options->function || bs_cli_check_function(options->function, document)) &&
           check_steps(options, document);
}

BsOp *
bs_cli_find_subject(const BsCliOptions *options, BsDocument *document)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        BsOp *function = functions->pdata[i];
        if (options->function && strcmp(bs_function_name(function), options->function) != 0)
            continue;
        if (bs_function_has_body(function))
            return function;
    }
    if (options->function)
        fprintf(stderr, "bufscope-opt: function '%s' has no body at that place\n",
                options->function);
    else
        fprintf(stderr, "bufscope-opt: the program has no function with a body\n");
    return NULL;
}

gboolean
bs_cli_is_subject(const BsCliOptions *options, const BsDocument *document, guint32 event)
{
    if (options->steps_text && !options->run &&
        (event < options->first_step || event > options->last_step))
        return FALSE;
    const BsOp *function = options->function ? bs_document_event_function(document, event) : NULL;
    return !function || strcmp(bs_function_name(function), options->function) == 0;
}
