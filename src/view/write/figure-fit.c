// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finding the picture that fits. What may be tried, from what changes it least: lines that are
// shorter and shorter, each with blocks where dot has them and, of pictures that go down, with
// blocks below each other; then the same with signs in place of words. A picture that says less
// than the one with the longest lines is none.
#include "support/file.h"
#include "support/i18n.h"
#include "view/layout/frame.h"
#include "view/layout/layout.h"
#include "view/scene/measure.h"
#include "view/scene/parts.h"
#include "view/write/figure.h"
#include "view/write/painter.h"
#include "view/write/svg.h"

#include <gio/gio.h>
#include <math.h>
#include <string.h>

enum {
    TIMEOUT_MS = 20000,  // as for other files
    BUDGET_US = 3000000, // of all layouts of one figure; after it dot is not asked any more
    LEAST_CHARS = 22,    // of a line
    MOST_CHARS = 64,
    FEWER_CHARS = 3,
    BEYOND = 8, // characters of a state that stand out beyond the longest line
};

static const double MM_PER_POINT = 25.4 / 72, POINTS_PER_UNIT = 0.75; // at the usual size of type
static const double SLACK = 0.9995;                                   // nobody sees that much

typedef struct Fitter {
    BsDocument *document;
    BsOp *function;
    const BsFigureWish *wish;
    GError **error;
    const char *sentence;
    double unit, room, high; // in mm; in units of the scene, 0: any
    double char_width;
    guint least_cut; // rows that the picture with the longest lines cuts short
    gint64 end;      // of the time for layouts
    BsFigureMemory own, *memory;
    double enough; // scale of one that will do
    BsScene *best;
    double scale; // of the best one, at most 1
    gboolean takes_less, terse;
    gboolean cancelled;
} Fitter;

// -- one picture ----------------------------------------------------------------------------------

static double
widest_box(const BsScene *scene)
{
    double widest = 0;
    for (guint32 i = 0; i < scene->n_boxes; i++)
        widest = MAX(widest, scene->boxes[i].rect.width);
    return widest + 2 * BS_PART_MARGIN;
}

static guint
count_cut(const BsScene *scene)
{
    guint n = 0;
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        n += row->n_lines && g_str_has_suffix(row->lines[row->n_lines - 1], "…");
    }
    return n;
}

// By how much the picture has to be smaller to have room on the sheet with what stands below it.
static double
scale_of(const Fitter *f, const BsScene *scene, const BsSheet *sheet)
{
    double width, height, scale = 1;
    if (f->room <= 0)
        return 1;
    scale = MIN(scale, f->room / scene->width);
    if (f->high <= 0)
        return scale;
    BsSheet on = *sheet;
    on.width = f->room / scale;
    bs_caption_size(scene, f->sentence, &on, &width, &height);
    return MIN(scale, f->high / height);
}

static BsSceneOptions
options_of(const Fitter *f, guint chars)
{
    const double sides = 2 * BS_PART_MARGIN, states = (chars + BEYOND) * f->char_width;
    return (BsSceneOptions){
        .detail = (BsDetail)f->wish->figure->detail,
        .executed = f->wish->executed,
        .hide_liveness = !f->wish->figure->live,
        .terse = f->terse,
        .max_chars = chars,
        .max_width = chars ? MIN(f->room - sides, states) : 0,
        .title_width = f->room > 0 ? f->room - sides : 0,
    };
}

static BsScene *
make_scene(const Fitter *f, guint chars)
{
    const BsSceneOptions options = options_of(f, chars);
    return bs_scene_new(f->document, f->function, &options);
}

void
bs_figure_memory_clear(BsFigureMemory *memory)
{
    g_clear_pointer(&memory->layout, bs_layout_free);
    g_clear_pointer(&memory->key, g_bytes_unref);
}

