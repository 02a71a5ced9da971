// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pipelines as text, with upstream's errors, and running them.
#include "debug/document/pipeline-words.h"
#include "passes/run/upstream-passes.h"
#include "program.h"

#include <gio/gio.h>

#define WRAPPED                                                                                 \
    "<unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, " \
    "e.g. 'builtin.module(...)'"
#define PARSER "<unknown>:0: error: MLIR Textual PassPipeline Parser:1:"

typedef struct BadText {
    const char *text, *message;
} BadText;

// Messages are those of mlir-opt 19, without its last line break.
static const BadText bad_texts[] = {
    {"", WRAPPED},
    {"cse", WRAPPED},
    {"builtin.module(cse", WRAPPED},
    {"builtin.module(cse))",
     PARSER "4: error: encountered extra closing ')' creating unbalanced parentheses while "
            "parsing pipeline\ncse)\n   ^\n"},
    {"builtin.module(cse)   ))",
     PARSER "4: error: encountered extra closing ')' creating unbalanced parentheses while "
            "parsing pipeline\ncse)   )\n   ^\n"},
    {"builtin.module(\303\251)", PARSER
     "1: error: '\303\251' does not refer to a registered pass or pass pipeline\n\303\251\n"},
    {"builtin.module(cse\r,\tfoo)", PARSER "3: error: 'foo' does not refer to a registered pass or "
                                           "pass pipeline\n,       foo\n        ^\n"},
    {"builtin.module(foo)",
     PARSER "1: error: 'foo' does not refer to a registered pass or pass pipeline\nfoo\n^\n"},
    {"builtin.module(cse,)",
     PARSER "5: error: '' does not refer to a registered pass or pass pipeline\ncse,\n    ^\n"},
    {"builtin.module( )",
     PARSER "2: error: '' does not refer to a registered pass or pass pipeline\n \n ^\n"},
    {"builtin.module(cse{x)",
     PARSER "4: error: missing closing '}' while processing pass options\ncse{x\n   ^\n"},
    {"builtin.module(func.func(cse)",
     PARSER "11: error: encountered unbalanced parentheses while parsing pipeline\n"
            "func.func(cse\n          ^\n"},
    {"builtin.module(func.func(any(cse),canonicalize{top-down})",
     PARSER "42: error: encountered unbalanced parentheses "
            "while parsing pipeline\nfunc.func(any(cse),canonicalize{top-down}\n                   "
            "                      ^\n"},
    {"builtin.module(func.func(cse) cse)", PARSER "16: error: expected ',' after parsing pipeline\n"
                                                  "func.func(cse) cse\n               ^\n"},
    {"builtin.module(cse,func.func(cse,foo),x)",
     PARSER "19: error: 'foo' does not refer to a registered pass or pass "
            "pipeline\ncse,func.func(cse,foo),x\n                  ^\n"},
    {"builtin.module(cse{x=1})", "<unknown>:0: error: <Pass-Options-Parser>: no such option x\n\n"
                                 "failed to add `cse` with options `x=1`\n"},
    {"builtin.module(canonicalize{max-iterations=x})",
     "bufscope-opt: for the --max-iterations option: 'x' value invalid for long "
     "argument!\n<unknown>:0: error: \n"
     "failed to add `canonicalize` with options `max-iterations=x`\n"},
    {"builtin.module(canonicalize{top-down=2})",
     "bufscope-opt: for the --top-down option: '2' is invalid value for boolean argument! Try 0 or "
     "1\n"
     "<unknown>:0: error: \nfailed to add `canonicalize` with options `top-down=2`\n"},
    {"builtin.module(canonicalize{region-simplify=x})",
     "bufscope-opt: for the --region-simplify option: Cannot find option named 'x'!\n"
     "<unknown>:0: error: \nfailed to add `canonicalize` with options `region-simplify=x`\n"},
    {"builtin.module(canonicalize{region-simplify})",
     "bufscope-opt: for the --region-simplify option: requires a value!\n"
     "<unknown>:0: error: \nfailed to add `canonicalize` with options `region-simplify`\n"},
    {"builtin.module(legacy{x=2})",
     "<Pass-Options-Parser>: no such option x\n"
     "<unknown>:0: error: failed to add `legacy` with options `x=2`\n"},
    {"builtin.module(func.func(promote-buffers-to-stack{max-alloc-size-in-bytes=-1}))",
     "bufscope-opt: for the --max-alloc-size-in-bytes option: '-1' value invalid for uint "
     "argument!\n"
     "<unknown>:0: error: \nfailed to add `promote-buffers-to-stack` with options "
     "`max-alloc-size-in-bytes=-1`\n"
     "failed to add `func.func` with options `` to inner pipeline\n"},
    {"builtin.module(buffer-deallocation-pipeline{x=2})",
     "<Pass-Options-Parser>: no such option x\n"
     "<unknown>:0: error: failed to add `buffer-deallocation-pipeline` with options `x=2`\n"},
};

