// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a check: stages and functions in check.c, what a stage has moved, copied and folded
// in check-moves.c, which leaks count in check-leaks.c, what is said of a fault in check-text.c;
// what executing it shows in check-witness.c, along which paths in check-paths.c, which of it is
// known in check-marks.c, and what is said of that in check-shown.c.
#pragma once

#include "debug/verdict/check.h"
#include "sim/judge.h"

// What is done of it quickly: one of so many.
enum { BS_CHECK_QUICK_STEPS = 20, BS_CHECK_QUICK_PATHS = 10 };

// Where an allocation is.
typedef struct BsCheckPlace {
    BsOp *op;
    const BsBlock *block;
    const BsOp *parallel; // the affine.parallel around it, or NULL
} BsCheckPlace;

// Which leaks count.
typedef enum BsCheckLeaks {
    BS_LEAKS_NONE,      // a pass will free
    BS_LEAKS_ALL,       // it has freed
    BS_LEAKS_WHO_FREES, // none is there to free: those of functions that do it themselves
} BsCheckLeaks;

// A function at the end of a stage.
typedef struct BsCheckState {
    guint32 hash;   // of its text
    GArray *places; // of BsCheckPlace
} BsCheckState;

// A fault that executing a stage has shown: the same one in the next stage is not new.
typedef struct BsCheckMark {
    gboolean is_leak, on_stack, counts;
    gint kind; // BsMachineFaultKind; -1: any
    guint32 stage;
    BsLoc loc; // of what makes the buffer, or goes wrong
} BsCheckMark;

// A function that is executed.
typedef struct BsCheckJudge {
    BsJudge *judge;
    guint32 hash, ops;   // of its text and of the ids of its ops, with those that it may call
    gboolean is_same;    // it is as it was at the stage before
    GArray *marks;       // of BsCheckMark: all that the last stage shows
    GHashTable *freed;   // as in BsVerdict, of the stage before
    guint32 first_kinds; // bits: BsMachineFaultKind, of the input
    gboolean is_different, has_fault, is_limited;
    gboolean frees;     // it frees a buffer
    gboolean is_given;  // see bs_function_is_given()
    guint32 last_stage; // that was executed
    gboolean is_open;   // what it does with open numbers is not followed, at some stage,
    const char *why;    // because of that, when nothing else says so; or NULL
    gboolean is_many;   // it has more paths than are followed
    gboolean is_told;   // and that was told
    GPtrArray *maybes;  // of what check-paths.c keeps; or NULL
} BsCheckJudge;

typedef struct BsCheck {
    BsDocument *document;
    BsSought sought;
    gboolean own; // what goes wrong in the input counts, whatever it is
    GCancellable *cancellable;
    GPtrArray *findings;
    GHashTable *states; // function -> BsCheckState, of the stage before
    GHashTable *said;   // ops of which was told what needs no execution
    guint64 executed;   // steps of all functions at all stages
    guint32 stage;
    // Functions that a pass has freed all of, and those that one will; or all functions.
    GHashTable *freed, *to_free;
    gboolean all_freed, frees_all;
    gboolean has_fault; // executing has shown one, at some stage
    GHashTable *judges; // name of a function -> BsCheckJudge
    GArray *marks;      // of BsCheckMark: all that was told of
    GPtrArray *shown;   // of BsCheckShown
} BsCheck;

// A finding that executing a stage has shown, until it is known whether the last stage still has
// it.
typedef struct BsCheckShown {
    BsFinding *finding;
    const BsCheckJudge *judge;
    BsCheckMark mark;
    gboolean is_difference;
} BsCheckShown;

/* (check-witness.c) How many stages are looked at, the first ones. */
guint32 bs_check_n_stages(const BsCheck *check);

// -- leaks (check-leaks.c) ------------------------------------------------------------------------

/* What a stage runs on: the program, or one function of it. */
BsOp *bs_check_op_of(BsDocument *document, guint32 stage);
/* Finds what a pass will free all of; and, at each stage, notes what it has freed all of. */
void bs_check_find_freeing(BsCheck *check);
void bs_check_note_freeing(BsCheck *check);
/* Which leaks count in a function now. */
BsCheckLeaks bs_check_leaks_of(const BsCheck *check, const BsOp *function);

