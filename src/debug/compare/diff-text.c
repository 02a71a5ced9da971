// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differences as text, for the command line and the clipboard.
#include "debug/compare/diff.h"
#include "support/i18n.h"

#include <string.h>

const char *
bs_diff_sign(const BsDiffLine *line, BsDiffWhich which)
{
    static const char *const signs[BS_N_DIFF_KINDS] = {
        [BS_DIFF_SAME] = " ",  [BS_DIFF_RENAMED] = "=", [BS_DIFF_CHANGED] = "!",
        [BS_DIFF_ADDED] = "+", [BS_DIFF_REMOVED] = "-",
    };
    if (line->moved)
        return which == BS_DIFF_BEFORE ? "<" : ">";
    return signs[line->kind];
}

// A line of the text to be: of one side, or of both.
typedef struct Entry {
    const BsDiffLine *before, *after; // NULL: not of this side
} Entry;

static gboolean
is_shown(const Entry *entry)
{
    const BsDiffLine *line = entry->after ? entry->after : entry->before;
    return bs_diff_line_differs(line);
}

// What did not stand still comes where it was, and again where it is.
static GArray *
interleave(const BsDiff *diff)
{
    GArray *entries = g_array_new(FALSE, FALSE, sizeof(Entry));
    const BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    for (guint32 i = 0, j = 0; i < before->n_lines || j < after->n_lines;) {
        const BsDiffLine *x = i < before->n_lines ? &before->lines[i] : NULL;
        const BsDiffLine *y = j < after->n_lines ? &after->lines[j] : NULL;
        Entry entry = {x, y};
        if (x && (x->other == BS_DIFF_NONE || x->moved))
            entry.after = NULL;
        else if (y && (y->other == BS_DIFF_NONE || y->moved))
            entry.before = NULL;
        i += entry.before != NULL;
        j += entry.after != NULL;
        g_array_append_val(entries, entry);
    }
    return entries;
}

// A value's other name is no difference worth a mark: it is written as it is now.
static void
put_words(GString *out, const BsDiffSide *side, const BsDiffWord *word, guint32 n,
          const BsDiffLine *line, BsDiffWhich which)
{
    static const char *const marks[2][2] = {{"[-", "-]"}, {"{+", "+}"}};
    const char *text = side->snapshot->text.text->str + line->begin;
    if (word->renamed && which == BS_DIFF_BEFORE)
        return;
    g_string_append(out, word->renamed ? "" : marks[which][0]);
    g_string_append_len(out, text + word[0].begin, word[n - 1].end - word[0].begin);
    g_string_append(out, word->renamed ? "" : marks[which][1]);
}

// How many words from `first` on are neighbours, with nothing but blanks between them.
static guint32
run_of_words(const BsDiffSide *side, const BsDiffLine *line, guint32 first)
{
    const char *text = side->snapshot->text.text->str + line->begin;
    const BsDiffWord *words = side->words + line->first_word;
    guint32 n = 1;
    while (first + n < line->n_words && words[first + n].renamed == words[first].renamed &&
           words[first + n].begin - words[first + n - 1].end <=
               strspn(text + words[first + n - 1].end, " "))
        n++;
    return n;
}

// Walks both lines at once: what is common is as long on both sides, but for the blanks in it.
static void
put_both(GString *out, const BsDiff *diff, const BsDiffLine *before, const BsDiffLine *after)
{
    const BsDiffSide *old_side = &diff->sides[BS_DIFF_BEFORE], *side = &diff->sides[BS_DIFF_AFTER];
    const char *old_text = old_side->snapshot->text.text->str + before->begin;
    const char *text = side->snapshot->text.text->str + after->begin;
    const guint32 old_len = before->end - before->begin, len = after->end - after->begin;
    guint32 i = 0, j = 0, x = 0, y = 0;
    while (x < old_len || y < len) {
        if (i < before->n_words && old_side->words[before->first_word + i].begin == x) {
            const BsDiffWord *word = &old_side->words[before->first_word + i];
            const guint32 n = run_of_words(old_side, before, i);
            put_words(out, old_side, word, n, before, BS_DIFF_BEFORE);
            i += n;
            x = word[n - 1].end;
        } else if (j < after->n_words && side->words[after->first_word + j].begin == y) {
            const BsDiffWord *word = &side->words[after->first_word + j];
            const guint32 n = run_of_words(side, after, j);
            put_words(out, side, word, n, after, BS_DIFF_AFTER);
            j += n;
            y = word[n - 1].end;
        } else if (y >= len || (x < old_len && old_text[x] == ' ' && text[y] != ' ')) {
            x++; // a blank that went with a word, or what is left
        } else {
            x += x < old_len && (text[y] != ' ' || old_text[x] == ' ');
            g_string_append_c(out, text[y++]);
        }
    }
}

