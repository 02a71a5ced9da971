// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before you run: what a deallocation pass will refuse in the program as it gets it, all at once,
// what it will take for granted, and what it will not come to.
#pragma once

#include "debug/document/document.h"
#include "passes/run/refusals.h"

// What the pass does not come to.
typedef struct BsUnvisited {
    BsOp *op;         // a function or kernel; the program: what is outside of functions
    GPtrArray *leaks; // of BsOp: those in it that allocate on the heap what nothing there frees or
                      // returns
} BsUnvisited;

/* The function's name; "" of what is outside of functions. */
const char *bs_unvisited_name(const BsUnvisited *unvisited);

typedef struct BsScan {
    const char *pass;  // whose refusals; NULL: there is no program to look at
    GArray *refusals;  // of BsRefusal
    GArray *unvisited; // of BsUnvisited
    GPtrArray *unseen; // of texts, owned, to be shown: what could not be looked at
} BsScan;

/* What the deallocation pass of the pipeline, of several the first, refuses in the program that it
   is given: the state before the stage, or the input when that was not reached; behind them, where
   it did run, what only then turned out. Without such a pass, what the ownership pass would refuse
   in the input. Ops keep the location that they have in the source. Texts of refusals are the
   document's. Travels there and back. Free with bs_scan_free(). */
BsScan *bs_document_scan(BsDocument *document);
void bs_scan_free(BsScan *scan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsScan, bs_scan_free)

/* Why the diagnostic refuses what it does, and how to get around that, as the scan knows it, to be
   shown; NULL: nothing is known. Free with g_free(). */
char *bs_scan_hint(const BsScan *scan, const BsDiag *diag);

/* Whether the scan lists what the diagnostic says. */
gboolean bs_scan_lists(const BsScan *scan, const BsDiag *diag);

/* What the pass says of it, in its own words; or what it takes for granted, to be shown. */
const char *bs_refusal_words(const BsRefusal *refusal);
/* Why it is refused and how to get around that, to be shown; NULL: nothing is known. Free with
   g_free(). */
char *bs_refusal_hint(const BsRefusal *refusal);
