// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Live sets: which values, and in upstream's order.
#include "analysis/liveness.h"
#include "cpu-time.h"
#include "program.h"

static char *
set_text(Program *program, BsValue *const *values, guint32 n)
{
    GString *text = g_string_new(NULL);
    for (guint32 i = 0; i < n; i++) {
        const char *name = program_name(program, values[i]);
        g_string_append_printf(text, "%s%s", i ? " " : "", name ? name : "?");
    }
    return g_string_free(text, FALSE);
}

typedef struct Expected {
    const char *in, *out; // names in order
} Expected;

static void
check_sets(Program *program, const BsLiveness *liveness, const Expected *expected, guint32 n_blocks)
{
    for (guint32 i = 0; i < n_blocks; i++) {
        const BsBlock *block = program_block(program, i);
        guint32 n;
        BsValue *const *values = bs_liveness_live_in(liveness, block, &n);
        g_autofree char *in = set_text(program, values, n);
        g_assert_cmpstr(in, ==, expected[i].in);
        for (guint32 k = 0; k < n; k++)
            g_assert_true(bs_liveness_is_live_in(liveness, block, values[k]));
        values = bs_liveness_live_out(liveness, block, &n);
        g_autofree char *out = set_text(program, values, n);
        g_assert_cmpstr(out, ==, expected[i].out);
        for (guint32 k = 0; k < n; k++)
            g_assert_true(bs_liveness_is_live_out(liveness, block, values[k]));
    }
}

// Also by what was computed for another function before: nothing of that is left.
static void
check(const char *text, const Expected *expected, guint32 n_blocks)
{
    static const char other[] = "func.func @other(%x: i1, %y: i32) {\n"
                                "  cf.cond_br %x, ^bb1(%y : i32), ^bb2\n"
                                "^bb1(%z: i32):\n"
                                "  cf.br ^bb3\n"
                                "^bb2:\n"
                                "  cf.br ^bb3\n"
                                "^bb3:\n"
                                "  %u = arith.addi %y, %y : i32\n"
                                "  return\n"
                                "}\n";
    g_autofree char *both = g_strconcat(text, other, NULL);
    Program program;
    program_init(&program, both);
    BsLiveness *liveness = bs_liveness_new(program_function(&program, 0));
    check_sets(&program, liveness, expected, n_blocks);
    bs_liveness_renew(liveness, program_function(&program, 1));
    bs_liveness_renew(liveness, program_function(&program, 0));
    check_sets(&program, liveness, expected, n_blocks);
    bs_liveness_free(liveness);
    program_clear(&program);
}

static void
test_diamond(void)
{
    static const Expected expected[] = {
        {"", "%arg1 %arg2"},
        {"%arg1 %arg2", "%arg2"},
        {"%arg2", "%arg2"},
        {"%arg2", ""},
    };
    check("func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {\n"
          "  cf.cond_br %arg0, ^bb1, ^bb2\n"
          "^bb1:\n"
          "  %0 = arith.addi %arg1, %arg1 : i32\n"
          "  cf.br ^bb3\n"
          "^bb2:\n"
          "  cf.br ^bb3\n"
          "^bb3:\n"
          "  %1 = arith.addi %arg2, %arg2 : i32\n"
          "  return\n"
          "}\n",
          expected, G_N_ELEMENTS(expected));
}

// What is erased from a set is replaced by the last element; mlir-opt 19 lists these sets in these
// orders.
static void
test_order(void)
{
    static const Expected expected[] = {
        {"", "%alloc_0"},         {"%alloc_0", "%0 %alloc_0"},
        {"%alloc_0 %0", "%1 %0"}, {"%1 %0", "%2 %0 %1"},
        {"%0 %2 %1", ""},
    };
    check("func.func @f() {\n"
          "  %m = memref.alloc() : memref<1xf32>\n"
          "  %n = memref.alloc() : memref<2xf32>\n"
          "  cf.br ^bb1(%m : memref<1xf32>)\n"
          "^bb1(%p: memref<1xf32>):\n"
          "  cf.br ^bb2(%n : memref<2xf32>)\n"
          "^bb2(%q: memref<2xf32>):\n"
          "  cf.br ^bb3(%n : memref<2xf32>)\n"
          "^bb3(%r: memref<2xf32>):\n"
          "  cf.br ^bb4\n"
          "^bb4:\n"
          "  test.copy(%p, %p) : (memref<1xf32>, memref<1xf32>)\n"
          "  test.copy(%r, %r) : (memref<2xf32>, memref<2xf32>)\n"
          "  test.copy(%q, %q) : (memref<2xf32>, memref<2xf32>)\n"
          "  return\n"
          "}\n",
          expected, G_N_ELEMENTS(expected));
}

