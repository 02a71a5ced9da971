// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes a function of any stage with concrete values on a checked heap (sim/heap.h).
//
// A program is decoded once: each function becomes an array of instructions, one for each op, and
// each value has a place in the frame of a call. What an op does its row says (ir/does.h); there
// are no names of ops here. The program may be run after the IR went on to another stage: of the
// ops, only their addresses are still used, to tell who did something.
//
// A step is one executed op; a loop's op is one step when it is entered, and one each time its
// terminator leads round. The machine is deterministic: from the same moment come the same steps.
//
// A fault behind which nobody knows what a program does (a buffer is used when it is free, an
// access out of bounds, a division by zero, a failed assertion) ends the run. After others it goes
// on: a number that is shifted too far, say, is poison, which may be made but not asked for.
#pragma once

#include "sim/heap.h"
#include "sim/storage.h"
#include "support/i18n.h"

// -- programs ------------------------------------------------------------------------------------

typedef struct BsProgram BsProgram;

/* Decodes all functions of a program as it is now. Types and attributes of its context are used for
   as long as the program lives; ops only by their address. Cost: linear. */
BsProgram *bs_program_new(BsIr *ir);
BsProgram *bs_program_ref(BsProgram *program);
/* Frees it when nobody holds it any more. Accepts NULL. */
void bs_program_unref(BsProgram *program);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsProgram, bs_program_unref)

/* Whether the op is a function with a body that was decoded. */
gboolean bs_program_has(const BsProgram *program, const BsOp *function);
/* Why an op can't be run as a function (sim/unjudged.h); NULL: it can. */
const char *bs_program_problem(const BsProgram *program, const BsOp *function);
/* The functions that can be run (BsOp), in the order of the text. Borrowed. */
const GPtrArray *bs_program_functions(const BsProgram *program);
/* Edges of control of a function: where a branch, a switch or a loop may go. Numbers are dense in
   the program; the function's are from `*first` on. Returns how many. */
guint32 bs_program_edges(const BsProgram *program, const BsOp *function, guint32 *first);
/* How many jumps there are, and which op each is of; those of an op are in a row: to its
   successors, into its regions, or, of a loop or its end, into the body and behind the loop. */
guint32 bs_program_n_jumps(const BsProgram *program);
const BsOp *bs_program_jump(const BsProgram *program, guint32 jump);
/* Where an edge comes from, and the op that it leads to. */
void bs_program_edge(const BsProgram *program, guint32 edge, const BsOp **from, const BsOp **to);

// -- faults --------------------------------------------------------------------------------------

// One row per fault: enum, whether the run ends, words with which a sentence goes on.
// clang-format off
#define BS_MACHINE_FAULTS(X)                                                        \
    X(READ_FREED,     TRUE,  N_("is read when it is free"))                         \
    X(WRITTEN_FREED,  TRUE,  N_("is written when it is free"))                      \
    X(PASSED_FREED,   FALSE, N_("is passed on when it is free"))                    \
    X(RETURNED_FREED, FALSE, N_("is returned when it is free"))                     \
    X(FREED_TWICE,    FALSE, N_("is freed twice"))                                  \
    X(FREED_STACK,    FALSE, N_("is freed though it is on the stack"))              \
    X(FREED_GLOBAL,   FALSE, N_("is freed though it is a global"))                  \
    X(FREED_ARGUMENT, FALSE, N_("is freed though it is the caller's"))              \
    X(FREED_PART,     FALSE, N_("is freed through a memref that begins elsewhere")) \
    X(WRITTEN_EARLY,  FALSE, N_("is written while it is still read"))               \
    X(OUT_OF_BOUNDS,  TRUE,  N_("is accessed out of its bounds"))                   \
    X(UNWRITTEN,      FALSE, N_("is read where nothing was ever written"))          \
    X(LEAK,           FALSE, N_("leaks"))                                           \
    X(ASSERTION,      TRUE,  N_("an assertion fails"))                              \
    X(NO_RESULT,      TRUE,  N_("a number is divided by zero"))                     \
    X(OVERFLOW,       TRUE,  N_("a quotient does not fit its type"))                \
    X(UNDEFINED,      FALSE, N_("a result is undefined"))                           \
    X(BAD_SHAPE,      TRUE,  N_("sizes do not fit"))
// clang-format on

typedef enum BsMachineFaultKind {
#define X(id, ...) BS_MACHINE_##id,
    BS_MACHINE_FAULTS(X)
#undef X
        BS_N_MACHINE_FAULTS
} BsMachineFaultKind;

typedef struct BsMachineFault {
    BsMachineFaultKind kind;
    guint64 step;   // at which it happens; of a leak: the last one
    const BsOp *op; // that does it; of a leak: the return
    guint32 buffer; // 0: of no buffer
} BsMachineFault;

/* "is read when it is free". */
const char *bs_machine_fault_words(BsMachineFaultKind kind);

// -- running -------------------------------------------------------------------------------------

// Limits, all of them stated in the verdict when they are met.
typedef struct BsLimits {
    guint64 steps;   // executed ops
    gint64 bytes;    // of all buffers at once
    guint32 depth;   // calls in one another
    guint32 buffers; // made in all
    guint32 seconds; // 0: none; looked at every 65,536 steps
} BsLimits;
#define BS_LIMITS_USUAL \
    ((BsLimits){        \
        .steps = 10000000, .bytes = 1 << 28, .depth = 4000, .buffers = 1 << 22, .seconds = 10})

