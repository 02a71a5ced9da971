// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/standard-input.h"

#include "dialects/foreign/sheet-file.h"

#include <glib/gstdio.h>
#include <stdio.h>

enum { KEPT = 16 }; // files
static const char *const prefixes[] = {"standard-input-", "reduced-"};

typedef struct Kept {
    char *path;
    gint64 time;
} Kept;

static void
clear_kept(gpointer data)
{
    g_free(((Kept *)data)->path);
}

static gint
newer_first(gconstpointer a, gconstpointer b)
{
    const gint64 left = ((const Kept *)a)->time, right = ((const Kept *)b)->time;
    return (left < right) - (left > right);
}

static void
forget_oldest(const char *folder, const char *prefix)
{
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
    g_autoptr(GArray) all = g_array_new(FALSE, FALSE, sizeof(Kept));
    const char *name;
    g_array_set_clear_func(all, clear_kept);
    while (dir && (name = g_dir_read_name(dir))) {
        GStatBuf status;
        Kept kept = {.path = g_build_filename(folder, name, NULL)};
        if (g_str_has_prefix(name, prefix) && g_stat(kept.path, &status) == 0) {
            kept.time = status.st_mtime;
            g_array_append_val(all, kept);
        } else {
            g_free(kept.path);
        }
    }
    g_array_sort(all, newer_first);
    for (guint i = KEPT; i < all->len; i++)
        g_unlink(g_array_index(all, Kept, i).path);
}

static GString *
read_all(void)
{
    enum { MOST = 1 << 28, CHUNK = 1 << 16 };
    g_autofree char *chunk = g_malloc(CHUNK);
    GString *text = g_string_new(NULL);
    gsize n;
    while (text->len < MOST && (n = fread(chunk, 1, CHUNK, stdin)) > 0)
        g_string_append_len(text, chunk, (gssize)n);
    return text;
}

static char *
keep(const char *prefix, const char *text, gsize len)
{
    enum { DIGITS = 12 };
    g_autofree char *folder = g_build_filename(g_get_user_cache_dir(), "bufscope", NULL);
    g_autofree char *sum = g_compute_checksum_for_string(G_CHECKSUM_SHA256, text, (gssize)len);
    g_autofree char *name = g_strdup_printf("%s%.*s.mlir", prefix, DIGITS, sum);
    g_autofree char *path = g_build_filename(folder, name, NULL);
    g_mkdir_with_parents(folder, 0700);
    const gboolean ok = g_file_set_contents(path, text, (gssize)len, NULL);
    forget_oldest(folder, prefix);
    return ok ? g_steal_pointer(&path) : NULL;
}

char *
bs_standard_input_keep(void)
{
    GString *text = read_all();
    char *path = keep(prefixes[0], text->str, text->len);
    g_string_free(text, TRUE);
    return path;
}

char *
bs_reduced_keep(const char *text, gsize len, const char *sheet)
{
    char *path = keep(prefixes[1], text, len);
    g_autofree char *beside = path ? bs_sheet_path_beside(path) : NULL, *said = NULL;
    gsize said_len;
    if (beside && sheet && g_file_get_contents(sheet, &said, &said_len, NULL))
        g_file_set_contents(beside, said, (gssize)said_len, NULL);
    else if (beside)
        g_unlink(beside);
    return path;
}

gboolean
bs_standard_input_is_kept(const char *path)
{
    for (gsize i = 0; i < G_N_ELEMENTS(prefixes); i++) {
        g_autofree char *begin =
            g_build_filename(g_get_user_cache_dir(), "bufscope", prefixes[i], NULL);
        if (g_str_has_prefix(path, begin))
            return TRUE;
    }
    return FALSE;
}