// The memory's, or NULL.
static const BsLayout *
lay_out(Fitter *f, const BsScene *scene, BsWay way)
{
    BsFigureMemory *memory = f->memory;
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    g_autoptr(GBytes) key = bs_layout_graph_key(graph);
    if (memory->layout && memory->laid_out == way && g_bytes_equal(memory->key, key)) {
        bs_layout_take_blocks(memory->layout, graph); // a pass makes new ones of what it rebuilds
        bs_layout_graph_free(graph);
        return memory->layout;
    }
    bs_layout_graph_set_way(graph, scene, way);
    bs_figure_memory_clear(memory);
    memory->key = g_steal_pointer(&key);
    memory->laid_out = way;
    memory->layout =
        g_get_monotonic_time() > f->end
            ? bs_layout_simple(graph)
            : bs_layout_run(graph, f->wish->dot, TIMEOUT_MS, f->wish->cancellable, f->error);
    return memory->layout;
}

static BsSheet
sheet_of(const Fitter *f)
{
    const BsFigure *figure = f->wish->figure;
    return (BsSheet){.unit = f->unit,
                     .transparent = !figure->background,
                     .no_legend = !figure->legend,
                     .brief = f->room > 0};
}

// Takes the scene. TRUE when it fits.
static gboolean
try_scene(Fitter *f, BsScene *scene, guint chars, BsWay way)
{
    const BsLayout *layout = lay_out(f, scene, way);
    f->cancelled = !layout;
    if (!layout) {
        bs_scene_free(scene);
        return FALSE;
    }
    bs_scene_place(scene, layout);
    const BsSheet sheet = sheet_of(f);
    const double scale = scale_of(f, scene, &sheet);
    if (!f->best || scale > f->scale) {
        bs_scene_free(f->best);
        f->best = scene;
        f->scale = scale;
        f->memory->chars = chars;
        f->memory->has_less = f->takes_less;
        f->memory->is_terse = f->terse;
        f->memory->way = way;
    } else {
        bs_scene_free(scene);
    }
    return f->scale >= f->enough;
}

// -- all of them ----------------------------------------------------------------------------------

static guint
first_chars(const Fitter *f)
{
    const guint most = (guint)(f->room / f->char_width);
    return CLAMP(most, LEAST_CHARS, MOST_CHARS);
}

// The lines of a scene are shorter then.
static gboolean
try_chars(Fitter *f, guint chars, BsWay way)
{
    const gboolean stacks = way == BS_WAY_DOWN;
    for (guint i = 0; i <= (stacks ? 1 : 0) && !f->cancelled; i++) {
        BsScene *scene = make_scene(f, chars);
        const gboolean can = count_cut(scene) <= f->least_cut && f->room >= widest_box(scene);
        if (!can) {
            bs_scene_free(scene);
            return FALSE;
        }
        if (try_scene(f, scene, chars, i ? BS_WAY_STACKED : way))
            return TRUE;
    }
    return FALSE;
}

// Where nothing fits, and type may be smaller: less of the program, as much as there is room for.
static gboolean
try_less(Fitter *f)
{
    const BsSceneOptions options = options_of(f, 0);
    const BsRect view = {0, 0, f->room / f->enough, f->high / f->enough};
    f->takes_less = TRUE;
    return try_scene(f, bs_scene_new_in(f->document, f->function, &options, &view), 0, BS_WAY_DOWN);
}

// TRUE when it fits. Takes the scene, which has the longest lines.
static gboolean
try_way(Fitter *f, BsScene *first, BsWay way)
{
    if (try_scene(f, first, 0, way) || f->room <= 0)
        return TRUE;
    for (guint chars = first_chars(f); chars >= LEAST_CHARS && !f->cancelled;
         chars -= FEWER_CHARS) {
        if (try_chars(f, chars, way))
            return TRUE;
    }
    return FALSE;
}

// TRUE when it fits in one of the directions that it may have. Takes the scene, as try_way().
static gboolean
try_directions(Fitter *f, BsScene *first)
{
    const guint direction = f->wish->figure->direction;
    if (try_way(f, first, direction == BS_FIGURE_RIGHT ? BS_WAY_RIGHT : BS_WAY_DOWN))
        return TRUE;
    return direction == BS_FIGURE_EITHER && !f->cancelled &&
           try_way(f, make_scene(f, 0), BS_WAY_RIGHT);
}

