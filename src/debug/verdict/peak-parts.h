// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the peak of the heap is made of (sim/peak.h), by what the buffers are for: those of the
// program, clones that passes made of them, and the arrays that a lowered dealloc hands to the
// library function.
#pragma once

#include "debug/document/document.h"
#include "sim/peak.h"
#include "support/i18n.h"

// One row per part: enum, words around a number of bytes.
#define BS_PEAK_PARTS(X)                                                            \
    X(NEEDED, N_("%s needed"))    /* by the program: still accessed, or returned */ \
    X(LATE, N_("%s freed late"))  /* accessed no more, and freed later */           \
    X(CLONES, N_("%s in clones")) /* of bufferization.clone and what it became */   \
    X(LISTS, N_("%s in lists"))   /* that deallocs hand to the library function */  \
    X(LEAKED, N_("%s leaked"))    /* accessed no more, and never freed */

typedef enum BsPeakPart {
#define X(id, words) BS_PEAK_##id,
    BS_PEAK_PARTS(X)
#undef X
        BS_N_PEAK_PARTS
} BsPeakPart;

typedef struct BsPeakParts {
    gboolean is_known; // a run returned
    gint64 bytes[BS_N_PEAK_PARTS];
    gint64 lost;                       // still accessed at the peak, and never freed
    gint64 all, least;                 // together; what they could be if deallocs stood elsewhere
    const BsOp *op;                    // that reaches it
    guint32 n_made, n_clones, n_lists; // buffers that were made in the whole run, and of them these
} BsPeakParts;

/* What the buffers that an op makes are for while they are still accessed: BS_PEAK_NEEDED, of a
   clone BS_PEAK_CLONES, of a list that a dealloc makes BS_PEAK_LISTS. `op` NULL: they came with the
   arguments. */
BsPeakPart bs_peak_part_of(BsDocument *document, const BsOp *op);
/* Of a run of the document's program; NULL: there is none. */
BsPeakParts bs_peak_parts(BsDocument *document, const BsPeak *peak);
/* Whether two say the same, wherever the op is. */
gboolean bs_peak_parts_equal(const BsPeakParts *a, const BsPeakParts *b);
/* Appends ", at 'memref.alloc' at line 9: 8192 needed, 8192 freed late; 8192 would do with
   deallocs elsewhere", or ", all needed", and "; 8192 leak
   later"; nothing of an empty heap, or when it is not known. */
void bs_peak_parts_put(const BsPeakParts *parts, GString *out);
