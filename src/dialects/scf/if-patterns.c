// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fold and canonicalization of scf.if (mlir/lib/Dialect/SCF/IR/SCF.cpp).
#include "dialects/common/fold.h"
#include "dialects/common/region-branch-patterns.h"
#include "dialects/common/rewrite.h"
#include "dialects/scf/scf-private.h"

// -- parts ---------------------------------------------------------------------------------------

static BsValue *
condition(const BsOp *op)
{
    return bs_op_operand(op, 0);
}

static BsBlock *
then_block(const BsOp *op)
{
    return bs_op_region(op, 0)->last;
}

// NULL when there is no else.
static BsBlock *
else_block(const BsOp *op)
{
    return bs_op_region(op, 1)->last;
}

static gboolean
has_one_op(const BsBlock *block)
{
    return block->first && !bs_op_next(block->first);
}

// `value` is `xori x, true`; gives x, else NULL.
static BsValue *
negated(const BsValue *value)
{
    const BsOp *xori = bs_value_defined_by(value, "arith.xori");
    if (!xori || !bs_attr_is_one(bs_value_constant(bs_op_operand(xori, 1))))
        return NULL;
    return bs_op_operand(xori, 0);
}

// An scf.if whose regions have no block yet.
static BsOp *
make_if(BsBuilder *builder, BsLoc loc, BsValue *value, const BsTypeList *types)
{
    return bs_builder_op(builder, "scf.if", loc, 1, &value, types->len, types->data, NULL, 2);
}

static void
add_result_types(BsTypeList *types, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(types, bs_op_result(op, i)->type);
}

// -- fold ----------------------------------------------------------------------------------------

// if (!c) A else B  ->  if (c) B else A
BsFold
bs_fold_scf_if(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    (void)constants;
    (void)results;
    BsValue *plain = negated(condition(op));
    if (!else_block(op) || !plain)
        return BS_FOLD_NONE;
    BsBlock *was_then = bs_op_region(op, 0)->first, *was_else = bs_op_region(op, 1)->first;
    bs_op_set_operand(builder->ir, op, 0, plain);
    bs_block_move(builder->ir, was_else, bs_op_region(op, 0), was_then);
    bs_block_move(builder->ir, was_then, bs_op_region(op, 1), bs_op_region(op, 1)->first);
    return BS_FOLD_IN_PLACE;
}

// -- CombineIfs ----------------------------------------------------------------------------------

// Where the arms of the later of two neighbours go when the condition of the earlier one decides.
typedef struct Arms {
    BsBlock *on_true, *on_false; // NULL: nothing to do there
} Arms;

static gboolean
match_arms(const BsOp *previous, const BsOp *next, Arms *arms)
{
    *arms = (Arms){0};
    if (condition(next) == condition(previous))
        *arms = (Arms){then_block(next), else_block(next)};
    if (negated(condition(next)) == condition(previous) ||
        negated(condition(previous)) == condition(next)) {
        arms->on_false = then_block(next);
        if (else_block(next))
            arms->on_true = else_block(next);
    }
    return arms->on_true || arms->on_false;
}

// Results of the earlier op are known in the arms of the later one.
static void
forward_results(BsBuilder *builder, const BsOp *previous, const Arms *arms)
{
    const BsOp *yields[] = {then_block(previous)->last,
                            else_block(previous) ? else_block(previous)->last : NULL};
    const BsBlock *blocks[] = {arms->on_true, arms->on_false};
    for (guint32 i = 0; yields[1] && i < previous->n_results; i++) {
        for (BsUse *use = bs_value_uses(bs_op_result(previous, i)), *next; use; use = next) {
            next = bs_use_next(use);
            BsOp *user = bs_use_owner(use);
            for (guint32 arm = 0; arm < 2; arm++) {
                if (!blocks[arm] ||
                    !bs_region_is_ancestor(blocks[arm]->region, bs_op_parent_region(user)))
                    continue;
                bs_op_set_operand(builder->ir, user, bs_use_index(use),
                                  bs_op_operand(yields[arm], i));
                bs_builder_modified(builder, user);
                break;
            }
        }
    }
}

