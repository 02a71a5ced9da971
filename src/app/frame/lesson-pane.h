// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lesson beside the views: the text of a step, its question with answers to press, and the way to
// the next step. What a step shows is brought into view through the window's actions, so that the
// learner can walk on from there. Hidden when the session has no lesson.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

#define BS_TYPE_LESSON_PANE (bs_lesson_pane_get_type())
G_DECLARE_FINAL_TYPE(BsLessonPane, bs_lesson_pane, BS, LESSON_PANE, GtkBox)

/* Follows the session's lesson. */
void bs_lesson_pane_set_session(BsLessonPane *pane, BsSession *session);
/* Shows a step, from 0; those that do not exist are not shown. */
void bs_lesson_pane_show(BsLessonPane *pane, guint step);
/* The step in view, from 0, and how many there are. */
guint bs_lesson_pane_step(BsLessonPane *pane);
guint bs_lesson_pane_n_steps(BsLessonPane *pane);
/* Gives an answer, from 0, as pressing it does. */
void bs_lesson_pane_answer(BsLessonPane *pane, guint answer);
/* Gives the right answers, as far as they are known: the question counts as tried. */
void bs_lesson_pane_reveal(BsLessonPane *pane);
/* Forgets how its questions went, and goes to its first step. */
void bs_lesson_pane_restart(BsLessonPane *pane);
/* Has a button for another exercise of the kind; at first there is none. */
void bs_lesson_pane_offer_another(BsLessonPane *pane, gboolean offered);
/* Whether the step in view has the program edited. */
gboolean bs_lesson_pane_edits(BsLessonPane *pane);
/* Has a machine judge what is said where the step has a task; a few executions. */
void bs_lesson_pane_try(BsLessonPane *pane, const char *said);
