// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/compare/diff-private.h"

#include "debug/document/heirs.h"
#include "debug/document/provenance.h"

#include <string.h>

enum { MAX_ANCESTORS = 64 };

// -- who is who ----------------------------------------------------------------------------------

static gboolean
has_op(const BsDiffSide *side, const BsOp *op)
{
    return g_hash_table_contains(side->lines_of, op);
}

// Whether it may be what `op` was before.
static gboolean
fits(const BsDiff *diff, GHashTable *taken, const BsOp *before, const BsOp *op)
{
    return before->def == op->def && !has_op(&diff->sides[BS_DIFF_AFTER], before) &&
           !g_hash_table_contains(taken, before);
}

// The last op before, of those that the op is the heir of.
static const BsOp *
find_left(BsDocument *document, const BsDiff *diff, GHashTable *taken, const BsOp *op)
{
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    guint at = 0;
    bs_document_op_line(document, op, line);
    while (at < line->len && line->pdata[at] != op)
        at++;
    for (guint i = MIN(at, line->len); i-- > 0;) {
        if (has_op(&diff->sides[BS_DIFF_BEFORE], line->pdata[i]))
            return fits(diff, taken, line->pdata[i], op) ? line->pdata[i] : NULL;
    }
    return NULL;
}

// The op before that a rewrite replaced by `op`, by one of the same name.
static const BsOp *
find_before(BsDocument *document, const BsDiff *diff, GHashTable *taken, const BsOp *op)
{
    const BsOp *origin = op;
    for (guint i = 0; i < MAX_ANCESTORS; i++) {
        const BsOp *next = bs_document_op_origin(document, origin);
        if (!next || next->id >= origin->id)
            break;
        origin = next;
        if (has_op(&diff->sides[BS_DIFF_BEFORE], origin) && fits(diff, taken, origin, op))
            return origin;
    }
    return find_left(document, diff, taken, op);
}

static void
pair_ops(BsDocument *document, const BsDiff *diff, BsDiffPairs *pairs)
{
    const BsDiffSide *after = &diff->sides[BS_DIFF_AFTER];
    g_autoptr(GHashTable) taken = g_hash_table_new(NULL, NULL);
    pairs->ops = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < after->n_lines; i++) {
        const BsOp *op = after->lines[i].part == 0 ? after->lines[i].op : NULL;
        if (!op || has_op(&diff->sides[BS_DIFF_BEFORE], op))
            continue;
        const BsOp *before = find_before(document, diff, taken, op);
        if (!before)
            continue;
        g_hash_table_add(taken, (gpointer)(gsize)before);
        g_hash_table_insert(pairs->ops, (gpointer)(gsize)op, (gpointer)(gsize)before);
    }
}

// -- which lines are the same --------------------------------------------------------------------

typedef struct LineKey {
    gconstpointer thing; // op or block
    gint32 part;
} LineKey;

static guint
hash_key(gconstpointer data)
{
    const LineKey *key = data;
    return g_direct_hash(key->thing) * 31 + (guint)key->part;
}

static gboolean
equal_keys(gconstpointer a, gconstpointer b)
{
    const LineKey *x = a, *y = b;
    return x->thing == y->thing && x->part == y->part;
}

static LineKey
key_of(const BsDiffLine *line, const BsDiffPairs *pairs)
{
    const BsOp *before = pairs && line->op ? g_hash_table_lookup(pairs->ops, line->op) : NULL;
    if (line->block)
        return (LineKey){pairs ? bs_diff_place_before(pairs, line->block) : line->block, 0};
    return (LineKey){before ? before : line->op, line->part};
}

