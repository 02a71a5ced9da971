// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects, from the rows of the tables (upstream:
// mlir/lib/Interfaces/SideEffectInterfaces.cpp).
#include "ir/effects.h"

#include "ir/shape.h"

void
bs_effects_add(BsEffects *effects, BsEffectKind kind, BsResource resource, BsValue *value)
{
    if (effects->n == effects->cap) {
        BsEffect *larger = g_new(BsEffect, effects->cap * 2);
        for (guint32 i = 0; i < effects->n; i++)
            larger[i] = effects->items[i];
        bs_effects_clear(effects);
        effects->n = effects->cap;
        effects->cap *= 2;
        effects->items = larger;
    }
    effects->items[effects->n++] = (BsEffect){kind, resource, value};
}

// The operands or results that an effect in the row is on.
static BsRange
range_of(const BsOp *op, const BsEffectSpec *spec)
{
    return spec->on == BS_ON_OPERANDS ? bs_op_operand_group(op, spec->group)
                                      : bs_op_result_group(op, spec->group);
}

static void
add_spec(const BsOp *op, const BsEffectSpec *spec, BsEffects *effects)
{
    if (spec->on == BS_ON_NOTHING) {
        bs_effects_add(effects, spec->kind, spec->resource, NULL);
        return;
    }
    const gboolean on_operands = spec->on == BS_ON_OPERANDS;
    const BsRange range = range_of(op, spec);
    for (guint32 i = 0; i < range.n; i++) {
        const guint32 at = range.begin + i;
        bs_effects_add(effects, spec->kind, spec->resource,
                       on_operands ? bs_op_operand(op, at) : bs_op_result(op, at));
    }
}

gboolean
bs_op_effects(const BsOp *op, BsEffects *effects)
{
    const BsOpDef *def = op->def;
    if (def->effects_fn) {
        def->effects_fn(op, effects);
        return TRUE;
    }
    for (guint32 i = 0; i < def->n_effects; i++)
        add_spec(op, &def->effects[i], effects);
    return bs_def_has_effects(def);
}

gboolean
bs_effects_has(const BsEffects *effects, BsEffectKind kind, const BsValue *value)
{
    for (guint32 i = 0; i < effects->n; i++) {
        const BsEffect *effect = &effects->items[i];
        if (effect->kind == kind && (!value || effect->value == value))
            return TRUE;
    }
    return FALSE;
}

// Whether the op has the interface and any effect, or has not and may do anything.
static gboolean
may_have_effects(const BsOp *op)
{
    const BsOpDef *def = op->def;
    if (def->effects_fn) {
        BsEffects effects;
        bs_effects_init(&effects);
        def->effects_fn(op, &effects);
        const gboolean any = effects.n > 0;
        bs_effects_clear(&effects);
        return any;
    }
    for (guint32 i = 0; i < def->n_effects; i++) {
        if (def->effects[i].on == BS_ON_NOTHING || range_of(op, &def->effects[i]).n)
            return TRUE;
    }
    return !bs_def_has_effects(def) && !(def->traits & BS_TRAIT_RECURSIVE_EFFECTS);
}

gboolean
bs_op_is_memory_effect_free(const BsOp *op)
{
    if (may_have_effects(op))
        return FALSE;
    const gboolean recursive = bs_op_has_trait(op, BS_TRAIT_RECURSIVE_EFFECTS);
    if (!recursive)
        return TRUE;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            bs_block_for_each (block, nested) {
                if (!bs_op_is_memory_effect_free(nested))
                    return FALSE;
            }
        }
    }
    return TRUE;
}

// Whether every effect is a read, or on memory that the op itself allocates as a result.
static gboolean
effects_can_go(const BsOp *op, const BsEffects *effects)
{
    for (guint32 i = 0; i < effects->n; i++) {
        const BsEffect *effect = &effects->items[i];
        const gboolean own = effect->value && bs_value_op(effect->value) == op &&
                             bs_effects_has(effects, BS_EFFECT_ALLOCATE, effect->value);
        if (!own && effect->kind != BS_EFFECT_READ)
            return FALSE;
    }
    return TRUE;
}

// The same, at a glance: whether an effect in the row lasts for sure, which is most of what the
// rewriter asks about.
static gboolean
has_lasting_spec(const BsOp *op)
{
    for (guint32 i = 0; i < op->def->n_effects; i++) {
        const BsEffectSpec *spec = &op->def->effects[i];
        if (spec->kind == BS_EFFECT_READ || spec->on == BS_ON_RESULTS)
            continue;
        if (spec->on == BS_ON_NOTHING)
            return TRUE;
        const BsRange range = range_of(op, spec);
        if (range.n && bs_value_op(bs_op_operand(op, range.begin)) != op)
            return TRUE;
    }
    return FALSE;
}

