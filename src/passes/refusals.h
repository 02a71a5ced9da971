// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Everything that a deallocation pass would refuse in a program, at once and without running it:
// the pass itself stops at the first.
#pragma once

#include "ir/ir.h"

typedef struct BsRefusal {
    BsOp *op;
    const char *rule; // the pass's error text; borrowed
    const char *note; // since when upstream takes it, or how to get around it; borrowed, or NULL
} BsRefusal;

// What a pass asks of ops: upstream's text, and what a person can do about it.
typedef struct BsRefusalRule {
    const char *text, *note;
} BsRefusalRule;

// Those that both passes have.
extern const BsRefusalRule bs_rule_structured_loops, bs_rule_region_branch;

/* Appends that the op breaks the rule. */
void bs_refusals_add(GArray *refusals, BsOp *op, const BsRefusalRule *rule);

/* Appends (BsRefusal) what ownership-based-buffer-deallocation would refuse in `root`, in textual
   order. What can only be told from ownerships ("MemRef value does not have valid ownership") is
   not found. */
void bs_ownership_scan(BsOp *root, GArray *refusals);

/* Appends (BsRefusal) what buffer-deallocation would refuse in `root`, function by function: loops
   of blocks, then ops, then allocations. What can only be told from aliases and uses is not found.
 */
void bs_buffer_deallocation_scan(BsOp *root, GArray *refusals);