// Appends `from` to `to`; the yields of both become one.
static void
join_arms(BsBuilder *builder, BsBlock *to, BsBlock *from)
{
    BsOp *first = to->last, *second = from->last;
    bs_builder_inline_block(builder, from, to, NULL, NULL);
    BsValues values = {0};
    bs_values_add_operands(&values, first);
    bs_values_add_operands(&values, second);
    bs_builder_set_end(builder, to);
    bs_rewrite_terminator(builder, "scf.yield", second, &values);
    bs_vec_free(&values);
    bs_builder_erase_op(builder, first);
    bs_builder_erase_op(builder, second);
}

static void
replace_both(BsBuilder *builder, BsOp *previous, BsOp *next, const BsOp *combined)
{
    BsValues values = {0};
    bs_values_add_results(&values, combined);
    const guint32 n_previous = previous->n_results;
    bs_op_note_heir(builder->ir, previous, combined);
    bs_op_note_heir(builder->ir, next, combined);
    bs_builder_replace_op(builder, previous, values.data);
    bs_builder_replace_op(builder, next, values.data ? values.data + n_previous : NULL);
    bs_vec_free(&values);
}

static gboolean
combine_ifs(BsBuilder *builder, BsOp *next)
{
    BsOp *previous = bs_op_prev(next);
    Arms arms;
    if (!previous || !bs_op_is(previous, "scf.if") || !match_arms(previous, next, &arms))
        return FALSE;
    forward_results(builder, previous, &arms);
    BsTypeList types = {0};
    add_result_types(&types, previous);
    add_result_types(&types, next);
    BsOp *combined = make_if(builder, next->loc, condition(previous), &types);
    bs_vec_free(&types);

    bs_rewrite_move_blocks(builder, bs_op_region(combined, 0), bs_op_region(previous, 0));
    if (arms.on_true)
        join_arms(builder, then_block(combined), arms.on_true);
    bs_rewrite_move_blocks(builder, bs_op_region(combined, 1), bs_op_region(previous, 1));
    if (arms.on_false && !else_block(combined))
        bs_rewrite_move_blocks(builder, bs_op_region(combined, 1), arms.on_false->region);
    else if (arms.on_false)
        join_arms(builder, else_block(combined), arms.on_false);
    replace_both(builder, previous, next, combined);
    return TRUE;
}

// -- CombineNestedIfs ----------------------------------------------------------------------------

// The op that is alone in the then arm, if it is an scf.if and neither has an else that does
// something.
static BsOp *
nested_if(const BsOp *op)
{
    BsOp *nested = then_block(op)->first;
    if (!bs_op_next(nested) || bs_op_next(bs_op_next(nested)) || !bs_op_is(nested, "scf.if"))
        return NULL;
    if ((else_block(op) && !has_one_op(else_block(op))) ||
        (else_block(nested) && !has_one_op(else_block(nested))))
        return NULL;
    return nested;
}

typedef struct Yields {
    BsValues on_true, on_false;
    BS_VEC(guint32) selected; // results that need a select on the outer condition
} Yields;

// What the combined op yields; FALSE when a value would be wrong where only the outer condition
// holds.
static gboolean
combine_yields(const BsOp *op, const BsOp *nested, Yields *yields)
{
    bs_values_add_operands(&yields->on_true, then_block(op)->last);
    if (else_block(op))
        bs_values_add_operands(&yields->on_false, else_block(op)->last);
    for (guint32 i = 0; i < yields->on_true.len; i++) {
        BsValue *value = yields->on_true.data[i];
        if (bs_value_op(value) == nested) {
            if (bs_op_operand(else_block(nested)->last, value->index) != yields->on_false.data[i])
                return FALSE;
            yields->on_true.data[i] = bs_op_operand(then_block(nested)->last, value->index);
        } else if (bs_value_region(value) == bs_op_region(op, 0)) {
            return FALSE;
        } else {
            bs_vec_push(&yields->selected, i);
        }
    }
    return TRUE;
}

