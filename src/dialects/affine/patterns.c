// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of affine ops (mlir/lib/Dialect/Affine/IR/AffineOps.cpp, LLVM 19).
#include "dialects/affine/affine-private.h"

#include "dialects/common/fold.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

// -- composing -----------------------------------------------------------------------------------

// The operands of the op's map: all from there on.
static guint32
first_map_operand(const BsOp *op)
{
    const gboolean stores = bs_op_is(op, "affine.store") || bs_op_is(op, "affine.vector_store");
    const gboolean accesses = bs_op_attr(op, "map") && op->def->effects;
    if (stores)
        return 2;
    return accesses || bs_op_is(op, "affine.prefetch") ? 1 : 0;
}

// The op again with another map; of its attributes only those that are its own stay.
static void
replace_with_map(BsBuilder *builder, BsOp *op, const char *name, const BsAffineUse *use)
{
    static const char *const kept[] = {"isDataCache", "isWrite", "localityHint"};
    BsContext *context = builder->ir->context;
    BsNamedAttr attrs[1 + G_N_ELEMENTS(kept)] = {
        {bs_context_string(context, "map"), bs_affine_map_attr(context, &use->map)}};
    guint32 n_attrs = 1;
    for (guint i = 0; i < G_N_ELEMENTS(kept) && bs_op_is(op, "affine.prefetch"); i++) {
        const BsAttr *value = bs_op_attr(op, kept[i]);
        if (value)
            attrs[n_attrs++] = (BsNamedAttr){bs_context_string(context, kept[i]), value};
    }
    BsValues operands = {0};
    bs_values_add_range(&operands, op, (BsRange){0, first_map_operand(op)});
    for (guint32 i = 0; i < use->operands.len; i++)
        bs_vec_push(&operands, use->operands.data[i]);
    const BsType *type = op->n_results ? bs_op_result(op, 0)->type : NULL;
    BsOp *made = bs_builder_op(builder, name, op->loc, operands.len, operands.data, op->n_results,
                               &type, bs_attr_dict(context, n_attrs, attrs), 0);
    bs_rewrite_replace_by_results(builder, op, made);
    bs_vec_free(&operands);
}

static gboolean
begin(BsAffineUse *use, const BsOp *op)
{
    const guint32 first = first_map_operand(op);
    return bs_affine_use_init(use, bs_op_attr(op, "map"), op,
                              (BsRange){first, op->n_operands - first});
}

static gboolean
has_same_operands(const BsAffineUse *use, const BsOp *op)
{
    const guint32 first = first_map_operand(op);
    if (use->operands.len != op->n_operands - first)
        return FALSE;
    for (guint32 i = 0; i < use->operands.len; i++) {
        if (use->operands.data[i] != bs_op_operand(op, first + i))
            return FALSE;
    }
    return TRUE;
}

// SimplifyAffineOp
static gboolean
simplify_affine_op(BsBuilder *builder, BsOp *op)
{
    BsAffineUse use;
    gboolean changed = FALSE;
    if (begin(&use, op)) {
        bs_affine_compose(&use);
        bs_affine_canonicalize(&use);
        bs_affine_simplify(&use);
        changed = !bs_affine_use_failed(&use) &&
                  !(bs_affine_map_attr(builder->ir->context, &use.map) == bs_op_attr(op, "map") &&
                    has_same_operands(&use, op));
        if (changed)
            replace_with_map(builder, op, op->def->name, &use);
    }
    bs_affine_use_clear(&use);
    return changed;
}

// -- min and max ---------------------------------------------------------------------------------

// With one result, the smallest of them is it.
static gboolean
single_result(BsBuilder *builder, BsOp *op)
{
    BsAffineUse use;
    const gboolean single = begin(&use, op) && use.map.n_results == 1;
    if (single)
        replace_with_map(builder, op, "affine.apply", &use);
    bs_affine_use_clear(&use);
    return single;
}

