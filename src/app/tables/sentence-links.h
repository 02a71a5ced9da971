// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A sentence in a label, in which the names of what it speaks of are links: pressing one selects
// the thing, in all views, and pointing at one points at it.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

/* Makes a label one that bs_sentence_links_show() can show sentences in. The session outlives it.
 */
void bs_sentence_links_init(GtkLabel *label, BsSession *session);
/* Shows a text that begins with the sentence of an event of the session's document. */
void bs_sentence_links_show(GtkLabel *label, guint32 event, const char *text);
/* Says what the link is that has the focus, for who does not see it: called when the focus may have
   moved. */
void bs_sentence_links_tell(GtkLabel *label);
