// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the vector dialect (vector.c) and its reads and writes of vectors beyond
// bounds, under masks and in other orders (vector-transfer.c), what is done with masks that are
// known (vector-masks.c), changes of shape (vector-shape.c), and the rules of its other ops
// (vector-verify.c).
#pragma once

#include "ir/diag.h"
#include "ir/op.h"
#include "ir/opdef.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// vector.transfer_read and vector.transfer_write.
gboolean bs_vector_parse_transfer(BsParser *parser, BsOpState *state);
void bs_vector_print_transfer(BsPrinter *printer, const BsOp *op);
gboolean bs_vector_verify_transfer(const BsOp *op, BsDiags *diags);
void bs_vector_transfer_effects(const BsOp *op, BsEffects *effects);
BsFoldProc bs_fold_vector_transfer;

// Masks (vector-masks.c): which elements one lets through (upstream's getMaskFormat); SOME also
// where that cannot be said.
typedef enum BsMaskFormat { BS_MASK_SOME, BS_MASK_ALL, BS_MASK_NONE } BsMaskFormat;
BsMaskFormat bs_vector_mask_format(const BsValue *mask);
/* The sizes of a vector.constant_mask, of its attribute mask_dim_sizes, a list or, since 22, a
   dense array. */
guint32 bs_vector_n_mask_sizes(const BsAttr *sizes);
gint64 bs_vector_mask_size(const BsAttr *sizes, guint32 i);
/* The attributes of a vector.constant_mask of those sizes. */
const BsAttr *bs_vector_mask_sizes(BsContext *context, guint32 n, const gint64 *sizes);

/* Whether upstream's rules let vector.shape_cast make one shape of the other, which has as many
   elements. */
gboolean bs_vector_can_reshape(const BsType *from, const BsType *to);

BsFoldProc bs_fold_vector_constant_mask; // since 22

// Other orders, shapes and types of elements (vector-shape.c).
BsFoldProc bs_fold_vector_bitcast;
BsFoldProc bs_fold_vector_shape_cast;
BsFoldProc bs_fold_vector_transpose;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_vector_create_mask[];
extern const BsPattern bs_patterns_vector_maskedload[];
extern const BsPattern bs_patterns_vector_maskedstore[];
extern const BsPattern bs_patterns_vector_shape_cast[];
extern const BsPattern bs_patterns_vector_transpose[];

// The rules of the op that the name says; masked: maskedload and maskedstore.
gboolean bs_vector_verify_masked(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_splat(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_reduction(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_transpose(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_shape_cast(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_type_cast(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_create_mask(const BsOp *op, BsDiags *diags);
gboolean bs_vector_verify_constant_mask(const BsOp *op, BsDiags *diags);
