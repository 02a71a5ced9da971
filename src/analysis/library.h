// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that passes put into a program, or expect in what it is linked with, to free at run
// time what cannot be decided before.
#pragma once

#include "ir/ir.h"

// Made by the lowering of bufferization.dealloc, with a number behind the name where that is taken.
#define BS_DEALLOC_HELPER "dealloc_helper"
// What the lowering of deallocation.retain calls (tests/programs/retain.c).
#define BS_RETAIN_BUFFERS "retainBuffers"

// The lists that a call of the first one has as operands.
enum {
    BS_HELPER_TO_FREE,
    BS_HELPER_RETAINED,
    BS_HELPER_CONDITIONS,
    BS_HELPER_FREES,
    BS_HELPER_OWNED,
    BS_N_HELPER_LISTS
};

/* Whether it is the function that the helper is. */
gboolean bs_op_is_dealloc_helper(const BsOp *function);
/* Whether the op is a call of the helper. */
gboolean bs_op_calls_dealloc_helper(const BsOp *op);
/* Whether it is a call of one of the two. */
gboolean bs_op_calls_library(const BsOp *op);

/* Whether the op compares the addresses of two memrefs. */
gboolean bs_op_is_alias_check(const BsOp *op);
/* Whether all that the op does is to free, something that somebody owns included. */
gboolean bs_op_only_frees(const BsOp *op);
/* Whether the op is an scf.if in which nothing happens but that buffers are freed: what a dealloc
   under a condition is lowered to. */
gboolean bs_op_is_conditional_free(const BsOp *branch);
/* Whether the op asks at run time what is to be freed: one of these, or a comparison in the helper,
   whose lists hold addresses. */
gboolean bs_op_is_run_time_check(const BsOp *op);
