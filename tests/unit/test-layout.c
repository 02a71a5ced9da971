// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Both layouts keep what must hold of every picture (picture.h) on random programs and on every
// stage of the samples (argument: their folder); whatever `dot` does, there is a layout.
#include "cpu-time.h"
#include "paths.h"
#include "picture.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <math.h>

// A random program: blocks of a few ops; branches pass memrefs, some many of them.
static char *
random_program(guint32 seed)
{
    g_autoptr(GRand) rand = g_rand_new_with_seed(seed);
    const gint n = g_rand_int_range(rand, 1, 14), args = g_rand_int_range(rand, 0, 7);
    g_autoptr(GString) types = g_string_new(NULL), names = g_string_new(NULL);
    for (gint i = 0; i < args; i++) {
        g_string_append_printf(types, "%smemref<8xf32>", i ? ", " : "");
        g_string_append_printf(names, "%s%%m", i ? ", " : "");
    }
    g_autofree char *passed =
        args ? g_strdup_printf("(%s : %s)", names->str, types->str) : g_strdup("");
    GString *text = g_string_new("func.func @f(%c: i1, %s: i32, %m: memref<8xf32>) {\n");
    for (gint b = 0; b < n; b++) {
        if (b) {
            g_string_append_printf(text, "^bb%d", b);
            for (gint i = 0; i < args; i++)
                g_string_append_printf(text, "%s%%x%d_%d: memref<8xf32>%s", i ? ", " : "(", b, i,
                                       i + 1 == args ? ")" : "");
            g_string_append(text, ":\n");
        }
        for (gint i = g_rand_int_range(rand, 0, 5); i > 0; i--)
            g_string_append(text, "  test.copy(%m, %m) : (memref<8xf32>, memref<8xf32>)\n");
        const gint to = n > 1 ? g_rand_int_range(rand, 1, n) : 0;
        const gint other = n > 1 ? g_rand_int_range(rand, 1, n) : 0;
        const gint kind = n > 1 ? g_rand_int_range(rand, 0, 8) : 0;
        if (kind == 0 && b)
            g_string_append(text, "  return\n");
        else if (kind == 0 && n == 1)
            g_string_append(text, "  return\n");
        else if (kind < 3)
            g_string_append_printf(text, "  cf.br ^bb%d%s\n", to, passed);
        else if (kind < 7)
            g_string_append_printf(text, "  cf.cond_br %%c, ^bb%d%s, ^bb%d%s\n", to, passed, other,
                                   passed);
        else {
            g_string_append_printf(text, "  cf.switch %%s : i32, [ default: ^bb%d%s", to, passed);
            for (gint i = g_rand_int_range(rand, 0, 24); i > 0; i--)
                g_string_append_printf(text, ", %d: ^bb%d%s", i, i % 3 ? to : other, passed);
            g_string_append(text, " ]\n");
        }
    }
    g_string_append(text, "}\n");
    return g_string_free(text, FALSE);
}

static void
check_random(guint32 from, guint32 to, const char *dot)
{
    for (guint32 seed = from; seed < to; seed++) {
        g_autofree char *text = random_program(seed);
        g_test_message("seed %u", seed);
        BsDocument *document = picture_document(text);
        bs_document_goto_first(document);
        BsScene *scene = picture_scene(document, picture_function(document, 0), dot);
        picture_check(scene);
        bs_scene_free(scene);
        bs_document_free(document);
    }
}

static void
test_random_simple(void)
{
    check_random(0, 300, NULL);
}

static void
test_random_dot(void)
{
    check_random(0, 60, "dot");
}

// In the simple layout no curve goes through a box.
static void
test_simple_around(void)
{
    for (guint32 seed = 0; seed < 100; seed++) {
        g_autofree char *text = random_program(seed);
        g_test_message("seed %u", seed);
        BsDocument *document = picture_document(text);
        bs_document_goto_first(document);
        BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
        for (guint32 i = 0; i < scene->n_edges; i++) {
            for (guint32 p = 0; p < scene->edges[i].n_points; p++) {
                const BsPoint at = scene->edges[i].points[p];
                const BsBox *box = bs_scene_box_at(scene, at.x, at.y);
                g_assert_true(!box || picture_on_border(&box->rect, at));
            }
        }
        bs_scene_free(scene);
        bs_document_free(document);
    }
}

