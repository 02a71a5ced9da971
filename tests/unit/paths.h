// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One test per .mlir file of those files and folders that the command line names.
#pragma once

#include <glib.h>
#include <string.h>

static inline gint
paths_compare(gconstpointer a, gconstpointer b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// Of folders the .mlir files in them.
static inline void
paths_collect(const char *path, GPtrArray *paths)
{
    GDir *dir = g_dir_open(path, 0, NULL);
    if (!dir) {
        if (g_str_has_suffix(path, ".mlir"))
            g_ptr_array_add(paths, g_strdup(path));
        return;
    }
    const char *name;
    while ((name = g_dir_read_name(dir))) {
        char *child = g_build_filename(path, name, NULL);
        paths_collect(child, paths);
        g_free(child);
    }
    g_dir_close(dir);
}

// Of how many files one is taken: of tests that take long, and under the sanitizers, which take ten
// times as long, a choice does. `tests/run --thorough` takes all.
static inline guint
paths_every(void)
{
    const char *every = g_getenv("BUFSCOPE_TEST_THOROUGH") ? NULL : g_getenv("BUFSCOPE_TEST_EVERY");
    return every ? (guint)MAX(g_ascii_strtoull(every, NULL, 10), 1) : 1;
}

// What takes longest takes turns: whether the i-th of such things has its turn (tests/choice.py).
static inline gboolean
paths_in_turn(gsize i)
{
    const char *turn = g_getenv("BUFSCOPE_TEST_THOROUGH") ? NULL : g_getenv("BUFSCOPE_TEST_TURN");
    const char *of = turn ? strchr(turn, '/') : NULL;
    return !of ||
           i % MAX(g_ascii_strtoull(of + 1, NULL, 10), 1) + 1 == g_ascii_strtoull(turn, NULL, 10);
}

// Runs `test`, which gets the path, after g_test_init().
static inline int
paths_run(const char *name, int argc, char **argv, GTestDataFunc test)
{
    GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
    for (int i = 1; i < argc; i++)
        paths_collect(argv[i], paths);
    g_ptr_array_sort(paths, paths_compare);
    for (guint i = 0; i < paths->len; i += paths_every()) {
        char *full = g_strdup_printf("%s/%s", name, (const char *)paths->pdata[i]);
        g_test_add_data_func(full, paths->pdata[i], test);
        g_free(full);
    }
    const int status = g_test_run();
    g_ptr_array_unref(paths);
    return status;
}
