// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/affine-expr.h"

// -- building -------------------------------------------------------------------------------------

static const BsAffineExpr *
new_expr(BsAffineExprs *exprs, BsAffineKind kind, gint64 value, const BsAffineExpr *lhs,
         const BsAffineExpr *rhs)
{
    BsAffineExpr *expr = bs_arena_new(exprs->arena, BsAffineExpr);
    *expr = (BsAffineExpr){kind, value, lhs, rhs};
    exprs->n++;
    return expr;
}

const BsAffineExpr *
bs_affine_expr_leaf(BsAffineExprs *exprs, BsAffineKind kind, gint64 value)
{
    return new_expr(exprs, kind, value, NULL, NULL);
}

static const BsAffineExpr *
constant(BsAffineExprs *exprs, gint64 value)
{
    return new_expr(exprs, BS_AFFINE_CONSTANT, value, NULL, NULL);
}

gboolean
bs_affine_expr_is_symbolic(const BsAffineExpr *expr)
{
    if (bs_affine_expr_is_binary(expr))
        return bs_affine_expr_is_symbolic(expr->lhs) && bs_affine_expr_is_symbolic(expr->rhs);
    return expr->kind != BS_AFFINE_DIM;
}

gboolean
bs_affine_expr_is_pure(const BsAffineExpr *expr)
{
    if (!bs_affine_expr_is_binary(expr))
        return TRUE;
    const gboolean number = expr->rhs->kind == BS_AFFINE_CONSTANT;
    if (expr->kind == BS_AFFINE_MUL && !number && expr->lhs->kind != BS_AFFINE_CONSTANT)
        return FALSE;
    if (expr->kind > BS_AFFINE_MUL && !number)
        return FALSE;
    return bs_affine_expr_is_pure(expr->lhs) && bs_affine_expr_is_pure(expr->rhs);
}

guint32
bs_affine_expr_n_terms(const BsAffineExpr *expr, guint32 limit)
{
    guint32 n = 1;
    if (bs_affine_expr_is_binary(expr))
        n += bs_affine_expr_n_terms(expr->lhs, limit);
    if (bs_affine_expr_is_binary(expr) && n <= limit)
        n += bs_affine_expr_n_terms(expr->rhs, limit - n);
    return MIN(n, limit + 1);
}

gboolean
bs_affine_expr_equal(const BsAffineExpr *a, const BsAffineExpr *b)
{
    if (a == b)
        return TRUE;
    if (a->kind != b->kind || a->value != b->value)
        return FALSE;
    return !bs_affine_expr_is_binary(a) ||
           (bs_affine_expr_equal(a->lhs, b->lhs) && bs_affine_expr_equal(a->rhs, b->rhs));
}

