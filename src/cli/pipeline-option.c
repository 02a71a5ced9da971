// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that a line asks for.
#include "cli/options-private.h"
#include "passes/run/upstream-passes.h"

BsPipeline *
bs_cli_parse_pipeline(const BsCliOptions *options, const char *text, GError **error)
{
    BsPipeline *pipeline = bs_pipeline_parse_for(text, options->upstream, error);
    if (pipeline || !options->mlir_opt)
        return pipeline;
    g_clear_error(error);
    bs_upstream_passes_learn(options->mlir_opt, NULL);
    return bs_pipeline_parse_for(text, options->upstream, error);
}

// As upstream, a pipeline is made when the program was read: what is wrong with it is said then, of
// the first such option.
void
bs_cli_keep_pipeline_error(BsCliOptions *options, const char *message)
{
    if (!options->pipeline_error)
        options->pipeline_error = g_strdup(message);
}
