// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/heap.h"

// Either bytes, with a bit behind them for each that was written; or, of a buffer of more than a
// page, a table of pages, which are such bytes, NULL where nothing was ever written.
struct BsBytes {
    guint32 refs;
    guint32 n; // bytes, or pages
    guint64 data[];
};

struct BsHeapChunk {
    guint32 refs;
    BsBuffer buffers[BS_HEAP_CHUNK];
};

struct BsHeapPool {
    guint32 refs;
    gsize bytes;
};

// -- the pool ------------------------------------------------------------------------------------

static gpointer
pool_take(BsHeapPool *pool, gsize size)
{
    pool->bytes += size;
    return g_malloc(size);
}

static void
pool_give(BsHeapPool *pool, gpointer memory, gsize size)
{
    pool->bytes -= size;
    g_free(memory);
}

// -- bytes ---------------------------------------------------------------------------------------

static gsize
rounded(gsize n)
{
    return (n + 7) & ~(gsize)7;
}

static guint8 *
leaf_data(const BsBytes *leaf)
{
    return (guint8 *)(gsize)leaf->data;
}

static guint8 *
leaf_written(const BsBytes *leaf)
{
    return leaf_data(leaf) + rounded(leaf->n);
}

static gsize
leaf_size(gsize n)
{
    return sizeof(BsBytes) + rounded(n) + n / 8 + 1;
}

static BsBytes *
leaf_new(const BsHeap *heap, guint32 n)
{
    BsBytes *leaf = pool_take(heap->pool, leaf_size(n));
    memset(leaf, 0, leaf_size(n));
    leaf->refs = 1;
    leaf->n = n;
    if (G_UNLIKELY(heap->unwritten))
        memset(leaf->data, heap->unwritten, n);
    return leaf;
}

static void
leaf_unref(BsHeapPool *pool, BsBytes *leaf)
{
    if (leaf && --leaf->refs == 0)
        pool_give(pool, leaf, leaf_size(leaf->n));
}

// The same bytes, of which nobody else knows.
static BsBytes *
leaf_own(BsHeapPool *pool, BsBytes *leaf)
{
    if (G_LIKELY(leaf->refs == 1))
        return leaf;
    BsBytes *copy = pool_take(pool, leaf_size(leaf->n));
    memcpy(copy, leaf, leaf_size(leaf->n));
    copy->refs = 1;
    leaf->refs--;
    return copy;
}

// -- tables of pages -----------------------------------------------------------------------------

static gboolean
has_pages(gint64 bytes)
{
    return bytes > BS_HEAP_PAGE;
}

static BsBytes **
table_pages(const BsBytes *table)
{
    return (BsBytes **)(gsize)table->data;
}

static gsize
table_size(gsize n)
{
    return sizeof(BsBytes) + n * sizeof(BsBytes *);
}

static BsBytes *
table_new(BsHeapPool *pool, gint64 bytes)
{
    const guint32 n = (guint32)((bytes + BS_HEAP_PAGE - 1) / BS_HEAP_PAGE);
    BsBytes *table = g_malloc0(table_size(n));
    pool->bytes += table_size(n);
    table->refs = 1;
    table->n = n;
    return table;
}

static void
table_unref(BsHeapPool *pool, BsBytes *table)
{
    if (--table->refs)
        return;
    for (guint32 i = 0; i < table->n; i++)
        leaf_unref(pool, table_pages(table)[i]);
    pool_give(pool, table, table_size(table->n));
}

static BsBytes *
table_own(BsHeapPool *pool, BsBytes *table)
{
    if (G_LIKELY(table->refs == 1))
        return table;
    BsBytes *copy = pool_take(pool, table_size(table->n));
    memcpy(copy, table, table_size(table->n));
    copy->refs = 1;
    table->refs--;
    for (guint32 i = 0; i < copy->n; i++) {
        if (table_pages(copy)[i])
            table_pages(copy)[i]->refs++;
    }
    return copy;
}

static BsBytes *
memory_new(const BsHeap *heap, gint64 bytes)
{
    return has_pages(bytes) ? table_new(heap->pool, bytes) : leaf_new(heap, (guint32)bytes);
}

