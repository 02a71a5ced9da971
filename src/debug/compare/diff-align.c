// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All sides of a comparison at the same height: where one has lines that another has not, that one
// has a gap.
#include "debug/compare/diff.h"

// Whether the lines are each other's, and both where they were.
static gboolean
is_pair(const BsDiff *diff, guint32 before, guint32 after)
{
    const BsDiffLine *a = &diff->sides[BS_DIFF_BEFORE].lines[before];
    const BsDiffLine *b = &diff->sides[BS_DIFF_AFTER].lines[after];
    return !a->moved && !b->moved && a->other == (gint32)after && b->other == (gint32)before;
}

// A text beside the first one: which of its lines is next, and in which row that would be.
typedef struct Beside {
    const BsDiff *diff;
    guint32 line, row;
    GArray *gaps;
} Beside;

// Leaves rows blank above the line that comes next, which is at `*row` without them.
static void
leave(GArray *gaps, guint32 line, guint32 *row, guint32 wanted)
{
    const BsDiffGap gap = {(gint32)line - 1, wanted - *row};
    if (gap.rows)
        g_array_append_val(gaps, gap);
    *row = wanted;
}

// The line that stands for line `first` of the first text, if it is still to come; or -1.
static gint32
pair_of(const Beside *beside, guint32 first)
{
    const BsDiffSide *side = &beside->diff->sides[BS_DIFF_BEFORE];
    const gint32 other = first < side->n_lines ? side->lines[first].other : BS_DIFF_NONE;
    return other >= (gint32)beside->line && is_pair(beside->diff, first, (guint32)other) ? other
                                                                                         : -1;
}

// Goes on to a line: those before it follow one another.
static void
go_to(Beside *beside, guint32 line)
{
    beside->row += line - beside->line;
    beside->line = line;
}

// Puts a line of the first text, and those that stand for it, in one row, the first that is below
// all that comes before them.
static void
align(Beside *besides, guint n, guint32 line, guint32 *row, GArray *gaps)
{
    guint32 wanted = *row;
    for (guint i = 0; i < n; i++) {
        const gint32 other = pair_of(&besides[i], line);
        if (other >= 0)
            wanted = MAX(wanted, besides[i].row + (guint32)other - besides[i].line);
    }
    leave(gaps, line, row, wanted);
    for (guint i = 0; i < n; i++) {
        const gint32 other = pair_of(&besides[i], line);
        if (other < 0)
            continue;
        go_to(&besides[i], (guint32)other);
        leave(besides[i].gaps, (guint32)other, &besides[i].row, wanted);
        go_to(&besides[i], (guint32)other + 1);
    }
    ++*row;
}

// All end in one row.
static void
align_ends(Beside *besides, guint n, guint32 n_lines, guint32 *row, GArray *gaps)
{
    guint32 wanted = *row;
    for (guint i = 0; i < n; i++) {
        go_to(&besides[i], besides[i].diff->sides[BS_DIFF_AFTER].n_lines);
        wanted = MAX(wanted, besides[i].row);
    }
    leave(gaps, n_lines, row, wanted);
    for (guint i = 0; i < n; i++)
        leave(besides[i].gaps, besides[i].line, &besides[i].row, wanted);
}

void
bs_diffs_gaps(const BsDiff *const *diffs, guint n, GArray *const *gaps)
{
    g_autofree Beside *besides = g_new0(Beside, n);
    guint32 row = 0, n_lines = 0;
    guint n_besides = 0;
    for (guint i = 0; i < n; i++) {
        if (!diffs[i])
            continue;
        n_lines = diffs[i]->sides[BS_DIFF_BEFORE].n_lines;
        besides[n_besides++] = (Beside){diffs[i], 0, 0, gaps[i + 1]};
    }
    for (guint32 line = 0; line < n_lines; line++)
        align(besides, n_besides, line, &row, gaps[0]);
    align_ends(besides, n_besides, n_lines, &row, gaps[0]);
}

void
bs_diff_gaps(const BsDiff *diff, GArray *before, GArray *after)
{
    GArray *const gaps[] = {before, after};
    bs_diffs_gaps(&diff, 1, gaps);
}
