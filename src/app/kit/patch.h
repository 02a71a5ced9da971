// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places that are drawn anew as wholes. GTK compares what is drawn with what was drawn, letter run
// by letter run, and where some thirty of them differ it draws the whole window anew, which without
// a graphics card takes longer than a frame. A widget in which a step changes many small things
// says so by a patch: one place that covers them.
#pragma once

#include <gtk/gtk.h>

/* Appends what is not seen, over `place`, and differs from what another `serial` appends: both
   places are drawn anew. It goes below what it covers, before that is appended. */
void bs_patch_snapshot(GtkSnapshot *snapshot, const graphene_rect_t *place, guint serial);
