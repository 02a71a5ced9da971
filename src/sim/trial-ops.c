// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/callee.h"
#include "dialects/bufferization/dealloc.h"
#include "sim/trial-private.h"

#include <string.h>

static TrialValue
value_of(TrialFrame *frame, const BsOp *op, guint32 i)
{
    return *bs_trial_slot(frame, bs_op_operand(op, i));
}

static void
set_number(TrialFrame *frame, const BsValue *value, gint64 number)
{
    *bs_trial_slot(frame, value) = (TrialValue){.kind = TRIAL_NUMBER, .number = number};
}

// -- values that are other values ----------------------------------------------------------------

static void
run_constant(TrialRun *run, TrialFrame *frame, BsOp *op, const BsAttr *constant)
{
    if (constant->kind == BS_ATTR_INTEGER) {
        set_number(frame, bs_op_result(op, 0), constant->integer);
        bs_trial_slot(frame, bs_op_result(op, 0))->is_constant = TRUE;
    } else if (constant->kind == BS_ATTR_SYMBOL) {
        BsOp *function = bs_callee_named(run->callees, op, constant);
        *bs_trial_slot(frame, bs_op_result(op, 0)) =
            (TrialValue){.kind = function ? TRIAL_FUNCTION : TRIAL_NOTHING, .function = function};
    }
}

static void
run_select(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const TrialValue a = value_of(frame, op, 1), b = value_of(frame, op, 2);
    if (a.kind < TRIAL_BUFFER && b.kind < TRIAL_BUFFER)
        return; // of numbers: when one is asked for
    const TrialValue chosen = bs_trial_is_condition(bs_op_operand(op, 0)) &&
                                      bs_trial_decide(run, frame, bs_op_operand(op, 0))
                                  ? a
                                  : b;
    *bs_trial_slot(frame, bs_op_result(op, 0)) = chosen;
}

static void
run_global(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const BsAttr *name = bs_op_attr(op, "name");
    const guint known = GPOINTER_TO_UINT(g_hash_table_lookup(run->globals, name));
    TrialValue value = {.kind = TRIAL_BUFFER, .real = known - 1, .meant = known - 1};
    if (!known) {
        value = bs_trial_new_buffer(run, bs_op_result(op, 0), TRIAL_OUTER, frame->depth);
        g_hash_table_insert(run->globals, (gpointer)(gsize)name, GUINT_TO_POINTER(value.real + 1));
    }
    *bs_trial_slot(frame, bs_op_result(op, 0)) = value;
}

static gboolean
holds_buffer(TrialValue value)
{
    return value.kind == TRIAL_BUFFER || value.kind == TRIAL_TUPLE;
}

// The value that the op's result is, with another type; or NULL. A pointer that is a number of
// another type, or some way behind it, is that pointer still; a number is not passed on.
static const BsValue *
find_source(TrialFrame *frame, const BsOp *op)
{
    const guint8 same_as = bs_op_same_as(op);
    const guint32 n = op->n_results ? MIN(op->n_operands, 8) : 0;
    for (guint32 i = 0; same_as && i < n; i++)
        if ((same_as & BS_OPERAND(i)) &&
            (!op->def->computes || holds_buffer(value_of(frame, op, i))))
            return bs_op_operand(op, i);
    return NULL;
}

// What one value is made of becomes several, or one of them, or several values become one.
static void
run_conversion(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    bs_vec_clear(&run->gathered);
    for (guint32 i = 0; i < op->n_operands; i++)
        bs_vec_push(&run->gathered, value_of(frame, op, i));
    if (op->n_operands == 1) {
        const TrialValue first = value_of(frame, op, 0);
        bs_vec_clear(&run->gathered);
        for (guint i = 0; i < bs_trial_n_members(first); i++)
            bs_vec_push(&run->gathered, bs_trial_member(run, first, i));
    }
    const TrialValue *values = run->gathered.data;
    const guint n = run->gathered.len;
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsType *type = bs_op_result(op, i)->type;
        const gboolean is_whole =
            op->n_results == 1 && n > 1 && !bs_type_is_memref(type) && type->kind != BS_TYPE_TENSOR;
        *bs_trial_slot(frame, bs_op_result(op, i)) = op->n_results == n ? values[i]
                                                     : is_whole ? bs_trial_tuple(run, values, n)
                                                                : bs_trial_one_of(run, values, n);
    }
}

