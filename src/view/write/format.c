// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/format.h"

#include <string.h>

static const char *const extensions[BS_N_FORMATS] = {"svg", "png", "pdf", "dot"};

const char *
bs_format_extension(BsFormatKind format)
{
    return extensions[format];
}

BsFormatKind
bs_format_of_path(const char *path)
{
    const char *point = strrchr(path, '.');
    guint i = 0;
    while (i < BS_N_FORMATS && !(point && g_ascii_strcasecmp(point + 1, extensions[i]) == 0))
        i++;
    return (BsFormatKind)i;
}
