// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/i18n.h"
#include "view/scene/scene-private.h"

static void build_regions(BsSceneBuilder *b, guint32 box, BsOp *op);

// Ops that are not shown are counted where they stand.
static void
put_hidden(BsSceneBuilder *b, guint32 box, const BsBlock *block, guint32 *n)
{
    if (*n)
        bs_build_more_row(b, box, block, *n);
    *n = 0;
}

// The op with those behind it, by the map of the text. It may have no entry for the last one.
static guint32
count_ops(const BsSceneBuilder *b, const BsOp *from)
{
    guint32 n = 0;
    const BsOpLines *lines = from && b->text ? bs_text_find_op(b->text, from) : NULL;
    const BsOpLines *last = lines ? bs_text_find_op(b->text, bs_op_block(from)->last) : NULL;
    if (last)
        return last->nth - lines->nth + 1;
    for (; from; from = bs_op_next(from))
        n++;
    return n;
}

static guint32
count_nested(const BsSceneBuilder *b, const BsRegion *region)
{
    guint32 n = 0;
    bs_region_for_each (region, block)
        n += count_ops(b, block->first);
    return n;
}

static guint32
count_inside(const BsSceneBuilder *b, const BsOp *op)
{
    guint32 n = 0;
    for (guint32 r = 0; r < op->n_regions; r++)
        n += count_nested(b, bs_op_region(op, r));
    return n;
}

static void
put_folded(BsSceneBuilder *b, guint32 box, const BsBlock *block, GPtrArray *ops)
{
    if (ops->len)
        bs_build_put_fold(b, box, block, bs_build_fold(b, ops, ops->len));
    g_ptr_array_set_size(ops, 0);
}

static void
put_op(BsSceneBuilder *b, guint32 box, BsOp *op)
{
    bs_build_rewritten_row(b, box, op);
    bs_build_op_rows(b, box, op);
    bs_build_rewritten_marks(b, box, op);
    if (bs_build_folds_regions(b, op))
        bs_build_put_fold(b, box, bs_op_block(op), bs_build_fold(b, NULL, count_inside(b, op)));
    else
        build_regions(b, box, op);
}

static void
put_ops(BsSceneBuilder *b, guint32 box, BsBlock *block)
{
    guint32 hidden = 0;
    gboolean is_near = FALSE;
    const BsOp *first, *last;
    g_autoptr(GPtrArray) folded = g_ptr_array_new();
    bs_build_find_near(b, block, &first, &last);
    bs_build_gone_rows(b, box, block, block);
    bs_build_left_rows(b, box, block, block);
    for (BsOp *op = block->first; op; op = bs_op_next(op)) {
        if (bs_build_is_full(b)) {
            const guint32 n = count_ops(b, op);
            hidden += n;
            b->scene->n_more += n;
            break;
        }
        if (!bs_build_has_op(b, op)) {
            hidden++;
            continue;
        }
        if (op == first)
            is_near = TRUE;
        const gboolean is_far = first && !is_near && bs_op_next(op) && !bs_build_keeps(b, op);
        if (op == last)
            is_near = FALSE;
        if (is_far || bs_build_folds_op(b, op)) {
            g_ptr_array_add(folded, op);
            if (bs_build_has_left(b, op))
                put_folded(b, box, block, folded);
            bs_build_gone_rows(b, box, op, block);
            bs_build_left_rows(b, box, op, block);
            continue;
        }
        put_folded(b, box, block, folded);
        put_hidden(b, box, block, &hidden);
        put_op(b, box, op);
        bs_build_gone_rows(b, box, op, block);
        bs_build_left_rows(b, box, op, block);
    }
    put_folded(b, box, block, folded);
    put_hidden(b, box, block, &hidden);
}

// A nested block without label and arguments needs no title: `then` and `else` say enough.
static gboolean
needs_title(const BsBox *box, const BsBlock *block)
{
    return box->depth == 0 || block->region->first != block->region->last;
}

// "bb3"; ids of nested blocks are numbered over the whole function.
static const char *
box_id(BsSceneBuilder *b, const BsBlock *block, guint32 depth)
{
    const char *name = depth ? NULL : bs_names_block(b->names, block);
    return name ? bs_build_keep(b, name + 1)
                : bs_build_keep_taken(b, g_strdup_printf("nested%u", b->n_nested++));
}

