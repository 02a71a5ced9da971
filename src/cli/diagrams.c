// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/diagrams.h"

#include "cli/files.h"
#include "view/export.h"

#include <stdio.h>

static gboolean
write_all(BsDocument *document, BsFormatKind format, const char *directory, guint number)
{
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

// The options that ask for diagrams, each with the format that it is for.
static const struct {
    gsize directory; // offset of the option's value
    BsFormatKind format;
} asked[] = {
    {offsetof(BsCliOptions, svg), BS_FORMAT_SVG},
    {offsetof(BsCliOptions, dot), BS_FORMAT_DOT},
};

static const char *
directory_of(const BsCliOptions *options, guint row)
{
    const guint8 *value = (const guint8 *)options + asked[row].directory;
    return *(const char *const *)(gconstpointer)value;
}

gboolean
bs_cli_wants_diagrams(const BsCliOptions *options)
{
    for (guint i = 0; i < G_N_ELEMENTS(asked); i++) {
        if (directory_of(options, i))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_cli_write_diagrams(const BsCliOptions *options, BsDocument *document, guint number)
{
    gboolean ok = TRUE;
    for (guint i = 0; i < G_N_ELEMENTS(asked); i++) {
        const char *directory = directory_of(options, i);
        if (directory)
            ok &= write_all(document, asked[i].format, directory, number);
    }
    return ok;
}
