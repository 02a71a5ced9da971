// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One opened program: the document with its cursor, the function in view and what is selected.
// Every widget of a window has the session as a property and follows its signals; nothing but the
// session moves the document.
//
// Signals: `loaded` (another document, or a failure to read the first one; a later failure is told
// by `notify::problem` alone, as what was open stays), `moved` (the cursor or the
// function changed), `selected` (the selection changed),
// `hovered` (what the pointer is on), `unread` (bs_session_unread() is another one), `veiled` (what
// is not told is something else), `withheld` (one wanted to go on to what is not told). Properties,
// all read-only and notified: `loading`, `cursor`, `n-events`, `stage`, `n-stages`, `function`,
// `sentence`, `title`, `problem`, `hide-unchanged`, `naming`, `findings` (how many there are; -1
// until it is known), `verdicts` (on how many stages there are some).
#pragma once

#include "app/session/run.h"
#include "debug/compare/diff.h"
#include "debug/document/document.h"
#include "debug/document/import.h"
#include "debug/document/place.h"
#include "debug/marks/lesson.h"
#include "debug/telling/explain.h"
#include "debug/telling/loud.h"
#include "debug/verdict/check.h"
#include "debug/verdict/stage-verdicts.h"
#include "view/scene/scene.h"

#include <gio/gio.h>

#define BS_TYPE_SESSION (bs_session_get_type())
G_DECLARE_FINAL_TYPE(BsSession, bs_session, BS, SESSION, GObject)

BsSession *bs_session_new(void);

// -- loading -------------------------------------------------------------------------------------

/* Reads and runs a file on a worker; `loaded` follows. What was open stays open until then, and
   when the file cannot be read. */
void bs_session_open(BsSession *session, GFile *file);
/* The same for a text; `name` is shown. */
void bs_session_open_text(BsSession *session, const char *name, GBytes *text);
/* The same for what a program prints of its passes (debug/dump/program.h), which runs in the
   folder. */
void bs_session_run_program(BsSession *session, char **argv, const char *folder);
/* The line that it was run with, or NULL when what is open is something else. */
const char *bs_session_command(BsSession *session);
/* Runs another text of the program that is open, which is that of `file` (NULL: of none) from now
   on. `loaded` follows, with the cursor and the selection where they were, as far as they are
   there; what was open stays until then, and when the text is no valid program: `unread`. */
void bs_session_revise(BsSession *session, GFile *file, GBytes *text);
/* Whether what is open took the place of another text of the same program. */
gboolean bs_session_is_revision(BsSession *session);
/* Whether what loads is such a text. */
gboolean bs_session_is_revising(BsSession *session);
/* The newest text of the program, when that is none and what is open is an older one that is; else
   NULL. Borrowed until `unread`. */
BsDocument *bs_session_unread(BsSession *session);
/* Whose rules programs are run by; another choice runs the present one again.
   Lessons keep the rules that they were written for. */
BsUpstream bs_session_upstream(BsSession *session);
void bs_session_set_upstream(BsSession *session, BsUpstream upstream);
/* Has mlir-opt do something to the program that is open (NOTHING: no more), and loads what comes
   out. Opening its file again does the same to it. */
void bs_session_import(BsSession *session, BsImport import);
/* What was done to it; and what would help it. */
BsImport bs_session_imported(BsSession *session);
BsImport bs_session_advice(BsSession *session);
/* Takes over whose rules and which names the other one's program has; what is loaded later has
   them. A chosen pipeline that there is not by these rules is chosen no more. */
void bs_session_follow(BsSession *session, BsSession *other);
/* The pipeline that the program is run by, in the words of debug/document/pipeline-words.h: what
   was chosen, else what it asks for, else "ownership". Lessons keep their own. */
const char *bs_session_pipeline(BsSession *session);
/* What was chosen, or NULL. */
const char *bs_session_chosen_pipeline(BsSession *session);
/* Chooses one for all programs; NULL: for each what it asks for. Runs the present one again, if
   that is another for it. FALSE when there is no such pipeline. */
gboolean bs_session_set_pipeline(BsSession *session, const char *pipeline);
/* Whether there is such a pipeline. */
gboolean bs_session_has_pipeline(BsSession *session, const char *pipeline);
/* Stops loading at once. */
void bs_session_cancel(BsSession *session);
gboolean bs_session_is_loading(BsSession *session);
/* The program that is run for what loads, "mlir-opt"; NULL: none is. */
const char *bs_session_awaited(BsSession *session);

/* The document, or NULL before something was loaded. Borrowed; only for reading. */
BsDocument *bs_session_document(BsSession *session);
/* The lesson that was opened, whose program the document is; NULL for a plain program. Borrowed. */
const BsLesson *bs_session_lesson(BsSession *session);
GFile *bs_session_file(BsSession *session);
/* Why the last file could not be read, or NULL. Errors in the program are in bs_document_diags().
 */