static gboolean
run_alias(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const BsValue *source;
    const BsAttr *constant = bs_op_constant(op);
    if (constant) {
        run_constant(run, frame, op, constant);
    } else if (op->def->computes == BS_COMPUTES_CHOICE) {
        run_select(run, frame, op);
    } else if (bs_op_memory(op) == BS_MEMORY_GLOBAL) {
        run_global(run, frame, op);
    } else if (bs_op_same_as(op) == BS_ALL_OPERANDS) {
        run_conversion(run, frame, op);
    } else if ((source = find_source(frame, op))) {
        TrialValue value = *bs_trial_slot(frame, source);
        if (value.kind == TRIAL_BUFFER && !bs_op_has_trait(op, BS_TRAIT_SAME_PLACES))
            value.view = bs_trial_definition(frame, bs_op_result(op, 0));
        *bs_trial_slot(frame, bs_op_result(op, 0)) = value;
    } else {
        return FALSE;
    }
    return TRUE;
}

// -- memory --------------------------------------------------------------------------------------

// A place, named by one index after the other: in a view, or when an index is not known, it is some
// place. A few indices that are known can be had from it again.
typedef struct Place {
    guint64 hash;
    gboolean is_known;
} Place;

enum { PLACE_FACTOR = 1000003, PLACE_INDICES = 3 };

static void
add_to_place(Place *place, guint64 index)
{
    place->hash = place->hash * PLACE_FACTOR + index;
}

static void
add_unknown(Place *place, TrialFrame *frame, const BsValue *index)
{
    add_to_place(place, index->id);
    add_to_place(place, bs_trial_definition(frame, index));
    place->is_known = FALSE;
}

static guint64
place_number(const Place *place)
{
    const guint64 number = place->hash & (TRIAL_SOME_PLACE - 1);
    return place->is_known ? number : MIN(number | TRIAL_SOME_PLACE, TRIAL_ANYWHERE - 1);
}

static guint64
place_of(TrialRun *run, TrialFrame *frame, const BsOp *op, guint32 first, guint32 view)
{
    Place place = {(guint64)view + 1, view == 0};
    for (guint32 i = first; i < op->n_operands; i++) {
        gint64 number;
        if (bs_trial_number(run, frame, bs_op_operand(op, i), &number))
            add_to_place(&place, (guint64)number);
        else
            add_unknown(&place, frame, bs_op_operand(op, i));
    }
    return place_number(&place);
}

// What a map makes of the indices.
static guint64
mapped_place_of(TrialRun *run, TrialFrame *frame, const BsOp *op, guint32 first, guint32 view)
{
    const BsType *type = bs_op_operand(op, first - 1)->type;
    Place place = {(guint64)view + 1, view == 0};
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        gint64 number;
        if (bs_trial_apply(run, frame, op, first, i, &number)) {
            add_to_place(&place, (guint64)number);
            continue;
        }
        add_to_place(&place, (guintptr)bs_op_attr(op, "map") + i);
        for (guint32 k = first; k < op->n_operands; k++)
            add_unknown(&place, frame, bs_op_operand(op, k));
        place.is_known = FALSE;
    }
    return place_number(&place);
}

static guint64
accessed_place(TrialRun *run, TrialFrame *frame, const BsOp *op, guint32 view)
{
    BsAccess access;
    if (!bs_op_access(op, &access))
        return TRIAL_ANYWHERE;
    return access.map ? mapped_place_of(run, frame, op, access.indices.begin, view)
                      : place_of(run, frame, op, access.indices.begin, view);
}

static gboolean
are_same(TrialValue a, TrialValue b)
{
    return a.kind == TRIAL_BUFFER && b.kind == TRIAL_BUFFER && a.real == b.real;
}

static void
run_store(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const TrialValue stored = value_of(frame, op, 0), memref = value_of(frame, op, 1);
    bs_trial_write(run, memref, accessed_place(run, frame, op, memref.view), FALSE, &stored);
}

