// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differences between two states of a function, line by line and word by word. A line is that of an
// op or of a block, and those are recognized by identity: the journal keeps every op at its
// address, so an op that moved is the same op, and a value is the same under another name. An op
// that a rewrite made in place of one of the same name counts as that one. Where the lines stand
// still and which of them moved is decided by the heaviest increasing subsequence (Fredman 1975,
// with a Fenwick tree), in which a line weighs more when it is still in its block.
#pragma once

#include "debug/document/snapshot.h"

typedef enum BsDiffKind {
    BS_DIFF_SAME,
    BS_DIFF_RENAMED, // only the names of the same values and blocks are others
    BS_DIFF_CHANGED,
    BS_DIFF_ADDED,   // only after
    BS_DIFF_REMOVED, // only before
    BS_N_DIFF_KINDS
} BsDiffKind;

enum { BS_DIFF_NONE = -1 };

// A word that differs: bytes from the begin of its line.
typedef struct BsDiffWord {
    guint32 begin, end;
    gboolean renamed; // the same value or block under another name
} BsDiffWord;

typedef struct BsDiffLine {
    guint32 begin, end; // bytes in the text, without the line's end
    BsDiffKind kind;
    gboolean moved;       // it is there on the other side, elsewhere
    gint32 other;         // its line on the other side, or BS_DIFF_NONE
    const BsOp *op;       // whose line it is
    const BsBlock *block; // of a block's label; else NULL
    gint32 part;          // 0: the op's first line; -1: its last of several; else in between
    guint32 first_word, n_words;
} BsDiffLine;

typedef struct BsDiffSide {
    guint32 position;     // the state after this event
    BsSnapshot *snapshot; // NULL: the function is not there
    guint32 n_lines;
    BsDiffLine *lines;
    BsDiffWord *words;
    GHashTable *lines_of; // op, or block with a label -> number of its first line + 1
} BsDiffSide;

typedef enum BsDiffWhich { BS_DIFF_BEFORE, BS_DIFF_AFTER } BsDiffWhich;

typedef struct BsDiff {
    const BsOp *function;
    BsDiffSide sides[2];
    guint32 counts[BS_N_DIFF_KINDS]; // of ops
    guint32 n_moved;                 // of ops that are on both sides
} BsDiff;

/* Compares a function (NULL: the program) after event `before` with what it is after event `after`;
   0 is the input. NULL when it is in neither. Travels there and back. O(n log n) in the lines. Free
   with bs_diff_free(). */
BsDiff *bs_document_diff(BsDocument *document, guint32 before, guint32 after, const BsOp *function);
/* The same for the function of that name in two runs of one source: what comes from the same place
   of it is the same (debug/document/origin-key.h). NULL when one of them does not have it. Travels
   in both there and back. */
BsDiff *bs_runs_diff(BsDocument *before, guint32 before_at, BsDocument *after, guint32 after_at,
                     const char *function);
void bs_diff_free(BsDiff *diff);

/* The first line of an op, the label of a block, on a side; or NULL. */
const BsDiffLine *bs_diff_find(const BsDiff *diff, BsDiffWhich which, gconstpointer op_or_block);
/* The line on the other side that stands for line `line` (from 0): its counterpart, or else that of
   the nearest line above that has one and did not move; `*is_same` says which. Beyond the text: its
   last line. */
guint32 bs_diff_across(const BsDiff *diff, BsDiffWhich from, guint32 line, gboolean *is_same);
/* Whether a line differs at all, other than by names. */
gboolean bs_diff_line_differs(const BsDiffLine *line);

// Where a run of lines that differ begins: lines of both sides, from 0.
typedef struct BsDiffRun {
    guint32 before, after;
} BsDiffRun;

/* The runs (of BsDiffRun) from the top to the bottom. Free with g_array_unref(). */
GArray *bs_diff_runs(const BsDiff *diff);
enum { BS_DIFF_MOST_TEXTS = 8 }; // that are aligned with one another

// Room that a side has below a line, so that what is on both sides is at the same height.
typedef struct BsDiffGap {
    gint32 after; // the line, from 0; -1: above the first
    guint32 size;
    guint32 own; // that much belongs to the line: its counterpart is higher
} BsDiffGap;

/* Appends (BsDiffGap) those of both sides, from the top to the bottom. Lines that only one side has
   are beside those that only the other has. `tops`: of both, where each line would begin without
   gaps, and the text end; where it is NULL, each line is 1 high. O(lines). */
void bs_diff_gaps(const BsDiff *diff, const guint32 *const *tops, GArray *before, GArray *after);
/* The same for several texts, fewer than BS_DIFF_MOST_TEXTS, that are compared with one: `diffs`
   are `n` with that one on the side before (each of them NULL: that text is not aligned), `tops`
   and `gaps` its own, then theirs. */
void bs_diffs_gaps(const BsDiff *const *diffs, guint n, const guint32 *const *tops,
                   GArray *const *gaps);
/* "2 added, 1 removed, 1 moved"; "" when nothing differs. Free with g_free(). */
char *bs_diff_summary(const BsDiff *diff);

/* One sign for what happened to a line: "+", "-", "!" changed, ">" moved to here, "<" moved away,
   "=" renamed, " " nothing. Static. */
const char *bs_diff_sign(const BsDiffLine *line, BsDiffWhich which);

/* The differences as text: a line for each, with its sign and what differs within it as
   [-before-]{+after+}, and `context` lines around. "" when nothing differs. Free with g_free(). */
char *bs_diff_text(const BsDiff *diff, guint32 context);
