// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the two halves of lifetimes: what the text says, and what executing it shows.
#pragma once

#include "debug/buffers/lifetimes.h"

// A function whose lifetimes are looked for.
typedef struct BsLifetimesWork {
    BsLifetimes *lifetimes;
    const BsOp *function;
    GHashTable *lines; // op -> BsOpLines, of the function's text
    guint32 *numbers;  // by id of a value: the number of its lifetime + 1, or 0
} BsLifetimesWork;

/* Where the op stands in the text; NULL: nowhere. */
static inline const BsOpLines *
bs_lifetimes_lines(const BsLifetimesWork *work, const BsOp *op)
{
    return g_hash_table_lookup(work->lines, op);
}

/* Executes the function with inputs that are found, and notes what lives where: alive, living and
   the peak; or why it can't be. */
void bs_lifetimes_execute(BsLifetimesWork *work, BsIr *ir);
