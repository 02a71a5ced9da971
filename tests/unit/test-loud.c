// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which events and stages changed something, and walking past the others.
#include "debug/document/cursor.h"
#include "debug/telling/loud.h"

#include <string.h>

static const char program[] = "func.func @f(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {\n"
                              "  %0 = memref.alloc() : memref<2xf32>\n"
                              "  %1 = memref.alloc() : memref<2xf32>\n"
                              "  %2 = arith.select %c, %0, %a : memref<2xf32>\n"
                              "  memref.copy %a, %2 : memref<2xf32> to memref<2xf32>\n"
                              "  return %2 : memref<2xf32>\n"
                              "}\n";

static BsDocument *
load(const char *text)
{
    return bs_document_load("test.mlir", text, strlen(text), NULL);
}

static void
test_loud(void)
{
    BsDocument *document = load(program);
    BsLoud *loud = bs_loud_new(document);
    const guint32 n = bs_document_n_events(document);
    guint32 count = 0;
    g_assert_cmpuint(bs_loud_length(loud), >, 0);
    g_assert_cmpuint(bs_loud_length(loud), <, n);
    g_assert_true(bs_loud_has(loud, 0));
    for (guint32 i = 1; i <= n; i++) {
        const guint32 stage = bs_document_stage_of(document, i);
        const BsEvent *event = bs_document_event(document, i);
        guint32 begin, end;
        bs_document_event_records(document, i, &begin, &end);
        if (!bs_document_stage(document, stage)->changed)
            g_assert_false(bs_loud_has(loud, i));
        else if (begin < end)
            g_assert_true(bs_loud_has(loud, i));
        if (bs_loud_has(loud, i)) { // and what is around it
            g_assert_cmpuint(bs_loud_event(loud, count), ==, i);
            g_assert_true(bs_loud_has(loud, event->parent));
            count++;
        }
        g_assert_cmpuint(bs_loud_count(loud, i), ==, count);
    }
    g_assert_cmpuint(count, ==, bs_loud_length(loud));
    g_assert_cmpuint(bs_loud_event(loud, count), ==, 0);
    g_assert_false(bs_stage_is_quiet(bs_document_stage(document, 0), 0));
    g_assert_true(bs_stage_is_quiet(bs_document_stage(document, 1), 1));
    g_assert_false(bs_stage_is_quiet(bs_document_stage(document, 3), 3));
    bs_loud_unref(loud);
    bs_document_free(document);
}

// The events by one, past what is hidden: the loud ones, in order and back, and both ends.
static gboolean
step(BsDocument *document)
{
    return bs_document_step_forward(document, BS_GRAIN_DETAIL);
}

static gboolean
step_back(BsDocument *document)
{
    return bs_document_step_back(document, BS_GRAIN_DETAIL);
}

static void
test_walk(void)
{
    BsDocument *document = load(program);
    BsLoud *loud = bs_loud_new(document);
    const guint32 n = bs_document_n_events(document), n_loud = bs_loud_length(loud);
    bs_document_goto_first(document);
    for (guint32 i = 0; i < n_loud; i++) {
        g_assert_true(bs_document_walk(document, loud, step, NULL, 1));
        g_assert_cmpuint(bs_document_cursor(document), ==, bs_loud_event(loud, i));
    }
    bs_document_walk(document, loud, step, NULL, 1); // to the end, if that is quiet
    g_assert_cmpuint(bs_document_cursor(document), ==, n);
    g_assert_false(bs_document_walk(document, loud, step, NULL, 1));
    g_assert_true(bs_document_walk(document, loud, step_back, NULL, n));
    g_assert_cmpuint(bs_document_cursor(document), ==, 0);
    g_assert_true(bs_document_walk(document, loud, step, NULL, n_loud));
    g_assert_cmpuint(bs_document_cursor(document), ==, bs_loud_event(loud, n_loud - 1));
    bs_document_goto_first(document);
    g_assert_true(bs_document_walk(document, NULL, step, NULL, 3)); // nothing is hidden
    g_assert_cmpuint(bs_document_cursor(document), ==, 3);

    bs_document_goto_first(document);
    while (bs_document_walk(document, loud, bs_document_next_stage, NULL, 1)) {
        const guint32 stage = bs_document_current_stage(document);
        g_assert_true(bs_document_cursor(document) == n ||
                      !bs_stage_is_quiet(bs_document_stage(document, stage), stage));
    }
    g_assert_cmpuint(bs_document_cursor(document), ==, n);
    bs_loud_unref(loud);
    bs_document_free(document);
}

static void
test_nothing_loud(void)
{
    BsDocument *document = load("func.func @f() {\n  return\n}\n");
    BsLoud *loud = bs_loud_new(document);
    g_assert_cmpuint(bs_loud_length(loud), ==, 0);
    g_assert_true(bs_loud_has(loud, 0));
    g_assert_false(bs_loud_has(loud, 1));
    bs_loud_unref(loud);
    bs_document_free(document);
    document = load("not mlir");
    loud = bs_loud_new(document);
    g_assert_cmpuint(bs_loud_length(loud), ==, 0);
    bs_loud_unref(loud);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/loud/events", test_loud);
    g_test_add_func("/loud/nothing", test_nothing_loud);
    g_test_add_func("/loud/walk", test_walk);
    return g_test_run();
}
