// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of scf.forall (mlir/lib/Dialect/SCF/IR/SCF.cpp): constant bounds become numbers,
// dimensions that run once go, a loop that never runs goes. What concerns the tensors that a loop
// combines is in tensor-patterns.c.
#include "dialects/common/fold.h"
#include "dialects/common/rewrite.h"
#include "dialects/scf/scf-private.h"
#include "ir/clone.h"
#include "ir/shape.h"

enum { LOWER, UPPER, STEP, N_LISTS, OUTPUTS = N_LISTS };

static const char *const list_attrs[N_LISTS] = {"staticLowerBound", "staticUpperBound",
                                                "staticStep"};

// A value, or a number where `value` is NULL.
typedef struct Mixed {
    BsValue *value;
    gint64 number;
} Mixed;

typedef BS_VEC(Mixed) MixedList;

typedef struct Bounds {
    MixedList lists[N_LISTS];
} Bounds;

static void
bounds_clear(Bounds *bounds)
{
    for (guint32 which = 0; which < N_LISTS; which++)
        bs_vec_free(&bounds->lists[which]);
}

static void
read_bounds(const BsOp *op, Bounds *bounds)
{
    for (guint32 which = 0; which < N_LISTS; which++) {
        const BsAttr *statics = bs_op_attr(op, list_attrs[which]);
        guint32 next = bs_op_operand_group(op, which).begin;
        for (guint32 i = 0; i < statics->dense.n; i++) {
            const gint64 number = (gint64)statics->dense.values[i];
            const gboolean dynamic = number == BS_DYNAMIC;
            bs_vec_push(&bounds->lists[which],
                        ((Mixed){dynamic ? bs_op_operand(op, next++) : NULL, number}));
        }
    }
}

// The attributes that say which bounds are numbers, put into `attrs`; the others go to `operands`.
static const BsAttr *
write_bounds(BsContext *context, const BsAttr *attrs, const Bounds *bounds, const BsOp *op,
             BsValues *operands)
{
    gint32 sizes[N_LISTS + 1];
    for (guint32 which = 0; which < N_LISTS; which++) {
        const MixedList *list = &bounds->lists[which];
        BS_VEC(gint64) numbers = {0};
        const guint before = operands->len;
        for (guint i = 0; i < list->len; i++) {
            bs_vec_push(&numbers, list->data[i].value ? BS_DYNAMIC : list->data[i].number);
            if (list->data[i].value)
                bs_vec_push(operands, list->data[i].value);
        }
        sizes[which] = (gint32)(operands->len - before);
        attrs = bs_dict_with(context, attrs, list_attrs[which],
                             bs_attr_i64_array(context, numbers.len, numbers.data));
        bs_vec_free(&numbers);
    }
    const BsRange outputs = bs_op_operand_group(op, OUTPUTS);
    bs_values_add_range(operands, op, outputs);
    sizes[OUTPUTS] = (gint32)outputs.n;
    return bs_dict_with(context, attrs, "operandSegmentSizes",
                        bs_attr_i32_array(context, N_LISTS + 1, sizes));
}

// -- constant bounds -----------------------------------------------------------------------------

static gboolean
fold_list(MixedList *list)
{
    gboolean changed = FALSE;
    for (guint i = 0; i < list->len; i++) {
        Mixed *item = &list->data[i];
        if (item->value && bs_value_int(item->value, &item->number)) {
            item->value = NULL;
            changed = TRUE;
        }
    }
    return changed;
}

// One of the lists per application, the first in which there is a constant.
static gboolean
control_operands_folder(BsBuilder *builder, BsOp *op)
{
    Bounds bounds = {0};
    read_bounds(op, &bounds);
    const gboolean changed = fold_list(&bounds.lists[LOWER]) || fold_list(&bounds.lists[UPPER]) ||
                             fold_list(&bounds.lists[STEP]);
    if (changed) {
        BsValues operands = {0};
        const BsAttr *attrs = write_bounds(builder->ir->context, op->attrs, &bounds, op, &operands);
        bs_op_set_operands(builder->ir, op, operands.len, operands.data);
        bs_op_set_attrs(builder->ir, op, attrs);
        bs_builder_modified(builder, op);
        bs_vec_free(&operands);
    }
    bounds_clear(&bounds);
    return changed;
}

