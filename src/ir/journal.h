// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The journal: every change of a program, with what is needed to undo and redo it. Moving in it
// never runs a pass. A position counts records from 0 (nothing done); the journal keeps all records
// while it moves, and recording is only possible at its end.
#pragma once

#include "ir/ir.h"

struct BsJournal;

/* Records so far. */
guint32 bs_journal_length(const BsJournal *journal);
/* The same of a program; 0: no journal is recording. */
guint32 bs_ir_n_changes(const BsIr *ir);
/* How many ops were erased by them, with those nested in others. */
guint32 bs_journal_n_erased(const BsJournal *journal);
/* Where the program stands now: records before it are done. */
guint32 bs_journal_position(const BsJournal *journal);
/* Undoes or redoes records until `position` of them are done. */
void bs_journal_seek(BsIr *ir, guint32 position);
/* Forgets the records that are undone, for who tries changes and takes them back: recording goes on
   where the program stands. Nobody may look any more at what only they made. */
void bs_journal_cut(BsIr *ir);
/* Bytes that the records take, for figures. */
gsize bs_journal_memory(const BsJournal *journal);

// What took the place of what (see bs_value_note_heir()): both are values, or both ops. Doing and
// undoing changes nothing here: who asks looks at which of them is there.
typedef struct BsHeir {
    const void *thing, *heir;
} BsHeir;

/* How many were noted, and number `i` of them, in the order of the run. */
guint32 bs_journal_n_heirs(const BsJournal *journal);
BsHeir bs_journal_heir(const BsJournal *journal, guint32 i);

// What a record did, for views that show changes (differences, "what did this step change").
typedef struct BsChange {
    enum {
        BS_CHANGE_OP_INSERTED, // also: moved to here
        BS_CHANGE_OP_REMOVED,  // also: moved away
        BS_CHANGE_OP_MODIFIED, // operand, attribute, successor, result type
        BS_CHANGE_BLOCK_INSERTED,
        BS_CHANGE_BLOCK_REMOVED,
        BS_CHANGE_BLOCK_MODIFIED, // arguments
        BS_CHANGE_OTHER,
    } kind;
    BsOp *op;
    BsOp *last; // of several ops that moved; else `op`
    BsBlock *block;
    gboolean renames; // values and blocks may have other names for it
} BsChange;

/* The change of record `i`, i < length. */
BsChange bs_journal_change(const BsJournal *journal, guint32 i);

/* Adds to the set `ops` those that read differently, maybe, before and after record `i`, whichever
   way: what it changed, and all that is around that where the program stands now. FALSE: it may be
   many others, too. */
gboolean bs_journal_touched(const BsJournal *journal, guint32 i, GHashTable *ops);
