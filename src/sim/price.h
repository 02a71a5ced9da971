// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a bufferization.dealloc, or a deallocation.retain of MLIR-HLO's system, asks when it runs,
// and which answers it got: who owns each buffer, and which of them is one that is retained.
#pragma once

#include "ir/ir.h"

// Of an op with more pairs of memrefs than this, no account is kept of these.
enum { BS_PRICE_MOST_PAIRS = 1024 };

typedef struct BsDeallocPrice {
    const BsOp *op;
    guint64 ran;
    guint32 n_freed, n_retained; // memrefs to be freed, or indicators; memrefs that stay
    gboolean has_pairs;
    guint64 *owned; // by what is freed: how often its condition was true
    guint64 *same;  // how often it was the same buffer as a retained one: [freed * n_retained + k]
    guint64 *again; // and as one that is freed before it: [freed * n_freed + k], k < freed
} BsDeallocPrice;

/* A table of op -> BsDeallocPrice, which it frees. */
GHashTable *bs_prices_new(void);
/* The entry of an op; made when it is missing. */
BsDeallocPrice *bs_price_of(GHashTable *prices, const BsOp *op, guint32 n_freed,
                            guint32 n_retained);
/* Adds what was asked to what the table has of that op. */
void bs_price_add(GHashTable *prices, const BsDeallocPrice *more);
