// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/refusals.h"

#include "support/i18n.h"

const BsRefusalRule bs_rule_structured_loops = {
    "Only structured control-flow loops are supported.",
    N_("the blocks form a cycle: write the loop as scf.for or scf.while")};
const BsRefusalRule bs_rule_region_branch = {
    "All operations with attached regions need to implement the RegionBranchOpInterface.",
    N_("lower the op to one whose control flow is known, as scf.if or scf.for")};

void
bs_refusals_add(GArray *refusals, BsOp *op, const BsRefusalRule *rule)
{
    const BsRefusal refusal = {op, rule->text, rule->note};
    g_array_append_val(refusals, refusal);
}
