// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What was run last and where one stood in it: with that begins the run of the next text of the
// program, as one edits it.
#pragma once

#include "debug/document/document.h"

typedef struct BsRunLast {
    char *function, *args; // owned; NULL: nothing was asked for, or an input is to be found
    guint64 step;
} BsRunLast;

/* Notes a run in place of the one before. What is given is copied. */
void bs_run_last_note(BsRunLast *last, const char *function, const char *args, guint64 step);
/* What was run last is no run of this function of a document, whose input could differ. FALSE, too,
   where the function that was run is gone from the document: then this one has its place. */
gboolean bs_run_last_is_other(const BsRunLast *last, BsDocument *document, const char *function);
void bs_run_last_clear(BsRunLast *last);
