// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps with the values that they are on: made canonical, put into one another, and simplified by
// what is known of induction variables (mlir/lib/Dialect/Affine/IR/AffineOps.cpp). Limits: a map
// that could not be read any more, or that takes more than BS_LIMIT_AFFINE_EXPRS expressions to
// make, is given up (bs_affine_use_failed()).
#include "dialects/affine/affine-private.h"

#include "dialects/common/fold.h"
#include "ir/shape.h"

#include <string.h>

gboolean
bs_affine_use_init(BsAffineUse *use, const BsAttr *attr, const BsOp *op, BsRange operands)
{
    *use = (BsAffineUse){0};
    bs_arena_init(&use->arena);
    use->exprs.arena = &use->arena;
    use->exprs.since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    bs_values_add_range(&use->operands, op, operands);
    return attr && bs_affine_map_read(&use->exprs, attr, &use->map) &&
           use->map.n_dims + use->map.n_symbols == operands.n;
}

void
bs_affine_use_clear(BsAffineUse *use)
{
    bs_vec_free(&use->operands);
    bs_arena_clear(&use->arena);
}

gboolean
bs_affine_use_failed(const BsAffineUse *use)
{
    return use->exprs.n > BS_LIMIT_AFFINE_EXPRS;
}

// A map that was left half replaced names inputs that there are none of. TRUE when that is so.
static gboolean
give_up(BsAffineUse *use)
{
    if (!bs_affine_use_failed(use))
        return FALSE;
    use->map.n_results = use->map.n_dims = use->map.n_symbols = 0;
    bs_vec_clear(&use->operands);
    return TRUE;
}

typedef const BsAffineExpr **ExprList;

static ExprList
expr_list(BsAffineUse *use, guint n)
{
    return bs_arena_new_n(use->exprs.arena, const BsAffineExpr *, n + 1);
}

static const BsAffineExpr *
leaf(BsAffineUse *use, BsAffineKind kind, gint64 value)
{
    return bs_affine_expr_leaf(&use->exprs, kind, value);
}

// -- canonical operands --------------------------------------------------------------------------

// Dimensions that can be symbols go behind the symbols.
static void
promote_symbols(BsAffineUse *use)
{
    const guint32 n_dims = use->map.n_dims, n_symbols = use->map.n_symbols;
    ExprList dims = expr_list(use, n_dims);
    BsValues kept = {0}, promoted = {0};
    for (guint32 i = 0; i < n_dims; i++) {
        BsValue *value = use->operands.data[i];
        if (bs_affine_is_symbol(value)) {
            dims[i] = leaf(use, BS_AFFINE_SYMBOL, n_symbols + promoted.len);
            bs_vec_push(&promoted, value);
        } else {
            dims[i] = leaf(use, BS_AFFINE_DIM, kept.len);
            bs_vec_push(&kept, value);
        }
    }
    const guint32 left = kept.len;
    for (guint32 i = n_dims; i < use->operands.len; i++)
        bs_vec_push(&kept, use->operands.data[i]);
    for (guint32 i = 0; i < promoted.len; i++)
        bs_vec_push(&kept, promoted.data[i]);
    bs_affine_map_replace(&use->exprs, &use->map, dims, NULL, left, n_symbols + promoted.len);
    bs_vec_free(&use->operands);
    bs_vec_free(&promoted);
    use->operands = kept;
}

// Since 22: symbols that can be dimensions only go behind the dimensions (upstream's
// legalizeDemotedDims).
static void
demote_dims(BsAffineUse *use)
{
    const guint32 n_dims = use->map.n_dims, n_symbols = use->map.n_symbols;
    ExprList symbols = expr_list(use, n_symbols);
    BsValues values = {0}, kept = {0};
    for (guint32 i = 0; i < use->operands.len; i++) {
        BsValue *value = use->operands.data[i];
        const gboolean dim = i < n_dims || (bs_affine_is_dim(value) && !bs_affine_is_symbol(value));
        if (i >= n_dims)
            symbols[i - n_dims] =
                dim ? leaf(use, BS_AFFINE_DIM, values.len) : leaf(use, BS_AFFINE_SYMBOL, kept.len);
        bs_vec_push(dim ? &values : &kept, value);
    }
    const guint32 left = values.len;
    for (guint32 i = 0; i < kept.len; i++)
        bs_vec_push(&values, kept.data[i]);
    bs_affine_map_replace(&use->exprs, &use->map, NULL, symbols, left, kept.len);
    bs_vec_free(&use->operands);
    bs_vec_free(&kept);
    use->operands = values;
}

