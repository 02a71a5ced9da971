// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the tensor dialect (tensor.c), the rules of its ops (verify.c,
// verify-gather.c), and their folds and canonicalization patterns (patterns.c, of
// slices slices.c, of other shapes reshape.c, of margins and computed tensors
// pad.c, of margins around margins margins.c, of casts on the way into ops with
// destinations casts.c).
#pragma once

#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/tensor/pack-rows.h"
#include "dialects/tensor/shared.h"
#include "ir/diag.h"
#include "ir/op.h"
#include "ir/opdef.h"

BsFoldProc bs_fold_tensor_cast; // and bitcast
BsFoldProc bs_fold_tensor_concat;
BsFoldProc bs_fold_tensor_dim;
BsFoldProc bs_fold_tensor_extract;
BsFoldProc bs_fold_tensor_extract_slice;
BsFoldProc bs_fold_tensor_from_elements;
BsFoldProc bs_fold_tensor_gather;
BsFoldProc bs_fold_tensor_insert;
BsFoldProc bs_fold_tensor_insert_slice;
BsFoldProc bs_fold_tensor_pad;
BsFoldProc bs_fold_tensor_rank;
BsFoldProc bs_fold_tensor_reshape;
BsFoldProc bs_fold_tensor_splat;

/* Of tensor.cast: a slice of the sizes that the cast says (upstream's TensorCastExtractSlice). */
gboolean bs_tensor_cast_of_extract_slice(BsBuilder *builder, BsOp *op);

/* Of tensor.extract: what the region of a tensor.generate says of one element (upstream's
   ExtractFromTensorGenerate). */
gboolean bs_tensor_extract_of_generate(BsBuilder *builder, BsOp *op);

/* Of tensor.dim: sizes of what is reshaped, by those of its source (upstream's FoldDimOfExpandShape
   and FoldDimOfCollapseShape). */
gboolean bs_tensor_dim_of_expand_shape(BsBuilder *builder, BsOp *op);
gboolean bs_tensor_dim_of_collapse_shape(BsBuilder *builder, BsOp *op);

/* The value without a cast that only forgets sizes, or the value itself. */
BsValue *bs_tensor_uncast(BsValue *value);

/* The type of a slice of `rank` dimensions: of those of size 1 the first ones are left out
   (upstream's inferCanonicalRankReducedResultType). NULL when there is none. */
const BsType *bs_tensor_slice_type(BsContext *context, const BsType *source, guint32 rank,
                                   const BsSlice *slice);

/* The type of the result of an op whose operands are its sizes, with those that are constants;
   the other sizes are appended to `left`, which the caller frees. */
const BsType *bs_tensor_type_of_sizes(BsContext *context, const BsOp *op, BsValues *left);

/* The attributes of a tensor.pad with other margins, of which so many are operands. */
const BsAttr *bs_tensor_margin_attrs(const BsOp *op, const gint64 *low, const gint64 *high,
                                     guint32 n_low, guint32 n_high);
/* Of tensor.pad: one margin for two (upstream's FoldConsecutiveConstantPadding, since 22, and
   FoldOrthogonalPaddings). */
gboolean bs_tensor_pad_of_pad(BsBuilder *builder, BsOp *op);
gboolean bs_tensor_pad_of_slice_of_pad(BsBuilder *builder, BsOp *op);

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_tensor_bitcast[];
extern const BsPattern bs_patterns_tensor_cast[];
extern const BsPattern bs_patterns_tensor_collapse_shape[];
extern const BsPattern bs_patterns_tensor_concat[];
extern const BsPattern bs_patterns_tensor_dim[];
extern const BsPattern bs_patterns_tensor_empty[];
extern const BsPattern bs_patterns_tensor_expand_shape[];
extern const BsPattern bs_patterns_tensor_extract[];
extern const BsPattern bs_patterns_tensor_extract_slice[];
extern const BsPattern bs_patterns_tensor_generate[];
extern const BsPattern bs_patterns_tensor_insert_slice[];
extern const BsPattern bs_patterns_tensor_pad[];
extern const BsPattern bs_patterns_tensor_parallel_insert_slice[];

gboolean bs_tensor_verify_bitcast(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_cast(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_collapse_shape(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_concat(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_empty(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_from_elements(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_gather(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_scatter(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_expand_shape(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_extract(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_extract_slice(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_generate(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_generate_regions(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_insert(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_insert_slice(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_pad(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_pad_regions(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_parallel_insert_slice(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_reshape(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_splat(const BsOp *op, BsDiags *diags);
