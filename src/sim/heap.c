// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/heap.h"

struct BsBytes {
    guint32 refs;
    gint64 bytes;
    guint8 *written; // a bit for each byte, behind the bytes
    guint8 data[];
};

struct BsHeapChunk {
    guint32 refs;
    BsBuffer buffers[BS_HEAP_CHUNK];
};

// -- bytes ---------------------------------------------------------------------------------------

static BsBytes *
memory_new(gint64 bytes)
{
    const gsize room = ((gsize)bytes + 7) & ~(gsize)7;
    BsBytes *memory = g_malloc0(sizeof *memory + room + (gsize)bytes / 8 + 1);
    *memory = (BsBytes){.refs = 1, .bytes = bytes, .written = memory->data + room};
    return memory;
}

static void
memory_unref(BsBytes *memory)
{
    if (memory && --memory->refs == 0)
        g_free(memory);
}

static BsBytes *
memory_copy(const BsBytes *from)
{
    BsBytes *memory = memory_new(from->bytes);
    memcpy(memory->data, from->data,
           (gsize)(from->written - from->data) + (gsize)from->bytes / 8 + 1);
    return memory;
}

// -- bits ----------------------------------------------------------------------------------------

// The bits of byte number `i` of the map that stand for bytes from `at` to `end`.
static guint8
bits_of(gint64 i, gint64 at, gint64 end)
{
    const gint64 low = MAX(at - i * 8, 0), high = MIN(end - i * 8, 8);
    return (guint8)((0xFFu << low) & (0xFFu >> (8 - high)));
}

static void
set_bits(guint8 *map, gint64 at, gint64 n, gboolean on)
{
    const gint64 end = at + n, first = at / 8, last = (end - 1) / 8;
    if (n <= 0)
        return;
    if (last - first > 1)
        memset(map + first + 1, on ? 0xFF : 0, (gsize)(last - first - 1));
    const guint8 head = bits_of(first, at, end), tail = bits_of(last, at, end);
    map[first] = on ? map[first] | head : map[first] & (guint8)~head;
    map[last] = on ? map[last] | tail : map[last] & (guint8)~tail;
}

static gboolean
has_bits(const guint8 *map, gint64 at, gint64 n)
{
    const gint64 end = at + n;
    for (gint64 i = at / 8; n > 0 && i <= (end - 1) / 8; i++) {
        const guint8 bits = bits_of(i, at, end);
        if ((map[i] & bits) != bits)
            return FALSE;
    }
    return TRUE;
}

// -- chunks --------------------------------------------------------------------------------------

static void
chunk_unref(BsHeapChunk *chunk)
{
    if (--chunk->refs)
        return;
    for (guint i = 0; i < BS_HEAP_CHUNK; i++)
        memory_unref(chunk->buffers[i].memory);
    g_free(chunk);
}

static BsHeapChunk *
chunk_copy(BsHeapChunk *from)
{
    BsHeapChunk *chunk = g_new(BsHeapChunk, 1);
    *chunk = *from;
    chunk->refs = 1;
    for (guint i = 0; i < BS_HEAP_CHUNK; i++) {
        if (chunk->buffers[i].memory)
            chunk->buffers[i].memory->refs++;
    }
    chunk_unref(from);
    return chunk;
}

// The record of a buffer, which may be changed.
static BsBuffer *
own_buffer(BsHeap *heap, guint32 buffer)
{
    BsHeapChunk **chunk = &heap->chunks.data[(buffer - 1) / BS_HEAP_CHUNK];
    if (G_UNLIKELY((*chunk)->refs > 1))
        *chunk = chunk_copy(*chunk);
    return &(*chunk)->buffers[(buffer - 1) % BS_HEAP_CHUNK];
}

// The same, with bytes that may be changed; `made` becomes written.
static BsBytes *
own_memory(BsBuffer *buffer)
{
    if (G_UNLIKELY(buffer->memory->refs > 1)) {
        BsBytes *copy = memory_copy(buffer->memory);
        memory_unref(buffer->memory);
        buffer->memory = copy;
    }
    return buffer->memory;
}

void
bs_heap_clear(BsHeap *heap)
{
    for (guint i = 0; i < heap->chunks.len; i++)
        chunk_unref(heap->chunks.data[i]);
    bs_vec_free(&heap->chunks);
    *heap = (BsHeap){0};
}

