// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The story as a hand-out: a landscape A4 page for each step, with the sentence above, the picture
// on the left, the code at the step and at the end beside it.
#include "support/i18n.h"
#include "view/clean-text.h"
#include "view/look.h"
#include "view/painter.h"
#include "view/story-private.h"

#include <cairo-pdf.h>
#include <glib/gstdio.h>
#include <pango/pangocairo.h>
#include <string.h>

// Points, on a page of 297 x 210 mm.
static const double PAGE_WIDTH = 841.89, PAGE_HEIGHT = 595.28, MARGIN = 28, GAP = 12;
static const double HEAD = 62, PICTURE_SHARE = 0.46, LINE = 8.2;

typedef struct Handout {
    cairo_surface_t *surface;
    cairo_t *cr;
} Handout;

static void
set_colour(cairo_t *cr, BsPaint paint)
{
    const guint32 rgb = bs_paints[paint].light;
    cairo_set_source_rgb(cr, (rgb >> 16) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0);
}

// Text at a place, in at most `height` points of lines of `width`; a longer one ends in an
// ellipsis.
static void
show_text(cairo_t *cr, const char *font, double x, double y, double width, double height,
          const char *text)
{
    PangoLayout *layout = pango_cairo_create_layout(cr);
    PangoFontDescription *description = pango_font_description_from_string(font);
    g_autofree char *clean = bs_clean_text(text, -1);
    pango_cairo_context_set_resolution(pango_layout_get_context(layout), 72);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_set_height(layout, (int)(height * PANGO_SCALE));
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_text(layout, clean, -1);
    cairo_move_to(cr, x, y);
    pango_cairo_show_layout(cr, layout);
    pango_font_description_free(description);
    g_object_unref(layout);
}

static void
paint_picture(cairo_t *cr, const BsScene *scene, double x, double y, double width, double height)
{
    const double scale = MIN(MIN(width / scene->width, height / scene->height), 0.75);
    const BsPaintOptions options = {.zoom = 1};
    cairo_save(cr);
    cairo_rectangle(cr, x, y, width, height);
    cairo_clip(cr);
    cairo_translate(cr, x, y);
    cairo_scale(cr, scale, scale);
    bs_scene_paint(scene, cr, &options);
    cairo_restore(cr);
}

// The first line to show, so that what the step changed is in sight.
static guint32
first_line(const BsStoryStep *step, guint32 n_lines, guint32 n_shown)
{
    if (n_lines <= n_shown)
        return 0;
    guint32 mark = 0;
    while (mark < n_lines && !bs_story_line_is_fresh(step, mark) &&
           !bs_story_line_is_current(step, mark))
        mark++;
    if (mark == n_lines || mark < n_shown / 2)
        return 0;
    return MIN(mark - n_shown / 2, n_lines - n_shown);
}

static void
paint_code(cairo_t *cr, const BsText *text, const BsStoryStep *step, double x, double y,
           double width, double height)
{
    g_auto(GStrv) lines = g_strsplit(text->text->str, "\n", -1);
    const guint32 n = g_strv_length(lines), n_shown = (guint32)(height / LINE);
    const guint32 first = step ? first_line(step, n, n_shown) : 0;
    for (guint32 i = first; i < n && i < first + n_shown; i++) {
        const double top = y + (i - first) * LINE;
        if (step && bs_story_line_is_fresh(step, i)) {
            set_colour(cr, BS_PAINT_CHANGED);
            cairo_rectangle(cr, x, top, width, LINE);
            cairo_fill(cr);
        }
        const gboolean current = step && bs_story_line_is_current(step, i);
        set_colour(cr, BS_PAINT_TEXT);
        show_text(cr, current ? "Monospace Bold 6" : "Monospace 6", x, top, width, 0, lines[i]);
    }
}

static gboolean
add_page(BsDocument *document, const BsStoryStep *step, gpointer data, GError **error)
{
    Handout *handout = data;
    cairo_t *cr = handout->cr;
    const double width = PAGE_WIDTH - 2 * MARGIN, top = MARGIN + HEAD;
    const double height = PAGE_HEIGHT - MARGIN - top, picture = width * PICTURE_SHARE;
    const double code = (width - picture - 2 * GAP) / 2, left = MARGIN + picture + GAP;
    (void)error;
    g_autofree char *place = g_strdup_printf(_("@%s, stage %u: %s, event %u (%u of %u)"),
                                             bs_function_name(step->scene->function), step->stage,
                                             _(bs_document_stage(document, step->stage)->name),
                                             step->position, step->number + 1, step->n);
    set_colour(cr, BS_PAINT_FAINT);
    show_text(cr, "Sans 9", MARGIN, MARGIN, width, 0, place);
    show_text(cr, "Sans 7", left, top - 12, code, 0, _("At this step"));
    show_text(cr, "Sans 7", left + code + GAP, top - 12, code, 0, _("At the end"));
    set_colour(cr, BS_PAINT_TEXT);
    show_text(cr, "Sans Bold 11", MARGIN, MARGIN + 14, width, 30, step->sentence);
    paint_picture(cr, step->scene, MARGIN, top, picture, height);
    paint_code(cr, step->text, step, left, top, code, height);
    if (step->final)
        paint_code(cr, step->final, NULL, left + code + GAP, top, code, height);
    cairo_show_page(cr);
    return TRUE;
}

static gboolean
finish(Handout *handout, const char *path, const char *unfinished, gboolean ok, GError **error)
{
    cairo_surface_finish(handout->surface);
    cairo_status_t status = cairo_status(handout->cr);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(handout->surface);
    cairo_destroy(handout->cr);
    cairo_surface_destroy(handout->surface);
    if (ok && (status != CAIRO_STATUS_SUCCESS || g_rename(unfinished, path) != 0)) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, _("cannot write '%s': %s"), path,
                    cairo_status_to_string(
                        status != CAIRO_STATUS_SUCCESS ? status : CAIRO_STATUS_WRITE_ERROR));
        ok = FALSE;
    }
    if (!ok)
        g_unlink(unfinished);
    return ok;
}

gboolean
bs_story_write_handout(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                       const char *path, GError **error)
{
    g_autofree char *unfinished = g_strconcat(path, ".part", NULL);
    Handout handout = {.surface = cairo_pdf_surface_create(unfinished, PAGE_WIDTH, PAGE_HEIGHT)};
    handout.cr = cairo_create(handout.surface);
    const gboolean ok = bs_story_walk(document, function, options, add_page, &handout, error);
    return finish(&handout, path, unfinished, ok, error);
}
