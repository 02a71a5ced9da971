// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/spelling.h"

#include "support/vec.h"
#include "syntax/names-private.h"

#include <string.h>

// Where an op's text is, in bytes; an op that is not written out has none, and ends at 0.
typedef struct Span {
    guint32 begin, end;
} Span;

struct BsSpelling {
    BsNames *names;
    BS_VEC(Span) ops; // by id
};

BsSpelling *
bs_spelling_new(void)
{
    BsSpelling *spelling = g_new0(BsSpelling, 1);
    spelling->names = bs_names_begin(NULL);
    return spelling;
}

void
bs_spelling_free(BsSpelling *spelling)
{
    if (!spelling)
        return;
    bs_names_free(spelling->names);
    bs_vec_free(&spelling->ops);
    g_free(spelling);
}

const BsNames *
bs_spelling_names(const BsSpelling *spelling)
{
    return spelling->names;
}

// -- noting ---------------------------------------------------------------------------------------

void
bs_spelling_add_value(BsSpelling *spelling, const BsValue *value, const char *name,
                      gboolean is_one_of_many, guint32 number)
{
    const guint32 stem = bs_name_stock_spell(bs_names_stock(spelling->names), name);
    bs_names_put_value(spelling->names, value, stem, is_one_of_many ? (gint64)number : -1);
}

void
bs_spelling_add_block(BsSpelling *spelling, const BsBlock *block, const char *label)
{
    bs_names_put_block(spelling->names, block,
                       bs_name_stock_spell(bs_names_stock(spelling->names), label));
}

void
bs_spelling_add_op(BsSpelling *spelling, const BsOp *op, guint32 begin, guint32 end)
{
    while (spelling->ops.len <= op->id)
        bs_vec_push(&spelling->ops, ((Span){0, 0}));
    spelling->ops.data[op->id] = (Span){begin, end};
}

void
bs_spelling_finish(BsSpelling *spelling)
{
    bs_names_end(spelling->names);
}

// -- the map --------------------------------------------------------------------------------------

typedef struct Collecting {
    const BsSpelling *spelling;
    GArray *ops;
} Collecting;

static BsWalk
collect(BsOp *op, gpointer data)
{
    const Collecting *collecting = data;
    const BsSpelling *spelling = collecting->spelling;
    if (op->id >= spelling->ops.len || !spelling->ops.data[op->id].end)
        return BS_WALK_ON;
    const Span span = spelling->ops.data[op->id];
    const BsOpLines lines = {.op = op, .begin = span.begin, .end = span.end, .id = op->id};
    g_array_append_val(collecting->ops, lines);
    return BS_WALK_ON;
}

static gint
compare_begins(gconstpointer a, gconstpointer b)
{
    const guint32 x = ((const BsOpLines *)a)->begin, y = ((const BsOpLines *)b)->begin;
    return (x > y) - (x < y);
}

// The line that the byte at `offset` is in.
static guint32
line_at(const GArray *breaks, guint32 offset)
{
    guint low = 0, high = breaks->len;
    while (low < high) {
        const guint middle = low + (high - low) / 2;
        if (g_array_index(breaks, guint32, middle) < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static GArray *
find_breaks(const char *source, gsize len)
{
    GArray *breaks = g_array_new(FALSE, FALSE, sizeof(guint32));
    const char *end = source + len;
    for (const char *at = source; (at = memchr(at, '\n', (gsize)(end - at))); at++) {
        const guint32 offset = (guint32)(at - source);
        g_array_append_val(breaks, offset);
    }
    return breaks;
}

// How much further up the op is that is written around the one at `index`.
static guint32
find_around(const BsOpLines *ops, guint index)
{
    guint32 up = index ? 1 : 0;
    while (up && ops[index - up].end <= ops[index].begin)
        up = ops[index - up].around ? up + ops[index - up].around : 0;
    return up;
}

void
bs_spelling_text(const BsSpelling *spelling, const BsIr *ir, const char *source, gsize len,
                 BsText *text)
{
    *text = (BsText){.text = g_string_new_len(source, (gssize)len),
                     .ops = g_array_new(FALSE, FALSE, sizeof(BsOpLines))};
    Collecting collecting = {spelling, text->ops};
    bs_op_walk_preorder(ir->root, collect, &collecting);
    g_array_sort(text->ops, compare_begins); // some forms write a later region first
    g_autoptr(GArray) breaks = find_breaks(source, len);
    for (guint i = 0; i < text->ops->len; i++) {
        BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        lines->first = line_at(breaks, lines->begin);
        lines->last = line_at(breaks, lines->end - 1);
        lines->around = find_around((const BsOpLines *)text->ops->data, i);
    }
}
