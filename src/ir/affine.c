// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/affine.h"

#include "ir/affine-map.h"
#include "ir/type.h"

#include <string.h>

// -- lists --------------------------------------------------------------------------------------

// Number of names in the list that `at` points to, `(d0, d1)`.
static guint32
count_names(const char *at, char close)
{
    if (at[0] == '\0' || at[1] == close)
        return 0;
    guint32 n = 1;
    while (*at && *at != close)
        n += *at++ == ',';
    return n;
}

guint32
bs_affine_n_dims(const char *map)
{
    return map[0] == '(' ? count_names(map, ')') : 0;
}

guint32
bs_affine_n_symbols(const char *map)
{
    const char *end = strchr(map, ')');
    return end && end[1] == '[' ? count_names(end + 1, ']') : 0;
}

// -- strides ------------------------------------------------------------------------------------

// A sum of dimensions times numbers; a number is BS_DYNAMIC when a symbol takes part in it.
typedef struct Linear {
    gint64 *factors; // of each dimension
    guint32 rank;
    gint64 constant;
} Linear;

static gint64
add(gint64 a, gint64 b)
{
    gint64 sum;
    if (a == BS_DYNAMIC || b == BS_DYNAMIC || __builtin_add_overflow(a, b, &sum))
        return BS_DYNAMIC;
    return sum;
}

static gint64
multiply(gint64 a, gint64 b)
{
    gint64 product;
    if (a == 0 || b == 0)
        return 0;
    if (a == BS_DYNAMIC || b == BS_DYNAMIC || __builtin_mul_overflow(a, b, &product))
        return BS_DYNAMIC;
    return product;
}

static gboolean
add_times(Linear *sum, const BsAffineExpr *expr, gint64 times)
{
    switch (expr->kind) {
    case BS_AFFINE_CONSTANT:
        sum->constant = add(sum->constant, multiply(expr->value, times));
        return TRUE;
    case BS_AFFINE_SYMBOL:
        sum->constant = add(sum->constant, multiply(BS_DYNAMIC, times));
        return TRUE;
    case BS_AFFINE_DIM:
        if (expr->value >= sum->rank)
            return FALSE;
        sum->factors[expr->value] = add(sum->factors[expr->value], times);
        return TRUE;
    case BS_AFFINE_ADD:
        return add_times(sum, expr->lhs, times) && add_times(sum, expr->rhs, times);
    case BS_AFFINE_MUL: {
        const gboolean swapped = !bs_affine_expr_is_symbolic(expr->rhs);
        const BsAffineExpr *number = swapped ? expr->lhs : expr->rhs;
        Linear by = {0};
        return add_times(&by, number, 1) &&
               add_times(sum, swapped ? expr->rhs : expr->lhs, multiply(times, by.constant));
    }
    default: // remainders and quotients are not linear
        return FALSE;
    }
}

static gboolean
read_map(BsAffineExprs *exprs, const char *text, guint32 n_dims, BsAffineMap *map)
{
    return bs_affine_map_read_text(exprs, text, BS_ATTR_AFFINE_MAP, map) && map->n_dims == n_dims;
}

gboolean
bs_affine_strides(const char *map, guint32 rank, gint64 *strides, gint64 *offset)
{
    BsArena arena;
    BsAffineMap read;
    bs_arena_init(&arena);
    gint64 *factors = bs_arena_new_n(&arena, gint64, rank + 1);
    Linear sum = {memset(factors, 0, rank * sizeof *factors), rank, 0};
    const gboolean ok = read_map(&(BsAffineExprs){.arena = &arena}, map, rank, &read) &&
                        read.n_results == 1 && add_times(&sum, read.results[0], 1);
    if (ok && rank)
        memcpy(strides, factors, rank * sizeof *strides);
    if (ok)
        *offset = sum.constant;
    bs_arena_clear(&arena);
    return ok;
}

// -- permutations -------------------------------------------------------------------------------

gboolean
bs_affine_permutation(const char *map, guint32 n, guint32 *permutation)
{
    g_autofree gboolean *seen = g_new0(gboolean, n + 1);
    BsArena arena;
    BsAffineMap read;
    bs_arena_init(&arena);
    gboolean ok = read_map(&(BsAffineExprs){.arena = &arena}, map, n, &read) && read.n_results == n;
    for (guint32 i = 0; ok && i < n; i++) {
        const BsAffineExpr *result = read.results[i];
        ok = result->kind == BS_AFFINE_DIM && result->value < n && !seen[result->value];
        if (ok)
            seen[permutation[i] = (guint32)result->value] = TRUE;
    }
    bs_arena_clear(&arena);
    return ok;
}

gboolean
bs_affine_is_identity(const char *map, guint32 n)
{
    g_autofree guint32 *permutation = g_new(guint32, n + 1);
    if (!bs_affine_permutation(map, n, permutation))
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        if (permutation[i] != i)
            return FALSE;
    }
    return TRUE;
}
