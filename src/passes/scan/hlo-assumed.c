// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hlo-deallocate takes for granted, where the program alone cannot tell: it says nothing, and
// what it writes is right only where that is so.
#include "analysis/id-map.h"
#include "passes/hlo/deallocate-rules.h"
#include "passes/hlo/edges.h"
#include "passes/scan/hlo-scan-private.h"
#include "support/i18n.h"

static const BsRefusalRule strict_aliasing = {
    N_("its result is taken for another buffer than the operand of another element type"),
    N_("where it is the same one, it may be freed while it is used: change element types when "
       "buffers are freed already"),
    BS_ASSUMED};
static const BsRefusalRule no_allocation = {
    N_("what it returns is taken for no new buffer: it does not say that it allocates"),
    N_("where it is one, nothing frees it: allocate with memref.alloc, and have the op fill that"),
    BS_ASSUMED};
static const BsRefusalRule region_returns = {
    N_("what it returns is taken for one of its operands, for nothing is known of its regions"),
    N_("MLIR-HLO's own pass crashes here: write it as scf.if, scf.for or scf.while, or have it "
       "return nothing"),
    BS_ASSUMED};
static const BsRefusalRule no_body = {
    N_("it is taken to keep and to free nothing of what it is given: it has no body"),
    N_("MLIR-HLO's own pass crashes here: give it a body, if only in a program to try things with"),
    BS_ASSUMED};
static const BsRefusalRule unranked = {
    N_("an unranked memref is taken for a buffer as any other"),
    N_("the written page takes it for an ownership indicator, hlo-buffer-reuse leaves it alone, "
       "and MLIR-HLO's lowering to LLVM does not know it: keep memrefs ranked"),
    BS_ASSUMED};
static const BsRefusalRule tensors = {
    N_("what is a tensor is taken for no buffer"),
    N_("bufferize the program first: hlo-split-alloc-tensors, then one-shot-bufferize"),
    BS_ASSUMED};
static const BsRefusalRule owned_before = {
    N_("the program is taken for one without indicators and deallocs of other passes"),
    N_("buffers are freed once more: take the program as it was before it was deallocated"),
    BS_ASSUMED};
static const BsRefusalRule handed_twice = {
    N_("no memref is taken to be handed on twice: the second one goes without indicator"),
    N_("a buffer that is owned here leaks: hand on a copy, or hand it on once"), BS_ASSUMED};
static const BsRefusalRule passed_twice = {
    N_("no memref is taken to come in twice: the second one goes without indicator"),
    N_("a body that hands on the second one alone frees what it hands on: pass the buffer once"),
    BS_ASSUMED};
static const BsRefusalRule shared_rounds = {
    N_("its rounds are taken to run one after the other: hlo-buffer-reuse has them share what they "
       "allocate"),
    N_("where they run at once, leave hlo-buffer-reuse away, or allocate before the loop, a part "
       "for each round"),
    BS_ASSUMED};

static void
assume(const BsHloAssumed *assumed, BsOp *op, const BsRefusalRule *rule)
{
    bs_refusals_add(assumed->refusals, op, rule, 0);
}

// -- types ---------------------------------------------------------------------------------------

static gboolean
has_result(const BsOp *op, gboolean (*is)(const BsType *))
{
    for (guint32 i = 0; i < op->n_results; i++)
        if (is(op->results[i].type))
            return TRUE;
    return FALSE;
}

static gboolean
has_operand(const BsOp *op, gboolean (*is)(const BsType *))
{
    for (guint32 i = 0; i < op->n_operands; i++)
        if (is(bs_op_operand(op, i)->type))
            return TRUE;
    return FALSE;
}

static gboolean
is_unranked(const BsType *type)
{
    return type->kind == BS_TYPE_UNRANKED_MEMREF;
}

static gboolean
changes_element_type(const BsOp *op)
{
    for (guint32 r = 0; r < op->n_results; r++) {
        const BsType *result = op->results[r].type;
        for (guint32 i = 0; bs_type_is_memref(result) && i < op->n_operands; i++) {
            const BsType *operand = bs_op_operand(op, i)->type;
            if (bs_type_is_memref(operand) && operand->shaped.element != result->shaped.element)
                return TRUE;
        }
    }
    return FALSE;
}

