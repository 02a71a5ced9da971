// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which leaks count where no pass is there to free: those of functions that free some buffers
// themselves. What nobody frees waits for a pass that may be run later.
#pragma once

#include "sim/judge.h"

/* Whether an input shows that a buffer is freed which the function makes, or in it. */
gboolean bs_verdict_frees_in(const BsVerdict *verdict, const BsOp *function);
/* Of the last stage of a judge, in which `root` was executed: whether a buffer leaks whose function
   frees some. One that somebody may have of whom nobody says what he does, does not. Cost: that of
   the runs that show leaks, where something is freed. */
gboolean bs_verdict_leaks_itself(const BsJudge *judge, const BsVerdict *verdict, const BsOp *root);
