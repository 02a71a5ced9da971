// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A cell of a table (app/tables/table.h): a label, its looks, and the widget of the row that it is
// in.
#pragma once

#include "app/tables/table-row.h"

/* A label, which says all of its text in a tip where that is cut off. `most_letters`: -1: any
   number. `wraps`: it is cut off nowhere, but takes more lines. */
GtkWidget *bs_table_cell_new(guint column, int most_letters, gboolean wraps);
/* The number of its column. */
guint bs_table_cell_column(gpointer cell);
/* The widget of the row, or NULL while the cell is in none. Borrowed. */
GtkWidget *bs_table_cell_row(GtkWidget *cell);

/* Gives it a class of styles, or takes that away. */
void bs_table_cell_set_class(GtkWidget *cell, const char *css_class, gboolean wanted);
/* Marks it when its row is of the op that is pointed at. */
void bs_table_cell_mark_pointed(GtkWidget *cell, const BsTableRow *row, const BsOp *op);
/* How narrow its column can be with this text in it. */
void bs_table_cell_set_least_width(GtkWidget *cell, const char *text);
/* Lets the row be as high as the lines of a cell that wraps; to be called when the cell is in its
 * row. */
void bs_table_cell_let_wrap(GtkWidget *cell);
/* Names the widget of the row, for screen readers, after all of its cells. */
void bs_table_cell_name_row(GtkWidget *cell, const BsTableRow *row);
