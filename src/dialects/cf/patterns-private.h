// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the patterns of cf: one side of a branch.
#pragma once

#include "dialects/common/rewrite.h"

// A block and what is passed to it.
typedef struct BsCfTarget {
    BsBlock *block;
    BsValues operands;
} BsCfTarget;

void bs_cf_target_init(BsCfTarget *target, const BsOp *op, guint32 successor);
void bs_cf_target_clear(BsCfTarget *target);

/* When the block does nothing but branch on: makes its target the target. */
gboolean bs_cf_target_collapse(BsCfTarget *target);

/* Replaces a terminator by cf.br. */
void bs_cf_replace_by_br(BsBuilder *builder, BsOp *op, const BsCfTarget *target);
/* ... to the op's own successor. */
void bs_cf_replace_by_br_to(BsBuilder *builder, BsOp *op, guint32 successor);
