// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is on the pages of a hand-out. Of a step: the picture on the left, the code at the step and
// at the end beside it. Of a stage: picture, code, and a table of states and counts. Or six steps,
// each with its sentence above its picture, or above as much of it as can be read in a cell.
#include "view/write/story-pdf-private.h"

#include "debug/buffers/counts.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"

#include <string.h>

enum { ROW = 11, COLUMNS = 3, CELLS = 6 };
// Above the picture of a cell, at least, and of that above the sentence and below it; between
// cells.
#define CELL_HEAD BS_PAGE_PICTURE_HEAD
enum { CELL_PLACE = 10, CELL_NOTE = 14, CELL_GAP = 28 };

#define CELL_FONT 5.0 // the least

static const double WIDTH = BS_PAGE_WIDTH - 2 * BS_PAGE_MARGIN;
static const double TOP = BS_PAGE_MARGIN + BS_PAGE_HEAD;
static const double END = BS_PAGE_HEIGHT - BS_PAGE_MARGIN;
#define HEIGHT (BS_PAGE_HEIGHT - 2 * BS_PAGE_MARGIN - BS_PAGE_HEAD)
#define PICTURE (0.46 * (BS_PAGE_WIDTH - 2 * BS_PAGE_MARGIN))
#define CELL_WIDTH ((BS_PAGE_WIDTH - 2 * BS_PAGE_MARGIN - 2 * BS_PAGE_GAP) / COLUMNS)
#define CELL_HEIGHT ((BS_PAGE_HEIGHT - 2 * BS_PAGE_MARGIN - CELL_GAP) / 2)

// "@f, stage 3: cse, event 40 (2 of 9)". Free with g_free().
static char *
place_text(BsDocument *document, const BsStoryStep *step)
{
    g_autofree char *stage = bs_stage_title(bs_document_stage(document, step->stage));
    return g_strdup_printf(step->moment ? _("@%s, stage %u: %s, step %u of the run (%u of %u)")
                                        : _("@%s, stage %u: %s, event %u (%u of %u)"),
                           bs_function_name(step->scene->function), step->stage, stage,
                           step->position, step->number + 1, step->n);
}

static void
show_faint(cairo_t *cr, const char *font, BsRect place, const char *text)
{
    bs_page_set_colour(cr, BS_PAINT_FAINT);
    bs_page_show_text(cr, font, place, text);
    bs_page_set_colour(cr, BS_PAINT_TEXT);
}

// All of it. Where it ends, from above.
static double
show_wrapped(cairo_t *cr, const char *font, BsRect place, const char *text)
{
    enum { ROUNDED = 1 };
    place.height = bs_page_text_height(cr, font, place.width, text) + ROUNDED;
    bs_page_show_text(cr, font, place, text);
    return place.y + place.height;
}

// Place and sentence, over the whole width. Where the page goes on below them: at TOP, or further
// down where the sentence is long.
static double
show_head(cairo_t *cr, const char *place, const char *sentence)
{
    enum { PLACE = 14, NOTE = 14 }; // above the sentence, and below it
    show_faint(cr, "Sans 9", (BsRect){BS_PAGE_MARGIN, BS_PAGE_MARGIN, WIDTH, 0}, place);
    const double end = show_wrapped(
        cr, "Sans Bold 11", (BsRect){BS_PAGE_MARGIN, BS_PAGE_MARGIN + PLACE, WIDTH, 0}, sentence);
    return MAX(TOP, end + NOTE);
}

// FALSE after the page that a preview is of.
static gboolean
end_page(const BsHandout *handout)
{
    cairo_show_page(handout->cr);
    return !handout->is_preview;
}

// -- a step --------------------------------------------------------------------------------------

// Each line of a text by itself, as many as there is room for.
static void
show_lines(cairo_t *cr, const char *text, BsRect place)
{
    g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
    const double end = place.y + place.height - ROW;
    guint i = 0;
    for (; lines[i] && place.y < end; i++)
        place.y = show_wrapped(cr, "Sans 7", place, lines[i]);
    g_autofree char *more = g_strdup_printf(_("… %u more"), g_strv_length(lines) - i);
    if (lines[i])
        show_faint(cr, "Sans 7", (BsRect){place.x, place.y, place.width, 0}, more);
}

