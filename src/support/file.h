// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that the program writes for people.
#pragma once

#include <glib.h>

/* Writes `len` bytes to a file. One that is there already is replaced when all is written; links
   are followed, and devices and pipes written into, as everything that opens its output does. FALSE
   with an error (G_FILE_ERROR) that has `path` and the reason. */
gboolean bs_file_write(const char *path, const char *text, gsize len, GError **error);
