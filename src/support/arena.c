// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/arena.h"

#include "support/pages.h"

#include <string.h>
#include <sys/mman.h>

enum {
    FIRST_CHUNK = 1024,     // many arenas hold one small thing for a moment
    FIRST_NEAR = 16 * 1024, // of a near arena, in whole pages
    LARGEST_CHUNK = 4 * 1024 * 1024,
    HUGE_FROM = 256 * 1024, // an arena that holds this much will hold more
};

struct BsArenaChunk {
    BsArenaChunk *older;
    gsize size;   // of `data`
    gsize mapped; // bytes of the mapping; 0: from g_malloc()
    gsize ready;  // of a spare one: bytes that may be used, all zero behind this
    _Alignas(BS_ARENA_ALIGNMENT) char data[];
};

void
bs_arena_init(BsArena *arena)
{
    *arena = (BsArena){0};
}

void
bs_arena_init_near(BsArena *arena)
{
    *arena = (BsArena){.near = TRUE};
}

// All memory of the arena may be touched again: it is to be cleared or given back.
static void
open_guards(const BsArena *arena)
{
    BsArenaChunk *newest = arena->chunk;
    if (newest)
        bs_guard_open(newest->data, (gsize)(arena->end - newest->data));
    for (BsArenaChunk *chunk = newest ? newest->older : NULL; chunk; chunk = chunk->older)
        bs_guard_open(chunk->data, chunk->size);
}

static void
free_chunks(BsArenaChunk *chunk)
{
    for (BsArenaChunk *older; chunk; chunk = older) {
        older = chunk->older;
        if (chunk->mapped)
            munmap(chunk, chunk->mapped);
        else
            g_free(chunk);
    }
}

// The addresses of a near arena that is gone, for the next one: to reserve and to give back so many
// costs more than to read a small program.
static BsArenaChunk *spare;

static gboolean
becomes_spare(const BsArena *arena)
{
    BsArenaChunk *chunk = arena->chunk;
    const gsize ready = (gsize)(arena->end - (char *)chunk);
    if (ready > HUGE_FROM || g_atomic_pointer_get(&spare))
        return FALSE;
    memset(chunk->data, 0, (gsize)(arena->at - chunk->data));
    chunk->ready = ready;
    return g_atomic_pointer_compare_and_exchange(&spare, NULL, chunk);
}

void
bs_arena_clear(BsArena *arena)
{
    open_guards(arena);
    if (!arena->near || !arena->chunk || !becomes_spare(arena))
        free_chunks(arena->chunk);
    *arena = (BsArena){.near = arena->near};
}

void
bs_arena_reset(BsArena *arena)
{
    BsArenaChunk *chunk = arena->chunk;
    if (!chunk)
        return;
    open_guards(arena);
    free_chunks(chunk->older);
    chunk->older = NULL;
    memset(chunk->data, 0, (gsize)(arena->at - chunk->data)); // memory is handed out zeroed
    bs_guard_close(chunk->data, (gsize)(arena->end - chunk->data));
    arena->at = chunk->data;
    arena->used = 0;
}

