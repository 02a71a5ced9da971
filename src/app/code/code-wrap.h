// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code whose long lines go on in the next row, further to the right than they begin: what is below
// an op and begins where it does is another op.
#pragma once

#include "syntax/printer.h"

#include <gtk/gtk.h>

/* Wraps the lines of a view, or none. `changed`: since it was done last; O(of their text). */
void bs_code_wrap(GtkTextView *view, gboolean wraps, BsTextLines changed);
/* Wraps the lines of a buffer that the view shows now and then between two places, which stay. */
void bs_code_wrap_lines(GtkTextView *view, GtkTextBuffer *buffer, const GtkTextIter *begin,
                        const GtkTextIter *end);
/* The font may be another one: rows but the first are as many columns to the right as before. */
void bs_code_indent_anew(GtkTextView *view);
/* What the layout of such a line has as its indent, in pixels: the rows but the first are that much
   to the right. */
int bs_code_indent(GtkTextView *view, const char *line, gsize len);
