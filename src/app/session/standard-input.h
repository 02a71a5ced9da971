// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program that is no file of the user's, from standard input or made smaller
// (debug/reduce/reduce.h), as a file that a window can open and open again.
#pragma once

#include <glib.h>

/* Reads standard input to its end and keeps it in the user's cache, under a name that says what it
 * holds: the same text is the same file, with its marks. Only the newest few are kept. Returns the
 * path, to be freed, or NULL when it could not be kept. */
char *bs_standard_input_keep(void);
/* The same of a program that was made smaller, with a copy of the effects sheet at that path, if
 * there is one (or NULL), beside it. */
char *bs_reduced_keep(const char *text, gsize len, const char *sheet);
/* Whether the path is one that these have given. */
gboolean bs_standard_input_is_kept(const char *path);