static void
memory_unref(BsHeapPool *pool, const BsBuffer *buffer)
{
    if (buffer->memory && has_pages(buffer->bytes))
        table_unref(pool, buffer->memory);
    else
        leaf_unref(pool, buffer->memory);
}

// -- bits ----------------------------------------------------------------------------------------

// The bits of up to 8 bytes from `bit` on.
static guint8
bits_of(gint64 bit, gint64 n)
{
    return (guint8)(((1u << (n & 15)) - 1) << bit);
}

static void
set_few(guint8 *map, gint64 at, gint64 n, gboolean on)
{
    const guint8 bits = bits_of(at % 8, n);
    map[at / 8] = on ? map[at / 8] | bits : map[at / 8] & (guint8)~bits;
}

// How many bits there are up to where a byte of the map begins.
static gint64
head_of(gint64 at, gint64 n)
{
    return MIN(n, -at & 7);
}

static void
set_bits(guint8 *map, gint64 at, gint64 n, gboolean on)
{
    const gint64 head = head_of(at, n), whole = (n - head) / 8;
    set_few(map, at, head, on);
    if (whole)
        memset(map + (at + head) / 8, on ? 0xFF : 0, (gsize)whole);
    if ((n - head) % 8)
        set_few(map, at + head + whole * 8, (n - head) % 8, on);
}

static gboolean
has_few(const guint8 *map, gint64 at, gint64 n)
{
    const guint8 bits = bits_of(at % 8, n);
    return (map[at / 8] & bits) == bits;
}

static gboolean
has_bits(const guint8 *map, gint64 at, gint64 n)
{
    const gint64 head = head_of(at, n), whole = (n - head) / 8, tail = (n - head) % 8;
    const guint8 *bytes = map + (at + head) / 8;
    gboolean all = has_few(map, at, head);
    for (gint64 i = 0; i < whole && all; i++)
        all = bytes[i] == 0xFF;
    return all && (!tail || has_few(map, at + head + whole * 8, tail));
}

// The bits from one map to another, or down in the same.
static void
copy_bits(guint8 *map, gint64 at, const guint8 *from, gint64 from_at, gint64 n)
{
    const gboolean fits = (at - from_at) % 8 == 0;
    const gint64 head = fits ? head_of(at, n) : n, whole = (n - head) / 8;
    for (gint64 i = 0; i < head; i++)
        set_few(map, at + i, 1, has_few(from, from_at + i, 1));
    if (whole)
        memmove(map + (at + head) / 8, from + (from_at + head) / 8, (gsize)whole);
    for (gint64 i = head + whole * 8; i < n; i++)
        set_few(map, at + i, 1, has_few(from, from_at + i, 1));
}

// -- chunks --------------------------------------------------------------------------------------

static BsHeapChunk *
chunk_new(BsHeapPool *pool)
{
    BsHeapChunk *chunk = pool_take(pool, sizeof *chunk);
    memset(chunk, 0, sizeof *chunk);
    chunk->refs = 1;
    return chunk;
}

static void
chunk_unref(BsHeapPool *pool, BsHeapChunk *chunk)
{
    if (--chunk->refs)
        return;
    for (guint i = 0; i < BS_HEAP_CHUNK; i++)
        memory_unref(pool, &chunk->buffers[i]);
    pool_give(pool, chunk, sizeof *chunk);
}

static BsHeapChunk *
chunk_copy(BsHeapPool *pool, BsHeapChunk *from)
{
    BsHeapChunk *chunk = pool_take(pool, sizeof *chunk);
    *chunk = *from;
    chunk->refs = 1;
    from->refs--;
    for (guint i = 0; i < BS_HEAP_CHUNK; i++) {
        if (chunk->buffers[i].memory)
            chunk->buffers[i].memory->refs++;
    }
    return chunk;
}

