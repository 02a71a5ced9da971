// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of memrefs at the cursor: their ownership, replayed from the events of the pass
// that tracks it; which of them are freed or retained where; and live sets. Everything is about the
// program at the cursor.
//
// The ownership pass keeps one cell per (value, block). Before it began there are no cells. After
// it ended, cells keep their last state for values that still exist, until a pass begins that
// tracks alias sets (debug/buffers/alias-sets.h).
#pragma once

#include "debug/document/cursor.h"

typedef struct BsCell {
    BsValue *value;
    BsBlock *block;        // where the state holds
    BsOwnership ownership; // at the cursor
    guint32 since;         // event that set it
} BsCell;

/* Whether ownership is known at the cursor at all: the pass that tracks it has begun, and none
   since that tracks alias sets. Then a memref without a cell is "uninitialized", else it has no
   state to show. */
gboolean bs_document_has_ownership(const BsDocument *document);

/* The state of `value` in `block` (NULL: in the block that defines it). FALSE when it has no cell
   there; `*cell` is then uninitialized, since 0. */
gboolean bs_document_ownership(BsDocument *document, const BsValue *value, const BsBlock *block,
                               BsCell *cell);

/* Appends the cells (of BsCell) of a function (NULL: of all) at the cursor whose value and block
   exist, in the order in which they were first set. */
void bs_document_cells(BsDocument *document, const BsOp *function, GArray *cells);

/* All events that set a cell of the value, its alias set or its indicator, as event numbers, for
   its history. */
void bs_document_ownership_history(BsDocument *document, const BsValue *value, GArray *events);

// -- at other moments -----------------------------------------------------------------------------

// What a stage tracks of memrefs: one of the three systems.
typedef enum BsTracked { BS_TRACKS_OWNERSHIP, BS_TRACKS_ALIASES, BS_TRACKS_INDICATORS } BsTracked;

// A stage that tracks the states of memrefs: what is said of them holds until the next one.
typedef struct BsEpoch {
    guint32 first; // its first event; 0: there is none yet
    guint32 owned; // the same of the last one that tracks ownership
    BsTracked tracked;
} BsEpoch;

/* The last one that began with or before event `at`. */
BsEpoch bs_document_epoch(BsDocument *document, guint32 at);
/* The events (guint32) that speak of alias sets, or of indicators, in a function, in order, or
   NULL. Borrowed. */
const GArray *bs_document_alias_events(BsDocument *document, const BsOp *function);
const GArray *bs_document_indicator_events(BsDocument *document, const BsOp *function);
/* The state of a cell after event `at`; FALSE when it has none. */
gboolean bs_document_ownership_at(BsDocument *document, const BsValue *value, const BsBlock *block,
                                  guint32 at, BsCell *cell);

// -- deallocs -------------------------------------------------------------------------------------

// One operand of a bufferization.dealloc, with why it is there.
typedef struct BsDeallocItem {
    BsRole role;      // TO_FREE or RETAINED
    BsReason reason;  // NONE when no event gave one (an op of the source)
    BsValue *operand; // the operand itself (for one to free often the base buffer)
    BsValue *memref;  // the memref that it stands for
    BsValue
        *condition; // to free: its condition; retained: the op's result that says who owns it now
} BsDeallocItem;

typedef struct BsDeallocInfo {
    BsOp *op;        // the dealloc
    guint32 event;   // the event that inserted it first, 0 for the source
    BsBlock *target; // the successor that it is for, or NULL
    GArray *items;   // of BsDeallocItem: first all to free, then all retained
} BsDeallocInfo;

/* The lists of a dealloc that exists at the cursor. Free with bs_dealloc_info_clear(). FALSE when
 * it is not a dealloc. */
gboolean bs_document_dealloc_info(BsDocument *document, BsOp *dealloc, BsDeallocInfo *info);
void bs_dealloc_info_clear(BsDeallocInfo *info);
/* Appends the bufferization.dealloc ops of a function (NULL: of all) at the cursor in textual
 * order. */
void bs_document_deallocs(BsDocument *document, const BsOp *function, GPtrArray *ops);

// What happens to a memref at a place: the signs beside it.
typedef enum BsMarkKind { BS_MARK_FREED, BS_MARK_RETAINED } BsMarkKind;
typedef struct BsMark {
    BsMarkKind kind;
    BsValue *value;          // the memref
    BsOp *op;                // bufferization.dealloc, memref.dealloc, deallocation.retain or free
    BsBlock *block;          // where the op is
    BsBlock *target;         // retained: for this successor; or NULL
    BsValue *condition;      // freed: NULL means always; retained: the result
    gboolean unless_aliased; // freed only if it is none of the op's retained memrefs
    gboolean by_indicator;   // the condition is an indicator: freed unless it is null ...
    gboolean never;          // ... as it always is; see bs_indicators_settle()
} BsMark;

/* Appends (BsMark) what the deallocs of a function do at the cursor, in textual order. */
void bs_document_marks(BsDocument *document, const BsOp *function, GArray *marks);
/* The same of one op that exists there. */
void bs_document_op_marks(BsDocument *document, BsOp *op, GArray *marks);

// -- live sets ------------------------------------------------------------------------------------

/* Appends the values live into and out of a block at the cursor (upstream's Liveness), oldest value
   first. Either array may be NULL. The analysis of a region is kept until the cursor moves.
 */
void bs_document_liveness(BsDocument *document, const BsBlock *block, GPtrArray *live_in,
                          GPtrArray *live_out);
