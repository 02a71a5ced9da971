// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The recorded run: reports of it, the program at a stage, JSON and diagrams.
#include "cli/check.h"
#include "cli/diagrams.h"
#include "cli/driver.h"
#include "cli/dump.h"
#include "cli/files.h"
#include "cli/load.h"
#include "cli/reports.h"
#include "cli/run.h"
#include "cli/subject.h"
#include "debug/document/cursor.h"
#include "debug/telling/trace-json.h"
#include "debug/verdict/run-json.h"
#include "support/file.h"

#include <stdio.h>
#include <string.h>

static BsDebugInfo
debug_info(const BsCliOptions *options, const BsDocument *document, const char *name)
{
    const BsSource *source = bs_document_source(document);
    BsDebugInfo debug = {source->context, name, options->pretty_debug_info, 0, 0};
    bs_source_lines_before(source, &debug.lines_before, &debug.lead);
    return debug;
}

// The dumps come after the messages here: the run is over.
static void
write_dumps(const BsCliOptions *options, BsDocument *document)
{
    if (!bs_cli_wants_dumps(options))
        return;
    g_autofree char *name = bs_source_name(bs_document_source(document));
    const BsDebugInfo debug = debug_info(options, document, name);
    GString *text = g_string_new(NULL);
    for (guint32 i = 1; i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        if (!stage->reached)
            break;
        bs_document_goto_stage(document, i);
        const BsIr *ir = bs_document_ir(document);
        BsOp *op = bs_document_event(document, stage->first)->op;
        bs_cli_dump(options, options->debug_info ? &debug : NULL, ir, bs_pass_find(stage->name),
                    op ? op : ir->root, !stage->failed, stage->changed, text);
    }
    fwrite(text->str, 1, text->len, stderr);
    g_string_free(text, TRUE);
}

static gboolean
goto_stage(const BsCliOptions *options, BsDocument *document)
{
    bs_document_goto_last(document);
    if (options->stage < 0)
        return TRUE;
    const BsStage *stage = bs_document_stage(document, options->stage);
    if (!stage)
        fprintf(stderr, "bufscope-opt: there is no stage %d: the last one is %u (%s)\n",
                options->stage, bs_document_n_stages(document) - 1,
                bs_document_stage(document, bs_document_n_stages(document) - 1)->name);
    else if (!stage->reached)
        fprintf(stderr, "bufscope-opt: stage %d (%s) was not reached\n", options->stage,
                stage->name);
    else
        bs_document_goto_stage(document, options->stage);
    return stage && stage->reached;
}

// An empty line ends a program, as upstream has it.
static void
end_program(const BsCliOptions *options, GString *out)
{
    if (!options->local_scope)
        g_string_append_c(out, '\n');
}

// Of a dump the text is what it says, byte for byte, where that is the whole program, and where it
// cannot be read.
static gboolean
put_dumped(const BsCliOptions *options, const BsDocument *document, GString *out)
{
    const BsStage *stage = bs_document_stage(document, bs_document_current_stage(document));
    if (!stage->text || (!stage->text_is_all && !stage->unread) ||
        (options->function && !stage->unread))
        return FALSE;
    g_string_append_len(out, stage->text, (gssize)stage->text_len);
    if (!stage->unread)
        end_program(options, out);
    return TRUE;
}

