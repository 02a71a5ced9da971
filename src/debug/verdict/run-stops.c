// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/run-stops.h"

#include <gio/gio.h>

enum { WINDOW = 4096 }; // steps that are executed again together

typedef struct Search {
    BsRecording *recording;
    BsMachine *machine;
    const BsRunStop *stops;
    guint n;
    GArray *bits; // guint64: what they were before the step
} Search;

// 0: there is none in the call that is executed.
static guint64
bit_now(const Search *search, const BsRunStop *stop)
{
    const BsStorage *storage;
    const guint64 *words = bs_machine_value_of(
        search->machine, bs_machine_depth(search->machine) - 1, stop->id, &storage);
    if (!words)
        return 0;
    return storage->kind == BS_STORAGE_NUMBERS ? words[0] & storage->mask : words[0];
}

static gboolean
defines(const BsOp *op, guint32 value)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_op_result(op, i)->id == value)
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_freed_now(const Search *search, guint32 number)
{
    const BsHeap *heap = bs_machine_heap(search->machine);
    const BsBuffer *buffer = number && number <= heap->n ? bs_heap_get(heap, number) : NULL;
    return buffer && buffer->is_free && buffer->freed == bs_machine_steps(search->machine);
}

static void
note_bits(Search *search)
{
    for (guint i = 0; i < search->n; i++) {
        if (search->stops[i].kind == BS_RUN_STOP_SET)
            g_array_index(search->bits, guint64, i) = bit_now(search, &search->stops[i]);
    }
}

static gboolean
meets(const Search *search, guint i, const BsOp *executed)
{
    const BsRunStop *stop = &search->stops[i];
    if (!stop->is_on)
        return FALSE;
    if (stop->kind == BS_RUN_STOP_OP)
        return executed->id == stop->id;
    if (stop->kind == BS_RUN_STOP_FREED)
        return is_freed_now(search, stop->id);
    const guint64 bit = bit_now(search, stop);
    return bit && (!g_array_index(search->bits, guint64, i) || defines(executed, stop->id));
}

// Executes a step. Which one stops there, or -1.
static gint
step(Search *search)
{
    const BsOp *executed = bs_machine_op(search->machine);
    note_bits(search);
    bs_recording_step(search->recording, BS_STEP_OP, FALSE);
    for (guint i = 0; executed && i < search->n; i++) {
        if (meets(search, i, executed))
            return (gint)i;
    }
    return -1;
}

static gboolean
find_forward(Search *search, GCancellable *stop, guint64 *found, guint *which)
{
    const guint64 end = bs_recording_steps(search->recording);
    while (bs_recording_at(search->recording) < end) {
        const gint one = step(search);
        *found = bs_recording_at(search->recording);
        *which = (guint)MAX(one, 0);
        if (one >= 0)
            return TRUE;
        if (*found % WINDOW == 0 && g_cancellable_is_cancelled(stop))
            return FALSE;
    }
    return FALSE;
}

static gboolean
find_back(Search *search, GCancellable *stop, guint64 *found, guint *which)
{
    guint64 end = bs_recording_at(search->recording);
    while (end > 1 && !g_cancellable_is_cancelled(stop)) {
        const guint64 begin = end - 1 > WINDOW ? end - 1 - WINDOW : 0;
        gboolean any = FALSE;
        bs_recording_go(search->recording, begin);
        while (bs_recording_at(search->recording) < end - 1) {
            const gint one = step(search);
            if (one < 0)
                continue;
            any = TRUE;
            *found = bs_recording_at(search->recording);
            *which = (guint)one;
        }
        if (any)
            return TRUE;
        end = begin + 1;
    }
    return FALSE;
}

static void
search_init(Search *search, BsRunRecord *record, const BsRunStop *stops, guint n)
{
    BsRecording *recording = bs_run_record_recording(record);
    *search = (Search){.recording = recording,
                       .machine = (BsMachine *)(gsize)bs_recording_machine(recording),
                       .stops = stops,
                       .n = n,
                       .bits = g_array_sized_new(FALSE, TRUE, sizeof(guint64), n)};
    g_array_set_size(search->bits, n);
}

gboolean
bs_run_record_stops(BsRunRecord *record, const BsRunStop *stops, guint n, guint64 at)
{
    Search search;
    search_init(&search, record, stops, n);
    bs_recording_go(search.recording, at - 1);
    const gboolean found = step(&search) >= 0;
    g_array_unref(search.bits);
    return found;
}

gboolean
bs_run_record_find(BsRunRecord *record, const BsRunStop *stops, guint n, gboolean back,
                   GCancellable *stop, guint64 *found_at, guint *which)
{
    guint ignored = 0;
    Search search;
    search_init(&search, record, stops, n);
    const guint64 at = bs_recording_at(search.recording);
    which = which ? which : &ignored;
    const gboolean found = back ? find_back(&search, stop, found_at, which)
                                : find_forward(&search, stop, found_at, which);
    bs_recording_go(search.recording, at);
    g_array_unref(search.bits);
    return found;
}
