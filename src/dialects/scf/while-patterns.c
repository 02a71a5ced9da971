// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of scf.while (mlir/lib/Dialect/SCF/IR/SCF.cpp).
#include "dialects/common/fold.h"
#include "dialects/common/region-branch-patterns.h"
#include "dialects/common/rewrite.h"
#include "dialects/scf/scf-private.h"

// -- parts ---------------------------------------------------------------------------------------

static BsBlock *
before_block(const BsOp *op)
{
    return bs_op_region(op, 0)->first;
}

static BsBlock *
after_block(const BsOp *op)
{
    return bs_op_region(op, 1)->first;
}

static BsOp *
condition_op(const BsOp *op)
{
    return before_block(op)->last;
}

static BsOp *
yield_op(const BsOp *op)
{
    return after_block(op)->last;
}

// What is passed on when the condition holds, and returned when not.
static guint32
n_passed(const BsOp *op)
{
    return condition_op(op)->n_operands - 1;
}

static BsValue *
passed(const BsOp *op, guint32 i)
{
    return bs_op_operand(condition_op(op), 1 + i);
}

static void
replace_condition(BsBuilder *builder, const BsOp *op, const BsValues *values)
{
    BsOp *old = condition_op(op);
    BsValues operands = {0};
    bs_vec_push(&operands, bs_op_operand(old, 0));
    for (guint i = 0; i < values->len; i++)
        bs_vec_push(&operands, values->data[i]);
    bs_rewrite_replace_terminator(builder, old, "scf.condition", &operands);
    bs_vec_free(&operands);
}

// A loop without blocks, at the builder's insertion point.
static BsOp *
make_while(BsBuilder *builder, const BsOp *op, const BsValues *inits, const BsValues *like_results)
{
    BsTypeList types = {0};
    for (guint i = 0; i < like_results->len; i++)
        bs_vec_push(&types, like_results->data[i]->type);
    BsOp *made = bs_builder_op(builder, "scf.while", op->loc, inits->len, inits->data, types.len,
                               types.data, NULL, 2);
    bs_vec_free(&types);
    return made;
}

// -- RemoveLoopInvariantArgsFromBeforeBlock ------------------------------------------------------

// Argument `i` of the first block is the same in every iteration: the init value, or itself, comes
// back.
static gboolean
is_invariant_arg(const BsOp *op, guint32 i)
{
    const BsValue *init = bs_op_operand(op, i), *yielded = bs_op_operand(yield_op(op), i);
    if (yielded == init)
        return TRUE;
    if (bs_value_arg_block(yielded) != after_block(op))
        return FALSE;
    const BsValue *value = passed(op, yielded->index);
    return value == before_block(op)->args[i] || value == init;
}

static void
drop_args(BsBuilder *builder, BsOp *op, const gboolean *dropped)
{
    BsValues inits = {0}, yields = {0}, kept = {0}, args = {0}, results = {0};
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (dropped[i])
            continue;
        bs_vec_push(&inits, bs_op_operand(op, i));
        bs_vec_push(&yields, bs_op_operand(yield_op(op), i));
        bs_vec_push(&kept, before_block(op)->args[i]);
    }
    bs_values_add_results(&results, op);
    bs_rewrite_replace_terminator(builder, yield_op(op), "scf.yield", &yields);
    BsOp *made = make_while(builder, op, &inits, &results);
    BsBlock *block = bs_rewrite_block_like(builder, bs_op_region(made, 0), &kept);
    guint32 n_kept = 0;
    for (guint32 i = 0; i < op->n_operands; i++)
        bs_vec_push(&args, dropped[i] ? bs_op_operand(op, i) : block->args[n_kept++]);
    bs_builder_inline_block(builder, before_block(op), block, NULL, args.data);
    bs_rewrite_move_blocks(builder, bs_op_region(made, 1), bs_op_region(op, 1));
    bs_rewrite_replace_by_results(builder, op, made);
    bs_vec_free(&inits);
    bs_vec_free(&yields);
    bs_vec_free(&kept);
    bs_vec_free(&args);
    bs_vec_free(&results);
}

static gboolean
remove_loop_invariant_args(BsBuilder *builder, BsOp *op)
{
    gboolean any = FALSE;
    g_autofree gboolean *dropped = g_new(gboolean, op->n_operands);
    for (guint32 i = 0; i < op->n_operands; i++) {
        dropped[i] = is_invariant_arg(op, i);
        any |= dropped[i];
    }
    if (any)
        drop_args(builder, op, dropped);
    return any;
}

