// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the step took away, struck through where it was: rows as they were made before the step.
#include "debug/document/cursor.h"
#include "debug/telling/gone.h"
#include "ir/effects.h"
#include "view/scene/scene-private.h"

#include <string.h>

// A row that is not there any more.
typedef struct Left {
    const BsGone *gone;
    const char *text, *full;
    guint32 n_nested; // ops that were in it
    guint32 n_marks;  // what it freed and retained ...
    const BsMark *marks;
    const char **mark_texts; // ... and what was said of that
} Left;

// -- before the step -----------------------------------------------------------------------------

static guint32
count_nested(const BsOp *op)
{
    guint32 n = 0;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (const BsOp *nested = block->first; nested; nested = bs_op_next(nested))
                n += 1 + count_nested(nested);
        }
    }
    return n;
}

static const char *
first_line(BsSceneBuilder *b, const BsGone *gone)
{
    return bs_build_line_text(b, gone->text, strcspn(gone->text, "\n"));
}

// Without the colon, and what is said of its predecessors.
static const char *
label_text(BsSceneBuilder *b, const BsGone *gone)
{
    const char *line = first_line(b, gone), *comment = strstr(line, "  //");
    g_autofree char *label = g_strndup(line, comment ? (gsize)(comment - line) : strlen(line));
    if (g_str_has_suffix(label, ":"))
        label[strlen(label) - 1] = '\0';
    return bs_build_keep(b, *label ? label : bs_build_block_name(b, gone->block));
}

static const char *
text_of(BsSceneBuilder *b, const BsGone *gone)
{
    if (gone->kind == BS_GONE_BLOCK)
        return label_text(b, gone);
    if (gone->kind == BS_GONE_ARGUMENT)
        return bs_build_argument_text(b, gone->value);
    return first_line(b, gone);
}

static void
collect_marks(BsSceneBuilder *b, Left *left)
{
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_build_op_marks(b, (BsOp *)(gsize)left->gone->op, marks);
    left->n_marks = marks->len;
    left->marks = bs_arena_copy(&b->scene->arena, marks->data, marks->len * sizeof(BsMark));
    left->mark_texts = bs_arena_new_n(&b->scene->arena, const char *, marks->len);
    for (guint i = 0; i < marks->len; i++)
        left->mark_texts[i] = bs_build_mark_text(b, &left->marks[i]);
}

static void
collect(BsDocument *document, gpointer data)
{
    BsSceneBuilder *b = data;
    const BsNames *names = b->names;
    b->names = bs_document_names(document, b->function);
    for (guint i = 0; i < b->left->len; i++) {
        Left *left = &g_array_index(b->left, Left, i);
        const BsOp *op = left->gone->op;
        left->full = text_of(b, left->gone);
        left->text = op ? bs_build_shown_text(b, op, left->full) : left->full;
        left->n_nested = op && left->gone->kind == BS_GONE_OP ? count_nested(op) : 0;
        if (op)
            collect_marks(b, left);
    }
    b->names = names;
}

// Rows stand behind an op, or at the begin of a block; those of what reads otherwise at the op.
static void
hang(BsSceneBuilder *b, Left *left)
{
    const BsGone *gone = left->gone;
    gconstpointer at = gone->kind == BS_GONE_REWRITTEN  ? gone->op
                       : gone->kind == BS_GONE_ARGUMENT ? (gconstpointer)gone->block
                       : gone->behind                   ? (gconstpointer)gone->behind
                                                        : gone->home;
    GHashTable *places = gone->kind == BS_GONE_REWRITTEN  ? b->rewritten
                         : gone->kind == BS_GONE_ARGUMENT ? b->left_args
                                                          : b->left_at;
    GPtrArray *there = g_hash_table_lookup(places, at);
    if (!there) {
        there = g_ptr_array_new();
        g_hash_table_insert(places, (gpointer)(gsize)at, there);
    }
    g_ptr_array_add(there, left);
}

void
bs_build_left(BsSceneBuilder *b)
{
    const guint32 cursor = bs_document_cursor(b->document);
    if (!cursor || b->options.diff || b->options.executed || b->options.hide_gone ||
        b->options.detail == BS_DETAIL_BLOCKS)
        return;
    const GArray *gone = bs_document_gone(b->document, b->function);
    if (!gone->len)
        return;
    b->left = g_array_new(FALSE, TRUE, sizeof(Left));
    for (guint i = 0; i < gone->len; i++) {
        const Left left = {.gone = &g_array_index(gone, BsGone, i)};
        g_array_append_val(b->left, left);
    }
    bs_document_visit(b->document, cursor - 1, collect, b);
    GHashTable **const tables[] = {&b->left_at, &b->left_args, &b->rewritten};
    for (guint i = 0; i < G_N_ELEMENTS(tables); i++)
        *tables[i] = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
    for (guint i = 0; i < b->left->len; i++)
        hang(b, &g_array_index(b->left, Left, i));
}

