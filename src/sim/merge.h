// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which states a set of paths has been in, as far as it matters for the life of buffers: where
// control is, which values hold which buffers, what is free, and numbers that are not open. Buffers
// are told apart by who holds them and who made them, not by their numbers.
#pragma once

#include "sim/shadow.h"
#include "sim/slice.h"

typedef struct BsMerge BsMerge;

/* Borrows the program and the slice: what does not matter there makes no difference, in the
   outermost call; NULL: all does. Free with bs_merge_free(). */
BsMerge *bs_merge_new(const BsProgram *program, const BsSlice *slice);
/* Accepts NULL. */
void bs_merge_free(BsMerge *merge);
typedef enum BsMerged {
    BS_MERGE_NEW,   // no path has come to this state before to go on with that choice
    BS_MERGE_LOSES, // one has, but on this one a buffer is lost of a kind that none had lost
    BS_MERGE_SEEN,
} BsMerged;

/* Whether a path has been there; one has from now on. What is lost for ever makes no difference to
   what comes: it is said once. `path`: the states that it has been in, `key`: that one, to be
   appended when it goes on. With a slice, a path does not end where it was before itself: what
   leads out of a loop may not matter, and makes no other state. */
BsMerged bs_merge_look(BsMerge *merge, const BsMachine *machine, const BsShadow *shadow,
                       BsSymbols *symbols, guint64 choice, const GArray *path, gint64 *key);
/* A path in these states has come to an end, or can't go on. */
void bs_merge_end(BsMerge *merge, const GArray *path);
/* Whether from each state some path comes to an end: else some have gone on as one another. */
gboolean bs_merge_all_end(const BsMerge *merge);
