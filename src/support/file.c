// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/file.h"

#include "support/i18n.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

// Another file may take its place: it is one by itself, or there is none.
static gboolean
is_replaceable(const char *path)
{
    GStatBuf status;
    return g_lstat(path, &status) != 0 ? errno == ENOENT : S_ISREG(status.st_mode);
}

static gboolean
write_in_place(const char *path, const char *text, gsize len)
{
    FILE *file = g_fopen(path, "wb");
    if (!file)
        return FALSE;
    gboolean ok = fwrite(text, 1, len, file) == len;
    ok &= fclose(file) == 0;
    return ok;
}

gboolean
bs_file_write(const char *path, const char *text, gsize len, GError **error)
{
    g_autoptr(GError) problem = NULL;
    if (is_replaceable(path) && g_file_set_contents(path, text, (gssize)len, &problem))
        return TRUE;
    // A full disk must not cost what was there. Other problems may be those of the second file: its
    // folder cannot be written to, its name is too long.
    const gboolean is_full = g_error_matches(problem, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
    errno = ENOSPC;
    if (!is_full && write_in_place(path, text, len))
        return TRUE;
    const int code = errno;
    g_set_error(error, G_FILE_ERROR, g_file_error_from_errno(code), _("cannot write '%s': %s"),
                path, g_strerror(code));
    return FALSE;
}
