// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fixture.h"

// Upstream's numbers: 5, 10, 15 at first; later ops get the middle, or everything is numbered
// again.
static void
test_numbers(void)
{
    Fixture f;
    fixture_init(&f);
    BsOp *ops[4];
    for (guint i = 0; i < 4; i++)
        ops[i] = fixture_op(&f, "test.a", 0, NULL, 1, 0);
    g_assert_true(bs_op_is_before(ops[0], ops[3]));
    g_assert_cmpuint(ops[0]->order, ==, 5);
    g_assert_cmpuint(ops[3]->order, ==, 20);
    bs_builder_set_before(&f.builder, ops[1]);
    BsOp *between = fixture_op(&f, "test.b", 0, NULL, 1, 0);
    g_assert_true(bs_op_is_before(ops[0], between));
    g_assert_cmpuint(between->order, ==, 7);
    bs_builder_set_start(&f.builder, f.block);
    BsOp *front = fixture_op(&f, "test.c", 0, NULL, 1, 0);
    g_assert_true(bs_op_is_before(front, ops[0]));
    g_assert_cmpuint(front->order, ==, 2);
    bs_builder_set_end(&f.builder, f.block);
    BsOp *back = fixture_op(&f, "test.d", 0, NULL, 1, 0);
    g_assert_false(bs_op_is_before(back, f.end));
    g_assert_cmpuint(back->order, ==, f.end->order + 5);
    fixture_clear(&f);
}

static void
test_renumber(void)
{
    Fixture f;
    fixture_init(&f);
    BsOp *first = fixture_op(&f, "test.a", 0, NULL, 1, 0);
    BsOp *next = fixture_op(&f, "test.b", 0, NULL, 1, 0);
    g_assert_true(bs_op_is_before(first, next));
    for (guint i = 0; i < 10; i++) { // the gap is used up after three
        bs_builder_set_before(&f.builder, next);
        BsOp *between = fixture_op(&f, "test.c", 0, NULL, 1, 0);
        g_assert_true(bs_op_is_before(first, between));
        g_assert_true(bs_op_is_before(between, next));
        next = between;
    }
    bs_op_move(f.ir, first, f.block, NULL);
    g_assert_false(f.block->order_valid);
    g_assert_true(bs_op_is_before(next, first));
    fixture_clear(&f);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/order/numbers", test_numbers);
    g_test_add_func("/order/renumber", test_renumber);
    return g_test_run();
}
