// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pictures of a part, and of differences.
#include "picture.h"

#include "debug/telling/focus.h"
#include "view/layout/frame.h"
#include "view/write/painter.h"
#include "view/write/svg.h"

// -- differences ----------------------------------------------------------------------------------

static const BsRow *
find_text(const BsScene *scene, const char *text)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (strcmp(scene->rows[i].full, text) == 0)
            return &scene->rows[i];
    }
    return NULL;
}

// Something is folded away, something comes, something has another operand.
static void
test_differences(void)
{
    BsDocument *document = picture_document("func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                            "  cf.br ^bb1\n"
                                            "^bb1:\n"
                                            "  %a = memref.alloc() : memref<4xf32>\n"
                                            "  test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)\n"
                                            "  return\n"
                                            "}\n");
    static const struct {
        const char *text;
        guint32 flags;
        BsRowKind kind;
    } rows[] = {
        {"- cf.br ^bb1", BS_ROW_REMOVED, BS_ROW_GONE},
        {"  %alloc = memref.alloc() : memref<4xf32>", 0, BS_ROW_OP},
        {"+ memref.dealloc %alloc : memref<4xf32>", BS_ROW_ADDED, BS_ROW_OP},
        {"  return", 0, BS_ROW_OP},
    };
    enum { OF_DIFFERENCES = BS_ROW_ADDED | BS_ROW_REMOVED | BS_ROW_ALTERED | BS_ROW_MOVED };
    bs_document_goto_last(document);
    BsOp *function = picture_function(document, 0);
    BsDiff *diff = bs_document_diff(document, 0, bs_document_n_events(document), function);
    BsScene *scene = bs_scene_new(document, function, &(BsSceneOptions){.diff = diff});
    g_assert_nonnull(strstr(scene->title, "; compared with stage 0"));
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        const BsRow *row = find_text(scene, rows[i].text);
        g_test_message("%s", rows[i].text);
        g_assert_nonnull(row);
        g_assert_cmpuint(row->flags & OF_DIFFERENCES, ==, rows[i].flags);
        g_assert_cmpint(row->kind, ==, rows[i].kind);
    }
    g_assert_true(find_text(scene, rows[0].text) < find_text(scene, rows[1].text));
    BsLayout *layout = bs_layout_simple(bs_layout_graph_new(scene));
    bs_scene_place(scene, layout);
    picture_check(scene);
    g_autofree char *svg = bs_scene_to_svg(scene, NULL);
    g_assert_nonnull(strstr(svg, "class=\"row gone\""));
    g_assert_nonnull(strstr(svg, "added-back"));
    bs_layout_free(layout);
    bs_scene_free(scene);
    bs_diff_free(diff);
    bs_document_free(document);
}

// What a row of an op that another operand comes to says of it: the words, wherever its lines
// break.
static void
test_words(void)
{
    BsDocument *document = picture_document("func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                            "  %a = memref.alloc() : memref<4xf32>\n"
                                            "  cf.cond_br %c, ^bb1, ^bb2(%a : memref<4xf32>)\n"
                                            "^bb1:\n"
                                            "  %b = memref.alloc() : memref<4xf32>\n"
                                            "  cf.br ^bb2(%b : memref<4xf32>)\n"
                                            "^bb2(%x: memref<4xf32>):\n"
                                            "  test.copy(%x, %m) : (memref<4xf32>, memref<4xf32>)\n"
                                            "  return\n"
                                            "}\n");
    static const guint32 widths[] = {64, 20};
    const guint32 ownership = 3;
    bs_document_goto_stage(document, ownership);
    BsOp *function = picture_function(document, 0);
    BsDiff *diff = bs_document_diff(document, 0, bs_document_cursor(document), function);
    for (guint k = 0; k < G_N_ELEMENTS(widths); k++) {
        const BsSceneOptions options = {.diff = diff, .max_chars = widths[k]};
        BsScene *scene = bs_scene_new(document, function, &options);
        guint altered = 0;
        for (guint32 i = 0; i < scene->n_rows; i++) {
            const BsRow *row = &scene->rows[i];
            g_autoptr(GString) said = g_string_new(NULL);
            for (guint32 w = 0; w < row->n_words; w++) {
                const BsRowWord *word = &row->words[w];
                g_string_append_len(said, row->lines[word->line] + word->from,
                                    (gssize)(word->to - word->from));
            }
            if (row->kind == BS_ROW_OP && row->flags & BS_ROW_ALTERED &&
                g_str_equal(row->op->def->name, "cf.br")) {
                g_test_message("%s: %s", row->full, said->str);
                g_assert_true(strstr(said->str, "i1") && strstr(said->str, "%"));
                g_assert_null(strstr(said->str, "memref"));
                altered++;
            } else if (!(row->flags & BS_ROW_ALTERED)) {
                g_assert_cmpuint(row->n_words, ==, 0);
            }
        }
        g_assert_cmpuint(altered, ==, 1);
        bs_scene_free(scene);
    }
    bs_diff_free(diff);
    bs_document_free(document);
}