// With no more definitions than elements the definitions are erased in their order, else the set is
// walked.
static void
test_subtraction(void)
{
    static const char text[] = "func.func @f(%%z: i1) {\n"
                               "  %%m = memref.alloc() : memref<1xf32>\n"
                               "  %%n = memref.alloc() : memref<2xf32>\n"
                               "  cf.br ^bb1(%%m, %%n : memref<1xf32>, memref<2xf32>)\n"
                               "^bb1(%%b: memref<1xf32>, %%a: memref<2xf32>):\n"
                               "%s"
                               "  test.copy(%%a, %%b) : (memref<2xf32>, memref<1xf32>)\n"
                               "  test.copy(%%m, %%n) : (memref<1xf32>, memref<2xf32>)\n"
                               "  return\n"
                               "}\n";
    static const Expected few[] = {{"", "%alloc %alloc_0"}, {"%alloc %alloc_0", ""}};
    static const Expected many[] = {{"", "%alloc %alloc_0"}, {"%alloc_0 %alloc", ""}};
    g_autofree char *without = g_strdup_printf(text, "");
    check(without, few, 2);
    g_autofree char *with = g_strdup_printf(text, "  %0 = arith.constant 0 : i32\n"
                                                  "  %1 = arith.constant 0 : i32\n"
                                                  "  %2 = arith.constant 0 : i32\n");
    check(with, many, 2);
}

static const char nested[] = "func.func @f(%arg0: i1, %arg1: memref<2xf32>) {\n"
                             "  %alloc = memref.alloc() : memref<2xf32>\n"
                             "  scf.if %arg0 {\n"
                             "    scf.if %arg0 {\n"
                             "      memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>\n"
                             "    }\n"
                             "  }\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  return\n"
                             "}\n";

// A nested use makes the value live into the enclosing regions' blocks, not out of any.
static void
test_nested(void)
{
    Program program;
    program_init(&program, nested);
    BsLiveness *liveness = bs_liveness_new(program_function(&program, 0));
    const BsOp *outer = bs_op_next(bs_value_block(program_value(&program, "%alloc"))->first);
    const BsBlock *middle = bs_op_region(outer, 0)->first,
                  *inner = bs_op_region(middle->first, 0)->first;
    guint32 n;
    BsValue *const *values = bs_liveness_live_in(liveness, middle, &n);
    g_autofree char *in = set_text(&program, values, n);
    g_assert_cmpstr(in, ==, "%arg1 %alloc %arg0");
    values = bs_liveness_live_in(liveness, inner, &n);
    g_autofree char *innermost = set_text(&program, values, n);
    g_assert_cmpstr(innermost, ==, "%arg1 %alloc");
    bs_liveness_live_out(liveness, inner, &n);
    g_assert_cmpuint(n, ==, 0);
    bs_liveness_live_in(liveness, program_block(&program, 0), &n);
    g_assert_cmpuint(n, ==, 0);
    bs_liveness_free(liveness);
    program_clear(&program);
}

static void
test_end(void)
{
    Program program;
    program_init(&program, nested);
    BsLiveness *liveness = bs_liveness_new(program_function(&program, 0));
    BsBlock *entry = program_block(&program, 0);
    BsOp *alloc = entry->first, *branch = bs_op_next(alloc);
    BsBlock *inner = bs_op_region(branch, 0)->first;
    const BsValue *value = bs_op_result(alloc, 0);
    g_assert_true(bs_liveness_end(liveness, value, entry, alloc) == branch);
    g_assert_true(bs_liveness_end(liveness, value, entry, entry->last) == entry->last);
    g_assert_true(bs_liveness_end(liveness, program_value(&program, "%arg1"), entry, alloc) ==
                  branch);
    g_assert_true(bs_liveness_end(liveness, program_value(&program, "%c0"), inner, inner->first) ==
                  inner->first);
    bs_liveness_free(liveness);
    program_clear(&program);
}

// A long chain of blocks through which many values live: must not take quadratic time in blocks
// alone.
static void
test_size(void)
{
    enum { N_BLOCKS = 4000 };
    GString *text = g_string_new("func.func @f(%a: i32) {\n  cf.br ^bb1\n");
    for (guint32 i = 1; i < N_BLOCKS; i++)
        g_string_append_printf(text, "^bb%u:\n  %%%u = arith.addi %%a, %%a : i32\n  cf.br ^bb%u\n",
                               i, i, i + 1);
    g_string_append_printf(text, "^bb%u:\n  return\n}\n", N_BLOCKS);
    Program program;
    program_init(&program, text->str);
    const double begin = cpu_seconds();
    BsLiveness *liveness = bs_liveness_new(program_function(&program, 0));
    g_assert_cmpfloat(cpu_seconds() - begin, <, 2);
    guint32 n;
    bs_liveness_live_out(liveness, program_block(&program, 1), &n);
    g_assert_cmpuint(n, ==, 1);
    bs_liveness_free(liveness);
    program_clear(&program);
    g_string_free(text, TRUE);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/liveness/diamond", test_diamond);
    g_test_add_func("/liveness/order", test_order);
    g_test_add_func("/liveness/subtraction", test_subtraction);
    g_test_add_func("/liveness/nested", test_nested);
    g_test_add_func("/liveness/end", test_end);
    g_test_add_func("/liveness/size", test_size);
    return g_test_run();
}
