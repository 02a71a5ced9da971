// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/recording.h"

#include "sim/machine-private.h"

#include <gio/gio.h>

// A moment, and the part of the run from there to the next one.
typedef struct Part {
    BsMoment *moment;
    guint32 lowest; // fewest calls that were open at any step of it, its first and last included
} Part;

struct BsRecording {
    BsMachine *machine;
    BS_VEC(Part) parts; // by step; the first is the entry
    guint64 apart;
    gsize bytes;
    guint64 steps, replayed; // of the whole run; see bs_recording_replayed()
    BsEnding ending;
    const char *why;
    BS_VEC(BsMachineFault) faults;
};

gsize
bs_recording_bytes(const BsRecording *recording)
{
    const BsHeap *heap = bs_machine_heap(recording->machine);
    const gsize own = (gsize)heap->all_bytes + heap->chunks.len * BS_HEAP_CHUNK * sizeof(BsBuffer);
    const gsize held = bs_heap_held(heap);
    gsize bytes = held > own ? held - own : 0;
    for (guint i = 0; i < recording->parts.len; i++)
        bytes += bs_moment_bytes(recording->parts.data[i].moment);
    return bytes;
}

// Every second moment goes, the entry stays.
static void
thin_out(BsRecording *recording)
{
    Part *parts = recording->parts.data;
    guint n = 0;
    for (guint i = 0; i < recording->parts.len; i += 2) {
        const Part *next = i + 1 < recording->parts.len ? &parts[i + 1] : NULL;
        const guint32 lowest = next ? MIN(parts[i].lowest, next->lowest) : parts[i].lowest;
        if (next)
            bs_moment_free(next->moment);
        parts[n++] = (Part){parts[i].moment, lowest};
    }
    recording->parts.len = n;
    recording->apart *= 2;
}

static void
keep_moment(BsRecording *recording)
{
    const Part part = {bs_machine_save(recording->machine), bs_machine_depth(recording->machine)};
    bs_vec_push(&recording->parts, part);
    while (recording->parts.len > 2 && (recording->parts.len > BS_RECORDING_MOMENTS ||
                                        bs_recording_bytes(recording) > recording->bytes))
        thin_out(recording);
}

// Executes the part behind the last moment.
static void
record_part(BsRecording *recording)
{
    Part *part = &bs_vec_last(&recording->parts);
    const guint64 done = bs_machine_worked(recording->machine) - bs_moment_worked(part->moment);
    bs_machine_lowest(recording->machine);
    if (done < recording->apart)
        bs_machine_work(recording->machine, recording->apart - done);
    const guint32 lowest = bs_machine_lowest(recording->machine);
    part->lowest = MIN(part->lowest, lowest);
}

