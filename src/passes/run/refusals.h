// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Everything that a deallocation pass would refuse in a program, at once and without running it:
// the pass itself stops at the first.
#pragma once

#include "ir/ir.h"

typedef enum BsRefusalKind {
    BS_REFUSED,
    BS_REFUSED_AND_ON, // the pass says so, and goes on: it is an error that refuses nothing
    BS_ASSUMED,        // the pass says nothing, and takes for granted what the text says
} BsRefusalKind;

typedef struct BsRefusal {
    BsOp *op;
    BsLoc loc;        // the op's, or of what of it is meant
    const char *rule; // the pass's error text, or what it takes for granted; borrowed
    const char *note; // why, or how to get around it; borrowed, or NULL
    guint8 since;     // the later release of upstream from which on it takes the op, or 0
    BsRefusalKind kind;
} BsRefusal;

// What a pass asks of ops: upstream's text, and what a person can do about it.
typedef struct BsRefusalRule {
    const char *text, *note;
    BsRefusalKind kind;
} BsRefusalRule;

// Both passes have it.
extern const BsRefusalRule bs_rule_structured_loops;

/* Appends that the op breaks the rule; `since` as above. */
void bs_refusals_add(GArray *refusals, BsOp *op, const BsRefusalRule *rule, guint8 since);

/* Appends (BsRefusal) what ownership-based-buffer-deallocation refuses when it runs on `op`, in
   textual order, and adds the functions (BsOp) that it goes through to the set `visited`. What can
   only be told from ownerships ("MemRef value does not have valid ownership") is not found. */
void bs_ownership_scan(BsOp *op, GArray *refusals, GHashTable *visited);

/* Appends (BsRefusal) what buffer-deallocation refuses when it runs on a function: loops of blocks,
   then ops, then allocations. What can only be told from aliases and uses is not found. */
void bs_buffer_deallocation_scan(BsOp *function, GArray *refusals, GHashTable *visited);

/* Appends (BsRefusal) what hlo-deallocate refuses when it runs on a module, and what it takes for
   granted, in textual order. Which loops take over the buffer that they are given is not looked at:
   who frees such a buffer again behind the loop in the disguise of another element type is refused
   all the same. */
void bs_hlo_deallocate_scan(BsOp *module, GArray *refusals, GHashTable *visited);