static void
test_errors(void)
{
    for (guint32 i = 0; i < G_N_ELEMENTS(bad_texts); i++) {
        g_autoptr(GError) error = NULL;
        g_assert_null(bs_pipeline_parse(bad_texts[i].text, &error));
        g_assert_nonnull(error);
        g_assert_true(error->domain == BS_PIPELINE_ERROR);
        g_assert_cmpstr(error->message, ==, bad_texts[i].message);
    }
}

// Deep nesting is refused, not followed.
static void
test_depth(void)
{
    GString *text = g_string_new("builtin.module(");
    for (guint32 i = 0; i < 100000; i++)
        g_string_append(text, "any(");
    for (guint32 i = 0; i < 100001; i++)
        g_string_append_c(text, ')');
    g_autoptr(GError) error = NULL;
    g_assert_null(bs_pipeline_parse(text->str, &error));
    g_assert_nonnull(strstr(error->message, "nested more than 100 deep"));
    g_string_free(text, TRUE);
}

static void
check_print(const char *text, const char *printed)
{
    g_autoptr(GError) error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse(text, &error);
    g_assert_no_error(error);
    g_autofree char *out = bs_pipeline_to_string(pipeline);
    g_assert_cmpstr(out, ==, printed);
    bs_pipeline_free(pipeline);
    if (strcmp(text, printed) != 0)
        check_print(printed, printed);
}

#define CANONICALIZE(n)               \
    "canonicalize{max-iterations=" #n \
    " max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}"
#define EIGHT(dynamic)                                                                       \
    "expand-realloc{emit-deallocs=false}," CANONICALIZE(                                     \
        10) ",ownership-based-buffer-deallocation{private-function-"                         \
            "dynamic-ownership=" dynamic                                                     \
            "}," CANONICALIZE(10) ",buffer-deallocation-simplification,bufferization-lower-" \
                                  "deallocations,cse," CANONICALIZE(10)

