// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a fuzz target over the files and folders that are given, without libFuzzer: with any
// compiler, and in the debugger.
#include "fuzz.h"

#include <stdio.h>
#include <string.h>

static guint n_run;

static void
replay_file(const char *path)
{
    char *text;
    gsize len;
    if (!g_file_get_contents(path, &text, &len, NULL))
        fuzz_fail(path, 0, "cannot be read");
    // A copy without a byte behind it, as libFuzzer gives it.
    guint8 *data = g_memdup2(text, len);
    g_free(text);
    if (g_getenv("FUZZ_VERBOSE"))
        fprintf(stderr, "%s\n", path);
    LLVMFuzzerTestOneInput(data, len);
    g_free(data);
    n_run++;
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
    for (int i = 1; i < argc; i++)
        replay(argv[i]);
    printf("%u inputs\n", n_run);
    return n_run == 0;
}
