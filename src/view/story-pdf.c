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
#include <pango/pangocairo.h>
#include <string.h>

// Points, on a page of 297 x 210 mm.
static const double PAGE_WIDTH = 841.89, PAGE_HEIGHT = 595.28, MARGIN = 28, GAP = 12;
static const double HEAD = 62, PICTURE_SHARE = 0.46, LEADING = 1.2;

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

static PangoLayout *
layout_text(cairo_t *cr, const char *font, double width, const char *text)
{
    PangoLayout *layout = pango_cairo_create_layout(cr);
    PangoFontDescription *description = pango_font_description_from_string(font);
    g_autofree char *clean = bs_clean_text(text, -1);
    pango_cairo_context_set_resolution(pango_layout_get_context(layout), 72);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_set_text(layout, clean, -1);
    pango_font_description_free(description);
    return layout;
}

// Text at a place, in at most `height` points of lines of `width`; a longer one ends in an
// ellipsis.
static void
show_text(cairo_t *cr, const char *font, double x, double y, double width, double height,
          const char *text)
{
    PangoLayout *layout = layout_text(cr, font, width, text);
    pango_layout_set_height(layout, (int)(height * PANGO_SCALE));
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    cairo_move_to(cr, x, y);
    pango_cairo_show_layout(cr, layout);
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

// -- code ----------------------------------------------------------------------------------------

typedef struct Line {
    PangoLayout *layout; // on several lines where it is long
    double height;
    gboolean fresh, current;
} Line;

static void
line_clear(gpointer data)
{
    g_object_unref(((Line *)data)->layout);
}

// The lines of the code that a page shows, and what they are laid out for.
typedef struct Code {
    cairo_t *cr;
    char **texts;
    guint n;
    const BsStoryStep *step; // or NULL
    double width;
} Code;

// Long lines go on further in than they began.
static Line
layout_line(const Code *code, guint i)
{
    enum { INDENT = 14 };
    Line line = {.fresh = code->step && bs_story_line_is_fresh(code->step, i),
                 .current = code->step && bs_story_line_is_current(code->step, i)};
    line.layout = layout_text(code->cr, line.current ? "Monospace Bold 6" : "Monospace 6",
                              code->width, code->texts[i]);
    pango_layout_set_wrap(line.layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_indent(line.layout, -INDENT * PANGO_SCALE);
    int height;
    pango_layout_get_size(line.layout, NULL, &height);
    line.height = (double)height / PANGO_SCALE + LEADING;
    return line;
}

// The line that the step changed first, or the op's own.
static guint
find_mark(const Code *code)
{
    guint mark = 0;
    while (code->step && mark < code->n && !bs_story_line_is_fresh(code->step, mark) &&
           !bs_story_line_is_current(code->step, mark))
        mark++;
    return mark < code->n ? mark : 0;
}

// The lines of a room of that height around the mark, of a program that may be long.
static GArray *
layout_lines(const Code *code, double room)
{
    GArray *lines = g_array_new(FALSE, FALSE, sizeof(Line));
    g_array_set_clear_func(lines, line_clear);
    const guint mark = find_mark(code);
    double below = 0;
    for (guint i = mark; i < code->n && below < room; i++) {
        const Line line = layout_line(code, i);
        g_array_append_val(lines, line);
        below += line.height;
    }
    double above = MAX(room / 2, room - below);
    for (guint i = mark; i-- > 0;) {
        const Line line = layout_line(code, i);
        g_array_prepend_val(lines, line);
        above -= line.height;
        if (above < 0) {
            g_array_remove_index(lines, 0);
            break;
        }
    }
    return lines;
}

static void
paint_code(cairo_t *cr, const BsText *text, const BsStoryStep *step, double x, double y,
           double width, double height)
{
    g_auto(GStrv) texts = g_strsplit(text->text->str, "\n", -1);
    const Code code = {cr, texts, g_strv_length(texts), step, width};
    g_autoptr(GArray) lines = layout_lines(&code, height);
    const double end = y + height;
    for (guint i = 0; i < lines->len; i++) {
        const Line *line = &g_array_index(lines, Line, i);
        if (y + line->height > end)
            return;
        if (line->fresh) {
            set_colour(cr, BS_PAINT_CHANGED);
            cairo_rectangle(cr, x, y, width, line->height);
            cairo_fill(cr);
        }
        set_colour(cr, BS_PAINT_TEXT);
        cairo_move_to(cr, x, y);
        pango_cairo_show_layout(cr, line->layout);
        y += line->height;
    }
}

// -- pages ---------------------------------------------------------------------------------------

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

static cairo_status_t
finish(Handout *handout)
{
    cairo_surface_finish(handout->surface);
    cairo_status_t status = cairo_status(handout->cr);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(handout->surface);
    cairo_destroy(handout->cr);
    cairo_surface_destroy(handout->surface);
    return status;
}

gboolean
bs_story_write_handout(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                       const char *path, GError **error)
{
    GString *bytes = g_string_new(NULL);
    Handout handout = {.surface = cairo_pdf_surface_create_for_stream(bs_cairo_append_bytes, bytes,
                                                                      PAGE_WIDTH, PAGE_HEIGHT)};
    handout.cr = cairo_create(handout.surface);
    g_autofree char *title =
        g_strdup_printf("@%s, %s", bs_function_name(function), bs_document_source(document)->name);
    cairo_pdf_surface_set_metadata(handout.surface, CAIRO_PDF_METADATA_TITLE, title);
    const gboolean ok = bs_story_walk(document, function, options, add_page, &handout, error);
    const cairo_status_t status = finish(&handout);
    if (ok)
        return bs_cairo_write_bytes(bytes, status, path, error);
    g_string_free(bytes, TRUE);
    return FALSE;
}
