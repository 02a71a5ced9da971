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
