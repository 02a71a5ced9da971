// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How many buffers live at once: the program is followed along its paths, and on each path every
// allocation adds one buffer and every op that frees it takes one away.
//
// What counts as one path. Each branch and each scf.if goes one way or the other, never both, so
// buffers of alternatives do not add up. A condition that was decided once is decided the same way
// later on the path, until it is computed again in the next round of a loop, and what follows from
// it for memrefs (which of two buffers a block argument is), for indicators, comparisons of
// addresses, bufferization.dealloc and the lists of the library function is computed: a conditional
// free frees where its condition is known to hold, and does not where it is not known. Of loops
// there are the paths without a round, with one and with two (the first region of scf.while comes
// once more than the second), of loops of branches those with one and with two; loops in more than
// two others have one round at most, and so has any once the walk took long (65,536 visits of ops
// and 32 for each: loops in the first regions of others), which is then said of the
// result (`cut`). What each round leaves behind counts once for each of these. A buffer lives from
// its allocation until it is freed, or to the end of the function; on the stack, to the end of the
// op that releases it. What a call returns, and what the caller passed in, is nobody's allocation
// here. memref.realloc holds both buffers for a moment.
//
// Cost: ops times the number of paths that differ in what lives, at most MAX_PATHS; of more, some
// are taken together, and then a buffer counts that lives on any of them: the figure may then be
// too high. It is too low where rounds of a loop leave buffers behind, of which there are two then.
#pragma once

#include "ir/ir.h"

typedef struct BsAlive {
    GPtrArray *buffers;  // of BsValue: the memrefs that are allocated in the function
    guint32 peak;        // the most on the heap at once on any path
    gboolean grows;      // rounds of a loop leave buffers behind: with more of them there are more
    gboolean cut;        // not all rounds of loops in loops were followed: there may be more
    const BsOp *peak_op; // during or after this op, the first that control comes to; or NULL
} BsAlive;

/* Called on each path before (`end` FALSE) and after each op: counts[i] instances of buffers[i]
   live, `heap` of all are on the heap. */
typedef void (*BsAliveVisit)(gpointer data, const BsOp *op, gboolean end, const guint8 *counts,
                             guint32 heap);

/* Follows the paths of a function. `visit` may be NULL; the array of buffers that it is about is
   complete before it is called first, in the order of the text, and can be had by
   bs_alive_buffers(). Free with bs_alive_free(). */
BsAlive *bs_alive_new(BsOp *function, BsAliveVisit visit, gpointer data);
void bs_alive_free(BsAlive *alive);

/* The memrefs that ops of the function allocate, on the heap and on the stack, in the order of the
   text. The array is the caller's. */
GPtrArray *bs_alive_buffers(BsOp *function);
