// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/preferences.h"

static const char group[] = "Rules", key[] = "upstream";

static char *
path_of_preferences(void)
{
    return g_build_filename(g_get_user_config_dir(), "bufscope", "preferences", NULL);
}

// All that is kept; empty when nothing is.
static GKeyFile *
load(const char *path)
{
    GKeyFile *file = g_key_file_new();
    g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, NULL);
    return file;
}

BsUpstream
bs_preferences_upstream(void)
{
    g_autofree char *path = path_of_preferences();
    g_autoptr(GKeyFile) file = load(path);
    g_autofree char *text = g_key_file_get_string(file, group, key, NULL);
    BsUpstream upstream;
    return text && bs_upstream_parse(text, &upstream) ? upstream : BS_UPSTREAM_DEFAULT;
}

void
bs_preferences_set_upstream(BsUpstream upstream)
{
    g_autofree char *path = path_of_preferences();
    g_autofree char *folder = g_path_get_dirname(path);
    g_autoptr(GKeyFile) file = load(path);
    g_autoptr(GError) error = NULL;
    g_key_file_set_integer(file, group, key, (int)upstream);
    g_mkdir_with_parents(folder, 0700);
    if (!g_key_file_save_to_file(file, path, &error))
        g_message("preferences are not kept: %s", error->message);
}
