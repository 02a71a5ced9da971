// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifier rules that ops of several dialects share: upstream's op traits that no flag of a row
// stands for. Each returns FALSE after it added an error with upstream's text.
#pragma once

#include "ir/compatible.h"
#include "ir/diag.h"
#include "ir/op.h"

/* SizedRegion<1>, or with `or_none` MaxSizedRegion<1>: region `i`, which the op's definition calls
 * `name`, has one block. */
gboolean bs_check_one_block(const BsOp *op, BsDiags *diags, guint32 i, const char *name,
                            gboolean or_none);

/* BranchOpInterface: what is passed to each successor fits its arguments. */
gboolean bs_check_branch(const BsOp *op, BsDiags *diags);

/* RegionBranchOpInterface: what flows between the op and its regions fits in number and type
   (verifyTypesAlongControlFlowEdges). */
gboolean bs_check_region_flow(const BsOp *op, BsDiags *diags);

/* LoopLikeOpInterface: init (the operands `inits`), region argument (behind the induction
   variable), value that `yield` (NULL for none) passes on, and result of each carried value have
   one type. */
gboolean bs_check_loop(const BsOp *op, BsDiags *diags, BsRange inits, const BsOp *yield);

/* Symbol: its visibility, its parent, and that a declaration is not public. */
gboolean bs_check_symbol(const BsOp *op, BsDiags *diags, gboolean is_declaration);

/* The first op of that name in a symbol table, or NULL. Walks over the ops there: for many names,
   verify_symbols has them in a hash table. */
const BsOp *bs_symbol_find(const BsOp *table, const char *name);

/* SymbolTable: one block, no name twice, and every symbol that a nested op refers to. */
gboolean bs_check_symbol_table(const BsOp *op, BsDiags *diags);

/* PredOpTrait: "failed to verify that SUMMARY" unless it holds. */
gboolean bs_check_that(gboolean holds, const BsOp *op, BsDiags *diags, const char *summary);

/* SameOperandsAndResultShape, SameOperandsShape (without `results`): shapes are compatible, ranked
 * or not. */
gboolean bs_check_same_shape(const BsOp *op, BsDiags *diags, gboolean results);
/* SameOperandsAndResultElementType, SameOperandsElementType (without `results`). */
gboolean bs_check_same_element(const BsOp *op, BsDiags *diags, gboolean results);

/* CastOpInterface: "operand type A and result type B are cast incompatible" unless `compatible`. */
gboolean bs_check_cast(const BsOp *op, BsDiags *diags, gboolean compatible);

/* DestinationStyleOpInterface: as many results are tensors as outputs are. */
gboolean bs_check_tensor_results(const BsOp *op, BsDiags *diags, guint32 n_outputs);

/* Adds `'op' op TEXT`. Returns FALSE. */
BS_SELDOM gboolean bs_fail(const BsOp *op, BsDiags *diags, const char *text);
/* The same without naming the op. */
BS_SELDOM gboolean bs_fail_here(const BsOp *op, BsDiags *diags, const char *text);

/* Adds `'op' op FORMAT` in which the types, in quotes, stand for the first two `%s`. Returns FALSE.
 */
BS_SELDOM gboolean bs_fail_types(const BsOp *op, BsDiags *diags, const char *format,
                                 const BsType *a, const BsType *b);
/* The same without the op's name: upstream's emitError(). */
BS_SELDOM gboolean bs_fail_types_here(const BsOp *op, BsDiags *diags, const char *format,
                                      const BsType *a, const BsType *b);

/* InferTypeOpInterface: the results should have the `n` types `inferred`. Returns FALSE. */
BS_SELDOM gboolean bs_fail_inferred(const BsOp *op, BsDiags *diags, guint32 n,
                                    const BsType *const *inferred);

/* What all ops say since 22 when they have another number of sizes than their result has dynamic
   dimensions. Returns FALSE. */
BS_SELDOM gboolean bs_fail_dynamic_sizes(const BsOp *op, BsDiags *diags, guint32 found,
                                         guint32 expected);

/* `types` as upstream prints a list: each in quotes, ", " between. Free with g_free(). */
char *bs_quoted_types(guint32 n, const BsType *const *types);
