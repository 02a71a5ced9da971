// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a fuzz target over the files and folders that are given, without libFuzzer: with any
// compiler, and in the debugger. With `--damage` before them, over each file as it is broken at
// each of its bytes in turn: it ends there, or has a byte there that does not belong. There are
// several such bytes; with `--damage-less` each place has one of them, and only some places do
// (BUFSCOPE_TEST_EVERY).
#include "../unit/paths.h"
#include "fuzz.h"

#include <stdio.h>
#include <string.h>

static guint n_run;
static gboolean damage, less;

// A copy without a byte behind it, as libFuzzer gives it.
static void
run(const guint8 *data, gsize len)
{
    guint8 *copy = g_memdup2(data, len);
    LLVMFuzzerTestOneInput(copy, len);
    g_free(copy);
    n_run++;
}

static void
run_damaged(guint8 *data, gsize len)
{
    static const guint8 strangers[] = {'\0', 0xff, '"', '\r'};
    for (gsize i = 0; i < len; i += paths_every()) {
        if (!paths_in_turn(i / paths_every()))
            continue;
        const guint8 byte = data[i];
        run(data, i);
        for (guint k = 0; k < G_N_ELEMENTS(strangers); k++) {
            if (less && i % G_N_ELEMENTS(strangers) != k)
                continue;
            data[i] = strangers[k];
            run(data, len);
        }
        data[i] = byte;
    }
}

static void
replay_file(const char *path)
{
    char *text;
    gsize len;
    if (!g_file_get_contents(path, &text, &len, NULL))
        fuzz_fail(path, 0, "cannot be read");
    if (g_getenv("FUZZ_VERBOSE"))
        fprintf(stderr, "%s\n", path);
    if (damage)
        run_damaged((guint8 *)text, len);
    else
        run((guint8 *)text, len);
    g_free(text);
}

static void
replay(const char *path)
{
    GDir *folder = g_dir_open(path, 0, NULL);
    if (!folder) {
        replay_file(path);
        return;
    }
    const char *name;
    while ((name = g_dir_read_name(folder))) {
        char *inner = g_build_filename(path, name, NULL);
        replay(inner);
        g_free(inner);
    }
    g_dir_close(folder);
}

int
main(int argc, char **argv)
{
    LLVMFuzzerInitialize(&argc, &argv);
    less = argc > 1 && strcmp(argv[1], "--damage-less") == 0;
    damage = less || (argc > 1 && strcmp(argv[1], "--damage") == 0);
    for (int i = damage ? 2 : 1; i < argc; i++)
        replay(argv[i]);
    printf("%u inputs\n", n_run);
    return n_run == 0;
}
