// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cards in a code view: under each dealloc or retain a small table of what it does with which
// memref, on what condition, and who owns it then. The text stays what it is: its lines leave room.
#pragma once

#include "debug/document/snapshot.h"

#include <gtk/gtk.h>

typedef struct BsCodeCards BsCodeCards;

/* For a view with its buffer, which both outlive it. Free with bs_code_cards_free(). */
BsCodeCards *bs_code_cards_new(GtkTextView *view);
void bs_code_cards_free(BsCodeCards *cards);

/* Puts cards under the deallocs of a text, as the program was after event `at`, in place of those
   before; a text with very many gets the first of them. NULL for `text`: none. */
void bs_code_cards_show(BsCodeCards *cards, BsDocument *document, const BsText *text, guint32 at);
/* What the cards say, a line for each row: "15: %own | always | ...". Free with g_free(). */
char *bs_code_cards_text(const BsCodeCards *cards);
