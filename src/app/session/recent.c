// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/recent.h"
#include "app/kit/menu.h"
#include "support/i18n.h"

static char name[] = "Bufscope"; // the desktop knows by it who opened what

void
bs_recent_add(GFile *file)
{
    if (!g_file_is_native(file))
        return;
    static char mime[] = "text/x-mlir", program[] = "bufscope %u";
    GtkRecentData data = {.mime_type = mime, .app_name = name, .app_exec = program};
    g_autofree char *uri = g_file_get_uri(file);
    gtk_recent_manager_add_full(gtk_recent_manager_get_default(), uri, &data);
}

static gint
compare(gconstpointer a, gconstpointer b)
{
    GtkRecentInfo *first = *(GtkRecentInfo *const *)a, *second = *(GtkRecentInfo *const *)b;
    return g_date_time_compare(gtk_recent_info_get_modified(second),
                               gtk_recent_info_get_modified(first));
}

GPtrArray *
bs_recent_uris(void)
{
    enum { MOST = 8 };
    g_autoptr(GPtrArray) ours =
        g_ptr_array_new_with_free_func((GDestroyNotify)gtk_recent_info_unref);
    GList *all = gtk_recent_manager_get_items(gtk_recent_manager_get_default());
    for (GList *item = all; item; item = item->next) {
        if (gtk_recent_info_has_application(item->data, name) && gtk_recent_info_exists(item->data))
            g_ptr_array_add(ours, gtk_recent_info_ref(item->data));
    }
    g_list_free_full(all, (GDestroyNotify)gtk_recent_info_unref);
    g_ptr_array_sort(ours, compare);
    GPtrArray *uris = g_ptr_array_new_with_free_func(g_free);
    for (guint i = 0; i < MIN(ours->len, MOST); i++)
        g_ptr_array_add(uris, g_strdup(gtk_recent_info_get_uri(ours->pdata[i])));
    return uris;
}

// A line under a letter is for the menu's own words.
static char *
label_of(const char *uri)
{
    g_autofree char *path = g_filename_from_uri(uri, NULL, NULL);
    g_autofree char *base = path ? g_filename_display_basename(path) : g_strdup(uri);
    g_auto(GStrv) parts = g_strsplit(base, "_", -1);
    return g_strjoinv("__", parts);
}

static void
fill_menu(void)
{
    GMenu *menu = G_MENU(bs_menu("recent_menu"));
    g_autoptr(GPtrArray) uris = bs_recent_uris();
    g_menu_remove_all(menu);
    for (guint i = 0; i < uris->len; i++) {
        g_autofree char *label = label_of(uris->pdata[i]);
        g_autoptr(GMenuItem) item = g_menu_item_new(label, NULL);
        g_menu_item_set_action_and_target(item, "win.open-file", "s", uris->pdata[i]);
        g_menu_append_item(menu, item);
    }
    if (!uris->len)
        g_menu_append(menu, _("None Yet"), "win.none");
}

void
bs_recent_fill_menu(void)
{
    g_signal_connect(gtk_recent_manager_get_default(), "changed", G_CALLBACK(fill_menu), NULL);
    fill_menu();
}
