// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and integer sets as expressions: read from the canonical text that attributes keep,
// put into one another, simplified and evaluated (mlir/lib/IR/AffineExpr.cpp and AffineMap.cpp).
// Everything is made in the arena of `exprs`; a map that is wanted for longer becomes an attribute.
#pragma once

#include "ir/affine-expr.h"
#include "ir/attr.h"

// A map with its results, or a set with its constraints.
typedef struct BsAffineMap {
    guint32 n_dims, n_symbols, n_results;
    const BsAffineExpr **results;
    gboolean *equal; // of a set: whether the constraint is `== 0`, else `>= 0`; NULL: a map
} BsAffineMap;

// -- reading and writing -------------------------------------------------------------------------

/* Reads an attribute of kind AFFINE_MAP or INTEGER_SET. FALSE when it is larger than
   BS_LIMIT_AFFINE_EXPRS. */
gboolean bs_affine_map_read(BsAffineExprs *exprs, const BsAttr *attr, BsAffineMap *map);
/* The same of the canonical text of a map or set. */
gboolean bs_affine_map_read_text(BsAffineExprs *exprs, const char *text, BsAttrKind kind,
                                 BsAffineMap *map);
/* The attribute with the map's canonical text. */
const BsAttr *bs_affine_map_attr(BsContext *context, const BsAffineMap *map);
/* A map with room for `n_results`, which are NULL. */
BsAffineMap bs_affine_map_new(BsAffineExprs *exprs, guint32 n_dims, guint32 n_symbols,
                              guint32 n_results);
/* The number, if the map has one result and that is it. */
gboolean bs_affine_map_single_constant(const BsAffineMap *map, gint64 *number);

// -- expressions ---------------------------------------------------------------------------------

/* `expr` with dims[i] (NULL: itself) for dimension i and symbols[i] for symbol i; either list may
   be NULL: as they are. */
const BsAffineExpr *bs_affine_expr_replace(BsAffineExprs *exprs, const BsAffineExpr *expr,
                                           const BsAffineExpr *const *dims,
                                           const BsAffineExpr *const *symbols);
/* The same for all results; the map then has that many dimensions and symbols. */
void bs_affine_map_replace(BsAffineExprs *exprs, BsAffineMap *map, const BsAffineExpr *const *dims,
                           const BsAffineExpr *const *symbols, guint32 n_dims, guint32 n_symbols);

/* Adds `by_dims` to the number of each dimension, `by_symbols` to that of each symbol. */
const BsAffineExpr *bs_affine_expr_shift(BsAffineExprs *exprs, const BsAffineExpr *expr,
                                         guint32 by_dims, guint32 by_symbols);

/* Flattens the expression to factors and builds it up again: terms in order, equal ones as one
   (upstream's simplifyAffineExpr). */
const BsAffineExpr *bs_affine_expr_simplify(BsAffineExprs *exprs, const BsAffineExpr *expr,
                                            guint32 n_dims, guint32 n_symbols);
/* The same for all results. */
void bs_affine_map_simplify(BsAffineExprs *exprs, BsAffineMap *map);
/* Drops results that are there before: `adjacent`, only those that follow one another (upstream's
   removeDuplicateExprs). */
void bs_affine_map_drop_duplicates(BsAffineMap *map, gboolean adjacent);

/* The factors of a sum: n_dims + n_symbols numbers, then the constant; free with g_free(). NULL
   when there is more to it than that, or when it divides by something that is not positive. */
gint64 *bs_affine_expr_factors(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims,
                               guint32 n_symbols);

// -- values --------------------------------------------------------------------------------------

// What is known of an input: dimensions first, then symbols.
typedef struct BsAffineInput {
    gboolean has_lower, has_upper; // for bounds; a number has both
    gint64 lower, upper;           // inclusive
} BsAffineInput;

/* The value where all inputs that it needs are numbers (`has_lower`, in `lower`). FALSE otherwise,
   or, with *poison set, when it divides by 0 or takes the remainder by a number that is not
   positive. */
gboolean bs_affine_expr_evaluate(const BsAffineExpr *expr, guint32 n_dims,
                                 const BsAffineInput *inputs, gint64 *value, gboolean *poison);

/* A number that the value is at most (`upper`) or at least, from what is known of the inputs;
   FALSE when none is known (upstream's getBoundForAffineExpr). */
gboolean bs_affine_expr_bound(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 n_dims,
                              guint32 n_symbols, const BsAffineInput *inputs, gboolean upper,
                              gint64 *bound);