// The --stage of the --function, or the whole program.
static gboolean
put_program(const BsCliOptions *options, BsDocument *document, GString *out)
{
    if (put_dumped(options, document, out))
        return TRUE;
    const char *wanted = options->function;
    BsOp *function = wanted ? bs_document_find_function(document, wanted) : NULL;
    if (wanted && !function) {
        fprintf(stderr, "bufscope-opt: there is no function '%s' at that stage\n", wanted);
        return FALSE;
    }
    bs_document_set_naming(document, BS_NAMES_PRINTED); // it is a program again
    const BsText *text = bs_document_text(document, function);
    g_autofree char *name = bs_source_name(bs_document_source(document));
    const BsDebugInfo debug = debug_info(options, document, name);
    if (!options->generic && !options->local_scope && !options->elide_from &&
        !options->elide_resources_from && !options->debug_info) {
        g_string_append_len(out, text->text->str, text->text->len);
    } else {
        BsPrintOptions print = {.generic = options->generic || !bs_document_is_valid(document),
                                .local_scope = options->local_scope,
                                .debug = options->debug_info ? &debug : NULL,
                                .elide_resources_from = options->elide_resources_from,
                                .elide_from = options->elide_from};
        if (function)
            bs_print_op(function, &print, out, NULL);
        else
            bs_print(bs_document_ir(document), &print, out, NULL);
    }
    if (!function)
        end_program(options, out);
    return TRUE;
}

// The timeline, or with --run that of an execution.
static gboolean
put_trace(const BsCliOptions *options, BsDocument *document, GString *out)
{
    if (!options->run)
        return bs_trace_write(document, NULL, out);
    const guint64 last = options->steps_text ? options->last_step : G_MAXUINT32;
    g_autoptr(BsRunRecord) run = bs_cli_new_run(options, document);
    g_autoptr(GError) error = NULL;
    const gboolean ok =
        run && bs_run_record_write_json(run, document, options->first_step, last, out, &error);
    if (error)
        fprintf(stderr, "bufscope-opt: --trace: %s (--steps=a-b)\n", error->message);
    return ok;
}

static gboolean
write_trace(const BsCliOptions *options, BsDocument *document, guint number, GString *out)
{
    if (!options->trace)
        return TRUE;
    if (strcmp(options->trace, "-") == 0)
        return put_trace(options, document, out);
    g_autoptr(GString) json = g_string_new(NULL);
    if (!put_trace(options, document, json))
        return FALSE;
    g_autofree char *path = bs_cli_numbered_path(options->trace, number);
    g_autoptr(GError) error = NULL;
    const gboolean ok = bs_file_write(path, json->str, json->len, &error);
    if (ok)
        bs_cli_say_written(0, NULL, path);
    else
        fprintf(stderr, "bufscope-opt: %s\n", error->message);
    return ok;
}

// What is asked for of a program that could be read.
static gboolean
inspect(const BsCliOptions *options, BsDocument *document, guint number, GString *out)
{
    const gboolean at_stage = goto_stage(options, document);
    const gboolean complete = bs_document_outcome(document) == BS_OUTCOME_COMPLETE;
    gboolean ok = at_stage;
    bs_document_set_naming(document, options->names);
    if (bs_cli_wants_report(options))
        ok &= at_stage && bs_cli_put_reports(options, document, out);
    else if (at_stage && options->prints && (complete || options->stage >= 0))
        ok &= put_program(options, document, out);
    bs_document_set_naming(document, options->names); // a program has those that are printed
    ok &= bs_cli_write_diagrams(options, document, number);
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    return ok;
}

gboolean
bs_cli_inspect(const BsCliOptions *options, BsContext *context G_GNUC_UNUSED,
               const BsSource *source, guint number, GString *out, FILE *file G_GNUC_UNUSED)
{
    BsDocument *document = bs_cli_load(options, source);
    bs_cli_write_messages(options, document);
    const gboolean parsed = bs_document_ir(document) != NULL;
    gboolean ok = bs_document_outcome(document) == BS_OUTCOME_COMPLETE;
    if (parsed)
        write_dumps(options, document);
    else if (options->scan)
        bs_cli_put_scan(options, document, out);
    if (parsed && !bs_cli_check_subject(options, document)) {
        ok = FALSE;
    } else {
        ok &= !parsed || inspect(options, document, number, out);
        ok &= write_trace(options, document, number, out);
        ok &= !options->check_text || bs_cli_check_document(options, document);
    }
    bs_document_free(document);
    return ok;
}
