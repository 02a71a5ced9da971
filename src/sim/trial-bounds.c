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
end_of_map(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialSide side, const char *name,
           guint32 first, BsRange results)
{
    BsAffineInput inputs[MAX_INPUTS];
    const BsAffineMap *map = map_of(run->plan, bs_op_attr(op, name));
    gboolean poison = FALSE;
    TrialEnd end = {.is_known = TRUE};
    if (results.begin + results.n > map->n_results ||
        !find_inputs(run, frame, op, first, map, inputs))
        return (TrialEnd){0};
    for (guint32 i = 0; i < results.n; i++) {
        const BsAffineExpr *result = map->results[results.begin + i];
        gint64 number;
        if (!bs_affine_expr_evaluate(result, map->n_dims, inputs, &number, &poison)) {
            const guint32 symbol = result->kind == BS_AFFINE_SYMBOL ? map->n_dims : 0;
            const gboolean is_one = results.n == 1 && (symbol || result->kind == BS_AFFINE_DIM);
            return (TrialEnd){
                .value =
                    is_one ? bs_op_operand(op, first + symbol + (guint32)result->value) : NULL};
        }
        if (i == 0 || (side == TRIAL_LOWER ? number > end.number : number < end.number))
            end.number = number;
    }
    return end;
}

static TrialEnd
end_of_for(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialSide side,
           G_GNUC_UNUSED guint32 dim)
{
    return end_of_value(run, frame, bs_op_operand(op, side));
}

static TrialEnd
end_of_parallel(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialSide side, guint32 dim)
{
    return end_of_value(run, frame, bs_op_operand(op, bs_op_operand_group(op, side).begin + dim));
}

static const char *const forall_attrs[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

static TrialEnd
end_of_forall(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialSide side, guint32 dim)
{
    const BsAttr *numbers = bs_op_attr(op, forall_attrs[side]);
    guint32 operand = bs_op_operand_group(op, side).begin;
    if ((gint64)numbers->dense.values[dim] != BS_DYNAMIC)
        return end_of_number((gint64)numbers->dense.values[dim]);
    for (guint32 i = 0; i < dim; i++)
        operand += (gint64)numbers->dense.values[i] == BS_DYNAMIC;
    return end_of_value(run, frame, bs_op_operand(op, operand));
}

static TrialEnd
end_of_affine_for(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialSide side,
                  G_GNUC_UNUSED guint32 dim)
{
    static const char *const names[] = {"lowerBoundMap", "upperBoundMap"};
    if (side == TRIAL_STEP)
        return end_of_number(bs_op_attr(op, "step")->integer);
    const BsAffineMap *map = map_of(run->plan, bs_op_attr(op, names[side]));
    return end_of_map(run, frame, op, side, names[side], bs_op_operand_group(op, side).begin,
                      (BsRange){0, map->n_results});
}

static TrialEnd
end_of_affine_parallel(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialSide side,
                       guint32 dim)
{
    static const char *const names[] = {"lowerBoundsMap", "upperBoundsMap"};
    static const char *const groups[] = {"lowerBoundsGroups", "upperBoundsGroups"};
    if (side == TRIAL_STEP)
        return end_of_number(bs_op_attr(op, "steps")->array.items[dim]->integer);
    const BsAffineMap *lower = map_of(run->plan, bs_op_attr(op, names[TRIAL_LOWER]));
    const BsAttr *sizes = bs_op_attr(op, groups[side]);
    BsRange results = {0, 0};
    for (guint32 i = 0; i <= dim; i++) {
        results.begin += results.n;
        results.n = (guint32)sizes->dense.values[sizes->dense.splat ? 0 : i];
    }
    return end_of_map(run, frame, op, side, names[side],
                      side == TRIAL_UPPER ? lower->n_dims + lower->n_symbols : 0, results);
}

static guint32
one_dim(G_GNUC_UNUSED const BsOp *op)
{
    return 1;
}

static guint32
dims_of_parallel(const BsOp *op)
{
    return bs_op_operand_group(op, TRIAL_LOWER).n;
}

static guint32
dims_of_forall(const BsOp *op)
{
    return bs_op_attr(op, forall_attrs[TRIAL_LOWER])->dense.n;
}

static guint32
dims_of_affine_parallel(const BsOp *op)
{
    return bs_op_attr(op, "steps")->array.n;
}

static const struct {
    TrialName name;
    guint32 (*n_dims)(const BsOp *op);
    TrialEnd (*end)(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialSide side, guint32 dim);
} loops[] = {
    {TRIAL_NAME("scf.for"), one_dim, end_of_for},
    {TRIAL_NAME("affine.for"), one_dim, end_of_affine_for},
    {TRIAL_NAME("scf.parallel"), dims_of_parallel, end_of_parallel},
    {TRIAL_NAME("scf.forall"), dims_of_forall, end_of_forall},
    {TRIAL_NAME("affine.parallel"), dims_of_affine_parallel, end_of_affine_parallel},
};

gboolean
bs_trial_ends(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialEnds *ends)
{
    for (guint i = 0; i < G_N_ELEMENTS(loops); i++) {
        if (!bs_trial_is_named(op, &loops[i].name))
            continue;
        ends->n_dims = loops[i].n_dims(op);
        for (guint32 d = 0; d < ends->n_dims && ends->n_dims <= TRIAL_DIMS; d++)
            for (TrialSide side = TRIAL_LOWER; side <= TRIAL_STEP; side++)
                ends->of[d][side] = loops[i].end(run, frame, op, side, d);
        return ends->n_dims > 0 && ends->n_dims <= TRIAL_DIMS;
    }
    return FALSE;
}
