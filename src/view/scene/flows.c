// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/flows.h"

#include "view/scene/route.h"

enum { LANE = BS_FLOW_LANE, TOKEN_GAP = 4 };

// -- places ---------------------------------------------------------------------------------------

static double
middle(const BsRow *row)
{
    return row->rect.y + row->rect.height / 2;
}

// The row that stands in a region: the argument, or the end of the region, or the op that hands in.
static const BsRow *
inner_row(const BsScene *scene, const BsFlow *flow)
{
    const BsRow *from = &scene->rows[flow->from], *to = &scene->rows[flow->to];
    return scene->boxes[from->box].depth > scene->boxes[to->box].depth ? from : to;
}

// From the right of a row in a region, or from below the op; and likewise where it ends.
static BsPoint
begin_of(const BsScene *scene, const BsFlow *flow, guint32 number, double lane)
{
    const BsRow *row = &scene->rows[number], *inner = inner_row(scene, flow);
    const gboolean is_in_region = scene->boxes[row->box].depth == scene->boxes[inner->box].depth;
    const BsRect *box = &scene->boxes[row->box].rect;
    return is_in_region ? (BsPoint){box->x + box->width, middle(row)}
                        : (BsPoint){lane, row->rect.y + row->rect.height};
}

// Beside the end of the region that they leave, or else beside where they go in.
static void
place_tokens(const BsScene *scene, BsFlow *flow, double x)
{
    const BsRow *from = &scene->rows[flow->from], *inner = inner_row(scene, flow);
    const gboolean leaves = scene->boxes[from->box].depth == scene->boxes[inner->box].depth;
    const double y = middle(leaves ? from : inner);
    for (guint32 i = 0; i < flow->n_tokens; i++) {
        BsRect *rect = &flow->tokens[i].rect;
        rect->x = x;
        rect->y = y - rect->height / 2;
        x += rect->width + TOKEN_GAP;
    }
}

static void
place_flow(BsScene *scene, BsFlow *flow)
{
    const BsRow *inner = inner_row(scene, flow);
    const BsRect *region = &scene->boxes[inner->box].rect;
    const double left = region->x + region->width;
    const double lane = left + LANE * (flow->lane + 1);
    const BsPoint begin = begin_of(scene, flow, flow->from, lane);
    const BsPoint end = begin_of(scene, flow, flow->to, lane);
    BsPoint corners[4] = {begin}, points[BS_ROUTE_MAX_POINTS];
    guint32 n = 1;
    if (begin.x < lane)
        corners[n++] = (BsPoint){lane, begin.y};
    if (end.x < lane)
        corners[n++] = (BsPoint){lane, end.y};
    corners[n++] = end;
    flow->n_points = bs_route(n, corners, points);
    flow->points = bs_arena_copy(&scene->arena, points, flow->n_points * sizeof *points);
    place_tokens(scene, flow, left + LANE * (flow->n_lanes + 0.5));
}

void
bs_flows_place(BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_flows; i++)
        place_flow(scene, &scene->flows[i]);
}

// -- by row ---------------------------------------------------------------------------------------

static void
free_list(gpointer list)
{
    g_ptr_array_unref(list);
}

GHashTable *
bs_flows_by_row(const BsScene *scene)
{
    GHashTable *by_row = g_hash_table_new_full(NULL, NULL, NULL, free_list);
    for (guint32 i = 0; i < scene->n_flows; i++) {
        gpointer row = GUINT_TO_POINTER(scene->flows[i].from);
        GPtrArray *list = g_hash_table_lookup(by_row, row);
        if (!list) {
            list = g_ptr_array_new();
            g_hash_table_insert(by_row, row, list);
        }
        g_ptr_array_add(list, &scene->flows[i]);
    }
    return by_row;
}

const GPtrArray *
bs_flows_from(const BsScene *scene, GHashTable *by_row, const BsRow *row)
{
    return g_hash_table_lookup(by_row, GUINT_TO_POINTER((guint32)(row - scene->rows)));
}