// -- marks (check-marks.c) ------------------------------------------------------------------------

/* Whether a fault like that, which counts, is among marks. */
gboolean bs_check_has_mark(const GArray *marks, const BsCheckMark *like);
/* Whether such a fault was told of. */
gboolean bs_check_was_shown(const BsCheck *check, const BsCheckMark *mark);

// -- what executing shows (check-witness.c) -------------------------------------------------------

/* Executes each function at the end of each stage, to find inputs. FALSE: nothing went wrong
   anywhere. */
gboolean bs_check_find_inputs(BsCheck *check);
/* Executes the functions of the stage at the cursor with what was found, and adds what is new. */
void bs_check_execute(BsCheck *check);
/* Takes away what the last stage has no more. */
void bs_check_drop_mended(const BsCheck *check);
void bs_check_judge_free(gpointer data);

// -- all paths (check-paths.c) --------------------------------------------------------------------

/* Follows the paths of a function that was just executed, and tries what leads along them. */
void bs_check_follow(BsCheck *check, BsCheckJudge *judge, const BsProgram *program,
                     const BsOp *function);
/* Adds what only may be so at the stage, along a path of such a function. */
void bs_check_add_maybes(BsCheck *check);
void bs_check_maybes_free(gpointer maybes);

// What is to be said of a fault that a run shows.
typedef struct BsCheckWitness {
    const BsOp *root; // the function that was executed
    const BsWitness *witness;
    const BsVerdict *verdict;
    BsTrace trace;
    const BsOp *function; // whose business it is
    const BsOp *made;     // there: makes the buffer, or the call that does; NULL: nobody
    const BsOp *shown;    // there: that goes wrong
    const BsOp *freed, *last;
    const BsOp *freed_before; // by which it was freed in the stage before, or NULL
    BsLoc loc;
} BsCheckWitness;

/* (check-shown.c) The finding of a fault on a path, without an execution. */
BsFinding *bs_check_add_path(BsCheck *check, const BsCheckWitness *at);
/* (check-shown.c) The finding of a fault, and of other results, with that input. `flow` is asked
   when the results are the same. */
BsFinding *bs_check_add_witness(BsCheck *check, const BsCheckJudge *judge, const BsCheckWitness *at,
                                gboolean is_sure);
BsFinding *bs_check_add_difference(BsCheck *check, const BsCheckJudge *judge, const BsOp *function,
                                   const BsVerdict *verdict, const BsFlowDifference *flow,
                                   guint input);

// -- moves (check-moves.c) ------------------------------------------------------------------------

/* Notes where the function's allocations are. */
void bs_check_find_places(BsCheckState *state, BsOp *function);
/* Tells of allocations that are elsewhere now, where no execution shows what is wrong with it. */
void bs_check_moves(BsCheck *check, const BsCheckState *before, const BsOp *function);
/* Adds to a finding of the function which allocations the stage has moved. */
void bs_check_note_moves(const BsCheck *check, BsFinding *finding, const BsOp *function);
/* Tells of allocations on the stack that are too large or grow it. */
void bs_check_stack(BsCheck *check, BsOp *function);

// -- texts (check-text.c) -------------------------------------------------------------------------

/* A finding of the stage that is checked. Its text may be completed; belongs to the check. */
BsFinding *bs_check_add(BsCheck *check, const BsOp *function, BsLoc loc, gboolean is_sure,
                        char *text);
/* Adds a note; takes the text. */
void bs_check_note(BsFinding *finding, BsFindingNoteKind kind, BsLoc loc, char *text);
/* "a clone of this buffer ..." where a pass has made it as a clone. Takes the text. */
char *bs_check_about(const BsOp *made, char *text);
/* Where the clone was made, and where a buffer is freed or lost: `words` says who does what. */
void bs_check_note_clone(const BsCheck *check, BsFinding *finding, const BsOp *made);
void bs_check_note_op(const BsCheck *check, BsFinding *finding, BsFindingNoteKind kind,
                      const BsOp *op, const char *const words[3]);
extern const char *const bs_check_freed_words[3];
void bs_finding_free(gpointer finding);
