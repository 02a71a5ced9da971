// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/verify.h"

#include "analysis/dominance.h"
#include "ir/mutate.h"
#include "ir/verify.h"
#include "support/vec.h"

// While the walk is in a block, the definitions above the op that it is at come before. Which ops
// are asked about, and when, gives them their order as it does upstream; see bs_op_is_before().
typedef struct BsVerifier {
    BsIr *ir;              // or NULL
    gboolean trusts;       // BS_USES_GOOD
    gboolean rest_is_good; // all but the op that will be verified
    BsStructureVerifier *structure;
    BsDominance *dominance;
    BsDiags *diags;
    const BsOp *isolated; // whose regions are looked at
    BS_VEC(BsOp *) at;    // by block id: the op that the walk is at; NULL: it is not in the block
} Check;

static void
set_at(Check *check, const BsBlock *block, BsOp *op)
{
    while (G_UNLIKELY(check->at.len <= block->id))
        bs_vec_push(&check->at, NULL);
    check->at.data[block->id] = op;
}

static BsOp *
find_at(const Check *check, const BsBlock *block)
{
    return block && block->id < check->at.len ? check->at.data[block->id] : NULL;
}

// The note of upstream's diagnoseInvalidOperandDominance: where the operand is defined, seen from
// the use.
static void
note_definition(BsDiag *diag, const BsOp *op, const BsValue *value)
{
    const BsRegion *here = bs_op_parent_region(op), *there = bs_value_region(value);
    const BsBlock *block = bs_value_block(value);
    const char *relation = "neither in a parent nor in a child region";
    if (block == bs_op_block(op))
        relation = "in the same block";
    else if (here == there)
        relation = "in the same region";
    else if (there && bs_region_is_ancestor(there, here))
        relation = "in a parent region";
    else if (there && bs_region_is_ancestor(here, there))
        relation = "in a child region";
    if (bs_value_op(value))
        bs_diag_note(diag, bs_value_op(value)->loc, "operand defined here (op %s%s)",
                     *relation == 'n' ? "is " : "", relation);
    else
        bs_diag_note(diag, there ? there->op->loc : bs_value_loc(value),
                     "operand defined as a block argument (block #%u %s)", bs_block_number(block),
                     relation);
}

// Whether a value that `op` uses comes from outside of the isolated op that `op` is in.
static gboolean
crosses_isolation(const BsOp *isolated, const BsOp *op, const BsValue *value)
{
    const BsRegion *there = bs_value_region(value);
    for (const BsRegion *region = bs_op_parent_region(op); region && region->op != isolated;
         region = bs_op_parent_region(region->op)) {
        if (region == there)
            return FALSE;
    }
    while (there && there->op != isolated)
        there = bs_op_parent_region(there->op);
    return !there;
}

// IsolatedFromAbove. Custom forms hide the names outside; the generic form does not.
static gboolean
check_isolation(const Check *check, const BsOp *op, const BsValue *value)
{
    if (!crosses_isolation(check->isolated, op, value))
        return TRUE;
    bs_diag_note(bs_diags_op_error(check->diags, op, "using value defined outside the region"),
                 check->isolated->loc, "required by region isolation constraints");
    return FALSE;
}

static gboolean
comes_before(const Check *check, const BsValue *value, gboolean reachable)
{
    const BsBlock *block = bs_value_block(value);
    BsOp *at = find_at(check, block);
    if (!at || bs_value_is_arg(value) || !reachable)
        return at != NULL;
    return bs_value_op(value) != at && bs_op_is_before(bs_value_op(value), at);
}

static gboolean
check_operands(Check *check, BsOp *op, gboolean reachable)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *value = bs_op_operand(op, i);
        if (comes_before(check, value, reachable)) // in a block that is not outside
            continue;
        if (!check_isolation(check, op, value))
            return FALSE;
        if (!reachable || bs_dominates(check->dominance, value, op))
            continue;
        note_definition(
            bs_diags_error_at_op(check->diags, op, "operand #%u does not dominate this use", i), op,
            value);
        return FALSE;
    }
    return TRUE;
}

