// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the peak of the heap is made of, once a run is over: of each buffer that is there when the
// heap is largest, whether it is still going to be accessed. And the least that the peak could be
// if only frees stood elsewhere: allocations stay where they are, each buffer goes right behind its
// last access.
#pragma once

#include "sim/heap.h"

// The buffers that one op made.
typedef struct BsPeakShare {
    const BsOp *made_by; // NULL: they came with the arguments
    guint32 made;        // in the whole run
    guint32 n;           // at the peak
    gint64 bytes;        // of these; each of them is one of
    gint64 needed;       // still accessed, or returned
    gint64 lost;         // of the needed ones, those that are never freed either
    gint64 late;         // accessed no more, and freed later
    gint64 leaked;       // accessed no more, and never freed
} BsPeakShare;

typedef struct BsPeak {
    gint64 bytes, least;
    guint32 made;   // buffers, in the whole run
    guint64 step;   // at which it is reached first
    const BsOp *op; // that reaches it; NULL: the heap is empty all the time
    GArray *shares; // BsPeakShare, of all ops that made some, in the order of the first one
} BsPeak;

/* Of a heap as it is at the end of a run. Cost: n log n in the buffers that were made. Free with
   bs_peak_free(). */
BsPeak *bs_peak_new(const BsHeap *heap);
/* Accepts NULL. */
void bs_peak_free(BsPeak *peak);