static void
note_used(const BsAffineExpr *expr, guint32 n_dims, gboolean *used)
{
    if (bs_affine_expr_is_binary(expr)) {
        note_used(expr->lhs, n_dims, used);
        note_used(expr->rhs, n_dims, used);
    } else if (expr->kind != BS_AFFINE_CONSTANT) {
        used[expr->value + (expr->kind == BS_AFFINE_SYMBOL ? n_dims : 0)] = TRUE;
    }
}

// The place of a value among those from `begin` on; appended when it is not there.
static guint32
find_or_add(BsValues *values, guint32 begin, BsValue *value)
{
    for (guint32 i = begin; i < values->len; i++) {
        if (values->data[i] == value)
            return i - begin;
    }
    bs_vec_push(values, value);
    return values->len - begin - 1;
}

static const BsAffineExpr *
constant_symbol(BsAffineUse *use, const BsValue *value)
{
    const BsAttr *attr = bs_value_constant(value);
    return attr && attr->kind == BS_ATTR_INTEGER ? leaf(use, BS_AFFINE_CONSTANT, attr->integer)
                                                 : NULL;
}

void
bs_affine_canonicalize(BsAffineUse *use)
{
    if (give_up(use) || !use->operands.len)
        return;
    promote_symbols(use);
    if (use->exprs.since_22)
        demote_dims(use);
    const guint32 n_dims = use->map.n_dims, n_symbols = use->map.n_symbols;
    g_autofree gboolean *used = g_new0(gboolean, use->operands.len + 1);
    for (guint32 i = 0; i < use->map.n_results; i++)
        note_used(use->map.results[i], n_dims, used);
    ExprList dims = expr_list(use, n_dims), symbols = expr_list(use, n_symbols);
    BsValues values = {0};
    for (guint32 i = 0; i < n_dims; i++) {
        if (used[i])
            dims[i] = leaf(use, BS_AFFINE_DIM, find_or_add(&values, 0, use->operands.data[i]));
    }
    const guint32 left = values.len;
    for (guint32 i = 0; i < n_symbols; i++) {
        // There is an operand for each symbol.
        // NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign)
        BsValue *value = use->operands.data[n_dims + i];
        if (used[n_dims + i] && !(symbols[i] = constant_symbol(use, value)))
            symbols[i] = leaf(use, BS_AFFINE_SYMBOL, find_or_add(&values, left, value));
    }
    bs_affine_map_replace(&use->exprs, &use->map, dims, symbols, left, values.len - left);
    bs_vec_free(&use->operands);
    use->operands = values;
    give_up(use);
}

// -- composing -----------------------------------------------------------------------------------

// The lists while they grow; a NULL was replaced.
typedef struct Inputs {
    BsValues dims, symbols;
} Inputs;

static void
append(BsValues *values, BsValue *const *from, guint32 n)
{
    for (guint32 i = 0; i < n; i++)
        bs_vec_push(values, from[i]);
}

// The canonical map of an affine.apply, its expressions in the arena of `use`.
static gboolean
read_apply(BsAffineUse *use, const BsOp *apply, BsAffineUse *inner)
{
    *inner = (BsAffineUse){.exprs = use->exprs};
    bs_values_add_operands(&inner->operands, apply);
    return bs_affine_map_read(&inner->exprs, bs_op_attr(apply, "map"), &inner->map) &&
           inner->map.n_results == 1 &&
           inner->map.n_dims + inner->map.n_symbols == inner->operands.len;
}

static void
limit_terms(BsAffineUse *use, guint32 limit)
{
    guint32 n = 0;
    for (guint32 i = 0; i < use->map.n_results && n <= limit; i++)
        n += bs_affine_expr_n_terms(use->map.results[i], limit);
    if (n > limit)
        use->exprs.n = BS_LIMIT_AFFINE_EXPRS + 1;
}

