// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plain run: nothing is recorded.
#include "cli/driver.h"

#include "analysis/verify.h"
#include "cli/dump.h"
#include "support/intern.h"
#include "support/pages.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <stdio.h>

typedef struct Run {
    const BsCliOptions *options;
    const BsSource *source;
    const BsDebugInfo *debug;
    BsIr *ir;
    BsDiags *diags;
    guint n_written; // diagnostics that are on standard error already
    guint32 hash;    // of the program after the last pass, for --mlir-print-ir-after-change
    GString *text;   // reused
} Run;

static void
write_messages(Run *run)
{
    g_string_truncate(run->text, 0);
    for (; run->n_written < run->diags->items->len; run->n_written++)
        bs_diag_format(run->diags->items->pdata[run->n_written], run->source, run->text);
    fwrite(run->text->str, 1, run->text->len, stderr);
}

static gboolean
is_changed(Run *run)
{
    if (!run->options->print_after_change)
        return TRUE;
    g_string_truncate(run->text, 0);
    bs_print(run->ir, &(BsPrintOptions){0}, run->text, NULL);
    guint32 hash = bs_hash_bytes(run->text->str, run->text->len);
    gboolean changed = hash != run->hash;
    run->hash = hash;
    return changed;
}

static void
after_pass(gpointer data, const BsPipelineItem *item, BsOp *op, gboolean ok)
{
    Run *run = data;
    write_messages(run);
    gboolean changed = is_changed(run);
    g_string_truncate(run->text, 0);
    bs_cli_dump(run->options, run->debug, run->ir, item->pass, op, ok, changed, run->text);
    fwrite(run->text->str, 1, run->text->len, stderr);
}

static gboolean
run_passes(Run *run)
{
    BsPassContext context = {
        .ir = run->ir, .diags = run->diags, .mlir_opt = run->options->mlir_opt};
    BsRunOptions options = {.verify_each = run->options->verify_each, .data = run};
    if (bs_cli_wants_dumps(run->options))
        options.after_pass = after_pass;
    is_changed(run);
    gboolean ok = bs_pipeline_run(run->options->pipeline, &context, &options);
    return ok;
}

gboolean
bs_cli_make_pipeline(const BsCliOptions *options)
{
    if (options->pipeline_error) {
        fprintf(stderr, "%s\n", options->pipeline_error);
    } else if (options->dump_pipeline) {
        g_autofree char *text = bs_pipeline_dump(options->pipeline);
        fprintf(stderr, "Pass Manager with %u passes:\n%s\n\n", options->pipeline->items->len,
                text);
    }
    return !options->pipeline_error;
}

static void
flush(gpointer file, GString *out)
{
    fwrite(out->str, 1, out->len, file); // the stream keeps errors until it is closed
    g_string_truncate(out, 0);
}

// For a text that is kept until its end is known: it is about as long as the one that was read.
static void
expect_text(GString *out, gsize len)
{
    const gsize begin = out->len;
    g_string_set_size(out, begin + len);
    bs_pages_expect(out->str + begin, len);
    g_string_truncate(out, begin);
}

gboolean
bs_cli_process(const BsCliOptions *options, BsContext *context, const BsSource *source,
               guint number G_GNUC_UNUSED, GString *out, FILE *file)
{
    BsLines lines = {0};
    BsSource known = *source;
    known.context = context;
    known.lines = &lines;
    g_autofree char *name = bs_source_name(&known);
    BsDebugInfo debug = {context, name, options->pretty_debug_info, 0, 0};
    bs_source_lines_before(&known, &debug.lines_before, &debug.lead);
    BsDiags diags;
    bs_diags_init(&diags);
    diags.print_op = bs_print_op_note;
    diags.print_data = options->debug_info ? &debug : NULL;
    diags.print_type = bs_type_to_string;
    BsIr *ir = bs_ir_new(context);
    Run run = {.options = options,
               .source = &known,
               .debug = options->debug_info ? &debug : NULL,
               .ir = ir,
               .diags = &diags,
               .text = g_string_new(NULL)};
    BsParseOptions parse = {.allow_unregistered = options->allow_unregistered,
                            .padded = !options->split_input};
    gboolean ok =
        bs_parse(ir, source->text, source->len, &parse, &diags) && bs_verify_program(ir, &diags);
    write_messages(&run);
    if (ok && (ok = bs_cli_make_pipeline(options))) {
        ok = run_passes(&run);
        write_messages(&run);
    }
    if (ok) {
        const gboolean generic = bs_cli_prints_generic(options, ir->root, options->verify_each);
        BsPrintOptions print = {.generic = generic,
                                .local_scope = options->local_scope,
                                .debug = run.debug,
                                .elide_resources_from = options->elide_resources_from,
                                .elide_from = options->elide_from,
                                .flush = options->split_input ? NULL : flush,
                                .data = file};
        if (bs_context_has_aliases(context))
            expect_text(out, source->len);
        bs_print(ir, &print, out, NULL);
        if (!options->local_scope) // as upstream: the blank line comes with what aliases may follow
            g_string_append_c(out, '\n');
    }
    g_string_free(run.text, TRUE);
    bs_lines_clear(&lines);
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    return ok;
}
