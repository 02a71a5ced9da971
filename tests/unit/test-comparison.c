// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One program under several pipelines: figures, places of frees, and the same op in both runs.
#include "debug/compare/comparison.h"
#include "debug/document/cursor.h"
#include "debug/document/origin-key.h"

#include <string.h>

static const char program[] = "func.func @f(%c: i1, %m: memref<4xf32>, %r: memref<4xf32>) {\n"
                              "  cf.cond_br %c, ^bb1, ^bb2\n"
                              "^bb1:\n"
                              "  cf.br ^bb3(%m : memref<4xf32>)\n"
                              "^bb2:\n"
                              "  %a = memref.alloc() : memref<4xf32>\n"
                              "  test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)\n"
                              "  cf.br ^bb3(%a : memref<4xf32>)\n"
                              "^bb3(%x: memref<4xf32>):\n"
                              "  test.copy(%x, %r) : (memref<4xf32>, memref<4xf32>)\n"
                              "  return\n"
                              "}\n"
                              "func.func private @declared()\n";

typedef struct Runs {
    GPtrArray *names, *pipelines, *documents;
    BsComparison *comparison;
} Runs;

static void
runs_init(Runs *runs, const char *text, const char *list)
{
    runs->names = g_ptr_array_new_with_free_func(g_free);
    runs->pipelines = g_ptr_array_new_with_free_func((GDestroyNotify)bs_pipeline_free);
    runs->documents = g_ptr_array_new_with_free_func((GDestroyNotify)bs_document_free);
    g_assert_true(bs_comparison_parse(list, 0, runs->names, runs->pipelines, NULL));
    for (guint i = 0; i < runs->pipelines->len; i++) {
        const BsDocumentOptions options = {.pipeline = runs->pipelines->pdata[i]};
        g_ptr_array_add(runs->documents,
                        bs_document_load("test.mlir", text, strlen(text), &options));
    }
    runs->comparison = bs_comparison_new((BsDocument *const *)(gpointer)runs->documents->pdata,
                                         (const char *const *)(gpointer)runs->names->pdata,
                                         runs->names->len, NULL, NULL);
}

static void
runs_clear(Runs *runs)
{
    bs_comparison_free(runs->comparison);
    g_ptr_array_unref(runs->documents);
    g_ptr_array_unref(runs->pipelines);
    g_ptr_array_unref(runs->names);
}

static char **
find_cells(const Runs *runs, const char *what)
{
    const BsComparisonFunction *function = runs->comparison->functions->pdata[0];
    for (guint i = 0; i < function->rows->len; i++) {
        const BsComparisonRow *row = function->rows->pdata[i];
        if (g_str_equal(row->what, what))
            return row->cells;
    }
    return NULL;
}

static void
assert_cells(const Runs *runs, const char *what, const char *first, const char *second)
{
    char **cells = find_cells(runs, what);
    g_assert_nonnull(cells);
    g_assert_cmpstr(cells[0], ==, first);
    g_assert_cmpstr(cells[1], ==, second);
    g_assert_null(cells[2]);
}

static void
test_figures(void)
{
    Runs runs;
    runs_init(&runs, program, "buffer-deallocation, legacy");
    g_assert_cmpuint(runs.comparison->n, ==, 2);
    g_assert_cmpstr(runs.comparison->names[1], ==, "legacy");
    g_assert_cmpuint(runs.comparison->functions->len, ==, 1); // without the declared one
    assert_cells(&runs, "allocations", "1", "0");
    assert_cells(&runs, "allocations on the stack", "0", "1");
    assert_cells(&runs, "clones", "2", "0");
    assert_cells(&runs, "deallocs", "2", "0");
    assert_cells(&runs, "conditional deallocs", "0", "0");
    // the clone and what was cloned live at once
    assert_cells(&runs, "most buffers at once", "2", "0");
    assert_cells(&runs, "freed: memref.alloc at 6:8", "line 10 in ^bb2, behind bufferization.clone",
                 "on the stack");
    g_assert_null(find_cells(&runs, "outcome"));
    runs_clear(&runs);
}

