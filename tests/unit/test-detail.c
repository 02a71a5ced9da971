// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is in a picture at each level of detail and for how much room; what is said of a buffer when
// the conditions of its state are gone; the ways through structured control flow.
#include "picture.h"

#include "view/layout/frame.h"
#include "view/scene/code-words.h"

static const char program[] =
    "func.func @f(%c: i1, %n: index, %m: memref<?xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %more = arith.addi %n, %c1 : index\n"
    "  %a = memref.alloc(%more) : memref<?xf32>\n"
    "  %size = memref.dim %a, %c0 : memref<?xf32>\n"
    "  call @use(%size) : (index) -> ()\n"
    "  %r = scf.if %c -> (memref<?xf32>) {\n"
    "    scf.yield %a : memref<?xf32>\n"
    "  } else {\n"
    "    scf.yield %m : memref<?xf32>\n"
    "  }\n"
    "  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {\n"
    "    %t = arith.addi %s, %i : index\n"
    "    scf.yield %t : index\n"
    "  }\n"
    "  test.copy(%r, %m) : (memref<?xf32>, memref<?xf32>)\n"
    "  return\n"
    "}\n"
    "func.func private @use(index)\n";

static BsDocument *
load(const char *text)
{
    BsDocument *document = picture_document(text);
    bs_document_goto_first(document);
    return document;
}

static const BsRow *
find_line(const BsScene *scene, const char *line)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (strcmp(scene->rows[i].lines[0], line) == 0)
            return &scene->rows[i];
    }
    return NULL;
}

static guint32
count_folded(const BsScene *scene)
{
    guint32 n = 0;
    for (guint32 i = 0; i < scene->n_rows; i++)
        n += scene->rows[i].fold ? scene->rows[i].fold->n : 0;
    return n;
}

static guint32
count_rows(const BsScene *scene, BsRowKind kind)
{
    guint32 n = 0;
    for (guint32 i = 0; i < scene->n_rows; i++)
        n += scene->rows[i].kind == kind;
    return n;
}

// -- levels ---------------------------------------------------------------------------------------

static void
test_buffers(void)
{
    BsDocument *document = load(program);
    BsOp *function = picture_function(document, 0);
    const BsSceneOptions options = {.detail = BS_DETAIL_BUFFERS};
    BsScene *all = bs_scene_new(document, function, NULL);
    BsScene *scene = bs_scene_new(document, function, &options);
    const BsRow *alloc = find_line(scene, "%alloc = memref.alloc(%0)");
    g_assert_nonnull(alloc); // without its type, which the full text has
    g_assert_cmpstr(alloc->full, ==, "%alloc = memref.alloc(%0) : memref<?xf32>");
    g_assert_cmpuint(alloc->fold->n, ==, 1); // memref.dim
    g_assert_nonnull(strstr(alloc->fold->full, "memref.dim"));
    g_assert_nonnull(find_line(scene, "call @use(%dim)")); // nobody knows what it does
    g_assert_nonnull(find_line(scene, "%1 = scf.if %arg0"));
    g_assert_nonnull(find_line(scene, "scf.yield %alloc"));
    g_assert_nonnull(find_line(scene, "return"));
    g_assert_null(find_line(scene, "%c0 = arith.constant 0"));
    // what is folded and what is shown are all: two constants, two sums, the loop, its end, the
    // size
    g_assert_cmpuint(count_rows(scene, BS_ROW_OP) + count_folded(scene), <=,
                     count_rows(all, BS_ROW_OP));
    g_assert_cmpuint(count_rows(scene, BS_ROW_OP), <, count_rows(all, BS_ROW_OP) - 4);
    bs_scene_free(all);
    bs_scene_free(scene);
    bs_document_free(document);
}

