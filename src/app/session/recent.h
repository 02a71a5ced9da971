// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files that were opened last, as the desktop keeps them: its file dialogs list them, too.
#pragma once

#include <gtk/gtk.h>

/* Notes that the file was opened; what is in no folder (a sample, standard input) is not noted. */
void bs_recent_add(GFile *file);
/* The addresses of those that are still there, the last one first. Free with g_ptr_array_unref().
 */
GPtrArray *bs_recent_uris(void);
/* Keeps the menu of them (ui/menus.ui) up to date from now on. */
void bs_recent_fill_menu(void);
