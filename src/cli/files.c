// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/files.h"

#include "syntax/parser.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static gboolean
cannot(const char *what, const char *path, int code)
{
    fprintf(stderr, "cannot open %s file '%s': %s\n", what, path, g_strerror(code));
    return FALSE;
}

gboolean
bs_cli_read_file(const char *path, char **text, gsize *len)
{
    gboolean standard = strcmp(path, "-") == 0;
    struct stat status;
    if (!standard && stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return cannot("input", path, EISDIR);
    FILE *file = standard ? stdin : fopen(path, "rb");
    if (!file)
        return cannot("input", path, errno);
    GString *all = g_string_new(NULL);
    char buffer[1 << 16];
    gsize n;
    // One byte over the limit is enough for the parser to say so.
    while (all->len <= BS_LIMIT_FILE_BYTES && (n = fread(buffer, 1, sizeof buffer, file)) > 0)
        g_string_append_len(all, buffer, n);
    int code = ferror(file) ? errno : 0;
    if (!standard)
        fclose(file);
    *len = all->len;
    static const char padding[BS_TEXT_PADDING];
    g_string_append_len(all, padding, sizeof padding);
    *text = g_string_free(all, code != 0);
    return code == 0 || cannot("input", path, code);
}

gboolean
bs_cli_write_file(const char *path, const GString *text)
{
    FILE *file = fopen(path, "wb");
    if (!file)
        return cannot("output", path, errno);
    gboolean ok = fwrite(text->str, 1, text->len, file) == text->len;
    ok &= fclose(file) == 0;
    return ok || cannot("output", path, errno);
}

char *
bs_cli_numbered_path(const char *path, guint number)
{
    if (number <= 1)
        return g_strdup(path);
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    if (!dot || (slash && dot < slash) || dot == path)
        return g_strdup_printf("%s-%u", path, number);
    return g_strdup_printf("%.*s-%u%s", (gint)(dot - path), path, number, dot);
}
