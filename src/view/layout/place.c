// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Puts a scene where a layout says: boxes have their size already, and everything in them is moved
// along.
#include "view/layout/layout-private.h"
#include "view/scene/flows.h"
#include "view/scene/nested-edges.h"
#include "view/scene/parts.h"

#include <math.h>
#include <string.h>

enum {
    MARGIN = BS_PART_MARGIN,
    TITLE_HEIGHT = BS_PART_TITLE,
    STUB_LENGTH = 22,
};

static const BsLayoutNode *
find_node(const BsLayout *layout, const BsBlock *block)
{
    const guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(layout->graph->numbers, block));
    return number ? &layout->graph->nodes.data[number - 1] : NULL;
}

// Moves a top-level box and what is in it.
static void
place_box(BsScene *scene, guint32 number, double x, double y)
{
    const BsBox *box = &scene->boxes[number];
    for (guint32 i = 0; i < box->n_rows; i++) {
        BsRect *rect = &scene->rows[box->first_row + i].rect;
        rect->x += x;
        rect->y += y;
    }
    for (guint32 i = number; i < scene->n_boxes && (i == number || scene->boxes[i].depth > 0);
         i++) {
        BsRect *rect = &scene->boxes[i].rect;
        rect->x += x;
        rect->y += y;
    }
}

static void
place_boxes(BsScene *scene, const BsLayout *layout)
{
    double below = TITLE_HEIGHT + layout->height + BS_LAYOUT_RANK_GAP;
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        if (box->depth > 0)
            continue;
        const BsLayoutNode *node = find_node(layout, box->block);
        if (node) {
            place_box(scene, i, MARGIN + node->x, TITLE_HEIGHT + node->y);
        } else {
            place_box(scene, i, MARGIN, below);
            below += box->rect.height + BS_LAYOUT_RANK_GAP;
        }
    }
}

// -- edges ---------------------------------------------------------------------------------------

static void
set_curve(BsScene *scene, BsEdge *edge, guint32 n, const BsPoint *points)
{
    edge->points = bs_arena_copy(&scene->arena, points, n * sizeof *points);
    edge->n_points = n;
}

// "→ ^bb7, true: %x": the arrow ends nowhere.
static void
name_target(BsScene *scene, BsEdge *edge, const BsMeasure *measure)
{
    const char *id = scene->boxes[edge->to].id;
    g_autofree char *label =
        *edge->label ? g_strdup_printf("→ ^%s, %s", id, edge->label) : g_strdup_printf("→ ^%s", id);
    edge->label = bs_arena_strndup(&scene->arena, label, strlen(label));
    bs_edge_measure(edge, measure);
}

static void
place_stub(BsScene *scene, BsEdge *edge, const BsMeasure *measure)
{
    const BsRect *from = &scene->boxes[edge->from].rect;
    const double x = from->x + from->width * (edge->successor + 0.5) / edge->op->n_successors;
    const double y = from->y + from->height;
    const BsPoint points[] = {
        {x, y}, {x, y + STUB_LENGTH / 3.0}, {x, y + STUB_LENGTH * 2 / 3.0}, {x, y + STUB_LENGTH}};
    set_curve(scene, edge, G_N_ELEMENTS(points), points);
    edge->stub = TRUE;
    name_target(scene, edge, measure);
}

// A straight line for an edge that the layout does not know.
static void
place_unknown_edge(BsScene *scene, BsEdge *edge)
{
    const BsRect *from = &scene->boxes[edge->from].rect, *to = &scene->boxes[edge->to].rect;
    const BsPoint begin = {from->x + from->width / 2, from->y + from->height};
    const BsPoint end = {to->x + to->width / 2, to->y};
    const double bend = BS_LAYOUT_RANK_GAP / 2.0;
    const BsPoint points[] = {begin, {begin.x, begin.y + bend}, {end.x, end.y - bend}, end};
    set_curve(scene, edge, G_N_ELEMENTS(points), points);
}

