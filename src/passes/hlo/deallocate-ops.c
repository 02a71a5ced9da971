// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an op does to the buffers of the block that it is in, ops with known control flow and calls
// aside: it allocates or frees, or its results may be its operands.
#include "dialects/deallocation/deallocation.h"
#include "passes/hlo/deallocate-private.h"
#include "support/i18n.h"

// -- allocation and free -------------------------------------------------------------------------

static gboolean
allocates_or_frees(const BsEffects *effects)
{
    for (guint32 i = 0; i < effects->n; i++) {
        const BsEffect *effect = &effects->items[i];
        if (effect->kind == BS_EFFECT_ALLOCATE || effect->kind == BS_EFFECT_FREE)
            return TRUE;
    }
    return FALSE;
}

// The next indicator of what the op allocates, behind those that it has.
static BsValue *
own(BsHloDeallocate *pass, BsOp *op, BsOp *behind, BsValue *memref)
{
    bs_hlo_report(pass, .kind = BS_EVENT_OWN, .op = op, .block = bs_op_block(op), .value = memref,
                  .rule = N_("it is allocated here"));
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_after(&builder, behind);
    BsValue *indicator = bs_own_build(&builder, op->loc, memref);
    bs_hlo_touches_add(pass->touches, bs_value_op(indicator), op);
    bs_hlo_set_indicator(pass, memref, indicator);
    return indicator;
}

static gboolean
release(BsHloDeallocate *pass, BsOp *op, BsValue *memref, BsHloValues *released)
{
    BsValue *indicator = bs_hlo_find_indicator(pass, memref);
    if (!indicator)
        return bs_hlo_refuse(pass, op, BS_HLO_RULE_NO_INDICATOR);
    BsHloIndicator *known = bs_hlo_indicator(pass, indicator);
    if (known->taken_by != op)
        bs_vec_push(released, indicator);
    known->taken_by = op;
    return TRUE;
}

static gboolean
handle_effects(BsHloDeallocate *pass, BsOp *op, const BsEffects *effects, BsHloValues *acquired,
               BsHloValues *released)
{
    BsOp *behind = op;
    for (guint32 i = 0; i < effects->n; i++) {
        const BsEffect *effect = &effects->items[i];
        if (!effect->value || !bs_type_is_memref(effect->value->type))
            continue;
        if (effect->kind == BS_EFFECT_ALLOCATE) {
            BsValue *indicator = own(pass, op, behind, effect->value);
            bs_vec_push(acquired, indicator);
            behind = bs_value_op(indicator);
        } else if (effect->kind == BS_EFFECT_FREE && !release(pass, op, effect->value, released)) {
            return FALSE;
        }
    }
    return TRUE;
}

// -- everything else -----------------------------------------------------------------------------

gboolean
bs_hlo_deallocate_unknown_regions(BsHloDeallocate *pass, BsOp *op)
{
    BsHloValues acquired = {0}, released = {0};
    gboolean ok = TRUE;
    for (guint32 r = 0; ok && r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            ok = ok && bs_hlo_deallocate_block(pass, block, FALSE, &acquired, &released);
            if (ok && (acquired.len || released.len))
                ok = bs_hlo_refuse(pass, op, BS_HLO_RULE_UNKNOWN_REGION);
        }
    }
    bs_vec_free(&acquired);
    bs_vec_free(&released);
    return ok;
}

// Memrefs of different element types are never the same buffer: so the original assumes.
static void
unite_with_operands(BsHloDeallocate *pass, BsOp *op)
{
    for (guint32 r = 0; r < op->n_results; r++) {
        BsValue *result = bs_op_result(op, r);
        for (guint32 i = 0; bs_type_is_memref(result->type) && i < op->n_operands; i++) {
            BsValue *operand = bs_op_operand(op, i);
            if (bs_type_is_memref(operand->type) &&
                operand->type->shaped.element == result->type->shaped.element) {
                bs_hlo_deallocate_unite(pass, result, operand,
                                        N_("a result may be any operand of its element type"));
            }
        }
    }
}

static gboolean
has_memref_result(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        if (bs_type_is_memref(op->results[i].type))
            return TRUE;
    return FALSE;
}

static gboolean
handle_other(BsHloDeallocate *pass, BsOp *op)
{
    if (!op->n_regions && !has_memref_result(op))
        return TRUE;
    bs_hlo_report(pass, .kind = BS_EVENT_VISIT, .op = op, .block = bs_op_block(op),
                  .rule = op->n_regions ? N_("nothing is known of its regions")
                                        : N_("its results may be its operands"));
    bs_report_enter(pass->context->events);
    const gboolean ok = bs_hlo_deallocate_unknown_regions(pass, op);
    if (ok && op->n_regions && has_memref_result(op))
        bs_hlo_warn_of_crash(pass, op, "an op with regions returns a memref");
    if (ok)
        unite_with_operands(pass, op);
    bs_report_leave(pass->context->events);
    return ok;
}

static gboolean
handle_by_effects(BsHloDeallocate *pass, BsOp *op, BsHloValues *acquired, BsHloValues *released,
                  gboolean *ok)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean found = bs_op_effects(op, &effects) && allocates_or_frees(&effects);
    if (found) {
        bs_hlo_report(pass, .kind = BS_EVENT_VISIT, .op = op, .block = bs_op_block(op),
                      .rule = N_("it allocates or frees"));
        bs_report_enter(pass->context->events);
        *ok = handle_effects(pass, op, &effects, acquired, released);
        bs_report_leave(pass->context->events);
    }
    bs_effects_clear(&effects);
    return found;
}

gboolean
bs_hlo_deallocate_op(BsHloDeallocate *pass, BsHloFrame *frame, BsOp *op, BsHloValues *acquired,
                     BsHloValues *released)
{
    gboolean ok = TRUE;
    if (bs_hlo_is_branch(op))
        return bs_hlo_deallocate_branch(pass, frame, op, acquired, released);
    if (bs_op_is(op, "func.call"))
        return bs_hlo_deallocate_call(pass, frame, op, acquired);
    if (bs_op_is(op, "memref.alloca"))
        return TRUE; // freed with its scope
    if (handle_by_effects(pass, op, acquired, released, &ok))
        return ok;
    return handle_other(pass, op);
}