static gboolean check_uses(Check *check, const BsOp *op, gboolean trusts);

static gboolean
enters(const BsOp *op)
{
    return op->n_regions && !bs_op_has_trait(op, BS_TRAIT_ISOLATED);
}

// `trusts`: an op whose operands were good is passed by. Not as long as the ops of a block around
// have no numbers: the first question about one of them numbers them, as it does upstream.
static gboolean
check_block(Check *check, BsBlock *block, gboolean trusts)
{
    const gboolean reachable = bs_dominance_is_reachable(check->dominance, block);
    const gboolean ordered = bs_region_has_dominance(block->region);
    trusts = trusts && reachable && ordered;
    bs_block_for_each (block, op) {
        const gboolean good = trusts && op->known & BS_USES_GOOD && block->order_valid;
        if (good && !op->n_regions)
            continue;
        if (ordered)
            set_at(check, block, op);
        if (!good && !check_operands(check, op, reachable))
            return FALSE;
        if (!good && reachable && ordered)
            bs_op_set_uses_good(op);
        if (enters(op) && !check_uses(check, op, trusts && block->order_valid))
            return FALSE;
    }
    set_at(check, block, NULL);
    return TRUE;
}

static gboolean
check_uses(Check *check, const BsOp *op, gboolean trusts)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            if (!check_block(check, block, trusts))
                return FALSE;
        }
    }
    return TRUE;
}

static gboolean
check_isolated(BsOp *op, BsDiags *diags, gpointer data)
{
    Check *check = data;
    check->diags = diags;
    check->isolated = op;
    return check_uses(check, op, check->trusts);
}

BsVerifier *
bs_verifier_new(BsIr *ir)
{
    Check *check = g_new0(Check, 1);
    check->ir = ir;
    check->dominance = bs_dominance_new();
    check->structure = bs_structure_verifier_new(check_isolated, check);
    return check;
}

void
bs_verifier_free(BsVerifier *verifier)
{
    if (!verifier)
        return;
    bs_structure_verifier_free(verifier->structure);
    bs_dominance_free(verifier->dominance);
    bs_vec_free(&verifier->at);
    g_free(verifier);
}

gboolean
bs_verifier_knows_flow(const BsVerifier *verifier)
{
    return verifier->ir && verifier->ir->flow_verified == verifier->ir->n_flow_changes;
}

void
bs_verifier_expect(BsVerifier *verifier)
{
    verifier->rest_is_good = bs_verifier_knows_flow(verifier);
}

static gboolean
check(BsVerifier *verifier, BsOp *op, gboolean trusts, BsDiags *diags)
{
    verifier->trusts = trusts;
    bs_dominance_invalidate(verifier->dominance, NULL);
    const gboolean ok = bs_structure_verifier_check(verifier->structure, op, trusts, diags);
    if (!ok)
        bs_vec_free(&verifier->at); // the walk did not leave the blocks that it was in
    return ok;
}

gboolean
bs_verifier_check(BsVerifier *verifier, BsOp *op, BsDiags *diags)
{
    BsIr *ir = verifier->ir;
    const gboolean ok = check(verifier, op, bs_verifier_knows_flow(verifier), diags);
    if (ok && ir && (op == ir->root || verifier->rest_is_good))
        bs_ir_set_flow_verified(ir);
    verifier->rest_is_good = FALSE;
    return ok;
}

gboolean
bs_verifier_check_isolated(BsVerifier *verifier, BsOp *op, gboolean *flow_good, BsDiags *diags)
{
    verifier->rest_is_good = FALSE;
    *flow_good = check(verifier, op, *flow_good, diags);
    return *flow_good;
}

gboolean
bs_verify(BsOp *op, BsDiags *diags)
{
    g_autoptr(BsVerifier) verifier = bs_verifier_new(NULL);
    return bs_verifier_check(verifier, op, diags);
}

gboolean
bs_verify_program(BsIr *ir, BsDiags *diags)
{
    g_autoptr(BsVerifier) verifier = bs_verifier_new(ir);
    return bs_verifier_check(verifier, ir->root, diags);
}
