// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inside of the columns, for the files that they are made of: the widget (columns.c), and what
// differs (columns-diff.c).
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
    GtkBox *sides;
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