// What is selected is there, and so is what stands in a block that was opened.
static void
test_asked_for(void)
{
    BsDocument *document = load(program);
    BsOp *function = picture_function(document, 0);
    BsBlock *entry = bs_op_region(function, 0)->first;
    g_autoptr(GHashTable) opened = g_hash_table_new(NULL, NULL);
    g_hash_table_add(opened, entry);
    const BsSceneOptions selected = {.detail = BS_DETAIL_BUFFERS, .selected_op = entry->first};
    const BsSceneOptions valued = {.detail = BS_DETAIL_BUFFERS,
                                   .selected_value = bs_op_result(entry->first, 0)};
    const BsSceneOptions open = {.detail = BS_DETAIL_BUFFERS, .opened = opened};
    const BsSceneOptions ends = {.detail = BS_DETAIL_BLOCKS, .selected_op = entry->first};
    const BsSceneOptions *const rows[] = {&selected, &valued, &open, &ends};
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        BsScene *scene = bs_scene_new(document, function, rows[i]);
        g_assert_nonnull(find_line(scene, "%c0 = arith.constant 0"));
        if (rows[i] == &open)
            g_assert_cmpuint(count_folded(scene), ==, 0);
        if (rows[i] == &ends)
            g_assert_cmpuint(count_rows(scene, BS_ROW_OP), ==, 2);
        bs_scene_free(scene);
    }
    bs_document_free(document);
}

// What the step speaks of is there at each level, whatever it is, and however little room.
static void
test_spoken_of(void)
{
    BsDocument *document = picture_document(program);
    guint n = 0;
    for (guint32 at = 1; at <= bs_document_n_events(document); at++) {
        bs_document_goto(document, at);
        const BsEvent *event = bs_document_current_event(document);
        BsOp *function = picture_function(document, 0);
        BsScene *all = bs_scene_new(document, function, NULL);
        for (guint detail = BS_DETAIL_BUFFERS; detail < BS_N_DETAILS; detail++) {
            for (guint32 thrift = 0; thrift <= BS_MOST_THRIFT; thrift++) {
                const BsSceneOptions options = {.detail = detail, .thrift = thrift};
                BsScene *scene = bs_scene_new(document, function, &options);
                if (event->op && bs_scene_find_op(all, event->op)) {
                    g_assert_nonnull(bs_scene_find_op(scene, event->op));
                    n++;
                }
                g_assert_cmpuint(scene->n_rows, <=, all->n_rows);
                bs_scene_free(scene);
            }
        }
        bs_scene_free(all);
    }
    g_assert_cmpuint(n, >, 100);
    bs_document_free(document);
}

