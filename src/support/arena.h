// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bump allocation: memory that lives as long as its arena and is freed all at once. Ops, blocks,
// values and journal records of a document live in one arena; a pass has a scratch arena of its
// own.
#pragma once

#include "support/guard.h"

#include <glib.h>

typedef struct BsArenaChunk BsArenaChunk;

typedef struct BsArena {
    BsArenaChunk *chunk; // newest first
    char *at, *end;      // free part of the newest chunk
    gsize used;          // bytes handed out, for figures and limits
    gboolean near;       // all of it within a stretch of addresses, see bs_arena_init_near()
} BsArena;

enum {
    BS_ARENA_REACH_BITS = 33, // how far apart two allocations of a near arena may be
    BS_ARENA_ALIGNMENT = 8,
};

/* Makes an empty arena; nothing is allocated before the first request. */
void bs_arena_init(BsArena *arena);

/* Makes an empty arena whose allocations stand less than 1 << BS_ARENA_REACH_BITS bytes apart, so
   that they can refer to each other by short distances. It may hold that much, or less where the
   process may not have so many addresses. */
void bs_arena_init_near(BsArena *arena);

/* Frees every allocation of the arena; it may be used again. */
void bs_arena_clear(BsArena *arena);

/* The same, but keeps memory for what comes next. */
void bs_arena_reset(BsArena *arena);

/* What an allocation of so many bytes takes. */
static inline gsize
bs_arena_round_up(gsize size)
{
    return ((MAX(size, 1) + BS_ARENA_ALIGNMENT - 1) & ~(gsize)(BS_ARENA_ALIGNMENT - 1)) +
           BS_GUARD_BYTES;
}

/* Makes room for the next allocation, of `size` bytes. */
void bs_arena_make_room(BsArena *arena, gsize size);

/* Returns `size` zeroed bytes, aligned for any type. Size 0 gives a valid pointer. Never NULL. */
static inline void *
bs_arena_alloc(BsArena *arena, gsize size)
{
    const gsize rounded = bs_arena_round_up(size), room = (gsize)(arena->end - arena->at);
    if (G_UNLIKELY(room < rounded || room < size))
        bs_arena_make_room(arena, size);
    void *result = arena->at;
    bs_guard_open(result, size);
    arena->at += rounded;
    arena->used += rounded;
    return result;
}

/* Returns a copy of `size` bytes at `data`; NULL for size 0. */
void *bs_arena_copy(BsArena *arena, const void *data, gsize size);

/* Returns a NUL-terminated copy of the first `len` bytes of `text`. */
char *bs_arena_strndup(BsArena *arena, const char *text, gsize len);

#define bs_arena_new(arena, Type) ((Type *)bs_arena_alloc((arena), sizeof(Type)))
#define bs_arena_new_n(arena, Type, n) ((Type *)bs_arena_alloc((arena), sizeof(Type) * (gsize)(n)))
