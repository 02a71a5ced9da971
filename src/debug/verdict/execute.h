// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program is executed, stage by stage, with inputs that are given or found (sim/judge.h): which
// stage is right, which leaks, frees twice, uses what is free or gives other results than the
// input. What is said is what was seen with these inputs, each of which can be given again.
#pragma once

#include "analysis/callee.h"
#include "debug/document/cursor.h"
#include "debug/verdict/peak-parts.h"
#include "debug/verdict/price.h"
#include "sim/judge.h"

typedef struct BsExecuteOptions BsExecuteOptions;
struct BsExecuteOptions {
    const char *function;      // only this one; NULL: all that are public or that nobody calls
    const char *args;          // the input, as in sim/input.h; NULL: they are found
    guint inputs, rounds;      // 0: as in sim/judge.h
    BsLimits limits;           // of each execution; all zeroes: as in sim/judge.h
    guint64 search;            // likewise
    guint64 most;              // steps of all together, behind which nothing is judged; 0: any
    GCancellable *cancellable; // or NULL
    /* Called behind each stage with what is known so far, or NULL. */
    void (*stage_done)(const BsDocument *document, const GPtrArray *functions, guint32 stage,
                       gpointer data);
    gpointer data;
};

typedef struct BsExecutedStage {
    guint32 stage;
    guint n_inputs, n_judged, n_different;
    guint32 kinds;         // bits: BsMachineFaultKind; without those of bs_kinds_between_callers()
    gboolean leaks_itself; // where no pass frees, see bs_verdict_leaks_itself()
    guint n_faults[BS_N_MACHINE_FAULTS]; // inputs that show it, of these kinds
    char *limit;                         // why some were not judged; NULL: all were
    guint32 n_edges, n_taken;
    gint64 peak_bytes;    // on the heap, the most of any input
    guint32 peak;         // buffers
    BsPeakParts parts;    // what the highest peak of a run that returns is made of,
    BsMachineCosts costs; // what that run costs,
    char *args;           // and its input
    char *text;           // the verdict in words, a line for each thing that is wrong
} BsExecutedStage;

typedef struct BsExecutedFunction {
    char *name;
    guint32 first_kinds;         // all that its first stage shows
    GArray *stages;              // BsExecutedStage, those that have it
    char *never_taken;           // edges of the first of them, in words
    char *rests_on;              // what all that rests on, in words
    gint verdict, results, peak; // the first stage that changes it; -1: none does
    gint priced;                 // the last stage that has a dealloc that asks; -1: none
    GPtrArray *deallocs;         // BsPricedDealloc, of that stage; NULL: none
} BsExecutedFunction;

/* Executes the functions at the end of each stage. BsExecutedFunction, the caller's; NULL with an
   error when an input is wrong, or there is no such function. Travels there and back. */
GPtrArray *bs_document_execute(BsDocument *document, const BsExecuteOptions *options,
                               GError **error);

/* Whether callers that the program has may give it memory for good: it is private, or is called. */
gboolean bs_function_is_given(BsCallees *callees, const BsOp *function);
/* Those of the kinds (bits) that its first stage shows which are between such a function and its
   callers, who are executed, too: a free of what it is given. 0 where it is not given anything. */
guint32 bs_kinds_between_callers(gboolean is_given, guint32 first_kinds);

/* Appends it all in words. */
void bs_executed_put(const GPtrArray *functions, const BsDocument *document, GString *out);
