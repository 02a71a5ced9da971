// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A table of equal things, each kept once: open addressing over pointers, with hash and equality
// given at each look-up, so that a candidate on the stack can be looked up without a copy.
#pragma once

#include <glib.h>

typedef struct BsIntern {
    const void **slots;
    guint32 *hashes;
    guint32 n_slots; // a power of two, or 0
    guint32 n_used;
} BsIntern;

typedef gboolean (*BsInternEqual)(const void *kept, const void *candidate);

/* Frees the table, not the things in it (they live in an arena). */
void bs_intern_clear(BsIntern *table);

/* Empties the table, for the next use; a small one keeps its memory. */
void bs_intern_reset(BsIntern *table);

/* Returns the thing equal to `candidate`, or NULL. */
const void *bs_intern_find(const BsIntern *table, guint32 hash, const void *candidate,
                           BsInternEqual equal);

/* Adds a thing that bs_intern_find() did not find. The pointer is kept, nothing is copied. */
void bs_intern_add(BsIntern *table, guint32 hash, const void *thing);

__extension__ typedef unsigned __int128 BsHashProduct;

/* Mixes a word into a hash: both halves of a product, so that each bit of the word counts in the
   low ones, which tables look at. (Of one half, the last letters of a text would only count in the
   high ones: `loc1234` and `loc1299` would have the same place.) */
static inline guint64
bs_hash_word(guint64 hash, guint64 word)
{
    const BsHashProduct product =
        (BsHashProduct)(hash ^ word) * G_GUINT64_CONSTANT(0x9E3779B97F4A7C15);
    return (guint64)product ^ (guint64)(product >> 64);
}

/* The same for hashes of half a word: what goes in first counts in another way. */
static inline guint32
bs_hash_mix(guint32 hash, guint64 value)
{
    return (guint32)bs_hash_word((guint64)hash << 32 | hash, value);
}

/* Hash of `len` bytes, word by word. */
guint32 bs_hash_bytes(const void *data, gsize len);