static void
build_combined(BsBuilder *builder, BsOp *op, BsOp *nested, const Yields *yields)
{
    BsValue *both = bs_builder_value(builder, "arith.andi", op->loc, condition(op)->type,
                                     condition(op), condition(nested), NULL, NULL);
    BsTypeList types = {0};
    add_result_types(&types, op);
    BsOp *combined = make_if(builder, op->loc, both, &types);
    bs_vec_free(&types);

    BsValues results = {0};
    bs_values_add_results(&results, combined);
    bs_builder_set_before(builder, combined);
    for (guint i = 0; i < yields->selected.len; i++) {
        const guint32 at = yields->selected.data[i];
        BsValue *value = yields->on_true.data[at];
        results.data[at] = bs_builder_value(builder, "arith.select", op->loc, value->type,
                                            condition(op), value, yields->on_false.data[at], NULL);
    }

    BsBlock *block = bs_block_create(builder->ir, bs_op_region(combined, 0), NULL, op->loc);
    bs_builder_inline_block(builder, then_block(nested), block, NULL, NULL);
    bs_rewrite_replace_terminator(builder, block->last, "scf.yield", &yields->on_true);
    if (yields->on_false.len) {
        bs_builder_block(builder, bs_op_region(combined, 1), op->loc);
        bs_rewrite_terminator(builder, "scf.yield", op, &yields->on_false);
    }
    bs_op_note_heir(builder->ir, op, combined);
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&results);
}

static gboolean
combine_nested_ifs(BsBuilder *builder, BsOp *op)
{
    BsOp *nested = nested_if(op);
    if (!nested)
        return FALSE;
    Yields yields = {0};
    const gboolean ok = combine_yields(op, nested, &yields);
    if (ok)
        build_combined(builder, op, nested, &yields);
    bs_vec_free(&yields.on_true);
    bs_vec_free(&yields.on_false);
    bs_vec_free(&yields.selected);
    return ok;
}

// -- ConditionPropagation ------------------------------------------------------------------------

enum { OPS_LOOKED_AT = 256 };

// Whether an op in the region may use the value. Looks at `budget` ops, which it counts down; may
// be wrong beyond that.
static gboolean
may_mention(const BsRegion *region, const BsValue *value, guint32 *budget)
{
    bs_region_for_each (region, block) {
        bs_block_for_each (block, op) {
            if ((*budget)-- == 1)
                return TRUE;
            for (guint32 i = 0; i < op->n_operands; i++) {
                if (bs_op_operand(op, i) == value)
                    return TRUE;
            }
            for (guint32 r = 0; r < op->n_regions; r++) {
                if (may_mention(bs_op_region(op, r), value, budget))
                    return TRUE;
            }
        }
    }
    return FALSE;
}

// Inside the arms the condition is known. A condition may have very many uses elsewhere, so small
// arms are looked through first.
static gboolean
condition_propagation(BsBuilder *builder, BsOp *op)
{
    guint32 budget = OPS_LOOKED_AT;
    if (bs_value_constant(condition(op)) ||
        (!may_mention(bs_op_region(op, 0), condition(op), &budget) &&
         !may_mention(bs_op_region(op, 1), condition(op), &budget)))
        return FALSE;
    BsValue *known[2] = {NULL, NULL};
    for (BsUse *use = bs_value_uses(condition(op)), *next; use; use = next) {
        next = bs_use_next(use);
        BsOp *user = bs_use_owner(use);
        const BsRegion *region = bs_op_parent_region(user);
        guint32 arm = 0;
        if (!bs_region_is_ancestor(bs_op_region(op, 0), region)) {
            if (!bs_region_is_ancestor(bs_op_region(op, 1), region))
                continue;
            arm = 1;
        }
        if (!known[arm])
            known[arm] = bs_builder_bool(builder, op->loc, arm == 0);
        bs_op_set_operand(builder->ir, user, bs_use_index(use), known[arm]);
        bs_builder_modified(builder, user);
    }
    return known[0] || known[1];
}

