// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Any text as an effects sheet: what is wrong with it has a line and a column in it; whatever could
// be read describes ops of a program, which is verified and goes through passes.
#include "dialects/foreign/sheet.h"
#include "fuzz.h"

#include "analysis/verify.h"
#include "dialects/dialects.h"
#include "passes/run/pass.h"
#include "syntax/parser.h"

#include <string.h>

// Ops of the names that seeds use, with and without what sheets speak of.
static const char program[] =
    "func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {\n"
    "  %a = \"my.a\"(%m) : (memref<4xf32>) -> memref<4xf32>\n"
    "  %b:2 = \"my.b\"(%a, %m) ({\n"
    "  ^bb0(%x: memref<4xf32>, %y: memref<4xf32>):\n"
    "    \"my.d\"(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()\n"
    "  }, {\n"
    "  ^bb0(%x: memref<4xf32>, %y: memref<4xf32>):\n"
    "    \"my.d\"(%y, %x) : (memref<4xf32>, memref<4xf32>) -> ()\n"
    "  }) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)\n"
    "  \"my.c\"(%b#0, %m)[^bb1, ^bb1] : (memref<4xf32>, memref<4xf32>) -> ()\n"
    "^bb1(%z: memref<4xf32>):\n"
    "  return %z : memref<4xf32>\n"
    "}\n";

static const char *const passes[] = {
    "builtin.module(canonicalize,cse)", "builtin.module(ownership-based-buffer-deallocation)",
    ("builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,"
     "promote-buffers-to-stack,buffer-deallocation))")};

static void
check_diags(const BsDiags *diags, const char *text, gsize size)
{
    guint32 n_lines = 1;
    for (gsize i = 0; i < size; i++)
        n_lines += text[i] == '\n';
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        fuzz_check(diag->loc.line && diag->loc.line <= n_lines && diag->loc.column,
                   "%s: at no place of the text", diag->text);
    }
}

static void
run_with(const BsSheet *sheet, const char *pipeline_text)
{
    BsContext *context = bs_context_new(bs_dialects);
    bs_sheet_describe(sheet, context);
    BsIr *ir = bs_ir_new(context);
    BsDiags diags;
    bs_diags_init(&diags);
    const BsParseOptions parse = {.allow_unregistered = TRUE};
    if (bs_parse(ir, program, strlen(program), &parse, &diags) && bs_verify_program(ir, &diags)) {
        BsPipeline *pipeline = bs_pipeline_parse(pipeline_text, NULL);
        BsPassContext pass = {.ir = ir, .diags = &diags};
        const BsRunOptions options = {.verify_each = TRUE};
        const gboolean ok = bs_pipeline_run(pipeline, &pass, &options);
        fuzz_check(ok || diags.n_errors, "refused without a word");
        bs_pipeline_free(pipeline);
    }
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    bs_context_free(context);
}

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    const char *text = (const char *)data;
    BsDiags diags;
    bs_diags_init(&diags);
    g_autoptr(BsSheet) sheet = bs_sheet_new();
    const gboolean ok = bs_sheet_read(sheet, "input", text, size, BS_UPSTREAM_DEFAULT, &diags);
    fuzz_check(ok == (diags.n_errors == 0), "an error and success, or neither");
    check_diags(&diags, text, size);
    bs_diags_clear(&diags);
    for (guint i = 0; bs_sheet_n_ops(sheet) && i < G_N_ELEMENTS(passes); i++)
        run_with(sheet, passes[i]);
    return 0;
}