static gboolean
show_step(BsDocument *document, const BsStoryStep *step, gpointer data,
          GError **error G_GNUC_UNUSED)
{
    BsHandout *handout = data;
    cairo_t *cr = handout->cr;
    const double code = (WIDTH - PICTURE - 2 * BS_PAGE_GAP) / 2;
    const double left = BS_PAGE_MARGIN + PICTURE + BS_PAGE_GAP, right = left + code + BS_PAGE_GAP;
    g_autofree char *place = place_text(document, step);
    const double top = show_head(cr, place, step->sentence), height = END - top;
    show_faint(cr, "Sans 7", (BsRect){left, top - 12, code, 0}, _("At this step"));
    show_faint(cr, "Sans 7", (BsRect){right, top - 12, code, 0},
               step->moment ? _("Buffers at this step") : _("At the end"));
    const gboolean whole = bs_page_show_picture(
        cr, step, (BsRect){BS_PAGE_MARGIN, top, PICTURE, height}, BS_PAGE_LEAST_FONT);
    bs_page_show_code(cr, step->text, step, bs_story_mark(step), (BsRect){left, top, code, height});
    if (step->moment)
        show_lines(cr, step->moment, (BsRect){right, top, code, height});
    handout->final = step->final;
    if (step->final)
        handout->final_is_cut |= !bs_page_show_code(
            cr, step->final, NULL, bs_story_final_mark(step), (BsRect){right, top, code, height});
    const gboolean goes_on = end_page(handout);
    if (!whole && goes_on)
        bs_page_add_whole(cr, step, place);
    return goes_on;
}

// -- a stage -------------------------------------------------------------------------------------

// A table on its way down a column.
typedef struct Table {
    cairo_t *cr;
    BsRect room;    // that is left
    double first;   // width of its first column
    guint32 n_away; // rows that had no room
} Table;

static void
add_title(Table *table, const char *title)
{
    if (table->room.height < 3 * ROW)
        return;
    table->room.y += ROW / 2.0;
    bs_page_show_text(table->cr, "Sans Bold 8",
                      (BsRect){table->room.x, table->room.y, table->room.width, 0}, title);
    table->room.y += ROW + 3;
    table->room.height -= 1.5 * ROW + 3;
}

// The last line of the room says what had none.
static void
add_row(Table *table, const char *name, const char *value, guint32 rgb)
{
    const BsRect *room = &table->room;
    if (room->height < 2 * ROW) {
        table->n_away++;
        return;
    }
    bs_page_show_text(table->cr, "Monospace 7", (BsRect){room->x, room->y, table->first - 4, 0},
                      name);
    cairo_set_source_rgb(table->cr, (rgb >> 16) / 255.0, (rgb >> 8 & 0xff) / 255.0,
                         (rgb & 0xff) / 255.0);
    bs_page_show_text(table->cr, "Monospace 7",
                      (BsRect){room->x + table->first, room->y, room->width - table->first, 0},
                      value);
    bs_page_set_colour(table->cr, BS_PAINT_TEXT);
    table->room.y += ROW;
    table->room.height -= ROW;
}

// As they are beside the rows of the picture.
static void
add_states(Table *table, BsDocument *document, const BsScene *scene)
{
    add_title(table, scene->shows_aliases      ? _("Alias sets")
                     : scene->shows_indicators ? _("Indicators")
                                               : _("Ownership"));
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        for (guint32 k = 0; k < row->n_badges; k++) {
            const BsBadge *badge = &row->badges[k];
            g_autofree char *name = bs_document_telling_name(document, badge->value, TRUE);
            // where a row has several, they begin with the value
            const char *state = strstr(badge->text, bs_looks[badge->look].sign);
            add_row(table, name ? name : "", state ? state : badge->text,
                    bs_looks[badge->look].light);
        }
    }
}

// And by how much they are others than a stage before.
static void
add_counts(Table *table, BsDocument *document, const BsStoryStep *step)
{
    const BsOp *function = step->scene->function;
    const BsCounts *now = bs_document_counts(document, step->stage, function);
    const BsCounts *before =
        step->stage ? bs_document_counts(document, step->stage - 1, function) : NULL;
    if (!now)
        return;
    add_title(table, _("In numbers"));
    for (guint i = 0; i < BS_N_COUNT_KINDS; i++) {
        const gint64 more = before ? (gint64)now->figures[i] - before->figures[i] : 0;
        g_autofree char *value =
            more ? g_strdup_printf("%u (%+" G_GINT64_FORMAT ")", now->figures[i], more)
                 : g_strdup_printf("%u", now->figures[i]);
        if (now->figures[i] || more)
            add_row(table, _(bs_count_name((BsCountKind)i)), value, bs_paints[BS_PAINT_TEXT].light);
    }
}

static void
show_tables(cairo_t *cr, BsDocument *document, const BsStoryStep *step, BsRect place)
{
    Table table = {.cr = cr, .room = place, .first = place.width * 0.7};
    add_counts(&table, document, step);
    table.first = place.width * 0.4;
    add_states(&table, document, step->scene);
    g_autofree char *more = g_strdup_printf(_("… %u more"), table.n_away);
    if (table.n_away)
        show_faint(cr, "Sans 7", (BsRect){place.x, table.room.y, place.width, 0}, more);
}

