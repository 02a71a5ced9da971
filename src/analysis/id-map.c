// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/id-map.h"

#include <string.h>

enum { SMALL = 1024 }; // slots

void
bs_id_map_clear(BsIdMap *map)
{
    g_free(map->keys);
    g_free(map->numbers);
    *map = (BsIdMap){0};
}

void
bs_id_map_reset(BsIdMap *map)
{
    if (map->n_slots > SMALL)
        bs_id_map_clear(map);
    else if (map->n)
        memset(map->keys, 0, map->n_slots * sizeof *map->keys);
    map->n = 0;
}

// The slot that holds `id`, or the free one where it belongs (linear probing).
static guint32
find_slot(const BsIdMap *map, guint64 id)
{
    guint32 slot = bs_id_map_first_slot(map, id);
    while (map->keys[slot] && map->keys[slot] != id + 1)
        slot = (slot + 1) & (map->n_slots - 1);
    return slot;
}

static void
grow(BsIdMap *map)
{
    BsIdMap bigger = {.n_slots = map->n_slots ? map->n_slots * 2 : 64, .n = map->n};
    bigger.keys = g_new0(guint64, bigger.n_slots);
    bigger.numbers = g_new(guint32, bigger.n_slots);
    for (guint32 i = 0; i < map->n_slots; i++) {
        if (map->keys[i]) {
            guint32 slot = find_slot(&bigger, map->keys[i] - 1);
            bigger.keys[slot] = map->keys[i];
            bigger.numbers[slot] = map->numbers[i];
        }
    }
    g_free(map->keys);
    g_free(map->numbers);
    *map = bigger;
}

guint32
bs_id_map_find_on(const BsIdMap *map, guint64 id)
{
    if (!map->n_slots)
        return BS_ID_NONE;
    guint32 slot = find_slot(map, id);
    return map->keys[slot] ? map->numbers[slot] : BS_ID_NONE;
}

guint32
bs_id_map_number_on(BsIdMap *map, guint64 id)
{
    if (map->n_slots < map->n * 2 + 2)
        grow(map);
    guint32 slot = find_slot(map, id);
    if (!map->keys[slot]) {
        map->keys[slot] = id + 1;
        map->numbers[slot] = map->n++;
    }
    return map->numbers[slot];
}
