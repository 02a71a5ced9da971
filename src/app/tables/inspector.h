// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known at the cursor, below or beside the views: about what is selected (its state, why it
// is so, what became of it, its history) on one page, and about the function in view on others: the
// tables of app/tables/tables.h, and the list of events.
#pragma once

#include "app/session/session-box.h"

#include <gtk/gtk.h>

#define BS_TYPE_INSPECTOR (bs_inspector_get_type())
G_DECLARE_FINAL_TYPE(BsInspector, bs_inspector, BS, INSPECTOR, BsSessionBox)

/* The table in sight, by its name in app/tables/tables.h, or "events"; `table-changed` tells of
   another. Of several in sight, the one that was asked for, or has the focus. */
const char *bs_inspector_table(BsInspector *inspector);
/* Shows one of them. FALSE for other names. */
gboolean bs_inspector_show_table(BsInspector *inspector, const char *name);
/* The first cell of the row that is marked in the table in sight; see bs_table_pointed(). */
const char *bs_inspector_pointed(BsInspector *inspector);
/* Shows a row of a table, by their numbers. */
void bs_inspector_show_row(BsInspector *inspector, guint table, guint row);
/* Shows a table that speaks of the selection, made anew for where the cursor is. */
gboolean bs_inspector_ask(BsInspector *inspector, const char *name);
/* Its pages, beside which others may have their own: while such a page is visible it is shown like
   a table of that name. */
GtkStack *bs_inspector_pages(BsInspector *inspector);
/* What is said of the selection, which is scrolled where it has no room; NULL while that is not in
   sight. Borrowed. */
GtkWidget *bs_inspector_answers(BsInspector *inspector);
