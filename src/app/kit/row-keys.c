// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/row-keys.h"

// What keys do: rows to go by, within the list.
static const struct {
    guint key, on_keypad;
    int by;
    gboolean in_text; // means nothing to an entry in the row
} moves[] = {
    // clang-format off
    {GDK_KEY_Down,      GDK_KEY_KP_Down,      1,         TRUE},
    {GDK_KEY_Up,        GDK_KEY_KP_Up,        -1,        TRUE},
    {GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 8,         FALSE},
    {GDK_KEY_Page_Up,   GDK_KEY_KP_Page_Up,   -8,        FALSE},
    {GDK_KEY_End,       GDK_KEY_KP_End,       G_MAXINT16, FALSE},
    {GDK_KEY_Home,      GDK_KEY_KP_Home,      G_MININT16, FALSE},
    // clang-format on
};

static GtkListBoxRow *
find_chosen(GtkListBox *list, int *length)
{
    GtkListBoxRow *row, *chosen = NULL;
    int i;
    for (i = 0; (row = gtk_list_box_get_row_at_index(list, i)); i++) {
        if (!chosen && gtk_widget_get_can_focus(GTK_WIDGET(row)))
            chosen = row;
    }
    *length = i;
    return chosen;
}

// To a list that has no row in mind, Tab tries its first only, and Shift+Tab its last.
static void
keep_in_mind(GtkListBox *list)
{
    int length;
    GtkListBoxRow *chosen = find_chosen(list, &length);
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(list));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    if (chosen && !(focus && gtk_widget_is_ancestor(focus, GTK_WIDGET(list))))
        gtk_widget_set_focus_child(GTK_WIDGET(list), GTK_WIDGET(chosen));
}

// GTK forgets the row when the keyboard leaves the list.
static void
on_root(GtkListBox *list)
{
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(list));
    if (root)
        g_signal_connect_object(root, "notify::focus-widget", G_CALLBACK(keep_in_mind), list,
                                G_CONNECT_SWAPPED);
}

// One row alone is on the way of Tab, the one that arrow keys have come to; what is in it follows.
void
bs_row_keys_choose(GtkListBox *list, GtkListBoxRow *chosen)
{
    GtkListBoxRow *row;
    for (int i = 0; (row = gtk_list_box_get_row_at_index(list, i)); i++)
        gtk_widget_set_can_focus(GTK_WIDGET(row), row == chosen);
    keep_in_mind(list);
}

static void
go_to(GtkListBox *list, int index)
{
    GtkListBoxRow *row = gtk_list_box_get_row_at_index(list, index);
    bs_row_keys_choose(list, row);
    gtk_widget_grab_focus(GTK_WIDGET(row));
}

static gboolean
on_key(GtkListBox *list, guint key, guint code, GdkModifierType state)
{
    int length;
    GtkListBoxRow *from = find_chosen(list, &length);
    const int at = from ? gtk_list_box_row_get_index(from) : 0;
    const gboolean in_row = from && gtk_widget_has_focus(GTK_WIDGET(from));
    if (!length || state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
        return FALSE;
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++) {
        if ((key == moves[i].key || key == moves[i].on_keypad) && (in_row || moves[i].in_text)) {
            go_to(list, CLAMP(at + moves[i].by, 0, length - 1));
            return TRUE;
        }
    }
    return FALSE;
}

static void
on_press(GtkListBox *list, int n_press, double x, double y)
{
    GtkListBoxRow *row = gtk_list_box_get_row_at_y(list, (int)y);
    if (row)
        bs_row_keys_choose(list, row);
}

void
bs_row_keys_add(GtkListBox *list)
{
    GtkEventController *keys = gtk_event_controller_key_new();
    GtkGesture *click = gtk_gesture_click_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(keys, "key-pressed", G_CALLBACK(on_key), list);
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_press), list);
    gtk_widget_add_controller(GTK_WIDGET(list), keys);
    gtk_widget_add_controller(GTK_WIDGET(list), GTK_EVENT_CONTROLLER(click));
    g_signal_connect(list, "notify::root", G_CALLBACK(on_root), NULL);
    on_root(list);
    bs_row_keys_choose(list, gtk_list_box_get_row_at_index(list, 0));
}
