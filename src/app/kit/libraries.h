// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// GTK and what stands on it, compiled once for all files of the window: reading them takes longer
// than all of a file of ours. No file relies on it: with -Db_pch=false it is not there.
#include <adwaita.h>
#include <gtk/gtk.h>
#include <gtksourceview/gtksource.h>
