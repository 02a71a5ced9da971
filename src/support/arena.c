// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/arena.h"

#include <string.h>

enum { FIRST_CHUNK = 16 * 1024, LARGEST_CHUNK = 1024 * 1024, ALIGNMENT = 16 };

struct BsArenaChunk {
    BsArenaChunk *older;
    gsize size;
    _Alignas(ALIGNMENT) char data[];
};

void
bs_arena_init(BsArena *arena)
{
    *arena = (BsArena){0};
}

void
bs_arena_clear(BsArena *arena)
{
    for (BsArenaChunk *chunk = arena->chunk, *older; chunk; chunk = older) {
        older = chunk->older;
        g_free(chunk);
    }
    bs_arena_init(arena);
}

// Chunks double up to a limit, so that small documents stay small and large ones need few chunks.
static void
add_chunk(BsArena *arena, gsize least)
{
    gsize size = arena->chunk ? MIN(arena->chunk->size * 2, (gsize)LARGEST_CHUNK) : FIRST_CHUNK;
    size = MAX(size, least);
    BsArenaChunk *chunk = g_malloc0(sizeof *chunk + size);
    chunk->older = arena->chunk;
    chunk->size = size;
    arena->chunk = chunk;
    arena->at = chunk->data;
    arena->end = chunk->data + size;
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
