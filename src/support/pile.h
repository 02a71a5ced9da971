// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists that grow in an arena, to any length: what is in one stays where it is, so growing copies
// nothing, and memory is touched when it is used and not before. (A support/vec.h moves through
// blocks of all sizes as it grows.) Each chunk holds twice as many elements as the one before it,
// so the number of an element says where it is. A list that is all zeroes is empty.
#pragma once

#include "support/arena.h"

enum {
    BS_PILE_FIRST = 32,     // elements in the first chunk; a power of two
    BS_PILE_FIRST_BITS = 6, // that it takes to write this number
    BS_PILE_CHUNKS = 26,
};

#define BS_PILE(Type)                 \
    struct {                          \
        Type *chunks[BS_PILE_CHUNKS]; \
        guint32 len;                  \
    }

/* The chunk that element number `i` is in. */
static inline guint
bs_pile_chunk(guint32 i)
{
    return g_bit_storage((gulong)i + BS_PILE_FIRST) - BS_PILE_FIRST_BITS;
}
/* Its place there. */
static inline gsize
bs_pile_place(guint32 i)
{
    return (gsize)i + BS_PILE_FIRST - ((gsize)BS_PILE_FIRST << bs_pile_chunk(i));
}

/* The addresses of element number `i`, which there is, and of the last one. */
#define bs_pile_at(pile, i) (&(pile)->chunks[bs_pile_chunk(i)][bs_pile_place(i)])
#define bs_pile_last(pile) bs_pile_at(pile, (pile)->len - 1)

/* Adds an element, which holds anything, at the end. */
#define bs_pile_grow(pile, arena)                                                        \
    do {                                                                                 \
        const guint chunk_now = bs_pile_chunk((pile)->len);                              \
        if (G_UNLIKELY(!(pile)->chunks[chunk_now]))                                      \
            (pile)->chunks[chunk_now] = bs_arena_alloc(                                  \
                (arena), (sizeof **(pile)->chunks * (gsize)BS_PILE_FIRST) << chunk_now); \
        (pile)->len++;                                                                   \
    } while (0)
#define bs_pile_drop(pile) ((void)(pile)->len--)
