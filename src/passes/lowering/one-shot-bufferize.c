// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// one-shot-bufferize: tensors become buffers. That is a large part of upstream of its own, and not
// what Bufscope is about: an mlir-opt that is installed does it (passes/run/by-mlir-opt.h), for
// pipelines that free buffers afterwards.
//
//     %t = tensor.empty() : tensor<4xf32>          %alloc = memref.alloc() : memref<4xf32>
//     %u = linalg.fill ... outs(%t)          =>    linalg.fill ... outs(%alloc)
#include "passes/lowering/one-shot-bufferize.h"

#include "passes/run/by-mlir-opt.h"
#include "passes/run/passes.h"
#include "support/i18n.h"

enum { OPTION_LOOPS, OPTION_UNKNOWN_OPS, OPTION_FUNCTIONS, OPTION_LAYOUT, N_OPTIONS };

static const BsPassOption pass_options[] = {
    [OPTION_LOOPS] = {"allow-return-allocs-from-loops", BS_OPTION_BOOL, NULL, FALSE,
                      "Loops may hand on what they allocate"},
    [OPTION_UNKNOWN_OPS] = {"allow-unknown-ops", BS_OPTION_BOOL, NULL, FALSE,
                            "Ops that cannot be bufferized stay"},
    [OPTION_FUNCTIONS] = {"bufferize-function-boundaries", BS_OPTION_BOOL, NULL, FALSE,
                          "Functions, too, take and return memrefs"},
    [OPTION_LAYOUT] = {"function-boundary-type-conversion", BS_OPTION_ENUM,
                       "infer-layout-map,fully-dynamic-layout-map,identity-layout-map", 0,
                       "Layouts of the memrefs of functions"},
};

void
bs_one_shot_bufferize_for_hlo(gint64 *options)
{
    enum { IDENTITY = 2 };
    options[OPTION_LOOPS] = TRUE;
    options[OPTION_FUNCTIONS] = TRUE;
    options[OPTION_LAYOUT] = IDENTITY;
}

static char *
pass_argument(const gint64 *options)
{
    g_auto(GStrv) layouts = g_strsplit(pass_options[OPTION_LAYOUT].choices, ",", -1);
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < N_OPTIONS; i++) {
        if (options[i] == 0)
            continue;
        g_string_append_printf(text, "%s%s",
                               text->len ? " " : "--one-shot-bufferize=", pass_options[i].name);
        if (i == OPTION_LAYOUT)
            g_string_append_printf(text, "=%s", layouts[options[i]]);
    }
    if (!text->len)
        g_string_append(text, "--one-shot-bufferize");
    return g_string_free(text, FALSE);
}

static gboolean
run(BsPassContext *context, G_GNUC_UNUSED BsOp *op, const gint64 *options)
{
    g_autofree char *argument = pass_argument(options);
    return bs_run_by_mlir_opt(context, argument);
}

const BsPass bs_pass_one_shot_bufferize = {
    .name = "one-shot-bufferize",
    .short_name = N_("bufferize"),
    .summary = N_("Turns tensors into buffers: done by an mlir-opt that is installed"),
    .options = pass_options,
    .n_options = G_N_ELEMENTS(pass_options),
    .run = run,
    .class_name = "OneShotBufferize",
    .anchor = "builtin.module",
    .adds_functions = TRUE,
    .by_mlir_opt = TRUE,
    .anew = TRUE,
};
