// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/arena.h"

#include <string.h>
#include <sys/mman.h>

enum {
    FIRST_CHUNK = 16 * 1024,
    LARGEST_CHUNK = 4 * 1024 * 1024,
    HUGE_PAGE = 2 * 1024 * 1024, // chunks from this size on
    ALIGNMENT = 8,
};

struct BsArenaChunk {
    BsArenaChunk *older;
    gsize size;   // of `data`
    gsize mapped; // bytes of the mapping; 0: from g_malloc()
    _Alignas(ALIGNMENT) char data[];
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

void
bs_arena_clear(BsArena *arena)
{
    free_chunks(arena->chunk);
    *arena = (BsArena){.near = arena->near};
}

void
bs_arena_reset(BsArena *arena)
{
    BsArenaChunk *chunk = arena->chunk;
    if (!chunk)
        return;
    free_chunks(chunk->older);
    chunk->older = NULL;
    memset(chunk->data, 0, (gsize)(arena->at - chunk->data)); // memory is handed out zeroed
    arena->at = chunk->data;
    arena->used = 0;
}

// A large program is walked again and again; on huge pages that costs much less. They have to be
// aligned: what is too much at both ends is given back. NULL when there is no memory.
static BsArenaChunk *
map_chunk(gsize size)
{
    const gsize mapped = (size + HUGE_PAGE - 1) & ~(gsize)(HUGE_PAGE - 1);
    char *memory = mmap(NULL, mapped + HUGE_PAGE, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return NULL;
    const gsize before = -(guintptr)memory & (HUGE_PAGE - 1);
    if (before)
        munmap(memory, before);
    munmap(memory + before + mapped, HUGE_PAGE - before);
    BsArenaChunk *chunk = (BsArenaChunk *)(memory + before);
    madvise(chunk, mapped, MADV_HUGEPAGE);
    chunk->mapped = mapped;
    chunk->size = mapped - sizeof *chunk;
    return chunk;
}

// Addresses alone, no memory: the only chunk of a near arena. Less of them where there is a limit.
static void
reserve(BsArena *arena)
{
    for (gsize size = (gsize)1 << BS_ARENA_REACH_BITS; size >= HUGE_PAGE; size /= 2) {
        BsArenaChunk *chunk =
            mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (chunk == MAP_FAILED)
            continue;
        if (mprotect(chunk, FIRST_CHUNK, PROT_READ | PROT_WRITE) != 0)
            break;
        chunk->mapped = size;
        chunk->size = size - sizeof *chunk;
        arena->chunk = chunk;
        arena->at = chunk->data;
        arena->end = (char *)chunk + FIRST_CHUNK;
        return;
    }
    g_error("no memory for a program");
}

// Doubles what may be used of the addresses, up to a limit; from there on in huge pages.
static void
extend(BsArena *arena, gsize least)
{
    if (!arena->chunk)
        reserve(arena);
    const guintptr begin = (guintptr)arena->chunk, used = (guintptr)arena->end - begin;
    const gsize wanted = MAX(MIN(2 * used, used + HUGE_PAGE), (guintptr)arena->at - begin + least);
    const gsize page = wanted < HUGE_PAGE ? FIRST_CHUNK : HUGE_PAGE;
    const gsize size = ((begin + wanted + page - 1) & ~(page - 1)) - begin;
    if (size > arena->chunk->mapped ||
        mprotect(arena->end, size - used, PROT_READ | PROT_WRITE) != 0)
        g_error("no memory for a program of more than %" G_GSIZE_FORMAT " bytes", used);
    if (page == HUGE_PAGE)
        madvise(arena->end, size - used, MADV_HUGEPAGE);
    arena->end += size - used;
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
    size = MAX(size, least);
    BsArenaChunk *chunk = size >= HUGE_PAGE ? map_chunk(size + sizeof *chunk) : NULL;
    if (!chunk) {
        chunk = g_malloc0(sizeof *chunk + size);
        chunk->size = size;
    }
    chunk->older = arena->chunk;
    arena->chunk = chunk;
    arena->at = chunk->data;
    arena->end = chunk->data + chunk->size;
}

void *
bs_arena_alloc(BsArena *arena, gsize size)
{
    g_assert(size <= G_MAXSIZE / 2);
    gsize rounded = (size + ALIGNMENT - 1) & ~(gsize)(ALIGNMENT - 1);
    rounded = MAX(rounded, (gsize)ALIGNMENT);
    if ((gsize)(arena->end - arena->at) < rounded)
        add_chunk(arena, rounded);
    void *result = arena->at;
    arena->at += rounded;
    arena->used += rounded;
    return result;
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