// -- ConvertTrivialIfToSelect --------------------------------------------------------------------

static gboolean
comes_from_arms(const BsOp *op, const BsValue *on_true, const BsValue *on_false)
{
    return bs_value_region(on_true) == bs_op_region(op, 0) ||
           bs_value_region(on_false) == bs_op_region(op, 1);
}

// Splits what `op` yields: values of its arms stay, others become selects before it.
static void
split_yields(BsBuilder *builder, BsOp *op, Yields *yields, BsValues *results)
{
    const BsOp *on_true = then_block(op)->last, *on_false = else_block(op)->last;
    bs_builder_set_before(builder, op);
    for (guint32 i = 0; i < on_true->n_operands; i++) {
        BsValue *a = bs_op_operand(on_true, i), *b = bs_op_operand(on_false, i);
        if (comes_from_arms(op, a, b)) {
            bs_vec_push(results, bs_op_result(op, yields->on_true.len));
            bs_vec_push(&yields->on_true, a);
            bs_vec_push(&yields->on_false, b);
        } else if (a == b) {
            bs_vec_push(results, a);
        } else {
            bs_vec_push(results, bs_builder_value(builder, "arith.select", op->loc, a->type,
                                                  condition(op), a, b, NULL));
        }
    }
}

static gboolean
convert_trivial_if_to_select(BsBuilder *builder, BsOp *op)
{
    if (!op->n_results)
        return FALSE;
    BsTypeList types = {0};
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsValue *on_true = bs_op_operand(then_block(op)->last, i);
        if (comes_from_arms(op, on_true, bs_op_operand(else_block(op)->last, i)))
            bs_vec_push(&types, on_true->type);
    }
    const gboolean applies = types.len < op->n_results;
    if (applies) {
        BsOp *by = make_if(builder, op->loc, condition(op), &types);
        bs_rewrite_move_blocks(builder, bs_op_region(by, 0), bs_op_region(op, 0));
        bs_rewrite_move_blocks(builder, bs_op_region(by, 1), bs_op_region(op, 1));
        Yields yields = {0};
        BsValues results = {0};
        split_yields(builder, by, &yields, &results);
        bs_rewrite_replace_terminator(builder, then_block(by)->last, "scf.yield", &yields.on_true);
        bs_rewrite_replace_terminator(builder, else_block(by)->last, "scf.yield", &yields.on_false);
        bs_builder_replace_op(builder, op, results.data);
        bs_vec_free(&yields.on_true);
        bs_vec_free(&yields.on_false);
        bs_vec_free(&results);
    }
    bs_vec_free(&types);
    return applies;
}

// -- RemoveEmptyElseBranch, RemoveStaticCondition ------------------------------------------------

static gboolean
remove_empty_else_branch(BsBuilder *builder, BsOp *op)
{
    if (op->n_results || !else_block(op) || !has_one_op(else_block(op)))
        return FALSE;
    BsValue *value = condition(op);
    BsOp *by = bs_builder_op(builder, "scf.if", op->loc, 1, &value, 0, NULL, op->attrs, 2);
    bs_rewrite_move_blocks(builder, bs_op_region(by, 0), bs_op_region(op, 0));
    bs_builder_erase_op(builder, op);
    return TRUE;
}

static gboolean
remove_static_condition(BsBuilder *builder, BsOp *op)
{
    const BsAttr *value = bs_value_constant(condition(op));
    if (!value || value->kind != BS_ATTR_INTEGER)
        return FALSE;
    if (bs_attr_is_true(value))
        bs_rewrite_with_region(builder, op, bs_op_region(op, 0), NULL);
    else if (else_block(op))
        bs_rewrite_with_region(builder, op, bs_op_region(op, 1), NULL);
    else
        bs_builder_erase_op(builder, op);
    return TRUE;
}

// -- RemoveUnusedResults -------------------------------------------------------------------------

