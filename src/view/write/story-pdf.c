// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The story as a hand-out: a landscape A4 page for each step, with the sentence above, the picture
// on the left, the code at the step and at the end beside it. Of code that is longer than the page
// it shows the lines around the step and says how many it leaves out; the code at the end is then
// on pages of its own behind the steps, whole.
#include "support/i18n.h"
#include "view/scene/clean-text.h"
#include "view/scene/look.h"
#include "view/write/painter.h"
#include "view/write/story-private.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <string.h>

// Points, on a page of 297 x 210 mm.
static const double PAGE_WIDTH = 841.89, PAGE_HEIGHT = 595.28, MARGIN = 28, GAP = 12;
static const double HEAD = 62, PICTURE_SHARE = 0.46, LEADING = 1.2, NOTE = 10;
static const double LARGEST = 0.8, READABLE = 0.6; // scales of pictures

typedef struct Handout {
    cairo_surface_t *surface;
    cairo_t *cr;
    const BsText *final;   // the function at the end of the run, or NULL
    gboolean final_is_cut; // on the pages of the steps
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

// -- picture -------------------------------------------------------------------------------------

// The op that the step speaks of or, else, one that it changed or the block that it is in; NULL:
// none of them is in the picture.
static const BsRow *
find_row(const BsStoryStep *step)
{
    const BsScene *scene = step->scene;
    const BsRow *row = step->current ? bs_scene_find_op(scene, step->current) : NULL;
    for (guint i = 0; !row && i < step->fresh->len; i++)
        row = bs_scene_find_op(scene, step->fresh->pdata[i]);
    for (guint32 i = 0; !row && i < scene->n_rows; i++) {
        if (scene->rows[i].flags & BS_ROW_CURRENT)
            row = &scene->rows[i];
    }
    return row;
}

// Where to begin, of `whole`, to have `part` of it with `middle` in its middle.
static double
place_part(double middle, double part, double whole)
{
    return CLAMP(middle - part / 2, 0, MAX(0, whole - part));
}

// A picture that would be too small to read is cut to what is around the step, and says so.
static void
paint_picture(cairo_t *cr, const BsStoryStep *step, const BsRect *place)
{
    const double x = place->x, y = place->y, width = place->width, height = place->height;
    const BsScene *scene = step->scene;
    const BsPaintOptions options = {.zoom = 1};
    const BsRow *row = find_row(step);
    const BsRect at = row ? row->rect : (BsRect){0};
    const double fit = MIN(width / scene->width, height / scene->height);
    const double scale = CLAMP(fit, READABLE, LARGEST);
    const double left = place_part(at.x + at.width / 2, width / scale, scene->width);
    const double top = place_part(at.y + at.height / 2, height / scale, scene->height);
    if (fit < READABLE) {
        set_colour(cr, BS_PAINT_FAINT);
        show_text(cr, "Sans 7", x, y - 12, width, 0,
                  _("A part of the picture, around what the step is about"));
    }
    cairo_save(cr);
    cairo_rectangle(cr, x, y, width, height);
    cairo_clip(cr);
    cairo_translate(cr, x, y);
    cairo_scale(cr, scale, scale);
    cairo_translate(cr, -left, -top);
    bs_scene_paint(scene, cr, &options);
    cairo_restore(cr);
}

// -- code ----------------------------------------------------------------------------------------

typedef struct Line {
    PangoLayout *layout; // on several lines where it is long
    double height;
    gboolean fresh, current, gone;
} Line;

static void
line_clear(gpointer data)
{
    g_object_unref(((Line *)data)->layout);
}

// Code, and the column that it is laid out for.
typedef struct Code {
    cairo_t *cr;
    GPtrArray *texts;
    GArray *numbers;         // of guint32: of the lines; G_MAXUINT32: of what went with the step
    const BsStoryStep *step; // or NULL
    guint mark;              // the one that has to be in sight
    double x, y, width, height;
} Code;

static void
add_line(Code *code, guint32 number, const char *text, gsize len)
{
    g_ptr_array_add(code->texts, g_strndup(text, len));
    g_array_append_val(code->numbers, number);
}

// What went from before that line.
static void
add_gone(Code *code, guint *next, guint32 before)
{
    const GArray *gone = code->step ? code->step->gone : NULL;
    for (; gone && *next < gone->len; ++*next) {
        const BsGoneLine *line = &g_array_index(gone, BsGoneLine, *next);
        if (line->before > before)
            break;
        add_line(code, G_MAXUINT32, line->text, line->len);
    }
}

// `mark`: the line of the text that has to be in sight.
static void
code_init(Code *code, cairo_t *cr, const BsText *text, const BsStoryStep *step, guint mark)
{
    *code = (Code){.cr = cr, .step = step, .mark = mark};
    code->texts = g_ptr_array_new_with_free_func(g_free);
    code->numbers = g_array_new(FALSE, FALSE, sizeof(guint32));
    const char *line = text->text->str;
    guint next = 0;
    for (guint32 number = 0; *line; number++) {
        const gsize len = strcspn(line, "\n");
        add_gone(code, &next, number);
        if (number == mark)
            code->mark = code->texts->len;
        add_line(code, number, line, len);
        line += len + (line[len] != '\0');
    }
}

static void
code_clear(Code *code)
{
    g_ptr_array_unref(code->texts);
    g_array_unref(code->numbers);
}

static void
strike(PangoLayout *layout)
{
    PangoAttrList *struck = pango_attr_list_new();
    pango_attr_list_insert(struck, pango_attr_strikethrough_new(TRUE));
    pango_layout_set_attributes(layout, struck);
    pango_attr_list_unref(struck);
}

// Long lines go on further in than they began. One that is higher than a page ends in an ellipsis.
static Line
layout_line(const Code *code, guint i)
{
    enum { INDENT = 19 };
    const guint32 number = g_array_index(code->numbers, guint32, i);
    Line line = {.gone = number == G_MAXUINT32};
    line.fresh = code->step && !line.gone && bs_story_line_is_fresh(code->step, number);
    line.current = code->step && !line.gone && bs_story_line_is_current(code->step, number);
    line.layout = layout_text(code->cr, line.current ? "Monospace Bold 8" : "Monospace 8",
                              code->width, code->texts->pdata[i]);
    if (line.gone)
        strike(line.layout);
    pango_layout_set_wrap(line.layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_indent(line.layout, -INDENT * PANGO_SCALE);
    pango_layout_set_height(line.layout, (int)((code->height - 2 * NOTE - LEADING) * PANGO_SCALE));
    pango_layout_set_ellipsize(line.layout, PANGO_ELLIPSIZE_END);
    int height;
    pango_layout_get_size(line.layout, NULL, &height);
    line.height = (double)height / PANGO_SCALE + LEADING;
    return line;
}

static double
measure_line(const Code *code, guint i)
{
    const Line line = layout_line(code, i);
    g_object_unref(line.layout);
    return line.height;
}

// The lines from `first` that have room.
static GArray *
layout_lines(const Code *code, guint first, double room)
{
    GArray *lines = g_array_new(FALSE, FALSE, sizeof(Line));
    g_array_set_clear_func(lines, line_clear);
    for (guint i = first; i < code->texts->len; i++) {
        const Line line = layout_line(code, i);
        g_array_append_val(lines, line);
        room -= line.height;
        if (room < 0) {
            g_array_remove_index(lines, lines->len - 1);
            break;
        }
    }
    return lines;
}

// The first line of a room around the mark, which is in its middle or, near the end, further down.
static guint
find_first(const Code *code, double room)
{
    guint first = MIN(code->mark, code->texts->len);
    double below = 0;
    for (guint i = first; i < code->texts->len && below < room / 2; i++)
        below += measure_line(code, i);
    for (double above = room - below; first > 0; first--) {
        above -= measure_line(code, first - 1);
        if (above < 0)
            break;
    }
    return first;
}

static double
paint_lines(const Code *code, const GArray *lines, double y)
{
    for (guint i = 0; i < lines->len; i++) {
        const Line *line = &g_array_index(lines, Line, i);
        if (line->fresh || line->gone) {
            set_colour(code->cr, line->gone ? BS_PAINT_REMOVED : BS_PAINT_CHANGED);
            cairo_rectangle(code->cr, code->x, y, code->width, line->height);
            cairo_fill(code->cr);
        }
        set_colour(code->cr, line->gone ? BS_PAINT_FAINT : BS_PAINT_TEXT);
        cairo_move_to(code->cr, code->x, y);
        pango_cairo_show_layout(code->cr, line->layout);
        y += line->height;
    }
    return y;
}

static void
note_left_out(const Code *code, double y, guint n, const char *where)
{
    g_autofree char *note = g_strdup_printf("\u2026 %s: %u", where, n);
    set_colour(code->cr, BS_PAINT_FAINT);
    if (n)
        show_text(code->cr, "Sans 7", code->x, y, code->width, 0, note);
}

// FALSE when lines had to be left out.
static gboolean
paint_code(const Code *code)
{
    g_autoptr(GArray) whole = layout_lines(code, 0, code->height);
    if (whole->len == code->texts->len) {
        paint_lines(code, whole, code->y);
        return TRUE;
    }
    const double room = code->height - 2 * NOTE;
    const guint first = find_first(code, room);
    g_autoptr(GArray) lines = layout_lines(code, first, room);
    note_left_out(code, code->y, first, _("lines above"));
    const double end = paint_lines(code, lines, code->y + (first ? NOTE : 0));
    note_left_out(code, end + 1, code->texts->len - first - lines->len, _("lines below"));
    return FALSE;
}

// -- pages ---------------------------------------------------------------------------------------

// FALSE when there is more than the place holds: then it is what is around the line `mark`.
static gboolean
add_code(cairo_t *cr, const BsText *text, const BsStoryStep *step, guint mark, BsRect place)
{
    Code code;
    code_init(&code, cr, text, step, mark);
    code.x = place.x;
    code.y = place.y;
    code.width = place.width;
    code.height = place.height;
    const gboolean whole = paint_code(&code);
    code_clear(&code);
    return whole;
}

// Each line of a text by itself, as many as there is room for.
static void
show_lines(cairo_t *cr, const char *text, BsRect place)
{
    enum { LINE = 20 }; // two lines of small type
    g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
    for (guint i = 0; lines[i] && (i + 1) * LINE <= place.height; i++)
        show_text(cr, "Sans 7", place.x, place.y + i * LINE, place.width, LINE, lines[i]);
}

// Where pictures are, beside what is said of them.
static BsRect
picture_place(void)
{
    const double top = MARGIN + HEAD;
    return (BsRect){MARGIN, top, (PAGE_WIDTH - 2 * MARGIN) * PICTURE_SHARE,
                    PAGE_HEIGHT - MARGIN - top};
}

static gboolean
add_page(BsDocument *document, const BsStoryStep *step, gpointer data, GError **error)
{
    Handout *handout = data;
    cairo_t *cr = handout->cr;
    const BsRect picture = picture_place();
    const double width = PAGE_WIDTH - 2 * MARGIN, top = picture.y, height = picture.height;
    const double code = (width - picture.width - 2 * GAP) / 2;
    const double left = MARGIN + picture.width + GAP;
    (void)error;
    g_autofree char *stage = bs_stage_title(bs_document_stage(document, step->stage));
    g_autofree char *place =
        g_strdup_printf(step->moment ? _("@%s, stage %u: %s, step %u of the run (%u of %u)")
                                     : _("@%s, stage %u: %s, event %u (%u of %u)"),
                        bs_function_name(step->scene->function), step->stage, stage, step->position,
                        step->number + 1, step->n);
    set_colour(cr, BS_PAINT_FAINT);
    show_text(cr, "Sans 9", MARGIN, MARGIN, width, 0, place);
    show_text(cr, "Sans 7", left, top - 12, code, 0, _("At this step"));
    show_text(cr, "Sans 7", left + code + GAP, top - 12, code, 0,
              step->moment ? _("Buffers at this step") : _("At the end"));
    set_colour(cr, BS_PAINT_TEXT);
    show_text(cr, "Sans Bold 11", MARGIN, MARGIN + 14, width, 30, step->sentence);
    paint_picture(cr, step, &picture);
    add_code(cr, step->text, step, bs_story_mark(step), (BsRect){left, top, code, height});
    if (step->moment)
        show_lines(cr, step->moment, (BsRect){left + code + GAP, top, code, height});
    handout->final = step->final;
    if (step->final)
        handout->final_is_cut |= !add_code(cr, step->final, NULL, bs_story_final_mark(step),
                                           (BsRect){left + code + GAP, top, code, height});
    cairo_show_page(cr);
    return TRUE;
}

// The next lines of the code at the end, in columns over the whole width; the line after them.
static guint
add_final_page(Code *code, guint first, const BsOp *function)
{
    enum { COLUMNS = 3 };
    guint next = first;
    code->y = MARGIN + HEAD / 2;
    code->height = PAGE_HEIGHT - MARGIN - code->y;
    code->width = (PAGE_WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
    for (guint i = 0; i < COLUMNS; i++) {
        code->x = MARGIN + i * (code->width + GAP);
        g_autoptr(GArray) lines = layout_lines(code, next, code->height);
        paint_lines(code, lines, code->y);
        next += lines->len;
    }
    g_autofree char *place =
        g_strdup_printf(_("@%s at the end, lines %u to %u of %u"), bs_function_name(function),
                        first + 1, next, code->texts->len);
    set_colour(code->cr, BS_PAINT_FAINT);
    show_text(code->cr, "Sans 9", MARGIN, MARGIN, PAGE_WIDTH - 2 * MARGIN, 0, place);
    cairo_show_page(code->cr);
    return next;
}

static void
add_final_pages(const Handout *handout, const BsOp *function)
{
    Code code;
    code_init(&code, handout->cr, handout->final, NULL, 0);
    for (guint next = 0; next < code.texts->len;)
        next = add_final_page(&code, next, function);
    code_clear(&code);
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
    const BsRect place = picture_place();
    const BsRect view = {0, 0, place.width / READABLE, place.height / READABLE};
    const gboolean ok =
        bs_story_walk(document, function, options, &view, add_page, &handout, error);
    if (ok && handout.final_is_cut)
        add_final_pages(&handout, function);
    const cairo_status_t status = finish(&handout);
    if (ok)
        return bs_cairo_write_bytes(bytes, status, path, error);
    g_string_free(bytes, TRUE);
    return FALSE;
}
