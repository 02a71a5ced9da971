// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heap over the steps of a run, as heap viewers show it: each buffer from the step that made it
// to the one that freed it, at a place of its own among those that are there at once; and of how
// many bytes for what the heap is, whenever that changes.
#pragma once

#include "debug/verdict/peak-parts.h"
#include "debug/verdict/run-record.h"

enum {
    BS_HEAP_MAP_MOST = 2000,          // with a place of their own; the largest
    BS_HEAP_MAP_MOST_LOST = 16,       // whose loss is looked for, the first ones,
    BS_HEAP_MAP_LOST_STEPS = 1000000, // in no more steps than these, all of them together
};

typedef enum BsMappedEnd {
    BS_MAPPED_FREED,
    BS_MAPPED_LEAKED,   // the run is over, and nobody has it
    BS_MAPPED_RETURNED, // it is there at the end, and the caller has it, or the run goes on
} BsMappedEnd;

typedef struct BsMappedBuffer {
    guint32 number; // as in BsRunMoment
    char *name;     // of the value that is the allocation, "%alloc"; NULL: it has none; owned
    const BsOp *made_by, *freed_by, *used_by; // NULL: nobody
    gint64 bytes;                             // its size,
    gint64 at;          // and from which byte on it is alone all its life (first fit)
    guint64 made, used; // steps; `used`: the last access, or `made`
    guint64 idle;       // from where on it is not accessed
    guint64 over;       // when it is freed, else the end of the run
    guint64 lost;       // the last step that uses what holds it, of one that leaks; 0: not known
    BsMappedEnd end;
    BsPeakPart part; // what it is for while it is still accessed: NEEDED, CLONES or LISTS
} BsMappedBuffer;

// The heap from a step on.
typedef struct BsHeapLevel {
    guint64 step;
    gint64 bytes[BS_N_PEAK_PARTS];
} BsHeapLevel;

// A buffer of the program that was freed, wherever it stood.
typedef struct BsHeapFree {
    guint64 step;
    guint32 number;
} BsHeapFree;

typedef struct BsHeapMap {
    char *function, *args; // what was executed, and with what, as --args takes it; owned
    guint64 steps;
    guint32 n_buffers; // on the heap in the whole run
    GArray *buffers;   // BsMappedBuffer, in the order in which they are made
    GArray *levels;    // BsHeapLevel, one for each step at which it changes; the first is 0
    GArray *made_by;   // guint32: of buffer 1, 2, ... the id of the op that made it; 0: nobody
    GArray *freed;     // BsHeapFree, in the order of steps, and of numbers in one step
    gint64 height;     // bytes that the places of all buffers take
    guint64 peak_step; // when the heap is largest first
    BsPeakParts peak;  // what it is made of then
} BsHeapMap;

/* Of a run of the document's program; the document stands at the end of the stage that was
   executed. Cost: n log n in the buffers, times those of BS_HEAP_MAP_MOST that are there at
   once. Free with bs_heap_map_free(). */
BsHeapMap *bs_heap_map_new(BsDocument *document, BsRunRecord *record);
/* Accepts NULL. */
void bs_heap_map_free(BsHeapMap *map);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsHeapMap, bs_heap_map_free)

/* Appends a sentence: "buffer 2, %b, 4096 bytes of 'memref.alloc' at line 3: made at step 2, last
   used at step 9, freed at step 12 by 'memref.dealloc' at line 8". */
void bs_heap_map_put_buffer(const BsMappedBuffer *buffer, GString *out);
/* Appends what becomes of it: "made at step 2, last used at step 9, freed at step 12 by ...". */
void bs_heap_map_put_life(const BsMappedBuffer *buffer, GString *out);
/* Appends what the peak is: "peak: 16384 bytes at step 7, at ...", as bs_peak_parts_put(). */
void bs_heap_map_put_peak(const BsHeapMap *map, GString *out);