static void
run_load(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const TrialValue memref = value_of(frame, op, 0);
    const guint64 place = accessed_place(run, frame, op, memref.view);
    bs_trial_read(run, memref, place, FALSE);
    *bs_trial_slot(frame, bs_op_result(op, 0)) = bs_trial_load(run, memref, place);
}

// The place in a view whose indices are those of a known place in what has no view.
static guint64
place_in_view(guint64 number, guint32 rank, guint32 view)
{
    guint64 indices[PLACE_INDICES];
    for (guint i = rank; i-- > 0; number /= PLACE_FACTOR)
        indices[i] = number % PLACE_FACTOR;
    Place place = {(guint64)view + 1, FALSE};
    for (guint i = 0; i < rank; i++)
        add_to_place(&place, indices[i]);
    return place_number(&place);
}

// A single buffer at a known place of the source is stored at one place of the view. FALSE: it is
// not as simple as that.
static gboolean
copy_into_view(TrialRun *run, const BsType *type, TrialValue target, TrialValue source)
{
    if (target.kind != TRIAL_BUFFER || source.kind != TRIAL_BUFFER || !target.view || source.view)
        return FALSE;
    const TrialContents *contents = &run->buffers.data[source.real].real;
    if (contents->n != 1 || contents->held.kind != TRIAL_NOTHING ||
        (contents->cells[0].place & TRIAL_SOME_PLACE) || !bs_type_is_memref(type) ||
        type->shaped.rank > PLACE_INDICES)
        return FALSE;
    const TrialCell cell = contents->cells[0];
    bs_trial_write(run, target, place_in_view(cell.place, type->shaped.rank, target.view), FALSE,
                   &cell.value);
    return TRUE;
}

static void
run_copy(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const TrialValue source = value_of(frame, op, 0), target = value_of(frame, op, 1);
    bs_trial_read(run, source, TRIAL_ANYWHERE, FALSE);
    bs_trial_write(run, target, TRIAL_ANYWHERE, TRUE, NULL);
    if (!copy_into_view(run, bs_op_operand(op, 0)->type, target, source))
        bs_trial_overwrite(run, target, source);
}

// The place whose index `i` is index `order[i]` of that one.
static guint64
permute_place(guint64 number, const BsAttr *order)
{
    guint64 indices[PLACE_INDICES];
    for (guint i = order->dense.n; i-- > 0; number /= PLACE_FACTOR)
        indices[i] = number % PLACE_FACTOR;
    Place place = {1, number == 1};
    for (guint i = 0; i < order->dense.n; i++)
        add_to_place(&place, indices[order->dense.values[order->dense.splat ? 0 : i]]);
    return place_number(&place);
}

static void
run_transpose(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const BsAttr *order = bs_op_attr(op, "permutation");
    run_copy(run, frame, op);
    const gboolean is_followed = order && order->dense.n <= PLACE_INDICES;
    bs_trial_move_places(run, value_of(frame, op, 1), is_followed ? permute_place : NULL, order);
}

static void
run_clone(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    BsValue *clone = bs_op_result(op, 0);
    bs_trial_use(run, value_of(frame, op, 0));
    const gboolean copies = run->trial->copies && g_hash_table_contains(run->trial->copies, clone);
    *bs_trial_slot(frame, clone) =
        bs_trial_copy(run, clone, value_of(frame, op, 0), copies, frame->depth);
}

static void
run_realloc(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const TrialValue source = value_of(frame, op, 0);
    *bs_trial_slot(frame, bs_op_result(op, 0)) =
        bs_trial_copy(run, bs_op_result(op, 0), source, FALSE, frame->depth);
    bs_trial_free_buffer(run, source);
}

