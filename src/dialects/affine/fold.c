// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of affine ops (mlir/lib/Dialect/Affine/IR/AffineOps.cpp, LLVM 19).
#include "dialects/affine/affine-private.h"

#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/memref/slice.h"
#include "ir/affine.h"
#include "ir/context.h"
#include "ir/shape.h"

static BsFold
in_place_if(gboolean changed)
{
    return changed ? BS_FOLD_IN_PLACE : BS_FOLD_NONE;
}

static void
set_attr(BsBuilder *builder, BsOp *op, const char *name, const BsAttr *value)
{
    bs_op_set_attr(builder->ir, op, bs_context_string(builder->ir->context, name), value);
}

// -- apply, min and max --------------------------------------------------------------------------

static BsFold
fold_to_index(BsBuilder *builder, BsFoldResult *results, gint64 number)
{
    return bs_fold_to_attr(results, bs_attr_index(builder->ir->context, number));
}

BsFold
bs_fold_affine_apply(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    BsAffineUse use;
    BsFold fold = BS_FOLD_NONE;
    g_autofree BsAffineInput *inputs = bs_affine_constants(constants, op->n_operands);
    if (bs_affine_use_init(&use, bs_op_attr(op, "map"), op, (BsRange){0, op->n_operands})) {
        const BsAffineExpr *expr = use.map.results[0];
        gint64 number;
        gboolean poison = FALSE;
        if (expr->kind == BS_AFFINE_DIM)
            fold = bs_fold_to_value(results, use.operands.data[expr->value]);
        else if (expr->kind == BS_AFFINE_SYMBOL)
            fold = bs_fold_to_value(results, use.operands.data[use.map.n_dims + expr->value]);
        else if (bs_affine_expr_evaluate(expr, use.map.n_dims, inputs, &number, &poison))
            fold = fold_to_index(builder, results, number);
        else if (poison)
            fold = bs_fold_to_attr(results, bs_attr_poison(builder->ir->context));
    }
    bs_affine_use_clear(&use);
    return fold;
}

// Upstream asks whether the map is the identity of one symbol (AffineMap::isSymbolIdentity), which
// looks for d0 where it means s0: any map of one symbol to its first dimension is one.
static gboolean
is_first_operand(const BsAffineMap *map)
{
    return map->n_symbols == 1 && map->n_results == 1 && map->results[0]->kind == BS_AFFINE_DIM &&
           map->results[0]->value == 0;
}

// Results that are numbers become those. TRUE with the smallest or largest when all are.
static gboolean
fold_results(BsAffineUse *use, const BsAffineInput *inputs, gboolean is_max, gint64 *extreme)
{
    gboolean all = use->map.n_results > 0, poison = FALSE; // a poisoned result stays as it is
    for (guint32 i = 0; i < use->map.n_results; i++) {
        gint64 number;
        if (!bs_affine_expr_evaluate(use->map.results[i], use->map.n_dims, inputs, &number,
                                     &poison)) {
            all = FALSE;
            continue;
        }
        use->map.results[i] = bs_affine_expr_leaf(&use->exprs, BS_AFFINE_CONSTANT, number);
        if (i == 0 || (is_max ? number > *extreme : number < *extreme))
            *extreme = number;
    }
    return all;
}

BsFold
bs_fold_affine_min(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    BsAffineUse use;
    BsFold fold = BS_FOLD_NONE;
    const BsAttr *old = bs_op_attr(op, "map");
    g_autofree BsAffineInput *inputs = bs_affine_constants(constants, op->n_operands);
    if (bs_affine_use_init(&use, old, op, (BsRange){0, op->n_operands})) {
        gint64 number = 0;
        const gboolean all = fold_results(&use, inputs, bs_op_is(op, "affine.max"), &number);
        const BsAttr *map = bs_affine_map_attr(builder->ir->context, &use.map);
        if (is_first_operand(&use.map)) {
            fold = bs_fold_to_value(results, use.operands.data[0]);
        } else if (all) {
            fold = fold_to_index(builder, results, number);
        } else if (map != old) {
            set_attr(builder, op, "map", map);
            fold = BS_FOLD_IN_PLACE;
        }
    }
    bs_affine_use_clear(&use);
    return fold;
}

// -- affine.for ----------------------------------------------------------------------------------

static const char *const bound_names[] = {"lowerBoundMap", "upperBoundMap"};

static void
set_bound(BsBuilder *builder, BsOp *op, guint32 upper, const BsAffineUse *use)
{
    const BsAttr *map = bs_affine_map_attr(builder->ir->context, &use->map);
    bs_op_splice_operands(builder->ir, op, bs_op_operand_group(op, upper), upper, use->operands.len,
                          use->operands.data);
    set_attr(builder, op, bound_names[upper], map);
}

