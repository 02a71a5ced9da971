// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of cf.switch (mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp). Case values
// are read as they are kept: sign-extended from the flag's width.
#include "dialects/cf/cf-private.h"
#include "dialects/cf/patterns-private.h"
#include "dialects/common/fold.h"

// -- reading and building ------------------------------------------------------------------------

static guint32
n_cases(const BsOp *op)
{
    return op->n_successors - 1;
}

static guint64
case_value(const BsOp *op, guint32 i)
{
    const BsAttr *values = bs_op_attr(op, "case_values");
    return values->dense.values[values->dense.splat ? 0 : i];
}

// A switch under construction.
typedef struct Switch {
    BsCfTarget otherwise;
    BS_VEC(BsCfTarget) cases;
    BS_VEC(guint64) values;
} Switch;

static void
switch_init(Switch *parts, const BsOp *op)
{
    *parts = (Switch){0};
    bs_cf_target_init(&parts->otherwise, op, 0);
}

static void
switch_clear(Switch *parts)
{
    bs_cf_target_clear(&parts->otherwise);
    for (guint i = 0; i < parts->cases.len; i++)
        bs_cf_target_clear(&parts->cases.data[i]);
    bs_vec_free(&parts->cases);
    bs_vec_free(&parts->values);
}

static void
switch_add_case(Switch *parts, const BsOp *op, guint32 i)
{
    BsCfTarget target;
    bs_cf_target_init(&target, op, i + 1);
    bs_vec_push(&parts->cases, target);
    bs_vec_push(&parts->values, case_value(op, i));
}

static const BsAttr *
switch_attrs(BsContext *context, const Switch *parts, const BsType *flag)
{
    BS_VEC(gint32) sizes = {0};
    gint32 n_operands = 0;
    for (guint i = 0; i < parts->cases.len; i++) {
        bs_vec_push(&sizes, (gint32)parts->cases.data[i].operands.len);
        n_operands += (gint32)parts->cases.data[i].operands.len;
    }
    const gint32 segments[] = {1, (gint32)parts->otherwise.operands.len, n_operands};
    const gint64 n = parts->values.len;
    const BsNamedAttr attrs[] = {
        {"case_operand_segments", bs_attr_i32_array(context, sizes.len, sizes.data)},
        {"operandSegmentSizes", bs_attr_i32_array(context, 3, segments)},
        {"case_values", n ? bs_attr_dense(context, bs_type_vector(context, 1, &n, flag), (guint32)n,
                                          parts->values.data, FALSE)
                          : NULL},
    };
    bs_vec_free(&sizes);
    return bs_attr_dict(context, n ? 3 : 2, attrs);
}

static void
replace_switch(BsBuilder *builder, BsOp *op, const Switch *parts)
{
    BsContext *context = builder->ir->context;
    BsValues operands = {0};
    BS_VEC(BsBlock *) successors = {0};
    bs_vec_push(&operands, bs_op_operand(op, 0));
    for (guint i = 0; i <= parts->cases.len; i++) {
        const BsCfTarget *target = i ? &parts->cases.data[i - 1] : &parts->otherwise;
        bs_vec_push(&successors, target->block);
        for (guint k = 0; k < target->operands.len; k++)
            bs_vec_push(&operands, target->operands.data[k]);
    }
    const BsOpState state = {
        .def = bs_context_op(context, "cf.switch"),
        .loc = op->loc,
        .attrs = switch_attrs(context, parts, bs_op_operand(op, 0)->type),
        .n_operands = operands.len,
        .operands = operands.data,
        .n_successors = successors.len,
        .successors = successors.data,
    };
    bs_builder_insert(builder, &state);
    bs_builder_replace_op(builder, op, NULL);
    bs_vec_free(&operands);
    bs_vec_free(&successors);
}

// -- patterns ------------------------------------------------------------------------------------

static gboolean
simplify_switch_with_only_default(BsBuilder *builder, BsOp *op)
{
    if (n_cases(op))
        return FALSE;
    bs_cf_replace_by_br_to(builder, op, 0);
    return TRUE;
}

