// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "picture.h"

static const char example[] = "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                              "  %a = memref.alloc() : memref<4xf32>\n"
                              "  cf.cond_br %c, ^bb1, ^bb2(%a, %m : memref<4xf32>, memref<4xf32>)\n"
                              "^bb1:\n"
                              "  test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)\n"
                              "  cf.br ^bb2(%m, %a : memref<4xf32>, memref<4xf32>)\n"
                              "^bb2(%x: memref<4xf32>, %y: memref<4xf32>):\n"
                              "  test.copy(%x, %y) : (memref<4xf32>, memref<4xf32>)\n"
                              "  return\n"
                              "}\n";

typedef struct Fixture {
    BsDocument *document;
    BsScene *scene;
} Fixture;

// The first function of `text` at the input.
static void
open_text(Fixture *f, const char *text)
{
    f->document = picture_document(text);
    bs_document_goto_first(f->document);
    f->scene = bs_scene_new(f->document, picture_function(f->document, 0), NULL);
}

static void
close_text(Fixture *f)
{
    bs_scene_free(f->scene);
    bs_document_free(f->document);
}

// The n-th row of a kind, or NULL.
static const BsRow *
find_row(const BsScene *scene, BsRowKind kind, guint n)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (scene->rows[i].kind == kind && n-- == 0)
            return &scene->rows[i];
    }
    return NULL;
}

static void
assert_row(const BsScene *scene, BsRowKind kind, guint n, const char *full)
{
    const BsRow *row = find_row(scene, kind, n);
    g_assert_nonnull(row);
    g_assert_cmpstr(row->full, ==, full);
}

static void
test_blocks(void)
{
    Fixture f;
    open_text(&f, example);
    g_assert_cmpstr(f.scene->title, ==, "@f: input");
    g_assert_cmpuint(f.scene->n_boxes, ==, 3);
    g_assert_cmpstr(f.scene->boxes[2].id, ==, "bb2");
    assert_row(f.scene, BS_ROW_TITLE, 0, "^bb0 (entry)");
    assert_row(f.scene, BS_ROW_TITLE, 2, "^bb2");
    assert_row(f.scene, BS_ROW_ARGUMENT, 1, "%arg1: memref<4xf32>");
    assert_row(f.scene, BS_ROW_LIVE_OUT, 0, "live out  %arg1  %alloc");
    assert_row(f.scene, BS_ROW_LIVE_IN, 0, "live in   %arg1  %alloc");
    assert_row(f.scene, BS_ROW_OP, 0, "%alloc = memref.alloc() : memref<4xf32>");
    g_assert_null(find_row(f.scene, BS_ROW_MARK, 0));
    g_assert_cmpuint(find_row(f.scene, BS_ROW_OP, 0)->n_badges, ==, 0);
    close_text(&f);
}

static void
test_edges(void)
{
    static const struct {
        BsEdgeKind kind;
        guint32 from, to;
        const char *label;
    } expected[] = {
        {BS_EDGE_TRUE, 0, 1, "true"},
        {BS_EDGE_FALSE, 0, 2, "false: %alloc, %arg1"},
        {BS_EDGE_ALWAYS, 1, 2, "%arg1, %alloc"},
    };
    Fixture f;
    open_text(&f, example);
    g_assert_cmpuint(f.scene->n_edges, ==, G_N_ELEMENTS(expected));
    for (guint i = 0; i < G_N_ELEMENTS(expected); i++) {
        const BsEdge *edge = &f.scene->edges[i];
        g_assert_cmpint(edge->kind, ==, expected[i].kind);
        g_assert_cmpuint(edge->from, ==, expected[i].from);
        g_assert_cmpuint(edge->to, ==, expected[i].to);
        g_assert_cmpstr(edge->label, ==, expected[i].label);
    }
    close_text(&f);
}