// A bound whose operands are all constants becomes the number that it is.
static gboolean
fold_bound(BsBuilder *builder, BsOp *op, guint32 upper, const BsAttr *const *constants)
{
    BsAffineUse use;
    const BsRange operands = bs_op_operand_group(op, upper);
    gboolean folded = FALSE;
    gint64 number = 0;
    if (bs_affine_use_init(&use, bs_op_attr(op, bound_names[upper]), op, operands) &&
        !bs_affine_map_single_constant(&use.map, &number)) {
        g_autofree BsAffineInput *inputs =
            bs_affine_constants(constants + operands.begin, operands.n);
        folded = fold_results(&use, inputs, !upper, &number);
        if (folded) {
            use.map = bs_affine_map_new(&use.exprs, 0, 0, 1);
            use.map.results[0] = bs_affine_expr_leaf(&use.exprs, BS_AFFINE_CONSTANT, number);
            bs_vec_clear(&use.operands);
            set_bound(builder, op, upper, &use);
        }
    }
    bs_affine_use_clear(&use);
    return folded;
}

// Upstream drops superfluous upper bounds before it composes them, lower ones after.
static gboolean
canonicalize_bound(BsBuilder *builder, BsOp *op, guint32 upper)
{
    BsAffineUse use;
    gboolean changed = FALSE;
    const BsAttr *old = bs_op_attr(op, bound_names[upper]);
    if (bs_affine_use_init(&use, old, op, bs_op_operand_group(op, upper))) {
        if (upper)
            bs_affine_simplify_bounds(&use, FALSE);
        bs_affine_compose(&use);
        bs_affine_canonicalize(&use);
        if (!upper)
            bs_affine_simplify_bounds(&use, TRUE);
        bs_affine_map_drop_duplicates(&use.map, TRUE);
        changed = !bs_affine_use_failed(&use) &&
                  bs_affine_map_attr(builder->ir->context, &use.map) != old;
        if (changed)
            set_bound(builder, op, upper, &use);
    }
    bs_affine_use_clear(&use);
    return changed;
}

static gboolean
bound_number(const BsOp *op, guint32 upper, gint64 *number)
{
    BsAffineUse use;
    const gboolean found = bs_affine_use_init(&use, bs_op_attr(op, bound_names[upper]), op,
                                              bs_op_operand_group(op, upper)) &&
                           bs_affine_map_single_constant(&use.map, number);
    bs_affine_use_clear(&use);
    return found;
}

gboolean
bs_affine_trip_count(const BsOp *op, guint64 *count)
{
    gint64 lower, upper;
    const BsAttr *step = bs_op_attr(op, "step");
    if (!step || step->integer <= 0 || !bound_number(op, 0, &lower) || !bound_number(op, 1, &upper))
        return FALSE;
    // As upstream's, also where the sum has no place in 64 bits.
    const guint64 span = (guint64)upper - (guint64)lower + (guint64)step->integer - 1;
    *count = upper <= lower ? 0 : (guint64)((gint64)span / step->integer);
    return TRUE;
}

BsFold
bs_fold_affine_for(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    // The upper bound first: it does not move the operands of the lower one.
    gboolean folded = fold_bound(builder, op, 1, constants);
    folded |= fold_bound(builder, op, 0, constants);
    folded |= canonicalize_bound(builder, op, 0);
    folded |= canonicalize_bound(builder, op, 1);
    if (!op->n_results)
        return in_place_if(folded);
    guint64 count;
    BsValues values = {0};
    gboolean known = bs_affine_trip_count(op, &count) && count == 0;
    if (known)
        bs_values_add_range(&values, op, bs_op_operand_group(op, 2));
    else
        known = bs_op_upstream(op) >= BS_UPSTREAM_22 && bs_affine_empty_loop(op, &values);
    for (guint32 i = 0; known && i < op->n_results; i++)
        results[i] = (BsFoldResult){.value = values.data[i]};
    bs_vec_free(&values);
    return known ? BS_FOLD_RESULTS : in_place_if(folded);
}

// -- affine.if and affine.parallel ---------------------------------------------------------------

static gboolean
same_operands(const BsAffineUse *use, const BsOp *op, BsRange range)
{
    if (use->operands.len != range.n)
        return FALSE;
    for (guint32 i = 0; i < range.n; i++) {
        if (use->operands.data[i] != bs_op_operand(op, range.begin + i))
            return FALSE;
    }
    return TRUE;
}

static gboolean
has_apply(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_value_defined_by(bs_op_operand(op, i), "affine.apply"))
            return TRUE;
    }
    return FALSE;
}

BsFold
bs_fold_affine_if(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                  G_GNUC_UNUSED BsFoldResult *results)
{
    BsAffineUse use;
    gboolean changed = FALSE;
    const BsRange operands = {0, op->n_operands};
    const BsAttr *old = bs_op_attr(op, "condition");
    if (bs_affine_use_init(&use, old, op, operands)) {
        if (has_apply(op))
            bs_affine_compose(&use);
        bs_affine_canonicalize(&use);
        const BsAttr *set =
            bs_affine_use_failed(&use) ? old : bs_affine_map_attr(builder->ir->context, &use.map);
        changed = !bs_affine_use_failed(&use) && (set != old || !same_operands(&use, op, operands));
        if (changed) {
            set_attr(builder, op, "condition", set);
            bs_op_set_operands(builder->ir, op, use.operands.len, use.operands.data);
        }
    }
    bs_affine_use_clear(&use);
    return in_place_if(changed);
}