// A large program is walked again and again; on huge pages that costs much less. They have to be
// aligned: what is too much at both ends is given back. NULL when there is no memory.
static BsArenaChunk *
map_chunk(gsize size)
{
    const gsize mapped = bs_pages_round_up(size, BS_HUGE_PAGE);
    char *memory = mmap(NULL, mapped + BS_HUGE_PAGE, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return NULL;
    const gsize before = -(guintptr)memory & (BS_HUGE_PAGE - 1);
    if (before)
        munmap(memory, before);
    munmap(memory + before + mapped, BS_HUGE_PAGE - before);
    BsArenaChunk *chunk = (BsArenaChunk *)(memory + before);
    bs_pages_expect(chunk, mapped);
    chunk->mapped = mapped;
    chunk->size = mapped - sizeof *chunk;
    return chunk;
}

// The next allocations are from this chunk, of which the first `ready` bytes may be used.
static void
begin_chunk(BsArena *arena, BsArenaChunk *chunk, gsize ready)
{
    arena->chunk = chunk;
    arena->at = chunk->data;
    arena->end = (char *)chunk + ready;
    bs_guard_close(arena->at, (gsize)(arena->end - arena->at));
}

// Addresses alone, no memory: the only chunk of a near arena. Less of them where there is a limit.
static void
reserve(BsArena *arena)
{
    BsArenaChunk *kept = g_atomic_pointer_exchange(&spare, NULL);
    if (kept) {
        begin_chunk(arena, kept, kept->ready);
        return;
    }
    for (gsize size = (gsize)1 << BS_ARENA_REACH_BITS; size >= BS_HUGE_PAGE; size /= 2) {
        BsArenaChunk *chunk =
            mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (chunk == MAP_FAILED)
            continue;
        if (mprotect(chunk, FIRST_NEAR, PROT_READ | PROT_WRITE) != 0)
            break;
        chunk->mapped = size;
        chunk->size = size - sizeof *chunk;
        begin_chunk(arena, chunk, FIRST_NEAR);
        return;
    }
    g_error("no memory for a program");
}

// Doubles what may be used of the addresses; from HUGE_FROM on in huge pages, of which the first
// begins where there are no small ones.
static void
extend(BsArena *arena, gsize least)
{
    if (!arena->chunk)
        reserve(arena);
    if ((gsize)(arena->end - arena->at) >= least)
        return;
    const guintptr begin = (guintptr)arena->chunk, end = (guintptr)arena->end;
    const gboolean huge = end - begin + least >= HUGE_FROM;
    const guintptr first_huge = bs_pages_round_up(end, BS_HUGE_PAGE);
    if (huge && first_huge != end)
        arena->at = (char *)first_huge;
    const guintptr wanted = MAX(huge ? end : 2 * end - begin, (guintptr)arena->at + least);
    const gsize size = bs_pages_round_up(wanted, huge ? BS_HUGE_PAGE : FIRST_NEAR) - end;
    if (end + size - begin > arena->chunk->mapped ||
        mprotect(arena->end, size, PROT_READ | PROT_WRITE) != 0)
        g_error("no memory for a program of more than %" G_GSIZE_FORMAT " bytes", end - begin);
    if (huge)
        bs_pages_expect((gpointer)first_huge, end + size - first_huge);
    bs_guard_close(arena->end, size);
    arena->end += size;
}

// Chunks double up to a limit, so that small documents stay small and large ones need few chunks.
static void
add_chunk(BsArena *arena, gsize least)
{
    if (arena->near) {
        extend(arena, least);
        return;
    }
    gsize size = arena->chunk ? MIN(arena->chunk->size * 2, (gsize)LARGEST_CHUNK) : FIRST_CHUNK;
    if (size > HUGE_FROM)
        size = MAX(size, BS_HUGE_PAGE - sizeof *arena->chunk);
    size = MAX(size, least);
    BsArenaChunk *chunk =
        size + sizeof *chunk >= BS_HUGE_PAGE ? map_chunk(size + sizeof *chunk) : NULL;
    if (!chunk) {
        chunk = g_malloc0(sizeof *chunk + size);
        chunk->size = size;
    }
    chunk->older = arena->chunk;
    begin_chunk(arena, chunk, sizeof *chunk + chunk->size);
}

void
bs_arena_make_room(BsArena *arena, gsize size)
{
    g_assert(size <= G_MAXSIZE / 2);
    add_chunk(arena, bs_arena_round_up(size));
}

void *
bs_arena_copy(BsArena *arena, const void *data, gsize size)
{
    return size ? memcpy(bs_arena_alloc(arena, size), data, size) : NULL;
}

char *
bs_arena_strndup(BsArena *arena, const char *text, gsize len)
{
    char *copy = bs_arena_alloc(arena, len + 1);
    memcpy(copy, text, len);
    return copy;
}