// The record of a buffer, which may be changed.
static BsBuffer *
own_buffer(BsHeap *heap, guint32 buffer)
{
    BsHeapChunk **chunk = &heap->chunks.data[(buffer - 1) / BS_HEAP_CHUNK];
    if (G_UNLIKELY((*chunk)->refs > 1))
        *chunk = chunk_copy(heap->pool, *chunk);
    return &(*chunk)->buffers[(buffer - 1) % BS_HEAP_CHUNK];
}

void
bs_heap_clear(BsHeap *heap)
{
    for (guint i = 0; i < heap->chunks.len; i++)
        chunk_unref(heap->pool, heap->chunks.data[i]);
    bs_vec_free(&heap->chunks);
    if (heap->pool && --heap->pool->refs == 0)
        g_free(heap->pool);
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
    if (to->pool)
        to->pool->refs++;
}

gsize
bs_heap_held(const BsHeap *heap)
{
    return heap->pool ? heap->pool->bytes : 0;
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

// Room for the record of one more.
static void
grow(BsHeap *heap)
{
    if (!heap->pool) {
        heap->pool = g_new0(BsHeapPool, 1);
        heap->pool->refs = 1;
    }
    if (heap->n % BS_HEAP_CHUNK == 0)
        bs_vec_push(&heap->chunks, chunk_new(heap->pool));
    heap->n++;
}

guint32
bs_heap_make(BsHeap *heap, BsBufferKind kind, const BsType *type, gint64 bytes, BsHeapEvent event)
{
    grow(heap);
    *own_buffer(heap, heap->n) = (BsBuffer){.memory = memory_new(heap, bytes),
                                            .type = type,
                                            .bytes = bytes,
                                            .made = event.step,
                                            .made_by = event.op,
                                            .made_in = event.call,
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
    memory_unref(heap->pool, record);
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

void
bs_heap_use(BsHeap *heap, guint32 buffer, BsHeapEvent event)
{
    use(heap, buffer, event);
}

void
bs_heap_leak(BsHeap *heap, guint32 buffer)
{
    own_buffer(heap, buffer)->leaks = TRUE;
}

// -- pieces: bytes that are in one leaf ----------------------------------------------------------

static gint64
piece(const BsBuffer *record, gint64 at, gint64 n)
{
    return has_pages(record->bytes) ? MIN(n, BS_HEAP_PAGE - at % BS_HEAP_PAGE) : n;
}

// The leaf of a byte, and where in it; NULL: nothing was ever written there.
static const BsBytes *
leaf_of(const BsBuffer *record, gint64 *at)
{
    if (!has_pages(record->bytes) || !record->memory)
        return record->memory;
    const BsBytes *leaf = table_pages(record->memory)[*at / BS_HEAP_PAGE];
    *at %= BS_HEAP_PAGE;
    return leaf;
}

// The same, which may be changed.
static BsBytes *
own_leaf(BsHeap *heap, BsBuffer *record, gint64 *at)
{
    if (!has_pages(record->bytes)) {
        record->memory = leaf_own(heap->pool, record->memory);
        return record->memory;
    }
    record->memory = table_own(heap->pool, record->memory);
    const gint64 number = *at / BS_HEAP_PAGE, rest = record->bytes - number * BS_HEAP_PAGE;
    BsBytes **page = &table_pages(record->memory)[number];
    *at %= BS_HEAP_PAGE;
    *page = *page ? leaf_own(heap->pool, *page) : leaf_new(heap, (guint32)MIN(rest, BS_HEAP_PAGE));
    return *page;
}

// A call for a number costs more than the number.
static inline void
copy_few(gpointer to, gconstpointer from, gint64 n)
{
    switch (n) {
    case 8:
        memcpy(to, from, 8);
        break;
    case 4:
        memcpy(to, from, 4);
        break;
    case 1:
        memcpy(to, from, 1);
        break;
    default:
        memcpy(to, from, (gsize)n);
    }
}

static gboolean
look_piece(const BsHeap *heap, const BsBuffer *record, gint64 at, gint64 n, guint8 *to)
{
    const BsBytes *leaf = leaf_of(record, &at);
    const gint64 bit = at % 8;
    if (G_UNLIKELY(!leaf)) {
        if (to)
            memset(to, heap->unwritten, (gsize)n);
        return n == 0;
    }
    if (to)
        copy_few(to, leaf_data(leaf) + at, n);
    if (G_UNLIKELY(bit + n > 8))
        return has_bits(leaf_written(leaf), at, n);
    return has_few(leaf_written(leaf), at, n);
}

static void
write_piece(BsHeap *heap, BsBuffer *record, gint64 at, gint64 n, const guint8 *from)
{
    const BsBytes *leaf = own_leaf(heap, record, &at);
    const gint64 bit = at % 8;
    copy_few(leaf_data(leaf) + at, from, n);
    if (G_LIKELY(bit + n <= 8))
        leaf_written(leaf)[at / 8] |= bits_of(bit, n);
    else
        set_bits(leaf_written(leaf), at, n, TRUE);
}

// -- access --------------------------------------------------------------------------------------

static gboolean
look(const BsHeap *heap, const BsBuffer *record, gint64 at, gint64 n, guint8 *to)
{
    gint64 part = piece(record, at, n);
    gboolean written = look_piece(heap, record, at, part, to);
    while (G_UNLIKELY((n -= part) > 0)) {
        at += part;
        to = to ? to + part : NULL;
        part = piece(record, at, n);
        written = look_piece(heap, record, at, part, to) && written;
    }
    return written;
}

gboolean
bs_heap_read(BsHeap *heap, guint32 buffer, gint64 at, gint64 n, gpointer to, BsHeapEvent event)
{
    return look(heap, use(heap, buffer, event), at, n, to);
}

gboolean
bs_heap_look(const BsHeap *heap, guint32 buffer, gint64 at, gint64 n, gpointer to)
{
    return look(heap, bs_heap_get(heap, buffer), at, n, to);
}

void
bs_heap_write(BsHeap *heap, guint32 buffer, gint64 at, gint64 n, gconstpointer from,
              BsHeapEvent event)
{
    BsBuffer *record = use(heap, buffer, event);
    const guint8 *bytes = from;
    for (gint64 part; n > 0; at += part, bytes += part, n -= part) {
        part = piece(record, at, n);
        write_piece(heap, record, at, part, bytes);
    }
}

// At most a page at once. Both may be the same buffer when it goes down.
static void
move_piece(BsHeap *heap, BsBuffer *to, gint64 at, gint64 n, const BsBuffer *from, gint64 from_at)
{
    gint64 place = at, source_place = from_at;
    if (!leaf_of(from, &source_place) && !leaf_of(to, &place))
        return; // nothing was ever written in either
    const BsBytes *leaf = own_leaf(heap, to, &at);
    const BsBytes *source = leaf_of(from, &from_at);
    if (source) {
        memmove(leaf_data(leaf) + at, leaf_data(source) + from_at, (gsize)n);
        copy_bits(leaf_written(leaf), at, leaf_written(source), from_at, n);
    } else {
        memset(leaf_data(leaf) + at, heap->unwritten, (gsize)n);
        set_bits(leaf_written(leaf), at, n, FALSE);
    }
}

// From behind, so that what is still to be read is not written before.
static void
move_up(BsHeap *heap, BsBuffer *record, gint64 from_at, gint64 to_at, gint64 n)
{
    while (n-- > 0)
        move_piece(heap, record, to_at + n, 1, record, from_at + n);
}

void
bs_heap_move(BsHeap *heap, guint32 from, gint64 from_at, guint32 to, gint64 to_at, gint64 n,
             BsHeapEvent event)
{
    use(heap, from, event);
    BsBuffer *into = use(heap, to, event); // may move the records, the source's too
    const BsBuffer *source = bs_heap_get(heap, from);
    if (from == to && from_at < to_at && to_at < from_at + n) {
        move_up(heap, into, from_at, to_at, n);
        return;
    }
    for (gint64 part; n > 0; from_at += part, to_at += part, n -= part) {
        part = MIN(piece(source, from_at, MIN(n, BS_HEAP_PAGE)), piece(into, to_at, n));
        move_piece(heap, into, to_at, part, source, from_at);
    }
}
