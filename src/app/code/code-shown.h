// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lines as a text view can show them: valid, and of very long ones the begin.
#pragma once

#include <glib.h>

/* Whether the lines of a text are those of a text buffer, too, and it needs no mending. */
gboolean bs_code_is_plain(const char *text, gsize len);
/* A line as it is shown: valid, on one line of a buffer, of a very long one the begin. Free with
   g_free(). */
char *bs_code_shown_line(const char *text, gsize len);
/* Cuts the lines of a text that are too long. */
void bs_code_clip_lines(GString *text);
