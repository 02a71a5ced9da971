// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/diagrams.h"

#include "cli/files.h"
#include "view/export.h"

#include <stdio.h>

static gboolean
write_all(BsDocument *document, BsFormatKind format, const char *directory, guint number)
{
    if (!directory)
        return TRUE;
    GError *error = NULL;
    char *path = bs_cli_numbered_path(directory, number);
    gboolean ok = bs_export_stages(document, format, path, NULL, NULL, &error);
    if (!ok) {
        fprintf(stderr, "bufscope-opt: %s\n",
                error ? error->message : "the diagrams were not written");
        g_clear_error(&error);
    }
    g_free(path);
    return ok;
}

gboolean
bs_cli_write_diagrams(const BsCliOptions *options, BsDocument *document, guint number)
{
    gboolean ok = write_all(document, BS_FORMAT_SVG, options->svg, number);
    return write_all(document, BS_FORMAT_DOT, options->dot, number) && ok;
}
