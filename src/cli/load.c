// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/load.h"

#include "debug/document/cursor.h"
#include "syntax/parser.h"

#include <stdio.h>

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
        .mlir_opt = options->mlir_opt,
        .dump = options->dump && !options->starts_at_stage,
    };
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
    const BsDocumentOptions load = {
        .dump = TRUE, .allow_unregistered = TRUE, .upstream = options->upstream};
    BsDocument *document = bs_document_load(options->input, text, len, &load);
    guint32 number = options->from >= 0 ? (guint32)options->from : 0;
    while (options->from < 0 && number + 1 < bs_document_n_stages(document) &&
           bs_document_stage(document, number + 1)->reached)
        number++;
    const BsStage *stage = bs_document_stage(document, number);
    GString *program = NULL;
    if (!bs_document_ir(document)) {
        g_autofree char *said = bs_document_diags_text(document);
        fputs(said, stderr);
    } else if (!stage || !stage->reached || stage->unread) {
        fprintf(stderr, "bufscope-opt: the dump has no stage %u that can be read\n", number);
    } else {
        bs_document_goto_stage(document, number);
        program = g_string_new_len(stage->text, stage->text_is_all ? (gssize)stage->text_len : 0);
        if (!program->len)
            g_string_append(program, bs_document_text(document, NULL)->text->str);
        fprintf(stderr, "bufscope-opt: passes run on stage %u of the dump, %s, whose lines count\n",
                number, stage->name);
    }
    bs_document_free(document);
    *stage_len = program ? program->len : 0;
    for (guint i = 0; program && i < BS_TEXT_PADDING; i++)
        g_string_append_c(program, '\0');
    return program ? g_string_free(program, FALSE) : NULL;
}
