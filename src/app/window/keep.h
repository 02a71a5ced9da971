// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What outlives the windows: files, places, panes and zoom, in a key file in the user's state
// directory.
#pragma once

#include <gtk/gtk.h>

/* Writes down what all windows show, for the next time. They do so themselves, but not at once.
   Where none has a program of a file, what was kept stays. */
void bs_keep_all(GtkApplication *application);
/* The names of the windows that were there when the program ended last, and whose files are still
   there. A new window comes back to one of them by `win.come-back`, at once: soon what is kept is
   that of the new windows. */
char **bs_kept_windows(void);
