// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each pass on any program that the verifier takes: it refuses with an error, or it leaves a
// program that verifies and whose text parses again. The first byte of the input chooses the
// passes, the program follows.
#include "fuzz.h"
#include "passes/run/pass.h"

#include <string.h>

static const char *const pipelines[] = {
    "expand-realloc",
    "expand-realloc{emit-deallocs=false}",
    "ownership-based-buffer-deallocation",
    "ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}",
    "buffer-deallocation-simplification",
    "bufferization-lower-deallocations",
    "cse",
    "canonicalize",
    "canonicalize{top-down=false}",
    "canonicalize{region-simplify=aggressive}",
    "canonicalize{region-simplify=disabled max-iterations=1}",
    "buffer-deallocation-pipeline",
    ("expand-realloc,ownership-based-buffer-deallocation,buffer-deallocation-simplification,"
     "bufferization-lower-deallocations"),
    "func.func(canonicalize,cse)",
    "convert-bufferization-to-memref",
    "drop-equivalent-buffer-results,buffer-results-to-out-params",
    "buffer-results-to-out-params{hoist-static-allocs=true}",
    "func.func(optimize-allocation-liveness)",
    "func.func(buffer-deallocation)",
    "func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,buffer-deallocation)",
    "func.func(hlo-deallocation-simplification,hlo-buffer-reuse,hlo-deallocation-to-scf)",
    ("func.func(hlo-buffer-reuse,hlo-convert-deallocation-ops-to-llvm),"
     "hlo-convert-ownership-type-to-llvm"),
    ("hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-buffer-reuse,"
     "hlo-deallocation-simplification,hlo-deallocation-to-scf)"),
    ("func.func(hlo-split-alloc-tensors,hlo-xla-buffer-arg-rewrite),"
     "hlo-deallocate{placement=last-use},hlo-deallocation-annotation"),
};

static BsPipeline *
pipeline_of(guint8 choice)
{
    char *text = g_strdup_printf("builtin.module(%s)", pipelines[choice % G_N_ELEMENTS(pipelines)]);
    GError *error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse(text, &error);
    fuzz_check(pipeline, "%s", error->message);
    g_free(text);
    return pipeline;
}

static void
check_result(const FuzzProgram *program)
{
    GString *text = fuzz_program_text(program, FALSE);
    FuzzProgram second;
    fuzz_program_init(&second, text->str, text->len);
    const BsDiag *diag = second.valid ? NULL : second.diags.items->pdata[0];
    if (diag && !fuzz_is_loss(diag, text))
        fuzz_fail(__FILE__, __LINE__, "%u:%u: %s in what a pass left:\n%s", diag->loc.line,
                  diag->loc.column, diag->text, text->str);
    fuzz_program_clear(&second);
    g_string_free(text, TRUE);
}

// buffer-deallocation says so of an op and goes on, as upstream's.
static gboolean
has_error_that_stops(const BsDiags *diags)
{
    static const char goes_on[] = "All operations with attached regions need to implement";
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        if (diag->severity == BS_ERROR && !g_str_has_prefix(diag->text, goes_on))
            return TRUE;
    }
    return FALSE;
}

static void
run(FuzzProgram *program, const BsPipeline *pipeline)
{
    BsPassContext context = {.ir = program->ir, .diags = &program->diags};
    gboolean ok = bs_pipeline_run(pipeline, &context, &(const BsRunOptions){.verify_each = TRUE});
    fuzz_check(!ok || !has_error_that_stops(&program->diags), "an error and success");
    fuzz_check(ok || program->diags.n_errors, "neither an error nor success");
    if (ok)
        check_result(program);
}

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    if (size == 0)
        return 0;
    FuzzProgram program;
    fuzz_program_init(&program, (const char *)data + 1, size - 1);
    if (program.valid) {
        BsPipeline *pipeline = pipeline_of(data[0]);
        run(&program, pipeline);
        bs_pipeline_free(pipeline);
    }
    fuzz_program_clear(&program);
    return 0;
}
