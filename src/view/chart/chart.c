// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/chart/chart-private.h"

#include "support/file.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"
#include "view/write/export.h"
#include "view/write/painter.h"

#include <cairo-pdf.h>
#include <gio/gio.h>
#include <math.h>
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

// -- files ---------------------------------------------------------------------------------------

static cairo_status_t
paint_on(const BsChart *chart, cairo_surface_t *surface, double scale, gboolean dark)
{
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, scale, scale);
    bs_chart_paint(chart, cr, (BsScheme){.dark = dark});
    const cairo_status_t status = cairo_status(cr);
    cairo_destroy(cr);
    return status;
}

static gboolean
write_png(const BsChart *chart, const char *path, gboolean dark, GError **error)
{
    static const double SCALE = 2;
    cairo_surface_t *image = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(chart->width * SCALE), (int)ceil(chart->height * SCALE));
    paint_on(chart, image, SCALE, dark); // what fails there stays in the surface
    cairo_surface_flush(image);
    const gboolean ok = bs_image_write_png(image, path, error);
    cairo_surface_destroy(image);
    return ok;
}

static gboolean
write_pdf(const BsChart *chart, const char *path, gboolean dark, GError **error)
{
    static const double POINTS_PER_PIXEL = 0.75;
    GString *bytes = g_string_new(NULL);
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(
        bs_cairo_append_bytes, bytes, chart->width * POINTS_PER_PIXEL,
        chart->height * POINTS_PER_PIXEL);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, chart->title);
    cairo_status_t status = paint_on(chart, surface, POINTS_PER_PIXEL, dark);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return bs_cairo_write_bytes(bytes, status, path, error);
}

gboolean
bs_chart_write(const BsChart *chart, const char *path, gboolean dark, GError **error)
{
    const BsFormatKind format = bs_format_of_path(path);
    if (format == BS_FORMAT_PNG)
        return write_png(chart, path, dark, error);
    if (format == BS_FORMAT_PDF)
        return write_pdf(chart, path, dark, error);
    if (format != BS_FORMAT_SVG) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                    _("a chart is written as .svg, .png or .pdf, not as '%s'"), path);
        return FALSE;
    }
    g_autofree char *text = bs_chart_to_svg(chart);
    return bs_file_write(path, text, strlen(text), error);
}
