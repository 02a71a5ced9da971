// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The story as a hand-out, on landscape A4: what pages are made of (what is on them is in
// story-pdf-pages.c). Of code that is longer than its place it shows the lines around the step and
// says how many it leaves out; the code at the end is then on pages of its own, whole.
#include "view/write/story-pdf-private.h"

#include "debug/buffers/counts.h"
#include "support/i18n.h"
#include "view/layout/frame.h"
#include "view/scene/clean-text.h"
#include "view/scene/measure.h"
#include "view/scene/parts.h"
#include "view/write/painter.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <string.h>

static const double LEADING = 1.2, NOTE = 10;

void
bs_page_set_colour(cairo_t *cr, BsPaint paint)
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

void
bs_page_show_text(cairo_t *cr, const char *font, BsRect place, const char *text)
{
    PangoLayout *layout = layout_text(cr, font, place.width, text);
    pango_layout_set_height(layout, (int)(place.height * PANGO_SCALE));
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    cairo_move_to(cr, place.x, place.y);
    pango_cairo_show_layout(cr, layout);
    g_object_unref(layout);
}

double
bs_page_text_height(cairo_t *cr, const char *font, double width, const char *text)
{
    PangoLayout *layout = layout_text(cr, font, width, text);
    int height;
    pango_layout_get_size(layout, NULL, &height);
    g_object_unref(layout);
    return (double)height / PANGO_SCALE;
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

// Points of a unit of the scene at which its type can be read.
static double
readable(void)
{
    static const double pixels = BS_SCENE_FONT_POINTS * 96 / 72.0;
    return BS_PAGE_LEAST_FONT / pixels;
}

static double
wanted(const BsStoryStep *step)
{
    return step->fit->sheet.unit * 72 / 25.4;
}

// What is in the view of the scene, at the corner of the place.
static void
paint_part(cairo_t *cr, const BsStoryStep *step, const BsRect *view, BsPoint at, double scale)
{
    const BsScene *scene = step->scene;
    const BsPaintOptions options = {.zoom = 1, .scheme = step->fit->scheme};
    cairo_save(cr);
    cairo_rectangle(cr, at.x, at.y, MIN(view->width, scene->width) * scale,
                    MIN(view->height, scene->height) * scale);
    cairo_clip(cr);
    cairo_translate(cr, at.x, at.y);
    cairo_scale(cr, scale, scale);
    cairo_translate(cr, -view->x, -view->y);
    bs_scene_paint(scene, cr, &options);
    cairo_restore(cr);
}

static void
widen(BsRect *all, double left, double right)
{
    const double end = MAX(all->x + all->width, right);
    all->x = MIN(all->x, left);
    all->width = end - all->x;
}

// From the left to the right of what is drawn, without the margins of the sheet that it fits.
static BsRect
columns_of(const BsScene *scene)
{
    const double title = (double)g_utf8_strlen(scene->title, -1) * scene->char_width;
    BsRect all = {scene->title_x, 0, title, scene->height};
    for (guint32 i = 0; i < scene->n_boxes; i++)
        widen(&all, scene->boxes[i].rect.x, scene->boxes[i].rect.x + scene->boxes[i].rect.width);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        for (guint32 k = 0; k < edge->n_points; k++)
            widen(&all, edge->points[k].x, edge->points[k].x);
        if (edge->label_rect.width > 0)
            widen(&all, edge->label_rect.x, edge->label_rect.x + edge->label_rect.width);
    }
    const double left = MAX(0, all.x - BS_PART_MARGIN);
    const double right = MIN(scene->width, all.x + all.width + BS_PART_MARGIN);
    return (BsRect){left, 0, right - left, scene->height};
}

// Down to a row that would be cut, if that is not all of the height.
static double
end_of_strip(const BsScene *scene, double begin, double height)
{
    const double end = begin + height;
    if (end >= scene->height)
        return scene->height;
    const double whole = bs_frame_between_rows(scene, NULL, end, TRUE);
    return whole > begin ? whole : end;
}

// How large it can be in a place.
static double
scale_in(const BsRect *all, BsRect place)
{
    return MIN(place.width / all->width, place.height / all->height);
}

// Whether all of a scene can be read in a place, with type of that size at least.
static gboolean
has_room(const BsScene *scene, BsRect place, double font)
{
    static const double SLACK = 0.999; // nobody sees that much
    const BsRect all = columns_of(scene);
    return scale_in(&all, place) >= SLACK * font / BS_PAGE_LEAST_FONT * readable();
}