static void
test_brief_text(void)
{
    static const struct {
        const char *op, *line;
    } rows[] = {
        {"memref.copy %m, %m : memref<4xf32> to memref<4xf32>", "memref.copy %arg0, %arg0"},
        {"\"test.a\"(%m) {k = \"a : b\"} : (memref<4xf32>) -> ()", "\"test.a\"(%arg0)"},
        {"\"test.b : c\"(%m) : (memref<4xf32>) -> ()", "\"test.b : c\"(%arg0)"},
        {"%x = memref.cast %m : memref<4xf32> to memref<?xf32>", "%cast = memref.cast %arg0"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *text =
            g_strdup_printf("func.func @f(%%m: memref<4xf32>) {\n  %s\n  return\n}\n", rows[i].op);
        BsDocument *document = load(text);
        BsScene *scene = bs_scene_new(document, picture_function(document, 0),
                                      &(BsSceneOptions){.detail = BS_DETAIL_BUFFERS});
        g_test_message("%s", rows[i].op);
        g_assert_nonnull(find_line(scene, rows[i].line));
        bs_scene_free(scene);
        bs_document_free(document);
    }
}

// -- room -----------------------------------------------------------------------------------------

// A block of a hundred uses is folded around the one that the step is about, until there is room.
static void
test_room(void)
{
    g_autoptr(GString) text = g_string_new("func.func @f(%m: memref<4xf32>) {\n"
                                           "  %x = memref.alloc() : memref<4xf32>\n");
    for (guint i = 0; i < 100; i++)
        g_string_append(text, "  test.copy(%m, %x) : (memref<4xf32>, memref<4xf32>)\n");
    g_string_append(text, "  return\n}\n");
    BsDocument *document = picture_document(text->str);
    const BsRect view = {0, 0, 760, 400};
    const BsSceneOptions options = {.detail = BS_DETAIL_BUFFERS};
    guint n_pictures = 0;
    for (guint32 at = 1; at <= bs_document_n_events(document); at++) {
        bs_document_goto(document, at);
        BsScene *whole = bs_scene_new(document, picture_function(document, 0), &options);
        BsScene *scene = bs_scene_new_in(document, picture_function(document, 0), &options, &view);
        const BsEvent *event = bs_document_current_event(document);
        if (event->op && bs_scene_find_op(whole, event->op)) {
            g_assert_nonnull(bs_scene_find_op(scene, event->op));
            g_assert_cmpfloat(whole->boxes[0].rect.height, >, view.height);
            g_assert_cmpfloat(scene->boxes[0].rect.height, <=, view.height);
            n_pictures++;
        }
        bs_scene_free(whole);
        bs_scene_free(scene);
    }
    g_assert_cmpuint(n_pictures, >, 5);
    bs_document_free(document);
}

// Where the view is narrow, lines and titles are shorter; also where the step is about no block.
static void
test_narrow(void)
{
    g_autoptr(GString) text =
        g_string_new("func.func @a_function_of_a_rather_long_name(%m: memref<4xf32>, %c: i1) {\n");
    for (guint i = 0; i < 30; i++)
        g_string_append_printf(text,
                               "  %%made%u = memref.alloc() : memref<4xf32>\n"
                               "  %%one%u = arith.select %%c, %%m, %%made%u : memref<4xf32>\n"
                               "  test.copy(%%m, %%one%u) : (memref<4xf32>, memref<4xf32>)\n",
                               i, i, i, i);
    g_string_append(text, "  return\n}\n");
    BsDocument *document = picture_document(text->str);
    bs_document_set_naming(document, BS_NAMES_OWN);
    const BsSceneOptions options = {.detail = BS_DETAIL_BUFFERS};
    for (guint width = 320; width <= 1280; width += 320) {
        const BsRect view = {0, 0, width, 400};
        for (guint32 stage = 0; stage < bs_document_n_stages(document); stage++) {
            bs_document_goto_stage(document, stage);
            BsScene *scene =
                bs_scene_new_in(document, picture_function(document, 0), &options, &view);
            const gboolean whole = strstr(scene->title, "rather_long_name") != NULL;
            g_assert_cmpfloat((double)strlen(scene->title) * scene->char_width, <=, width);
            g_assert_true(whole || width == 320);
            g_assert_cmpfloat(scene->boxes[0].rect.width, <=, width);
            bs_scene_free(scene);
        }
    }
    bs_document_free(document);
}

// All of what has room is in the view; of the rest all of the part, or else the row in it. What is
// in sight already stays where it is.
static void
test_view(void)
{
    BsScene small = {.width = 300, .height = 200}, large = {.width = 2000, .height = 3000};
    const BsRect part = {1500, 2500, 200, 300}, tall = {100, 100, 200, 2800},
                 row = {100, 2000, 200, 18};
    BsRect view = {-900, 700, 800, 600};
    bs_frame_view(&small, NULL, NULL, &view);
    g_assert_true(picture_holds(&view, &(BsRect){0, 0, 300, 200}));
    bs_frame_view(&large, &part, NULL, &view);
    g_assert_true(picture_holds(&view, &part));
    const BsRect before = view;
    bs_frame_view(&large, &part, NULL, &view);
    g_assert_true(memcmp(&before, &view, sizeof view) == 0);
    bs_frame_view(&large, &tall, &row, &view);
    g_assert_true(picture_holds(&view, &row));
    g_assert_true(view.x >= 0 && view.y >= 0 && view.x + view.width <= large.width);
}

// Of a box that is higher than the view no row is seen in part, and each of the rest is counted.
static void
test_framed_rows(void)
{
    enum { N = 50 };
    BsRow rows[N] = {0};
    const double height = 10, line = 4; // rows of one and of two lines
    double y = 20;
    for (guint i = 0; i < N; i++) {
        rows[i].rect = (BsRect){0, y, 100, i % 3 ? height : 2 * height};
        y += rows[i].rect.height;
    }
    const BsScene scene = {.rows = rows, .n_rows = N, .row_height = line};
    const BsBox box = {.parent = -1, .n_rows = N, .rect = {0, 20, 100, y - 20}};
    for (guint at = 0; at + 200 < y + 20; at++) {
        const BsRect view = {0, at, 100, 200};
        const BsFramedRows framed = bs_frame_rows(&scene, &box, &view);
        guint shown = 0;
        for (guint i = 0; i < N; i++) {
            const double begin = rows[i].rect.y, end = begin + rows[i].rect.height;
            const gboolean is_in = begin >= framed.begin && end <= framed.end;
            g_assert_true(is_in || end <= framed.begin || begin >= framed.end);
            shown += is_in;
        }
        g_assert_cmpuint(framed.n_above + shown + framed.n_below, ==, N);
        g_assert_true(framed.n_above ? framed.begin >= at + line : framed.begin >= at);
        g_assert_true(framed.n_below ? framed.end <= at + 200 - line : framed.end <= at + 200);
        g_assert_cmpuint(shown, >=, 200 / (2 * height) - 3);
        g_assert_cmpuint(!framed.n_above, ==, at <= 20);
    }
}

// -- states ---------------------------------------------------------------------------------------

static const BsBadge *
badge_of(const BsScene *scene, const char *line)
{
    const BsRow *row = find_line(scene, line);
    g_assert_nonnull(row);
    return row->n_badges ? &row->badges[0] : NULL;
}

// Behind the stage whose conditions they are, states that speak of one that is gone say what the
// program says now.
static void
test_states(void)
{
    BsDocument *document =
        picture_document("func.func @f(%c: i1, %m: memref<8xf32>, %o: memref<8xf32>) {\n"
                         "  cf.cond_br %c, ^bb1, ^bb2\n"
                         "^bb1:\n"
                         "  test.copy(%m, %o) : (memref<8xf32>, memref<8xf32>)\n"
                         "  cf.br ^bb3(%m : memref<8xf32>)\n"
                         "^bb2:\n"
                         "  %a = memref.alloc() : memref<8xf32>\n"
                         "  test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)\n"
                         "  cf.br ^bb3(%a : memref<8xf32>)\n"
                         "^bb3(%r: memref<8xf32>):\n"
                         "  test.copy(%r, %o) : (memref<8xf32>, memref<8xf32>)\n"
                         "  return\n"
                         "}\n");
    const guint32 stage =
        bs_document_find_stage(document, bs_pass_find("ownership-based-buffer-deallocation"));
    bs_document_goto(document, bs_document_stage(document, stage)->last);
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), NULL);
    g_assert_cmpint(badge_of(scene, "%arg2: memref<8xf32>")->look, ==, BS_LOOK_OWNED_IF);
    bs_scene_free(scene);
    bs_document_goto_last(document);
    scene = bs_scene_new(document, picture_function(document, 0), NULL);
    g_assert_cmpstr(badge_of(scene, "%arg2: memref<8xf32>")->text, ==, "↑ the caller's");
    for (guint32 i = 0; i < scene->n_rows; i++) {
        for (guint32 k = 0; k < scene->rows[i].n_badges; k++)
            g_assert_null(strstr(scene->rows[i].badges[k].text, "on a condition"));
    }
    bs_scene_free(scene);
    bs_document_free(document);
}

