// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions as rows of factors, of the dimensions, the symbols and `locals`: quotients, and
// products or remainders by symbols (upstream's SimpleAffineExprFlattener). Built up again from its
// row, an expression has its terms in order and equal ones together.
#include "ir/affine-map.h"

#include <string.h>

enum {
    MAX_LOCALS = 256,      // that differ from one another
    MAX_FACTORS = 8 << 20, // of all rows together
};

typedef struct Flattener {
    BsAffineExprs *exprs;
    guint32 n_dims, n_inputs; // dimensions; with symbols
    guint32 max_locals, n_locals;
    const BsAffineExpr **locals;
    gboolean failed;
} Flattener;

// A row: factors of the inputs, then of max_locals locals, then the constant.
static guint32
constant_at(const Flattener *f)
{
    return f->n_inputs + f->max_locals;
}

static gint64
times(gint64 a, gint64 b)
{
    return (gint64)((guint64)a * (guint64)b);
}

static gint64
plus(gint64 a, gint64 b)
{
    return (gint64)((guint64)a + (guint64)b);
}

// Adds how many terms there are, and how many of them may become locals.
static void
count_terms(const BsAffineExpr *expr, guint32 *n, guint32 *n_locals)
{
    ++*n;
    if (!bs_affine_expr_is_binary(expr))
        return;
    *n_locals += expr->kind != BS_AFFINE_ADD;
    count_terms(expr->lhs, n, n_locals);
    count_terms(expr->rhs, n, n_locals);
}

static const BsAffineExpr *
leaf(const Flattener *f, BsAffineKind kind, gint64 value)
{
    return bs_affine_expr_leaf(f->exprs, kind, value);
}

static const BsAffineExpr *
input(const Flattener *f, guint32 i)
{
    return i < f->n_dims ? leaf(f, BS_AFFINE_DIM, i) : leaf(f, BS_AFFINE_SYMBOL, i - f->n_dims);
}

static const BsAffineExpr *
add_term(const Flattener *f, const BsAffineExpr *sum, const BsAffineExpr *term, gint64 factor)
{
    const BsAffineExpr *product =
        bs_affine_expr_make(f->exprs, BS_AFFINE_MUL, term, leaf(f, BS_AFFINE_CONSTANT, factor));
    return bs_affine_expr_make(f->exprs, BS_AFFINE_ADD, sum, product);
}

static const BsAffineExpr *
add_constant(const Flattener *f, const BsAffineExpr *sum, gint64 number)
{
    return number ? bs_affine_expr_make(f->exprs, BS_AFFINE_ADD, sum,
                                        leaf(f, BS_AFFINE_CONSTANT, number))
                  : sum;
}

// getAffineExprFromFlatForm
static const BsAffineExpr *
build(const Flattener *f, const gint64 *row)
{
    const BsAffineExpr *sum = leaf(f, BS_AFFINE_CONSTANT, 0);
    for (guint32 i = 0; i < f->n_inputs; i++) {
        if (row[i])
            sum = add_term(f, sum, input(f, i), row[i]);
    }
    for (guint32 i = 0; i < f->n_locals; i++) {
        if (row[f->n_inputs + i])
            sum = add_term(f, sum, f->locals[i], row[f->n_inputs + i]);
    }
    return add_constant(f, sum, row[constant_at(f)]);
}

// -- to rows -------------------------------------------------------------------------------------

static guint32
find_local(Flattener *f, const BsAffineExpr *expr)
{
    guint32 i = 0;
    while (i < f->n_locals && !bs_affine_expr_equal(f->locals[i], expr))
        i++;
    if (i == f->max_locals) { // one of them has to do until the caller sees it
        f->failed = TRUE;
        return 0;
    }
    if (i == f->n_locals)
        f->locals[f->n_locals++] = expr;
    return i;
}

static void
become_local(Flattener *f, gint64 *row, const BsAffineExpr *expr)
{
    const guint32 local = find_local(f, expr);
    memset(row, 0, (constant_at(f) + 1) * sizeof *row);
    row[f->n_inputs + local] = 1;
}

static guint64
divisor_of_row(const Flattener *f, const gint64 *row, guint64 divisor)
{
    for (guint32 i = 0; i <= constant_at(f); i++) {
        guint64 a = divisor, b = row[i] < 0 ? 0 - (guint64)row[i] : (guint64)row[i];
        while (b) {
            const guint64 rest = a % b;
            a = b;
            b = rest;
        }
        divisor = a;
    }
    return divisor;
}

