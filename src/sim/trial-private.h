// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a trial: choices in trial-paths.c, control flow in trial.c and trial-branches.c, how
// often loops go round in trial-rounds.c, from where to where they count in trial-bounds.c, who
// calls in trial-callers.c, numbers and conditions in trial-numbers.c and
// trial-relations.c, what ops do in trial-ops.c, and behind them in trial-transfers.c, buffers and
// what is in them in trial-memory.c, values that hold them in trial-held.c; what is known of faults
// in trial-known.c.
#pragma once

#include "analysis/id-map.h"
#include "dialects/common/arithmetic.h"
#include "ir/affine-map.h"
#include "ir/effects.h"
#include "sim/trial.h"
#include "support/arena.h"
#include "support/vec.h"

#include <string.h>

typedef enum TrialKind {
    TRIAL_NOTHING,
    TRIAL_NUMBER,
    TRIAL_BUFFER,
    TRIAL_FUNCTION,
    TRIAL_TUPLE, // holds buffers: in the path's list, from `real` on, are `meant` values that it is
                 // made of (0: nobody knows), and then `view` buffers
    TRIAL_TOKEN, // for work that is done elsewhere: `number` is a set of transfers
} TrialKind;

// What is known of a value. A memref has two buffers: the one that it is, and the one that it was
// meant to be before clones were made; each in the numbering of the path. There are very many of
// these at a time: they are kept small.
typedef struct TrialValue {
    guint8 kind;            // TrialKind
    guint8 is_choice : 1;   // a number: nothing said so
    guint8 is_constant : 1; // a number: the program says so
    guint8 is_spoilt : 1;   // NOTHING: it would be a number, had no rounds of a loop been left
                            // out, or were it known where something was written
    guint8 is_maybe : 1;    // a buffer, of one that holds it: it may be that
    guint32 real, meant;
    guint32 view; // of a buffer: the number of a definition, in which places are others; or 0
    union {
        gint64 number;
        BsOp *function;
    };
    gconstpointer bound_of; // a number that was chosen for the rounds of a loop, or by these, or
                            // comes from one: the loop
} TrialValue;

// A value of a function that runs, and what was decided of it.
typedef struct TrialSlot {
    TrialValue value;
    gint64 least, most;    // what it lies between when it is no number
    gint64 without;        // which it is not
    guint32 definition;    // the number of the one that it has, on this path
    guint8 is_without : 1; // there is one
    guint8 is_vague : 1;   // there are more, which are not known any more
    guint8 is_defined : 1; // on this path
    guint8 is_again : 1;   // more than once
    guint8 has_answer : 1; // a condition was decided before
    guint8 answer : 1;     // the last time
} TrialSlot;

// One place of a buffer that was written: a number for constant indices, or one that stands for
// values nobody knows, which may be any place and is the same one as long as they are the same
// values. `stamp` is the number of the write.
#define TRIAL_SOME_PLACE ((guint64)1 << 63)
typedef struct TrialCell {
    guint64 place, stamp;
    BsOp *op;             // NULL: nothing was written since the buffer is what it is
    const BsValue *clone; // that it goes into, and not into what was cloned; or NULL
    guint8 is_vague;      // of a whole: it is not known what of it was written
    TrialValue value;     // when it is a buffer
} TrialCell;

enum { TRIAL_CELLS = 6 };

// What is in a buffer: the trace of writes to it as a whole or at unknown places, and what was
// written since at places: all known, or only one.
typedef struct TrialContents {
    TrialCell whole; // place: unused
    guint n;
    TrialCell *cells; // room for TRIAL_CELLS, on the path's memory; NULL: there was none yet
    TrialValue held;  // what may be anywhere besides
} TrialContents;

// MEANT: there is none.
typedef enum TrialStorage { TRIAL_HEAP, TRIAL_STACK, TRIAL_OUTER, TRIAL_MEANT } TrialStorage;

typedef struct TrialBuffer {
    BsValue *made;
    TrialStorage storage;
    const BsOp *scope; // on the stack: the op at whose end it goes
    guint depth;       // of the function that has it
    BsOp *freed_at;    // the op of the function that is tried by which it was free first, or NULL
    gboolean is_free, may_be_free, is_kept, is_returned;
    TrialContents real, meant;
} TrialBuffer;

