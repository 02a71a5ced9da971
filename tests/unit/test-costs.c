// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What runs cost: what the peak of the heap is made of and could be, what deallocs ask and how they
// are answered, what is counted, and pipelines measured on the same inputs.
#include "debug/verdict/measure.h"
#include "program.h"
#include "sim/judge.h"
#include "sim/price.h"

#include <string.h>

#define M "memref<256xf32>"
enum { KIB = 1024 }; // bytes of one

typedef struct Judged {
    Program program;
    BsJudge *judge;
    const BsVerdict *verdict;
} Judged;

// The first function of a program, executed with one input.
static void
judged_init(Judged *judged, const char *text, const char *args)
{
    GError *error = NULL;
    program_init(&judged->program, text);
    g_autoptr(BsProgram) code = bs_program_new(judged->program.ir);
    const BsOp *function = program_function(&judged->program, 0);
    BsInput *input = bs_input_parse(code, function, args, &error);
    g_assert_no_error(error);
    judged->judge = bs_judge_new(NULL, input);
    judged->verdict = bs_judge_stage(judged->judge, code, function);
    bs_input_free(input);
}

static void
judged_clear(Judged *judged)
{
    bs_judge_free(judged->judge);
    program_clear(&judged->program);
}

static const BsPeakShare *
share_at(const Judged *judged, guint line)
{
    const GArray *shares = judged->verdict->made_of->shares;
    for (guint i = 0; i < shares->len; i++) {
        const BsPeakShare *share = &g_array_index(shares, BsPeakShare, i);
        if (share->made_by->loc.line == line)
            return share;
    }
    g_assert_not_reached();
}

static void
assert_share(const Judged *judged, guint line, guint made, gint64 needed, gint64 late,
             gint64 leaked)
{
    const BsPeakShare *share = share_at(judged, line);
    g_assert_cmpuint(share->made, ==, made);
    g_assert_cmpint(share->needed, ==, needed);
    g_assert_cmpint(share->late, ==, late);
    g_assert_cmpint(share->leaked, ==, leaked);
    g_assert_cmpint(share->bytes, ==, needed + late + leaked);
}

// -- the peak ------------------------------------------------------------------------------------

// %a is read for the last time before %c is there; nobody frees %b, and %d goes to the caller.
static void
test_peak(void)
{
    static const char text[] = "func.func @f(%m: " M ") -> " M " {\n"
                               "  %d = memref.alloc() : " M "\n"
                               "  memref.copy %m, %d : " M " to " M "\n"
                               "  %a = memref.alloc() : " M "\n"
                               "  memref.copy %m, %a : " M " to " M "\n"
                               "  %b = memref.alloc() : " M "\n"
                               "  memref.copy %a, %b : " M " to " M "\n"
                               "  %c = memref.alloc() : " M "\n"
                               "  memref.copy %m, %c : " M " to " M "\n"
                               "  memref.copy %c, %m : " M " to " M "\n"
                               "  memref.dealloc %c : " M "\n"
                               "  memref.dealloc %a : " M "\n"
                               "  return %d : " M "\n"
                               "}\n";
    Judged judged;
    judged_init(&judged, text, "iota");
    const BsPeak *peak = judged.verdict->made_of;
    g_assert_cmpint(peak->bytes, ==, 4 * KIB);
    g_assert_cmpint(peak->least, ==, 3 * KIB); // %d, %a, %b; then %d, %c
    g_assert_cmpuint(peak->op->loc.line, ==, 8);
    assert_share(&judged, 2, 1, KIB, 0, 0);
    assert_share(&judged, 4, 1, 0, KIB, 0);
    assert_share(&judged, 6, 1, 0, 0, KIB);
    assert_share(&judged, 8, 1, KIB, 0, 0);
    g_assert_cmpint(judged.verdict->outcomes[0].least_bytes, ==, 3 * KIB);
    judged_clear(&judged);
}

