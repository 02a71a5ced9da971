// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differences between states: what is recognized, and what is told of it.
#include "debug/compare/diff.h"

#include <string.h>

static BsDocument *
load(const char *text, const char *pipeline)
{
    g_autofree char *whole = g_strdup_printf("builtin.module(%s)", pipeline);
    BsPipeline *passes = bs_pipeline_parse(whole, NULL);
    const BsDocumentOptions options = {.pipeline = passes};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    bs_pipeline_free(passes);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    return document;
}

static BsDiff *
diff_of(BsDocument *document, guint32 before, guint32 after)
{
    return bs_document_diff(document, before, after, bs_document_functions(document)->pdata[0]);
}

static void
assert_text(BsDocument *document, const char *expected)
{
    BsDiff *diff = diff_of(document, 0, bs_document_n_events(document));
    g_autofree char *text = bs_diff_text(diff, 0);
    g_assert_cmpstr(text, ==, expected);
    bs_diff_free(diff);
    bs_document_free(document);
}

// -- what is recognized ---------------------------------------------------------------------------

// The allocation leaves its block: one op that moved, not one less and one more.
static void
test_moved(void)
{
    BsDocument *document = load("func.func @f(%c: i1, %m: memref<2xf32>) {\n"
                                "  cf.cond_br %c, ^a, ^b\n"
                                "^a:\n"
                                "  cf.br ^end(%m : memref<2xf32>)\n"
                                "^b:\n"
                                "  %x = memref.alloc() : memref<2xf32>\n"
                                "  cf.br ^end(%x : memref<2xf32>)\n"
                                "^end(%y: memref<2xf32>):\n"
                                "  return\n"
                                "}\n",
                                "func.func(buffer-hoisting)");
    BsDiff *diff = diff_of(document, 0, bs_document_n_events(document));
    g_assert_cmpuint(diff->n_moved, ==, 1);
    g_assert_cmpuint(diff->counts[BS_DIFF_ADDED], ==, 0);
    g_assert_cmpuint(diff->counts[BS_DIFF_REMOVED], ==, 0);
    g_autofree char *summary = bs_diff_summary(diff);
    g_assert_cmpstr(summary, ==, "1 moved");
    g_autoptr(GArray) runs = bs_diff_runs(diff);
    g_assert_cmpuint(runs->len, ==, 2);
    g_assert_cmpuint(g_array_index(runs, BsDiffRun, 0).after, ==, 1);
    g_assert_cmpuint(g_array_index(runs, BsDiffRun, 1).before, ==, 5);
    bs_diff_free(diff);
    assert_text(document, "...\n"
                          ">   %alloc = memref.alloc() : memref<2xf32>  // moved from line 6\n"
                          "...\n"
                          "<   %alloc = memref.alloc() : memref<2xf32>  // moved to line 2\n"
                          "...\n");
}

// An op out of a loop, where the loop's own line could as well be the one that moved.
static void
test_moved_out_of_loop(void)
{
    assert_text(load("func.func @f(%n: index, %m: memref<2xf32>) {\n"
                     "  %c0 = arith.constant 0 : index\n"
                     "  %c1 = arith.constant 1 : index\n"
                     "  scf.for %i = %c0 to %n step %c1 {\n"
                     "    %x = memref.alloc() : memref<2xf32>\n"
                     "    memref.copy %m, %x : memref<2xf32> to memref<2xf32>\n"
                     "  }\n"
                     "  return\n"
                     "}\n",
                     "func.func(buffer-loop-hoisting)"),
                "...\n"
                ">   %alloc = memref.alloc() : memref<2xf32>  // moved from line 5\n"
                "...\n"
                "<     %alloc = memref.alloc() : memref<2xf32>  // moved to line 4\n"
                "...\n");
}

