// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that a line asks for.
#include "cli/driver.h"
#include "cli/options-private.h"
#include "debug/compare/comparison.h"
#include "passes/run/upstream-passes.h"

#include <stdio.h>

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

gboolean
bs_cli_parse_compared(const BsCliOptions *options, GPtrArray *names, GPtrArray *pipelines)
{
    g_autoptr(GError) error = NULL;
    gboolean ok =
        bs_comparison_parse(options->compare, options->upstream, names, pipelines, &error);
    if (!ok && options->mlir_opt) {
        g_clear_error(&error);
        g_ptr_array_set_size(names, 0);
        g_ptr_array_set_size(pipelines, 0);
        bs_upstream_passes_learn(options->mlir_opt, NULL);
        ok = bs_comparison_parse(options->compare, options->upstream, names, pipelines, &error);
    }
    if (!ok)
        fprintf(stderr, "bufscope-opt: for the --compare option: %s\n", error->message);
    return ok;
}

// As upstream, a pipeline is made when the program was read: what is wrong with it is said then, of
// the first such option.
void
bs_cli_keep_pipeline_error(BsCliOptions *options, const char *message)
{
    if (!options->pipeline_error)
        options->pipeline_error = g_strdup(message);
}