void
bs_build_left_clear(BsSceneBuilder *b)
{
    g_clear_pointer(&b->left, g_array_unref);
    g_clear_pointer(&b->left_at, g_hash_table_unref);
    g_clear_pointer(&b->left_args, g_hash_table_unref);
    g_clear_pointer(&b->rewritten, g_hash_table_unref);
}

// -- rows ----------------------------------------------------------------------------------------

static guint32
flags_of(const BsSceneBuilder *b, const Left *left)
{
    const BsOp *op = left->gone->op;
    const gboolean moved = left->gone->kind == BS_GONE_MOVED;
    const gboolean current =
        op && left->gone->kind == BS_GONE_OP && g_hash_table_contains(b->spoken, op);
    return BS_ROW_REMOVED | (moved ? BS_ROW_MOVED : 0) | (current ? BS_ROW_CURRENT : 0);
}

static gboolean
has_mark(const GArray *marks, const BsMark *wanted)
{
    for (guint i = 0; i < marks->len; i++) {
        const BsMark *mark = &g_array_index(marks, BsMark, i);
        if (mark->kind == wanted->kind && mark->value == wanted->value &&
            mark->target == wanted->target && mark->condition == wanted->condition &&
            mark->unless_aliased == wanted->unless_aliased)
            return TRUE;
    }
    return FALSE;
}

// But for those that are there `still`.
static void
put_left_marks(BsSceneBuilder *b, guint32 box, const BsBlock *block, const Left *left,
               const GArray *still)
{
    for (guint i = 0; i < left->n_marks && !bs_build_is_full(b); i++) {
        if (!has_mark(still, &left->marks[i]))
            bs_build_gone_row(b, box, block, left->gone->op, left->mark_texts[i], NULL,
                              BS_ROW_REMOVED);
    }
}

static void
put_left(BsSceneBuilder *b, guint32 box, const BsBlock *block, const Left *left)
{
    if (bs_build_is_full(b))
        return;
    const BsGoneText more = {left->full,
                             left->n_nested ? bs_build_fold(b, NULL, left->n_nested) : NULL};
    bs_build_gone_row(b, box, block, left->gone->op, left->text, &more, flags_of(b, left));
    if (left->gone->kind == BS_GONE_OP) {
        g_autoptr(GArray) none = g_array_new(FALSE, FALSE, sizeof(BsMark));
        put_left_marks(b, box, block, left, none);
    }
}

gboolean
bs_build_has_left(const BsSceneBuilder *b, gconstpointer op_or_block)
{
    return b->left_at && g_hash_table_contains(b->left_at, op_or_block);
}

static void
put_all(BsSceneBuilder *b, guint32 box, const BsBlock *block, GHashTable *places, gconstpointer at)
{
    const GPtrArray *there = places ? g_hash_table_lookup(places, at) : NULL;
    for (guint i = 0; there && i < there->len; i++)
        put_left(b, box, block, there->pdata[i]);
}

void
bs_build_left_rows(BsSceneBuilder *b, guint32 box, gconstpointer op_or_block, const BsBlock *block)
{
    put_all(b, box, block, b->left_at, op_or_block);
}

void
bs_build_left_arguments(BsSceneBuilder *b, guint32 box, const BsBlock *block)
{
    put_all(b, box, block, b->left_args, block);
}

static const Left *
find_rewritten(const BsSceneBuilder *b, const BsOp *op)
{
    const GPtrArray *there = b->rewritten ? g_hash_table_lookup(b->rewritten, op) : NULL;
    return there ? there->pdata[0] : NULL;
}

// That its results have other names is nothing that the step did to it.
static const char *
behind_results(const BsOp *op, const char *text)
{
    const char *sign = op->n_results ? strstr(text, " = ") : NULL;
    return sign ? sign : text;
}

void
bs_build_rewritten_row(BsSceneBuilder *b, guint32 box, const BsOp *op)
{
    const Left *left = find_rewritten(b, op);
    if (!left)
        return;
    const char *now = bs_build_shown_text(b, op, bs_build_op_text(b, op));
    if (strcmp(behind_results(op, left->text), behind_results(op, now)) != 0)
        put_left(b, box, bs_op_block(op), left);
}

void
bs_build_rewritten_marks(BsSceneBuilder *b, guint32 box, const BsOp *op)
{
    const Left *left = find_rewritten(b, op);
    if (!left || !left->n_marks)
        return;
    g_autoptr(GArray) now = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_build_op_marks(b, (BsOp *)(gsize)op, now);
    put_left_marks(b, box, bs_op_block(op), left, now);
}
