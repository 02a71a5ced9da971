// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Documents, scenes and what must hold of every placed scene, for the tests of pictures.
#pragma once

#include "debug/document/cursor.h"
#include "view/layout/layout.h"
#include "view/scene/measure.h"

#include <string.h>

// The arrow of an edge and the border of a box may be that far apart: dot rounds its places.
#define PICTURE_NEAR 2.5

static inline BsDocument *
picture_document(const char *text)
{
    const BsDocumentOptions options = {.allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    g_assert_cmpint(bs_document_outcome(document), !=, BS_OUTCOME_PARSE_FAILED);
    return document;
}

// The scene of the function at the cursor, placed; `dot` NULL: by the simple layout.
static inline BsScene *
picture_scene(BsDocument *document, BsOp *function, const char *dot)
{
    BsScene *scene = bs_scene_new(document, function, NULL);
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    BsLayout *layout =
        dot ? bs_layout_run(graph, dot, 120000, NULL, NULL) : bs_layout_simple(graph);
    g_assert_nonnull(layout);
    g_assert_true(bs_layout_is_from_dot(layout) == (dot != NULL));
    bs_scene_place(scene, layout);
    bs_layout_free(layout);
    return scene;
}

static inline BsOp *
picture_function(BsDocument *document, guint n)
{
    const GPtrArray *functions = bs_document_functions(document);
    g_assert_cmpuint(functions->len, >, n);
    return functions->pdata[n];
}

static inline gboolean
picture_overlap(const BsRect *a, const BsRect *b)
{
    const double slack = 0.01;
    return a->x + slack < b->x + b->width && b->x + slack < a->x + a->width &&
           a->y + slack < b->y + b->height && b->y + slack < a->y + a->height;
}

static inline gboolean
picture_holds(const BsRect *outer, const BsRect *inner)
{
    const double slack = 0.01;
    return inner->x >= outer->x - slack && inner->y >= outer->y - slack &&
           inner->x + inner->width <= outer->x + outer->width + slack &&
           inner->y + inner->height <= outer->y + outer->height + slack;
}

// Whether a point is on the border of a rectangle, nearly.
static inline gboolean
picture_on_border(const BsRect *r, BsPoint p)
{
    const BsRect outside = {r->x - PICTURE_NEAR, r->y - PICTURE_NEAR, r->width + 2 * PICTURE_NEAR,
                            r->height + 2 * PICTURE_NEAR};
    const BsRect inside = {r->x + PICTURE_NEAR, r->y + PICTURE_NEAR, r->width - 2 * PICTURE_NEAR,
                           r->height - 2 * PICTURE_NEAR};
    const BsRect point = {p.x, p.y, 0, 0};
    return picture_holds(&outside, &point) && !(p.x > inside.x && p.x < inside.x + inside.width &&
                                                p.y > inside.y && p.y < inside.y + inside.height);
}

static inline gboolean
picture_is_in(const BsScene *scene, guint32 box, guint32 outer)
{
    for (gint b = (gint)box; b >= 0; b = scene->boxes[b].parent) {
        if ((guint32)b == outer)
            return TRUE;
    }
    return FALSE;
}

static inline void
picture_check_boxes(const BsScene *scene)
{
    const BsRect all = {0, 0, scene->width, scene->height};
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        g_assert_true(picture_holds(&all, &box->rect));
        if (box->parent >= 0)
            g_assert_true(picture_holds(&scene->boxes[box->parent].rect, &box->rect));
        for (guint32 k = i + 1; k < scene->n_boxes; k++) {
            if (!picture_is_in(scene, k, i))
                g_assert_false(picture_overlap(&box->rect, &scene->boxes[k].rect));
        }
    }
}

// Rows are in their boxes, text and badges in their rows, and nothing in a row covers another.
static inline void
picture_check_rows(const BsScene *scene)
{
    BsMeasure measure;
    bs_measure_init(&measure);
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        g_assert_true(picture_holds(&scene->boxes[row->box].rect, &row->rect));
        g_assert_cmpuint(row->n_lines, >, 0);
        double right = 0;
        for (guint32 k = 0; k < row->n_lines; k++) {
            right = 8 + bs_measure_text(&measure, row->lines[k]);
            g_assert_cmpfloat(right, <, row->rect.width);
        }
        g_assert_cmpfloat((row->n_lines - 1) * scene->strip_height, <, row->rect.height);
        for (guint32 k = 0; k < row->n_badges; k++) {
            const BsBadge *badge = &row->badges[k];
            const BsRect at = {badge->x, badge->y, badge->width, badge->height};
            g_assert_true(picture_holds(&(BsRect){0, 0, row->rect.width, row->rect.height}, &at));
            g_assert_true(badge->x >= right ||
                          badge->y >= (row->n_lines - 1) * scene->strip_height + 1);
            for (guint32 m = 0; m < k; m++)
                g_assert_false(
                    picture_overlap(&at, &(BsRect){row->badges[m].x, row->badges[m].y,
                                                   row->badges[m].width, row->badges[m].height}));
            g_assert_true(bs_row_badge_at(row, row->rect.x + badge->x + 1,
                                          row->rect.y + badge->y + 1) == badge);
        }
    }
    bs_measure_clear(&measure);
}

static inline void
picture_check_label(const BsScene *scene, guint32 number)
{
    const BsEdge *edge = &scene->edges[number];
    const BsRect all = {0, 0, scene->width, scene->height};
    g_assert_true(picture_holds(&all, &edge->label_rect));
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const gint parent = scene->boxes[edge->from].parent;
        if (parent < 0 || !picture_is_in(scene, (guint32)parent, i))
            g_assert_false(picture_overlap(&edge->label_rect, &scene->boxes[i].rect));
    }
    for (guint32 i = 0; i < number; i++) {
        if (scene->edges[i].label_rect.width > 0)
            g_assert_false(picture_overlap(&edge->label_rect, &scene->edges[i].label_rect));
    }
}

static inline void
picture_check_edges(const BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        g_assert_cmpuint(edge->n_points, >=, 4);
        g_assert_cmpuint(edge->n_points % 3, ==, 1);
        g_assert_true(picture_on_border(&scene->boxes[edge->from].rect, edge->points[0]));
        if (!edge->stub)
            g_assert_true(
                picture_on_border(&scene->boxes[edge->to].rect, edge->points[edge->n_points - 1]));
        if (edge->label_rect.width > 0)
            picture_check_label(scene, i);
        else if (scene->boxes[edge->from].depth == 0)
            g_assert_cmpstr(edge->label, ==, "");
    }
}

static inline void
picture_check(const BsScene *scene)
{
    picture_check_boxes(scene);
    picture_check_rows(scene);
    picture_check_edges(scene);
}
