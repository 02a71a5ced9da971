// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Newer releases of GTK (4.18 is one) add up on the accessibility bus where widgets are in their
// parents, and lose the paddings and borders of those. The tests load this into the program, by
// which each place is told from where the one of the parent begins, as GTK 4.8 does.
#include <gtk/gtk.h>

static GtkWidget *
accessible_parent(GtkWidget *widget)
{
    GtkAccessible *parent = gtk_accessible_get_accessible_parent(GTK_ACCESSIBLE(widget));
    while (parent && !GTK_IS_WIDGET(parent)) { // the page of a stack
        GtkAccessible *above = gtk_accessible_get_accessible_parent(parent);
        g_object_unref(parent);
        parent = above;
    }
    if (parent)
        g_object_unref(parent); // the tree holds it
    return parent ? GTK_WIDGET(parent) : NULL;
}

static gboolean
get_bounds(GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
    GtkWidget *widget = GTK_WIDGET(accessible);
    if (!gtk_widget_get_realized(widget))
        return FALSE;
    GtkWidget *parent = GTK_IS_ROOT(widget) ? NULL : accessible_parent(widget);
    graphene_point_t place = GRAPHENE_POINT_INIT_ZERO;
    if (parent && !gtk_widget_compute_point(widget, parent, &place, &place))
        return FALSE;
    *x = (int)place.x;
    *y = (int)place.y;
    *width = gtk_widget_get_width(widget);
    *height = gtk_widget_get_height(widget);
    return TRUE;
}

// Is as large as its child, which tells where it is in the stack.
static gboolean
get_page_bounds(GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
    GtkWidget *child = gtk_stack_page_get_child(GTK_STACK_PAGE(accessible));
    if (!get_bounds(GTK_ACCESSIBLE(child), x, y, width, height))
        return FALSE;
    *x = *y = 0;
    return TRUE;
}

// Called whenever a class got what it has of an interface.
static void
on_interface(gpointer data, gpointer interface)
{
    GtkAccessibleInterface *accessible = interface;
    if (G_TYPE_FROM_INTERFACE(interface) != GTK_TYPE_ACCESSIBLE)
        return;
    const GType type = accessible->g_iface.g_instance_type;
    if (g_type_is_a(type, GTK_TYPE_WIDGET))
        accessible->get_bounds = get_bounds;
    else if (g_type_is_a(type, GTK_TYPE_STACK_PAGE))
        accessible->get_bounds = get_page_bounds;
}

__attribute__((constructor)) static void
load(void)
{
    g_unsetenv("LD_PRELOAD"); // what the program starts goes without
    g_type_add_interface_check(NULL, on_interface);
}
