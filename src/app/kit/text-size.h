// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How large the desktop wants text.
#pragma once

#include <gtk/gtk.h>

/* How many times as large as usual. */
double bs_text_size(GtkWidget *widget);
