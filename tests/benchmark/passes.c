// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a plain run does, in a program into which nothing else is linked: reads a file, runs a
// pipeline, prints. There is no machine in it, no journal and no document: what bufscope-opt takes
// longer is what it pays for having them (running.py).
#include "analysis/verify.h"
#include "dialects/dialects.h"
#include "passes/run/pass.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <stdio.h>

static void
flush(gpointer file, GString *out)
{
    fwrite(out->str, 1, out->len, file);
    g_string_truncate(out, 0);
}

static gboolean
process(BsIr *ir, BsDiags *diags, const BsPipeline *pipeline, GMappedFile *file)
{
    BsPassContext context = {.ir = ir, .diags = diags};
    const BsRunOptions options = {.verify_each = TRUE};
    if (!bs_parse(ir, g_mapped_file_get_contents(file), g_mapped_file_get_length(file),
                  &(BsParseOptions){0}, diags) ||
        !bs_verify_program(ir, diags) || !bs_pipeline_run(pipeline, &context, &options))
        return FALSE;
    g_autoptr(GString) out = g_string_new(NULL);
    bs_print(ir, &(BsPrintOptions){.flush = flush, .data = stdout}, out, NULL);
    flush(stdout, out);
    return TRUE;
}

int
main(int argc, char **argv)
{
    GError *error = NULL;
    BsPipeline *pipeline = argc == 3 ? bs_pipeline_parse(argv[1], &error) : NULL;
    GMappedFile *file = pipeline ? g_mapped_file_new(argv[2], FALSE, &error) : NULL;
    if (!file) {
        fprintf(stderr, "%s\n", error ? error->message : "usage: passes PIPELINE FILE");
        return 2;
    }
    BsContext *context = bs_context_new_for(bs_dialects, BS_UPSTREAM_DEFAULT);
    BsIr *ir = bs_ir_new(context);
    BsDiags diags;
    bs_diags_init(&diags);
    const gboolean ok = process(ir, &diags, pipeline, file);
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    bs_context_free(context);
    bs_pipeline_free(pipeline);
    g_mapped_file_unref(file);
    return ok ? 0 : 1;
}
