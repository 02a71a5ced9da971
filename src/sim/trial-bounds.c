// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/trial-private.h"

// -- maps ----------------------------------------------------------------------------------------

// A map or set that was read. It is asked about in each round of a loop.
static const BsAffineMap *
map_of(TrialPlan *plan, const BsAttr *attr)
{
    BsAffineMap *map = g_hash_table_lookup(plan->maps, attr);
    if (!map) {
        map = bs_arena_alloc(&plan->arena, sizeof *map);
        BsAffineExprs exprs = {.arena = &plan->arena};
        if (!bs_affine_map_read(&exprs, attr, map))
            *map = (BsAffineMap){0};
        g_hash_table_insert(plan->maps, (gpointer)(gsize)attr, map);
    }
    return map;
}

// What the inputs of a map are. FALSE: there are too many of them.
enum { MAX_INPUTS = 12 };
static gboolean
find_inputs(TrialRun *run, TrialFrame *frame, const BsOp *op, guint32 first, const BsAffineMap *map,
            BsAffineInput *inputs)
{
    const guint32 n = map->n_dims + map->n_symbols;
    if (n > MAX_INPUTS || first + n > op->n_operands)
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        gint64 number = 0;
        const gboolean is_known =
            bs_trial_number(run, frame, bs_op_operand(op, first + i), &number);
        inputs[i] = (BsAffineInput){is_known, is_known, number, number};
    }
    return TRUE;
}

gboolean
bs_trial_apply(TrialRun *run, TrialFrame *frame, const BsOp *op, guint32 first, guint32 i,
               gint64 *number)
{
    BsAffineInput inputs[MAX_INPUTS];
    gboolean poison = FALSE;
    const BsAffineMap *map = map_of(run->plan, bs_op_attr(op, "map"));
    return i < map->n_results && find_inputs(run, frame, op, first, map, inputs) &&
           bs_affine_expr_evaluate(map->results[i], map->n_dims, inputs, number, &poison);
}

gboolean
bs_trial_holds(TrialRun *run, TrialFrame *frame, const BsOp *op, gboolean *holds)
{
    BsAffineInput inputs[MAX_INPUTS];
    gboolean poison = FALSE;
    const BsAttr *attr = bs_op_attr(op, "condition");
    const BsAffineMap *set = attr ? map_of(run->plan, attr) : NULL;
    if (!set || !set->equal || !find_inputs(run, frame, op, 0, set, inputs))
        return FALSE;
    *holds = TRUE;
    for (guint32 i = 0; i < set->n_results; i++) {
        gint64 number;
        if (!bs_affine_expr_evaluate(set->results[i], set->n_dims, inputs, &number, &poison))
            return FALSE;
        *holds &= set->equal[i] ? number == 0 : number >= 0;
    }
    return TRUE;
}

// -- the ends of loops ---------------------------------------------------------------------------

static TrialEnd
end_of_value(TrialRun *run, TrialFrame *frame, const BsValue *value)
{
    TrialEnd end = {.value = value};
    end.is_known = bs_trial_number(run, frame, value, &end.number);
    return end;
}

static TrialEnd
end_of_number(gint64 number)
{
    return (TrialEnd){.number = number, .is_known = TRUE};
}

// The largest of some results for a lower bound, the smallest for an upper one.
static TrialEnd
end_of_map(TrialRun *run, TrialFrame *frame, const BsOp *op, BsLoopSide side,
           const BsLoopBound *bound)
{
    BsAffineInput inputs[MAX_INPUTS];
    const BsAffineMap *map = map_of(run->plan, bound->map);
    const guint32 n = bound->n_results == BS_ANY ? map->n_results : bound->n_results;
    gboolean poison = FALSE;
    TrialEnd end = {.is_known = TRUE};
    if (bound->first_result + n > map->n_results ||
        !find_inputs(run, frame, op, bound->first, map, inputs))
        return (TrialEnd){0};
    for (guint32 i = 0; i < n; i++) {
        const BsAffineExpr *result = map->results[bound->first_result + i];
        gint64 number;
        if (!bs_affine_expr_evaluate(result, map->n_dims, inputs, &number, &poison)) {
            const guint32 symbol = result->kind == BS_AFFINE_SYMBOL ? map->n_dims : 0;
            const gboolean is_one = n == 1 && (symbol || result->kind == BS_AFFINE_DIM);
            const guint32 operand = bound->first + symbol + (guint32)result->value;
            return (TrialEnd){.value = is_one ? bs_op_operand(op, operand) : NULL};
        }
        if (i == 0 || (side == BS_LOOP_LOWER ? number > end.number : number < end.number))
            end.number = number;
    }
    return end;
}

static TrialEnd
end_of(TrialRun *run, TrialFrame *frame, const BsOp *op, BsLoopSide side, guint32 dim)
{
    const BsLoopBound bound = op->def->bounds->bound(op, side, dim);
    if (bound.map)
        return end_of_map(run, frame, op, side, &bound);
    return bound.value ? end_of_value(run, frame, bound.value) : end_of_number(bound.number);
}

gboolean
bs_trial_ends(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialEnds *ends)
{
    const BsLoopBounds *bounds = op->def->bounds;
    if (!bounds)
        return FALSE;
    ends->n_dims = bounds->n_dims ? bounds->n_dims(op) : 1;
    for (guint32 d = 0; d < ends->n_dims && ends->n_dims <= TRIAL_DIMS; d++)
        for (BsLoopSide side = BS_LOOP_LOWER; side <= BS_LOOP_STEP; side++)
            ends->of[d][side] = end_of(run, frame, op, side, d);
    return ends->n_dims > 0 && ends->n_dims <= TRIAL_DIMS;
}
