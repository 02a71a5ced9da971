// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the files of the differences: what stands in a line, and who is who on both sides.
#pragma once

#include "debug/compare/diff.h"
#include "support/vec.h"

// A name in a line, with what it stands for.
typedef struct BsDiffName {
    guint32 begin, end;  // bytes from the begin of the line
    gconstpointer thing; // BsValue or BsBlock; NULL: not known
} BsDiffName;

// What is known of a side while it is compared, beside its lines.
typedef struct BsDiffFacts {
    BsDiffSide *side;
    BS_VEC(BsDiffName) names;
    guint32 *first_name;  // line -> number of its first name; one more at the end
    gconstpointer *homes; // line -> the block that its op (the region's op that its label) is in
} BsDiffFacts;

/* Reads a side: its text, whose lines they are, and what the names in them mean. */
void bs_diff_read(BsDiffFacts *facts, BsDocument *document, const BsOp *function);
void bs_diff_facts_clear(BsDiffFacts *facts);

// Who is who: ops (and with them values) of the side after that stand for others of the one before.
typedef struct BsDiffPairs {
    GHashTable *ops;    // op after -> op before, where they are not the same
    GHashTable *things; // block, its region, and its argument after -> before, of another run; or
                        // NULL: within one run they are the same
} BsDiffPairs;

/* Pairs a function of two runs, each as it is after an event: ops from the same place of the source
   (debug/document/origin-key.h), blocks by the ops in them. O(ops). Free with
   bs_diff_pairs_clear(). */
void bs_diff_pair_runs(BsDiffPairs *pairs, BsDocument *before, guint32 before_at,
                       const BsOp *function_before, BsDocument *after, guint32 after_at,
                       const BsOp *function_after);
/* Whether they are of one kind, which two runs each have a definition of. */
gboolean bs_diff_is_kind(const BsOp *after, const BsOp *before);
void bs_diff_pairs_clear(BsDiffPairs *pairs);
/* What stands for a block or region of the side after on the one before; or NULL. */
gconstpointer bs_diff_place_before(const BsDiffPairs *pairs, gconstpointer block_or_region);
/* What a value or block of the side after was called by on the side before: the thing itself, or
   the result of the op that its op stands for. */
gconstpointer bs_diff_thing_before(const BsDiffPairs *pairs, gconstpointer thing,
                                   gboolean is_value);

/* Compares the words of two lines that stand for each other; sets kind and words of both. `before`
   and `after` are the facts of the sides. Words are appended to `words`, one array for each side.
 */
typedef struct BsDiffWords {
    const BsDiffFacts *facts[2];
    const BsDiffPairs *pairs;
    BS_VEC(BsDiffWord) words[2];
} BsDiffWords;
void bs_diff_compare_words(BsDiffWords *all, BsDiffLine *before, BsDiffLine *after);
