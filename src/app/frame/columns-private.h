// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inside of the columns, for the files that they are made of: the widget (columns.c), the
// borders between them (columns-borders.c), and what differs (columns-diff.c).
#pragma once

#include "app/frame/columns.h"

enum { FIRST, N = BS_N_COLUMNS };

// Of which the differences are: when nothing of it is another, they are the same.
typedef struct Compared {
    const BsDocument *documents[N];
    guint32 positions[N];
    BsNaming naming[N];
    const char *function; // interned
    guint n;
} Compared;

struct _BsColumns {
    GtkBox parent_instance;
    BsSession *session;
    GtkWidget *bar;
    GtkDropDown *functions;
    GtkStringList *names;
    GtkLabel *state;
    GtkMenuButton *save;
    GtkPaned *sides, *others; // the first column, and the others
    gboolean divided;         // the borders between them have a place
    guint dividing;           // source id
    BsColumn *columns[N];
    guint n;
    Compared compared;
    BsDiff *diffs[N]; // of a column with the first one; NULL: it is not compared
    gboolean shown;
    gboolean third_chosen; // something was put there
    gboolean filling, selecting, scrolling, pointing;
};

/* Compares anew where something else stands in a column, and tells of it. */
void bs_columns_compare(BsColumns *self);
/* The program goes, and with it what was compared of it. */
void bs_columns_forget(BsColumns *self);
/* Puts what stands for one another at the same height again, as lines are wrapped now. */
void bs_columns_align(BsColumns *self);
/* Where a column stands between the borders (columns-borders.c). */
void bs_columns_place(BsColumns *self, guint number, GtkWidget *column);
/* Makes all of them as wide. */
void bs_columns_divide(BsColumns *self);
void bs_columns_init_borders(BsColumns *self);
void bs_columns_clear_borders(BsColumns *self);
