// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known at the cursor, below the views: the sentence of the step, always in sight, and
// tables of ownership, live sets, deallocs with the reason of each operand, and events.
#pragma once

#include "app/session.h"

#include <gtk/gtk.h>

#define BS_TYPE_INSPECTOR (bs_inspector_get_type())
G_DECLARE_FINAL_TYPE(BsInspector, bs_inspector, BS, INSPECTOR, GtkBox)

/* Shows one of the tables: "ownership", "liveness", "deallocs", "events". FALSE for other names. */
gboolean bs_inspector_show_table(BsInspector *inspector, const char *name);