static void
divide_row(const Flattener *f, gint64 *row, gint64 by)
{
    for (guint32 i = 0; by != 1 && i <= constant_at(f); i++)
        row[i] /= by;
}

// `e mod c` is e - c * (e floordiv c).
static void
flatten_mod(Flattener *f, gint64 *row, gint64 by)
{
    const gint64 divisor = (gint64)divisor_of_row(f, row, (guint64)by);
    const gsize size = (constant_at(f) + 1) * sizeof *row;
    if (divisor == by) {
        memset(row, 0, size);
        return;
    }
    gint64 *dividend = g_memdup2(row, size);
    divide_row(f, dividend, divisor);
    const BsAffineExpr *quotient =
        bs_affine_expr_make(f->exprs, BS_AFFINE_FLOOR_DIV, build(f, dividend),
                            leaf(f, BS_AFFINE_CONSTANT, by / divisor));
    g_free(dividend);
    row[f->n_inputs + find_local(f, quotient)] = -by;
}

static void
flatten_div(Flattener *f, gint64 *row, BsAffineKind kind, gint64 by)
{
    const gint64 divisor = (gint64)divisor_of_row(f, row, (guint64)by);
    divide_row(f, row, divisor);
    if (by == divisor)
        return;
    become_local(f, row,
                 bs_affine_expr_make(f->exprs, kind, build(f, row),
                                     leaf(f, BS_AFFINE_CONSTANT, by / divisor)));
}

static void
flatten_by_number(Flattener *f, gint64 *row, BsAffineKind kind, gint64 by)
{
    if (kind == BS_AFFINE_MUL) {
        for (guint32 i = 0; i <= constant_at(f); i++)
            row[i] = times(row[i], by);
    } else if (by <= 0) {
        f->failed = TRUE;
    } else if (kind == BS_AFFINE_MOD) {
        flatten_mod(f, row, by);
    } else {
        flatten_div(f, row, kind, by);
    }
}

// Free with g_free().
static gint64 *
flatten(Flattener *f, const BsAffineExpr *expr)
{
    if (!bs_affine_expr_is_binary(expr)) {
        gint64 *row = g_new0(gint64, constant_at(f) + 1);
        const guint32 symbol = expr->kind == BS_AFFINE_SYMBOL ? f->n_dims : 0;
        if (expr->kind == BS_AFFINE_CONSTANT)
            row[constant_at(f)] = expr->value;
        else
            row[symbol + expr->value] = 1;
        return row;
    }
    gint64 *row = flatten(f, expr->lhs);
    if (f->failed)
        return row;
    gint64 *rhs = flatten(f, expr->rhs);
    if (f->failed) {
        // the row is not wanted any more
    } else if (expr->kind == BS_AFFINE_ADD) {
        for (guint32 i = 0; i <= constant_at(f); i++)
            row[i] = plus(row[i], rhs[i]);
    } else if (expr->rhs->kind == BS_AFFINE_CONSTANT) {
        flatten_by_number(f, row, expr->kind, expr->rhs->value);
    } else {
        const BsAffineExpr *dividend = build(f, row);
        become_local(f, row, bs_affine_expr_make(f->exprs, expr->kind, dividend, build(f, rhs)));
    }
    g_free(rhs);
    return row;
}

static gboolean
flattener_init(Flattener *f, BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims,
               guint32 n_symbols)
{
    *f = (Flattener){.exprs = exprs, .n_dims = n_dims, .n_inputs = n_dims + n_symbols};
    guint32 n_terms = 0;
    count_terms(expr, &n_terms, &f->max_locals);
    f->max_locals = MIN(f->max_locals, MAX_LOCALS);
    f->locals = bs_arena_new_n(exprs->arena, const BsAffineExpr *, f->max_locals + 1);
    return (guint64)n_terms * (constant_at(f) + 1) <= MAX_FACTORS &&
           exprs->n <= BS_LIMIT_AFFINE_EXPRS;
}

gint64 *
bs_affine_expr_factors(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims,
                       guint32 n_symbols)
{
    Flattener f;
    if (!flattener_init(&f, exprs, expr, n_dims, n_symbols))
        return NULL;
    gint64 *row = flatten(&f, expr);
    if (f.failed || f.n_locals) {
        g_free(row);
        return NULL;
    }
    row[f.n_inputs] = row[constant_at(&f)];
    return row;
}

// -- expressions with symbols where numbers are usual --------------------------------------------

// A term of the sum, with the pair that it is sorted by.
typedef struct Term {
    guint32 first;
    gint32 second;
    gint64 factor;
    const BsAffineExpr *expr;
} Term;

