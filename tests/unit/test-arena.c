// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/arena.h"
#include "support/pile.h"
#include "support/vec.h"

#include <string.h>

static void
test_alloc(void)
{
    BsArena arena;
    bs_arena_init(&arena);
    char *previous = NULL;
    for (gsize size = 0; size < 3000; size += 7) {
        char *memory = bs_arena_alloc(&arena, size);
        g_assert_nonnull(memory);
        g_assert_true(memory != previous);
        g_assert_cmpuint((guintptr)memory % 8, ==, 0);
        for (gsize i = 0; i < size; i++)
            g_assert_cmpint(memory[i], ==, 0);
        memset(memory, 0xff, size); // a later piece must not overlap
        previous = memory;
    }
    g_assert_cmpuint(arena.used, >, 3000);
    bs_arena_clear(&arena);
    g_assert_cmpuint(arena.used, ==, 0);
}

static void
test_large(void)
{
    BsArena arena;
    bs_arena_init(&arena);
    char *large = bs_arena_alloc(&arena, 8 * 1024 * 1024);
    large[8 * 1024 * 1024 - 1] = 1;
    char *small = bs_arena_strndup(&arena, "alloc_0", 5);
    g_assert_cmpstr(small, ==, "alloc");
    g_assert_null(bs_arena_copy(&arena, NULL, 0));
    bs_arena_clear(&arena);
}

// A byte too many is an error where somebody watches.
static void
test_guards(void)
{
    if (!BS_GUARD_BYTES) {
        g_test_skip("AddressSanitizer alone watches");
        return;
    }
    for (guint near = 0; near < 2; near++) {
        BsArena arena = {.near = near};
        for (guint round = 0; round < 2; round++) {
            for (gsize size = 1; size < 100 * 1000; size = size * 2 + 1) {
                const char *memory = bs_arena_alloc(&arena, size);
                g_assert_false(bs_guard_is_closed(memory + size - 1));
                g_assert_true(bs_guard_is_closed(memory + size));
                g_assert_true(bs_guard_is_closed(arena.at));
            }
            bs_arena_reset(&arena);
        }
        bs_arena_clear(&arena);
    }
}

// Everything stands close together, however much it is.
static void
test_near(void)
{
    BsArena arena;
    bs_arena_init_near(&arena);
    const char *first = bs_arena_alloc(&arena, 1);
    for (gsize size = 1; size < 64 * 1024 * 1024; size = size * 3 + 1) {
        char *memory = bs_arena_alloc(&arena, size);
        g_assert_cmpuint((guintptr)memory % 8, ==, 0);
        g_assert_cmpint(memory[0], ==, 0);
        g_assert_cmpint(memory[size - 1], ==, 0);
        memset(memory, 0xff, MIN(size, (gsize)4096));
        g_assert_cmpuint((guintptr)memory - (guintptr)first, <,
                         G_GUINT64_CONSTANT(1) << BS_ARENA_REACH_BITS);
    }
    bs_arena_clear(&arena);
    g_assert_true(arena.near);
    first = bs_arena_alloc(&arena, 1);
    g_assert_cmpint(*first, ==, 0);
    bs_arena_clear(&arena);
}

// The next one may stand where one was before; it does not grow from one to the next, and two do
// not share memory.
static void
test_near_again(void)
{
    enum { SIZE = 20000, ROUNDS = 40 };
    BsArena arena, other;
    gsize ready = 0;
    for (guint round = 0; round < ROUNDS; round++) {
        bs_arena_init_near(&arena);
        bs_arena_init_near(&other);
        char *memory = bs_arena_alloc(&arena, SIZE), *others = bs_arena_alloc(&other, SIZE);
        for (guint i = 0; i < SIZE; i++)
            g_assert_true(memory[i] == 0 && others[i] == 0);
        memset(memory, 0xff, SIZE);
        memset(others, 0x55, SIZE);
        for (guint i = 0; i < SIZE; i++)
            g_assert_cmpint(memory[i], ==, (char)0xff);
        const gsize now = (gsize)(arena.end - memory);
        g_assert_true(ready == 0 || now == ready);
        ready = now;
        bs_arena_clear(&arena);
        bs_arena_clear(&other);
    }
}

static void
test_reset(void)
{
    BsArena arena;
    bs_arena_init(&arena);
    bs_arena_reset(&arena); // of nothing
    for (guint round = 0; round < 3; round++) {
        for (guint i = 0; i < 1000; i++) {
            char *memory = bs_arena_alloc(&arena, 100);
            for (gsize k = 0; k < 100; k++)
                g_assert_cmpint(memory[k], ==, 0); // what the round before wrote is gone
            memset(memory, 0xff, 100);
        }
        g_assert_cmpuint(arena.used, >=, 100 * 1000);
        bs_arena_reset(&arena);
        g_assert_cmpuint(arena.used, ==, 0);
    }
    bs_arena_clear(&arena);
}

static void
test_vec(void)
{
    BS_VEC(guint) v = {0};
    for (guint i = 0; i < 1000; i++)
        bs_vec_push(&v, i * i);
    g_assert_cmpuint(v.len, ==, 1000);
    g_assert_cmpuint(bs_vec_last(&v), ==, 999 * 999);
    g_assert_cmpuint(bs_vec_pop(&v), ==, 999 * 999);
    g_assert_cmpuint(v.data[10], ==, 100);
    bs_vec_clear(&v);
    g_assert_cmpuint(v.len, ==, 0);
    bs_vec_free(&v);
}

// What is in a pile stays where it is; dropped places are used again, at the borders of chunks too.
static void
test_pile(void)
{
    enum { N = 10 * 1000 };
    BsArena arena;
    bs_arena_init(&arena);
    BS_PILE(guint32) pile = {0};
    guint32 *places[N];
    for (guint32 i = 0; i < N; i++) {
        bs_pile_grow(&pile, &arena);
        places[i] = bs_pile_last(&pile);
        *places[i] = i;
        bs_pile_drop(&pile);
        const gsize used = arena.used;
        bs_pile_grow(&pile, &arena);
        g_assert_cmpuint(arena.used, ==, used);
        g_assert_cmpuint(pile.len, ==, i + 1);
    }
    for (guint32 i = 0; i < N; i++) {
        g_assert_true(bs_pile_at(&pile, i) == places[i]);
        g_assert_cmpuint(*places[i], ==, i);
    }
    g_assert_cmpuint(arena.used, <, 3 * N * sizeof *places[0]);
    bs_arena_clear(&arena);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/arena/alloc", test_alloc);
    g_test_add_func("/arena/large", test_large);
    g_test_add_func("/arena/guards", test_guards);
    g_test_add_func("/arena/near", test_near);
    g_test_add_func("/arena/near-again", test_near_again);
    g_test_add_func("/arena/reset", test_reset);
    g_test_add_func("/vec", test_vec);
    g_test_add_func("/pile", test_pile);
    return g_test_run();
}
