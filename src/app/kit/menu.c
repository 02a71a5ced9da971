// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/menu.h"

// Newer releases of GTK name an item by its label, which GTK 4.18 takes for an ornament.
static void
name_items(GtkWidget *widget)
{
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    g_autofree char *text = NULL;
    if (gtk_accessible_get_accessible_role(accessible) == GTK_ACCESSIBLE_ROLE_MENU_ITEM &&
        g_object_class_find_property(G_OBJECT_GET_CLASS(widget), "text")) {
        g_object_get(widget, "text", &text, NULL);
        gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
        gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
         child = gtk_widget_get_next_sibling(child))
        name_items(child);
}

static gboolean
on_map(GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
    GtkWidget *widget = g_value_get_object(values);
    if (GTK_IS_POPOVER_MENU(widget))
        name_items(widget);
    return G_SOURCE_CONTINUE;
}

void
bs_menus_name_items(void)
{
    g_type_class_unref(g_type_class_ref(GTK_TYPE_WIDGET)); // signals come with the class
    g_signal_add_emission_hook(g_signal_lookup("map", GTK_TYPE_WIDGET), 0, on_map, NULL, NULL);
}
