// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/intern.h"

static gboolean
equal(const void *kept, const void *candidate)
{
    return *(const guint *)kept == *(const guint *)candidate;
}

static void
test_find(void)
{
    BsIntern table = {0};
    guint numbers[500];
    for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
        numbers[i] = i;
        const guint32 hash = bs_hash_mix(0, i % 50); // many collisions
        g_assert_null(bs_intern_find(&table, hash, &numbers[i], equal));
        bs_intern_add(&table, hash, &numbers[i]);
    }
    for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
        const guint copy = i;
        g_assert_true(bs_intern_find(&table, bs_hash_mix(0, i % 50), &copy, equal) == &numbers[i]);
    }
    const guint stranger = 1000;
    g_assert_null(bs_intern_find(&table, bs_hash_mix(0, 0), &stranger, equal));
    bs_intern_clear(&table);
    g_assert_null(bs_intern_find(&table, 0, &stranger, equal));
}

static void
test_hash(void)
{
    g_assert_cmpuint(bs_hash_bytes("ab", 2), !=, bs_hash_bytes("ba", 2));
    g_assert_cmpuint(bs_hash_bytes("abc", 2), ==, bs_hash_bytes("abd", 2));
    g_assert_cmpuint(bs_hash_mix(1, 2), !=, bs_hash_mix(2, 1));
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/intern/find", test_find);
    g_test_add_func("/intern/hash", test_hash);
    return g_test_run();
}