// -- dimensions that run once or never -----------------------------------------------------------

static gint64
trip_count_until_19(const BsTrip *trip)
{
    const gint64 from = trip->from, to = trip->to, step = trip->step;
    gint64 distance;
    if (!trip->knows_bounds || !trip->knows_step || !step || (step == -1 && from == G_MININT64) ||
        __builtin_sub_overflow(to, from, &distance) || (step == -1 && distance == G_MININT64))
        return -1;
    if (!distance)
        return 0;
    if ((distance > 0) != (step > 0))
        return distance / step;
    return (distance + (step > 0 ? -1 : 1)) / step + 1;
}

static gint64
trip_count_since_22(const BsTrip *trip)
{
    if (trip->knows_step && trip->step <= 0)
        return 0;
    if (!trip->knows_bounds)
        return -1;
    if (trip->to <= trip->from)
        return 0;
    // Upstream loses what does not fit in the type.
    const gint64 distance =
        bs_int_signed((guint64)trip->to - (guint64)trip->from, trip->width ? trip->width : 64);
    if (distance <= 0)
        return 0;
    if (!trip->knows_step)
        return -1;
    return distance / trip->step + (distance % trip->step != 0);
}

gint64
bs_scf_trip_count(const BsContext *context, const BsTrip *trip)
{
    if (trip->same)
        return 0;
    return bs_context_upstream(context) < BS_UPSTREAM_22 ? trip_count_until_19(trip)
                                                         : trip_count_since_22(trip);
}

static gboolean
mixed_int(Mixed mixed, gint64 *number)
{
    *number = mixed.number;
    return !mixed.value || bs_value_int(mixed.value, number);
}

// Upstream divides by the step, which it does not look at.
static void
tell_of_division_by_zero(BsBuilder *builder, BsOp *op, const BsTrip *trip)
{
    if (bs_op_upstream(op) == BS_UPSTREAM_19 && trip->knows_bounds && trip->knows_step &&
        !trip->step && trip->from != trip->to)
        bs_builder_upstream_crashes(builder, op, "it divides by a step of 0");
}

static gint64
trip_count(BsBuilder *builder, BsOp *op, const Bounds *bounds, guint32 d)
{
    const Mixed lower = bounds->lists[LOWER].data[d], upper = bounds->lists[UPPER].data[d];
    BsTrip trip = {.same =
                       lower.value == upper.value && (lower.value || lower.number == upper.number)};
    trip.knows_bounds = mixed_int(lower, &trip.from) && mixed_int(upper, &trip.to);
    trip.knows_step = mixed_int(bounds->lists[STEP].data[d], &trip.step);
    tell_of_division_by_zero(builder, op, &trip);
    return bs_scf_trip_count(builder->ir->context, &trip);
}

static BsValue *
as_value(BsBuilder *builder, const BsOp *op, Mixed mixed)
{
    return mixed.value ? mixed.value : bs_builder_index(builder, op->loc, mixed.number);
}

// Every dimension runs once.
static void
promote(BsBuilder *builder, BsOp *op, const Bounds *bounds)
{
    BsValues lower = {0};
    for (guint32 d = 0; d < bounds->lists[LOWER].len; d++)
        bs_vec_push(&lower, as_value(builder, op, bounds->lists[LOWER].data[d]));
    bs_scf_inline_forall(builder, op, lower.data);
    bs_vec_free(&lower);
}

// A loop over the dimensions of `kept`, with the attributes of the old one.
static void
collapse(BsBuilder *builder, BsOp *op, const Bounds *kept, BsCloning *cloning)
{
    BsContext *context = builder->ir->context;
    BsValues operands = {0};
    BsTypeList types = {0};
    const BsAttr *attrs = write_bounds(context, op->attrs, kept, op, &operands);
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(&types, bs_op_result(op, i)->type);
    BsOp *made = bs_builder_op(builder, "scf.forall", op->loc, operands.len, operands.data,
                               types.len, types.data, attrs, 1);
    bs_clone_region(builder, cloning, bs_op_region(op, 0), bs_op_region(made, 0));
    bs_rewrite_replace_by_results(builder, op, made);
    bs_vec_free(&operands);
    bs_vec_free(&types);
}

