// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differences in the picture: signs before what is new, changed or moved, and rows for what is
// gone, behind what stood before it.
#include "view/scene/scene-private.h"

// What the rows of removed lines hang on.
static gconstpointer
place_of(const BsSceneBuilder *b, const BsDiffLine *line)
{
    const BsOp *op = line->op;
    if (line->block)
        return line->block;
    if (op == b->function)
        return bs_op_region(op, 0)->first;
    const BsOpLines *lines = bs_text_find_op(b->text, op);
    if (lines && lines->last > lines->first && line->part >= 0 &&
        (guint32)line->part < op->n_regions && bs_op_region(op, line->part)->first)
        return bs_op_region(op, line->part)->first;
    return op;
}

static void
add_gone(BsSceneBuilder *b, gconstpointer place, guint32 line)
{
    GArray *lines = g_hash_table_lookup(b->gone, place);
    if (!lines) {
        lines = g_array_new(FALSE, FALSE, sizeof(guint32));
        g_hash_table_insert(b->gone, (gpointer)(gsize)place, lines);
    }
    g_array_append_val(lines, line);
}

void
bs_build_diff(BsSceneBuilder *b)
{
    const BsDiff *diff = b->options.diff;
    if (!diff || !b->function->n_regions || !bs_op_region(b->function, 0)->first)
        return;
    const BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    gconstpointer place = bs_op_region(b->function, 0)->first;
    b->gone = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_array_unref);
    for (guint32 i = 0; i < before->n_lines; i++) {
        const BsDiffLine *line = &before->lines[i];
        if (line->other != BS_DIFF_NONE && !line->moved)
            place = after->lines[line->other].op ? place_of(b, &after->lines[line->other]) : place;
        else if (line->part == 0 && line->op)
            add_gone(b, place, i);
    }
}

guint32
bs_build_diff_flags(const BsSceneBuilder *b, gconstpointer op_or_block)
{
    const BsDiff *diff = b->options.diff;
    const BsDiffLine *line = diff ? bs_diff_find(diff, BS_DIFF_AFTER, op_or_block) : NULL;
    if (!line)
        return 0;
    return (line->kind == BS_DIFF_ADDED     ? BS_ROW_ADDED
            : line->kind == BS_DIFF_CHANGED ? BS_ROW_ALTERED
                                            : 0) |
           (line->moved ? BS_ROW_MOVED : 0);
}

const char *
bs_build_signed(BsSceneBuilder *b, const char *text, guint32 flags)
{
    const char *sign = " ";
    if (!b->options.diff)
        return text;
    if (flags & BS_ROW_MOVED)
        sign = flags & BS_ROW_REMOVED ? "<" : ">";
    else if (flags & (BS_ROW_ADDED | BS_ROW_REMOVED))
        sign = flags & BS_ROW_ADDED ? "+" : "-";
    else if (flags & BS_ROW_ALTERED)
        sign = "!";
    return bs_build_keep_taken(b, g_strdup_printf("%s %s", sign, text));
}

// How many characters that are not blank a text has.
static guint32
count_dark(const char *text, gsize len)
{
    guint32 n = 0;
    for (gsize i = 0; i < len; i++)
        n += text[i] != ' ' && (text[i] & 0xC0) != 0x80; // once for each character
    return n;
}

// The parts of a row's lines that hold the characters number `from` to `to` that are not blank: a
// row is broken, and indented, in its own way.
static void
add_words(const BsRow *row, guint32 from, guint32 to, GArray *words)
{
    enum { SIGN = 2 }; // before the first line
    guint32 n = 0;
    for (guint32 i = 0; i < row->n_lines; i++) {
        BsRowWord word = {i, G_MAXUINT32, 0};
        guint32 column = 0;
        for (const char *c = row->lines[i]; *c; c += g_utf8_skip[(guchar)*c], column++) {
            if (*c == ' ' || (i == 0 && column < SIGN))
                continue;
            if (n >= from && n < to)
                word = (BsRowWord){i, MIN(word.from, column), column + 1};
            n++;
        }
        if (word.to)
            g_array_append_val(words, word);
    }
}

void
bs_build_row_words(BsSceneBuilder *b, BsRow *row)
{
    const BsDiff *diff = b->options.diff;
    const BsDiffLine *line =
        diff && row->flags & BS_ROW_ALTERED ? bs_diff_find(diff, BS_DIFF_AFTER, row->op) : NULL;
    if (!line)
        return;
    const BsDiffSide *side = &diff->sides[BS_DIFF_AFTER];
    const char *text = side->snapshot->text.text->str + line->begin;
    g_autoptr(GArray) words = g_array_new(FALSE, FALSE, sizeof(BsRowWord));
    for (guint32 i = 0; i < line->n_words; i++) {
        const BsDiffWord *word = &side->words[line->first_word + i];
        const guint32 from = count_dark(text, word->begin);
        if (!word->renamed)
            add_words(row, from, from + count_dark(text + word->begin, word->end - word->begin),
                      words);
    }
    row->n_words = words->len;
    row->words = bs_arena_copy(&b->scene->arena, words->data, words->len * sizeof(BsRowWord));
}

void
bs_build_gone_rows(BsSceneBuilder *b, guint32 box, gconstpointer op_or_block, const BsBlock *block)
{
    const GArray *gone = b->gone ? g_hash_table_lookup(b->gone, op_or_block) : NULL;
    for (guint i = 0; gone && i < gone->len && !bs_build_is_full(b); i++) {
        const BsDiffSide *side = &b->options.diff->sides[BS_DIFF_BEFORE];
        const BsDiffLine *line = &side->lines[g_array_index(gone, guint32, i)];
        const char *text = side->snapshot->text.text->str + line->begin;
        bs_build_gone_row(b, box, block, line->op,
                          bs_build_line_text(b, text, line->end - line->begin), NULL,
                          BS_ROW_REMOVED | (line->moved ? BS_ROW_MOVED : 0));
    }
}
