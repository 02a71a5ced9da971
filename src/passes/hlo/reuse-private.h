// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of hlo-buffer-reuse, each on a block of a function (tensorflow/mlir-hlo,
// deallocation/transforms/buffer_reuse.cc). Types must be the same in shape, elements, layout and
// memory space; alignments are not compared.
#pragma once

#include "passes/hlo/reuse-rest.h"

/* Where a buffer is filled, copied into another one and freed, fills that one instead: it must be a
   restrict argument, or allocated in the block, and not have been used. Linear. */
void bs_reuse_elide_copies(BsPassContext *context, BsBlock *block);

/* Gives what is freed to the next allocation of the block, and so in nested blocks. Unless it is
   `aggressive`, not over an op in which something of the type is allocated. TRUE when it changed
   something. Linear, times the depth of nesting. */
gboolean bs_reuse_merge(BsPassContext *context, BsBlock *block, gboolean aggressive);

/* Whether a sweep that is not aggressive would find something in a block that is nested in this
   one. Linear, times the depth of nesting. */
gboolean bs_reuse_merges_inside(BsPassContext *context, const BsBlock *block);

/* Moves what a region of a branch op allocates and frees out of it, innermost ones first; regions
   of one op share. TRUE when it changed something. Linear in ops and in uses of buffers. */
gboolean bs_reuse_hoist(BsPassContext *context, BsBlock *block);

/* Reports of each allocation that is in a region of a branch op now why it was not moved out. */
void bs_reuse_report_what_stays(BsPassContext *context, BsOp *function);

/* A loop that frees a buffer of a type in each round, and allocates another one, gets a spare one
   from outside instead, and passes it along. TRUE when it changed something. Linear. */
gboolean bs_reuse_double_buffer(BsPassContext *context, BsBlock *block);

/* Where all that goes into a loop comes out of it, in some order, and is freed, frees what went in
   instead. For the branch ops of the block itself. TRUE when it changed something. Linear in edges,
   but for the sorting of what goes in. */
gboolean bs_reuse_rewrite_loops(BsPassContext *context, BsBlock *block);

/* Moves what the block allocates and frees to the stack, as long as it holds 4096 elements in all.
   TRUE when it changed something. Linear in ops and in uses of buffers. */
gboolean bs_reuse_promote(BsPassContext *context, BsBlock *block);
