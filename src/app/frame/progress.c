// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/progress.h"

#include <glib/gstdio.h>

static char *
path(void)
{
    return g_build_filename(g_get_user_state_dir(), "bufscope", "lessons", NULL);
}

// Each time anew: other windows and programs write it, too.
static GKeyFile *
read_all(void)
{
    g_autofree char *from = path();
    GKeyFile *file = g_key_file_new();
    g_key_file_load_from_file(file, from, G_KEY_FILE_NONE, NULL);
    return file;
}

// As a whole, so that what was there stays when it cannot be written.
static void
write_all(GKeyFile *file)
{
    g_autofree char *to = path(), *folder = g_path_get_dirname(to);
    g_mkdir_with_parents(folder, 0700);
    g_key_file_save_to_file(file, to, NULL);
}

// A name of a group has no brackets.
static char *
group_of(const char *uri)
{
    return g_uri_escape_string(uri, ":/", FALSE);
}

guint
bs_progress_get(const char *uri, const BsLessonStep *step)
{
    if (!step->key)
        return 0;
    g_autoptr(GKeyFile) file = read_all();
    g_autofree char *group = group_of(uri);
    return (guint)g_key_file_get_integer(file, group, step->key, NULL);
}

void
bs_progress_set(const char *uri, const BsLessonStep *step, guint progress)
{
    if (!step->key)
        return;
    g_autoptr(GKeyFile) file = read_all();
    g_autofree char *group = group_of(uri);
    g_key_file_set_integer(file, group, step->key, (gint)progress);
    write_all(file);
}

BsProgressCount
bs_progress_count(const char *uri, const BsLesson *lesson)
{
    g_autoptr(GKeyFile) file = read_all();
    g_autofree char *group = group_of(uri);
    BsProgressCount count = {0};
    for (guint i = 0; i < lesson->steps->len; i++) {
        const BsLessonStep *step = lesson->steps->pdata[i];
        const gint progress = step->key ? g_key_file_get_integer(file, group, step->key, NULL) : 0;
        count.questions += step->key != NULL;
        count.tried += progress != 0;
        count.solved += (progress & BS_PROGRESS_SOLVED) != 0;
        count.at_once += progress == BS_PROGRESS_SOLVED;
    }
    return count;
}

void
bs_progress_forget(const char *uri)
{
    g_autofree char *all = path(), *group = uri ? group_of(uri) : NULL;
    if (!uri) {
        g_unlink(all);
        return;
    }
    g_autoptr(GKeyFile) file = read_all();
    if (g_key_file_remove_group(file, group, NULL))
        write_all(file);
}
