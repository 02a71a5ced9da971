// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of the inspector, as data: what each is called, its columns, and how it is filled from
// the session. A new table is a row of `bs_tables`.
#pragma once

#include "app/tables/table.h"

typedef struct BsTableKind {
    const char *name;                          // of the page, for actions
    const char *title;                         // N_()
    const char *columns[BS_TABLE_COLUMNS + 1]; // N_(), NULL-terminated
    const char *empty;                         // N_(); said when there are no rows
    /* Appends BsTableRows for the session's cursor, function and selection. */
    void (*fill)(BsSession *session, GListStore *rows);
    gboolean of_selection; // changes with the selection, too
    gboolean follows;      // the row of what is selected is kept in sight
    const char *caption;   // N_(), of the selection and an event: an answer for there; or NULL
    gboolean of_picture;   // changes with the picture, which may be after the cursor has moved
    const char *page;      // where it is beside others; NULL: one of its own
    gboolean is_answer;    // its first row is said in a sentence, the others on demand
    gboolean is_below;     // below the table before it
    gboolean tells_end;    // what comes of it: nothing while that is asked for
    GtkWidget *(*picture)(BsSession *session); // of the same, before it on its page; or NULL
} BsTableKind;

enum { BS_N_TABLES = 15 };
extern const BsTableKind bs_tables[BS_N_TABLES];

/* Fills a table with what may be told: while somebody is asked, nothing of what comes behind that.
   FALSE: that would be all. */
gboolean bs_tables_fill(BsSession *session, guint table, GListStore *rows);
/* Of the tables of states the one that is shown: as the stage tracks ownership, alias sets, or
   indicators. */
const char *bs_tables_states(BsSession *session);
gboolean bs_tables_is_of_states(const char *name);
/* What is selected and its states at the cursor: "%a: owned in ^bb0"; NULL when nothing is.
   Free with g_free(). */
char *bs_tables_state_of_selection(BsSession *session);
