// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names that are mistyped.
#include "support/near.h"

static void
test_distance(void)
{
    static const struct {
        const char *a, *b;
        guint distance;
    } rows[] = {
        {"", "", 0},
        {"cse", "cse", 0},
        {"", "abc", 3},
        {"abc", "", 3},
        {"explian", "explain", 1},
        {"memref.dealolc", "memref.dealloc", 1},
        {"ab", "ba", 1},
        {"ca", "abc", 3}, // not over the place between them
        {"cannonicalize", "canonicalize", 1},
        {"kitten", "sitting", 3},
    };
    for (gsize i = 0; i < G_N_ELEMENTS(rows); i++)
        g_assert_cmpuint(bs_near_distance(rows[i].a, rows[i].b), ==, rows[i].distance);
}

static void
test_long_words(void)
{
    g_autofree char *a = g_strnfill(100000, 'a'), *b = g_strnfill(200000, 'b');
    g_assert_cmpuint(bs_near_distance(a, a), ==, 0);
    g_assert_cmpuint(bs_near_distance(a, b), ==, BS_LIMIT_NEAR);
    const char *names[] = {b};
    g_assert_null(bs_near_find(a, names, 1));
}

static void
test_find(void)
{
    static const char *const names[] = {"canonicalize",
                                        "cse",
                                        "explain",
                                        "help",
                                        "o",
                                        "scan",
                                        "stage",
                                        "bufferization-lower-deallocations",
                                        "buffer-deallocation",
                                        "pass-pipeline"};
    static const struct {
        const char *word, *meant;
    } rows[] = {
        {"cannonicalize", "canonicalize"},
        {"csee", "cse"},
        {"hlep", "help"},
        {"lower-deallocations", "bufferization-lower-deallocations"},
        {"pipeline", "pass-pipeline"},
        {"zzzzz", NULL},
        {"no-such-flag", NULL},
        {"x", NULL},
        {"an", NULL}, // a part of several, but too short to say anything
        {"", NULL},
    };
    for (gsize i = 0; i < G_N_ELEMENTS(rows); i++)
        g_assert_cmpstr(bs_near_find(rows[i].word, names, G_N_ELEMENTS(names)), ==, rows[i].meant);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/near/distance", test_distance);
    g_test_add_func("/near/long-words", test_long_words);
    g_test_add_func("/near/find", test_find);
    return g_test_run();
}
