// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The search bar: an entry, how many hits there are, and which of them is in view. Going to a hit
// moves the cursor to its event or stage, or selects its op, value or block; of a row of a table
// it only tells. Signals: `changed` (count, place or expression), `table-hit` (numbers of a table
// and of its row are to be shown).
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>
#include <gtksourceview/gtksource.h>

#define BS_TYPE_SEARCH_BAR (bs_search_bar_get_type())
G_DECLARE_FINAL_TYPE(BsSearchBar, bs_search_bar, BS, SEARCH_BAR, GtkBox)

/* What text views highlight while the bar is open; owned by the bar. */
GtkSourceSearchSettings *bs_search_bar_settings(BsSearchBar *bar);

/* Opens the bar, and searches for `text` unless NULL. */
void bs_search_bar_open(BsSearchBar *bar, const char *text);
/* Closes it when the keyboard is in it. FALSE when it was not. */
gboolean bs_search_bar_leave(BsSearchBar *bar);
/* To the next (previous) hit, around the ends. */
void bs_search_bar_go(BsSearchBar *bar, gboolean forward);

gboolean bs_search_bar_is_regex(BsSearchBar *bar);
void bs_search_bar_set_regex(BsSearchBar *bar, gboolean is_regex);
/* What is searched for; NULL when nothing is. Borrowed. */
GRegex *bs_search_bar_regex(BsSearchBar *bar);
guint bs_search_bar_count(BsSearchBar *bar); // hits so far
guint bs_search_bar_at(BsSearchBar *bar);    // the hit in view, from 1; 0: none yet
gboolean bs_search_bar_is_busy(BsSearchBar *bar);
