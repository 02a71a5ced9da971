// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/foreign/sheet-file.h"

#include "syntax/diag-print.h"

#include <gio/gio.h>

char *
bs_sheet_path_beside(const char *program)
{
    return g_strconcat(program, ".effects", NULL);
}

// One byte over the limit is enough for the reader to say so. NULL with an error.
static char *
read_some(const char *path, gsize *len, GError **error)
{
    g_autoptr(GFile) file = g_file_new_for_path(path);
    g_autoptr(GFileInputStream) stream = g_file_read(file, NULL, error);
    g_autofree char *text = g_malloc(BS_LIMIT_SHEET + 2);
    if (!stream || !g_input_stream_read_all(G_INPUT_STREAM(stream), text, BS_LIMIT_SHEET + 1, len,
                                            NULL, error))
        return NULL;
    text[*len] = '\0';
    return g_steal_pointer(&text);
}

gboolean
bs_sheet_read_file(BsSheet *sheet, const char *path, gboolean must_be, BsUpstream upstream,
                   GString *said)
{
    // Most programs have none: GIO, which takes as long to begin as a small program, is not asked.
    if (!must_be && !g_file_test(path, G_FILE_TEST_EXISTS))
        return TRUE;
    gsize len;
    g_autoptr(GError) error = NULL;
    g_autofree char *text = read_some(path, &len, &error);
    if (!text) {
        const gboolean is_missing = g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
        if (is_missing && !must_be)
            return TRUE;
        g_string_append_printf(said, "cannot open effects sheet '%s': %s\n", path, error->message);
        return FALSE;
    }
    BsDiags diags;
    bs_diags_init(&diags);
    const gboolean ok = bs_sheet_read(sheet, path, text, len, upstream, &diags);
    const BsSource source = {.name = path, .text = text, .len = len};
    bs_diags_format(&diags, &source, said);
    bs_diags_clear(&diags);
    return ok;
}
