// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A table of the inspector: rows of text in named columns, each row standing for an op, value,
// block or event. Choosing a row selects what it stands for, and goes to its event.
#pragma once

#include "app/tables/table-row.h"

#define BS_TYPE_TABLE (bs_table_get_type())
G_DECLARE_FINAL_TYPE(BsTable, bs_table, BS, TABLE, GtkBox)

/* `titles` is NULL-terminated, at most BS_TABLE_COLUMNS; the last column takes the room that is
 * left. */
GtkWidget *bs_table_new(BsSession *session, const char *name, const char *const *titles);
/* How wide a cell may make its column, in letters; longer ones are cut off, and the columns behind
   the first share the room that is left. Without it cells are as wide as they are long. Before
   there are rows. */
void bs_table_limit_cells(BsTable *table, int letters);
/* What its last column says is not cut off, but takes more lines. Before there are rows. */
void bs_table_wrap(BsTable *table);
/* The first cell of the first row in sight that is marked, as the pointer is on its op in another
   view; "" for none. Borrowed. */
const char *bs_table_pointed(BsTable *table);
/* Shows the rows of a list of BsTableRow; `empty` is said when there are none. */
void bs_table_set_rows(BsTable *table, GListModel *rows, const char *empty);
/* A line above the rows, which says what they are of; NULL: none. */
void bs_table_set_caption(BsTable *table, const char *caption);
/* Whether a row of it is being chosen: a move of the cursor comes from there. */
gboolean bs_table_is_choosing(BsTable *table);
/* Brings a row into sight and selects it, without selecting what it stands for elsewhere. */
void bs_table_show_row(BsTable *table, guint row);
/* Does that for the row of an op, else of a value, else of a block; when there is none, no row is
   selected. */
void bs_table_show(BsTable *table, const BsOp *op, const BsValue *value, const BsBlock *block);
/* Puts a table, or what is around it, into a page under its title, where there are others beside
   it; NULL: it says itself what it is of. */
void bs_table_add_headed(GtkBox *page, GtkWidget *table, const char *title);
