// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "picture.h"
#include "support/file.h"
#include "view/write/dot.h"
#include "view/write/export.h"
#include "view/write/painter.h"
#include "view/write/story.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char example[] = "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                              "  %a = memref.alloc() : memref<4xf32>\n"
                              "  cf.cond_br %c, ^bb1, ^bb2\n"
                              "^bb1:\n"
                              "  test.copy(%a, %m) : (memref<4xf32>, memref<4xf32>)\n"
                              "  cf.br ^bb2\n"
                              "^bb2:\n"
                              "  return\n"
                              "}\n"
                              "func.func private @declared()\n"
                              "func.func @\"a b/..\\\\\"() {\n"
                              "  return\n"
                              "}\n";

static char *
make_folder(void)
{
    GError *error = NULL;
    char *folder = g_dir_make_tmp("bufscope-export-XXXXXX", &error);
    g_assert_no_error(error);
    return folder;
}

// Removes a folder of files.
static void
remove_folder(char *folder)
{
    GDir *dir = g_dir_open(folder, 0, NULL);
    for (const char *name; (name = g_dir_read_name(dir));) {
        g_autofree char *path = g_build_filename(folder, name, NULL);
        g_assert_cmpint(g_unlink(path), ==, 0);
    }
    g_dir_close(dir);
    g_assert_cmpint(g_rmdir(folder), ==, 0);
    g_free(folder);
}

static void
test_signatures(void)
{
    static const struct {
        BsFormatKind format;
        const char *name, *begins, *holds;
    } files[] = {
        {BS_FORMAT_SVG, "a.svg", "<svg ", "</svg>"},
        {BS_FORMAT_PNG, "a.png", "\x89PNG\r\n\x1a\n", NULL},
        {BS_FORMAT_PDF, "a.pdf", "%PDF-1.", NULL},
        {BS_FORMAT_DOT, "a.dot", "digraph cfg {", "bb0 -> bb1"},
    };
    BsDocument *document = picture_document(example);
    char *folder = make_folder();
    for (guint i = 0; i < G_N_ELEMENTS(files); i++) {
        g_autofree char *path = g_build_filename(folder, files[i].name, NULL), *text = NULL;
        g_autoptr(GError) error = NULL;
        g_assert_cmpint(bs_format_of_path(path), ==, files[i].format);
        g_assert_true(bs_export_picture(document, picture_function(document, 0), files[i].format,
                                        path, NULL, &error));
        g_assert_no_error(error);
        gsize len;
        g_assert_true(g_file_get_contents(path, &text, &len, NULL));
        g_assert_cmpuint(len, >, 500);
        g_assert_true(memcmp(text, files[i].begins, strlen(files[i].begins)) == 0);
        g_assert_true(!files[i].holds || strstr(text, files[i].holds));
    }
    g_assert_cmpint(bs_format_of_path("a.jpeg"), ==, BS_N_FORMATS);
    g_assert_cmpint(bs_format_of_path("svg"), ==, BS_N_FORMATS);
    remove_folder(folder);
    bs_document_free(document);
}