// Same value, other name; other value, same name.
static void
test_names(void)
{
    BsDocument *document = load("func.func @f(%a: i32, %b: i32) -> i32 {\n"
                                "  %0 = arith.addi %a, %b : i32\n"
                                "  %1 = arith.addi %a, %b : i32\n"
                                "  %2 = arith.muli %0, %1 : i32\n"
                                "  return %2 : i32\n"
                                "}\n",
                                "cse"); // %0 stays for both
    assert_text(document, "...\n"
                          "-   %1 = arith.addi %arg0, %arg1 : i32\n"
                          "!   %1 = arith.muli %0, [-%1-]{+%0+} : i32\n"
                          "...\n");
    document = load("func.func @f(%a: i32, %b: i32) -> i32 {\n"
                    "  %0 = arith.addi %a, %b : i32\n"
                    "  %1 = arith.muli %a, %b : i32\n"
                    "  return %1 : i32\n"
                    "}\n",
                    "cse");
    BsDiff *diff = diff_of(document, 0, bs_document_n_events(document));
    g_assert_cmpuint(diff->counts[BS_DIFF_REMOVED], ==, 1);
    g_assert_cmpuint(diff->counts[BS_DIFF_CHANGED], ==, 0);
    g_assert_cmpuint(diff->counts[BS_DIFF_RENAMED], ==, 2);
    const BsDiffLine *line = &diff->sides[BS_DIFF_AFTER].lines[1];
    g_assert_cmpint(line->kind, ==, BS_DIFF_RENAMED);
    g_assert_cmpuint(line->n_words, ==, 1);
    g_assert_true(diff->sides[BS_DIFF_AFTER].words[line->first_word].renamed);
    g_assert_false(bs_diff_line_differs(line));
    bs_diff_free(diff);
    bs_document_free(document);
}

// The loop that the ownership pass rebuilt is the loop, with more on its line.
static void
test_rebuilt(void)
{
    BsDocument *document = load("func.func @f(%n: index, %m: memref<8xf32>) {\n"
                                "  %c0 = arith.constant 0 : index\n"
                                "  %c1 = arith.constant 1 : index\n"
                                "  %0 = scf.for %i = %c0 to %n step %c1\n"
                                "      iter_args(%a = %m) -> (memref<8xf32>) {\n"
                                "    %x = memref.alloc() : memref<8xf32>\n"
                                "    scf.yield %x : memref<8xf32>\n"
                                "  }\n"
                                "  return\n"
                                "}\n",
                                "func.func(ownership-based-buffer-deallocation)");
    BsDiff *diff = diff_of(document, 0, bs_document_n_events(document));
    g_assert_cmpuint(diff->counts[BS_DIFF_REMOVED], ==, 0);
    for (guint32 i = 0; i < diff->sides[BS_DIFF_AFTER].n_lines; i++) {
        const BsDiffLine *line = &diff->sides[BS_DIFF_AFTER].lines[i];
        if (line->op && bs_op_is(line->op, "scf.for") && line->part == 0)
            g_assert_cmpint(line->kind, ==, BS_DIFF_CHANGED);
    }
    bs_diff_free(diff);
    bs_document_free(document);
}

// -- asking ---------------------------------------------------------------------------------------

static void
test_across(void)
{
    BsDocument *document = load("func.func @f(%a: i32, %b: i32) -> i32 {\n"
                                "  %0 = arith.addi %a, %b : i32\n"
                                "  %1 = arith.muli %a, %b : i32\n"
                                "  return %1 : i32\n"
                                "}\n",
                                "cse");
    BsDiff *diff = diff_of(document, 0, bs_document_n_events(document));
    static const struct {
        BsDiffWhich from;
        guint32 line, across;
        gboolean is_same;
    } rows[] = {
        {BS_DIFF_BEFORE, 0, 0, TRUE},  {BS_DIFF_BEFORE, 1, 0, FALSE}, {BS_DIFF_BEFORE, 2, 1, TRUE},
        {BS_DIFF_BEFORE, 99, 3, TRUE}, {BS_DIFF_AFTER, 1, 2, TRUE},   {BS_DIFF_AFTER, 3, 4, TRUE},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        gboolean is_same;
        g_test_message("row %u", i);
        g_assert_cmpuint(bs_diff_across(diff, rows[i].from, rows[i].line, &is_same), ==,
                         rows[i].across);
        g_assert_true(is_same == rows[i].is_same);
    }
    const BsOp *function = diff->function;
    const BsOp *first = bs_op_region(function, 0)->first->first;
    g_assert_null(bs_diff_find(diff, BS_DIFF_BEFORE, NULL));
    g_assert_nonnull(bs_diff_find(diff, BS_DIFF_AFTER, first));
    bs_diff_free(diff);
    bs_document_free(document);
}