// Of a buffer, that goes on after the op that began it.
typedef struct TrialTransfer {
    TrialValue buffer, tag;
    gboolean is_read; // it reads the buffer
    const BsOp *by;   // the op of the function that began it
} TrialTransfer;

typedef BS_VEC(TrialSlot) TrialSlots;

// A function that runs.
typedef struct TrialFrame {
    TrialSlots slots;   // by number of the value
    BsIdMap *numbers;   // of the function's values, by id; it keeps them
    guint32 *n_defined; // values, on the path
    BsOp *function;
    guint depth;
} TrialFrame;

enum { TRIAL_PATHS = 256 }; // that are tried in order, and as many at random

// A set of paths.
typedef struct TrialPaths {
    guint64 bits[TRIAL_PATHS * 2 / 64];
} TrialPaths;

// What a decision depends on: a bit for each of the first arguments of the function that is tried,
// and one for all else that is not known. Another one says that what it depends on may allow one
// way alone.
typedef guint64 TrialCauses;
#define TRIAL_UNKNOWN ((TrialCauses)1 << 63)
#define TRIAL_DOUBTFUL ((TrialCauses)1 << 62)
enum { TRIAL_ARGUMENTS = 62 };

// What decides: a value, or an op.
typedef struct TrialChance {
    gconstpointer what;
    TrialCauses causes;
    const BsValue *root; // when it depends on this value alone, and agrees with all that was
                         // decided of it before; or NULL
    gboolean is_value;   // `what` is one
} TrialChance;

// What was decided in one way, for the first time on a path, the second, or later.
typedef struct TrialDecision {
    TrialPaths takers; // the paths that made it
    TrialCauses causes;
    const BsValue *root;  // as for a chance
    gboolean is_rootless; // on some path
    guint again;          // the number + 1 of the next time
    guint first;          // the number of the first time
    gconstpointer what;
    gboolean is_value; // `what` is one
    guint way;
} TrialDecision;

typedef struct TrialChoice {
    guint taken, n;
} TrialChoice;

// How often branches led to a block since control came into its region.
typedef struct TrialEntries {
    guint stay;       // which time in the region that was
    guint n;          // times
    guint n_computed; // decisions of the path before the first one
} TrialEntries;

// What comparisons have said of two numbers that are not known, with the definitions that they had.
typedef enum TrialOrder { TRIAL_SIGNED_ORDER, TRIAL_UNSIGNED_ORDER } TrialOrder;
typedef struct TrialRelation {
    const BsValue *a, *b;
    guint32 definition_a, definition_b;
    guint8 possible[TRIAL_UNSIGNED_ORDER + 1]; // outcomes, in each order
} TrialRelation;

// A loop of ops or branches while it runs. The clock goes on with each round of any loop.
typedef struct TrialLoop {
    gconstpointer what;   // an op, or the region of the branches
    guint began, round;   // by the clock: the first round, the last one
    guint64 n_rounds;     // that have begun
    guint64 tried, total; // rounds that are tried in any case; all, if that is known
    guint64 most;         // that can be tried
    guint64 room;         // as many are tried without leaving any out
    guint64 n_writes;     // of the path, when it began,
    guint n_numbers_kept, n_buffers_kept; // and what was put into memory
} TrialLoop;

// A comparison of two numbers: by how much they differed, and when.
typedef struct TrialCompared {
    guint path; // + 1
    guint clock;
    guint64 n_rounds; // of the loop that it was in
    gint64 difference;
} TrialCompared;

// How many rounds of a loop are worth trying besides two, none, and one.
enum { TRIAL_WANTS = 9 };
typedef struct TrialWant {
    guint64 rounds[TRIAL_WANTS];
    guint n;
    gint64 step;         // of a loop with bounds: what it counts by; else 0
    guint64 last, tried; // how many rounds it had; as of Rounds
} TrialWant;

// What is found out while a function is tried, and used when it is tried again.
typedef struct TrialPlan {
    GHashTable *wants;   // op or region -> TrialWant
    GHashTable *far;     // comparisons that change after more rounds than can be tried
    TrialCauses open;    // arguments that may be anything,
    gboolean knows_open; // which was asked for
    GHashTable *maps;    // attribute -> BsAffineMap, in the arena
    BsArena arena;
    guint n;             // things that were added
    gboolean is_thrifty; // a path asks the same only twice, and in callees once
} TrialPlan;

