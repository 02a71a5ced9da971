// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/where.h"

#include <glib.h>

char *
bs_build_folder(const char *name)
{
    g_autofree char *program = g_file_read_link("/proc/self/exe", NULL);
    g_autofree char *folder = program ? g_path_get_dirname(program) : NULL;
    if (!folder || !g_str_has_suffix(folder, "/src/app"))
        return NULL;
    g_autofree char *path = g_build_filename(folder, "..", "..", name, NULL);
    return g_file_test(path, G_FILE_TEST_IS_DIR) ? g_canonicalize_filename(path, NULL) : NULL;
}