static void
replace_by_outputs(BsBuilder *builder, BsOp *op)
{
    BsValues outputs = {0};
    bs_values_add_range(&outputs, op, bs_op_operand_group(op, OUTPUTS));
    bs_builder_replace_op(builder, op, outputs.data);
    bs_vec_free(&outputs);
}

// Until 19 an empty mapping is one, too.
static gboolean
is_mapped(const BsOp *op)
{
    const BsAttr *mapping = bs_op_attr(op, "mapping");
    return mapping && (bs_op_upstream(op) < BS_UPSTREAM_22 ||
                       (mapping->kind == BS_ATTR_ARRAY && mapping->array.n));
}

static gboolean
single_or_zero_iteration_dims_folder(BsBuilder *builder, BsOp *op)
{
    if (is_mapped(op))
        return FALSE;
    Bounds bounds = {0}, kept = {0};
    read_bounds(op, &bounds);
    const guint32 n = bounds.lists[LOWER].len;
    BsCloning cloning;
    bs_cloning_init(&cloning);
    gboolean zero = FALSE;
    for (guint32 d = 0; d < n && !zero; d++) {
        const gint64 count = trip_count(builder, op, &bounds, d);
        zero = count == 0;
        if (count == 1)
            bs_cloning_map(&cloning, bs_op_region(op, 0)->first->args[d],
                           as_value(builder, op, bounds.lists[LOWER].data[d]));
        for (guint32 which = 0; which < N_LISTS && count != 1; which++)
            bs_vec_push(&kept.lists[which], bounds.lists[which].data[d]);
    }
    const guint32 n_kept = kept.lists[LOWER].len;
    // Without dimensions the body runs once; until 19 such a loop stays.
    const gboolean since_22 = bs_context_upstream(builder->ir->context) >= BS_UPSTREAM_22;
    const gboolean fewer = n_kept < n || (n == 0 && since_22);
    const gboolean goes = zero || (fewer && (n_kept > 0 || bs_scf_can_inline_forall(op)));
    if (zero)
        replace_by_outputs(builder, op);
    else if (goes && n_kept == 0)
        promote(builder, op, &bounds);
    else if (goes)
        collapse(builder, op, &kept, &cloning);
    bs_cloning_clear(&cloning);
    bounds_clear(&bounds);
    bounds_clear(&kept);
    return goes;
}

// Induction variables of dimensions that run once are known (since 22, where a mapping keeps the
// dimensions, too).
static gboolean
replace_constant_induction_var(BsBuilder *builder, BsOp *op)
{
    Bounds bounds = {0};
    gboolean changed = FALSE;
    read_bounds(op, &bounds);
    for (guint32 d = 0; d < bounds.lists[LOWER].len; d++) {
        BsValue *variable = bs_op_region(op, 0)->first->args[d];
        if (!bs_value_uses(variable) || trip_count(builder, op, &bounds, d) != 1)
            continue;
        bs_builder_replace_uses(builder, variable,
                                as_value(builder, op, bounds.lists[LOWER].data[d]));
        changed = TRUE;
    }
    bounds_clear(&bounds);
    return changed;
}

const BsPattern bs_patterns_scf_forall[] = {
    {"(anonymous namespace)::FoldTensorCastOfOutputIntoForallOp", 1,
     bs_scf_move_casts_out_of_forall},
    {"(anonymous namespace)::ForallOpControlOperandsFolder", 1, control_operands_folder},
    {"(anonymous namespace)::ForallOpIterArgsFolder", 1, bs_scf_drop_outputs_of_forall},
    {"(anonymous namespace)::ForallOpSingleOrZeroIterationDimsFolder", 1,
     single_or_zero_iteration_dims_folder},
    {"(anonymous namespace)::ForallOpReplaceConstantInductionVar", 1,
     replace_constant_induction_var, BS_SINCE_22},
    {0},
};
