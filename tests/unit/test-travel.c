// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What travelling needs besides a cursor: places that were visited, and what is worth a stop.
#include "debug/cursor.h"
#include "debug/loud.h"
#include "debug/visits.h"

#include <string.h>

static const char program[] = "func.func @f(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {\n"
                              "  %0 = memref.alloc() : memref<2xf32>\n"
                              "  %1 = memref.alloc() : memref<2xf32>\n"
                              "  %2 = arith.select %c, %0, %1 : memref<2xf32>\n"
                              "  memref.copy %a, %2 : memref<2xf32> to memref<2xf32>\n"
                              "  return %2 : memref<2xf32>\n"
                              "}\n";

static BsDocument *
load(const char *text)
{
    return bs_document_load("test.mlir", text, strlen(text), NULL);
}

// -- visits ---------------------------------------------------------------------------------------

// Each row is a call and where one then is.
static void
test_visits(void)
{
    static const struct {
        char call; // jump, step, back, forward
        guint32 to, at;
    } rows[] = {
        {'j', 20, 20}, {'s', 21, 21}, {'j', 40, 40}, {'b', 0, 21}, {'b', 0, 0},   {'b', 0, 0},
        {'f', 0, 21},  {'f', 0, 40},  {'f', 0, 40},  {'b', 0, 21}, {'s', 22, 22}, {'f', 0, 40},
        {'b', 0, 22},  {'j', 7, 7},   {'f', 0, 7},   {'b', 0, 22}, {'s', 7, 7},   {'f', 0, 7},
        {'b', 0, 0},   {'j', 0, 0},   {'f', 0, 7},
    };
    BsVisits visits = {0};
    guint32 at = 0;
    g_assert_false(bs_visits_go(&visits, FALSE, &at));
    bs_visits_reset(&visits, 0);
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        if (rows[i].call == 'j')
            bs_visits_jump(&visits, at = rows[i].to);
        else if (rows[i].call == 's')
            bs_visits_step(&visits, at = rows[i].to);
        else
            bs_visits_go(&visits, rows[i].call == 'f', &at);
        g_test_message("row %u", i);
        g_assert_cmpuint(at, ==, rows[i].at);
    }
    bs_visits_clear(&visits);
}

static void
test_many_visits(void)
{
    BsVisits visits = {0};
    guint32 at = 0, n = 0;
    bs_visits_reset(&visits, 0);
    for (guint32 i = 1; i <= 5000; i++)
        bs_visits_jump(&visits, i);
    while (bs_visits_go(&visits, FALSE, &at))
        n++;
    g_assert_cmpuint(n, ==, 999);
    g_assert_cmpuint(at, ==, 5000 - n);
    bs_visits_clear(&visits);
}

// -- loud events ----------------------------------------------------------------------------------

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
    bs_loud_free(loud);
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
    bs_loud_free(loud);
    bs_document_free(document);
    document = load("not mlir");
    loud = bs_loud_new(document);
    g_assert_cmpuint(bs_loud_length(loud), ==, 0);
    bs_loud_free(loud);
    bs_document_free(document);
}

// -- steps ----------------------------------------------------------------------------------------

// In and back in again undo each other around a first nested event.
static void
test_step_in(void)
{
    BsDocument *document = load(program);
    guint32 in = 0, in_back = 0;
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        bs_document_goto(document, i);
        const BsEvent *event = bs_document_current_event(document);
        const gboolean has_inside = event && event->end > i;
        g_assert_true(bs_document_step_in(document) == has_inside);
        g_assert_cmpuint(bs_document_cursor(document), ==, has_inside ? i + 1 : i);
        in += has_inside;
        if (has_inside)
            g_assert_cmpuint(bs_document_current_event(document)->parent, ==, i);
        bs_document_goto(document, i);
        if (!bs_document_step_in_back(document))
            continue;
        in_back++;
        const BsEvent *inner = bs_document_current_event(document);
        g_assert_cmpuint(inner->number, ==, i - 1);
        g_assert_cmpuint(inner->parent, !=, event->parent);
    }
    g_assert_cmpuint(in, >, 0);
    g_assert_cmpuint(in_back, >, 0);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/travel/visits", test_visits);
    g_test_add_func("/travel/many-visits", test_many_visits);
    g_test_add_func("/travel/loud", test_loud);
    g_test_add_func("/travel/nothing-loud", test_nothing_loud);
    g_test_add_func("/travel/step-in", test_step_in);
    return g_test_run();
}