static void
test_switch(void)
{
    static const char *const labels[] = {"default: %arg1", "case 7: %arg1", "case 4294967293",
                                         "%arg1"};
    Fixture f;
    open_text(&f, "func.func @f(%x: i32, %y: i1) {\n"
                  "  cf.switch %x : i32, [\n"
                  "    default: ^bb1(%y : i1),\n"
                  "    7: ^bb1(%y : i1),\n"
                  "    -3: ^bb2\n"
                  "  ]\n"
                  "^bb1(%z: i1):\n"
                  "  cf.br ^bb1(%y : i1)\n"
                  "^bb2:\n"
                  "  return\n"
                  "}\n");
    for (guint i = 0; i < G_N_ELEMENTS(labels); i++)
        g_assert_cmpstr(f.scene->edges[i].label, ==, labels[i]);
    assert_row(f.scene, BS_ROW_OP, 0,
               "cf.switch %arg0 : i32, [ default: ^bb1(%arg1 : i1), 7: ^bb1(%arg1 : i1), "
               "4294967293: ^bb2 ]");
    close_text(&f);
}

static void
test_regions(void)
{
    Fixture f;
    open_text(&f, "func.func @f(%c: i1) {\n"
                  "  scf.if %c {\n"
                  "    scf.if %c {\n"
                  "      \"test.op\"() : () -> ()\n"
                  "    }\n"
                  "  } else {\n"
                  "    \"test.op\"() : () -> ()\n"
                  "  }\n"
                  "  return\n"
                  "}\n");
    static const gint parents[] = {-1, 0, 1, 0};
    static const char *const names[] = {"then", "then", "else"};
    g_assert_cmpuint(f.scene->n_boxes, ==, 4);
    for (guint i = 0; i < G_N_ELEMENTS(parents); i++)
        g_assert_cmpint(f.scene->boxes[i].parent, ==, parents[i]);
    for (guint i = 0; i < G_N_ELEMENTS(names); i++)
        assert_row(f.scene, BS_ROW_REGION, i, names[i]);
    assert_row(f.scene, BS_ROW_OP, 0, "scf.if %arg0");
    close_text(&f);
}

// -- at an event ---------------------------------------------------------------------------------

static guint32
find_event(BsDocument *document, BsEventKind kind)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (bs_document_event(document, i)->kind == kind)
            return i;
    }
    g_assert_not_reached();
}

static BsScene *
scene_at(Fixture *f, BsEventKind kind)
{
    bs_document_goto(f->document, find_event(f->document, kind));
    bs_scene_free(f->scene);
    f->scene = bs_scene_new(f->document, picture_function(f->document, 0), NULL);
    return f->scene;
}

// A state is said beside the value, with sign, word and look.
static void
test_ownership(void)
{
    Fixture f;
    open_text(&f, example);
    const BsScene *scene = scene_at(&f, BS_EVENT_DEALLOC);
    const BsRow *alloc = NULL;
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (g_str_has_prefix(scene->rows[i].full, "%alloc = "))
            alloc = &scene->rows[i];
    }
    g_assert_nonnull(alloc);
    g_assert_cmpuint(alloc->n_badges, ==, 1);
    g_assert_cmpint(alloc->badges[0].look, ==, BS_LOOK_OWNED);
    g_assert_cmpstr(alloc->badges[0].text, ==, "● owned");
    const BsRow *argument = find_row(scene, BS_ROW_ARGUMENT, 1);
    g_assert_cmpint(argument->badges[0].look, ==, BS_LOOK_NOT_OWNED);
    g_assert_true(strstr(find_row(scene, BS_ROW_LIVE_OUT, 0)->full, "●%alloc") != NULL);
    g_assert_nonnull(find_row(scene, BS_ROW_MARK, 0));
    close_text(&f);
}

// What a badge names, without the number of a result, or NULL.
static char *
named_in(const BsBadge *badge)
{
    const char *name = strchr(badge->text, '%');
    return name ? g_strndup(name, strcspn(name, "# ,)")) : NULL;
}

