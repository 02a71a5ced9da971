// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Searching the tables of the inspector, those that are not in sight as well. Works in small
// portions: a table may have a row for every op.
#pragma once

#include "app/session/session.h"

typedef struct BsTableHit {
    guint table; // in bs_tables
    guint row;
} BsTableHit;

typedef struct BsTableSearch BsTableSearch;

/* Begins to search all tables for the rows that have the text, or match the expression, in one of
   their cells. The list of events is none of them: debug/telling/search.h knows its sentences. It
   is to be freed before the session moves or loads. Free with bs_table_search_free(). */
BsTableSearch *bs_table_search_new(BsSession *session, const char *pattern, gboolean is_regex);
/* NULL is nothing. */
void bs_table_search_free(BsTableSearch *search);

/* Searches on for about so many microseconds. TRUE while there is more to search. What is found
   later is appended. */
gboolean bs_table_search_run(BsTableSearch *search, gint64 microseconds);

guint bs_table_search_length(const BsTableSearch *search); // how many were found so far
/* The one at `index`, in their order. */
BsTableHit bs_table_search_get(const BsTableSearch *search, guint index);
