// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differences of texts that are no programs to us, line by line.
#pragma once

#include <glib.h>

// How many lines each of both may have, between those that begin and end both, to be compared one
// by one: more are said to be others altogether.
enum { BS_LIMIT_LINES_COMPARED = 4000 };

typedef struct BsLinesDiff {
    guint32 added, removed;
} BsLinesDiff;

/* Appends the lines of both, each behind "  ", "- " or "+ ", with `context` lines of those that are
   the same around each difference, and "..." for the rest. */
BsLinesDiff bs_lines_diff(const char *before, gsize before_len, const char *after, gsize after_len,
                          guint32 context, GString *out);