// Puts the map of the affine.apply that makes the input in its place.
static void
replace_input(BsAffineUse *use, Inputs *inputs, gboolean dim, guint32 position, const BsOp *apply)
{
    BsAffineUse inner;
    BsValues *list = dim ? &inputs->dims : &inputs->symbols;
    if (!read_apply(use, apply, &inner)) {
        bs_vec_free(&inner.operands);
        use->exprs.n = BS_LIMIT_AFFINE_EXPRS + 1;
        return;
    }
    list->data[position] = NULL;
    bs_affine_canonicalize(&inner);
    use->exprs.n = inner.exprs.n;
    const BsAffineExpr *expr = bs_affine_expr_shift(&use->exprs, inner.map.results[0],
                                                    inputs->dims.len, inputs->symbols.len);
    ExprList replaced = expr_list(use, list->len);
    replaced[position] = expr;
    append(&inputs->dims, inner.operands.data, inner.map.n_dims);
    append(&inputs->symbols, bs_vec_from(&inner.operands, inner.map.n_dims), inner.map.n_symbols);
    // Expressions name inputs that were there before only, so a list as long as that will do.
    bs_affine_map_replace(&use->exprs, &use->map, dim ? replaced : NULL, dim ? NULL : replaced,
                          inputs->dims.len, inputs->symbols.len);
    limit_terms(use, BS_LIMIT_AFFINE_TERMS);
    bs_vec_free(&inner.operands);
}

static gboolean
replace_first(BsAffineUse *use, Inputs *inputs)
{
    for (guint32 i = 0; i < inputs->dims.len + inputs->symbols.len; i++) {
        const gboolean dim = i < inputs->dims.len;
        const guint32 position = dim ? i : i - inputs->dims.len;
        const BsValue *value = dim ? inputs->dims.data[position] : inputs->symbols.data[position];
        const BsOp *apply = value ? bs_value_defined_by(value, "affine.apply") : NULL;
        use->exprs.n++; // every look counts, so that cycles in code that is never reached end
        if (apply && !bs_affine_use_failed(use)) {
            replace_input(use, inputs, dim, position, apply);
            return TRUE;
        }
    }
    return FALSE;
}

// Takes the inputs that are left, in their order.
static void
prune(BsAffineUse *use, Inputs *inputs)
{
    ExprList dims = expr_list(use, inputs->dims.len), symbols = expr_list(use, inputs->symbols.len);
    const BsAffineExpr *zero = leaf(use, BS_AFFINE_CONSTANT, 0);
    bs_vec_clear(&use->operands);
    for (guint32 i = 0; i < inputs->dims.len; i++) {
        BsValue *value = inputs->dims.data[i];
        dims[i] = value ? leaf(use, BS_AFFINE_DIM, use->operands.len) : zero;
        if (value)
            bs_vec_push(&use->operands, value);
    }
    const guint32 n_dims = use->operands.len;
    for (guint32 i = 0; i < inputs->symbols.len; i++) {
        BsValue *value = inputs->symbols.data[i];
        symbols[i] = value ? leaf(use, BS_AFFINE_SYMBOL, use->operands.len - n_dims) : zero;
        if (value)
            bs_vec_push(&use->operands, value);
    }
    bs_affine_map_replace(&use->exprs, &use->map, dims, symbols, n_dims,
                          use->operands.len - n_dims);
}

static gboolean
has_apply(const BsValues *values)
{
    for (guint32 i = 0; i < values->len; i++) {
        if (bs_value_defined_by(values->data[i], "affine.apply"))
            return TRUE;
    }
    return FALSE;
}

void
bs_affine_compose(BsAffineUse *use)
{
    if (use->map.n_results && has_apply(&use->operands)) {
        Inputs inputs = {{0}, {0}};
        append(&inputs.dims, use->operands.data, use->map.n_dims);
        append(&inputs.symbols, bs_vec_from(&use->operands, use->map.n_dims), use->map.n_symbols);
        while (!bs_affine_use_failed(use) && replace_first(use, &inputs)) {
        }
        if (!bs_affine_use_failed(use))
            prune(use, &inputs);
        bs_vec_free(&inputs.dims);
        bs_vec_free(&inputs.symbols);
    }
    bs_affine_canonicalize(use);
    bs_affine_map_simplify(&use->exprs, &use->map);
    // To read `a - b * 2` takes up to three times as many expressions as there are terms.
    limit_terms(use, BS_LIMIT_AFFINE_TERMS / 3);
    give_up(use);
}

// -- sums ----------------------------------------------------------------------------------------