// -- ways -----------------------------------------------------------------------------------------

static const BsFlow *
find_flow(const BsScene *scene, const char *full)
{
    for (guint32 i = 0; i < scene->n_flows; i++) {
        if (strcmp(scene->flows[i].full, full) == 0)
            return &scene->flows[i];
    }
    return NULL;
}

// Buffers and their conditions out of both branches of an if; the rounds of a loop that carries
// none.
static void
test_ways(void)
{
    BsDocument *document =
        picture_document("func.func @f(%c: i1, %n: index, %m: memref<8xf32>, %o: memref<8xf32>) {\n"
                         "  %c0 = arith.constant 0 : index\n"
                         "  %c1 = arith.constant 1 : index\n"
                         "  %r = scf.if %c -> (memref<8xf32>) {\n"
                         "    %a = memref.alloc() : memref<8xf32>\n"
                         "    test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)\n"
                         "    scf.yield %a : memref<8xf32>\n"
                         "  } else {\n"
                         "    scf.yield %m : memref<8xf32>\n"
                         "  }\n"
                         "  scf.for %i = %c0 to %n step %c1 {\n"
                         "    test.copy(%r, %o) : (memref<8xf32>, memref<8xf32>)\n"
                         "  }\n"
                         "  return\n"
                         "}\n");
    const guint32 stage =
        bs_document_find_stage(document, bs_pass_find("ownership-based-buffer-deallocation"));
    bs_document_goto(document, bs_document_stage(document, stage)->last);
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), NULL);
    BsLayout *layout = bs_layout_simple(bs_layout_graph_new(scene));
    bs_scene_place(scene, layout);
    bs_layout_free(layout);
    const BsFlow *round = find_flow(scene, "the next round");
    g_assert_nonnull(round);
    g_assert_cmpuint(round->from, >, round->to);
    guint n_out = 0, n_conditions = 0;
    for (guint32 i = 0; i < scene->n_flows; i++) {
        const BsFlow *flow = &scene->flows[i];
        g_assert_cmpuint(flow->n_points, >=, 4);
        n_out += g_str_has_suffix(flow->full, "#0");
        n_conditions += flow->n_tokens && strstr(flow->tokens[0].text, " if ");
    }
    g_assert_cmpuint(n_out, ==, 2);
    g_assert_cmpuint(n_conditions, >=, 1);
    bs_scene_free(scene);
    bs_document_free(document);
}

