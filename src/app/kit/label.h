// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of a program in labels and tooltips. A name in it may have any length, and a label lays out
// all of its text at once: what shows a program's text goes through here, which clips it
// (view/scene/clean-text.h).
#pragma once

#include <gtk/gtk.h>

/* Shows a text; NULL is none. */
void bs_label_show(GtkLabel *label, const char *text);
/* A new label with a text. */
GtkWidget *bs_label_new(const char *text);
/* Its text goes on in the next line, also within a word that is longer than a line: without a
   hyphen, which would be another letter of a name. Sets its attributes. */
void bs_label_wrap(GtkLabel *label);
/* Its tooltip says what it says, which it may have no room for. */
void bs_label_tell_whole(GtkLabel *label);
/* What a tooltip says; NULL is none. */
void bs_label_tooltip(GtkWidget *widget, const char *text);