// -- RemoveLoopInvariantValueYielded, WhileUnusedResult ------------------------------------------

// Drops results: uses of result i, and of the second block's argument i, become `by[i]` where that
// is set. The arguments that stay have the locations of the results or keep their own.
static void
drop_results(BsBuilder *builder, BsOp *op, const gboolean *dropped, BsValue *const *by,
             gboolean located_as_results)
{
    BsValues inits = {0}, kept = {0}, like = {0}, args = {0}, results = {0};
    for (guint32 i = 0; i < op->n_results; i++) {
        if (dropped[i])
            continue;
        bs_vec_push(&kept, passed(op, i));
        bs_vec_push(&like, located_as_results ? bs_op_result(op, i) : after_block(op)->args[i]);
    }
    bs_values_add_operands(&inits, op);
    replace_condition(builder, op, &kept);
    BsOp *made = make_while(builder, op, &inits, &kept);
    BsBlock *block = bs_rewrite_block_like(builder, bs_op_region(made, 1), &like);
    guint32 n_kept = 0;
    for (guint32 i = 0; i < op->n_results; i++) {
        bs_vec_push(&args, dropped[i] ? by[i] : block->args[n_kept]);
        bs_vec_push(&results, dropped[i] ? by[i] : bs_op_result(made, n_kept));
        n_kept += !dropped[i];
    }
    bs_builder_inline_block(builder, after_block(op), block, NULL, args.data);
    bs_rewrite_move_blocks(builder, bs_op_region(made, 0), bs_op_region(op, 0));
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&inits);
    bs_vec_free(&like);
    bs_vec_free(&kept);
    bs_vec_free(&args);
    bs_vec_free(&results);
}

static gboolean
remove_loop_invariant_value_yielded(BsBuilder *builder, BsOp *op)
{
    gboolean any = FALSE;
    g_autofree gboolean *dropped = g_new0(gboolean, op->n_results);
    g_autofree BsValue **by = g_new0(BsValue *, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++) {
        by[i] = passed(op, i);
        dropped[i] = bs_value_block(by[i]) != before_block(op);
        any |= dropped[i];
    }
    if (any)
        drop_results(builder, op, dropped, by, FALSE);
    return any;
}

static gboolean
while_unused_result(BsBuilder *builder, BsOp *op)
{
    gboolean any = FALSE;
    g_autofree gboolean *dropped = g_new0(gboolean, op->n_results);
    g_autofree BsValue **by = g_new0(BsValue *, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++) {
        dropped[i] =
            !bs_value_uses(bs_op_result(op, i)) && !bs_value_uses(after_block(op)->args[i]);
        any |= dropped[i];
    }
    if (any)
        drop_results(builder, op, dropped, by, TRUE);
    return any;
}

// -- WhileConditionTruth, WhileCmpCond -----------------------------------------------------------

// In the second region the condition is true.
static gboolean
while_condition_truth(BsBuilder *builder, BsOp *op)
{
    BsValue *truth = NULL;
    for (guint32 i = 0; i < n_passed(op); i++) {
        BsValue *arg = after_block(op)->args[i];
        if (passed(op, i) != bs_op_operand(condition_op(op), 0) || !bs_value_uses(arg))
            continue;
        if (!truth)
            truth = bs_builder_bool(builder, op->loc, TRUE);
        bs_builder_replace_uses(builder, arg, truth);
    }
    return truth != NULL;
}

