// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the parts of the older deallocation pass share. What it refuses: -checks.c; which aliases
// are critical: -aliases.c; clones for them: -clones.c; where buffers are freed: -placement.c; the
// driver: buffer-deallocation.c.
#pragma once

#include "analysis/alias.h"
#include "analysis/allocations.h"
#include "analysis/dominance.h"
#include "analysis/liveness.h"
#include "analysis/post-dominance.h"
#include "passes/run/pass.h"

typedef struct BsDeallocationPass {
    BsPassContext *context;
    BsIr *ir;
    BsOp *function;
    BsAlias *alias;
    BsLiveness *liveness; // of the function as it was; never recomputed, as upstream
    BsDominance *dominance;
    BsPostDominance *post_dominance;
    GArray *allocations; // of BsAllocation: those of the function, then the critical aliases
    GPtrArray *critical; // critical aliases, in the order in which they were found
    GHashTable *is_critical;
    GHashTable *cloned; // values that are clones made here
} BsDeallocationPass;

/* Whether no blocks of the function form a cycle; FALSE with an error. */
gboolean bs_deallocation_check_loops(BsDeallocationPass *pass, BsOp *function);
/* Adds an error for each op with regions whose control flow is not known; the pass goes on. */
void bs_deallocation_check_regions(BsDeallocationPass *pass, BsOp *function);
/* Whether each of the allocations can be freed; FALSE with an error. */
gboolean bs_deallocation_check_allocations(const BsDeallocationPass *pass);

/* Finds the critical aliases: values that may be one of the allocations, but not on every path, so
   that nobody could say where to free them. They are cut off from the alias sets. */
void bs_deallocation_find_critical(BsDeallocationPass *pass);
/* Passes a clone wherever something is passed to a critical alias. FALSE with an error. */
gboolean bs_deallocation_clone(BsDeallocationPass *pass, BsValue *critical);
/* Frees an allocation behind its last use. FALSE with an error. */
gboolean bs_deallocation_place(BsDeallocationPass *pass, const BsAllocation *allocation);
