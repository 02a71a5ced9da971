// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a person marked in the opened file, breakpoints and bookmarks, kept beside the user's data
// under the file's address. Every change is kept at once. Signal: `changed`.
#pragma once

#include "app/session/session.h"
#include "debug/marks/bookmarks.h"
#include "debug/marks/breakpoints.h"

#define BS_TYPE_MARKS (bs_marks_get_type())
G_DECLARE_FINAL_TYPE(BsMarks, bs_marks, BS, MARKS, GObject)

BsMarks *bs_marks_new(BsSession *session);
const BsBreakpoints *bs_marks_breakpoints(BsMarks *marks);
const BsBookmarks *bs_marks_bookmarks(BsMarks *marks);

/* Sets or removes a breakpoint: on the selected "op", "value" (its ownership) or "block", or on a
   kind of event, as "dealloc" or "pattern:NAME". FALSE when there is no such thing. */
gboolean bs_marks_toggle_breakpoint(BsMarks *marks, const char *on);
/* Sets or removes one on an op, wherever it is. FALSE when it is nowhere to be found again. */
gboolean bs_marks_toggle_op(BsMarks *marks, const BsOp *op);
/* Appends the ops that have a breakpoint, those that are enabled or those that are not. */
void bs_marks_ops(BsMarks *marks, gboolean enabled, GPtrArray *ops);
void bs_marks_enable_breakpoint(BsMarks *marks, guint index, gboolean enabled);
void bs_marks_remove_breakpoint(BsMarks *marks, guint index);

/* Adds a bookmark at the cursor; gives its index. */
guint bs_marks_add_bookmark(BsMarks *marks, const char *note);
void bs_marks_rename_bookmark(BsMarks *marks, guint index, const char *note);
void bs_marks_remove_bookmark(BsMarks *marks, guint index);
