// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/drop-down.h"

#include "app/kit/label.h"

static void
setup(GtkListItemFactory *factory, GtkListItem *item)
{
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_list_item_set_child(item, label);
}

static void
bind(GtkListItemFactory *factory, GtkListItem *item)
{
    GtkStringObject *string = gtk_list_item_get_item(item);
    bs_label_show(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(string));
}

// Newer releases of GTK name them by what is in them, which would go before.
static void
set_label(GtkWidget *widget, const char *label)
{
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                   -1);
}

static void
name_choice(GtkWidget *choice)
{
    const char *name = g_object_get_data(G_OBJECT(choice), "name");
    GtkWidget *button = gtk_widget_get_first_child(choice);
    g_autoptr(GtkStringObject) chosen = NULL;
    g_object_get(choice, "selected-item", &chosen, NULL);
    g_autofree char *label =
        chosen ? g_strdup_printf("%s: %s", name, gtk_string_object_get_string(chosen))
               : g_strdup(name);
    set_label(choice, label);
    if (GTK_IS_BUTTON(button))
        set_label(button, label);
}

void
bs_drop_down_name(GtkWidget *choice, const char *name)
{
    g_object_set_data_full(G_OBJECT(choice), "name", g_strdup(name), g_free);
    g_signal_connect(choice, "notify::selected-item", G_CALLBACK(name_choice), NULL);
    name_choice(choice);
}

static gboolean
has_strings(GtkStringList *list, const char *const *strings, guint n)
{
    guint same = 0;
    while (same < n && strings[same] &&
           g_str_equal(gtk_string_list_get_string(list, same), strings[same]))
        same++;
    return same == n && !strings[n];
}

// All at once: with each that is added one by one, the drop-down goes through all of them.
void
bs_drop_down_set_strings(GtkStringList *list, const char *const *strings)
{
    const guint n = g_list_model_get_n_items(G_LIST_MODEL(list));
    if (!has_strings(list, strings, n))
        gtk_string_list_splice(list, 0, n, strings);
}

void
bs_drop_down_complete(GtkDropDown *drop_down, const char *name)
{
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    gtk_drop_down_set_list_factory(drop_down, gtk_drop_down_get_factory(drop_down));
    gtk_drop_down_set_factory(drop_down, factory);
    g_object_unref(factory);
    bs_drop_down_name(GTK_WIDGET(drop_down), name);
}