// Nothing differs from itself, whatever the state; the cursor stays where it is.
static void
test_same(void)
{
    BsDocument *document = load("func.func @f(%n: memref<8xf32>) {\n"
                                "  %x = memref.alloc() : memref<8xf32>\n"
                                "  return\n"
                                "}\n",
                                "func.func(ownership-based-buffer-deallocation),canonicalize");
    bs_document_goto(document, 3);
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        BsDiff *diff = diff_of(document, i, i);
        g_autofree char *text = bs_diff_text(diff, 1);
        g_assert_cmpstr(text, ==, "");
        g_assert_cmpuint(diff->counts[BS_DIFF_RENAMED], ==, 0);
        bs_diff_free(diff);
    }
    g_assert_cmpuint(bs_document_cursor(document), ==, 3);
    bs_document_free(document);
}

// A function that a pass adds is all new; one that is nowhere has no differences.
static void
test_missing(void)
{
    BsDocument *document = load("func.func @f() {\n  return\n}\n", "cse");
    BsDiff *diff = bs_document_diff(document, 0, 1, NULL);
    g_assert_nonnull(diff);
    bs_diff_free(diff);
    bs_document_free(document);
    document = bs_document_load("test.mlir", "not mlir", 8, NULL);
    g_assert_null(bs_document_diff(document, 0, 0, NULL));
    bs_document_free(document);
}

// "after row * rows, ...": of one side.
static char *
gaps_text(const GArray *gaps)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < gaps->len; i++) {
        const BsDiffGap *gap = &g_array_index(gaps, BsDiffGap, i);
        g_string_append_printf(text, "%s%d*%u", i ? " " : "", gap->after, gap->size);
    }
    return g_string_free(text, FALSE);
}

static guint32
rows_of(const BsDiff *diff, BsDiffWhich which, const GArray *gaps)
{
    guint32 rows = diff->sides[which].n_lines;
    for (guint i = 0; i < gaps->len; i++)
        rows += g_array_index(gaps, BsDiffGap, i).size;
    return rows;
}

// The row in which a line is, with the gaps above it.
static guint32
row_of(const GArray *gaps, guint32 line)
{
    guint32 row = line;
    for (guint i = 0; i < gaps->len; i++) {
        const BsDiffGap *gap = &g_array_index(gaps, BsDiffGap, i);
        row += gap->after < (gint32)line ? gap->size : 0;
    }
    return row;
}

// Where one side has more lines, the other has a gap: both are as high, and what is on both sides
// and did not move is in the same row.
static void
check_gaps(BsDocument *document, const char *left, const char *right)
{
    BsDiff *diff = diff_of(document, 0, bs_document_n_events(document));
    g_autoptr(GArray) before = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    g_autoptr(GArray) after = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    bs_diff_gaps(diff, NULL, before, after);
    g_autofree char *a = gaps_text(before), *b = gaps_text(after);
    g_assert_cmpstr(a, ==, left);
    g_assert_cmpstr(b, ==, right);
    g_assert_cmpuint(rows_of(diff, BS_DIFF_BEFORE, before), ==,
                     rows_of(diff, BS_DIFF_AFTER, after));
    for (guint32 i = 0; i < diff->sides[BS_DIFF_BEFORE].n_lines; i++) {
        const BsDiffLine *line = &diff->sides[BS_DIFF_BEFORE].lines[i];
        if (line->other != BS_DIFF_NONE && !line->moved)
            g_assert_cmpuint(row_of(before, i), ==, row_of(after, (guint32)line->other));
    }
    bs_diff_free(diff);
    bs_document_free(document);
}

static void
test_gaps(void)
{
    check_gaps(load("func.func @f() {\n  return\n}\n", "cse"), "", "");
    // two constants go, and nothing comes
    check_gaps(load("func.func @f() {\n"
                    "  %a = arith.constant 1 : index\n"
                    "  %b = arith.constant 2 : index\n"
                    "  return\n"
                    "}\n",
                    "canonicalize"),
               "", "0*2");
    // an allocation moves up: a gap where it was, and one where it comes
    check_gaps(load("func.func @f(%c: i1, %m: memref<2xf32>) {\n"
                    "  cf.cond_br %c, ^a, ^b\n"
                    "^a:\n"
                    "  cf.br ^end(%m : memref<2xf32>)\n"
                    "^b:\n"
                    "  %x = memref.alloc() : memref<2xf32>\n"
                    "  cf.br ^end(%x : memref<2xf32>)\n"
                    "^end(%y: memref<2xf32>):\n"
                    "  return\n"
                    "}\n",
                    "func.func(buffer-hoisting)"),
               "0*1", "5*1");
}