static void
match_lines(BsDiff *diff, const BsDiffPairs *pairs)
{
    BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    g_autofree LineKey *keys = g_new(LineKey, before->n_lines);
    g_autoptr(GHashTable) lines = g_hash_table_new(hash_key, equal_keys);
    for (guint32 i = 0; i < before->n_lines; i++) {
        keys[i] = key_of(&before->lines[i], NULL);
        if (keys[i].thing)
            g_hash_table_insert(lines, &keys[i], GUINT_TO_POINTER(i + 1));
    }
    for (guint32 i = 0; i < after->n_lines; i++) {
        const LineKey key = key_of(&after->lines[i], pairs);
        const guint32 other = key.thing ? GPOINTER_TO_UINT(g_hash_table_lookup(lines, &key)) : 0;
        if (!other || before->lines[other - 1].other != BS_DIFF_NONE)
            continue;
        after->lines[i].other = (gint32)other - 1;
        before->lines[other - 1].other = (gint32)i;
    }
}

static gboolean
is_new(const BsDiffLine *line)
{
    return line->other == BS_DIFF_NONE && line->op && line->part == 0;
}

// What ends a region of an op that is on both sides is the same, though a pass has made it anew.
static void
match_ends(BsDiff *diff)
{
    BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    for (guint32 i = 1; i < after->n_lines; i++) {
        const gint32 other = after->lines[i].other;
        if (other < 1 || after->lines[i].part == 0 || after->lines[i].block)
            continue;
        BsDiffLine *end = &after->lines[i - 1], *old = &before->lines[other - 1];
        if (!is_new(end) || !is_new(old) || !bs_op_is_terminator(end->op) ||
            !bs_diff_is_kind(end->op, old->op))
            continue;
        end->other = other - 1;
        old->other = (gint32)i - 1;
    }
}

// -- which of them moved -------------------------------------------------------------------------

// The heaviest chain that ends at a line of the side before, or left of it.
typedef struct Chain {
    guint64 weight;
    gint32 last; // the line after at which it ends
} Chain;

typedef struct Chains {
    Chain *tree; // Fenwick: of lines before
    guint32 n;
    gint32 *previous; // line after -> the one before it in its chain
} Chains;

static Chain
best_left_of(const Chains *chains, guint32 at)
{
    Chain best = {0, BS_DIFF_NONE};
    for (guint32 i = at; i > 0; i &= i - 1) {
        if (chains->tree[i].weight > best.weight)
            best = chains->tree[i];
    }
    return best;
}

static void
add_chain(Chains *chains, guint32 at, Chain chain)
{
    for (guint32 i = at + 1; i <= chains->n; i += i & -i) {
        if (chain.weight > chains->tree[i].weight)
            chains->tree[i] = chain;
    }
}

static guint64
weight_of(const BsDiffFacts facts[2], guint32 after, const BsDiffPairs *pairs)
{
    enum { AT_HOME = 4, ELSEWHERE = 1 };
    const BsDiffLine *line = &facts[BS_DIFF_AFTER].side->lines[after];
    const gconstpointer home = bs_diff_place_before(pairs, facts[BS_DIFF_AFTER].homes[after]);
    const gboolean rebuilt =
        !pairs->things && line->op && g_hash_table_contains(pairs->ops, line->op);
    const gboolean stands = rebuilt || home == facts[BS_DIFF_BEFORE].homes[line->other];
    return stands ? AT_HOME : ELSEWHERE;
}

static void
find_moved(BsDiff *diff, const BsDiffFacts facts[2], const BsDiffPairs *pairs)
{
    BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    Chains chains = {.n = before->n_lines};
    chains.tree = g_new0(Chain, before->n_lines + 1);
    chains.previous = g_new0(gint32, after->n_lines);
    for (guint32 i = 0; i < after->n_lines; i++) {
        const gint32 other = after->lines[i].other;
        if (other == BS_DIFF_NONE)
            continue;
        const Chain left = best_left_of(&chains, (guint32)other);
        chains.previous[i] = left.last;
        add_chain(&chains, (guint32)other,
                  (Chain){left.weight + weight_of(facts, i, pairs), (gint32)i});
        after->lines[i].moved = before->lines[other].moved = TRUE;
    }
    for (gint32 i = best_left_of(&chains, before->n_lines).last; i != BS_DIFF_NONE;
         i = chains.previous[i])
        after->lines[i].moved = before->lines[after->lines[i].other].moved = FALSE;
    g_free(chains.tree);
    g_free(chains.previous);
}

