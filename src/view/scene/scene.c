// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/scene-private.h"

#include "debug/document/cursor.h"
#include "support/i18n.h"

#include <string.h>

enum {
    DEFAULT_CHARS = 64,
    BRIEF_CHARS = 48, // of ops without their types
    MIN_CHARS = 16,
    DEFAULT_ROWS = 400,
    MIN_ROWS = 12,
    ROWS_OF_ALL = 40000, // of all blocks together, nearly
};

static const char *const details[BS_N_DETAILS] = {"everything", "buffers", "blocks"};

const char *
bs_detail_name(BsDetail detail)
{
    return details[detail];
}

BsDetail
bs_detail_of_name(const char *name)
{
    guint i = 0;
    while (i < BS_N_DETAILS && strcmp(name, details[i]) != 0)
        i++;
    return (BsDetail)i;
}

// The more blocks, the fewer rows each: a picture has an end.
static guint32
default_rows(const BsOp *function)
{
    guint32 n_blocks = 1;
    if (function->n_regions) {
        bs_region_for_each (bs_op_region(function, 0), block)
            n_blocks += block != NULL;
    }
    return CLAMP(ROWS_OF_ALL / n_blocks, MIN_ROWS, DEFAULT_ROWS);
}

static void
set_options(BsSceneBuilder *b, const BsSceneOptions *options)
{
    b->options = options ? *options : (BsSceneOptions){0};
    if (b->options.max_chars == 0)
        b->options.max_chars =
            b->options.detail == BS_DETAIL_EVERYTHING ? DEFAULT_CHARS : BRIEF_CHARS;
    b->options.max_chars = MAX(b->options.max_chars, MIN_CHARS);
    if (b->options.max_rows == 0)
        b->options.max_rows = default_rows(b->function);
}

// `brief`: without the name of the stage.
static char *
title_text(BsSceneBuilder *b, const char *name, gboolean brief)
{
    const guint32 stage = bs_document_current_stage(b->document);
    const char *body = bs_function_has_body(b->function) ? "" : _(", declared only");
    if (stage == 0)
        return g_strdup_printf(_("@%s: input%s"), name, body);
    const BsStage *row = bs_document_stage(b->document, stage);
    const gboolean done = bs_document_cursor(b->document) >= row->last && !row->failed;
    g_autofree char *title = bs_stage_title(row);
    if (brief)
        return g_strdup_printf(done ? _("@%s: after stage %u%s") : _("@%s: during stage %u%s"),
                               name, stage, body);
    return g_strdup_printf(done ? _("@%s: after stage %u, %s%s") : _("@%s: during stage %u, %s%s"),
                           name, stage, title, body);
}

// "; compared with stage 2", or with an event that ends no stage.
static char *
compared_text(BsSceneBuilder *b)
{
    if (!b->options.diff)
        return g_strdup("");
    const guint32 position = b->options.diff->sides[BS_DIFF_BEFORE].position;
    const guint32 stage = bs_document_stage_of(b->document, position);
    if (bs_document_stage(b->document, stage)->last == position)
        return g_strdup_printf(_("; compared with stage %u"), stage);
    return g_strdup_printf(_("; compared with event %u"), position);
}

// As long as there is room for.
static const char *
scene_title(BsSceneBuilder *b)
{
    enum { SHORTEST = 2 };
    const char *name = bs_function_name(b->function);
    const char *kept = bs_build_keep(b, name ? name : "");
    g_autofree char *compared = compared_text(b);
    g_autofree char *only = bs_build_filter_text(b);
    for (guint brief = 0;; brief++) {
        const guint32 room = brief < SHORTEST ? b->options.max_chars : MIN_CHARS;
        g_autofree char *title = title_text(b, bs_build_shorten(b, kept, room), brief > 0);
        g_autofree char *text = g_strconcat(title, only, compared, NULL);
        if (brief == SHORTEST || b->options.title_width <= 0 ||
            bs_measure_text(&b->measure, text) <= b->options.title_width)
            return bs_build_keep_taken(b, g_steal_pointer(&text));
    }
}

