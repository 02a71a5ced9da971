// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What goes wrong when canonicalize takes a clone for what it is a clone of (SimplifyClones): the
// pattern looks for frees between the two deallocations that are ops of the block, and not into
// loops or callees. Nor does it ask whether one of the two is written while the other is read: by
// its contract a clone may be what it is a clone of, so that this is the program's fault, but it is
// easily overlooked. A function is tried out before its first clone is folded and after the
// last (passes/trial.h), and so is an op of an unknown dialect that stands where functions do.
#pragma once

#include "passes/pass.h"

// Empty until the first clone is folded.
typedef struct BsCloneFolds {
    BsPassContext *context;
    GHashTable *functions; // what is known of each, by its op; NULL: none yet
} BsCloneFolds;

/* Nothing is known yet. */
void bs_clone_folds_init(BsCloneFolds *folds, BsPassContext *context);
/* Told before an op is replaced: when that is the first clone of its function, the function is
   tried out as it is now. `folds` is a BsCloneFolds. Costs two trials for each function with clones
   that are replaced. */
void bs_clone_folds_watch(gpointer folds, BsOp *op);
/* Tries those functions in `root` out again, and says which buffers are used or freed when they are
   free and were not before: errors where that is sure, as in passes/buffer-findings.h, else
   warnings. Warns of writes that are seen in both now; not of clones that a pass has made in the
   place of the buffer itself. */
void bs_clone_folds_say(const BsCloneFolds *folds, BsOp *root);
/* Frees what it knows. */
void bs_clone_folds_clear(BsCloneFolds *folds);