// -- the samples ---------------------------------------------------------------------------------

static void
check_here(BsDocument *document, const char *dot)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        if (!bs_function_has_body(functions->pdata[i]))
            continue;
        BsScene *scene = picture_scene(document, functions->pdata[i], dot);
        picture_check(scene);
        bs_scene_free(scene);
    }
}

// All events with the simple layout, all stages with dot.
static void
check_sample(gconstpointer path)
{
    g_autofree char *text = NULL;
    g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
    BsDocument *document = picture_document(text);
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        bs_document_goto(document, i);
        check_here(document, NULL);
    }
    for (guint32 i = 0; i < bs_document_n_stages(document); i++) {
        if (bs_document_goto_stage(document, i))
            check_here(document, "dot");
    }
    bs_document_free(document);
}

static void
add_samples(const char *folder)
{
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
    g_assert_nonnull(dir);
    guint n = 0;
    for (const char *name; (name = g_dir_read_name(dir));) {
        g_autofree char *test = g_strdup_printf("/layout/sample/%s", name);
        if (!g_str_has_suffix(name, ".mlir"))
            continue;
        const guint i = n++;
        if (i % paths_every() == 0 && paths_in_turn(i / paths_every()))
            g_test_add_data_func_full(test, g_build_filename(folder, name, NULL), check_sample,
                                      g_free);
    }
}

// -- from one step to the next -------------------------------------------------------------------

static gint
compare_across(const BsScene *scene, guint32 a, guint32 b)
{
    const BsRect *x = &scene->boxes[a].rect, *y = &scene->boxes[b].rect;
    return x->x + x->width <= y->x ? -1 : y->x + y->width <= x->x ? 1 : 0;
}

// Boxes that stood beside one another do so in the same order.
static void
check_order(const BsScene *before, const BsScene *after)
{
    for (guint32 i = 0; i < before->n_boxes; i++) {
        for (guint32 k = i + 1; k < before->n_boxes; k++) {
            const BsRect *a = &before->boxes[i].rect, *b = &before->boxes[k].rect;
            if (before->boxes[i].depth || before->boxes[k].depth ||
                fabs(a->y + a->height / 2 - b->y - b->height / 2) > 1)
                continue;
            const BsBox *x = bs_scene_find_block(after, before->boxes[i].block);
            const BsBox *y = bs_scene_find_block(after, before->boxes[k].block);
            g_assert_cmpint(
                compare_across(before, i, k), ==,
                compare_across(after, (guint32)(x - after->boxes), (guint32)(y - after->boxes)));
        }
    }
}

// A block grows and shrinks from step to step: what a layout is moved to is one, too, of the same
// order, and where nothing changed it is the same.
static void
test_adapted(void)
{
    guint n_adapted = 0;
    for (guint32 seed = 0; seed < 30; seed++) {
        g_autofree char *text = random_program(seed);
        g_test_message("seed %u", seed);
        BsDocument *document = picture_document(text);
        const guint32 stage = bs_document_find_stage(document, bs_pass_find("canonicalize"));
        const BsStage *row = bs_document_stage(document, stage);
        BsOp *function = picture_function(document, 0);
        bs_document_goto(document, row->last);
        BsScene *before = bs_scene_new(document, function, NULL);
        BsLayout *known = bs_layout_run(bs_layout_graph_new(before), NULL, 120000, NULL, NULL);
        bs_scene_place(before, known);
        for (guint32 at = row->last; at <= bs_document_n_events(document); at += 5) {
            bs_document_goto(document, at);
            BsScene *scene = bs_scene_new(document, function, NULL);
            BsLayoutGraph *graph = bs_layout_graph_new(scene);
            BsLayout *layout = bs_layout_adapt(known, graph);
            if (layout) {
                bs_scene_place(scene, layout);
                picture_check(scene);
                check_order(before, scene);
                n_adapted++;
                bs_layout_free(layout);
            } else {
                bs_layout_graph_free(graph);
            }
            bs_scene_free(scene);
        }
        bs_layout_free(known);
        bs_scene_free(before);
        bs_document_free(document);
    }
    g_assert_cmpuint(n_adapted, >, 50);
}

