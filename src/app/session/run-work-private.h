// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What workers do for a run (app/session/run.h): they make it, list inputs for it, and look for
// breakpoints in it. They know nothing of the window: what they work on is all in the order.
#pragma once

#include "debug/verdict/heap-map.h"
#include "debug/verdict/run-inputs.h"
#include "debug/verdict/run-stops.h"

#include <gio/gio.h>

typedef struct BsRunWork {
    BsRecipe *recipe;     // of the document, when there is none yet
    BsDocument *document; // owned, as all of it
    BsRunRecord *record;
    BsHeapMap *map;
    guint32 stage;
    char *function, *args;
    gboolean may_find; // another input, when that one does not fit,
    char *replaced;    // which then is here
    BsNaming naming;
    GPtrArray *inputs; // that are found
    GError *error;
    guint64 step; // where the cursor is to be
    GArray *stops;
    gboolean back, found;
} BsRunWork;

/* Frees the order and what came of it. */
void bs_run_work_free(gpointer work);

// The work itself, as tasks are given it (GTaskThreadFunc); `work` is a BsRunWork. What was done
// until it is cancelled stays in it.

/* Makes the record and the map of a run with `args`, or with an input that is found; or the error.
 */
void bs_run_work_make(GTask *task, gpointer source, gpointer work, GCancellable *cancellable);
/* Finds inputs. */
void bs_run_work_list(GTask *task, gpointer source, gpointer work, GCancellable *cancellable);
/* Finds the next step at which one of `stops` stops; the record is lent to it. */
void bs_run_work_find(GTask *task, gpointer source, gpointer work, GCancellable *cancellable);
