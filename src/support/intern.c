// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/intern.h"

#include "support/pages.h"

#include <string.h>

enum { SMALL = 1024 }; // slots

void
bs_intern_clear(BsIntern *table)
{
    g_free(table->slots);
    g_free(table->hashes);
    *table = (BsIntern){0};
}

void
bs_intern_reset(BsIntern *table)
{
    if (table->n_slots > SMALL)
        bs_intern_clear(table);
    else if (table->n_used)
        memset(table->slots, 0, table->n_slots * sizeof *table->slots);
    table->n_used = 0;
}

const void *
bs_intern_find(const BsIntern *table, guint32 hash, const void *candidate, BsInternEqual equal)
{
    if (table->n_slots == 0)
        return NULL;
    const guint32 mask = table->n_slots - 1;
    for (guint32 i = hash & mask; table->slots[i]; i = (i + 1) & mask) {
        if (table->hashes[i] == hash && equal(table->slots[i], candidate))
            return table->slots[i];
    }
    return NULL;
}

static void
place(BsIntern *table, guint32 hash, const void *thing)
{
    const guint32 mask = table->n_slots - 1;
    guint32 i = hash & mask;
    while (table->slots[i])
        i = (i + 1) & mask;
    table->slots[i] = thing;
    table->hashes[i] = hash;
}

// Zeroes that will be asked for here and there: soon all of their pages are needed.
static void *
new_array(guint32 n, gsize size)
{
    void *array = g_malloc0_n(n, size);
    bs_pages_fill(array, n * size);
    return array;
}

static void
grow(BsIntern *table)
{
    BsIntern larger = {.n_slots = MAX(table->n_slots * 2, 64), .n_used = table->n_used};
    larger.slots = new_array(larger.n_slots, sizeof *larger.slots);
    larger.hashes = new_array(larger.n_slots, sizeof *larger.hashes);
    for (guint32 i = 0; i < table->n_slots; i++) {
        if (table->slots[i])
            place(&larger, table->hashes[i], table->slots[i]);
    }
    bs_intern_clear(table);
    *table = larger;
}

void
bs_intern_add(BsIntern *table, guint32 hash, const void *thing)
{
    if (table->n_used * 4 >= table->n_slots * 3)
        grow(table);
    place(table, hash, thing);
    table->n_used++;
}

// The last bytes, fewer than a word, in two halves that may overlap.
static guint64
last_bytes(const guint8 *bytes, gsize len)
{
    guint32 low, high;
    if (len < sizeof low)
        return len == 0 ? 0
                        : bytes[0] | (guint64)bytes[len / 2] << 8 | (guint64)bytes[len - 1] << 16;
    memcpy(&low, bytes, sizeof low);
    memcpy(&high, bytes + len - sizeof high, sizeof high);
    return low | (guint64)high << 32;
}

guint32
bs_hash_bytes(const void *data, gsize len)
{
    const guint8 *bytes = data;
    guint64 hash = len, word;
    for (; len >= sizeof word; bytes += sizeof word, len -= sizeof word) {
        memcpy(&word, bytes, sizeof word);
        hash = bs_hash_word(hash, word);
    }
    return (guint32)bs_hash_word(hash, last_bytes(bytes, len));
}