// -- parts ----------------------------------------------------------------------------------------

static const char diamond[] = "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                              "  %a = memref.alloc() : memref<4xf32>\n"
                              "  cf.cond_br %c, ^bb1, ^bb2\n"
                              "^bb1:\n"
                              "  test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)\n"
                              "  cf.br ^bb3\n"
                              "^bb2:\n"
                              "  cf.br ^bb4\n"
                              "^bb3:\n"
                              "  scf.if %c {\n"
                              "    test.copy(%a, %m) : (memref<4xf32>, memref<4xf32>)\n"
                              "  }\n"
                              "  return\n"
                              "^bb4:\n"
                              "  return\n"
                              "}\n";

typedef struct Part {
    BsDocument *document;
    BsOp *function;
    BsBlock *blocks[5];
} Part;

static void
open_part(Part *part)
{
    guint n = 0;
    part->document = picture_document(diamond);
    bs_document_goto_first(part->document);
    part->function = picture_function(part->document, 0);
    bs_region_for_each (bs_op_region(part->function, 0), block)
        part->blocks[n++] = block;
}

// The labels of the blocks in the picture, which must be sound.
static char *
labels_of(const Part *part, const BsSceneOptions *options, guint32 *n_rows)
{
    BsScene *scene = bs_scene_new(part->document, part->function, options);
    BsLayout *layout = bs_layout_simple(bs_layout_graph_new(scene));
    bs_scene_place(scene, layout);
    picture_check(scene);
    GString *labels = g_string_new(NULL);
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        if (scene->boxes[i].depth == 0)
            g_string_append_printf(labels, "%s ", scene->boxes[i].id);
    }
    if (n_rows)
        *n_rows = scene->n_rows;
    bs_layout_free(layout);
    bs_scene_free(scene);
    return g_string_free(labels, FALSE);
}

static void
test_parts(void)
{
    Part part;
    open_part(&part);
    const BsValue *alloc = bs_document_find_value(part.document, part.function, "%alloc");
    const struct {
        BsSceneFilter filter;
        const char *labels;
    } rows[] = {
        {{BS_SHOW_ALL}, "bb0 bb1 bb2 bb3 bb4 "},
        {{BS_SHOW_NEIGHBOURS, part.blocks[1]}, "bb0 bb1 bb3 "},
        {{BS_SHOW_AROUND, part.blocks[1], .n_blocks = 1}, "bb1 "},
        {{BS_SHOW_AROUND, part.blocks[1], .n_blocks = 3}, "bb0 bb1 bb3 "},
        {{BS_SHOW_AROUND, part.blocks[1], .n_blocks = 9}, "bb0 bb1 bb2 bb3 bb4 "},
        {{BS_SHOW_PATH, part.blocks[0], part.blocks[4]}, "bb0 bb2 bb4 "},
        {{BS_SHOW_PATH, part.blocks[1], part.blocks[2]}, "bb1 bb2 "},
        {{BS_SHOW_USES, .value = alloc}, "bb0 bb1 bb3 "},
        {{BS_SHOW_PATH, part.blocks[0]}, "bb0 bb1 bb2 bb3 bb4 "},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *labels =
            labels_of(&part, &(BsSceneOptions){.filter = rows[i].filter}, NULL);
        g_test_message("row %u", i);
        g_assert_cmpstr(labels, ==, rows[i].labels);
    }
    bs_document_free(part.document);
}

static void
test_folded(void)
{
    Part part;
    guint32 all, without_if, without_block, without_insides;
    open_part(&part);
    g_autoptr(GHashTable) folded = g_hash_table_new(NULL, NULL);
    g_free(labels_of(&part, NULL, &all));
    g_hash_table_add(folded, part.blocks[3]->first);
    g_free(labels_of(&part, &(BsSceneOptions){.folded = folded}, &without_if));
    g_hash_table_add(folded, part.blocks[3]);
    g_free(labels_of(&part, &(BsSceneOptions){.folded = folded}, &without_block));
    g_autofree char *labels =
        labels_of(&part, &(BsSceneOptions){.detail = BS_DETAIL_BLOCKS}, &without_insides);
    g_assert_cmpuint(without_if, <, all);
    g_assert_cmpuint(without_block, <, without_if);
    g_assert_cmpuint(without_insides, <, all);
    g_assert_cmpstr(labels, ==, "bb0 bb1 bb2 bb3 bb4 ");
    bs_document_free(part.document);
}

