// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Figures: their options as text, and how large what is written really is.
#include "picture.h"
#include "view/write/export.h"
#include "view/write/figure.h"
#include "view/write/painter.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <math.h>

// Twelve lines, with two ways through.
static const char twelve[] =
    "func.func @either(%c: i1, %in: memref<8xf32>, %out: memref<8xf32>) {\n"
    "  %own = memref.alloc() : memref<8xf32>\n"
    "  cf.cond_br %c, ^copy, ^keep(%in : memref<8xf32>)\n"
    "^copy:\n"
    "  memref.copy %in, %own : memref<8xf32> to memref<8xf32>\n"
    "  cf.br ^keep(%own : memref<8xf32>)\n"
    "^keep(%x: memref<8xf32>):\n"
    "  %wide = memref.alloc() : memref<8xf32>\n"
    "  memref.copy %x, %wide : memref<8xf32> to memref<8xf32>\n"
    "  memref.copy %wide, %out : memref<8xf32> to memref<8xf32>\n"
    "  return\n"
    "}\n";

static BsFigureFit *
fit_with(BsDocument *document, const char *text, BsFigure *figure, const char *dot)
{
    g_autoptr(GError) error = NULL;
    *figure = bs_figure_plain;
    g_assert_true(bs_figure_read(figure, text, &error));
    const BsFigureWish wish = {.figure = figure, .sentence = "what the step did", .dot = dot};
    BsFigureFit *fit = bs_figure_fit(document, picture_function(document, 0), &wish, &error);
    g_assert_no_error(error);
    return fit;
}

static BsFigureFit *
fit_of(BsDocument *document, const char *text, BsFigure *figure)
{
    return fit_with(document, text, figure, NULL);
}

// -- options --------------------------------------------------------------------------------------

// Each value of each option comes back from its text, and tells it from the others.
static void
test_table(void)
{
    for (const BsFigureOption *option = bs_figure_options; option->name; option++) {
        for (guint i = 0; option->words && option->words[i]; i++) {
            BsFigure figure = bs_figure_plain, again = bs_figure_plain;
            g_autofree char *given = g_strdup_printf("%s=%s", option->name, option->words[i]);
            g_assert_true(bs_figure_read(&figure, given, NULL));
            g_autofree char *all = bs_figure_to_text(&figure);
            g_assert_nonnull(strstr(all, given));
            g_assert_true(bs_figure_read(&again, all, NULL));
            g_assert_true(memcmp(&figure, &again, sizeof figure) == 0);
            g_autofree char *only = bs_figure_difference(&figure, &bs_figure_plain, FALSE);
            g_assert_true(!*only || g_str_equal(only, given));
        }
        g_assert_true(!option->labels || !option->words ||
                      g_strv_length((GStrv)(gsize)option->labels) >=
                          g_strv_length((GStrv)(gsize)option->words));
        g_assert_true(option->words || option->most > option->least);
    }
    for (BsDetail detail = 0; detail < BS_N_DETAILS; detail++) {
        BsFigure figure = bs_figure_plain;
        g_autofree char *text = g_strdup_printf("detail=%s", bs_detail_name(detail));
        g_assert_true(bs_figure_read(&figure, text, NULL));
        g_assert_cmpuint(figure.detail, ==, detail);
    }
}

static void
test_numbers(void)
{
    BsFigure figure = bs_figure_plain;
    g_assert_true(bs_figure_read(&figure, "width=120.5 font=9,dpi=600", NULL));
    g_assert_cmpuint(figure.size, ==, BS_FIGURE_OWN);
    g_assert_cmpfloat(figure.width, ==, 120.5);
    g_assert_cmpfloat(figure.font, ==, 9);
    g_assert_cmpfloat(figure.dpi, ==, 600);
    g_autofree char *text = bs_figure_to_text(&figure);
    g_assert_nonnull(strstr(text, "width=120.5,font=9,"));
}