// Frees what its condition says, but for what is retained; the results are who owns what is
// retained.
static void
run_dealloc(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const BsRange memrefs = bs_op_operand_group(op, BS_DEALLOC_MEMREFS);
    const BsRange conditions = bs_op_operand_group(op, BS_DEALLOC_CONDITIONS);
    const BsRange retained = bs_op_operand_group(op, BS_DEALLOC_RETAINED);
    for (guint32 r = 0; r < op->n_results; r++)
        set_number(frame, bs_op_result(op, r), FALSE);
    for (guint32 i = 0; i < memrefs.n && i < conditions.n; i++) {
        const TrialValue memref = value_of(frame, op, memrefs.begin + i);
        gboolean frees =
            bs_trial_decide(run, frame, bs_op_operand(op, conditions.begin + i)) != FALSE;
        for (guint32 r = 0; r < retained.n && r < op->n_results; r++)
            if (are_same(memref, value_of(frame, op, retained.begin + r)) && frees)
                set_number(frame, bs_op_result(op, r), TRUE);
        for (guint32 k = 0; k < retained.n; k++)
            frees &= !are_same(memref, value_of(frame, op, retained.begin + k));
        for (guint32 k = 0; k < i; k++)
            frees &= !are_same(memref, value_of(frame, op, memrefs.begin + k));
        if (frees)
            bs_trial_free_buffer(run, memref);
    }
}

// Whether an op that writes to a buffer may leave some of it as it was.
static gboolean
writes_a_part(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_STORE || bs_op_memory(op) == BS_MEMORY_PART;
}

static gboolean
also_reads(const BsEffects *effects, const BsValue *value)
{
    return bs_effects_has(effects, BS_EFFECT_READ, value);
}

// The value, or what is in it, when that is of the type.
static TrialValue
find_of_type(TrialRun *run, TrialFrame *frame, const BsValue *value, const BsType *type)
{
    const TrialValue is = *bs_trial_slot(frame, value);
    return value->type == type ? is : bs_trial_content(run, is);
}

// What an op writes to memory of buffers is any of those that it is given.
static void
put_any(TrialRun *run, TrialFrame *frame, const BsOp *op, const BsValue *target)
{
    const BsType *type = target->type;
    if (!bs_type_is_memref(type) || !bs_trial_can_hold(type->shaped.element))
        return;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const TrialValue found =
            find_of_type(run, frame, bs_op_operand(op, i), type->shaped.element);
        bs_trial_put(run, *bs_trial_slot(frame, target), found);
    }
}

static void
run_effect(TrialRun *run, TrialFrame *frame, const BsOp *op, const BsEffects *effects,
           const BsEffect *effect)
{
    if (!effect->value)
        return;
    TrialValue *slot = bs_trial_slot(frame, effect->value);
    switch (effect->kind) {
    case BS_EFFECT_ALLOCATE:
        *slot = bs_trial_new_buffer(
            run, effect->value,
            effect->resource == BS_RESOURCE_AUTOMATIC ? TRIAL_STACK : TRIAL_HEAP, frame->depth);
        break;
    case BS_EFFECT_FREE:
        bs_trial_free_buffer(run, *slot);
        break;
    case BS_EFFECT_READ:
        bs_trial_read(run, *slot, TRIAL_ANYWHERE, FALSE);
        break;
    case BS_EFFECT_WRITE:
        bs_trial_write(run, *slot, TRIAL_ANYWHERE,
                       !writes_a_part(op) && !also_reads(effects, effect->value), NULL);
        put_any(run, frame, op, effect->value);
        break;
    }
}

TrialValue
bs_trial_any_operand(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    TrialValue any = {TRIAL_NOTHING};
    for (guint32 i = 0; i < op->n_operands; i++)
        if (holds_buffer(value_of(frame, op, i)))
            any = bs_trial_either(run, any, value_of(frame, op, i));
    return any;
}

static gboolean
has_holder(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        if (bs_trial_can_hold(bs_op_result(op, i)->type))
            return TRUE;
    return FALSE;
}

// A result that may hold a buffer as it is: nobody looks into it then.
static gboolean
has_opaque(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        if (bs_op_result(op, i)->type->kind == BS_TYPE_OPAQUE)
            return TRUE;
    return FALSE;
}