static void
test_unwritable(void)
{
    BsDocument *document = picture_document(example);
    for (BsFormatKind format = 0; format < BS_N_FORMATS; format++) {
        g_autofree char *path =
            g_strdup_printf("/nowhere/at all/a.%s", bs_format_extension(format));
        g_autoptr(GError) error = NULL;
        g_assert_false(
            bs_export_picture(document, picture_function(document, 0), format, path, NULL, &error));
        g_assert_nonnull(error);
        g_assert_true(strstr(error->message, "/nowhere/at all/a.") != NULL);
    }
    g_autoptr(GError) error = NULL;
    g_assert_false(bs_export_picture(document, picture_function(document, 0), BS_N_FORMATS,
                                     "a.jpeg", NULL, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
    g_clear_error(&error);
    g_assert_false(bs_export_stages(document, BS_FORMAT_SVG, "/proc/nowhere", NULL, NULL, &error));
    g_assert_nonnull(error);
    bs_document_free(document);
}

// One file per stage and function with a body; names of functions do not lead out of the folder.
static void
test_stages(void)
{
    BsDocument *document = picture_document(example);
    bs_document_goto(document, 3);
    char *parent = make_folder();
    char *folder = g_build_filename(parent, "new", NULL);
    g_autoptr(GPtrArray) written = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GError) error = NULL;
    g_assert_true(bs_export_stages(document, BS_FORMAT_DOT, folder, NULL, written, &error));
    g_assert_no_error(error);
    g_assert_cmpuint(bs_document_cursor(document), ==, 3);
    g_assert_cmpuint(written->len, ==, 2 * bs_document_n_stages(document));
    for (guint i = 0; i < written->len; i++) {
        g_autofree char *in = g_path_get_dirname(written->pdata[i]);
        g_assert_cmpstr(in, ==, folder);
        g_assert_true(g_file_test(written->pdata[i], G_FILE_TEST_IS_REGULAR));
    }
    g_autofree char *first = g_path_get_basename(written->pdata[0]);
    g_assert_cmpstr(first, ==, "0-input-f.dot");
    remove_folder(folder);
    remove_folder(parent);
    bs_document_free(document);
}

static void
test_cancelled(void)
{
    BsDocument *document = picture_document(example);
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    g_autoptr(GError) error = NULL;
    g_cancellable_cancel(cancellable);
    const BsExportOptions options = {.cancellable = cancellable};
    g_assert_false(bs_export_picture(document, picture_function(document, 0), BS_FORMAT_SVG,
                                     "/nowhere/a.svg", &options, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    bs_document_free(document);
}

// -- pixels --------------------------------------------------------------------------------------

static guint32
pixel(cairo_surface_t *surface, int x, int y)
{
    cairo_surface_flush(surface);
    const unsigned char *row =
        cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
    guint32 rgb;
    memcpy(&rgb, row + 4 * x, sizeof rgb);
    return rgb & 0xffffff;
}

// The backgrounds of the picture and of a box, in light and dark, and of a selected op.
static void
test_paint(void)
{
    BsDocument *document = picture_document(example);
    bs_document_goto_first(document);
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    const BsRow *row = bs_scene_find_op(scene, scene->rows[scene->n_rows - 1].op);
    for (guint i = 0; i < 3; i++) {
        const BsPaintOptions options = {.scheme = {.dark = i == 1},
                                        .selected_op = i == 2 ? row->op : NULL};
        cairo_surface_t *surface =
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)scene->width, (int)scene->height);
        cairo_t *cr = cairo_create(surface);
        bs_scene_paint(scene, cr, &options);
        cairo_destroy(cr);
        const BsPaint inside = i == 2 ? BS_PAINT_SELECTED : BS_PAINT_BOX;
        const int x = (int)(row->rect.x + row->rect.width - 5), y = (int)row->rect.y + 5;
        g_assert_cmphex(pixel(surface, 1, 1), ==,
                        i == 1 ? bs_paints[BS_PAINT_BACKGROUND].dark
                               : bs_paints[BS_PAINT_BACKGROUND].light);
        g_assert_cmphex(pixel(surface, x, y), ==,
                        i == 1 ? bs_paints[inside].dark : bs_paints[inside].light);
        cairo_surface_destroy(surface);
    }
    bs_scene_free(scene);
    bs_document_free(document);
}

static cairo_surface_t *
painted(const BsScene *scene, double zoom, const BsRect *clip)
{
    const BsPaintOptions options = {.zoom = zoom, .clip = *clip};
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)(scene->width * zoom), (int)(scene->height * zoom));
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, zoom, zoom);
    cairo_rectangle(cr, clip->x, clip->y, clip->width, clip->height);
    if (clip->width > 0)
        cairo_clip(cr);
    bs_scene_paint(scene, cr, &options);
    cairo_destroy(cr);
    return surface;
}

// But for what clipping changes in the last bits of half-covered pixels.
static gboolean
is_same(cairo_surface_t *one, cairo_surface_t *other, int x, int y)
{
    const guint32 a = pixel(one, x, y), b = pixel(other, x, y);
    for (guint shift = 0; shift <= 16; shift += 8) {
        if (ABS((gint)(a >> shift & 255) - (gint)(b >> shift & 255)) > 24)
            return FALSE;
    }
    return TRUE;
}