// Of a place that has no room for all: what is around the step, in whole rows. A row that is wider
// than the place is seen from where it begins.
static BsRect
part_around(const BsStoryStep *step, const BsRect *all, BsRect place)
{
    const BsScene *scene = step->scene;
    const BsRow *row = find_row(step);
    const BsRect at = row ? row->rect : (BsRect){.x = all->x};
    BsRect view = {.width = MIN(place.width / readable(), all->width),
                   .height = MIN(place.height / readable(), all->height)};
    const double middle = at.x - all->x + MIN(at.width, view.width) / 2;
    view.x = all->x + place_part(middle, view.width, all->width);
    view.y = place_part(at.y + at.height / 2, view.height, all->height);
    const double end = view.y + view.height;
    const double begin = view.y > 0 ? bs_frame_between_rows(scene, NULL, view.y, FALSE) : 0;
    view.y = begin < end ? begin : view.y; // in a row that is higher than all of it
    view.height = end_of_strip(scene, view.y, end - view.y) - view.y;
    return view;
}

// A picture that would be too small to read is cut to what is around the step.
gboolean
bs_page_show_picture(cairo_t *cr, const BsStoryStep *step, BsRect place, double font)
{
    const BsRect all = columns_of(step->scene);
    const gboolean whole = has_room(step->scene, place, font);
    const double scale = whole ? MIN(scale_in(&all, place), wanted(step)) : readable();
    const BsRect view = whole ? all : part_around(step, &all, place);
    const double margin = (place.width - view.width * scale) / 2;
    if (!whole) {
        bs_page_set_colour(cr, BS_PAINT_FAINT);
        bs_page_show_text(cr, "Sans 7", (BsRect){place.x, place.y - 12, place.width, 0},
                          _("A part of the picture, around what the step is about"));
    }
    paint_part(cr, step, &view, (BsPoint){place.x + margin, place.y}, scale);
    return whole;
}

// The strips that have room beside each other; what is left begins there.
static double
add_strips(cairo_t *cr, const BsStoryStep *step, BsRect view, double scale, BsRect page)
{
    const double each = view.width * scale + BS_PAGE_GAP, height = page.height / scale;
    for (double x = 0;
         view.y < step->scene->height && (x <= 0 || x + each <= page.width + BS_PAGE_GAP);
         x += each) {
        const double end = end_of_strip(step->scene, view.y, height);
        view.height = end - view.y;
        paint_part(cr, step, &view, (BsPoint){page.x + x, page.y}, scale);
        view.y = end;
    }
    return view.y;
}

// The place of a picture that has a page of its own.
static BsRect
own_page(void)
{
    const double top = BS_PAGE_MARGIN + BS_PAGE_PICTURE_HEAD;
    return (BsRect){BS_PAGE_MARGIN, top, BS_PAGE_WIDTH - 2 * BS_PAGE_MARGIN,
                    BS_PAGE_HEIGHT - BS_PAGE_MARGIN - top};
}

static gboolean
does_on_a_page(const BsScene *scene)
{
    return has_room(scene, own_page(), BS_PAGE_LEAST_FONT);
}

// Large type is of no use where the picture is spread over pages.
static void
add_picture(cairo_t *cr, const BsStoryStep *step, const char *head)
{
    const BsRect all = columns_of(step->scene), page = own_page();
    const double scale = MAX(readable(), MIN(scale_in(&all, page), wanted(step)));
    g_autofree char *text = g_strdup_printf(_("%s: the whole picture"), head);
    BsRect view = {all.x, 0, MIN(all.width, page.width / scale), 0};
    for (; view.x < all.x + all.width; view.x += view.width) {
        for (view.y = 0; view.y < all.height;) {
            bs_page_set_colour(cr, BS_PAINT_FAINT);
            bs_page_show_text(cr, "Sans 9", (BsRect){page.x, BS_PAGE_MARGIN, page.width, 0}, text);
            view.y = add_strips(cr, step, view, scale, page);
            cairo_show_page(cr);
        }
    }
}

void
bs_page_add_whole(cairo_t *cr, const BsStoryStep *step, const char *head)
{
    if (step->ends_stage || does_on_a_page(step->scene))
        add_picture(cr, step, head);
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
            bs_page_set_colour(code->cr, line->gone ? BS_PAINT_REMOVED : BS_PAINT_CHANGED);
            cairo_rectangle(code->cr, code->x, y, code->width, line->height);
            cairo_fill(code->cr);
        }
        bs_page_set_colour(code->cr, line->gone ? BS_PAINT_FAINT : BS_PAINT_TEXT);
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
    bs_page_set_colour(code->cr, BS_PAINT_FAINT);
    if (n)
        bs_page_show_text(code->cr, "Sans 7", (BsRect){code->x, y, code->width, 0}, note);
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

gboolean
bs_page_show_code(cairo_t *cr, const BsText *text, const BsStoryStep *step, guint mark,
                  BsRect place)
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