// A program that is typed anew has other blocks, which stand where those of the last one stood.
static void
test_taken_over(void)
{
    static const char *const text = "func.func @f(%c: i1) {\n"
                                    "  cf.cond_br %c, ^bb1, ^bb2\n"
                                    "^bb1:\n  cf.br ^bb2\n"
                                    "^bb2:\n  return\n"
                                    "}\n"
                                    "func.func @g() { return }\n";
    BsDocument *document = picture_document(text), *revised = picture_document(text);
    bs_document_goto_first(document);
    bs_document_goto_first(revised);
    BsScene *f = bs_scene_new(document, picture_function(document, 0), NULL);
    BsScene *now = bs_scene_new(revised, picture_function(revised, 0), NULL);
    BsScene *g = bs_scene_new(revised, picture_function(revised, 1), NULL);
    BsLayout *layout = bs_layout_run(bs_layout_graph_new(f), NULL, 120000, NULL, NULL);
    BsLayoutGraph *graph = bs_layout_graph_new(now), *other = bs_layout_graph_new(g);
    BsLayoutGraph *of_f = bs_layout_graph_new(f);
    g_autoptr(GBytes) key = bs_layout_graph_key(of_f), key_now = bs_layout_graph_key(graph);
    g_assert_true(g_bytes_equal(key, key_now));
    bs_scene_place(f, layout);
    g_assert_false(bs_layout_take_blocks(layout, other));
    g_assert_true(bs_layout_take_blocks(layout, graph));
    bs_scene_place(now, layout);
    g_assert_cmpuint(now->n_boxes, ==, f->n_boxes);
    for (guint32 i = 0; i < f->n_boxes; i++)
        g_assert_cmpmem(&f->boxes[i].rect, sizeof(BsRect), &now->boxes[i].rect, sizeof(BsRect));
    picture_check(now);
    bs_layout_graph_free(graph);
    bs_layout_graph_free(other);
    bs_layout_graph_free(of_f);
    bs_layout_free(layout);
    bs_scene_free(f);
    bs_scene_free(now);
    bs_scene_free(g);
    bs_document_free(document);
    bs_document_free(revised);
}

// A function with other blocks has no place in it.
static void
test_not_adapted(void)
{
    BsDocument *document = picture_document("func.func @f(%c: i1) {\n"
                                            "  cf.cond_br %c, ^bb1, ^bb2\n"
                                            "^bb1:\n  cf.br ^bb2\n"
                                            "^bb2:\n  return\n"
                                            "}\n"
                                            "func.func @g() { return }\n");
    bs_document_goto_first(document);
    BsScene *f = bs_scene_new(document, picture_function(document, 0), NULL);
    BsScene *g = bs_scene_new(document, picture_function(document, 1), NULL);
    BsLayout *of_f = bs_layout_run(bs_layout_graph_new(f), NULL, 120000, NULL, NULL);
    BsLayoutGraph *other = bs_layout_graph_new(g), *same = bs_layout_graph_new(f);
    g_autoptr(GBytes) key_f = bs_layout_graph_key(same), key_g = bs_layout_graph_key(other);
    g_assert_null(bs_layout_adapt(of_f, other));
    g_assert_false(g_bytes_equal(key_f, key_g));
    BsLayout *again = bs_layout_adapt(of_f, same);
    BsScene *twin = bs_scene_new(document, picture_function(document, 0), NULL);
    bs_scene_place(f, of_f);
    bs_scene_place(twin, again);
    for (guint32 i = 0; i < f->n_boxes; i++) {
        g_assert_cmpfloat_with_epsilon(f->boxes[i].rect.y, twin->boxes[i].rect.y, 1);
        g_assert_cmpfloat(f->boxes[i].rect.height, ==, twin->boxes[i].rect.height);
    }
    BsPoint shifts[] = {{5, 7}, {0, 0}, {0, 0}};
    const BsRect was = twin->boxes[0].rect;
    bs_scene_shift(twin, shifts, 1);
    g_assert_cmpfloat_with_epsilon(twin->boxes[0].rect.x, was.x + 5, 0.01);
    g_assert_true(picture_on_border(&twin->boxes[0].rect, twin->edges[0].points[0]));
    bs_scene_shift(twin, shifts, -1);
    g_assert_cmpfloat_with_epsilon(twin->boxes[0].rect.y, was.y, 0.01);
    picture_check(twin);
    bs_layout_graph_free(other);
    bs_layout_free(of_f);
    bs_layout_free(again);
    bs_scene_free(f);
    bs_scene_free(g);
    bs_scene_free(twin);
    bs_document_free(document);
}

