// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the greedy rewriter: folding of one op, the table of known constants, what is known of
// each row, and what is done to an op when its turn comes.
#pragma once

#include "analysis/id-map.h"
#include "ir/builder.h"
#include "passes/rewrite/fold.h"
#include "passes/rewrite/greedy-worklist.h"
#include "passes/rewrite/greedy.h"
#include "passes/rewrite/region-simplify.h"
#include "passes/run/event.h"
#include "support/arena.h"
#include "support/intern.h"
#include "support/vec.h"

// -- known constants (constant-table.c) ----------------------------------------------------------

// The constants of one round: one per region that constants live in, value, type and kind of op.
typedef struct BsConstantTable {
    BsArena arena;
    BsIntern entries;
} BsConstantTable;

void bs_constant_table_clear(BsConstantTable *table);
/* Empties it for the next round. */
void bs_constant_table_reset(BsConstantTable *table);

/* Takes up the constant `op` of value `value`: moves it to the front of the entry block of its
   isolated parent unless it stands among the first constants there. FALSE when an equal one is
   held: then its uses were replaced and it was erased. */
gboolean bs_constant_table_add(BsConstantTable *table, BsBuilder *builder, BsEventSink *events,
                               BsOp *op, const BsAttr *value);

// -- rows (greedy-rows.c) ------------------------------------------------------------------------

// A pattern that may apply to the ops of one row: of the pass, or of the row.
typedef struct BsGreedyCandidate {
    const char *name;
    guint32 benefit;
    const BsGreedyPattern *of_pass;
    const BsPattern *of_row;
} BsGreedyCandidate;

// What the rewriter knows of a row.
typedef struct BsGreedyRow {
    const BsDialect *dialect; // or NULL
    gboolean may_die, may_fold;
    gboolean inert;     // a visit does nothing to its ops, whatever is around them
    gboolean settles;   // a visit that does nothing to an op settles it, for all passes
    gboolean of_pass;   // patterns of the pass are among the candidates: ops that another pass
                        // settled are visited all the same
    GArray *candidates; // of BsGreedyCandidate, in the order to try them
} BsGreedyRow;

// By the number of the row; NULL: not met yet. All zeroes is empty.
typedef BS_VEC(BsGreedyRow *) BsGreedyRows;

/* The row of an op, made when it is met first. */
const BsGreedyRow *bs_greedy_rows_find(BsGreedyRows *rows, const BsContext *context,
                                       const BsGreedyConfig *config, const BsOpDef *def);

// The rows for what a pass asked for, which it may ask for again. All zeroes is empty.
typedef struct BsKnownRows {
    BS_VEC(struct BsRowsOfConfig *) all;
} BsKnownRows;

/* The rows for all that `config` says of patterns; those that depend on `takes` are forgotten by
   the next call. */
BsGreedyRows *bs_known_rows_of(BsKnownRows *known, const BsGreedyConfig *config);
void bs_known_rows_free(BsKnownRows *known);

// -- the driver (greedy.c) -----------------------------------------------------------------------

// Isolated ops have nothing to do with one another. So each is taken up when its turn comes, while
// it is in the processor's cache, and not at all when the round before changed nothing in it. When
// nobody listens, it goes through all of its rounds then (see settle()).
typedef struct BsGreedyProgress {
    gboolean settled;
    guint32 rounds;  // that it went through when it was settled
    guint32 seeded;  // the last round in which its contents were put on the worklist
    guint32 changed; // the last round in which something in it changed
} BsGreedyProgress;

typedef struct BsGreedyDriver {
    BsPassContext *context;
    const BsGreedyConfig *config;
    const BsRegion *scope; // only what is nested in it is visited
    BsBuilder builder;
    BsGreedyRows *rows;
    guint32 round; // from 1
    guint32 first_round;
    const BsOp *asked; // isolated op that was asked about last, and its progress
    BsGreedyProgress *progress_of_asked;
    guint64 n_visits, max_visits; // of the round
    gboolean stopped;             // the limit was reached
    gboolean stuck;               // an op that was settled did not converge
    gboolean erases_unreachable;  // before a round visits any op, as upstream does since 22
    gboolean erased_unreachable;  // it did, in this round
    gboolean settles;             // isolated ops, one after the other
    gboolean records;             // somebody listens, or may undo
    gboolean attempted;           // the last event is of an attempt that changed nothing
    guint32 last_change;          // the last round in which any of them, or what is around, changed

    // Empty, but for `known_rows`, between two runs.
    BsWorklist worklist;
    BsFolder folder;
    BsConstantTable constants; // of the round
    BsRegionSimplifier *simplifier;
    BsIdMap isolated;                    // ops, by id
    BS_VEC(BsGreedyProgress *) progress; // by their number there
    BsArena arena;                       // what it holds
    BS_VEC(BsOp *) unsure;               // settled ops that one more round might change
    BsKnownRows known_rows;
} BsGreedyDriver;

// -- one visit (greedy-visit.c) ------------------------------------------------------------------

typedef enum BsGreedyVisit {
    BS_VISIT_UNCHANGED,
    BS_VISIT_CHANGED,
    BS_VISIT_REWRITTEN
} BsGreedyVisit;

/* Erases an op that is dead, or folds it, or rewrites it by the first pattern that applies. What
   none of them does anything to is settled, where its row says that this can be. */
BsGreedyVisit bs_greedy_look_at(BsGreedyDriver *driver, const BsGreedyRow *row, BsOp *op);
