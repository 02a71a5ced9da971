// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sentence of the step: below the views, always in sight, with the room of its lines.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

#define BS_TYPE_SENTENCE_BAR (bs_sentence_bar_get_type())
G_DECLARE_FINAL_TYPE(BsSentenceBar, bs_sentence_bar, BS, SENTENCE_BAR, GtkBox)

/* Marks in sentences what is searched for, from now on; NULL: nothing. */
void bs_sentence_bar_mark(BsSentenceBar *bar, GRegex *wanted);
/* Its type may be another: it has the room of its lines again. */
void bs_sentence_bar_fit(BsSentenceBar *bar);
