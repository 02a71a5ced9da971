// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the tables are filled, for the table of tables.
#pragma once

#include "app/tables/tables.h"

// what they share (rows.c)
/* Appends a row, which the store takes over. */
void bs_rows_take(GListStore *rows, BsTableRow *row);
/* Names at the cursor, "" for NULL and for what is not there. Free with g_free(). */
char *bs_rows_value_name(BsDocument *document, const BsValue *value);
char *bs_rows_block_name(BsDocument *document, const BsBlock *block);
/* "%0 (%select)", "%arg1 (%x; line 2)": a name with the one that the source has, when it is
   another. Takes `name`. */
char *bs_rows_with_source(BsDocument *document, const BsValue *value, char *name);

// what is so at the cursor (tables-state.c)
void bs_fill_ownership(BsSession *session, GListStore *rows);
void bs_fill_alias_sets(BsSession *session, GListStore *rows);
void bs_fill_indicators(BsSession *session, GListStore *rows);
void bs_fill_liveness(BsSession *session, GListStore *rows);
void bs_fill_deallocs(BsSession *session, GListStore *rows);

// the picture as a list (tables-graph.c)
void bs_fill_graph(BsSession *session, GListStore *rows);

// what came before and after (tables-story.c)
void bs_fill_why(BsSession *session, GListStore *rows);
void bs_fill_why_not(BsSession *session, GListStore *rows);
void bs_fill_became(BsSession *session, GListStore *rows);
void bs_fill_history(BsSession *session, GListStore *rows);

// the run that is walked (tables-heap.c)
void bs_fill_run_heap(BsSession *session, GListStore *rows);

// figures (tables-figures.c)
void bs_fill_lifetimes(BsSession *session, GListStore *rows);
void bs_fill_counts(BsSession *session, GListStore *rows);
void bs_fill_scan(BsSession *session, GListStore *rows);
void bs_fill_findings(BsSession *session, GListStore *rows);
