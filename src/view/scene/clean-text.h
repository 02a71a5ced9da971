// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names in a program and names of files may hold any bytes; Pango wants UTF-8, and XML 1.0 has no
// way at all to write most control characters, not even escaped.
#pragma once

#include <glib.h>

/* `len` bytes of text (-1: up to the NUL) as one line of valid UTF-8: line ends and tabs become
 * blanks, other control characters, noncharacters and bytes that are no UTF-8 become U+FFFD. Free
 * with g_free(). */
char *bs_clean_text(const char *text, gssize len);

/* As much of a text as is read in a label: a word of more than 200 bytes loses its middle, a text
 * of more than 10,000 its end. (Pango lays a text out as a whole, GTK does so at many widths, and
 * what a word costs that is cut into lines grows with the square of its length.) Free with
 * g_free(). */
char *bs_clip_text(const char *text);
