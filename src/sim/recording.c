// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/recording.h"

#include "sim/machine-private.h"

struct BsRecording {
    BsMachine *machine;
    BS_VEC(BsMoment *) moments; // by step; the first is the entry
    guint64 apart;
    gsize bytes;
    guint64 steps; // of the whole run
    BsEnding ending;
    const char *why;
    BS_VEC(BsMachineFault) faults;
};

static gsize
bytes_held(const BsRecording *recording)
{
    gsize bytes = 0;
    for (guint i = 0; i < recording->moments.len; i++)
        bytes += bs_moment_bytes(recording->moments.data[i]);
    return bytes;
}

// Every second moment goes, the entry stays.
static void
thin_out(BsRecording *recording)
{
    guint n = 0;
    for (guint i = 0; i < recording->moments.len; i++) {
        if (i % 2)
            bs_moment_free(recording->moments.data[i]);
        else
            recording->moments.data[n++] = recording->moments.data[i];
    }
    recording->moments.len = n;
    recording->apart *= 2;
}

static void
keep_moment(BsRecording *recording)
{
    bs_vec_push(&recording->moments, bs_machine_save(recording->machine));
    while (recording->moments.len > 2 && (recording->moments.len > BS_RECORDING_MOMENTS ||
                                          bytes_held(recording) > recording->bytes))
        thin_out(recording);
}

static guint64
last_moment(const BsRecording *recording)
{
    return bs_moment_steps(bs_vec_last(&recording->moments));
}

BsRecording *
bs_recording_new(BsMachine *machine, gsize bytes)
{
    BsRecording *recording = g_new0(BsRecording, 1);
    recording->machine = machine;
    recording->apart = BS_RECORDING_APART;
    recording->bytes = bytes ? bytes : (gsize)256 << 20;
    keep_moment(recording);
    while (bs_machine_ending(machine, NULL) == BS_RUNNING) {
        bs_machine_run(machine,
                       last_moment(recording) + recording->apart - bs_machine_steps(machine));
        if (bs_machine_ending(machine, NULL) == BS_RUNNING)
            keep_moment(recording);
    }
    machine->deadline = 0; // it was met, or not: going there again takes as long as it takes
    recording->steps = bs_machine_steps(machine);
    recording->ending = bs_machine_ending(machine, &recording->why);
    guint n;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    for (guint i = 0; i < n; i++)
        bs_vec_push(&recording->faults, faults[i]);
    return recording;
}

void
bs_recording_free(BsRecording *recording)
{
    if (!recording)
        return;
    for (guint i = 0; i < recording->moments.len; i++)
        bs_moment_free(recording->moments.data[i]);
    bs_vec_free(&recording->moments);
    bs_vec_free(&recording->faults);
    bs_machine_free(recording->machine);
    g_free(recording);
}

const BsMachine *
bs_recording_machine(const BsRecording *recording)
{
    return recording->machine;
}

guint64
bs_recording_steps(const BsRecording *recording)
{
    return recording->steps;
}

BsEnding
bs_recording_ending(const BsRecording *recording, const char **why)
{
    if (why)
        *why = recording->why;
    return recording->ending;
}

const BsMachineFault *
bs_recording_faults(const BsRecording *recording, guint *n)
{
    *n = recording->faults.len;
    return recording->faults.data;
}

guint64
bs_recording_at(const BsRecording *recording)
{
    return bs_machine_steps(recording->machine);
}

// The last moment that is not after a step.
static guint
find_moment(const BsRecording *recording, guint64 step)
{
    guint low = 0, high = recording->moments.len;
    while (high - low > 1) {
        const guint middle = (low + high) / 2;
        if (bs_moment_steps(recording->moments.data[middle]) <= step)
            low = middle;
        else
            high = middle;
    }
    return low;
}

guint64
bs_recording_go(BsRecording *recording, guint64 step)
{
    BsMachine *machine = recording->machine;
    step = MIN(step, recording->steps);
    const BsMoment *moment = recording->moments.data[find_moment(recording, step)];
    const guint64 from = bs_machine_steps(machine);
    if (step < from || bs_moment_steps(moment) > from)
        bs_machine_restore(machine, moment);
    bs_machine_run(machine, step - bs_machine_steps(machine));
    return bs_machine_steps(machine);
}

// -- moves ---------------------------------------------------------------------------------------

static gboolean
step_forward(BsRecording *recording, BsStepGrain grain)
{
    BsMachine *machine = recording->machine;
    const guint32 depth = bs_machine_depth(machine);
    const guint32 until = grain == BS_STEP_OUT ? depth - 1 : depth;
    if (bs_recording_at(recording) >= recording->steps)
        return FALSE;
    do
        bs_machine_run(machine, 1);
    while (grain != BS_STEP_OP && bs_machine_depth(machine) > until &&
           bs_recording_at(recording) < recording->steps);
    return TRUE;
}

// The last step before `end` at which no more calls than `depth` were open, from `begin` on; FALSE
// when there is none. Leaves the machine somewhere.
static gboolean
find_depth(BsRecording *recording, guint64 begin, guint64 end, guint32 depth, guint64 *found)
{
    gboolean any = FALSE;
    bs_recording_go(recording, begin);
    while (bs_recording_at(recording) < end) {
        if (bs_machine_depth(recording->machine) <= depth) {
            *found = bs_recording_at(recording);
            any = TRUE;
        }
        if (!bs_machine_run(recording->machine, 1))
            break;
    }
    return any;
}

static gboolean
step_back(BsRecording *recording, BsStepGrain grain)
{
    const guint64 at = bs_recording_at(recording);
    const guint32 depth = bs_machine_depth(recording->machine);
    const guint32 until = grain == BS_STEP_OUT ? MAX(depth, 2) - 1 : depth;
    guint64 end = at, found = at ? at - 1 : 0;
    if (at == 0)
        return FALSE;
    while (grain != BS_STEP_OP && end > 0) {
        const guint64 begin =
            bs_moment_steps(recording->moments.data[find_moment(recording, end - 1)]);
        if (find_depth(recording, begin, end, until, &found))
            break;
        end = begin;
    }
    bs_recording_go(recording, found);
    return TRUE;
}

gboolean
bs_recording_step(BsRecording *recording, BsStepGrain grain, gboolean back)
{
    return back ? step_back(recording, grain) : step_forward(recording, grain);
}

static gboolean
find_forward(BsRecording *recording, const BsOp *op)
{
    while (bs_recording_at(recording) < recording->steps) {
        bs_machine_run(recording->machine, 1);
        if (bs_machine_op(recording->machine) == op)
            return TRUE;
    }
    return FALSE;
}

static gboolean
find_back(BsRecording *recording, const BsOp *op, guint64 end)
{
    while (end > 0) {
        const guint64 begin =
            bs_moment_steps(recording->moments.data[find_moment(recording, end - 1)]);
        guint64 found = 0;
        gboolean any = FALSE;
        bs_recording_go(recording, begin);
        do {
            if (bs_machine_op(recording->machine) == op) {
                any = TRUE;
                found = bs_recording_at(recording);
            }
            bs_machine_run(recording->machine, 1);
        } while (bs_recording_at(recording) < end);
        if (any) {
            bs_recording_go(recording, found);
            return TRUE;
        }
        end = begin;
    }
    return FALSE;
}

gboolean
bs_recording_find_op(BsRecording *recording, const BsOp *op, gboolean back)
{
    const guint64 at = bs_recording_at(recording);
    const gboolean found = back ? find_back(recording, op, at) : find_forward(recording, op);
    if (!found)
        bs_recording_go(recording, at);
    return found;
}
