// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stage that an mlir-opt makes, in the middle of a run: programs that play it write what it
// would. What they wrote takes the place of the program, and the run can be gone back over it.
#include "debug/document/cursor.h"
#include "debug/document/heirs.h"
#include "passes/run/passes.h"

#include <glib/gstdio.h>
#include <string.h>

// A folder that is all of PATH.
static char *bin;

static const char program[] = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                              "  %zero = arith.constant 0.0 : f32\n"
                              "  %fresh = tensor.empty() : tensor<4xf32>\n"
                              "  %out = linalg.fill ins(%zero : f32) outs(%fresh : tensor<4xf32>)"
                              " -> tensor<4xf32>\n"
                              "  return %out : tensor<4xf32>\n"
                              "}\n"
                              "func.func @gone() { return }\n";

// As an mlir-opt writes it, with an op that the program did not have, and without one of its
// functions.
static const char made[] =
    "\"builtin.module\"() ({\n"
    "\"memref.global\"() <{sym_name = \"g\", type = memref<f32>, sym_visibility = \"private\"}> : "
    "() "
    "-> () loc(unknown)\n"
    "\"func.func\"() <{function_type = (memref<4xf32>) -> memref<4xf32>, sym_name = \"f\"}> ({\n"
    "^bb0(%arg0: memref<4xf32> loc(\"the-program\":1:14)):\n"
    "%0 = \"arith.constant\"() <{value = 0.0 : f32}> : () -> f32 loc(#loc2)\n"
    "%1 = \"memref.alloc\"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32> "
    "loc(#loc4)\n"
    "\"test.fill\"(%0, %1) : (f32, memref<4xf32>) -> () loc(#loc4)\n"
    "\"func.return\"(%1) : (memref<4xf32>) -> () loc(\"the-program\":5:3)\n"
    "}) : () -> () loc(\"the-program\":1:1)\n"
    "}) : () -> () loc(\"the-program\":0:0)\n"
    "#loc2 = loc(\"the-program\":2:11)\n"
    "#loc4 = loc(\"the-program\":4:10)\n";

static void
play(const char *script)
{
    g_autofree char *path = g_build_filename(bin, "mlir-opt-19", NULL);
    g_autofree char *text = g_strdup_printf("#!/bin/sh\n/bin/cat >/dev/null\n%s\n", script);
    g_assert_true(g_file_set_contents(path, text, -1, NULL));
    g_assert_cmpint(g_chmod(path, 0755), ==, 0);
}

static void
play_answer(const char *answer)
{
    g_autofree char *script = g_strdup_printf("/bin/cat <<'END'\n%sEND", answer);
    play(script);
}

static void
play_nobody(void)
{
    g_autofree char *path = g_build_filename(bin, "mlir-opt-19", NULL);
    g_unlink(path);
}

static BsDocument *
load(const char *text, const char *passes)
{
    g_autoptr(BsPipeline) pipeline = bs_pipeline_parse(passes, NULL);
    const BsDocumentOptions options = {.pipeline = pipeline, .allow_unregistered = TRUE};
    return bs_document_load("a.mlir", text, strlen(text), &options);
}

static const char hlo[] = "builtin.module(hlo-deallocation-pipeline)";

static void
check_text(BsDocument *document, guint32 event, const char *has, const char *has_not)
{
    bs_document_goto(document, event);
    const char *text = bs_document_text(document, NULL)->text->str;
    g_assert_nonnull(strstr(text, has));
    g_assert_null(strstr(text, has_not));
}

// The stage says whose it is, the function stays the same op, and what was before comes back.
static void
test_travel(void)
{
    play_answer(made);
    BsDocument *document = load(program, hlo);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    const guint32 stage = bs_document_find_stage(document, &bs_pass_one_shot_bufferize);
    g_assert_cmpuint(stage, >, 0); // of each function that tensors were looked for in, one before
    g_autofree char *title = bs_stage_title(bs_document_stage(document, stage));
    g_assert_cmpstr(title, ==, "one-shot-bufferize by mlir-opt-19");
    g_assert_null(bs_document_stage(document, stage + 1)->made_by);
    const guint32 before = bs_document_stage(document, stage - 1)->last;
    const guint32 after = bs_document_stage(document, stage)->last;
    check_text(document, 0, "tensor.empty", "memref.global");
    const BsOp *function = bs_document_find_function(document, "f");
    g_autofree char *first = g_strdup(bs_document_text(document, NULL)->text->str);
    check_text(document, after, "memref.global", "@gone");
    g_autofree char *second = g_strdup(bs_document_text(document, NULL)->text->str);
    g_assert_true(function == bs_document_find_function(document, "f"));
    for (guint i = 0; i < 3; i++) {
        bs_document_goto(document, before);
        g_assert_cmpstr(bs_document_text(document, NULL)->text->str, ==, first);
        bs_document_goto(document, after);
        g_assert_cmpstr(bs_document_text(document, NULL)->text->str, ==, second);
    }
    check_text(document, bs_document_n_events(document), "deallocation", "tensor");
    bs_document_free(document);
}

