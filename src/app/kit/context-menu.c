// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/context-menu.h"

#include "app/kit/menu.h"

typedef struct ContextMenu {
    GtkWidget *widget, *holder;
    GtkWidget *popover; // NULL until it is asked for
    const char *menu;
    BsContextAim aim;
    gpointer data;
} ContextMenu;

static gboolean
pop_up(ContextMenu *self, double x, double y)
{
    GdkRectangle at = {(int)x, (int)y, 1, 1};
    double left, top;
    if (x < 0)
        at = (GdkRectangle){gtk_widget_get_width(self->widget) / 2, 0, 1, 1};
    if (!self->aim(self->data, x, y, &at))
        return FALSE;
    if (!self->popover) {
        self->popover = gtk_popover_menu_new_from_model(bs_menu(self->menu));
        gtk_popover_set_has_arrow(GTK_POPOVER(self->popover), FALSE);
        // Beside the pointer, from where it may slide up: below it would be cut off at the screen's
        // end.
        gtk_popover_set_position(GTK_POPOVER(self->popover), GTK_POS_RIGHT);
        gtk_widget_set_valign(self->popover, GTK_ALIGN_START);
        gtk_widget_set_parent(self->popover, self->holder);
        g_signal_connect_swapped(self->popover, "closed", G_CALLBACK(gtk_widget_grab_focus),
                                 self->widget);
    }
    gtk_widget_translate_coordinates(self->widget, self->holder, at.x, at.y, &left, &top);
    at.x = (int)left;
    at.y = (int)top;
    gtk_popover_set_pointing_to(GTK_POPOVER(self->popover), &at);
    gtk_popover_popup(GTK_POPOVER(self->popover));
    return TRUE;
}

static void
on_pressed(GtkGesture *click, int n_press, double x, double y, gpointer data)
{
    const ContextMenu *self = data;
    gtk_widget_grab_focus(self->widget); // which has it again when the menu goes
    if (pop_up(data, x, y))
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
on_keys(GtkWidget *widget, GVariant *none, gpointer data)
{
    return pop_up(data, -1, -1);
}

static void
on_destroy(ContextMenu *self)
{
    if (self->popover && gtk_widget_get_parent(self->popover))
        gtk_widget_unparent(self->popover);
    self->popover = NULL;
}

static void
free_menu(gpointer data, GClosure *closure)
{
    g_free(data);
}

void
bs_context_menu_add(GtkWidget *widget, GtkBox *holder, const char *menu, BsContextAim aim,
                    gpointer data)
{
    static const struct {
        guint key;
        GdkModifierType state;
    } keys[] = {{GDK_KEY_F10, GDK_SHIFT_MASK}, {GDK_KEY_Menu, 0}};
    ContextMenu *self = g_new0(ContextMenu, 1);
    *self = (ContextMenu){widget, GTK_WIDGET(holder), NULL, menu, aim, data};
    g_signal_connect_data(holder, "destroy", G_CALLBACK(on_destroy), self, free_menu,
                          G_CONNECT_SWAPPED);
    GtkGesture *click = gtk_gesture_click_new();
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), GDK_BUTTON_SECONDARY);
    // The widget's own menu would come first.
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
    g_signal_connect(click, "pressed", G_CALLBACK(on_pressed), self);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
    GtkEventController *shortcuts = gtk_shortcut_controller_new();
    gtk_event_controller_set_propagation_phase(shortcuts, GTK_PHASE_CAPTURE);
    for (guint i = 0; i < G_N_ELEMENTS(keys); i++)
        gtk_shortcut_controller_add_shortcut(
            GTK_SHORTCUT_CONTROLLER(shortcuts),
            gtk_shortcut_new(gtk_keyval_trigger_new(keys[i].key, keys[i].state),
                             gtk_callback_action_new(on_keys, self, NULL)));
    gtk_widget_add_controller(widget, shortcuts);
}
