// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One program: its root op, the arena that everything of it lives in, and the journal of its
// changes.
#pragma once

#include "ir/context.h"
#include "ir/op.h"
#include "support/vec.h"

typedef struct BsJournal BsJournal;

// An entry of the section `{-# ... #-}` of a file.
typedef struct BsFileResource {
    gboolean external;   // of another tool, not of a dialect
    const char *section; // the dialect's or tool's name, interned
    const char *key;     // interned
    const char *text;    // the value as it is printed
} BsFileResource;

enum {
    BS_IR_MADE_WORDS = 8,
    BS_IR_SPARE_SIZES = 64, // in eight bytes; what is larger is not used again
};

struct BsIr {
    BsContext *context;
    BsArena arena;
    BsOp *root;                // a builtin.module
    BsJournal *journal;        // NULL: changes are not recorded
    guint32 event;             // the event that changes belong to (see BsOp.event); 0: the source
    guint32 n_flow_changes;    // changes so far that may make values of several ops undominated:
                               // of blocks, successors, and of where ops with regions stand
    guint32 flow_verified;     // n_flow_changes when the whole program was verified last
    BsFileResource *resources; // of the file; no pass changes them
    guint32 n_resources;
    guint32 n_ops, n_values, n_blocks; // ids given so far: sizes for side tables
    guint64 made[BS_IR_MADE_WORDS];    // bits; of which rows ops were made, see bs_ir_may_have()
    BS_VEC(BsOp *) erased;             // since bs_ir_recycle(); without a journal
    gpointer spare[BS_IR_SPARE_SIZES]; // memory for new ops, by size; each points at the next
    guint64 has_spare;                 // bits: of which sizes there is some
};

/* Whether an op of that name was ever made; FALSE is sure. Saves a walk over all ops. */
gboolean bs_ir_may_have(const BsIr *ir, const char *name);

/* A program without a root op, whose types and attributes are of `context`, which outlives it. */
BsIr *bs_ir_new(BsContext *context);
/* Frees the program and its journal. */
void bs_ir_free(BsIr *ir);

/* Adds a resource; the strings live as long as the program. */
void bs_ir_add_resource(BsIr *ir, const BsFileResource *resource);

/* Without a journal, uses the memory of erased ops for new ones from now on: nobody may look at an
   erased op any more. For between two passes. */
void bs_ir_recycle(BsIr *ir);

/* Starts recording; there is one journal per program. */
void bs_ir_start_journal(BsIr *ir);