static void
test_mistakes(void)
{
    static const struct {
        const char *text, *says;
    } rows[] = {
        {"widht=column", "'widht=column' is nothing that a figure has: width=, font="},
        {"column", "'column' is nothing that a figure has"},
        {"width=broad", "width=broad: it is free, column, page, slide or a number from 20 to 2000"},
        {"width=5", "width=5: it is"},
        {"width=nan", "width=nan: it is"},
        {"font=8pt", "font=8pt: it is a number from 3 to 72 (pt)"},
        {"legend=1", "legend=1: it is no, yes"},
        {"look=", "look=: it is reader, light, dark, print"},
        {"font=9,look=blue", "look=blue: it is"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        BsFigure figure = bs_figure_plain;
        g_autoptr(GError) error = NULL;
        g_assert_false(bs_figure_read(&figure, rows[i].text, &error));
        g_assert_true(g_str_has_prefix(error->message, rows[i].says));
        g_assert_true(memcmp(&figure, &bs_figure_plain, sizeof figure) == 0);
    }
}

// -- sizes ----------------------------------------------------------------------------------------

// The number behind a text.
static double
number_behind(const char *text, const char *before)
{
    const char *at = strstr(text, before);
    g_assert_nonnull(at);
    return g_ascii_strtod(at + strlen(before), NULL);
}

static char *
written(const BsFigureFit *fit, BsFormatKind format, gsize *len)
{
    g_autoptr(GError) error = NULL;
    g_autofree char *folder = g_dir_make_tmp("bufscope-figure-XXXXXX", &error);
    g_autofree char *path = g_build_filename(folder, "a", NULL);
    char *text;
    g_assert_true(bs_figure_write(fit, format, path, &error));
    g_assert_no_error(error);
    g_assert_true(g_file_get_contents(path, &text, len, NULL));
    g_unlink(path);
    g_rmdir(folder);
    return text;
}

// Width of the file in mm, and its type in points: 13.333 px in a picture of so many px.
static void
check_svg(const BsFigureFit *fit, double width, double font)
{
    gsize len;
    g_autofree char *svg = written(fit, BS_FORMAT_SVG, &len);
    const double mm = number_behind(svg, " width=\""), units = number_behind(svg, "\"0 0 ");
    const double px = number_behind(svg, "font-size:");
    g_assert_nonnull(strstr(svg, "mm\" height=\""));
    g_assert_cmpfloat(fabs(mm - width), <, 0.06);
    g_assert_cmpfloat(fabs(px * mm / units / 25.4 * 72 - font), <, 0.02);
    g_assert_cmpfloat(fabs(fit->width - width), <, 0.01);
    g_assert_cmpfloat(fabs(fit->font - font), <, 0.01);
}

// As a reader of the format understands it: newer releases of Cairo keep a page's size in a
// compressed part.
static void
check_pdf(const BsFigureFit *fit)
{
    gsize len;
    g_autofree char *pdf = written(fit, BS_FORMAT_PDF, &len);
    const char *const program[] = {"pdfinfo", "-", NULL};
    g_autoptr(GError) error = NULL;
    g_autoptr(GSubprocess) reader = g_subprocess_newv(
        program, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
    g_assert_no_error(error);
    g_autoptr(GBytes) all = g_bytes_new(pdf, len);
    g_autoptr(GBytes) said = NULL;
    g_assert_true(g_subprocess_communicate(reader, all, NULL, &said, NULL, &error));
    g_assert_no_error(error);
    g_autofree char *text = g_strndup(g_bytes_get_data(said, NULL), g_bytes_get_size(said));
    const double width = number_behind(text, "Page size:");
    const double height = number_behind(strstr(text, "Page size:"), " x ");
    g_assert_cmpfloat(fabs(width / 72 * 25.4 - fit->width), <, 0.01);
    g_assert_cmpfloat(fabs(height / 72 * 25.4 - fit->height), <, 0.01);
}

static guint32
word_at(const char *bytes)
{
    guint32 word = 0;
    for (guint i = 0; i < 4; i++)
        word = word << 8 | (guchar)bytes[i];
    return word;
}

// It says how many of its pixels are a metre, and has so many.
static void
check_png(const BsFigureFit *fit)
{
    gsize len;
    g_autofree char *png = written(fit, BS_FORMAT_PNG, &len);
    g_assert_true(memcmp(png + 12, "IHDR", 4) == 0);
    g_assert_true(memcmp(png + 37, "pHYs", 4) == 0);
    const guint32 pixels = word_at(png + 16), per_metre = word_at(png + 41);
    g_assert_cmpfloat(fabs(pixels * 1000.0 / per_metre - fit->width), <, 0.2);
    g_assert_cmpfloat(fabs(per_metre * 0.0254 - fit->dpi), <, fit->dpi / 100);
}

static void
test_sizes(void)
{
    static const struct {
        const char *text;
        double width, font;
    } rows[] = {
        {"width=column", 84, 8},          {"width=column,font=7", 84, 7},
        {"width=page,dpi=300", 174, 8},   {"width=slide,direction=right", 300, 14},
        {"width=120,font=9.5", 120, 9.5},
    };
    BsDocument *document = picture_document(twelve);
    bs_document_goto_first(document);
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        BsFigure figure;
        g_autoptr(BsFigureFit) fit = fit_of(document, rows[i].text, &figure);
        g_assert_true(fit->fits);
        check_svg(fit, rows[i].width, rows[i].font);
        check_pdf(fit);
        check_png(fit);
    }
    bs_document_free(document);
}

// Where nobody has said which, the direction is the one with larger type. Without dot, of which a
// busy machine has fewer answers in the time that there is.
static void
test_direction(void)
{
    static const char *const dot = "/nowhere/dot";
    BsDocument *document = picture_document(twelve);
    for (guint32 i = 0; i < bs_document_n_stages(document); i++) {
        BsFigure figure;
        bs_document_goto(document, bs_document_stage(document, i)->last);
        g_autoptr(BsFigureFit) either = fit_with(document, "width=slide", &figure, dot);
        g_autoptr(BsFigureFit) down =
            fit_with(document, "width=slide,direction=down", &figure, dot);
        g_autoptr(BsFigureFit) right =
            fit_with(document, "width=slide,direction=right", &figure, dot);
        g_test_message("stage %u: %.2f, %.2f, %.2f pt", i, either->font, down->font, right->font);
        g_assert_cmpfloat(fabs(either->font - MAX(down->font, right->font)), <, 0.001);
    }
    bs_document_free(document);
}

// Of two edges between the same blocks each has its label between them, in a column, too.
static void
test_labels_between_blocks(void)
{
    static const char *const text =
        "func.func @f(%select_cond: i1, %first: memref<?xi8>, %second: memref<?xi8>) {\n"
        "  cf.cond_br %select_cond, ^bb1(%first, %second : memref<?xi8>, memref<?xi8>), "
        "^bb1(%second, %first : memref<?xi8>, memref<?xi8>)\n"
        "^bb1(%a: memref<?xi8>, %b: memref<?xi8>):\n"
        "  test.copy(%a, %b) : (memref<?xi8>, memref<?xi8>)\n"
        "  return\n"
        "}\n";
    BsDocument *document = picture_document(text);
    BsFigure figure;
    bs_document_goto_first(document);
    g_autoptr(BsFigureFit) fit = fit_of(document, "width=column", &figure);
    const BsScene *scene = fit->scene;
    g_assert_cmpuint(scene->n_edges, ==, 2);
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        const BsRect *from = &scene->boxes[edge->from].rect, *to = &scene->boxes[edge->to].rect;
        g_assert_cmpfloat(edge->label_rect.y, >=, from->y + from->height);
        g_assert_cmpfloat(edge->label_rect.y + edge->label_rect.height, <=, to->y);
    }
    bs_document_free(document);
}

