// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exercises that are made at random: a small program, and a question about a step of its run, or
// which block frees a buffer in the end. The program is put together of pieces; what the run
// reports decides which answer is right, and only one is.
#pragma once

#include "debug/marks/lesson.h"

/* The text of a lesson with one question, in the language of the desktop; the same for the same
   number. Free with g_free(). Cost: a few runs of a program of about ten ops. */
char *bs_exercise_text(guint32 number);
