// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipelines that have a name: upstream's, the one that its documentation recommends, one for
// the passes that both replaced, and one for those of MLIR-HLO.
#include "passes/lowering/one-shot-bufferize.h"
#include "passes/run/pass.h"
#include "passes/run/passes.h"

static const BsPassOption ownership_options[] = {
    {"private-function-dynamic-ownership", BS_OPTION_BOOL, NULL, FALSE,
     "As of ownership-based-buffer-deallocation"},
};

static void
append_ownership(BsPipeline *pipeline, const gint64 *options)
{
    bs_pipeline_append_ownership(pipeline, options[0] != 0);
}

static void
append_documented(BsPipeline *pipeline, const gint64 *options)
{
    bs_pipeline_append_documented(pipeline, options[0] != 0);
}

// Buffers are moved first, so that the others find them where they stay. Promotion comes before
// deallocation: it leaves alone what is freed, and what is on the stack needs no freeing.
void
bs_pipeline_append_legacy(BsPipeline *pipeline)
{
    static const BsPass *const stages[] = {
        &bs_pass_buffer_hoisting,
        &bs_pass_buffer_loop_hoisting,
        &bs_pass_promote_buffers_to_stack,
        &bs_pass_buffer_deallocation,
        &bs_pass_canonicalize,
    };
    for (guint32 i = 0; i < G_N_ELEMENTS(stages); i++)
        bs_pipeline_append_anywhere(pipeline, stages[i]);
}

static void
append_legacy(BsPipeline *pipeline, G_GNUC_UNUSED const gint64 *options)
{
    bs_pipeline_append_legacy(pipeline);
}

static const BsPassOption hlo_options[] = {
    {"placement", BS_OPTION_ENUM, "block-end,last-use", 0, "As of hlo-deallocate"},
};

// Tensors become buffers first: each use of an empty one gets its own, and what upstream's
// bufferization allocates stays for the passes below to free.
static void
append_bufferization(BsPipeline *pipeline)
{
    const guint first = pipeline->items->len;
    bs_pipeline_append_anywhere(pipeline, &bs_pass_hlo_split_alloc_tensors);
    BsPipelineItem *item = bs_pipeline_append_anywhere(pipeline, &bs_pass_one_shot_bufferize);
    bs_one_shot_bufferize_for_hlo(item->options);
    for (guint i = first; i < pipeline->items->len; i++)
        g_array_index(pipeline->items, BsPipelineItem, i).for_tensors = TRUE;
}

// As its users are told to run it.
static void
append_hlo(BsPipeline *pipeline, const gint64 *options)
{
    static const BsPass *const stages[] = {
        &bs_pass_hlo_deallocation_simplification,
        &bs_pass_hlo_buffer_reuse,
        &bs_pass_hlo_deallocation_simplification,
        &bs_pass_hlo_deallocation_to_scf,
    };
    append_bufferization(pipeline);
    bs_pipeline_append_anywhere(pipeline, &bs_pass_hlo_deallocate)->options[0] = options[0];
    for (guint32 i = 0; i < G_N_ELEMENTS(stages); i++)
        bs_pipeline_append_anywhere(pipeline, stages[i]);
}

const BsNamedPipeline bs_named_pipelines[] = {
    {"buffer-deallocation-pipeline", "The eight stages of the ownership-based deallocation",
     ownership_options, G_N_ELEMENTS(ownership_options), append_ownership},
    {"documented",
     "The same without canonicalization in front, as its documentation recommends them",
     ownership_options, G_N_ELEMENTS(ownership_options), append_documented},
    {"hlo-deallocation-pipeline",
     "MLIR-HLO's system: indicators of ownership, reuse of buffers, lowering to scf", hlo_options,
     G_N_ELEMENTS(hlo_options), append_hlo},
    {"legacy",
     "The older system: hoisting, promotion, deallocation (22 has none: as in 19), "
     "canonicalization",
     NULL, 0, append_legacy},
    {NULL, NULL, NULL, 0, NULL},
};
