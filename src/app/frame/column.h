// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A column of a comparison: the code of the function in view after a stage of the run that the
// window shows, or of another pipeline on the same source, which the column runs itself; with the
// choice of both above it.
//
// What stands in a column is said in words: those of a pipeline (debug/document/pipeline-words.h),
// or none for the run of the window, and `@` with a stage where it is not the cursor, or the end of
// another run: "ownership@3", "@8", "legacy". `changed` tells that something else stands there, or
// its program moved; `ready` that another run has come, in which nothing is selected; `missing`
// that there is no such pipeline.
#pragma once

#include "app/code/code-view.h"

#define BS_TYPE_COLUMN (bs_column_get_type())
G_DECLARE_FINAL_TYPE(BsColumn, bs_column, BS, COLUMN, GtkBox)

/* With the run of `of`; `name` is what a screen reader calls its choice. */
GtkWidget *bs_column_new(BsSession *of, const char *name);

/* Puts something there. FALSE: there is no such pipeline; nothing changes. */
gboolean bs_column_put(BsColumn *column, const char *what);
/* Puts the last stage of the window's run there. */
void bs_column_put_end(BsColumn *column);
/* What stands there, with the words of the pipeline. Free with g_free(). */
char *bs_column_what(BsColumn *column);
/* Has another run load what the window has open now, unless it has; and shows the function in view.
 */
void bs_column_follow(BsColumn *column);

/* The run: that of the window, or its own. */
BsSession *bs_column_session(BsColumn *column);
BsCodeView *bs_column_view(BsColumn *column);
/* Whether its program is there, of the text that the window has open. */
gboolean bs_column_is_ready(BsColumn *column);
/* Whether its code can be compared: it is ready, its stage was reached, and it is code as it is
   printed. */
gboolean bs_column_is_comparable(BsColumn *column);
/* The event after which its code is. */
guint32 bs_column_position(BsColumn *column);
/* What is to be measured for it: the name of the run, with the stage where that is not its end, and
   the text of the pipeline up to there. Both are the caller's. Only when it is ready. */
void bs_column_run(BsColumn *column, char **name, char **pipeline);
/* The words of the pipeline that the window's run is by, also when a lesson chose it. */
const char *bs_run_words(BsSession *session);
/* The systems and alternatives that are offered, NULL-terminated. */
extern const char *const bs_offered_runs[];
/* What is measured besides: each system with what can be done before or behind it; NULL-terminated.
 */
extern const char *const bs_alternative_runs[];