// A state is one of this moment: where a condition is gone, none is named.
static void
test_states_of_this_stage(void)
{
    Fixture f;
    guint n_named = 0;
    open_text(&f, example);
    BsOp *function = picture_function(f.document, 0);
    for (guint32 event = 0; event <= bs_document_n_events(f.document); event++) {
        bs_document_goto(f.document, event);
        bs_scene_free(f.scene);
        f.scene = bs_scene_new(f.document, function, NULL);
        const char *text = bs_document_text(f.document, function)->text->str;
        for (guint32 i = 0; i < f.scene->n_rows; i++) {
            for (guint32 k = 0; k < f.scene->rows[i].n_badges; k++) {
                g_autofree char *name = named_in(&f.scene->rows[i].badges[k]);
                g_assert_true(!name || strstr(text, name));
                n_named += name != NULL;
            }
        }
    }
    g_assert_cmpuint(n_named, >, 0);
    close_text(&f);
}

// The op and block of the event have a ring; what the step changed is marked.
static void
test_highlights(void)
{
    Fixture f;
    open_text(&f, example);
    for (guint32 i = 0; i < f.scene->n_rows; i++)
        g_assert_cmpuint(f.scene->rows[i].flags, ==, 0);
    const BsScene *scene = scene_at(&f, BS_EVENT_DEALLOC);
    const BsEvent *event = bs_document_current_event(f.document);
    const BsBox *box = bs_scene_find_block(scene, event->block);
    g_assert_nonnull(box);
    g_assert_true(box->flags & BS_ROW_CURRENT);
    guint32 n_current = 0, n_changed = 0;
    for (guint32 i = 0; i < scene->n_rows; i++) {
        n_current += scene->rows[i].kind == BS_ROW_OP && scene->rows[i].flags & BS_ROW_CURRENT;
        n_changed += (scene->rows[i].flags & BS_ROW_CHANGED) != 0;
    }
    g_assert_cmpuint(n_current, >, 0);
    g_assert_cmpuint(n_changed, >, 0);
    close_text(&f);
}

static void
test_refused(void)
{
    Fixture f = {.document = picture_document("func.func @f(%m: memref<4xf32>) {\n"
                                              "  memref.dealloc %m : memref<4xf32>\n"
                                              "  return\n"
                                              "}\n")};
    f.scene = bs_scene_new(f.document, picture_function(f.document, 0), NULL);
    g_assert_cmpint(bs_document_outcome(f.document), ==, BS_OUTCOME_REFUSED);
    g_assert_true(g_str_has_prefix(f.scene->title, "@f: during stage ")); // it does not end
    guint32 n = 0;
    for (guint32 i = 0; i < f.scene->n_rows; i++) {
        if (f.scene->rows[i].flags & BS_ROW_REFUSED) {
            n++;
            g_assert_true(g_str_has_prefix(f.scene->rows[i].full, "memref.dealloc"));
        }
    }
    g_assert_cmpuint(n, ==, 1);
    close_text(&f);
}

// The edges of a cycle that is refused, and no others.
static void
test_refused_cycle(void)
{
    Fixture f = {.document =
                     picture_document("func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                                      "  cf.br ^head\n"
                                      "^head:\n"
                                      "  cf.cond_br %c, ^body, ^exit\n"
                                      "^body:\n"
                                      "  test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)\n"
                                      "  cf.br ^head\n"
                                      "^exit:\n"
                                      "  return\n"
                                      "}\n")};
    f.scene = bs_scene_new(f.document, picture_function(f.document, 0), NULL);
    g_assert_cmpint(bs_document_outcome(f.document), ==, BS_OUTCOME_REFUSED);
    g_assert_cmpuint(f.scene->n_edges, ==, 4);
    for (guint32 i = 0; i < f.scene->n_edges; i++) {
        const BsEdge *edge = &f.scene->edges[i];
        const gboolean round = edge->from + edge->to == 3; // ^head and ^body are boxes 1 and 2
        g_assert_true(edge->refused == (edge->kind == BS_EDGE_TRUE || (round && edge->from == 2)));
        g_assert_true(g_str_has_prefix(edge->label, BS_CYCLE_SIGN) == edge->refused);
    }
    bs_scene_free(f.scene);
    bs_document_goto_stage(f.document, 0); // before it is refused
    f.scene = bs_scene_new(f.document, picture_function(f.document, 0), NULL);
    for (guint32 i = 0; i < f.scene->n_edges; i++)
        g_assert_false(f.scene->edges[i].refused);
    close_text(&f);
}

