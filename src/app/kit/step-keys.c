// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/step-keys.h"

void
bs_step_keys_add(GtkWidget *widget)
{
    static const struct {
        guint key;
        const char *action;
    } keys[] = {{GDK_KEY_n, "win.walk-forward"}, {GDK_KEY_b, "win.walk-back"}};
    GtkEventController *shortcuts = gtk_shortcut_controller_new();
    for (guint i = 0; i < G_N_ELEMENTS(keys); i++)
        gtk_shortcut_controller_add_shortcut(
            GTK_SHORTCUT_CONTROLLER(shortcuts),
            gtk_shortcut_new(gtk_keyval_trigger_new(keys[i].key, 0),
                             gtk_named_action_new(keys[i].action)));
    gtk_widget_add_controller(widget, shortcuts);
}