static gboolean
drop_cases_that_match_default(BsBuilder *builder, BsOp *op)
{
    Switch parts;
    switch_init(&parts, op);
    for (guint32 i = 0; i < n_cases(op); i++) {
        BsCfTarget target;
        bs_cf_target_init(&target, op, i + 1);
        if (target.block != parts.otherwise.block ||
            !bs_values_equal(&target.operands, &parts.otherwise.operands))
            switch_add_case(&parts, op, i);
        bs_cf_target_clear(&target);
    }
    const gboolean changed = parts.cases.len < n_cases(op);
    if (changed)
        replace_switch(builder, op, &parts);
    switch_clear(&parts);
    return changed;
}

static void
fold_switch(BsBuilder *builder, BsOp *op, guint64 value)
{
    guint32 successor = 0;
    for (guint32 i = n_cases(op); i-- > 0;) {
        if (case_value(op, i) == value)
            successor = i + 1;
    }
    bs_cf_replace_by_br_to(builder, op, successor);
}

static gboolean
simplify_const_switch_value(BsBuilder *builder, BsOp *op)
{
    const BsAttr *value = bs_value_constant(bs_op_operand(op, 0));
    if (!value || value->kind != BS_ATTR_INTEGER)
        return FALSE;
    fold_switch(builder, op, (guint64)value->integer);
    return TRUE;
}

static gboolean
simplify_pass_through_switch(BsBuilder *builder, BsOp *op)
{
    Switch parts;
    switch_init(&parts, op);
    gboolean collapsed = FALSE;
    for (guint32 i = 0; i < n_cases(op); i++) {
        switch_add_case(&parts, op, i);
        collapsed |= bs_cf_target_collapse(&parts.cases.data[i]);
    }
    collapsed |= bs_cf_target_collapse(&parts.otherwise);
    if (collapsed)
        replace_switch(builder, op, &parts);
    switch_clear(&parts);
    return collapsed;
}

// The switch on the same flag that is the only way to this one, or NULL.
static const BsOp *
switch_before(const BsOp *op)
{
    const BsBlock *predecessor = bs_block_single_predecessor(bs_op_block(op));
    const BsOp *before = predecessor ? predecessor->last : NULL;
    if (!before || !bs_op_is(before, "cf.switch") ||
        bs_op_operand(before, 0) != bs_op_operand(op, 0))
        return NULL;
    return before;
}

static gboolean
simplify_switch_from_same_condition(BsBuilder *builder, BsOp *op)
{
    const BsOp *before = switch_before(op);
    if (!before || bs_successor_block(bs_op_successor(before, 0)) == bs_op_block(op))
        return FALSE;
    for (guint32 i = 0; i < n_cases(before); i++) {
        if (bs_successor_block(bs_op_successor(before, i + 1)) == bs_op_block(op)) {
            fold_switch(builder, op, case_value(before, i));
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
has_case_elsewhere(const BsOp *before, const BsOp *op, guint64 value)
{
    for (guint32 i = 0; i < n_cases(before); i++) {
        if (bs_successor_block(bs_op_successor(before, i + 1)) != bs_op_block(op) &&
            case_value(before, i) == value)
            return TRUE;
    }
    return FALSE;
}

// Reached by the default of a switch on the same flag: its cases are ruled out.
static gboolean
simplify_switch_from_default(BsBuilder *builder, BsOp *op)
{
    const BsOp *before = switch_before(op);
    if (!before || bs_successor_block(bs_op_successor(before, 0)) != bs_op_block(op))
        return FALSE;
    if (!n_cases(before))
        bs_builder_upstream_crashes(
            builder, op, "it asks for the cases of the switch before, which has only a default");
    Switch parts;
    switch_init(&parts, op);
    for (guint32 i = 0; i < n_cases(op); i++) {
        if (!has_case_elsewhere(before, op, case_value(op, i)))
            switch_add_case(&parts, op, i);
    }
    const gboolean changed = parts.cases.len < n_cases(op);
    if (changed)
        replace_switch(builder, op, &parts);
    switch_clear(&parts);
    return changed;
}

const BsPattern bs_patterns_cf_switch[] = {
    {"SimplifySwitchWithOnlyDefault", 1, simplify_switch_with_only_default},
    {"DropSwitchCasesThatMatchDefault", 1, drop_cases_that_match_default},
    {"SimplifyConstSwitchValue", 1, simplify_const_switch_value},
    {"SimplifyPassThroughSwitch", 1, simplify_pass_through_switch},
    {"SimplifySwitchFromSwitchOnSameCondition", 1, simplify_switch_from_same_condition},
    {"SimplifySwitchFromDefaultSwitchOnSameCondition", 1, simplify_switch_from_default},
    {0},
};
