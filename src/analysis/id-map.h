// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers things densely by their ids: 0, 1, 2, ... in the order of first sight, so that an
// analysis of one function pays for that function only and not for every id of the program. Open
// addressing; an all-zero map is empty.
#pragma once

#include <glib.h>

typedef struct BsIdMap {
    guint64 *keys; // id + 1; 0: free slot
    guint32 *numbers;
    guint32 n_slots; // a power of two, or 0
    guint32 n;       // numbers given
} BsIdMap;

#define BS_ID_NONE G_MAXUINT32

/* Frees the map's memory; it may be used again. */
void bs_id_map_clear(BsIdMap *map);
/* Empties the map, for the next use; a small one keeps its memory. */
void bs_id_map_reset(BsIdMap *map);
/* As the functions below, where the id is not in its first slot. */
guint32 bs_id_map_find_on(const BsIdMap *map, guint64 id);
guint32 bs_id_map_number_on(BsIdMap *map, guint64 id);

/* The slot where the search for an id begins (Fibonacci hashing); the map has slots. */
static inline guint32
bs_id_map_first_slot(const BsIdMap *map, guint64 id)
{
    return (guint32)(((id + 1) * G_GUINT64_CONSTANT(0x9E3779B97F4A7C15)) >> 32) &
           (map->n_slots - 1);
}

/* Whether the id is in its first slot, where nearly all are. */
static inline gboolean
bs_id_map_is_at_home(const BsIdMap *map, guint64 id)
{
    return map->n_slots && map->keys[bs_id_map_first_slot(map, id)] == id + 1;
}

/* The number of `id`, or BS_ID_NONE. */
static inline guint32
bs_id_map_find(const BsIdMap *map, guint64 id)
{
    return bs_id_map_is_at_home(map, id) ? map->numbers[bs_id_map_first_slot(map, id)]
                                         : bs_id_map_find_on(map, id);
}

/* The number of `id`; a new id gets the next one (map->n before the call). */
static inline guint32
bs_id_map_number(BsIdMap *map, guint64 id)
{
    return bs_id_map_is_at_home(map, id) ? map->numbers[bs_id_map_first_slot(map, id)]
                                         : bs_id_map_number_on(map, id);
}