static void
put_arguments(BsSceneBuilder *b, guint32 box, const BsBlock *block)
{
    guint32 n_folded = 0;
    for (guint32 i = 0; i < block->n_args; i++)
        n_folded += bs_build_folds_argument(b, block->args[i]);
    if (n_folded)
        bs_build_put_fold(b, box, block, bs_build_folded_arguments(b, n_folded));
    for (guint32 i = 0; i < block->n_args && !bs_build_is_full(b); i++) {
        if (!bs_build_folds_argument(b, block->args[i]))
            bs_build_argument_row(b, box, block->args[i]);
    }
    bs_build_left_arguments(b, box, block);
}

static guint32
build_block(BsSceneBuilder *b, BsBlock *block, gint parent)
{
    const guint32 number = b->boxes.len;
    const guint32 depth = parent < 0 ? 0 : b->boxes.data[parent].depth + 1;
    BsBox box = {.block = block, .parent = parent, .depth = depth, .first_row = b->rows.len};
    box.flags = bs_build_block_flags(b, block);
    box.rect = (BsRect){BS_SCENE_INDENT * (double)depth, b->y, 0, 0};
    box.id = box_id(b, block, depth);
    bs_vec_push(&b->boxes, box);
    if (needs_title(&box, block))
        bs_build_title_row(b, number, block);
    if (bs_build_opened(b, block))
        bs_build_put_fold(b, number, block, bs_build_opened(b, block));
    if (bs_build_is_folded(b, block)) {
        bs_build_more_row(b, number, block, count_ops(b, block->first));
    } else {
        bs_build_live_row(b, number, block, BS_ROW_LIVE_IN);
        put_arguments(b, number, block);
        put_ops(b, number, block);
        bs_build_elsewhere_row(b, number, block);
        bs_build_live_row(b, number, block, BS_ROW_LIVE_OUT);
    }
    BsBox *done = &b->boxes.data[number];
    done->n_rows = b->rows.len - done->first_row;
    done->rect.height = b->y - done->rect.y + BS_SCENE_GAP;
    b->y += BS_SCENE_GAP;
    return number;
}

static const char *
region_name(const BsOp *op, guint32 i)
{
    const char *const *names = op->def->region_names;
    if (i < G_N_ELEMENTS(op->def->region_names) && names[i])
        return names[i];
    return _("region");
}

static void
build_regions(BsSceneBuilder *b, guint32 box, BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        if (!bs_op_region(op, r)->first || bs_build_is_full(b))
            continue;
        bs_build_region_row(b, box, op, r, region_name(op, r));
        if (bs_build_is_folded(b, op)) {
            bs_build_more_row(b, box, bs_op_block(op), count_nested(b, bs_op_region(op, r)));
            continue;
        }
        bs_region_for_each (bs_op_region(op, r), nested) {
            if (bs_build_is_full(b))
                break;
            build_block(b, nested, (gint)box);
            b->y += BS_SCENE_GAP;
        }
    }
}

void
bs_build_top_box(BsSceneBuilder *b, BsBlock *block)
{
    b->y = 0;
    b->n_rows = 0;
    build_block(b, block, -1);
}

void
bs_build_widths(BsSceneBuilder *b)
{
    for (guint32 i = b->boxes.len; i-- > 0;) { // inner boxes come after the outer ones
        const BsBox *box = &b->boxes.data[i];
        if (box->parent < 0)
            continue;
        BsRect *outer = &b->boxes.data[box->parent].rect;
        outer->width = MAX(outer->width, box->rect.width + 2 * BS_SCENE_INDENT + box->gutter);
    }
    for (guint32 i = 0; i < b->boxes.len; i++) {
        BsBox *box = &b->boxes.data[i];
        if (box->parent >= 0)
            box->rect.width =
                b->boxes.data[box->parent].rect.width - 2 * BS_SCENE_INDENT - box->gutter;
    }
    for (guint32 i = 0; i < b->rows.len; i++)
        b->rows.data[i].rect.width = b->boxes.data[b->rows.data[i].box].rect.width;
}
