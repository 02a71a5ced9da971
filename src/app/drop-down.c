// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/drop-down.h"

static void
setup(GtkListItemFactory *factory, GtkListItem *item)
{
    GtkWidget *label = gtk_label_new(NULL);
    (void)factory;
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_list_item_set_child(item, label);
}

static void
bind(GtkListItemFactory *factory, GtkListItem *item)
{
    GtkStringObject *string = gtk_list_item_get_item(item);
    (void)factory;
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)),
                       gtk_string_object_get_string(string));
}

void
bs_drop_down_complete(GtkDropDown *drop_down, const char *name)
{
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    GtkWidget *button = gtk_widget_get_first_child(GTK_WIDGET(drop_down));
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    gtk_drop_down_set_list_factory(drop_down, gtk_drop_down_get_factory(drop_down));
    gtk_drop_down_set_factory(drop_down, factory);
    g_object_unref(factory);
    gtk_accessible_update_property(GTK_ACCESSIBLE(drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                   -1);
    if (button)
        gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                       -1);
}
