// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/load.h"

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
        .dump = options->dump != NULL,
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
