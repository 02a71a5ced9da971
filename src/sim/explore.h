// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All paths of a function: the machine runs it with open numbers, those that it is given, that are
// in its caller's memory, or of which nobody says what they are. Where one decides (a branch, a
// bound of a loop, who owns a buffer) the run forks. There is one semantics: what an op does is
// what the machine does, and memory, buffers and what points to them are concrete. Which memrefs of
// the caller are one, and how large they are, the input says that a run begins with.
//
// Bounds: so many paths and steps; a place decides at most BS_EXPLORE_ROUNDS times on a path to go
// on as before. Two paths that come to the same place with the same buffers in the same values, and
// the same numbers where these are not open, go on as one: what was decided of open numbers is
// taken to make no difference behind there, but of those bits that are used again. Where that are
// more paths than are followed, it is done once more for a few buffers at a time, with what does
// not matter for these left out of the comparison (sim/slice.h).
//
// What a path shows is a finding only when an input takes it there: the path gives an input that
// fits to all that it has decided, to be tried.
#pragma once

#include "sim/witness.h"
#include "support/cancellable.h"

#include <glib.h>

enum { BS_EXPLORE_ROUNDS = 3, BS_EXPLORE_DECISIONS = 6 };

// A decision on an open number.
typedef struct BsDecision {
    const BsOp *op;
    const BsValue *value; // that is open; NULL: of a loop, whether there is another round
    guint64 is;           // what it is on the path; of a loop: whether it goes on
} BsDecision;

// Where a path ended.
typedef struct BsLeaf {
    BsEnding ending;
    GArray *faults;    // of BsWitness
    GArray *decisions; // of BsDecision: the first BS_EXPLORE_DECISIONS
    guint n_decisions;
    BsInput *input; // that fits to what was decided
} BsLeaf;

typedef struct BsPaths {
    GPtrArray *leaves;    // of BsLeaf: those with a fault, and those that nothing was merged into
    guint n_paths;        // in all
    guint n_merged;       // that went on as another one
    guint64 n_steps;      // of all
    gboolean is_bounded;  // a loop was left after as many rounds as there may be
    gboolean is_limited;  // it is only that there are more paths, or steps, than are followed
    gboolean is_complete; // there are not, and all ended
    const char *why;      // not: "paths", "steps", what is not followed
} BsPaths;

typedef struct BsExploreOptions {
    guint paths;   // at most, for all buffers and for each few; 0: 400
    guint64 steps; // the same; 0: 200,000
    GCancellable *cancellable;
} BsExploreOptions;

/* The paths of a function, from an input whose numbers are guesses. Free with bs_paths_free(). */
BsPaths *bs_explore(const BsProgram *program, const BsOp *function, const BsInput *input,
                    const BsExploreOptions *options);
/* Accepts NULL. */
void bs_paths_free(BsPaths *paths);
