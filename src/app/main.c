// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/application.h"
#include "app/session/standard-input.h"
#include "app/session/where.h"
#include "support/i18n.h"

#include <libintl.h>
#include <malloc.h>
#include <string.h>

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
            argv[i] = bs_standard_input_keep();
        if (!argv[i])
            return 1;
    }

    setlocale(LC_ALL, "");
    g_autofree char *built = bs_build_folder("data/po");
    bindtextdomain(BS_TEXTS, built ? built : BS_LOCALE_DIR);
    bind_textdomain_codeset(BS_TEXTS, "UTF-8");
    textdomain(BS_TEXTS);
    g_autoptr(BsApplication) application = bs_application_new();
    return g_application_run(G_APPLICATION(application), argc, argv);
}