// The vectors become the scene's own arrays.
static void
finish(BsSceneBuilder *b)
{
    BsScene *scene = b->scene;
    scene->n_rows = b->rows.len;
    scene->n_boxes = b->boxes.len;
    scene->n_edges = b->edges.len;
    scene->n_flows = b->flows.len;
    scene->rows = b->rows.data;
    scene->boxes = b->boxes.data;
    scene->edges = b->edges.data;
    scene->flows = b->flows.data;
    scene->row_height = b->measure.row_height;
    scene->strip_height = b->measure.strip_height;
    scene->char_width = b->measure.char_width;
}

BsScene *
bs_scene_new(BsDocument *document, BsOp *function, const BsSceneOptions *options)
{
    BsSceneBuilder b = {.document = document, .function = function};
    b.scene = g_new0(BsScene, 1);
    bs_arena_init(&b.scene->arena);
    b.scene->function = function;
    set_options(&b, options);
    bs_measure_init(&b.measure);
    bs_build_facts(&b);
    bs_build_left(&b);
    b.scene->title = scene_title(&b);
    if (function->n_regions) {
        bs_region_for_each (bs_op_region(function, 0), block) {
            if (bs_build_has_block(&b, block))
                bs_build_top_box(&b, block);
        }
    }
    bs_build_edges(&b);
    bs_build_flows(&b);
    bs_build_widths(&b);
    finish(&b);
    bs_build_left_clear(&b);
    bs_build_facts_clear(&b);
    bs_measure_clear(&b.measure);
    return b.scene;
}

void
bs_scene_free(BsScene *scene)
{
    if (!scene)
        return;
    g_free(scene->rows);
    g_free(scene->boxes);
    g_free(scene->edges);
    g_free(scene->flows);
    bs_arena_clear(&scene->arena);
    g_free(scene);
}

// -- looking things up ---------------------------------------------------------------------------

static gboolean
rect_contains(const BsRect *rect, double x, double y)
{
    return x >= rect->x && x < rect->x + rect->width && y >= rect->y && y < rect->y + rect->height;
}

const BsBox *
bs_scene_box_at(const BsScene *scene, double x, double y)
{
    for (guint32 i = scene->n_boxes; i-- > 0;) { // inner boxes come after the outer ones
        if (rect_contains(&scene->boxes[i].rect, x, y))
            return &scene->boxes[i];
    }
    return NULL;
}

const BsRow *
bs_scene_row_at(const BsScene *scene, double x, double y)
{
    const BsBox *box = bs_scene_box_at(scene, x, y);
    for (guint32 i = 0; box && i < box->n_rows; i++) {
        const BsRow *row = &scene->rows[box->first_row + i];
        if (rect_contains(&row->rect, x, y))
            return row;
    }
    return NULL;
}

const BsBadge *
bs_row_badge_at(const BsRow *row, double x, double y)
{
    for (guint32 i = 0; i < row->n_badges; i++) {
        const BsBadge *badge = &row->badges[i];
        const BsRect rect = {row->rect.x + badge->x, row->rect.y + badge->y, badge->width,
                             badge->height};
        if (rect_contains(&rect, x, y))
            return badge;
    }
    return NULL;
}

gboolean
bs_row_fold_at(const BsRow *row, double x, double y)
{
    const BsAway *fold = row->fold;
    return fold && rect_contains(&(BsRect){row->rect.x + fold->x, row->rect.y + fold->y,
                                           fold->width, fold->height},
                                 x, y);
}

const BsToken *
bs_scene_token_at(const BsScene *scene, double x, double y, const BsFlow **flow)
{
    for (guint32 i = 0; i < scene->n_flows; i++) {
        const BsFlow *candidate = &scene->flows[i];
        for (guint32 k = 0; k < candidate->n_tokens; k++) {
            if (!rect_contains(&candidate->tokens[k].rect, x, y))
                continue;
            *flow = candidate;
            return &candidate->tokens[k];
        }
    }
    return NULL;
}

const BsRow *
bs_scene_find_op(const BsScene *scene, const BsOp *op)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (scene->rows[i].kind == BS_ROW_OP && scene->rows[i].op == op)
            return &scene->rows[i];
    }
    return NULL;
}

const BsBox *
bs_scene_find_block(const BsScene *scene, const BsBlock *block)
{
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        if (scene->boxes[i].block == block)
            return &scene->boxes[i];
    }
    return NULL;
}
