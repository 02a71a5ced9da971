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
/* The number of `id`, or BS_ID_NONE. */
guint32 bs_id_map_find(const BsIdMap *map, guint64 id);
/* The number of `id`; a new id gets the next one (map->n before the call). */
guint32 bs_id_map_number(BsIdMap *map, guint64 id);