// What was decided on a path where the same is asked often.
typedef struct TrialAnswers {
    guint path; // + 1
    guint n;
    guint ways[2];
} TrialAnswers;

typedef struct TrialRun {
    BsTrial *trial;
    TrialPlan *plan;
    BsCallees *callees;
    GHashTable *numbers;     // function -> BsIdMap of its values
    BS_VEC(TrialSlots) idle; // of functions that have returned: memory for the next ones
    BS_VEC(TrialChoice) choices;
    guint next_choice;
    gboolean is_random;
    guint64 random;
    guint n_steps;
    guint max_steps, max_path; // of all paths, of one
    BsIdMap blocks;            // that branches lead to, by id
    BS_VEC(TrialEntries) entries;
    guint n_stays;       // in regions
    BsIdMap comparisons; // by id of the result
    BS_VEC(TrialCompared) compared;
    GHashTable *branch_loops; // as in analysis/loops.h
    GHashTable *answers;      // what is decided -> TrialAnswers
    gboolean keeps_open;      // what is not known is not decided just now
    guint reach;              // how many computations deep a number is looked for just now
    gboolean is_over;         // too many steps
    gboolean is_endless;      // that is because nothing could end a loop
    guint n_computed;         // branches that were decided by a number, and not by choice
    // Of one path:
    BsArena cells; // what buffers contain
    BS_VEC(TrialBuffer) buffers;
    BS_VEC(guint32) stack;           // those on the stack that are not released yet
    BS_VEC(TrialTransfer) transfers; // that nobody has waited for yet
    guint n_transfers;               // that began with a token
    BS_VEC(TrialValue) tuples;       // what is in them
    BS_VEC(TrialValue) gathered;     // operands of an op
    BS_VEC(TrialRelation) relations;
    GHashTable *globals; // name -> number of buffer + 1
    guint64 n_writes;
    guint n_numbers_kept, n_buffers_kept; // that were put into memory at known places
    gboolean has_spoilt;                  // values
    guint32 n_defined;                    // values
    BS_VEC(TrialLoop) loops;              // that run, the outermost first
    guint clock;
    gboolean is_hurried; // in the middle of a long loop: what was decided before is so again
    gboolean is_broken;  // there was a fault that is known
    BsOp *here;          // the op of the function that is tried
    // Of all paths:
    TrialCauses related; // arguments that an assertion is on together
    guint n_paths;
    TrialPaths tried;
    GHashTable *freed, *passed;     // values that make buffers which some path frees, or passes on
    GHashTable *known[BS_N_FAULTS]; // what has the fault -> its number + 1
    GArray *faults;
    BS_VEC(TrialPaths) faulty; // by number of the fault: the paths that have it
    GHashTable *numbers_of;    // what was decided, with the way that was taken -> its number + 1
    BS_VEC(TrialDecision) decisions;
} TrialRun;

/* One of `n` ways to go on, to be told bs_trial_take(). `what` is as in the chance. */
guint bs_trial_choice(TrialRun *run, const TrialFrame *frame, gconstpointer what, guint n);
/* What nothing decided goes that way, of at most 16. */
void bs_trial_take(TrialRun *run, const TrialChance *chance, guint way);
/* Both: one of `n` ways. */
guint bs_trial_choose(TrialRun *run, const TrialFrame *frame, const TrialChance *chance, guint n);
/* The path that is tried just now. */
void bs_trial_add_path(const TrialRun *run, TrialPaths *paths);
void bs_trial_remove_path(const TrialRun *run, TrialPaths *paths);
/* The next path in order. FALSE: there is none. */
gboolean bs_trial_next_path(TrialRun *run);
/* Whether no decision, one, or several free ones make the paths that are faulty, and how many:
   others may depend on one another, so that no path makes them all. */
gboolean bs_trial_is_sure(const TrialRun *run, const TrialPaths *faulty, guint *n_decided);
/* The decisions without which a path that has the fault would not have it. */
void bs_trial_find_turns(const TrialRun *run, const TrialPaths *faulty, BsFault *fault);

// -- what is known (trial-known.c) ----------------------------------------------------------------