static void
test_text(void)
{
    check_print("builtin.module()", "builtin.module()");
    check_print("any(cse)", "any(cse)");
    check_print("  builtin.module( cse , func.func( cse ) ) ",
                "builtin.module(cse,func.func(cse))");
    check_print("builtin.module(cse{})", "builtin.module(cse)");
    check_print("builtin.module(expand-realloc{emit-deallocs=0})",
                "builtin.module(expand-realloc{emit-deallocs=false})");
    check_print("builtin.module(expand-realloc)",
                "builtin.module(expand-realloc{emit-deallocs=true})");
    check_print("builtin.module(canonicalize{max-iterations=3 max-iterations=0x10 top-down})",
                "builtin.module(" CANONICALIZE(16) ")");
    check_print("builtin.module(canonicalize{disable-patterns='a b' disable-patterns=c})",
                "builtin.module(canonicalize{disable-patterns='a b,c' max-iterations=10 "
                "max-num-rewrites=-1 region-simplify=normal test-convergence=false "
                "top-down=true})");
    check_print("builtin.module(canonicalize{enable-patterns= max-iterations=3})",
                "builtin.module(canonicalize{enable-patterns= max-iterations=3 "
                "max-num-rewrites=-1 region-simplify=normal test-convergence=false "
                "top-down=true})");
    check_print("builtin.module(canonicalize{max-iterations=\"3\"})",
                "builtin.module(" CANONICALIZE(3) ")");
    check_print("builtin.module(legacy,cse)",
                "builtin.module(func.func(buffer-hoisting),func.func(buffer-loop-hoisting),"
                "func.func(promote-buffers-to-stack{max-alloc-size-in-bytes=1024 "
                "max-rank-of-allocated-memref=1}),func.func(buffer-deallocation),"
                "canonicalize{max-iterations=10 max-num-rewrites=-1 region-simplify=normal "
                "test-convergence=false top-down=true},cse)");
    check_print("func.func(legacy)",
                "func.func(buffer-hoisting,buffer-loop-hoisting,"
                "promote-buffers-to-stack{max-alloc-size-in-bytes=1024 "
                "max-rank-of-allocated-memref=1},buffer-deallocation,"
                "canonicalize{max-iterations=10 max-num-rewrites=-1 region-simplify=normal "
                "test-convergence=false top-down=true})");
    check_print("builtin.module(buffer-deallocation-pipeline)",
                "builtin.module(" EIGHT("false") ")");
    check_print(
        "any(func.func(buffer-deallocation-pipeline{private-function-dynamic-ownership=1}),cse)",
        "any(func.func(" EIGHT("true") "),cse)");
}

static void
note_pass(gpointer data, const BsPipelineItem *item, BsOp *op, gboolean ok)
{
    const BsAttr *name = bs_op_attr(op, "sym_name");
    g_string_append_printf(data, "%s(%s)%s ", item->pass->name, name ? name->string.text : "",
                           ok ? "" : "!");
}

static gboolean
run(Program *program, const char *text, GString *log)
{
    BsPipeline *pipeline = bs_pipeline_parse(text, NULL);
    g_assert_nonnull(pipeline);
    BsPassContext context = {.ir = program->ir, .diags = &program->diags};
    const BsRunOptions options = {.verify_each = TRUE, .after_pass = note_pass, .data = log};
    gboolean ok = bs_pipeline_run(pipeline, &context, &options);
    bs_pipeline_free(pipeline);
    return ok;
}

static void
check_run(const char *pipeline, gboolean ok, const char *expected)
{
    Program program;
    program_init(&program, "func.func @f() {\n  return\n}\nfunc.func @g(%m: memref<2xf32>) {\n"
                           "  memref.dealloc %m : memref<2xf32>\n  return\n}\n");
    GString *log = g_string_new(NULL);
    g_assert_cmpint(run(&program, pipeline, log), ==, ok);
    g_assert_cmpstr(log->str, ==, expected);
    g_assert_cmpint(program.diags.n_errors > 0, ==, !ok);
    g_string_free(log, TRUE);
    program_clear(&program);
}

static void
test_run(void)
{
    check_run(
        "builtin.module(cse,func.func(cse,expand-realloc),func.func(canonicalize),expand-realloc)",
        TRUE,
        "cse() cse(f) expand-realloc(f) canonicalize(f) cse(g) expand-realloc(g) canonicalize(g) "
        "expand-realloc() ");
    check_run("builtin.module(any(cse),foo.bar(cse))", TRUE, "cse(f) cse(g) ");
    check_run("builtin.module(cse,ownership-based-buffer-deallocation,cse)", FALSE,
              "cse() ownership-based-buffer-deallocation()! ");
    check_run("func.func(cse)", FALSE, "");
}