// -- colours --------------------------------------------------------------------------------------

static void
test_code_words(void)
{
    static const struct {
        const char *word;
        BsPaint paint;
    } words[] = {
        {"%0:2", BS_PAINT_CODE_VALUE},
        {"memref.foo", BS_PAINT_CODE_OP},
        {"%arg1", BS_PAINT_CODE_VALUE},
        {"@f", BS_PAINT_CODE_SYMBOL},
        {"\"a %b\"", BS_PAINT_CODE_STRING},
        {"12", BS_PAINT_CODE_NUMBER},
        {"memref<4xf32, \"x>\">", BS_PAINT_CODE_TYPE},
        {"^bb1", BS_PAINT_CODE_BLOCK},
        {"i1", BS_PAINT_CODE_TYPE},
    };
    const char *at =
        "%0:2 = memref.foo %arg1, @f \"a %b\" [12] : memref<4xf32, \"x>\">, ^bb1, i1 %";
    gboolean in_op = TRUE;
    BsCodeWord word;
    for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
        g_assert_true(bs_code_next_word(at, &in_op, &word));
        g_autofree char *text = g_strndup(word.begin, word.len);
        g_assert_cmpstr(text, ==, words[i].word);
        g_assert_cmpint(word.paint, ==, words[i].paint);
        at = word.begin + word.len;
    }
    g_assert_false(bs_code_next_word(at, &in_op, &word));
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/detail/buffers", test_buffers);
    g_test_add_func("/detail/asked-for", test_asked_for);
    g_test_add_func("/detail/spoken-of", test_spoken_of);
    g_test_add_func("/detail/brief-text", test_brief_text);
    g_test_add_func("/detail/room", test_room);
    g_test_add_func("/detail/narrow", test_narrow);
    g_test_add_func("/detail/view", test_view);
    g_test_add_func("/detail/framed-rows", test_framed_rows);
    g_test_add_func("/detail/states", test_states);
    g_test_add_func("/detail/ways", test_ways);
    g_test_add_func("/detail/code-words", test_code_words);
    return g_test_run();
}
