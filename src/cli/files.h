// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading and writing files, with one line on standard error when it does not work.
#pragma once

#include <glib.h>

/* Reads a file, or standard input for "-". FALSE after a message. Behind `*text` stand
   BS_TEXT_PADDING NULs; free with g_free(). */
gboolean bs_cli_read_file(const char *path, char **text, gsize *len);
/* Replaces a file's contents. FALSE after a message. */
gboolean bs_cli_write_file(const char *path, const GString *text);
/* `path` for the first program of a file, "trace-2.json" for the second, ...; free with g_free().
 */
char *bs_cli_numbered_path(const char *path, guint number);
/* Says on standard error that a file was written, or (what != NULL) that `n` of what were written
   into a folder. */
void bs_cli_say_written(guint n, const char *what, const char *path);