static gint
compare_terms(gconstpointer a, gconstpointer b)
{
    const Term *x = a, *y = b;
    if (x->first != y->first)
        return x->first < y->first ? -1 : 1;
    return x->second < y->second ? -1 : x->second > y->second;
}

// Where a local stands among the inputs, if it is of a dimension or symbol by something simple.
static gboolean
place_local(const Flattener *f, const BsAffineExpr *expr, Term *term)
{
    const BsAffineExpr *lhs = expr->lhs, *rhs = expr->rhs;
    const gboolean simple = bs_affine_expr_is_binary(expr) &&
                            (lhs->kind == BS_AFFINE_DIM || lhs->kind == BS_AFFINE_SYMBOL) &&
                            !bs_affine_expr_is_binary(rhs);
    if (!simple)
        return FALSE;
    const guint32 n_symbols = f->n_inputs - f->n_dims;
    term->first = (guint32)lhs->value;
    if (lhs->kind == BS_AFFINE_SYMBOL)
        term->second = (gint32)MAX(f->n_dims, n_symbols);
    else
        term->second = rhs->kind == BS_AFFINE_CONSTANT ? -1 : (gint32)rhs->value;
    term->expr = expr;
    return TRUE;
}

// getSemiAffineExprFromFlatForm
static const BsAffineExpr *
build_semi_affine(const Flattener *f, const gint64 *row)
{
    const BsAffineExpr *sum = leaf(f, BS_AFFINE_CONSTANT, 0);
    const guint32 n_symbols = f->n_inputs - f->n_dims;
    g_autoptr(GArray) terms = g_array_new(FALSE, FALSE, sizeof(Term));
    g_autofree gboolean *placed = g_new0(gboolean, f->n_locals + 1);
    for (guint32 i = 0; i < f->n_inputs; i++) {
        const gboolean dim = i < f->n_dims;
        const Term term = {dim ? i : i - f->n_dims, dim ? -1 : (gint32)MAX(f->n_dims, n_symbols),
                           row[i], input(f, i)};
        if (row[i])
            g_array_append_val(terms, term);
    }
    for (guint32 i = 0; i < f->n_locals; i++) {
        Term term = {.factor = row[f->n_inputs + i]};
        placed[i] = term.factor && place_local(f, f->locals[i], &term);
        if (placed[i])
            g_array_append_val(terms, term);
    }
    g_array_sort(terms, compare_terms); // stable: inputs stay before what is made of them
    for (guint i = 0; i < terms->len; i++) {
        const Term *term = &g_array_index(terms, Term, i);
        sum = add_term(f, sum, term->expr, term->factor);
    }
    for (guint32 i = 0; i < f->n_locals; i++) {
        if (row[f->n_inputs + i] && !placed[i])
            sum = add_term(f, sum, f->locals[i], row[f->n_inputs + i]);
    }
    return add_constant(f, sum, row[constant_at(f)]);
}

static gboolean is_divisible(const BsAffineExprs *exprs, const BsAffineExpr *expr, gint64 symbol,
                             BsAffineKind kind);

