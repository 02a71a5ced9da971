// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of two numbers that nobody knows: whether one is less than the other, as far as comparisons have
// said, and what follows for what they lie between.
#include "sim/trial-private.h"

enum { LESS = 1, EQUAL = 2, GREATER = 4, ANY = LESS | EQUAL | GREATER };

// For which outcomes a comparison holds.
static const struct {
    TrialOrder order;
    guint8 holds;
} meanings[] = {
    [BS_PREDICATE_EQ] = {TRIAL_SIGNED_ORDER, EQUAL},
    [BS_PREDICATE_NE] = {TRIAL_SIGNED_ORDER, LESS | GREATER},
    [BS_PREDICATE_SLT] = {TRIAL_SIGNED_ORDER, LESS},
    [BS_PREDICATE_SLE] = {TRIAL_SIGNED_ORDER, LESS | EQUAL},
    [BS_PREDICATE_SGT] = {TRIAL_SIGNED_ORDER, GREATER},
    [BS_PREDICATE_SGE] = {TRIAL_SIGNED_ORDER, GREATER | EQUAL},
    [BS_PREDICATE_ULT] = {TRIAL_UNSIGNED_ORDER, LESS},
    [BS_PREDICATE_ULE] = {TRIAL_UNSIGNED_ORDER, LESS | EQUAL},
    [BS_PREDICATE_UGT] = {TRIAL_UNSIGNED_ORDER, GREATER},
    [BS_PREDICATE_UGE] = {TRIAL_UNSIGNED_ORDER, GREATER | EQUAL},
};

static guint8
turned(guint8 outcomes)
{
    return (outcomes & EQUAL) | (outcomes & LESS ? GREATER : 0) | (outcomes & GREATER ? LESS : 0);
}

// The comparison with the operand first whose number is less, so that the same two are found again.
typedef struct Comparison {
    const BsValue *a, *b;
    guint32 definition_a, definition_b;
    TrialOrder order;
    guint8 holds;
} Comparison;

static gboolean
find_comparison(TrialFrame *frame, const BsOp *op, Comparison *comparison)
{
    BsPredicate predicate;
    if (!op || op->def->computes != BS_COMPUTES_COMPARISON || !bs_op_predicate(op, &predicate))
        return FALSE;
    const BsValue *a = bs_op_operand(op, 0), *b = bs_op_operand(op, 1);
    const gboolean turn = a->id > b->id;
    *comparison =
        (Comparison){.a = turn ? b : a,
                     .b = turn ? a : b,
                     .order = meanings[predicate].order,
                     .holds = turn ? turned(meanings[predicate].holds) : meanings[predicate].holds};
    comparison->definition_a = bs_trial_definition(frame, comparison->a);
    comparison->definition_b = bs_trial_definition(frame, comparison->b);
    return a != b && !bs_trial_is_condition(a) && bs_trial_slot(frame, a)->kind == TRIAL_NOTHING &&
           bs_trial_slot(frame, b)->kind == TRIAL_NOTHING;
}

// Its number, or as many as there are.
static guint
find_relation(const TrialRun *run, const Comparison *comparison)
{
    guint i = 0;
    for (; i < run->relations.len; i++) {
        const TrialRelation *relation = &run->relations.data[i];
        if (relation->a == comparison->a && relation->b == comparison->b &&
            relation->definition_a == comparison->definition_a &&
            relation->definition_b == comparison->definition_b)
            break;
    }
    return i;
}

// What is left by what they lie between.
static guint8
find_by_bounds(TrialFrame *frame, const Comparison *comparison)
{
    gint64 least[2], most[2];
    bs_trial_bounds(frame, comparison->a, &least[0], &most[0]);
    bs_trial_bounds(frame, comparison->b, &least[1], &most[1]);
    return (least[0] < most[1] ? LESS : 0) | (most[0] > least[1] ? GREATER : 0) |
           (least[0] <= most[1] && least[1] <= most[0] ? EQUAL : 0);
}

gboolean
bs_trial_find_order(TrialRun *run, TrialFrame *frame, const BsOp *op, gint64 *answer)
{
    Comparison comparison;
    if (!find_comparison(frame, op, &comparison))
        return FALSE;
    const guint number = find_relation(run, &comparison);
    guint8 possible =
        number < run->relations.len ? run->relations.data[number].possible[comparison.order] : ANY;
    if (comparison.order == TRIAL_SIGNED_ORDER)
        possible &= find_by_bounds(frame, &comparison);
    *answer = (possible & comparison.holds) != 0;
    return possible && (!*answer || !(possible & ~comparison.holds));
}

// What one lies between says something of the other.
static void
narrow(TrialFrame *frame, const TrialRelation *relation)
{
    gint64 least[2], most[2];
    const guint8 possible = relation->possible[TRIAL_SIGNED_ORDER];
    bs_trial_bounds(frame, relation->a, &least[0], &most[0]);
    bs_trial_bounds(frame, relation->b, &least[1], &most[1]);
    const gint64 apart = possible & EQUAL ? 0 : 1;
    if (!(possible & GREATER)) {
        bs_trial_narrow(frame, relation->a, G_MININT64,
                        most[1] - (most[1] > G_MININT64 ? apart : 0));
        bs_trial_narrow(frame, relation->b, least[0] + (least[0] < G_MAXINT64 ? apart : 0),
                        G_MAXINT64);
    }
    if (!(possible & LESS)) {
        bs_trial_narrow(frame, relation->b, G_MININT64,
                        most[0] - (most[0] > G_MININT64 ? apart : 0));
        bs_trial_narrow(frame, relation->a, least[1] + (least[1] < G_MAXINT64 ? apart : 0),
                        G_MAXINT64);
    }
}

void
bs_trial_narrow_related(TrialRun *run, TrialFrame *frame, const BsValue *value)
{
    for (guint i = 0; i < run->relations.len; i++) {
        const TrialRelation *relation = &run->relations.data[i];
        if ((relation->a == value || relation->b == value) &&
            relation->definition_a == bs_trial_definition(frame, relation->a) &&
            relation->definition_b == bs_trial_definition(frame, relation->b))
            narrow(frame, relation);
    }
}

void
bs_trial_relate(TrialRun *run, TrialFrame *frame, const BsOp *op, gboolean answer)
{
    Comparison comparison;
    if (!find_comparison(frame, op, &comparison))
        return;
    const guint number = find_relation(run, &comparison);
    const TrialRelation any = {.a = comparison.a,
                               .b = comparison.b,
                               .definition_a = comparison.definition_a,
                               .definition_b = comparison.definition_b,
                               .possible = {ANY, ANY}};
    if (number == run->relations.len)
        bs_vec_push(&run->relations, any);
    guint8 *possible = run->relations.data[number].possible;
    possible[comparison.order] &= answer ? comparison.holds : ANY & ~comparison.holds;
    for (guint i = 0; i < G_N_ELEMENTS(any.possible); i++) {
        if (!(possible[i] & EQUAL))
            possible[1 - i] &= ANY & ~EQUAL;
        else if (possible[i] == EQUAL)
            possible[1 - i] = EQUAL;
    }
    narrow(frame, &run->relations.data[number]);
}
