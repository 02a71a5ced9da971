// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of cf.assert, cf.br and cf.cond_br
// (mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp).
#include "dialects/cf/cf-private.h"
#include "dialects/cf/patterns-private.h"
#include "dialects/common/fold.h"
#include "ir/shape.h"

// -- building ------------------------------------------------------------------------------------

void
bs_cf_target_init(BsCfTarget *target, const BsOp *op, guint32 successor)
{
    *target = (BsCfTarget){.block = bs_successor_block(bs_op_successor(op, successor))};
    bs_values_add_range(&target->operands, op, bs_op_successor_operands(op, successor));
}

void
bs_cf_target_clear(BsCfTarget *target)
{
    bs_vec_free(&target->operands);
}

void
bs_cf_replace_by_br(BsBuilder *builder, BsOp *op, const BsCfTarget *target)
{
    BsBlock *const successors[] = {target->block};
    const BsOpState state = {
        .def = bs_context_op(builder->ir->context, "cf.br"),
        .loc = op->loc,
        .n_operands = target->operands.len,
        .operands = target->operands.data,
        .n_successors = 1,
        .successors = successors,
    };
    bs_builder_insert(builder, &state);
    bs_builder_replace_op(builder, op, NULL);
}

void
bs_cf_replace_by_br_to(BsBuilder *builder, BsOp *op, guint32 successor)
{
    BsCfTarget target;
    bs_cf_target_init(&target, op, successor);
    bs_cf_replace_by_br(builder, op, &target);
    bs_cf_target_clear(&target);
}

static void
replace_cond_br(BsBuilder *builder, BsOp *op, const BsCfTarget *on_true, const BsCfTarget *on_false)
{
    BsContext *context = builder->ir->context;
    BsBlock *const successors[] = {on_true->block, on_false->block};
    const gint32 sizes[] = {1, (gint32)on_true->operands.len, (gint32)on_false->operands.len};
    const BsAttr *weights = NULL;
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        weights = bs_op_attr(op, "branch_weights");
    const BsNamedAttr attrs[] = {
        {"operandSegmentSizes", bs_attr_i32_array(context, 3, sizes)},
        {"branch_weights", weights}, // when there are any
    };
    BsValues operands = {0};
    bs_vec_push(&operands, bs_op_operand(op, 0));
    for (guint i = 0; i < on_true->operands.len; i++)
        bs_vec_push(&operands, on_true->operands.data[i]);
    for (guint i = 0; i < on_false->operands.len; i++)
        bs_vec_push(&operands, on_false->operands.data[i]);
    const BsOpState state = {
        .def = bs_context_op(context, "cf.cond_br"),
        .loc = op->loc,
        .attrs = bs_attr_dict(context, weights && weights->dense.n ? 2 : 1, attrs),
        .n_operands = operands.len,
        .operands = operands.data,
        .n_successors = 2,
        .successors = successors,
    };
    bs_builder_insert(builder, &state);
    bs_builder_replace_op(builder, op, NULL);
    bs_vec_free(&operands);
}

// -- branches through blocks that only branch on -------------------------------------------------

static gboolean
has_users_other_than(const BsBlock *block, const BsOp *op)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        bs_value_for_each_use (block->args[i], use) {
            if (bs_use_owner(use) != op)
                return TRUE;
        }
    }
    return FALSE;
}

// Where a block always goes on; NULL when there is a choice, or none.
static BsBlock *
next_block(const BsBlock *block)
{
    const BsOp *last = block ? block->last : NULL;
    return last && bs_op_is(last, "cf.br") ? bs_successor_block(bs_op_successor(last, 0)) : NULL;
}

// Whether there is no way out of where a block goes on. The second walker is twice as fast: it
// arrives at the end, or meets the first one.
static gboolean
goes_on_forever(const BsBlock *block)
{
    const BsBlock *slow = block, *fast = next_block(block);
    while (fast && fast != slow) {
        slow = next_block(slow);
        fast = next_block(next_block(fast));
    }
    return fast != NULL;
}

gboolean
bs_cf_target_collapse(BsCfTarget *target)
{
    BsBlock *block = target->block;
    BsOp *br = block->first;
    if (!br || bs_op_next(br) || !bs_op_is(br, "cf.br") || has_users_other_than(block, br) ||
        next_block(block) == block)
        return FALSE;
    if (bs_op_upstream(br) >= BS_UPSTREAM_22 && goes_on_forever(block))
        return FALSE;
    BsValues operands = {0};
    for (guint32 i = 0; i < br->n_operands; i++) {
        BsValue *operand = bs_op_operand(br, i);
        bs_vec_push(&operands, bs_value_arg_block(operand) == block
                                   ? target->operands.data[operand->index]
                                   : operand);
    }
    bs_vec_free(&target->operands);
    target->operands = operands;
    target->block = bs_successor_block(bs_op_successor(br, 0));
    return TRUE;
}