/* What makes a lost write one: who writes, and the clone. */
gpointer bs_trial_lost_key(const BsFault *fault);
/* Whether it was known before; `known` may be NULL. */
gboolean bs_trial_is_known(GHashTable *known, const BsFault *fault);
/* Whether a path that comes to it was wrong before; likewise. */
gboolean bs_trial_is_broken(GHashTable *known, const BsFault *fault);
/* What was found in another run: it says more of what is known, or is new. */
void bs_trial_add_found(GArray *faults, const GArray *more);
/* Says which faults were known, and takes away those of them that are not sure. */
void bs_trial_compare_known(GArray *faults, GHashTable *known);

// -- callers (trial-callers.c) --------------------------------------------------------------------

/* Whether only the program itself calls the function. */
gboolean bs_trial_is_private(const BsOp *function);
/* Which of the first arguments may be anything, whatever the others are: all when anyone may call
   the function, else those that some caller has from others and passes on. Costs a walk through the
   symbol table around a private function. */
TrialCauses bs_trial_open_arguments(const BsOp *function, BsCallees *callees);

/* Goes through the ops of a region: the terminator by which control leaves it, or NULL when the
   path is over. */
BsOp *bs_trial_region(TrialRun *run, TrialFrame *frame, const BsRegion *region);

// -- branches (trial-branches.c) ------------------------------------------------------------------

enum {
    TRIAL_ENTRIES = 64
}; // into a block, or the regions of one op: control does not end for long

/* What chooses one of several ways is the first operand, if it is not the op itself. */
TrialChance bs_trial_switch(const TrialFrame *frame, const BsOp *op);
/* Which case of a cf.switch or scf.index_switch a number chooses, from 1 on, or 0: none. FALSE: it
   is not known. */
gboolean bs_trial_case(TrialRun *run, TrialFrame *frame, const BsOp *op, guint *way);
/* The successor to which control goes; `stay` is which time in the region that is. */
guint bs_trial_successor(TrialRun *run, TrialFrame *frame, const BsOp *terminator, guint stay);
/* Control comes to a block. */
void bs_trial_come_to(TrialRun *run, const BsBlock *block, guint stay);

// -- the ends of loops (trial-bounds.c) -----------------------------------------------------------

enum { TRIAL_DIMS = 4 };

// From where, to where, or by how much a loop counts: a value of the program, a number, or both.
typedef struct TrialEnd {
    const BsValue *value; // or NULL
    gint64 number;
    gboolean is_known; // the number
} TrialEnd;

typedef struct TrialEnds {
    guint32 n_dims;
    TrialEnd of[TRIAL_DIMS][BS_LOOP_STEP + 1];
} TrialEnds;

/* The ends of a loop in each dimension. FALSE: nobody knows them, or there are too many. */
gboolean bs_trial_ends(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialEnds *ends);
/* Result `i` of an op's map, whose operands begin at `first`. FALSE: there is none, or it is not
   known. */
gboolean bs_trial_apply(TrialRun *run, TrialFrame *frame, const BsOp *op, guint32 first, guint32 i,
                        gint64 *number);
/* Whether the condition of an affine.if holds. FALSE: it is not known. */
gboolean bs_trial_holds(TrialRun *run, TrialFrame *frame, const BsOp *op, gboolean *holds);

// -- rounds (trial-rounds.c) ----------------------------------------------------------------------

// What a loop counts in one dimension.
typedef struct TrialDim {
    gint64 lower, step;
    guint64 n; // numbers
} TrialDim;

// How an op with regions goes on.
typedef struct Rounds {
    guint64 total, next;       // of a loop with bounds: rounds, and the least number of what comes
    gboolean is_known;         // the total: it was not chosen
    TrialDim dims[TRIAL_DIMS]; // the innermost last,
    guint32 n_dims;            // which are known; 0: they are not
    guint n_entered;           // regions
    guint64 tried;             // rounds that it has on some path, and all that are fewer
    const TrialWant *want;
} Rounds;

Rounds bs_trial_rounds_begin(TrialRun *run, TrialFrame *frame, const BsOp *op);
/* Whether a loop with bounds has one more, in that block, and its number; gives the block what it
   counts. Of many rounds the first are tried, the last one, and those that are worth it; of what
   the others would have computed nothing is known then. */
gboolean bs_trial_rounds_next(TrialRun *run, TrialFrame *frame, Rounds *rounds,
                              const BsBlock *block, guint64 *round);

/* A loop (an op, or with NULL rounds branches in a region) begins; has a new round, with those
   before it so many; ends. */