// -- text ----------------------------------------------------------------------------------------

static glong
chars(const char *text)
{
    return g_utf8_strlen(text, -1);
}

// Long texts are broken at blanks into lines of at most 64 characters; very long ones end in "…".
static void
test_lines(void)
{
    g_autoptr(GString) text = g_string_new("func.func @f() {\n  \"test.short\"() {a = \"");
    for (guint i = 0; i < 20; i++)
        g_string_append(text, "word ");
    g_string_append(text, "\"} : () -> ()\n  \"test.long\"() {a = \"");
    for (guint i = 0; i < 6000; i++)
        g_string_append_c(text, 'x');
    g_string_append(text, "\"} : () -> ()\n  return\n}\n");
    Fixture f;
    open_text(&f, text->str);
    const BsRow *whole = find_row(f.scene, BS_ROW_OP, 0), *cut = find_row(f.scene, BS_ROW_OP, 1);
    g_autoptr(GString) joined = g_string_new(NULL);
    g_assert_cmpuint(whole->n_lines, ==, 3);
    for (guint i = 0; i < whole->n_lines; i++) {
        g_assert_cmpint(chars(whole->lines[i]), <=, 64);
        g_string_append_printf(joined, "%s%s", i ? " " : "", whole->lines[i] + (i ? 4 : 0));
    }
    g_assert_cmpstr(joined->str, ==, whole->full);
    g_assert_cmpuint(cut->n_lines, <=, 6);
    for (guint i = 0; i < cut->n_lines; i++)
        g_assert_cmpint(chars(cut->lines[i]), <=, 64);
    g_assert_true(g_str_has_suffix(cut->lines[cut->n_lines - 1], "…"));
    g_assert_cmpint(chars(cut->full), <=, 2000);
    close_text(&f);
}

static void
assert_clean(const char *text)
{
    g_assert_true(g_utf8_validate(text, -1, NULL));
    for (const char *c = text; *c; c++)
        g_assert_true((guchar)*c >= 0x20 && *c != 0x7f);
}

// Whatever bytes a program holds, every text of a scene is clean.
static void
test_clean(void)
{
    static const char *const names[] = {"a\\01\\1F\\7Fb",     "\\FF\\FE",     "a\\0Ab\\09c",
                                        "Größe \\E2\\80\\A8", "<&>\\22'\\5C", "\\EF\\BF\\BE"};
    for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
        g_autofree char *text = g_strdup_printf("func.func @\"%s\"() {\n"
                                                "  \"test.op\"() {k = \"%s\"} : () -> ()\n"
                                                "  \"test.%u <&> op\"() : () -> ()\n"
                                                "  return\n"
                                                "}\n",
                                                names[i], names[i], i);
        Fixture f;
        open_text(&f, text);
        assert_clean(f.scene->title);
        for (guint32 r = 0; r < f.scene->n_rows; r++) {
            assert_clean(f.scene->rows[r].full);
            for (guint32 k = 0; k < f.scene->rows[r].n_lines; k++)
                assert_clean(f.scene->rows[r].lines[k]);
        }
        close_text(&f);
    }
}

// -- limits --------------------------------------------------------------------------------------

