// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/refusals.h"

#include "support/i18n.h"

const BsRefusalRule bs_rule_structured_loops = {
    "Only structured control-flow loops are supported.",
    N_("the blocks form a cycle: write the loop as scf.for or scf.while"), BS_REFUSED};

void
bs_refusals_add(GArray *refusals, BsOp *op, const BsRefusalRule *rule, guint8 since)
{
    const BsRefusal refusal = {op, op->loc, rule->text, rule->note, since, rule->kind};
    g_array_append_val(refusals, refusal);
}
