// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the files of the judge: stages and verdicts in judge.c, one execution in judge-run.c,
// finding inputs in judge-inputs.c.
#pragma once

#include "sim/exec-private.h"
#include "sim/judge.h"

struct BsJudge {
    BsJudgeOptions options;
    GPtrArray *inputs; // of BsInput
    gboolean is_given, is_settled;
    GArray *references; // BsExecuted of the first stage, by input
    BsProgram *first, *now;
    const BsOp *first_function;
    GArray *outcomes; // of the current stage
    BsVerdict verdict;
    GHashTable *tried; // texts of inputs
    guint8 *took;      // by edge of the current program
    GArray *wanted;    // guint32: edges that should be taken
    GArray *numbers;   // gint64: what an integer is tried with
    guint n_tries;
    guint64 spent; // on tries in this stage: steps, and what memory costs that is to be filled
    GHashTable
        *endless; // texts of inputs with which a stage met a limit: no other stage tries them
    const BsOp *function; // of the current program
    BsPeak *made_of;      // of the current stage
    guint flow_input;     // with which a read sees another write; 0: none yet
};

// What one execution gives.
typedef struct BsJudgeRun {
    BsExecuted outcome;
    guint32 kinds;   // bits: faults
    gint64 given;    // bytes of arguments, and of globals
    gboolean is_new; // it took an edge that nobody took before
    GPtrArray *assumed;
    GHashTable *freed; // op that made a buffer -> op that freed it
    GArray *witnesses;
    BsPeak *made_of;    // when it returned
    GHashTable *prices; // see sim/price.h
} BsJudgeRun;

/* Executes the function with an input. Takes what the edges are from `took`, and adds to it; NULL:
   nobody asks. Clear with bs_judge_run_clear(). */
BsJudgeRun bs_judge_run(const BsJudge *judge, const BsProgram *program, const BsOp *function,
                        const BsInput *input, guint8 *took);
void bs_judge_run_clear(BsJudgeRun *run);
/* Adds what input number `i` gave to the verdict; takes what its peak is made of, when that is the
   highest. */
void bs_judge_add(BsJudge *judge, const BsProgram *program, const BsOp *function, guint i,
                  BsJudgeRun *run);
/* The witness of that fault in the verdict so far, or NULL. */
BsWitness *bs_verdict_find(const BsVerdict *verdict, const BsWitness *witness);
/* Finds inputs for a stage, until each edge was taken or there are as many as there may be; those
   that are worth it are added to the judge and its verdict. */
void bs_judge_find_inputs(BsJudge *judge, const BsProgram *program, const BsOp *function);
/* Whether a read sees another write with that input than in the first stage. */
gboolean bs_judge_flow_of(const BsJudge *judge, const BsInput *input, BsFlowDifference *difference);
/* Executes a stage with an input, and takes that when it is worth it; else frees it. */
void bs_judge_consider(BsJudge *judge, const BsProgram *program, const BsOp *function,
                       BsInput *input);