// It lives from its definition, through blocks, to its last use; a region counts as a use.
static void
test_life(void)
{
    Part part;
    open_part(&part);
    BsScene *scene = bs_scene_new(part.document, part.function, NULL);
    const BsValue *alloc = bs_document_find_value(part.document, part.function, "%alloc");
    bs_scene_show_value(scene, part.document, alloc);
    guint defines = 0, uses = 0;
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        const guint32 box = bs_scene_find_block(scene, row->block)->parent;
        defines += (row->flags & BS_ROW_DEFINES) != 0;
        uses += (row->flags & BS_ROW_USES) != 0;
        if (row->block == part.blocks[2] || row->block == part.blocks[4])
            g_assert_false(row->flags & BS_ROW_LIVE);
        if (row->block == part.blocks[1] && (gint)box < 0 && row->kind == BS_ROW_OP)
            g_assert_true(row->flags & BS_ROW_LIVE);
        if (row->op && bs_op_is(row->op, "func.return"))
            g_assert_false(row->flags & BS_ROW_LIVE);
    }
    g_assert_cmpuint(defines, ==, 1);
    g_assert_cmpuint(uses, ==, 2);
    bs_scene_show_value(scene, part.document, NULL);
    for (guint32 i = 0; i < scene->n_rows; i++)
        g_assert_false(scene->rows[i].flags & (BS_ROW_DEFINES | BS_ROW_USES | BS_ROW_LIVE));
    bs_scene_free(scene);
    bs_document_free(part.document);
}

// -- words ----------------------------------------------------------------------------------------

// A block that a dealloc retains for and that has become a part of the dealloc's own since.
static void
test_merged_block(void)
{
    BsDocument *document = picture_document("// bufscope: pipeline=documented\n"
                                            "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                            "  %a = memref.alloc() : memref<4xf32>\n"
                                            "  cf.cond_br %c, ^bb1(%a : memref<4xf32>), "
                                            "^bb1(%m : memref<4xf32>)\n"
                                            "^bb1(%x: memref<4xf32>):\n"
                                            "  test.copy(%x, %m) : (memref<4xf32>, memref<4xf32>)\n"
                                            "  return\n"
                                            "}\n");
    guint n_retains = 0;
    bs_document_goto(document, bs_document_stage(document, 3)->last);
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), NULL);
    for (guint32 i = 0; i < scene->n_rows; i++) {
        g_assert_null(strstr(scene->rows[i].full, "^?"));
        n_retains += strstr(scene->rows[i].full, "retains") != NULL;
    }
    g_assert_cmpuint(scene->n_boxes, ==, 1);
    g_assert_cmpuint(n_retains, >, 0);
    bs_scene_free(scene);
    bs_document_free(document);
}

// A word that is longer than a line is broken where it has an end.
static void
test_long_word(void)
{
    BsDocument *document = picture_document("func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                            "  bufferization.dealloc (%m : memref<4xf32>) if (%c)\n"
                                            "  return\n"
                                            "}\n");
    const BsSceneOptions narrow = {.max_chars = 16};
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), &narrow);
    const BsRow *row = NULL;
    for (guint32 i = 0; i < scene->n_rows && !row; i++)
        row = g_str_has_prefix(scene->rows[i].full, "bufferization") ? &scene->rows[i] : NULL;
    g_assert_nonnull(row);
    g_assert_cmpstr(row->lines[0], ==, "bufferization.");
    g_assert_true(g_str_has_prefix(row->lines[1], "    dealloc"));
    bs_scene_free(scene);
    bs_document_free(document);
}

// -- labels at the border of what is seen
// ----------------------------------------------------------

// The pixels of the scene with the labels that a view does not cut; free with
// cairo_surface_destroy().
static cairo_surface_t *
painted(const BsScene *scene, const BsRect *view)
{
    cairo_surface_t *image =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)scene->width, (int)scene->height);
    cairo_t *cr = cairo_create(image);
    bs_scene_paint(scene, cr, &(BsPaintOptions){.view = *view});
    cairo_destroy(cr);
    cairo_surface_flush(image);
    return image;
}

static gboolean
paints_the_same(const BsScene *scene, const BsRect *one, const BsRect *other)
{
    cairo_surface_t *a = painted(scene, one), *b = painted(scene, other);
    const gsize size = (gsize)cairo_image_surface_get_stride(a) * (gsize)(int)scene->height;
    const gboolean same =
        memcmp(cairo_image_surface_get_data(a), cairo_image_surface_get_data(b), size) == 0;
    cairo_surface_destroy(a);
    cairo_surface_destroy(b);
    return same;
}

