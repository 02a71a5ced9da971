// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/context.h"
#include "syntax/format-private.h"

// How the types are found that a format does not state: by the rules of the row, its constraints
// and traits, one group after the other until none is left. It is found once per row; reading an op
// only follows the steps.

typedef struct Finder {
    BsFormat *format;
    gboolean (*known)[BS_MAX_GROUPS]; // [0] of operands, [1] of results
} Finder;

static const BsGroup *
group_of(const Finder *f, BsGroupRef ref)
{
    return ref.is_result ? &f->format->shape->results[ref.group]
                         : &f->format->shape->operands[ref.group];
}

static void
add_step(Finder *f, BsTypeStep step)
{
    f->known[step.target.is_result][step.target.group] = TRUE;
    f->format->steps[f->format->n_steps++] = step;
}

static gboolean
is_known(const Finder *f, BsGroupRef ref)
{
    return f->known[ref.is_result][ref.group];
}

// Finds the group that a rule names.
static gboolean
find_referred(const Finder *f, const BsGroup *group, BsGroupRef *ref)
{
    if (group->rule == BS_RULE_NONE)
        return FALSE;
    gint i = bs_shape_find_operand(f->format->shape, group->rule_of);
    ref->is_result = i < 0;
    if (i < 0)
        i = bs_shape_find_result(f->format->shape, group->rule_of);
    ref->group = (guint32)i;
    return i >= 0;
}

static gboolean
step_by_rule(Finder *f, BsGroupRef target)
{
    const BsGroup *group = group_of(f, target);
    BsGroupRef from;
    if (find_referred(f, group, &from)) {
        if (!is_known(f, from))
            return FALSE;
        add_step(f, (BsTypeStep){BS_FROM_GROUP, target, from, group->rule, 0, NULL});
        return TRUE;
    }
    const gint attr =
        group->rule == BS_RULE_SAME ? bs_shape_find_attr(f->format->shape, group->rule_of) : -1;
    if (attr < 0)
        return FALSE;
    add_step(f, (BsTypeStep){BS_FROM_ATTR, target, target, BS_RULE_SAME, (guint32)attr, NULL});
    return TRUE;
}

// Another group is known and says that it has the type of this one.
static gboolean
step_backwards(Finder *f, BsGroupRef target)
{
    for (guint32 side = 0; side < 2; side++) {
        const guint32 n = side ? f->format->shape->n_results : f->format->shape->n_operands;
        for (guint32 i = 0; i < n; i++) {
            const BsGroupRef from = {side != 0, i};
            BsGroupRef referred;
            if (!is_known(f, from) || group_of(f, from)->rule != BS_RULE_SAME ||
                !find_referred(f, group_of(f, from), &referred) ||
                referred.is_result != target.is_result || referred.group != target.group)
                continue;
            add_step(f, (BsTypeStep){BS_FROM_GROUP, target, from, BS_RULE_SAME, 0, NULL});
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
step_by_constraint(Finder *f, BsGroupRef target)
{
    const BsType *type = bs_constraint_type(f->format->context, group_of(f, target)->constraint);
    if (!type)
        return FALSE;
    add_step(f, (BsTypeStep){BS_FIXED, target, target, BS_RULE_NONE, 0, type});
    return TRUE;
}

static gboolean
step_by_trait(Finder *f, BsGroupRef target)
{
    const gboolean all = (f->format->def->traits & BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE) != 0;
    const gboolean operands = all || (f->format->def->traits & BS_TRAIT_SAME_TYPE_OPERANDS);
    for (guint32 side = 0; side < 2; side++) {
        if (!(side ? all : operands) || (target.is_result && !all))
            continue;
        const guint32 n = side ? f->format->shape->n_results : f->format->shape->n_operands;
        for (guint32 i = 0; i < n; i++) {
            const BsGroupRef from = {side != 0, i};
            if (!is_known(f, from))
                continue;
            add_step(f, (BsTypeStep){BS_FROM_GROUP, target, from, BS_RULE_SAME, 0, NULL});
            return TRUE;
        }
    }
    return FALSE;
}

// One more group that was not known; FALSE when there is none that can be found now.
static gboolean
find_one(Finder *f, BsGroupRef *open)
{
    gboolean left = FALSE;
    for (guint32 side = 0; side < 2; side++) {
        const guint32 n = side ? f->format->shape->n_results : f->format->shape->n_operands;
        for (guint32 i = 0; i < n; i++) {
            const BsGroupRef ref = {side != 0, i};
            if (is_known(f, ref))
                continue;
            *open = ref;
            left = TRUE;
            if (step_by_rule(f, ref) || step_by_constraint(f, ref) || step_backwards(f, ref) ||
                step_by_trait(f, ref))
                return TRUE;
        }
    }
    if (!left)
        open->group = BS_ALL;
    return FALSE;
}

const char *
bs_format_find_types(BsFormat *format, gboolean (*known)[BS_MAX_GROUPS], const gboolean *counted)
{
    const BsOpShape *shape = format->shape;
    for (guint32 i = 0; i < shape->n_results; i++) {
        if (shape->results[i].arity != BS_ONE && !known[1][i] && !counted[i])
            return shape->results[i].name; // how many they are
    }
    format->steps = bs_arena_new_n(bs_context_arena(format->context), BsTypeStep,
                                   shape->n_operands + shape->n_results + 1);
    Finder f = {format, known};
    BsGroupRef open = {FALSE, BS_ALL};
    while (find_one(&f, &open))
        continue;
    return open.group == BS_ALL ? NULL : group_of(&f, open)->name;
}
