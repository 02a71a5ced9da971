// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading files, and the names of those that are written, with one line on standard error when it
// does not work.
#pragma once

#include <glib.h>

/* Reads a file, or standard input for "-". FALSE after a message. Behind `*text` stand
   BS_TEXT_PADDING NULs; free with g_free(). */
gboolean bs_cli_read_file(const char *path, char **text, gsize *len);
/* The same of a dump, which may be the folder of --mlir-print-ir-tree-dir. */
gboolean bs_cli_read_dump(const char *path, char **text, gsize *len);
/* A copy of a text with these NULs behind it; free with g_free(). */
char *bs_cli_padded(const char *text, gsize len);
/* Whether two names are one file; devices and pipes are nobody's. */
gboolean bs_cli_is_same_file(const char *a, const char *b);
/* `path` for the first program of a file, "trace-2.json" for the second, ...; free with g_free().
 */
char *bs_cli_numbered_path(const char *path, guint number);
/* Says on standard error that a file was written, or (what != NULL) that `n` of what were written
   into a folder. */
void bs_cli_say_written(guint n, const char *what, const char *path);