// The third system: what an indicator frees is freed where that is done, and nobody judges it.
static void
test_indicators(void)
{
    static const char text[] = "func.func @f(%c: i1, %m: memref<4xf32>, %r: memref<4xf32>) {\n"
                               "  %x = scf.if %c -> (memref<4xf32>) {\n"
                               "    %a = memref.alloc() : memref<4xf32>\n"
                               "    test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)\n"
                               "    scf.yield %a : memref<4xf32>\n"
                               "  } else {\n"
                               "    scf.yield %m : memref<4xf32>\n"
                               "  }\n"
                               "  test.copy(%x, %r) : (memref<4xf32>, memref<4xf32>)\n"
                               "  return\n"
                               "}\n";
    Runs runs;
    runs_init(&runs, text, "ownership, hlo");
    assert_cells(&runs, "allocations", "1", "1");
    assert_cells(&runs, "deallocs", "1", "1");
    assert_cells(&runs, "conditional deallocs", "1", "1");
    assert_cells(&runs, "most buffers at once", "1", "1");
    char **cells = find_cells(&runs, "freed: memref.alloc at 3:10");
    g_assert_nonnull(cells);
    g_assert_nonnull(strstr(cells[1], " in ^bb0, behind arith.cmpi, if %"));
    runs_clear(&runs);
}

// Four buffers of 4 KiB, one after the other.
static void
test_measured(void)
{
#define K "memref<1024xf32>"
#define STEP(from, to) \
    to " = memref.alloc() : " K "\nmemref.copy " from ", " to " : " K " to " K "\n"
    static const char text[] =
        "func.func @f(%in: " K ", %out: " K ") {\n" STEP("%in", "%a") STEP("%a", "%b")
            STEP("%b", "%c") STEP("%c", "%d") "memref.copy %d, %out : " K " to " K "\nreturn\n}\n";
    Runs runs;
    runs_init(&runs, text, "ownership,ownership+liveness");
    assert_cells(&runs, "allocations executed", "4", "4");
    assert_cells(&runs, "deallocs executed", "4", "4");
    assert_cells(&runs, "most buffers at once", "4", "2");
    assert_cells(&runs, "peak of the heap, bytes", "16384", "8192");
    assert_cells(&runs, "least it could be, bytes", "8192", "8192");
    assert_cells(&runs, "peak of the stack, bytes", "0", "0");
    assert_cells(&runs, "bytes copied", "20480", "20480");
    assert_cells(&runs, "ops executed", "14", "14");
    g_assert_true(g_str_has_prefix(find_cells(&runs, "when executed")[0], "right with "));
    runs_clear(&runs);
    runs_init(&runs, text, "cse,ownership");
    assert_cells(&runs, "deallocs executed", "0", "4");
    g_assert_cmpstr(find_cells(&runs, "when executed")[0], ==, "leaks (in the input, too)");
    runs_clear(&runs);
}

static void
test_conditions(void)
{
    Runs runs;
    runs_init(&runs, program, "ownership,cse");
    char **cells = find_cells(&runs, "freed: memref.alloc at 6:8");
    g_assert_nonnull(cells);
    g_assert_nonnull(strstr(cells[0], ", if %"));
    g_assert_cmpstr(cells[1], ==, "never");
    assert_cells(&runs, "conditional deallocs", "1", "0");
    runs_clear(&runs);
}

static void
test_refusal(void)
{
    Runs runs;
    runs_init(&runs, "func.func @f() {\n  cf.br ^bb1\n^bb1:\n  cf.br ^bb1\n}\n", "ownership,cse");
    g_assert_nonnull(strstr(find_cells(&runs, "outcome")[0],
                            "refused: Only structured control-flow loops are supported."));
    g_assert_cmpstr(find_cells(&runs, "outcome")[1], ==, "complete");
    assert_cells(&runs, "clones", "–", "0");
    runs_clear(&runs);
}

static void
test_counterparts(void)
{
    Runs runs;
    runs_init(&runs, program, "buffer-deallocation,legacy");
    BsDocument *older = runs.documents->pdata[0], *other = runs.documents->pdata[1];
    BsOp *alloc = bs_value_op(bs_document_find_value(older, NULL, "%alloc"));
    BsOp *alloca = bs_value_op(bs_document_find_value(other, NULL, "%alloca"));
    g_assert_true(bs_document_counterpart(older, alloc, other) == alloca);
    g_assert_true(bs_document_counterpart(other, alloca, older) == alloc);
    // what only one of them has
    BsOp *clone = bs_op_next(bs_op_next(alloc));
    g_assert_true(bs_op_is(clone, "bufferization.clone"));
    g_assert_null(bs_document_counterpart(older, clone, other));
    g_assert_null(bs_document_counterpart(older, NULL, other));
    // ops of one kind at different places are told apart
    BsOp *copy = bs_op_next(alloc), *found = bs_document_counterpart(older, copy, other);
    g_assert_true(bs_op_is(found, "test.copy") && found->loc.line == copy->loc.line);
    runs_clear(&runs);
}

