// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places for the labels of edges, one after another: along its curve, from a point near its
// beginning outwards, on it or at its sides, a label takes the first place that is free of boxes
// and of the labels before it, and as free of other curves as there is. Boxes, labels and curves
// are found through a grid, so that the cost is linear in the picture, not quadratic.
#include "view/layout/layout-private.h"
#include "view/scene/parts.h"

#include <math.h>

enum {
    CELL = 128,
    CLEARANCE = 3,     // around a label
    NEAR = 60,         // preferred distance from the beginning of the curve
    STEP = 5,          // between places along a curve
    MAX_STEPS = 80,    // in either direction
    MAX_SAMPLES = 320, // of a curve
    RINGS = 24,        // around the curve when there is no place along it
    SOFT_EDGES = 2000, // with more edges, other curves are not looked at
};

typedef struct Cell {
    BS_VEC(guint32) rects;   // numbers of obstacles
    BS_VEC(BsPoint) samples; // of curves
} Cell;

typedef struct Placer {
    BsScene *scene;
    GHashTable *cells; // cell number -> Cell
    BS_VEC(BsRect) obstacles;
    double right, bottom; // beyond all obstacles
    double limit;         // at the right
} Placer;

// -- the grid ------------------------------------------------------------------------------------

static void
cell_free(gpointer data)
{
    Cell *cell = data;
    bs_vec_free(&cell->rects);
    bs_vec_free(&cell->samples);
    g_free(cell);
}

static gint
cell_at(double at)
{
    return (gint)floor(at / CELL);
}

static Cell *
find_cell(Placer *p, gint x, gint y, gboolean make)
{
    const gint64 key = (gint64)((guint64)(guint32)x << 32 | (guint32)y);
    Cell *cell = g_hash_table_lookup(p->cells, &key);
    if (!cell && make) {
        cell = g_new0(Cell, 1);
        g_hash_table_insert(p->cells, g_memdup2(&key, sizeof key), cell);
    }
    return cell;
}

static void
add_obstacle(Placer *p, const BsRect *rect)
{
    for (gint x = cell_at(rect->x); x <= cell_at(rect->x + rect->width); x++) {
        for (gint y = cell_at(rect->y); y <= cell_at(rect->y + rect->height); y++)
            bs_vec_push(&find_cell(p, x, y, TRUE)->rects, p->obstacles.len);
    }
    bs_vec_push(&p->obstacles, *rect);
    p->right = MAX(p->right, rect->x + rect->width);
    p->bottom = MAX(p->bottom, rect->y + rect->height);
}

static gboolean
touches(const BsRect *a, const BsRect *b)
{
    return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
           b->y < a->y + a->height;
}

static guint32
samples_in(const Cell *cell, const BsRect *rect)
{
    guint32 n = 0;
    for (guint32 i = 0; i < cell->samples.len; i++) {
        const BsPoint at = cell->samples.data[i];
        n += at.x >= rect->x && at.x < rect->x + rect->width && at.y >= rect->y &&
             at.y < rect->y + rect->height;
    }
    return n;
}

// Whether a label may be there; `*crossed` is how much of curves, its own too, it would cover.
static gboolean
is_free(Placer *p, const BsRect *rect, guint32 *crossed)
{
    const BsRect around = {rect->x - CLEARANCE, rect->y - CLEARANCE, rect->width + 2 * CLEARANCE,
                           rect->height + 2 * CLEARANCE};
    *crossed = 0;
    if (around.x < 0 || around.y < BS_PART_TITLE - CLEARANCE)
        return FALSE;
    for (gint x = cell_at(around.x); x <= cell_at(around.x + around.width); x++) {
        for (gint y = cell_at(around.y); y <= cell_at(around.y + around.height); y++) {
            const Cell *cell = find_cell(p, x, y, FALSE);
            for (guint32 i = 0; cell && i < cell->rects.len; i++) {
                if (touches(&around, &p->obstacles.data[cell->rects.data[i]]))
                    return FALSE;
            }
            *crossed += cell ? samples_in(cell, rect) : 0;
        }
    }
    return TRUE;
}

// -- curves --------------------------------------------------------------------------------------

static BsPoint
bezier(const BsPoint *p, double t)
{
    const double u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
    return (BsPoint){a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
                     a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y};
}