void bs_trial_loop_begin(TrialRun *run, gconstpointer what, const Rounds *rounds);
void bs_trial_loop_round(TrialRun *run, guint64 n_rounds);
void bs_trial_loop_end(TrialRun *run);

// Whether a loop without bounds goes on when nothing says so.
typedef enum TrialGoing { TRIAL_FREE, TRIAL_STAY, TRIAL_LEAVE } TrialGoing;

/* After so many rounds, of which the first `free` may be the last. */
TrialGoing bs_trial_going(TrialRun *run, gconstpointer what, guint n_rounds, guint free);
/* What the number is was found by going round the innermost loop that runs, if it has no bounds. */
void bs_trial_bound_by_rounds(TrialRun *run, TrialValue *number);
/* An op compares those two numbers. TRUE: it is not to be relied upon, because it would change
   after more rounds than can be tried. */
gboolean bs_trial_compares(TrialRun *run, TrialFrame *frame, const BsOp *op,
                           const gint64 *operands);

// -- two numbers that are not known (trial-relations.c) -------------------------------------------

/* What an arith.cmpi of two of them says, by what others have said. FALSE: it may say either. */
gboolean bs_trial_find_order(TrialRun *run, TrialFrame *frame, const BsOp *op, gint64 *answer);
/* It was decided so. */
void bs_trial_relate(TrialRun *run, TrialFrame *frame, const BsOp *op, gboolean answer);
/* More is known of the value: what follows for those that it was compared with. */
void bs_trial_narrow_related(TrialRun *run, TrialFrame *frame, const BsValue *value);

// -- numbers (trial-numbers.c) --------------------------------------------------------------------

/* A function begins to run, and has run. */
TrialFrame bs_trial_enter(TrialRun *run, BsOp *function, guint depth);
void bs_trial_leave(TrialRun *run, TrialFrame *frame);
TrialValue *bs_trial_slot(TrialFrame *frame, const BsValue *value);
/* The value comes to be that. */
void bs_trial_define(TrialFrame *frame, const BsValue *value, TrialValue is);
/* The number of the path's definition that it was; 0: it was there from the start. */
guint32 bs_trial_definition(TrialFrame *frame, const BsValue *value);
gboolean bs_trial_is_condition(const BsValue *value);
/* The number that the value is; decides on one when it is a condition. FALSE: it is not known. */
gboolean bs_trial_number(TrialRun *run, TrialFrame *frame, const BsValue *value, gint64 *number);
/* The number that `value` is that one and a number apart: `value` becomes the one. FALSE: it is
   not unknown. */
gboolean bs_trial_root(TrialRun *run, TrialFrame *frame, const BsValue **value, gint64 *offset);
/* What the value lies between. */
void bs_trial_bounds(TrialFrame *frame, const BsValue *value, gint64 *least, gint64 *most);
/* It lies between these, too, unless it could not be anything then. */
void bs_trial_narrow(TrialFrame *frame, const BsValue *value, gint64 least, gint64 most);
/* What the op computes, when it does. FALSE: it does not compute. */
gboolean bs_trial_compute(TrialRun *run, TrialFrame *frame, const BsOp *op);
/* The number that a value is would be another one, had no rounds been left out. */
void bs_trial_spoil(TrialRun *run, TrialValue *value);
gboolean bs_trial_decide(TrialRun *run, TrialFrame *frame, const BsValue *condition);
/* Decides on that answer, unless it is known. */
gboolean bs_trial_insist(TrialRun *run, TrialFrame *frame, const BsValue *condition,
                         gboolean answer);
/* What a number depends on that is not known. */
TrialCauses bs_trial_causes(TrialRun *run, TrialFrame *frame, const BsValue *value);
/* Whether it may have any value: it is an argument of the function, or what an op makes of more
   than its operands. */
gboolean bs_trial_is_plain(const TrialFrame *frame, const BsValue *value);
/* The value, if it is such a one and all that was decided of it is known; or NULL. */
const BsValue *bs_trial_free_root(TrialFrame *frame, const BsValue *value);

// -- what goes on behind an op (trial-transfers.c) ------------------------------------------------

