// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The window: one session, its views, and the `win.*` actions that menus, shortcuts and D-Bus share
// (select.c).
#pragma once

#include "app/session/session.h"

#include <adwaita.h>

#define BS_TYPE_WINDOW (bs_window_get_type())
G_DECLARE_FINAL_TYPE(BsWindow, bs_window, BS, WINDOW, AdwApplicationWindow)

BsWindow *bs_window_new(GtkApplication *application);
/* Whether nothing was opened in it yet, so that a file may use it. */
gboolean bs_window_is_empty(BsWindow *window);
void bs_window_open(BsWindow *window, GFile *file);
/* Opens the windows that were there when the program ended last. FALSE when there is none. */
gboolean bs_window_restore_all(GtkApplication *application);
/* Writes down what all windows show, for the next time. They do so themselves, but not at once. */
void bs_window_keep_all(GtkApplication *application);
/* A short message at the bottom. */
void bs_window_say(BsWindow *window, const char *format, ...) G_GNUC_PRINTF(2, 3);