// What a function without a body is given it may read: until then the buffer is needed.
static void
test_peak_of_calls(void)
{
    static const char text[] = "func.func @f() {\n"
                               "  %a = memref.alloc() : " M "\n"
                               "  %b = memref.alloc() : " M "\n"
                               "  call @look(%a) : (" M ") -> ()\n"
                               "  memref.dealloc %b : " M "\n"
                               "  memref.dealloc %a : " M "\n"
                               "  return\n"
                               "}\n"
                               "func.func private @look(" M ")\n";
    Judged judged;
    judged_init(&judged, text, "");
    assert_share(&judged, 2, 1, KIB, 0, 0);
    assert_share(&judged, 3, 1, KIB, 0, 0); // it comes to be here
    g_assert_cmpint(judged.verdict->made_of->least, ==, 2 * KIB);
    judged_clear(&judged);
}

// Two at once in each round, however many rounds there are.
static void
test_peak_of_rounds(void)
{
    static const char text[] = "func.func @f(%n: index, %m: " M ") {\n"
                               "  %c0 = arith.constant 0 : index\n"
                               "  %c1 = arith.constant 1 : index\n"
                               "  scf.for %i = %c0 to %n step %c1 {\n"
                               "    %a = memref.alloc() : " M "\n"
                               "    memref.copy %m, %a : " M " to " M "\n"
                               "    memref.copy %a, %m : " M " to " M "\n"
                               "  }\n"
                               "  return\n"
                               "}\n";
    Judged judged;
    judged_init(&judged, text, "5, iota");
    assert_share(&judged, 5, 5, KIB, 0, 4 * KIB);
    g_assert_cmpint(judged.verdict->made_of->bytes, ==, 5 * KIB);
    g_assert_cmpint(judged.verdict->made_of->least, ==, KIB);
    judged_clear(&judged);
}

// With a fault that ends the run nobody knows what would still have been accessed.
static void
test_no_peak(void)
{
    static const char text[] = "func.func @f(%n: index, %m: " M ") {\n"
                               "  %a = memref.alloc() : " M "\n"
                               "  %x = memref.load %m[%n] : " M "\n"
                               "  return\n"
                               "}\n";
    Judged judged;
    judged_init(&judged, text, "256, iota");
    g_assert_null(judged.verdict->made_of);
    g_assert_cmpint(judged.verdict->peak_bytes, ==, KIB);
    judged_clear(&judged);
}

// -- prices --------------------------------------------------------------------------------------

// The first is the retained buffer, and nobody owns it; the second is neither.
static void
test_prices(void)
{
    static const char text[] =
        "func.func @f(%m: " M ", %n: " M ") {\n"
        "  %a = memref.alloc() : " M "\n"
        "  %yes = arith.constant true\n"
        "  %no = arith.constant false\n"
        "  %1 = bufferization.dealloc (%m : " M ") if (%no) retain (%n : " M ")\n"
        "  %2 = bufferization.dealloc (%a : " M ") if (%yes) retain (%m : " M ")\n"
        "  return\n"
        "}\n";
    Judged judged;
    judged_init(&judged, text, "iota, =0");
    GHashTableIter iter;
    gpointer value;
    g_assert_cmpuint(g_hash_table_size(judged.verdict->prices), ==, 2);
    g_hash_table_iter_init(&iter, judged.verdict->prices);
    while (g_hash_table_iter_next(&iter, NULL, &value)) {
        const BsDeallocPrice *price = value;
        const gboolean first = price->op->loc.line == 5;
        g_assert_cmpuint(price->ran, ==, 1);
        g_assert_cmpuint(price->n_freed, ==, 1);
        g_assert_cmpuint(price->n_retained, ==, 1);
        g_assert_cmpuint(price->owned[0], ==, first ? 0 : 1);
        g_assert_cmpuint(price->same[0], ==, first ? 1 : 0);
    }
    // one pair each; conditions that are constants are not asked
    g_assert_cmpuint(judged.verdict->outcomes[0].costs.checks, ==, 2);
    judged_clear(&judged);
}