// The map d0 + ... + s0 + ... on the parts that are no numbers.
static void
init_sum(BsAffineUse *use, const BsContext *context, guint32 n_dims, guint32 n,
         const BsMixed *parts)
{
    const BsAffineExpr *sum = NULL;
    guint32 n_used[2] = {0, 0};
    *use = (BsAffineUse){0};
    bs_arena_init(&use->arena);
    use->exprs.arena = &use->arena;
    use->exprs.since_22 = bs_context_upstream(context) >= BS_UPSTREAM_22;
    for (guint32 i = 0; i < n; i++) {
        const BsAffineKind kind = i < n_dims ? BS_AFFINE_DIM : BS_AFFINE_SYMBOL;
        const BsAffineExpr *part = parts[i].value ? leaf(use, kind, n_used[i >= n_dims]++)
                                                  : leaf(use, BS_AFFINE_CONSTANT, parts[i].number);
        if (parts[i].value)
            bs_vec_push(&use->operands, parts[i].value);
        sum = sum ? bs_affine_expr_make(&use->exprs, BS_AFFINE_ADD, sum, part) : part;
    }
    use->map = bs_affine_map_new(&use->exprs, n_used[0], n_used[1], 1);
    use->map.results[0] = sum;
}

static BsMixed
apply_map(BsBuilder *builder, BsLoc loc, const BsAffineUse *use)
{
    BsContext *context = builder->ir->context;
    const BsAffineExpr *result = use->map.results[0];
    if (result->kind == BS_AFFINE_CONSTANT)
        return (BsMixed){.number = result->value};
    if (result->kind == BS_AFFINE_DIM)
        return (BsMixed){.value = use->operands.data[result->value]};
    if (result->kind == BS_AFFINE_SYMBOL)
        return (BsMixed){.value = use->operands.data[use->map.n_dims + result->value]};
    const BsNamedAttr item = {"map", bs_affine_map_attr(context, &use->map)};
    const BsType *index = bs_type_index(context);
    const BsOp *made =
        bs_builder_op(builder, "affine.apply", loc, use->operands.len, use->operands.data, 1,
                      &index, bs_attr_dict(context, 1, &item), 0);
    return (BsMixed){.value = bs_op_result(made, 0)};
}

BsMixed
bs_affine_sum(BsBuilder *builder, BsLoc loc, guint32 n_dims, guint32 n, const BsMixed *parts)
{
    BsAffineUse use;
    init_sum(&use, builder->ir->context, n_dims, n, parts);
    bs_affine_compose(&use);
    if (bs_affine_use_failed(&use)) { // as it is, then
        bs_affine_use_clear(&use);
        init_sum(&use, builder->ir->context, n_dims, n, parts);
    }
    const BsMixed sum = apply_map(builder, loc, &use);
    bs_affine_use_clear(&use);
    return sum;
}

// -- what is known of operands -------------------------------------------------------------------

const BsOp *
bs_affine_loop_of(const BsValue *value)
{
    if (!bs_value_arg_block(value) || value->index != 0)
        return NULL;
    const BsOp *parent = bs_block_parent_op(bs_value_arg_block(value));
    return parent && bs_op_is(parent, "affine.for") ? parent : NULL;
}

static gboolean
constant_bound(const BsOp *loop, const char *name, gint64 *bound)
{
    const BsAttr *map = bs_op_attr(loop, name);
    const char *list = map ? strstr(map->string.text, " -> (") : NULL;
    char *end;
    if (!list || !(g_ascii_isdigit(list[5]) || list[5] == '-'))
        return FALSE;
    *bound = g_ascii_strtoll(list + 5, &end, 10);
    return end > list + 5 && strcmp(end, ")") == 0;
}

static gint64
step_of(const BsOp *loop)
{
    const BsAttr *step = bs_op_attr(loop, "step");
    return step ? MAX(step->integer, 1) : 1;
}

// The first and the last number of the induction variable.
static BsAffineInput
range_of(const BsValue *value)
{
    BsAffineInput input = {0};
    const BsOp *loop = bs_affine_loop_of(value);
    gint64 upper;
    if (!loop)
        return input;
    input.has_lower = constant_bound(loop, "lowerBoundMap", &input.lower);
    input.has_upper = constant_bound(loop, "upperBoundMap", &upper);
    if (!input.has_upper)
        return input;
    const guint64 span = (guint64)upper - (guint64)input.lower - 1;
    input.upper = (gint64)((guint64)upper - 1);
    if (input.has_lower)
        input.upper -= (gint64)span % step_of(loop);
    return input;
}

static BsAffineInput *
ranges_of(const BsAffineUse *use)
{
    BsAffineInput *inputs = g_new(BsAffineInput, use->operands.len + 1);
    for (guint32 i = 0; i < use->operands.len; i++)
        inputs[i] = range_of(use->operands.data[i]);
    return inputs;
}

