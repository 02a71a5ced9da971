// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/affine.h"
#include "ir/type.h"

// -- strides ------------------------------------------------------------------------------------

#define D BS_DYNAMIC

static const struct {
    const char *map;
    guint32 rank;
    gboolean linear;
    gint64 strides[3], offset;
} stride_cases[] = {
    {"() -> (0)", 0, TRUE, {0}, 0},
    {"(d0) -> (d0)", 1, TRUE, {1}, 0},
    {"(d0, d1) -> (d1 * 4 + d0)", 2, TRUE, {1, 4}, 0},
    {"(d0, d1) -> (d0 * 8 + d1 + 3)", 2, TRUE, {8, 1}, 3},
    {"(d0, d1) -> (d0 - d1 * 2)", 2, TRUE, {1, -2}, 0},
    {"(d0) -> (-d0 + 7)", 1, TRUE, {-1}, 7},
    {"(d0, d1) -> ((d0 + d1) * 4)", 2, TRUE, {4, 4}, 0},
    {"(d0, d1, d2) -> (d2)", 3, TRUE, {0, 0, 1}, 0}, // elements in one place
    {"(d0)[s0] -> (d0 + s0)", 1, TRUE, {1}, D},
    {"(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)", 2, TRUE, {D, 1}, D},
    {"(d0)[s0] -> (s0 * d0)", 1, TRUE, {D}, 0},
    {"(d0) -> (d0 floordiv 2)", 1, FALSE, {0}, 0},
    {"(d0) -> (d0 mod 2 + d0)", 1, FALSE, {0}, 0},
    {"(d0, d1) -> (d0, d1)", 2, FALSE, {0}, 0}, // two results
    {"(d0) -> (d0)", 2, FALSE, {0}, 0},         // another rank
    {"", 0, FALSE, {0}, 0},
    {"(d0) -> (", 1, FALSE, {0}, 0},
    {"(d0) -> (d9)", 1, FALSE, {0}, 0},
    {"(d0) -> (d0 * 99999999999999999999)", 1, FALSE, {0}, 0},
};

static void
test_strides(void)
{
    for (gsize i = 0; i < G_N_ELEMENTS(stride_cases); i++) {
        gint64 strides[4], offset;
        gboolean linear =
            bs_affine_strides(stride_cases[i].map, stride_cases[i].rank, strides, &offset);
        g_assert_true(linear == stride_cases[i].linear);
        if (!linear)
            continue;
        g_assert_cmpint(offset, ==, stride_cases[i].offset);
        for (guint32 k = 0; k < stride_cases[i].rank; k++)
            g_assert_cmpint(strides[k], ==, stride_cases[i].strides[k]);
    }
}

static void
test_depth(void)
{
    g_autoptr(GString) map = g_string_new("(d0) -> (");
    gint64 strides[1], offset;
    for (guint i = 0; i < 100000; i++)
        g_string_append_c(map, '(');
    g_assert_false(bs_affine_strides(map->str, 1, strides, &offset));
}

// -- counts and permutations --------------------------------------------------------------------

static void
test_counts(void)
{
    g_assert_cmpuint(bs_affine_n_dims("() -> (0)"), ==, 0);
    g_assert_cmpuint(bs_affine_n_dims("(d0, d1)[s0] -> (d0)"), ==, 2);
    g_assert_cmpuint(bs_affine_n_symbols("(d0, d1)[s0] -> (d0)"), ==, 1);
    g_assert_cmpuint(bs_affine_n_symbols("()[s0, s1, s2] -> (s0)"), ==, 3);
    g_assert_cmpuint(bs_affine_n_symbols("(d0) -> (d0)"), ==, 0);
    g_assert_cmpuint(bs_affine_n_dims(""), ==, 0);
}

static void
test_permutation(void)
{
    guint32 permutation[3];
    g_assert_true(bs_affine_permutation("(d0, d1, d2) -> (d2, d0, d1)", 3, permutation));
    g_assert_cmpuint(permutation[0], ==, 2);
    g_assert_cmpuint(permutation[1], ==, 0);
    g_assert_cmpuint(permutation[2], ==, 1);
    g_assert_false(bs_affine_permutation("(d0, d1) -> (d1, d1)", 2, permutation));
    g_assert_false(bs_affine_permutation("(d0, d1) -> (d1)", 2, permutation));
    g_assert_false(bs_affine_permutation("(d0, d1) -> (d1, d0 + 1)", 2, permutation));
    g_assert_false(bs_affine_permutation("(d0) -> (d0, d0)", 1, permutation));
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/affine/strides", test_strides);
    g_test_add_func("/affine/depth", test_depth);
    g_test_add_func("/affine/counts", test_counts);
    g_test_add_func("/affine/permutation", test_permutation);
    return g_test_run();
}
