// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lessons: a program with places in its run to look at, text about each, and questions. A lesson is
// one text file that anyone can write:
//
//   lesson: Who frees this?                     the title
//   about: One allocation and its free.         a line for the list of lessons
//   pipeline: builtin.module(...)               optional; else the ownership pipeline
//
//   --- program
//   func.func @f() { ...                        the MLIR, up to the next line that begins with ---
//
//   --- step: after ownership-based-buffer-deallocation
//   function: f                                 optional: what is brought into view, ...
//   select: %alloc                              ... a value, as it is printed there, ...
//   table: ownership                            ... and a table below
//   task: input leak                            what a machine judges, see marks/lesson-task.h
//   Paragraphs of text, divided by empty lines.
//   ? Who frees %alloc?                         optional: a question with its answers, the right
//   - The caller :: No, it never sees it.       ones marked by +, each with what is said of it
//   + The function :: Yes.
//
// A place is `input`, `end`, `after STAGE`, or `STAGE: KIND N`: the Nth event of a kind in a stage
// (`KIND` alone: the first). A stage is its number or the name of its pass (`canonicalize#2`: the
// second such stage); kinds are those of passes/run/event.h.
#pragma once

#include "debug/document/document.h"

enum { BS_LIMIT_LESSON_BYTES = 1 << 20, BS_LIMIT_LESSON_STEPS = 200 };

typedef struct BsLessonAnswer {
    char *text, *comment; // owned; comment may be NULL
    gboolean right;
} BsLessonAnswer;

typedef struct BsLessonStep {
    guint32 line;                            // in the file, from 1
    char *place, *function, *select, *table; // owned; all but the place may be NULL
    char *task;                              // that a machine judges (marks/lesson-task.h), or NULL
    // where they are in the file; 0 for what is NULL
    guint32 function_line, select_line, table_line, task_line, question_line;
    char *text;         // owned
    char *question;     // owned, or NULL
    char *key;          // by which the question is known, whatever the language; owned, or NULL
    GPtrArray *answers; // of BsLessonAnswer
} BsLessonStep;

typedef struct BsLesson {
    char *title, *about, *pipeline; // owned; pipeline NULL: the ownership pipeline
    guint32 pipeline_line;          // in the file, from 1
    char *program;                  // owned
    guint32 program_line;           // of its first line in the file, from 1
    GPtrArray *steps;               // of BsLessonStep
} BsLesson;

// What `table:` may name: the tables of the window, up to NULL.
extern const char *const bs_lesson_tables[];

#define BS_LESSON_ERROR (bs_lesson_error_quark())
/* The domain of the errors below; their code is 0. */
GQuark bs_lesson_error_quark(void);

/* Reads a lesson. NULL with `error` (domain BS_LESSON_ERROR), whose text begins with the line that
   is wrong. Free with bs_lesson_free(). */
BsLesson *bs_lesson_parse(const char *text, gsize len, GError **error);
void bs_lesson_free(BsLesson *lesson);
/* Puts its words, each paragraph by itself, into the language of the desktop, as far as the
   catalogue has them: it has those of the lessons that come with the program. */
void bs_lesson_translate(BsLesson *lesson);

/* Whether it asks for something that a machine judges: what is wrong is not to be shown then. */
gboolean bs_lesson_has_tasks(const BsLesson *lesson);
/* Runs the lesson's program. NULL with `error` when its pipeline is none, or the program cannot be
   parsed. A program that a pass refuses is fine: lessons show that, too. */
BsDocument *bs_lesson_load(const BsLesson *lesson, const char *name, GCancellable *cancellable,
                           GError **error);
/* The position of a step's place; FALSE with `error` when there is no such stage or event. */
gboolean bs_lesson_find_place(const BsLessonStep *step, BsDocument *document, guint32 *position,
                              GError **error);
/* Whether all places, functions and values of the lesson are there. Moves the cursor. */
gboolean bs_lesson_check(const BsLesson *lesson, BsDocument *document, GError **error);
/* A text of a step, which names values and blocks as they are printed there, with the names that
   views show: the document stands at the step, `function` is the one in view, or NULL. Free with
   g_free(). */
char *bs_lesson_words(BsDocument *document, const BsOp *function, const char *text);