// Comparison predicates of arith.cmpi and their opposites.
static gint64
inverse_predicate(gint64 predicate)
{
    static const gint64 inverse[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
    return predicate >= 0 && predicate < (gint64)G_N_ELEMENTS(inverse) ? inverse[predicate] : -1;
}

// Comparisons of argument `i` that repeat the one the loop tested, or its opposite; `side` is where
// it stands.
static gboolean
replace_comparisons(BsBuilder *builder, BsOp *op, const BsOp *tested, guint32 i, guint32 side)
{
    gboolean changed = FALSE;
    const gint64 predicate = bs_op_attr(tested, "predicate")->integer;
    for (BsUse *use = bs_value_uses(after_block(op)->args[i]), *next; use; use = next) {
        next = bs_use_next(use);
        BsOp *other = bs_use_owner(use);
        if (!bs_op_is(other, "arith.cmpi") ||
            bs_op_operand(other, 1 - side) != bs_op_operand(tested, 1 - side))
            continue;
        const gint64 found = bs_op_attr(other, "predicate")->integer;
        if (found != predicate && found != inverse_predicate(predicate))
            continue;
        BsValue *value = bs_builder_bool(builder, other->loc, found == predicate);
        bs_builder_replace_op(builder, other, &value);
        changed = TRUE;
    }
    return changed;
}

static gboolean
while_cmp_cond(BsBuilder *builder, BsOp *op)
{
    const BsOp *tested = bs_value_defined_by(bs_op_operand(condition_op(op), 0), "arith.cmpi");
    gboolean changed = FALSE;
    for (guint32 i = 0; tested && i < n_passed(op); i++) {
        for (guint32 side = 0; side < 2; side++) {
            if (passed(op, i) == bs_op_operand(tested, side))
                changed |= replace_comparisons(builder, op, tested, i, side);
        }
    }
    return changed;
}

// -- WhileRemoveDuplicatedResults ----------------------------------------------------------------

static guint
position_of(const BsValues *values, const BsValue *value)
{
    guint at = 0;
    while (at < values->len && values->data[at] != value)
        at++;
    return at;
}

// Both blocks of `op` move to `made`; the second one's arguments become `after_args`, the results
// `results`.
static void
finish(BsBuilder *builder, BsOp *op, BsOp *made, const BsValues *after_args,
       const BsValues *results)
{
    bs_builder_inline_block(builder, before_block(op), before_block(made), NULL,
                            before_block(made)->args);
    bs_builder_inline_block(builder, after_block(op), after_block(made), NULL, after_args->data);
    bs_op_note_heir(builder->ir, op, made);
    bs_builder_replace_op(builder, op, results->data);
}

static BsOp *
make_while_with_blocks(BsBuilder *builder, const BsOp *op, const BsValues *inits,
                       const BsValues *results)
{
    BsOp *made = make_while(builder, op, inits, results);
    bs_rewrite_block_like(builder, bs_op_region(made, 0), inits);
    BsValues made_results = {0};
    bs_values_add_results(&made_results, made);
    bs_rewrite_block_like(builder, bs_op_region(made, 1), &made_results);
    bs_vec_free(&made_results);
    return made;
}

static gboolean
while_remove_duplicated_results(BsBuilder *builder, BsOp *op)
{
    BsValues unique = {0}, inits = {0}, after_args = {0}, results = {0};
    BS_VEC(guint) positions = {0};
    for (guint32 i = 0; i < n_passed(op); i++) {
        const guint at = position_of(&unique, passed(op, i));
        if (at == unique.len)
            bs_vec_push(&unique, passed(op, i));
        bs_vec_push(&positions, at);
    }
    const gboolean applies = unique.len < positions.len;
    if (applies) {
        bs_values_add_operands(&inits, op);
        BsOp *made = make_while_with_blocks(builder, op, &inits, &unique);
        for (guint i = 0; i < positions.len; i++) {
            bs_vec_push(&after_args, after_block(made)->args[positions.data[i]]);
            bs_vec_push(&results, bs_op_result(made, positions.data[i]));
        }
        replace_condition(builder, op, &unique);
        finish(builder, op, made, &after_args, &results);
    }
    bs_vec_free(&unique);
    bs_vec_free(&inits);
    bs_vec_free(&after_args);
    bs_vec_free(&results);
    bs_vec_free(&positions);
    return applies;
}

// -- WhileRemoveUnusedArgs -----------------------------------------------------------------------

static gboolean
has_unused_arg(const BsBlock *block)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        if (!bs_value_uses(block->args[i]))
            return TRUE;
    }
    return FALSE;
}

static gboolean
while_remove_unused_args(BsBuilder *builder, BsOp *op)
{
    BsBlock *before = before_block(op);
    if (!has_unused_arg(before))
        return FALSE;
    BsValues yields = {0}, inits = {0}, after_args = {0}, results = {0};
    for (guint32 i = 0; i < before->n_args; i++) {
        if (!bs_value_uses(before->args[i]))
            continue;
        bs_vec_push(&yields, bs_op_operand(yield_op(op), i));
        bs_vec_push(&inits, bs_op_operand(op, i));
    }
    for (guint32 i = before->n_args; i-- > 0;) {
        if (!bs_value_uses(before->args[i]))
            bs_block_erase_arg(builder->ir, before, i);
    }
    bs_values_add_results(&results, op);
    BsOp *made = make_while_with_blocks(builder, op, &inits, &results);
    bs_rewrite_replace_terminator(builder, yield_op(op), "scf.yield", &yields);
    bs_values_add_args(&after_args, after_block(made));
    bs_vec_clear(&results);
    bs_values_add_results(&results, made);
    finish(builder, op, made, &after_args, &results);
    bs_vec_free(&yields);
    bs_vec_free(&inits);
    bs_vec_free(&after_args);
    bs_vec_free(&results);
    return TRUE;
}

