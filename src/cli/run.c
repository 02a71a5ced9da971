// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/run.h"

#include "debug/document/cursor.h"
#include "debug/verdict/execute.h"

#include <gio/gio.h>
#include <stdio.h>

static BsExecuteOptions
run_options(const BsCliOptions *options)
{
    BsExecuteOptions run = {.function = options->function,
                            .args = options->args,
                            .inputs = options->inputs,
                            .rounds = options->rounds};
    if (options->most_steps) {
        run.limits = BS_LIMITS_JUDGED;
        run.limits.steps = options->most_steps;
        run.limits.seconds = 0;
    }
    return run;
}

// The last stage of which anything stands.
static guint32
last_stage(const BsDocument *document)
{
    guint32 stage = bs_document_n_stages(document) - 1;
    while (stage && (!bs_document_stage(document, stage)->reached ||
                     bs_document_stage(document, stage)->failed))
        stage--;
    return stage;
}

// NULL where the stage was not reached, too, which was said already.
static BsRunRecord *
new_run(const BsCliOptions *options, BsDocument *document, GError **error)
{
    const guint32 stage = options->stage >= 0 ? (guint32)options->stage : last_stage(document);
    const BsExecuteOptions run = run_options(options);
    const BsStage *of = bs_document_stage(document, stage);
    return of && of->reached ? bs_run_record_new(document, stage, &run, error) : NULL;
}

BsRunRecord *
bs_cli_new_run(const BsCliOptions *options, BsDocument *document)
{
    g_autoptr(GError) error = NULL;
    BsRunRecord *record = new_run(options, document, &error);
    if (error)
        fprintf(stderr, "bufscope-opt: --run: %s\n", error->message);
    return record;
}

typedef struct Steps {
    const BsCliOptions *options;
    BsRunRecord *record;
    GString *out;
    GError **error;
} Steps;

static void
put_steps(BsDocument *document, gpointer data)
{
    Steps *steps = data;
    bs_run_record_put(steps->record, document, steps->options->first_step,
                      steps->options->last_step, steps->out, steps->error);
}

// Where there is no function to execute, there is nothing to report, as without --steps.
static gboolean
put_execution(const BsCliOptions *options, BsDocument *document, GString *out)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(BsRunRecord) record = new_run(options, document, &error);
    if (record) {
        Steps steps = {options, record, out, &error};
        bs_document_visit(document, bs_document_stage(document, bs_run_record_stage(record))->last,
                          put_steps, &steps);
        if (error)
            fprintf(stderr, "bufscope-opt: for the --steps option: %s\n", error->message);
        return !error;
    }
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return TRUE;
    if (error)
        fprintf(stderr, "bufscope-opt: --run: %s\n", error->message);
    return FALSE;
}

gboolean
bs_cli_put_run(const BsCliOptions *options, BsDocument *document, GString *out)
{
    if (options->steps_text)
        return put_execution(options, document, out);
    const BsExecuteOptions run = run_options(options);
    g_autoptr(GError) error = NULL;
    g_autoptr(GPtrArray) functions = bs_document_execute(document, &run, &error);
    if (functions)
        bs_executed_put(functions, document, out);
    else
        fprintf(stderr, "bufscope-opt: --args: %s\n", error->message);
    return functions != NULL;
}
