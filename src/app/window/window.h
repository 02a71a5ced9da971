// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The window: one session, its views, and its parts (parts.h), each with the `win.*` actions
// that menus, shortcuts and D-Bus share.
#pragma once

#include "app/session/session.h"

#include <adwaita.h>

#define BS_TYPE_WINDOW (bs_window_get_type())
G_DECLARE_FINAL_TYPE(BsWindow, bs_window, BS, WINDOW, AdwApplicationWindow)

BsWindow *bs_window_new(GtkApplication *application);
/* Whether nothing was opened in it yet, so that a file may use it. */
gboolean bs_window_is_empty(BsWindow *window);
void bs_window_open(BsWindow *window, GFile *file);
/* What it shows, or NULL. Borrowed. */
GFile *bs_window_file(BsWindow *window);
/* Whether what was typed there is not saved. */
gboolean bs_window_is_unsaved(BsWindow *window);
/* A message at the bottom. */
void bs_window_say(BsWindow *window, const char *text);
