// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One record of the journal is one primitive change. ir/mutate.c describes a change as a record;
// doing it, recording it, undoing and redoing it are all here, so that each change exists once.
#pragma once

#include "ir/journal.h"

typedef enum BsRecordKind {
    BS_RECORD_OP_LINK,   // a new op takes its operands and successors
    BS_RECORD_OP_UNLINK, // an erased op lets go of them
    BS_RECORD_OP_INSERT, // a: block, b: op before which it goes, or NULL
    BS_RECORD_OP_REMOVE, // a: block, b: op that followed
    BS_RECORD_OPS_MOVE,  // a: last of the run, b: op that followed there, c: from block, d: to
                         // block, e: before
    BS_RECORD_OPERAND,   // i: number, a: old value, b: new one, c and d: place in the old use list
    BS_RECORD_OPERANDS,  // a: old slots, b: new ones, i: how many old ones, n: new ones, kept: how
                         // many of the first hold what they held, in the same places
    BS_RECORD_SUCCESSOR, // as OPERAND
    BS_RECORD_ATTRS,     // a: old dictionary, b: new one
    BS_RECORD_LOC,       // a: old location, b: new one
    BS_RECORD_TYPE,      // of a value; a: old type, b: new one
    BS_RECORD_BLOCK_INSERT, // a: region, b: block before which it goes
    BS_RECORD_BLOCK_REMOVE, // a: region, b: block that followed
    BS_RECORD_ARG_INSERT,   // i: number, a: the argument
    BS_RECORD_ARG_REMOVE,
} BsRecordKind;

typedef struct BsRecord {
    guint32 kind, i;
    guint32 n, kept;
    void *subject; // the op, block or value that changes
    void *a, *b, *c, *d, *e;
} BsRecord;

/* Does the change, and records it when the program's journal records. `record` is filled in with
   what undoing takes. */
void bs_journal_do(BsIr *ir, BsRecord *record);
/* BS_RECORD_OP_LINK of an op that is new, and BS_RECORD_OP_INSERT: most of all changes, so they
   need no record when nothing records. */
void bs_journal_link(BsIr *ir, BsOp *op);
void bs_journal_insert(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before);
/* Adds to the list of bs_journal_heir(); something records. */
void bs_journal_note_heir(BsIr *ir, const void *thing, const void *heir);
/* BS_RECORD_OPERANDS with no more values than before, when nothing records: into the slots that are
   there. Taking operands off a long list one by one would fill the arena with copies. */
void bs_journal_refill_operands(BsOp *op, guint32 kept, guint32 n, BsValue *const *values);
