// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions: simplified as upstream simplifies them while it builds them
// (mlir/lib/IR/AffineExpr.cpp), and written as it prints them.
#pragma once

#include "support/arena.h"

typedef enum BsAffineKind {
    BS_AFFINE_CONSTANT,
    BS_AFFINE_DIM,
    BS_AFFINE_SYMBOL,
    // of two expressions:
    BS_AFFINE_ADD,
    BS_AFFINE_MUL,
    BS_AFFINE_MOD,
    BS_AFFINE_FLOOR_DIV,
    BS_AFFINE_CEIL_DIV
} BsAffineKind;

typedef struct BsAffineExpr BsAffineExpr;
struct BsAffineExpr {
    BsAffineKind kind;
    gint64 value; // of a constant; number of a dimension or symbol
    const BsAffineExpr *lhs, *rhs;
};

// Where expressions are made.
typedef struct BsAffineExprs {
    BsArena *arena;
    guint32 n; // how many were made
    // Since 22, sums and products of two dimensions, or of two symbols, have the first one first,
    // and what is added to a sum may meet its last term.
    gboolean since_22;
} BsAffineExprs;

// Putting maps into maps can double them each time. Who does so stops at this many expressions,
// those that were made on the way counted, too; and at a map that could not be read.
enum {
    BS_LIMIT_AFFINE_EXPRS = 100000,
    BS_LIMIT_AFFINE_TERMS = 8192, // made to read one map: it is walked recursively
};

/* A constant, dimension or symbol. */
const BsAffineExpr *bs_affine_expr_leaf(BsAffineExprs *exprs, BsAffineKind kind, gint64 value);

/* `lhs` and `rhs` joined by `kind`, in upstream's simplest form; not a new expression where one of
   the two will do. */
const BsAffineExpr *bs_affine_expr_make(BsAffineExprs *exprs, BsAffineKind kind,
                                        const BsAffineExpr *lhs, const BsAffineExpr *rhs);
const BsAffineExpr *bs_affine_expr_subtract(BsAffineExprs *exprs, const BsAffineExpr *lhs,
                                            const BsAffineExpr *rhs);

/* How many terms it has: numbers, dimensions, symbols and operators; counted up to `limit` + 1. */
guint32 bs_affine_expr_n_terms(const BsAffineExpr *expr, guint32 limit);

/* Whether they are the same, term by term. */
gboolean bs_affine_expr_equal(const BsAffineExpr *a, const BsAffineExpr *b);

/* Whether it is made of two expressions. */
static inline gboolean
bs_affine_expr_is_binary(const BsAffineExpr *expr)
{
    return expr->kind >= BS_AFFINE_ADD;
}

/* Whether products have a number on one side, and quotients and remainders one on the right. */
gboolean bs_affine_expr_is_pure(const BsAffineExpr *expr);

/* The largest number that is known to divide the value; 0 when it is 0. */
gint64 bs_affine_expr_divisor(const BsAffineExpr *expr);

/* Quotients rounded down and up, and the remainder that goes with the first; `b` is not 0. */
gint64 bs_affine_floor_div(gint64 a, gint64 b);
gint64 bs_affine_ceil_div(gint64 a, gint64 b);
gint64 bs_affine_mod(gint64 a, gint64 b);

/* Whether no dimension is in it (upstream's isSymbolicOrConstant). */
gboolean bs_affine_expr_is_symbolic(const BsAffineExpr *expr);

// Around a sum that is the second part of a sum. Upstream prints no parentheses there, and reads
// what it printed as another tree; in the text of an attribute they stand, and are left out where
// it is printed.
#define BS_AFFINE_OPEN '\1'
#define BS_AFFINE_CLOSE '\2'

/* Appends `d0 * 2 + s0`, with these marks. */
void bs_affine_expr_write(GString *out, const BsAffineExpr *expr);
