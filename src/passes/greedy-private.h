// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the greedy rewriter: folding of one op, and the table of known constants.
#pragma once

#include "ir/builder.h"
#include "passes/event.h"
#include "support/arena.h"
#include "support/intern.h"
#include "support/vec.h"

// -- folding (fold.c) ----------------------------------------------------------------------------

// Buffers that are reused from fold to fold. All zeroes is empty.
typedef struct BsFolder {
    BS_VEC(const BsAttr *) constants; // per operand of the op
    BS_VEC(BsFoldResult) results;     // per result of the op
    BS_VEC(BsValue *) values;
} BsFolder;

void bs_folder_clear(BsFolder *folder);

/* Whether ops of the row can fold at all. */
gboolean bs_folder_may_fold(const BsOpDef *def);

/* Tries to fold `op` by its row's function, then by its traits. IN_PLACE: the op was changed, the
   listener was told. RESULTS: folder->values has what its results are to be replaced by, constants
   made before it where they fold to attributes (`dialect` makes them). */
BsFold bs_folder_find(BsFolder *folder, BsBuilder *builder, const BsDialect *dialect, BsOp *op);
/* The same, and with RESULTS replaces the results and erases the op. */
BsFold bs_folder_fold(BsFolder *folder, BsBuilder *builder, const BsDialect *dialect, BsOp *op);

// -- known constants (constant-table.c) ----------------------------------------------------------

// The constants of one round: one per region that constants live in, value, type and kind of op.
typedef struct BsConstantTable {
    BsArena arena;
    BsIntern entries;
    BS_VEC(guint8) owned; // per op id: the table holds this constant
} BsConstantTable;

void bs_constant_table_clear(BsConstantTable *table);

/* Takes up the constant `op` of value `value`: moves it to the front of the entry block of its
   isolated parent unless it stands among the first constants there. FALSE when an equal one is
   held: then its uses were replaced and it was erased. */
gboolean bs_constant_table_add(BsConstantTable *table, BsBuilder *builder, BsEventSink *events,
                               BsOp *op, const BsAttr *value);