static void
put_entry(GString *out, const BsDiff *diff, const Entry *entry)
{
    const BsDiffWhich which = entry->after ? BS_DIFF_AFTER : BS_DIFF_BEFORE;
    const BsDiffLine *line = entry->after ? entry->after : entry->before;
    const BsDiffLine *before = entry->after && line->other != BS_DIFF_NONE
                                   ? &diff->sides[BS_DIFF_BEFORE].lines[line->other]
                                   : NULL;
    g_string_append_printf(out, "%s ", bs_diff_sign(line, which));
    if (before && line->kind == BS_DIFF_CHANGED)
        put_both(out, diff, before, line);
    else
        g_string_append_len(out, diff->sides[which].snapshot->text.text->str + line->begin,
                            line->end - line->begin);
    if (line->moved && line->part == 0)
        g_string_append_printf(out, "  // moved %s line %d", entry->after ? "from" : "to",
                               line->other + 1);
    g_string_append_c(out, '\n');
}

char *
bs_diff_text(const BsDiff *diff, guint32 context)
{
    GString *out = g_string_new(NULL);
    g_autoptr(GArray) entries = interleave(diff);
    gint64 shown_to = -1, last = G_MININT32; // entries put so far; the last that differs
    guint next = 0;                          // the next one that differs
    for (guint i = 0; i < entries->len; i++) {
        for (next = MAX(next, i); next < entries->len; next++) {
            if (is_shown(&g_array_index(entries, Entry, next)))
                break;
        }
        if (next == i)
            last = i;
        if (i - last > context && (next == entries->len || next - i > context))
            continue;
        if (shown_to + 1 < i)
            g_string_append(out, "...\n");
        put_entry(out, diff, &g_array_index(entries, Entry, i));
        shown_to = i;
    }
    if (out->len && shown_to + 1 < entries->len)
        g_string_append(out, "...\n");
    return g_string_free(out, FALSE);
}

GArray *
bs_diff_runs(const BsDiff *diff)
{
    GArray *runs = g_array_new(FALSE, FALSE, sizeof(BsDiffRun));
    g_autoptr(GArray) entries = interleave(diff);
    BsDiffRun at = {0, 0};
    gboolean inside = FALSE;
    for (guint i = 0; i < entries->len; i++) {
        const Entry *entry = &g_array_index(entries, Entry, i);
        if (is_shown(entry) && !inside)
            g_array_append_val(runs, at);
        inside = is_shown(entry);
        at.before += entry->before != NULL;
        at.after += entry->after != NULL;
    }
    return runs;
}

char *
bs_diff_summary(const BsDiff *diff)
{
    const struct {
        guint32 n;
        const char *word;
    } counts[] = {
        {diff->counts[BS_DIFF_ADDED], N_("added")},
        {diff->counts[BS_DIFF_REMOVED], N_("removed")},
        {diff->counts[BS_DIFF_CHANGED], N_("changed")},
        {diff->n_moved, N_("moved")},
    };
    GString *out = g_string_new(NULL);
    for (guint i = 0; i < G_N_ELEMENTS(counts); i++) {
        if (counts[i].n)
            g_string_append_printf(out, "%s%u %s", out->len ? ", " : "", counts[i].n,
                                   _(counts[i].word));
    }
    return g_string_free(out, FALSE);
}
