// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the linalg dialect tells other dialects.
#pragma once

#include "ir/diag.h"
#include "ir/op.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

/* The indexing map of each operand as an array. NULL when an attribute
   that a map depends on is missing or not as it should be. */
const BsAttr *bs_linalg_maps(const BsOp *op);
/* Whether it is an op with maps and a region: any but softmax, index and yield. */
gboolean bs_linalg_is_structured(const BsOp *op);
/* Its outputs among its operands. */
BsRange bs_linalg_outputs(const BsOp *op);
/* Pattern of tensor.cast: what it knows of the sizes of a result ... */
gboolean bs_linalg_fold_result_cast(BsBuilder *builder, BsOp *op);
/* ... and what one operand's type knows of the sizes of others (upstream's
   InferStaticShapeOfOperands). */
gboolean bs_linalg_infer_sizes(BsBuilder *builder, BsOp *op);

/* Patterns of ops of the tensor dialect that read or take what linalg.fill filled: expand_shape and
   collapse_shape, concat, extract, pack, pad, insert_slice. TRUE: `op` was rewritten. */
gboolean bs_linalg_reshape_of_fill(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_concat_of_fill(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_extract_of_fill(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_pack_of_fill(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_pad_of_fill(BsBuilder *builder, BsOp *op);
gboolean bs_linalg_insert_pad_into_fill(BsBuilder *builder, BsOp *op);
