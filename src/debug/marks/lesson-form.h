// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tasks of a lesson in which the learner fills in what a pass will write: rows with a choice each,
// and what the pass did says which is right. The line `task:` of a step is
//
//   task: ownership PLACE    the ownership of each memref in each block, at that later place
//   task: retains PLACE      what the dealloc retains that is inserted there (an event `dealloc`)
//   task: frees PLACE        what it has to free
//
// Rows are about what is there at the step itself, by the names that it has there.
#pragma once

#include "debug/marks/lesson.h"

enum { BS_LIMIT_FORM_ROWS = 16 };

typedef struct BsFormRow {
    char *label; // "%a in ^bb1"; owned
    guint right; // number of a choice
    char *why;   // it is, as the pass says it; owned
} BsFormRow;

typedef struct BsForm {
    GPtrArray *choices; // of char *, in the language of the desktop; of lists: no, yes
    GArray *rows;       // of BsFormRow, one or more
} BsForm;

/* Whether the step's task is one of these. */
gboolean bs_lesson_has_form(const BsLessonStep *step);
/* What there is to fill in. NULL with an error: the place is none, or not behind the step's, or
   there is nothing to fill in. The cursor stays. Free with bs_form_free(). */
BsForm *bs_lesson_form(const BsLessonStep *step, BsDocument *document, GError **error);
void bs_form_free(BsForm *form); // NULL is nothing
/* Judges the choices, "0 2 1", a number for each row. `*why` says of the first row that is wrong
   why, or that all are right; free with g_free(). Returns the number of the wrong row, or -1. */
gint bs_form_try(const BsForm *form, const char *said, char **why);
/* The right ones, said so. Free with g_free(). */
char *bs_form_solution(const BsForm *form);