// -- kinds of ops --------------------------------------------------------------------------------

// Neither that it allocates nor that it does not.
static gboolean
says_nothing(const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known = bs_op_effects(op, &effects);
    bs_effects_clear(&effects);
    return !known && !bs_op_has_trait(op, BS_TRAIT_RECURSIVE_EFFECTS);
}

static gboolean
allocates(const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean found =
        bs_op_effects(op, &effects) && bs_effects_has(&effects, BS_EFFECT_ALLOCATE, NULL);
    bs_effects_clear(&effects);
    return found;
}

static gboolean
is_of_another_pass(const BsOp *op)
{
    return bs_op_is(op, "bufferization.dealloc") || bs_op_is(op, "deallocation.own") ||
           bs_op_is(op, "deallocation.retain") || bs_op_is(op, "deallocation.free");
}

static BsWalk
find_allocation(BsOp *op, gpointer found)
{
    *(gboolean *)found = bs_op_is(op, "memref.alloc") && !op->n_operands;
    return *(gboolean *)found ? BS_WALK_STOP : BS_WALK_ON;
}

static gboolean
rounds_allocate(const BsOp *op)
{
    gboolean found = FALSE;
    if (bs_op_is(op, "scf.parallel"))
        bs_op_walk_preorder((BsOp *)(gsize)op, find_allocation, &found);
    return found;
}

static gboolean
has_a_memref_twice(const BsOp *op)
{
    enum { FEW = 2 };
    if (op->n_operands < FEW)
        return FALSE;
    gboolean twice = FALSE;
    BsIdMap seen = {0};
    for (guint32 i = 0, n = 0; i < op->n_operands && !twice; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        if (bs_type_is_memref(operand->type))
            twice = bs_id_map_number(&seen, operand->id) != n++;
    }
    bs_id_map_clear(&seen);
    return twice;
}

// -- all of them ---------------------------------------------------------------------------------

// Of ops of which the pass knows only that a result may be an operand.
static void
assume_of_unknown(const BsHloAssumed *assumed, BsOp *op)
{
    if (!has_result(op, bs_type_is_memref) || allocates(op))
        return;
    if (changes_element_type(op))
        assume(assumed, op, &strict_aliasing);
    if (op->n_regions)
        assume(assumed, op, &region_returns);
    else if (says_nothing(op))
        assume(assumed, op, &no_allocation);
}

void
bs_hlo_assume_of(BsHloAssumed *assumed, BsOp *op)
{
    if (!assumed->has_tensors &&
        (has_result(op, bs_type_is_tensor) || has_operand(op, bs_type_is_tensor))) {
        assumed->has_tensors = TRUE;
        assume(assumed, op, &tensors);
    }
    if (!assumed->has_owned && is_of_another_pass(op)) {
        assumed->has_owned = TRUE;
        assume(assumed, op, &owned_before);
    }
    if (has_result(op, is_unranked) && !has_operand(op, is_unranked))
        assume(assumed, op, &unranked);
    if (bs_op_is_terminator(op) && has_a_memref_twice(op))
        assume(assumed, op, &handed_twice);
    if (rounds_allocate(op))
        assume(assumed, op, &shared_rounds);
    if (bs_hlo_is_branch(op) && has_a_memref_twice(op))
        assume(assumed, op, &passed_twice);
    else if (!bs_hlo_is_branch(op) && !bs_op_is(op, "func.call"))
        assume_of_unknown(assumed, op);
}

void
bs_hlo_assume_of_function(BsHloAssumed *assumed, BsOp *function)
{
    assumed->has_tensors = assumed->has_owned = FALSE;
    const BsBlock *entry = bs_op_region(function, 0)->first;
    if (!entry && !bs_hlo_returns_memrefs(function))
        assume(assumed, function, &no_body);
    for (guint32 i = 0; entry && i < entry->n_args; i++) {
        if (!is_unranked(entry->args[i]->type))
            continue;
        assume(assumed, function, &unranked);
        return;
    }
}
