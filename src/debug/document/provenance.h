// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where ops come from: every op knows the event that made it, and rewriting events know the op that
// they rewrote. Following both gives the line of descent of an op, and links a
// bufferization.dealloc, or a deallocation.retain of MLIR-HLO's system, with what it was simplified
// and lowered to.
#pragma once

#include "debug/document/cursor.h"

/* The op that `op` was made from: what the event that made it rewrote, lowered or rebuilt. NULL for
   ops of the source and ops that a pass added. The answer may not exist at the cursor. */
BsOp *bs_document_op_origin(BsDocument *document, const BsOp *op);

/* The bufferization.dealloc or deallocation.retain at the root of an op's line of descent: the op
   itself, or the one that was simplified or lowered to it, as first inserted. NULL when there is
   none. */
BsOp *bs_document_dealloc_of(BsDocument *document, const BsOp *op);

/* Appends every op with the same bs_document_dealloc_of() as `op` (none when it has none), the
   dealloc first, whether it exists at the cursor or not: what lights up together in two views. */
void bs_document_dealloc_family(BsDocument *document, const BsOp *op, GPtrArray *ops);

/* The stage in which deallocs (retains) are lowered, so that it and the one before are the pair to
   look at: the first that lowers one, or else the first that would; where the system has none,
   because it frees at once, the stage that adds the frees. 0: no stage that was reached does. */
guint32 bs_document_lowering_stage(const BsDocument *document);
