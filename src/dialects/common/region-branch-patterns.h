// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The patterns that upstream has since 22 for every op that passes values on to its regions and
// results (populateRegionBranchOpInterfaceCanonicalizationPatterns). Each takes time linear in what
// is passed.
#pragma once

#include "ir/opdef.h"

/* An input that only one value reaches is that value, where it is known. */
gboolean bs_region_branch_make_inputs_dead(BsBuilder *builder, BsOp *op);
/* Inputs to which the same is passed are one. */
gboolean bs_region_branch_remove_duplicate_uses(BsBuilder *builder, BsOp *op);
/* Inputs that nobody uses go, with what is passed to them. */
gboolean bs_region_branch_remove_dead_inputs(BsBuilder *builder, BsOp *op);

// Rows for the list of an op.
#define BS_REGION_BRANCH_PATTERNS                                            \
    {"(anonymous namespace)::MakeRegionBranchOpSuccessorInputsDead", 1,      \
     bs_region_branch_make_inputs_dead, BS_SINCE_22},                        \
        {"(anonymous namespace)::RemoveDuplicateSuccessorInputUses", 1,      \
         bs_region_branch_remove_duplicate_uses, BS_SINCE_22},               \
    {                                                                        \
        "(anonymous namespace)::RemoveDeadRegionBranchOpSuccessorInputs", 1, \
            bs_region_branch_remove_dead_inputs, BS_SINCE_22                 \
    }
