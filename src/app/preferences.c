// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/preferences.h"

typedef struct Key {
    const char *group, *name;
} Key;

static const Key key_of_upstream = {"Rules", "upstream"}, key_of_mlir_opt = {"Import", "mlir-opt"};

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

static char *
get(const Key *key)
{
    g_autofree char *path = path_of_preferences();
    g_autoptr(GKeyFile) file = load(path);
    return g_key_file_get_string(file, key->group, key->name, NULL);
}

BsUpstream
bs_preferences_upstream(void)
{
    g_autofree char *text = get(&key_of_upstream);
    BsUpstream upstream;
    return text && bs_upstream_parse(text, &upstream) ? upstream : BS_UPSTREAM_DEFAULT;
}

static void
set(const Key *key, const char *value)
{
    g_autofree char *path = path_of_preferences();
    g_autofree char *folder = g_path_get_dirname(path);
    g_autoptr(GKeyFile) file = load(path);
    g_autoptr(GError) error = NULL;
    g_key_file_set_string(file, key->group, key->name, value);
    g_mkdir_with_parents(folder, 0700);
    if (!g_key_file_save_to_file(file, path, &error))
        g_message("preferences are not kept: %s", error->message);
}

void
bs_preferences_set_upstream(BsUpstream upstream)
{
    char number[16];
    g_snprintf(number, sizeof number, "%d", (int)upstream);
    set(&key_of_upstream, number);
}

char *
bs_preferences_mlir_opt(void)
{
    char *program = get(&key_of_mlir_opt);
    if (program && !*program)
        g_clear_pointer(&program, g_free);
    return program;
}

void
bs_preferences_set_mlir_opt(const char *program)
{
    set(&key_of_mlir_opt, program);
}
