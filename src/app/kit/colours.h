// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The colours that the desktop wants: light or dark, usual or high contrast.
#pragma once

#include "view/scene/look.h"

#include <gtk/gtk.h>

BsScheme bs_colours_scheme(void);
/* A paint in them, and as GTK wants it. */
guint32 bs_colours_paint(BsPaint paint);
GdkRGBA bs_colours_rgba(BsPaint paint, float alpha);
/* Calls `changed` with `object`, as long as there is one, when they are others. */
void bs_colours_watch(gpointer object, GCallback changed);
