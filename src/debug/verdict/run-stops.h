// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Breakpoints in a run: steps at which an op is executed, a buffer is freed, or a bit is set.
#pragma once

#include "debug/verdict/run-record.h"

typedef enum BsRunStopKind {
    BS_RUN_STOP_OP,    // it was executed
    BS_RUN_STOP_FREED, // the buffer was freed
    BS_RUN_STOP_SET,   // the value, an i1 or an indicator, became true, or that of a buffer
    BS_N_RUN_STOPS
} BsRunStopKind;

typedef struct BsRunStop {
    BsRunStopKind kind;
    guint32 id;     // of the op or value, the same in each document that is loaded from one recipe;
                    // the number of the buffer
    gboolean is_on; // else it stops nothing
} BsRunStop;

/* Whether one of `n` stops at a step. The run's own cursor is then there. */
gboolean bs_run_record_stops(BsRunRecord *record, const BsRunStop *stops, guint n, guint64 at);
/* The next (last) step at which one of `n` stops, and in `*which` (or NULL) which one. FALSE when
   there is none, or it was cancelled; `stop` may be NULL. The moment of the record stays what it
   is. Cost: that of the run. */
gboolean bs_run_record_find(BsRunRecord *record, const BsRunStop *stops, guint n, gboolean back,
                            GCancellable *stop, guint64 *found_at, guint *which);