// -- several runs --------------------------------------------------------------------------------

static const char branches[] = "func.func @f(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {\n"
                               "  %k = arith.constant 0 : index\n"
                               "  %x = memref.alloc() : memref<2xf32>\n"
                               "  cf.cond_br %c, ^a, ^b(%m : memref<2xf32>)\n"
                               "^a:\n"
                               "  %y = memref.alloc() : memref<2xf32>\n"
                               "  memref.copy %x, %y : memref<2xf32> to memref<2xf32>\n"
                               "  cf.br ^b(%y : memref<2xf32>)\n"
                               "^b(%r: memref<2xf32>):\n"
                               "  return %r : memref<2xf32>\n"
                               "}\n";

static BsDiff *
runs_diff(BsDocument *before, BsDocument *after)
{
    return bs_runs_diff(before, bs_document_n_events(before), after, bs_document_n_events(after),
                        "f");
}

// Nothing is the same object in two runs; what comes from the same place of the source is the same
// line, with names that mean the same, and what only one run has is told of.
static void
test_runs(void)
{
    BsDocument *plain = load(branches, ""), *again = load(branches, "");
    BsDocument *older = load(branches, "func.func(buffer-deallocation)");
    BsDiff *none = runs_diff(plain, again);
    g_autofree char *nothing = bs_diff_summary(none);
    g_assert_cmpstr(nothing, ==, "");
    for (guint32 i = 0; i < none->sides[0].n_lines; i++)
        g_assert_cmpint(none->sides[0].lines[i].kind, ==, BS_DIFF_SAME);
    BsDiff *freed = runs_diff(again, older);
    g_autofree char *text = bs_diff_text(freed, 0);
    g_assert_nonnull(strstr(text, "+   %0 = bufferization.clone"));
    g_assert_nonnull(strstr(text, "+   memref.dealloc %alloc"));
    g_assert_cmpuint(freed->counts[BS_DIFF_REMOVED], ==, 0);
    g_assert_cmpuint(freed->n_moved, ==, 0);
    g_assert_null(bs_runs_diff(plain, 0, older, 0, "g"));
    bs_diff_free(none);
    bs_diff_free(freed);
    bs_document_free(plain);
    bs_document_free(again);
    bs_document_free(older);
}

// What ends a block is the same in both runs, though a pass has made it anew.
static void
test_ends(void)
{
    static const char loop[] =
        "func.func @f(%n: index, %s: memref<2xf32>) -> memref<2xf32> {\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %c1 = arith.constant 1 : index\n"
        "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %s) -> (memref<2xf32>) {\n"
        "    %a = memref.alloc() : memref<2xf32>\n"
        "    memref.copy %m, %a : memref<2xf32> to memref<2xf32>\n"
        "    scf.yield %a : memref<2xf32>\n"
        "  }\n"
        "  return %r : memref<2xf32>\n"
        "}\n";
    // the lowering makes ops that end regions of their own, at the place of what ended the loop's
    static const char *const newer[] = {
        "ownership-based-buffer-deallocation",
        "ownership-based-buffer-deallocation,bufferization-lower-deallocations"};
    static const char *const runs[] = {"func.func(buffer-deallocation)", "hlo-deallocate"};
    for (guint i = 0; i < G_N_ELEMENTS(newer) * G_N_ELEMENTS(runs); i++) {
        BsDocument *documents[] = {load(loop, newer[i % 2]), load(loop, runs[i / 2])};
        BsDiff *diff = runs_diff(documents[0], documents[1]);
        g_autofree char *text = bs_diff_text(diff, 0);
        g_assert_null(strstr(text, "+     scf.yield"));
        g_assert_nonnull(strstr(text, "!     scf.yield"));
        bs_diff_free(diff);
        bs_document_free(documents[0]);
        bs_document_free(documents[1]);
    }
}

// An op that another pass moved is told of as one, by the block that is the same in both runs.
static void
test_moved_between_runs(void)
{
    BsDocument *plain = load(branches, ""), *hoisted = load(branches, "func.func(buffer-hoisting)");
    BsDiff *diff = runs_diff(plain, hoisted);
    g_autofree char *summary = bs_diff_summary(diff);
    g_assert_cmpstr(summary, ==, "1 moved");
    bs_diff_free(diff);
    bs_document_free(plain);
    bs_document_free(hoisted);
}

