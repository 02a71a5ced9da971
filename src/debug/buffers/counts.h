// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a program consists of after a stage, in numbers: how many ops of each kind, and the figures
// by which deallocation pipelines are compared.
#pragma once

#include "debug/document/document.h"
#include "support/i18n.h"

// One row per figure: enum, name in tables and CSV. A conditional dealloc is one of a buffer of
// which only the running program knows whether it is to be freed: a memref that a
// bufferization.dealloc frees under a condition that is no constant, or what it was lowered to, a
// memref.dealloc or deallocation.free that the lowering made in an scf.if in which buffers are
// freed and nothing else happens. A memref.dealloc that the program or the older pass has in an
// scf.if is none. Allocations are those on the heap, that somebody has to free; a memref.alloca is
// one on the stack.
#define BS_COUNT_KINDS(X)                                                                          \
    X(OPS, N_("ops"))                                                                              \
    X(ALLOCATIONS, N_("allocations")) /* on the heap */                                            \
    X(STACK, N_("allocations on the stack"))                                                       \
    X(CLONES, N_("clones"))                                                                        \
    X(DEALLOC_OPS, N_("bufferization.dealloc"))                                                    \
    X(RETAINS, N_("deallocation.retain"))                                                          \
    X(PAIRS, N_("memref x retained"))                /* of each bufferization.dealloc, added up */ \
    X(FREES, N_("memref.dealloc"))                   /* and deallocation.free */                   \
    X(CONDITIONAL_FREES, N_("conditional deallocs")) /* see above */                               \
    X(ALIAS_CHECKS, N_("run-time alias checks"))     /* comparisons of addresses */                \
    X(LIBRARY_CALLS, N_("library calls")) /* of the dealloc helper, and of retainBuffers */

typedef enum BsCountKind {
#define X(id, name) BS_COUNT_##id,
    BS_COUNT_KINDS(X)
#undef X
        BS_N_COUNT_KINDS
} BsCountKind;

/* The name of a figure. Static. */
const char *bs_count_name(BsCountKind figure);

typedef struct BsKindCount {
    const char *name; // of the op; belongs to the document's context
    guint32 n;
} BsKindCount;

typedef struct BsCounts {
    guint32 stage;
    const BsOp *function; // NULL: the whole program
    guint32 figures[BS_N_COUNT_KINDS];
    GArray *kinds; // of BsKindCount, by name
} BsCounts;

/* The counts of a function (NULL: of the program) after `stage`, the op itself not counted. NULL
   when the stage was not reached, is one of a dump that cannot be read, or the function is not
   there. Travels there and back when asked
   for the first time; belongs to the document and stays valid. */
const BsCounts *bs_document_counts(BsDocument *document, guint32 stage, const BsOp *function);

/* How many ops of that name; 0 when there are none. */
guint32 bs_counts_of(const BsCounts *counts, const char *name);
