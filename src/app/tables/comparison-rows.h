// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of a comparison of several runs (debug/compare/comparison.h).
#pragma once

#include "app/tables/table.h"
#include "debug/compare/comparison.h"

// Where what a row speaks of can be selected.
typedef struct BsComparedRun {
    BsSession *session;
    guint32 position; // the event after which its code is
} BsComparedRun;

/* A table with a column for each run: figures of the function, and where each buffer is freed;
   choosing a row selects the buffer. As many runs as the comparison has. */
GtkWidget *bs_comparison_table(BsSession *session, const BsComparison *comparison,
                               const char *function, const BsComparedRun *runs);
/* A table with a row for each run, and what it costs; choosing a row presses the action with the
   run's name. */
GtkWidget *bs_comparison_runs_table(BsSession *session, const BsComparison *comparison,
                                    const char *function, const char *action);
