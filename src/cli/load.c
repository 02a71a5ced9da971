// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/load.h"

#include "cli/files.h"
#include "debug/document/as-written.h"
#include "dialects/foreign/sheet-file.h"
#include "syntax/parser.h"

#include <stdio.h>
#include <string.h>

BsDocumentOptions
bs_cli_document_options(const BsCliOptions *options, const BsSource *source,
                        const BsPipeline *pipeline)
{
    return (BsDocumentOptions){
        .pipeline = pipeline,
        .allow_unregistered = options->allow_unregistered,
        .skip_verify = !options->verify_each,
        .split_line = source->split_line,
        .lead = source->lead,
        .upstream = options->upstream,
        .sheet = options->sheet,
        .mlir_opt = options->mlir_opt,
        .dump = options->dump && !options->starts_at_stage,
    };
}

gboolean
bs_cli_read_sheet(BsCliOptions *options)
{
    g_clear_pointer(&options->sheet, bs_sheet_unref);
    const gboolean asked = options->effects && strcmp(options->effects, "none") != 0;
    if ((options->effects && !asked) || (!asked && strcmp(options->input, "-") == 0))
        return TRUE;
    g_autofree char *path =
        asked ? g_strdup(options->effects) : bs_sheet_path_beside(options->input);
    g_autoptr(GString) said = g_string_new(NULL);
    g_autoptr(BsSheet) sheet = bs_sheet_new();
    const gboolean ok = bs_sheet_read_file(sheet, path, asked, options->upstream, said);
    fputs(said->str, stderr);
    if (ok && bs_sheet_n_ops(sheet))
        options->sheet = g_steal_pointer(&sheet);
    return ok;
}

BsDocument *
bs_cli_load(const BsCliOptions *options, const BsSource *source)
{
    g_autofree char *made_by =
        options->import ? bs_import_command(options->mlir_opt, options->import) : NULL;
    BsDocumentOptions load_options = bs_cli_document_options(
        options, source, options->has_passes || !options->runs ? options->pipeline : NULL);
    load_options.made_by = made_by;
    return bs_document_load(source->name, source->text, source->len, &load_options);
}

char *
bs_cli_take_stage(const BsCliOptions *options, const char *text, gsize len, gsize *stage_len)
{
    const BsDocumentOptions load = {.dump = TRUE,
                                    .allow_unregistered = TRUE,
                                    .upstream = options->upstream,
                                    .sheet = options->sheet};
    BsDocument *document = bs_document_load(options->input, text, len, &load);
    guint32 number = options->from >= 0 ? (guint32)options->from : 0;
    while (options->from < 0 && number + 1 < bs_document_n_stages(document) &&
           bs_document_stage(document, number + 1)->reached)
        number++;
    g_autofree char *program = bs_document_program_after(document, number);
    if (!bs_document_ir(document)) {
        g_autofree char *said = bs_document_diags_text(document);
        fputs(said, stderr);
    } else if (!program) {
        fprintf(stderr, "bufscope-opt: the dump has no stage %u that can be read\n", number);
    } else {
        fprintf(stderr, "bufscope-opt: passes run on stage %u of the dump, %s, whose lines count\n",
                number, bs_document_stage(document, number)->name);
    }
    bs_document_free(document);
    *stage_len = program ? strlen(program) : 0;
    return program ? bs_cli_padded(program, *stage_len) : NULL;
}
