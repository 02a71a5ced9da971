// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/verify.h"

#include "analysis/dominance.h"
#include "ir/verify.h"

// The note of upstream's diagnoseInvalidOperandDominance: where the operand is defined, seen from
// the use.
static void
note_definition(BsDiag *diag, const BsOp *op, const BsValue *value)
{
    const BsRegion *here = bs_op_parent_region(op), *there = bs_value_region(value);
    const BsBlock *block = bs_value_block(value);
    const char *relation = "neither in a parent nor in a child region";
    if (block == op->block)
        relation = "in the same block";
    else if (here == there)
        relation = "in the same region";
    else if (there && bs_region_is_ancestor(there, here))
        relation = "in a parent region";
    else if (there && bs_region_is_ancestor(here, there))
        relation = "in a child region";
    if (value->op)
        bs_diag_note(diag, value->op->loc, "operand defined here (op %s%s)",
                     *relation == 'n' ? "is " : "", relation);
    else
        bs_diag_note(diag, there ? there->op->loc : bs_value_loc(value),
                     "operand defined as a block argument (block #%u %s)", bs_block_number(block),
                     relation);
}

static gboolean
check_operands(BsDominance *dominance, BsDiags *diags, BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *value = bs_op_operand(op, i);
        if (bs_dominates(dominance, value, op))
            continue;
        note_definition(
            bs_diags_error_at_op(diags, op, "operand #%u does not dominate this use", i), op,
            value);
        return FALSE;
    }
    return TRUE;
}

static gboolean
check_uses(BsDominance *dominance, BsDiags *diags, BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (&op->regions[r], block) {
            const gboolean reachable = bs_dominance_is_reachable(dominance, block);
            bs_block_for_each (block, nested) {
                if (reachable && !check_operands(dominance, diags, nested))
                    return FALSE;
                if (nested->n_regions && !bs_op_has_trait(nested, BS_TRAIT_ISOLATED) &&
                    !check_uses(dominance, diags, nested))
                    return FALSE;
            }
        }
    }
    return TRUE;
}

static gboolean
check_isolated(BsOp *op, BsDiags *diags, gpointer data)
{
    return check_uses(data, diags, op);
}

gboolean
bs_verify(BsOp *op, BsDiags *diags)
{
    BsDominance *dominance = bs_dominance_new();
    const gboolean ok = bs_verify_structure(op, diags, check_isolated, dominance);
    bs_dominance_free(dominance);
    return ok;
}
