// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How far one has come in the lessons: which questions were answered, in a key file in the user's
// state directory. A question is known by its words, so that a lesson may change around it.
#pragma once

#include "debug/marks/lesson.h"

// How a question went.
typedef enum BsProgress {
    BS_PROGRESS_TRIED = 1 << 0, // an answer was wrong, or shown
    BS_PROGRESS_SOLVED = 1 << 1
} BsProgress;

typedef struct BsProgressCount {
    guint questions, tried, solved, at_once; // at the first try
} BsProgressCount;

/* BsProgress of a step of the lesson at that address; 0: nothing is known, or it asks nothing. */
guint bs_progress_get(const char *uri, const BsLessonStep *step);
/* Notes it, at once. What cannot be written is lost with the program. */
void bs_progress_set(const char *uri, const BsLessonStep *step, guint progress);
BsProgressCount bs_progress_count(const char *uri, const BsLesson *lesson);
/* Forgets a lesson; NULL: all of them. */
void bs_progress_forget(const char *uri);