// Many blocks that may leave to one exit: its edges are stubs that name it, and it stands below.
static void
test_stubs(void)
{
    g_autoptr(GString) text = g_string_new("func.func @f(%c: i1) {\n");
    for (guint i = 1; i <= 20; i++)
        g_string_append_printf(text, "  cf.cond_br %%c, ^bb%u, ^exit\n^bb%u:\n", i, i);
    g_string_append(text, "  cf.br ^exit\n^exit:\n  return\n}\n");
    BsDocument *document = picture_document(text->str);
    bs_document_goto_first(document);
    for (guint i = 0; i < 2; i++) {
        BsScene *scene = picture_scene(document, picture_function(document, 0), i ? "dot" : NULL);
        picture_check(scene);
        guint n = 0;
        const BsRect *exit = &scene->boxes[21].rect;
        for (guint32 e = 0; e < scene->n_edges; e++) {
            n += scene->edges[e].stub;
            if (scene->edges[e].stub)
                g_assert_true(strstr(scene->edges[e].label, "^bb21") != NULL);
        }
        g_assert_cmpuint(n, ==, 21);
        for (guint32 b = 0; b < 20; b++)
            g_assert_cmpfloat(scene->boxes[b].rect.y, <, exit->y);
        bs_scene_free(scene);
    }
    bs_document_free(document);
}

// -- when dot does not do its work ---------------------------------------------------------------

static BsLayoutGraph *
diamond(void)
{
    BsDocument *document = picture_document("func.func @f(%c: i1) {\n"
                                            "  cf.cond_br %c, ^bb1, ^bb2\n"
                                            "^bb1:\n  cf.br ^bb3\n"
                                            "^bb2:\n  cf.br ^bb3\n"
                                            "^bb3:\n  return\n"
                                            "}\n");
    bs_document_goto_first(document);
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), NULL);
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    bs_scene_free(scene);
    bs_document_free(document); // the graph compares blocks, it does not look at them
    return graph;
}

// A shell script in the place of dot; it leaves a file behind to show that it was run.
static char *
make_script(const char *body)
{
    g_autofree char *text = g_strdup_printf("#!/bin/sh\n: >\"$0.ran\"\n%s\n", body);
    char *path = NULL;
    const gint fd = g_file_open_tmp("bufscope-dot-XXXXXX", &path, NULL);
    g_assert_cmpint(fd, >=, 0);
    g_close(fd, NULL);
    g_assert_true(g_file_set_contents(path, text, -1, NULL));
    g_assert_cmpint(g_chmod(path, 0700), ==, 0);
    return path;
}

static void
end_script(char *path)
{
    g_autofree char *ran = g_strconcat(path, ".ran", NULL);
    g_assert_cmpint(g_unlink(ran), ==, 0);
    g_unlink(path);
    g_free(path);
}

static void
test_fallback(void)
{
    static const char *const bodies[] = {
        "exit 1",                   // fails
        "exec 0<&-; exit 0",        // does not even read
        "cat >/dev/null",           // says nothing
        "echo rubbish {{{",         // is not DOT
        "printf '\\377\\000\\001'", // is no text
        "echo 'digraph cfg {}'",    // knows none of our blocks
        "cat",                      // sends our graph back, without places
        "cat | sed 's/label/pos=\"1e99,nan\", label/'",
        "dot -Tdot | sed 's/e,/x,/'", // blocks have places, edges have not
        "dot -Tdot | head -c 200",    // stops in the middle
        "dot -Tdot; exit 3",          // says that it failed
        "kill -9 $$",
        "echo 'digraph cfg { n0 -- } ]'", // whole, but not DOT
    };
    for (guint i = 0; i < G_N_ELEMENTS(bodies); i++) {
        char *script = make_script(bodies[i]);
        g_autoptr(GError) error = NULL;
        g_test_message("%s", bodies[i]);
        BsLayout *layout = bs_layout_run(diamond(), script, 0, NULL, &error);
        g_assert_no_error(error);
        g_assert_false(bs_layout_is_from_dot(layout));
        bs_layout_free(layout);
        end_script(script);
        layout =
            bs_layout_run(diamond(), NULL, 120000, NULL, NULL); // what it said has no consequences
        g_assert_true(bs_layout_is_from_dot(layout));
        bs_layout_free(layout);
    }
}

