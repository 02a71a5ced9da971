// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dominance of blocks, ops and values.
#include "analysis/dominance.h"
#include "cpu-time.h"
#include "program.h"

static const char graph[] = "func.func @f(%arg0: i1) {\n"
                            "  %c1 = arith.constant 1 : i32\n"
                            "  cf.cond_br %arg0, ^bb1, ^bb2\n"
                            "^bb1:\n"
                            "  cf.br ^bb3\n"
                            "^bb2:\n"
                            "  %c2 = arith.constant 2 : i32\n"
                            "  cf.br ^bb3\n"
                            "^bb3:\n" // a loop of bb3 and bb4
                            "  cf.cond_br %arg0, ^bb4, ^bb5\n"
                            "^bb4:\n"
                            "  cf.br ^bb3\n"
                            "^bb5:\n"
                            "  return\n"
                            "^bb6:\n" // unreachable
                            "  cf.br ^bb5\n"
                            "}\n";

static void
test_idom(void)
{
    static const gint32 idoms[] = {-1, 0, 0, 0, 3, 3, -1};
    Program program;
    program_init(&program, graph);
    BsDominance *dominance = bs_dominance_new();
    for (guint32 i = 0; i < G_N_ELEMENTS(idoms); i++) {
        BsBlock *expected = idoms[i] < 0 ? NULL : program_block(&program, (guint32)idoms[i]);
        g_assert_true(bs_dominance_idom(dominance, program_block(&program, i)) == expected);
        g_assert_cmpint(bs_dominance_is_reachable(dominance, program_block(&program, i)), ==,
                        i != 6);
    }
    bs_dominance_free(dominance);
    program_clear(&program);
}

static void
test_blocks(void)
{
    // rows dominate columns
    static const char *const table[] = {
        "xxxxxxx", ".x....x", "..x...x", "...xxxx", "....x.x", ".....xx", "......x",
    };
    Program program;
    program_init(&program, graph);
    BsDominance *dominance = bs_dominance_new();
    for (guint32 a = 0; a < G_N_ELEMENTS(table); a++) {
        for (guint32 b = 0; b < G_N_ELEMENTS(table); b++) {
            gboolean is = bs_dominates_block(dominance, program_block(&program, a),
                                             program_block(&program, b));
            g_assert_cmpint(is, ==, table[a][b] == 'x');
        }
    }
    bs_dominance_free(dominance);
    program_clear(&program);
}

static void
test_values(void)
{
    Program program;
    program_init(&program, graph);
    BsDominance *dominance = bs_dominance_new();
    const BsValue *one = program_value(&program, "%c1_i32"),
                  *two = program_value(&program, "%c2_i32");
    BsOp *last = program_block(&program, 5)->last;
    g_assert_true(bs_dominates(dominance, one, last));
    g_assert_false(bs_dominates(dominance, two, last));
    g_assert_true(bs_dominates(dominance, two, bs_op_next(bs_value_op(two))));
    g_assert_false(bs_dominates(dominance, two, bs_value_op(two)));
    g_assert_true(bs_dominates(dominance, program_value(&program, "%arg0"), last));
    g_assert_true(
        bs_properly_dominates_op(dominance, bs_value_op(one), bs_op_next(bs_value_op(one))));
    g_assert_false(
        bs_properly_dominates_op(dominance, bs_op_next(bs_value_op(one)), bs_value_op(one)));
    bs_dominance_free(dominance);
    program_clear(&program);
}

static void
test_nested(void)
{
    Program program;
    program_init(&program, "func.func @f(%arg0: i1) -> i32 {\n"
                           "  %c1 = arith.constant 1 : i32\n"
                           "  %0 = scf.if %arg0 -> (i32) {\n"
                           "    %c2 = arith.constant 2 : i32\n"
                           "    scf.yield %c2 : i32\n"
                           "  } else {\n"
                           "    scf.yield %c1 : i32\n"
                           "  }\n"
                           "  return %0 : i32\n"
                           "}\n");
    BsDominance *dominance = bs_dominance_new();
    const BsValue *result = program_value(&program, "%0"),
                  *inner = program_value(&program, "%c2_i32");
    BsOp *yield = bs_op_region(bs_value_op(result), 1)->first->last;
    g_assert_true(bs_dominates(dominance, program_value(&program, "%c1_i32"), yield));
    g_assert_false(bs_dominates(dominance, inner, yield));
    g_assert_false(bs_dominates(dominance, inner, bs_op_next(bs_value_op(result))));
    g_assert_false(bs_dominates(dominance, result, yield));
    g_assert_true(bs_dominates(dominance, result, bs_op_next(bs_value_op(result))));
    g_assert_false(bs_region_has_dominance(bs_op_region(program.ir->root, 0)));
    bs_dominance_free(dominance);
    program_clear(&program);
}

// Deep graphs need no recursion, and the tree is found in a few rounds.
static void
test_size(void)
{
    enum { N_BLOCKS = 20000 };
    GString *text = g_string_new("func.func @f(%c: i1) {\n  cf.br ^bb1\n");
    for (guint32 i = 1; i < N_BLOCKS; i++)
        g_string_append_printf(text, "^bb%u:\n  cf.cond_br %%c, ^bb%u, ^bb%u\n", i, i + 1, i);
    g_string_append_printf(text, "^bb%u:\n  return\n}\n", N_BLOCKS);
    Program program;
    program_init(&program, text->str);
    BsDominance *dominance = bs_dominance_new();
    const double begin = cpu_seconds();
    BsBlock *last = program_block(&program, N_BLOCKS);
    g_assert_true(bs_dominance_idom(dominance, last) == last->prev);
    g_assert_cmpfloat(cpu_seconds() - begin, <, 2);
    bs_dominance_free(dominance);
    program_clear(&program);
    g_string_free(text, TRUE);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/dominance/idom", test_idom);
    g_test_add_func("/dominance/blocks", test_blocks);
    g_test_add_func("/dominance/values", test_values);
    g_test_add_func("/dominance/nested", test_nested);
    g_test_add_func("/dominance/size", test_size);
    return g_test_run();
}