BsRecording *
bs_recording_new(BsMachine *machine, gsize bytes, GCancellable *stop)
{
    BsRecording *recording = g_new0(BsRecording, 1);
    recording->machine = machine;
    recording->apart = BS_RECORDING_APART;
    recording->bytes = bytes ? bytes : (gsize)256 << 20;
    keep_moment(recording);
    while (bs_machine_ending(machine, NULL) == BS_RUNNING) {
        record_part(recording);
        if (bs_machine_ending(machine, NULL) == BS_RUNNING && g_cancellable_is_cancelled(stop))
            bs_machine_end(machine, BS_LIMITED, _("stopped"));
        if (bs_machine_ending(machine, NULL) == BS_RUNNING &&
            bs_machine_worked(machine) - bs_moment_worked(bs_vec_last(&recording->parts).moment) >=
                recording->apart)
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
    for (guint i = 0; i < recording->parts.len; i++)
        bs_moment_free(recording->parts.data[i].moment);
    bs_vec_free(&recording->parts);
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

guint64
bs_recording_replayed(const BsRecording *recording)
{
    return recording->replayed;
}

static guint64
part_begin(const BsRecording *recording, guint part)
{
    return bs_moment_steps(recording->parts.data[part].moment);
}

static guint64
part_end(const BsRecording *recording, guint part)
{
    return part + 1 < recording->parts.len ? part_begin(recording, part + 1) : recording->steps;
}

// The last part that does not begin after a step.
static guint
find_part(const BsRecording *recording, guint64 step)
{
    guint low = 0, high = recording->parts.len;
    while (high - low > 1) {
        const guint middle = (low + high) / 2;
        if (part_begin(recording, middle) <= step)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static void
execute(BsRecording *recording, guint64 n)
{
    recording->replayed += bs_machine_run(recording->machine, n);
}

guint64
bs_recording_go(BsRecording *recording, guint64 step)
{
    BsMachine *machine = recording->machine;
    step = MIN(step, recording->steps);
    const guint part = find_part(recording, step);
    const guint64 from = bs_machine_steps(machine);
    if (step < from || part_begin(recording, part) > from)
        bs_machine_restore(machine, recording->parts.data[part].moment);
    execute(recording, step - bs_machine_steps(machine));
    return bs_machine_steps(machine);
}

// -- moves ---------------------------------------------------------------------------------------

// On to the end of the part at which the cursor is, or to where no more calls than that are open.
static gboolean
go_down(BsRecording *recording, guint64 end, guint32 depth)
{
    while (bs_recording_at(recording) < end) {
        execute(recording, 1);
        if (bs_machine_depth(recording->machine) <= depth)
            return TRUE;
    }
    return FALSE;
}

// The first step after the cursor at which no more calls than that are open, or the end.
static void
leave_calls(BsRecording *recording, guint32 depth)
{
    guint part = find_part(recording, bs_recording_at(recording));
    if (go_down(recording, part_end(recording, part), depth))
        return;
    while (++part < recording->parts.len && recording->parts.data[part].lowest > depth)
        continue;
    bs_recording_go(recording,
                    part < recording->parts.len ? part_begin(recording, part) : recording->steps);
    if (part < recording->parts.len && bs_machine_depth(recording->machine) > depth)
        go_down(recording, part_end(recording, part), depth);
}

static gboolean
step_forward(BsRecording *recording, BsStepGrain grain)
{
    const guint32 depth = bs_machine_depth(recording->machine);
    const guint32 until = grain == BS_STEP_OUT ? depth - 1 : depth;
    if (bs_recording_at(recording) >= recording->steps)
        return FALSE;
    if (grain == BS_STEP_OP)
        execute(recording, 1);
    else
        leave_calls(recording, until);
    return TRUE;
}

// The last step before `end` at which no more calls than `depth` were open, from `begin` on; FALSE
// when there is none. Leaves the machine somewhere.
static gboolean
find_depth(BsRecording *recording, guint64 begin, guint64 end, guint32 depth, guint64 *found)
{
    gboolean any = FALSE;
    for (bs_recording_go(recording, begin); bs_recording_at(recording) < end;
         execute(recording, 1)) {
        if (bs_machine_depth(recording->machine) > depth)
            continue;
        *found = bs_recording_at(recording);
        any = TRUE;
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
    for (guint part = find_part(recording, at - 1) + 1; grain != BS_STEP_OP && part-- > 0;) {
        const guint64 begin = part_begin(recording, part);
        if (recording->parts.data[part].lowest <= until &&
            find_depth(recording, begin, end, until, &found))
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
        execute(recording, 1);
        if (bs_machine_op(recording->machine) == op)
            return TRUE;
    }
    return FALSE;
}

static gboolean
find_back(BsRecording *recording, const BsOp *op, guint64 end)
{
    while (end > 0) {
        const guint64 begin = part_begin(recording, find_part(recording, end - 1));
        guint64 found = 0;
        gboolean any = FALSE;
        bs_recording_go(recording, begin);
        do {
            if (bs_machine_op(recording->machine) == op) {
                any = TRUE;
                found = bs_recording_at(recording);
            }
            execute(recording, 1);
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
