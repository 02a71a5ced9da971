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

// One of the texts: which of its lines is next, and where that would be.
typedef struct Text {
    const BsDiff *diff;  // with the first one; NULL: it is that one
    const guint32 *tops; // where its lines begin without gaps; NULL: each is 1 high
    guint32 line, at;
    GArray *gaps;
} Text;

static guint32
top_of(const Text *text, guint32 line)
{
    return text->tops ? text->tops[line] : line;
}

// Leaves room above the line that comes next. `own`: it belongs to the line before it.
static void
leave(Text *text, guint32 wanted, gboolean own)
{
    const gint32 after = (gint32)text->line - 1;
    const guint32 size = wanted - text->at, n = text->gaps->len;
    BsDiffGap *last = n ? &g_array_index(text->gaps, BsDiffGap, n - 1) : NULL;
    text->at = wanted;
    if (!size)
        return;
    if (last && last->after == after) {
        last->size += size;
        return;
    }
    const BsDiffGap gap = {after, size, own ? size : 0};
    g_array_append_val(text->gaps, gap);
}

// The line that stands for line `first` of the first text, if it is still to come; or -1.
static gint32
pair_of(const Text *text, guint32 first)
{
    if (!text->diff)
        return (gint32)first;
    const BsDiffSide *side = &text->diff->sides[BS_DIFF_BEFORE];
    const gint32 other = first < side->n_lines ? side->lines[first].other : BS_DIFF_NONE;
    return other >= (gint32)text->line && is_pair(text->diff, first, (guint32)other) ? other : -1;
}

// Goes on to a line: those before it follow one another.
static void
go_to(Text *text, guint32 line)
{
    text->at += top_of(text, line) - top_of(text, text->line);
    text->line = line;
}

// Puts a line of the first text, and those that stand for it, at one height, below all that comes
// before them; one that is lower than another has room below it.
static void
align(Text *texts, guint n, guint32 line)
{
    guint32 begin = 0, end = 0;
    gint32 pairs[BS_DIFF_MOST_TEXTS];
    for (guint i = 0; i < n; i++) {
        pairs[i] = pair_of(&texts[i], line);
        if (pairs[i] < 0)
            continue;
        go_to(&texts[i], (guint32)pairs[i]);
        begin = MAX(begin, texts[i].at);
    }
    for (guint i = 0; i < n; i++) {
        if (pairs[i] < 0)
            continue;
        leave(&texts[i], begin, FALSE);
        go_to(&texts[i], (guint32)pairs[i] + 1);
        end = MAX(end, texts[i].at);
    }
    for (guint i = 0; i < n; i++) {
        if (pairs[i] >= 0)
            leave(&texts[i], end, TRUE);
    }
}

// All end at one height.
static void
align_ends(Text *texts, guint n)
{
    guint32 end = 0;
    for (guint i = 0; i < n; i++) {
        const BsDiff *diff = texts[i].diff ? texts[i].diff : texts[1].diff;
        go_to(&texts[i], diff->sides[texts[i].diff ? BS_DIFF_AFTER : BS_DIFF_BEFORE].n_lines);
        end = MAX(end, texts[i].at);
    }
    for (guint i = 0; i < n; i++)
        leave(&texts[i], end, FALSE);
}

void
bs_diffs_gaps(const BsDiff *const *diffs, guint n, const guint32 *const *tops, GArray *const *gaps)
{
    Text texts[BS_DIFF_MOST_TEXTS] = {{.tops = tops ? tops[0] : NULL, .gaps = gaps[0]}};
    guint32 n_lines = 0;
    guint n_texts = 1;
    g_assert(n < BS_DIFF_MOST_TEXTS);
    for (guint i = 0; i < n; i++) {
        if (!diffs[i])
            continue;
        n_lines = diffs[i]->sides[BS_DIFF_BEFORE].n_lines;
        texts[n_texts++] =
            (Text){.diff = diffs[i], .tops = tops ? tops[i + 1] : NULL, .gaps = gaps[i + 1]};
    }
    for (guint32 line = 0; line < n_lines; line++)
        align(texts, n_texts, line);
    if (n_texts > 1)
        align_ends(texts, n_texts);
}

void
bs_diff_gaps(const BsDiff *diff, const guint32 *const *tops, GArray *before, GArray *after)
{
    GArray *const gaps[] = {before, after};
    bs_diffs_gaps(&diff, 1, tops, gaps);
}