static gint64
gcd(gint64 a, gint64 b)
{
    while (b) {
        gint64 rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

gint64
bs_affine_expr_divisor(const BsAffineExpr *expr)
{
    gint64 lhs, product;
    switch (expr->kind) {
    case BS_AFFINE_CONSTANT:
        return expr->value == G_MININT64 ? 1 : ABS(expr->value);
    case BS_AFFINE_MUL:
        return __builtin_mul_overflow(bs_affine_expr_divisor(expr->lhs),
                                      bs_affine_expr_divisor(expr->rhs), &product)
                   ? 1
                   : product;
    case BS_AFFINE_ADD:
    case BS_AFFINE_MOD:
        return gcd(bs_affine_expr_divisor(expr->lhs), bs_affine_expr_divisor(expr->rhs));
    case BS_AFFINE_FLOOR_DIV:
    case BS_AFFINE_CEIL_DIV:
        lhs = bs_affine_expr_divisor(expr->lhs);
        if (expr->rhs->kind == BS_AFFINE_CONSTANT && expr->rhs->value > 0 &&
            lhs % expr->rhs->value == 0)
            return lhs / expr->rhs->value;
        return 1;
    default:
        return 1;
    }
}

// `e * c` is c times e; anything else 1 times itself.
static gint64
split_factor(const BsAffineExpr *expr, const BsAffineExpr **rest)
{
    gboolean scaled = expr->kind == BS_AFFINE_MUL && expr->rhs->kind == BS_AFFINE_CONSTANT;
    *rest = scaled ? expr->lhs : expr;
    return scaled ? expr->rhs->value : 1;
}

static const BsAffineExpr *simplify_add(BsAffineExprs *exprs, const BsAffineExpr *lhs,
                                        const BsAffineExpr *rhs);

// `e + (e floordiv q) * -q` is `e mod q`, since 22 also where e is the last term of a sum; returns
// NULL when it is not that.
static const BsAffineExpr *
add_to_mod(BsAffineExprs *exprs, const BsAffineExpr *lhs, const BsAffineExpr *rhs)
{
    if (rhs->kind != BS_AFFINE_MUL)
        return NULL;
    const BsAffineExpr *product = rhs->lhs;
    gint64 minus_q = rhs->rhs->kind == BS_AFFINE_CONSTANT ? rhs->rhs->value : 0;
    if (minus_q == -1 && product->kind == BS_AFFINE_MUL) {
        const BsAffineExpr *quotient = product->lhs;
        if (quotient->kind == BS_AFFINE_FLOOR_DIV &&
            bs_affine_expr_equal(quotient->rhs, product->rhs) &&
            bs_affine_expr_equal(lhs, quotient->lhs))
            return bs_affine_expr_make(exprs, BS_AFFINE_MOD, lhs, product->rhs);
        return NULL;
    }
    if (product->kind != BS_AFFINE_FLOOR_DIV)
        return NULL;
    if (bs_affine_expr_equal(lhs, product->lhs) && product->rhs->kind == BS_AFFINE_CONSTANT &&
        minus_q < 0 && product->rhs->value == -minus_q)
        return bs_affine_expr_make(exprs, BS_AFFINE_MOD, lhs, product->rhs);
    const BsAffineExpr *last =
        exprs->since_22 && lhs->kind == BS_AFFINE_ADD ? simplify_add(exprs, lhs->rhs, rhs) : NULL;
    return last ? bs_affine_expr_make(exprs, BS_AFFINE_ADD, lhs->lhs, last) : NULL;
}

static gboolean
are_out_of_order(const BsAffineExprs *exprs, const BsAffineExpr *lhs, const BsAffineExpr *rhs)
{
    return exprs->since_22 && lhs->kind == rhs->kind && lhs->value > rhs->value &&
           (lhs->kind == BS_AFFINE_DIM || lhs->kind == BS_AFFINE_SYMBOL);
}

static const BsAffineExpr *
simplify_add(BsAffineExprs *exprs, const BsAffineExpr *lhs, const BsAffineExpr *rhs)
{
    gint64 sum;
    if (lhs->kind == BS_AFFINE_CONSTANT && rhs->kind == BS_AFFINE_CONSTANT)
        return __builtin_add_overflow(lhs->value, rhs->value, &sum) ? NULL : constant(exprs, sum);
    if (lhs->kind == BS_AFFINE_CONSTANT || are_out_of_order(exprs, lhs, rhs) ||
        (bs_affine_expr_is_symbolic(lhs) && !bs_affine_expr_is_symbolic(rhs)))
        return bs_affine_expr_make(exprs, BS_AFFINE_ADD, rhs, lhs);
    gboolean constant_inside = lhs->kind == BS_AFFINE_ADD && lhs->rhs->kind == BS_AFFINE_CONSTANT;
    if (rhs->kind == BS_AFFINE_CONSTANT) {
        if (rhs->value == 0)
            return lhs;
        if (constant_inside)
            return bs_affine_expr_make(exprs, BS_AFFINE_ADD, lhs->lhs,
                                       bs_affine_expr_make(exprs, BS_AFFINE_ADD, lhs->rhs, rhs));
    }
    const BsAffineExpr *first, *second;
    gint64 a = split_factor(lhs, &first), b = split_factor(rhs, &second);
    if (bs_affine_expr_equal(first, second) && !__builtin_add_overflow(a, b, &sum))
        return bs_affine_expr_make(exprs, BS_AFFINE_MUL, first, constant(exprs, sum));
    if (constant_inside)
        return bs_affine_expr_make(exprs, BS_AFFINE_ADD,
                                   bs_affine_expr_make(exprs, BS_AFFINE_ADD, lhs->lhs, rhs),
                                   lhs->rhs);
    return add_to_mod(exprs, lhs, rhs);
}

static const BsAffineExpr *
simplify_mul(BsAffineExprs *exprs, const BsAffineExpr *lhs, const BsAffineExpr *rhs)
{
    gint64 product;
    if (lhs->kind == BS_AFFINE_CONSTANT && rhs->kind == BS_AFFINE_CONSTANT)
        return __builtin_mul_overflow(lhs->value, rhs->value, &product) ? NULL
                                                                        : constant(exprs, product);
    if (!bs_affine_expr_is_symbolic(lhs) && !bs_affine_expr_is_symbolic(rhs))
        return NULL; // comes of composing only
    if (!bs_affine_expr_is_symbolic(rhs) || lhs->kind == BS_AFFINE_CONSTANT ||
        are_out_of_order(exprs, lhs, rhs))
        return bs_affine_expr_make(exprs, BS_AFFINE_MUL, rhs, lhs);
    gboolean constant_inside = lhs->kind == BS_AFFINE_MUL && lhs->rhs->kind == BS_AFFINE_CONSTANT;
    if (rhs->kind == BS_AFFINE_CONSTANT) {
        if (rhs->value == 1)
            return lhs;
        if (rhs->value == 0)
            return rhs;
        if (constant_inside)
            return bs_affine_expr_make(exprs, BS_AFFINE_MUL, lhs->lhs,
                                       bs_affine_expr_make(exprs, BS_AFFINE_MUL, lhs->rhs, rhs));
    }
    if (constant_inside)
        return bs_affine_expr_make(exprs, BS_AFFINE_MUL,
                                   bs_affine_expr_make(exprs, BS_AFFINE_MUL, lhs->lhs, rhs),
                                   lhs->rhs);
    return NULL;
}

// The smallest number has no opposite: that one division wraps around.
static gint64
divide(gint64 a, gint64 b)
{
    return b == -1 ? (gint64)(0 - (guint64)a) : a / b;
}

gint64
bs_affine_floor_div(gint64 a, gint64 b)
{
    return divide(a, b) - (b != -1 && a % b != 0 && (a < 0) != (b < 0));
}

gint64
bs_affine_ceil_div(gint64 a, gint64 b)
{
    return divide(a, b) + (b != -1 && a % b != 0 && (a < 0) == (b < 0));
}

gint64
bs_affine_mod(gint64 a, gint64 b)
{
    return a - bs_affine_floor_div(a, b) * b;
}

static const BsAffineExpr *
simplify_div(BsAffineExprs *exprs, BsAffineKind kind, const BsAffineExpr *lhs,
             const BsAffineExpr *rhs)
{
    if (rhs->kind != BS_AFFINE_CONSTANT || rhs->value == 0)
        return NULL;
    gint64 by = rhs->value;
    if (lhs->kind == BS_AFFINE_CONSTANT)
        return constant(exprs, kind == BS_AFFINE_CEIL_DIV ? bs_affine_ceil_div(lhs->value, by)
                                                          : bs_affine_floor_div(lhs->value, by));
    if (by == 1)
        return lhs;
    if (lhs->kind == BS_AFFINE_MUL && lhs->rhs->kind == BS_AFFINE_CONSTANT &&
        (by == -1 || lhs->rhs->value % by == 0))
        return bs_affine_expr_make(exprs, BS_AFFINE_MUL, lhs->lhs,
                                   constant(exprs, divide(lhs->rhs->value, by)));
    if (kind == BS_AFFINE_FLOOR_DIV && lhs->kind == BS_AFFINE_ADD &&
        (bs_affine_expr_divisor(lhs->lhs) % by == 0 || bs_affine_expr_divisor(lhs->rhs) % by == 0))
        return bs_affine_expr_make(exprs, BS_AFFINE_ADD,
                                   bs_affine_expr_make(exprs, BS_AFFINE_FLOOR_DIV, lhs->lhs, rhs),
                                   bs_affine_expr_make(exprs, BS_AFFINE_FLOOR_DIV, lhs->rhs, rhs));
    return NULL;
}

static const BsAffineExpr *
simplify_mod(BsAffineExprs *exprs, const BsAffineExpr *lhs, const BsAffineExpr *rhs)
{
    if (rhs->kind != BS_AFFINE_CONSTANT || rhs->value < 1)
        return NULL;
    gint64 by = rhs->value;
    if (lhs->kind == BS_AFFINE_CONSTANT)
        return constant(exprs, bs_affine_mod(lhs->value, by));
    if (bs_affine_expr_divisor(lhs) % by == 0)
        return constant(exprs, 0);
    if (lhs->kind == BS_AFFINE_ADD && bs_affine_expr_divisor(lhs->lhs) % by == 0)
        return bs_affine_expr_make(exprs, BS_AFFINE_MOD, lhs->rhs, rhs);
    if (lhs->kind == BS_AFFINE_ADD && bs_affine_expr_divisor(lhs->rhs) % by == 0)
        return bs_affine_expr_make(exprs, BS_AFFINE_MOD, lhs->lhs, rhs);
    if (lhs->kind == BS_AFFINE_MOD && lhs->rhs->kind == BS_AFFINE_CONSTANT &&
        lhs->rhs->value >= 1 && lhs->rhs->value % by == 0)
        return bs_affine_expr_make(exprs, BS_AFFINE_MOD, lhs->lhs, rhs);
    return NULL;
}

const BsAffineExpr *
bs_affine_expr_make(BsAffineExprs *exprs, BsAffineKind kind, const BsAffineExpr *lhs,
                    const BsAffineExpr *rhs)
{
    const BsAffineExpr *simple = kind == BS_AFFINE_ADD   ? simplify_add(exprs, lhs, rhs)
                                 : kind == BS_AFFINE_MUL ? simplify_mul(exprs, lhs, rhs)
                                 : kind == BS_AFFINE_MOD ? simplify_mod(exprs, lhs, rhs)
                                                         : simplify_div(exprs, kind, lhs, rhs);
    return simple ? simple : new_expr(exprs, kind, 0, lhs, rhs);
}

const BsAffineExpr *
bs_affine_expr_subtract(BsAffineExprs *exprs, const BsAffineExpr *lhs, const BsAffineExpr *rhs)
{
    return bs_affine_expr_make(exprs, BS_AFFINE_ADD, lhs,
                               bs_affine_expr_make(exprs, BS_AFFINE_MUL, rhs, constant(exprs, -1)));
}

// -- writing --------------------------------------------------------------------------------------

static void write_expr(GString *out, const BsAffineExpr *expr, gboolean tight);

static void
write_product(GString *out, const BsAffineExpr *expr)
{
    static const char *const spelling[] = {[BS_AFFINE_MUL] = " * ",
                                           [BS_AFFINE_MOD] = " mod ",
                                           [BS_AFFINE_FLOOR_DIV] = " floordiv ",
                                           [BS_AFFINE_CEIL_DIV] = " ceildiv "};
    if (expr->kind == BS_AFFINE_MUL && expr->rhs->kind == BS_AFFINE_CONSTANT &&
        expr->rhs->value == -1) {
        g_string_append_c(out, '-');
        write_expr(out, expr->lhs, TRUE);
        return;
    }
    write_expr(out, expr->lhs, TRUE);
    g_string_append(out, spelling[expr->kind]);
    write_expr(out, expr->rhs, TRUE);
}

static void
write_sum(GString *out, const BsAffineExpr *expr)
{
    const BsAffineExpr *rhs = expr->rhs, *rest;
    write_expr(out, expr->lhs, FALSE);
    if (rhs->kind == BS_AFFINE_CONSTANT && rhs->value < 0) {
        g_string_append_printf(out, " - %" G_GUINT64_FORMAT, -(guint64)rhs->value);
        return;
    }
    gint64 factor = split_factor(rhs, &rest);
    if (factor == -1) {
        g_string_append(out, " - ");
        write_expr(out, rest, rest->kind == BS_AFFINE_ADD);
    } else if (factor < -1) {
        g_string_append(out, " - ");
        write_expr(out, rest, TRUE);
        g_string_append_printf(out, " * %" G_GUINT64_FORMAT, -(guint64)factor);
    } else {
        const gboolean inner = rhs->kind == BS_AFFINE_ADD;
        g_string_append(out, " + ");
        if (inner)
            g_string_append_c(out, BS_AFFINE_OPEN);
        write_expr(out, rhs, FALSE);
        if (inner)
            g_string_append_c(out, BS_AFFINE_CLOSE);
    }
}

static void
write_expr(GString *out, const BsAffineExpr *expr, gboolean tight)
{
    if (!bs_affine_expr_is_binary(expr)) {
        const char *prefix = expr->kind == BS_AFFINE_DIM      ? "d"
                             : expr->kind == BS_AFFINE_SYMBOL ? "s"
                                                              : "";
        g_string_append_printf(out, "%s%" G_GINT64_FORMAT, prefix, expr->value);
        return;
    }
    if (tight)
        g_string_append_c(out, '(');
    if (expr->kind == BS_AFFINE_ADD)
        write_sum(out, expr);
    else
        write_product(out, expr);
    if (tight)
        g_string_append_c(out, ')');
}

void
bs_affine_expr_write(GString *out, const BsAffineExpr *expr)
{
    write_expr(out, expr, FALSE);
}