static gboolean
deduplicate(BsBuilder *builder, BsOp *op)
{
    BsAffineUse use;
    gboolean changed = FALSE;
    if (begin(&use, op)) {
        const guint32 before = use.map.n_results;
        bs_affine_map_drop_duplicates(&use.map, FALSE);
        changed = use.map.n_results < before;
        if (changed)
            replace_with_map(builder, op, op->def->name, &use);
    }
    bs_affine_use_clear(&use);
    return changed;
}

// The op of the same kind that a result which is an input alone comes from, or NULL.
static const BsOp *
find_producer(const BsAffineUse *use, const BsOp *op, const BsAffineExpr *expr)
{
    if (expr->kind != BS_AFFINE_DIM && expr->kind != BS_AFFINE_SYMBOL)
        return NULL;
    const guint32 at = (guint32)expr->value + (expr->kind == BS_AFFINE_DIM ? 0 : use->map.n_dims);
    return bs_value_defined_by(use->operands.data[at], op->def->name);
}

typedef BS_VEC(const BsOp *) Producers;
typedef BS_VEC(const BsAffineExpr *) Results;

// Adds a producer's results and inputs behind what is there.
static gboolean
merge_producer(BsAffineUse *use, const BsOp *producer, Results *results, BsValues *dims,
               BsValues *symbols)
{
    BsAffineMap map;
    if (!bs_affine_map_read(&use->exprs, bs_op_attr(producer, "map"), &map) ||
        map.n_dims + map.n_symbols != producer->n_operands || bs_affine_use_failed(use))
        return FALSE;
    for (guint32 i = 0; i < map.n_results; i++)
        bs_vec_push(results,
                    bs_affine_expr_shift(&use->exprs, map.results[i], dims->len, symbols->len));
    bs_values_add_range(dims, producer, (BsRange){0, map.n_dims});
    bs_values_add_range(symbols, producer, (BsRange){map.n_dims, map.n_symbols});
    return TRUE;
}

static void
set_results(BsAffineUse *use, const Results *results, BsValues *dims, const BsValues *symbols)
{
    use->map = bs_affine_map_new(&use->exprs, dims->len, symbols->len, results->len);
    for (guint32 i = 0; i < results->len; i++)
        use->map.results[i] = results->data[i];
    bs_vec_clear(&use->operands);
    for (guint32 i = 0; i < dims->len; i++)
        bs_vec_push(&use->operands, dims->data[i]);
    for (guint32 i = 0; i < symbols->len; i++)
        bs_vec_push(&use->operands, symbols->data[i]);
}

// The smallest of x and of the smallest of others is the smallest of all.
static gboolean
merge(BsBuilder *builder, BsOp *op)
{
    BsAffineUse use;
    Producers producers = {0};
    Results results = {0};
    BsValues dims = {0}, symbols = {0};
    gboolean ok = begin(&use, op);
    for (guint32 i = 0; ok && i < use.map.n_results; i++) {
        const BsOp *producer = find_producer(&use, op, use.map.results[i]);
        if (producer)
            bs_vec_push(&producers, producer);
        else
            bs_vec_push(&results, use.map.results[i]);
    }
    ok = ok && producers.len;
    if (ok) {
        bs_values_add_range(&dims, op, (BsRange){0, use.map.n_dims});
        bs_values_add_range(&symbols, op, (BsRange){use.map.n_dims, use.map.n_symbols});
    }
    for (guint32 i = 0; ok && i < producers.len; i++)
        ok = merge_producer(&use, producers.data[i], &results, &dims, &symbols);
    if (ok) {
        set_results(&use, &results, &dims, &symbols);
        replace_with_map(builder, op, op->def->name, &use);
    }
    bs_vec_free(&producers);
    bs_vec_free(&results);
    bs_vec_free(&dims);
    bs_vec_free(&symbols);
    bs_affine_use_clear(&use);
    return ok;
}