void
bs_heap_copy(BsHeap *to, const BsHeap *from)
{
    *to = *from;
    to->chunks.data = g_memdup2(from->chunks.data, from->chunks.len * sizeof *from->chunks.data);
    to->chunks.cap = from->chunks.len;
    for (guint i = 0; i < to->chunks.len; i++)
        to->chunks.data[i]->refs++;
}

// -- buffers -------------------------------------------------------------------------------------

static void
count(BsHeap *heap, BsBufferKind kind, gint64 bytes, guint64 step)
{
    heap->all_bytes += bytes;
    if (kind == BS_BUFFER_STACK) {
        heap->stack_bytes += bytes;
        heap->peak_stack = MAX(heap->peak_stack, heap->stack_bytes);
    }
    if (kind != BS_BUFFER_HEAP)
        return;
    heap->bytes += bytes;
    if (heap->bytes > heap->peak_bytes) {
        heap->peak_bytes = heap->bytes;
        heap->peak_step = step;
    }
}

guint32
bs_heap_make(BsHeap *heap, BsBufferKind kind, const BsType *type, gint64 bytes, BsHeapEvent event)
{
    const guint32 place = heap->n % BS_HEAP_CHUNK;
    if (place == 0) {
        BsHeapChunk *chunk = g_new0(BsHeapChunk, 1);
        chunk->refs = 1;
        bs_vec_push(&heap->chunks, chunk);
    }
    heap->n++;
    *own_buffer(heap, heap->n) = (BsBuffer){.memory = memory_new(bytes),
                                            .type = type,
                                            .bytes = bytes,
                                            .made = event.step,
                                            .made_by = event.op,
                                            .kind = (guint8)kind};
    count(heap, kind, bytes, event.step);
    if (kind == BS_BUFFER_HEAP) {
        heap->made++;
        heap->live++;
        heap->peak = MAX(heap->peak, heap->live);
    }
    return heap->n;
}

void
bs_heap_free(BsHeap *heap, guint32 buffer, BsHeapEvent event)
{
    BsBuffer *record = own_buffer(heap, buffer);
    g_return_if_fail(!record->is_free);
    memory_unref(record->memory);
    record->memory = NULL;
    record->is_free = TRUE;
    record->freed = event.step;
    record->freed_by = event.op;
    count(heap, record->kind, -record->bytes, event.step);
    if (record->kind == BS_BUFFER_HEAP) {
        heap->freed++;
        heap->live--;
    }
}

const BsBuffer *
bs_heap_get(const BsHeap *heap, guint32 buffer)
{
    return &heap->chunks.data[(buffer - 1) / BS_HEAP_CHUNK]->buffers[(buffer - 1) % BS_HEAP_CHUNK];
}

static BsBuffer *
use(BsHeap *heap, guint32 buffer, BsHeapEvent event)
{
    BsBuffer *record = own_buffer(heap, buffer);
    record->used = event.step;
    record->used_by = event.op;
    return record;
}

const guint8 *
bs_heap_read(BsHeap *heap, guint32 buffer, gint64 at, G_GNUC_UNUSED gint64 n, BsHeapEvent event)
{
    return use(heap, buffer, event)->memory->data + at;
}

guint8 *
bs_heap_write(BsHeap *heap, guint32 buffer, gint64 at, gint64 n, BsHeapEvent event)
{
    BsBytes *memory = own_memory(use(heap, buffer, event));
    const gint64 bit = at % 8;
    if (G_LIKELY(bit + n <= 8))
        memory->written[at / 8] |= (guint8)(((1u << n) - 1) << bit);
    else
        set_bits(memory->written, at, n, TRUE);
    return memory->data + at;
}

const guint8 *
bs_heap_look(const BsHeap *heap, guint32 buffer)
{
    const BsBuffer *record = bs_heap_get(heap, buffer);
    return record->memory ? record->memory->data : NULL;
}

gboolean
bs_heap_is_written(const BsHeap *heap, guint32 buffer, gint64 at, gint64 n)
{
    const BsBytes *memory = bs_heap_get(heap, buffer)->memory;
    const gint64 bit = at % 8;
    if (G_LIKELY(memory && bit + n <= 8)) {
        const guint8 bits = (guint8)(((1u << n) - 1) << bit);
        return (memory->written[at / 8] & bits) == bits;
    }
    return memory && has_bits(memory->written, at, n);
}

void
bs_heap_forget(BsHeap *heap, guint32 buffer, gint64 at, gint64 n)
{
    set_bits(own_memory(own_buffer(heap, buffer))->written, at, n, FALSE);
}
