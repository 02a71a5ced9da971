// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an older pass does to a function that is wrong, and what becomes of it. Checks of the pass
// (passes/buffer-checks.h) add what they find while it works; at its end the function is tried out
// along its paths (passes/trial.h), and everything is said.
//
// Here is decided how bad it is. What must not be written is an error, and the pass fails: a buffer
// that is freed twice, or used when it is free, or is in the caller's memory then; one on the stack
// that is freed, or outlives it; and one that all rounds of a loop share although they need their
// own. What wastes (a leak), and what comes of a program that breaks the rule on which the pass
// stands (a buffer is written before it is read, and not again) is a warning, with upstream's
// bytes. So is a fault of which the trial is not sure, and one that only a check has found. Nothing
// is said of a free in a wrong place that a later pass of the pipeline moves. What is sure before
// the pass, too, the program has done: deallocation warns of it, for all, and nothing new is sure
// on the paths that have it. It is the pass's fault when fewer decisions lead to it behind it.
#pragma once

#include "passes/pass.h"
#include "passes/trial.h"

// What the pass is there for.
typedef enum BsFindingsAim {
    BS_FINDINGS_HOIST,   // a buffer that leaked before may leak
    BS_FINDINGS_FREE,    // every buffer on the heap is to be freed
    BS_FINDINGS_PROMOTE, // only buffers on the stack are its matter
} BsFindingsAim;

typedef struct BsFindings {
    BsPassContext *context;
    BsOp *function;
    BsFindingsAim aim;
    GHashTable *copies;  // for the trial, as `renewed`: set by the pass, which owns them; or NULL
    GHashTable *renewed; // likewise
    GHashTable *known;   // what went wrong before: is not the pass's fault
    gboolean has_tried;  // whether that is known
    GArray *items;       // what was found so far
} BsFindings;

/* Clear with bs_findings_clear(). */
void bs_findings_init(BsFindings *findings, BsPassContext *context, BsOp *function,
                      BsFindingsAim aim);
void bs_findings_clear(BsFindings *findings);
/* The pass is about to change what becomes of a buffer: tries the function out when it is the first
   time. A pass that changes nothing need not call this, nor bs_findings_say(). */
void bs_findings_before(BsFindings *findings);
/* Another op makes the buffer now: what the program did wrong with it is not the pass's fault. */
void bs_findings_rename(const BsFindings *findings, const BsValue *from, const BsValue *to);
/* A check finds that the buffer may have that fault. */
void bs_findings_add(BsFindings *findings, BsFaultKind kind, const BsValue *buffer,
                     const char *format, ...) G_GNUC_PRINTF(4, 5);
/* Tries out what the function has become, says what was found and what it shows besides, and says
   so when it could not try all paths. FALSE: there are errors. */
gboolean bs_findings_say(const BsFindings *findings);