static void
test_cancel(void)
{
    Program program;
    program_init(&program, "func.func @f() {\n  return\n}\n");
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    g_cancellable_cancel(cancellable);
    BsPipeline *pipeline = bs_pipeline_new("builtin.module");
    bs_pipeline_append_ownership(pipeline, FALSE);
    BsPassContext context = {.ir = program.ir, .diags = &program.diags, .cancellable = cancellable};
    g_assert_false(bs_pipeline_run(pipeline, &context, NULL));
    g_assert_cmpuint(program.diags.n_errors, ==, 0);
    bs_pipeline_free(pipeline);
    program_clear(&program);
}

// Passes of others stand outside of nested pipelines, which are cut there; the text says the same
// again.
static void
test_foreign(void)
{
    static const char *const texts[][2] = {
        {"builtin.module(convert-scf-to-cf)", NULL},
        {"builtin.module(affine-loop-unroll{unroll-factor=2 unroll-full})", NULL},
        {"builtin.module(func.func(cse,convert-linalg-to-loops{},cse),cse)",
         "builtin.module(func.func(cse),func.func(convert-linalg-to-loops),func.func(cse),cse)"},
        {"builtin.module(gpu.module(any(lower-affine{a={b}})))",
         "builtin.module(gpu.module(any(lower-affine{a={b}})))"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
        const char *wanted = texts[i][1] ? texts[i][1] : texts[i][0];
        for (guint again = 0; again < 2; again++) {
            g_autoptr(GError) error = NULL;
            g_autoptr(BsPipeline) parsed = bs_pipeline_parse(again ? wanted : texts[i][0], &error);
            g_assert_no_error(error);
            g_autofree char *printed = bs_pipeline_to_string(parsed);
            g_assert_cmpstr(printed, ==, wanted);
            g_autoptr(BsPipeline) copied = bs_pipeline_settle(parsed, NULL);
            g_autofree char *of_copy = bs_pipeline_to_string(copied);
            g_assert_cmpstr(of_copy, ==, wanted);
        }
    }
    g_assert_null(bs_pass_find_for("convert-linalg-to-std", BS_UPSTREAM_19)->anchor);
    g_assert_null(bs_pass_find_for("finalizing-bufferize", BS_UPSTREAM_22));
    g_assert_null(bs_upstream_pass_find("plane-boards"));
}

// What people run mlir-opt with.
static void
test_lines(void)
{
    static const char *const lines[][2] = {
        {"ownership+liveness", "ownership+liveness"},
        {"builtin.module(cse)", "builtin.module(cse)"},
        {"--cse", "cse"},
        {"mlir-opt-19 a.mlir -cse --canonicalize='top-down=false max-iterations=3' -o b.mlir "
         "--mlir-print-ir-after-all --split-input-file",
         "cse+canonicalize{top-down=false max-iterations=3}"},
        {"x --pass-pipeline='builtin.module(func.func(cse))'", "builtin.module(func.func(cse))"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(lines); i++) {
        g_autoptr(GError) error = NULL;
        g_autofree char *words = bs_pipeline_words_of_line(lines[i][0], &error);
        g_assert_no_error(error);
        g_assert_cmpstr(words, ==, lines[i][1]);
        g_autoptr(BsPipeline) parsed = bs_pipeline_from_words(words, 0, &error);
        g_assert_no_error(error);
        g_assert_nonnull(parsed);
    }
    g_autoptr(GError) error = NULL;
    g_assert_null(bs_pipeline_words_of_line("--cse='", &error));
    g_assert_nonnull(error);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_set_prgname("bufscope-opt");
    g_test_add_func("/pipeline/errors", test_errors);
    g_test_add_func("/pipeline/depth", test_depth);
    g_test_add_func("/pipeline/text", test_text);
    g_test_add_func("/pipeline/run", test_run);
    g_test_add_func("/pipeline/cancel", test_cancel);
    g_test_add_func("/pipeline/foreign", test_foreign);
    g_test_add_func("/pipeline/lines", test_lines);
    return g_test_run();
}