// -- which read the same -------------------------------------------------------------------------

static gboolean
reads_the_same(const BsDiff *diff, const BsDiffLine *a, const BsDiffLine *b)
{
    const gsize n = a->end - a->begin;
    return n == b->end - b->begin &&
           memcmp(diff->sides[BS_DIFF_BEFORE].snapshot->text.text->str + a->begin,
                  diff->sides[BS_DIFF_AFTER].snapshot->text.text->str + b->begin, n) == 0;
}

// Lines that are nobody's right between the same two: an op that was made anew as it was. Few of
// them are looked at for each.
static void
match_between(BsDiff *diff, guint32 i, guint32 n, guint32 k, guint32 m)
{
    enum { MOST = 16 };
    BsDiffLine *before = diff->sides[BS_DIFF_BEFORE].lines,
               *after = diff->sides[BS_DIFF_AFTER].lines;
    for (; i < n; i++) {
        for (guint32 at = k; is_new(&before[i]) && at < MIN(m, k + MOST); at++) {
            if (!is_new(&after[at]) || !reads_the_same(diff, &before[i], &after[at]))
                continue;
            before[i].other = (gint32)at;
            after[at].other = (gint32)i;
            k = at + 1;
        }
    }
}

static void
match_texts(BsDiff *diff)
{
    const BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    guint32 i = 0, k = 0;
    while (i < before->n_lines && k < after->n_lines) {
        guint32 pair = i;
        while (pair < before->n_lines &&
               (before->lines[pair].other < (gint32)k || before->lines[pair].moved))
            pair++;
        const guint32 other =
            pair < before->n_lines ? (guint32)before->lines[pair].other : after->n_lines;
        match_between(diff, i, pair, k, other);
        i = pair + 1;
        k = other + 1;
    }
}

// -- what differs --------------------------------------------------------------------------------

static void
compare_lines(BsDiff *diff, const BsDiffFacts facts[2], const BsDiffPairs *pairs)
{
    BsDiffWords words = {{&facts[0], &facts[1]}, pairs};
    BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    for (guint32 i = 0; i < before->n_lines; i++) {
        BsDiffLine *line = &before->lines[i];
        if (line->other == BS_DIFF_NONE)
            line->kind = BS_DIFF_REMOVED;
        else
            bs_diff_compare_words(&words, line, &after->lines[line->other]);
    }
    for (guint32 i = 0; i < after->n_lines; i++) {
        if (after->lines[i].other == BS_DIFF_NONE)
            after->lines[i].kind = BS_DIFF_ADDED;
    }
    before->words = words.words[BS_DIFF_BEFORE].data;
    after->words = words.words[BS_DIFF_AFTER].data;
}

static void
count(BsDiff *diff)
{
    for (guint which = 0; which < 2; which++) {
        const BsDiffSide *side = &diff->sides[which];
        for (guint32 i = 0; i < side->n_lines; i++) {
            const BsDiffLine *line = &side->lines[i];
            if (line->part != 0 || (which == BS_DIFF_BEFORE && line->other != BS_DIFF_NONE))
                continue;
            diff->counts[line->kind]++;
            diff->n_moved += line->moved;
        }
    }
}

