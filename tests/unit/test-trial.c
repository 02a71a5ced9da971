// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function is tried out on all of its paths, but not when the functions before it took long; then
// it says that there was more.
#include "program.h"
#include "sim/trial.h"

enum { BRANCHES = 7, STORES = 40 }; // 128 paths, of some 150 ops each

static char *
make_text(void)
{
    GString *text = g_string_new("func.func @f(%m: memref<2xf32>, %v: f32, %i: index");
    for (guint b = 0; b < BRANCHES; b++)
        g_string_append_printf(text, ", %%c%u: i1", b);
    g_string_append(text, ") {\n  %a = memref.alloc() : memref<2xf32>\n");
    for (guint b = 0; b < BRANCHES; b++) {
        g_string_append_printf(text, "  scf.if %%c%u {\n", b);
        for (guint s = 0; s < STORES; s++)
            g_string_append(text, "    memref.store %v, %a[%i] : memref<2xf32>\n");
        g_string_append(text, "  }\n");
    }
    g_string_append(text, "  return\n}\n");
    return g_string_free(text, FALSE);
}

// The steps that it takes when others took `before`; whether that was all, and found that the
// buffer leaks.
static guint64
try_out(const Program *program, guint64 before, gboolean *incomplete)
{
    guint64 steps = before;
    BsTrial trial = {.function = program_function(program, 0), .steps = &steps};
    GArray *faults = bs_trial_run(&trial);
    g_assert_cmpuint(faults->len, ==, 1);
    g_assert_cmpint(g_array_index(faults, BsFault, 0).kind, ==, BS_FAULT_LEAK);
    g_array_unref(faults);
    *incomplete = trial.incomplete;
    return steps - before;
}

static void
test_share(void)
{
    char *text = make_text();
    Program program;
    program_init(&program, text);
    gboolean incomplete;
    const guint64 alone = try_out(&program, 0, &incomplete);
    g_assert_false(incomplete);
    const guint64 late = try_out(&program, G_GUINT64_CONSTANT(1) << 40, &incomplete);
    g_assert_true(incomplete);
    g_assert_cmpuint(late, <, alone);
    g_assert_cmpuint(late, >, 0);
    g_test_message("%" G_GUINT64_FORMAT " steps, and %" G_GUINT64_FORMAT, alone, late);
    program_clear(&program);
    g_free(text);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/trial/share-of-steps", test_share);
    return g_test_run();
}
