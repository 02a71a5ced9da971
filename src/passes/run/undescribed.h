// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of mlir-opt that have no row here: what a pass refuses of them upstream's may take.
#pragma once

#include "ir/diag.h"
#include "ir/ir.h"

/* Says at an error that is about the op, when it is such an op, whose limit that is, and what
 * helps. Of an op that upstream does not know either the message is upstream's, and stays it: what
 * helps is said beside it (`why`). Nothing when the op is described. */
void bs_note_undescribed(BsDiag *diag, const BsOp *op);
