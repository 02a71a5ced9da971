// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One program: its root op, the arena that everything of it lives in, and the journal of its
// changes.
#pragma once

#include "ir/context.h"
#include "ir/op.h"

typedef struct BsJournal BsJournal;

struct BsIr {
    BsContext *context;
    BsArena arena;
    BsOp *root;         // a builtin.module
    BsJournal *journal; // NULL: changes are not recorded
    guint32 event;      // the event that changes belong to (see BsOp.event); 0: the source
    guint32 n_ops, n_values, n_blocks; // ids given so far: sizes for side tables
};

/* A program without a root op, whose types and attributes are of `context`, which outlives it. */
BsIr *bs_ir_new(BsContext *context);
/* Frees the program and its journal. */
void bs_ir_free(BsIr *ir);

/* Starts recording; there is one journal per program. */
void bs_ir_start_journal(BsIr *ir);