// Points of a curve, about STEP apart; returns how many.
static guint32
sample(const BsEdge *edge, BsPoint samples[MAX_SAMPLES])
{
    const guint32 segments = (edge->n_points - 1) / 3;
    double length = 0;
    for (guint32 i = 0; i + 1 < edge->n_points; i++)
        length += hypot(edge->points[i + 1].x - edge->points[i].x,
                        edge->points[i + 1].y - edge->points[i].y);
    const double step = MAX(STEP, length / (MAX_SAMPLES / 2.0));
    guint32 n = 0;
    for (guint32 s = 0; s < segments; s++) {
        const BsPoint *p = &edge->points[3 * s];
        const double part = hypot(p[1].x - p[0].x, p[1].y - p[0].y) +
                            hypot(p[2].x - p[1].x, p[2].y - p[1].y) +
                            hypot(p[3].x - p[2].x, p[3].y - p[2].y);
        const guint32 parts = (guint32)ceil(MAX(1, part / step));
        for (guint32 i = 0; i < parts && n < MAX_SAMPLES; i++)
            samples[n++] = bezier(p, (double)i / parts);
    }
    return n;
}

static void
add_samples(Placer *p)
{
    BsPoint samples[MAX_SAMPLES];
    for (guint32 i = 0; i < p->scene->n_edges && p->scene->n_edges <= SOFT_EDGES; i++) {
        const guint32 n = sample(&p->scene->edges[i], samples);
        for (guint32 k = 0; k < n; k++)
            bs_vec_push(&find_cell(p, cell_at(samples[k].x), cell_at(samples[k].y), TRUE)->samples,
                        samples[k]);
    }
}

// -- places --------------------------------------------------------------------------------------

typedef struct Choice {
    BsRect rect;
    double cost; // of the best place so far
} Choice;

static const double FARTHER = 0.2, CROSSED = 0.5; // cost of a step, of a sample that is covered

static void
try(Placer *p, Choice *choice, double x, double y, double cost)
{
    const BsRect rect = {x, y, choice->rect.width, choice->rect.height};
    guint32 crossed;
    if (x + rect.width > p->limit || cost >= choice->cost || !is_free(p, &rect, &crossed) ||
        cost + CROSSED * crossed >= choice->cost)
        return;
    choice->rect = rect;
    choice->cost = cost + CROSSED * crossed;
}

// On the point, and at its right and left. On the curve a label covers a piece of it, which reads
// well where it is the only curve.
static void
try_beside(Placer *p, Choice *choice, BsPoint at, double cost)
{
    const double w = choice->rect.width, y = at.y - choice->rect.height / 2;
    try(p, choice, at.x - w / 2, y, cost);
    try(p, choice, at.x + 2 * CLEARANCE, y, cost + 1);
    try(p, choice, at.x - w - 2 * CLEARANCE, y, cost + 1);
}

static void
try_along(Placer *p, Choice *choice, const BsEdge *edge)
{
    BsPoint samples[MAX_SAMPLES];
    const gint n = (gint)sample(edge, samples), middle = MIN(n / 2, NEAR / STEP);
    for (gint step = 0; step <= MAX_STEPS; step++) {
        if (middle + step < n)
            try_beside(p, choice, samples[middle + step], step * FARTHER);
        if (step && middle - step > 0)
            try_beside(p, choice, samples[middle - step], step * FARTHER);
    }
}

// Rings of places around the middle of the curve; the last resort is right of everything.
static void
try_around(Placer *p, Choice *choice, BsPoint middle)
{
    const double w = choice->rect.width, h = choice->rect.height + 2 * CLEARANCE;
    for (gint ring = 1; ring <= RINGS && choice->cost == INFINITY; ring++) {
        for (gint i = 0; i < 16; i++) {
            const double angle = i * G_PI / 8;
            try(p, choice, middle.x - w / 2 + cos(angle) * ring * (w / 4 + h),
                middle.y - h / 2 + sin(angle) * ring * h, ring);
        }
    }
    if (choice->cost == INFINITY) {
        choice->rect.x = p->right + 2 * CLEARANCE;
        choice->rect.y = MAX(middle.y, BS_PART_TITLE);
    }
}

static void
place_label(Placer *p, BsEdge *edge)
{
    Choice choice = {edge->label_rect, INFINITY};
    const BsPoint end = edge->points[edge->n_points - 1];
    if (edge->stub)
        try_beside(p, &choice, (BsPoint){end.x, end.y + choice.rect.height / 2 + CLEARANCE}, 0);
    else
        try_along(p, &choice, edge);
    if (choice.cost == INFINITY)
        try_around(p, &choice, edge->points[edge->n_points / 2]);
    edge->label_rect = choice.rect;
    add_obstacle(p, &choice.rect);
}

void
bs_place_labels(BsScene *scene, double right)
{
    Placer p = {.scene = scene, .limit = right};
    p.cells = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, cell_free);
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        if (scene->boxes[i].depth == 0)
            add_obstacle(&p, &scene->boxes[i].rect);
    }
    add_samples(&p);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        BsEdge *edge = &scene->edges[i];
        if (scene->boxes[edge->from].depth == 0 && edge->label_rect.width > 0 &&
            edge->n_points >= 4)
            place_label(&p, edge);
    }
    bs_vec_free(&p.obstacles);
    g_hash_table_unref(p.cells);
}
