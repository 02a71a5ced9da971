// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/application.h"
#include "app/where.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <malloc.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// What comes from standard input is opened as a file of the user's cache, so that a program that
// runs already can open it. NULL: it could not be kept.
static char *
keep_standard_input(void)
{
    enum { MOST = 1 << 28, CHUNK = 1 << 16 };
    g_autofree char *folder = g_build_filename(g_get_user_cache_dir(), "bufscope", NULL);
    g_autofree char *name = g_strdup_printf("standard-input-%d.mlir", (int)getpid());
    g_autofree char *chunk = g_malloc(CHUNK);
    g_autoptr(GString) text = g_string_new(NULL);
    gsize n;
    while (text->len < MOST && (n = fread(chunk, 1, CHUNK, stdin)) > 0)
        g_string_append_len(text, chunk, (gssize)n);
    g_mkdir_with_parents(folder, 0700);
    g_autofree char *path = g_build_filename(folder, name, NULL);
    return g_file_set_contents(path, text->str, (gssize)text->len, NULL) ? g_steal_pointer(&path)
                                                                         : NULL;
}

// A window lives for days and opens and closes programs on threads. With an arena for each thread,
// and thresholds that grow with what was freed, glibc keeps most of what was used once.
static void
give_memory_back(void)
{
    enum { THRESHOLD = 128 << 10 }; // of glibc's documentation
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, THRESHOLD);
    mallopt(M_TRIM_THRESHOLD, THRESHOLD);
}

int
main(int argc, char **argv)
{
    give_memory_back();
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-") == 0)
            argv[i] = keep_standard_input();
        if (!argv[i])
            return 1;
    }

    setlocale(LC_ALL, "");
    g_autofree char *built = bs_build_folder("data/po");
    bindtextdomain("bufscope", built ? built : BS_LOCALE_DIR);
    bind_textdomain_codeset("bufscope", "UTF-8");
    textdomain("bufscope");
    g_autoptr(BsApplication) application = bs_application_new();
    return g_application_run(G_APPLICATION(application), argc, argv);
}