// "@f, stage 3: cse; stages 1 to 2 changed nothing".
static char *
stage_text(BsDocument *document, const BsStoryStep *step, guint32 before)
{
    g_autofree char *stage = bs_stage_title(bs_document_stage(document, step->stage));
    const char *name = bs_function_name(step->scene->function);
    const guint32 first = before == G_MAXUINT32 ? step->stage : before + 1;
    if (first + 1 < step->stage)
        return g_strdup_printf(_("@%s, stage %u: %s (stages %u to %u changed nothing)"), name,
                               step->stage, stage, first, step->stage - 1);
    if (first < step->stage)
        return g_strdup_printf(_("@%s, stage %u: %s (stage %u changed nothing)"), name, step->stage,
                               stage, first);
    return g_strdup_printf(_("@%s, stage %u: %s"), name, step->stage, stage);
}

static gboolean
show_stage(BsDocument *document, const BsStoryStep *step, gpointer data, GError **error)
{
    BsHandout *handout = data;
    cairo_t *cr = handout->cr;
    if (step->moment) // an execution has no stages
        return show_step(document, step, data, error);
    const double rest = WIDTH - PICTURE - 2 * BS_PAGE_GAP, code = rest * 0.56;
    const double left = BS_PAGE_MARGIN + PICTURE + BS_PAGE_GAP;
    g_autofree char *place = stage_text(document, step, handout->stage);
    handout->stage = step->stage;
    const double top =
        show_head(cr, place, step->stage ? step->sentence : _("The program as it was read"));
    const double height = END - top;
    const gboolean is_seen = bs_page_show_picture(
        cr, step, (BsRect){BS_PAGE_MARGIN, top, PICTURE, height}, BS_PAGE_LEAST_FONT);
    const gboolean whole = bs_page_show_code(cr, step->text, step, bs_story_mark(step),
                                             (BsRect){left, top, code, height});
    bs_page_set_colour(cr, BS_PAINT_TEXT);
    show_tables(cr, document, step, (BsRect){left + code + BS_PAGE_GAP, top, rest - code, height});
    const gboolean goes_on = end_page(handout);
    if (!is_seen && goes_on)
        bs_page_add_whole(cr, step, place);
    if (!whole && goes_on)
        bs_page_add_code(cr, step->text, place);
    return goes_on;
}

// -- six steps -----------------------------------------------------------------------------------

static BsRect
rect_of(guint cell)
{
    const guint row = cell / COLUMNS, column = cell % COLUMNS;
    return (BsRect){BS_PAGE_MARGIN + column * (CELL_WIDTH + BS_PAGE_GAP),
                    BS_PAGE_MARGIN + row * (CELL_HEIGHT + CELL_GAP), CELL_WIDTH, CELL_HEIGHT};
}

// What is above a picture takes so much of that.
static BsRect
picture_in(cairo_t *cr, BsRect cell, const char *sentence)
{
    const double words = bs_page_text_height(cr, "Sans Bold 8", cell.width, sentence);
    const double head = MAX(CELL_HEAD, CELL_PLACE + words + CELL_NOTE);
    return (BsRect){cell.x, cell.y + head, cell.width, cell.height - head};
}

static gboolean
show_cell(BsDocument *document, const BsStoryStep *step, gpointer data,
          GError **error G_GNUC_UNUSED)
{
    BsHandout *handout = data;
    cairo_t *cr = handout->cr;
    const BsRect rect = rect_of(handout->n_cells++);
    g_autofree char *place = place_text(document, step);
    show_faint(cr, "Sans 7", (BsRect){rect.x, rect.y, rect.width, 0}, place);
    show_wrapped(cr, "Sans Bold 8", (BsRect){rect.x, rect.y + CELL_PLACE, rect.width, 0},
                 step->sentence);
    bs_page_show_picture(cr, step, picture_in(cr, rect, step->sentence), CELL_FONT);
    if (handout->n_cells < CELLS)
        return TRUE;
    handout->n_cells = 0;
    return end_page(handout);
}

const BsPageKind bs_page_kinds[BS_N_HANDOUT_PAGES] = {
    [BS_PAGES_STEP] = {"step", PICTURE, HEIGHT, 8, BS_PAGE_LEAST_FONT, show_step},
    [BS_PAGES_STAGE] = {"stage", PICTURE, HEIGHT, 8, BS_PAGE_LEAST_FONT, show_stage},
    [BS_PAGES_SIX] = {"six", CELL_WIDTH, CELL_HEIGHT - CELL_HEAD, 7, CELL_FONT, show_cell},
};

const char *
bs_handout_pages_name(BsHandoutPages pages)
{
    return bs_page_kinds[pages].name;
}

BsHandoutPages
bs_handout_pages_of_name(const char *name)
{
    guint i = 0;
    while (i < BS_N_HANDOUT_PAGES && strcmp(name, bs_page_kinds[i].name) != 0)
        i++;
    return (BsHandoutPages)i;
}
