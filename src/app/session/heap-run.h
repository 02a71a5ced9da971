// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory over time: the function in view, executed at the end of the stage of the cursor with an
// input that is found, on a worker, in a document of its own. It is made as long as somebody wants
// it, and again when another function or stage is in view; where it can't be executed, there is
// what the text says. While people walk through a run of it (app/session/run.h), it is of that run.
// Signal: `changed`.
#pragma once

#include "app/session/session.h"
#include "debug/buffers/lifetimes.h"
#include "debug/verdict/heap-map.h"

#define BS_TYPE_HEAP_RUN (bs_heap_run_get_type())
G_DECLARE_FINAL_TYPE(BsHeapRun, bs_heap_run, BS, HEAP_RUN, GObject)

typedef enum BsHeapRunState {
    BS_HEAP_RUN_NONE,    // nobody wants it, or there is no function
    BS_HEAP_RUN_WORKING, // what is told is of the function or stage before
    BS_HEAP_RUN_STOPPED, // by bs_heap_run_stop()
    BS_HEAP_RUN_DONE,    // there is a map
    BS_HEAP_RUN_LINES    // it was not executed; why_not says why
} BsHeapRunState;

/* That of a session; borrowed, as long as the session lives. */
BsHeapRun *bs_heap_run_of(BsSession *session);

/* Somebody wants it, or does not any more. */
void bs_heap_run_want(BsHeapRun *run);
void bs_heap_run_leave(BsHeapRun *run);
/* Stops what is being executed; and executes it after all. */
void bs_heap_run_stop(BsHeapRun *run);
void bs_heap_run_again(BsHeapRun *run);

/* Whether what there is, or is made, is of the function and stage in view. */
gboolean bs_heap_run_is_of_view(BsHeapRun *run);
BsHeapRunState bs_heap_run_state(BsHeapRun *run);
/* NULL: it was not executed. Its ops are those of another document, and have the ids
   of ours (bs_heap_run_select()). Borrowed until `changed`, as all that follows. */
const BsHeapMap *bs_heap_run_map(BsHeapRun *run);
const char *bs_heap_run_why_not(BsHeapRun *run);
/* Those of the function in view at the cursor. */
const BsLifetimes *bs_heap_run_lifetimes(BsHeapRun *run);
/* Selects the op that made a buffer, and goes to the stage of the run when it is not at the
   cursor. */
void bs_heap_run_select(BsHeapRun *run, const BsMappedBuffer *buffer);
