// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/chart/chart-private.h"

#include "view/scene/clean-text.h"

#include <string.h>

const BsHatching bs_hatchings[BS_N_HATCHES] = {
    [BS_HATCH_UP] = {"up", -45, FALSE},
    [BS_HATCH_DOWN] = {"down", 45, FALSE},
    [BS_HATCH_LEVEL] = {"level", 0, FALSE},
    [BS_HATCH_CROSS] = {"cross", 45, TRUE},
};

static const char *
keep_text(BsChart *chart, const char *text)
{
    g_autofree char *clean = text ? bs_clean_text(text, -1) : NULL;
    return clean ? bs_arena_copy(&chart->arena, clean, strlen(clean) + 1) : NULL;
}

BsChart *
bs_chart_new(double width, const char *title)
{
    BsChart *chart = g_new0(BsChart, 1);
    bs_arena_init(&chart->arena);
    chart->width = width;
    chart->title = keep_text(chart, title);
    chart->words = "";
    chart->shapes = g_array_new(FALSE, FALSE, sizeof(BsShape));
    chart->points = g_array_new(FALSE, FALSE, sizeof(BsPoint));
    return chart;
}

void
bs_chart_say(BsChart *chart, const char *words)
{
    chart->words = keep_text(chart, words);
}

void
bs_chart_free(BsChart *chart)
{
    if (!chart)
        return;
    g_array_unref(chart->shapes);
    g_array_unref(chart->points);
    bs_arena_clear(&chart->arena);
    g_free(chart);
}

void
bs_chart_add(BsChart *chart, BsShape shape, const BsPoint *points, guint32 n)
{
    shape.text = keep_text(chart, shape.text);
    shape.title = keep_text(chart, shape.title);
    shape.first = chart->points->len;
    shape.n = n;
    g_array_append_vals(chart->points, points, n);
    g_array_append_val(chart->shapes, shape);
}

const BsPoint *
bs_shape_points(const BsChart *chart, const BsShape *shape)
{
    return &g_array_index(chart->points, BsPoint, shape->first);
}

// Whether a line from the point to the right crosses the border an odd number of times.
static gboolean
is_inside(const BsPoint *points, guint32 n, double x, double y)
{
    gboolean inside = FALSE;
    for (guint32 i = 0, k = n - 1; i < n; k = i++) {
        const BsPoint a = points[i], b = points[k];
        if ((a.y > y) != (b.y > y) && x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

const BsShape *
bs_chart_area_at(const BsChart *chart, double x, double y)
{
    for (guint i = chart->shapes->len; i-- > 0;) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        if (shape->kind == BS_SHAPE_AREA && shape->title &&
            is_inside(bs_shape_points(chart, shape), shape->n, x, y))
            return shape;
    }
    return NULL;
}

const BsShape *
bs_chart_find(const BsChart *chart, gconstpointer about)
{
    for (guint i = 0; about && i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        if (shape->kind == BS_SHAPE_AREA && shape->about == about)
            return shape;
    }
    return NULL;
}

static BsRect
grow(BsRect r, const BsPoint *points, guint32 n)
{
    for (guint32 i = 0; i < n; i++) {
        const double right = MAX(r.x + r.width, points[i].x);
        const double bottom = MAX(r.y + r.height, points[i].y);
        r.x = MIN(r.x, points[i].x);
        r.y = MIN(r.y, points[i].y);
        r.width = right - r.x;
        r.height = bottom - r.y;
    }
    return r;
}

BsRect
bs_chart_bounds(const BsChart *chart, gconstpointer about)
{
    const BsShape *first = bs_chart_find(chart, about);
    BsRect bounds = {0};
    if (!first)
        return bounds;
    const BsPoint at = bs_shape_points(chart, first)[0];
    bounds = (BsRect){at.x, at.y, 0, 0};
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        if (shape->kind == BS_SHAPE_AREA && shape->about == about)
            bounds = grow(bounds, bs_shape_points(chart, shape), shape->n);
    }
    return bounds;
}

GPtrArray *
bs_chart_subjects(const BsChart *chart)
{
    GPtrArray *subjects = g_ptr_array_new();
    g_autoptr(GHashTable) known = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        if (shape->about && g_hash_table_add(known, (gpointer)(gsize)shape->about))
            g_ptr_array_add(subjects, (gpointer)(gsize)shape->about);
    }
    return subjects;
}

double
bs_chart_x(const BsChart *chart, guint64 number)
{
    const double all = (double)MAX(chart->to - chart->from, 1);
    return chart->plot.x + chart->plot.width * ((double)number - (double)chart->from) / all;
}

guint64
bs_chart_number(const BsChart *chart, double x)
{
    const double share = chart->plot.width > 0 ? (x - chart->plot.x) / chart->plot.width : 0;
    const double all = (double)(chart->to - chart->from);
    return chart->from + (guint64)(CLAMP(share, 0, 1) * all + 0.5);
}