BsAffineInput *
bs_affine_constants(const BsAttr *const *constants, guint32 n)
{
    BsAffineInput *inputs = g_new0(BsAffineInput, n + 1);
    for (guint32 i = 0; i < n; i++) {
        if (constants[i] && constants[i]->kind == BS_ATTR_INTEGER)
            inputs[i] = (BsAffineInput){TRUE, TRUE, constants[i]->integer, constants[i]->integer};
    }
    return inputs;
}

// -- quotients and remainders --------------------------------------------------------------------

static gint64
gcd(gint64 a, gint64 b)
{
    while (b) {
        const gint64 rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

// What divides all results of a loop's lower bound.
static gint64
divisor_of_bound(BsAffineUse *use, const BsOp *loop)
{
    BsAffineMap map;
    gint64 divisor = 0;
    if (!bs_affine_map_read(&use->exprs, bs_op_attr(loop, "lowerBoundMap"), &map))
        return 1;
    for (guint32 i = 0; i < map.n_results; i++)
        divisor = gcd(divisor, bs_affine_expr_divisor(map.results[i]));
    return divisor;
}

// getLargestKnownDivisor: of an induction variable what divides its first number and its step.
static gint64
divisor_of(BsAffineUse *use, const BsAffineExpr *expr)
{
    if (expr->kind != BS_AFFINE_DIM)
        return bs_affine_expr_divisor(expr);
    const BsOp *loop = bs_affine_loop_of(use->operands.data[expr->value]);
    gint64 lower;
    if (!loop)
        return 1;
    if (constant_bound(loop, "lowerBoundMap", &lower) && lower == 0)
        return step_of(loop);
    return gcd(divisor_of_bound(use, loop), step_of(loop));
}

// isNonNegativeBoundedBy
static gboolean
is_within(const BsAffineUse *use, const BsAffineExpr *expr, gint64 limit)
{
    if (expr->kind == BS_AFFINE_CONSTANT)
        return expr->value >= 0 && expr->value < limit;
    if (expr->kind != BS_AFFINE_DIM)
        return FALSE;
    const BsOp *loop = bs_affine_loop_of(use->operands.data[expr->value]);
    gint64 lower, upper;
    return loop && constant_bound(loop, "lowerBoundMap", &lower) && lower >= 0 &&
           constant_bound(loop, "upperBoundMap", &upper) && upper <= limit;
}

// Whether the expression is d * e + r with 0 <= r < d.
static gboolean
split(BsAffineUse *use, const BsAffineExpr *expr, gint64 *divisor, const BsAffineExpr **multiple,
      const BsAffineExpr **rest)
{
    if (expr->kind != BS_AFFINE_ADD)
        return FALSE;
    for (guint i = 0; i < 2; i++) {
        *multiple = i ? expr->rhs : expr->lhs;
        *rest = i ? expr->lhs : expr->rhs;
        *divisor = divisor_of(use, *multiple);
        if (is_within(use, *rest, *divisor))
            return TRUE;
    }
    return FALSE;
}

// By the numbers between which the left side is; NULL when they don't say enough.
static const BsAffineExpr *
simplify_by_bounds(BsAffineUse *use, const BsAffineInput *inputs, const BsAffineExpr *expr)
{
    const gint64 by = expr->rhs->value;
    gint64 low, high;
    if (!bs_affine_expr_bound(&use->exprs, expr->lhs, use->map.n_dims, use->map.n_symbols, inputs,
                              FALSE, &low) ||
        !bs_affine_expr_bound(&use->exprs, expr->lhs, use->map.n_dims, use->map.n_symbols, inputs,
                              TRUE, &high))
        return NULL;
    if (expr->kind == BS_AFFINE_MOD)
        return low >= 0 && low < by && high < by ? expr->lhs : NULL;
    const gboolean up = expr->kind == BS_AFFINE_CEIL_DIV;
    const gint64 first = up ? bs_affine_ceil_div(low, by) : bs_affine_floor_div(low, by);
    const gint64 last = up ? bs_affine_ceil_div(high, by) : bs_affine_floor_div(high, by);
    return first == last ? leaf(use, BS_AFFINE_CONSTANT, first) : NULL;
}

static const BsAffineExpr *
simplify_division(BsAffineUse *use, const BsAffineInput *inputs, const BsAffineExpr *expr)
{
    const gint64 by = expr->rhs->value;
    const BsAffineExpr *simple = simplify_by_bounds(use, inputs, expr), *multiple, *rest;
    gint64 divisor;
    if (simple)
        return simple;
    const gboolean floor = expr->kind == BS_AFFINE_FLOOR_DIV, mod = expr->kind == BS_AFFINE_MOD;
    if (split(use, expr->lhs, &divisor, &multiple, &rest)) {
        if (floor && divisor && by % divisor == 0)
            return bs_affine_expr_make(&use->exprs, BS_AFFINE_FLOOR_DIV, multiple, expr->rhs);
        if (mod && divisor % by == 0)
            return bs_affine_expr_make(&use->exprs, BS_AFFINE_MOD, rest, expr->rhs);
        return expr;
    }
    if ((floor && is_within(use, expr->lhs, by)) || (mod && divisor_of(use, expr->lhs) % by == 0))
        return leaf(use, BS_AFFINE_CONSTANT, 0);
    return expr;
}

static const BsAffineExpr *
simplify_expr(BsAffineUse *use, const BsAffineInput *inputs, const BsAffineExpr *expr)
{
    if (!bs_affine_expr_is_binary(expr) || bs_affine_use_failed(use))
        return expr;
    const BsAffineExpr *lhs = simplify_expr(use, inputs, expr->lhs);
    const BsAffineExpr *rhs = simplify_expr(use, inputs, expr->rhs);
    expr = bs_affine_expr_make(&use->exprs, expr->kind, lhs, rhs);
    if (expr->kind < BS_AFFINE_MOD || expr->rhs->kind != BS_AFFINE_CONSTANT ||
        expr->rhs->value <= 0)
        return expr;
    return simplify_division(use, inputs, expr);
}

void
bs_affine_simplify(BsAffineUse *use)
{
    g_autofree BsAffineInput *inputs = ranges_of(use);
    for (guint32 i = 0; i < use->map.n_results; i++)
        use->map.results[i] = simplify_expr(use, inputs, use->map.results[i]);
}

// -- superfluous bounds --------------------------------------------------------------------------

// For a minimum everything is turned round: a bound is superfluous when another is never larger.
static gboolean
is_superfluous(const BsAffineInput *bounds, guint32 n, guint32 i, gboolean is_max)
{
    const BsAffineInput *own = &bounds[i];
    for (guint32 k = 0; k < n; k++) {
        const BsAffineInput *other = &bounds[k];
        if (k == i || !(is_max ? other->has_lower : other->has_upper))
            continue;
        const gint64 mine = is_max ? own->upper : own->lower;
        const gint64 its = is_max ? other->lower : other->upper;
        if (its != mine) {
            if ((its > mine) == (is_max != 0))
                return TRUE;
            continue;
        }
        // Of two that are the same number the first stays.
        const gboolean both = (is_max ? other->has_upper : other->has_lower) &&
                              (is_max ? own->has_lower : own->has_upper) &&
                              own->lower == own->upper && other->lower == other->upper;
        if (!(both && i < k))
            return TRUE;
    }
    return FALSE;
}

static BsAffineInput *
bounds_of_results(BsAffineUse *use)
{
    g_autofree BsAffineInput *inputs = ranges_of(use);
    BsAffineInput *bounds = g_new0(BsAffineInput, use->map.n_results + 1);
    for (guint32 i = 0; i < use->map.n_results; i++) {
        const BsAffineExpr *expr = use->map.results[i];
        bounds[i].has_lower =
            bs_affine_expr_bound(&use->exprs, expr, use->map.n_dims, use->map.n_symbols, inputs,
                                 FALSE, &bounds[i].lower);
        bounds[i].has_upper = bs_affine_expr_bound(
            &use->exprs, expr, use->map.n_dims, use->map.n_symbols, inputs, TRUE, &bounds[i].upper);
    }
    return bounds;
}

void
bs_affine_simplify_bounds(BsAffineUse *use, gboolean is_max)
{
    if (!use->operands.len)
        return;
    g_autofree BsAffineInput *bounds = bounds_of_results(use);
    guint32 n = 0;
    for (guint32 i = 0; i < use->map.n_results; i++) {
        const BsAffineInput *bound = &bounds[i];
        const BsAffineExpr *expr = use->map.results[i];
        if (bound->has_lower && bound->has_upper && bound->lower == bound->upper)
            expr = leaf(use, BS_AFFINE_CONSTANT, bound->lower);
        const gboolean bounded = is_max ? bound->has_upper : bound->has_lower;
        if (!bounded || !is_superfluous(bounds, use->map.n_results, i, is_max))
            use->map.results[n++] = expr;
    }
    use->map.n_results = n;
}