// What nobody described reads what it is given, and a result may be that, hold it, or be in it; of
// what is described a tensor may be made in it.
static void
run_unknown(TrialRun *run, TrialFrame *frame, const BsOp *op, gboolean is_described)
{
    const gboolean may_wrap = has_opaque(op);
    for (guint32 i = 0; i < op->n_operands; i++) {
        const TrialValue value = value_of(frame, op, i);
        bs_trial_read(run,
                      may_wrap ? bs_trial_either(run, (TrialValue){TRIAL_NOTHING}, value) : value,
                      TRIAL_ANYWHERE, FALSE);
        if (i && writes_a_part(op))
            bs_trial_put(run, value, value_of(frame, op, 0));
    }
    TrialValue any = bs_trial_any_operand(run, frame, op);
    const TrialValue content = bs_trial_content(run, any);
    bs_trial_keep(run, content);
    if (!has_holder(op))
        return;
    any = bs_trial_either(run, any, content);
    bs_trial_keep(run, any);
    for (guint32 i = 0; i < op->n_results && any.kind != TRIAL_NOTHING; i++)
        if (!is_described && bs_trial_can_hold(bs_op_result(op, i)->type))
            *bs_trial_slot(frame, bs_op_result(op, i)) = any;
}

// Whether the op is about the shape of its operand alone.
static gboolean
only_asks(const BsOp *op)
{
    return op->def->memory == BS_MEMORY_SHAPE;
}

static gboolean
reads_tensors(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands && !only_asks(op); i++) {
        const BsTypeKind kind = bs_op_operand(op, i)->type->kind;
        if (kind == BS_TYPE_TENSOR || kind == BS_TYPE_UNRANKED_TENSOR)
            return TRUE;
    }
    return FALSE;
}

static void
run_effects(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known = bs_op_effects(op, &effects);
    for (guint32 i = 0; known && i < effects.n; i++)
        run_effect(run, frame, op, &effects, &effects.items[i]);
    bs_effects_clear(&effects);
    if (!known || reads_tensors(op))
        run_unknown(run, frame, op, known);
}

// Whoever comes behind an assertion has found that it holds; behind one that does not, nobody
// comes.
static void
run_assert(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    // What it says of several arguments is not known of each: they may depend on one another.
    const TrialCauses causes = bs_trial_causes(run, frame, bs_op_operand(op, 0));
    if (frame->depth || (causes & TRIAL_UNKNOWN))
        run->related = ~(TrialCauses)0;
    else if (causes & (causes - 1))
        run->related |= causes;
    if (!bs_trial_insist(run, frame, bs_op_operand(op, 0), TRUE) &&
        !value_of(frame, op, 0).is_choice) {
        bs_trial_fail_assertion(run, op);
        run->is_over = run->is_endless = TRUE;
    }
}

// -- all ops -------------------------------------------------------------------------------------

typedef void (*Run)(TrialRun *run, TrialFrame *frame, BsOp *op);

// What says more than effects do; or NULL.
static Run
find_special(const BsOp *op)
{
    static const Run special[] = {
        [BS_MEMORY_LOAD] = run_load,       [BS_MEMORY_STORE] = run_store,
        [BS_MEMORY_COPY] = run_copy,       [BS_MEMORY_TRANSPOSE] = run_transpose,
        [BS_MEMORY_CLONE] = run_clone,     [BS_MEMORY_REALLOC] = run_realloc,
        [BS_MEMORY_FREE_IF] = run_dealloc,
    };
    if (op->def->decides == BS_DECIDES_TO_END)
        return run_assert;
    return bs_op_memory(op) < G_N_ELEMENTS(special) ? special[bs_op_memory(op)] : NULL;
}

static gboolean
has_spoilt_operand(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    for (guint32 i = 0; run->has_spoilt && i < op->n_operands; i++)
        if (value_of(frame, op, i).is_spoilt)
            return TRUE;
    return FALSE;
}

void
bs_trial_op(TrialRun *run, TrialFrame *frame, BsOp *op)
{
    const TrialValue nothing = {.is_spoilt = has_spoilt_operand(run, frame, op)};
    for (guint32 i = 0; i < op->n_results; i++)
        bs_trial_define(frame, bs_op_result(op, i), nothing);
    if (run_alias(run, frame, op))
        return;
    const Run special = find_special(op);
    if (special) {
        special(run, frame, op);
        return;
    }
    if (bs_trial_compute(run, frame, op))
        return;
    run_effects(run, frame, op);
    bs_trial_transfer(run, frame, op);
}