/* Whether what the op's region does goes on behind the op. */
gboolean bs_trial_is_task(const BsOp *op);
/* What the op begins, and what it waits for, besides its effects. */
void bs_trial_transfer(TrialRun *run, TrialFrame *frame, const BsOp *op);
/* Whoever waits for a tag, or ends the function (NOTHING: any tag), uses the buffers of transfers
   that have it. */
void bs_trial_end_transfers(TrialRun *run, TrialValue tag);

// -- what ops do (trial-ops.c) -------------------------------------------------------------------

/* An op without regions, or the effects of one with regions. */
void bs_trial_op(TrialRun *run, TrialFrame *frame, BsOp *op);
/* What may be any of its operands. */
TrialValue bs_trial_any_operand(TrialRun *run, TrialFrame *frame, const BsOp *op);

// -- values that hold buffers (trial-held.c) ------------------------------------------------------

/* Whether values of the type may be buffers, or hold them. */
gboolean bs_trial_can_hold(const BsType *type);
/* The buffers that a value is, holds, or may hold, each once. They stay until the next value is
   made that holds some. */
const TrialValue *bs_trial_parts(const TrialRun *run, const TrialValue *value, guint *n);
/* Several values (of which none is in the path's list) in one; and what one was made of, or it
   itself. */
TrialValue bs_trial_tuple(TrialRun *run, const TrialValue *values, guint n);
guint bs_trial_n_members(TrialValue value);
TrialValue bs_trial_member(const TrialRun *run, TrialValue value, guint i);
/* Of which no more is known than that it may be, or hold, the buffers of both. NOTHING: there are
   none. */
TrialValue bs_trial_either(TrialRun *run, TrialValue a, TrialValue b);
/* The buffer that is in all of the values which are or hold one; or what may be any of them. */
TrialValue bs_trial_one_of(TrialRun *run, const TrialValue *values, guint n);

// -- buffers (trial-memory.c) --------------------------------------------------------------------

#define TRIAL_ANYWHERE G_MAXUINT64

TrialValue bs_trial_new_buffer(TrialRun *run, BsValue *made, TrialStorage storage, guint depth);
/* A buffer with the contents of another; `copies`: it was the other before. */
TrialValue bs_trial_copy(TrialRun *run, BsValue *made, TrialValue source, gboolean copies,
                         guint depth);
/* The same buffer, which is meant to be a new one from now on: what is in it may be anything, and
   so is what is there already. */
TrialValue bs_trial_renew(TrialRun *run, TrialValue value);
void bs_trial_free_buffer(TrialRun *run, TrialValue value);
void bs_trial_use(TrialRun *run, TrialValue value);
/* An assertion fails. */
void bs_trial_fail_assertion(TrialRun *run, BsOp *op);
void bs_trial_read(TrialRun *run, TrialValue value, guint64 place, gboolean outside);
/* `whole`: nothing is left of what was there. `stored`: what is put there, or NULL. */
void bs_trial_write(TrialRun *run, TrialValue value, guint64 place, gboolean whole,
                    const TrialValue *stored);
/* A buffer of these is somewhere else, too, where nobody looks for it. */
void bs_trial_keep(TrialRun *run, TrialValue value);
/* It may be anywhere in the target besides what is there. */
void bs_trial_put(TrialRun *run, TrialValue target, TrialValue value);
/* All that may be in it. */
TrialValue bs_trial_content(TrialRun *run, TrialValue value);
/* What was put there. */
TrialValue bs_trial_load(TrialRun *run, TrialValue value, guint64 place);
/* All that is in a buffer becomes what is in the other. */
void bs_trial_overwrite(TrialRun *run, TrialValue target, TrialValue source);
/* What is at one place of a buffer is at another now; NULL: nobody knows where. */
void bs_trial_move_places(TrialRun *run, TrialValue target,
                          guint64 (*move)(guint64 place, const BsAttr *order), const BsAttr *order);
/* Of numbers in memory that were written behind that write nothing is known any more. */
void bs_trial_forget_numbers(TrialRun *run, guint64 n_writes);
/* The stack of an op is released, that had so many buffers when it began: those of the same op in
   functions that are still being called stay. */
void bs_trial_release(TrialRun *run, const BsOp *scope, guint from);
/* The path is over: it says nothing of new faults when it has one that is known. */
void bs_trial_forget_path(TrialRun *run);
/* The function that is tried is over: who sees its buffers, and which were not freed. */
void bs_trial_end(TrialRun *run, BsOp *terminator);
