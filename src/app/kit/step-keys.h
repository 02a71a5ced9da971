// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// N and B step while the picture or a table has the keyboard: one hand walks on while the other
// goes by arrows.
#pragma once

#include <gtk/gtk.h>

/* Adds them to a widget in which nothing is typed. */
void bs_step_keys_add(GtkWidget *widget);
