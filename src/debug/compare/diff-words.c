// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which words of two lines differ. Names are the same by what they stand for, and all that has the
// same text: what reads the same is not told to differ, though a name may be another thing's now.
// A longest common subsequence says which words stay (Wagner and Fischer 1974).
#include "debug/compare/diff-private.h"

#include <string.h>

// Lines of more words are compared from both ends only, or one long line would take all the time.
enum { MAX_WORDS = 400 };

typedef struct Word {
    guint32 begin, end;
    gconstpointer thing; // of a name, as the side before knows it; NULL: by its text
    gboolean kept;
} Word;

typedef struct Line {
    const char *text;
    BS_VEC(Word) words;
} Line;

gconstpointer
bs_diff_thing_before(const BsDiffPairs *pairs, gconstpointer thing, gboolean is_value)
{
    const BsValue *value = is_value ? thing : NULL;
    const BsOp *op = value ? bs_value_op(value) : NULL;
    const BsOp *before = op ? g_hash_table_lookup(pairs->ops, op) : NULL;
    if (before && value->index < before->n_results)
        return &before->results[value->index];
    gconstpointer place = op ? NULL : bs_diff_place_before(pairs, thing);
    return place ? place : thing;
}

static gboolean
is_word(char c)
{
    return g_ascii_isalnum(c) || c == '_' || c == '.' || c == '$' || (guchar)c >= 128;
}

// Runs of letters and digits, names, and every other character for itself; blanks are none.
static void
split_words(Line *line, const BsDiffWords *all, BsDiffWhich which, const BsDiffLine *of)
{
    const BsDiffFacts *facts = all->facts[which];
    const guint32 number = (guint32)(of - facts->side->lines), len = of->end - of->begin;
    guint32 name = facts->first_name[number];
    line->text = facts->side->snapshot->text.text->str + of->begin;
    for (guint32 at = 0; at < len;) {
        Word word = {.begin = at, .end = at + 1};
        if (name < facts->first_name[number + 1] && facts->names.data[name].begin == at) {
            const BsDiffName *known = &facts->names.data[name++];
            word.end = known->end;
            word.thing = which == BS_DIFF_BEFORE ? known->thing
                                                 : bs_diff_thing_before(all->pairs, known->thing,
                                                                        line->text[at] == '%');
        } else if (is_word(line->text[at])) {
            while (word.end < len && is_word(line->text[word.end]))
                word.end++;
        }
        if (line->text[at] != ' ')
            bs_vec_push(&line->words, word);
        at = word.end;
    }
}

static gboolean
same_text(const Line *a, const Word *x, const Line *b, const Word *y)
{
    return x->end - x->begin == y->end - y->begin &&
           memcmp(a->text + x->begin, b->text + y->begin, x->end - x->begin) == 0;
}

static gboolean
same_word(const Line *a, guint32 i, const Line *b, guint32 j)
{
    const Word *x = &a->words.data[i], *y = &b->words.data[j];
    return (x->thing && x->thing == y->thing) || same_text(a, x, b, y);
}

// -- which stay ----------------------------------------------------------------------------------

static void
keep(Line *a, guint32 i, Line *b, guint32 j)
{
    a->words.data[i].kept = b->words.data[j].kept = TRUE;
}

// Between `from` and the ends `n` and `m`.
static void
keep_common(Line *a, Line *b, guint32 from, guint32 n, guint32 m)
{
    const guint32 wide = m - from + 1;
    g_autofree guint16 *length = g_new0(guint16, (gsize)(n - from + 1) * wide);
    for (guint32 i = n; i-- > from;) {
        for (guint32 j = m; j-- > from;) {
            guint16 *at = &length[(i - from) * wide + (j - from)];
            *at = same_word(a, i, b, j) ? (guint16)(at[wide + 1] + 1) : MAX(at[wide], at[1]);
        }
    }
    for (guint32 i = from, j = from; i < n && j < m;) {
        const guint16 *at = &length[(i - from) * wide + (j - from)];
        if (same_word(a, i, b, j))
            keep(a, i++, b, j++);
        else if (at[wide] >= at[1])
            i++;
        else
            j++;
    }
}

static void
keep_words(Line *a, Line *b)
{
    guint32 from = 0, n = a->words.len, m = b->words.len;
    for (; from < MIN(n, m) && same_word(a, from, b, from); from++)
        keep(a, from, b, from);
    for (; n > from && m > from && same_word(a, n - 1, b, m - 1); n--, m--)
        keep(a, n - 1, b, m - 1);
    if (n - from <= MAX_WORDS && m - from <= MAX_WORDS)
        keep_common(a, b, from, n, m);
}

// -- what is told --------------------------------------------------------------------------------

static void
tell(BsDiffWords *all, BsDiffWhich which, BsDiffLine *line, const Word *word, gboolean renamed)
{
    const BsDiffWord told = {word->begin, word->end, renamed};
    bs_vec_push(&all->words[which], told);
    line->n_words++;
}

// Words that stay under another name come in pairs, in the same order on both sides.
static BsDiffKind
tell_words(BsDiffWords *all, BsDiffLine *before, BsDiffLine *after, const Line *a, const Line *b)
{
    BsDiffKind kind = BS_DIFF_SAME;
    for (guint32 i = 0, j = 0; i < a->words.len || j < b->words.len;) {
        const Word *x = i < a->words.len ? &a->words.data[i] : NULL;
        const Word *y = j < b->words.len ? &b->words.data[j] : NULL;
        if (x && !x->kept) {
            tell(all, BS_DIFF_BEFORE, before, x, FALSE);
            kind = BS_DIFF_CHANGED;
            i++;
        } else if (y && !y->kept) {
            tell(all, BS_DIFF_AFTER, after, y, FALSE);
            kind = BS_DIFF_CHANGED;
            j++;
        } else {
            if (x && y && !same_text(a, x, b, y)) {
                tell(all, BS_DIFF_BEFORE, before, x, TRUE);
                tell(all, BS_DIFF_AFTER, after, y, TRUE);
                kind = MAX(kind, BS_DIFF_RENAMED);
            }
            i++;
            j++;
        }
    }
    return kind;
}

void
bs_diff_compare_words(BsDiffWords *all, BsDiffLine *before, BsDiffLine *after)
{
    Line a = {0}, b = {0};
    before->first_word = all->words[BS_DIFF_BEFORE].len;
    after->first_word = all->words[BS_DIFF_AFTER].len;
    split_words(&a, all, BS_DIFF_BEFORE, before);
    split_words(&b, all, BS_DIFF_AFTER, after);
    keep_words(&a, &b);
    before->kind = after->kind = tell_words(all, before, after, &a, &b);
    bs_vec_free(&a.words);
    bs_vec_free(&b.words);
}