// The documents and functions of both sides; pairs are taken.
static BsDiff *
compare(BsDocument *const documents[2], const guint32 positions[2], const BsOp *const functions[2],
        BsDiffPairs *pairs)
{
    BsDiff *diff = g_new0(BsDiff, 1);
    BsDiffFacts facts[2] = {{.side = &diff->sides[0]}, {.side = &diff->sides[1]}};
    diff->function = functions[0];
    for (guint i = 0; i < 2; i++) {
        diff->sides[i].position = MIN(positions[i], bs_document_n_events(documents[i]));
        bs_diff_read(&facts[i], documents[i], functions[i]);
    }
    if (!pairs->ops)
        pair_ops(documents[0], diff, pairs);
    match_lines(diff, pairs);
    match_ends(diff);
    find_moved(diff, facts, pairs);
    match_texts(diff);
    compare_lines(diff, facts, pairs);
    count(diff);
    bs_diff_pairs_clear(pairs);
    for (guint i = 0; i < 2; i++)
        bs_diff_facts_clear(&facts[i]);
    if (!diff->sides[0].snapshot && !diff->sides[1].snapshot)
        g_clear_pointer(&diff, bs_diff_free);
    return diff;
}

BsDiff *
bs_document_diff(BsDocument *document, guint32 before, guint32 after, const BsOp *function)
{
    if (!bs_document_ir(document))
        return NULL;
    BsDocument *const documents[] = {document, document};
    const guint32 positions[] = {before, after};
    const BsOp *const functions[] = {function, function};
    BsDiffPairs pairs = {0};
    return compare(documents, positions, functions, &pairs);
}

typedef struct Named {
    const char *name;
    const BsOp *function;
} Named;

static void
find_function(BsDocument *document, gpointer data)
{
    Named *named = data;
    named->function = bs_document_find_function(document, named->name);
}

BsDiff *
bs_runs_diff(BsDocument *before, guint32 before_at, BsDocument *after, guint32 after_at,
             const char *function)
{
    BsDocument *const documents[] = {before, after};
    const guint32 positions[] = {before_at, after_at};
    const BsOp *functions[2];
    for (guint i = 0; i < 2; i++) {
        Named named = {function, NULL};
        if (bs_document_ir(documents[i]))
            bs_document_visit(documents[i], positions[i], find_function, &named);
        functions[i] = named.function;
    }
    if (!functions[0] || !functions[1])
        return NULL;
    BsDiffPairs pairs;
    bs_diff_pair_runs(&pairs, before, before_at, functions[0], after, after_at, functions[1]);
    return compare(documents, positions, functions, &pairs);
}

void
bs_diff_free(BsDiff *diff)
{
    if (!diff)
        return;
    for (guint i = 0; i < 2; i++) {
        bs_snapshot_free(diff->sides[i].snapshot);
        g_free(diff->sides[i].lines);
        g_free(diff->sides[i].words);
        g_hash_table_unref(diff->sides[i].lines_of);
    }
    g_free(diff);
}

// -- asking --------------------------------------------------------------------------------------

const BsDiffLine *
bs_diff_find(const BsDiff *diff, BsDiffWhich which, gconstpointer op_or_block)
{
    const BsDiffSide *side = &diff->sides[which];
    const guint32 line = GPOINTER_TO_UINT(g_hash_table_lookup(side->lines_of, op_or_block));
    return line ? &side->lines[line - 1] : NULL;
}

guint32
bs_diff_across(const BsDiff *diff, BsDiffWhich from, guint32 line, gboolean *is_same)
{
    const BsDiffSide *side = &diff->sides[from];
    *is_same = FALSE;
    if (side->n_lines == 0)
        return 0;
    line = MIN(line, side->n_lines - 1);
    if (side->lines[line].other != BS_DIFF_NONE) {
        *is_same = TRUE;
        return (guint32)side->lines[line].other;
    }
    while (line > 0 && (side->lines[line].other == BS_DIFF_NONE || side->lines[line].moved))
        line--;
    return (guint32)MAX(side->lines[line].other, 0);
}

gboolean
bs_diff_line_differs(const BsDiffLine *line)
{
    return line->moved || line->kind >= BS_DIFF_CHANGED;
}