// Of an op that may have effects of its own.
static gboolean
own_effects_can_go(const BsOp *op)
{
    if (!op->def->effects_fn && has_lasting_spec(op))
        return FALSE;
    BsEffects effects;
    bs_effects_init(&effects);
    bs_op_effects(op, &effects);
    const gboolean can_go = effects_can_go(op, &effects);
    bs_effects_clear(&effects);
    return can_go;
}

static gboolean
is_free_of_lasting_effects(const BsOp *op)
{
    if (op->def->shape->is_harmless)
        return TRUE;
    const gboolean recursive = bs_op_has_trait(op, BS_TRAIT_RECURSIVE_EFFECTS);
    const gboolean has_own = op->def->effects_fn || op->def->n_effects;
    if (has_own ? !own_effects_can_go(op) : !recursive) // without either it may do anything
        return FALSE;
    for (guint32 r = 0; recursive && r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            bs_block_for_each (block, nested) {
                if (!is_free_of_lasting_effects(nested))
                    return FALSE;
            }
        }
    }
    return TRUE;
}

gboolean
bs_op_would_be_trivially_dead(const BsOp *op)
{
    return !op->def->shape->never_dead && is_free_of_lasting_effects(op);
}

gboolean
bs_op_is_trivially_dead(const BsOp *op)
{
    return bs_op_is_unused(op) && bs_op_would_be_trivially_dead(op);
}

// -- what more than one room asks -----------------------------------------------------------------

gboolean
bs_op_has_effect(const BsOp *op, BsEffectKind kind, const BsValue *value)
{
    if (!op->def->n_effects && !op->def->effects_fn)
        return FALSE;
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean found = bs_op_effects(op, &effects) && bs_effects_has(&effects, kind, value);
    bs_effects_clear(&effects);
    return found;
}

gboolean
bs_op_frees(const BsOp *op, const BsValue *value)
{
    return bs_op_has_effect(op, BS_EFFECT_FREE, value);
}

gboolean
bs_op_is_free(const BsOp *op)
{
    return op->n_operands == 1 && op->n_results == 0 && bs_op_frees(op, bs_op_operand(op, 0));
}

gboolean
bs_value_is_allocation(const BsValue *value)
{
    return bs_value_op(value) && bs_op_has_effect(bs_value_op(value), BS_EFFECT_ALLOCATE, value);
}

gboolean
bs_value_is_on_stack(const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    if (!op || (!op->def->n_effects && !op->def->effects_fn))
        return FALSE;
    BsEffects effects;
    bs_effects_init(&effects);
    bs_op_effects(op, &effects);
    gboolean found = FALSE;
    for (guint32 i = 0; i < effects.n && !found; i++)
        found = effects.items[i].kind == BS_EFFECT_ALLOCATE && effects.items[i].value == value &&
                effects.items[i].resource == BS_RESOURCE_AUTOMATIC;
    bs_effects_clear(&effects);
    return found;
}

gboolean
bs_op_is_address(const BsOp *op)
{
    return bs_op_same_as(op) == BS_OPERAND(0) && !op->def->computes && op->n_results == 1 &&
           op->results[0].type->kind == BS_TYPE_INDEX;
}

// Not one that somebody put there.
static const BsAttr *
inherent_attr(const BsOp *op, const char *name)
{
    return bs_shape_find_attr(op->def->shape, name) >= 0 ? bs_op_attr(op, name) : NULL;
}

gboolean
bs_op_access(const BsOp *op, BsAccess *access)
{
    const BsMemory memory = bs_op_memory(op);
    if (memory != BS_MEMORY_LOAD && memory != BS_MEMORY_STORE)
        return FALSE;
    access->is_store = memory == BS_MEMORY_STORE;
    access->memref = access->is_store ? 1 : 0;
    access->indices = (BsRange){access->memref + 1, op->n_operands - access->memref - 1};
    access->map = inherent_attr(op, "map");
    return TRUE;
}

const BsAttr *
bs_op_cases(const BsOp *op)
{
    if (op->def->decides != BS_DECIDES_CASE)
        return NULL;
    const BsAttr *cases = inherent_attr(op, "cases");
    return cases ? cases : inherent_attr(op, "case_values");
}