// A result with its factors, and where it was.
typedef struct Row {
    gint64 *factors;
    guint32 n;
    const BsAffineExpr *expr;
} Row;

static void
row_clear(gpointer data)
{
    g_free(((Row *)data)->factors);
}

static gint
compare_rows(gconstpointer a, gconstpointer b)
{
    const Row *x = a, *y = b;
    for (guint32 i = 0; i < x->n; i++) {
        if (x->factors[i] != y->factors[i])
            return x->factors[i] < y->factors[i] ? -1 : 1;
    }
    return 0;
}

static gboolean
list_rows(BsAffineUse *use, GArray *rows)
{
    for (guint32 i = 0; i < use->map.n_results; i++) {
        Row row = {.n = use->map.n_dims + use->map.n_symbols + 1, .expr = use->map.results[i]};
        row.factors =
            bs_affine_expr_is_pure(row.expr)
                ? bs_affine_expr_factors(&use->exprs, row.expr, use->map.n_dims, use->map.n_symbols)
                : NULL;
        if (!row.factors)
            return FALSE;
        g_array_append_val(rows, row);
    }
    return TRUE;
}

// Results are ordered by their factors.
static gboolean
order_results(BsBuilder *builder, BsOp *op)
{
    BsAffineUse use;
    gboolean changed = FALSE;
    g_autoptr(GArray) rows = g_array_new(FALSE, FALSE, sizeof(Row));
    g_array_set_clear_func(rows, row_clear);
    if (begin(&use, op) && list_rows(&use, rows)) {
        for (guint i = 1; i < rows->len; i++)
            changed |=
                compare_rows(&g_array_index(rows, Row, i - 1), &g_array_index(rows, Row, i)) > 0;
        g_array_sort(rows, compare_rows);
        for (guint i = 0; i < rows->len; i++)
            use.map.results[i] = g_array_index(rows, Row, i).expr;
        if (changed)
            replace_with_map(builder, op, op->def->name, &use);
    }
    bs_affine_use_clear(&use);
    return changed;
}

// -- affine.for ----------------------------------------------------------------------------------

// What each result is after any number of rounds of an empty loop: `outside` when one is a value
// from outside, `moved` when one is another's argument.
static void
list_replacements(const BsOp *op, BsValues *values, gboolean *outside, gboolean *moved)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsRange inits = bs_op_operand_group(op, 2);
    for (guint32 i = 0; i < body->last->n_operands; i++) {
        BsValue *value = bs_op_operand(body->last, i);
        const gboolean carried = bs_value_arg_block(value) == body && value->index > 0;
        *outside |= !carried;
        *moved |= carried && value->index - 1 != i;
        bs_vec_push(values, carried ? bs_op_operand(op, inits.begin + value->index - 1) : value);
    }
}

gboolean
bs_affine_empty_loop(BsOp *op, BsValues *values)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    if (!body->first || body->first != body->last || !op->n_results)
        return FALSE;
    guint64 count = 0;
    const gboolean known = bs_affine_trip_count(op, &count);
    gboolean outside = FALSE, moved = FALSE;
    if (known && count == 0)
        bs_values_add_range(values, op, bs_op_operand_group(op, 2));
    else
        list_replacements(op, values, &outside, &moved);
    // Until 19 upstream hands on the number of the round as if it were a value from outside, which
    // goes well where nobody asks for it.
    gboolean uses_index = FALSE;
    for (guint32 i = 0; i < values->len; i++) {
        if (bs_value_arg_block(values->data[i]) != body)
            continue;
        uses_index |=
            bs_op_upstream(op) >= BS_UPSTREAM_22 || bs_value_uses(&op->results[i]) != NULL;
        values->data[i] = bs_op_operand(op, bs_op_operand_group(op, 2).begin + i);
    }
    return !uses_index && !(!known && (outside || moved)) && !(known && count >= 2 && moved);
}