// Ops stand where those stood that they come from, and values are the heirs of
// those.
static void
test_heirs(void)
{
    play_answer(made);
    BsDocument *document = load(program, hlo);
    bs_document_goto(document, 0);
    const BsBlock *entry = bs_op_region(bs_document_find_function(document, "f"), 0)->first;
    const BsValue *argument = entry->args[0], *out = bs_op_operand(entry->last, 0);
    bs_document_goto_stage(document, bs_document_find_stage(document, &bs_pass_one_shot_bufferize));
    entry = bs_op_region(bs_document_find_function(document, "f"), 0)->first;
    const BsOp *alloc = bs_op_next(entry->first);
    g_assert_cmpuint(alloc->loc.line, ==, 4);
    g_assert_cmpuint(alloc->loc.column, ==, 10);
    g_assert_true(bs_document_value_now(document, argument) == entry->args[0]);
    g_assert_true(bs_document_value_now(document, out) == &alloc->results[0]);
    bs_document_free(document);
}

// Where there is no tensor nobody is asked.
static void
test_settled(void)
{
    play_nobody();
    BsDocument *document = load("func.func @f(%m: memref<4xf32>) { return }", hlo);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    g_assert_cmpuint(bs_document_n_stages(document), ==, 6);
    g_assert_null(strstr(bs_document_pipeline(document), "bufferize"));
    bs_document_free(document);
}

static void
check_refused(const char *passes, guint32 line, const char *said)
{
    BsDocument *document = load(program, passes);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_REFUSED);
    const guint32 failed = bs_document_failed_stage(document);
    g_assert_cmpstr(bs_document_stage(document, failed)->name, ==, "one-shot-bufferize");
    g_assert_nonnull(bs_document_stage(document, failed)->made_by);
    const BsDiag *diag = bs_document_diags(document)->items->pdata[0];
    g_assert_nonnull(strstr(diag->text, said));
    g_assert_cmpuint(diag->loc.line, ==, line);
    check_text(document, bs_document_n_events(document), "tensor.empty", "memref");
    bs_document_free(document);
}

static void
test_refused(void)
{
    play_nobody();
    check_refused(hlo, 0, "Debian has it in the package mlir-19-tools");
    play("echo 'the-program:3:12: error: not this one' >&2; exit 1");
    check_refused(hlo, 3, "mlir-opt-19: not this one");
    play("echo 'loc(\"the-program\":4:10): error: nor this' >&2; exit 1");
    check_refused("builtin.module(one-shot-bufferize)", 4, "mlir-opt-19: nor this");
    play("echo 'what is this' >&2; exit 1");
    check_refused(hlo, 0, "what is this");
    play("exit 1");
    check_refused(hlo, 0, "failed without a word");
    play_answer("\"builtin.module\"( {\n");
    check_refused(hlo, 0, "cannot be read: line 1");
    play_answer("func.func @f() { %0 = arith.constant 1 : i32\nreturn %0 : i32 }\n");
    BsDocument *document = load(program, hlo); // read, but not valid
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_REFUSED);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    bin = g_dir_make_tmp("bufscope-bufferize-XXXXXX", NULL);
    g_setenv("PATH", bin, TRUE);
    g_test_add_func("/bufferize/travel", test_travel);
    g_test_add_func("/bufferize/heirs", test_heirs);
    g_test_add_func("/bufferize/settled", test_settled);
    g_test_add_func("/bufferize/refused", test_refused);
    const int failed = g_test_run();
    play_nobody();
    g_rmdir(bin);
    g_free(bin);
    return failed;
}