// As the figure before. TRUE when that fits, or will have to do.
static gboolean
try_again(Fitter *f)
{
    const guint chars = f->memory->chars;
    const BsWay way = f->memory->way;
    if (!f->memory->is_known)
        return FALSE;
    f->terse = f->memory->is_terse;
    const gboolean did =
        f->memory->has_less ? try_less(f) : try_scene(f, make_scene(f, chars), chars, way);
    f->takes_less = f->terse = FALSE;
    return did || !f->memory->did_fit;
}

static void
try_all(Fitter *f)
{
    BsScene *first = make_scene(f, 0);
    f->char_width = first->char_width;
    f->least_cut = count_cut(first);
    if (try_again(f)) {
        bs_scene_free(first);
        return;
    }
    if (try_directions(f, first))
        return;
    f->terse = TRUE;
    if (!f->cancelled && try_directions(f, make_scene(f, 0)))
        return;
    if (f->wish->least_font > 0 && !f->cancelled)
        try_less(f);
}

static BsScheme
scheme_of(const BsFigure *figure)
{
    return (BsScheme){.dark = figure->look == BS_FIGURE_DARK,
                      .grey = figure->look == BS_FIGURE_PRINT};
}

// In the middle of a sheet of that width.
static void
centre(BsScene *scene, double width)
{
    const double by = MAX(0, (width - scene->width) / 2);
    g_autofree BsPoint *shifts = g_new(BsPoint, MAX(scene->n_boxes, 1));
    for (guint32 i = 0; i < scene->n_boxes; i++)
        shifts[i] = (BsPoint){by, 0};
    bs_scene_shift(scene, shifts, 1);
    scene->title_x += by;
    scene->width += 2 * by;
}

static BsFigureFit *
finish(Fitter *f)
{
    BsFigureFit *fit = g_new0(BsFigureFit, 1);
    const gboolean is_bare = !f->sentence && !f->wish->figure->legend;
    *fit = (BsFigureFit){.scene = f->best,
                         .sheet = sheet_of(f),
                         .is_readers = f->wish->figure->look == BS_FIGURE_READER,
                         .scheme = scheme_of(f->wish->figure),
                         .sentence = g_strdup(f->sentence),
                         .fits = f->scale >= SLACK,
                         .dpi = f->wish->figure->dpi};
    if (fit->fits)
        f->scale = 1;
    fit->sheet.unit *= f->scale;
    fit->sheet.width = f->room > 0 ? f->room / f->scale : is_bare ? f->best->width : 0;
    centre(fit->scene, fit->sheet.width);
    bs_caption_size(fit->scene, fit->sentence, &fit->sheet, &fit->width, &fit->height);
    fit->width *= fit->sheet.unit;
    fit->height *= fit->sheet.unit;
    fit->font = fit->sheet.unit / MM_PER_POINT / POINTS_PER_UNIT * BS_SCENE_FONT_POINTS;
    return fit;
}

BsFigureFit *
bs_figure_fit(BsDocument *document, BsOp *function, const BsFigureWish *wish, GError **error)
{
    double width, height, font;
    bs_figure_measures(wish->figure, &width, &height, &font);
    const double unit = POINTS_PER_UNIT * MM_PER_POINT * font / BS_SCENE_FONT_POINTS;
    Fitter f = {.document = document,
                .function = function,
                .wish = wish,
                .error = error,
                .sentence = wish->figure->sentence ? wish->sentence : NULL,
                .unit = unit,
                .room = width / unit,
                .high = height / unit,
                .enough = MIN(SLACK, wish->least_font > 0 ? wish->least_font / font : SLACK),
                .end = g_get_monotonic_time() + BUDGET_US};
    f.memory = wish->memory ? wish->memory : &f.own;
    try_all(&f);
    f.memory->is_known = TRUE;
    f.memory->did_fit = f.scale >= f.enough;
    bs_figure_memory_clear(&f.own);
    if (f.cancelled) {
        bs_scene_free(f.best);
        return NULL;
    }
    return finish(&f);
}

