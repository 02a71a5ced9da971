// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a check: stages and functions in check.c, what a stage has moved, copied and folded
// in check-moves.c, what is said of a fault in check-text.c.
#pragma once

#include "debug/verdict/check.h"
#include "sim/trial.h"

// Where an allocation is.
typedef struct BsCheckPlace {
    BsOp *op;
    const BsBlock *block;
    BsOp *next;           // the next op that is no allocation
    const BsOp *parallel; // the affine.parallel around it, or NULL
} BsCheckPlace;

// Which leaks count.
typedef enum BsCheckLeaks {
    BS_LEAKS_NONE,      // a pass will free
    BS_LEAKS_ALL,       // it has freed
    BS_LEAKS_WHO_FREES, // none is there to free: those of functions that do it themselves
} BsCheckLeaks;

// A function at the end of a stage.
typedef struct BsCheckState {
    guint32 hash;            // of its text
    gboolean calls;          // it depends on others
    gboolean has_indicators; // of MLIR-HLO, which trials do not follow
    BsCheckLeaks leaks;
    GArray *faults;    // of BsFault: all that it has
    GArray *places;    // of BsCheckPlace
    GPtrArray *clones; // values that are clones the program has made
} BsCheckState;

typedef struct BsCheck {
    BsDocument *document;
    const char *function; // the only one, or NULL
    GCancellable *cancellable;
    GPtrArray *findings;
    GHashTable *states; // function -> BsCheckState, of the stage before
    GHashTable *said;   // ops of which was told what needs no trial
    guint64 steps;      // of all trials
    guint32 stage;
    BsCallees *callees; // of the stage
    // Functions that a pass has freed all of, and those that one will; or all functions.
    GHashTable *freed, *to_free;
    gboolean all_freed, frees_all;
} BsCheck;

// -- moves (check-moves.c) ------------------------------------------------------------------------

/* Notes where the function's allocations are, and its clones. */
void bs_check_find_places(BsCheckState *state, BsOp *function);
/* Values that the stage has made clones and were what they are clones of. Free with
   g_hash_table_unref(). */
GHashTable *bs_check_copies(const BsCheck *check, BsOp *function);
/* For BsTrial.renewed: allocations that were elsewhere. NULL: none has moved. Tells of moves that
   may be wrong whatever a trial finds. */
GHashTable *bs_check_renewed(BsCheck *check, const BsCheckState *before, const BsOp *function);
/* Buffers that another op makes since this stage are other ones in `known`. */
void bs_check_rename(const BsCheck *check, GHashTable *known, BsOp *function);
/* What takes no trial: allocations on the stack that are too large or grow it. */
void bs_check_stack(BsCheck *check, BsOp *function);

// -- texts (check-text.c) -------------------------------------------------------------------------

/* A finding of the stage that is checked. Its text may be completed; belongs to the check. */
BsFinding *bs_check_add(BsCheck *check, const BsOp *function, BsLoc loc, gboolean is_sure,
                        char *text);
void bs_check_note(BsFinding *finding, BsLoc loc, char *text);
/* What is to be said of a fault, at the end of its stage. `complete`: all paths were tried. */
void bs_check_add_fault(BsCheck *check, const BsOp *function, const BsFault *fault,
                        gboolean complete);
/* Of a write that is seen in a clone and in the buffer, since the clone is that. */
void bs_check_add_shown(BsCheck *check, const BsOp *function, const BsFault *fault);
void bs_finding_free(gpointer finding);