// The next lines, in columns over the whole width; the line after them.
static guint
add_columns(Code *code, guint first, const char *head)
{
    enum { COLUMNS = 3 };
    const double width = BS_PAGE_WIDTH - 2 * BS_PAGE_MARGIN;
    guint next = first;
    code->y = BS_PAGE_MARGIN + BS_PAGE_HEAD / 2;
    code->height = BS_PAGE_HEIGHT - BS_PAGE_MARGIN - code->y;
    code->width = (width - (COLUMNS - 1) * BS_PAGE_GAP) / COLUMNS;
    for (guint i = 0; i < COLUMNS; i++) {
        code->x = BS_PAGE_MARGIN + i * (code->width + BS_PAGE_GAP);
        g_autoptr(GArray) lines = layout_lines(code, next, code->height);
        paint_lines(code, lines, code->y);
        next += lines->len;
    }
    g_autofree char *place =
        g_strdup_printf(_("%s, lines %u to %u of %u"), head, first + 1, next, code->texts->len);
    bs_page_set_colour(code->cr, BS_PAINT_FAINT);
    bs_page_show_text(code->cr, "Sans 9", (BsRect){BS_PAGE_MARGIN, BS_PAGE_MARGIN, width, 0},
                      place);
    cairo_show_page(code->cr);
    return next;
}

void
bs_page_add_code(cairo_t *cr, const BsText *text, const char *head)
{
    Code code;
    code_init(&code, cr, text, NULL, 0);
    for (guint next = 0; next < code.texts->len;)
        next = add_columns(&code, next, head);
    code_clear(&code);
}

// -- the file ------------------------------------------------------------------------------------

// How pictures are to be that have a place of that size, in points.
static BsFigure
figure_of(const BsStoryOptions *options, double width, double height, double font)
{
    static const double mm_per_point = 25.4 / 72;
    BsFigure figure = options->figure ? *options->figure : bs_figure_plain;
    figure.size = BS_FIGURE_OWN;
    figure.width = width * mm_per_point;
    figure.height = height * mm_per_point;
    figure.font = font;
    figure.detail = options->detail;
    figure.legend = figure.sentence = FALSE;
    if (figure.direction == BS_FIGURE_EITHER) // a page has no room to the right
        figure.direction = BS_FIGURE_DOWN;
    return figure;
}

static gboolean
walk_pages(BsDocument *document, BsOp *function, const BsStoryOptions *options, BsHandout *handout,
           GError **error)
{
    const BsPageKind *kind = &bs_page_kinds[options->pages];
    const BsRect page = own_page();
    const BsFigure figure =
        figure_of(options, kind->picture_width, kind->picture_height, kind->font);
    const BsFigure roomier = figure_of(options, page.width, page.height, kind->font);
    const BsStoryPictures pictures = {&figure, kind->least_font,
                                      options->pages == BS_PAGES_SIX ? NULL : &roomier,
                                      does_on_a_page};
    BsStoryOptions with = *options;
    if (options->pages == BS_PAGES_STAGE && !options->run)
        with.grain = BS_GRAIN_STAGE;
    for (guint32 i = 0; options->pages == BS_PAGES_STAGE && i < bs_document_n_stages(document); i++)
        bs_document_counts(document, i, function); // which travels: not while the story does
    handout->stage = G_MAXUINT32;
    return bs_story_walk(document, function, &with, &pictures, kind->show, handout, error);
}

static cairo_status_t
finish(BsHandout *handout)
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
    BsHandout handout = {.surface = cairo_pdf_surface_create_for_stream(
                             bs_cairo_append_bytes, bytes, BS_PAGE_WIDTH, BS_PAGE_HEIGHT)};
    handout.cr = cairo_create(handout.surface);
    g_autofree char *title =
        g_strdup_printf("@%s, %s", bs_function_name(function), bs_document_source(document)->name);
    cairo_pdf_surface_set_metadata(handout.surface, CAIRO_PDF_METADATA_TITLE, title);
    const gboolean ok = walk_pages(document, function, options, &handout, error);
    g_autofree char *end = g_strdup_printf(_("@%s at the end"), bs_function_name(function));
    if (ok && handout.n_cells)
        cairo_show_page(handout.cr);
    if (ok && handout.final_is_cut)
        bs_page_add_code(handout.cr, handout.final, end);
    const cairo_status_t status = finish(&handout);
    if (ok)
        return bs_cairo_write_bytes(bytes, status, path, error);
    g_string_free(bytes, TRUE);
    return FALSE;
}

cairo_surface_t *
bs_story_paint_handout(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                       GError **error)
{
    const cairo_rectangle_t page = {0, 0, BS_PAGE_WIDTH, BS_PAGE_HEIGHT};
    BsHandout handout = {.surface =
                             cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &page),
                         .is_preview = TRUE};
    g_autoptr(GError) stopped = NULL;
    handout.cr = cairo_create(handout.surface);
    const gboolean ok = walk_pages(document, function, options, &handout, &stopped);
    cairo_destroy(handout.cr);
    if (ok || !stopped) // after the first page
        return handout.surface;
    g_propagate_error(error, g_steal_pointer(&stopped));
    cairo_surface_destroy(handout.surface);
    return NULL;
}
