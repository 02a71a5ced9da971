// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialog in which the preferences are chosen.
#pragma once

#include <gtk/gtk.h>

/* A dialog above a BsWindow, whose `win.upstream` and `win.mlir-opt` it uses; to be presented. */
GtkWindow *bs_preferences_window_new(GtkWindow *parent);
