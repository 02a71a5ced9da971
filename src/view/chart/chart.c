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
    chart->shapes = g_array_new(FALSE, FALSE, sizeof(BsShape));
    chart->points = g_array_new(FALSE, FALSE, sizeof(BsPoint));
    return chart;
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
