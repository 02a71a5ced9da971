// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pictures of a part, and of differences.
#include "picture.h"

#include "view/svg.h"

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
    g_assert_true(bs_layout_fits(layout, scene));
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

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/scene-views/differences", test_differences);
    return g_test_run();
}
