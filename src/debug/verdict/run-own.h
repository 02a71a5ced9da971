// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run is made in a document of its own: here ops and values of the session's document are found
// by their ids, as they are at the stage of the run, and jumps of the run by their ops.
#pragma once

#include "debug/document/document.h"
#include "debug/verdict/run-record.h"

typedef struct BsRunOwn {
    GHashTable *ops;    // id -> op of the session's document, at that stage
    GHashTable *values; // id -> value, likewise
    GHashTable *jumps;  // id of an op -> number of its first jump + 1
} BsRunOwn;

/* Notes what a document has at the end of a stage, and the jumps of a run. What it had is
   forgotten. */
void bs_run_own_note(BsRunOwn *own, BsDocument *document, guint32 stage, BsRunRecord *record);
void bs_run_own_clear(BsRunOwn *own);

/* By id; NULL: there is none. */
const BsOp *bs_run_own_find_op(const BsRunOwn *own, guint32 id);
const BsValue *bs_run_own_find_value(const BsRunOwn *own, guint32 id);
/* The number of jump number `i` of an op in the record's program, in `*jump`; FALSE: it has not so
   many. */
gboolean bs_run_own_jump(const BsRunOwn *own, BsRunRecord *record, const BsOp *op, guint32 i,
                         guint32 *jump);