static void
place_known_edge(BsScene *scene, BsEdge *edge, const BsLayoutEdge *known)
{
    set_curve(scene, edge, known->n_points, known->points);
    for (guint32 i = 0; i < edge->n_points; i++) {
        edge->points[i].x += MARGIN;
        edge->points[i].y += TITLE_HEIGHT;
    }
}

// The layout's edges by (source, successor), for the edges of the scene; one pass over each.
static GHashTable *
index_edges(const BsLayout *layout)
{
    GHashTable *index = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
    for (guint32 i = 0; i < layout->graph->edges.len; i++) {
        const BsLayoutEdge *edge = &layout->graph->edges.data[i];
        gint64 *key = g_new(gint64, 1);
        *key = (gint64)edge->from << 40 ^ (gint64)edge->to << 16 ^ edge->successor;
        g_hash_table_insert(index, key, (gpointer)(guintptr)edge);
    }
    return index;
}

static const BsLayoutEdge *
find_edge(const BsLayout *layout, GHashTable *index, const BsScene *scene, const BsEdge *edge)
{
    const BsLayoutNode *from = find_node(layout, scene->boxes[edge->from].block);
    const BsLayoutNode *to = find_node(layout, scene->boxes[edge->to].block);
    if (!from || !to)
        return NULL;
    const gint64 key = (gint64)(from - layout->graph->nodes.data) << 40 ^
                       (gint64)(to - layout->graph->nodes.data) << 16 ^ edge->successor;
    return g_hash_table_lookup(index, &key);
}

static void
place_edges(BsScene *scene, const BsLayout *layout)
{
    g_autoptr(GHashTable) index = index_edges(layout);
    BsMeasure measure;
    bs_measure_init(&measure);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        BsEdge *edge = &scene->edges[i];
        if (scene->boxes[edge->from].depth > 0)
            continue;
        const BsLayoutEdge *known = find_edge(layout, index, scene, edge);
        if (known && known->stub)
            place_stub(scene, edge, &measure);
        else if (known && known->n_points)
            place_known_edge(scene, edge, known);
        else
            place_unknown_edge(scene, edge);
    }
    bs_measure_clear(&measure);
}

static double
title_width(const BsScene *scene)
{
    if (g_str_is_ascii(scene->title))
        return (double)strlen(scene->title) * scene->char_width;
    BsMeasure measure;
    bs_measure_init(&measure);
    const double width = bs_measure_text(&measure, scene->title);
    bs_measure_clear(&measure);
    return width;
}

// The picture holds every box, curve and label.
static void
measure_picture(BsScene *scene)
{
    double right = 0, bottom = TITLE_HEIGHT;
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsRect *rect = &scene->boxes[i].rect;
        right = MAX(right, rect->x + rect->width);
        bottom = MAX(bottom, rect->y + rect->height);
    }
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        right = MAX(right, edge->label_rect.x + edge->label_rect.width);
        bottom = MAX(bottom, edge->label_rect.y + edge->label_rect.height);
        for (guint32 p = 0; p < edge->n_points; p++) {
            right = MAX(right, edge->points[p].x);
            bottom = MAX(bottom, edge->points[p].y);
        }
    }
    const double title = title_width(scene);
    scene->width = ceil(MAX(right, MARGIN + title) + MARGIN);
    scene->height = ceil(bottom + MARGIN);
    scene->title_x = MARGIN; // who looks at the entry sees the title as well
    if (scene->n_boxes)
        scene->title_x = MIN(scene->boxes[0].rect.x, scene->width - MARGIN - title);
}

void
bs_scene_place(BsScene *scene, const BsLayout *layout)
{
    place_boxes(scene, layout);
    place_edges(scene, layout);
    bs_nested_edges_place(scene);
    bs_flows_place(scene);
    const gboolean is_narrow = layout->graph->way == BS_WAY_STACKED;
    bs_place_labels(scene, is_narrow ? MARGIN + layout->width : INFINITY);
    measure_picture(scene);
}