const char *bs_session_problem(BsSession *session);
/* What is wrong with the effects sheets that it was loaded with, or NULL. */
const char *bs_session_sheet_wrong(BsSession *session);
/* Whether there is a program to walk through. */
gboolean bs_session_is_walkable(BsSession *session);

/* The picture on the canvas, or NULL; `pictured` tells of another. Borrowed by all: who paints it
   says when it goes. */
const BsScene *bs_session_picture(BsSession *session);
void bs_session_set_picture(BsSession *session, const BsScene *picture);

/* What is wrong with the program (BsFinding, see debug/verdict/check.h), looked for in the
   background since it was loaded; NULL until it is known. Borrowed, until `findings` is notified.
 */
const GPtrArray *bs_session_findings(BsSession *session);
/* The verdicts on its stages, which come one by one; NULL until the first one is known. Borrowed,
   until `verdicts` is notified. */
const BsStageVerdicts *bs_session_verdicts(BsSession *session);
/* Those of the function in view alone, where it was executed; else those of the program. Borrowed,
   until `verdicts` is notified or another function is in view. */
const BsStageVerdicts *bs_session_verdicts_in_view(BsSession *session);
/* FALSE: the program is too large to be looked at so. */
gboolean bs_session_is_checked(BsSession *session);
/* The execution of the program that is walked through. Borrowed; it is the same for the session's
   life. */
BsRun *bs_session_run(BsSession *session);
/* Whether the views show the run: where it is, and what it says, in place of what the cursor's step
   did. The cursor then stays at the end of the run's stage; when the run moves, `moved` is emitted.
   Once it is not shown any more, the cursor is where it was before. */
void bs_session_set_shows_run(BsSession *session, gboolean shows);
gboolean bs_session_shows_run(BsSession *session);
// What the codes are in which the sentence is read: that at the cursor; the ends of other stages; a
// stage and the one before, which has the deallocs that the stage lowers.
typedef enum BsSight { BS_SIGHT_CURSOR, BS_SIGHT_STAGES, BS_SIGHT_PAIR } BsSight;
/* Has the sentence be about what is seen: of a pair, `pair` is the second stage, else 0. `moved` is
   emitted. */
void bs_session_set_sight(BsSession *session, BsSight sight, guint32 pair);
BsSight bs_session_sight(BsSession *session);
/* What a breakpoint of the run stops at: "%c is set". Free with g_free(). */
char *bs_session_run_stop_text(BsSession *session, guint index);
/* The number of the buffer in which a memref is now, in the run; 0: none. */
guint32 bs_session_run_buffer(BsSession *session, const BsValue *value);
/* Adds to a set what the sentence speaks of: ops, values, blocks. */
void bs_session_add_spoken(BsSession *session, GHashTable *things);
/* What the picture has of the run; NULL: it is not shown. Borrowed. */
const BsSceneRun *bs_session_scene_run(BsSession *session);
/* The op that the run executed last, in the function in view; NULL: none, or no run is shown. */
const BsOp *bs_session_executed_op(BsSession *session);
/* The op of that id, if it exists at the cursor; 0: NULL. Costs a walk through the program. */
const BsOp *bs_session_find_op(BsSession *session, guint32 id);

// -- walking -------------------------------------------------------------------------------------

// A jump is a place to come back to, a step is not.
typedef enum BsHop { BS_HOP_STEP, BS_HOP_JUMP, BS_HOP_REVISIT } BsHop;

// A way to walk: how, how on from an event that is hidden (NULL: the same way), and what to say
// when there is nothing to move to (NULL: nothing).
typedef struct BsWalkBy {
    BsMove move, on;
    BsHop hop;
    const char *nowhere;
} BsWalkBy;

/* Walks as debug/document/cursor.h says, past what is hidden, `times` times, and tells everyone
   once. The selection stays. FALSE when there is nothing to move to. */
gboolean bs_session_walk(BsSession *session, const BsWalkBy *by, guint times);
/* Jumps to an event, or to the end of a stage. */
gboolean bs_session_goto(BsSession *session, guint32 event);
gboolean bs_session_goto_stage(BsSession *session, guint32 stage);
/* Goes to an event without a place to come back to. */
gboolean bs_session_step_to(BsSession *session, guint32 event);
/* To where it was before (after): what jumps left behind. */
gboolean bs_session_can_revisit(BsSession *session, gboolean forward);
gboolean bs_session_revisit(BsSession *session, gboolean forward);
/* To the next (previous) event that touches the selection. */
gboolean bs_session_run_to_selection(BsSession *session, gboolean forward);
guint32 bs_session_cursor(BsSession *session);
guint32 bs_session_n_events(BsSession *session);
guint32 bs_session_stage(BsSession *session);
/* Of the step, in a run or in the passes. Borrowed, until it moves or is asked again. */
const char *bs_session_sentence(BsSession *session);
/* What that names, in order: of BsMention; in a run without the things. Free with g_array_unref().
 */
