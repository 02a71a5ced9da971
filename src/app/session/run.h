// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The run that a person walks through: an execution of a function at the end of a stage, with an
// input, and a cursor over its steps. It is made on a worker in a document of its own, so that the
// session's cursor stays where it is; what it tells of are ops of the session's document.
//
// Signals: `loaded` (a run is there, or none is any more, or making one failed), `moved` (its
// cursor), `inputs` (those that the machine finds are known), `stops` (breakpoints of the run).
// Property `busy`: a worker makes it, or looks for a breakpoint in it; until then it stays where it
// is.
#pragma once

#include "debug/marks/run-marks.h"
#include "debug/verdict/heap-map.h"
#include "debug/verdict/run-inputs.h"

#define BS_TYPE_RUN (bs_run_get_type())
G_DECLARE_FINAL_TYPE(BsRun, bs_run, BS, RUN, GObject)

BsRun *bs_run_new(void);
/* The document whose program is run from now on; NULL: none. What was run is forgotten, and what
   works is stopped; of another text of the same program (`again`) bs_run_resume() knows what was
   run, and where one stood. Borrowed. */
void bs_run_set_document(BsRun *run, BsDocument *document, gboolean again);

// -- making one ----------------------------------------------------------------------------------

/* Runs a function (NULL: the first that can be) at the end of a stage, with an input as --args
   takes it (NULL: one that is found); `loaded` follows. The cursor then stands at `step`. */
void bs_run_start(BsRun *run, guint32 stage, const char *function, const char *args, guint64 step);
/* Runs a function as it was run in the text of the program before: with that input where it still
   fits, else with one that is found, and the cursor stands where it stood, or at the last step. */
void bs_run_resume(BsRun *run, guint32 stage, const char *function);
/* The function that was run in the text before, and is still there; NULL: none. Borrowed. */
const char *bs_run_resumed_function(BsRun *run);
/* The input that did not fit any more, so that the run has one that was found; NULL: none. */
const char *bs_run_replaced_args(BsRun *run);
/* Stops at once what works: what was executed until then can be walked. */
void bs_run_stop(BsRun *run);
gboolean bs_run_is_busy(BsRun *run);
/* Whether it makes a run now. */
gboolean bs_run_is_starting(BsRun *run);
/* Why the last one could not be made, or NULL. */
const char *bs_run_error(BsRun *run);
/* The inputs (BsRunInput) that are found for the run's function and stage, or that is asked for;
   NULL until they are known. Borrowed. */
const GPtrArray *bs_run_inputs(BsRun *run);

// -- the run -------------------------------------------------------------------------------------

/* Whether there is one; the rest of this section is of it, and what is returned is borrowed until
   `loaded`. */
gboolean bs_run_is_loaded(BsRun *run);
guint32 bs_run_stage(BsRun *run);
const char *bs_run_function(BsRun *run);
const char *bs_run_args(BsRun *run);
guint64 bs_run_n_steps(BsRun *run);
BsEnding bs_run_ending(BsRun *run, const char **why);
/* The faults of the whole run. */
const BsMachineFault *bs_run_faults(BsRun *run, guint *n);
/* The heap over its steps. Its ops are those of bs_run_document(). */
const BsHeapMap *bs_run_heap_map(BsRun *run);
/* The run itself; not while it is busy. */
BsRunRecord *bs_run_record(BsRun *run);
/* The document in which it was made, at the end of its stage; not the session's. */
BsDocument *bs_run_document(BsRun *run);
/* The op of the session's document that is the same as one of that document; NULL for NULL, and
   where there is none. */
const BsOp *bs_run_own_op(BsRun *run, const BsOp *op);

/* The op of the session's document with that id, at the stage of the run; NULL: there is none. */
const BsOp *bs_run_find_own_op(BsRun *run, guint32 id);
/* The value of the session's document with that id, at the stage of the run; NULL: there is none.
 */
const BsValue *bs_run_own_value(BsRun *run, guint32 id);

// -- the cursor ----------------------------------------------------------------------------------

guint64 bs_run_step(BsRun *run);
/* The moment behind that step, until the cursor moves; NULL without a run. Its ops and values are
   those of bs_run_document(). */
const BsRunMoment *bs_run_moment(BsRun *run);
/* The op of the session's document that was executed last: the op itself, when its function is
   `function`, else the call there that it is in; NULL: neither. */
const BsOp *bs_run_executed(BsRun *run, const BsOp *function);
/* The words of a value (its id) in the innermost call, or the run's function, that has it, and how
   they are kept; NULL: it has none now. */
const guint64 *bs_run_value_words(BsRun *run, guint32 value, const BsStorage **storage);
/* Looks at elements of a buffer; see bs_heap_look(). */
const BsHeap *bs_run_heap(BsRun *run);
/* How often control went from a terminator (of the session's document) to its successor number
   `successor` until now. */
guint64 bs_run_taken(BsRun *run, const BsOp *op, guint32 successor);

/* The same of the entry into a region of an op. */
guint64 bs_run_entered(BsRun *run, const BsOp *op, guint32 region);

/* Moves; FALSE: it is there already, or is busy. */
gboolean bs_run_go(BsRun *run, guint64 step);
gboolean bs_run_walk(BsRun *run, BsStepGrain grain, gboolean back);
/* Whether a breakpoint stops at the step of the cursor. */
gboolean bs_run_stops_here(BsRun *run);
/* To the next (last) step at which a breakpoint stops, looked for by a worker. Without one it
   stays, and `nothing-found` is emitted. */
void bs_run_find(BsRun *run, gboolean back);

// -- breakpoints ---------------------------------------------------------------------------------

/* BsRunStop; they stay with another run and with another text of the program, as BsRunMarks has
   them: those whose subject is gone have the id BS_RUN_MARK_LOST. Borrowed. */
const GArray *bs_run_stops(BsRun *run);
/* What one is about, in words of the program; see bs_run_marks_words(). Borrowed. */
const char *bs_run_stop_words(BsRun *run, guint index);
/* Adds one at an op or a value of the session's document, or takes away the same. */
void bs_run_toggle_stop(BsRun *run, BsThing thing);
/* The same at the free of a buffer of the run. Without such a buffer: nothing. */
void bs_run_toggle_stop_freed(BsRun *run, guint32 number);
void bs_run_enable_stop(BsRun *run, guint index, gboolean on);
void bs_run_remove_stop(BsRun *run, guint index);
