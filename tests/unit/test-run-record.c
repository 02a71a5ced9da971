// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An execution that is walked and told: values of all kinds, buffers and who holds them, both
// directions, limits.
#include "debug/document/cursor.h"
#include "debug/verdict/execute.h"
#include "debug/verdict/run-record.h"

#include <gio/gio.h>
#include <string.h>

typedef struct Told {
    BsDocument *document;
    BsRunRecord *record;
} Told;

static void
told_init(Told *told, const char *text, const char *args)
{
    GError *error = NULL;
    g_autoptr(BsPipeline) pipeline = bs_pipeline_parse("builtin.module()", &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline};
    const BsExecuteOptions execute = {.args = args};
    told->document = bs_document_load("test.mlir", text, strlen(text), &options);
    g_assert_cmpint(bs_document_outcome(told->document), ==, BS_OUTCOME_COMPLETE);
    told->record = bs_run_record_new(told->document, 0, &execute, &error);
    g_assert_no_error(error);
    bs_document_goto_stage(told->document, 0);
}

static void
told_clear(Told *told)
{
    bs_run_record_free(told->record);
    bs_document_free(told->document);
}

static void
assert_step(const Told *told, guint64 step, const char *sentence, const char *buffers)
{
    const BsRunMoment *moment = bs_run_record_go(told->record, told->document, step);
    g_autoptr(GString) out = g_string_new(NULL), memory = g_string_new(NULL);
    g_assert_nonnull(moment);
    g_assert_cmpuint(moment->step, ==, step);
    bs_run_moment_put(told->record, moment, out);
    bs_run_moment_put_buffers(moment, memory);
    g_assert_cmpstr(out->str, ==, sentence);
    if (buffers)
        g_assert_cmpstr(memory->str, ==, buffers);
}

// -- values --------------------------------------------------------------------------------------

static void
test_values(void)
{
    static const char text[] = "func.func @f(%i: i8, %x: f16, %c: i1) -> vector<4xi32> {\n"
                               "  %n = arith.negf %x : f16\n"
                               "  %m = arith.addi %i, %i : i8\n"
                               "  %e = arith.extui %c : i1 to i32\n"
                               "  %v = vector.splat %e : vector<4xi32>\n"
                               "  %w = arith.addi %v, %v : vector<4xi32>\n"
                               "  return %w : vector<4xi32>\n"
                               "}\n";
    Told told;
    told_init(&told, text, "100, 2.5, true");
    assert_step(&told, 0, "@f begins with --args='100, 2.5, 1'", "");
    assert_step(&told, 1, "'arith.negf' at line 2, %arg1 = 2.5: %0 = -2.5", "");
    assert_step(&told, 2, "'arith.addi' at line 3, %arg0 = 100, %arg0 = 100: %1 = -56", "");
    assert_step(&told, 3, "'arith.extui' at line 4, %arg2 = true: %2 = 1", "");
    assert_step(&told, 5,
                "'arith.addi' at line 6, %3 = [1, 1, 1, 1], %3 = [1, 1, 1, 1]: %4 = [2, 2, 2, 2]",
                "");
    assert_step(&told, 4, "'vector.splat' at line 5, %2 = 1: %3 = [1, 1, 1, 1]", "");
    g_assert_null(bs_run_record_go(told.record, told.document, 7));
    told_clear(&told);
}

// -- buffers -------------------------------------------------------------------------------------

// A part of a buffer holds it; what went out of scope does not.
static void
test_buffers(void)
{
    static const char text[] = "func.func @f(%c: i1) {\n"
                               "  %a = memref.alloc() : memref<8xi32>\n"
                               "  scf.if %c {\n"
                               "    %s = memref.subview %a[2] [4] [1]\n"
                               "      : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>\n"
                               "    %b = memref.alloca() : memref<1xi32>\n"
                               "  }\n"
                               "  return\n"
                               "}\n";
    Told told;
    told_init(&told, text, "true");
    assert_step(&told, 3,
                "'memref.subview' at line 4, %alloc = buffer 1: %subview = buffer 1 from element 2",
                "buffer 1, 32 bytes of 'memref.alloc' at line 2, held by %alloc, %subview\n");
    assert_step(&told, 4, "'memref.alloca' at line 6: %alloca = buffer 2",
                "buffer 1, 32 bytes of 'memref.alloc' at line 2, held by %alloc, %subview\n"
                "buffer 2, 4 bytes on the stack of 'memref.alloca' at line 6, held by %alloca\n");
    assert_step(&told, 6, "'func.return' at line 8; buffer 1 leaks", NULL);
    told_clear(&told);
}

// What a loop drops nobody holds.
static void
test_dropped(void)
{
    static const char text[] =
        "func.func @f(%n: index, %m: memref<2xi32>) {\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %c1 = arith.constant 1 : index\n"
        "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> (memref<2xi32>) {\n"
        "    %a = memref.alloc() : memref<2xi32>\n"
        "    scf.yield %a : memref<2xi32>\n"
        "  }\n"
        "  return\n"
        "}\n";
    Told told;
    told_init(&told, text, "2, iota");
    assert_step(&told, 6, "'memref.alloc' at line 5: %alloc = buffer 3",
                "buffer 1, 8 bytes of the caller, held by %arg1\n"
                "buffer 2, 8 bytes of 'memref.alloc' at line 5, held by %arg3\n"
                "buffer 3, 8 bytes of 'memref.alloc' at line 5, held by %alloc\n");
    assert_step(&told, 7, "'scf.yield' at line 6, %alloc = buffer 3",
                "buffer 1, 8 bytes of the caller, held by %arg1\n"
                "buffer 2, 8 bytes of 'memref.alloc' at line 5, held by nobody\n"
                "buffer 3, 8 bytes of 'memref.alloc' at line 5, held by %0\n");
    told_clear(&told);
}

// -- limits --------------------------------------------------------------------------------------

static void
test_limits(void)
{
    static const char text[] = "func.func @f(%n: index) {\n"
                               "  %c0 = arith.constant 0 : index\n"
                               "  %c1 = arith.constant 1 : index\n"
                               "  scf.for %i = %c0 to %n step %c1 {\n"
                               "    %a = memref.alloc() : memref<2xi32>\n"
                               "  }\n"
                               "  return\n"
                               "}\n";
    Told told;
    g_autoptr(GString) out = g_string_new(NULL);
    g_autoptr(GError) error = NULL;
    told_init(&told, text, "2000");
    const guint64 steps = bs_run_record_steps(told.record);
    g_assert_cmpuint(steps, ==, 2 + 1 + 2000 * 2 + 1);
    g_assert_false(bs_run_record_put(told.record, told.document, 0, G_MAXUINT64, out, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
    g_assert_cmpuint(out->len, ==, 0);
    g_assert_true(bs_run_record_put(told.record, told.document, steps - 1, G_MAXUINT64, out, NULL));
    g_assert_nonnull(strstr(out->str, "    and 1968 more buffers\n"));
    const BsRunMoment *moment = bs_run_record_go(told.record, told.document, steps);
    g_assert_cmpuint(moment->n_buffers, ==, 2000);
    g_assert_cmpuint(moment->buffers->len, ==, BS_RUN_MOST_BUFFERS);
    g_assert_cmpint(moment->heap_bytes, ==, 2000 * 8);
    told_clear(&told);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/run-record/values", test_values);
    g_test_add_func("/run-record/buffers", test_buffers);
    g_test_add_func("/run-record/dropped", test_dropped);
    g_test_add_func("/run-record/limits", test_limits);
    return g_test_run();
}
