// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What GTK 4.8 says too much of buttons with a mnemonic.
#pragma once

#include <gtk/gtk.h>

/* Every button in `widget` whose label has a mnemonic is called by the label alone. GTK puts the
   text with the underscore before it: "_Open Open". */
void bs_mnemonics_name_once(GtkWidget *widget);
