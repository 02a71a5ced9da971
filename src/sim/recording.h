// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run as a record: a cursor over its steps, in both directions. It holds the run's moments at
// steps that are not too far apart; to go to a step is to restore the last moment before it and to
// execute from there, which gives the same again.
//
// The distance of two moments is counted in work (bs_machine_worked()), so that a step costs at
// most the work between two of them, and that of its own op: of 4,096 ops in a run of a million, of
// 65,536 in one of ten million. A step over a call or out of one looks at three such parts at most:
// of each is known how far the calls went back in it.
//
// Memory: at most BS_RECORDING_MOMENTS moments, which hold at most `bytes` besides what the machine
// holds itself; when there are more, every second one goes, and those that are left stand twice as
// far apart. Ops that write at random into a buffer of 32 MB, a million of them, need that twice.
#pragma once

#include "sim/machine.h"
#include "support/cancellable.h"

#include <glib.h>

enum {
    BS_RECORDING_APART = 4096, // work between two moments, at first
    BS_RECORDING_MOMENTS = 256,
};

typedef struct BsRecording BsRecording;

/* Takes over the machine, with its arguments set and no step taken, and runs it to its end. The
   cursor then stands at the end. `bytes`: for moments, 0: 256 MB. Where `stop` (or NULL) is
   cancelled meanwhile, that is the end, and the run is LIMITED: what was executed stands. */
BsRecording *bs_recording_new(BsMachine *machine, gsize bytes, GCancellable *stop);
/* Frees the machine, too. Accepts NULL. */
void bs_recording_free(BsRecording *recording);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsRecording, bs_recording_free)

/* The machine as it is at the cursor; to be looked at. */
const BsMachine *bs_recording_machine(const BsRecording *recording);
/* Steps of the whole run, and how it ended. */
guint64 bs_recording_steps(const BsRecording *recording);
BsEnding bs_recording_ending(const BsRecording *recording, const char **why);
/* Bytes that the moments hold. */
gsize bs_recording_bytes(const BsRecording *recording);
/* Steps that were executed once more so far, to get somewhere: what moves cost. */
guint64 bs_recording_replayed(const BsRecording *recording);
/* All faults of the run, wherever the cursor is. */
const BsMachineFault *bs_recording_faults(const BsRecording *recording, guint *n);

/* How many steps were executed at the cursor. */
guint64 bs_recording_at(const BsRecording *recording);
/* Moves the cursor; `step` 0 is the entry, beyond the end it is the end. Returns where it is. */
guint64 bs_recording_go(BsRecording *recording, guint64 step);

// How far a move goes.
typedef enum BsStepGrain {
    BS_STEP_OP,
    BS_STEP_OVER, // not into calls
    BS_STEP_OUT,  // to where the call that the cursor is in is over (backwards: begins)
} BsStepGrain;

/* One move, `back` or forward. FALSE: it was at the end already. */
gboolean bs_recording_step(BsRecording *recording, BsStepGrain grain, gboolean back);
/* To the next (last) step at which an op is executed next.
   FALSE, and the cursor stays, when there is none. Cost: that of the run. */
gboolean bs_recording_find_op(BsRecording *recording, const BsOp *op, gboolean back);
