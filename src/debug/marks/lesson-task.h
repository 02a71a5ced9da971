// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions of a lesson that a machine answers: what the learner says is executed, and what comes
// of it says whether it is right, and if not, why. A step asks one by a line `task:`
//
//   task: input leak             an input with which that goes wrong
//   task: input peak 48          one with which so many bytes are on the heap at once
//   task: free %m                the line behind which a dealloc of that value is missing
//   task: edit right         the program, edited until nothing goes wrong and it gives the same
//   task: edit leak          edited until that happens
//   task: edit peak 48       edited until it is right and has at most so many bytes at once
//   task: edit buffers 1     until it is right and makes at most so many buffers
//   task: ops freed-twice        the two lines that free, or free and use, a buffer
//
// and those of marks/lesson-form.h, in which something is filled in.
//
// What can go wrong is "leak", "freed-twice" or "used-freed". A task is about the step's function
// (without one, the first of the program), at the end of the stage that the step's place is in;
// `free` about the program as it is written.
#pragma once

#include "debug/marks/lesson.h"

/* Whether all tasks of a lesson can be done: each can be read, its function is there, and what it
   asks for does go wrong. Places were checked (bs_lesson_check()). Moves the cursor. */
gboolean bs_lesson_check_tasks(const BsLesson *lesson, BsDocument *document, GError **error);
/* Judges what is said: an input as in sim/input.h, or numbers of lines, from 1 in the lesson's
   program. `*why` says what comes of it, in the language of the desktop; free with g_free(). The
   step has a task that was checked. Cost: a few executions, each of at most 100,000 steps. */
gboolean bs_lesson_try(const BsLesson *lesson, const BsLessonStep *step, const char *said,
                       char **why);
/* Whether the task is answered by another text of the program: that is what is said then. */
gboolean bs_lesson_task_edits(const BsLessonStep *step);
/* Whether the task is answered by lines of the program. */
gboolean bs_lesson_task_takes_lines(const BsLessonStep *step);
