// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A sentence or another text in a label, in which the names of what it speaks of are links:
// pressing one selects the thing, in all views, and pointing at one points at it.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

/* Makes a label one that bs_sentence_links_show() can show sentences in. The session outlives it.
 */
void bs_sentence_links_init(GtkLabel *label, BsSession *session);
/* Shows a text that begins with the sentence of an event of the session's document. */
void bs_sentence_links_show(GtkLabel *label, guint32 event, const char *text);
/* Shows the sentence of the session's step, in a run or in the passes. */
void bs_sentence_links_show_step(GtkLabel *label);
/* Shows any text: what it names is looked for when it is pressed, in that function (NULL: the one
   in view). */
void bs_sentence_links_show_text(GtkLabel *label, const char *function, const char *text);
/* Shows a text without links. */
void bs_sentence_links_show_plain(GtkLabel *label, const char *text);
/* Whether such a label has links now. */
gboolean bs_sentence_links_has(GtkWidget *label);
/* Says what the link is that has the focus, if the label has it, for who does not see it: called
   when the focus may have moved. Whether it has been said. */
void bs_sentence_links_tell(GtkLabel *label, gboolean has_focus);
/* Has that done whenever a key may have moved it, for a label in no table. */
void bs_sentence_links_tell_keys(GtkLabel *label);
gboolean bs_sentence_links_is_told(GtkWidget *label);
