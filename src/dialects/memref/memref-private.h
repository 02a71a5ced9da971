// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in memref.c and its folds and canonicalization patterns in
// fold.c and patterns.c. Names follow the op: memref.load has bs_fold_memref_load
// and bs_patterns_memref_load.
#pragma once

#include "dialects/memref/shared.h"
#include "ir/opdef.h"
#include "syntax/parser.h"

BsFoldProc bs_fold_memref_atomic_rmw;
BsFoldProc bs_fold_memref_load;
BsFoldProc bs_fold_memref_assume_alignment;
BsFoldProc bs_fold_memref_cast;
BsFoldProc bs_fold_memref_dealloc;
BsFoldProc bs_fold_memref_dim;
BsFoldProc bs_fold_memref_extract_strided_metadata;
BsFoldProc bs_fold_memref_memory_space_cast;
BsFoldProc bs_fold_memref_prefetch;
BsFoldProc bs_fold_memref_dma;
BsFoldProc bs_fold_memref_rank;
BsFoldProc bs_fold_memref_reinterpret_cast;
BsFoldProc bs_fold_memref_store;
BsFoldProc bs_fold_memref_transpose;
BsFoldProc bs_fold_memref_subview;
BsFoldProc bs_fold_memref_view;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_memref_copy[];
extern const BsPattern bs_patterns_memref_alloc[];
extern const BsPattern bs_patterns_memref_alloca[];
extern const BsPattern bs_patterns_memref_alloca_scope[];
extern const BsPattern bs_patterns_memref_collapse_shape[];
extern const BsPattern bs_patterns_memref_dim[];
extern const BsPattern bs_patterns_memref_load[];
extern const BsPattern bs_patterns_memref_expand_shape[];
extern const BsPattern bs_patterns_memref_realloc[];
extern const BsPattern bs_patterns_memref_reinterpret_cast[];
extern const BsPattern bs_patterns_memref_view[];
extern const BsPattern bs_patterns_memref_subview[];

// Custom syntax (syntax.c) ...
gboolean bs_memref_parse_alloca_scope(BsParser *parser, BsOpState *state);
void bs_memref_print_alloca_scope(BsPrinter *printer, const BsOp *op);
gboolean bs_memref_parse_distinct_objects(BsParser *parser, BsOpState *state);
void bs_memref_print_distinct_objects(BsPrinter *printer, const BsOp *op);
gboolean bs_memref_parse_generic_atomic_rmw(BsParser *parser, BsOpState *state);
void bs_memref_print_generic_atomic_rmw(BsPrinter *printer, const BsOp *op);
gboolean bs_memref_parse_prefetch(BsParser *parser, BsOpState *state);
void bs_memref_print_prefetch(BsPrinter *printer, const BsOp *op);
gboolean bs_memref_parse_transpose(BsParser *parser, BsOpState *state);
void bs_memref_print_transpose(BsPrinter *printer, const BsOp *op);
gboolean bs_memref_parse_dma_start(BsParser *parser, BsOpState *state); // dma.c
void bs_memref_print_dma_start(BsPrinter *printer, const BsOp *op);

// ... and rules of the ops: of allocations, accesses and globals (verify.c) ...
gboolean bs_memref_verify_alloc(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_alloca(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_alloca_scope(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_assume_alignment(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_atomic_rmw(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_atomic_yield(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_dma_start(const BsOp *op, BsDiags *diags); // dma.c
gboolean bs_memref_verify_dma_wait(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_generic_atomic_rmw(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_distinct_objects(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_copy(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_get_global(const BsOp *op, GHashTable *symbols, BsDiags *diags);
gboolean bs_memref_verify_global(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_load(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_prefetch(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_realloc(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_store(const BsOp *op, BsDiags *diags);

// ... and of views (verify-views.c).
gboolean bs_memref_verify_cast(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_collapse_shape(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_expand_shape(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_extract_strided_metadata(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_memory_space_cast(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_reinterpret_cast(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_reshape(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_subview(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_transpose(const BsOp *op, BsDiags *diags);
gboolean bs_memref_verify_view(const BsOp *op, BsDiags *diags);

/* Strides of a strided memref, with room for one at least, and its offset; NULL for any other
   layout. Free with g_free(). */
gint64 *bs_memref_strides_new(const BsType *type, gint64 *offset);

/* The type of a memref of type `source` (strided) when its dimensions are joined to those of
   `shape`, by the reassociation `groups`, which fit both; NULL when they do not lie behind one
   another. `op` is any op, for its context. */
const BsType *bs_memref_collapsed_type(const BsOp *op, const BsType *source, const BsType *shape,
                                       const BsAttr *groups);
/* The same for an expansion to the sizes of `shape`. */
const BsType *bs_memref_expanded_type(const BsOp *op, const BsType *source, const BsType *result,
                                      const BsAttr *groups);
