// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a step takes away: every op that goes is told of, once and where it was, and so it stands in
// the picture, at this step and no other. Files and folders with .mlir files are given on the
// command line.
#include "debug/telling/gone.h"
#include "documents.h"
#include "picture.h"
#include "view/write/svg.h"

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,"
    "buffer-deallocation),canonicalize)",
    "builtin.module(hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-buffer-reuse,"
    "hlo-deallocation-simplification,hlo-deallocation-to-scf),canonicalize)",
    NULL,
};

// -- each event of real programs ------------------------------------------------------------------

static guint
count_told(const GArray *gone, const BsOp *op)
{
    guint n = 0;
    for (guint i = 0; i < gone->len; i++) {
        const BsGone *one = &g_array_index(gone, BsGone, i);
        n += one->op == op && one->kind == BS_GONE_OP;
    }
    return n;
}

// Of those that were there, the outermost ones that are not there now.
static void
check_event(BsDocument *document, guint32 number, BsOp *function)
{
    enum { MANY = 40 };
    g_autoptr(GPtrArray) before = g_ptr_array_new(), erased = g_ptr_array_new();
    bs_document_goto(document, number - 1);
    if (!bs_document_has_op(document, function))
        return;
    const BsText *text = bs_document_text(document, function);
    for (guint i = 0; i < text->ops->len; i++) // some terminators are not printed
        g_ptr_array_add(before, (gpointer)(gsize)g_array_index(text->ops, BsOpLines, i).op);
    g_autoptr(GHashTable) parents = g_hash_table_new(NULL, NULL);
    g_autoptr(GHashTable) blocks = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < before->len; i++) {
        g_hash_table_insert(parents, before->pdata[i], bs_op_parent(before->pdata[i]));
        g_hash_table_insert(blocks, before->pdata[i], bs_op_block(before->pdata[i]));
    }
    bs_document_goto(document, number);
    for (guint i = 0; i < before->len; i++) {
        const BsOp *op = before->pdata[i];
        const gboolean alone = bs_document_has_op(document, g_hash_table_lookup(parents, op)) ||
                               bs_document_has_block(document, g_hash_table_lookup(blocks, op));
        if (!bs_document_has_op(document, op) && alone)
            g_ptr_array_add(erased, before->pdata[i]);
    }
    const GArray *gone = bs_document_gone(document, function);
    for (guint i = 0; i < erased->len && erased->len <= MANY && gone->len; i++)
        g_assert_cmpuint(count_told(gone, erased->pdata[i]), ==, 1);
    if (erased->len && erased->len < MANY / 2 && bs_document_has_op(document, function))
        g_assert_cmpuint(gone->len, >, 0);
    for (guint i = 0; i < gone->len; i++) {
        const BsGone *one = &g_array_index(gone, BsGone, i);
        g_assert_true(bs_document_has_block(document, one->home));
        g_assert_true(!one->behind || bs_document_has_op(document, one->behind));
        g_assert_true(one->kind != BS_GONE_OP || g_ptr_array_find(erased, one->op, NULL));
    }
}

static void
check(BsDocument *document)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        BsOp *function = bs_document_event_function(document, i);
        if (function)
            check_event(document, i, function);
    }
}

// -- pictures -------------------------------------------------------------------------------------

static const char two_blocks[] = "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                 "  cf.br ^next(%m : memref<4xf32>)\n"
                                 "^next(%n: memref<4xf32>):\n"
                                 "  test.copy(%n, %m) : (memref<4xf32>, memref<4xf32>)\n"
                                 "  return\n"
                                 "}\n";

static guint
count_rows(const BsScene *scene, BsRowKind kind)
{
    guint n = 0;
    for (guint32 i = 0; i < scene->n_rows; i++)
        n += scene->rows[i].kind == kind;
    return n;
}

// The rows of the entry block, a line for each, with `-` before what is gone.
static char *
rows_of(const BsScene *scene)
{
    GString *text = g_string_new(NULL);
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        if (row->kind == BS_ROW_GONE)
            g_assert_true(row->flags & BS_ROW_REMOVED);
        g_string_append_printf(text, "%s%s\n", row->kind == BS_ROW_GONE ? "- " : "", row->full);
    }
    return g_string_free(text, FALSE);
}

