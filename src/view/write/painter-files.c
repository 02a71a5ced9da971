// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pictures as PNG and PDF files. Both formats have a largest size; larger pictures are written at a
// smaller scale.
#include "view/write/painter.h"

#include "support/file.h"
#include "support/i18n.h"
#include <cairo-pdf.h>
#include <gio/gio.h>
#include <math.h>

static const double MAX_PNG_SIDE = 32000, MAX_PNG_PIXELS = 64e6; // cairo's limit; 256 MB of memory
static const double MAX_PDF_SIDE = 14400;                        // points, that readers show
static const double POINTS_PER_INCH = 72, MM_PER_INCH = 25.4;

static void
picture_size(const BsScene *scene, const BsPaintOptions *options, double *width, double *height)
{
    *width = scene->width;
    *height = scene->height;
    if (options->legend)
        bs_caption_size(scene, options->sentence, options->sheet, width, height);
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

double
bs_scene_png_scale(const BsScene *scene, double scale, const BsPaintOptions *options)
{
    double width, height;
    picture_size(scene, options, &width, &height);
    scale = MIN(scale, MAX_PNG_SIDE / MAX(width, height));
    return MIN(scale, sqrt(MAX_PNG_PIXELS / (width * height)));
}

cairo_surface_t *
bs_scene_to_image(const BsScene *scene, double scale, const BsPaintOptions *options)
{
    double width, height;
    picture_size(scene, options, &width, &height);
    scale = bs_scene_png_scale(scene, scale, options);
    cairo_surface_t *image = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, MAX(1, (int)ceil(width * scale)), MAX(1, (int)ceil(height * scale)));
    paint_scaled(scene, image, scale, options); // what fails there stays in the surface
    cairo_surface_flush(image);
    return image;
}

static guint32
crc_of(const guchar *data, gsize len)
{
    guint32 crc = 0xffffffff;
    for (gsize i = 0; i < len; i++) {
        crc ^= data[i];
        for (guint bit = 0; bit < 8; bit++)
            crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
    return ~crc;
}

static void
put_word(guchar *at, guint32 word)
{
    for (guint i = 0; i < 4; i++)
        at[i] = (guchar)(word >> (24 - 8 * i));
}

// The chunk of a PNG that says how large it is, which cairo does not write: behind the first one.
static void
put_size(GString *png, double dpi)
{
    enum { SIGNATURE = 8, HEADER = 25, SIZE = 21, PER_METRE = 1 };
    guchar chunk[SIZE] = {0, 0, 0, 9, 'p', 'H', 'Y', 's'};
    const guint32 dots = (guint32)lround(dpi * 1000 / MM_PER_INCH);
    if (dpi <= 0 || png->len < SIGNATURE + HEADER)
        return;
    put_word(chunk + 8, dots);
    put_word(chunk + 12, dots);
    chunk[16] = PER_METRE;
    put_word(chunk + 17, crc_of(chunk + 4, 13));
    g_string_insert_len(png, SIGNATURE + HEADER, (const char *)chunk, SIZE);
}

gboolean
bs_image_write_png(cairo_surface_t *image, double dpi, const char *path, GError **error)
{
    GString *bytes = g_string_new(NULL);
    cairo_status_t status = cairo_surface_status(image);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png_stream(image, bs_cairo_append_bytes, bytes);
    put_size(bytes, dpi);
    return bs_cairo_write_bytes(bytes, status, path, error);
}

gboolean
bs_scene_write_png(const BsScene *scene, const char *path, double scale,
                   const BsPaintOptions *options, GError **error)
{
    cairo_surface_t *image = bs_scene_to_image(scene, scale, options);
    const double unit = options->sheet ? options->sheet->unit : 0;
    double width, height;
    picture_size(scene, options, &width, &height);
    const double real = cairo_image_surface_get_width(image) / width; // pixels of a unit
    const gboolean ok =
        bs_image_write_png(image, unit > 0 ? real * MM_PER_INCH / unit : 0, path, error);
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
    const double unit = options->sheet ? options->sheet->unit : 0;
    const double wanted = unit > 0 ? unit * POINTS_PER_INCH / MM_PER_INCH : POINTS_PER_PIXEL;
    const double scale = MIN(wanted, MAX_PDF_SIDE / MAX(width, height));
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
