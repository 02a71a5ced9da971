// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of a table (app/tables/table.h) as the list sees them. The widgets of a dozen rows take
// as long as a frame has, whether they come or go: rows are written over where they stand, and what
// there are more or fewer of comes and goes a few at a time.
#pragma once

#include "app/tables/table-row.h"

typedef struct BsTableRows BsTableRows;

BsTableRows *bs_table_rows_new(void);
/* NULL is nothing to free. */
void bs_table_rows_free(BsTableRows *rows);

/* The rows, of BsTableRow; borrowed. The last ones may be missing yet, or be empty and about to
   go. */
GListModel *bs_table_rows_model(BsTableRows *rows);
/* Makes them say what those of `from` say, which are not to be used any more then. The objects that
   are there stay, for what they stood for or, where that is elsewhere now, for something else;
   those of them that say something else are added to the set `changed`. */
void bs_table_rows_take(BsTableRows *rows, GListModel *from, GHashTable *changed);
/* There are none. They are out of sight, and their widgets wait for the next ones; what they say is
   nothing, which those that said something are added to `changed` for. */
void bs_table_rows_put_away(BsTableRows *rows, GHashTable *changed);

/* The first row for which `is_it` is TRUE, or GTK_INVALID_LIST_POSITION. */
guint bs_table_rows_find(BsTableRows *rows, gboolean (*is_it)(const BsTableRow *row, gpointer data),
                         gpointer data);
/* Has all rows up to that one be there. */
void bs_table_rows_reach(BsTableRows *rows, guint row);
