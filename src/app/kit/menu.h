// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Menus that all windows share.
#pragma once

#include <gtk/gtk.h>

/* The menu of that name in ui/menus.ui; the application's. One for all windows: GTK 4.8 never lets
 * go of the sections of a menu that was shown in a button. */
static inline GMenuModel *
bs_menu(const char *name)
{
    GtkApplication *application = GTK_APPLICATION(g_application_get_default());
    return G_MENU_MODEL(gtk_application_get_menu_by_id(application, name));
}

/* From now on the items of each menu that is shown tell screen readers what they are. To be called
 * once. */
void bs_menus_name_items(void);
