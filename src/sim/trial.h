// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What happens to buffers when a function runs: it is tried out, path after path, with memrefs that
// know which buffer they are. Finds buffers that are used when they are free, are freed twice, or
// leak; when clones stand for what was one buffer before, writes that readers no longer see; and,
// when one buffer stands for what were several, writes over what is read later.
//
// A branch whose condition is not known goes each way once; a loop of unknown length has two rounds
// (or as many as a value needs that is passed on from argument to argument), none, and one; a loop
// of branches up to four; a condition that was decided stays so on the path, and constants and
// counters are computed. Of an integer that is compared with constants it is known from then on
// what it lies between, and of two that are compared which one is less. Calls run the callee where
// its body is known, through func.constant, too. Who waits for work that goes on elsewhere uses its
// buffers. Buffers are followed through views, tensors, casts of any type, also of several values
// into one, and cells of memory: a cell at an index that nobody knows is the same one as long as
// the index is the same value, and what was put where nobody looks is what any other may be. What
// an op that nobody described does is not known: it reads what it is given, or makes a value of it
// that holds it, and its results may be any of that; no fault of what only may be a buffer is sure.
// Of more buffers in one value, or more transfers on a path, than are followed it says so.
//
// Loops with known bounds, in several dimensions too, run one round after the other, parallel ones
// in that order. When a counter comes nearer to a number with which it is compared, all is tried
// again, and the loop has as many rounds as that takes, one more, and two more: a loop that counts
// leaves out those in which nothing changes, others have at most 24, and a comparison that changes
// even later goes each way, but nothing is sure then. Where rounds are left out in which numbers
// would have changed, nothing is known of these numbers behind them.
//
// A fault is sure when all paths have it, or all that go one way at one place: that way is there to
// be taken. One that takes several decisions may be impossible, because they depend on one another
// in a way that is not known. The decision of a private function must be one that a caller that is
// not private passes on. Nothing is sure on paths
// with a fault that was known before: nobody knows what control does there. Nor is it of what is
// no function: an op that nobody described, whose regions are tried out once, one after the other.
//
// Cost: ops times paths, at most MAX_STEPS for each function, and at most four times that; less
// when the functions before took many, in this pass or in others of the pipeline: what all of them
// take together is bounded. When there are more paths, half of those that are tried are taken at
// random, always the same ones; then all is tried again with paths on which what is asked more than
// twice is answered as before, and what a callee asks is answered once. What only these show is not
// sure.
#pragma once

#include "analysis/callee.h"

#include <gio/gio.h>

typedef enum BsFaultKind {
    BS_FAULT_USED_FREED,
    BS_FAULT_FOUND_FREED, // it is in the caller's memory, and free
    BS_FAULT_FREED_TWICE,
    BS_FAULT_FREED_STACK,
    BS_FAULT_LEAK,
    BS_FAULT_LOST_WRITE,
    BS_FAULT_SHARED,    // written for one round of a loop, and read in another
    BS_FAULT_ASSERTION, // one that fails, of no buffer
    BS_N_FAULTS
} BsFaultKind;

// A decision that leads to a fault, and nothing in the program says how it goes.
typedef struct BsTurn {
    const BsValue *condition; // that is true or false; NULL: `op` goes one of its ways
    const BsOp *op;
    guint way; // of a condition: 0 is true
} BsTurn;

enum { BS_MAX_TURNS = 4 };

typedef struct BsFault {
    BsFaultKind kind;
    BsValue *buffer;  // as it comes into the function: an allocation, an argument, a call's result;
                      // of an assertion NULL
    BsOp *op;         // of the function: that uses, frees, writes, or where the path ends
    gboolean outside; // LOST_WRITE: who does not see it is outside of the function
    gboolean copied;  // LOST_WRITE: it goes into a copy, and not into what was copied
    const BsValue *clone;       // LOST_WRITE: the copy
    gboolean never;             // LEAK: no path frees the buffer or passes it on
    gboolean freed;             // LEAK: some path frees it
    BsOp *freed_at;             // of the function: by which it was free, or NULL
    gboolean is_sure;           // it takes at most one decision; not asked of LOST_WRITE
    guint n_decided;            // how many decisions it takes when it is sure
    BsTurn turns[BS_MAX_TURNS]; // the decisions of a path that has it, as many as fit,
    guint n_turns;              // and how many there are
    gboolean was_known;         // and took no more
} BsFault;

typedef struct BsTrial {
    BsOp *function;
    GHashTable *copies;  // values that are clones now and were what they are clones of; or NULL
    GHashTable *renewed; // op -> values (GPtrArray): allocations that were there before and are
                         // elsewhere now, but meant to be new buffers there; or NULL
    GHashTable *known;   // faults that it had before; or NULL
    GCancellable *cancellable;
    BsCallees *callees;         // to ask for functions; or NULL
    guint64 *steps;             // of the pipeline's trials so far, to which it adds; or NULL
    gboolean incomplete;        // set when not all paths were tried
    const char *limit;          // set to what of the function is more than is followed
    gboolean on_heap, on_stack; // set when it has buffers of its own there
    gboolean frees;             // set when it frees some of those on the heap
} BsTrial;

/* The faults (of BsFault), each kind once for a buffer, a lost write once for the op that writes
   and the clone; of those that were known before the ones that are sure, and were. The array is the
   caller's. */
GArray *bs_trial_run(BsTrial *trial);
/* Of faults that were found: buffers that are used or freed when they must not be, and those that
   leak when `leaks`, for `known` of a later trial. Free with g_hash_table_unref(). */
GHashTable *bs_trial_known(const GArray *faults, gboolean leaks);
/* The buffer that was `from` is `to` from now on: where it went wrong, the program still does, but
   another fault of the same kind elsewhere is a new one. */
void bs_trial_rename_known(GHashTable *known, const BsValue *from, const BsValue *to);
