// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/dump/folder.h"

#include "debug/dump/split.h"
#include "syntax/parser.h"

#include <gio/gio.h>
#include <string.h>

enum { MOST_FOLDERS = 32, MOST_ENTRIES = 100000 }; // in one another; looked at

// "1_2_cse.mlir" of some op.
typedef struct File {
    char *path;
    const char *name; // in the path
} File;

static void
clear_file(gpointer file)
{
    g_free(((File *)file)->path);
}

// By the numbers in front, of which more come behind fewer.
static gint
compare_files(gconstpointer a, gconstpointer b)
{
    const File *const files[] = {a, b};
    const char *at[] = {files[0]->name, files[1]->name};
    while (g_ascii_isdigit(*at[0]) && g_ascii_isdigit(*at[1])) {
        guint64 numbers[2];
        for (guint i = 0; i < 2; i++) {
            char *end;
            numbers[i] = g_ascii_strtoull(at[i], &end, 10);
            at[i] = *end == '_' ? end + 1 : end;
        }
        if (numbers[0] != numbers[1])
            return numbers[0] < numbers[1] ? -1 : 1;
    }
    const gint more = !!g_ascii_isdigit(*at[0]) - !!g_ascii_isdigit(*at[1]);
    return more ? more : strcmp(files[0]->path, files[1]->path);
}

typedef struct Search {
    GArray *files; // of File
    guint n_entries;
} Search;

static gboolean
find_files(Search *self, const char *path, guint depth, GError **error)
{
    g_autoptr(GDir) folder = g_dir_open(path, 0, error);
    const char *name;
    gboolean ok = folder != NULL;
    while (ok && depth < MOST_FOLDERS && (name = g_dir_read_name(folder))) {
        g_autofree char *inside = g_build_filename(path, name, NULL);
        if (++self->n_entries > MOST_ENTRIES) {
            g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                        "there is more in the folder than %d entries, which is the limit",
                        MOST_ENTRIES);
            return FALSE;
        }
        if (g_file_test(inside, G_FILE_TEST_IS_SYMLINK))
            continue;
        if (g_file_test(inside, G_FILE_TEST_IS_DIR)) {
            ok = find_files(self, inside, depth + 1, error);
        } else if (g_str_has_suffix(name, ".mlir")) {
            File file = {.path = g_steal_pointer(&inside)};
            file.name = file.path + strlen(file.path) - strlen(name);
            g_array_append_val(self->files, file);
        }
    }
    return ok;
}

static gboolean
add_file(GString *all, const char *path, GError **error)
{
    g_autofree char *text = NULL;
    gsize len;
    if (!g_file_get_contents(path, &text, &len, error))
        return FALSE;
    if (all->len + len > BS_LIMIT_FILE_BYTES) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                    "the files of the dump have more than %d bytes, which is the limit",
                    BS_LIMIT_FILE_BYTES);
        return FALSE;
    }
    if (bs_dump_is(text, len))
        g_string_append_len(all, text, (gssize)len);
    return TRUE;
}

GString *
bs_dump_read_folder(const char *path, GError **error)
{
    g_autoptr(GArray) files = g_array_new(FALSE, FALSE, sizeof(File));
    g_autoptr(GString) all = g_string_new(NULL);
    g_array_set_clear_func(files, clear_file);
    if (!find_files(&(Search){files, 0}, path, 0, error))
        return NULL;
    g_array_sort(files, compare_files);
    for (guint i = 0; i < files->len; i++) {
        if (!add_file(all, g_array_index(files, File, i).path, error))
            return NULL;
    }
    if (!all->len) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                    "no file in '%s' is one of --mlir-print-ir-tree-dir", path);
        return NULL;
    }
    return g_steal_pointer(&all);
}