// Where lines are wrapped: a line with fewer rows than its counterpart has the others below it, and
// so has what only the other side has, but those are not its own.
static void
test_wrapped(void)
{
    BsDocument *document = load("func.func @f() {\n"
                                "  %a = arith.constant 1 : index\n"
                                "  \"test.use\"() : () -> ()\n"
                                "  return\n"
                                "}\n",
                                "canonicalize");
    static const guint32 before[] = {0, 1, 3, 4, 5, 6}, after[] = {0, 3, 5, 6, 7};
    const guint32 *const tops[] = {before, after};
    BsDiff *diff = diff_of(document, 0, bs_document_n_events(document));
    g_autoptr(GArray) left = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    g_autoptr(GArray) right = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    g_assert_cmpuint(diff->sides[BS_DIFF_BEFORE].n_lines, ==, G_N_ELEMENTS(before) - 1);
    g_assert_cmpuint(diff->sides[BS_DIFF_AFTER].n_lines, ==, G_N_ELEMENTS(after) - 1);
    bs_diff_gaps(diff, tops, left, right);
    g_autofree char *a = gaps_text(left), *b = gaps_text(right);
    g_assert_cmpstr(a, ==,
                    "0*2 2*1");    // the first line and the op that stays, each has three and two
    g_assert_cmpstr(b, ==, "0*2"); // rows there; the constant, of two rows, goes
    g_assert_cmpuint(g_array_index(left, BsDiffGap, 0).own, ==, 2);
    g_assert_cmpuint(g_array_index(left, BsDiffGap, 1).own, ==, 1);
    g_assert_cmpuint(g_array_index(right, BsDiffGap, 0).own, ==, 0);
    bs_diff_free(diff);
    bs_document_free(document);
}

// Three texts at one height: a line of the first one and those that stand for it are in one row.
static void
test_three(void)
{
    BsDocument *documents[] = {load(branches, "canonicalize"),
                               load(branches, "func.func(buffer-deallocation)"),
                               load(branches, "func.func(buffer-hoisting),canonicalize")};
    BsDiff *diffs[] = {runs_diff(documents[0], documents[1]),
                       runs_diff(documents[0], documents[2])};
    GArray *gaps[3];
    for (guint i = 0; i < 3; i++)
        gaps[i] = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    bs_diffs_gaps((const BsDiff *const *)diffs, 2, NULL, gaps);
    const guint32 rows = rows_of(diffs[0], BS_DIFF_BEFORE, gaps[0]);
    g_assert_cmpuint(gaps[0]->len, >, 0);
    for (guint i = 0; i < 2; i++) {
        g_assert_cmpuint(rows_of(diffs[i], BS_DIFF_AFTER, gaps[i + 1]), ==, rows);
        for (guint32 k = 0; k < diffs[i]->sides[0].n_lines; k++) {
            const BsDiffLine *line = &diffs[i]->sides[0].lines[k];
            if (line->other != BS_DIFF_NONE && !line->moved)
                g_assert_cmpuint(row_of(gaps[0], k), ==, row_of(gaps[i + 1], (guint32)line->other));
        }
    }
    bs_diff_free(diffs[0]);
    bs_diff_free(diffs[1]);
    for (guint i = 0; i < 3; i++) {
        g_array_unref(gaps[i]);
        bs_document_free(documents[i]);
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/diff/moved", test_moved);
    g_test_add_func("/diff/moved-out-of-loop", test_moved_out_of_loop);
    g_test_add_func("/diff/names", test_names);
    g_test_add_func("/diff/rebuilt", test_rebuilt);
    g_test_add_func("/diff/across", test_across);
    g_test_add_func("/diff/same", test_same);
    g_test_add_func("/diff/missing", test_missing);
    g_test_add_func("/diff/gaps", test_gaps);
    g_test_add_func("/diff/runs", test_runs);
    g_test_add_func("/diff/ends", test_ends);
    g_test_add_func("/diff/moved-between-runs", test_moved_between_runs);
    g_test_add_func("/diff/wrapped", test_wrapped);
    g_test_add_func("/diff/three", test_three);
    return g_test_run();
}