static void
test_missing(void)
{
    BsLayout *layout = bs_layout_run(diamond(), "/nowhere/dot", 0, NULL, NULL);
    g_assert_false(bs_layout_is_from_dot(layout));
    bs_layout_free(layout);
}

// Out of time, also when a child of the program holds its output open, and when it never stops
// talking.
static void
test_slow(void)
{
    static const char *const bodies[] = {"exec sleep 60", "sleep 60; echo done", "exec yes"};
    for (guint i = 0; i < G_N_ELEMENTS(bodies); i++) {
        char *script = make_script(bodies[i]);
        const gint64 begin = g_get_monotonic_time();
        BsLayout *layout = bs_layout_run(diamond(), script, 300, NULL, NULL);
        g_assert_false(bs_layout_is_from_dot(layout));
        g_assert_cmpint(g_get_monotonic_time() - begin, <, 50 * G_USEC_PER_SEC);
        bs_layout_free(layout);
        end_script(script);
    }
}

static gpointer
cancel_soon(gpointer cancellable)
{
    g_usleep(200000);
    g_cancellable_cancel(cancellable);
    return NULL;
}

static void
test_cancel(void)
{
    char *script = make_script("sleep 60");
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    g_autoptr(GError) error = NULL;
    const gint64 begin = g_get_monotonic_time();
    GThread *thread = g_thread_new("cancel", cancel_soon, cancellable);
    g_assert_null(bs_layout_run(diamond(), script, 30000, cancellable, &error));
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_assert_cmpint(g_get_monotonic_time() - begin, <, 50 * G_USEC_PER_SEC);
    g_thread_join(thread);
    g_clear_error(&error);
    g_assert_null(bs_layout_run(diamond(), NULL, 0, cancellable, &error)); // cancelled before
    g_assert_error(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    end_script(script);
}

// 2,000 blocks are not for dot: the simple layout takes them at once.
static void
test_large(void)
{
    const guint n = 2000;
    g_autoptr(GRand) rand = g_rand_new_with_seed(1);
    g_autoptr(GString) text = g_string_new("func.func @f(%c: i1, %m: memref<8xf32>) {\n");
    for (guint i = 1; i < n; i++)
        g_string_append_printf(
            text,
            "  cf.cond_br %%c, ^bb%u(%%m : memref<8xf32>), ^bb%d(%%m : memref<8xf32>)\n"
            "^bb%u(%%x%u: memref<8xf32>):\n",
            i, g_rand_int_range(rand, 1, (gint32)n), i, i);
    g_string_append(text, "  return\n}\n");
    BsDocument *document = picture_document(text->str);
    bs_document_goto_first(document);
    BsScene *scene = bs_scene_new(document, picture_function(document, 0), NULL);
    const double begin = cpu_seconds();
    BsLayout *layout = bs_layout_run(bs_layout_graph_new(scene), NULL, 0, NULL, NULL);
    bs_scene_place(scene, layout);
    g_assert_cmpfloat(cpu_seconds() - begin, <, 30);
    g_assert_false(bs_layout_is_from_dot(layout));
    g_assert_cmpuint(scene->n_boxes, ==, n);
    picture_check_boxes(scene);
    picture_check_edges(scene);
    bs_layout_free(layout);
    bs_scene_free(scene);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/layout/random-simple", test_random_simple);
    g_test_add_func("/layout/random-dot", test_random_dot);
    g_test_add_func("/layout/simple-around", test_simple_around);
    g_test_add_func("/layout/adapted", test_adapted);
    g_test_add_func("/layout/not-adapted", test_not_adapted);
    g_test_add_func("/layout/taken-over", test_taken_over);
    g_test_add_func("/layout/stubs", test_stubs);
    g_test_add_func("/layout/fallback", test_fallback);
    g_test_add_func("/layout/missing", test_missing);
    g_test_add_func("/layout/slow", test_slow);
    g_test_add_func("/layout/cancel", test_cancel);
    g_test_add_func("/layout/large", test_large);
    if (argc > 1)
        add_samples(argv[1]);
    return g_test_run();
}