// A label is there as a whole or not at all, and who looks is told when that becomes otherwise.
static void
test_cut_labels(void)
{
    BsDocument *document = picture_document("func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                            "  cf.cond_br %c, ^bb1, ^bb2\n"
                                            "^bb1:\n"
                                            "  memref.dealloc %m : memref<4xf32>\n"
                                            "  cf.br ^bb2\n"
                                            "^bb2:\n"
                                            "  return\n"
                                            "}\n");
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    g_assert_cmpstr(scene->edges[0].label, ==, "true");
    g_assert_cmpstr(scene->edges[1].label, ==, "false");
    scene->edges[1].label_rect.width = 0; // the other one is at its side
    const BsRect *label = &scene->edges[0].label_rect, all = {0}, whole = {0, 0, 1e6, 1e6};
    const BsRect above = {0, 0, 1e6, label->y}, holds = {0, 0, 1e6, label->y + label->height};
    const BsRect cuts = {0, 0, 1e6, label->y + label->height / 2};
    const BsRect left = {label->x + label->width / 2, 0, 1e6, label->y + label->height};
    g_assert_true(paints_the_same(scene, &all, &whole));
    g_assert_true(paints_the_same(scene, &all, &holds));
    g_assert_false(paints_the_same(scene, &all, &cuts));
    g_assert_false(paints_the_same(scene, &all, &left));
    g_assert_cmpuint(bs_scene_cut_labels(scene, &whole), ==, 0);
    g_assert_cmpuint(bs_scene_cut_labels(scene, &above), ==, 0);
    g_assert_cmpuint(bs_scene_cut_labels(scene, &cuts), !=, 0);
    bs_scene_free(scene);
    bs_document_free(document);
}

// -- a block that went ----------------------------------------------------------------------------

static guint32
pixel(cairo_surface_t *image, double x, double y)
{
    const guchar *line = cairo_image_surface_get_data(image) +
                         (gsize)y * (gsize)cairo_image_surface_get_stride(image);
    guint32 rgb;
    memcpy(&rgb, line + (gsize)x * sizeof rgb, sizeof rgb);
    return rgb & 0xffffff;
}

// Where it is struck through is what the step is about; and nothing is selected there.
static void
test_gone_block(void)
{
    BsDocument *document = picture_document("func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                            "  cf.cond_br %c, ^bb1, ^bb2\n"
                                            "^bb1:\n"
                                            "  memref.dealloc %m : memref<4xf32>\n"
                                            "  cf.br ^bb3\n"
                                            "^bb2:\n"
                                            "  cf.br ^bb3\n"
                                            "^bb3:\n"
                                            "  return\n"
                                            "}\n");
    BsOp *function = picture_function(document, 0);
    BsScene *scene = NULL;
    const BsBlock *block = NULL;
    const BsRow *gone = NULL;
    for (guint32 i = 1; !gone && i < bs_document_n_events(document); i++) {
        bs_scene_free(scene);
        bs_document_goto(document, i);
        scene = picture_scene(document, function, NULL);
        block = bs_event_focus(bs_document_current_event(document)).block;
        gone = bs_frame_find_gone(scene, block);
    }
    g_assert_nonnull(gone);
    g_assert_cmpstr(gone->full, ==, "^bb2");
    g_assert_true(bs_frame_find(scene, block, &(BsRect){0}) == &scene->boxes[gone->box]);
    g_assert_null(bs_frame_find_gone(scene, scene->boxes[0].block));
    g_assert_null(bs_frame_find_gone(scene, NULL));
    cairo_surface_t *image = painted(scene, &(BsRect){0});
    const BsRect *row = &gone->rect;
    g_assert_cmphex(pixel(image, row->x + row->width / 2, row->y + 2), ==,
                    bs_paint_colour(BS_PAINT_REMOVED, (BsScheme){0}));
    cairo_surface_destroy(image);
    bs_scene_free(scene);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/scene-views/differences", test_differences);
    g_test_add_func("/scene-views/words", test_words);
    g_test_add_func("/scene-views/parts", test_parts);
    g_test_add_func("/scene-views/folded", test_folded);
    g_test_add_func("/scene-views/life", test_life);
    g_test_add_func("/scene-views/merged-block", test_merged_block);
    g_test_add_func("/scene-views/long-word", test_long_word);
    g_test_add_func("/scene-views/cut-labels", test_cut_labels);
    g_test_add_func("/scene-views/gone-block", test_gone_block);
    return g_test_run();
}