// -- WhileOpAlignBeforeArgs ----------------------------------------------------------------------

static gboolean
has_duplicates(const BsValues *values)
{
    for (guint i = 0; i < values->len; i++) {
        if (position_of(values, values->data[i]) != i)
            return TRUE;
    }
    return FALSE;
}

// Whether both hold the same values, in another order.
static gboolean
is_other_order(const BsValues *args, const BsValues *values)
{
    if (args->len != values->len || bs_values_equal(args, values) || has_duplicates(values))
        return FALSE;
    for (guint i = 0; i < args->len; i++) {
        if (position_of(values, args->data[i]) == values->len)
            return FALSE;
    }
    return TRUE;
}

// What is passed on are the first block's arguments: in their order from now on.
static gboolean
while_align_before_args(BsBuilder *builder, BsOp *op)
{
    BsValues args = {0}, values = {0}, inits = {0}, after_args = {0}, results = {0};
    bs_values_add_args(&args, before_block(op));
    bs_values_add_range(&values, condition_op(op), (BsRange){1, n_passed(op)});
    const gboolean applies = is_other_order(&args, &values);
    if (applies) {
        replace_condition(builder, op, &args);
        bs_values_add_operands(&inits, op);
        BsOp *made = make_while_with_blocks(builder, op, &inits, &args);
        for (guint i = 0; i < values.len; i++) {
            const guint at = position_of(&args, values.data[i]);
            bs_vec_push(&after_args, after_block(made)->args[at]);
            bs_vec_push(&results, bs_op_result(made, at));
        }
        finish(builder, op, made, &after_args, &results);
    }
    bs_vec_free(&args);
    bs_vec_free(&values);
    bs_vec_free(&inits);
    bs_vec_free(&after_args);
    bs_vec_free(&results);
    return applies;
}

// -- WhileMoveIfDown -----------------------------------------------------------------------------

// A loop that tests what an scf.if right before has tested already: what that does when it holds is
// done at the beginning of the body.
//
//     before { %r = scf.if %c -> { A; yield %a } else { yield %b }; scf.condition(%c) %r }
//     after(%x) { B }
// =>  before { scf.condition(%c) %b }
//     after(%x) { A; B }            with %a in the place of %x
//
// Values of `before` that A uses are handed over as further results.

static const BsOp *
find_if_to_move(const BsOp *condition)
{
    const BsOp *op = bs_op_prev(condition);
    if (!op || !bs_op_is(op, "scf.if") || bs_op_operand(op, 0) != bs_op_operand(condition, 0))
        return NULL;
    const BsBlock *otherwise = bs_op_region(op, 1)->first;
    return !otherwise || !bs_op_next(otherwise->first) ? op : NULL;
}

static void
replace_by_yielded(BsBuilder *builder, const BsOp *condition, const BsOp *conditional,
                   const BsBlock *after)
{
    for (guint32 i = 1; i < condition->n_operands; i++) {
        BsValue *passed = bs_op_operand(condition, i);
        if (bs_value_op(passed) != conditional)
            continue;
        BsValue *on_true = bs_op_operand(bs_op_region(conditional, 0)->first->last, passed->index);
        BsValue *on_false = bs_op_operand(bs_op_region(conditional, 1)->first->last, passed->index);
        bs_builder_replace_uses(builder, passed, on_false);
        bs_builder_replace_uses(builder, after->args[i - 1], on_true);
    }
}

typedef struct Handover {
    const BsRegion *before;
    GHashTable *seen;
    BsValues values;
} Handover;

static BsWalk
collect_handed_over(BsOp *op, gpointer data)
{
    Handover *handover = data;
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *value = bs_op_operand(op, i);
        if (bs_value_region(value) == handover->before && g_hash_table_add(handover->seen, value))
            bs_vec_push(&handover->values, value);
    }
    return BS_WALK_ON;
}

