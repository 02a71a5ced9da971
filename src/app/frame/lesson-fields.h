// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fields of a form of a lesson (debug/marks/lesson-form.h), in a grid: a list has boxes to
// tick, the others a choice in each row, which begins with none.
#pragma once

#include "debug/marks/lesson-form.h"

#include <gtk/gtk.h>

/* Takes all fields away. */
void bs_lesson_fields_clear(GtkGrid *grid);
/* Adds the form's, with nothing chosen, to an empty grid. */
void bs_lesson_fields_show(GtkGrid *grid, const BsForm *form);
/* What is chosen, as bs_form_try() reads it; free with g_free(). And choosing that. */
char *bs_lesson_fields_chosen(GtkGrid *grid, const BsForm *form);
void bs_lesson_fields_choose(GtkGrid *grid, const BsForm *form, const char *said);
/* Marks the row that is wrong, or all as right: -1. */
void bs_lesson_fields_mark(GtkGrid *grid, const BsForm *form, gint wrong);