// -- cf.assert -----------------------------------------------------------------------------------

static gboolean
erase_true_assert(BsBuilder *builder, BsOp *op)
{
    const BsAttr *value = bs_value_constant(bs_op_operand(op, 0));
    if (!value || !bs_attr_is_true(value))
        return FALSE;
    bs_builder_erase_op(builder, op);
    return TRUE;
}

// -- cf.br ---------------------------------------------------------------------------------------

// In code that cannot be reached, a block may get its own arguments. Upstream erases them while
// they are in use; here such a block stays.
static gboolean
gets_its_own(BsBuilder *builder, const BsBlock *successor, BsOp *br)
{
    for (guint32 i = 0; i < br->n_operands; i++) {
        if (bs_value_arg_block(bs_op_operand(br, i)) == successor) {
            if (bs_op_upstream(br) == BS_UPSTREAM_19)
                bs_builder_upstream_crashes(
                    builder, br, "it erases an argument of the block that is passed to itself");
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
simplify_br_to_block_with_single_pred(BsBuilder *builder, BsOp *op)
{
    BsBlock *successor = bs_successor_block(bs_op_successor(op, 0)), *block = bs_op_block(op);
    if (successor == block || !bs_block_single_predecessor(successor) ||
        gets_its_own(builder, successor, op))
        return FALSE;
    BsValues operands = {0};
    bs_values_add_operands(&operands, op);
    bs_builder_erase_op(builder, op);
    bs_builder_inline_block(builder, successor, block, NULL, operands.data);
    bs_vec_free(&operands);
    return TRUE;
}

static gboolean
simplify_pass_through_br(BsBuilder *builder, BsOp *op)
{
    BsCfTarget target;
    bs_cf_target_init(&target, op, 0);
    const gboolean collapsed = target.block != bs_op_block(op) && bs_cf_target_collapse(&target);
    if (collapsed)
        bs_cf_replace_by_br(builder, op, &target);
    bs_cf_target_clear(&target);
    return collapsed;
}

// -- cf.cond_br ----------------------------------------------------------------------------------

static gboolean
simplify_const_cond_branch_pred(BsBuilder *builder, BsOp *op)
{
    const BsAttr *value = bs_value_constant(bs_op_operand(op, 0));
    if (!value || value->kind != BS_ATTR_INTEGER)
        return FALSE;
    bs_cf_replace_by_br_to(builder, op, bs_attr_is_true(value) ? 0 : 1);
    return TRUE;
}

static gboolean
simplify_pass_through_cond_branch(BsBuilder *builder, BsOp *op)
{
    BsCfTarget on_true, on_false;
    bs_cf_target_init(&on_true, op, 0);
    bs_cf_target_init(&on_false, op, 1);
    gboolean collapsed = bs_cf_target_collapse(&on_true);
    collapsed |= bs_cf_target_collapse(&on_false);
    if (collapsed)
        replace_cond_br(builder, op, &on_true, &on_false);
    bs_cf_target_clear(&on_true);
    bs_cf_target_clear(&on_false);
    return collapsed;
}

// Operands that differ are selected, when no other block branches there.
static gboolean
merge_targets(BsBuilder *builder, BsOp *op, BsCfTarget *on_true, const BsCfTarget *on_false)
{
    if (bs_values_equal(&on_true->operands, &on_false->operands))
        return TRUE;
    if (bs_block_unique_predecessor(on_true->block) != bs_op_block(op))
        return FALSE;
    for (guint i = 0; i < on_true->operands.len; i++) {
        BsValue **value = &on_true->operands.data[i];
        if (*value != on_false->operands.data[i])
            *value =
                bs_builder_value(builder, "arith.select", op->loc, (*value)->type,
                                 bs_op_operand(op, 0), *value, on_false->operands.data[i], NULL);
    }
    return TRUE;
}

static gboolean
simplify_cond_branch_identical_successors(BsBuilder *builder, BsOp *op)
{
    if (bs_successor_block(bs_op_successor(op, 0)) != bs_successor_block(bs_op_successor(op, 1)))
        return FALSE;
    BsCfTarget on_true, on_false;
    bs_cf_target_init(&on_true, op, 0);
    bs_cf_target_init(&on_false, op, 1);
    const gboolean merged = merge_targets(builder, op, &on_true, &on_false);
    if (merged)
        bs_cf_replace_by_br(builder, op, &on_true);
    bs_cf_target_clear(&on_true);
    bs_cf_target_clear(&on_false);
    return merged;
}

// The only way here decided on the same condition.
static gboolean
simplify_cond_branch_from_same_condition(BsBuilder *builder, BsOp *op)
{
    const BsBlock *predecessor = bs_block_single_predecessor(bs_op_block(op));
    const BsOp *before = predecessor ? predecessor->last : NULL;
    if (!before || !bs_op_is(before, "cf.cond_br") ||
        bs_op_operand(before, 0) != bs_op_operand(op, 0))
        return FALSE;
    bs_cf_replace_by_br_to(
        builder, op, bs_successor_block(bs_op_successor(before, 0)) == bs_op_block(op) ? 0 : 1);
    return TRUE;
}

// The number of uses of a value in a block's own ops, 2 meaning more than one; `*found` is one of
// them, NULL where there is none. Ops and uses are walked side by side, so that neither a long
// block nor a value with many uses costs more than the shorter of both.
static guint
count_uses_in(const BsValue *value, const BsBlock *block, BsUse **found)
{
    guint n = 0;
    *found = NULL;
    const BsOp *op = block->first;
    for (BsUse *use = bs_value_uses(value); op && use;
         op = bs_op_next(op), use = bs_use_next(use)) {
        for (guint32 i = 0; i < op->n_operands && n < 2; i++) {
            if (bs_op_operand(op, i) == value) {
                *found = &bs_op_operands(op)[i];
                n++;
            }
        }
        if (n == 2)
            return n;
    }
    if (!op)
        return n;
    n = 0;
    for (BsUse *use = bs_value_uses(value); use && n < 2; use = bs_use_next(use)) {
        if (bs_op_block(bs_use_owner(use)) == block) {
            *found = use;
            n++;
        }
    }
    return n;
}

static void
replace_use(BsBuilder *builder, BsUse *use, BsValue *value)
{
    BsOp *user = bs_use_owner(use);
    bs_op_set_operand(builder->ir, user, bs_use_index(use), value);
    bs_builder_modified(builder, user);
}

// Uses of the condition in a block that only one side leads to.
static gboolean
replace_condition_in(BsBuilder *builder, BsOp *op, guint32 successor)
{
    const BsBlock *block = bs_successor_block(bs_op_successor(op, successor));
    if (!bs_block_single_predecessor(block))
        return FALSE;
    BsValue *condition = bs_op_operand(op, 0);
    BsUse *only;
    guint n = count_uses_in(condition, block, &only);
    if (n == 0)
        return FALSE;
    BsValue *known = bs_builder_bool(builder, op->loc, successor == 0);
    if (n == 1) {
        replace_use(builder, only, known);
        return TRUE;
    }
    // Several are replaced in the order of the list of uses, as upstream does.
    for (BsUse *use = bs_value_uses(condition), *next; use; use = next) {
        next = bs_use_next(use);
        if (bs_op_block(bs_use_owner(use)) == block)
            replace_use(builder, use, known);
    }
    return TRUE;
}

static gboolean
cond_branch_truth_propagation(BsBuilder *builder, BsOp *op)
{
    gboolean replaced = replace_condition_in(builder, op, 0);
    replaced |= replace_condition_in(builder, op, 1);
    return replaced;
}

// -- DropUnreachableCondBranch -------------------------------------------------------------------

static gboolean
is_unreachable(const BsBlock *block)
{
    return block->first && block->first == block->last && bs_op_is(block->first, "ub.unreachable");
}

static gboolean
drop_unreachable_cond_branch(BsBuilder *builder, BsOp *op)
{
    for (guint32 i = 0; i < 2; i++) {
        if (!is_unreachable(bs_successor_block(bs_op_successor(op, i))))
            continue;
        bs_cf_replace_by_br_to(builder, op, 1 - i);
        return TRUE;
    }
    return FALSE;
}

// -- the tables ----------------------------------------------------------------------------------

const BsPattern bs_patterns_cf_assert[] = {
    {"AssertOp::canonicalize", 1, erase_true_assert},
    {0},
};

// Upstream registers both as one nameless pattern.
const BsPattern bs_patterns_cf_br[] = {
    {"SimplifyBrToBlockWithSinglePred", 1, simplify_br_to_block_with_single_pred},
    {"SimplifyPassThroughBr", 1, simplify_pass_through_br},
    {0},
};

const BsPattern bs_patterns_cf_cond_br[] = {
    {"(anonymous namespace)::SimplifyConstCondBranchPred", 1, simplify_const_cond_branch_pred},
    {"(anonymous namespace)::SimplifyPassThroughCondBranch", 1, simplify_pass_through_cond_branch},
    {"(anonymous namespace)::SimplifyCondBranchIdenticalSuccessors", 1,
     simplify_cond_branch_identical_successors},
    {"(anonymous namespace)::SimplifyCondBranchFromCondBranchOnSameCondition", 1,
     simplify_cond_branch_from_same_condition},
    {"(anonymous namespace)::CondBranchTruthPropagation", 1, cond_branch_truth_propagation},
    {"(anonymous namespace)::DropUnreachableCondBranch", 1, drop_unreachable_cond_branch,
     BS_SINCE_22},
    {0},
};