// Until 19 a quotient counts that is not divided before it is multiplied: (x floordiv 3) * 3 by x.
static gboolean
has_divisible_factor(const BsAffineExprs *exprs, const BsAffineExpr *product, gint64 symbol,
                     BsAffineKind kind)
{
    const BsAffineExpr *const factors[] = {product->lhs, product->rhs};
    for (guint i = 0; i < G_N_ELEMENTS(factors); i++) {
        if (!(exprs->since_22 && factors[i]->kind == kind) &&
            is_divisible(exprs, factors[i], symbol, kind))
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_divisible(const BsAffineExprs *exprs, const BsAffineExpr *expr, gint64 symbol, BsAffineKind kind)
{
    switch (expr->kind) {
    case BS_AFFINE_CONSTANT:
        return expr->value == 0;
    case BS_AFFINE_DIM:
        return FALSE;
    case BS_AFFINE_SYMBOL:
        return expr->value == symbol;
    case BS_AFFINE_ADD:
        return is_divisible(exprs, expr->lhs, symbol, kind) &&
               is_divisible(exprs, expr->rhs, symbol, kind);
    case BS_AFFINE_MOD: // a quotient of a quotient is no quotient of both of its sides
        return is_divisible(exprs, expr->lhs, symbol, BS_AFFINE_MOD) &&
               is_divisible(exprs, expr->rhs, symbol, BS_AFFINE_MOD);
    case BS_AFFINE_MUL:
        return has_divisible_factor(exprs, expr, symbol, kind);
    default:
        return kind == expr->kind && is_divisible(exprs, expr->lhs, symbol, expr->kind);
    }
}

// `expr`, which is divisible, by the symbol; NULL where the two disagree.
static const BsAffineExpr *
divide_by_symbol(BsAffineExprs *exprs, const BsAffineExpr *expr, gint64 symbol, BsAffineKind kind)
{
    const BsAffineExpr *lhs = expr->lhs, *rhs = expr->rhs;
    switch (expr->kind) {
    case BS_AFFINE_CONSTANT:
        return expr->value == 0 ? expr : NULL;
    case BS_AFFINE_DIM:
        return NULL;
    case BS_AFFINE_SYMBOL:
        return bs_affine_expr_leaf(exprs, BS_AFFINE_CONSTANT, 1);
    case BS_AFFINE_ADD:
    case BS_AFFINE_MOD:
        kind = expr->kind == BS_AFFINE_MOD ? BS_AFFINE_MOD : kind;
        lhs = divide_by_symbol(exprs, lhs, symbol, kind);
        rhs = divide_by_symbol(exprs, rhs, symbol, kind);
        break;
    case BS_AFFINE_MUL:
        if (is_divisible(exprs, lhs, symbol, kind))
            lhs = divide_by_symbol(exprs, lhs, symbol, kind);
        else
            rhs = divide_by_symbol(exprs, rhs, symbol, kind);
        break;
    default:
        lhs = divide_by_symbol(exprs, lhs, symbol, expr->kind);
    }
    return lhs && rhs ? bs_affine_expr_make(exprs, expr->kind, lhs, rhs) : NULL;
}

// The summands of a sum into `out`, at most `cap`; how many there are.
static guint32
list_summands(const BsAffineExpr *expr, const BsAffineExpr **out, guint32 cap, guint32 n)
{
    if (expr->kind == BS_AFFINE_ADD) {
        n = list_summands(expr->lhs, out, cap, n);
        return list_summands(expr->rhs, out, cap, n);
    }
    if (n < cap)
        out[n] = expr;
    return n + 1;
}

// Whether `lhs` is x - x mod rhs, which rhs divides (upstream's isModOfModSubtraction).
static gboolean
is_multiple(BsAffineExprs *exprs, const BsAffineExpr *lhs, const BsAffineExpr *rhs, guint32 n_dims,
            guint32 n_symbols)
{
    enum { MAX_SUMMANDS = 64 };
    const BsAffineExpr *summands[MAX_SUMMANDS];
    const guint32 n = list_summands(lhs, summands, MAX_SUMMANDS, 0);
    for (guint32 i = 0; n <= MAX_SUMMANDS && i < n; i++) {
        const BsAffineExpr *s = summands[i];
        if (s->kind != BS_AFFINE_MUL || s->rhs->kind != BS_AFFINE_CONSTANT || s->rhs->value != -1 ||
            s->lhs->kind != BS_AFFINE_MOD || !bs_affine_expr_equal(s->lhs->rhs, rhs))
            continue;
        const BsAffineExpr *rest = bs_affine_expr_leaf(exprs, BS_AFFINE_CONSTANT, 0);
        for (guint32 k = 0; k < n; k++) {
            if (k != i)
                rest = bs_affine_expr_make(exprs, BS_AFFINE_ADD, rest, summands[k]);
        }
        rest = bs_affine_expr_simplify(exprs, bs_affine_expr_subtract(exprs, rest, s->lhs->lhs),
                                       n_dims, n_symbols);
        if (rest->kind == BS_AFFINE_CONSTANT && rest->value == 0)
            return TRUE;
    }
    return FALSE;
}

// simplifySemiAffine: by symbols that divide.
static const BsAffineExpr *
cancel_symbols(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims, guint32 n_symbols)
{
    if (!bs_affine_expr_is_binary(expr) || exprs->n > BS_LIMIT_AFFINE_EXPRS)
        return expr;
    const BsAffineExpr *lhs = cancel_symbols(exprs, expr->lhs, n_dims, n_symbols);
    const BsAffineExpr *rhs = cancel_symbols(exprs, expr->rhs, n_dims, n_symbols);
    if (expr->kind == BS_AFFINE_ADD || expr->kind == BS_AFFINE_MUL)
        return bs_affine_expr_make(exprs, expr->kind, lhs, rhs);
    if (expr->kind == BS_AFFINE_MOD && is_multiple(exprs, lhs, rhs, n_dims, n_symbols))
        return bs_affine_expr_leaf(exprs, BS_AFFINE_CONSTANT, 0);
    const BsAffineExpr *quotient = NULL;
    if (rhs->kind == BS_AFFINE_SYMBOL && is_divisible(exprs, expr->lhs, rhs->value, expr->kind)) {
        if (expr->kind == BS_AFFINE_MOD)
            return bs_affine_expr_leaf(exprs, BS_AFFINE_CONSTANT, 0);
        quotient = divide_by_symbol(exprs, lhs, rhs->value, expr->kind);
    }
    return quotient ? quotient : bs_affine_expr_make(exprs, expr->kind, lhs, rhs);
}

const BsAffineExpr *
bs_affine_expr_simplify(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims,
                        guint32 n_symbols)
{
    if (!bs_affine_expr_is_pure(expr))
        expr = cancel_symbols(exprs, expr, n_dims, n_symbols);
    const gboolean pure = bs_affine_expr_is_pure(expr);
    Flattener f;
    if (!flattener_init(&f, exprs, expr, n_dims, n_symbols))
        return expr;
    g_autofree gint64 *row = flatten(&f, expr);
    if (f.failed)
        return expr;
    const BsAffineExpr *built = build(&f, row);
    if (pure || bs_affine_expr_equal(built, expr))
        return built;
    return build_semi_affine(&f, row);
}

void
bs_affine_map_simplify(BsAffineExprs *exprs, BsAffineMap *map)
{
    for (guint32 i = 0; i < map->n_results; i++)
        map->results[i] =
            bs_affine_expr_simplify(exprs, map->results[i], map->n_dims, map->n_symbols);
}

// -- bounds --------------------------------------------------------------------------------------

static gboolean
bound_of_quotient(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims, guint32 n_symbols,
                  const BsAffineInput *inputs, gboolean upper, gint64 *bound)
{
    const gint64 by = expr->rhs->kind == BS_AFFINE_CONSTANT ? expr->rhs->value : 0;
    if (by < 1 || !bs_affine_expr_bound(exprs, expr->lhs, n_dims, n_symbols, inputs, upper, bound))
        return FALSE;
    *bound = expr->kind == BS_AFFINE_FLOOR_DIV ? bs_affine_floor_div(*bound, by)
                                               : bs_affine_ceil_div(*bound, by);
    return TRUE;
}

// A remainder is between 0 and what it is by, or, where the quotient cannot change, as far apart as
// what it is of.
static gboolean
bound_of_remainder(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims,
                   guint32 n_symbols, const BsAffineInput *inputs, gboolean upper, gint64 *bound)
{
    const gint64 by = expr->rhs->value;
    gint64 low = 0, high;
    gboolean known = bs_affine_expr_bound(exprs, expr->lhs, n_dims, n_symbols, inputs, FALSE, &low);
    high = low; // asked for once only, or nested remainders double the work
    if (known && upper)
        known = bs_affine_expr_bound(exprs, expr->lhs, n_dims, n_symbols, inputs, TRUE, &high);
    if (known && bs_affine_floor_div(low, by) == bs_affine_floor_div(high, by))
        *bound = bs_affine_mod(upper ? high : low, by);
    else
        *bound = upper ? by - 1 : 0;
    return TRUE;
}

gboolean
bs_affine_expr_bound(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims,
                     guint32 n_symbols, const BsAffineInput *inputs, gboolean upper, gint64 *bound)
{
    if (expr->kind == BS_AFFINE_FLOOR_DIV || expr->kind == BS_AFFINE_CEIL_DIV)
        return bound_of_quotient(exprs, expr, n_dims, n_symbols, inputs, upper, bound);
    if (expr->kind == BS_AFFINE_MOD && expr->rhs->kind == BS_AFFINE_CONSTANT &&
        expr->rhs->value >= 1)
        return bound_of_remainder(exprs, expr, n_dims, n_symbols, inputs, upper, bound);
    g_autofree gint64 *row = bs_affine_expr_factors(exprs, expr, n_dims, n_symbols);
    if (!row)
        return FALSE;
    *bound = row[n_dims + n_symbols];
    for (guint32 i = 0; i < n_dims + n_symbols; i++) {
        const gboolean from_upper = (row[i] > 0) == (upper != 0);
        if (row[i] && !(from_upper ? inputs[i].has_upper : inputs[i].has_lower))
            return FALSE;
        *bound = plus(*bound, times(from_upper ? inputs[i].upper : inputs[i].lower, row[i]));
    }
    return TRUE;
}