// To the first event from here on that takes something away.
static void
go_to_change(BsDocument *document, const BsOp *function)
{
    while (bs_document_step_forward(document, BS_GRAIN_DETAIL)) {
        if (bs_document_gone(document, function)->len)
            return;
    }
    g_assert_not_reached();
}

// One block becomes part of the other: the branch and the label are gone from between their ops.
static void
test_merge(void)
{
    BsDocument *document = picture_document(two_blocks);
    bs_document_set_naming(document, BS_NAMES_OWN);
    bs_document_goto_first(document);
    BsOp *function = picture_function(document, 0);
    go_to_change(document, function);
    BsScene *scene = picture_scene(document, function, NULL);
    picture_check(scene);
    g_autofree char *rows = rows_of(scene);
    g_assert_cmpstr(rows, ==,
                    "^bb0 (entry)\n%c: i1\n%m: memref<4xf32>\n"
                    "- cf.br ^next(%m : memref<4xf32>)\n- ^next(%n: memref<4xf32>)\n"
                    "test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)\nreturn\n");
    g_autofree char *svg = bs_scene_to_svg(scene, "");
    g_assert_nonnull(strstr(svg, "removed-back"));
    bs_scene_free(scene);
    bs_document_step_forward(document, BS_GRAIN_DETAIL);
    scene = bs_scene_new(document, function, NULL);
    g_assert_cmpuint(count_rows(scene, BS_ROW_GONE), ==, 0);
    bs_scene_free(scene);
    bs_document_free(document);
}

static void
test_left_out(void)
{
    BsDocument *document = picture_document(two_blocks);
    bs_document_goto_first(document);
    BsOp *function = picture_function(document, 0);
    go_to_change(document, function);
    const BsSceneOptions without[] = {{.detail = BS_DETAIL_BLOCKS}, {.hide_gone = TRUE}};
    for (guint i = 0; i < G_N_ELEMENTS(without); i++) {
        BsScene *scene = bs_scene_new(document, function, &without[i]);
        g_assert_cmpuint(count_rows(scene, BS_ROW_GONE), ==, 0);
        bs_scene_free(scene);
    }
    BsScene *scene = bs_scene_new(document, function, NULL);
    g_assert_cmpuint(count_rows(scene, BS_ROW_GONE), >, 0);
    bs_scene_free(scene);
    bs_document_free(document);
}

// A dealloc that is lowered takes what it freed with it.
static void
test_marks(void)
{
    static const char text[] = "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                               "  bufferization.dealloc (%m : memref<4xf32>) if (%c)\n"
                               "  return\n"
                               "}\n";
    BsPipeline *pipeline =
        bs_pipeline_parse("builtin.module(bufferization-lower-deallocations)", NULL);
    const BsDocumentOptions options = {.pipeline = pipeline, .naming = BS_NAMES_OWN};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    bs_pipeline_free(pipeline);
    bs_document_goto_first(document);
    BsOp *function = picture_function(document, 0);
    go_to_change(document, function);
    const BsSceneOptions buffers = {.detail = BS_DETAIL_BUFFERS};
    BsScene *scene = bs_scene_new(document, function, &buffers);
    g_autofree char *rows = rows_of(scene);
    g_assert_nonnull(strstr(rows, "- bufferization.dealloc ("));
    g_assert_nonnull(strstr(rows, "-   ✕ frees %m if %c\n"));
    bs_scene_free(scene);
    const BsText *now = bs_document_text(document, function);
    g_autoptr(GArray) lines = bs_document_gone_lines(document, function, now);
    g_assert_cmpuint(lines->len, ==, 1);
    const BsGoneLine *line = &g_array_index(lines, BsGoneLine, 0);
    const BsOpLines *behind = bs_text_find_line(now, line->before);
    g_assert_cmpstr(behind->op->def->name, ==, "scf.if");
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/gone/merge", test_merge);
    g_test_add_func("/gone/left-out", test_left_out);
    g_test_add_func("/gone/marks", test_marks);
    documents.pipelines = pipelines;
    documents.check = check;
    return paths_run("/gone", argc, argv, documents_test_file);
}
