// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two or three columns of code (app/frame/column.h): stages of the window's run, and other
// pipelines on the same source. The first one is what the others are compared with: lines that
// stand for one another are at the same height, and scrolled together; selecting an op in one
// selects its counterparts in the others, and in the window's run. `changed` tells that something
// else stands there, or their differences are others; `selected` that something else is selected;
// `missing` as a column does.
#pragma once

#include "app/frame/column.h"

#define BS_TYPE_COLUMNS (bs_columns_get_type())
G_DECLARE_FINAL_TYPE(BsColumns, bs_columns, BS, COLUMNS, GtkBox)

enum { BS_N_COLUMNS = 3 };

/* While they are not shown they compare and load nothing. */
void bs_columns_show(BsColumns *columns, gboolean shown);
gboolean bs_columns_are_shown(BsColumns *columns);
/* Two, or all three. The third has the system that the others are not of at first. */
void bs_columns_set_n(BsColumns *columns, guint n);
guint bs_columns_n(BsColumns *columns);
/* What is above the columns. */
GtkWidget *bs_columns_bar(BsColumns *columns);
/* Whether shown or not; there are BS_N_COLUMNS. */
BsColumn *bs_columns_get(BsColumns *columns, guint number);
/* Puts something into a column, see bs_column_put(). */
gboolean bs_columns_put(BsColumns *columns, guint number, const char *what);
/* Puts the pipeline into the second column, with that of the window in the first; with "" another
   one of the systems, with "*" both others, in two columns. FALSE: there is no such pipeline. */
gboolean bs_columns_put_systems(BsColumns *columns, const char *what);
/* Puts a run into the last column, the third when there are two; one that is there already stays
   where it is. */
void bs_columns_add(BsColumns *columns, const char *what);
/* Whether the programs of all columns are there. */
gboolean bs_columns_are_ready(BsColumns *columns);

/* What differs: "6 added", of three columns for each of the others. Free with g_free(). */
char *bs_columns_summary(BsColumns *columns);
/* The rows that are left blank in each: "0, 6"; for tests and scripts. Free with g_free(). */
char *bs_columns_gaps(BsColumns *columns);
/* Brings difference `number` into sight, from 0; returns how many there are. */
guint bs_columns_show_difference(BsColumns *columns, guint number);
