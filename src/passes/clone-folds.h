// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What goes wrong when canonicalize takes a clone for what it is a clone of (SimplifyClones): the
// pattern looks for frees between the two deallocations that are ops of the block, and not into
// loops or callees. Nor does it ask whether one of the two is written while the other is read: by
// its contract a clone may be what it is a clone of, so that this is the program's fault, but it is
// easily overlooked. A function with clones is tried out before and after (passes/trial.h), and so
// is an op of an unknown dialect that stands where functions do.
#pragma once

#include "passes/pass.h"

typedef struct BsCloneFolds BsCloneFolds;

/* Tries out the functions in `root` that have clones: NULL when none has. Free with
   bs_clone_folds_free(). Costs a walk, and two trials for each such function. */
BsCloneFolds *bs_clone_folds_new(BsPassContext *context, BsOp *root);
/* Tries those out again that have fewer clones now, and says which buffers are used or freed when
   they are free and were not before: errors where that is sure, as in passes/buffer-findings.h,
   else warnings. Warns of writes that are seen in both now; not of clones that a pass has made in
   the place of the buffer itself. */
void bs_clone_folds_say(const BsCloneFolds *folds);
void bs_clone_folds_free(BsCloneFolds *folds);