// Of very many pairs no account is kept; all are asked.
static void
test_many_pairs(void)
{
    enum { MANY = 40 };
    GString *text = g_string_new("func.func @f(%yes: i1) {\n");
    GString *memrefs = g_string_new(NULL), *types = g_string_new(NULL),
            *conditions = g_string_new(NULL);
    for (guint i = 0; i < MANY; i++) {
        g_string_append_printf(text, "  %%a%u = memref.alloc() : " M "\n", i);
        g_string_append_printf(memrefs, "%s%%a%u", i ? ", " : "", i);
        g_string_append_printf(types, "%s" M, i ? ", " : "");
        g_string_append_printf(conditions, "%s%%yes", i ? ", " : "");
    }
    g_string_append_printf(text, "  bufferization.dealloc (%s : %s) if (%s)\n  return\n}\n",
                           memrefs->str, types->str, conditions->str);
    Judged judged;
    judged_init(&judged, text->str, "true");
    GHashTableIter iter;
    gpointer value;
    g_hash_table_iter_init(&iter, judged.verdict->prices);
    g_assert_true(g_hash_table_iter_next(&iter, NULL, &value));
    const BsDeallocPrice *price = value;
    g_assert_false(price->has_pairs);
    g_assert_cmpuint(price->owned[MANY - 1], ==, 1);
    g_assert_cmpuint(judged.verdict->outcomes[0].costs.checks, ==, MANY + MANY * (MANY - 1) / 2);
    judged_clear(&judged);
    g_string_free(text, TRUE);
    g_string_free(memrefs, TRUE);
    g_string_free(types, TRUE);
    g_string_free(conditions, TRUE);
}

// -- measuring -----------------------------------------------------------------------------------

typedef struct Runs {
    GPtrArray *documents;
    BsMeasured *measured;
} Runs;

static void
free_document(gpointer document)
{
    bs_document_free(document);
}

static void
runs_init(Runs *runs, const char *text, const char *const *pipelines, guint n,
          const BsMeasureOptions *options)
{
    GError *error = NULL;
    runs->documents = g_ptr_array_new_with_free_func(free_document);
    for (guint i = 0; i < n; i++) {
        g_autoptr(BsPipeline) pipeline = bs_pipeline_parse(pipelines[i], &error);
        g_assert_no_error(error);
        const BsDocumentOptions load = {.pipeline = pipeline};
        g_ptr_array_add(runs->documents, bs_document_load("test.mlir", text, strlen(text), &load));
    }
    g_autoptr(BsMeasure) measure =
        bs_measure_new((BsDocument *const *)(gpointer)runs->documents->pdata, n, options);
    runs->measured = bs_measure_function(measure, "f", &error);
    g_assert_no_error(error);
}

static void
runs_clear(Runs *runs)
{
    bs_measured_free(runs->measured, runs->documents->len);
    g_ptr_array_unref(runs->documents);
}

static const char *const systems[] = {"builtin.module(cse)",
                                      "builtin.module(buffer-deallocation-pipeline)",
                                      "builtin.module(legacy)"};

// Two buffers change places in each round: five lists and a call for each dealloc that asks.
static const char swapped[] =
    "func.func @f(%n: index, %m: memref<512xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %a = memref.alloc() : memref<512xf32>\n"
    "  %b = memref.alloc() : memref<512xf32>\n"
    "  memref.copy %m, %a : memref<512xf32> to memref<512xf32>\n"
    "  memref.copy %m, %b : memref<512xf32> to memref<512xf32>\n"
    "  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b)\n"
    "      -> (memref<512xf32>, memref<512xf32>) {\n"
    "    memref.copy %x, %y : memref<512xf32> to memref<512xf32>\n"
    "    scf.yield %y, %x : memref<512xf32>, memref<512xf32>\n"
    "  }\n"
    "  memref.copy %r#0, %m : memref<512xf32> to memref<512xf32>\n"
    "  return\n"
    "}\n";

static void
test_measured(void)
{
    Runs runs;
    const BsMeasureOptions options = {.args = "3, iota"};
    runs_init(&runs, swapped, systems, G_N_ELEMENTS(systems), &options);
    for (guint i = 0; i < G_N_ELEMENTS(systems); i++) {
        const BsMeasured *measured = &runs.measured[i];
        g_assert_true(measured->is_executed && !measured->limit);
        g_assert_cmpuint(measured->n_measured, ==, 1);
        g_assert_cmpuint(measured->n_different, ==, 0);
        g_assert_cmpuint(measured->copied_bytes, ==, (2 + 3 + 1) * 512 * 4);
        g_assert_cmpuint(measured->kinds, ==, i == 0 ? 1u << BS_MACHINE_LEAK : 0);
        g_assert_cmpuint(measured->frees, ==, i == 0 ? 0 : measured->allocations);
    }
    g_assert_cmpuint(runs.measured[0].allocations, ==, 2);
    g_assert_cmpuint(runs.measured[0].checks, ==, 0);
    // 2 buffers, 5 lists in each of 3 rounds and 5 behind the loop
    g_assert_cmpuint(runs.measured[1].allocations, ==, 2 + 4 * 5);
    g_assert_cmpuint(runs.measured[1].library_calls, ==, 4);
    g_assert_cmpuint(runs.measured[1].checks, >, 3 * 2 * 2);
    g_assert_cmpuint(runs.measured[2].library_calls, ==, 0);
    runs_clear(&runs);
}

