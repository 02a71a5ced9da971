// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the tensor dialect (tensor.c), the rules of its ops (tensor-verify.c,
// tensor-verify-gather.c), and their folds and canonicalization patterns (tensor-patterns.c, of
// slices tensor-slices.c, of other shapes tensor-reshape.c, of margins and computed tensors
// tensor-pad.c, of margins around margins tensor-margins.c, of casts on the way into ops with
// destinations tensor-casts.c).
#pragma once

#include "dialects/common/slice.h"
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
BsFoldProc bs_fold_tensor_pack; // and unpack
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

/* Of an op with destinations: its operands are what casts that forget sizes were made from, and its
   results of the types of the destinations (upstream's FoldTensorCastProducerOp). */
gboolean bs_tensor_fold_operand_casts(BsBuilder *builder, BsOp *op);
#define FOLD_TENSOR_CASTS NAMED("FoldTensorCastProducerOp", bs_tensor_fold_operand_casts, 1)

/* The value without a cast that only forgets sizes, or the value itself. */
BsValue *bs_tensor_uncast(BsValue *value);

/* Whether `known` is the ranked tensor `type` with at least as many sizes known (upstream's
   preservesStaticInformation, from `type` to `known`). */
gboolean bs_tensor_keeps_sizes(const BsType *type, const BsType *known);

/* Whether a tensor.cast may go from one tensor type to the other (upstream's areCastCompatible). */
gboolean bs_tensor_is_castable(const BsType *from, const BsType *to);

/* What the inputs of a tensor.concat, which has some, say of its result. */
const BsType *bs_tensor_concat_type(const BsOp *op);

/* The type of a slice of `rank` dimensions: of those of size 1 the first ones are left out
   (upstream's inferCanonicalRankReducedResultType). NULL when there is none. */
const BsType *bs_tensor_slice_type(BsContext *context, const BsType *source, guint32 rank,
                                   const BsSlice *slice);

/* What a tensor.pad fills in, where that does not depend on the place (upstream's
   getConstantPaddingValue); NULL: it does. */
BsValue *bs_tensor_padding(const BsOp *pad);
/* Its margins, `rank` on the low side and as many on the high side; to be freed. NULL where it is
   malformed. */
BsMixed *bs_tensor_margins(const BsOp *pad);
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
extern const BsPattern bs_patterns_tensor_destination[]; // of ops that have only that one
extern const BsPattern bs_patterns_tensor_dim[];
extern const BsPattern bs_patterns_tensor_empty[];
extern const BsPattern bs_patterns_tensor_expand_shape[];
extern const BsPattern bs_patterns_tensor_extract[];
extern const BsPattern bs_patterns_tensor_extract_slice[];
extern const BsPattern bs_patterns_tensor_generate[];
extern const BsPattern bs_patterns_tensor_insert_slice[];
extern const BsPattern bs_patterns_tensor_pack[];
extern const BsPattern bs_patterns_tensor_pad[];
extern const BsPattern bs_patterns_tensor_parallel_insert_slice[];
extern const BsPattern bs_patterns_tensor_unpack[];

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
gboolean bs_tensor_verify_pack(const BsOp *op, BsDiags *diags); // and unpack
gboolean bs_tensor_verify_pad(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_pad_regions(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_parallel_insert_slice(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_reshape(const BsOp *op, BsDiags *diags);
gboolean bs_tensor_verify_splat(const BsOp *op, BsDiags *diags);

/* The second group of operands: the destination of what inserts, packs and unpacks. */
BsRange bs_tensor_second_operand(const BsOp *op);

// -- rows that two dialects have -----------------------------------------------------------------

// Ops on tiles were of this dialect up to 19, and are of linalg since 22, where the order that is
// none is not printed.
#define BS_TILES(name_, operands_, order_, traits_)                                   \
    .name = name_, .operands = operands_ ", inner_tiles:index*",                      \
    .results = "result:ranked-tensor=dest", .destinations = bs_tensor_second_operand, \
    .attrs = "outer_dims_perm:i64-array?" order_ ", inner_dims_pos:i64-array, "       \
             "static_inner_tiles:i64-array",                                          \
    .verify = bs_tensor_verify_pack, .fold = bs_fold_tensor_pack,                     \
    .traits = BS_TRAIT_PURE | (traits_)
#define BS_TILES_FORMAT(padding)                                                          \
    "$source " padding "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` " \
    "$inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, "           \
    "$static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)"
#define BS_PACK_ROW(name_, order_)                                                           \
    BS_TILES(name_, "source:ranked-tensor, dest:ranked-tensor, padding_value:any?", order_,  \
             BS_TRAIT_OPERAND_SEGMENTS),                                                     \
        .summary = "a tensor in tiles", .hint = "pack", .patterns = bs_patterns_tensor_pack, \
        .format = BS_TILES_FORMAT("(`padding_value` `(` $padding_value^ `:` "                \
                                  "type($padding_value) `)`)? ")
#define BS_UNPACK_ROW(name_, order_)                                        \
    BS_TILES(name_, "source:ranked-tensor, dest:ranked-tensor", order_, 0), \
        .summary = "a tensor from its tiles", .hint = "unpack",             \
        .patterns = bs_patterns_tensor_unpack, .format = BS_TILES_FORMAT("")