// A program of twelve lines fits a column, and nothing in it stands out. When it has just got its
// deallocs, which are of thrice as many lines, its type is a little smaller.
static void
test_column(void)
{
    BsDocument *document = picture_document(twelve);
    for (guint32 i = 0; i < bs_document_n_stages(document); i++) {
        BsFigure figure;
        bs_document_goto(document, bs_document_stage(document, i)->last);
        g_autoptr(BsFigureFit) fit = fit_of(document, "width=column,font=8", &figure);
        const BsScene *scene = fit->scene;
        g_test_message("stage %u: %.1f x %.1f mm, %.2f pt", i, fit->width, fit->height, fit->font);
        const gboolean is_long = i == 3 || i == 4;
        g_assert_true(fit->fits || is_long);
        g_assert_cmpfloat(fit->font, >=, is_long ? 6.5 : 7.999);
        g_assert_cmpfloat(fabs(fit->width - 84), <, 0.01);
        g_assert_cmpfloat(fit->height, <=, 234.1);
        g_assert_cmpfloat(scene->width, <=, fit->sheet.width + 0.01);
        for (guint32 k = 0; k < scene->n_rows; k++) {
            const BsRect *rect = &scene->rows[k].rect;
            g_assert_cmpfloat(rect->x, >=, 0);
            g_assert_cmpfloat(rect->x + rect->width, <=, fit->sheet.width);
        }
    }
    bs_document_free(document);
}