static gboolean
empty_loop(BsBuilder *builder, BsOp *op)
{
    BsValues values = {0};
    const gboolean ok = bs_affine_empty_loop(op, &values);
    if (ok)
        bs_builder_replace_op(builder, op, values.data);
    bs_vec_free(&values);
    return ok;
}

// -- affine.if -----------------------------------------------------------------------------------

static gboolean
dead_else(BsBuilder *builder, BsOp *op)
{
    BsBlock *otherwise = bs_op_region(op, 1)->first;
    if (!otherwise || otherwise->first != otherwise->last || op->n_results)
        return FALSE;
    bs_builder_erase_block(builder, otherwise);
    bs_builder_modified(builder, op);
    return TRUE;
}

// `1 == 0` is never true, `0 == 0` always.
static gboolean
constant_condition(const BsOp *op, gboolean *truth)
{
    BsAffineUse use;
    const gboolean one =
        bs_affine_use_init(&use, bs_op_attr(op, "condition"), op, (BsRange){0, op->n_operands}) &&
        use.map.n_results == 1 && use.map.equal[0] &&
        use.map.results[0]->kind == BS_AFFINE_CONSTANT;
    const gint64 number = one ? use.map.results[0]->value : -1;
    bs_affine_use_clear(&use);
    *truth = number == 0;
    return number == 0 || number == 1;
}

static gboolean
always_true_or_false(BsBuilder *builder, BsOp *op)
{
    gboolean truth;
    if (!constant_condition(op, &truth))
        return FALSE;
    if (!truth && !op->n_results && !bs_op_region(op, 1)->first)
        bs_builder_erase_op(builder, op);
    else if (bs_op_region(op, truth ? 0 : 1)->first)
        bs_rewrite_with_region(builder, op, bs_op_region(op, truth ? 0 : 1), NULL);
    else
        return FALSE;
    return TRUE;
}

// -- tables --------------------------------------------------------------------------------------

#define SIMPLIFY(op)                                                              \
    {                                                                             \
        "(anonymous namespace)::SimplifyAffineOp<mlir::affine::Affine" op ">", 1, \
            simplify_affine_op                                                    \
    }
#define MIN_MAX(op)                                                                               \
    {                                                                                             \
        {"CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::Affine" op ">", 1, single_result}, \
            {"DeduplicateAffineMinMaxExpressions<mlir::affine::Affine" op ">", 1, deduplicate},   \
            {"MergeAffineMinMaxOp<mlir::affine::Affine" op ">", 1, merge}, SIMPLIFY(op),          \
            {"CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::Affine" op ">", 1,         \
             order_results},                                                                      \
            {0},                                                                                  \
    }

const BsPattern bs_patterns_affine_apply[] = {SIMPLIFY("ApplyOp"), {0}};
const BsPattern bs_patterns_affine_load[] = {SIMPLIFY("LoadOp"), {0}};
const BsPattern bs_patterns_affine_store[] = {SIMPLIFY("StoreOp"), {0}};
const BsPattern bs_patterns_affine_prefetch[] = {SIMPLIFY("PrefetchOp"), {0}};
const BsPattern bs_patterns_affine_vector_load[] = {SIMPLIFY("VectorLoadOp"), {0}};
const BsPattern bs_patterns_affine_vector_store[] = {SIMPLIFY("VectorStoreOp"), {0}};
const BsPattern bs_patterns_affine_min[] = MIN_MAX("MinOp");
const BsPattern bs_patterns_affine_max[] = MIN_MAX("MaxOp");
const BsPattern bs_patterns_affine_for[] = {
    {"(anonymous namespace)::AffineForEmptyLoopFolder", 1, empty_loop, BS_UNTIL_19}, {0}};
const BsPattern bs_patterns_affine_if[] = {
    {"(anonymous namespace)::SimplifyDeadElse", 1, dead_else},
    {"(anonymous namespace)::AlwaysTrueOrFalseIf", 1, always_true_or_false},
    {0}};