static void
replace_in_region(BsBuilder *builder, const BsRegion *region, BsValue *from, BsValue *to)
{
    for (BsUse *use = bs_value_uses(from), *next; use; use = next) {
        next = bs_use_next(use);
        BsOp *user = bs_use_owner(use);
        if (!bs_region_is_ancestor(region, bs_op_parent_region(user)))
            continue;
        bs_op_set_operand(builder->ir, user, bs_use_index(use), to);
        bs_builder_modified(builder, user);
    }
}

// The loop with the values to hand over as further results.
static BsOp *
make_while_handing_over(BsBuilder *builder, BsOp *op, BsOp *condition, const BsValues *values)
{
    BsValues inits = {0}, passed = {0};
    BsTypeList types = {0};
    bs_values_add_operands(&inits, op);
    bs_values_add_operands(&passed, condition);
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(&types, bs_op_result(op, i)->type);
    for (guint i = 0; i < values->len; i++) {
        bs_vec_push(&types, values->data[i]->type);
        bs_vec_push(&passed, values->data[i]);
    }
    BsOp *made = bs_builder_op(builder, "scf.while", op->loc, inits.len, inits.data, types.len,
                               types.data, NULL, 2);
    bs_rewrite_move_blocks(builder, bs_op_region(made, 0), bs_op_region(op, 0));
    bs_rewrite_move_blocks(builder, bs_op_region(made, 1), bs_op_region(op, 1));
    for (guint i = 0; i < values->len; i++)
        bs_block_add_arg(builder->ir, bs_op_region(made, 1)->first, values->data[i]->type, op->loc);
    bs_builder_modified(builder, made);
    bs_op_set_operands(builder->ir, condition, passed.len, passed.data);
    bs_builder_modified(builder, condition);
    bs_vec_free(&inits);
    bs_vec_free(&passed);
    bs_vec_free(&types);
    return made;
}

static gboolean
while_move_if_down(BsBuilder *builder, BsOp *op)
{
    BsOp *condition = bs_op_region(op, 0)->first->last;
    BsOp *conditional = (BsOp *)(gsize)find_if_to_move(condition);
    if (!conditional)
        return FALSE;
    replace_by_yielded(builder, condition, conditional, bs_op_region(op, 1)->first);
    Handover handover = {.before = bs_op_region(op, 0), .seen = g_hash_table_new(NULL, NULL)};
    BsBlock *then = bs_op_region(conditional, 0)->first;
    bs_block_for_each (then, inner)
        bs_op_walk_postorder(inner, collect_handed_over, &handover);
    BsOp *made = make_while_handing_over(builder, op, condition, &handover.values);
    BsBlock *after = bs_op_region(made, 1)->first;
    for (guint i = 0; i < handover.values.len; i++)
        replace_in_region(builder, bs_op_region(conditional, 0), handover.values.data[i],
                          after->args[op->n_results + i]);
    bs_builder_erase_op(builder, then->last);
    bs_builder_inline_block(builder, then, after, after->first, NULL);
    bs_builder_erase_op(builder, conditional);
    BsValues results = {0};
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(&results, bs_op_result(made, i));
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&results);
    bs_vec_free(&handover.values);
    g_hash_table_unref(handover.seen);
    return TRUE;
}

// -- the list, in the order of upstream's registration -------------------------------------------

const BsPattern bs_patterns_scf_while[] = {
    {"(anonymous namespace)::RemoveLoopInvariantArgsFromBeforeBlock", 1, remove_loop_invariant_args,
     BS_UNTIL_19},
    {"(anonymous namespace)::RemoveLoopInvariantValueYielded", 1,
     remove_loop_invariant_value_yielded, BS_UNTIL_19},
    {"(anonymous namespace)::WhileConditionTruth", 1, while_condition_truth},
    {"(anonymous namespace)::WhileCmpCond", 1, while_cmp_cond},
    {"(anonymous namespace)::WhileUnusedResult", 1, while_unused_result, BS_UNTIL_19},
    {"(anonymous namespace)::WhileRemoveDuplicatedResults", 1, while_remove_duplicated_results,
     BS_UNTIL_19},
    {"(anonymous namespace)::WhileRemoveUnusedArgs", 1, while_remove_unused_args, BS_UNTIL_19},
    {"(anonymous namespace)::WhileOpAlignBeforeArgs", 1, while_align_before_args},
    {"(anonymous namespace)::WhileMoveIfDown", 1, while_move_if_down, BS_SINCE_22},
    BS_REGION_BRANCH_PATTERNS,
    {0},
};
