// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The signs of the window, what each is called, and in which colour: one click away.
#pragma once

#include <gtk/gtk.h>

/* A popover with a row for each state of a memref and each mark of a dealloc. */
GtkWidget *bs_legend_new(void);
