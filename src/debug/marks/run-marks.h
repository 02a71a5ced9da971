// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The breakpoints of a run as a person sets them: at an op, at a value, at a buffer. They stay with
// the next run of the program, where a buffer is found again by the op that makes it, and they
// follow their op or value into another text of the program. One whose subject is gone stops
// nowhere, and stays.
#pragma once

#include "debug/document/place.h"
#include "debug/verdict/heap-map.h"
#include "debug/verdict/run-stops.h"

/* The `id` of a stop whose subject is not there: no op, value or buffer has it. */
#define BS_RUN_MARK_LOST G_MAXUINT32

typedef struct BsRunMarks BsRunMarks;

/* An empty list; free with bs_run_marks_free(). */
BsRunMarks *bs_run_marks_new(void);
void bs_run_marks_free(BsRunMarks *marks);
/* BsRunStop, in the order in which they were added. Borrowed. */
const GArray *bs_run_marks_stops(const BsRunMarks *marks);
/* The op or value of one as the program had it in words, "%a" or "memref.dealloc %a : ..."; of a
   buffer the op that makes it. NULL: there is no such place, as of what the caller gave. Borrowed.
 */
const char *bs_run_marks_words(const BsRunMarks *marks, guint index);

/* Adds one at an op or a value of the document, which may be at any stage, or takes away the same.
 */
void bs_run_marks_toggle(BsRunMarks *marks, BsDocument *document, BsThing thing);
/* The same at the free of a buffer of a run. `made_by`: the document's op that makes it, or NULL.
 */
void bs_run_marks_toggle_freed(BsRunMarks *marks, BsDocument *document, const BsHeapMap *map,
                               const BsOp *made_by, guint32 number);
/* Beyond the last one: nothing. */
void bs_run_marks_enable(BsRunMarks *marks, guint index, gboolean on);
void bs_run_marks_remove(BsRunMarks *marks, guint index);
void bs_run_marks_clear(BsRunMarks *marks);

/* Finds all subjects in another text of the program. Those of buffers have their numbers from
   bs_run_marks_find_buffers(). */
void bs_run_marks_resolve(BsRunMarks *marks, BsDocument *document);
/* Finds the buffers in another run: the same in the order of those that their op makes. */
void bs_run_marks_find_buffers(BsRunMarks *marks, const BsHeapMap *map);
