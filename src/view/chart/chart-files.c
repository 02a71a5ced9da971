// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chart as a file.
#include "view/chart/chart.h"

#include "support/file.h"
#include "support/i18n.h"
#include "view/write/export.h"
#include "view/write/painter.h"

#include <cairo-pdf.h>
#include <gio/gio.h>
#include <math.h>
#include <string.h>

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
    const gboolean ok = bs_image_write_png(image, 0, path, error);
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
