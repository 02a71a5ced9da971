// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Witnesses: faults that a run with concrete inputs shows, and where in that run things happened.
// The run can be had again from the input at any time.
#pragma once

#include "sim/input.h"

typedef struct BsWitness {
    BsMachineFault fault;
    const BsOp *made_by, *freed_by; // NULL: the caller, or nobody
    const BsOp *made_in;            // the call in whose callee it is made, or NULL
    guint64 made_step, freed_step;  // 0: not in the run
    gint argument;                  // of the function, in whose memory it is; -1: none
    guint8 buffer_kind;             // BsBufferKind, of a fault of a buffer
    gint64 bytes;                   // of that buffer
    guint input;    // number of the first input that shows it, for who keeps inputs; of those with
                    // bytes, when there are some
    guint n_inputs; // how many show it
} BsWitness;

/* The faults of a run that has ended, as witnesses (BsWitness): each kind once for an op and the op
   that made the buffer. Appends to `into`. */
void bs_witnesses_collect(const BsMachine *machine, const BsOp *function, GArray *into);
/* Whether two are the same fault, in runs with other inputs. */
gboolean bs_witness_is_same(const BsWitness *a, const BsWitness *b);

enum { BS_CHAIN_MOST = 8 };

// Where a step is: the op of each call that is open, the outermost first, the deepest ones left out
// where there are more.
typedef struct BsCallChain {
    guint32 n;
    guint64 step; // 0: there is none
    const BsOp *ops[BS_CHAIN_MOST];
    guint64 entered[BS_CHAIN_MOST]; // the step at which that call was entered
} BsCallChain;

// What a run did to a buffer. It is lost behind the last step whose op has an operand that holds
// it: a memref or a tensor that is the buffer or a part of it, or memory in which there is one.
// From then on no value that holds it is live in this run, wherever one may still be in scope. All
// operands count: those that an op asks nothing of, those that a branch takes along, and those that
// it would take along the other way. What holds no memory does not, as an address that was made a
// number; nor does the return of the function that is executed. A buffer that no op ever gets is
// lost where it is made.
typedef struct BsTrace {
    BsCallChain now; // without ops, while it runs
    BsCallChain made, freed, shown;
    BsCallChain last; // the last one that used a value that holds it, before `shown`
    BsCallChain put;  // that put it into memory last
    const BsOp
        *assumed;   // that was given it, nobody says what it does, and has results that might be it
    gboolean found; // who shows the fault has found it in memory
} BsTrace;

/* Runs the function with the input once more and notes where what happened. Cost: that of the run,
   up to the fault. */
void bs_witness_trace(const BsProgram *program, const BsOp *function, const BsInput *input,
                      const BsLimits *limits, const BsWitness *witness, BsTrace *trace);
// Where one buffer became two: a clone that a stage has made, and the first write into one of them.
typedef struct BsSplit {
    BsCallChain now, cloned, written;
} BsSplit;

/* Looks for that in a run: of clones whose event is one of these; 0: of those of the source that
   are gone. Cost: that of the run. */
void bs_witness_split(const BsProgram *program, const BsOp *function, const BsInput *input,
                      const BsLimits *limits, guint32 first_event, guint32 last_event,
                      BsSplit *split);
/* The number of the innermost call in which both are: whose business the buffer is. */
guint32 bs_chain_common(const BsCallChain *a, const BsCallChain *b);
/* Its op in call number `call`, or NULL. */
const BsOp *bs_chain_op(const BsCallChain *chain, guint32 call);
/* The call whose business the buffer of a fault is, or in which the fault is that has none. */
guint32 bs_witness_call(const BsWitness *witness, const BsTrace *trace);
