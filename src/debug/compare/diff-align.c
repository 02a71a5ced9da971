// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Both sides of a comparison at the same height: where one has lines that the other has not, the
// other has a gap.
#include "debug/compare/diff.h"

// Whether the lines are each other's, and both where they were.
static gboolean
is_pair(const BsDiff *diff, guint32 before, guint32 after)
{
    const BsDiffLine *a = &diff->sides[BS_DIFF_BEFORE].lines[before];
    const BsDiffLine *b = &diff->sides[BS_DIFF_AFTER].lines[after];
    return !a->moved && !b->moved && a->other == (gint32)after && b->other == (gint32)before;
}

// The next line of the left side, from `before` on, that has its pair on the right from `after` on;
// the number of lines when there is none.
static guint32
next_pair(const BsDiff *diff, guint32 before, guint32 after)
{
    const BsDiffSide *side = &diff->sides[BS_DIFF_BEFORE];
    while (before < side->n_lines) {
        const gint32 other = side->lines[before].other;
        if (other >= (gint32)after && is_pair(diff, before, (guint32)other))
            break;
        before++;
    }
    return before;
}

static void
add_gap(GArray *gaps, guint32 at, guint32 rows)
{
    const BsDiffGap gap = {(gint32)at - 1, rows};
    if (rows)
        g_array_append_val(gaps, gap);
}

void
bs_diff_gaps(const BsDiff *diff, GArray *before, GArray *after)
{
    const guint32 n_before = diff->sides[BS_DIFF_BEFORE].n_lines;
    const guint32 n_after = diff->sides[BS_DIFF_AFTER].n_lines;
    guint32 i = 0, k = 0;
    while (i < n_before || k < n_after) {
        const guint32 pair = next_pair(diff, i, k);
        const guint32 other =
            pair < n_before ? (guint32)diff->sides[BS_DIFF_BEFORE].lines[pair].other : n_after;
        const guint32 left = pair - i, right = other - k;
        add_gap(before, pair, right > left ? right - left : 0);
        add_gap(after, other, left > right ? left - right : 0);
        i = pair + 1;
        k = other + 1;
    }
}
