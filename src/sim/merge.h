// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which states a set of paths has been in, as far as it matters for the life of buffers: where
// control is, which values hold which buffers, what is free, and numbers that are not open. Buffers
// are told apart by who holds them and who made them, not by their numbers.
#pragma once

#include "sim/shadow.h"

typedef struct BsMerge BsMerge;

/* Borrows the program. Free with bs_merge_free(). */
BsMerge *bs_merge_new(const BsProgram *program);
/* Accepts NULL. */
void bs_merge_free(BsMerge *merge);
typedef enum BsMerged {
    BS_MERGE_NEW,   // no path has come to this state before to go on with that choice
    BS_MERGE_LOSES, // one has, but on this one a buffer is lost of a kind that none had lost
    BS_MERGE_SEEN,
} BsMerged;

/* Whether a path has been there; one has from now on. What is lost for ever makes no difference to
   what comes: it is said once. */
BsMerged bs_merge_look(BsMerge *merge, const BsMachine *machine, const BsShadow *shadow,
                       BsSymbols *symbols, guint64 choice);
