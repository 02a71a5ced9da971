// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The session's insides, for the files session-*.c.
#pragma once

#include "app/session/run.h"
#include "app/session/session.h"
#include "debug/document/place.h"
#include "debug/marks/visits.h"

struct _BsSession {
    GObject parent_instance;
    BsDocument *document;
    BsLesson *lesson; // whose program the document is, or NULL
    GFile *file;
    GBytes *text;       // as it was read, when the document has what mlir-opt made of it
    GBytes *revised;    // the newest text, when the program is edited
    BsDocument *unread; // it, when it is no program and the document is an older one; or NULL
    gboolean is_revision;
    gboolean revising; // what loads is another text of the program
    BsImport import;   // what mlir-opt did to it
    BsImport advice;   // what it could do
    BsNaming naming;
    BsUpstream upstream; // whose rules the next program is run by
    char *pipeline;      // that was chosen, in words; NULL: what a program asks for
    char *asked;         // what this one asks for; NULL: none
    char *problem, *sheet_wrong;
    GCancellable *loading; // NULL when nothing loads
    char *command;         // that printed the dump that is open, or NULL
    char *awaited;         // the program that what loads is waited for from, or NULL
    char *function;        // name of the function in view
    char *selection_text, *selection_title;
    char *sentence; // what is said at the cursor, when that is more than the document says
    BsThing picked; // what was selected; it may have been replaced where the cursor is now, by
    const BsOp *op;
    const BsValue *value;
    const BsBlock *block;
    GPtrArray *lit;
    const BsOp *hovered;
    const BsScene *picture; // the canvas owns it
    gboolean linked;
    BsVisits visits;
    gboolean hides_unchanged;
    BsLoud *loud; // NULL when nothing is hidden
    BsCompare compare;
    gint compared[2];      // stages, or -1
    guint32 at, came_from; // the cursor when everyone was told last, and before the last step
    BsDiff *diff;
    guint check_soon;                   // source id
    GCancellable *checking;             // NULL when nothing is looked for
    GPtrArray *findings;                // of BsFinding; NULL until it is known
    BsStageVerdicts *verdicts;          // of the stages that were executed; NULL: none yet
    BsStageVerdicts *function_verdicts; // of one function alone; NULL: it was not executed, or
    char *function_verdicts_of;         // nobody has asked; its name
    guint32 veils[BS_N_VEILS];          // behind which event nothing is told, or BS_NO_VEIL
    const char *asked_with;             // the table that a question goes with, interned; or NULL
    BsRun *run;
    BsSceneRun scene_run;
    gboolean shows_run;
    guint32 left; // where the cursor was before the run was shown
    BsSight sight;
    guint32 pair;       // the second of the two stages in sight; 0: they are no such pair
    guint32 pair_event; // what it did with the dealloc that was selected last; 0: none was
    char *told;         // the sentence of the run
};

/* Tells everyone that the cursor or the function changed, and with it maybe the selection. */
void bs_session_tell_moved(BsSession *session);
/* Selects what the selection is where the cursor is now. Whether that is something else; nobody was
   told yet. */
gboolean bs_session_follow_selection(BsSession *session);
/* Compares anew what is to be compared, and returns what was compared until now: views may still
   hold parts of it. */
BsDiff *bs_session_update_diff(BsSession *session);
/* Looks for what is wrong with the program that is open; `findings` is notified when it is known.
 */
void bs_session_start_check(BsSession *session);
/* Forgets what was found, and looks no further. */
void bs_session_stop_check(BsSession *session);
/* The same when nothing else was loaded for a while. */
void bs_session_start_check_soon(BsSession *session);
/* Tells everything again, with another document. */
void bs_session_drop_veils(BsSession *self);
/* Takes the document back to what may be told, if it went on; and says so. Whether it did. */
gboolean bs_session_keep_veil(BsSession *self);
/* What the step of the run did. */
const char *bs_session_run_sentence(BsSession *self);
/* Notes what the pair in sight did with what is selected. */
void bs_session_note_pair(BsSession *self);
/* Where a program is looked at, to be found again in another text of it (session-revise.c). */
typedef struct BsStand BsStand;
/* Free with bs_stand_free(); what is selected is found again by bs_stand_select(), which tells. */
BsStand *bs_stand_new(BsSession *session);
void bs_stand_free(BsStand *stand);
/* Moves the session's document to where another one was, and tells nobody. */
void bs_stand_go(const BsStand *stand, BsSession *session);
void bs_stand_select(const BsStand *stand, BsSession *session);
/* Has the session follow its run. */
void bs_session_init_run(BsSession *self);
/* Makes `loud` anew for another document, or another wish. */
void bs_session_update_loud(BsSession *session);
