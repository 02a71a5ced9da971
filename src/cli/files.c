// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/files.h"

#include "debug/dump/folder.h"
#include "support/pages.h"
#include "syntax/parser.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { LEAST_READ = 1 << 16 }; // bytes

static gboolean
cannot_open(const char *path, int code)
{
    fprintf(stderr, "cannot open input file '%s': %s\n", path, g_strerror(code));
    return FALSE;
}

// Appends what can be read at once; returns how much that was.
static gsize
read_more(FILE *file, GString *all)
{
    const gsize len = all->len, unused = all->allocated_len - len - 1;
    const gsize room = MAX(unused, (gsize)LEAST_READ);
    g_string_set_size(all, len + room);
    const gsize n = fread(all->str + len, 1, room, file);
    g_string_set_size(all, len + n);
    return n;
}

gboolean
bs_cli_read_file(const char *path, char **text, gsize *len)
{
    gboolean standard = strcmp(path, "-") == 0;
    struct stat status;
    if (!standard && stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return cannot_open(path, EISDIR);
    FILE *file = standard ? stdin : fopen(path, "rb");
    if (!file)
        return cannot_open(path, errno);
    // Straight into memory of the size that the file has, where it has one.
    const gboolean sized = fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode);
    const gsize expected = sized ? (gsize)CLAMP(status.st_size, 0, BS_LIMIT_FILE_BYTES) : 0;
    GString *all = g_string_sized_new(expected + LEAST_READ + BS_TEXT_PADDING);
    bs_pages_fill(all->str, expected);
    // One byte over the limit is enough for the parser to say so.
    while (all->len <= BS_LIMIT_FILE_BYTES && read_more(file, all) > 0)
        continue;
    int code = ferror(file) ? errno : 0;
    if (!standard)
        fclose(file);
    *len = all->len;
    static const char padding[BS_TEXT_PADDING];
    g_string_append_len(all, padding, sizeof padding);
    *text = g_string_free(all, code != 0);
    return code == 0 || cannot_open(path, code);
}

char *
bs_cli_padded(const char *text, gsize len)
{
    char *copy = g_malloc0(len + BS_TEXT_PADDING);
    memcpy(copy, text, len);
    return copy;
}

gboolean
bs_cli_read_dump(const char *path, char **text, gsize *len)
{
    if (!g_file_test(path, G_FILE_TEST_IS_DIR))
        return bs_cli_read_file(path, text, len);
    g_autoptr(GError) error = NULL;
    GString *all = bs_dump_read_folder(path, &error);
    if (!all) {
        fprintf(stderr, "bufscope-opt: %s\n", error->message);
        return FALSE;
    }
    *len = all->len;
    *text = g_string_free(all, FALSE);
    return TRUE;
}

gboolean
bs_cli_is_same_file(const char *a, const char *b)
{
    struct stat of_a, of_b;
    if (stat(a, &of_a) == 0 && stat(b, &of_b) == 0)
        return of_a.st_dev == of_b.st_dev && of_a.st_ino == of_b.st_ino && S_ISREG(of_a.st_mode);
    g_autofree char *path_a = g_canonicalize_filename(a, NULL);
    g_autofree char *path_b = g_canonicalize_filename(b, NULL);
    return strcmp(path_a, path_b) == 0;
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

void
bs_cli_say_written(guint n, const char *what, const char *path)
{
    if (what)
        fprintf(stderr, "wrote %u %s%s to %s\n", n, what, n == 1 ? "" : "s", path);
    else
        fprintf(stderr, "wrote %s\n", path);
}
