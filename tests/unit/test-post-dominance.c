// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Common dominators and post-dominators of blocks, in one region and across regions; loops.
#include "analysis/dominance.h"
#include "analysis/loops.h"
#include "analysis/post-dominance.h"
#include "program.h"

static const char graph[] = "func.func @f(%arg0: i1) {\n"
                            "  cf.cond_br %arg0, ^bb1, ^bb2\n"
                            "^bb1:\n"
                            "  cf.br ^bb3\n"
                            "^bb2:\n"
                            "  cf.cond_br %arg0, ^bb3, ^bb4\n"
                            "^bb3:\n"
                            "  cf.br ^bb5\n"
                            "^bb4:\n"
                            "  cf.br ^bb5\n"
                            "^bb5:\n"
                            "  return\n"
                            "^bb6:\n" // unreachable
                            "  cf.br ^bb4\n"
                            "}\n";

enum { N_BLOCKS = 7 };

// The table's digit for two blocks is the number of their common one, '-' for none.
static void
check_table(Program *program, const char *const *table, gboolean post)
{
    BsDominance *dominance = bs_dominance_new();
    BsPostDominance *post_dominance = bs_post_dominance_new();
    for (guint32 a = 0; a < N_BLOCKS; a++) {
        for (guint32 b = 0; b < N_BLOCKS; b++) {
            BsBlock *left = program_block(program, a), *right = program_block(program, b);
            const BsBlock *found = post ? bs_post_dominance_common(post_dominance, left, right)
                                        : bs_dominance_common(dominance, left, right);
            const BsBlock *expected =
                table[a][b] == '-' ? NULL : program_block(program, (guint32)(table[a][b] - '0'));
            if (found != expected) {
                g_test_message("^bb%u and ^bb%u", a, b);
                g_test_fail();
            }
        }
    }
    bs_post_dominance_free(post_dominance);
    bs_dominance_free(dominance);
}

static void
test_dominators(void)
{
    // With an entry block that is the entry block, even for a block that cannot be reached.
    static const char *const table[] = {
        "0000000", "010000-", "002020-", "000300-", "002040-", "000005-", "0-----6",
    };
    Program program;
    program_init(&program, graph);
    check_table(&program, table, FALSE);
    program_clear(&program);
}

static void
test_post_dominators(void)
{
    static const char *const table[] = {
        "0555555", "5153555", "5525555", "5353555", "5555454", "5555555", "5555456",
    };
    Program program;
    program_init(&program, graph);
    check_table(&program, table, TRUE);
    program_clear(&program);
}

static void
test_two_exits(void)
{
    Program program;
    program_init(&program, "func.func @f(%arg0: i1) {\n"
                           "  cf.cond_br %arg0, ^bb1, ^bb2\n"
                           "^bb1:\n"
                           "  return\n"
                           "^bb2:\n"
                           "  cf.br ^bb3\n"
                           "^bb3:\n"
                           "  return\n"
                           "^bb4:\n"
                           "  cf.br ^bb4\n"
                           "}\n");
    BsPostDominance *dominance = bs_post_dominance_new();
    BsBlock *blocks[5];
    for (guint32 i = 0; i < G_N_ELEMENTS(blocks); i++)
        blocks[i] = program_block(&program, i);
    g_assert_null(bs_post_dominance_common(dominance, blocks[0], blocks[1]));
    g_assert_null(bs_post_dominance_common(dominance, blocks[1], blocks[3]));
    g_assert_true(bs_post_dominance_common(dominance, blocks[2], blocks[3]) == blocks[3]);
    g_assert_null(bs_post_dominance_common(dominance, blocks[3], blocks[4])); // it never ends
    bs_post_dominance_free(dominance);
    program_clear(&program);
}

static void
test_nested(void)
{
    Program program;
    program_init(&program, "func.func @f(%arg0: i1) {\n"
                           "  scf.if %arg0 {\n"
                           "    %c1 = arith.constant 1 : i32\n"
                           "  } else {\n"
                           "    %c2 = arith.constant 2 : i32\n"
                           "  }\n"
                           "  cf.br ^bb1\n"
                           "^bb1:\n"
                           "  return\n"
                           "}\n");
    BsBlock *entry = program_block(&program, 0), *end = program_block(&program, 1);
    BsBlock *then = bs_op_block(bs_value_op(program_value(&program, "%c1_i32"))),
            *otherwise = bs_op_block(bs_value_op(program_value(&program, "%c2_i32")));
    BsDominance *dominance = bs_dominance_new();
    BsPostDominance *post = bs_post_dominance_new();
    g_assert_true(bs_dominance_common(dominance, then, then) == then);
    g_assert_true(bs_dominance_common(dominance, then, otherwise) == entry);
    g_assert_true(bs_dominance_common(dominance, end, otherwise) == entry);
    g_assert_true(bs_post_dominance_common(post, then, otherwise) == entry);
    g_assert_true(bs_post_dominance_common(post, then, end) == end);
    bs_post_dominance_free(post);
    bs_dominance_free(dominance);
    program_clear(&program);
}

// The ops of the program in order: whether each is control flow, a loop, a sequential one.
static void
test_loops(void)
{
    static const char *const expected[] = {"c..", "cls", "cls", "cl.", "cls", "lls", "..."};
    Program program;
    program_init(&program, "func.func @f(%arg0: i1, %arg1: index) {\n"
                           "  scf.if %arg0 {\n"
                           "  }\n"
                           "  scf.for %i = %arg1 to %arg1 step %arg1 {\n"
                           "  }\n"
                           "  scf.while : () -> () {\n"
                           "    scf.condition(%arg0)\n"
                           "  } do {\n"
                           "    scf.yield\n"
                           "  }\n"
                           "  scf.parallel (%i) = (%arg1) to (%arg1) step (%arg1) {\n"
                           "  }\n"
                           "  affine.for %i = 0 to 4 {\n"
                           "  }\n"
                           "  affine.parallel (%i) = (0) to (4) {\n"
                           "  }\n"
                           "  return\n"
                           "}\n");
    guint32 i = 0;
    bs_block_for_each (program_block(&program, 0), op) {
        const char *row = expected[i++];
        g_assert_cmpint(bs_op_is_control_flow(op), ==, row[0] != '.');
        g_assert_cmpint(bs_op_is_loop(op), ==, row[1] == 'l');
        g_assert_cmpint(bs_op_is_sequential_loop(op), ==, row[2] == 's');
    }
    g_assert_cmpuint(i, ==, G_N_ELEMENTS(expected));
    program_clear(&program);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/dominance/common", test_dominators);
    g_test_add_func("/post-dominance/common", test_post_dominators);
    g_test_add_func("/post-dominance/two-exits", test_two_exits);
    g_test_add_func("/post-dominance/nested", test_nested);
    g_test_add_func("/loops", test_loops);
    return g_test_run();
}
