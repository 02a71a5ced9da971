// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/peak.h"

// -- the least -----------------------------------------------------------------------------------

typedef struct End {
    guint64 step;
    gint64 bytes;
} End;

// The step of the last access; of what is there at the end and does not leak, the end. What is used
// when it is free was needed for as long as it was there.
static guint64
needed_until(const BsBuffer *buffer)
{
    const guint64 used = MAX(buffer->made, buffer->used);
    return buffer->is_free ? MIN(used, buffer->freed) : buffer->leaks ? used : G_MAXUINT64;
}

static gint
compare_ends(gconstpointer a, gconstpointer b)
{
    const guint64 one = ((const End *)a)->step, other = ((const End *)b)->step;
    return (one > other) - (one < other);
}

static GArray *
sorted_ends(const BsHeap *heap)
{
    GArray *ends = g_array_sized_new(FALSE, FALSE, sizeof(End), heap->made);
    for (guint32 i = 1; i <= heap->n; i++) {
        const BsBuffer *buffer = bs_heap_get(heap, i);
        const End end = {needed_until(buffer), buffer->bytes};
        if (buffer->kind == BS_BUFFER_HEAP)
            g_array_append_val(ends, end);
    }
    g_array_sort(ends, compare_ends);
    return ends;
}

static gint64
find_least(const BsHeap *heap)
{
    g_autoptr(GArray) ends = sorted_ends(heap);
    gint64 bytes = 0, least = 0;
    guint gone = 0;
    // Buffers are numbered as they are made; who is needed no more was made before.
    for (guint32 i = 1; i <= heap->n; i++) {
        const BsBuffer *buffer = bs_heap_get(heap, i);
        if (buffer->kind != BS_BUFFER_HEAP)
            continue;
        for (; g_array_index(ends, End, gone).step < buffer->made; gone++)
            bytes -= g_array_index(ends, End, gone).bytes;
        bytes += buffer->bytes;
        least = MAX(least, bytes);
    }
    return least;
}

// -- shares --------------------------------------------------------------------------------------

static BsPeakShare *
share_of(BsPeak *peak, GHashTable *numbers, const BsOp *op)
{
    guint number = GPOINTER_TO_UINT(g_hash_table_lookup(numbers, op));
    if (!number) {
        const BsPeakShare share = {.made_by = op};
        g_array_append_val(peak->shares, share);
        number = peak->shares->len;
        g_hash_table_insert(numbers, (gpointer)(gsize)op, GUINT_TO_POINTER(number));
    }
    return &g_array_index(peak->shares, BsPeakShare, number - 1);
}

static void
add_at_peak(const BsPeak *peak, const BsBuffer *buffer, BsPeakShare *share)
{
    share->n++;
    share->bytes += buffer->bytes;
    if (needed_until(buffer) >= peak->step) {
        share->needed += buffer->bytes;
        share->lost += buffer->leaks ? buffer->bytes : 0;
    } else if (buffer->is_free) {
        share->late += buffer->bytes;
    } else {
        share->leaked += buffer->bytes;
    }
}

BsPeak *
bs_peak_new(const BsHeap *heap)
{
    BsPeak *peak = g_new0(BsPeak, 1);
    g_autoptr(GHashTable) numbers = g_hash_table_new(NULL, NULL);
    *peak = (BsPeak){.bytes = heap->peak_bytes,
                     .least = find_least(heap),
                     .made = heap->made,
                     .step = heap->peak_step,
                     .shares = g_array_new(FALSE, FALSE, sizeof(BsPeakShare))};
    for (guint32 i = 1; i <= heap->n; i++) {
        const BsBuffer *buffer = bs_heap_get(heap, i);
        if (buffer->kind != BS_BUFFER_HEAP)
            continue;
        BsPeakShare *share = share_of(peak, numbers, buffer->made_by);
        share->made++;
        if (buffer->made == peak->step)
            peak->op = buffer->made_by;
        if (buffer->made <= peak->step && (!buffer->is_free || buffer->freed >= peak->step))
            add_at_peak(peak, buffer, share);
    }
    return peak;
}

void
bs_peak_free(BsPeak *peak)
{
    if (!peak)
        return;
    g_array_unref(peak->shares);
    g_free(peak);
}
