// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differences in the picture: signs before what is new, changed or moved, and rows for what is
// gone, behind what stood before it.
#include "view/scene-private.h"

// What the rows of removed lines hang on.
static gconstpointer
place_of(const BsSceneBuilder *b, const BsDiffLine *line)
{
    const BsOp *op = line->op;
    if (line->block)
        return line->block;
    if (op == b->function)
        return op->regions[0].first;
    const BsOpLines *lines = g_hash_table_lookup(b->lines, op);
    if (lines && lines->last > lines->first && line->part >= 0 &&
        (guint32)line->part < op->n_regions && op->regions[line->part].first)
        return op->regions[line->part].first;
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
    if (!diff || !b->function->n_regions || !b->function->regions[0].first)
        return;
    const BsDiffSide *before = &diff->sides[BS_DIFF_BEFORE], *after = &diff->sides[BS_DIFF_AFTER];
    gconstpointer place = b->function->regions[0].first;
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

void
bs_build_gone_rows(BsSceneBuilder *b, guint32 box, gconstpointer op_or_block, const BsBlock *block)
{
    const GArray *gone = b->gone ? g_hash_table_lookup(b->gone, op_or_block) : NULL;
    for (guint i = 0; gone && i < gone->len && !bs_build_is_full(b); i++) {
        const BsDiffSide *side = &b->options.diff->sides[BS_DIFF_BEFORE];
        const BsDiffLine *line = &side->lines[g_array_index(gone, guint32, i)];
        const char *text = side->snapshot->text.text->str + line->begin;
        bs_build_gone_row(b, box, block, line->op,
                          bs_build_line_text(b, text, line->end - line->begin),
                          BS_ROW_REMOVED | (line->moved ? BS_ROW_MOVED : 0));
    }
}