// Where %c is true the second pipeline frees what is read later as a tensor, and ends there: an
// input with which only one of them returns counts for none.
static void
test_same_inputs(void)
{
    static const char text[] = "func.func @f(%c: i1, %m: memref<4xi32>) -> i32 {\n"
                               "  %c1 = arith.constant 1 : index\n"
                               "  %t = scf.if %c -> (tensor<4xi32>) {\n"
                               "    %a = memref.alloc() : memref<4xi32>\n"
                               "    memref.copy %m, %a : memref<4xi32> to memref<4xi32>\n"
                               "    %x = bufferization.to_tensor %a : memref<4xi32>\n"
                               "    scf.yield %x : tensor<4xi32>\n"
                               "  } else {\n"
                               "    %y = bufferization.to_tensor %m : memref<4xi32>\n"
                               "    scf.yield %y : tensor<4xi32>\n"
                               "  }\n"
                               "  %v = tensor.extract %t[%c1] : tensor<4xi32>\n"
                               "  return %v : i32\n"
                               "}\n";
    static const char *const both[] = {"builtin.module(cse)",
                                       "builtin.module(ownership-based-buffer-deallocation)"};
    Runs runs;
    runs_init(&runs, text, both, G_N_ELEMENTS(both), NULL);
    g_assert_cmpuint(runs.measured[1].kinds, ==, 1u << BS_MACHINE_READ_FREED);
    g_assert_cmpuint(runs.measured[0].n_inputs, ==, runs.measured[1].n_inputs);
    g_assert_cmpuint(runs.measured[0].n_measured, ==, runs.measured[1].n_measured);
    g_assert_cmpuint(runs.measured[0].n_measured, >, 0);
    g_assert_cmpuint(runs.measured[0].n_measured, <, runs.measured[0].n_inputs);
    g_assert_cmpuint(runs.measured[0].allocations, ==, 0); // where %c is false
    runs_clear(&runs);
}

// What nobody can execute has a reason and no figures.
static void
test_not_judged(void)
{
    static const char text[] = "func.func @f(%m: memref<4xindex>) {\n"
                               "  %c0 = arith.constant 0 : index\n"
                               "  %c1 = arith.constant 1 : index\n"
                               "  %many = arith.constant 100000 : index\n"
                               "  scf.for %i = %c0 to %many step %c1 {\n"
                               "    memref.store %i, %m[%c0] : memref<4xindex>\n"
                               "  }\n"
                               "  return\n"
                               "}\n";
    Runs runs;
    const BsMeasureOptions options = {.steps = 1000};
    runs_init(&runs, text, systems, 1, &options);
    g_assert_true(runs.measured[0].is_executed);
    g_assert_cmpstr(runs.measured[0].limit, ==, "limit of 1000 steps");
    g_assert_cmpuint(runs.measured[0].n_judged, ==, 0);
    g_assert_cmpuint(runs.measured[0].n_measured, ==, 0);
    runs_clear(&runs);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/costs/peak", test_peak);
    g_test_add_func("/costs/peak-of-calls", test_peak_of_calls);
    g_test_add_func("/costs/peak-of-rounds", test_peak_of_rounds);
    g_test_add_func("/costs/no-peak", test_no_peak);
    g_test_add_func("/costs/prices", test_prices);
    g_test_add_func("/costs/many-pairs", test_many_pairs);
    g_test_add_func("/costs/measured", test_measured);
    g_test_add_func("/costs/same-inputs", test_same_inputs);
    g_test_add_func("/costs/not-judged", test_not_judged);
    return g_test_run();
}
