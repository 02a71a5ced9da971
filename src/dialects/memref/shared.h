// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the memref dialect tells passes about its types, and what other dialects share with it.
#pragma once

#include "ir/ir.h"

/* Whether memref.cast can go from one type to the other (upstream's CastOp::areCastCompatible). */
gboolean bs_memref_casts_to(const BsType *from, const BsType *to);

// `read, locality<3>, data` of memref.prefetch and affine.prefetch.
typedef struct BsPrefetchWords {
    const char *access, *cache; // `read` or `write`, `data` or `instr`: when they become attributes
    const BsAttr *locality;
} BsPrefetchWords;

/* FALSE after an error. */
gboolean bs_parse_prefetch_words(BsParser *parser, BsPrefetchWords *words);
gboolean bs_add_prefetch_attrs(BsParser *parser, const BsPrefetchWords *words);
/* `, read, locality<3>, data`, the attributes but for the `elided` ones (as bs_put_attr_dict()),
   and the type of the first operand. */
void bs_put_prefetch_words(BsPrinter *printer, const BsOp *op, const char *const *elided);

/* What reads an element or a size of a bufferization.to_buffer (to_memref) asks its tensor. TRUE:
   `op` was rewritten. */
gboolean bs_memref_load_of_to_buffer(BsBuilder *builder, BsOp *op);
gboolean bs_memref_dim_of_to_buffer(BsBuilder *builder, BsOp *op);
/* The same, of the size of a gpu.alloc. */
gboolean bs_memref_dim_of_gpu_alloc(BsBuilder *builder, BsOp *op);
/* Fold of ops that copy their first operand to their second (gpu.memcpy's has one more). */
BsFoldProc bs_fold_memref_copy;

/* Whether an allocation (of any dialect) has as many sizes as its result has dynamic dimensions. */
gboolean bs_memref_verify_sizes(const BsOp *op, BsDiags *diags, guint32 n_sizes);
/* Of the layout: a strided one has one symbol per dynamic stride, and one for a dynamic offset. */
guint32 bs_memref_n_symbols(const BsType *memref);
