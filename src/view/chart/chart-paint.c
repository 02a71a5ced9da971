// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chart with cairo.
#include "view/chart/chart-private.h"
#include "view/scene/measure.h"

#include <math.h>

typedef struct Painter {
    cairo_t *cr;
    BsScheme scheme;
    BsMeasure measure;
} Painter;

static void
set_paint(const Painter *p, BsPaint paint, double alpha)
{
    const guint32 rgb = bs_paint_colour(paint, p->scheme);
    cairo_set_source_rgba(p->cr, (rgb >> 16) / 255.0, (rgb >> 8 & 0xff) / 255.0,
                          (rgb & 0xff) / 255.0, alpha);
}

static void
set_dashes(const Painter *p, gboolean dashed)
{
    static const double dashes[] = {5, 3};
    cairo_set_dash(p->cr, dashes, dashed ? (int)G_N_ELEMENTS(dashes) : 0, 0);
}

static void
trace(const Painter *p, const BsPoint *points, guint32 n)
{
    for (guint32 i = 0; i < n; i++)
        cairo_line_to(p->cr, points[i].x, points[i].y);
}

// Lines over the clip: where it is turned as they are, they are level.
static void
hatch(const Painter *p, const BsHatching *hatching)
{
    double left, top, right, bottom;
    cairo_save(p->cr);
    cairo_rotate(p->cr, hatching->angle * G_PI / 180);
    cairo_clip_extents(p->cr, &left, &top, &right, &bottom);
    cairo_new_path(p->cr);
    for (double y = floor(top / BS_HATCH_APART) * BS_HATCH_APART; y < bottom; y += BS_HATCH_APART) {
        cairo_move_to(p->cr, left, y);
        cairo_line_to(p->cr, right, y);
    }
    double x = hatching->crossed ? floor(left / BS_HATCH_APART) * BS_HATCH_APART : right;
    for (; x < right; x += BS_HATCH_APART) {
        cairo_move_to(p->cr, x, top);
        cairo_line_to(p->cr, x, bottom);
    }
    cairo_restore(p->cr);
    cairo_stroke(p->cr);
}

static void
draw_area(const Painter *p, const BsShape *shape, const BsPoint *points)
{
    cairo_new_path(p->cr);
    trace(p, points, shape->n);
    cairo_close_path(p->cr);
    set_paint(p, BS_PAINT_BOX, 1);
    cairo_fill_preserve(p->cr);
    set_paint(p, shape->paint, BS_AREA_ALPHA);
    cairo_fill(p->cr);
    set_dashes(p, FALSE);
    cairo_set_line_width(p->cr, bs_scheme_line_width(p->scheme));
    set_paint(p, shape->paint, BS_AREA_HATCH_ALPHA);
    if (shape->hatch) {
        cairo_save(p->cr);
        trace(p, points, shape->n);
        cairo_clip(p->cr);
        hatch(p, &bs_hatchings[shape->hatch]);
        cairo_restore(p->cr);
    }
    trace(p, points, shape->n);
    cairo_close_path(p->cr);
    set_dashes(p, shape->dashed);
    set_paint(p, shape->paint, 1);
    cairo_stroke(p->cr);
}

static void
draw_text(const Painter *p, const BsShape *shape, BsPoint at)
{
    PangoLayout *layout = p->measure.layout;
    PangoAttrList *bold = NULL;
    int height;
    if (shape->bold) {
        bold = pango_attr_list_new();
        pango_attr_list_insert(bold, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
    }
    pango_layout_set_attributes(layout, bold);
    pango_layout_set_text(layout, shape->text, -1);
    pango_layout_get_size(layout, NULL, &height);
    set_paint(p, shape->paint, 1);
    cairo_move_to(p->cr, at.x, at.y - (double)height / PANGO_SCALE / 2);
    pango_cairo_show_layout(p->cr, layout);
    pango_layout_set_attributes(layout, NULL);
    g_clear_pointer(&bold, pango_attr_list_unref);
}

static void
draw_line(const Painter *p, const BsShape *shape, const BsPoint *points)
{
    cairo_new_path(p->cr);
    trace(p, points, shape->n);
    set_dashes(p, shape->dashed);
    cairo_set_line_width(p->cr, bs_scheme_line_width(p->scheme));
    set_paint(p, shape->paint, 1);
    cairo_stroke(p->cr);
}

void
bs_chart_paint(const BsChart *chart, cairo_t *cr, BsScheme scheme)
{
    Painter painter = {.cr = cr, .scheme = scheme};
    bs_measure_init(&painter.measure);
    pango_cairo_update_layout(cr, painter.measure.layout);
    set_paint(&painter, BS_PAINT_BACKGROUND, 1);
    cairo_rectangle(cr, 0, 0, chart->width, chart->height);
    cairo_fill(cr);
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        const BsPoint *points = bs_shape_points(chart, shape);
        if (shape->kind == BS_SHAPE_AREA)
            draw_area(&painter, shape, points);
        else if (shape->kind == BS_SHAPE_LINE)
            draw_line(&painter, shape, points);
        else
            draw_text(&painter, shape, points[0]);
    }
    bs_measure_clear(&painter.measure);
}
