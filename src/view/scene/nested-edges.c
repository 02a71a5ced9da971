// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/nested-edges.h"

#include "view/scene/route.h"

enum {
    MAX_LANES = 8, // more edges share them
    LANE = 9,
    LEAVE_AT = 12, // above the bottom of a box
    ENTER_AT = 12, // below its top
};

// The edges of one region.
typedef struct Group {
    guint32 n, placed;
    double label; // widest
} Group;

static guint32
lanes(const Group *group)
{
    return MIN(group->n, MAX_LANES);
}

static GHashTable *
find_groups(guint32 n_edges, const BsEdge *edges, const BsBox *boxes)
{
    GHashTable *groups = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    for (guint32 i = 0; i < n_edges; i++) {
        const BsBox *from = &boxes[edges[i].from];
        if (from->depth == 0)
            continue;
        Group *group = g_hash_table_lookup(groups, from->block->region);
        if (!group) {
            group = g_new0(Group, 1);
            g_hash_table_insert(groups, from->block->region, group);
        }
        group->n++;
        group->label = MAX(group->label, edges[i].label_rect.width);
    }
    return groups;
}

void
bs_nested_edges_make_room(BsSceneBuilder *b)
{
    g_autoptr(GHashTable) groups = find_groups(b->edges.len, b->edges.data, b->boxes.data);
    for (guint32 i = 0; i < b->boxes.len; i++) {
        BsBox *box = &b->boxes.data[i];
        const Group *group = g_hash_table_lookup(groups, box->block->region);
        if (group && box->depth)
            box->gutter = LANE * (lanes(group) + 1) + group->label;
    }
}

// Labels of a box's edges stand above one another at its bottom; one that the box is too low for is
// left out (the terminator's text says the same).
static void
place_label(BsEdge *edge, const BsRect *from, double x, double y)
{
    edge->label_rect.x = x;
    edge->label_rect.y = y - edge->label_rect.height / 2;
    if (edge->label_rect.y < from->y)
        edge->label_rect.width = 0;
}

static void
place_edge(BsScene *scene, BsEdge *edge, Group *group)
{
    const BsRect *from = &scene->boxes[edge->from].rect, *to = &scene->boxes[edge->to].rect;
    const guint32 below = edge->op->n_successors - 1 - edge->successor;
    const double left = from->x + from->width;
    const double lane = left + LANE * (1 + group->placed++ % lanes(group));
    const double leave = MAX(from->y + LEAVE_AT / 2.0,
                             from->y + from->height - LEAVE_AT - below * (scene->strip_height + 1));
    const BsPoint corners[] = {
        {left, leave},
        {lane, leave},
        {lane, to->y + ENTER_AT},
        {to->x + to->width, to->y + ENTER_AT},
    };
    BsPoint points[BS_ROUTE_MAX_POINTS];
    edge->n_points = bs_route(G_N_ELEMENTS(corners), corners, points);
    edge->points = bs_arena_copy(&scene->arena, points, edge->n_points * sizeof *points);
    place_label(edge, from, left + LANE * (lanes(group) + 0.5),
                from->y + from->height - LEAVE_AT - below * (scene->strip_height + 1));
}

void
bs_nested_edges_place(BsScene *scene)
{
    g_autoptr(GHashTable) groups = find_groups(scene->n_edges, scene->edges, scene->boxes);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        BsEdge *edge = &scene->edges[i];
        const BsBox *from = &scene->boxes[edge->from];
        if (from->depth)
            place_edge(scene, edge, g_hash_table_lookup(groups, from->block->region));
    }
}