static gboolean
canonicalize_parallel_bounds(BsBuilder *builder, BsOp *op, const char *name, BsRange *operands)
{
    BsAffineUse use;
    gboolean changed = FALSE;
    const BsAttr *old = bs_op_attr(op, name);
    if (bs_affine_use_init(&use, old, op, *operands)) {
        bs_affine_compose(&use);
        const BsAttr *map =
            bs_affine_use_failed(&use) ? old : bs_affine_map_attr(builder->ir->context, &use.map);
        changed =
            !bs_affine_use_failed(&use) && (map != old || !same_operands(&use, op, *operands));
        if (changed) {
            bs_op_splice_operands(builder->ir, op, *operands, 0, use.operands.len,
                                  use.operands.data);
            set_attr(builder, op, name, map);
            operands->n = use.operands.len;
        }
    }
    bs_affine_use_clear(&use);
    return changed;
}

static guint32
n_inputs(const BsOp *op, const char *name)
{
    const char *map = bs_op_attr(op, name)->string.text;
    return bs_affine_n_dims(map) + bs_affine_n_symbols(map);
}

BsFold
bs_fold_affine_parallel(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                        G_GNUC_UNUSED BsFoldResult *results)
{
    BsRange lower = {0, n_inputs(op, "lowerBoundsMap")};
    gboolean changed = canonicalize_parallel_bounds(builder, op, "lowerBoundsMap", &lower);
    BsRange upper = {lower.n, op->n_operands - lower.n};
    changed |= canonicalize_parallel_bounds(builder, op, "upperBoundsMap", &upper);
    return in_place_if(changed);
}

// -- accesses ------------------------------------------------------------------------------------

static const BsOp *
find_symbol(const BsOp *op, const char *name)
{
    const BsOp *table = bs_op_parent(op);
    while (table && !bs_op_has_trait(table, BS_TRAIT_SYMBOL_TABLE))
        table = bs_op_parent(table);
    return table ? bs_symbol_find(table, name) : NULL;
}

// What a constant global that the memref is was made from, or NULL.
static const BsAttr *
constant_elements(const BsOp *op)
{
    const BsOp *get = bs_value_defined_by(bs_op_operand(op, 0), "memref.get_global");
    const BsAttr *name = get ? bs_op_attr(get, "name") : NULL;
    const BsOp *global = name ? find_symbol(op, bs_attr_symbol_root(name)) : NULL;
    if (!global || !bs_op_is(global, "memref.global") || !bs_op_attr(global, "constant"))
        return NULL;
    const BsAttr *elements = bs_op_attr(global, "initial_value");
    return elements && elements->kind == BS_ATTR_DENSE_ELEMENTS ? elements : NULL;
}

// The number of the element that a map of numbers names; FALSE when it names none.
static gboolean
element_number(const BsOp *op, const BsAttr *elements, guint32 *number)
{
    BsAffineUse use;
    const BsType *type = elements->type;
    gboolean found =
        bs_affine_use_init(&use, bs_op_attr(op, "map"), op, (BsRange){1, op->n_operands - 1}) &&
        use.map.n_results == type->shaped.rank;
    guint64 flat = 0;
    for (guint32 i = 0; found && i < use.map.n_results; i++) {
        const BsAffineExpr *expr = use.map.results[i];
        const gint64 size = type->shaped.shape[i];
        found = expr->kind == BS_AFFINE_CONSTANT && expr->value >= 0 && expr->value < size;
        flat = flat * (guint64)size + (guint64)expr->value;
    }
    bs_affine_use_clear(&use);
    *number = (guint32)flat;
    return found && flat < elements->dense.n;
}

BsFold
bs_fold_affine_load(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                    BsFoldResult *results)
{
    if (bs_memref_fold_casts(builder, op, NULL))
        return BS_FOLD_IN_PLACE;
    const BsAttr *elements = constant_elements(op);
    guint32 number = 0;
    if (!elements || (!elements->dense.splat && !element_number(op, elements, &number)))
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results,
                           bs_attr_from_bits(builder->ir->context, elements->type->shaped.element,
                                             elements->dense.values[number]));
}

BsFold
bs_fold_affine_store(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                     G_GNUC_UNUSED BsFoldResult *results)
{
    return in_place_if(bs_memref_fold_casts(builder, op, bs_op_operand(op, 0)));
}

BsFold
bs_fold_affine_prefetch(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                        G_GNUC_UNUSED BsFoldResult *results)
{
    return in_place_if(bs_memref_fold_casts(builder, op, NULL));
}