// -- writing -------------------------------------------------------------------------------------

static void
test_formats(void)
{
    Runs runs;
    runs_init(&runs, program, "cse,builtin.module(cse,func.func(canonicalize))");
    g_assert_cmpuint(runs.comparison->n, ==, 2);
    g_autofree char *csv = bs_comparison_to_text(runs.comparison, BS_TABLE_CSV);
    g_assert_true(g_str_has_prefix(
        csv, "function,what,cse,\"builtin.module(cse,func.func(canonicalize))\"\r\n"
             "f,allocations,1,1\r\n"));
    g_autofree char *markdown = bs_comparison_to_text(runs.comparison, BS_TABLE_MARKDOWN);
    g_assert_true(g_str_has_prefix(markdown, "### @f\n\n|  | cse | builtin.module("));
    g_autofree char *text = bs_comparison_to_text(runs.comparison, BS_TABLE_TEXT);
    g_assert_nonnull(strstr(text, "\nclones "));
    runs_clear(&runs);
}

static void
test_lists(void)
{
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GPtrArray) pipelines =
        g_ptr_array_new_with_free_func((GDestroyNotify)bs_pipeline_free);
    static const char *const wrong[] = {"",  "cse,",    "cse+",
                                        "+", "nothing", "builtin.module(nothing)"};
    for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
        g_autoptr(GError) error = NULL;
        g_assert_false(bs_comparison_parse(wrong[i], 0, names, pipelines, &error));
        g_assert_error(error, BS_PIPELINE_ERROR, BS_PIPELINE_ERROR_SYNTAX);
        g_assert_null(strstr(error->message, "mean"));
    }
    static const char *const right[] = {
        "cse,canonicalize{top-down=false}",
        "promote-buffers-to-stack{max-alloc-size-in-bytes=16}",
        "ownership{private-function-dynamic-ownership=true},legacy",
        "ownership+liveness, dynamic-ownership + promotion,hlo+reuse",
        "builtin.module(cse,func.func(canonicalize))+ownership{}",
        "hoisting+legacy"};
    for (guint i = 0; i < G_N_ELEMENTS(right); i++) {
        g_autoptr(GError) error = NULL;
        g_assert_true(bs_comparison_parse(right[i], 0, names, pipelines, &error));
        g_assert_no_error(error);
    }
    static const char *const near[][2] = {{"canonicalise{top-down=false}", "canonicalize"},
                                          {"ownrship", "ownership"},
                                          {"cse,legaci", "legacy"},
                                          {"cannonicalize", "canonicalize"},
                                          {"ownership+livenes", "liveness"},
                                          {"bufer-hoisting", "buffer-hoisting"}};
    for (guint i = 0; i < G_N_ELEMENTS(near); i++) {
        g_autoptr(GError) error = NULL;
        g_autofree char *guess = g_strdup_printf("'. Did you mean %s?", near[i][1]);
        g_assert_false(bs_comparison_parse(near[i][0], 0, names, pipelines, &error));
        g_assert_true(g_str_has_suffix(error->message, guess));
    }
    BsTableFormat format;
    g_assert_true(bs_table_format_parse("markdown", &format));
    g_assert_cmpint(format, ==, BS_TABLE_MARKDOWN);
    g_assert_false(bs_table_format_parse("html", &format));
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/comparison/figures", test_figures);
    g_test_add_func("/comparison/indicators", test_indicators);
    g_test_add_func("/comparison/measured", test_measured);
    g_test_add_func("/comparison/conditions", test_conditions);
    g_test_add_func("/comparison/refusal", test_refusal);
    g_test_add_func("/comparison/counterparts", test_counterparts);
    g_test_add_func("/comparison/formats", test_formats);
    g_test_add_func("/comparison/lists", test_lists);
    return g_test_run();
}