static void
test_declaration(void)
{
    Fixture f;
    open_text(&f, "func.func private @f(memref<4xf32>)\n");
    g_assert_cmpuint(f.scene->n_boxes, ==, 0);
    g_assert_cmpstr(f.scene->title, ==, "@f: input, declared only");
    BsLayout *layout = bs_layout_run(bs_layout_graph_new(f.scene), NULL, 0, NULL, NULL);
    bs_scene_place(f.scene, layout);
    g_assert_cmpfloat(f.scene->width, >, 0);
    g_assert_cmpfloat(f.scene->height, >, 0);
    bs_layout_free(layout);
    close_text(&f);
}

static void
test_many_rows(void)
{
    g_autoptr(GString) text = g_string_new("func.func @f(%c: i1) {\n");
    for (guint i = 0; i < 1000; i++)
        g_string_append(text, "  \"test.op\"() : () -> ()\n");
    g_string_append(text, "  return\n}\n");
    Fixture f;
    open_text(&f, text->str);
    g_assert_cmpuint(f.scene->n_rows, <, 410);
    assert_row(f.scene, BS_ROW_MORE, 0, "… 603 more ops");
    close_text(&f);
}

static void
test_deep(void)
{
    g_autoptr(GString) text = g_string_new("func.func @f(%c: i1) {\n");
    for (guint i = 0; i < 200; i++)
        g_string_append(text, "scf.if %c {\n");
    g_string_append(text, "\"test.innermost\"() : () -> ()\n");
    for (guint i = 0; i < 200; i++)
        g_string_append(text, "}\n");
    g_string_append(text, "return\n}\n");
    Fixture f;
    open_text(&f, text->str);
    bs_scene_free(f.scene);
    f.scene = picture_scene(f.document, picture_function(f.document, 0), NULL);
    g_assert_cmpuint(f.scene->n_boxes, >, 100);
    picture_check(f.scene);
    close_text(&f);
}

static void
test_find(void)
{
    Fixture f;
    open_text(&f, example);
    bs_scene_free(f.scene);
    f.scene = picture_scene(f.document, picture_function(f.document, 0), NULL);
    for (guint32 i = 0; i < f.scene->n_rows; i++) {
        const BsRow *row = &f.scene->rows[i];
        g_assert_true(bs_scene_row_at(f.scene, row->rect.x + 1, row->rect.y + 1) == row);
        if (row->kind == BS_ROW_OP)
            g_assert_true(bs_scene_find_op(f.scene, row->op) == row);
    }
    for (guint32 i = 0; i < f.scene->n_boxes; i++)
        g_assert_true(bs_scene_find_block(f.scene, f.scene->boxes[i].block) == &f.scene->boxes[i]);
    g_assert_null(bs_scene_row_at(f.scene, -1, -1));
    g_assert_null(bs_scene_box_at(f.scene, f.scene->width, f.scene->height));
    g_assert_null(bs_scene_find_op(f.scene, f.scene->function));
    close_text(&f);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/scene/blocks", test_blocks);
    g_test_add_func("/scene/edges", test_edges);
    g_test_add_func("/scene/switch", test_switch);
    g_test_add_func("/scene/regions", test_regions);
    g_test_add_func("/scene/ownership", test_ownership);
    g_test_add_func("/scene/states-of-this-stage", test_states_of_this_stage);
    g_test_add_func("/scene/highlights", test_highlights);
    g_test_add_func("/scene/refused", test_refused);
    g_test_add_func("/scene/refused-cycle", test_refused_cycle);
    g_test_add_func("/scene/lines", test_lines);
    g_test_add_func("/scene/clean", test_clean);
    g_test_add_func("/scene/declaration", test_declaration);
    g_test_add_func("/scene/many-rows", test_many_rows);
    g_test_add_func("/scene/deep", test_deep);
    g_test_add_func("/scene/find", test_find);
    return g_test_run();
}
