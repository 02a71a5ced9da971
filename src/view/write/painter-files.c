// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pictures as PNG and PDF files. Both formats have a largest size; larger pictures are written at a
// smaller scale.
#include "view/write/painter.h"

#include "support/file.h"
#include "support/i18n.h"
#include "view/write/caption.h"

#include <cairo-pdf.h>
#include <gio/gio.h>
#include <math.h>

static const double MAX_PNG_SIDE = 32000, MAX_PNG_PIXELS = 64e6; // cairo's limit; 256 MB of memory
static const double MAX_PDF_SIDE = 14400;                        // points, that readers show

static void
picture_size(const BsScene *scene, const BsPaintOptions *options, double *width, double *height)
{
    *width = scene->width;
    *height = scene->height;
    if (!options->legend)
        return;
    BsMeasure measure;
    BsCaption caption;
    bs_measure_init(&measure);
    bs_caption_init(&caption, scene, options->sentence, &measure);
    *width = caption.width;
    *height = caption.height;
    bs_caption_clear(&caption);
    bs_measure_clear(&measure);
}

// Cairo writes to memory: of a file that it cannot write it does not say why.
cairo_status_t
bs_cairo_append_bytes(gpointer bytes, const guchar *data, guint len)
{
    g_string_append_len(bytes, (const char *)data, len);
    return CAIRO_STATUS_SUCCESS;
}

gboolean
bs_cairo_write_bytes(GString *bytes, cairo_status_t status, const char *path, GError **error)
{
    gboolean ok = status == CAIRO_STATUS_SUCCESS;
    if (!ok)
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, _("cannot write '%s': %s"), path,
                    cairo_status_to_string(status));
    ok = ok && bs_file_write(path, bytes->str, bytes->len, error);
    g_string_free(bytes, TRUE);
    return ok;
}

static cairo_status_t
paint_scaled(const BsScene *scene, cairo_surface_t *surface, double scale,
             const BsPaintOptions *options)
{
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, scale, scale);
    bs_scene_paint(scene, cr, options);
    const cairo_status_t status = cairo_status(cr);
    cairo_destroy(cr);
    return status;
}

cairo_surface_t *
bs_scene_to_image(const BsScene *scene, double scale, const BsPaintOptions *options)
{
    double width, height;
    picture_size(scene, options, &width, &height);
    scale = MIN(scale, MAX_PNG_SIDE / MAX(width, height));
    scale = MIN(scale, sqrt(MAX_PNG_PIXELS / (width * height)));
    cairo_surface_t *image = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, MAX(1, (int)ceil(width * scale)), MAX(1, (int)ceil(height * scale)));
    paint_scaled(scene, image, scale, options); // what fails there stays in the surface
    cairo_surface_flush(image);
    return image;
}

gboolean
bs_image_write_png(cairo_surface_t *image, const char *path, GError **error)
{
    GString *bytes = g_string_new(NULL);
    cairo_status_t status = cairo_surface_status(image);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png_stream(image, bs_cairo_append_bytes, bytes);
    return bs_cairo_write_bytes(bytes, status, path, error);
}

gboolean
bs_scene_write_png(const BsScene *scene, const char *path, double scale,
                   const BsPaintOptions *options, GError **error)
{
    cairo_surface_t *image = bs_scene_to_image(scene, scale, options);
    const gboolean ok = bs_image_write_png(image, path, error);
    cairo_surface_destroy(image);
    return ok;
}

gboolean
bs_scene_write_pdf(const BsScene *scene, const char *path, const BsPaintOptions *options,
                   GError **error)
{
    static const double POINTS_PER_PIXEL = 0.75;
    double width, height;
    picture_size(scene, options, &width, &height);
    const double scale = MIN(POINTS_PER_PIXEL, MAX_PDF_SIDE / MAX(width, height));
    GString *bytes = g_string_new(NULL);
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(bs_cairo_append_bytes, bytes,
                                                                   width * scale, height * scale);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, scene->title);
    cairo_status_t status = paint_scaled(scene, surface, scale, options);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return bs_cairo_write_bytes(bytes, status, path, error);
}
