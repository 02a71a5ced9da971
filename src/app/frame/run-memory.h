// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heap over the steps of the run that a person walks through: a chart whose line stands at the
// step of the cursor. Dragging the line, or Shift with an arrow key, moves the run; what is chosen
// in the chart is selected where it is made.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

#define BS_TYPE_RUN_MEMORY (bs_run_memory_get_type())
G_DECLARE_FINAL_TYPE(BsRunMemory, bs_run_memory, BS, RUN_MEMORY, GtkBox)

/* The session outlives it. */
GtkWidget *bs_run_memory_new(BsSession *session);
/* Without a room that scrolls: it is as high as its chart is. */
void bs_run_memory_show_whole(BsRunMemory *memory, gboolean whole);
