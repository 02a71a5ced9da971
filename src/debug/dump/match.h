// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who is who in two programs of which the second was made of the first by somebody else: nothing
// was recorded, so ops are recognized, as the lines of two texts are by a program that compares
// them. First by all that they say (location where it was printed, attributes, types, what computes
// their operands and who uses them), what stands in order before what moved; then by less and less
// of it.
#pragma once

#include "ir/ir.h"

typedef struct BsMatch {
    GHashTable *old_of; // op, block or value of the new program -> that of the old one
    GHashTable *new_of; // op or block of the old one -> that of the new
    GHashTable *heirs;  // op of the new one -> op of the old one that it stands for, which is
                        // another: it has more results, or fewer
} BsMatch;

/* Compares what is in two ops, which are each other's, of programs of one context. Cost: nearly
   linear; for many ops that all read the same, what they are asked by is their order. */
void bs_match_init(BsMatch *match, const BsIr *old_ir, BsOp *old, const BsIr *made, BsOp *new_op);
/* The same where there is no old program: nothing stands for anything. */
void bs_match_init_nothing(BsMatch *match);
void bs_match_clear(BsMatch *match);

/* What stands for an op (block, value) of the new program in the old one, or NULL. */
static inline gpointer
bs_match_old(const BsMatch *match, gconstpointer of_new)
{
    return g_hash_table_lookup(match->old_of, of_new);
}
/* The other way, for ops and blocks. */
static inline gpointer
bs_match_new(const BsMatch *match, gconstpointer of_old)
{
    return g_hash_table_lookup(match->new_of, of_old);
}

/* Of different numbers, the longest run of rising ones, with others between them: `taken`, with
   room for `n`, gets their places, from the last on. Returns how many. O(n log n). */
guint32 bs_longest_rising(const guint32 *values, guint32 n, guint32 *taken);