typedef enum BsEnding {
    BS_RUNNING,
    BS_RETURNED, // the function returned
    BS_STOPPED,  // at a fault, the last one
    BS_LIMITED,  // at a limit: nothing is said of what comes then
    BS_STUCK,    // at an op that the machine can't execute
} BsEnding;

typedef struct BsMachine BsMachine;

/* A machine at the entry of a function of the program, which outlives it, without arguments: each
   is set with bs_machine_argument() before the first step. */
BsMachine *bs_machine_new(const BsProgram *program, const BsOp *function, const BsLimits *limits);
/* Accepts NULL. */
void bs_machine_free(BsMachine *machine);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsMachine, bs_machine_free)

/* The words of argument `i` of the function, to be written, and how they are kept. */
guint64 *bs_machine_argument(BsMachine *machine, guint32 i, const BsStorage **storage);
/* The heap, into which arguments are put before the first step. */
BsHeap *bs_machine_heap(BsMachine *machine);

/* Told of each call of a function without a body, and of each op that nobody described, before it
   is taken to keep to the rules: of what it is given. */
typedef void (*BsMachineWatch)(gpointer data, const BsOp *op, guint32 n,
                               const BsStorage *const *storages, const guint64 *const *words);
void bs_machine_watch(BsMachine *machine, BsMachineWatch watch, gpointer data);

/* Notes in a table (sim/price.h), which is the caller's, what ops that free are asking. */
void bs_machine_price(BsMachine *machine, GHashTable *prices);

/* Executes up to `n` ops, fewer when the run ends. Returns how many. */
guint64 bs_machine_run(BsMachine *machine, guint64 n);
/* The same as long as they are no more than `n` ops' work: an op may do the work of many. The last
   one may do more. */
guint64 bs_machine_work(BsMachine *machine, guint64 n);

/* How it stands: whether it ended, how; of LIMITED and STUCK, why ("limit of 10000000 steps",
   "nobody says what 'x.y' does"; sim/unjudged.h). */
BsEnding bs_machine_ending(const BsMachine *machine, const char **why);
/* Ops executed so far. */
guint64 bs_machine_steps(const BsMachine *machine);
/* The same with the work of those that do more than one op's. */
guint64 bs_machine_worked(const BsMachine *machine);
/* The op that is executed next; NULL when it ended. */
const BsOp *bs_machine_op(const BsMachine *machine);
/* Faults so far, in order, at most BS_MACHINE_MOST_FAULTS of them; of each op and kind the first.
 */
enum { BS_MACHINE_MOST_FAULTS = 64 };
const BsMachineFault *bs_machine_faults(const BsMachine *machine, guint *n);
/* Results of the function that returned: words and how they are kept. FALSE: there are no more. */
gboolean bs_machine_result(const BsMachine *machine, guint32 i, const guint64 **words,
                           const BsStorage **storage);

// What runs cost: for comparisons.
typedef struct BsMachineCosts {
    guint64 steps, copied_bytes;
    guint64 checks;        // of what is to be freed (bs_op_is_run_time_check()); what a
                           // bufferization.dealloc asks: conditions, and pairs of memrefs
    guint64 library_calls; // of the functions of analysis/library.h
} BsMachineCosts;
BsMachineCosts bs_machine_costs(const BsMachine *machine);

/* A hash of all that the outside saw before the function returned: which functions without a body
   were called, with which values and contents. */
guint64 bs_machine_seen(const BsMachine *machine);
/* What the run takes for granted, ops of which nobody says what they do (BsOp, each once). */
const GPtrArray *bs_machine_assumed(const BsMachine *machine);
/* Whether control went along an edge of the program. */
gboolean bs_machine_took(const BsMachine *machine, guint32 edge);
/* Counts jumps from now on: all ways in which control goes on elsewhere, choices or not. */
void bs_machine_count_jumps(BsMachine *machine);
/* How often a jump was followed up to this moment. */
guint32 bs_machine_taken(const BsMachine *machine, guint32 jump);

// -- calls and values ----------------------------------------------------------------------------

/* Calls that are open: 1 in the function itself. */
guint32 bs_machine_depth(const BsMachine *machine);
/* The fewest that were open at any step since the last call of this, and after it. */
guint32 bs_machine_lowest(BsMachine *machine);
/* The function of call number `i`, 0 the outermost, and where it is: the op executed next, or the
   call that it waits for. */
const BsOp *bs_machine_frame(const BsMachine *machine, guint32 i, const BsOp **at);
/* The words of a value in that call, and how they are kept; NULL when the call has no such value.
   It is zero, or what it was in the round before, until it is computed. */
const guint64 *bs_machine_value(const BsMachine *machine, guint32 i, const BsValue *value,
                                const BsStorage **storage);
/* The same of the value of that id. */
const guint64 *bs_machine_value_of(const BsMachine *machine, guint32 i, guint32 id,
                                   const BsStorage **storage);

// -- moments -------------------------------------------------------------------------------------

// All that a machine is at one moment. Costs its frames, and what is changed afterwards.
typedef struct BsMoment BsMoment;

/* The moment at which the machine is. Free with bs_moment_free(). */
BsMoment *bs_machine_save(const BsMachine *machine);
/* Back, or forward, to a moment of this machine. What it took for granted and the edges it took
   stay. */
void bs_machine_restore(BsMachine *machine, const BsMoment *moment);
/* Accepts NULL. */
void bs_moment_free(BsMoment *moment);
/* Bytes that it holds by itself; what it shares with others is known of all together
   (bs_heap_held()). */
gsize bs_moment_bytes(const BsMoment *moment);
guint64 bs_moment_steps(const BsMoment *moment);
/* bs_machine_worked() of that moment. */
guint64 bs_moment_worked(const BsMoment *moment);