// What does not fit has smaller type, and what is offered instead does.
static void
test_offers(void)
{
    BsDocument *document = picture_document(twelve);
    bs_document_goto_first(document);
    BsFigure figure;
    g_autoptr(BsFigureFit) fit = fit_of(document, "width=column,font=20", &figure);
    g_assert_false(fit->fits);
    g_assert_cmpfloat(fit->font, <, 20);
    check_svg(fit, 84, fit->font);
    const BsFigureWish wish = {.figure = &figure, .sentence = "what the step did"};
    g_autoptr(GArray) offers =
        bs_figure_offers(document, picture_function(document, 0), &wish, fit->font);
    g_assert_cmpuint(offers->len, >, 0);
    for (guint i = 0; i < offers->len; i++) {
        BsFigureWish with = wish;
        with.figure = &g_array_index(offers, BsFigure, i);
        g_autoptr(BsFigureFit) other =
            bs_figure_fit(document, picture_function(document, 0), &with, NULL);
        g_assert_true(other->fits);
        g_autofree char *difference = bs_figure_difference(with.figure, &figure, FALSE);
        g_assert_null(strchr(difference, ',')); // one thing
    }
    bs_document_free(document);
}

// -- looks ----------------------------------------------------------------------------------------

static gboolean
is_grey(guint32 rgb)
{
    return (rgb >> 16) == (rgb & 0xff) && (rgb >> 8 & 0xff) == (rgb & 0xff);
}

static void
test_print(void)
{
    const BsScheme print = {.grey = TRUE};
    for (BsPaint paint = 0; paint < BS_N_PAINTS; paint++)
        g_assert_true(is_grey(bs_paint_colour(paint, print)));
    for (BsLook look = 0; look < BS_N_LOOKS; look++) {
        const guint32 rgb = bs_look_colour(look, print);
        g_assert_true(is_grey(rgb));
        g_assert_cmpfloat(bs_contrast(rgb, bs_paint_colour(BS_PAINT_BOX, print)), >=, 4.5);
    }
    g_assert_cmphex(bs_paint_colour(BS_PAINT_BACKGROUND, print), ==, 0xffffff);
}