GArray *bs_session_mentions(BsSession *session);
/* The thing of a mention in a text; where it has none, what has that name in a function (NULL: in
   the one in view). Of nothing if there is none. */
BsThing bs_session_find_mentioned(BsSession *session, const char *function,
                                  const BsMention *mention, const char *text);

/* Whether walks and lists leave out what changed nothing; `notify::hide-unchanged` tells. */
gboolean bs_session_hides_unchanged(BsSession *session);
void bs_session_set_hide_unchanged(BsSession *session, gboolean hide);
/* What is left then; NULL when nothing is hidden. Borrowed. */
BsLoud *bs_session_loud(BsSession *session);

/* Which names values and blocks have, in all views; `notify::naming` tells, and then `moved`.
   Another choice is kept. */
BsNaming bs_session_naming(BsSession *session);
void bs_session_set_naming(BsSession *session, BsNaming naming);

// -- what is not told yet ------------------------------------------------------------------------

// Who asks, and so hides what would answer.
typedef enum BsVeil { BS_VEIL_LESSON, BS_VEIL_PREDICTION, BS_N_VEILS } BsVeil;
enum { BS_NO_VEIL = G_MAXINT32 };

/* Has nothing told of what comes behind an event, as long as it is asked for; BS_NO_VEIL: that is
   over. Of several who ask, the earliest event counts. Walks end there (`withheld`), there are no
   findings and no verdicts, and views leave out what those below say. `table`: the one that the
   question itself shows, or NULL. Another document is without. */
void bs_session_set_veil(BsSession *session, BsVeil who, guint32 event, const char *table);
guint32 bs_session_veil(BsSession *session);
gboolean bs_session_is_veiled(BsSession *session);
/* Whether nothing is to be told of an event, or of the end of a stage; of no stage (below 0) all
   is. */
gboolean bs_session_hides_event(BsSession *session, guint32 event);
gboolean bs_session_hides_stage(BsSession *session, gint stage);
/* The same of a table that says what comes in the end. */
gboolean bs_session_hides_table(BsSession *session, const char *name);

// -- differences ---------------------------------------------------------------------------------

// What is compared: nothing, the last step with what was before it, or two stages.
typedef enum BsCompare { BS_COMPARE_OFF, BS_COMPARE_STEP, BS_COMPARE_STAGES } BsCompare;

BsCompare bs_session_compare(BsSession *session);
void bs_session_set_compare(BsSession *session, BsCompare compare);
/* The stages for BS_COMPARE_STAGES; -1: at the cursor. */
void bs_session_set_compared(BsSession *session, gint before, gint after);
/* The event before the last step, with which BS_COMPARE_STEP compares. */
guint32 bs_session_came_from(BsSession *session);
/* The differences of the function in view; NULL when nothing is compared. Borrowed, until everyone
   was told of another move. */
const BsDiff *bs_session_diff(BsSession *session);

// -- the function in view ------------------------------------------------------------------------

/* The function in view at the cursor; NULL when there is none. */
BsOp *bs_session_function(BsSession *session);
const char *bs_session_function_name(BsSession *session);
void bs_session_set_function(BsSession *session, const char *name);

// -- selection -----------------------------------------------------------------------------------

/* Selects an op, with the value and block that go with it: a single result, the block it is in. */
void bs_session_select_op(BsSession *session, const BsOp *op);
void bs_session_select_value(BsSession *session, const BsValue *value);
void bs_session_select_block(BsSession *session, const BsBlock *block);
void bs_session_clear_selection(BsSession *session);
/* Selects what a sentence names, or what has become of it where the cursor is; of a function, it
   comes into view. */
void bs_session_select_named(BsSession *session, const BsThing *thing);
const BsOp *bs_session_selected_op(BsSession *session);
const BsValue *bs_session_selected_value(BsSession *session);
const BsBlock *bs_session_selected_block(BsSession *session);
/* Appends the ops and values that are one thing with what is selected, and what took its place:
   which of them a text shows depends on its stage (debug/document/heirs.h). Some may be there
   twice. */
void bs_session_selected_line(BsSession *session, GPtrArray *ops, GPtrArray *values);
/* The ops that light up with the selected one: a dealloc and everything that it was lowered to. */
const GPtrArray *bs_session_lit_ops(BsSession *session);
/* What the pointer is on, in whichever view; `hovered` is emitted when it changes. While views are
   not linked nothing is. */
void bs_session_hover(BsSession *session, const BsOp *op);
const BsOp *bs_session_hovered_op(BsSession *session);
/* Whether pointing at something, and selecting it, shows it in the other views as well; at first
   they are. */
gboolean bs_session_is_linked(BsSession *session);
void bs_session_set_linked(BsSession *session, gboolean linked);
/* What is selected in words: "%alloc", "^bb1", "cf.br"; "" for nothing. */
const char *bs_session_selection_text(BsSession *session);
/* The same with the name that the source has for it: "%0 (%select in the source)". */
const char *bs_session_selection_title(BsSession *session);
