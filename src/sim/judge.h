// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verdicts: a function is executed with inputs, given ones or such that are found, and what comes
// of it is compared with what came of an earlier stage. A verdict says what it rests on.
//
// Inputs are found by trying: numbers that are small or near to those with which the function
// compares, elements that are 0 or 1, 2, 3, memrefs that are one or several, until each edge of its
// control was taken or there are as many inputs as there may be. The same program has the same
// ones.
#pragma once

#include "sim/flow.h"
#include "sim/peak.h"
#include "sim/witness.h"
#include "support/cancellable.h"

#include <glib.h>

// One execution: what the outside sees of it, and what it cost.
typedef struct BsExecuted {
    BsEnding ending;
    const char *why; // of LIMITED and STUCK
    guint n_faults;
    BsMachineFault faults[4]; // the first ones
    const BsOp *made_by[4];   // of their buffers; NULL: the caller, or there is none
    const BsOp *freed_by[4];  // or NULL
    guint64 made_step[4], freed_step[4];
    gboolean is_broken;    // a buffer is used or freed when it must not be
    gboolean is_undefined; // results cannot be compared: they depend on what nobody has
                           // written, or memory of the caller's is free
    guint64 seen; // a hash of results, of what is left in the caller's memory and of what calls saw
    guint64 guessed; // a hash of the ops executed of which only passes know what they compute:
                     // where it is another, results cannot be compared
    gint64 peak_bytes, peak_stack;
    gint64 least_bytes;        // what the peak could be, see sim/peak.h; 0 when it did not return
    guint32 made, freed, peak; // buffers on the heap
    BsMachineCosts costs;
} BsExecuted;

typedef struct BsVerdict {
    guint n_inputs;
    guint n_judged;                        // whose run ended in a return or at a fault
    guint32 n_edges, n_taken;              // of control, in the function itself
    GArray *not_taken;                     // guint32: edges
    guint32 n_faults[BS_N_MACHINE_FAULTS]; // inputs that show it
    guint witness[BS_N_MACHINE_FAULTS];    // the first of them; of those with bytes, if there are
    gint64 bytes[BS_N_MACHINE_FAULTS];     // of the buffer that this one shows it of
    guint n_undefined, undefined; // inputs with other results, where these depend on what nobody
                                  // has written; the first one
    guint n_different, different; // inputs with other results than the reference; the first one
    const char *limit;            // why some were not judged (sim/unjudged.h); or NULL
    gboolean limited;             // it is a limit; else an op that can't be executed
    const BsExecuted *outcomes;   // by input
    GPtrArray *assumed;           // BsOp of which nobody says what they do
    GArray *witnesses;            // BsWitness: each fault, with the first input that shows it
    GHashTable *freed;            // ops whose buffers some input frees, each with an op that does
    gint64 peak_bytes;            // the most of any input
    guint32 peak;
    guint64 steps;         // of all
    const BsPeak *made_of; // what the peak is, with the input that has the highest one of those
                           // that return, and makes the most buffers; NULL: none does
    guint made_of_input;   // that one
    GHashTable *prices;    // of all inputs, see sim/price.h
} BsVerdict;

typedef struct BsJudgeOptions {
    guint inputs;    // at most; 0: 24
    guint rounds;    // what numbers are at most, of those that are found; 0: 4
    gboolean peaks;  // those are looked for, too, with which more is on the heap at once, for as
                     // many steps as one execution may have
    BsLimits limits; // for each input; all zeroes: BS_LIMITS_JUDGED
    gboolean only_faults; // results are not compared, and neither is what reads see
    guint64 search;       // steps that finding inputs takes at a stage, at most, with what filling
                          // arguments costs; 0: two runs that meet the limit
    GCancellable *cancellable; // or NULL
} BsJudgeOptions;

// Those of each input when nothing else is said.
#define BS_LIMITS_JUDGED \
    ((BsLimits){         \
        .steps = 1000000, .bytes = 64 << 20, .depth = 1000, .buffers = 1 << 18, .seconds = 10})

// A function, stage after stage.
typedef struct BsJudge BsJudge;

/* For stages of one function. `given`, which is copied, is then the only input; NULL: they are
   found. */
BsJudge *bs_judge_new(const BsJudgeOptions *options, const BsInput *given);
/* Accepts NULL. */
void bs_judge_free(BsJudge *judge);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsJudge, bs_judge_free)

/* Executes the function of the program with the inputs so far, and finds more where edges were not
   taken. The first stage is what later ones are compared with; its program is kept by the judge,
   who frees it; others' are freed, too, when the next one comes. Never NULL; the judge's, valid
   until the next call. */
const BsVerdict *bs_judge_stage(BsJudge *judge, BsProgram *program, const BsOp *function);
/* No more inputs are found from now on: each stage is executed with those that there are, and what
   one of them shows is told of all. */
void bs_judge_settle(BsJudge *judge);
guint bs_judge_n_inputs(const BsJudge *judge);
/* Executes the last stage with an input, too, which is kept when it is worth it: it takes a new
   edge, or shows a new fault. Takes the input. */
void bs_judge_try(BsJudge *judge, BsInput *input);
/* Where what the witness of the last stage shows happened. */
void bs_judge_trace(const BsJudge *judge, const BsWitness *witness, BsTrace *trace);
/* Where, with input `i`, one buffer became two that a stage with these events has made of it; or
   (no events) in the first stage, by a clone that is gone now. */
void bs_judge_split(const BsJudge *judge, guint i, guint32 first_event, guint32 last_event,
                    BsSplit *split);
/* Whether a read of the last stage sees another write than in the first one, with one of the first
   inputs whose results are the same. */
gboolean bs_judge_flows(const BsJudge *judge, BsFlowDifference *difference, guint *input);
/* The verdict of the last stage. */
const BsVerdict *bs_judge_verdict(const BsJudge *judge);
/* What an execution may take. */
const BsLimits *bs_judge_limits(const BsJudge *judge);
/* Input number `i`. */
const BsInput *bs_judge_input(const BsJudge *judge, guint i);
/* The number of the input to look at first: the first that shows a fault other than a leak; else,
   of those that show a leak, or of all when none does, the one with most steps; of those with which
   there are bytes on the heap, when there are some. */
guint bs_verdict_first_input(const BsVerdict *verdict);
/* What the function gave in the first stage with that input. */
const BsExecuted *bs_judge_reference(const BsJudge *judge, guint i);

/* The kinds of faults that an input shows: bits, BsMachineFaultKind. */
guint32 bs_verdict_kinds(const BsVerdict *verdict);
/* Whether nothing is wrong; that does not say that all was judged. */
gboolean bs_verdict_is_right(const BsVerdict *verdict);