static void
test_looks(void)
{
    static const struct {
        const char *text;
        gboolean background, legend, sentence, follows;
    } rows[] = {
        {"width=column", TRUE, TRUE, TRUE, TRUE},
        {"background=no,look=light", FALSE, TRUE, TRUE, FALSE},
        {"width=column,legend=no,look=print", TRUE, FALSE, TRUE, FALSE},
        {"legend=no,sentence=no,look=dark", TRUE, FALSE, FALSE, FALSE},
    };
    BsDocument *document = picture_document(twelve);
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        BsFigure figure;
        gsize len;
        g_autoptr(BsFigureFit) fit = fit_of(document, rows[i].text, &figure);
        g_autofree char *svg = written(fit, BS_FORMAT_SVG, &len);
        g_assert_true(!strstr(svg, "class=\"background\"") == !rows[i].background);
        g_assert_true(!strstr(svg, "class=\"legend\"") == !rows[i].legend);
        g_assert_true(!strstr(svg, ">what the step did<") == !rows[i].sentence);
        g_assert_true(!strstr(svg, "@media") == !rows[i].follows);
    }
    bs_document_free(document);
}

// The pixel in the corner.
static guint32
corner_of(BsDocument *document, const char *text)
{
    BsFigure figure;
    g_autoptr(BsFigureFit) fit = fit_of(document, text, &figure);
    cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 4, 4);
    cairo_t *cr = cairo_create(image);
    bs_figure_paint(fit, cr);
    cairo_destroy(cr);
    cairo_surface_flush(image);
    const guint32 pixel = *(const guint32 *)(gconstpointer)cairo_image_surface_get_data(image);
    cairo_surface_destroy(image);
    return pixel;
}

static void
test_background(void)
{
    BsDocument *document = picture_document(twelve);
    g_assert_cmphex(corner_of(document, "background=no"), ==, 0);
    g_assert_cmphex(corner_of(document, "look=print"), ==, 0xffffffff);
    g_assert_cmphex(corner_of(document, "look=dark"), ==, 0xff1e1e1e);
    bs_document_free(document);
}

// -- ways -----------------------------------------------------------------------------------------

// The first block, and the one that it leads to.
static void
check_way(BsDocument *document, const char *dot, BsWay way)
{
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), NULL);
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    bs_layout_graph_set_way(graph, scene, way);
    BsLayout *layout =
        dot ? bs_layout_run(graph, dot, 120000, NULL, NULL) : bs_layout_simple(graph);
    g_assert_true(bs_layout_is_from_dot(layout) == (dot && way != BS_WAY_STACKED));
    bs_scene_place(scene, layout);
    bs_layout_free(layout);
    picture_check(scene);
    const BsRect *first = &scene->boxes[0].rect;
    for (guint32 i = 1; i < scene->n_boxes; i++) {
        const BsRect *box = &scene->boxes[i].rect, *before = &scene->boxes[i - 1].rect;
        if (way == BS_WAY_RIGHT)
            g_assert_cmpfloat(box->x, >, first->x + first->width);
        else
            g_assert_cmpfloat(box->y, >, first->y + first->height);
        if (way == BS_WAY_STACKED)
            g_assert_cmpfloat(box->y, >, before->y + before->height);
    }
    bs_scene_free(scene);
}

static void
test_ways(void)
{
    BsDocument *document = picture_document(twelve);
    bs_document_goto_first(document);
    for (BsWay way = BS_WAY_DOWN; way <= BS_WAY_STACKED; way++) {
        check_way(document, NULL, way);
        check_way(document, "dot", way);
    }
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/figure/table", test_table);
    g_test_add_func("/figure/numbers", test_numbers);
    g_test_add_func("/figure/mistakes", test_mistakes);
    g_test_add_func("/figure/sizes", test_sizes);
    g_test_add_func("/figure/direction", test_direction);
    g_test_add_func("/figure/labels", test_labels_between_blocks);
    g_test_add_func("/figure/column", test_column);
    g_test_add_func("/figure/offers", test_offers);
    g_test_add_func("/figure/print", test_print);
    g_test_add_func("/figure/looks", test_looks);
    g_test_add_func("/figure/background", test_background);
    g_test_add_func("/figure/ways", test_ways);
    return g_test_run();
}
