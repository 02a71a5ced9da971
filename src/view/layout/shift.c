// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moves the parts of a placed scene, from where they were to where they will be.
#include "view/layout/layout.h"

static void
move_rect(BsRect *rect, BsPoint by)
{
    rect->x += by.x;
    rect->y += by.y;
}

static void
move_points(guint32 n, BsPoint *points, BsPoint begin, BsPoint end)
{
    for (guint32 i = 0; i < n; i++) {
        const double at = n > 1 ? (double)i / (n - 1) : 0;
        points[i].x += begin.x * (1 - at) + end.x * at;
        points[i].y += begin.y * (1 - at) + end.y * at;
    }
}

// How far each box moves: as the box of the function that it is in.
static BsPoint *
shifts_of_all(const BsScene *scene, const BsPoint *shifts, double by)
{
    BsPoint *all = g_new0(BsPoint, scene->n_boxes);
    for (guint32 i = 0; i < scene->n_boxes; i++)
        all[i] = scene->boxes[i].depth ? all[i - 1] : (BsPoint){shifts[i].x * by, shifts[i].y * by};
    return all;
}

void
bs_scene_shift(BsScene *scene, const BsPoint *shifts, double by)
{
    g_autofree BsPoint *all = shifts_of_all(scene, shifts, by);
    for (guint32 i = 0; i < scene->n_boxes; i++)
        move_rect(&scene->boxes[i].rect, all[i]);
    for (guint32 i = 0; i < scene->n_rows; i++)
        move_rect(&scene->rows[i].rect, all[scene->rows[i].box]);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        BsEdge *edge = &scene->edges[i];
        const BsPoint begin = all[edge->from], end = edge->stub ? begin : all[edge->to];
        move_points(edge->n_points, edge->points, begin, end);
        move_rect(&edge->label_rect, begin);
    }
    for (guint32 i = 0; i < scene->n_flows; i++) {
        BsFlow *flow = &scene->flows[i];
        const BsPoint shift = all[scene->rows[flow->from].box];
        move_points(flow->n_points, flow->points, shift, shift);
        for (guint32 k = 0; k < flow->n_tokens; k++)
            move_rect(&flow->tokens[k].rect, shift);
    }
}
