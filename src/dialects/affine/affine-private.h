// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the files of the affine dialect: the table (affine.c), syntax (syntax.c,
// parallel-syntax.c, with rules dma.c), rules (verify.c), maps with their
// operands (compose.c), folds (fold.c) and patterns (patterns.c).
#pragma once

#include "dialects/affine/shared.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "ir/affine-map.h"
#include "ir/diag.h"
#include "ir/op.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

gboolean bs_affine_parse_apply(BsParser *parser, BsOpState *state); // apply, min, max
void bs_affine_print_apply(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_for(BsParser *parser, BsOpState *state);
void bs_affine_print_for(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_if(BsParser *parser, BsOpState *state);
void bs_affine_print_if(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_load(BsParser *parser, BsOpState *state); // load, vector_load
void bs_affine_print_load(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_store(BsParser *parser, BsOpState *state); // store, vector_store
void bs_affine_print_store(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_prefetch(BsParser *parser, BsOpState *state);
void bs_affine_print_prefetch(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_dma(BsParser *parser, BsOpState *state); // dma_start, dma_wait
void bs_affine_print_dma(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_parallel(BsParser *parser, BsOpState *state);
void bs_affine_print_parallel(BsPrinter *printer, const BsOp *op);

/* Results [begin, begin + n) of a map on the operands from `first` on: `%i + 1, symbol(%n)`. */
void bs_affine_put_results(BsPrinter *printer, const char *map, guint32 begin, guint32 n,
                           const BsOp *op, guint32 first);
/* Number of results of a map. */
guint32 bs_affine_n_results(const char *map);
/* Resolves operands of type index. */
gboolean bs_affine_resolve(BsParser *parser, const BsOperandNames *operands);

gboolean bs_affine_verify_apply(const BsOp *op, BsDiags *diags); // apply, min, max
gboolean bs_affine_verify_for(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_for_regions(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_if(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_load(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_store(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_prefetch(const BsOp *op, BsDiags *diags);
void bs_affine_dma_start_effects(const BsOp *op, BsEffects *effects);
gboolean bs_affine_verify_dma(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_parallel(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_yield(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_delinearize_until_19(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_delinearize(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_linearize(const BsOp *op, BsDiags *diags);

// -- dimensions and symbols ----------------------------------------------------------------------

/* The region around, or itself, of the nearest op that is an affine scope; NULL: there is none. */
const BsRegion *bs_affine_scope(const BsRegion *region);
/* Whether a map that is used in the scope may have the value as a symbol, or as a dimension, what
   all symbols may be (upstream's isValidSymbol and isValidDim with a region). `scope` NULL: only
   what may be one everywhere. */
gboolean bs_affine_is_symbol_in(const BsValue *value, const BsRegion *scope);
gboolean bs_affine_is_dim_in(const BsValue *value, const BsRegion *scope);
/* Whether the value may be an input of a map of the op, a dimension or symbol. */
gboolean bs_affine_is_input(const BsOp *op, const BsValue *value);
/* Whether the value may stand for a symbol (upstream's isValidSymbol without a region). */
gboolean bs_affine_is_symbol(const BsValue *value);
/* The same for a dimension; all symbols may (upstream's isValidDim). */
gboolean bs_affine_is_dim(const BsValue *value);

// -- maps on values ------------------------------------------------------------------------------

// A map, or a set, with the values that stand for its dimensions and then its symbols.
typedef struct BsAffineUse {
    BsAffineExprs exprs; // in `arena`, so that the struct stays where it was made
    BsArena arena;
    BsAffineMap map;
    BsValues operands;
} BsAffineUse;

/* Reads a map or set and copies its operands. FALSE when it is too large to compute with; clear it
   in either case. */
gboolean bs_affine_use_init(BsAffineUse *use, const BsAttr *attr, const BsOp *op, BsRange operands);
void bs_affine_use_clear(BsAffineUse *use);
/* Whether the map grew too large for what is computed to be used. What composes it, or makes it
   canonical, leaves it without results then. */
gboolean bs_affine_use_failed(const BsAffineUse *use);

/* Makes symbols of dimensions that can be symbols, numbers of constants, drops what is not used and
   joins what is there twice (upstream's canonicalizeMapAndOperands). */
void bs_affine_canonicalize(BsAffineUse *use);
/* Puts the maps of the affine.apply ops that make operands into the map, and simplifies it
   (upstream's composeAffineMapAndOperands). */
void bs_affine_compose(BsAffineUse *use);
/* Simplifies quotients and remainders by what loops say of their induction variables (upstream's
   simplifyMapWithOperands). */
void bs_affine_simplify(BsAffineUse *use);
/* Drops bounds that others make superfluous (upstream's simplifyMinOrMaxExprWithOperands). */
void bs_affine_simplify_bounds(BsAffineUse *use, gboolean is_max);
/* The constants among `n` operands as inputs of a map; free with g_free(). */
BsAffineInput *bs_affine_constants(const BsAttr *const *constants, guint32 n);
/* The loop of whose induction variable the value is, or NULL. */
const BsOp *bs_affine_loop_of(const BsValue *value);

/* How often a loop whose bounds are numbers runs; FALSE when they are not. */
gboolean bs_affine_trip_count(const BsOp *op, guint64 *count);
/* Appends what the results of an affine.for are whose body does nothing, if that can be said: a
   pattern's doing until 19, a fold's since 22. */
gboolean bs_affine_empty_loop(BsOp *op, BsValues *values);

BsFoldProc bs_fold_affine_apply;
BsFoldProc bs_fold_affine_delinearize; // since 22
BsFoldProc bs_fold_affine_for;
BsFoldProc bs_fold_affine_if;
BsFoldProc bs_fold_affine_linearize;
BsFoldProc bs_fold_affine_load;
BsFoldProc bs_fold_affine_min; // and max
BsFoldProc bs_fold_affine_parallel;
BsFoldProc bs_fold_affine_prefetch;
BsFoldProc bs_fold_affine_store;

extern const BsPattern bs_patterns_affine_apply[];
extern const BsPattern bs_patterns_affine_delinearize[];
extern const BsPattern bs_patterns_affine_for[];
extern const BsPattern bs_patterns_affine_if[];
extern const BsPattern bs_patterns_affine_linearize[];
extern const BsPattern bs_patterns_affine_load[];
extern const BsPattern bs_patterns_affine_max[];
extern const BsPattern bs_patterns_affine_min[];
extern const BsPattern bs_patterns_affine_prefetch[];
extern const BsPattern bs_patterns_affine_store[];
extern const BsPattern bs_patterns_affine_vector_load[];
extern const BsPattern bs_patterns_affine_vector_store[];