// What is painted of a part is what is there in the whole, near and from afar. Through a clip,
// cairo 1.18 leaves out the topmost line of pixels of some letters: what matters differs in two
// lines.
static void
test_parts(void)
{
    static const double zooms[] = {1, 0.25};
    BsDocument *document = picture_document(example);
    BsScene *scene = picture_scene(document, picture_function(document, 0), "dot");
    const BsRect part = {40, 60, scene->width / 2, scene->height / 2};
    for (guint i = 0; i < G_N_ELEMENTS(zooms); i++) {
        cairo_surface_t *all = painted(scene, zooms[i], &(BsRect){0, 0, 0, 0});
        cairo_surface_t *some = painted(scene, zooms[i], &part);
        for (int y = (int)(part.y * zooms[i]) + 1; y < (part.y + part.height) * zooms[i] - 1; y++) {
            for (int x = (int)(part.x * zooms[i]) + 1; x < (part.x + part.width) * zooms[i] - 1;
                 x++)
                g_assert_true(is_same(all, some, x, y) || is_same(all, some, x, y + 1));
        }
        cairo_surface_destroy(all);
        cairo_surface_destroy(some);
    }
    bs_scene_free(scene);
    bs_document_free(document);
}

// A picture that is larger than PNG or PDF may be is written smaller.
static void
test_huge(void)
{
    g_autoptr(GString) text = g_string_new("func.func @f() {\n  cf.br ^bb1\n");
    for (guint i = 1; i < 900; i++)
        g_string_append_printf(text, "^bb%u:\n  cf.br ^bb%u\n", i, i + 1);
    g_string_append(text, "^bb900:\n  return\n}\n");
    BsDocument *document = picture_document(text->str);
    bs_document_goto_first(document);
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    g_assert_cmpfloat(scene->height, >, 66000);
    char *folder = make_folder();
    g_autofree char *png = g_build_filename(folder, "a.png", NULL);
    g_autofree char *pdf = g_build_filename(folder, "a.pdf", NULL);
    const BsPaintOptions options = {.legend = TRUE};
    g_autoptr(GError) error = NULL;
    g_assert_true(bs_scene_write_png(scene, png, 2, &options, &error));
    g_assert_no_error(error);
    g_assert_true(bs_scene_write_pdf(scene, pdf, &options, &error));
    g_assert_no_error(error);
    cairo_surface_t *surface = cairo_image_surface_create_from_png(png);
    g_assert_cmpint(cairo_image_surface_get_height(surface), >, 31000);
    g_assert_cmpint(cairo_image_surface_get_height(surface), <, 32768);
    cairo_surface_destroy(surface);
    remove_folder(folder);
    bs_scene_free(scene);
    bs_document_free(document);
}

// -- DOT -----------------------------------------------------------------------------------------

// What `dot` reads and writes again still has the texts of the program, however they are quoted.
static void
test_dot_quoting(void)
{
    BsDocument *document =
        picture_document("func.func @\"q\\22uote \\5C N\"() {\n"
                         "  \"test.op\"() {a = \"x\\22y\", b = \"back\\5Cslash\"} : () -> ()\n"
                         "  return\n"
                         "}\n");
    bs_document_goto_first(document);
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), NULL);
    g_autofree char *text = bs_scene_to_dot(scene), *svg = NULL;
    g_autoptr(GError) error = NULL;
    GSubprocess *dot =
        g_subprocess_new(G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                         "dot", "-Tsvg", NULL);
    g_assert_no_error(error);
    g_assert_true(g_subprocess_communicate_utf8(dot, text, NULL, &svg, NULL, &error));
    g_assert_no_error(error);
    g_assert_true(g_subprocess_get_successful(dot));
    g_assert_true(strstr(svg, "@q&quot;uote \\ N: input") != NULL);
    g_assert_true(strstr(svg, "x\\22y") != NULL);
    g_assert_true(strstr(svg, "back\\\\slash") != NULL);
    g_object_unref(dot);
    bs_scene_free(scene);
    bs_document_free(document);
}

// -- where files go ------------------------------------------------------------------------------