static void
transfer_body(BsBuilder *builder, BsBlock *from, BsRegion *to, const BsOp *op)
{
    BsBlock *block = bs_block_create(builder->ir, to, NULL, op->loc);
    bs_builder_inline_block(builder, from, block, NULL, NULL);
    BsOp *yield = block->last;
    BsValues used = {0};
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_value_uses(bs_op_result(op, i)))
            bs_vec_push(&used, bs_op_operand(yield, i));
    }
    bs_op_set_operands(builder->ir, yield, used.len, used.data);
    bs_builder_modified(builder, yield);
    bs_vec_free(&used);
}

static gboolean
remove_unused_results(BsBuilder *builder, BsOp *op)
{
    BsTypeList types = {0};
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_value_uses(bs_op_result(op, i)))
            bs_vec_push(&types, bs_op_result(op, i)->type);
    }
    const gboolean applies = types.len < op->n_results;
    if (applies) {
        BsOp *by = make_if(builder, op->loc, condition(op), &types);
        transfer_body(builder, then_block(op), bs_op_region(by, 0), op);
        transfer_body(builder, else_block(op), bs_op_region(by, 1), op);
        BsValues results = {0};
        guint32 n_used = 0;
        for (guint32 i = 0; i < op->n_results; i++)
            bs_vec_push(&results,
                        bs_value_uses(bs_op_result(op, i)) ? bs_op_result(by, n_used++) : NULL);
        bs_op_note_heir(builder->ir, op, by);
        bs_builder_replace_op(builder, op, results.data);
        bs_vec_free(&results);
    }
    bs_vec_free(&types);
    return applies;
}

// -- ReplaceIfYieldWithConditionOrValue ----------------------------------------------------------

// What a result is when both arms yield known values: the condition, its negation, or NULL.
static BsValue *
condition_result(BsBuilder *builder, const BsOp *op, const BsValue *on_true,
                 const BsValue *on_false)
{
    const BsAttr *a = bs_value_constant(on_true), *b = bs_value_constant(on_false);
    if (!a || !b || a->kind != BS_ATTR_INTEGER || b->kind != BS_ATTR_INTEGER ||
        !bs_type_is_i1(a->type) || !bs_type_is_i1(b->type) ||
        bs_attr_is_true(a) == bs_attr_is_true(b))
        return NULL;
    if (bs_attr_is_true(a))
        return condition(op);
    BsValue *one = bs_builder_bool(builder, op->loc, TRUE);
    return bs_builder_value(builder, "arith.xori", op->loc, one->type, condition(op), one, NULL,
                            NULL);
}

// Upstream replaces the uses behind the listener's back: the users are not visited again in this
// round.
static gboolean
replace_yield_with_condition_or_value(BsBuilder *builder, BsOp *op)
{
    gboolean changed = FALSE;
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *a = bs_op_operand(then_block(op)->last, i),
                *b = bs_op_operand(else_block(op)->last, i);
        if (!bs_value_uses(bs_op_result(op, i)))
            continue;
        BsValue *by = a == b ? a : condition_result(builder, op, a, b);
        if (!by)
            continue;
        bs_value_replace_all_uses(builder->ir, bs_op_result(op, i), by);
        changed = TRUE;
    }
    return changed;
}

const BsPattern bs_patterns_scf_if[] = {
    {"(anonymous namespace)::CombineIfs", 1, combine_ifs},
    {"(anonymous namespace)::CombineNestedIfs", 1, combine_nested_ifs},
    {"(anonymous namespace)::ConditionPropagation", 1, condition_propagation},
    {"(anonymous namespace)::ConvertTrivialIfToSelect", 1, convert_trivial_if_to_select},
    {"(anonymous namespace)::RemoveEmptyElseBranch", 1, remove_empty_else_branch},
    {"(anonymous namespace)::RemoveStaticCondition", 1, remove_static_condition},
    {"(anonymous namespace)::RemoveUnusedResults", 1, remove_unused_results, BS_UNTIL_19},
    {"(anonymous namespace)::ReplaceIfYieldWithConditionOrValue", 1,
     replace_yield_with_condition_or_value},
    BS_REGION_BRANCH_PATTERNS,
    {0},
};