void
bs_figure_fit_free(BsFigureFit *fit)
{
    if (!fit)
        return;
    bs_scene_free(fit->scene);
    g_free(fit->sentence);
    g_free(fit);
}

// -- what would fit -------------------------------------------------------------------------------

static void
offer(GArray *offers, BsDocument *document, BsOp *function, const BsFigureWish *wish,
      const BsFigure *other)
{
    BsFigureWish with = *wish;
    with.figure = other;
    if (g_cancellable_is_cancelled(wish->cancellable))
        return;
    g_autoptr(BsFigureFit) fit = bs_figure_fit(document, function, &with, NULL);
    if (fit && fit->fits)
        g_array_append_val(offers, *other);
}

GArray *
bs_figure_offers(BsDocument *document, BsOp *function, const BsFigureWish *wish, double font)
{
    const BsFigure *figure = wish->figure;
    const double least_font = figure->size == BS_FIGURE_SLIDE ? 10 : 5; // that a person reads there
    GArray *offers = g_array_new(FALSE, FALSE, sizeof(BsFigure));
    double width, height, wanted;
    bs_figure_measures(figure, &width, &height, &wanted);
    BsFigure other = *figure;
    other.direction = BS_FIGURE_EITHER;
    if (figure->direction != BS_FIGURE_EITHER)
        offer(offers, document, function, wish, &other);
    other = *figure;
    other.live = FALSE;
    if (figure->live)
        offer(offers, document, function, wish, &other);
    for (guint detail = figure->detail + 1; detail < BS_N_DETAILS; detail++) {
        other = *figure;
        other.detail = detail;
        offer(offers, document, function, wish, &other);
    }
    for (guint size = BS_FIGURE_COLUMN; size < BS_FIGURE_OWN; size++) {
        double others, any, usual;
        other = *figure;
        other.size = size;
        bs_figure_measures(&other, &others, &any, &usual);
        if (others > width && usual <= wanted)
            offer(offers, document, function, wish, &other);
    }
    other = *figure;
    other.font = floor(font * 10) / 10;
    if (other.font >= least_font)
        offer(offers, document, function, wish, &other);
    return offers;
}

// -- writing it -----------------------------------------------------------------------------------

static BsPaintOptions
paint_options(const BsFigureFit *fit)
{
    return (BsPaintOptions){
        .scheme = fit->scheme, .legend = TRUE, .sentence = fit->sentence, .sheet = &fit->sheet};
}

void
bs_figure_paint(const BsFigureFit *fit, cairo_t *cr)
{
    const BsPaintOptions options = paint_options(fit);
    bs_scene_paint(fit->scene, cr, &options);
}

static const double mm_per_inch = 25.4;

double
bs_figure_dpi(const BsFigureFit *fit)
{
    const BsPaintOptions options = paint_options(fit);
    const double unit = fit->sheet.unit / mm_per_inch; // in inches
    return unit > 0 ? bs_scene_png_scale(fit->scene, fit->dpi * unit, &options) / unit : fit->dpi;
}

gboolean
bs_figure_write(const BsFigureFit *fit, BsFormatKind format, const char *path, GError **error)
{
    const BsPaintOptions options = paint_options(fit);
    if (format == BS_FORMAT_PNG)
        return bs_scene_write_png(fit->scene, path, fit->dpi * fit->sheet.unit / mm_per_inch,
                                  &options, error);
    if (format == BS_FORMAT_PDF)
        return bs_scene_write_pdf(fit->scene, path, &options, error);
    BsSheet sheet = fit->sheet;
    sheet.scheme = fit->is_readers ? NULL : &fit->scheme;
    g_autofree char *text = bs_scene_to_svg_on(fit->scene, fit->sentence, &sheet);
    return bs_file_write(path, text, strlen(text), error);
}