static void
assert_file(const char *path, const char *expected)
{
    g_autofree char *text = NULL;
    g_autoptr(GError) error = NULL;
    g_file_get_contents(path, &text, NULL, &error);
    g_assert_no_error(error);
    g_assert_cmpstr(text, ==, expected);
}

static void
assert_written(const char *path, const char *text)
{
    g_autoptr(GError) error = NULL;
    g_assert_true(bs_file_write(path, text, strlen(text), &error));
    g_assert_no_error(error);
}

// What a path is stays: a link leads on to its file, a pipe is written into. The name of a file may
// be as long as names can be.
static void
test_kinds_of_file(void)
{
    char *folder = make_folder();
    g_autofree char *file = g_build_filename(folder, "file", NULL);
    g_autofree char *link = g_build_filename(folder, "link", NULL);
    g_autofree char *pipe = g_build_filename(folder, "pipe", NULL);
    g_autofree char *name = g_strnfill(255, 'n');
    g_autofree char *longest = g_build_filename(folder, name, NULL);
    char read_back[8] = "";
    assert_written(file, "first");
    assert_written(file, "next");
    assert_file(file, "next");
    g_assert_cmpint(symlink("file", link), ==, 0);
    assert_written(link, "through the link");
    assert_file(file, "through the link");
    g_assert_true(g_file_test(link, G_FILE_TEST_IS_SYMLINK));
    assert_written(longest, "long");
    assert_file(longest, "long");
    g_assert_cmpint(mkfifo(pipe, 0600), ==, 0);
    const int end = g_open(pipe, O_RDWR | O_CLOEXEC, 0);
    g_assert_cmpint(end, >=, 0);
    assert_written(pipe, "piped");
    g_assert_cmpint(read(end, read_back, sizeof read_back), ==, 5);
    g_assert_cmpstr(read_back, ==, "piped");
    g_close(end, NULL);
    remove_folder(folder);
}

static void
cancel_at_third(gpointer cancellable, guint32 step, guint32 n G_GNUC_UNUSED)
{
    if (step == 3)
        g_cancellable_cancel(cancellable);
}

// A series of pictures that was cancelled leaves none.
static void
test_cancelled_series(void)
{
    BsDocument *document = picture_document(example);
    char *folder = make_folder();
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    g_autoptr(GError) error = NULL;
    const BsStoryOptions options = {.cancellable = cancellable,
                                    .progress = cancel_at_third,
                                    .data = cancellable,
                                    .grain = BS_GRAIN_OP};
    g_assert_false(
        bs_story_write_pictures(document, picture_function(document, 0), &options, folder, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_assert_cmpint(g_rmdir(folder), ==, 0); // it is empty
    g_free(folder);
    bs_document_free(document);
}

// A file that cannot be written is named as it was given, with the reason.
static void
test_reasons(void)
{
    BsDocument *document = picture_document(example);
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    const BsPaintOptions options = {.legend = TRUE};
    for (guint i = 0; i < 2; i++) {
        g_autoptr(GError) error = NULL;
        const gboolean ok = i ? bs_scene_write_pdf(scene, "/nothing/here.pdf", &options, &error)
                              : bs_scene_write_png(scene, "/nothing/here.png", 1, &options, &error);
        g_assert_false(ok);
        g_assert_true(g_str_has_suffix(error->message, "': No such file or directory"));
        g_assert_true(g_str_has_prefix(error->message, "cannot write '/nothing/here.p"));
    }
    bs_scene_free(scene);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/export/signatures", test_signatures);
    g_test_add_func("/export/unwritable", test_unwritable);
    g_test_add_func("/export/stages", test_stages);
    g_test_add_func("/export/cancelled", test_cancelled);
    g_test_add_func("/export/paint", test_paint);
    g_test_add_func("/export/parts", test_parts);
    g_test_add_func("/export/huge", test_huge);
    g_test_add_func("/export/dot-quoting", test_dot_quoting);
    g_test_add_func("/export/kinds-of-file", test_kinds_of_file);
    g_test_add_func("/export/cancelled-series", test_cancelled_series);
    g_test_add_func("/export/reasons", test_reasons);
    return g_test_run();
}
